"""People come and go: seats change hands, hosts change their minds, the evening is counted."""

import time
from typing import Any

import pytest

from tests.server.memory_store import MemoryStore
from tests.server.rig import BASE, Phone, later, quiet, rig, run, settled, token
from yuletable.core.protocol import Text

pytestmark = pytest.mark.usefixtures("tiny")

CODE = "c" * 32


def refused(answer: dict[str, Any]) -> tuple[str, str]:
    assert answer["op"] == "reject", answer
    return answer["code"], answer["why"]["key"]


def member(phone: Phone, id: int) -> Any:
    return next(m for m in phone.room["members"] if m["id"] == id)


def playing(phone: Phone) -> list[int]:
    return [m["id"] for m in phone.room["members"] if m["playing"]]


# A seat moves to another phone.


def test_a_seat_code_opens_the_seat_once_and_the_old_phone_is_told() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            host, ola, _ = await r.match(room, "A", "Ola", "C")
            await host.do("offer_seat", member=1, code=CODE)
            fresh = await r.screen(room)
            answer = await fresh.ask("claim", token=token("new"), code=CODE, id="k")
            assert (answer["you"]["member"], answer["you"]["seat"]) == (1, 1)
            told = await ola.hear(lambda m: m["op"] == "reject")
            assert (told["code"], told["why"]["key"]) == ("dead_token", "yt-why-seat-moved")
            again = await fresh.ask("claim", token=token("new"), code=CODE, id="k")
            assert again["you"]["member"] == 1  # sent again: answered as the first time
            second = await r.screen(room)
            answer = await second.ask("claim", token=token("other"), code=CODE)
            assert refused(answer) == ("code", "yt-why-code-used")
            old = await r.screen(room, "Ola")
            assert '"dead_token"' in old.frames[-1]
            await r.restart()
            back = await r.screen(r.house.rooms[room.state.code], "new")
            assert back.last["you"]["member"] == 1

    run(main())


