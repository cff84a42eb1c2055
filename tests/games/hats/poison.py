"""Hidden fields of Hats, overwritten: hands, faces of black hats, discards, the pile, an offer."""

from collections.abc import Iterator

from yuletable.core.protocol import Pick, Seat
from yuletable.games.hats.cards import NO_CARD
from yuletable.games.hats.position import ANSWERING, DREW, EXCHANGED, FINAL, PLAYED
from yuletable.games.hats.rules import State


def poison(state: State, viewer: Seat | None, pick: Pick) -> Iterator[State]:
    """Copies in which two cards that the viewer cannot see have changed places, or the moves of
    others in the story name other cards."""
    count = len(_hidden(state, viewer))
    for first in range(count):
        second = pick(count)
        twin = state.clone()
        zones = _hidden(twin, viewer)
        (one, at), (two, there) = zones[first], zones[second]
        one[at], two[there] = two[there], one[at]
        yield twin
    if state.phase == ANSWERING and viewer != state.active:
        twin = state.clone()
        offering = twin.hands[state.active]
        twin.offered = offering[pick(len(offering))]
        yield twin
    twin = state.clone()
    twin.story = [
        move
        if viewer is not None and _saw(move[0], move[1], viewer)
        else (move[0], move[1], move[2] if move[0] == PLAYED else NO_CARD, NO_CARD)
        for move in state.story
    ]
    yield twin
    if state.n < 4 and viewer is not None:
        twin = state.clone()
        other = (viewer + 1) % state.n
        twin.story.append((DREW, other, pick(42), NO_CARD))
        yield twin


def _saw(kind: int, mover: Seat, viewer: Seat) -> bool:
    return mover == viewer or (kind == EXCHANGED and mover ^ 2 == viewer)


def _hidden(state: State, viewer: Seat | None) -> list[tuple[list[int], int]]:
    """(list, index) of every card that the viewer cannot see."""
    lists = [state.pile]
    for seat in range(state.n):
        if seat != viewer:
            lists += [state.black[seat], state.out[seat]]
            if state.phase != FINAL or state.early:
                lists.append(state.hands[seat])
    return [(cards, at) for cards in lists for at in range(len(cards))]
