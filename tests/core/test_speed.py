"""Speed as ratios within one run; `pytest --benchmark-only -m ""` shows the parts."""

from collections.abc import Callable
from time import perf_counter
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tests.tiny_game import GAME
from yuletable.bots.playing import pick_for, play_out
from yuletable.core.chance import draw, seed_of
from yuletable.core.match import Match, replay
from yuletable.core.record import read_record, write_record
from yuletable.core.seen import random_bot

SEED = seed_of("speed")


def played() -> Match[Any]:
    match: Match[Any] = Match.start(GAME, 4, {}, SEED)
    play_out(match, [random_bot] * 4, [pick_for("speed")] * 4)
    return match


MATCH = played()
DATA = write_record(MATCH.record())
PARTS: dict[str, Callable[[], object]] = {
    "a match": played,
    "its replay": lambda: replay(GAME, MATCH.record()),
    "a clone": MATCH.state.clone,
    "a key": MATCH.state.key,
    "a view": lambda: GAME.view(MATCH.state, 0),
    "a draw": lambda: draw(SEED, 7, 6),
    "reading a record": lambda: read_record(DATA),
}


@pytest.mark.long
@pytest.mark.parametrize("part", list(PARTS))
def test_a_part(benchmark: BenchmarkFixture, part: str) -> None:
    benchmark(PARTS[part])


def best(work: Callable[[], object], repeats: int) -> float:
    """Seconds of one call, the best of five rounds."""
    times = []
    for _ in range(5):
        began = perf_counter()
        for _ in range(repeats):
            work()
        times.append((perf_counter() - began) / repeats)
    return min(times)


def test_a_replay_is_not_slower_than_playing() -> None:
    # The allowance is four times what is measured: machines are noisy.
    assert best(PARTS["its replay"], 20) < 4 * best(played, 20)


def test_a_clone_is_cheap_beside_a_match() -> None:
    assert best(MATCH.state.clone, 500) * 10 < best(played, 20)
