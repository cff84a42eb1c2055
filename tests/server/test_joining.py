"""Coming, coming back, and who is host."""

import asyncio

import msgspec
import pytest

from tests.server.memory_store import MemoryStore
from tests.server.rig import Phone, later, quiet, rig, run, token
from yuletable.core.registry import Entry
from yuletable.server.avatars import AVATARS, BOT_NAMES
from yuletable.server.log import Entry as LogEntry
from yuletable.server.rooms import Room
from yuletable.server.screens import Screen


def test_fifty_different_avatars_and_enough_bot_names() -> None:
    assert len(AVATARS) == len(set(AVATARS)) == 50
    assert len(BOT_NAMES) == len(set(BOT_NAMES)) == 32


def test_the_first_phone_to_join_is_host_and_a_table_never() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            table = await r.screen(room, table=True)
            ania = await r.person(room, "Ania", avatar="fox")
            ola = await r.person(room, "Ola")
            assert ania.last["you"] == {
                "member": 0, "seat": None, "host": True, "table": False, "local": False,
                "wifi": None,
            }  # fmt: skip
            assert ola.last["you"]["host"] is False
            seen = await table.update(lambda m: len(m["room"]["members"]) == 2)
            assert seen["room"]["host"] == 0
            assert seen["you"] == {
                "member": None, "seat": None, "host": False, "table": True, "local": False,
                "wifi": None,
            }  # fmt: skip
            assert seen["room"]["members"][0]["avatar"] == "fox"
            assert seen["room"]["urls"] == [f"http://192.168.7.7:8080/{room.state.code}"]
            answer = await table.ask("join", token=token("tv"), name="TV")
            assert (answer["code"], answer["why"]["key"]) == ("not_you", "yt-why-member-already")

    run(main())


@pytest.mark.parametrize(
    ("join", "code", "key", "args"),
    [
        ({"name": "ANIA"}, "name", "name-taken", {"name": "ANIA", "offer": "ANIA 2"}),
        ({"name": "ąnia"}, "name", "name-taken", {"name": "ąnia", "offer": "ąnia 2"}),
        ({"name": "  "}, "name", "name-empty", None),
        ({"name": "12345678901234567"}, "name", "name-long", {"most": 16, "has": 17}),
        ({"name": "Ola", "avatar": "fox"}, "avatar", "avatar-taken", None),
        ({"name": "Ola", "avatar": "unicorn"}, "avatar", "avatar-unknown", None),
    ],
)
def test_a_taken_or_bad_name_or_avatar_is_refused_and_changes_nothing(
    join: dict[str, str], code: str, key: str, args: dict[str, object] | None
) -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            await r.person(room, "Ania", avatar="fox")
            phone = await r.screen(room)
            n = room.state.n
            answer = await phone.ask("join", token=token("x"), **join)
            assert (answer["op"], answer["code"]) == ("reject", code)
            assert answer["why"]["key"] == f"yt-why-{key}"
            assert answer["why"].get("args") == args
            assert room.state.n == n
            assert len(room.state.members) == 1
            again = await phone.ask("join", token=token("x"), name="Ola")
            assert again["you"]["member"] == 1

    run(main())


def test_the_same_join_again_is_answered_as_the_first_time() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            phone = await r.screen(room)
            for _ in range(3):
                answer = await phone.ask("join", token=token("a"), name="Ania")
                assert answer["you"]["member"] == 0
            other = await r.screen(room)
            answer = await other.ask("join", token=token("a"), name="Something else")
            assert answer["you"]["member"] == 0
            assert answer["room"]["members"][0]["name"] == "Ania"
            answer = await other.ask("join", token=token("b"), name="Second")
            assert answer["why"]["key"] == "yt-why-member-already"

    run(main())


def test_a_full_game_refuses_players_and_offers_to_watch(tiny: Entry) -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            phones = await r.people(room, "A", "B", "C", "D")
            await phones[0].do("choose_game", game="tiny")
            fifth = await r.screen(room)
            answer = await fifth.ask("join", token=token("E"), name="E")
            assert (answer["code"], answer["why"]) == (
                "full", {"key": "yt-why-full", "args": {"most": 4}},
            )  # fmt: skip
            answer = await fifth.ask("join", token=token("E"), name="E", watch=True)
            assert answer["room"]["members"][4]["playing"] is False
            answer = await fifth.command("set_playing", member=4, playing=True)
            assert answer["code"] == "full"
            await phones[0].do("set_playing", member=3, playing=False)
            answer = await fifth.do("set_playing", member=4, playing=True)
            assert [m["playing"] for m in answer["room"]["members"]] == [True] * 3 + [False, True]

    run(main())


def test_a_room_has_as_many_members_as_avatars() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            for i in range(50):
                await r.person(room, f"P{i}", watch=i >= 2)
            assert len({m.avatar for m in room.state.members.values()}) == 50
            last = await r.screen(room)
            answer = await last.ask("join", token=token("x"), name="X", watch=True)
            assert (answer["code"], answer["why"]["args"]) == ("full", {"most": 50})

    run(main())


