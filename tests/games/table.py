"""A table to play a game at in tests: steps as JSON, draws as they are wanted, what came of it."""

from typing import Any, ClassVar, Generic, Self, TypeVar, cast

import msgspec

from yuletable.core.match import Event, Events, Match
from yuletable.core.protocol import (
    CHANCE,
    CLOCK,
    Ask,
    Game,
    Json,
    Refusal,
    Seat,
    State,
    clock_id,
)

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=msgspec.Struct)


class Table(Generic[S, V]):
    """A match from a position or a state, every draw forced. A game gives its own names to it:

        class Table(table.Table[State, HatsView]):
            game = GAME

            def swap(self, seat: Seat, card: str, space: int) -> Self:
                return self.do(seat, {"swap": named(card), "space": space})

    game: what is played. match: how it stands. events: what the last call of `do` or `clock` told.
    """

    game: ClassVar[Game[Any]]

    def __init__(self, data: Json | S) -> None:
        state = self.game.from_position(data) if isinstance(data, dict) else data
        self.match: Match[S] = Match.at(self.game, state)
        self.events: list[Event] = []

    @property
    def state(self) -> S:
        return self.match.state

    @property
    def view(self) -> V:
        """What the table shows."""
        return self.seen(None)

    def seen(self, viewer: Seat | None) -> V:
        """What a viewer may see."""
        return cast("V", self.game.view(self.state, viewer))

    def do(self, seat: Seat, data: Json, *draws: Json) -> Self:
        """Something that a seat (CHANCE) does, and the draws that follow. Fails where it is
        refused."""
        events = Events()
        self._parsed(seat, data, events)
        for draw in draws:
            self._parsed(CHANCE, draw, events)
        self.events = list(events)
        return self

    def _parsed(self, seat: Seat, data: Json, events: Events) -> None:
        atoms = self.game.parse_action(self.state, seat, data)
        assert isinstance(atoms, list), atoms
        for atom in atoms:
            self.match.play(seat, atom, 0, events)

    def clock(self, kind: str, seat: Seat = 0) -> Self:
        """Something that time or the host does to a seat."""
        events = Events()
        seats = len(self.state.scores())
        self.match.play(CLOCK, clock_id(kind, seat, seats), 0, events)
        self.events = list(events)
        return self

    def ask(self, seat: Seat) -> Ask:
        """What a seat is asked. Fails where it is not asked."""
        ask = self.game.ask(self.state, seat)
        assert ask is not None
        return ask

    def why(self, seat: Seat, data: Json) -> tuple[str, dict[str, Json]]:
        """Why something is refused: reason without its prefix, arguments. Nothing changes."""
        key = self.state.key()
        refusal = self.game.parse_action(self.state, seat, data)
        assert isinstance(refusal, Refusal), refusal
        assert self.state.key() == key
        return refusal.why.key.removeprefix(f"{self.game.spec.id}-why-"), refusal.why.args

    def kinds(self) -> list[str]:
        """What happened, in order."""
        return [event.kind for event in self.events]

    def payload(self, kind: str, viewer: Seat | None = None) -> Any:
        """What a viewer is told of the only event of a kind."""
        (event,) = [each for each in self.events if each.kind == kind]
        return event.seen_by(viewer)
