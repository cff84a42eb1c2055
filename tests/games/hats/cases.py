"""Shapes of Hats beside each option by itself: what matters with two or with four players only."""

from typing import Final

from yuletable.core.protocol import Json

CASES: Final[list[tuple[int, tuple[tuple[str, Json], ...]]]] = [
    (2, (("removed_one", "beret"), ("removed_two", "topper"))),
    (2, (("removed_one", "plume"), ("removed_two", "plume"))),
    (2, (("optional_per_turn", "unlimited"),)),
    (4, (("optional_per_turn", "unlimited"),)),
    (4, (("black_hat_number", 1),)),
]
