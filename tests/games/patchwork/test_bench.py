"""The bench in small: it measures what it says, whatever the figures are today."""

import pytest

from yuletable.bench import patchwork
from yuletable.bench.patchwork import (
    DRAWS,
    GAMES,
    Ply,
    by_masks,
    patchwork_text,
    run_patchwork_bench,
)
from yuletable.core.protocol import Pick
from yuletable.games.patchwork.actions import PASS
from yuletable.games.patchwork.rules import State


def test_both_play_the_same_games_and_sets_are_faster() -> None:
    result = run_patchwork_bench(0.2)
    assert result.ratio > 1.5
    assert 38 < result.plies < 48
    assert f"ratio {result.ratio:.2f}" in patchwork_text(result)


def test_players_of_other_games_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def never_last(state: State, pick: Pick) -> Ply:
        return by_masks(state, lambda n: min(pick(n), max(0, n - 2)))

    monkeypatch.setattr(patchwork, "DRAWS", (DRAWS[0], never_last))
    with pytest.raises(RuntimeError, match="different games"):
        run_patchwork_bench(0.1)


def test_every_draw_takes_the_same_ply() -> None:
    """Of the same number of plies, each one."""
    totals: list[int] = []

    def at(number: int) -> Pick:
        def pick(n: int) -> int:
            totals.append(n)
            return number

        return pick

    for game in range(GAMES):
        state = patchwork.start(game)
        assert {draw(state, at(0)) for draw in DRAWS} == {(PASS,)}
        assert totals[-2] == totals[-1]
        for number in range(totals[-1]):
            one, two = (draw(state, at(number)) for draw in DRAWS)
            assert one == two
    assert max(totals) > 100
