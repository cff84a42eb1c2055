"""Anyone goes in the middle of anything at Gift Trail, over the server, and the game goes on."""

import random
from typing import Any

import pytest

from tests.server.rig import Phone, Rig, quiet, rig, run, settled
from tests.server.test_goes import as_logged
from yuletable.server.rooms import Room

NAMES = ("Ania", "Bartek", "Celina", "Darek")
SEATS = range(len(NAMES))
TREE = {"pick_gift": "walk"}
"""The tree of a game in which such a prompt comes; the others come with the usual one."""
KINDS = ("roll", "first_gift", "pick_victim", "pick_tied", "pick_swap", "payback", "pick_gift")


async def begun(r: Rig, tree: str) -> tuple[Room, Phone, list[Phone]]:
    """A match with the phones of those who play; the host only runs it."""
    room = await r.room()
    host = await r.person(room, "Host")
    await host.do("choose_game", game="gift_trail")
    await host.do("set_playing", member=0, playing=False)
    players = await r.people(room, *NAMES)
    options = {"board": "short", "dice": 1, "tree": tree}
    await host.do("set_options", options=options)
    await host.do("start")
    return room, host, players


async def played(room: Room, players: list[Phone], rng: random.Random, until: str = "") -> None:
    """People answer, until this kind of prompt is open or the match is over."""
    for _ in range(300):
        play = room.state.play
        assert play is not None
        if room.state.phase == "results":
            assert until == "", f"nobody was asked {until}"
            return
        ((seat, ask),) = play.asks.items()
        if ask.ask.kind == until:
            return
        phone = players[seat]
        await settled(phone, room.state.n)
        options = [o["data"] for o in phone.last["ask"]["options"] if not o.get("why")]
        answer = await phone.act(rng.choice(options))
        assert answer["op"] == "update", answer
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("goes", SEATS)
def test_anyone_is_removed_at_any_prompt(kind: str, goes: int) -> None:
    async def main() -> None:
        rng = random.Random(1)
        async with rig() as r:
            room, host, players = await begun(r, TREE.get(kind, "drawn"))
            await played(room, players, rng, kind)
            await settled(host, room.state.n)
            legal = ["remove", goes] in host.room["match"]["clock"]
            n = room.state.n
            answer = await host.command("remove", seat=goes)
            if not legal:  # has arrived, or picks the last parcel (9.6)
                assert answer["why"]["key"] == "yt-why-remove"
                assert room.state.n == n
            else:
                assert answer["op"] == "update", answer
                await out(room, host, players[goes], goes)
            await as_logged(r, room)
            await played(room, players, rng)
            await as_logged(r, room)
            (result,) = room.state.results
            assert not result.early
            assert result.names == list(NAMES)
            assert (result.bots == [goes + 1]) is legal
            if legal:
                assert result.scores[goes] == -1
                assert result.places[goes] == max(result.places)

    run(main())


async def out(room: Room, host: Phone, phone: Phone, seat: int) -> None:
    """Who was removed waits for nothing, is asked nothing and knows no more than a watcher."""
    await settled(phone, room.state.n)
    assert seat not in [w["seat"] for w in host.room["waiting"]]
    me = next(m for m in host.room["members"] if m["id"] == seat + 1)
    assert (me["barred"], me["seat"], me["bot_plays"]) == (True, None, False)
    assert (phone.last["you"]["seat"], phone.last["ask"]) == (None, None)
    assert phone.last["view"] == host.last["view"]
    answer = await phone.act({"roll": True}, ask=1)
    assert (answer["code"], answer["why"]["key"]) == ("not_you", "yt-why-no-seat")


@pytest.mark.parametrize("seed", range(3))
def test_one_after_the_other_is_removed_until_nobody_more_can_be(seed: int) -> None:
    async def main() -> None:
        rng = random.Random(seed)
        async with rig() as r:
            room, host, players = await begun(r, rng.choice(["drawn", "walk"]))
            removed = 0
            while room.state.phase == "playing":
                await settled(host, room.state.n)
                clock = host.room["match"]["clock"]
                able = [seat for what, seat in clock if what == "remove"]
                if able and rng.random() < 0.1:
                    await host.do("remove", seat=rng.choice(able))
                    removed += 1
                elif room.state.play is not None:
                    await one_answer(room, players, rng)
                await quiet(room)
            await as_logged(r, room)
            assert removed > 0
            assert room.state.phase == "results"

    run(main())


async def one_answer(room: Room, players: list[Phone], rng: random.Random) -> None:
    play = room.state.play
    assert play is not None
    ((seat, _),) = play.asks.items()
    await settled(players[seat], room.state.n)
    options: list[Any] = players[seat].last["ask"]["options"]
    answer = await players[seat].act(rng.choice([o["data"] for o in options if not o.get("why")]))
    assert answer["op"] == "update", answer


@pytest.mark.parametrize("goes", [None, *SEATS])
def test_anyone_goes_during_the_reveal(goes: int | None) -> None:
    """None: the host."""

    async def main() -> None:
        async with rig() as r:
            room, host, players = await begun(r, "drawn")
            await played(room, players, random.Random(1))
            await settled(host, room.state.n)
            await host.do("reveal", step=2, auto=False)
            before = host.room["results"]
            if goes is None:
                await host.do("dismiss", member=0)
                host = players[0]
                await settled(host, room.state.n)
                assert host.last["you"]["host"] is True
            else:
                answer = await host.command("remove", seat=goes)
                assert (answer["code"], answer["why"]["key"]) == ("phase", "yt-why-no-match")
                await host.do("dismiss", member=goes + 1)
            await as_logged(r, room)
            await host.do("reveal", step=4, auto=False)
            assert host.room["reveal"] == 4
            assert host.room["results"] == before
            assert [s["name"] for s in host.room["standings"]] == [
                name for _, name in sorted(zip(before[0]["places"], NAMES, strict=True))
            ]
            await host.do("play_again")
            assert len(host.room["members"]) == 4

    run(main())
