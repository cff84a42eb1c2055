"""The components: 52 sweater cards, yarns, fits, fads and Secret Santas (chapter 1).

A card is an int: color * 12 + value - 1 for the 48 numbered ones, 48 + color for the patches. In
JSON it is "red-7" or "red-patch". Sets of cards are bit masks.
"""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

Card: TypeAlias = int

COLORS: Final = ("purple", "red", "green", "yellow")
ICONS: Final = ("snowman", "candy_cane", "bell", "tree")
HIGHEST: Final = 12
NUMBERED: Final = len(COLORS) * HIGHEST
CARDS: Final = NUMBERED + len(COLORS)
NO_CARD: Final = -1

LEFT: Final = 0
RIGHT: Final = 1
BOTTOM: Final = 2
FLOATING: Final = 3
"""Where a patch lies that has no slot yet (5.4)."""
SLOTS: Final[tuple[Literal["L"], Literal["R"], Literal["B"]]] = ("L", "R", "B")
_SLOT_OF_VALUE: Final = "LRBBRLLRBBRL"
_BLOCKS: Final = {
    "green": ("bell", "snowman", "candy_cane", "tree"),
    "red": ("tree", "bell", "snowman", "candy_cane"),
    "yellow": ("snowman", "candy_cane", "tree", "bell"),
    "purple": ("candy_cane", "tree", "bell", "snowman"),
}
"""The icon of each block of three values, by color (1.2)."""

COLOR: Final = tuple([card // HIGHEST for card in range(NUMBERED)] + list(range(len(COLORS))))
VALUE: Final = tuple([card % HIGHEST + 1 for card in range(NUMBERED)] + [0] * len(COLORS))
"""The printed value; 0 for a patch."""
ICON: Final = tuple(
    [ICONS.index(_BLOCKS[COLORS[COLOR[c]]][(VALUE[c] - 1) // 3]) for c in range(NUMBERED)]
    + [-1] * len(COLORS)
)
"""The printed icon; -1 for a patch."""
SLOT: Final = tuple(
    [SLOTS.index(_SLOT_OF_VALUE[VALUE[c] - 1]) for c in range(NUMBERED)] + [FLOATING] * len(COLORS)
)
"""The printed slot; FLOATING for a patch."""
NAMES: Final = tuple(
    [
        f"{COLORS[COLOR[card]]}-{VALUE[card] if card < NUMBERED else 'patch'}"
        for card in range(CARDS)
    ]
)
CARD_OF: Final = {name: card for card, name in enumerate(NAMES)}


SETTINGS: Final = HIGHEST * len(ICONS)
"""What a patch can be set to: numbers below this one."""


def setting_of(value: int, icon: int) -> int:
    """A value from 1 and an icon as one number."""
    return (value - 1) * len(ICONS) + icon


def setting_parts(setting: int) -> tuple[int, int]:
    """(value from 1, icon) of what a patch is set to."""
    value, icon = divmod(setting, len(ICONS))
    return value + 1, icon


def patch_of(color: int) -> Card:
    """The patch of a color."""
    return NUMBERED + color


def mask_of(cards: "list[Card] | range") -> int:
    """The set of these cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


PATCHES: Final = mask_of(range(NUMBERED, CARDS))
COLOR_MASK: Final = tuple(
    [mask_of([c for c in range(CARDS) if COLOR[c] == color]) for color in range(len(COLORS))]
)
"""Cards of a color, its patch too."""
ICON_MASK: Final = tuple(
    [mask_of([c for c in range(NUMBERED) if ICON[c] == icon]) for icon in range(len(ICONS))]
)
FOLLOWS: Final = tuple([[COLOR_MASK[c] | ICON_MASK[i] for i in range(4)] for c in range(4)])
"""FOLLOWS[color][icon]: the cards that oblige their holder to follow (3.2): numbered ones of the
color or the icon, and the patch of the color."""


class Fad(NamedTuple):
    """color, icon: what all three pieces have to be; -1, -1: Clash Is In."""

    color: int
    icon: int


def _fad(color: str, icon: str) -> Fad:
    return Fad(COLORS.index(color), ICONS.index(icon))


FADS: Final = (
    _fad("yellow", "bell"),
    _fad("yellow", "snowman"),
    _fad("purple", "snowman"),
    _fad("purple", "bell"),
    _fad("red", "candy_cane"),
    _fad("red", "tree"),
    _fad("green", "tree"),
    _fad("green", "candy_cane"),
    Fad(-1, -1),
    Fad(-1, -1),
)
"""By id - 1 (1.5)."""
CLASHES: Final = (8, 9)


class Santa(NamedTuple):
    """What a Secret Santa asks for: so many pieces of a color and so many of an icon (1.6)."""

    colors: int
    color: int
    icons: int
    icon: int


def _santa(colors: int, color: str, icons: int, icon: str) -> Santa:
    return Santa(colors, COLORS.index(color), icons, ICONS.index(icon))


SANTAS: Final = (
    _santa(1, "green", 2, "tree"),
    _santa(2, "red", 1, "candy_cane"),
    _santa(1, "red", 2, "snowman"),
    _santa(1, "purple", 2, "bell"),
    _santa(1, "yellow", 2, "candy_cane"),
    _santa(2, "yellow", 1, "bell"),
    _santa(2, "green", 1, "candy_cane"),
    _santa(2, "purple", 1, "snowman"),
    _santa(1, "green", 2, "bell"),
    _santa(2, "green", 1, "snowman"),
    _santa(1, "yellow", 2, "snowman"),
    _santa(1, "red", 2, "tree"),
    _santa(2, "purple", 1, "tree"),
    _santa(2, "red", 1, "bell"),
    _santa(2, "yellow", 1, "tree"),
    _santa(1, "purple", 2, "candy_cane"),
)
"""By id - 1."""

ABILITIES: Final = ("little_brothers", "tina", "maria", "billy")
BROTHERS: Final = 0
TINA: Final = 1
MARIA: Final = 2
BILLY: Final = 3
NO_ABILITY: Final = -1
BROTHER_COMBOS: Final = ((1, 2), (2, 1))
"""(green, red) pieces of the two sweaters that The Little Brothers ask for."""
GREEN: Final = COLORS.index("green")
RED: Final = COLORS.index("red")

POOL: Final = 4
HAND: Final = 9
DEAL: Final = {2: 24, 3: 16, 4: 12}
"""Cards dealt to each seat (2.2)."""
PLAYS: Final = {2: 4, 3: 3, 4: 4}
"""Cards played in a trick by all seats together (2.2)."""


def names_of(cards: Sequence[Card]) -> list[str]:
    """The names of these cards, in the same order."""
    return [NAMES[card] for card in cards]
