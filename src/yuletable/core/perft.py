"""Perft: how many lines of play there are from a known start, to so many plies.

The counts of a game are the same in every correct engine, so they tell at once whether the rules
find every move and no other.
"""

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from yuletable.core.protocol import Action, State


@runtime_checkable
class Perft(Protocol):
    """What a game offers, beside `Game`, whose lines of play can be counted."""

    def part(self, action: Action) -> bool:
        """Whether an action of a seat is a ply only together with the seat's next one."""

    def laid_out(self, order: Sequence[int]) -> State:
        """The start that a set-up in this order gives, every draw done. Raises ValueError, with
        what an order is, for one that is none."""


def plies(game: object, actions: Sequence[Action]) -> int:
    """How many plies these actions of seats are: each is one, unless the game says otherwise."""
    if not isinstance(game, Perft):
        return len(actions)
    return sum([not game.part(action) for action in actions])


def perft(game: Perft, state: Any, depth: int) -> int:
    """Lines of play of exactly `depth` plies; a line ends early where chance or the end comes."""
    seat = state.current()
    if depth == 0:
        return 1
    if seat < 0:
        return 0
    count = 0
    for action in state.legal_actions(seat):
        left = depth if game.part(action) else depth - 1
        if left == 0:
            count += 1
            continue
        after = state.clone()
        after.apply(seat, action)
        count += perft(game, after, left)
    return count
