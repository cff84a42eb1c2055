"""Whom the evening counts."""

import pytest

from tests.server.rig import Phone, Rig, play_on, quiet, rig, run, settled
from yuletable.server.rooms import Room

pytestmark = pytest.mark.usefixtures("tiny")


async def to_the_end(r: Rig, room: Room, phones: list[Phone]) -> None:
    """Those who are still here play, computer players for the others."""
    for _ in range(200):
        if room.state.phase == "results":
            return
        for phone in phones:
            if phone.last.get("ask"):
                await phone.act(phone.first_option())
        await quiet(room)
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("way", ["leaves", "removed"])
def test_a_seat_without_its_person_counts_as_a_computer_player(way: str) -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            a, ola, c = await r.match(room, "A", "Ola", "C")
            if way == "leaves":
                await ola.do("dismiss", member=1)
            else:
                await a.do("remove", seat=1)
            await to_the_end(r, room, [a, c])
            await settled(a, room.state.n)
            (result,) = a.room["results"]
            assert result["bots"] == [1]
            assert result["names"][1] == "Ola"
            assert len(result["points"]) == 3
            assert {s["name"] for s in a.room["standings"]} == {"A", "C"}

    run(main())


def test_whoever_took_the_seat_over_stands_for_it() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            a, ola, c = await r.match(room, "A", "Ola", "C")
            late = await r.person(room, "Late")
            await ola.do("dismiss", member=1)
            await late.do("take_seat", seat=1)
            await play_on([a, c, late], lambda p: p.room["phase"] == "results")
            assert a.room["results"][0]["bots"] == []
            assert {s["name"] for s in a.room["standings"]} == {"A", "C", "Late"}

    run(main())


def test_one_who_leaves_after_the_game_keeps_the_points() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            phones = await r.match(room, "A", "Ola")
            await play_on(phones, lambda p: p.room["phase"] == "results")
            await phones[1].do("dismiss", member=1)
            await settled(phones[0], room.state.n)
            assert {s["name"] for s in phones[0].room["standings"]} == {"A", "Ola"}

    run(main())
