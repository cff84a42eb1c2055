"""All that a position of Hats consists of. Numbers in comments are clauses of RULES.md."""

from collections.abc import Hashable
from typing import Final, Self, TypeAlias

from yuletable.core.protocol import CHANCE, Action, Options, Seat
from yuletable.games.hats.cards import CARDS, HIGHEST, NO_CARD, TYPES, Card, tray_spaces

REMOVING: Final = 0
LAYING: Final = 1
DEALING: Final = 2
STARTING: Final = 3
PLAYING: Final = 4
ANSWERING: Final = 5
DRAWING: Final = 6
FINAL: Final = 7
PHASES: Final = (
    "removing",
    "laying",
    "dealing",
    "starting",
    "playing",
    "answering",
    "drawing",
    "over",
)

PLAYED: Final = 0
HIDDEN: Final = 1
DISCARDED: Final = 2
DREW: Final = 3
REFILLED: Final = 4
EXCHANGED: Final = 5
MOVES: Final = ("played", "hidden", "discarded", "drew", "refilled", "exchanged")

Move: TypeAlias = tuple[int, Seat, Card, Card]
"""One move of a card out of or into a hand: kind, seat, the card, and for EXCHANGED the card that
came back from the partner. NO_CARD where a world does not say which."""

NOBODY: Final = -1

MOST_EXTRAS: Final = 9
"""Optional actions of a turn where more than one is allowed (9.1)."""


class Position:
    """A position of Hats.

    phase: one of PHASES. who: answer of current(). active: whose turn it is. start: who began.
    main_done: the main action of this turn is done. extras: optional actions done in it, at most
    `limit`. spent: no optional action is left in it.
    offered: the card of an open proposal, else NO_CARD. cookie: its holder, or NOBODY.
    removed: types out of the game, in the order of their drawing. pile: unseen cards, ascending:
    never their order. tray: by space. hands, ascending. shown: collected face up, black: faces of
    the black hats, out: discards of a seat that still lie there; each in the order of coming, by
    seat. types: set of types in each collection. story: every move of a card since the deal.
    legal: the legal actions of `who`, when they have been asked for.
    """

    __slots__ = (
        "active",
        "black",
        "black_number",
        "cookie",
        "early",
        "extras",
        "hands",
        "legal",
        "limit",
        "main_done",
        "n",
        "offered",
        "options",
        "out",
        "phase",
        "pile",
        "removed",
        "shown",
        "spaces",
        "spent",
        "start",
        "story",
        "tray",
        "types",
        "who",
    )

    def __init__(self, seats: int, options: Options) -> None:
        self.n = seats
        self.options = options
        self.limit = 1 if options["optional_per_turn"] == 1 else MOST_EXTRAS
        self.black_number: int = 1 if options["black_hat_number"] == 1 else 0
        self.spaces = tray_spaces(seats)
        self.phase = LAYING
        self.who = CHANCE
        self.active = 0
        self.start = 0
        self.main_done = False
        self.extras = 0
        self.spent = False
        self.early = False
        self.offered = NO_CARD
        self.cookie = NOBODY
        self.removed: list[int] = []
        self.pile: list[Card] = list(range(CARDS))
        self.tray: list[Card] = []
        self.hands: list[list[Card]] = [[] for _ in range(seats)]
        self.shown: list[list[Card]] = [[] for _ in range(seats)]
        self.black: list[list[Card]] = [[] for _ in range(seats)]
        self.out: list[list[Card]] = [[] for _ in range(seats)]
        self.types = [0] * seats
        self.story: list[Move] = []
        self.legal: list[Action] | None = None
        if seats == 2:
            self.phase = REMOVING
            for key in ("removed_one", "removed_two"):
                self._remove_named(options[key])

    def _remove_named(self, name: str) -> None:
        """Take out a type that the host picked (9.3); the same one twice counts once."""
        if name in TYPES and TYPES.index(name) not in self.removed:
            self.remove_type(TYPES.index(name))

    def remove_type(self, kind: int) -> None:
        """Take a type out of the game; after the second the tray is laid (1.3)."""
        self.removed.append(kind)
        first = kind * HIGHEST
        self.pile = [card for card in self.pile if not first <= card < first + HIGHEST]
        if len(self.removed) == 2:
            self.phase = LAYING

    def plays(self, seat: Seat) -> int:
        """Main actions that a seat has done."""
        return len(self.shown[seat]) + len(self.black[seat])

    def begin_story(self) -> None:
        """A story from here on: what lies among the discards is known to whoever put it there."""
        self.story = [
            (DISCARDED, seat, card, NO_CARD) for seat in range(self.n) for card in self.out[seat]
        ]

    def partner(self, seat: Seat) -> Seat:
        """The other member of the team, in a game of four (1.8)."""
        return seat ^ 2

    def clone(self) -> Self:
        new = object.__new__(type(self))
        new.n = self.n
        new.options = self.options
        new.limit = self.limit
        new.black_number = self.black_number
        new.spaces = self.spaces
        new.phase = self.phase
        new.who = self.who
        new.active = self.active
        new.start = self.start
        new.main_done = self.main_done
        new.extras = self.extras
        new.spent = self.spent
        new.early = self.early
        new.offered = self.offered
        new.cookie = self.cookie
        new.removed = self.removed[:]
        new.pile = self.pile[:]
        new.tray = self.tray[:]
        new.hands = [hand[:] for hand in self.hands]
        new.shown = [cards[:] for cards in self.shown]
        new.black = [cards[:] for cards in self.black]
        new.out = [cards[:] for cards in self.out]
        new.types = self.types[:]
        new.story = self.story[:]
        new.legal = None
        return new

    def key(self) -> Hashable:
        return (
            (self.n, tuple(sorted(self.options.items(), key=str))),
            (self.phase, self.active, self.start, self.main_done, self.early),
            (self.extras, self.spent),
            (self.offered, self.cookie, tuple(self.removed), tuple(self.pile), tuple(self.tray)),
            tuple(map(tuple, self.hands)),
            tuple(map(tuple, self.shown)),
            tuple(map(tuple, self.black)),
            tuple(map(tuple, self.out)),
            tuple(self.story),
        )
