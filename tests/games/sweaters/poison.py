"""Overwrites what is hidden in Ugly Christmas Sweaters."""

from collections.abc import Iterator

from yuletable.core.protocol import Pick, Seat
from yuletable.games.sweaters.cards import SETTINGS
from yuletable.games.sweaters.position import patches_of
from yuletable.games.sweaters.rules import State
from yuletable.games.sweaters.tricks import cards_in


def poison(state: State, viewer: Seat | None, pick: Pick) -> Iterator[State]:
    """Copies in which hands, piles, Secret Santas and chosen patches that the viewer does not see
    are others."""
    others = [seat for seat in range(state.n) if seat != viewer]
    if state.pile:
        for seat in others:
            hand = cards_in(state.hands[seat])
            if hand:
                twin = state.clone()
                card, at = hand[pick(len(hand))], pick(len(twin.pile))
                twin.hands[seat] ^= 1 << card | 1 << twin.pile[at]
                twin.pile[at] = card
                twin.pile.sort()
                yield twin
    for one in others:
        for two in others:
            if one < two and state.hands[one] and state.hands[two]:
                first, second = cards_in(state.hands[one]), cards_in(state.hands[two])
                both = 1 << first[pick(len(first))] | 1 << second[pick(len(second))]
                twin = state.clone()
                twin.hands[one] ^= both
                twin.hands[two] ^= both
                yield twin
    theirs = {color for seat in others for color in patches_of(state.sweaters[seat])}
    if theirs & dict(state.chosen).keys():
        twin = state.clone()
        twin.chosen = tuple(
            [(c, pick(SETTINGS) if c in theirs else setting) for c, setting in state.chosen]
        )
        yield twin
    for seat in others:
        held = state.santas[seat]
        if held and state.santas_left:
            twin = state.clone()
            at = pick(len(twin.santas_left))
            old, twin.santas[seat][0] = held[0], twin.santas_left[at]
            twin.santas[seat].sort()
            twin.santas_left[at] = old
            twin.santas_left.sort()
            yield twin
