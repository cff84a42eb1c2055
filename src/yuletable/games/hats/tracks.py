"""The ways of the cards that a seat has put out of its own sight.

Most hidden cards are exchangeable. A card that the seat has discarded or given to its partner is
not: the seat knows where it lay, and perhaps where it came to light again. From the first of them
on, the way of every card that came or is to come to light is drawn, move by move. How likely an
unseen move took a card is what a player who takes any card of a zone gives, times how well the rest
of what was seen fits with the card there, which is worked out from the end backwards. Where the
ways do not fit together, the drawing goes back to the last move that left a choice.
"""

from bisect import bisect_right
from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from yuletable.core.protocol import Pick, Seat
from yuletable.games.hats.cards import NO_CARD, Card
from yuletable.games.hats.position import (
    DISCARDED,
    DREW,
    EXCHANGED,
    HIDDEN,
    PLAYED,
    REFILLED,
    Move,
)

PILE: Final = 0
HAND: Final = 1
BLACK: Final = 5
OUT: Final = 9
ZONES: Final = 13
"""Places where a card can be out of sight: the pile, and by seat hand, black hats, discards."""

_SEEN: Final = 0
_UNSEEN: Final = 1
_RENEWED: Final = 2

_FINE: Final = 1 << 24
_TRIES: Final = 32
_MOST: Final = 4_000
"""How often it is gone back before all is begun again, twice as often each time; and altogether."""

Step: TypeAlias = tuple[int, int, int, int, Card]
"""A move as far as it matters to lost cards: a card comes to light out of a zone (_SEEN), goes from
zone to zone unseen (_UNSEEN), or the discards become the pile (_RENEWED). The kind, source, target,
cards in the source before, the card if seen."""

_Chances: TypeAlias = dict[int, tuple[float, float, int]]
"""By the index of an unseen move: how well the rest fits when a card stays, and when it goes; and
how many moves out of the same zone may go by before the card must have gone, or _ANY."""
_ANY: Final = 1 << 30

_Option: TypeAlias = tuple[Card, float]
_Lost: TypeAlias = tuple[Card, int, _Chances]
"""A card from the move on that puts it out of sight, and the zone where it comes."""
_Early: TypeAlias = tuple[Card, _Chances, list[float]]
"""A card that comes to light for the first time, and how well each zone fits at the beginning."""


class Ways(NamedTuple):
    """places: where each lost card is now. took: by the index of a move, the card that is followed
    and went unseen by it. first: the move from which cards are followed. begin: those that came to
    light later, and where they were before that move. lying: by the index of a new pile, how many
    that are followed lay in each zone before."""

    places: dict[Card, int]
    took: dict[int, Card]
    first: int
    begin: dict[Card, int]
    lying: dict[int, list[int]]


def unseen(kind: int, mover: Seat) -> tuple[int, int]:
    """From which zone to which a card goes by a move that others do not see."""
    if kind == HIDDEN:
        return HAND + mover, BLACK + mover
    if kind == DISCARDED:
        return HAND + mover, OUT + mover
    return PILE, HAND + mover


def discarded_before(story: Sequence[Move], seats: int) -> dict[int, list[int]]:
    """By the index of each new pile, and of the end: how many discards of each seat lie there."""
    lying: dict[int, list[int]] = {}
    counts = [0] * seats
    for at, (kind, mover, _, _) in enumerate(story):
        if kind == DISCARDED:
            counts[mover] += 1
        elif kind == REFILLED:
            lying[at] = counts
            counts = [0] * seats
    return lying


def draw_ways(
    story: Sequence[Move],
    seat: Seat,
    counts: list[int],
    lying: dict[int, list[int]],
    pick: Pick,
) -> Ways | None:
    """One way of all lost cards. counts: cards in each zone after the story (used up). lying: as
    `discarded_before` gives it. None when so much has gone to and fro (9.1) that none
    was found with as much patience as there is."""
    starts, ends, early = _lost(story, seat)
    if not starts or (not lying and not any(move[0] == EXCHANGED for move in story)):
        # What lies among the own discards is in sight.
        return Ways({}, {}, len(story), {}, {})
    first = min(starts)
    steps, sizes = _steps(story, seat, counts, lying, first)
    open_ended, _ = _chances(steps, first, [1.0] * ZONES)
    lost: dict[int, _Lost] = {}
    for at, (card, zone) in starts.items():
        end = ends.get(at)
        lost[at] = card, zone, open_ended if end is None else _until(steps, at, end)[0]
    before = [(card, *_until(steps, first - 1, end)) for card, end in early.items() if end >= first]
    return _Walk(steps, lost, before, sizes, first, pick).go()


def _until(steps: Sequence[Step | None], begin: int, end: int) -> tuple[_Chances, list[float]]:
    """The chances of a card that comes to light by the move `end`."""
    seen = steps[end]
    assert seen is not None
    values = [0.0] * ZONES
    values[seen[1]] = 1.0
    return _chances(steps[:end], begin, values)


