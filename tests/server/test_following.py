"""What a hand is about to do, followed by the others at the table: a patch over a quilt."""

import asyncio
from typing import Any

import pytest

from tests.server.rig import Phone, Rig, quiet, rig, run
from yuletable.core.registry import Entry
from yuletable.server.rooms import Room
from yuletable.server.sockets import FLOOD, HOVERS, LONGEST_HOVER
from yuletable.server.wire import MAX_FRAME


def told(phone: Phone) -> list[dict[str, Any]]:
    """What it has heard of others' intentions, oldest first."""
    found = []
    while not phone.heard.empty():
        message = phone.heard.get_nowait()
        if message["op"] == "hovered":
            found.append({key: message[key] for key in ("seat", "ask", "data")})
    return found


async def begun(r: Rig) -> tuple[Room, list[Phone], Phone]:
    """A room with two who play Patchwork, the first of them asked, and a TV."""
    room = await r.room()
    phones = await r.match(room, "A", "B", game="patchwork", start="first")
    tv = await r.screen(room, table=True)
    return room, phones, tv


def held(phone: Phone, row: int = 0) -> dict[str, Any]:
    """The first patch of the circle over the own quilt."""
    return {"patch": phone.last["view"]["offered"][0], "orientation": 0, "place": [row, 0]}


def test_everybody_but_the_hand_itself_follows_and_nothing_is_written() -> None:
    async def main() -> None:
        async with rig() as r:
            room, (first, second), tv = await begun(r)
            watcher = await r.screen(room)
            ask, before = first.last["ask"]["ask"], room.state.n
            for screen in (first, second, tv, watcher):
                told(screen)
            shown = [{"patch": held(first)["patch"]}, held(first), held(first, 1), None]
            for data in shown:
                first.say("hover", ask=ask, data=data)
            await quiet(room)
            same = [{"seat": 0, "ask": ask, "data": data} for data in shown]
            assert [told(screen) for screen in (second, tv, watcher)] == [same] * 3
            assert told(first) == []
            assert room.state.n == before
            assert [e.n for e in await r.store.read(room.state.code)][-1] == before

    run(main())


@pytest.mark.parametrize("why", ["earlier ask", "not asked", "paused", "stranger", "another game"])
def test_what_nobody_waits_for_is_passed_over(why: str, tiny: Entry) -> None:
    async def main() -> None:
        async with rig() as r:
            if why == "another game":
                room = await r.room()
                first, second = await r.match(room, "A", "B")
                data: Any = first.first_option()
            else:
                room, (first, second), _ = await begun(r)
                data = held(first)
            speaker, hearer = first, second
            ask = first.last["ask"]["ask"]
            if why == "earlier ask":
                ask -= 1
            elif why == "not asked":
                speaker, hearer = second, first
            elif why == "paused":
                await first.do("pause")
            elif why == "stranger":
                speaker, hearer = await r.screen(room), first
            await quiet(room)
            for screen in (speaker, hearer):
                told(screen)
            speaker.say("hover", ask=ask, data=data)
            await quiet(room)
            assert told(hearer) == []
            assert speaker.heard.empty()

    run(main())


def test_after_the_answer_it_is_of_an_earlier_ask() -> None:
    async def main() -> None:
        async with rig() as r:
            room, (first, second), tv = await begun(r)
            ask, data = first.last["ask"]["ask"], held(first)
            await first.act({"pass": True})
            await quiet(room)
            told(tv)
            first.say("hover", ask=ask, data=data)
            second.say("hover", ask=second.last["ask"]["ask"], data=held(second))
            await quiet(room)
            assert [one["seat"] for one in told(tv)] == [1]

    run(main())


WRONG: list[tuple[Any, str]] = [
    (7, "shape"),
    ([], "shape"),
    ({}, "shape"),
    ({"patch": 5, "secret": "x" * 900}, "shape"),
    ({"patch": "5"}, "no-patch"),
    ({"patch": 99}, "no-patch"),
    ({"patch": True}, "no-patch"),
    ({"patch": 33}, "not-offered"),
    ({"orientation": 99}, "no-orientation"),
    ({"orientation": False}, "no-orientation"),
    ({"place": [0]}, "shape"),
    ({"place": ["0", 0]}, "shape"),
    ({"place": [9, 0]}, "outside"),
    ({"place": [-1, 0]}, "outside"),
]


