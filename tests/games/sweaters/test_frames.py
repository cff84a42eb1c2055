"""Every byte that leaves the server in whole matches of Ugly Christmas Sweaters: no viewer is told
a card or a Secret Santa before that viewer may know it."""

import re
from collections.abc import Iterator
from typing import Any, ClassVar

import pytest

from tests.games.frames import FrameAudit
from tests.server.rig import rig, run
from yuletable.core.protocol import Json, Seat
from yuletable.games.sweaters.cards import CARD_OF, COLORS, FLOATING, NAMES
from yuletable.games.sweaters.rules import State

CARD = re.compile(rf"(?:{'|'.join(COLORS)})-(?:patch|1[0-2]|[1-9])(?![0-9])")


def things_in(value: Any) -> Iterator[str]:
    """Every card and Secret Santa that a JSON value names, in one way or the other."""
    if isinstance(value, str):
        yield from CARD.findall(value)
    elif isinstance(value, dict):
        for color, number in (("color", "value"), ("with_color", "with_value")):
            if value.get(color) in COLORS and isinstance(value.get(number), int):
                yield f"{value[color]}-{value[number] or 'patch'}"
        if isinstance(value.get("santa"), int):
            yield f"santa {value['santa']}"
        for key in ("santas", "revealed", "missed", "met"):
            if isinstance(value.get(key), list):
                yield from (f"santa {each}" for each in value[key] if type(each) is int)
        for key, inner in value.items():
            yield from CARD.findall(key)
            yield from things_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from things_in(inner)


class SweatersAudit(FrameAudit):
    game = "sweaters"
    options: ClassVar[dict[str, Json]] = {"mode": "express"}

    def named(self, value: Any, state: State) -> Iterator[str]:
        return (thing for thing in things_in(value) if thing in CARD_OF or "santa" in thing)

    def known(self, state: State, seat: Seat | None) -> set[str]:
        known = [*state.pool, *state.out, *(played.card for played in state.trade)]
        for area in state.sweaters:
            for sweater in area:
                known += [card for card in sweater[: FLOATING + 1] if card >= 0]
        santas = [each.santa for shown in state.revealed for each in shown]
        if seat is not None:
            known += [card for card in range(len(NAMES)) if state.hands[seat] >> card & 1]
            santas += state.santas[seat]
        return {NAMES[card] for card in known} | {f"santa {santa + 1}" for santa in santas}

    def wrong(self) -> tuple[Json, set[str]]:
        card = NAMES[self.rng.randrange(len(NAMES))]
        return {self.rng.choice(["play", "copy", "take", "billy", "tina"]): card}, {card}


@pytest.mark.parametrize("seats", [2, pytest.param(4, marks=pytest.mark.long)])
def test_no_screen_is_told_what_it_may_not_know(seats: int) -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            audit = SweatersAudit(r, seats, seats)
            await audit.seat(room)
            room = await audit.play(room)
            assert audit.frames > 200
            assert {who for who, _ in audit.told} >= {*audit.people, "tv", "watcher"}
            own = {who for who, thing in audit.told if "santa" in thing}
            assert set(audit.people) <= own

    run(main())
