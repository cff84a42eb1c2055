"""Requests and orders that are odd, late or meant for something else get a sentence."""

import asyncio
import sys
from typing import Any

import pytest

from tests.server.memory_store import MemoryStore
from tests.server.rig import BASE, Phone, quiet, rig, run, token
from yuletable.server import app, sockets
from yuletable.server.avatars import AVATARS
from yuletable.server.log import Entry

pytestmark = pytest.mark.usefixtures("tiny")


def refused(answer: dict[str, Any]) -> tuple[str, str]:
    assert answer["op"] == "reject", answer
    return answer["code"], answer["why"]["key"]


def test_no_request_is_a_fault() -> None:
    async def main() -> None:
        async with rig() as r, r.http() as http:
            code = (await r.room()).state.code
            deep = b'{"game":"tiny","options":{"a":' + b"[" * 400_000
            got = await http.post("/api/records", content=deep)
            assert (got.status_code, got.json()["why"]["key"]) == (422, "yt-why-record-damaged")
            for n in ("9" * 5000, "0", "-1", "x", "1.0"):
                got = await http.get(f"/api/rooms/{code}/record/{n}")
                assert (got.status_code, got.json()["why"]["key"]) == (404, "yt-why-no-record")
            for path in ("/api/rooms", "/api/records", "/api/games/tiny/lesson"):
                got = await http.post(path, headers={"origin": "http://[::1"})
                assert got.status_code == 403
            got = await http.get("/api/rooms/latest", headers={"host": "["})
            assert got.json()["code"] is None
            phone = r.connect(origin="http://[::1")
            await phone.hear(lambda m: m["op"] == "closed")
            assert phone.closed == 1008

    run(main())


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("evil.example:8080", False),
        ("local.evil.example", False),
        ("192.168.7.7.evil.example:8080", False),
        ("", False),
        ("[", False),
        ("192.168.7.7:8080", True),
        ("10.0.0.3", True),
        ("[fe80::1]:8080", True),
        ("localhost:8080", True),
        ("yuletable.local:8080", True),
        ("laptop:8080", True),
    ],
)
def test_a_foreign_name_for_our_address_is_another_site(host: str, ours: bool) -> None:
    headers = {b"origin": f"http://{host}", b"host": host}
    assert sockets.same_site(headers, [BASE]) is ours


def test_a_public_address_is_ours_whatever_the_proxy_makes_of_it() -> None:
    public = "https://table.example/"
    for host in ("table.example", "127.0.0.1:8080", "backend.example"):
        headers = {b"origin": "https://table.example", b"host": host}
        assert sockets.same_site(headers, [public]) is True


def test_a_line_without_hello_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        monkeypatch.setattr(sockets, "HELLO_WITHIN", 0.3, raising=False)
        async with rig() as r:
            room = await r.room()
            silent, chatty, good = r.connect(), r.connect(), r.connect()
            good.say("hello", room=room.state.code)
            for _ in range(3):
                chatty.say("ping", id="p")
                await asyncio.sleep(0.05)
            for phone in (silent, chatty):
                await phone.hear(lambda m: m["op"] == "closed")
                assert phone.closed == 1008
            good.say("ping", id="q")
            assert (await good.hear(lambda m: m["op"] == "pong"))["id"] == "q"

    run(main())


def test_who_says_hello_while_a_room_is_deleted_is_told() -> None:
    async def main() -> None:
        store = SlowStore()
        async with rig(store) as r:
            room = await r.room()
            code = room.state.code
            host = await r.person(room, "A")
            late, later_on, stranger = r.connect(), r.connect(), await r.screen(room)
            store.go.clear()
            host.say("host", id="d", command={"do": "delete_room"})
            await quiet(room)
            late.say("hello", room=code)
            await quiet(room)
            late.say("join", id="j", token=token("late"), name="Late")
            later_on.say("hello", room=code)
            stranger.say("join", id="s", token=token("stranger"), name="Stranger")
            await quiet(room)
            store.go.set()
            for phone in (late, later_on):
                answer = await phone.hear(lambda m: m["op"] == "reject")
                assert refused(answer) == ("no_room", "yt-why-no-room")
                await phone.hear(lambda m: m["op"] == "closed")
                assert phone.closed == 4004
            await stranger.hear(lambda m: m["op"] == "closed")
            assert r.house.rooms == {}
            assert room.over

    run(main())


