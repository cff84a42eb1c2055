"""What a bot gets to decide with: never more than its seat knows."""

from collections.abc import Callable, Mapping
from typing import Generic, Protocol

import msgspec

from yuletable.core.protocol import Action, Game, Pick, S, Seat


class Seen(Generic[S]):
    """One seat's knowledge at one ask.

    seat: the seat to decide for. legal: its legal actions, ascending. view: what it sees.
    world: a state drawn from those consistent with what it knows, its own copy; for more of them
    call `world.determinize(seat, pick)`. View and world are made when first asked for.
    """

    __slots__ = ("_make_view", "_make_world", "_view", "_world", "legal", "seat")

    def __init__(
        self,
        seat: Seat,
        legal: list[Action],
        make_view: Callable[[], msgspec.Struct],
        make_world: Callable[[], S],
    ) -> None:
        self.seat = seat
        self.legal = legal
        self._make_view = make_view
        self._make_world = make_world
        self._view: msgspec.Struct | None = None
        self._world: S | None = None

    @property
    def view(self) -> msgspec.Struct:
        if self._view is None:
            self._view = self._make_view()
        return self._view

    @property
    def world(self) -> S:
        if self._world is None:
            self._world = self._make_world()
        return self._world


def see(game: Game[S], state: S, seat: Seat, pick: Pick) -> Seen[S]:
    """What `seat` may know of `state`; `pick` draws the world."""
    return Seen(
        seat,
        state.legal_actions(seat),
        lambda: game.view(state, seat),
        lambda: state.determinize(seat, pick),
    )


class Bot(Protocol):
    """A computer player: one of `seen.legal`, by what is seen and by its own randomness."""

    def __call__(self, seen: Seen[S], pick: Pick) -> Action: ...


def random_bot(seen: Seen[S], pick: Pick) -> Action:
    """Any legal action, all equally likely."""
    return seen.legal[pick(len(seen.legal))]


Bots = Mapping[str, Bot]
