"""Means of blocks with their confidence intervals.

A block is one seed in all seats; its games are not independent of each other, the blocks are. So
every interval is made from one number a block.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final

import msgspec

CONFIDENCE: Final = 0.95
NORMAL: Final = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)
"""So many standard errors hold 95 % between both ends."""
_T: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)
"""Student's t for 95 % between both ends, with 1 to 10 degrees of freedom."""


class Interval(msgspec.Struct, frozen=True):
    """mean, with the ends of its 95 % confidence interval; low and high are None where there are
    too few blocks to tell."""

    mean: float
    low: float | None
    high: float | None


def student(freedom: int) -> float:
    """The t that 95 % lie within, with so many degrees of freedom (1 or more)."""
    if freedom <= len(_T):
        return _T[freedom - 1]
    z, n = NORMAL, freedom  # the expansion of Cornish and Fisher
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )


def mean_interval(blocks: Sequence[float]) -> Interval:
    """The mean of a number that each block has, by Student's t over the blocks."""
    mean = fmean(blocks)
    if len(blocks) < 2:
        return Interval(mean, None, None)
    half = student(len(blocks) - 1) * stdev(blocks) / sqrt(len(blocks))
    return Interval(mean, mean - half, mean + half)


def share_interval(blocks: Sequence[float], games: int) -> Interval:
    """The mean of shares from 0 to 1, one of each block of `games` games, by Wilson's interval.

    Its number of trials is what independent games would vary as much as the blocks do, but not more
    than were played; where all blocks are alike, it is the number of blocks. So a player who won
    everything is not thought sure to win for ever.
    """
    mean = fmean(blocks)
    if len(blocks) < 2:
        return Interval(mean, None, None)
    return Interval(mean, *wilson(mean, trials_of(blocks, games)))


def trials_of(blocks: Sequence[float], games: int) -> float:
    """How many independent trials these shares, one of each block of `games` games, tell as much
    as."""
    mean = fmean(blocks)
    count = len(blocks)
    spread = stdev(blocks) ** 2 / count if count > 1 else 0.0
    return min(mean * (1 - mean) / spread, float(count * games)) if spread > 0 else float(count)


def wilson(share: float, trials: float) -> tuple[float, float]:
    """The ends of Wilson's 95 % interval of a share in so many trials."""
    z2 = NORMAL * NORMAL
    middle = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    half = NORMAL * sqrt(share * (1 - share) / trials + z2 / (4 * trials**2)) / (1 + z2 / trials)
    return max(0.0, middle - half), min(1.0, middle + half)


def part(values: Sequence[float], share: float) -> float:
    """The value that this share of the values do not exceed; 0 of none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0
