"""The benches in small: they measure what they say, whatever the figures are today."""

import msgspec
import pytest

from yuletable.bench.bots import bots_text, run_bots_bench, thinkers
from yuletable.bench.server import LEAST_RATIO, MOST_MS, run_server_bench
from yuletable.core.registry import Entry


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


def test_the_bench_of_bots_measures_the_loop_and_the_pool(tiny: Entry) -> None:
    assert ("tiny", "expert") in thinkers()
    option = next(iter(tiny.game.spec.options))
    options = {option.key: next(choice for choice in option.choices if choice != option.default)}
    result = run_bots_bench(0.9, "tiny", "expert", options=options)
    assert result.options == options
    assert (result.game, result.bot, result.seats) == ("tiny", "expert", 2)
    assert result.workers >= 1
    assert result.answered > 0
    assert 0 < result.ms_mean <= result.ms_max
    assert result.failed == 0
    # The search itself is seen only where it is on the loop.
    assert result.on_the_loop.own_p99 > result.thinking.own_p99
    for delay in (result.quiet, result.thinking, result.on_the_loop):
        assert delay.timers > 10
        assert delay.p50 <= delay.p99 <= delay.max
    text = bots_text(result)
    assert "bots think in the pool" in text
    assert f"with {msgspec.json.encode(options).decode()}" in text
    assert "p99" in text
