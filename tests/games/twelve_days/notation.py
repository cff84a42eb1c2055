"""Short notation for tests: "12 12 5" are these cards, "-" is a pass, seats are numbers."""

from collections.abc import Iterable
from typing import Any

from yuletable.core.match import Event, Events, Match
from yuletable.core.protocol import (
    CHANCE,
    CLOCK,
    Ask,
    Json,
    Refusal,
    Seat,
    check_options,
    clock_id,
)
from yuletable.games.twelve_days import GAME
from yuletable.games.twelve_days.cards import DEAL, RANKS
from yuletable.games.twelve_days.rules import State
from yuletable.games.twelve_days.views import TwelveDaysView


def cards(short: str) -> list[int]:
    return [int(each) for each in short.split()]


def move(short: str) -> dict[str, Json]:
    """What a client sends."""
    return {"pass": True} if short == "-" else {"play": cards(short)}


def position(hands: list[str], trick: str = "", returned: str = "", **more: Any) -> dict[str, Json]:
    """A position in a hand. trick: "9 9, -" from the leader on, returned: seats. The discards that
    must have been are taken from the highest cards that are nowhere, unless `gone` names them."""
    n = len(hands)
    gifts = more.pop("gifts", [None] * n)
    played = [each.strip() for each in trick.split(",")] if trick else []
    on_table = [rank for each in played if each != "-" for rank in cards(each)]
    placed = [*on_table, *(rank for hand in hands for rank in cards(hand))]
    players: list[Json] = [
        {
            "hand": cards(hand),
            **({} if gifts[seat] is None else {"gifts": gifts[seat]}),
            **({"returned": cards(hand)} if str(seat) in returned else {}),
        }
        for seat, hand in enumerate(hands)
    ]
    missing = DEAL[n] * n - len(placed)
    left = [rank for rank in RANKS for _ in range(rank - placed.count(rank))]
    gone = left[len(left) - missing :]
    made: dict[str, Json] = {"players": players, "gone": gone, "tricks": min(1, missing)}
    if played:
        made["trick"] = [move(each) for each in played]
    return {**made, **more}


class Table:
    """A match from a position or from its beginning, every draw forced."""

    def __init__(self, data: Json | State) -> None:
        state = data if isinstance(data, State) else GAME.from_position(data)
        self.match: Match[State] = Match.at(GAME, state)
        self.events: list[Event] = []

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def view(self) -> TwelveDaysView:
        return GAME.view(self.state, None)

    def seen(self, seat: Seat) -> TwelveDaysView:
        return GAME.view(self.state, seat)

    def do(self, seat: Seat, data: Json) -> "Table":
        """Something that a seat (CHANCE) does."""
        events = Events()
        atoms = GAME.parse_action(self.state, seat, data)
        assert isinstance(atoms, list), atoms
        for atom in atoms:
            self.match.play(seat, atom, 0, events)
        self.events = list(events)
        return self

    def play(self, *moves: str) -> "Table":
        """What the seats do one after the other, whoever is asked; events of all of it."""
        events: list[Event] = []
        for each in moves:
            self.do(self.state.current(), move(each))
            events += self.events
        self.events = events
        return self

    def clock(self, kind: str, seat: Seat) -> "Table":
        events = Events()
        self.match.play(CLOCK, clock_id(kind, seat, self.state.n), 0, events)
        self.events = list(events)
        return self

    def ask(self, seat: Seat) -> Ask:
        ask = GAME.ask(self.state, seat)
        assert ask is not None
        return ask

    def open_plays(self, seat: Seat) -> list[str]:
        """What the ask offers, in short."""
        told = [each.data for each in self.ask(seat).options if each.why is None]
        return [" ".join(map(str, data["play"])) if "play" in data else "-" for data in told]

    def why(self, seat: Seat, data: Json) -> tuple[str, dict[str, Json]]:
        """Why something is refused: reason without its prefix, arguments. Nothing changes."""
        key = self.state.key()
        refusal = GAME.parse_action(self.state, seat, move(data) if isinstance(data, str) else data)
        assert isinstance(refusal, Refusal), refusal
        assert self.state.key() == key
        return refusal.why.key.removeprefix("twelve_days-why-"), refusal.why.args

    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]

    def payloads(self, kind: str, viewer: Seat | None = None) -> list[Any]:
        """What a viewer is told of each event of a kind."""
        return [each.seen_by(viewer) for each in self.events if each.kind == kind]

    def hands(self) -> list[list[int]]:
        """The hand of every seat."""
        found = []
        for seat in range(self.state.n):
            own = self.seen(seat).own
            assert own is not None
            found.append(own.hand)
        return found

    def gifts(self) -> list[int]:
        return [player.gifts for player in self.view.players]


def started(n: int, hands: Iterable[str], dealer: Seat = 0, **options: Json) -> Table:
    """A first deal, forced; hands are filled up from above with cards that are nowhere."""
    table = Table(GAME.new(n, check_options(GAME.spec, options)))
    table.do(CHANCE, {"dealer": dealer})
    return deal(table, hands)


def deal(table: Table, hands: Iterable[str] = ()) -> Table:
    """A hand is dealt, forced as `started` does."""
    n = table.state.n
    given = [cards(hand) for hand in hands]
    given += [[] for _ in range(n - len(given))]
    named = [rank for hand in given for rank in hand]
    left = [rank for rank in RANKS for _ in range(rank - named.count(rank))]
    events: list[Event] = []
    for hand in given:
        full = hand + [left.pop() for _ in range(DEAL[n] - len(hand))]
        table.do(CHANCE, {"hands": full})
        events += table.events
    table.events = events
    return table
