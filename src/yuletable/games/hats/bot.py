"""The policy of Hats: what a sensible player does at a glance, by the own hand and what lies open.

Every choice is a sum of a few worths in points. `policy` reads nothing that its seat does not know,
so that it may be asked in any world, and is quick enough to play whole games in a search.
"""

from typing import Any, Final

from yuletable.core.protocol import Action, Pick, Seat
from yuletable.core.seen import Bots, Seen
from yuletable.games.hats.actions import BLACK, END, GIVE, OFFER, REPLACE
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

_NONE: Final = len(NUMBER)


def greedy(seen: Seen[Any], pick: Pick) -> Action:
    """The policy as a bot."""
    state = seen.world
    assert isinstance(state, State)
    return policy(state, seen.seat)


def policy(state: State, seat: Seat) -> Action:
    """The best looking action of the seat that is asked."""
    hand = state.hands[seat]
    keep = _worths(state, seat, hand)
    if state.phase == ANSWERING:
        return GIVE + _for_partner(state, seat, hand, keep)[0]
    if state.n == 4:
        if not state.spent:
            card, gain = _for_partner(state, seat, hand, keep)
            if gain > WORTH_ASKING:
                return OFFER + card
        return END if state.main_done else _main(state, seat, keep)
    if not state.main_done:
        return _main(state, seat, keep)
    worst = min(hand, key=keep.__getitem__)
    if len(hand) == 1 and _line(state, seat, worst) >= DRAWN_FAVOURITE:
        return END
    return REPLACE + worst


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


def _main(state: State, seat: Seat, keep: dict[Card, float]) -> Action:
    """The best swap or black hat."""
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
    cheapest = min(hand, key=keep.__getitem__)
    best = BLACK + cheapest
    best_worth = 1 - keep[cheapest] + (0 if types & BLACK_TYPE else new_type)
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
            worth = gain - keep[card] + lasting * change
            if worth > best_worth:
                best_worth, best = worth, at * CARDS + card
    return best


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


def _for_partner(
    state: State, seat: Seat, hand: list[Card], keep: dict[Card, float]
) -> tuple[Card, float]:
    """The card whose change of hands helps most, and how much: it counts there too."""
    partner = state.partner(seat)
    sums = [0] * len(TYPES)
    for card in state.shown[partner]:
        sums[TYPE[card]] += NUMBER[card]
    left = len(state.hands[partner])
    late = FAVOURITE_EARLY + (FAVOURITE_NOW - FAVOURITE_EARLY) * (1 - left / HAND)
    use = USE * (left - 1) / PLAYS
    best, best_gain = hand[0], -1e9
    for card in hand:
        line = sums[TYPE[card]] - NUMBER[card]
        there = LINE * line + use * NUMBER[card] + late * max(0.0, line - 1.0)
        gain = there - keep[card]
        if gain > best_gain:
            best, best_gain = card, gain
    return best, best_gain


BOTS: Final[Bots] = {"greedy": greedy}
