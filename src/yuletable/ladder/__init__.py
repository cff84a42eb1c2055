"""How strong the computer players are, as measured by `yuletable ladder`: data, and how to read it.

`ladder.json` beside this file is the last full measurement; `ladder.md` and `ladder.svg` show the
same to people.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

FILE: Final = "ladder.json"
BASE: Final = 1000
"""The rating of the anchor: `greedy`, or what a game without it has first."""


class Rung(msgspec.Struct, frozen=True):
    """A level of a game. rating: Elo points, the anchor at BASE; low, high: the ends of its 95 %
    interval. With two sides 100 points more are 64 % of the wins, 200 are 76 %. games: that it
    played for this."""

    level: str
    rating: float
    low: float
    high: float
    games: int


class GameLadder(msgspec.Struct, frozen=True):
    """The levels of a game, weakest first by name, as measured under these rules with so many
    seats."""

    game: str
    rules_version: int
    seats: int
    anchor: str
    rungs: list[Rung]


class Pair(msgspec.Struct, frozen=True):
    """How often a level won, one seat of it (or its team) against the other in all others. low,
    high: the 95 % interval. par: what equals would win. gate: what was asked of it, None = nothing;
    met: whether it holds, None where nothing was asked."""

    game: str
    seats: int
    level: str
    against: str
    share: float
    low: float
    high: float
    par: float
    blocks: int
    games: int
    gate: str | None
    met: bool | None


class Ladder(msgspec.Struct, frozen=True):
    """All of it. yuletable: the version that played. seed: of all blocks."""

    yuletable: str
    seed: str
    games: list[GameLadder]
    pairs: list[Pair]


def read(data: bytes) -> Ladder:
    """The ladder of a file. Raises msgspec.DecodeError."""
    return msgspec.json.decode(data, type=Ladder)


@cache
def ladder() -> Mapping[str, GameLadder]:
    """The ladder of each game by its id; a game that was never measured is not in it."""
    return {each.game: each for each in read((files(__package__) / FILE).read_bytes()).games}
