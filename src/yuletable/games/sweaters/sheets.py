"""What is kept of a round that has been counted: every line of points, and what was worn."""

from typing import Literal, NamedTuple

from yuletable.games.sweaters.cards import Card

LineKind = Literal[
    "complete",
    "run",
    "fad_color",
    "fad_icon",
    "clash",
    "banked",
    "color",
    "icon",
    "santa",
    "brothers",
]


class Line(NamedTuple):
    """One line of points. cards: those concerned. fad: whose objective it is; santa: which one."""

    kind: LineKind
    points: int
    cards: tuple[Card, ...]
    fad: int | None = None
    santa: int | None = None


class Piece(NamedTuple):
    """One piece. slot: 0 to 2, or FLOATING. setting: what its patch is set to, or UNSET."""

    card: Card
    slot: int
    setting: int


class SheetSweater(NamedTuple):
    """One sweater; pieces: by slot, a floating patch last. lines: with its Secret Santa."""

    pieces: tuple[Piece, ...]
    complete: bool
    lines: tuple[Line, ...]

    @property
    def points(self) -> int:
        return sum([line.points for line in self.lines])


class SheetSanta(NamedTuple):
    """A Secret Santa revealed in the round. sweater: index of the one that met it, None: not
    met."""

    santa: int
    sweater: int | None


class SheetSeat(NamedTuple):
    """One seat's round. extra: lines of no sweater (The Little Brothers). fad_points: for the
    tie-break. unbuilt: sweaters started and not complete. Both are written, for a position may
    leave the sweaters of an earlier round out."""

    sweaters: tuple[SheetSweater, ...]
    santas: tuple[SheetSanta, ...]
    extra: tuple[Line, ...]
    fad_points: int
    unbuilt: int

    @property
    def points(self) -> int:
        lines = sum([line.points for line in self.extra])
        return lines + sum([sweater.points for sweater in self.sweaters])


class Sheet(NamedTuple):
    """A round, by seat, and what was in play at its end: fads; yarn or UNSET; fit or 0."""

    round: int
    fads: tuple[int, ...]
    yarn: int
    fit: int
    seats: tuple[SheetSeat, ...]
