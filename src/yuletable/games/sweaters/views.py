"""What the screens of Ugly Christmas Sweaters may see. An allow-list: whatever is not here
never leaves.

A card is "red-7" or "red-patch"; slots are "L", "R", "B"; sweaters of a seat count from 1 in the
order in which they were begun; fads are 1 to 10, Secret Santas 1 to 16.
"""

from typing import Literal

import msgspec

from yuletable.games.sweaters.sheets import LineKind

Color = Literal["purple", "red", "green", "yellow"]
Icon = Literal["snowman", "candy_cane", "bell", "tree"]
SlotName = Literal["L", "R", "B"]
Ability = Literal["little_brothers", "tina", "maria", "billy"]
Phase = Literal[
    "setup",
    "playing",
    "copying",
    "billy",
    "drafting",
    "placing",
    "offer",
    "refilling",
    "turning",
    "tina",
    "tina_placing",
    "patches",
    "review",
    "over",
]


class LineView(msgspec.Struct, frozen=True):
    """One line of points. cards: those concerned. fad: whose objective it is. santa: which one."""

    kind: LineKind
    points: int
    cards: list[str]
    fad: int | None = None
    santa: int | None = None


class FadView(msgspec.Struct, frozen=True):
    """A Fad in play: color and icon are null for Clash Is In (clash true)."""

    fad: int
    color: Color | None
    icon: Icon | None
    clash: bool


class PieceView(msgspec.Struct, frozen=True):
    """One piece. slot: null while a patch floats. value, icon: of a patch null while it is open."""

    card: str
    slot: SlotName | None
    value: int | None
    icon: Icon | None
    open: bool


class SweaterView(msgspec.Struct, frozen=True):
    """One sweater. pieces: L, R, B as far as they are there, a floating patch last. claims: Fads it
    has claimed (Express); locked: it takes nothing more. banked: points banked at the claim.
    lines, points: certain as it stands, Secret Santas left out, [] and 0 while not complete.
    best: points with the best choice for its open patches, Secret Santas left out.
    need: slots still missing. run: whether its known values can still become a run.
    """

    number: int
    pieces: list[PieceView]
    complete: bool
    locked: bool
    claims: list[int]
    banked: int
    lines: list[LineView]
    points: int
    best: int
    need: list[SlotName]
    run: bool


class TradeView(msgspec.Struct, frozen=True):
    """One card in the trade area, in the order of play. value, icon: as it counts in this trick;
    null for a led patch that has not copied yet. rank: 1 is first, as it stands now. tier: "fit",
    "yarn", "plain". followed: false when its seat could not follow."""

    seat: int
    card: str
    value: int | None
    icon: Icon | None
    rank: int | None
    tier: Literal["fit", "yarn", "plain"] | None
    followed: bool


class TurnView(msgspec.Struct, frozen=True):
    """One entry of the draft order. card: the one played for it. state: "done", "now", "next", or
    "billy" when the entry was used up by Billy."""

    rank: int
    seat: int
    card: str
    state: Literal["done", "now", "next", "billy"]


class MissView(msgspec.Struct, frozen=True):
    """In this trick of the round the seat could not follow color or icon. drawn: cards it has drawn
    since."""

    trick: int
    color: Color
    icon: Icon
    drawn: int


class BonusView(msgspec.Struct, frozen=True):
    """The Special Ability card of a seat. used: it is spent. combos: of The Little Brothers: which
    of "1 green + 2 red", "2 green + 1 red" is there (completed sweaters of now included)."""

    ability: Ability
    used: bool
    combos: list[bool]


class PlayerView(msgspec.Struct, frozen=True):
    """One seat, as everybody sees it.

    hand, pile: how many cards. discards: covered pieces and Billy's in this round are nobody's.
    complete: completed sweaters now; started: all. hidden: Secret Santas held and not revealed;
    revealed: ids that everybody knows, met: those of them that scored. score: of the rounds
    counted; live: score and what this round's completed sweaters bring for certain, Secret Santas
    left out. unbuilt, fad_points: summed over the rounds counted (tie-breaks).
    waiting: the seat is asked now.
    """

    hand: int
    pile: int
    sweaters: list[SweaterView]
    complete: int
    started: int
    hidden: int
    revealed: list[int]
    met: list[int]
    bonus: BonusView | None
    misses: list[MissView]
    score: int
    live: int
    unbuilt: int
    fad_points: int
    waiting: bool


