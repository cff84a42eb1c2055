"""Every byte that leaves: whole matches with rejects, drops, restarts, removals and downloads, and
in none of it, before the end, what a viewer may not know."""

import random
import re
from collections.abc import Iterator
from typing import Any, get_type_hints

import msgspec
import pytest

from tests.server.rig import Phone, Rig, later, quiet, rig, run
from yuletable.core.registry import Entry
from yuletable.server.frames import _Update
from yuletable.server.rooms import Room
from yuletable.server.wire import Out, Update

SEATS = 5
NAMES = "ABCDE"
AVATARS = ("fox", "bear", "owl", "deer", "hare")
CODE = "BCDF"


_Strict = msgspec.defstruct(
    "_Strict",
    [(name, Any) for name in Update.__struct_fields__],
    tag_field="op",
    tag="update",
    forbid_unknown_fields=True,
)
"""The fields of `wire.Update`, all there and no other."""


def inside(value: Any) -> Iterator[tuple[str, Any]]:
    """Every (key, value) in a JSON value, at any depth."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key, inner
            yield from inside(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from inside(inner)


class Evening:
    """One Gift Trail match with everything that can happen around it, by a seed."""

    def __init__(self, r: Rig, seed: int, **options: Any) -> None:
        self.r = r
        self.rng = random.Random(seed)
        self.options = options
        self.heard: dict[str, list[str]] = {}
        self.phones: dict[str, Phone] = {}
        self.ids = 0
        self.restarts = True

    def keep(self, who: str) -> None:
        """Put away what a screen has heard so far."""
        phone = self.phones[who]
        self.heard.setdefault(who, []).extend(phone.frames)
        phone.frames.clear()

    async def seat(self, room: Room) -> None:
        for name, avatar in zip(NAMES, AVATARS, strict=True):
            self.phones[name] = await self.r.person(room, name, avatar=avatar)
        self.phones["tv"] = await self.r.screen(room, table=True, local=True)
        self.phones["watcher"] = await self.r.person(room, "W", avatar="cat", watch=True)
        self.phones["stranger"] = await self.r.screen(room)
        host = self.phones["A"]
        await host.do("choose_game", game="gift_trail")
        await host.do("set_options", options={"board": "short", **self.options})
        await host.do("start")
        await quiet(room)

    async def ask(self, who: str, op: str, **fields: Any) -> Any:
        self.ids += 1
        return await self.phones[who].ask(op, id=f"n{self.ids}", **fields)

    async def play(self, room: Room, moves: int = 4000) -> Room:
        """Until the match is over."""
        rng = self.rng
        code = room.state.code
        for _ in range(moves):
            if room.state.phase == "results":
                break
            play = room.state.play
            assert play is not None
            seat, ask = next(iter(play.asks.items()))
            name = NAMES[seat]
            chance = rng.random()
            if chance < 0.04:
                await self.ask(rng.choice(NAMES), "act", ask=ask.number, data={"steal": 99})
            elif chance < 0.06:
                who = rng.choice(list(self.phones))
                self.phones[who].raw('{"op":"act","data":')
                await self.phones[who].hear(lambda m: m["op"] == "reject")
            elif chance < 0.10:
                await self.drop(room, rng.choice([*NAMES, "tv", "stranger"]))
            elif chance < 0.12:
                async with self.r.http() as http:
                    for path in (f"api/rooms/{code}/record/1", f"api/rooms/{code}", "api/games"):
                        self.heard.setdefault("http", []).append((await http.get(path)).text)
            elif chance < 0.14:
                await self.ask("A", "host", command={"do": "pause"})
                await self.ask(name, "act", ask=ask.number, data={"roll": True})
                await self.ask("A", "host", command={"do": "resume"})
                await quiet(room)
            elif chance < 0.15 and self.restarts:
                for who in self.phones:
                    self.keep(who)
                await self.r.restart()
                room = self.r.house.rooms[code]
                await self.back(room)
            elif chance < 0.16:
                await self.ask("A", "host", command={"do": "skip", "seat": seat})
            elif chance < 0.165:
                await later(room, 31)
            elif chance < 0.169 and seat not in (0, 1):
                await self.ask("A", "host", command={"do": "remove", "seat": seat})
            elif seat in play.bots or seat in play.gone:
                await quiet(room)
            else:
                options = [o.data for o in ask.ask.options if o.why is None]
                data = options[rng.randrange(len(options))]
                await self.ask(name, "act", ask=ask.number, data=data)
            await quiet(room)
            if room.state.phase == "playing":
                for who in self.phones:
                    self.keep(who)
        assert room.state.phase == "results"
        return room

    async def drop(self, room: Room, who: str) -> None:
        self.keep(who)
        since = self.phones[who].last["v"]
        await self.phones[who].drop()
        await quiet(room)
        await self.hello(room, who, self.rng.choice([0, since]))

    async def hello(self, room: Room, who: str, since: int) -> None:
        if who == "tv":
            phone = await self.r.screen(room, table=True, local=True, since=since)
        elif who == "stranger":
            phone = await self.r.screen(room, since=since)
        else:
            name = "W" if who == "watcher" else who
            phone = await self.r.screen(room, name, since=since)
        self.phones[who] = phone

    async def back(self, room: Room) -> None:
        for who in list(self.phones):
            await self.hello(room, who, 0)
        await quiet(room)


@pytest.mark.parametrize("seed", range(4))
def test_no_screen_learns_who_brought_what_before_the_end(seed: int) -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            evening = Evening(r, seed, tree="walk" if seed % 2 else "drawn")
            await evening.seat(room)
            assert room.state.play is not None
            assert room.state.play.match is not None
            brought = list(room.state.play.match.state.brought)
            assert sorted(brought) == list(range(1, SEATS + 1))
            seed_hex = room.state.play.seed.hex()
            room = await evening.play(room)
            frames = 0
            for who, heard in evening.heard.items():
                own = brought[NAMES.index(who)] if who in NAMES else None
                for text in heard:
                    frames += 1
                    assert seed_hex not in text
                    for key, value in inside(msgspec.json.decode(text)):
                        assert key not in ("brought", "bringers", "ruled_out")
                        if key in ("bringer", "seed"):
                            assert value is None
                        elif key in ("reveal", "left_over") and isinstance(value, list):
                            assert value == []
                        elif key == "own_gift" and isinstance(value, int):
                            assert value == own, who
                        elif key == "events":
                            for event in value:
                                if event["kind"] == "numbered":
                                    assert event["data"]["number"] == own, who
            assert frames > 500
            # After the end everybody may know.
            last = evening.phones["stranger"].last
            reveal = {card["seat"]: card["gift"] for card in last["view"]["reveal"]}
            bringers = {card["gift"]: card["bringer"] for card in last["view"]["reveal"]}
            assert all(brought[bringers[gift]] == gift for gift in reveal.values())
            assert last["room"]["match"]["seed"] == seed_hex

    run(main())


@pytest.mark.parametrize("seed", range(3))
def test_frames_do_not_depend_on_what_others_brought(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same evening twice, the second time with the parcels of C and D exchanged in secret:
    not a byte to anyone else differs before the end."""
    heard: list[dict[str, list[str]]] = []

    async def main(exchange: bool) -> None:
        async with rig() as r:

            async def code() -> str:
                return CODE

            monkeypatch.setattr(r.house, "_new_code", code)
            room = await r.room()
            evening = Evening(r, seed, own_gift="allowed", tree="walk" if seed else "drawn")
            evening.restarts = False
            await evening.seat(room)
            assert room.state.play is not None
            assert room.state.play.match is not None
            brought = room.state.play.match.state.brought
            for who in evening.phones:
                evening.phones[who].frames.clear()
            if exchange:
                brought[2], brought[3] = brought[3], brought[2]
            await evening.play(room)
            heard.append(evening.heard)

    run(main(False))
    run(main(True))
    for who in ("A", "B", "E", "tv", "watcher", "stranger", "http"):
        one, two = ([without_time(frame) for frame in run_.get(who, [])] for run_ in heard)
        assert one == two, who
    assert heard[0]["C"] != heard[1]["C"]


