"""The golden playthroughs are what the games do."""

import pytest

from tests.conformance.subjects import subjects
from tools.golden import golden_path, playthrough


@pytest.mark.parametrize("game_id", list(subjects()))
def test_the_playthrough_is_as_reviewed(game_id: str) -> None:
    path = golden_path(game_id)
    assert path.is_file(), "run: .venv/bin/python tools/golden.py"
    assert playthrough(game_id) == path.read_text("utf-8"), (
        "a change that is intended: run tools/golden.py and review the difference"
    )
