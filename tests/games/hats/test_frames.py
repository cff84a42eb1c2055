"""Every byte that leaves the server in whole matches of Hats, with rejects, drops, restarts,
pauses and downloads: no viewer is told a card before that viewer may know it."""

import random
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.server.rig import Phone, Rig, later, quiet, rig, run
from yuletable.games.hats.cards import NAMES, TYPES
from yuletable.games.hats.position import DREW, EXCHANGED
from yuletable.games.hats.rules import State
from yuletable.server.rooms import Room

PEOPLE = "ABCD"
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


def open_cards(state: State, seat: int | None) -> set[str]:
    """What a viewer may see in a position."""
    known = [*state.tray, *(card for shown in state.shown for card in shown)]
    if state.current() == -3 and not state.early:
        known += [hand[0] for hand in state.hands]
    if seat is not None:
        known += state.hands[seat] + state.black[seat] + state.out[seat]
        for kind, mover, card, back in state.story:
            if (kind == DREW and mover == seat) or (kind == EXCHANGED and mover & 1 == seat & 1):
                known += [card for card in (card, back) if card >= 0]
    return {NAMES[card] for card in known}


class Audit:
    """One match with all that can happen around it, by a seed; every frame is checked when it has
    come."""

    def __init__(self, r: Rig, seed: int, seats: int) -> None:
        self.r = r
        self.rng = random.Random(seed)
        self.people = PEOPLE[:seats]
        self.phones: dict[str, Phone] = {}
        self.may: dict[str, set[str]] = {}
        self.ids = 0
        self.frames = 0
        self.told: set[tuple[str, str]] = set()

    async def seat(self, room: Room) -> None:
        for name in self.people:
            self.phones[name] = await self.r.person(room, name)
        self.phones["tv"] = await self.r.screen(room, table=True, local=True)
        self.phones["watcher"] = await self.r.person(room, "W", watch=True)
        self.phones["stranger"] = await self.r.screen(room)
        await self.phones["A"].do("choose_game", game="hats")
        await self.phones["A"].do("start")
        await quiet(room)

    def check(self, room: Room) -> None:
        assert room.state.play is not None
        assert room.state.play.match is not None
        state: State = room.state.play.match.state
        for who, phone in self.phones.items():
            seat = self.people.index(who) if who in self.people else None
            may = self.may.setdefault(who, set())
            may |= open_cards(state, seat)
            for frame in phone.frames:
                self.frames += 1
                named = set(cards_in(msgspec.json.decode(frame)))
                assert named <= may, (who, named - may)
                self.told |= {(who, card) for card in named}
            phone.frames.clear()

    async def ask(self, who: str, op: str, **fields: Any) -> None:
        self.ids += 1
        await self.phones[who].ask(op, id=f"n{self.ids}", **fields)

    async def hello(self, room: Room, who: str) -> None:
        if who == "tv":
            phone = await self.r.screen(room, table=True, local=True)
        elif who == "stranger":
            phone = await self.r.screen(room)
        else:
            phone = await self.r.screen(room, "W" if who == "watcher" else who)
        self.phones[who] = phone

    async def play(self, room: Room) -> Room:
        rng = self.rng
        code = room.state.code
        for _ in range(1000):
            self.check(room)
            if room.state.phase == "results":
                return room
            play = room.state.play
            assert play is not None
            seat, ask = next(iter(play.asks.items()))
            name = self.people[seat]
            happens = rng.random()
            if happens < 0.06:
                card = NAMES[rng.randrange(len(NAMES))]
                word = rng.choice(["black", "swap", "replace", "offer", "give"])
                data = {word: card, **({"space": 1} if word == "swap" else {})}
                who = rng.choice(self.people)
                # What is sent is no secret from its sender.
                self.may[who].add(card)
                if who != name:
                    await self.ask(who, "act", ask=ask.number, data=data)
            elif happens < 0.12:
                who = rng.choice(list(self.phones))
                await self.phones[who].drop()
                await quiet(room)
                await self.hello(room, who)
            elif happens < 0.15:
                async with self.r.http() as http:
                    for path in (f"api/rooms/{code}/record/1", f"api/rooms/{code}", "api/games"):
                        assert not CARD.search((await http.get(path)).text)
            elif happens < 0.17:
                await self.ask("A", "host", command={"do": "pause"})
                await self.ask("A", "host", command={"do": "resume"})
            elif happens < 0.19:
                await self.r.restart()
                room = self.r.house.rooms[code]
                for who in list(self.phones):
                    await self.hello(room, who)
            elif happens < 0.21:
                await self.ask("A", "host", command={"do": "skip", "seat": seat})
            elif happens < 0.23:
                await later(room, 61)
            else:
                options = [option.data for option in ask.ask.options if option.why is None]
                await self.ask(
                    name, "act", ask=ask.number, data=options[rng.randrange(len(options))]
                )
            await quiet(room)
        raise AssertionError("the match does not end")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_screen_is_told_a_card_that_it_may_not_know(seats: int) -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            audit = Audit(r, seats, seats)
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
