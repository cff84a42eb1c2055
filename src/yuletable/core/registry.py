"""Games found by entry point `yuletable.games`: a package exporting GAME and BOTS."""

from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import Any

from yuletable.core.followed import Followed
from yuletable.core.protocol import CLOCK, OVER, Game, check_options, clock_id
from yuletable.core.seen import Bots, random_bot

GROUP = "yuletable.games"


class Entry:
    """A registered game: its border, its bots by name, its folder (rules texts, texts, web)."""

    def __init__(self, package: ModuleType) -> None:
        self.game: Game[Any] = package.GAME
        self.bots: Bots = {"random": random_bot, **package.BOTS}
        self.folder: Traversable = files(package)


@cache
def entries() -> Mapping[str, Entry]:
    """Every installed game by id, in the order of their entry-point names.

    Raises ValueError for a package that breaks the rules of the registry.
    """
    found: dict[str, Entry] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda p: p.name):
        entry = Entry(point.load())
        spec = entry.game.spec
        if spec.id != point.name:
            raise ValueError(f"entry point {point.name!r} names a game with the id {spec.id!r}")
        for seats, teams in spec.teams.items():
            if len(teams) != seats:
                raise ValueError(f"{spec.id} names {len(teams)} teams for {seats} seats")
        if spec.followed and not isinstance(entry.game, Followed):
            raise ValueError(f"{spec.id} lets its choices be followed and cannot check them")
        _refuse_if_stuck(entry.game)
        found[spec.id] = entry
    return found


def entry(game_id: str) -> Entry:
    """The registered game of that id. Raises KeyError with a sentence that lists the ids."""
    known = entries()
    if game_id not in known:
        raise KeyError(f"There is no game {game_id!r}. The games are: {', '.join(known)}.")
    return known[game_id]


def _refuse_if_stuck(game: Game[Any]) -> None:
    """A game can always go on past an absent player: every asked seat has a default by clock."""
    spec = game.spec
    seats = spec.min_seats
    state = game.new(seats, check_options(spec, {}))
    while state.current() < 0 and state.current() != OVER:
        outcomes = state.chance()
        state.apply(state.current(), 0 if isinstance(outcomes, int) else outcomes[0][0])
    for seat in state.actors():
        if clock_id("default", seat, seats) not in state.legal_actions(CLOCK):
            raise ValueError(f"{spec.id} cannot go on past an absent player")