def _lost(
    story: Sequence[Move], seat: Seat
) -> tuple[dict[int, tuple[Card, int]], dict[int, int], dict[Card, int]]:
    """By the index of the move that puts a card out of sight: the card and its zone; by the same
    index that of the move that brings it to light again; and the first of such moves for each card
    that the seat had not seen before."""
    starts: dict[int, tuple[Card, int]] = {}
    ends: dict[int, int] = {}
    early: dict[Card, int] = {}
    live: dict[Card, int] = {}
    team = seat & 1
    for at, (kind, mover, card, back) in enumerate(story):
        mine = mover == seat
        if kind == DISCARDED and mine:
            starts[at] = card, OUT + seat
            live[card] = at
            continue
        shown = NO_CARD
        if (kind == PLAYED and not mine) or (kind == DREW and mine):
            shown = card
        elif kind == EXCHANGED and mover & 1 == team:
            given, shown = (card, back) if mine else (back, card)
            starts[at] = given, HAND + (seat ^ 2)
        if shown in live:
            ends[live.pop(shown)] = at
        elif shown != NO_CARD:
            early[shown] = at
        if at in starts:
            live[starts[at][0]] = at
    return starts, ends, early


def _steps(
    story: Sequence[Move],
    seat: Seat,
    counts: list[int],
    lying: dict[int, list[int]],
    first: int,
) -> tuple[list[Step | None], list[int]]:
    """The steps from `first` on, and how many cards each zone had before it. From now backwards, as
    the cards in each zone are counted now."""
    steps: list[Step | None] = [None] * len(story)
    team = seat & 1
    for at in range(len(story) - 1, first - 1, -1):
        kind, mover, card, back = story[at]
        if kind == REFILLED:
            counts[PILE] = 0
            for other, count in enumerate(lying[at]):
                counts[OUT + other] = count
            steps[at] = _RENEWED, PILE, PILE, 0, NO_CARD
        elif kind == EXCHANGED:
            if mover & 1 == team:
                zone = HAND + (seat ^ 2)
                shown = back if mover == seat else card
                steps[at] = _SEEN, zone, zone, counts[zone], shown
        elif mover != seat:
            if kind == PLAYED:
                zone = HAND + mover
                counts[zone] += 1
                steps[at] = _SEEN, zone, zone, counts[zone], card
            else:
                source, target = unseen(kind, mover)
                counts[source] += 1
                counts[target] -= 1
                steps[at] = _UNSEEN, source, target, counts[source], NO_CARD
        elif kind == DREW:
            counts[PILE] += 1
            steps[at] = _SEEN, PILE, PILE, counts[PILE], card
        elif kind == DISCARDED:
            counts[OUT + seat] -= 1
    return steps, counts


def _chances(
    steps: Sequence[Step | None], begin: int, values: list[float]
) -> tuple[_Chances, list[float]]:
    """For the unseen moves behind `begin`; and how well each zone fits right behind it. values: by
    zone, whether a card can be there after all these steps; used up."""
    chances: _Chances = {}
    # Counted backwards, as the moves out of a zone are: how many there were until it must be left.
    late = [_ANY] * ZONES
    for at in range(len(steps) - 1, begin, -1):
        step = steps[at]
        if step is None:
            continue
        kind, source, target, count, _ = step
        if kind == _UNSEEN:
            stay, go = values[source], values[target]
            late[source] = 0 if stay == 0.0 else late[source] + 1
            chances[at] = stay, go, late[source]
            values[source] = stay + (go - stay) / count
        elif kind == _RENEWED:
            values[OUT:] = [values[PILE]] * (ZONES - OUT)
            values[PILE] = 0.0
            late[PILE] = _ANY
    return chances, values


