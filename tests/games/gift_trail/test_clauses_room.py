"""The clauses of RULES.md that the room keeps for a match of Gift Trail: names, time, pauses."""

import pytest

from tests.server.rig import later, rig, run, token
from yuletable.server.avatars import AVATARS
from yuletable.server.names import LENGTH


def test_1_8_names_and_faces() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            await r.person(room, "Ania", avatar="fox")
            phone = await r.screen(room)
            for name, avatar in (("ÁNIA", "owl"), ("Ola", "fox"), ("O" * (LENGTH + 1), "owl")):
                answer = await phone.ask("join", token=token("x"), name=name, avatar=avatar)
                assert answer["op"] == "reject"
            answer = await phone.ask("join", token=token("x"), name="O" * LENGTH, avatar="owl")
            assert answer["op"] == "update"

    run(main())
    assert (LENGTH, len(AVATARS), len(set(AVATARS))) == (16, 50, 50)


@pytest.mark.parametrize(("factor", "seconds"), [(1, 30), (2, 60), (3, 90), (0, None)])
def test_9_1_the_host_stretches_the_time_or_switches_it_off(
    factor: int, seconds: int | None
) -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            host, guest = await r.match(room, "A", "B", game="gift_trail")
            asked = host if host.last["ask"] else guest
            await host.do("set_timers", factor=factor)
            asked.say("sync")
            update = await asked.update(lambda m: m["replay"])
            assert update["ask"]["total"] == (seconds and seconds * 1000)
            if seconds is None:
                n = room.state.n
                await later(room, 100_000)
                assert room.state.n == n

    run(main())


def test_9_9_coming_in_a_pause() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            phones = await r.match(room, "A", "B", game="gift_trail")
            names = dict(zip("AB", phones, strict=True))
            away = next(name for name, phone in names.items() if phone.last["ask"])
            await later(room, 8)
            await phones[0].do("pause")
            ask = names[away].last["ask"]
            await names[away].drop()
            await later(room, 600)
            late = await r.person(room, "C")
            assert late.last["you"]["seat"] is None
            assert late.last["view"] is not None
            assert late.last["room"]["members"][2]["playing"], "in the next game"
            back = await r.screen(room, away)
            assert back.last["you"]["seat"] == "AB".index(away)
            assert back.last["ask"]["ask"] == ask["ask"]
            assert 21_000 < back.last["ask"]["left"] <= 22_000
            assert back.last["room"]["paused"] is not None

    run(main())
