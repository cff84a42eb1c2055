"""The three trails: fixed layouts, one kind of square each (clauses 1.5 to 1.7)."""

from typing import Final, Literal, TypeAlias

BoardName: TypeAlias = Literal["short", "medium", "long"]

PLAIN: Final = 0
SHIELD: Final = 1
LUCKY: Final = 2
UNLUCKY: Final = 3
FINISH: Final = 4

KIND_NAMES: Final = ("plain", "shield", "lucky", "unlucky", "finish")


class Board:
    """One trail. length: number of the finish square. kinds: kind of each square 0..length."""

    __slots__ = ("kinds", "length", "lucky", "name", "shields", "unlucky")

    def __init__(
        self, name: BoardName, length: int, lucky: str, unlucky: str, shields: str
    ) -> None:
        self.name = name
        self.length = length
        self.lucky = _squares(lucky)
        self.unlucky = _squares(unlucky)
        self.shields = _squares(shields)
        kinds = [PLAIN] * (length + 1)
        for kind, squares in ((LUCKY, self.lucky), (UNLUCKY, self.unlucky), (SHIELD, self.shields)):
            for square in squares:
                kinds[square] = kind
        kinds[length] = FINISH
        self.kinds = tuple(kinds)


def _squares(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


SHORT: Final = Board(
    "short",
    40,
    lucky="3 8 11 16 20 25 29 32 35",
    unlucky="7 13 17 22 31 34",
    shields="12 19 33",
)
MEDIUM: Final = Board(
    "medium",
    70,
    lucky="4 7 12 15 20 24 28 31 36 41 45 50 55 58 61 65",
    unlucky="8 11 16 26 32 37 43 48 54 57 64",
    shields="10 21 34 44 66",
)
LONG: Final = Board(
    "long",
    100,
    lucky="2 8 11 14 21 23 28 32 38 39 46 48 55 59 61 66 72 74 81 83 86 92 98",
    unlucky="9 15 18 27 31 41 44 51 56 65 69 75 84 88 96",
    shields="6 22 35 47 58 70 79 90",
)

BOARDS: Final[dict[str, Board]] = {board.name: board for board in (SHORT, MEDIUM, LONG)}
