"""The policy of Hats: what a sensible player does at a glance, by the own hand and what lies open.

Every choice is a sum of a few worths in points. `policy` reads nothing that its seat does not know,
so that it may be asked in any world, and is quick enough to play whole games in a search.
"""

from operator import itemgetter
from typing import Any, Final

from yuletable.core.protocol import Action, Pick, Seat
from yuletable.core.seen import Bots, Search, Seen
from yuletable.games.hats.actions import BLACK, DECLINE, END, GIVE, OFFER, REPLACE
from yuletable.games.hats.cards import BIT, CARDS, HAND, NUMBER, PLAYS, TAKES, TYPE, TYPES, Card
from yuletable.games.hats.position import ANSWERING
from yuletable.games.hats.rules import State
from yuletable.games.hats.scoring import BLACK_TYPE, type_values

NEW_TYPE: Final = 0.8
NEW_TYPE_EARLY: Final = 1.8
"""What a type that is new in the collection is worth for the cookie: in the last turn, and on top
of that with all turns still to come."""
RIVALS: Final = 1.0
"""How much a point of the other side hurts; with three players each other one is half of it."""
FADING: Final = 0.1
"""How much of what the tray says is lost with each turn still to come."""
COLLECTED: Final = 0.45
"""A collected number, for a favourite of its type in hand."""
FAVOURITE_NOW: Final = 1.0
FAVOURITE_EARLY: Final = 0.35
"""What the best favourite in hand is ahead of the second best, with one card left and with all."""
LINE: Final = 0.08
USE: Final = 0.25
"""What a card in hand is worth by its favourite line, and by its number, which takes lower ones."""
DRAWN_FAVOURITE: Final = -3.0
"""The line that an unknown card brings as the favourite, about."""
WORTH_ASKING: Final = 1.0
"""What a swap with the partner must promise before it is proposed."""
MAINS: Final = 14
OPTIONAL: Final = 3
"""How many main and optional actions a search looks at."""

_NONE: Final = len(NUMBER)
_WORTH: Final = itemgetter(0)
"""Of equals the first is chosen: a low card rather than a high one."""


def greedy(seen: Seen[Any], pick: Pick) -> Action:
    """The policy as a bot."""
    state = seen.world
    assert isinstance(state, State)
    return policy(state, seen.seat, pick)


def policy(state: State, seat: Seat, pick: Pick) -> Action:
    """The best looking action of the seat that is asked."""
    hand = state.hands[seat]
    keep = _worths(state, seat, hand)
    if state.phase == ANSWERING:
        gain, card = max(_for_partner(state, seat, keep), key=_WORTH)
        # Whoever asks has something for it; a favourite that is all there is costs more.
        return GIVE + card if gain > -WORTH_ASKING else DECLINE
    if state.n == 4:
        if not state.extras and not state.spent:
            gain, card = max(_for_partner(state, seat, keep), key=_WORTH)
            if gain > WORTH_ASKING:
                return OFFER + card
        return END if state.main_done else max(_mains(state, seat, keep), key=_WORTH)[1]
    if not state.main_done:
        return max(_mains(state, seat, keep), key=_WORTH)[1]
    if state.extras:
        return END
    worst = min(hand, key=keep.__getitem__)
    if len(hand) == 1 and _line(state, seat, worst) >= DRAWN_FAVOURITE:
        return END
    return REPLACE + worst


def shortlist(state: State, seat: Seat, legal: list[Action]) -> list[Action]:
    """The best looking actions of each kind, for a search."""
    keep = _worths(state, seat, state.hands[seat])
    if state.phase == ANSWERING:
        return [DECLINE, *_best(_for_partner(state, seat, keep), 2 * OPTIONAL, GIVE)]
    chosen = [END] if state.main_done else _best(_mains(state, seat, keep), MAINS, 0)
    if state.spent:
        return chosen
    if state.n == 4:
        return chosen + _best(_for_partner(state, seat, keep), OPTIONAL, OFFER)
    worst = [(-keep[card], card) for card in state.hands[seat]]
    return chosen + _best(worst, OPTIONAL, REPLACE)


def _best(worths: list[tuple[float, int]], most: int, base: Action) -> list[Action]:
    return [base + each for _, each in sorted(worths, key=_WORTH, reverse=True)[:most]]


