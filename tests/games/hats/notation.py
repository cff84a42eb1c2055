"""Short notation for tests: "T4 W2" are Topper 4 and Bowler 2, seats are numbers."""

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
from yuletable.games.hats import GAME
from yuletable.games.hats.cards import CARDS, LETTERS, NAMES, TYPES
from yuletable.games.hats.rules import State
from yuletable.games.hats.views import HatsView


def named(short: str) -> str:
    """ "T4" as the wire writes it."""
    return f"{TYPES[LETTERS.index(short[0])]}-{short[1:]}"


def cards(short: str) -> list[str]:
    return [named(each) for each in short.split()]


def shorts(names: list[str]) -> str:
    """Names of cards in short notation, in the same order."""
    return " ".join(f"{LETTERS[TYPES.index(name[:-2])]}{name[-1]}" for name in names)


def position(
    tray: str,
    hands: list[str],
    shown: list[str] | None = None,
    black: list[str] | None = None,
    discarded: list[str] | None = None,
    **more: Any,
) -> dict[str, Json]:
    """A position. Hands are filled up from the cards that are nowhere, so that each seat has nine
    cards with its plays; with two players without the types named in `removed`."""
    n = len(hands)
    shown = shown or [""] * n
    black = black or [""] * n
    discarded = discarded or [""] * n
    removed = [named(f"{letter}1")[:-2] for letter in more.pop("removed", "CP" if n == 2 else "")]
    named_cards = set(cards(" ".join([tray, *hands, *shown, *black, *discarded])))
    left = [name for name in NAMES if name not in named_cards and name[:-2] not in removed]
    players = []
    for seat in range(n):
        hand = cards(hands[seat])
        missing = 9 - len(hand) - len(shown[seat].split()) - len(black[seat].split())
        for _ in range(missing if more.get("phase") != "drawing" else 0):
            hand.append(left.pop())
        players.append(
            {
                "hand": hand,
                "collection": cards(shown[seat]),
                "black": cards(black[seat]),
                "discarded": cards(discarded[seat]),
            }
        )
    return {"players": players, "tray": cards(tray), "removed": removed, **more}


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
    def view(self) -> HatsView:
        return GAME.view(self.state, None)

    def seen(self, seat: Seat) -> HatsView:
        return GAME.view(self.state, seat)

    def do(self, seat: Seat, data: Json, *draws: Json) -> "Table":
        """Something that a seat (CHANCE) does, and the draws that follow."""
        events = Events()
        atoms = GAME.parse_action(self.state, seat, data)
        assert isinstance(atoms, list), atoms
        for atom in atoms:
            self.match.play(seat, atom, 0, events)
        self.events = list(events)
        for draw in draws:
            told = self.events
            self.do(CHANCE, draw)
            self.events = told + self.events
        return self

    def swap(self, seat: Seat, card: str, space: int, end: bool = True) -> "Table":
        """A swap, by default with the end of the turn."""
        data = {"swap": named(card), "space": space}
        return self.do(seat, {**data, "end": True} if end else data)

    def black(self, seat: Seat, card: str, end: bool = True) -> "Table":
        data: dict[str, Json] = {"black": named(card)}
        return self.do(seat, {**data, "end": True} if end else data)

    def clock(self, kind: str, seat: Seat) -> "Table":
        events = Events()
        self.match.play(CLOCK, clock_id(kind, seat, self.state.n), 0, events)
        self.events = list(events)
        return self

    def ask(self, seat: Seat) -> Ask:
        ask = GAME.ask(self.state, seat)
        assert ask is not None
        return ask

    def why(self, seat: Seat, data: Json) -> tuple[str, dict[str, Json]]:
        """Why something is refused: reason without its prefix, arguments. Nothing changes."""
        key = self.state.key()
        refusal = GAME.parse_action(self.state, seat, data)
        assert isinstance(refusal, Refusal), refusal
        assert self.state.key() == key
        return refusal.why.key.removeprefix("hats-why-"), refusal.why.args

    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]

    def payload(self, kind: str, viewer: Seat | None = None) -> Any:
        """What a viewer is told of the only event of a kind."""
        (event,) = [each for each in self.events if each.kind == kind]
        return event.seen_by(viewer)


def dealt(n: int, tray: str, hands: list[str], start: Seat = 0, **options: Json) -> Table:
    """A whole deal, forced: for two players without nightcaps and plumes, unless the host picks."""
    state = GAME.new(n, check_options(GAME.spec, options))
    table = Table(state)
    if n == 2 and not options.get("removed_one"):
        table.do(CHANCE, {"removed": ["nightcap", "plume"]})
    given = set(cards(" ".join([tray, *hands])))
    table.do(CHANCE, {"tray": cards(tray)})
    left = [NAMES[c] for c in range(CARDS) if NAMES[c] not in given and c in state.pile]
    for hand in hands:
        names = cards(hand)
        names += [left.pop() for _ in range(9 - len(names))]
        table.do(CHANCE, {"hands": names})
    return table.do(CHANCE, {"start": start})
