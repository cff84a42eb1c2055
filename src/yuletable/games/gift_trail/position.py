"""All that a position of Gift Trail consists of. Numbers in comments are clauses of RULES.md."""

from collections.abc import Hashable, Sequence
from typing import Final, Self

from yuletable.core.protocol import CHANCE, Action, Options, Outcomes, Seat
from yuletable.games.gift_trail.actions import DRAW, NO_EFFECT, PICK
from yuletable.games.gift_trail.boards import BOARDS, Board
from yuletable.games.gift_trail.draws import Fit

ORDERING: Final = 0
NUMBERING: Final = 1
AWAIT_ROLL: Final = 2
ROLLING: Final = 3
DRAWING: Final = 4
LEAPING: Final = 5
TAKING: Final = 6
CHOOSING: Final = 7
ENDING: Final = 8
FINAL: Final = 9
PHASES: Final = (
    "ordering",
    "numbering",
    "await_roll",
    "rolling",
    "drawing",
    "leaping",
    "taking",
    "choosing",
    "ending",
    "over",
)

NO_FITS: tuple[Fit, ...] = ()


class Position:
    """A position of Gift Trail.

    way: seats on the way in turn order; at: index in it of the seat whose turn it is.
    pos, gift (0 = none), rank (0 = none yet), brought (number wrapped, 0 = not drawn yet),
    ruled_out (mask of numbers publicly known not to be brought): by seat.
    had, removed, own_swapped: masks of seats. tree: numbers under the tree, ascending.
    who: answer of current(). outcomes: answer of chance(). taker: who gets the parcel being drawn.
    prompt, legal, candidates: the open choice, its legal actions, the seats it is among.
    effect, fits: what was drawn on this landing, and from what; never changed in place.
    waiting: seats that still get a parcel before the match is over, in order.
    """

    __slots__ = (
        "at",
        "board",
        "brought",
        "candidates",
        "dice",
        "dice_count",
        "early",
        "effect",
        "fits",
        "gift",
        "had",
        "kinds",
        "landing",
        "last_round",
        "legal",
        "length",
        "n",
        "options",
        "order",
        "outcomes",
        "own_skipped",
        "own_swapped",
        "phase",
        "pos",
        "prompt",
        "rank",
        "ranked",
        "removed",
        "ruled_out",
        "taker",
        "tree",
        "turn",
        "waiting",
        "walk",
        "way",
        "who",
    )

    def __init__(self, seats: int, options: Options, board: Board | None = None) -> None:
        self.board = board or BOARDS[options["board"]]
        self.length = self.board.length
        self.kinds = self.board.kinds
        self.options = options
        self.dice_count: int = options["dice"]
        self.walk: bool = options["tree"] == "walk"
        self.own_skipped: bool = options["own_gift"] == "skipped"
        self.n = seats
        self.order: list[Seat] = []
        self.way: list[Seat] = []
        self.at = 0
        self.pos = [0] * seats
        self.gift = [0] * seats
        self.rank = [0] * seats
        self.brought = [0] * seats
        self.ruled_out = [0] * seats
        self.tree = list(range(1, seats + 1))
        self.had = self.removed = self.own_swapped = 0
        self.ranked = self.turn = self.landing = 0
        self.early = self.last_round = False
        self.phase = ORDERING
        self.who: Seat = CHANCE
        self.outcomes: Outcomes = seats
        self.taker: Seat = 0
        self.dice: tuple[int, ...] = ()
        self.effect = NO_EFFECT
        self.fits: Sequence[Fit] = NO_FITS
        self.prompt = self.candidates = 0
        self.legal: tuple[Action, ...] = ()
        self.waiting: tuple[Seat, ...] = ()

    def clone(self) -> Self:
        new = object.__new__(type(self))
        new.board = self.board
        new.length = self.length
        new.kinds = self.kinds
        new.options = self.options
        new.dice_count = self.dice_count
        new.walk = self.walk
        new.own_skipped = self.own_skipped
        new.n = self.n
        new.order = self.order[:]
        new.way = self.way[:]
        new.at = self.at
        new.pos = self.pos[:]
        new.gift = self.gift[:]
        new.rank = self.rank[:]
        new.brought = self.brought[:]
        new.ruled_out = self.ruled_out[:]
        new.tree = self.tree[:]
        new.had = self.had
        new.removed = self.removed
        new.own_swapped = self.own_swapped
        new.ranked = self.ranked
        new.turn = self.turn
        new.landing = self.landing
        new.early = self.early
        new.last_round = self.last_round
        new.phase = self.phase
        new.who = self.who
        new.outcomes = self.outcomes
        new.taker = self.taker
        new.dice = self.dice
        new.effect = self.effect
        new.fits = self.fits
        new.prompt = self.prompt
        new.candidates = self.candidates
        new.legal = self.legal
        new.waiting = self.waiting
        return new

    def key(self) -> Hashable:
        outcomes = self.outcomes if self.who == CHANCE else 0
        return (
            self.board.name,
            *(self.options[key] for key in sorted(self.options)),
            self.phase,
            self.who,
            self.at,
            self.turn,
            self.dice,
            self.landing,
            self.effect,
            tuple(self.fits),
            self.prompt,
            self.legal,
            self.candidates,
            outcomes if isinstance(outcomes, int) else tuple(outcomes),
            self.taker if self.phase in (TAKING, ENDING) else 0,
            self.waiting,
            self.had,
            self.removed,
            self.own_swapped,
            self.ranked,
            self.early,
            self.last_round,
            *map(tuple, (self.order, self.way, self.pos, self.gift, self.rank)),
            *map(tuple, (self.brought, self.ruled_out, self.tree)),
        )

    # The tree.

    def drawable(self, seat: Seat) -> int:
        """How many parcels a draw for this seat is among (6.2, 6.3)."""
        count = len(self.tree)
        if self.own_skipped and count > 1 and self.brought[seat] in self.tree:
            return count - 1
        return count

    def drawn(self, seat: Seat, index: int) -> int:
        """The number at an index of the ascending list of those a draw is among."""
        tree = self.tree
        number = tree[index]
        if self.own_skipped and len(tree) > 1:
            own = self.brought[seat]
            if number >= own and own in tree:
                return tree[index + 1]
        return number

    def parcels(self, seat: Seat) -> tuple[Action, ...]:
        own = self.brought[seat] if self.own_skipped else 0
        return (*[PICK + number for number in self.tree if number != own], DRAW)

    def home_order(self) -> list[Seat]:
        """Who takes a gift home, in the order of the reveal: by rank, then the furthest (8.5)."""
        finished = [seat for seat in range(self.n) if self.rank[seat] and seat not in self.way]
        return sorted(finished, key=lambda seat: self.rank[seat]) + self.way
