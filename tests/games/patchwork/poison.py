"""Patchwork hides nothing, so there is nothing to overwrite."""

from collections.abc import Iterator

from yuletable.core.protocol import Pick, Seat
from yuletable.games.patchwork.rules import State


def poison(state: State, viewer: Seat | None, pick: Pick) -> Iterator[State]:
    """No copies."""
    return iter(())
