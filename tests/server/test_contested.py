"""Two want the same, or somebody wants what is spoken for: one gets it, the other is told."""

import asyncio
from typing import Any

import pytest

from tests.server.rig import later, quiet, rig, run, settled, token

pytestmark = pytest.mark.usefixtures("tiny")

CODE = "c" * 32


def refused(answer: dict[str, Any]) -> tuple[str, str]:
    assert answer["op"] == "reject", answer
    return answer["code"], answer["why"]["key"]


def split(answers: list[dict[str, Any]]) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The one answer that is a yes, and the others."""
    (won,) = [answer for answer in answers if answer["op"] == "update"]
    return won, [answer for answer in answers if answer is not won]


@pytest.mark.parametrize("first", [0, 1])
def test_two_claims_of_one_code_at_once(first: int) -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            host, old, _ = await r.match(room, "A", "Ola", "C")
            await host.do("offer_seat", member=1, code=CODE)
            two = [await r.screen(room), await r.screen(room)]
            order = [two[first], two[1 - first]]
            for phone in order:
                phone.say("claim", id="same", token=token(f"new {two.index(phone)}"), code=CODE)
            won, (lost,) = split([await phone.done("same") for phone in order])
            assert (won["you"]["member"], won["you"]["seat"]) == (1, 1)
            assert refused(lost) == ("code", "yt-why-code-used")
            assert (await old.hear(lambda m: m["op"] == "reject"))["code"] == "dead_token"
            assert len(room.by_member) == 3
            assert order[1].last["you"]["member"] is None  # who came second is still outside
            await r.restart()
            room = r.house.rooms[room.state.code]
            assert (await r.screen(room, f"new {first}")).last["you"]["seat"] == 1
            stranger = await r.screen(room, f"new {1 - first}")
            assert '"dead_token"' in stranger.frames[-1]

    run(main())


def test_two_watchers_take_one_seat_at_once() -> None:
    async def main() -> None:
        async with rig(show=1.0) as r:
            room = await r.room()
            await r.with_bots(room, "highest", "highest")
            two = [await r.person(room, "B"), await r.person(room, "C")]
            answers = await asyncio.gather(*(phone.command("take_seat", seat=1) for phone in two))
            won, (lost,) = split(list(answers))
            assert won["you"]["seat"] == 1
            assert refused(lost) == ("illegal", "yt-why-seat-not-free")
            loser = two[answers.index(lost)]
            assert loser.last["you"]["seat"] is None
            assert (await loser.do("take_seat", seat=2))["you"]["seat"] == 2

    run(main())


@pytest.mark.parametrize("phase", ["menu", "lobby", "playing"])
def test_the_33rd_at_gift_trail(phase: str) -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            names = [f"Guest {n} {chr(65 + n % 26)}" for n in range(32)]
            if phase == "playing":
                host = (await r.match(room, *names, game="gift_trail"))[0]
            else:
                host = (await r.people(room, *names))[0]
            if phase == "lobby":
                await host.do("choose_game", game="gift_trail")
            n = room.state.n
            late = await r.screen(room)
            join = {"token": token("late"), "name": "Late"}
            if phase != "playing":
                answer = await late.ask("join", **join)
                assert refused(answer) == ("full", "yt-why-full")
                assert answer["why"]["args"] == {"most": 32}
                assert room.state.n == n
                assert len(room.state.members) == 32
            # To watch is possible, with the same token, and is told as it is.
            answer = await late.ask("join", **join, watch=phase != "playing")
            me = next(m for m in answer["room"]["members"] if m["id"] == answer["you"]["member"])
            assert (me["playing"], me["seat"]) == (False, None)
            assert refused(await late.command("set_playing", member=me["id"], playing=True)) == (
                "full", "yt-why-full",
            )  # fmt: skip
            if phase == "lobby":
                await settled(host, room.state.n)
                answer = await host.do("start")
                assert len(answer["room"]["match"]["seats"]) == 32

    run(main())


@pytest.mark.parametrize("held", ["bot", "left"])
def test_a_seat_that_is_about_to_go_is_not_taken(held: str) -> None:
    async def main() -> None:
        async with rig(show=1.0) as r:
            room = await r.room()
            if held == "bot":
                host = await r.with_bots(room, "highest", "highest")
            else:
                host, ola, _ = await r.match(room, "A", "Ola", "C")
            late = await r.person(room, "Late")
            await host.do("remove", seat=1)
            if held == "left":
                await ola.do("dismiss", member=1)
            answer = await late.command("take_seat", seat=1)
            assert refused(answer) == ("paused", "yt-why-planned")
            if held == "bot":
                assert (await late.do("take_seat", seat=2))["you"]["seat"] == 2
            await later(room, 11)
            assert room.state.plan is None
            who = room.state.members[late.last["you"]["member"]]
            assert not who.barred

    run(main())


def test_who_plays_is_not_sent_away_in_the_middle_of_it() -> None:
    async def main() -> None:
        async with rig(show=1.0) as r:
            room = await r.room()
            host, ola, _ = await r.match(room, "A", "Ola", "C")
            await r.person(room, "Late")
            n = room.state.n
            answer = await host.command("dismiss", member=1)
            assert refused(answer) == ("phase", "yt-why-send-away-plays")
            assert answer["why"]["args"] == {"name": "Ola"}
            assert room.state.n == n
            await host.do("dismiss", member=3)  # who watches is sent
            await host.do("remove", seat=1)
            await host.do("take_back")
            await host.do("remove", seat=1)
            await host.do("do_now")
            await host.do("dismiss", member=1)  # who was taken out too
            assert (await ola.hear(lambda m: m["op"] == "reject"))["code"] == "dead_token"
            await host.do("end_game")
            await host.do("do_now")
            await host.do("dismiss", member=2)  # and everyone after the game
            await quiet(room)
            assert [m.id for m in room.state.people()] == [0]

    run(main())