def test_a_seat_code_runs_out_is_replaced_and_is_for_people(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            host, _ = await r.people(room, "A", "B")
            await host.do("choose_game", game="tiny")
            await host.do("add_bot", bot="random")
            answer = await host.command("offer_seat", member=2, code=CODE)
            assert refused(answer) == ("illegal", "yt-why-not-a-person")
            await host.do("offer_seat", member=1, code=CODE)
            await host.do("offer_seat", member=1, code="d" * 32)
            stranger = await r.screen(room)
            for code in (CODE, "e" * 32):  # replaced by a newer one; never given
                answer = await stranger.ask("claim", token=token("n"), code=code)
                assert refused(answer) == ("code", "yt-why-code-expired")
            now = time.time()
            monkeypatch.setattr(time, "time", lambda: now + 601)
            answer = await stranger.ask("claim", token=token("n"), code="d" * 32)
            assert refused(answer) == ("code", "yt-why-code-expired")
            monkeypatch.setattr(time, "time", lambda: now + 599)
            answer = await stranger.ask("claim", token=token("n"), code="d" * 32)
            assert answer["you"]["member"] == 1

    run(main())


def test_the_servers_own_screen_can_offer_a_seat_and_a_member_cannot_claim_another() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            host, guest = await r.people(room, "A", "B")
            table = await r.screen(room, table=True, local=True)
            await table.do("offer_seat", member=0, code=CODE)
            answer = await guest.ask("claim", token=token("n"), code=CODE)
            assert refused(answer) == ("not_you", "yt-why-member-already")
            fresh = await r.screen(room)
            answer = await fresh.ask("claim", token=token("n"), code=CODE)
            assert answer["you"]["host"] is True  # the role goes with the seat
            assert (await host.hear(lambda m: m["op"] == "reject"))["code"] == "dead_token"

    run(main())


# Names and faces.


def test_everyone_may_change_name_and_face_and_the_host_may_rename() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            host, ola = await r.match(room, "A", "Ola")
            await ola.do("rename", member=1, name="  Ola\u00a0Maria ", avatar="walrus")
            assert (member(ola, 1)["name"], member(ola, 1)["avatar"]) == ("Ola Maria", "walrus")
            await host.do("rename", member=1, name="OLA")
            assert member(host, 1)["name"] == "OLA"
            n = room.state.n
            for fields, reason in (
                ({"name": " \u200b"}, "yt-why-name-characters"),
                ({"name": "   "}, "yt-why-name-empty"),
                ({"name": "a\u0007"}, "yt-why-name-characters"),
                ({"name": "\u0410"}, "yt-why-name-taken"),  # Cyrillic, looks like A
                ({"avatar": "dragon"}, "yt-why-avatar-unknown"),
                ({"avatar": member(host, 0)["avatar"]}, "yt-why-avatar-taken"),
            ):
                answer = await ola.command("rename", member=1, **fields)
                assert refused(answer)[1] == reason, fields
            answer = await ola.command("rename", member=0, name="Not mine")
            assert refused(answer) == ("not_host", "yt-why-not-host")
            assert room.state.n == n
            await ola.do("rename", member=1, name="OLA")  # as it is: nothing to write
            assert room.state.n == n

    run(main())


# Leaving.


def test_who_leaves_in_a_match_is_played_on_and_gone_with_the_match() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            host, ola, _ = await r.match(room, "A", "Ola", "C")
            answer = await ola.do("dismiss", member=1)
            assert answer["you"]["member"] is None
            await settled(host, answer["v"])
            gone = member(host, 1)
            assert (gone["left"], gone["bot_plays"], gone["seat"], gone["online"]) == (
                True, True, 1, False,
            )  # fmt: skip
            again = await r.screen(room, "Ola")
            assert '"dead_token"' in again.frames[-1]
            back = await r.screen(room)
            await back.ask("join", token=token("Ola again"), name="Ola")  # the name is free
            assert back.last["you"]["member"] == 3
            await back.do("take_seat", seat=1)
            assert back.last["you"]["seat"] == 1
            assert [m["id"] for m in back.room["members"]] == [0, 2, 3]
            await host.do("end_game")
            await host.do("play_again")
            assert playing(host) == [0, 2, 3]

    run(main())


def test_the_host_may_leave_in_a_match_and_someone_hosts() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            host, ola, _ = await r.match(room, "A", "Ola", "C")
            answer = await host.do("dismiss", member=0)
            await settled(ola, answer["v"])
            assert ola.last["you"]["host"] is True
            await ola.do("end_game")
            assert ola.room["results"][0]["names"] == ["A", "Ola", "C"]
            await ola.do("play_again")
            assert [m["id"] for m in ola.room["members"]] == [1, 2]

    run(main())


# Removing and ending can be taken back for ten seconds.


@pytest.mark.parametrize("before", ["running", "paused", "counting"])
def test_a_removal_stands_still_for_ten_seconds_and_can_be_taken_back(before: str) -> None:
    async def main() -> None:
        async with rig(show=1.0) as r:
            room = await r.room()
            host, ola, _ = await r.match(room, "A", "Ola", "C")
            if before != "running":
                await host.do("pause")
            if before == "counting":
                await host.do("resume")
            left = host.room["waiting"][0]["left"]
            await host.do("remove", seat=1)
            plan = host.room["plan"]
            assert (plan["do"], plan["seat"]) == ("remove", 1)
            assert 9_000 < plan["left"] <= 10_000
            await settled(ola, host.last["v"])
            if ola.last["ask"]:
                answer = await ola.act(ola.first_option())
                assert refused(answer) == ("paused", "yt-why-planned")
            for do in ("pause", "resume", "end_game"):
                assert refused(await host.command(do)) == ("phase", "yt-why-planned")
            assert refused(await host.command("remove", seat=2)) == ("phase", "yt-why-planned")
            await later(room, 5)
            await host.do("take_back")
            assert host.room["plan"] is None
            assert member(host, 1)["barred"] is False
            assert (host.room["paused"] is not None) is (before == "paused")
            assert abs(host.room["waiting"][0]["left"] - left) < 4_000  # time stood still
            assert refused(await host.command("take_back")) == ("stale", "yt-why-nothing-planned")

    run(main())


@pytest.mark.parametrize("how", ["waits", "now", "restart"])
def test_after_ten_seconds_or_at_once_the_seat_is_out(how: str) -> None:
    async def main() -> None:
        async with rig(show=1.0) as r:
            room = await r.room()
            host, *_ = await r.match(room, "A", "Ola", "C")
            await host.do("remove", seat=1)
            if how == "now":
                await host.do("do_now")
            elif how == "waits":
                await later(room, 10)
                await settled(host, room.state.n)
            else:
                await r.restart()
                room = r.house.rooms[room.state.code]
                assert room.state.plan is not None
                await later(room, 10)
                host = await r.screen(room, "A")
            assert host.room["plan"] is None
            assert host.room["paused"] is None
            assert member(host, 1)["barred"] is True

    run(main())


def test_the_end_can_be_taken_back_and_comes_after_ten_seconds() -> None:
    async def main() -> None:
        async with rig(show=1.0) as r:
            room = await r.room()
            host, _ = await r.match(room, "A", "B")
            await host.do("pause")
            await host.do("end_game")
            await host.do("take_back")
            assert (host.room["phase"], host.room["paused"]["by"]) == ("playing", 0)
            await host.do("end_game")
            await later(room, 10)
            assert room.state.phase == "results"
            assert room.state.results[0].points == []

    run(main())


# Taking over.


def test_a_watcher_takes_over_a_bot_where_the_host_allows_it() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            host = await r.person(room, "A")
            await host.do("choose_game", game="tiny")
            await host.do("add_bot", bot="highest")
            await host.do("start")
            late = await r.person(room, "Late")
            assert late.last["you"]["seat"] is None
            await host.do("set_room", takeover=False)
            answer = await late.command("take_seat", seat=1)
            assert refused(answer) == ("not_host", "yt-why-no-takeover")
            await host.do("set_room", takeover=True)
            for seat, reason in ((0, "yt-why-seat-not-free"), (7, "yt-why-no-seat")):
                assert refused(await late.command("take_seat", seat=seat))[1] == reason
            assert refused(await host.command("take_seat", seat=1))[1] == "yt-why-seated"
            answer = await late.do("take_seat", seat=1)
            assert (answer["you"]["seat"], answer["room"]["match"]["seats"]) == (1, [0, 2])
            assert [m["id"] for m in answer["room"]["members"]] == [0, 2]  # the bot has gone
            await r.restart()
            back = await r.screen(r.house.rooms[room.state.code], "Late")
            assert back.last["you"]["seat"] == 1

    run(main())


def test_a_removed_person_takes_no_seat() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            host, ola, _ = await r.match(room, "A", "Ola", "C")
            await host.do("remove", seat=1)
            answer = await ola.command("take_seat", seat=1)
            assert refused(answer) == ("illegal", "yt-why-barred")

    run(main())


# Who plays.


def test_whoever_has_watched_longest_plays_next() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            phones = await r.people(room, "A", "B", "C", "D")
            host = phones[0]
            await host.do("choose_game", game="tiny")
            fifth = await r.person(room, "E", watch=True)  # full: to watch is all there is
            assert member(fifth, 4)["wish"] is True
            await host.do("start")
            sixth = await r.person(room, "F")
            await host.do("end_game")
            await host.do("play_again")
            assert playing(host) == [0, 1, 4, 5]
            stranger = await r.screen(room)
            answer = await stranger.ask("join", token=token("G"), name="G")
            assert refused(answer) == ("full", "yt-why-full")
            for phone in (fifth, sixth):
                await settled(phone, host.last["v"])
            await host.do("set_playing", member=1, playing=False)  # this one only
            await host.do("set_playing", member=3, playing=True)
            await host.do("start")
            assert host.room["match"]["seats"] == [0, 3, 4, 5]
            await fifth.do("set_playing", member=4, playing=False)  # until it is said again
            await host.do("end_game")
            await host.do("next_game")
            await host.do("choose_game", game="tiny")
            assert playing(host) == [0, 1, 2, 3]

    run(main())


def test_a_person_takes_the_place_of_a_computer_player_in_a_full_lobby() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            host = await r.person(room, "A")
            await host.do("choose_game", game="tiny")
            for _ in range(3):
                await host.do("add_bot", bot="random")
            late = await r.person(room, "B")
            assert playing(late) == [0, 1, 2, 4]

    run(main())


def test_the_host_arranges_the_seats() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            host, *_ = await r.people(room, "A", "B", "C")
            await host.do("choose_game", game="tiny")
            await host.do("arrange", order=[2, 0, 1])
            assert host.room["order"] == [2, 0, 1]
            for order in ([0, 1], [0, 1, 2, 3], [0, 1, 1]):
                answer = await host.command("arrange", order=order)
                assert refused(answer) == ("stale", "yt-why-order")
            late = await r.person(room, "D")
            assert late.room["order"] == [2, 0, 1, 3]
            await host.do("start")
            assert host.room["match"]["seats"] == [2, 0, 1, 3]

    run(main())


# The room.


def test_a_locked_room_lets_back_in_and_nobody_new() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            host, ola = await r.people(room, "A", "Ola")
            await host.do("set_room", locked=True)
            stranger = await r.screen(room)
            answer = await stranger.ask("join", token=token("X"), name="X")
            assert refused(answer) == ("locked", "yt-why-locked")
            await ola.drop()
            back = await r.screen(room, "Ola")
            assert back.last["you"]["member"] == 1
            await host.do("offer_seat", member=1, code=CODE)
            answer = await stranger.ask("claim", token=token("X"), code=CODE)
            assert answer["you"]["member"] == 1
            await host.do("set_room", locked=False)
            assert (await r.person(room, "X2")).last["you"]["member"] == 2

    run(main())


@pytest.mark.parametrize("password", ["a", "abc", "1234567"])
def test_a_wifi_password_that_no_network_has_is_refused(password: str) -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            host = await r.person(room, "A")
            for good in ("", "12345678"):
                await host.do("set_room", wifi={"name": "Home", "password": good})
            answer = await host.command("set_room", wifi={"name": "Home", "password": password})
            assert refused(answer) == ("illegal", "yt-why-wifi-short")
            assert host.last["you"]["wifi"] == {"name": "Home", "password": "12345678"}

    run(main())


def test_switches_of_the_room_are_kept_and_the_wifi_is_for_tvs_and_the_host() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            host, ola = await r.people(room, "A", "Ola")
            table = await r.screen(room, table=True)
            assert [host.room[key] for key in ("hidden", "sound", "narration")] == [False, 5, False]
            wifi = {"name": "Home", "password": "holly-and-ivy"}
            await host.do("set_room", hidden=True, sound=0, narration=True, wifi=wifi)
            n = room.state.n
            await host.do("set_room", hidden=True, sound=0)
            assert room.state.n == n
            for phone in (ola, table):
                await settled(phone, n)
            assert [p.last["you"]["wifi"] for p in (host, ola, table)] == [wifi, None, wifi]
            assert not any("holly" in frame for frame in ola.frames)
            await r.restart()
            table = await r.screen(r.house.rooms[room.state.code], table=True)
            assert [table.room[key] for key in ("hidden", "sound", "narration")] == [True, 0, True]
            assert table.last["you"]["wifi"] == wifi

    run(main())


def test_the_host_chooses_the_address_in_the_code() -> None:
    async def main() -> None:
        async with rig() as r:
            other = "http://10.0.0.7:8080/"
            r.house._addresses = lambda: [BASE, other]
            room = await r.room()
            host = await r.person(room, "A")
            code = room.state.code
            assert host.room["urls"] == [BASE + code, other + code]
            await host.do("set_room", address=other)
            assert host.room["urls"] == [other + code, BASE + code]
            answer = await host.command("set_room", address="http://evil.example/")
            assert refused(answer) == ("illegal", "yt-why-address")
            r.house._addresses = lambda: [BASE]  # the network changed
            await host.do("set_room", sound=1)
            assert host.room["urls"] == [BASE + code]

    run(main())


def test_every_screen_knows_how_many_tvs_there_are() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            host = await r.person(room, "A")
            assert host.room["tables"] == 0
            tables = [await r.screen(room, table=True) for _ in range(2)]
            await host.update(lambda m: m["room"]["tables"] == 2)
            await tables[0].drop()
            await host.update(lambda m: m["room"]["tables"] == 1)

    run(main())


def test_stop_is_for_a_server_that_may_and_not_while_others_play() -> None:
    async def main() -> None:
        async with rig() as r:
            room, other = await r.room(), await r.room()
            host = await r.person(room, "A")
            assert host.room["can_stop"] is False
            assert refused(await host.command("stop_server")) == ("illegal", "yt-why-no-stop")
            stopped: list[bool] = []
            r.house.machine.stop = lambda: stopped.append(True)
            r.house.machine.warnings.append(Text("yt-warn-sleep"))
            await host.do("set_timers", factor=2)
            assert host.room["can_stop"] is True
            assert host.room["warnings"] == [{"key": "yt-warn-sleep"}]
            others = await r.match(other, "X", "Y")
            answer = await host.command("stop_server")
            assert answer["why"] == {"key": "yt-why-others-play", "args": {"n": 1}}
            await others[0].do("end_game")
            assert (await host.command("stop_server"))["op"] == "reject"
            for phone in others:
                await phone.drop()
            await quiet(other)
            await host.do("stop_server")
            await quiet(room)
            assert stopped == [True]

    run(main())


def test_delete_everything_leaves_nothing() -> None:
    async def main() -> None:
        store = MemoryStore()
        async with rig(store) as r:
            room, other = await r.room(), await r.room()
            host, ola = await r.people(room, "A", "Ola")
            await host.do("delete_room")
            for phone in (host, ola):
                assert (await phone.hear(lambda m: m["op"] == "closed"))["code"] == 4004
            assert list(store.logs) == [other.state.code]
            assert list(r.house.rooms) == [other.state.code]
            async with r.http() as http:
                assert (await http.get(f"/api/rooms/{room.state.code}")).status_code == 404
            again = r.connect()
            again.say("hello", room=room.state.code, token=token("A"))
            assert (await again.hear(lambda m: m["op"] == "reject"))["code"] == "no_room"

    run(main())


def test_a_room_is_not_deleted_when_the_disk_does_not_take_it() -> None:
    async def main() -> None:
        store = MemoryStore()
        async with rig(store) as r:
            room = await r.room()
            host = await r.person(room, "A")
            store.trouble = "The disk is full."
            answer = await host.command("delete_room")
            assert refused(answer) == ("store", "yt-why-store")
            store.trouble = None
            await later(room, 2)
            await host.do("set_timers", factor=2)
            assert list(r.house.rooms) == [room.state.code]

    run(main())


# The evening.
