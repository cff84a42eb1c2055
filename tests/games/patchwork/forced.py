"""`python -m tests.games.patchwork.forced` is the command `yuletable` with matches of Patchwork
that begin in a written position: for screens that chance rarely shows.

The file that $YULETABLE_FORCED names holds a position as JSON.
"""

import json
import os
import sys
from pathlib import Path
from typing import Any, Final

from yuletable.cli import main
from yuletable.core.protocol import Options
from yuletable.games.patchwork import GAME
from yuletable.games.patchwork.edge import Patchwork
from yuletable.games.patchwork.rules import State

FILE: Final = "YULETABLE_FORCED"

_new = Patchwork.new


def forced() -> dict[str, Any] | None:
    path = Path(os.environ[FILE])
    found: dict[str, Any] | None = json.loads(path.read_text("utf-8")) if path.exists() else None
    return found


def new(game: Patchwork, seats: int, options: Options) -> State:
    """The written position, in a match of as many; any other begins as it always does."""
    position = forced()
    if position is None or len(position["players"]) != seats:
        return _new(game, seats, options)
    return GAME.from_position({**position, "options": {**options, **position.get("options", {})}})


if __name__ == "__main__":
    setattr(Patchwork, "new", new)  # noqa: B010 - the type stays as it is
    sys.exit(main())
