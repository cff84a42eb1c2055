"""`bench server` in small: it measures what it says, whatever the figures are today."""

import pytest

from yuletable.bench.server import LEAST_RATIO, MOST_MS, run_server_bench


def test_the_bench_measures_all_three_servers_and_the_crowd(
    capsys: pytest.CaptureFixture[str],
) -> None:
    result = run_server_bench(seconds=0.3, rooms=2)
    assert (result.rooms, result.seats, result.phones, result.watchers) == (2, 6, 32, 20)
    assert min(result.moves_per_s, result.bare_moves_per_s, result.text_moves_per_s) > 0
    assert len(result.ratios) == result.rounds == 3
    assert result.ratio > LEAST_RATIO / 4
    assert 0 < result.p50_ms <= result.p95_ms <= result.slowest_p95_ms < MOST_MS * 4
    assert "ratio" in capsys.readouterr().out
