"""A seat is where the disk says: what could not be kept has not happened."""

import asyncio
from typing import Any

import pytest

from tests.server.memory_store import MemoryStore
from tests.server.rig import Phone, later, quiet, rig, run, token

pytestmark = pytest.mark.usefixtures("tiny")

CODE = "c" * 22


def told(phone: Phone) -> list[str]:
    """The codes of all that the phone was refused."""
    return [frame for frame in phone.frames if '"op":"reject"' in frame]


async def settle(room: Any) -> None:
    await later(room, 2)
    await asyncio.sleep(0.01)
    await quiet(room)


def test_who_could_not_be_sent_away_keeps_the_seat() -> None:
    async def main() -> None:
        store = MemoryStore()
        async with rig(store) as r:
            room = await r.room()
            a, b = await r.people(room, "A", "B")
            store.trouble = "full"
            assert (await a.command("dismiss", member=1))["code"] == "store"
            await settle(room)
            assert told(b) == []
            assert sorted(room.by_member) == [0, 1]
            store.trouble = None
            assert b.last["you"]["member"] == 1
            await b.do("rename", member=1, name="Bea")
            await a.do("dismiss", member=1)
            await b.hear(lambda m: m.get("code") == "dead_token")
            await settle(room)
            assert sorted(room.by_member) == [0]

    run(main())


def test_who_could_not_be_written_down_as_gone_is_still_here() -> None:
    async def main() -> None:
        store = MemoryStore()
        async with rig(store) as r:
            room = await r.room()
            a, _ = await r.people(room, "A", "B")
            store.trouble = "full"
            assert (await a.command("dismiss", member=0))["code"] == "store"
            await settle(room)
            store.trouble = None
            assert (a.last["you"]["member"], a.last["you"]["host"]) == (0, True)
            await a.do("choose_game", game="tiny")

    run(main())


def test_a_seat_that_could_not_be_moved_stays_with_its_phone() -> None:
    async def main() -> None:
        store = MemoryStore()
        async with rig(store) as r:
            room = await r.room()
            a, b = await r.match(room, "A", "B")
            await a.do("offer_seat", member=1, code=CODE)
            new = await r.screen(room)
            store.trouble = "full"
            answer = await new.ask("claim", token=token("new"), code=CODE)
            assert answer["code"] == "store"
            old = await r.screen(room, "old")
            assert "dead-token" in old.frames[-1]
            await settle(room)
            assert told(b) == []
            assert (new.last["you"]["member"], new.last["ask"]) == (None, None)
            store.trouble = None
            assert (await new.command("rename", member=1, name="X"))["code"] == "not_host"
            await b.do("rename", member=1, name="Bea")
            await new.ask("claim", token=token("new"), code=CODE)
            await b.hear(lambda m: m.get("code") == "dead_token")
            assert new.last["you"]["member"] == 1

    run(main())


def test_who_could_not_join_is_a_stranger_and_may_try_again() -> None:
    async def main() -> None:
        store = MemoryStore()
        async with rig(store) as r:
            room = await r.room()
            await r.person(room, "A")
            b = await r.screen(room)
            store.trouble = "full"
            assert (await b.ask("join", token=token("B"), name="B"))["code"] == "store"
            await settle(room)
            assert sorted(room.by_member) == [0]
            store.trouble = None
            assert (await b.ask("join", token=token("B"), name="B"))["op"] == "update"
            assert b.last["you"]["member"] == 1

    run(main())


def test_a_secret_that_only_a_lost_entry_killed_is_not_called_dead() -> None:
    async def main() -> None:
        store = MemoryStore()
        async with rig(store) as r:
            room = await r.room()
            a, _ = await r.people(room, "A", "B")
            store.trouble = "full"
            again = r.connect()
            again.say("ping", id="p")
            await again.hear(lambda m: m["op"] == "pong")
            a.say("host", id="d", command={"do": "dismiss", "member": 1})
            again.say("hello", room=room.state.code, token=token("B"))
            refused = await again.hear(lambda m: m["op"] in ("reject", "update"))
            assert refused.get("code") in (None, "store")
            store.trouble = None

    run(main())
