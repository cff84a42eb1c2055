"""A room is what its log says: restarts, damage, full disks."""

import asyncio
import hashlib
import time
from typing import Any

import msgspec
import pytest

from tests.server.memory_store import MemoryStore
from tests.server.picture import picture
from tests.server.rig import Phone, later, play_on, quiet, rig, run, token
from yuletable.core.registry import Entry
from yuletable.server import house
from yuletable.server.log import Entry as Row
from yuletable.server.log import LogError, body_of, check_order
from yuletable.server.state import fold

pytestmark = pytest.mark.usefixtures("tiny")


async def everything(phones: list[Phone], room: Any) -> None:
    """Something of each kind happens."""
    host = phones[0]
    await host.do("set_timers", factor=2)
    await later(room, 6)
    await host.do("pause")
    await later(room, 6)
    await host.do("resume")
    await later(room, 3.1)
    await host.do("more_time")
    await host.do("bot_seat", seat=1, bot=True)
    await host.do("bot_seat", seat=1, bot=False)
    await quiet(room)
    for phone in phones:
        if phone.last["ask"]:  # without show times the bot was quicker
            await phone.act(phone.first_option())
    await quiet(room)
    winner = next(phone for phone in phones if phone.last["ask"])
    await winner.act({"stake": 1})
    await winner.ask("undo")
    await winner.act({"stake": 2})


def test_the_fold_of_the_log_is_the_room_at_every_moment() -> None:
    async def main() -> None:
        for show in (0.0, 1.0):
            async with rig(show=show) as r:
                room = await r.room()
                phones = await r.match(room, "A", "B", "C")
                await everything(phones, room)
                for step in ("playing", "results", "lobby"):
                    await quiet(room)
                    room.state.wake(room.state.ms)
                    log = await r.store.read(room.state.code)
                    assert picture(fold(room.state.code, log, show)) == picture(room.state), step
                    if step == "playing":
                        await phones[0].do("end_game")
                        if show:
                            await phones[0].do("do_now")
                    elif step == "results":
                        await phones[0].do("play_again")

    run(main())


def test_after_a_restart_everyone_is_back_with_the_right_prompt() -> None:
    async def main() -> None:
        async with rig(show=1.0) as r:
            room = await r.room()
            phones = await r.match(room, "A", "B", "C")
            code = room.state.code
            await later(room, 6)
            await phones[1].act(phones[1].first_option(), id="tap")
            views = [dict(phone.last["view"]) for phone in phones]
            assert room.state.play is not None
            left = room.state.play.asks[0].deadline
            was_at = room.state.ms
            await r.restart()
            again = r.house.rooms[code]
            back = [await r.screen(again, name) for name in "ABC"]
            await quiet(again)
            for seat in (0, 2):
                assert back[seat].last["view"] == views[seat] | {"committed": [False, True, False]}
                assert back[seat].last["ask"]["ask"] == 1
                assert left is not None
                assert abs(back[seat].last["ask"]["left"] - (left - was_at)) < 500
            assert back[1].last["ask"] is None
            assert again.state.host == 0
            answer = await back[1].act({"play": 0}, ask=1, id="tap")
            assert answer["done"] == "tap"  # the first answer, not "stale"
            await play_on(back, lambda p: p.room["phase"] == "results")

    run(main())


def test_an_ask_that_was_nearly_over_has_ten_seconds_after_a_restart() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            await r.match(room, "A", "B")
            await later(room, 18)
            await r.restart()
            back = await r.screen(r.house.rooms[room.state.code], "A")
            assert 9_000 < back.last["ask"]["left"] <= 10_000

    run(main())


def test_a_pause_survives_a_restart_with_the_rest_of_the_time() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            host, _ = await r.match(room, "A", "B")
            await later(room, 5)
            left = (await host.do("pause"))["ask"]["left"]
            await later(room, 500)
            await r.restart()
            again = r.house.rooms[room.state.code]
            back = await r.screen(again, "A")
            assert back.room["paused"] == {"by": 0, "resume_in": None}
            assert back.last["ask"]["left"] == left
            await later(again, 500)
            await back.do("resume")
            await quiet(again)
            back.say("sync")
            update = await back.update(lambda m: m["replay"])
            assert left - 500 < update["ask"]["left"] <= left

    run(main())


def test_bots_and_the_reveal_go_on_after_a_restart() -> None:
    async def main() -> None:
        async with rig(show=1.0) as r:
            room = await r.room()
            await r.with_bots(room, "highest")
            await r.restart()
            again = r.house.rooms[room.state.code]
            assert len(again.bot_due) == 1
            await later(again, 10)
            assert again.state.play is not None
            assert 1 not in again.state.play.asks
            back = await r.screen(again, "A")
            await back.do("end_game")
            await back.do("do_now")
            await back.do("reveal", step=0, auto=True)
            await r.restart()
            third = r.house.rooms[room.state.code]
            await later(third, 2.6)
            assert third.state.reveal == 1

    run(main())


