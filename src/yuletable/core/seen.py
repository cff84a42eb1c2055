"""What a bot gets to decide with: never more than its seat knows."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeAlias

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


Policy: TypeAlias = Callable[[Any, Seat, Pick], Action]
"""A fast player of playouts: (state, seat that may act, pick) -> one of its legal actions. The
state is a world that the seat holds possible; a policy looks only at what the seat knows in it."""

Shortlist: TypeAlias = Callable[[Any, Seat, list[Action]], Sequence[Action]]
"""(state, seat, legal) -> those worth a playout, at least one. Bound as a policy is."""

Value: TypeAlias = Callable[[Any, Seat], float]
"""(finished state, seat) -> how good the end is for that seat; higher is better."""

Horizon: TypeAlias = Callable[[Any], bool]
"""(state that waits for a draw) -> whether a playout ends here, before the draw."""

Enough: TypeAlias = Callable[[Any], bool]
"""(state) -> whether a playout ends here; asked before every step, draws too."""


class Search(msgspec.Struct, frozen=True):
    """A level of play that looks ahead, as a game declares it; `bots` builds the player from it.

    policy: plays out, and stands in where there is no time to look ahead. iterations: playouts a
    move, all actions together. shortlist: without one every legal action is tried. value: without
    one a win counts, and the margin a little. horizon: how far a playout looks, in a game of many
    rounds; it needs a `value` that knows what such a state is worth. Without one it is the end.
    enough: the same for a game that can go on for long without a draw.
    """

    policy: Policy
    iterations: int
    shortlist: Shortlist | None = None
    value: Value | None = None
    horizon: Horizon | None = None
    enough: Enough | None = None


Bots: TypeAlias = Mapping[str, Bot | Search]
"""What a game names its players by: a bot that answers at once, or a level that looks ahead."""
