"""Hidden fields of Gift Trail, overwritten: who brought which parcel."""

from collections.abc import Iterator
from itertools import combinations

from yuletable.core.protocol import OVER, Pick, Seat
from yuletable.games.gift_trail.rules import State

MOST = 6


def poison(state: State, viewer: Seat | None, pick: Pick) -> Iterator[State]:
    """Copies in which two others brought each other's parcels, where what is publicly ruled out
    allows it. After the end nothing is hidden."""
    if state.current() == OVER:
        return
    others = [seat for seat in range(state.n) if seat != viewer and state.brought[seat]]
    pairs = list(combinations(others, 2))
    while len(pairs) > MOST:
        pairs.pop(pick(len(pairs)))
    for one, two in pairs:
        first, second = state.brought[one], state.brought[two]
        if state.ruled_out[one] >> second & 1 or state.ruled_out[two] >> first & 1:
            continue
        twin = state.clone()
        twin.brought[one], twin.brought[two] = second, first
        yield twin
