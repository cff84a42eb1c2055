"""The policy of Hats: what a sensible player does at a glance, from what the seat knows."""

from typing import Any, Final

from yuletable.core.protocol import Action, Pick, Seat
from yuletable.core.seen import Bots, Search, Seen
from yuletable.games.hats.actions import (
    BLACK,
    DECLINE,
    END,
    GIVE,
    OFFER,
    REPLACE,
)
from yuletable.games.hats.cards import BIT, CARDS, NUMBER, PLAYS, TAKES, TYPE, Card
from yuletable.games.hats.position import ANSWERING
from yuletable.games.hats.rules import State
from yuletable.games.hats.scoring import BLACK_TYPE, type_values

COOKIE_WORTH: Final = 0.45
"""Points for a type that is new in the collection, times the share of turns still to come, on top
of what the card brings: it counts for the cookie."""
RIVALS: Final = 0.6
"""How much a point of the others hurts."""
LAST_DRAWN: Final = -3.0
"""What a card drawn for the last one is likely to bring as the favourite."""
PASSING: Final = 1.0
"""How much of what a card would bring to the partner it really brings: the partner may have better
favourites."""
LEAST_OFFER: Final = 0.3
"""Points that an exchange has to promise the team."""
MAINS: Final = 14
OPTIONAL: Final = 3
"""How many main and optional actions are looked at more closely."""


def greedy(seen: Seen[Any], pick: Pick) -> Action:
    """The policy as a bot: it looks at its own hand and at what lies open."""
    state = seen.world
    assert isinstance(state, State)
    return policy(state, seen.seat, pick)


def policy(state: State, seat: Seat, pick: Pick) -> Action:
    """The best looking action of the seat that is asked, by its own hand and what lies open."""
    keep = _keep_values(state, seat)
    if state.phase == ANSWERING:
        promise, card = max(_passed(state, seat, keep))
        return GIVE + card if promise > 0 else DECLINE
    if not state.main_done:
        return max(_mains(state, seat, keep))[1]
    if state.spent:
        return END
    hand = state.hands[seat]
    if state.n == 4:
        promise, card = max(_passed(state, seat, keep))
        return OFFER + card if promise > LEAST_OFFER else END
    worst = min(hand, key=keep.__getitem__)
    if len(hand) == 1 and keep[worst] >= LAST_DRAWN:
        return END
    return REPLACE + worst


def shortlist(state: State, seat: Seat, legal: list[Action]) -> list[Action]:
    """The best looking actions of each kind."""
    keep = _keep_values(state, seat)
    chosen: list[Action] = []
    if state.phase == ANSWERING:
        passed = sorted(_passed(state, seat, keep), reverse=True)
        return [DECLINE, *[GIVE + card for _, card in passed[: 2 * OPTIONAL]]]
    if not state.main_done:
        mains = sorted(_mains(state, seat, keep), reverse=True)
        chosen += [action for _, action in mains[:MAINS]]
    else:
        chosen.append(END)
    if not state.spent:
        if state.n == 4:
            passed = sorted(_passed(state, seat, keep), reverse=True)
            chosen += [OFFER + card for _, card in passed[:OPTIONAL]]
        else:
            worst = sorted(state.hands[seat], key=keep.__getitem__)
            chosen += [REPLACE + card for card in worst[:OPTIONAL]]
    return chosen


def _mains(state: State, seat: Seat, keep: dict[Card, float]) -> list[tuple[float, Action]]:
    """Every main action with how good it looks, in points."""
    hand, tray, shown = state.hands[seat], state.tray, state.shown
    left = len(hand) - 1
    values = type_values(tray)
    n = state.n
    counts = [0.0] * 7
    for other in range(n):
        if other == seat or (n == 4 and other == seat ^ 2):
            weight = 1.0
        else:
            weight = -RIVALS / (1 if n == 2 else 2)
        for card in shown[other]:
            counts[TYPE[card]] += weight
    types = state.types[seat]
    new_type = COOKIE_WORTH * (1 + 4 * left / PLAYS)
    # How much of what the tray says now will still be so in the end.
    lasting = 1 - 0.06 * left
    black = 1.0 + (0 if types & BLACK_TYPE else new_type)
    scores = [(black - keep[card], BLACK + card) for card in hand]
    lowest = [9] * 7
    for card in hand:
        lowest[TYPE[card]] = min(lowest[TYPE[card]], NUMBER[card])
    for space, lying in enumerate(tray):
        takes = TAKES[lying]
        taken = TYPE[lying]
        gain = 0 if types & BIT[lying] else new_type
        if lowest[taken] < 7:
            # Collected beside a low card of its type, it counts for the favourite.
            gain += 0.55 * NUMBER[lying] * (7 - lowest[taken]) / 6
        after_taken = 0
        for at, other in enumerate(tray):
            if at != space and TYPE[other] == taken:
                after_taken = at + 1
                break
        gone = after_taken + (after_taken - values[taken]) * counts[taken]
        base = space * CARDS
        for card in hand:
            if not takes[card]:
                continue
            kind = TYPE[card]
            if kind == taken:
                change: float = values[taken]
            else:
                before = values[kind]
                after = space + 1 if before == 0 or space + 1 < before else before
                change = gone + (after - before) * counts[kind]
            scores.append((gain - keep[card] + lasting * change, base + card))
    return scores


def _keep_values(state: State, seat: Seat) -> dict[Card, float]:
    """How much it costs to part with each card of the hand: as a favourite, and for what it can
    take from the tray."""
    sums = _sums(state, seat)
    hand = state.hands[seat]
    left = len(hand)
    weight = 0.35 + 0.65 * (1 - left / 9)
    favourites = sorted([sums[TYPE[card]] - NUMBER[card] for card in hand], reverse=True)
    best = favourites[0]
    second = favourites[1] if left > 1 else best - 3
    use = 0.25 * (left - 1) / PLAYS
    keep = {}
    for card in hand:
        line = sums[TYPE[card]] - NUMBER[card]
        loss = weight * (best - second) if line == best else 0.0
        keep[card] = loss + 0.08 * line + use * NUMBER[card]
    return keep


def _sums(state: State, seat: Seat) -> list[int]:
    """Numbers collected face up, by type."""
    sums = [0] * 7
    for card in state.shown[seat]:
        sums[TYPE[card]] += NUMBER[card]
    return sums


def _passed(state: State, seat: Seat, keep: dict[Card, float]) -> list[tuple[float, Card]]:
    """Every card of the hand with what the team gains when the partner has it, in points."""
    sums = _sums(state, seat ^ 2)
    weight = PASSING * (1 - len(state.hands[seat]) / 10)
    return [
        (weight * (sums[TYPE[card]] - NUMBER[card]) - keep[card], card)
        for card in state.hands[seat]
    ]


BOTS: Final[Bots] = {
    "greedy": greedy,
    "expert": Search(policy, iterations=250, shortlist=shortlist),
}
