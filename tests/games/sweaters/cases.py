"""Shapes beside each option by itself: the modes with abilities and profiles, for several seats."""

from typing import Final

from yuletable.core.protocol import Json

CASES: Final[list[tuple[int, tuple[tuple[str, Json], ...]]]] = [
    (2, (("mode", "express"), ("bonus", True))),
    (4, (("mode", "express"), ("bonus", True), ("profile", "current"))),
    (4, (("mode", "avid"), ("bonus", True))),
    (2, (("mode", "avid"), ("profile", "current"))),
    (3, (("difficulty", "expert"), ("bonus", True), ("profile", "current"))),
]
