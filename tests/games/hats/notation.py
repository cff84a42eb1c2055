"""Short notation for tests: "T4 W2" are Topper 4 and Bowler 2, seats are numbers."""

from typing import Any, Self

from tests.games import table
from yuletable.core.protocol import CHANCE, Json, Seat, check_options
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


class Table(table.Table[State, HatsView]):
    game = GAME

    def swap(self, seat: Seat, card: str, space: int, end: bool = True) -> Self:
        """A swap, by default with the end of the turn."""
        data = {"swap": named(card), "space": space}
        return self.do(seat, {**data, "end": True} if end else data)

    def black(self, seat: Seat, card: str, end: bool = True) -> Self:
        data: dict[str, Json] = {"black": named(card)}
        return self.do(seat, {**data, "end": True} if end else data)


def dealt(n: int, tray: str, hands: list[str], start: Seat = 0, **options: Json) -> Table:
    """A whole deal, forced: for two players without nightcaps and plumes, unless the host picks."""
    state = GAME.new(n, check_options(GAME.spec, options))
    played = Table(state)
    if n == 2 and not options.get("removed_one"):
        played.do(CHANCE, {"removed": ["nightcap", "plume"]})
    given = set(cards(" ".join([tray, *hands])))
    played.do(CHANCE, {"tray": cards(tray)})
    left = [NAMES[c] for c in range(CARDS) if NAMES[c] not in given and c in state.pile]
    for hand in hands:
        names = cards(hand)
        names += [left.pop() for _ in range(9 - len(names))]
        played.do(CHANCE, {"hands": names})
    return played.do(CHANCE, {"start": start})
