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


@pytest.mark.usefixtures("sweaters")
@pytest.mark.parametrize("position", FILES)
def test_the_playthrough_is_as_reviewed(position: str | None) -> None:
    """Meant? Then write what is found into the file, and review the difference."""
    found = playthrough("sweaters", position)
    assert found == FILES[position].read_text("utf-8"), found
