"""Hidden fields of Tiny, overwritten."""

from collections.abc import Iterator

from tests.tiny_game.rules import COMMIT, STAKES, STAKING, TinyState
from yuletable.core.protocol import Pick, Seat


def poison(state: TinyState, viewer: Seat | None, pick: Pick) -> Iterator[TinyState]:
    """Copies in which what `viewer` may not see has other legal values."""
    for seat in range(state.seats):
        if seat == viewer:
            continue
        for index in range(len(state.hands[seat])):
            if state.unseen:
                twin = state.clone()
                other = pick(len(twin.unseen))
                twin.hands[seat][index], twin.unseen[other] = (
                    twin.unseen[other],
                    twin.hands[seat][index],
                )
                twin.hands[seat].sort()
                twin.unseen.sort()
                yield twin
        if state.phase == COMMIT and state.committed[seat] >= 0 and state.unseen:
            twin = state.clone()
            twin.committed[seat], twin.unseen[0] = twin.unseen[0], twin.committed[seat]
            twin.unseen.sort()
            yield twin
        if state.phase == STAKING and state.winner == seat and state.stake >= 0:
            twin = state.clone()
            twin.stake = (state.stake + 1) % STAKES
            yield twin
    if state.unseen:
        twin = state.clone()
        twin.unseen = [(card + 1) % 10 for card in twin.unseen]
        yield twin
