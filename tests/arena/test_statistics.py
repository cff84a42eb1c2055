"""Intervals against values computed by hand or taken from printed tables."""

import pytest

from yuletable.arena.statistics import mean_interval, part, share_interval, student, wilson


@pytest.mark.parametrize(
    ("freedom", "expected"),
    [
        *((1, 12.706), (4, 2.776), (10, 2.228), (11, 2.201), (15, 2.131), (20, 2.086)),
        *((30, 2.042), (60, 2.000), (120, 1.980), (1000, 1.962)),
    ],
)
def test_student_is_as_printed(freedom: int, expected: float) -> None:
    assert student(freedom) == pytest.approx(expected, abs=0.0006)


def test_a_mean_with_its_interval() -> None:
    """1 to 5: mean 3, deviation sqrt(2.5), its error sqrt(0.5), times 2.776 = 1.963."""
    found = mean_interval([1, 2, 3, 4, 5])
    assert found.mean == 3
    assert found.low == pytest.approx(1.037, abs=0.001)
    assert found.high == pytest.approx(4.963, abs=0.001)


def test_differences_that_are_all_alike_are_sure() -> None:
    found = mean_interval([0.5, 0.5, 0.5])
    assert (found.mean, found.low, found.high) == (0.5, 0.5, 0.5)


def test_one_block_tells_no_interval() -> None:
    for found in (mean_interval([0.5]), share_interval([0.5], 2)):
        assert (found.mean, found.low, found.high) == (0.5, None, None)


def test_wilson_is_as_printed() -> None:
    """8 of 10: 0.490 to 0.943; 0 of 10: 0 to 0.278; 50 of 100: 0.404 to 0.596."""
    assert wilson(0.8, 10) == pytest.approx((0.4902, 0.9433), abs=0.0002)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=0.0002)
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=0.0002)


def test_a_share_counts_as_many_trials_as_its_blocks_vary() -> None:
    """Shares 1, 0, 1, 1: mean 3/4, variance 1/4, error 1/16: 3/16 / 1/16 = 3 trials."""
    found = share_interval([1, 0, 1, 1], games=1)
    assert found.mean == 0.75
    assert (found.low, found.high) == pytest.approx(wilson(0.75, 3))


def test_never_more_trials_than_games() -> None:
    """Blocks of two games, one won each but twice: they vary less than games by themselves."""
    shares = [0.5] * 18 + [1.0, 0.0]
    found = share_interval(shares, games=2)
    assert (found.low, found.high) == pytest.approx(wilson(0.5, 40))


def test_who_won_everything_is_not_sure_to_win() -> None:
    found = share_interval([1.0] * 10, games=2)
    assert (found.low, found.high) == pytest.approx((0.7225, 1.0), abs=0.0002)


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    import random

    rng = random.Random(7)
    inside = 0
    for _ in range(1000):
        blocks = [sum(rng.random() < 0.8 for _ in range(2)) / 2 for _ in range(60)]
        found = share_interval(blocks, games=2)
        assert found.low is not None
        assert found.high is not None
        inside += found.low <= 0.8 <= found.high
    assert 930 <= inside <= 970


def test_parts() -> None:
    values = [float(n) for n in range(100)]
    assert part(values, 0.95) == 95
    assert part([3.0], 0.95) == 3
    assert part([], 0.5) == 0
