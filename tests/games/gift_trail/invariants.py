"""What holds in every state of Gift Trail."""

from yuletable.core.protocol import CHANCE, OVER
from yuletable.games.gift_trail.position import (
    AWAIT_ROLL,
    CHOOSING,
    DRAWING,
    ENDING,
    FINAL,
    NUMBERING,
    TAKING,
)
from yuletable.games.gift_trail.rules import State


def check(state: State) -> None:
    """Asserts it."""
    n = state.n
    seats = range(n)
    removed = {seat for seat in seats if state.removed >> seat & 1}
    way = set(state.way)
    ended = state.phase in (ENDING, FINAL)
    held = [number for number in state.gift if number]
    assert sorted(held + state.tree) == list(range(1, n + 1)), "each gift in one place"
    assert state.tree == sorted(state.tree)
    assert len(way) == len(state.way)
    assert not way & removed
    assert all(0 <= state.pos[seat] <= state.length for seat in seats)
    assert not any(state.gift[seat] or state.rank[seat] for seat in removed)
    assert state.ranked == sum(map(bool, state.rank))
    assert sorted(filter(None, state.rank)) == list(range(1, state.ranked + 1)), "no gaps"
    assert 0 <= state.landing <= 3
    assert all(state.had >> seat & 1 for seat in seats if state.gift[seat])
    for seat in seats:
        assert not state.brought[seat] or not state.ruled_out[seat] >> state.brought[seat] & 1
    if state.phase <= NUMBERING:
        assert not held
        return
    assert sorted(state.brought) == list(range(1, n + 1))
    assert sorted(state.order) == list(seats)
    if any(not state.gift[seat] for seat in way):
        assert state.tree, "a gift lies there for whoever has none"
    for seat in set(seats) - way - removed:
        assert state.pos[seat] == state.length
        assert state.rank[seat]
        assert state.gift[seat] or seat in state.waiting
    if ended:
        assert (state.phase == FINAL) == (not state.waiting) == (state.who == OVER)
        assert state.early or all(state.rank[seat] for seat in way)
        assert state.phase == ENDING or all(state.gift[seat] for seat in state.home_order())
        if state.phase == FINAL and state.options["nobody_own"]:
            assert not any(state.gift[s] == state.brought[s] for s in state.home_order())
        return
    assert len(way) >= 2, "with one on the way it is over"
    assert state.way == [seat for seat in state.order if seat in way]
    current = state.way[state.at]
    home = [seat for seat in way if state.pos[seat] == state.length]
    assert home in ([], [current]), "only who takes a gift at this moment"
    assert not state.waiting
    assert state.turn >= 1
    if state.phase == AWAIT_ROLL:
        assert state.who == current
        assert (state.dice, state.landing, list(state.fits)) == ((), 0, [])
    elif state.phase == CHOOSING:
        assert state.who in way
        assert len(state.legal) >= 2, "a single answer is never asked for"
        assert state.candidates == state.candidates & sum(1 << seat for seat in way)
    else:
        assert state.who == CHANCE
    if state.phase == DRAWING:
        assert state.fits
    if state.phase == TAKING:
        assert state.tree
        assert not state.gift[state.taker]