class _Walk:
    """The ways of all these cards together, from the first move that put one out of sight.

    known: zone of each card that is followed. choices: index of a move, what was known before it,
    and what it can have taken besides. tries: how often it was gone back since the beginning.
    """

    def __init__(
        self,
        steps: Sequence[Step | None],
        lost: dict[int, _Lost],
        early: list[_Early],
        sizes: list[int],
        first: int,
        pick: Pick,
    ) -> None:
        self._steps = steps
        self._lost = lost
        self._early = early
        self._sizes = sizes
        self._first = first
        self._pick = pick
        self._tries = self._gone_back = 0
        self._allowed = _TRIES // 2
        self._leaving: list[list[int]] = [[] for _ in range(ZONES)]
        for at, step in enumerate(steps):
            if step is not None and step[0] == _UNSEEN:
                self._leaving[step[1]].append(at)
        self._of: dict[Card, _Chances] = {}
        self._known: dict[Card, int] = {}
        self._start: dict[Card, int] = {}
        self._took: dict[int, Card] = {}
        self._lying: dict[int, list[int]] = {}
        self._choices: list[tuple[int, dict[Card, int], dict[Card, _Chances], list[_Option]]] = []

    def go(self) -> Ways | None:
        """All ways, None when none was found with as much patience as there is."""
        steps, lost = self._steps, self._lost
        at = self._begin()
        while at < len(steps):
            step = steps[at]
            if step is not None and self._known and not self._do(at, step):
                at = self._back()
                if at < 0:
                    if self._gone_back > _MOST:
                        return None
                    at = self._begin()
                    continue
            if at in lost:
                card, zone, self._of[card] = lost[at]
                self._known[card] = zone
            at += 1
        return Ways(self._known, self._took, self._first, self._start, self._lying)

    def _begin(self) -> int:
        """Every card that comes to light later is somewhere: where, by lot."""
        self._choices.clear()
        self._took.clear()
        self._lying.clear()
        self._tries = 0
        self._allowed *= 2
        while True:
            known: dict[Card, int] = {}
            free = self._sizes[:]
            for card, chances, values in self._early:
                weights = [value * max(0, size) for value, size in zip(values, free, strict=True)]
                self._of[card] = chances
                for zone, weight in enumerate(weights):
                    if weight and not self._fits(self._first - 1, card, zone, known):
                        weights[zone] = 0.0
                if not any(weights):
                    break
                zone = _drawn(weights, self._pick)
                free[zone] -= 1
                known[card] = zone
            else:
                self._known, self._start = known, known.copy()
                return self._first

    def _do(self, at: int, step: Step) -> bool:
        """One move; False when it cannot have been."""
        kind, source, target, count, card = step
        known = self._known
        if kind == _SEEN:
            return known.pop(card, -1) == source
        if kind == _RENEWED:
            lying = [0] * ZONES
            for zone in known.values():
                lying[zone] += 1
            self._lying[at] = lying
            for each, zone in known.items():
                if zone >= OUT:
                    known[each] = PILE
            return not lying[PILE]
        inside = [each for each, zone in known.items() if zone == source]
        if inside:
            options = self._options(at, inside, count, target)
            if not options:
                return False
            self._choose(at, options, target)
        return True

    def _options(self, at: int, inside: list[Card], count: int, target: int) -> list[_Option]:
        """What an unseen move can have taken, with weights; NO_CARD: none that is followed."""
        options: list[_Option] = []
        due: list[int] = []
        for card in inside:
            stay, go, late = self._of[card][at]
            if late < _ANY:
                due.append(late)
            if go > 0.0 and self._fits(at, card, target, self._known):
                options.append((card, go / stay if stay else go))
        due.sort()
        # As many must have gone by then as there are moves.
        spare = [late - number for number, late in enumerate(due)]
        if due and min(spare) <= 0:
            if min(spare) < 0:
                return []
            latest = due[spare.index(0)]
            return [each for each in options if self._of[each[0]][at][2] <= latest]
        if count > len(inside):
            options.append((NO_CARD, count - len(inside)))
        return options

    def _fits(self, at: int, card: Card, zone: int, known: dict[Card, int]) -> bool:
        """Whether a zone takes one more card by the move `at`: all that must leave it again by some
        move can do so."""
        leaving = self._leaving[zone]
        following = bisect_right(leaving, at)
        if following == len(leaving):
            return True
        move = leaving[following]
        due = []
        for each in (card, *[each for each, place in known.items() if place == zone]):
            chance = self._of[each].get(move)
            if chance is not None and chance[2] < _ANY:
                due.append(chance[2])
        due.sort()
        return all(number <= late for number, late in enumerate(due))

    def _choose(self, at: int, options: list[_Option], target: int) -> None:
        chosen = 0
        if len(options) > 1:
            chosen = _drawn([weight for _, weight in options], self._pick)
        card, _ = options.pop(chosen)
        if options:
            self._choices.append((at, self._known.copy(), self._of.copy(), options))
        if card != NO_CARD:
            self._known[card] = target
            self._took[at] = card

    def _back(self) -> int:
        """To the last move that left a choice, and another one there: its index. -1 when there is
        none, or it has been tried often enough: then all is begun again."""
        self._tries += 1
        self._gone_back += 1
        if not self._choices or self._tries > self._allowed:
            return -1
        at, self._known, self._of, options = self._choices.pop()
        for later in [each for each in self._took if each >= at]:
            del self._took[later]
        for later in [each for each in self._lying if each >= at]:
            del self._lying[later]
        step = self._steps[at]
        assert step is not None
        self._choose(at, options, step[2])
        return at


def _drawn(weights: list[float], pick: Pick) -> int:
    """An index by its weight."""
    rest = pick(_FINE) / _FINE * sum(weights)
    for index, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return index
    return max(index for index, weight in enumerate(weights) if weight > 0)
