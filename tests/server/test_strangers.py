"""What strangers may not do: keep others out, fill the house, switch it off."""

import pytest

from tests.server.rig import later, quiet, rig, run, token
from yuletable.server import house, joining

pytestmark = pytest.mark.usefixtures("tiny")


def test_strangers_keep_nobody_out_who_has_a_seat_and_one_place_not_all_the_others() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            host = await r.person(room, "Host")
            await host.drop()
            crowd = [r.connect() for _ in range(210)]
            for one in crowd:
                one.say("hello", room=room.state.code)
            heard = [await one.hear(lambda m: m["op"] in ("update", "reject")) for one in crowd]
            let_in = sum(m["op"] == "update" for m in heard)
            assert let_in == joining.STRANGERS_A_PLACE
            assert heard[-1]["why"]["key"] == "yt-why-room-full"
            other = r.connect(client="192.168.7.99")
            other.say("hello", room=room.state.code)
            assert (await other.hear(lambda _: True))["op"] == "update"
            table = await r.screen(room, table=True, local=True)
            assert table.last["you"]["table"] is True
            for i in range(joining.MOST_STRANGERS):
                far = r.connect(client=f"192.168.8.{i}")
                far.say("hello", room=room.state.code)
            await quiet(room)
            strangers = [s for s in room.screens if s.member is None and not s.local]
            assert len(strangers) == joining.MOST_STRANGERS
            back = await r.screen(room, "Host")
            assert back.last["you"]["host"] is True

    run(main())


def test_a_whole_party_behind_one_address_comes_in() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            phones = [await r.screen(room) for _ in range(40)]
            assert all(phone.last for phone in phones)
            for n, phone in enumerate(phones[:32]):
                answer = await phone.ask("join", token=token(f"p{n}"), name=f"Guest {n}")
                assert answer["op"] == "update"

    run(main())


def test_rooms_are_opened_slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        clock = [1000.0]
        async with rig() as r, r.http() as http:
            monkeypatch.setattr("yuletable.server.limits.time.monotonic", lambda: clock[0])
            opened = 0
            for _ in range(40):  # 20 s
                opened += (await http.post("/api/rooms")).status_code == 200
                clock[0] += 0.5
            monkeypatch.undo()
            assert 19 <= opened <= 20

    run(main())


def test_the_oldest_room_that_nobody_joined_makes_way(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        monkeypatch.setattr(house, "MOST_EMPTY", 5, raising=False)
        async with rig() as r:
            used, watched = await r.room(), await r.room()
            host = await r.person(used, "Host")
            await host.drop()
            await r.screen(watched, table=True)
            empty = [await r.room() for _ in range(8)]
            for room in empty:
                await later(room, 0)
            left = list(r.house.rooms.values())
            assert left == [used, watched, *empty[3:]]
            assert sorted(await r.store.rooms()) == sorted(r.house.rooms)

    run(main())


@pytest.mark.parametrize("phase", ["menu", "lobby", "results"])
def test_a_guest_with_a_room_of_its_own_does_not_stop_the_server(phase: str) -> None:
    async def main() -> None:
        async with rig() as r:
            stopped: list[int] = []
            r.house.machine.stop = lambda: stopped.append(1)
            family, own = await r.room(), await r.room()
            if phase == "results":
                a, _ = await r.match(family, "A", "B")
                await a.do("end_game")
                assert family.state.phase == "results"
            else:
                a, _ = await r.people(family, "A", "B")
            if phase == "lobby":
                await a.do("choose_game", game="tiny")
            guest = await r.person(own, "Guest")
            answer = await guest.command("stop_server")
            assert answer["why"] == {"key": "yt-why-others-play", "args": {"n": 1}}
            for phone in r.phones:
                if phone is not guest and not phone.task.done():
                    await phone.drop()
            await quiet(family)
            await guest.do("stop_server")
            await quiet(own)
            assert stopped == [1]

    run(main())
