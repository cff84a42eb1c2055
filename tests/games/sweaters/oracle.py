"""Ugly Christmas Sweaters a second time, slowly and word for word from the clauses: what follows,
who is before whom, what sweaters are worth. Cards are (color, value, icon, slot); a patch has the
value 0. Nothing here comes from the game's own modules but the state that is looked at."""

from itertools import permutations
from typing import Any, NamedTuple

BLOCKS = {
    "green": ["bell", "snowman", "candy_cane", "tree"],
    "red": ["tree", "bell", "snowman", "candy_cane"],
    "yellow": ["snowman", "candy_cane", "tree", "bell"],
    "purple": ["candy_cane", "tree", "bell", "snowman"],
}
SLOT = {1: "L", 6: "L", 7: "L", 12: "L", 2: "R", 5: "R", 8: "R", 11: "R"}
FADS = {
    1: ("yellow", "bell"),
    2: ("yellow", "snowman"),
    3: ("purple", "snowman"),
    4: ("purple", "bell"),
    5: ("red", "candy_cane"),
    6: ("red", "tree"),
    7: ("green", "tree"),
    8: ("green", "candy_cane"),
}
SANTAS = """1 green 2 tree; 2 red 1 candy_cane; 1 red 2 snowman; 1 purple 2 bell;
1 yellow 2 candy_cane; 2 yellow 1 bell; 2 green 1 candy_cane; 2 purple 1 snowman;
1 green 2 bell; 2 green 1 snowman; 1 yellow 2 snowman; 1 red 2 tree;
2 purple 1 tree; 2 red 1 bell; 2 yellow 1 tree; 1 purple 2 candy_cane"""


class Card(NamedTuple):
    color: str
    value: int
    icon: str
    slot: str

    @property
    def patch(self) -> bool:
        return self.value == 0


def read(name: str) -> Card:
    """ "red-7" or "red-patch"."""
    color, value = name.split("-")
    if value == "patch":
        return Card(color, 0, "", "")
    number = int(value)
    return Card(color, number, BLOCKS[color][(number - 1) // 3], SLOT.get(number, "B"))


def may_play(hand: list[str], trade: list[Any], current: bool) -> set[str]:
    """3.2, 3.3, 3.7, 13.1. trade: of the view."""
    if not trade:
        return set(hand)
    color, icon = read(trade[0].card).color, trade[0].icon
    must = set()
    for name in hand:
        card = read(name)
        if card.color == color or (not card.patch and card.icon == icon):
            must.add(name)
    if not must:
        return set(hand)
    if current and trade[-1].icon == icon:
        must |= {name for name in hand if read(name).patch}
    return must


def before(one: Any, two: Any, fit: int | None, yarn: str | None) -> bool:
    """Whether the card played earlier, `one`, drafts before the one played later (chapter 4)."""

    def is_yarn(played: Any) -> bool:
        return bool(read(played.card).color == yarn)

    fits = [played.value == fit for played in (one, two)]
    if all(fits):
        # The one of the yarn's color, else the later.
        return is_yarn(one) and not is_yarn(two)
    if any(fits):
        return bool(fits[0])
    if is_yarn(one) != is_yarn(two):
        return is_yarn(one)
    return bool(one.value > two.value)


def order(trade: list[Any], fit: int | None, yarn: str | None) -> list[str]:
    """The draft order, found one card after the other."""
    found: list[Any] = []
    for played in trade:
        at = 0
        while at < len(found) and before(found[at], played, fit, yarn):
            at += 1
        found.insert(at, played)
    return [played.card for played in found]


class Piece(NamedTuple):
    """value 0 and icon "" while a patch is open."""

    color: str
    value: int
    icon: str


def pieces_of(sweater: Any) -> list[Piece]:
    """The pieces of a view's sweater."""
    return [
        Piece(read(piece.card).color, piece.value or 0, piece.icon or "")
        for piece in sweater.pieces
    ]


def fads_met(pieces: list[Piece], fads: list[int]) -> int:
    """7.4, 7.5: points by these Fads."""
    points = 0
    for fad in fads:
        if fad > 8:
            if len({p.color for p in pieces}) == 3 and len({p.icon for p in pieces} - {""}) == 3:
                points += 3
            continue
        color, icon = FADS[fad]
        points += 3 * all(p.color == color for p in pieces)
        points += 3 * all(p.icon == icon for p in pieces)
    return points


def worth(pieces: list[Piece], fads: list[int], banked: int) -> int:
    """Points of a complete sweater but for Secret Santas."""
    points = 2
    values = sorted(p.value for p in pieces)
    if values[0] > 0 and values == [values[0], values[0] + 1, values[0] + 2]:
        points += 2
    points += max(banked, fads_met(pieces, fads))
    wanted = [FADS[fad] for fad in fads if fad <= 8]
    if len({p.color for p in pieces}) == 1 and pieces[0].color not in [c for c, _ in wanted]:
        points += 1
    icons = {p.icon for p in pieces}
    if len(icons) == 1 and icons != {""} and pieces[0].icon not in [i for _, i in wanted]:
        points += 1
    return points


def satisfies(pieces: list[Piece], santa: int) -> bool:
    """7.8: some way to give each piece one token."""
    colors, color, icons, icon = SANTAS.split(";")[santa - 1].split()
    tokens = [color] * int(colors) + [icon] * int(icons)
    return any(
        all(token in (piece.color, piece.icon) for token, piece in zip(tokens, way, strict=True))
        for way in permutations(pieces)
    )


def most_met(sweaters: list[list[Piece]], santas: list[int]) -> int:
    """7.9: how many Secret Santas can be met, every way tried."""
    if not santas:
        return 0
    best = most_met(sweaters, santas[1:])
    for at, pieces in enumerate(sweaters):
        if satisfies(pieces, santas[0]):
            rest = sweaters[:at] + sweaters[at + 1 :]
            best = max(best, 1 + most_met(rest, santas[1:]))
    return best