@pytest.mark.parametrize(("data", "reason"), WRONG)
def test_what_cannot_be_held_is_refused_with_a_sentence(data: Any, reason: str) -> None:
    async def main() -> None:
        async with rig() as r:
            room, (first, second), _ = await begun(r)
            whole = isinstance(data, dict) and set(data) & {"orientation", "place"}
            said = {**held(first), **data} if whole else data
            told(second)
            first.say("hover", ask=first.last["ask"]["ask"], data=said)
            refused = await first.hear(lambda m: m["op"] == "reject")
            assert (refused["code"], refused["why"]["key"]) == (
                "illegal",
                f"patchwork-why-{reason}",
            )
            await quiet(room)
            assert told(second) == []

    run(main())


def test_too_many_are_passed_over_and_an_answer_still_comes_through() -> None:
    async def main() -> None:
        async with rig(limit=1000) as r:
            room, (first, second), _ = await begun(r)
            ask = first.last["ask"]["ask"]
            told(second)
            for n in range(60):
                first.say("hover", ask=ask, data=held(first, n % 5))
            await quiet(room)
            assert len(told(second)) <= 3 * HOVERS
            answer = await first.act({"pass": True})
            assert answer["op"] == "update"

    run(main())


def test_a_line_that_is_behind_does_without() -> None:
    async def main() -> None:
        async with rig() as r:
            room, (first, second), _ = await begun(r)
            second.stalled = asyncio.Event()
            frames = len(second.frames)
            for n in range(4):
                first.say("hover", ask=first.last["ask"]["ask"], data=held(first, n))
            await quiet(room)
            second.stalled.set()
            await quiet(room)
            assert len(second.frames) - frames == 1

    run(main())


def test_hovers_cost_no_answer_and_close_no_line() -> None:
    """Also far more than a hand can make: the limit of all messages is not touched by them."""

    async def main() -> None:
        async with rig(limit=5) as r:
            room, (first, second), _ = await begun(r)
            ask = first.last["ask"]["ask"]
            await asyncio.sleep(1)
            told(second)
            while not first.heard.empty():
                first.heard.get_nowait()
            for n in range(300):
                first.say("hover", ask=ask, data=held(first, n % 5))
            await quiet(room)
            assert 0 < len(told(second)) <= 3 * HOVERS
            assert first.heard.empty()
            assert (await first.act({"pass": True}))["op"] == "update"

    run(main())


def test_a_flood_of_hovers_closes_the_line() -> None:
    async def main() -> None:
        async with rig(limit=5) as r:
            _, (first, second), _ = await begun(r)
            for _ in range(FLOOD + 100):
                first.say("hover", ask=first.last["ask"]["ask"], data=None)
            await first.hear(lambda message: message["op"] == "closed")
            assert first.closed == 1008
            second.say("ping", id="still")
            await second.hear(lambda message: message.get("id") == "still")

    run(main())


def test_hovers_that_never_cease_close_the_line() -> None:
    """Also when they come no faster than a busy server reads them."""

    async def main() -> None:
        async with rig() as r:
            _, (first, _), tv = await begun(r)
            ask = first.last["ask"]["ask"]
            told(tv)
            for _ in range(FLOOD):
                first.say("hover", ask=ask, data=held(first))
            await asyncio.sleep(0.1)
            assert first.closed is None
            # Each of these comes after the measure of what is passed on has filled again.
            for _ in range(30):
                for _ in range(30):
                    first.say("hover", ask=ask, data=held(first))
                await asyncio.sleep(1.5 / HOVERS)
                if first.closed is not None:
                    break
            assert first.closed == 1008

    run(main())


LISTS = "[" + ",".join(["[]"] * 5000) + "]"


@pytest.mark.parametrize("data", ["7" * 300, f'"{"x" * 16000}"', LISTS])
def test_long_texts_have_not_the_measure_of_hovers(data: str) -> None:
    """Nothing of them is decoded beyond the limit of all messages, however slowly they come."""

    async def main() -> None:
        async with rig(limit=10) as r:
            _, (first, second), _ = await begun(r)
            text = f'{{"op":"hover","ask":{first.last["ask"]["ask"]},"data":{data}}}'
            assert LONGEST_HOVER < len(text) < MAX_FRAME
            for _ in range(60):
                first.raw(text)
            too_fast = await first.hear(lambda m: m["op"] == "reject" and m["code"] == "too_fast")
            assert too_fast["why"]["key"] == "yt-why-too-fast"
            assert first.closed is None
            for _ in range(20):
                for _ in range(20):
                    first.raw(text)
                await asyncio.sleep(0.1)
                if first.closed is not None:
                    break
            assert first.closed == 1008
            second.say("ping", id="still")
            await second.hear(lambda message: message.get("id") == "still")
            assert told(second) == []

    run(main())