@pytest.mark.parametrize("damage", ["illegal step", "other rules", "no game", "crash"])
def test_a_match_that_no_longer_replays_is_frozen_and_shown(
    damage: str, tiny: Entry, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        store = MemoryStore()
        async with rig(store) as r:
            room = await r.room()
            phones = await r.match(room, "A", "B")
            await phones[0].act(phones[0].first_option())
            code = room.state.code
            log = store.logs[code]
            if damage == "illegal step":
                body = msgspec.json.decode(log[-1].body)
                body["steps"][0][1] = next(
                    card for card in range(10) if card not in phones[0].last["view"]["hand"]
                    and card != body["steps"][0][1]
                )  # fmt: skip
                log[-1] = Row(log[-1].n, log[-1].ms, "step", msgspec.json.encode(body))
            at = next(i for i, row in enumerate(log) if row.kind == "match")
            if damage in ("other rules", "no game"):
                body = msgspec.json.decode(log[at].body)
                key, value = ("rules_version", 99) if damage == "other rules" else ("game", "x")
                body["header"][key] = value
                log[at] = Row(log[at].n, log[at].ms, "match", msgspec.json.encode(body))
            if damage == "crash":
                monkeypatch.setattr("tests.tiny_game.rules.TinyState._commit", lambda *_: [].pop())
            await r.restart()
            back = await r.screen(r.house.rooms[code], "A")
            assert back.room["frozen"] is True
            assert back.room["phase"] == "playing"
            assert (back.last["view"] is None) == (damage in ("other rules", "no game"))
            assert back.last["ask"] is None
            for command in ("pause", "end_game", "more_time"):
                assert (await back.command(command))["code"] == "frozen"
            assert (await back.act({"play": 1}, ask=1))["code"] == "frozen"
            n = r.house.rooms[code].state.n
            await later(r.house.rooms[code], 1000)
            assert r.house.rooms[code].state.n == n
            answer = await back.do("play_again")
            assert (answer["room"]["phase"], answer["room"]["frozen"]) == ("lobby", False)
            monkeypatch.undo()

    run(main())


@pytest.mark.parametrize(
    ("index", "change", "says"),
    [
        (2, {"body": b'{"member": 0'}, "damaged"),
        (2, {"body": b'{"member": 0, "colour": 1}'}, "damaged"),
        (2, {"kind": "dance"}, "unknown kind"),
        (2, {"n": 77}, "missing"),
        (2, {"ms": -5}, "older"),
        (3, {"kind": "left", "body": b'{"member": 44}'}, "does not fit"),
    ],
)
def test_a_damaged_log_leaves_its_room_alone_and_the_others_open(
    index: int, change: dict[str, Any], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def main() -> None:
        store = MemoryStore()
        async with rig(store) as r:
            one, two = await r.room(), await r.room()
            await r.people(one, "A", "B")
            await r.people(two, "A", "B")
            log = store.logs[one.state.code]
            log[index] = msgspec.structs.replace(log[index], **change)
            kept = list(log)
            await r.restart()
            assert list(r.house.rooms) == [two.state.code]
            phone = r.connect()
            phone.say("hello", room=one.state.code)
            answer = await phone.hear(lambda m: True)
            assert answer["code"] == "frozen"
            assert answer["why"]["key"] == "yt-why-room-damaged"
            async with r.http() as http:
                got = await http.get(f"/api/rooms/{one.state.code}")
                assert (got.status_code, got.json()["why"]["key"]) == (404, "yt-why-room-damaged")
            assert store.logs[one.state.code] == kept

    run(main())
    assert says in capsys.readouterr().err


def test_what_a_row_says_is_checked() -> None:
    with pytest.raises(LogError, match="entry 3 has the unknown kind"):
        body_of(Row(3, 0, "nothing", b"{}"))
    with pytest.raises(LogError, match="entry 1 is missing"):
        check_order([Row(2, 0, "opened", b"{}")])


def test_old_rooms_and_rooms_nobody_joined_are_closed_at_the_start(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def main() -> None:
        store = MemoryStore()
        async with rig(store) as r:
            _, full = await r.room(), await r.room()
            await r.person(full, "A")
            await r.restart()
            assert len(r.house.rooms) == 2
            now = time.time()
            monkeypatch.setattr(time, "time", lambda: now + 25 * 3600)
            await r.restart()
            assert list(r.house.rooms) == [full.state.code]
            assert list(store.logs) == [full.state.code]
            monkeypatch.setattr(time, "time", lambda: now + 31 * 24 * 3600)
            await r.restart()
            assert r.house.rooms == {}
            monkeypatch.undo()

    run(main())


def test_a_running_server_sweeps_out_what_is_old_and_empty(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def main() -> None:
        store = MemoryStore()
        monkeypatch.setattr(house, "SWEEP", 0.02)
        async with rig(store) as r:
            nobody, gone, here = await r.room(), await r.room(), await r.room()
            phone = await r.person(gone, "A")
            await phone.drop()
            await r.person(here, "B")
            table = await r.screen(nobody, table=True)

            async def rooms_after(seconds: float) -> set[str]:
                now = start + seconds
                monkeypatch.setattr(time, "time", lambda: now)
                await asyncio.sleep(0.15)
                return set(r.house.rooms)

            start = time.time()
            all_three = {nobody.state.code, gone.state.code, here.state.code}
            assert await rooms_after(23 * 3600) == all_three
            assert await rooms_after(25 * 3600) == all_three  # a TV still shows it
            await table.drop()
            await quiet(nobody)
            assert await rooms_after(25 * 3600) == all_three - {nobody.state.code}
            assert await rooms_after(29 * 24 * 3600) == {gone.state.code, here.state.code}
            assert await rooms_after(31 * 24 * 3600) == {here.state.code}  # somebody is there
            assert list(store.logs) == [here.state.code]
            assert nobody._task is not None
            assert nobody._task.done()
            monkeypatch.undo()

    run(main())


def test_when_the_store_fails_nothing_happened_and_nothing_is_shown() -> None:
    async def main() -> None:
        store = MemoryStore()
        async with rig(store) as r:
            room = await r.room()
            a, b = await r.match(room, "A", "B")
            stranger = await r.screen(room)
            await quiet(room)
            before = picture(room.state)
            shown = len(b.frames)
            store.trouble = "The disk is full."
            first = a.first_option()
            for ask in (
                a.act(first, id="tap"),
                a.command("pause"),
                a.command("end_game"),
                a.command("remove", seat=1),
                stranger.ask("join", token=token("C"), name="C"),
            ):
                answer = await ask
                assert answer["op"] == "reject"
                assert answer["code"] == "store"
                assert answer["why"] == {
                    "key": "yt-why-store", "args": {"error": "The disk is full."},
                }  # fmt: skip
            assert picture(room.state) == before
            await quiet(room)
            for frame in b.frames[shown:]:
                update = msgspec.json.decode(frame)
                assert update["v"] == before["room"][1]
                assert update["events"] == []
                assert update["view"]["committed"] == [False, False]
            await later(room, 30)  # timeouts fail too, and do not run wild
            assert picture(room.state) == before
            store.trouble = None
            answer = await stranger.ask("join", token=token("C"), name="C")
            assert answer["you"]["member"] == 2
            await later(room, 0)
            assert room.state.n > before["room"][1]

    run(main())


def test_a_store_that_cannot_even_be_read_refuses_until_it_can_again() -> None:
    async def main() -> None:
        store = MemoryStore()
        async with rig(store) as r:
            room = await r.room()
            a, _ = await r.match(room, "A", "B")
            store.trouble, store.deaf = "The disk is gone.", True
            first = a.first_option()
            assert (await a.act(first))["code"] == "store"
            assert (await a.act(first))["code"] == "store"
            assert '"committed":[true' not in "".join(a.frames)
            late = await r.screen(room)
            assert '"store"' in late.frames[-1]
            async with r.http() as http:
                assert (await http.post("/api/rooms")).status_code == 503
            store.trouble, store.deaf = None, False
            assert (await a.act(first))["op"] == "update"

    run(main())


def test_tokens_are_kept_hashed() -> None:
    async def main() -> None:
        store = MemoryStore()
        async with rig(store) as r:
            room = await r.room()
            await r.match(room, "Ania", "Ola")
            everything = b"".join(row.body for row in store.logs[room.state.code])
            for name in ("Ania", "Ola"):
                assert token(name).encode() not in everything
                assert hashlib.sha256(token(name).encode()).hexdigest().encode() in everything

    run(main())


def test_the_append_comes_before_the_ack() -> None:
    async def main() -> None:
        store = MemoryStore()
        gate = asyncio.Event()
        gate.set()
        append = store.append

        async def slow(room: str, entries: list[Row]) -> None:
            await gate.wait()
            await append(room, entries)

        store.append = slow  # type: ignore[method-assign]
        async with rig(store) as r:
            room = await r.room()
            a, b = await r.match(room, "A", "B")
            await quiet(room)
            shown = (len(a.frames), len(b.frames))
            gate.clear()
            a.say("act", ask=1, id="tap", data=a.first_option())
            await asyncio.sleep(0.05)
            assert (len(a.frames), len(b.frames)) == shown
            gate.set()
            assert (await a.done("tap"))["op"] == "update"

    run(main())
