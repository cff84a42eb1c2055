"""Every byte that leaves the server in whole matches of Hats: no viewer is told a card before that
viewer may know it."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.frames import FrameAudit
from tests.server.rig import rig, run
from yuletable.core.protocol import OVER, Json, Seat
from yuletable.games.hats.cards import NAMES, TYPES
from yuletable.games.hats.position import DREW, EXCHANGED
from yuletable.games.hats.rules import State

CARD = re.compile(rf"(?:{'|'.join(TYPES)})-[1-6]")
PAIRS = (("type", "number"), ("taken_type", "taken_number"), ("given_type", "given_number"))


def cards_in(value: Any) -> Iterator[str]:
    """Every card that a JSON value names, in one way or the other."""
    if isinstance(value, str):
        yield from CARD.findall(value)
    elif isinstance(value, dict):
        for kind, number in PAIRS:
            if value.get(kind) in TYPES and isinstance(value.get(number), int):
                yield f"{value[kind]}-{value[number]}"
        for key, inner in value.items():
            yield from CARD.findall(key)
            yield from cards_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from cards_in(inner)


class HatsAudit(FrameAudit):
    game = "hats"

    def named(self, value: Any, state: State) -> Iterator[str]:
        return cards_in(value)

    def known(self, state: State, seat: Seat | None) -> set[str]:
        known = [*state.tray, *(card for shown in state.shown for card in shown)]
        if state.current() == OVER and not state.early:
            known += [hand[0] for hand in state.hands]
        if seat is not None:
            known += state.hands[seat] + state.black[seat] + state.out[seat]
            for kind, mover, card, back in state.story:
                if (kind == DREW and mover == seat) or (
                    kind == EXCHANGED and mover & 1 == seat & 1
                ):
                    known += [card for card in (card, back) if card >= 0]
        return {NAMES[card] for card in known}

    def wrong(self) -> tuple[Json, set[str]]:
        card = NAMES[self.rng.randrange(len(NAMES))]
        word = self.rng.choice(["black", "swap", "replace", "offer", "give"])
        return {word: card, **({"space": 1} if word == "swap" else {})}, {card}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_screen_is_told_a_card_that_it_may_not_know(seats: int) -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            audit = HatsAudit(r, seats, seats)
            await audit.seat(room)
            room = await audit.play(room)
            assert audit.frames > 200
            # It has looked at what it should: own hands on phones, the tray on the TV.
            assert {who for who, _ in audit.told} >= {*audit.people, "tv", "watcher"}
            assert room.state.play is not None
            assert room.state.play.match is not None
            state = room.state.play.match.state
            secret = {NAMES[card] for black in state.black for card in black}
            assert secret - {card for who, card in audit.told if who == "tv"}
            assert room.state.reveal == 0
            tv = await r.screen(room, table=True, local=True)
            kinds = [event["kind"] for event in tv.last["events"]]
            assert kinds[-1] == "over", "what the napkins say is in no event"
            assert "favourite" not in kinds
            assert "scored" not in kinds

    run(main())
