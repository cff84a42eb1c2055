"""What the file of a position consists of, and what its words mean.

Keys are the glossary's nouns. What can be told from the rest (the pile, who is asked, the draft
order, what is not turned yet) may be left out of a file.
"""

import msgspec

from yuletable.core.positions import no, one_of
from yuletable.core.protocol import Json
from yuletable.games.sweaters.cards import CARD_OF, COLORS, ICONS, Card
from yuletable.games.sweaters.position import Position
from yuletable.games.sweaters.views import SheetView


class SweaterFile(
    msgspec.Struct,
    forbid_unknown_fields=True,
    omit_defaults=True,
    rename={"left": "L", "right": "R", "bottom": "B"},
):
    """One sweater; floating: the patch without a slot. claims: ids of claimed Fads."""

    left: str | None = None
    right: str | None = None
    bottom: str | None = None
    floating: str | None = None
    claims: list[int] = []
    banked: int = 0


class VoidFile(msgspec.Struct, forbid_unknown_fields=True):
    """The seat holds at most so many of these cards."""

    cards: list[str]
    most: int


class MissFile(msgspec.Struct, forbid_unknown_fields=True):
    """A trick in which the seat could not follow; drawn: cards of this round that it had drawn."""

    trick: int
    color: str
    icon: str
    drawn: int


class Player(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One seat. left: cards in its pile, if left out as many as the trick leaves. santas: hidden
    ones. ability: its Special Ability card."""

    hand: list[str] = []
    left: int | None = None
    sweaters: list[SweaterFile] = []
    santas: list[int] = []
    ability: str | None = None
    spent: bool = False
    voids: list[VoidFile] = []
    misses: list[MissFile] = []


class TradeFile(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A card in the trade area. value, icon: of a led patch what it has copied."""

    seat: int
    card: str
    value: int | None = None
    icon: str | None = None
    followed: bool = True


class PatchFile(msgspec.Struct, forbid_unknown_fields=True):
    """What a patch is set to."""

    card: str
    value: int
    icon: str


class File(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The whole position. entry: the entry of the draft order that is on, from 0; billied: the one
    used up by Billy. fresh: cards drawn so far for the hand that is filled up. waiting: seats not
    ready in the review. chosen: patches chosen at a round's end while others still choose.
    brothers: combos reached in rounds counted. last_round: the match ends with this round."""

    players: list[Player]
    options: dict[str, Json] = {}
    phase: str = "playing"
    round: int = 1
    trick: int = 1
    leader: int | None = None
    pool: list[str] = []
    trade: list[TradeFile] = []
    entry: int = 0
    billied: int | None = None
    taken: str | None = None
    moving: str | None = None
    out: list[str] = []
    settings: list[PatchFile] = []
    chosen: list[PatchFile] = []
    pile: list[str] | None = None
    fresh: int = 0
    fads: list[int] = []
    fads_due: int = 0
    fads_left: list[int] | None = None
    yarn: str | None = None
    yarns_left: list[str] | None = None
    fit: int | None = None
    fits_left: list[int] | None = None
    santas_due: int = 0
    santas_left: list[int] | None = None
    brothers: list[int] = []
    waiting: list[int] | None = None
    sheets: list[SheetView] = []
    early: bool = False
    last_round: bool = False


def card_named(name: str) -> Card:
    """A card by its name."""
    if name not in CARD_OF:
        no(f"there is no card {name!r}; a card is like 'red-7' or 'red-patch'")
    return CARD_OF[name]


def seat_of(state: Position, seat: int) -> int:
    """A seat that is there."""
    if not 0 <= seat < state.n:
        no(f"a player is 0 to {state.n - 1}, not {seat}")
    return seat


def color_named(name: str) -> int:
    """A color by its name."""
    return one_of("a color", name, COLORS)


def icon_named(name: str) -> int:
    """An icon by its name."""
    return one_of("an icon", name, ICONS)


def ids_of(ids: list[int], most: int, what: str) -> list[int]:
    """Ids of a kind, from 1, as they are inside."""
    if len(set(ids)) < len(ids) or not all(1 <= each <= most for each in ids):
        no(f"{what} must be different numbers from 1 to {most}")
    return [each - 1 for each in ids]
