"""What a phone tells of the person who holds it: touches, and seats that have gone elsewhere."""

from typing import Any

import pytest

from tests.server.rig import Phone, quiet, rig, run, token

pytestmark = pytest.mark.usefixtures("tiny")

CODE = "c" * 32


def test_a_sync_hands_the_seat_back() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            host, ola = await r.match(room, "A", "Ola")
            await host.do("bot_seat", seat=1, bot=True)
            await quiet(room)
            assert bot_plays(host, 1) is True
            ola.say("ping", id="p")
            await quiet(room)
            assert bot_plays(host, 1) is True  # the line lives, that is all
            ola.say("sync", since=0)
            await host.update(lambda m: not m["room"]["members"][1]["bot_plays"])
            watcher = await r.screen(room)
            await host.do("bot_seat", seat=1, bot=True)
            watcher.say("sync", since=0)
            await quiet(room)
            assert bot_plays(host, 1) is True

    run(main())


def bot_plays(phone: Phone, member: int) -> Any:
    return phone.room["members"][member]["bot_plays"]


def test_an_old_phone_that_slept_is_told_that_its_seat_moved_and_one_that_left_that_it_left() -> (
    None
):
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            _, ola, _ = await r.match(room, "A", "Ola", "C")
            await ola.do("offer_seat", member=1, code=CODE)  # a phone may move its own seat
            await ola.drop()
            fresh = await r.screen(room)
            answer = await fresh.ask("claim", token=token("new"), code=CODE)
            assert answer["you"]["seat"] == 1
            await fresh.do("dismiss", member=1)
            await r.restart()
            room = r.house.rooms[room.state.code]
            for name, key in (
                ("Ola", "yt-why-seat-moved"),
                ("new", "yt-why-left"),
                ("nobody", "yt-why-dead-token"),
            ):
                old = await r.screen(room, name)
                assert f'"{key}"' in old.frames[-1], name

    run(main())


def test_nobody_moves_the_seat_of_another() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            _, ola = await r.people(room, "A", "Ola")
            answer = await ola.command("offer_seat", member=0, code=CODE)
            assert (answer["code"], answer["why"]["key"]) == ("not_host", "yt-why-not-host")

    run(main())
