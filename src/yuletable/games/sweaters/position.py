"""All that a position of Ugly Christmas Sweaters consists of."""

from collections.abc import Hashable, Sequence
from typing import Final, Literal, NamedTuple, Self, TypeAlias

from yuletable.core.protocol import CHANCE, Action, Options, Seat
from yuletable.games.sweaters.cards import (
    CARDS,
    COLORS,
    DEAL,
    FADS,
    FLOATING,
    HAND,
    HIGHEST,
    NO_ABILITY,
    NO_CARD,
    NUMBERED,
    PLAYS,
    SANTAS,
    Card,
)
from yuletable.games.sweaters.sheets import Sheet
from yuletable.games.sweaters.spec import has_fit, has_yarn

TURN_FAD: Final = 0
TURN_YARN: Final = 1
TURN_FIT: Final = 2
DEAL_BONUS: Final = 3
DEAL_SANTA: Final = 4
LAY_POOL: Final = 5
DRAW_HAND: Final = 6
DRAW_LEADER: Final = 7
PLAYING: Final = 8
COPYING: Final = 9
BILLY_ASK: Final = 10
DRAFTING: Final = 11
PLACING: Final = 12
OFFER: Final = 13
TINA_ASK: Final = 14
TINA_PLACING: Final = 15
SETTING: Final = 16
REVIEW: Final = 17
FINAL: Final = 18
PHASES: Final = (
    "fads",
    "yarn",
    "fit",
    "bonus",
    "santas",
    "pool",
    "hands",
    "leader",
    "playing",
    "copying",
    "billy",
    "drafting",
    "placing",
    "offer",
    "tina",
    "tina_placing",
    "patches",
    "review",
    "over",
)

Prompt = Literal[
    "play", "copy", "billy", "draft", "place", "offer", "tina", "tina_place", "patch", "review"
]
PROMPTS: Final[dict[int, Prompt]] = {
    PLAYING: "play",
    COPYING: "copy",
    BILLY_ASK: "billy",
    DRAFTING: "draft",
    PLACING: "place",
    OFFER: "offer",
    TINA_ASK: "tina",
    TINA_PLACING: "tina_place",
    SETTING: "patch",
    REVIEW: "review",
}

CLAIMS: Final = 4
BANKED: Final = 5
Sweater: TypeAlias = list[int]
"""[card on L, R, B, floating patch, set of claimed fads, points banked for them]; NO_CARD where
there is none."""

NOBODY: Final = -1
UNSET: Final = -1
TO_GIVE: Final = {"casual": 1, "express": 2, "avid": 3}
"""Secret Santas that each seat gets (2.5)."""
ROUNDS: Final = {"casual": 3, "express": 1, "avid": 3}
TARGET: Final = {"casual": 3, "express": 4, "avid": 3}
"""Completed sweaters that end a round (6.1)."""


class Played(NamedTuple):
    """A card in the trade area. value, icon: as it counts in this trick; 0, -1: nothing copied
    yet. followed: False when its seat could not follow."""

    seat: Seat
    card: Card
    value: int
    icon: int
    followed: bool


class Void(NamedTuple):
    """Of the cards in this set the seat holds at most so many, as its plays have shown (3.8)."""

    mask: int
    most: int


class Miss(NamedTuple):
    """A trick in which the seat could not follow color or icon, and what it had drawn then."""

    trick: int
    color: int
    icon: int
    drawn: int


class Revealed(NamedTuple):
    """A Secret Santa that everybody knows; round: when. met: whether it scored."""

    santa: int
    met: bool
    round: int


def patches_of(area: Sequence[Sweater]) -> list[int]:
    """Colors of the patches in sweaters."""
    return [c - NUMBERED for sweater in area for c in sweater[: FLOATING + 1] if c >= NUMBERED]


