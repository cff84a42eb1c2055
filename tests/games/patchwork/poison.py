"""Patchwork hides nothing (2.4), so there is nothing to overwrite, and nothing that a frame could
tell too early: the circle and who begins are drawn before anybody is asked, and no draw comes
later. That it stays so is what `subjects.hides` finds, and `test_2_4_both_see_all_there_is`."""

from collections.abc import Iterator

from yuletable.core.protocol import Pick, Seat
from yuletable.games.patchwork.rules import State


def poison(state: State, viewer: Seat | None, pick: Pick) -> Iterator[State]:
    """No copies."""
    return iter(())