def test_whoever_joins_during_a_match_watches_it(tiny: Entry) -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            await r.match(room, "A", "B")
            late = await r.person(room, "C")
            assert late.last["you"]["seat"] is None
            assert late.last["ask"] is None
            assert late.last["view"]["hand"] is None
            assert late.room["members"][2]["playing"] is True

    run(main())


def test_a_token_brings_its_member_back_and_the_newest_screen_wins(tiny: Entry) -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            phones = await r.match(room, "A", "B")
            await phones[1].drop()
            await phones[0].update(lambda m: not m["room"]["members"][1]["online"])
            back = await r.screen(room, "B")
            assert back.last["you"]["seat"] == 1
            assert back.last["ask"]["kind"] == "commit"
            await phones[0].update(lambda m: m["room"]["members"][1]["online"])
            newer = await r.screen(room, "B")
            assert (await back.hear(lambda m: m["op"] == "replaced")) == {"op": "replaced"}
            await back.hear(lambda m: m["op"] == "closed")
            assert back.closed == 4001
            answer = await newer.act(newer.first_option())
            assert answer["op"] == "update"
            await quiet(room)
            assert phones[0].room["members"][1]["online"] is True

    run(main())


def test_a_dead_or_unknown_token_is_told_so_and_the_screen_may_start_anew() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            ania, ola = await r.people(room, "Ania", "Ola")
            stranger = await r.screen(room, "nobody")
            assert stranger.last == {}
            answer = await stranger.ask("join", token=token("x"), name="X")
            assert answer["op"] == "reject"
            stranger.say("hello", room=room.state.code)
            await stranger.update()
            await ania.do("dismiss", member=1)
            sent = await ola.hear(lambda m: m["op"] == "reject")
            assert (sent["code"], sent["id"]) == ("dead_token", None)
            again = await r.screen(room, "Ola")
            assert again.last == {}
            assert '"dead_token"' in again.frames[-1]
            answer = await ola.ask("join", token=token("Ola"), name="Ola")
            assert answer["code"] == "dead_token"
            answer = await ola.ask("join", token=token("new"), name="Ola")
            assert answer["you"]["member"] == 2

    run(main())


def test_a_host_gone_for_a_minute_is_succeeded_and_gets_the_role_back() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            phones = await r.people(room, "A", "B", "C")
            await phones[0].drop()
            await phones[1].drop()
            await later(room, 59)
            assert room.state.host == 0
            await later(room, 2)
            await phones[2].update(lambda m: m["you"]["host"])
            b = await r.screen(room, "B")
            assert b.last["you"]["host"] is False
            a = await r.screen(room, "A")
            await a.update(lambda m: m["you"]["host"]) if not a.last["you"]["host"] else None
            assert room.state.host == 0
            await phones[2].update(lambda m: not m["you"]["host"])

    run(main())


def test_the_longest_seated_here_succeeds_and_a_second_heir_gives_it_to_the_first_host() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            phones = await r.people(room, "A", "B", "C")
            await phones[0].drop()
            await later(room, 61)
            assert room.state.host == 1
            await phones[1].drop()
            await later(room, 61)
            assert room.state.host == 2
            await r.screen(room, "B")
            await quiet(room)
            assert room.state.host == 2
            await r.screen(room, "A")
            await quiet(room)
            assert room.state.host == 0

    run(main())


def test_nobody_here_nobody_succeeds_and_then_the_first_to_return() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            phones = await r.people(room, "A", "B")
            await phones[1].drop()
            await phones[0].drop()
            await later(room, 100)
            assert room.state.host == 0
            await r.screen(room, "B")
            await quiet(room)
            await later(room, 0)
            assert room.state.host == 1

    run(main())


def test_succession_works_in_a_pause_and_the_heir_can_resume(tiny: Entry) -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            phones = await r.match(room, "A", "B")
            await phones[0].do("pause")
            await phones[0].drop()
            await later(room, 61)
            assert room.state.host == 1
            await phones[1].do("resume")
            answer = await phones[1].act(phones[1].first_option())
            assert answer["op"] == "update"

    run(main())


def test_only_the_host_or_the_servers_own_machine_gives_the_role_away() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            phones = await r.people(room, "A", "B", "C")
            answer = await phones[1].command("give_host", member=1)
            assert (answer["code"], answer["why"]["key"]) == ("not_host", "yt-why-not-host")
            await phones[0].do("give_host", member=1)
            assert room.state.host == 1
            table = await r.screen(room, table=True, local=True)
            assert table.last["you"]["local"] is True
            await table.do("give_host", member=2)
            assert room.state.host == 2
            answer = await table.command("start")
            assert answer["code"] == "not_host"
            remote = await r.screen(room, table=True)
            assert (await remote.command("give_host", member=0))["code"] == "not_host"
            assert (await table.command("give_host", member=9))["why"]["key"] == "yt-why-no-member"

    run(main())


