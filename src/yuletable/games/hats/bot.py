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
DRAW_GAIN: Final = 0.7
"""How much better than the worst card a drawn one has to be expected to be."""


def greedy(seen: Seen[Any], pick: Pick) -> Action:
    """The policy as a bot: it looks at its own hand and at what lies open."""
    state = seen.world
    assert isinstance(state, State)
    return policy(state, seen.seat, pick)


def policy(state: State, seat: Seat, pick: Pick) -> Action:
    """The best looking action of the seat that is asked, by its own hand and what lies open."""
    if state.phase == ANSWERING:
        return _answer(state, seat)
    keep = _keep_values(state, seat)
    hand = state.hands[seat]
    if state.main_done:
        worst = min(hand, key=lambda card: keep[card])
        if state.spent:
            return END
        if len(hand) == 1:
            # The last card is the favourite: another one brings about -3 and what its type has.
            better = keep[worst] < _drawn_favourite(state, seat)
            return (REPLACE + worst if state.n != 4 else OFFER + worst) if better else END
        return END if state.n == 4 else REPLACE + worst
    return _main(state, seat, keep)


def _main(state: State, seat: Seat, keep: dict[Card, float]) -> Action:
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
    best_score, best = -1e9, BLACK + hand[0]
    black = 1.0 + (0 if types & BLACK_TYPE else new_type)
    for card in hand:
        score = black - keep[card]
        if score > best_score:
            best_score, best = score, BLACK + card
    for space, lying in enumerate(tray):
        takes = TAKES[lying]
        taken = TYPE[lying]
        gain_new = 0 if types & BIT[lying] else new_type
        fav = _fits_hand(hand, lying)
        for card in hand:
            if not takes[card]:
                continue
            kind = TYPE[card]
            score = gain_new - keep[card] + fav
            if kind == taken:
                score += lasting * values[taken]
            else:
                after_taken = 0
                for at in range(len(tray)):
                    if at != space and TYPE[tray[at]] == taken:
                        after_taken = at + 1
                        break
                after_kind = values[kind]
                if after_kind == 0 or space + 1 < after_kind:
                    after_kind = space + 1
                score += lasting * (
                    after_taken
                    + (after_taken - values[taken]) * counts[taken]
                    + (after_kind - values[kind]) * counts[kind]
                )
            if score > best_score:
                best_score, best = score, space * CARDS + card
    return best


def _fits_hand(hand: list[Card], lying: Card) -> float:
    """What collecting a card brings to the favourite line: its number, when a low card of its type
    is in hand."""
    kind = TYPE[lying]
    lowest = min([NUMBER[card] for card in hand if TYPE[card] == kind], default=9)
    return 0.55 * NUMBER[lying] * (7 - lowest) / 6 if lowest < 7 else 0.0


def _keep_values(state: State, seat: Seat) -> dict[Card, float]:
    """How much it costs to part with each card of the hand: as a favourite, and for what it can
    take from the tray."""
    shown = state.shown[seat]
    sums = [0] * 7
    for card in shown:
        sums[TYPE[card]] += NUMBER[card]
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


def _drawn_favourite(state: State, seat: Seat) -> float:
    return -3.0


def _answer(state: State, seat: Seat) -> Action:
    """The card that is worth least here, if it is likely to help more there."""
    keep = _keep_values(state, seat)
    worst = min(state.hands[seat], key=lambda card: keep[card])
    return GIVE + worst if DECLINE else worst


BOTS: Final[Bots] = {"greedy": greedy, "expert": Search(policy, iterations=200)}
