"""`python -m tests.forced` is the command `yuletable` with matches that begin in a written position
and draw what is written: for screens that chance rarely shows.

The file that $YULETABLE_FORCED names says which, as JSON; it may change or go while the command
runs, and matches begun later follow it.
"""

import os
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

import msgspec

from yuletable.cli import main
from yuletable.core import match, registry
from yuletable.core.chance import draw
from yuletable.core.protocol import Action, Game, Options, Outcomes

FILE: Final = "YULETABLE_FORCED"


class Forced(msgspec.Struct, forbid_unknown_fields=True):
    """What is set. game: its id. position: what `from_position` reads; its options stand over
    those of the room. draws: the outcomes of the first draws of a match."""

    game: str
    position: dict[str, Any]
    draws: list[Action] = []


def forced() -> Forced | None:
    path = Path(os.environ[FILE])
    return msgspec.json.decode(path.read_bytes(), type=Forced) if path.exists() else None


def beginning(game: Game[Any]) -> Callable[[Game[Any], int, Options], Any]:
    """The `new` of a game: the written position, in a match of as many; any other begins as it
    always does."""
    usual = type(game).new

    def new(game: Game[Any], seats: int, options: Options) -> Any:
        written = forced()
        if written is None or written.game != game.spec.id:
            return usual(game, seats, options)
        position = written.position
        if len(position["players"]) != seats:
            return usual(game, seats, options)
        return game.from_position(
            {**position, "options": {**options, **position.get("options", {})}}
        )

    return new


def drawn(seed: bytes, index: int, outcomes: Outcomes) -> Action:
    written = forced()
    if written is None or index >= len(written.draws):
        return draw(seed, index, outcomes)
    return written.draws[index]


if __name__ == "__main__":
    with ExitStack() as changed:
        for entry in registry.entries().values():
            changed.enter_context(patch.object(type(entry.game), "new", beginning(entry.game)))
        changed.enter_context(patch.object(match, "draw", drawn))
        sys.exit(main())
