"""All that a position of 12 Days consists of. Numbers in comments are clauses of RULES.md."""

from collections.abc import Hashable
from typing import Final, Self, TypeAlias

from yuletable.core.protocol import CHANCE, Action, Options, Seat
from yuletable.games.twelve_days.cards import DEAL, DECK, Cards, ranks_of
from yuletable.games.twelve_days.spec import hands_of, most_tricks

STARTING: Final = 0
DEALING: Final = 1
PLAYING: Final = 2
FINAL: Final = 3
PHASES: Final = ("starting", "dealing", "playing", "over")

Outcome: TypeAlias = tuple[Seat, tuple[int, ...], tuple[Seat, ...]]
"""How a hand ended: its winner, how many cards each seat had left, and who gave a gift."""

Trick: TypeAlias = tuple[Seat, tuple[Action, ...], Seat, int]
"""A trick that is over: its leader, what each seat did from the leader on, its winner, and a bit
mask of the seats whose last cards came back."""


class Position:
    """A position of 12 Days.

    phase: one of PHASES. who: answer of current(). total: hands of the match; played: those over.
    dealer: of this hand. leader: who leads, or led, the trick; while dealing, who will. gifts: of
    each seat. history: of the hands over, the last ones where a written position tells no more.
    hands: the cards of each seat, sizes: how many. known: bit mask of seats whose whole hand
    everybody knows, because it came back (6.1). pile: not dealt, unseen. gone: discarded in this
    hand. trick: what each seat did in it, from the leader on. best, best_low: who wins it now, by
    which low card. most: more tricks no hand can have; tricks: over in this one. last: the last
    trick that is over, of the hand before if there is none in this one. to: the seat that is dealt
    to. legal: the legal actions of `who`, when they have been asked for.
    """

    __slots__ = (
        "best",
        "best_low",
        "dealer",
        "early",
        "gifts",
        "gone",
        "hands",
        "history",
        "known",
        "last",
        "leader",
        "legal",
        "most",
        "n",
        "options",
        "phase",
        "pile",
        "played",
        "sizes",
        "to",
        "total",
        "trick",
        "tricks",
        "who",
    )

    def __init__(self, seats: int, options: Options) -> None:
        self.n = seats
        self.options = options
        self.total = hands_of(options)
        self.most = most_tricks(seats)
        self.phase = STARTING
        self.who = CHANCE
        self.dealer = 0
        self.leader = 0
        self.played = 0
        self.gifts = [self.start_gifts] * seats
        self.history: list[Outcome] = []
        self.hands: list[Cards] = [0] * seats
        self.sizes = [0] * seats
        self.known = 0
        self.pile: Cards = DECK
        self.gone: Cards = 0
        self.trick: list[Action] = []
        self.best = 0
        self.best_low = 0
        self.tricks = 0
        self.to = 0
        self.last: Trick | None = None
        self.early = False
        self.legal: list[Action] | None = None

    @property
    def start_gifts(self) -> int:
        """Gifts of each seat before the first hand (1.6)."""
        return 1 if self.options["length"] == "short" else 0

    @property
    def deal(self) -> int:
        """Cards that each seat is dealt (1.3)."""
        return DEAL[self.n]

    def gather(self) -> None:
        """All cards come together again."""
        self.hands = [0] * self.n
        self.sizes = [0] * self.n
        self.known = 0
        self.pile = DECK
        self.gone = 0
        self.trick = []
        self.best = 0
        self.best_low = 0
        self.tricks = 0
        self.to = 0

    def clone(self) -> Self:
        new = object.__new__(type(self))
        new.n = self.n
        new.options = self.options
        new.total = self.total
        new.most = self.most
        new.phase = self.phase
        new.who = self.who
        new.dealer = self.dealer
        new.leader = self.leader
        new.played = self.played
        new.gifts = self.gifts[:]
        new.history = self.history[:]
        new.hands = self.hands[:]
        new.sizes = self.sizes[:]
        new.known = self.known
        new.pile = self.pile
        new.gone = self.gone
        new.trick = self.trick[:]
        new.best = self.best
        new.best_low = self.best_low
        new.tricks = self.tricks
        new.to = self.to
        new.last = self.last
        new.early = self.early
        new.legal = None
        return new

    def key(self) -> Hashable:
        return (
            (self.n, self.options["length"], self.phase, self.early, self.played, self.dealer),
            (self.leader, self.known, self.tricks, tuple(self.trick), self.last),
            (tuple(self.gifts), tuple(self.history)),
            tuple([tuple(ranks_of(cards)) for cards in (*self.hands, self.pile, self.gone)]),
        )