class Position:
    """A position.

    phase: one of PHASES. who: the seat that is asked, CHANCE or OVER; while all may answer at once,
    the lowest of `waiting`, a set of seats. round, trick: from 1; 0 before the first. leader: of
    this trick, from the ranking on of the next; NOBODY before it is drawn. early: the
    host has ended it. last_called: the match ends with this round, as a lesson does.
    pile: cards in all piles together, ascending: never their order, nobody knows it. left: how many
    of them are each seat's. hands: sets of cards. fresh: cards drawn in the hand that is being
    filled up. pool, in the order of coming. trade: in the order
    of play. order: (seat, card) by rank while drafting; at: the entry that is on; billied: the one
    used up by Billy. taken: the card being placed; moving: the piece that Tina moves.
    sweaters: by seat. out: covered cards and Billy's, in the order of going. settings: value and
    icon of each patch once set, as `setting_of` counts them. chosen: (color, setting) of those that
    are chosen at a round's end while others still choose, ascending; nobody else knows them.
    fads: in play; fads_due: still to be turned; *_left: not turned yet, ascending. yarn: UNSET and
    fit: 0 where none lies. fads are ids - 1, santas too. santas: held and hidden, ascending;
    santas_due: still to be dealt. revealed: in the order of it. abilities, spent: by seat.
    brothers: combos of The Little Brothers reached in rounds counted; brothers_done: scored.
    voids, misses: what each seat has shown. totals, unbuilt, fad_points: of rounds counted.
    sheets: of rounds counted. seen_trick: of a world the trick in which it was drawn, no part of
    the position. legal: actions of `who` when they have been asked for.
    """

    __slots__ = (
        "abilities",
        "at",
        "avid",
        "billied",
        "brothers",
        "brothers_done",
        "chosen",
        "current_profile",
        "early",
        "express",
        "fad_points",
        "fads",
        "fads_due",
        "fads_left",
        "fit",
        "fit_used",
        "fits_left",
        "fresh",
        "hands",
        "last_called",
        "leader",
        "left",
        "legal",
        "misses",
        "moving",
        "n",
        "options",
        "order",
        "out",
        "phase",
        "pile",
        "plays",
        "pool",
        "revealed",
        "round",
        "rounds",
        "santas",
        "santas_due",
        "santas_left",
        "seen_trick",
        "settings",
        "sheets",
        "spent",
        "sweaters",
        "taken",
        "target",
        "totals",
        "trade",
        "trick",
        "unbuilt",
        "voids",
        "waiting",
        "who",
        "yarn",
        "yarn_used",
        "yarns_left",
    )

    def __init__(self, seats: int, options: Options) -> None:
        mode = options["mode"]
        self.n = seats
        self.options = options
        self.express = mode == "express"
        self.avid = mode == "avid"
        self.current_profile = options["profile"] == "current"
        self.yarn_used = has_yarn(options)
        self.fit_used = has_fit(options)
        self.plays = PLAYS[seats]
        self.rounds = ROUNDS[mode]
        self.target = TARGET[mode]
        self.phase = TURN_FAD
        self.who = CHANCE
        self.waiting = 0
        self.round = 1
        self.trick = 0
        self.leader = NOBODY
        self.early = False
        self.last_called = False
        self.pile: list[Card] = list(range(CARDS))
        self.left = [DEAL[seats]] * seats
        self.hands = [0] * seats
        self.fresh = 0
        self.pool: list[Card] = []
        self.trade: list[Played] = []
        self.order: list[tuple[Seat, Card]] = []
        self.at = 0
        self.billied = NOBODY
        self.taken = NO_CARD
        self.moving = NO_CARD
        self.sweaters: list[list[Sweater]] = [[] for _ in range(seats)]
        self.out: list[Card] = []
        self.settings = [UNSET] * len(COLORS)
        self.chosen: tuple[tuple[int, int], ...] = ()
        self.fads: list[int] = []
        self.fads_due = seats + 1 if self.express else 1
        self.fads_left = list(range(len(FADS)))
        self.yarn = UNSET
        self.yarns_left = list(range(len(COLORS)))
        self.fit = 0
        self.fits_left = list(range(1, HIGHEST // 2 + 1))
        self.santas: list[list[int]] = [[] for _ in range(seats)]
        self.santas_due = seats * TO_GIVE[mode]
        self.santas_left = list(range(len(SANTAS)))
        self.revealed: list[list[Revealed]] = [[] for _ in range(seats)]
        self.abilities = [NO_ABILITY] * seats
        self.spent = [False] * seats
        self.brothers = 0
        self.brothers_done = False
        self.voids: list[list[Void]] = [[] for _ in range(seats)]
        self.misses: list[list[Miss]] = [[] for _ in range(seats)]
        self.totals = [0] * seats
        self.unbuilt = [0] * seats
        self.fad_points = [0] * seats
        self.sheets: list[Sheet] = []
        self.seen_trick = 0
        self.legal: list[Action] | None = None

    @property
    def bonus_used(self) -> bool:
        """Whether Special Ability cards are in this game (9.1)."""
        return bool(self.options["bonus"]) and self.fit_used

    def has(self, seat: Seat, ability: int) -> bool:
        """Whether the seat can still use this ability."""
        return self.abilities[seat] == ability and not self.spent[seat]

    def drawn(self, seat: Seat) -> int:
        """Cards that the seat has drawn in this round."""
        return DEAL[self.n] - self.left[seat]

    def counting(self, sweater: Sweater) -> list[int]:
        """The fads that count for a sweater: in Express those that it has claimed (11.5)."""
        if not self.express:
            return self.fads
        claims = sweater[CLAIMS]
        return [fad for fad in range(len(FADS)) if claims >> fad & 1] if claims else []

    def meant(self, seat: Seat) -> list[int]:
        """Settings as the seat knows them: with what it has chosen itself."""
        settings = self.settings[:]
        if self.chosen:
            own = patches_of(self.sweaters[seat])
            for color, setting in self.chosen:
                if color in own:
                    settings[color] = setting
        return settings

    def wants(self, seat: Seat) -> bool:
        """Whether the seat's hand is to be filled up (5.9)."""
        return self.left[seat] > 0 and self.hands[seat].bit_count() < HAND

    def clone(self) -> Self:
        new = object.__new__(type(self))
        new.n = self.n
        new.options = self.options
        new.express = self.express
        new.avid = self.avid
        new.current_profile = self.current_profile
        new.yarn_used = self.yarn_used
        new.fit_used = self.fit_used
        new.plays = self.plays
        new.rounds = self.rounds
        new.target = self.target
        new.phase = self.phase
        new.who = self.who
        new.waiting = self.waiting
        new.round = self.round
        new.trick = self.trick
        new.leader = self.leader
        new.early = self.early
        new.last_called = self.last_called
        new.pile = self.pile[:]
        new.left = self.left[:]
        new.hands = self.hands[:]
        new.fresh = self.fresh
        new.pool = self.pool[:]
        new.trade = self.trade[:]
        new.order = self.order[:]
        new.at = self.at
        new.billied = self.billied
        new.taken = self.taken
        new.moving = self.moving
        new.sweaters = [[sweater[:] for sweater in area] for area in self.sweaters]
        new.out = self.out[:]
        new.settings = self.settings[:]
        new.chosen = self.chosen
        new.fads = self.fads[:]
        new.fads_due = self.fads_due
        new.fads_left = self.fads_left[:]
        new.yarn = self.yarn
        new.yarns_left = self.yarns_left[:]
        new.fit = self.fit
        new.fits_left = self.fits_left[:]
        new.santas = [held[:] for held in self.santas]
        new.santas_due = self.santas_due
        new.santas_left = self.santas_left[:]
        new.revealed = [known[:] for known in self.revealed]
        new.abilities = self.abilities[:]
        new.spent = self.spent[:]
        new.brothers = self.brothers
        new.brothers_done = self.brothers_done
        new.voids = [shown[:] for shown in self.voids]
        new.misses = [missed[:] for missed in self.misses]
        new.totals = self.totals[:]
        new.unbuilt = self.unbuilt[:]
        new.fad_points = self.fad_points[:]
        new.sheets = self.sheets[:]
        new.seen_trick = self.seen_trick
        new.legal = None
        return new

    def key(self) -> Hashable:
        return (
            (self.n, tuple(sorted(self.options.items(), key=str)), self.rounds),
            (self.phase, self.who, self.waiting, self.round, self.trick, self.leader),
            (self.early, self.last_called, self.fresh, self.at, self.billied),
            (self.taken, self.moving, self.fads_due, self.yarn, self.fit, self.santas_due),
            (tuple(self.pile), tuple(self.left), tuple(self.hands)),
            (tuple(self.pool), tuple(self.trade), tuple(self.order), tuple(self.out)),
            tuple([tuple(map(tuple, area)) for area in self.sweaters]),
            (tuple(self.settings), self.chosen, tuple(self.fads), tuple(self.fads_left)),
            (tuple(self.yarns_left), tuple(self.fits_left), tuple(self.santas_left)),
            tuple(map(tuple, self.santas)),
            tuple(map(tuple, self.revealed)),
            (tuple(self.abilities), tuple(self.spent), self.brothers, self.brothers_done),
            tuple(map(tuple, self.voids)),
            tuple(map(tuple, self.misses)),
            (tuple(self.totals), tuple(self.unbuilt), tuple(self.fad_points)),
            tuple(self.sheets),
        )
