"""The golden playthroughs: the one of every game, and a last trick of each mode that it does not
show."""

from pathlib import Path

import pytest

from tools.golden import golden_path, playthrough

HERE = Path(__file__).parent
FILES = {
    None: golden_path("sweaters"),
    "last_trick_casual": HERE / "last_trick_casual.txt",
    "last_trick_avid": HERE / "last_trick_avid.txt",
}
"""By the position in which it begins."""


@pytest.mark.parametrize("position", FILES)
def test_the_playthrough_is_as_reviewed(position: str | None) -> None:
    """Meant? Then write what is found into the file, and review the difference."""
    found = playthrough("sweaters", position)
    assert found == FILES[position].read_text("utf-8"), found


ABILITIES = {"billy_used", "maria_used", "tina_moved", "brothers_met"}


def test_each_playthrough_shows_abilities_and_together_all_of_them() -> None:
    """Chance may have declined them all; then what is reviewed shows nothing of chapter 9."""
    shown = [
        {line.split()[0] for line in path.read_text("utf-8").splitlines() if line.strip()}
        & ABILITIES
        for path in FILES.values()
    ]
    assert all(shown)
    assert set().union(*shown) == ABILITIES