def _line(state: State, seat: Seat, card: Card) -> int:
    kind = TYPE[card]
    return sum([NUMBER[each] for each in state.shown[seat] if TYPE[each] == kind]) - NUMBER[card]


def _worths(state: State, seat: Seat, hand: list[Card]) -> dict[Card, float]:
    """What it costs a seat to part with each of these cards of its hand."""
    sums = [0] * len(TYPES)
    for card in state.shown[seat]:
        sums[TYPE[card]] += NUMBER[card]
    left = len(hand)
    lines = [sums[TYPE[card]] - NUMBER[card] for card in hand]
    ordered = sorted(lines)
    best = ordered[-1]
    second = ordered[-2] if left > 1 else DRAWN_FAVOURITE
    ahead = (FAVOURITE_EARLY + (FAVOURITE_NOW - FAVOURITE_EARLY) * (1 - left / HAND)) * (
        best - second
    )
    use = USE * (left - 1) / PLAYS
    return {
        card: (ahead if line == best else 0.0) + LINE * line + use * NUMBER[card]
        for card, line in zip(hand, lines, strict=True)
    }


def _mains(state: State, seat: Seat, keep: dict[Card, float]) -> list[tuple[float, Action]]:
    """Every swap and black hat with what it is worth."""
    hand, tray = state.hands[seat], state.tray
    left = len(hand) - 1
    values = type_values(tray)
    counts = _counts(state, seat)
    types = state.types[seat]
    new_type = NEW_TYPE + NEW_TYPE_EARLY * left / PLAYS
    lasting = 1 - FADING * left
    lowest = [_NONE] * len(TYPES)
    for card in hand:
        if NUMBER[card] < lowest[TYPE[card]]:
            lowest[TYPE[card]] = NUMBER[card]
    black = 1 + (0 if types & BLACK_TYPE else new_type)
    worths = [(black - keep[card], BLACK + card) for card in hand]
    for at, lying in enumerate(tray):
        takes, taken = TAKES[lying], TYPE[lying]
        gain = 0.0 if types & BIT[lying] else new_type
        if lowest[taken] != _NONE:
            gain += COLLECTED * NUMBER[lying] * (7 - lowest[taken]) / 6
        # What the type taken is worth when no other card of it lies before the next space.
        elsewhere = 0
        for other, each in enumerate(tray):
            if other != at and TYPE[each] == taken:
                elsewhere = other + 1
                break
        without = elsewhere + (elsewhere - values[taken]) * counts[taken]
        for card in hand:
            if not takes[card]:
                continue
            kind = TYPE[card]
            if kind == taken:
                change: float = values[taken]
            else:
                change = without
                value = values[kind]
                if value == 0 or at + 1 < value:
                    change += (at + 1 - value) * counts[kind]
            worths.append((gain - keep[card] + lasting * change, at * CARDS + card))
    return worths


def _counts(state: State, seat: Seat) -> list[float]:
    """Collected cards of each type: the own ones and the partner's, less those of rivals."""
    n = state.n
    counts = [0.0] * len(TYPES)
    against = -RIVALS / (2 if n == 3 else 1)
    for other in range(n):
        own = other == seat or (n == 4 and other == seat ^ 2)
        weight = 1.0 if own else against
        for card in state.shown[other]:
            counts[TYPE[card]] += weight
    return counts


def _for_partner(state: State, seat: Seat, keep: dict[Card, float]) -> list[tuple[float, Card]]:
    """Every card with how much it helps when it changes hands: it counts there too."""
    partner = state.partner(seat)
    sums = [0] * len(TYPES)
    for card in state.shown[partner]:
        sums[TYPE[card]] += NUMBER[card]
    left = len(state.hands[partner])
    late = FAVOURITE_EARLY + (FAVOURITE_NOW - FAVOURITE_EARLY) * (1 - left / HAND)
    use = USE * (left - 1) / PLAYS
    gains = []
    for card in state.hands[seat]:
        line = sums[TYPE[card]] - NUMBER[card]
        there = LINE * line + use * NUMBER[card] + late * max(0, line - 1)
        gains.append((there - keep[card], card))
    return gains


BOTS: Final[Bots] = {
    "greedy": greedy,
    "expert": Search(policy, iterations=250, shortlist=shortlist),
}
