"""`python -m tests.games.gift_trail.forced` is the command `yuletable` with matches of Gift Trail
that begin in a written position and draw what is written: for screens that chance rarely shows.

The file that $YULETABLE_FORCED names: {"position": a position file, "draws": outcomes of the first
draws}, as JSON.
"""

import os
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from yuletable.cli import main
from yuletable.core import match
from yuletable.core.chance import draw
from yuletable.core.protocol import Action, Options, Outcomes
from yuletable.games.gift_trail import GAME
from yuletable.games.gift_trail.edge import GiftTrail
from yuletable.games.gift_trail.rules import State

FILE: Final = "YULETABLE_FORCED"

_new = GiftTrail.new


class Forced(msgspec.Struct):
    """What is set: a position file and the first outcomes that chance gives."""

    position: dict[str, Any]
    draws: list[Action]


def forced() -> Forced | None:
    path = Path(os.environ[FILE])
    return msgspec.json.decode(path.read_bytes(), type=Forced) if path.exists() else None


def new(game: GiftTrail, seats: int, options: Options) -> State:
    """The written position, in a match of as many; any other begins as it always does."""
    written = forced()
    if written is None or len(written.position["players"]) != seats:
        return _new(game, seats, options)
    position = written.position
    return GAME.from_position({**position, "options": {**options, **position["options"]}})


def drawn(seed: bytes, index: int, outcomes: Outcomes) -> Action:
    written = forced()
    if written is None or index >= len(written.draws):
        return draw(seed, index, outcomes)
    return written.draws[index]


if __name__ == "__main__":
    setattr(GiftTrail, "new", new)  # noqa: B010 - the type stays as it is
    setattr(match, "draw", drawn)  # noqa: B010
    sys.exit(main())
