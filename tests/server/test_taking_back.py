"""The clock of a choice that is taken back goes on."""

import pytest

from tests.server.rig import Phone, later, rig, run

TURN, PLACE = 90.0, 60.0
"""Base times of Patchwork, s (8.1 of its rules)."""


async def buys(phone: Phone) -> float:
    """Choose the first patch that can be bought; seconds left to sew it on."""
    free = (o["data"] for o in phone.last["ask"]["options"] if not o.get("why"))
    answer = await phone.act(next(data for data in free if "buy" in data))
    assert answer["ask"]["kind"] == "place"
    return left(phone)


async def takes_back(phone: Phone) -> float:
    answer = await phone.ask("undo")
    assert answer["ask"]["kind"] == "turn"
    return left(phone)


def left(phone: Phone) -> float:
    """Seconds left on the clock that the phone shows."""
    ask = phone.last["ask"]
    assert ask["left"] <= ask["total"]
    seconds: float = ask["left"] / 1000
    return seconds


def about(seconds: float) -> object:
    return pytest.approx(seconds, abs=2)


def test_taking_back_again_and_again_brings_no_time() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            first, second = await r.match(room, "A", "B", game="patchwork", start="first")
            await later(room, 20)
            assert await buys(first) == about(PLACE)
            await later(room, 10)
            assert await takes_back(first) == about(TURN - 30)
            assert await buys(first) == about(TURN - 30)
            await later(room, 30)
            assert await takes_back(first) == about(TURN - 60)
            assert await buys(first) == about(TURN - 60)
            await later(room, 31)
            assert first.last["ask"] is None or first.last["ask"]["kind"] == "turn"
            assert any(p["laid"] for p in second.last["view"]["players"])

    run(main())


def test_what_was_left_of_the_choice_is_left_after_it() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            first, _ = await r.match(room, "A", "B", game="patchwork", start="first")
            await later(room, 80)
            assert await buys(first) == about(PLACE)
            await later(room, 40)
            assert await takes_back(first) == about(PLACE - 40)

    run(main())


def test_a_pause_and_more_time_count_for_what_is_taken_back() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            first, _ = await r.match(room, "A", "B", game="patchwork", start="first")
            await buys(first)
            await first.do("pause")
            await later(room, 500)
            await first.do("resume")
            await first.do("more_time")
            place = left(first)
            assert place > PLACE + 20
            assert await takes_back(first) == about(place + TURN - PLACE)
            await first.do("set_timers", factor=2)
            assert await buys(first) == about(2 * PLACE)
            await first.do("set_timers", factor=0)
            answer = await first.ask("undo")
            assert answer["ask"]["left"] is None

    run(main())


def test_the_next_turn_has_its_full_time() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            first, second = await r.match(room, "A", "B", game="patchwork", start="first")
            await buys(first)
            await takes_back(first)
            await later(room, 50)
            await first.act({"pass": True})
            assert (await second.update(lambda m: m["ask"]))["ask"]["left"] / 1000 == about(TURN)

    run(main())
