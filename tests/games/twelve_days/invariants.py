"""What holds in every position of 12 Days."""

from yuletable.core.protocol import OVER
from yuletable.games.twelve_days.actions import PASS, WEIGHT
from yuletable.games.twelve_days.cards import DEAL, DECK, DECK_SIZE, size_of
from yuletable.games.twelve_days.position import DEALING, FINAL, PLAYING
from yuletable.games.twelve_days.rules import State


def check(state: State) -> None:
    """Asserts all of it."""
    n = state.n
    on_table = [WEIGHT[action] for action in state.trick if action != PASS]
    # Each card of the deck is in one place.
    assert sum(state.hands) + sum(on_table) + state.gone + state.pile == DECK
    assert state.sizes == [size_of(hand) for hand in state.hands]
    played = len(state.history)
    assert state.played == played <= state.total
    # Every hand brings one gift out of the pool (7.1).
    start = n if state.options["length"] == "short" else 0
    assert sum(state.gifts) == start + played
    assert min(state.gifts) >= 0
    if state.phase != PLAYING:
        assert not state.trick
        assert not state.gone
        assert not state.known
        assert state.tricks == 0
    if state.phase == FINAL:
        assert state.current() == OVER
        assert state.early or played == state.total
        assert not any(state.hands)
    if state.phase == DEALING:
        assert sum(state.sizes) < DEAL[n] * n
    if state.phase == PLAYING:
        assert size_of(state.pile) == DECK_SIZE - DEAL[n] * n
        assert state.tricks < DEAL[n] * n - n + 1
        assert size_of(state.gone) >= state.tricks
        for seat in range(n):
            acted = (seat - state.leader) % n < len(state.trick)
            assert state.sizes[seat] or acted, "only the winner of a trick goes out"
            assert not state.known >> seat & 1 or state.sizes[seat]
