"""What is done for a seat that does not answer (12.1)."""

from collections.abc import Iterator, Sequence

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
from yuletable.games.sweaters.cards import (
    FLOATING,
    ICONS,
    NO_CARD,
    NUMBERED,
    SLOT,
    VALUE,
    Card,
    setting_of,
)
from yuletable.games.sweaters.counting import brothers_points, is_last_round
from yuletable.games.sweaters.knitting import moves_of, swaps_of, tina_move, tina_swap, to_set
from yuletable.games.sweaters.position import (
    BANKED,
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
from yuletable.games.sweaters.scoring import (
    Choice,
    best_choice,
    facts_of,
    fad_points,
    is_complete,
    known_values,
    objectives,
    open_patches,
    run_values,
)
from yuletable.games.sweaters.tricks import cards_in, playable


def default_of(state: Position, seat: Seat) -> Action:
    """One of the seat's legal actions: the lowest card that may be played, the piece that brings a
    sweater nearest to completion, abilities kept, patches and a piece in Tina's hands at their
    best."""
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
        return tina_best(state, seat)
    return DECLINE if phase in (BILLY_ASK, OFFER, TINA_ASK) else READY


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
    Brothers included, in Express with what they claim from the display (11.2, 11.6). area,
    settings: in place of those that lie there."""
    worn = state.sweaters[seat] if area is None else area
    sweaters = [sweater for sweater in worn if is_complete(sweater)]
    settings = state.meant(seat) if settings is None else settings
    needed = state.avid and is_last_round(state)
    choice = None
    for filled in _fillings(sweaters, settings) if claims_now(state) else [settings]:
        counted = list(counted_after(state, sweaters, filled))
        found = best_choice(counted, filled, state.santas[seat], needed)
        if choice is None or found.worth > choice.worth:
            choice = found
    assert choice is not None
    brothers = brothers_points(state, seat, worn)
    return choice._replace(points=choice.points + brothers) if brothers else choice


def claims_now(state: Position) -> bool:
    """Whether completed sweaters claim after the next placement: not any more at the end (9.5)."""
    return state.express and bool(state.fads) and state.phase <= OFFER


def counted_after(
    state: Position, sweaters: Sequence[Sweater], settings: Sequence[int]
) -> Iterator[tuple[Sweater, list[int]]]:
    """Complete sweaters, each with the Fads that count for it once it has claimed what it can."""
    display = state.fads if claims_now(state) else []
    for sweater in sweaters:
        if sweater[CLAIMS] or not display:
            yield sweater, state.counting(sweater)
            continue
        found = facts_of(sweater, settings)
        claims = [fad for fad in display if objectives(found, fad)]
        display = [fad for fad in display if fad not in claims]
        yield [*sweater[:BANKED], fad_points(found, claims)], claims


def _fillings(sweaters: Sequence[Sweater], settings: Sequence[int]) -> Iterator[list[int]]:
    """Settings with every way that counts to set the open patches of those that are not locked:
    with values in a row where that can be, and any icons."""
    chosen = list(settings)
    values: dict[int, int] = {}
    for sweater in sweaters:
        if sweater[CLAIMS]:
            continue
        colors = open_patches(sweater, settings)
        run = run_values(known_values(sweater, settings), len(colors))
        values |= dict(zip(colors, run or [1] * len(colors), strict=True))
    for number in range(len(ICONS) ** len(values)):
        rest = number
        for color, value in reversed(values.items()):
            rest, icon = divmod(rest, len(ICONS))
            chosen[color] = setting_of(value, icon)
        yield chosen[:]


def set_action(state: Position, seat: Seat) -> Action:
    """The best SET for the first patch that the seat has to set."""
    color = to_set(state, seat)[0]
    return set_to(color, best_of(state, seat).settings[color])


def tina_choice(state: Position, seat: Seat, card: Card, action: Action, swap: bool) -> Choice:
    """What the own sweaters come to at best when Tina has moved a piece. action: a placement, or,
    for a swap, the other piece."""
    twin = state.clone()
    twin.moving = card
    if swap:
        tina_swap(twin, seat, action, None)
    else:
        tina_move(twin, seat, action, None)
    return best_of(twin, seat)


def tina_moves(state: Position, seat: Seat, card: Card) -> list[tuple[Choice, Action]]:
    """Every move and swap of a piece, with what comes of it."""
    moves = [
        (tina_choice(state, seat, card, action, False), action)
        for action in moves_of(state, seat, card)
    ]
    return moves + [
        (tina_choice(state, seat, card, other, True), SWAP + other)
        for other in swaps_of(state, seat, card)
    ]


def tina_best(state: Position, seat: Seat) -> Action:
    """The best move of the piece that Tina holds, of equals the first."""
    return max(tina_moves(state, seat, state.moving), key=lambda each: each[0].worth)[1]
