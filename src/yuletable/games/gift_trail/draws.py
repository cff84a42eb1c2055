"""Which effects fit where a token landed, whom each may hit, and who is hit by default."""

from collections.abc import Sequence

from yuletable.core.protocol import Action, Seat
from yuletable.games.gift_trail.actions import (
    BACK_3,
    BACK_TO_TREE,
    BITS,
    LEAP_FORWARD,
    PAIRS,
    PAYBACK_STEAL,
    PAYBACK_TRADE,
    PICK_SWAP,
    PICK_VICTIM,
    REACH,
    SNEAKY_STEAL,
    STEAL_AHEAD,
    STEAL_BEHIND,
    STEAL_FRONT_GIFT,
    STEAL_FRONT_GIFT_PLACE,
    SWAP_PLACES,
)
from yuletable.games.gift_trail.boards import SHIELD

Fit = tuple[int, int]
"""An effect that fits and the bit mask of the seats it may hit."""

Pair = tuple[Action, int]
"""An effect and its weight, as a draw takes them."""

_LEAP: Fit = (LEAP_FORWARD, 0)
_LEAP_PAIR = PAIRS[LEAP_FORWARD]
_BACK_3 = ((BACK_3, 0),)
_BACK_3_PAIRS = (PAIRS[BACK_3],)


def lucky_with_gift(
    lander: Seat, way: list[Seat], pos: list[int], gift: list[int], kinds: Sequence[int]
) -> tuple[Sequence[Fit], Sequence[Pair]]:
    """The fitting effects on a lucky square with a gift, and the same as a draw (3.3, 3.8)."""
    here = pos[lander]
    near = swap = ahead = behind = front = 0
    ahead_at = len(kinds)
    behind_at = -1
    front_at = top = here
    for seat in way:
        square = pos[seat]
        if square > top:
            top = square
        if kinds[square] == SHIELD or seat == lander:
            continue
        bit = BITS[seat]
        if square != here:
            swap |= bit
        if not gift[seat]:
            continue
        if square > here:
            if square <= here + REACH:
                near |= bit
            if square < ahead_at:
                ahead_at = square
                ahead = bit
            elif square == ahead_at:
                ahead |= bit
            if square > front_at:
                front_at = square
                front = bit
            elif square == front_at:
                front |= bit
        else:
            if square >= here - REACH:
                near |= bit
            if square < here:
                if square > behind_at:
                    behind_at = square
                    behind = bit
                elif square == behind_at:
                    behind |= bit
    fits: list[Fit] = []
    pairs: list[Pair] = []
    if near:
        fits.append((SNEAKY_STEAL, near))
        pairs.append(PAIRS[SNEAKY_STEAL])
    if ahead:
        fits.append((STEAL_AHEAD, ahead))
        pairs.append(PAIRS[STEAL_AHEAD])
    if behind:
        fits.append((STEAL_BEHIND, behind))
        pairs.append(PAIRS[STEAL_BEHIND])
    if front:
        fits.append((STEAL_FRONT_GIFT, front))
        pairs.append(PAIRS[STEAL_FRONT_GIFT])
    if swap:
        fits.append((SWAP_PLACES, swap))
        pairs.append(PAIRS[SWAP_PLACES])
    # Gift and place has no substitute: a front-runner itself must be takeable (4.7).
    if front and front_at == top:
        fits.append((STEAL_FRONT_GIFT_PLACE, front))
        pairs.append(PAIRS[STEAL_FRONT_GIFT_PLACE])
    return fits, pairs


def lucky_without_gift(
    lander: Seat, way: list[Seat], pos: list[int], gift: list[int], kinds: Sequence[int]
) -> tuple[Sequence[Fit], Sequence[Pair]]:
    """The fitting effects on a lucky square without a gift, and the same as a draw (3.3, 3.8)."""
    here = pos[lander]
    low = here - REACH
    high = here + REACH
    near = front = 0
    front_at = top = here
    for seat in way:
        square = pos[seat]
        if square > top:
            top = square
        if gift[seat] and kinds[square] != SHIELD:
            bit = BITS[seat]
            if low <= square <= high:
                near |= bit
            if square > front_at:
                front_at = square
                front = bit
            elif square == front_at and square > here:
                front |= bit
    fits = [_LEAP]
    pairs = [_LEAP_PAIR]
    if near:
        fits.append((SNEAKY_STEAL, near))
        pairs.append(PAIRS[SNEAKY_STEAL])
    if front and front_at == top:
        fits.append((STEAL_FRONT_GIFT_PLACE, front))
        pairs.append(PAIRS[STEAL_FRONT_GIFT_PLACE])
    return fits, pairs


def unlucky(
    lander: Seat, previous: Seat, pos: list[int], gift: list[int], kinds: Sequence[int]
) -> tuple[Sequence[Fit], Sequence[Pair]]:
    """The fitting effects on an unlucky square, and the same as a draw (3.4, 3.8)."""
    if not gift[lander]:
        return _BACK_3, _BACK_3_PAIRS
    fits: list[Fit] = [(BACK_TO_TREE, 0)]
    pairs = [PAIRS[BACK_TO_TREE]]
    if not gift[previous]:
        fits.append((PAYBACK_STEAL, BITS[previous]))
        pairs.append(PAIRS[PAYBACK_STEAL])
    elif kinds[pos[previous]] != SHIELD:
        fits.append((PAYBACK_TRADE, BITS[previous]))
        pairs.append(PAIRS[PAYBACK_TRADE])
    return fits, pairs


def takeable(
    lander: Seat, way: list[Seat], pos: list[int], gift: list[int], kinds: Sequence[int]
) -> int:
    """The mask of those whose gift the lander may take (3.5)."""
    mask = 0
    for seat in way:
        if gift[seat] and seat != lander and kinds[pos[seat]] != SHIELD:
            mask |= BITS[seat]
    return mask


def default_seat(
    prompt: int, lander: Seat, candidates: int, following: list[Seat], pos: list[int]
) -> Seat:
    """Whom a prompt without an answer picks. `following`: those on the way in turn order,
    beginning with the one after the lander, so that the first of equals is next in turn order."""
    seats = [seat for seat in following if candidates >> seat & 1]
    here = pos[lander]
    if prompt == PICK_VICTIM:
        return min(seats, key=lambda seat: abs(pos[seat] - here))
    if prompt == PICK_SWAP:
        # The furthest ahead; with nobody ahead that is also the nearest behind (4.6).
        return max(seats, key=lambda seat: pos[seat])
    return seats[0]
