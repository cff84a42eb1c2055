"""Shapes of 12 Days beside each option by itself: the deals that differ."""

from typing import Final

from yuletable.core.protocol import Json

CASES: Final[list[tuple[int, tuple[tuple[str, Json], ...]]]] = [
    (7, (("length", "short"),)),
    (5, (("length", "short"),)),
    (8, (("length", 2),)),
]
