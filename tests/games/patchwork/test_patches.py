"""The table of patches and the time track."""

import json
import subprocess
import sys
from typing import Final

import pytest

from tests.conftest import ROOT
from yuletable.games.patchwork.actions import PLACE
from yuletable.games.patchwork.fitting import (
    corner_squares,
    fits,
    nth_place,
    place_actions,
    runs,
    sites,
)
from yuletable.games.patchwork.patches import (
    COUNT,
    END,
    FULL,
    INCOME_SPACES,
    PATCHES,
    SPECIAL,
    TRACKS,
    WINDOWS,
    squares_of,
)

REAL: Final = PATCHES[:COUNT]


def spread(values: list[int], least: int) -> list[int]:
    return [values.count(each) for each in range(least, max(values) + 1)]


def test_sums() -> None:
    assert len(REAL) == 33
    assert sum(patch.size for patch in REAL) == 166
    assert sum(patch.income for patch in REAL) == 38
    assert sum(patch.buttons for patch in REAL) == 133
    assert sum(patch.time for patch in REAL) == 107
    assert spread([patch.time for patch in REAL], 1) == [4, 9, 7, 5, 4, 4]
    assert spread([patch.income for patch in REAL], 0) == [11, 10, 8, 4]
    assert spread([patch.size for patch in REAL], 2) == [1, 3, 7, 9, 10, 2, 1]


def test_placements_on_an_empty_quilt() -> None:
    counts = [sites(p, runs(0)).bit_count() for p in range(COUNT)]
    assert sum(counts) == 7349
    assert max(counts) == 448
    assert sites(SPECIAL, runs(0)).bit_count() == 81


@pytest.mark.parametrize("patch", range(COUNT + 1))
def test_orientations_are_distinct_sets_that_turns_and_flips_lead_through(patch: int) -> None:
    orientations = PATCHES[patch].orientations
    assert len({each.mask for each in orientations}) == len(orientations)
    assert (orientations[0].flip, orientations[0].turns) == (0, 0)
    for number, each in enumerate(orientations):
        assert len(each.cells) == PATCHES[patch].size
        assert sum(1 << 9 * r + c for r, c in each.cells) == each.mask
        four = number
        for _ in range(4):
            four = orientations[four].turned
        assert four == number
        assert orientations[each.flipped].flipped == number
        turned = orientations[each.turned]
        assert set(turned.cells) == {(c, each.height - 1 - r) for r, c in each.cells}
        flipped = orientations[each.flipped]
        assert set(flipped.cells) == {(r, each.width - 1 - c) for r, c in each.cells}


@pytest.mark.parametrize("patch", range(COUNT + 1))
def test_where_a_patch_fits_is_what_trying_every_mask_finds(patch: int) -> None:
    """Over quilts from nearly empty to nearly full."""
    board = 0x9E3779B97F4A7C15F39CC & FULL
    for step in range(60):
        board = (board * 0x5851F42D4C957F2D + step) & FULL
        covered = board & board >> 1 if step % 2 else board | board >> (step % 7 + 1)
        tried = [
            [square for square in squares_of(each.corners) if not covered & each.mask << square]
            for each in PATCHES[patch].orientations
        ]
        free = runs(covered)
        found = sites(patch, free)
        assert corner_squares(patch, found) == tried
        assert fits(patch, free) == any(tried)
        actions = [
            PLACE + 81 * number + square for number, each in enumerate(tried) for square in each
        ]
        assert place_actions(found) == actions
        assert [nth_place(found, number) for number in range(len(actions))] == actions
        with pytest.raises(IndexError):
            nth_place(found, len(actions))


def test_the_track() -> None:
    assert END == 53
    assert INCOME_SPACES == (5, 11, 17, 23, 29, 35, 41, 47, 53)
    assert TRACKS == {"revised": (26, 32, 38, 44, 50), "classic": (20, 26, 32, 44, 50)}
    assert len(WINDOWS) == 9
    assert {window.bit_count() for window in WINDOWS} == {49}


def test_the_screens_have_the_same_patches() -> None:
    run = subprocess.run(
        [sys.executable, "tools/patchesjs.py", "--check"], cwd=ROOT, capture_output=True, text=True
    )
    assert run.returncode == 0, f"run: python tools/patchesjs.py {run.stderr}"


def test_the_worked_vectors_are_complete() -> None:
    vectors = json.loads((ROOT / "tests/games/patchwork/vectors.json").read_text("utf-8"))
    assert set(vectors) == {"perft", "all_pass", "first_buy"}
