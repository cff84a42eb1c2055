"""Every byte that leaves the server in whole matches of 12 Days: no viewer is told a card before
that viewer may know it.

Cards of one rank are alike, so what is hidden is which cards a seat holds.
"""

from collections.abc import Iterator
from typing import Any, ClassVar

import pytest

from tests.games.frames import FrameAudit
from tests.server.rig import rig, run
from yuletable.core.protocol import Json, Seat
from yuletable.games.twelve_days.actions import PLAYED, leads
from yuletable.games.twelve_days.cards import RANKS, ranks_of
from yuletable.games.twelve_days.rules import State


def hand(ranks: list[int]) -> str:
    return f"holds {ranks}"


def hidden_in(value: Any, key: str = "") -> Iterator[str]:
    """Every hand and every part of one that could be played: all lists of cards but those of plays
    that lie on the table, of cards that came back, and of counts."""
    if isinstance(value, dict):
        if value.get("kind") == "dealt" and value["data"]["cards"] is not None:
            yield hand(value["data"]["cards"])
        open_cards = "type" in value or "passed" in value or {"count", "cards"} <= value.keys()
        for name, inner in value.items():
            if not (open_cards and name == "cards"):
                yield from hidden_in(inner, name)
    elif isinstance(value, list):
        if value and key in ("hand", "cards", "known") and all(type(r) is int for r in value):
            yield hand(value)
        elif value and key == "play":
            yield f"plays {value}"
        else:
            for inner in value:
                yield from hidden_in(inner, key)


class TwelveDaysAudit(FrameAudit):
    game = "twelve_days"
    options: ClassVar[dict[str, Json]] = {"length": 1}

    def named(self, value: Any, state: State) -> Iterator[str]:
        return hidden_in(value)

    def known(self, state: State, seat: Seat | None) -> set[str]:
        found = {hand(ranks_of(state.hands[s])) for s in range(state.n) if state.known >> s & 1}
        if seat is not None:
            held = ranks_of(state.hands[seat])
            found.add(hand(held))
            found |= {f"plays {list(PLAYED[action])}" for action in leads(state.hands[seat])}
        return found

    def wrong(self) -> tuple[Json, set[str]]:
        ranks = [self.rng.choice(RANKS)]
        return {"play": ranks}, {f"plays {ranks}"}


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_no_screen_is_told_a_card_that_it_may_not_know(seats: int) -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            audit = TwelveDaysAudit(r, seats, seats)
            await audit.seat(room)
            await audit.play(room)
            assert audit.frames > 200
            # It has looked at what it should: own hands on phones, what came back on the TV.
            assert {who for who, _ in audit.told} >= set(audit.people)
            own = {thing for who, thing in audit.told if who == "A" and thing.startswith("holds")}
            assert own - {thing for who, thing in audit.told if who == "tv"}
            assert not any(thing.startswith("plays") for who, thing in audit.told if who == "tv")

    run(main())
