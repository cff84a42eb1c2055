"""The players of a game by name: those that answer at once, and levels that look ahead."""

from time import perf_counter
from typing import Any, Final

from yuletable.bots.flat import choose
from yuletable.core.protocol import Action, Pick
from yuletable.core.registry import Entry
from yuletable.core.seen import Bot, OwnSearch, Search, Seen

LEVELS: Final = ("random", "greedy", "easy", "normal", "hard", "expert")
"""The names that mean the same in every game, weakest first; a game has some of them, and names of
its own for characters."""


class Searcher:
    """A level that looks ahead, as a bot. iterations: in place of the level's. ms: a deadline for
    each move, None = none, so that the same seed gives the same moves."""

    def __init__(
        self,
        entry: Entry,
        search: Search | OwnSearch,
        iterations: int | None = None,
        ms: float | None = None,
    ) -> None:
        self._game = entry.game
        self._search = search
        self._iterations = iterations
        self._ms = ms

    def __call__(self, seen: Seen[Any], pick: Pick) -> Action:
        until = None if self._ms is None else perf_counter() + self._ms / 1000
        search = self._search
        if isinstance(search, Search):
            return choose(self._game, search, seen, pick, self._iterations, until).action
        iterations = search.iterations if self._iterations is None else self._iterations
        late = (lambda: False) if until is None else (lambda: perf_counter() > until)
        return search.think(seen, pick, iterations, late)


class Policed:
    """The fast policy of a level, as a bot."""

    def __init__(self, search: Search | OwnSearch) -> None:
        self._policy = search.policy

    def __call__(self, seen: Seen[Any], pick: Pick) -> Action:
        return self._policy(seen.world, seen.seat, pick)


def search_of(entry: Entry, name: str) -> Search | OwnSearch | None:
    """How the player of that name looks ahead, None for one that answers at once."""
    declared = entry.bots[name]
    return declared if isinstance(declared, Search | OwnSearch) else None


def thinks(entry: Entry, name: str) -> bool:
    """Whether the player of that name looks ahead."""
    return search_of(entry, name) is not None


def bot_of(entry: Entry, name: str, iterations: int | None = None, ms: float | None = None) -> Bot:
    """The player of that name. Raises KeyError for a name that the game does not have."""
    declared = entry.bots[name]
    if isinstance(declared, Search | OwnSearch):
        return Searcher(entry, declared, iterations, ms)
    return declared


def fast_of(entry: Entry, name: str) -> Bot:
    """The player of that name, or who stands in for it where there is no time to look ahead."""
    declared = entry.bots[name]
    return Policed(declared) if isinstance(declared, Search | OwnSearch) else declared


def best_of(entry: Entry, name: str) -> str:
    """The strongest level of the game; the given name where the game has no levels."""
    known = [level for level in LEVELS[1:] if level in entry.bots]
    return known[-1] if known else name