def without_time(frame: str) -> str:
    """A frame without what differs from one run to the next: moments and chosen ids."""
    return re.sub(r'"(left|since|away|resume_in|id|done)":("\w*"|\d+)', r'"\1":0', frame)


def test_the_update_with_parts_made_before_is_that_of_the_wire() -> None:
    assert _Update.__struct_fields__ == Update.__struct_fields__
    told, promised = _Update.__struct_config__, Update.__struct_config__
    assert (told.tag_field, told.tag) == (promised.tag_field, promised.tag)
    kinds, wanted = get_type_hints(_Update), get_type_hints(Update)
    assert {name for name in kinds if kinds[name] != wanted[name]} == {"events"}
    assert kinds["events"] is msgspec.Raw


def test_what_leaves_is_what_the_wire_says(tiny: Entry) -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            phones = await r.match(room, "A", "B")
            stranger = await r.screen(room)
            stranger.say("ping", id="p")
            stranger.say("join", id="j", token="0" * 30, name="")
            await stranger.done("j")
            newer = await r.screen(room, "B")
            await newer.act(newer.first_option())
            for phone in (*phones, stranger, newer):
                for frame in phone.frames:
                    out = msgspec.json.decode(frame, type=Out)
                    if isinstance(out, Update):
                        msgspec.json.decode(frame, type=_Strict)
                    else:
                        assert msgspec.json.encode(out).decode() == frame

    run(main())
