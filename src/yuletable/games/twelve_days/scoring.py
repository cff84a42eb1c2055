"""Gifts and places. Numbers in comments are clauses of RULES.md."""

from collections.abc import Sequence

from yuletable.core.protocol import Seat


def settle(gifts: list[int], winner: Seat, left: Sequence[int]) -> list[Seat]:
    """Give the winner of a hand its gifts, in place; who gave one, ascending. left: cards of each
    seat."""
    # One out of the pool (7.1), and one of everybody with most cards who has one (7.2).
    most = max(left)
    givers = [seat for seat, cards in enumerate(left) if cards == most and gifts[seat]]
    for seat in givers:
        gifts[seat] -= 1
    gifts[winner] += 1 + len(givers)
    return givers


def unsettle(gifts: list[int], winner: Seat, givers: Sequence[Seat]) -> None:
    """Take back what `settle` did, in place."""
    for seat in givers:
        gifts[seat] += 1
    gifts[winner] -= 1 + len(givers)


def placed(gifts: Sequence[int]) -> list[int]:
    """The place of each seat (8.1)."""
    return [1 + sum([other > own for other in gifts]) for own in gifts]
