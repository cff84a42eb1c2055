"""Worlds that are possible for a seat: everything hidden from it, dealt anew.

Passing is free even with cards that would do (5.2), so nothing follows from a pass: the cards that
a seat has not seen are all alike to it.
"""

from yuletable.core.protocol import Pick, Seat
from yuletable.games.twelve_days.actions import PASS, WEIGHT
from yuletable.games.twelve_days.cards import DECK, ONE, Cards, ranks_of
from yuletable.games.twelve_days.position import Position


def unseen(state: Position, seat: Seat) -> Cards:
    """The cards of which a seat does not know where they are."""
    hidden = DECK - state.hands[seat] - state.gone
    for action in state.trick:
        if action != PASS:
            hidden -= WEIGHT[action]
    known = state.known
    if known:
        for other, hand in enumerate(state.hands):
            if other != seat and known >> other & 1:
                hidden -= hand
    return hidden


def redeal(state: Position, seat: Seat, pick: Pick) -> None:
    """Overwrite all that `seat` does not know, in place."""
    pool = [ONE[rank] for rank in ranks_of(unseen(state, seat))]
    left = len(pool)
    hands, sizes, known = state.hands, state.sizes, state.known
    for other in range(state.n):
        if other == seat or known >> other & 1:
            continue
        hand = 0
        for _ in range(sizes[other]):
            at = pick(left)
            left -= 1
            hand += pool[at]
            pool[at] = pool[left]
        hands[other] = hand
    state.pile = sum(pool[:left])