@pytest.mark.parametrize(
    ("client", "host", "local"),
    [
        ("127.0.0.1", "localhost:8080", True),
        ("127.0.0.1", "127.0.0.1:8080", True),
        ("::1", "[::1]:8080", True),
        ("127.0.0.1", "evil.example:8080", False),
        ("192.168.7.9", "localhost:8080", False),
    ],
)
def test_a_page_is_local_by_both_ends(client: str, host: str, local: bool) -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            phone = r.connect(client, host)
            phone.say("hello", room=room.state.code)
            assert (await phone.update())["you"]["local"] is local

    run(main())


def test_a_page_of_another_site_cannot_talk_to_the_server() -> None:
    async def main() -> None:
        async with rig() as r:
            phone = r.connect(origin="http://evil.example")
            await phone.hear(lambda m: m["op"] == "closed")
            assert phone.closed == 1008
            await r.room()
            good = r.connect(origin="http://192.168.7.7:8080")
            good.say("ping", id="p")
            assert await good.hear(lambda m: m["op"] == "pong") == {"op": "pong", "id": "p"}

    run(main())


def test_anyone_can_leave_between_matches_and_the_host_role_passes_on() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            phones = await r.people(room, "A", "B", "C")
            await phones[2].command("dismiss", member=2)
            assert sorted(room.state.members) == [0, 1]
            await phones[0].command("dismiss", member=0)
            await quiet(room)
            assert room.state.host == 1
            await phones[1].command("dismiss", member=1)
            await quiet(room)
            assert room.state.host is None
            new = await r.person(room, "D")
            assert new.last["you"]["host"] is True

    run(main())


def test_hello_again_changes_identity_and_never_the_room() -> None:
    async def main() -> None:
        async with rig() as r:
            one, two = await r.room(), await r.room()
            ania = await r.person(one, "Ania")
            await r.person(one, "Ola")
            await r.person(two, "Ola")
            for other in (two.state.code, "ZZZZ"):
                ania.say("hello", room=other, token=token("Ola"))
                answer = await ania.hear(lambda m: m["op"] == "reject")
                assert (answer["code"], answer["why"]["key"]) == ("phase", "yt-why-hello-first")
            assert list(one.by_member) == [0, 1]
            assert len(two.screens) == 1
            ania.say("hello", room=one.state.code.lower(), token=token("Ola"))
            await ania.update(lambda m: m["you"]["member"] == 1)
            assert list(one.by_member) == [1]
            ania.say("hello", room=one.state.code)
            await ania.update(lambda m: m["you"]["member"] is None)
            assert one.by_member == {}
            await ania.drop()
            await quiet(one)
            assert one.by_member == {}

    run(main())


def test_the_host_of_one_room_commands_no_other() -> None:
    """A command waits while its room writes; the screen's hello to another room is not heard."""

    async def main() -> None:
        store = SlowStore()
        async with rig(store) as r:
            room, own = await r.room(), await r.room()
            host = await r.person(room, "Host")
            await r.person(own, "Guest")
            guest, other = await r.screen(room), await r.screen(room)
            store.slow = room.state.code
            other.say("join", id="j", token=token("other"), name="Other", watch=True)
            await quiet(room)
            guest.say("host", id="h", command={"do": "set_room", "hidden": True})
            guest.say("hello", room=own.state.code, token=token("Guest"))
            await quiet(room)
            store.go.set()
            answer = await guest.done("h")
            assert (answer["op"], answer["code"]) == ("reject", "not_host")
            assert room.state.hidden is False
            assert all(
                msgspec.json.decode(f)["room"]["code"] == room.state.code
                and msgspec.json.decode(f)["you"]["member"] is None
                for f in guest.frames
                if '"update"' in f
            )
            assert host.last["you"]["host"] is True

    run(main())


class SlowStore(MemoryStore):
    """slow: the room whose appends wait until `go`."""

    def __init__(self) -> None:
        super().__init__()
        self.slow = ""
        self.go = asyncio.Event()

    async def append(self, room: str, entries: list[LogEntry]) -> None:
        if room == self.slow:
            await self.go.wait()
        await super().append(room, entries)


def test_a_slow_line_holds_nobody_up_and_is_cut_when_hopeless() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            ania, ola = await r.people(room, "Ania", "Ola")
            ola.stalled = asyncio.Event()
            for i in range(200):
                await ania.do("give_host", member=0)
                if i == 10:
                    assert len(_screen(room, 1)._behind or ()) > 5
            assert _screen(room, 1).gone
            ola.stalled.set()

    run(main())


def test_a_slow_line_catches_up() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            ania, ola = await r.people(room, "Ania", "Ola")
            ola.stalled = asyncio.Event()
            for _ in range(20):
                answer = await ania.do("give_host", member=0)
            ola.stalled.set()
            await ola.update(lambda m: m["v"] == answer["v"])
            assert not _screen(room, 1).gone
            assert [frame for frame in ola.frames if '"update"' in frame]

    run(main())


def _screen(room: Room, member: int) -> Screen:
    return room.by_member[member]


def test_presence_is_what_is_connected() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            ania, ola = await r.people(room, "Ania", "Ola")
            second: Phone = await r.screen(room, "Ola")
            assert ola is not second
            await quiet(room)
            assert ania.room["members"][1]["online"] is True
            await second.drop()
            await ania.update(lambda m: not m["room"]["members"][1]["online"])

    run(main())
