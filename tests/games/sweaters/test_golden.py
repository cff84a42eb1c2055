"""The golden playthroughs of the modes that the common one does not show: a last trick of each."""

from pathlib import Path

import pytest

from tools.golden import playthrough

HERE = Path(__file__).parent


@pytest.mark.usefixtures("sweaters")
@pytest.mark.parametrize("name", ["golden_casual", "golden_avid"])
def test_the_playthrough_is_as_reviewed(name: str) -> None:
    """Meant? Then write what is found into the file, and review the difference."""
    found = playthrough("sweaters", name)
    assert found == (HERE / f"{name}.txt").read_text("utf-8"), found
