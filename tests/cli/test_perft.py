"""`yuletable perft`, and plies in `yuletable simulate`."""

from typing import Any

import pytest

ORDER = ",".join(map(str, [*range(1, 33), 0]))


def test_perft_prints_the_counts_by_depth(yuletable: Any) -> None:
    result = yuletable("perft", "patchwork", "--order", ORDER, "--depth", 1, "--json").json
    assert list(result) == ["game", "rules_version", "order", "counts", "seconds"]
    assert result["counts"] == [639]


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("hats", "--order", "1"), "hats does not offer perft. The games that do: patchwork."),
        (("patchwork", "--order", "1,2"), "has all patches from 0 to 32 once, 0 last"),
        (("patchwork", "--order", "a"), "must be numbers like 2,1,0, not 'a'"),
        (("patchwork", "--order", ORDER, "--depth", "0"), "must be 1 or more, not 0"),
        (("chess", "--order", "1"), "There is no game 'chess'"),
    ],
)
def test_what_cannot_be_counted(yuletable: Any, args: tuple[str, ...], sentence: str) -> None:
    result = yuletable("perft", *args)
    assert result.code == 2
    assert sentence in result.err


def test_simulate_takes_the_seats_that_a_game_has_and_counts_whole_moves(yuletable: Any) -> None:
    result = yuletable("simulate", "patchwork", "--games", 3, "--json").json
    assert result["seats"] == 2
    assert result["mean_plies"] < result["mean_actions"]
