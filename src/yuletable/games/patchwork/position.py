"""All that a position of Patchwork consists of. Numbers in comments are clauses of RULES.md."""

from collections.abc import Hashable
from typing import Final, NamedTuple, Self, TypeAlias

from yuletable.core.protocol import CHANCE, Action, Options, Seat
from yuletable.games.patchwork.fitting import Runs
from yuletable.games.patchwork.patches import (
    BONUS,
    COUNT,
    EMPTY_COST,
    LAST,
    SQUARES,
    START_BUTTONS,
    TRACKS,
)

LAYING: Final = 0
STARTING: Final = 1
TURN: Final = 2
PLACING: Final = 3
OWING: Final = 4
FINAL: Final = 5
PHASES: Final = ("laying", "starting", "turn", "placing", "special", "over")

NOBODY: Final = -1
NOTHING: Final = -1


class Laid(NamedTuple):
    """A patch on a quilt; square: of the corner of its box."""

    patch: int
    orientation: int
    square: int


Point: TypeAlias = tuple[Seat, int, int, int, int]
"""How a seat stood after one of its moves: seat, time, buttons, squares covered, score."""


class Position:
    """A position of Patchwork.

    phase: one of PHASES. who: answer of current(). time, buttons, income, board, laid: by seat;
    board: set of covered squares. circle: patches clockwise from the neutral token; left: those not
    laid out yet. top: who moved last, so whose token is on top when both are on one space (3.1).
    special: spaces of the 1x1 patches that still lie there, ascending. chosen: place in the circle
    of the patch that is bought but not laid yet, else NOTHING. owed: the space of a 1x1 that must
    be laid now, else NOTHING. bonus: who has the 7x7, or NOBODY. home: seats on the last space, in
    the order of coming. history: one point a move. legal, sites, runs: what has been asked for
    already: the actions of `who`, where each patch fits on its quilt, and by seat the free rows of
    a quilt. sites is shared by clones and replaced, never cleared, when another is asked.
    """

    __slots__ = (
        "board",
        "bonus",
        "buttons",
        "chosen",
        "circle",
        "early",
        "history",
        "home",
        "income",
        "laid",
        "left",
        "legal",
        "options",
        "owed",
        "phase",
        "runs",
        "sites",
        "special",
        "start",
        "time",
        "top",
        "who",
    )

    def __init__(self, options: Options) -> None:
        self.options = options
        self.phase = LAYING
        self.who = CHANCE
        self.time = [0, 0]
        self.buttons = [START_BUTTONS, START_BUTTONS]
        self.income = [0, 0]
        self.board = [0, 0]
        self.laid: list[list[Laid]] = [[], []]
        self.circle: list[int] = []
        self.left = [patch for patch in range(COUNT) if patch != LAST]
        self.start: Seat = NOBODY
        self.top: Seat = NOBODY
        self.special: tuple[int, ...] = TRACKS[options["track"]]
        self.chosen = NOTHING
        self.owed = NOTHING
        self.bonus: Seat = NOBODY
        self.home: list[Seat] = []
        self.early = False
        self.history: list[Point] = []
        self.legal: list[Action] | None = None
        self.sites: dict[int, int] = {}
        self.runs: list[Runs | None] = [None, None]

    def score(self, seat: Seat) -> int:
        """Points of a seat as it stands (7.2)."""
        empty = SQUARES - self.board[seat].bit_count()
        return self.buttons[seat] + (BONUS if self.bonus == seat else 0) - EMPTY_COST * empty

    def tied(self) -> bool:
        """Whether it matters which token is on top: both on one space, or a 1x1 is owed."""
        return self.time[0] == self.time[1] or self.phase == OWING

    def clone(self) -> Self:
        new = object.__new__(type(self))
        new.options = self.options
        new.phase = self.phase
        new.who = self.who
        new.time = self.time[:]
        new.buttons = self.buttons[:]
        new.income = self.income[:]
        new.board = self.board[:]
        new.laid = [self.laid[0][:], self.laid[1][:]]
        new.circle = self.circle[:]
        new.left = self.left[:]
        new.start = self.start
        new.top = self.top
        new.special = self.special
        new.chosen = self.chosen
        new.owed = self.owed
        new.bonus = self.bonus
        new.home = self.home[:]
        new.early = self.early
        new.history = self.history[:]
        new.legal = self.legal
        new.sites = self.sites
        new.runs = self.runs[:]
        return new

    def key(self) -> Hashable:
        return (
            (tuple(sorted(self.options.items())), self.phase, self.start, self.early),
            (*self.time, *self.buttons, self.top if self.tied() else NOBODY),
            (tuple(self.laid[0]), tuple(self.laid[1])),
            (tuple(self.circle), self.special, self.chosen, self.owed),
            (self.bonus, tuple(self.home), tuple(self.history)),
        )
