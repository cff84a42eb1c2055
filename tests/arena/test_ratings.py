"""Ratings against values computed by hand."""

from math import log10

import pytest

from yuletable.arena.ratings import ELO, Meeting, expected, ratings


def test_two_bots_stand_as_far_apart_as_their_share_says() -> None:
    """3 of 4 wins are odds of 3, 400 * log10(3) = 190.8 points; with one game more as equals end
    it, 750.5 of 1001."""
    first, second = ratings(2, [Meeting(0, 1, 0.75, 1000, 2)])
    assert first.mean - second.mean == pytest.approx(400 * log10(750.5 / 250.5), abs=0.01)
    assert first.mean == pytest.approx(-second.mean)


def test_the_interval_of_two_is_that_of_their_odds() -> None:
    """The error of a logit is 1 / sqrt(n p q): 1 / sqrt(101 / 4), times 1.96, times 173.7."""
    _, above = ratings(2, [Meeting(1, 0, 0.5, 100, 2)], anchor=0)
    assert above.high is not None
    assert above.high == pytest.approx(1.95996 * ELO / (101 / 4) ** 0.5, abs=0.01)


def test_the_anchor_stands_at_zero_without_doubt() -> None:
    found = ratings(3, [Meeting(0, 1, 0.6, 50, 2), Meeting(1, 2, 0.7, 50, 2)], anchor=1)
    assert (found[1].mean, found[1].low, found[1].high) == (0, 0, 0)
    assert found[0].mean > 0 > found[2].mean


def test_one_against_three_equals_wins_a_quarter() -> None:
    found = ratings(2, [Meeting(0, 1, 0.25, 400, 4)], anchor=1)
    assert found[0].mean == pytest.approx(0, abs=1e-6)
    half = ratings(2, [Meeting(0, 1, 0.5, 4000, 4)], anchor=1)
    assert half[0].mean == pytest.approx(400 * log10(3), abs=0.3)
    assert expected(400 * log10(3), 4) == pytest.approx(0.5)


def test_who_won_everything_has_a_number() -> None:
    found = ratings(2, [Meeting(0, 1, 1.0, 50, 2)], anchor=1)
    assert found[0].mean == pytest.approx(400 * log10(50.5 / 0.5), abs=0.01)


def test_strengths_of_a_model_are_found_again() -> None:
    truth = [0.0, 80.0, 170.0, 300.0]
    meetings = [
        Meeting(i, j, expected(truth[i] - truth[j]), 1e6, 2)
        for i in range(4)
        for j in range(i + 1, 4)
    ]
    found = ratings(4, meetings, anchor=0)
    assert [each.mean for each in found] == pytest.approx(truth, abs=0.01)


def test_more_games_tell_more() -> None:
    few, many = (ratings(2, [Meeting(0, 1, 0.6, n, 2)], anchor=1)[0] for n in (20, 2000))
    assert few.low is not None
    assert many.low is not None
    assert few.mean - few.low > 5 * (many.mean - many.low)
