"""What is done for a seat that does not answer (12.1)."""

from collections.abc import Sequence

from yuletable.core.protocol import Action, Seat
from yuletable.games.sweaters.actions import (
    COPY,
    DECLINE,
    NONE,
    PLAY,
    READY,
    SWAP,
    TAKE,
    begin,
    place,
    set_to,
)
from yuletable.games.sweaters.cards import FLOATING, NO_CARD, NUMBERED, SLOT, VALUE, Card
from yuletable.games.sweaters.counting import brothers_points
from yuletable.games.sweaters.knitting import moves_of, swaps_of, tina_move, tina_swap, to_set
from yuletable.games.sweaters.position import (
    BILLY_ASK,
    CLAIMS,
    COPYING,
    DRAFTING,
    OFFER,
    PLACING,
    PLAYING,
    SETTING,
    TINA_ASK,
    TINA_PLACING,
    Position,
    Sweater,
)
from yuletable.games.sweaters.scoring import Choice, best_choice, is_complete
from yuletable.games.sweaters.tricks import cards_in, playable


def default_of(state: Position, seat: Seat) -> Action:
    """One of the seat's legal actions: the lowest card that may be played, the piece that brings a
    sweater nearest to completion, abilities kept, patches set at their best."""
    phase = state.phase
    if phase == PLAYING:
        cards = cards_in(playable(state, state.hands[seat]))
        return PLAY + min(cards, key=lambda card: (VALUE[card] or 99, card))
    if phase == COPYING:
        return COPY + max([c for c in state.pool if c < NUMBERED], key=lambda c: (VALUE[c], -c))
    if phase == DRAFTING:
        return TAKE + max(state.pool, key=lambda card: (_join(state, seat, card)[0], -card))
    if phase == PLACING:
        return _join(state, seat, state.taken)[1]
    if phase == SETTING:
        return set_action(state, seat)
    if phase == TINA_PLACING:
        moves = moves_of(state, seat, state.moving)
        return moves[0] if moves else _first_swap(state, seat)
    return DECLINE if phase in (BILLY_ASK, OFFER, TINA_ASK) else READY


def _first_swap(state: Position, seat: Seat) -> Action:
    from_here = swaps_of(state, seat, state.moving)
    return SWAP + from_here[0]


def _join(state: Position, seat: Seat, card: Card) -> tuple[int, Action]:
    """(pieces of the fullest sweater where the card finds a free slot, the placement there); it
    never covers, and begins a new sweater where none is free."""
    best = (0, begin(card))
    for number, sweater in enumerate(state.sweaters[seat]):
        if sweater[CLAIMS]:
            continue
        filled = [slot for slot in range(3) if sweater[slot] != NO_CARD]
        free = [slot for slot in range(3) if slot not in filled]
        if not free or (card < NUMBERED and SLOT[card] not in free):
            continue
        slot = free[0] if card >= NUMBERED else SLOT[card]
        pieces = len(filled)
        pin = NONE
        if sweater[FLOATING] != NO_CARD:
            pieces += 1
            pin = next(each for each in range(3) if each != slot)
        if pieces > best[0]:
            best = (pieces, place(number, slot, pin))
    return best


def best_of(
    state: Position,
    seat: Seat,
    area: Sequence[Sweater] | None = None,
    settings: Sequence[int] | None = None,
) -> Choice:
    """The best that completed sweaters of the seat can come to, its Secret Santas and The Little
    Brothers included. area, settings: in place of those that lie there."""
    worn = state.sweaters[seat] if area is None else area
    sweaters = [(sweater, state.counting(sweater)) for sweater in worn if is_complete(sweater)]
    choice = best_choice(
        sweaters, state.settings if settings is None else settings, state.santas[seat]
    )
    brothers = brothers_points(state, seat, worn)
    return choice._replace(points=choice.points + brothers) if brothers else choice


def set_action(state: Position, seat: Seat) -> Action:
    """The best SET for the first patch that the seat has to set."""
    color = to_set(state, seat)[0]
    return set_to(color, best_of(state, seat).settings[color])


def tina_gain(
    state: Position, seat: Seat, card: Card, action: Action, swap: bool, points: int
) -> int:
    """What Tina changes in the own points of this round, open patches at their best. action: a
    placement, or, for a swap, the other piece. points: what `best_of` says before it."""
    twin = state.clone()
    twin.moving = card
    if swap:
        tina_swap(twin, seat, action, None)
    else:
        tina_move(twin, seat, action, None)
    return best_of(twin, seat).points - points
