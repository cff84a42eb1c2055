"""Strength as one number a bot, from how often each won against each.

The model of Bradley and Terry, for any number of sides as Luce has it: one of strength x against
m - 1 of strength y wins x / (x + (m - 1) y) of the games. A rating is 400 / ln 10 * ln x, the scale
of Elo: with two sides, 100 points are 64 % of the wins, 200 are 76 %.
"""

from collections.abc import Sequence
from math import exp, log, log1p, sqrt
from typing import Final

import msgspec

from yuletable.arena.statistics import NORMAL, Interval

ELO: Final = 400 / log(10)
_ROUNDS: Final = 200
_STEP: Final = 2.0
_ENOUGH: Final = 1e-10


class Meeting(msgspec.Struct, frozen=True):
    """Bot `mine` against bots `theirs` (indices): its share of wins in so many trials with `sides`
    sides. Trials as `statistics.trials_of` counts them: fewer than the games where those of a block
    are alike."""

    mine: int
    theirs: int
    share: float
    trials: float
    sides: int


def ratings(bots: int, meetings: Sequence[Meeting], anchor: int | None = None) -> list[Interval]:
    """The most likely rating of each bot with its 95 % interval, in Elo points. anchor: the bot
    that stands at 0, None: the mean of all does. Every bot must be linked to every other by
    meetings.

    Each pair has one trial more, as equals would end it, so that who won everything is not thought
    to be infinitely strong.
    """
    strength = [0.0] * bots
    for _ in range(_ROUNDS):
        slope, bend = _derivatives(strength, meetings)
        change = _times(_inverse(bend), slope)
        largest = max(map(abs, change))
        factor = min(1.0, _STEP / largest) if largest else 1.0
        strength = [value + factor * by for value, by in zip(strength, change, strict=True)]
        if largest < _ENOUGH:
            break
    spread = _inverse(_derivatives(strength, meetings)[1])
    zero = strength[anchor] if anchor is not None else sum(strength) / bots
    found = []
    for bot in range(bots):
        if anchor is None:
            variance = spread[bot][bot] - 1 / bots
        else:
            variance = spread[bot][bot] + spread[anchor][anchor] - 2 * spread[bot][anchor]
        half = NORMAL * sqrt(max(0.0, variance)) * ELO
        mean = (strength[bot] - zero) * ELO
        found.append(Interval(mean, mean - half, mean + half))
    return found


def expected(difference: float, sides: int = 2) -> float:
    """The share of wins of a bot so many points above all others."""
    return 1 / (1 + (sides - 1) * exp(-difference / ELO))


def _derivatives(
    strength: Sequence[float], meetings: Sequence[Meeting]
) -> tuple[list[float], list[list[float]]]:
    """The slope of the log likelihood, and its negative curvature. To that 1/n is added everywhere:
    all strengths could be shifted together, which is nobody's to say, and so it has an inverse."""
    bots = len(strength)
    slope = [0.0] * bots
    bend = [[1 / bots] * bots for _ in range(bots)]
    for each in meetings:
        i, j = each.mine, each.theirs
        share = 1 / (1 + exp(_logit_off(strength[i] - strength[j], each.sides)))
        trials = each.trials + 1
        wins = each.share * each.trials + 1 / each.sides
        push, weight = wins - trials * share, trials * share * (1 - share)
        slope[i] += push
        slope[j] -= push
        bend[i][i] += weight
        bend[j][j] += weight
        bend[i][j] -= weight
        bend[j][i] -= weight
    return slope, bend


def _logit_off(difference: float, sides: int) -> float:
    return max(-700.0, min(700.0, log1p(sides - 2) - difference))


def _times(matrix: Sequence[Sequence[float]], vector: Sequence[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """By Gauss and Jordan, with the largest pivot."""
    n = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(n))] for i, row in enumerate(matrix)]
    for column in range(n):
        best = max(range(column, n), key=lambda at: abs(rows[at][column]))
        rows[column], rows[best] = rows[best], rows[column]
        pivot = rows[column][column]
        rows[column] = [value / pivot for value in rows[column]]
        for at in range(n):
            factor = rows[at][column]
            if at != column and factor:
                rows[at] = [
                    value - factor * own for value, own in zip(rows[at], rows[column], strict=True)
                ]
    return [row[n:] for row in rows]
