"""What holds in every position of Hats."""

from yuletable.core.protocol import OVER
from yuletable.games.hats.cards import CARDS, HAND, PLAYS, TYPE, pile_size, tray_spaces
from yuletable.games.hats.position import (
    ANSWERING,
    DEALING,
    DRAWING,
    FINAL,
    NOBODY,
    PLAYING,
    REMOVING,
    STARTING,
)
from yuletable.games.hats.rules import State
from yuletable.games.hats.scoring import types_of


def check(state: State) -> None:
    """Asserts all of it."""
    n = state.n
    lists = [state.pile, state.tray, *state.hands, *state.shown, *state.black, *state.out]
    cards = sorted(card for each in lists for card in each)
    # Each card of the game exists once.
    assert cards == [card for card in range(CARDS) if TYPE[card] not in state.removed]
    assert len(state.removed) == (0 if n > 2 else 2) or state.phase == REMOVING
    assert state.pile == sorted(state.pile)
    assert all(hand == sorted(hand) for hand in state.hands) or state.phase == DEALING
    if state.phase < STARTING:
        return
    # The tray is always full.
    assert len(state.tray) == tray_spaces(n)
    plays = [state.plays(seat) for seat in range(n)]
    for seat in range(n):
        short = state.phase == DRAWING and seat == state.active
        assert plays[seat] + len(state.hands[seat]) + short == HAND
        assert state.types[seat] == types_of(state.shown[seat], len(state.black[seat]))
    resting = len(state.pile) + sum(map(len, state.out))
    assert resting == pile_size(n) + (state.phase == DRAWING)
    if n == 4:
        assert resting == 0
    else:
        assert state.pile
    # After k rounds every collection has k cards.
    order = [(state.start + step) % n for step in range(n)]
    told = [plays[seat] for seat in order]
    assert told == sorted(told, reverse=True)
    assert told[0] - told[-1] <= 1
    if state.phase in (PLAYING, ANSWERING, DRAWING):
        assert state.who in (state.active, state.active ^ 2, -1)
        assert plays[state.active] < PLAYS or state.main_done
        assert (state.cookie == NOBODY) == (not any(plays))
    if state.phase == FINAL and not state.early:
        assert state.who == OVER
        assert all(each == PLAYS for each in plays)
        assert all(len(hand) == 1 for hand in state.hands)
        assert [len(s) + len(b) for s, b in zip(state.shown, state.black, strict=True)] == [8] * n
