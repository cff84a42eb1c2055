"""Short notation for tests: quilts as rows of `#` and `.`, matches with every draw forced."""

from typing import Any, Self

from tests.games import table
from yuletable.core.protocol import CHANCE, Json, Seat, check_options
from yuletable.games.patchwork import GAME
from yuletable.games.patchwork.actions import place_parts
from yuletable.games.patchwork.patches import COUNT, PATCHES, SIDE, SPECIAL, TRACKS
from yuletable.games.patchwork.rules import State
from yuletable.games.patchwork.views import PatchworkView, PlayerView

ORDER = [*range(1, COUNT), 0]
"""The circle of the test vectors."""


def started(order: list[int] | None = None, start: Seat = 0, **options: Json) -> "Table":
    """A match at its first move."""
    table = Table(GAME.new(2, check_options(GAME.spec, options)))
    table.do(CHANCE, {"circle": (order or ORDER)[:-1]})
    if table.state.current() == CHANCE:
        table.do(CHANCE, {"start": start})
    return table


def front(*patches: int) -> list[int]:
    """A circle that begins with these patches, the others by number, the 2x1 last."""
    return [*patches, *[patch for patch in ORDER if patch not in patches]]


def laid(patch: int, row: int, column: int, orientation: int = 0) -> dict[str, Json]:
    """A patch on a quilt, as a position has it."""
    return {"patch": patch, "row": row, "column": column, "orientation": orientation}


def player(
    time: int = 0, buttons: int = 5, sewn: list[dict[str, Json]] | None = None
) -> dict[str, Any]:
    return {"time": time, "buttons": buttons, "laid": sewn or []}


def position(one: dict[str, Any], two: dict[str, Any], **more: Any) -> dict[str, Json]:
    """A position; the circle begins with the patches in `front`. The 1x1 patches that are gone lie
    in the last row of the seat ahead, from the right."""
    chosen = more.pop("front", [])
    ahead = one if one["time"] >= two["time"] else two
    track = TRACKS[more.get("options", {}).get("track", "revised")]
    gone = sum(space <= ahead["time"] for space in track) - ("special" in more)
    ahead["laid"] = ahead["laid"] + [laid(SPECIAL, SIDE - 1, SIDE - 1 - n) for n in range(gone)]
    sewn = {each["patch"] for seat in (one, two) for each in seat["laid"]}
    circle = [patch for patch in front(*chosen) if patch not in sewn]
    return {"players": [one, two], "circle": circle, "start": 0, **more}


class Table(table.Table[State, PatchworkView]):
    game = GAME

    def of(self, seat: Seat) -> PlayerView:
        return self.view.players[seat]

    def cover(self, seat: Seat, squares: set[tuple[int, int]], bonus: Seat | None = None) -> Self:
        """Cover these squares of a quilt as if by patches that are in no circle; bonus: who has
        the 7x7."""
        state = self.state
        state.board[seat] |= sum(1 << SIDE * row + column for row, column in squares)
        if bonus is not None:
            state.bonus = bonus
        state.legal, state.sites, state.runs = None, {}, [None, None]
        return self

    def skip(self, seat: Seat) -> Self:
        """A pass."""
        return self.do(seat, {"pass": True})

    def buy(self, seat: Seat, patch: int, row: int, column: int, orientation: int = 0) -> Self:
        place = [row, column]
        return self.do(seat, {"buy": patch, "orientation": orientation, "place": place})

    def special(self, seat: Seat, row: int, column: int) -> Self:
        return self.do(seat, {"place": [row, column]})

    def payloads(self, kind: str) -> list[dict[str, Json]]:
        """What everybody is told of every event of a kind."""
        return [each.full for each in self.events if each.kind == kind]


def cells_of(patch: int, action: int) -> frozenset[tuple[int, int]]:
    """The squares (row, column) that a placement covers, worked out cell by cell."""
    orientation, square = place_parts(action)
    row, column = divmod(square, SIDE)
    cells = PATCHES[patch].orientations[orientation].cells
    return frozenset((row + r, column + c) for r, c in cells)


def rectangle(rows: int, columns: int, row: int = 0, column: int = 0) -> set[tuple[int, int]]:
    """The squares of a rectangle."""
    return {(row + r, column + c) for r in range(rows) for c in range(columns)}
