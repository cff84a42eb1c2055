"""How well a patch lies: what is left free should hang together and leave no holes."""

from typing import Final

from yuletable.core.protocol import Action
from yuletable.games.patchwork.actions import place_parts
from yuletable.games.patchwork.patches import FULL, PATCHES, SIDE, square_set

_NOT_LAST: Final = FULL ^ square_set(tuple((row, SIDE - 1) for row in range(SIDE)))
"""Every square that has one to its right."""

PAIRS: Final = 1.0
"""What two free neighbours are worth; fewer of them, for as many free squares, is a longer edge."""
BLOCKS: Final = 0.4
"""What a free 2x2 is worth: patches need room in both directions."""
HOLES: Final = 2.5
"""What a free square without any free neighbour costs."""


def openness(board: int) -> float:
    """How good the free part of a quilt is, to be compared among as many free squares only."""
    free = FULL & ~board
    below = free & free >> SIDE
    # Those whose right neighbour is free too.
    beside = free & free >> 1 & _NOT_LAST
    blocks = beside & beside >> SIDE
    linked = below | below << SIDE | beside | beside << 1
    return (
        PAIRS * (below.bit_count() + beside.bit_count())
        + BLOCKS * blocks.bit_count()
        - HOLES * (free & ~linked).bit_count()
    )


def ranked(board: int, patch: int, actions: list[Action]) -> list[tuple[float, Action]]:
    """The placements of a patch with the openness that they leave, best first, of equals the lowest
    first."""
    masks = [orientation.mask for orientation in PATCHES[patch].orientations]
    found = []
    for action in actions:
        orientation, square = place_parts(action)
        found.append((-openness(board | masks[orientation] << square), action))
    found.sort()
    return [(-worth, action) for worth, action in found]