class SlowStore(MemoryStore):
    """Appends wait until `go`, which it is at first."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()
        self.go.set()

    async def append(self, room: str, entries: list[Entry]) -> None:
        await self.go.wait()
        await super().append(room, entries)


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such limit")
def test_the_server_takes_as_many_lines_as_it_may() -> None:
    import resource

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, before[1]))
        app._allow_lines()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] >= min(before[1], 8192) > 256
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


@pytest.mark.parametrize(
    ("name", "password"), [("a\nb", ""), ("   ", ""), ("\u00a0", ""), ("a", "b\r"), ("a\x7f", "")]
)
def test_a_wifi_that_no_code_can_tell_is_refused(name: str, password: str) -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            host = await r.person(room, "A")
            answer = await host.command("set_room", wifi={"name": name, "password": password})
            assert refused(answer) == ("illegal", "yt-why-wifi")
            await host.do("set_room", wifi={"name": "Our home; 5\\GHz", "password": "a b c d e"})
            await host.do("set_room", wifi=None)

    run(main())


def test_a_phone_with_a_seat_claims_no_second_one() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            a, b = await r.people(room, "A", "B")
            await a.do("offer_seat", member=0, code="c" * 22)
            again = await r.screen(room)
            for phone in (b, again):
                answer = await phone.ask("claim", token=token("B"), code="c" * 22)
                assert refused(answer) == ("not_you", "yt-why-member-already")
            new = await r.screen(room)
            assert (await new.ask("claim", token=token("new"), code="c" * 22))["op"] == "update"
            once_more = await r.screen(room)
            answer = await once_more.ask("claim", token=token("new"), code="c" * 22)
            assert (answer["op"], answer["you"]["member"]) == ("update", 0)

    run(main())


@pytest.mark.parametrize("watch", [False, True])
def test_a_computer_player_gives_its_face_up_for_a_person(watch: bool) -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            a = await r.person(room, "A")
            await a.do("choose_game", game="gift_trail")
            for n in range(20):
                await r.person(room, f"Watcher {n}", watch=True)
            await a.do("add_bot", bot="random", count=29)
            assert len(room.state.members) == len(AVATARS)
            new = await r.person(room, "New", watch=watch)
            assert new.last["you"]["member"] is not None
            assert len(room.state.members) == len(AVATARS)

    run(main())


def test_an_order_for_a_turn_that_is_over_hits_no_other() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            a, b = await r.match(room, "A", "B")
            play = room.state.play
            assert play is not None
            number = play.asks[1].number
            await b.act(b.first_option())
            steps = len(play.match.steps) if play.match is not None else 0
            answer = await a.command("skip", seat=1, ask=number)
            assert refused(answer) == ("stale", "yt-why-skip-late")
            assert answer["why"]["args"] == {"seat": 1}
            assert play.match is not None
            assert len(play.match.steps) == steps
            await a.do("skip", seat=0, ask=play.asks[0].number)
            await quiet(room)

    run(main())


def test_a_skip_that_comes_after_the_partner_has_answered_skips_nothing() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            phones = await r.match(room, "A", "B", "C", "D", game="hats")
            play = room.state.play
            assert play is not None
            assert play.match is not None
            ((seat, _),) = play.asks.items()
            partner = seat ^ 2
            await phones[seat].act(_option(phones[seat], "offer"))
            number = play.asks[partner].number
            await phones[partner].update(lambda m: m["ask"] is not None)
            await phones[partner].act(_option(phones[partner], "give"))
            steps = len(play.match.steps)
            answer = await phones[0].command("skip", seat=seat, ask=number, asked=partner)
            assert refused(answer) == ("stale", "yt-why-skip-late")
            assert answer["why"]["args"] == {"seat": seat}
            answer = await phones[0].command("skip", seat=seat, ask=number, asked=4)
            assert refused(answer) == ("illegal", "yt-why-no-seat")
            assert len(play.match.steps) == steps
            assert list(play.asks) == [seat], "the turn goes on"
            own = play.asks[seat].number
            await phones[0].do("skip", seat=seat, ask=own, asked=seat)
            assert play.match.state.plays(seat) == 1

    run(main())


def _option(phone: Phone, word: str) -> Any:
    return next(o["data"] for o in phone.last["ask"]["options"] if word in o["data"])
