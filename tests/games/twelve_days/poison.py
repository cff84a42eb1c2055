"""Hidden fields of 12 Days, overwritten: hands that nobody has shown, and the cards left out."""

from collections.abc import Iterator

from yuletable.core.protocol import Pick, Seat
from yuletable.games.twelve_days.cards import ONE, ranks_of
from yuletable.games.twelve_days.rules import State


def poison(state: State, viewer: Seat | None, pick: Pick) -> Iterator[State]:
    """Copies in which two cards that the viewer cannot see have changed places, or two whole
    hands."""
    places = [
        (seat, rank)
        for seat in range(state.n)
        if seat != viewer and not state.known >> seat & 1
        for rank in ranks_of(state.hands[seat])
    ]
    places += [(-1, rank) for rank in ranks_of(state.pile)]
    others = [seat for seat in range(state.n) if seat != viewer and not state.known >> seat & 1]
    if len(others) > 1 and state.sizes[others[0]] == state.sizes[others[1]]:
        twin = state.clone()
        one, other = others[:2]
        twin.hands[one], twin.hands[other] = twin.hands[other], twin.hands[one]
        yield twin
    for _ in range(min(12, len(places))):
        (one, rank), (other, else_rank) = places[pick(len(places))], places[pick(len(places))]
        if one == other or rank == else_rank:
            continue
        twin = state.clone()
        for place, change in (
            (one, ONE[else_rank] - ONE[rank]),
            (other, ONE[rank] - ONE[else_rank]),
        ):
            if place < 0:
                twin.pile += change
            else:
                twin.hands[place] += change
        yield twin