class SantaView(msgspec.Struct, frozen=True):
    """An own Secret Santa. needs: so many pieces of the color and of the icon. met: scored in an
    earlier round (Avid). sweaters: numbers of completed sweaters that satisfy it as they stand;
    scores: the one that it would score with now; possible: sweaters (completed, with open patches)
    that a patch choice would make do."""

    santa: int
    colors: int
    color: Color
    icons: int
    icon: Icon
    met: bool
    sweaters: list[int]
    scores: int | None
    possible: list[int]


class OwnView(msgspec.Struct, frozen=True):
    """What the viewer alone may see. hand: in the order of the cards' ids. santas: all of this
    round or, in Avid, of the game. live: `PlayerView.live` with own Secret Santas."""

    hand: list[str]
    santas: list[SantaView]
    live: int


class SheetSweaterView(msgspec.Struct, frozen=True):
    """One sweater at a round's end, with its line by line points (Secret Santa included)."""

    number: int
    pieces: list[PieceView]
    complete: bool
    lines: list[LineView]
    points: int


class SheetSantaView(msgspec.Struct, frozen=True):
    """A Secret Santa revealed in a round. sweater: the one that met it, null: not met."""

    santa: int
    sweater: int | None


class SheetSeatView(msgspec.Struct, frozen=True):
    """One seat's round. extra: lines of no sweater (The Little Brothers). fad_points: for the
    tie-break. unbuilt: sweaters started and not complete."""

    seat: int
    sweaters: list[SheetSweaterView]
    santas: list[SheetSantaView]
    extra: list[LineView]
    fad_points: int
    unbuilt: int
    points: int


class SheetView(msgspec.Struct, frozen=True):
    """A round that has been counted, and what was in play at its end."""

    round: int
    fads: list[int]
    yarn: Color | None
    fit: int | None
    seats: list[SheetSeatView]


class FinalView(msgspec.Struct, frozen=True):
    """One seat when it is over. rounds: points of each. missed: Secret Santas not met by the end of
    Avid; zero: that made the score 0. total: sum of the rounds; score: what counts."""

    seat: int
    rounds: list[int]
    missed: list[int]
    zero: bool
    total: int
    score: int
    unbuilt: int
    fad_points: int
    place: int


class SweatersView(msgspec.Struct, frozen=True):
    """The whole table.

    yarn_used, fit_used: whether the card is in this game. fads: in play, those claimed gone.
    yarn_left: tricks until Trendy Yarn changes (Express), else null. round, trick: from 1, 0 before
    the first; tricks: the most in a round. leader: of this trick, then of the next.
    target: completed sweaters that end the round. last_draft: the round ends with this draft.
    led: what has to be followed. taken: the card out of the pool that is being placed. asked: seats
    asked now; prompt: their kind of ask. order: the draft order while drafting. sheets: rounds
    counted. final, tie_break, no_winner: when over, unless it ended early; tie_break says what
    decided between those with most points: null when nothing had to, "shared" when nothing did.
    last_round: the match ends with it, as a lesson does.
    """

    phase: Phase
    mode: Literal["casual", "express", "avid"]
    difficulty: Literal["beginner", "novice", "expert"]
    bonus: bool
    profile: Literal["classic", "current"]
    yarn_used: bool
    fit_used: bool
    round: int
    rounds: int
    trick: int
    tricks: int
    target: int
    leader: int | None
    fads: list[FadView]
    yarn: Color | None
    yarn_left: int | None
    fit: int | None
    pool: list[str]
    trade: list[TradeView]
    led_color: Color | None
    led_icon: Icon | None
    order: list[TurnView]
    taken: str | None
    last_draft: bool
    asked: list[int]
    prompt: (
        Literal[
            "play",
            "copy",
            "billy",
            "draft",
            "place",
            "offer",
            "tina",
            "tina_place",
            "patch",
            "review",
        ]
        | None
    )
    players: list[PlayerView]
    own: OwnView | None
    sheets: list[SheetView]
    last_round: bool
    over: bool
    early: bool
    final: list[FinalView]
    tie_break: Literal["unbuilt", "fad_points", "shared"] | None
    no_winner: bool