def test_who_has_lost_the_seat_is_not_followed_on_it() -> None:
    async def main() -> None:
        async with rig() as r:
            r.house.pace = 1000.0
            room = await r.room()
            host, second = await r.match(room, "A", "B", game="patchwork", start="second")
            (third,) = await r.people(room, "C")
            second.say("hover", ask=second.last["ask"]["ask"], data=held(second))
            await quiet(room)
            assert [hover["data"] for hover in told(third)] == [held(second)]
            await host.do("set_room", takeover=True)
            await host.do("remove", seat=1)
            await host.command("do_now")
            await third.do("take_seat", seat=1)
            await quiet(room)
            assert third.last["ask"] is not None
            late = await r.screen(room, table=True)
            assert told(late) == []

    run(main())


def test_nothing_is_followed_while_a_change_of_seats_is_planned() -> None:
    async def main() -> None:
        async with rig() as r:
            r.house.pace = 1000.0
            room = await r.room()
            host, second = await r.match(room, "A", "B", game="patchwork", start="second")
            await host.do("remove", seat=1)
            assert room.state.plan is not None
            told(host)
            second.say("hover", ask=second.last["ask"]["ask"], data=held(second))
            await quiet(room)
            assert told(host) == []

    run(main())


def test_what_was_held_in_the_match_before_is_gone() -> None:
    async def main() -> None:
        async with rig() as r:
            room, (first, _), tv = await begun(r)
            ask = first.last["ask"]["ask"]
            first.say("hover", ask=ask, data=held(first))
            await quiet(room)
            assert [one["data"] for one in told(tv)] == [held(first)]
            await first.do("end_game")
            await first.do("play_again")
            await first.do("start")
            await quiet(room)
            assert first.last["ask"]["ask"] > ask
            late = await r.screen(room, table=True)
            await quiet(room)
            assert told(late) == []

    run(main())


def test_what_was_held_goes_when_a_computer_player_takes_the_seat() -> None:
    async def main() -> None:
        async with rig() as r:
            r.house.pace = 1000.0
            room, (first, _), tv = await begun(r)
            first.say("hover", ask=first.last["ask"]["ask"], data=held(first))
            await quiet(room)
            assert [one["data"] for one in told(tv)] == [held(first)]
            await first.do("bot_seat", seat=0, bot=True)
            late = await r.screen(room, table=True)
            await quiet(room)
            assert told(late) == []

    run(main())


def test_a_seat_that_a_computer_player_holds_shows_nothing() -> None:
    async def main() -> None:
        async with rig() as r:
            r.house.pace = 1000.0
            room, (first, second), tv = await begun(r)
            ask, data = first.last["ask"]["ask"], held(first)
            await first.do("bot_seat", seat=0, bot=True)
            assert [m["bot_plays"] for m in first.room["members"]] == [True, False]
            for screen in (second, tv):
                told(screen)
            first.say("hover", ask=ask, data=data)
            await quiet(room)
            assert told(tv) == told(second) == []

    run(main())


def test_a_screen_that_comes_later_sees_what_is_held() -> None:
    async def main() -> None:
        async with rig() as r:
            room, (first, second), _ = await begun(r)
            ask = first.last["ask"]["ask"]
            for data in (held(first), held(first, 2)):
                first.say("hover", ask=ask, data=data)
            await quiet(room)
            tv = await r.screen(room, table=True)
            await quiet(room)
            assert told(tv) == [{"seat": 0, "ask": ask, "data": held(first, 2)}]
            told(second)
            second.say("sync", since=0)
            await quiet(room)
            assert [one["data"] for one in told(second)] == [held(first, 2)]
            # Put back, or answered: there is nothing to see any more.
            first.say("hover", ask=ask, data=None)
            await quiet(room)
            late = await r.screen(room, table=True)
            await quiet(room)
            assert told(late) == []
            first.say("hover", ask=ask, data=held(first))
            await quiet(room)
            await first.act({"pass": True})
            late = await r.screen(room, table=True)
            await quiet(room)
            assert told(late) == []

    run(main())


def test_a_hand_that_goes_holds_nothing_any_more() -> None:
    async def main() -> None:
        async with rig() as r:
            room, (first, _), tv = await begun(r)
            ask = first.last["ask"]["ask"]
            first.say("hover", ask=ask, data=held(first))
            await quiet(room)
            told(tv)
            await first.drop()
            await quiet(room)
            assert told(tv) == [{"seat": 0, "ask": ask, "data": None}]
            late = await r.screen(room, table=True)
            await quiet(room)
            assert told(late) == []

    run(main())
