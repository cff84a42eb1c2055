"""Screens that vanish and return, everyone at once, anyone removed at any moment."""

import asyncio
import random
from typing import Any

import pytest

from tests.server.rig import Phone, Rig, later, quiet, rig, run, settled, token
from yuletable.server.rooms import Room

pytestmark = pytest.mark.usefixtures("tiny")


def what_is_seen(phone: Phone) -> dict[str, Any]:
    """The last update without what belongs to the moment."""
    last = dict(phone.last)
    for key in ("events", "replay", "done"):
        del last[key]
    if last["ask"]:
        last["ask"] = {**last["ask"], "left": None}
    last["room"] = {
        **last["room"],
        "waiting": [{**wait, "left": None} for wait in last["room"]["waiting"]],
    }
    return last


def told(phone: Phone) -> list[Any]:
    """All events that a screen was ever told, each once."""
    import msgspec

    seen: dict[int, list[Any]] = {}
    for frame in phone.frames:
        update = msgspec.json.decode(frame)
        if update["op"] == "update":
            for v in {event["v"] for event in update["events"]}:
                seen[v] = [e for e in update["events"] if e["v"] == v]
    return [event for v in sorted(seen) for event in seen[v]]


@pytest.mark.parametrize("seed", range(6))
def test_a_screen_that_drops_and_returns_ends_like_one_that_never_did(seed: int) -> None:
    rng = random.Random(seed)

    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            phones = await r.match(room, "A", "B", "C")
            table = await r.screen(room, table=True)
            events: list[list[Any]] = [told(phone) for phone in phones]
            for _ in range(200):
                if room.state.phase == "results":
                    break
                who = rng.randrange(3)
                if rng.random() < 0.4:
                    since = phones[who].last["v"]
                    events[who] += told(phones[who])
                    await phones[who].drop()
                    if rng.random() < 0.5:
                        await _somebody_acts(room, phones, rng)
                    phones[who] = await r.screen(room, "ABC"[who], since=since)
                else:
                    await _somebody_acts(room, phones, rng)
            await quiet(room)
            never = await r.screen(room, table=True)
            assert what_is_seen(table) == what_is_seen(never)
            for seat, phone in enumerate(phones):
                fresh = await r.screen(room, "ABC"[seat])
                await quiet(room)
                mine, theirs = what_is_seen(phone), what_is_seen(fresh)
                for seen in (mine, theirs):
                    del seen["v"]
                assert mine == theirs
                everything = told(fresh)
                known = {str(e) for e in events[seat] + told(phone)}
                assert {str(e) for e in everything} <= known

    run(main())


async def _somebody_acts(room: Room, phones: list[Phone], rng: random.Random) -> None:
    play = room.state.play
    assert play is not None
    ready = [
        phones[seat]
        for seat, ask in play.asks.items()
        if (phones[seat].last.get("ask") or {}).get("ask") == ask.number
        and not phones[seat].task.done()
    ]
    if ready:
        phone = ready[rng.randrange(len(ready))]
        options = [o["data"] for o in phone.last["ask"]["options"] if "why" not in o]
        answer = await phone.act(options[rng.randrange(len(options))])
        for other in phones:
            if not other.task.done():
                await settled(other, answer["v"])


def test_32_phones_join_and_act_at_once() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            host = await r.person(room, "P0")
            phones = [r.connect() for _ in range(31)]
            for i, phone in enumerate(phones, 1):
                phone.say("hello", room=room.state.code)
                phone.say("join", id="j", token=token(f"P{i}"), name=f"P{i}")
            await asyncio.gather(*(phone.done("j") for phone in phones))
            await quiet(room)
            assert len(room.state.members) == 32
            assert len({m.avatar for m in room.state.members.values()}) == 32
            everyone = [host, *phones]
            n = room.state.n
            for phone in everyone:
                phone.say(
                    "host", id="h", command={"do": "set_playing", "member": 0, "playing": False}
                )
            answers = await asyncio.gather(*(phone.done("h") for phone in everyone))
            assert [a["op"] for a in answers] == ["update"] + ["reject"] * 31
            assert room.state.n == n + 1
            await quiet(room)
            assert len({phone.last["v"] for phone in everyone}) == 1

    run(main())


def test_all_seats_act_in_the_same_instant() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            phones = await r.match(room, "A", "B", "C", "D")
            n = room.state.n
            appends = r.store.appends  # type: ignore[attr-defined]
            for phone in phones:
                phone.say("act", id="x", ask=1, data=phone.first_option())
                phone.say("act", id="x", ask=1, data=phone.first_option())
            answers = await asyncio.gather(*(phone.done("x") for phone in phones))
            assert {a["op"] for a in answers} == {"update"}
            await quiet(room)
            assert room.state.n == n + 4
            assert r.store.appends - appends < 4  # type: ignore[attr-defined]
            assert room.state.play is not None
            assert len(room.state.play.asks) == 1
            for phone in phones:
                told_now = [e for e in told(phone) if e["kind"] == "committed"]
                assert len(told_now) == 4

    run(main())


@pytest.mark.parametrize("seed", range(8))
def test_anyone_can_be_removed_at_any_moment(seed: int) -> None:
    rng = random.Random(seed)

    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            phones = await r.match(room, "A", "B", "C", "D")
            for _ in range(300):
                if room.state.phase == "results":
                    break
                act = rng.random()
                seat = rng.randrange(4)
                if act < 0.1:
                    await phones[0].command("remove", seat=seat)
                elif act < 0.2:
                    await phones[0].command("skip", seat=seat)
                elif act < 0.25:
                    await phones[0].command("bot_seat", seat=seat, bot=rng.random() < 0.5)
                elif act < 0.3:
                    await later(room, 10)
                elif act < 0.35:
                    await phones[0].command(rng.choice(["pause", "resume"]))
                elif act < 0.4:
                    await _restart(r, room.state.code)
                    room = r.house.rooms[room.state.code]
                    phones = [await r.screen(room, name) for name in "ABCD"]
                else:
                    await _somebody_acts_or_not(room, phones, rng)
                await quiet(room)
            if room.state.phase != "results":
                await phones[0].command("resume")
                await quiet(room)
                await phones[0].do("end_game")
            result = room.state.results[0]
            assert result.early or sorted(result.places)[0] == 1

    run(main())


async def _restart(r: Rig, code: str) -> None:
    await r.restart()
    assert code in r.house.rooms


async def _somebody_acts_or_not(room: Room, phones: list[Phone], rng: random.Random) -> None:
    for phone in phones:
        ask = phone.last.get("ask")
        if ask and rng.random() < 0.7:
            options = [o["data"] for o in ask["options"] if "why" not in o]
            answer = await phone.act(options[rng.randrange(len(options))])
            assert answer["op"] == "update" or answer["code"] in ("stale", "paused", "not_you")
            await quiet(room)
