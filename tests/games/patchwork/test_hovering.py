"""What may be shown over a quilt before it is sewn on."""

import pytest

from tests.games.patchwork.notation import front, started
from yuletable.games.patchwork import GAME
from yuletable.games.patchwork.patches import PATCHES, SIDE

LONG = (11, 6, 19)
"""The longest patch, and two that are higher or wider by how they are turned."""


@pytest.mark.parametrize("patch", LONG)
def test_a_patch_is_held_wherever_it_lies_wholly_on_the_quilt(patch: int) -> None:
    table = started(front(*LONG))
    sizes = set()
    for number, shape in enumerate(PATCHES[patch].orientations):
        sizes.add((shape.height, shape.width))
        for row in range(-1, SIDE + 1):
            for column in range(-1, SIDE + 1):
                held = {"patch": patch, "orientation": number, "place": [row, column]}
                wrong = GAME.hovered(table.state, 0, held)
                inside = all(0 <= row + y < SIDE and 0 <= column + x < SIDE for y, x in shape.cells)
                assert (wrong is None) == inside, held
                assert wrong is None or wrong.why.key == "patchwork-why-outside"
    assert any(height != width for height, width in sizes)
