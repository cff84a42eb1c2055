"""What a host learns of the machine: the self-check, warnings, and that it stays awake."""

import asyncio
import shutil
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.process import eventually
from tests.server.rig import BASE, PAGES, Rig, rig, run, token
from tests.server.test_announcing import Network
from yuletable.core.protocol import Text
from yuletable.server import awake, callers, disk, machine, tending
from yuletable.server.addresses import Addresses
from yuletable.server.announcing import Announcer
from yuletable.server.app import create_app
from yuletable.server.awake import Awake, Hold, SystemLock
from yuletable.server.callers import Callers
from yuletable.server.machine import Machine
from yuletable.server.tending import Tending

pytestmark = pytest.mark.usefixtures("tiny")


class FakeLock:
    """Writes down what is asked of it, and in which thread."""

    def __init__(self, answer: Hold | Exception = "held") -> None:
        self.answer = answer
        self.log: list[str] = []
        self.threads: set[int] = set()

    def take(self) -> Hold:
        self.threads.add(threading.get_ident())
        self.log.append("take")
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer

    def release(self) -> None:
        self.threads.add(threading.get_ident())
        self.log.append("release")


# Awake.


def test_the_machine_is_held_awake_while_that_is_wanted() -> None:
    async def main() -> None:
        lock = FakeLock()
        kept = Awake(lock)
        for on in (False, True, True, True, False, False, True):
            await kept.want(on)
        assert lock.log == ["take", "release", "take"]
        assert kept.held == "held"
        await kept.close()
        assert lock.log[-1] == "release"
        assert len(lock.threads) == 1
        assert lock.threads != {threading.get_ident()}

    run(main())


def test_what_cannot_be_held_is_known_and_not_tried_all_the_time() -> None:
    async def main() -> None:
        lock = FakeLock(OSError("no such thing"))
        kept = Awake(lock)
        for _ in range(3):
            await kept.want(True)
        assert (kept.held, kept.known, lock.log) == ("failed", "failed", ["take"])
        await kept.want(False)
        lock.answer = "held"
        await kept.want(True)
        assert kept.held == "held"
        await kept.close()

    run(main())


def test_it_can_be_found_out_before_a_match() -> None:
    async def main() -> None:
        lock = FakeLock()
        kept = Awake(lock)
        await kept.probe()
        await kept.probe()
        assert (kept.held, kept.known, lock.log) == (None, "held", ["take", "release"])
        await kept.close()

    run(main())


def test_a_machine_without_sleep_needs_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    states = tmp_path / "state"
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(awake, "SLEEP_STATES", states)
    monkeypatch.setattr(SystemLock, "_ask_desktop", lambda _: False)
    monkeypatch.setattr(shutil, "which", lambda _: None)
    states.write_text("")
    assert SystemLock().take() == "always"
    states.write_text("freeze mem disk\n")
    assert SystemLock().take() == "failed"
    states.unlink()
    assert SystemLock().take() == "failed"


def test_where_no_desktop_answers_the_inhibitor_of_the_system_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(awake, "never_sleeps", lambda: False)
    monkeypatch.setattr(SystemLock, "_ask_desktop", lambda _: False)
    monkeypatch.setattr(shutil, "which", lambda name: name)
    monkeypatch.setattr(awake, "_REFUSED_WITHIN", 0.2)
    monkeypatch.setattr(awake, "_INHIBIT", ["cat"])
    lock = SystemLock()
    assert lock.take() == "held"
    inhibitor = lock._inhibitor
    assert inhibitor is not None
    assert inhibitor.poll() is None
    lock.release()
    assert inhibitor.poll() is not None
    lock.release()
    monkeypatch.setattr(awake, "_INHIBIT", ["false"])
    assert lock.take() == "failed"


def test_the_desktop_is_asked_by_the_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WAKEPY_FAKE_SUCCESS", "1")
    monkeypatch.setattr(awake, "never_sleeps", lambda: False)
    lock = SystemLock()
    assert lock.take() == "held"
    lock.release()


# Tending: a room on a machine whose network, disk and sleep the test sets.


async def watched(r: Rig, lines: list[str], **machine: Any) -> Tending:
    r.house.machine = Machine(**machine)
    tended = Tending(r.house, lines.append)
    tended.start()
    return tended


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tending, "KEEP_EVERY", 0.01)
    monkeypatch.setattr(tending, "LOOK_EVERY", 0.01)


@pytest.mark.usefixtures("quick")
def test_the_machine_stays_awake_for_a_match_with_people_and_no_longer() -> None:
    async def main() -> None:
        async with rig() as r:
            lock, lines = FakeLock(), list[str]()
            tended = await watched(r, lines, awake=Awake(lock))
            room = await r.room()
            phones = await r.people(room, "A", "B")
            await phones[0].do("choose_game", game="tiny")
            await asyncio.sleep(0.05)
            assert lock.log == []
            await phones[0].do("start")
            await eventually(lambda: lock.log == ["take"])
            for phone in phones:  # everybody has gone to bed without ending the match
                await phone.drop()
            await eventually(lambda: lock.log == ["take", "release"])
            back = await r.screen(room, "A")
            await eventually(lambda: lock.log == ["take", "release", "take"])
            assert back.room["warnings"] == []
            await tended.stop()
            assert lock.log[-1] == "release"
            assert lines == []

    run(main())


@pytest.mark.usefixtures("quick")
def test_the_host_is_warned_while_the_machine_may_fall_asleep() -> None:
    async def main() -> None:
        async with rig() as r:
            lines = list[str]()
            tended = await watched(r, lines, awake=Awake(FakeLock("failed")))
            room = await r.room()
            host, _ = await r.match(room, "A", "B")
            await host.update(lambda m: m["room"]["warnings"] != [])
            assert host.room["warnings"] == [{"key": "yt-warn-sleep"}]
            await host.do("end_game")
            await host.update(lambda m: m["room"]["warnings"] == [])
            await host.do("play_again")
            await host.do("start")
            await host.update(lambda m: m["room"]["warnings"] != [])
            await tended.stop()
            assert [line[:34] for line in lines] == ["This computer may fall asleep in t"]

    run(main())


@pytest.mark.usefixtures("quick")
def test_the_name_for_typing_reaches_every_screen_once_it_is_announced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def main() -> None:
        monkeypatch.setattr(
            "yuletable.server.addresses.lan_addresses", lambda *_, **__: ["192.168.1.5"]
        )
        async with rig() as r:
            room = await r.room()
            phone = await r.person(room, "A")
            assert phone.room["name_url"] is None
            announcer = Announcer(8080, Network().open)
            tended = await watched(
                r, [], addresses=Addresses("0.0.0.0", 8080, None), announcer=announcer
            )
            await phone.update(lambda m: m["room"]["name_url"] is not None)
            assert phone.room["name_url"] == "http://yuletable.local:8080/"
            await tended.stop()

    run(main())


@pytest.mark.usefixtures("quick")
def test_a_full_disk_and_a_lost_network_are_told_as_they_come(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def main() -> None:
        free = [10**9]
        monkeypatch.setattr(machine, "free_space", lambda folder: free[0])
        networks = [["192.168.1.5"]]
        monkeypatch.setattr(
            "yuletable.server.addresses.lan_addresses", lambda *_, **__: networks[0]
        )
        async with rig() as r:
            lines = list[str]()
            addresses = Addresses("0.0.0.0", 8080, None)
            r.house._addresses = addresses
            tended = await watched(r, lines, addresses=addresses, folder=tmp_path)
            room = await r.room()
            phone = await r.person(room, "A")
            assert phone.room["urls"] == [f"http://192.168.1.5:8080/{room.state.code}"]
            free[0] = 150_000_000
            await phone.update(lambda m: m["room"]["warnings"] != [])
            assert phone.room["warnings"] == [{"key": "yt-warn-disk", "args": {"free": 150}}]
            free[0], networks[0] = 10**9, []
            await phone.update(lambda m: m["room"]["warnings"] == [{"key": "yt-warn-no-network"}])
            networks[0] = ["10.0.0.2", "192.168.1.9"]
            await phone.update(lambda m: m["room"]["warnings"] == [])
            assert phone.room["urls"][0] == f"http://10.0.0.2:8080/{room.state.code}"
            await tended.stop()
            assert lines[-1].endswith("Phones:  http://10.0.0.2:8080/  http://192.168.1.9:8080/")

    run(main())


@pytest.mark.usefixtures("quick")
def test_a_fault_beside_the_rooms_ends_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def main() -> None:
        async with rig() as r:
            tended = await watched(r, [])
            monkeypatch.setattr(Machine, "keep", broken)
            await asyncio.sleep(0.05)
            monkeypatch.undo()
            assert all(not task.done() for task in tended._tasks)
            await tended.stop()

    async def broken(*_: Any) -> None:
        raise RuntimeError("a fault of ours")

    run(main())
    assert "a fault of ours" in capsys.readouterr().err


def test_a_server_for_this_machine_alone_says_so() -> None:
    async def main() -> None:
        lonely = Machine(Addresses("127.0.0.1", 8080, None))
        await lonely.keep(False)
        assert lonely.warnings == [Text("yt-warn-loopback")]
        public = Machine(Addresses("127.0.0.1", 8080, "https://games.example"))
        await public.keep(False)
        assert public.warnings == []

    run(main())


# Who came.


def test_other_machines_are_counted_for_an_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    came = Callers()
    for address in ("127.0.0.1", "::1", "", "192.168.1.5", "192.168.1.20", "::ffff:192.168.1.20"):
        came.note(address)
    assert came.others(["192.168.1.5"]) == 1
    came.enter("192.168.1.21")
    came.enter("192.168.1.21")
    came.enter("fe80::1%eth0")
    assert came.others(["192.168.1.5"]) == 3
    came.leave("fe80::1%eth0")
    came.leave("192.168.1.21")
    now[0] += callers.KEPT + 1
    assert came.others([]) == 1  # its line is open
    came.leave("192.168.1.21")
    assert came.others([]) == 1
    for n in range(callers.MOST + 5):
        came.note(f"10.0.{n // 256}.{n % 256}")
    assert len(came._at) == callers.MOST


# The self-check.


def test_a_folder_is_tried_out(tmp_path: Path) -> None:
    good = disk.look_at(tmp_path)
    assert good.error is None
    assert good.write_ms is not None
    assert 0 <= good.write_ms < 60_000
    assert good.free is not None
    assert list(tmp_path.iterdir()) == []
    bad = disk.look_at(tmp_path / "none")
    assert (bad.write_ms, bad.free) == (None, None)
    assert bad.error is not None


def test_only_the_host_and_the_machine_itself_see_how_it_is(tmp_path: Path) -> None:
    async def main() -> None:
        async with rig() as r:
            r.house.machine = Machine(Addresses("0.0.0.0", 8080, None), tmp_path, Awake(FakeLock()))
            room = await r.room()
            await r.people(room, "A", "B")
            path = f"/api/check?room={room.state.code}"

            def bearer(who: str) -> dict[str, str]:
                return {"authorization": f"Bearer {token(who)}"}

            async with r.http() as far, r.http("127.0.0.1", "http://localhost:8080") as near:
                assert (await far.get(path, headers=bearer("A"))).status_code == 200
                for headers in (bearer("B"), bearer("C"), {}, {"authorization": token("A")}):
                    got = await far.get(path, headers=headers)
                    assert got.status_code == 403
                    assert got.json() == {"why": {"key": "yt-why-check"}}
                other = await far.get("/api/check", headers=bearer("A"))
                assert other.status_code == 403
                own = await near.get("/api/check")
                assert own.status_code == 200
                assert own.json()["local"] is True
                rebound = await near.get("/api/check", headers={"host": "evil.example"})
                assert rebound.status_code == 403
            await r.house.machine.close()

    run(main())


def test_the_self_check_tells_what_there_is(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    networks = ["192.168.7.7", "10.0.0.2"]
    monkeypatch.setattr("yuletable.server.addresses.lan_addresses", lambda *_, **__: networks)
    monkeypatch.setattr(machine, "lan_addresses", lambda *_: networks)

    async def main() -> None:
        async with rig() as r:
            addresses = Addresses("0.0.0.0", 8080, None)
            r.house._addresses = addresses
            r.house.machine = Machine(addresses, tmp_path, Awake(FakeLock("always")))
            r.app = remade(r)
            room = await r.room()
            host = await r.person(room, "A")
            assert host.room["urls"][0].startswith(BASE)
            await host.do("set_room", address="http://10.0.0.2:8080/")
            async with r.http("127.0.0.1", "http://localhost:8080") as near:
                got = (await near.get(f"/api/check?room={room.state.code}")).json()
                assert got["addresses"] == ["http://192.168.7.7:8080/", "http://10.0.0.2:8080/"]
                assert got["chosen"] == "http://10.0.0.2:8080/"
                assert got["others"] == 1  # the phone's line
                assert (await near.get("/api/check")).json()["chosen"] == addresses()[0]
            assert (got["reach"], got["port"], got["awake"]) == ("house", 8080, "always")
            assert (got["name"], got["name_why"]) == (None, None)
            assert got["disk"]["folder"] == str(tmp_path)
            assert got["disk"]["error"] is None
            assert (got["low"], got["playing"]) == (False, False)
            await r.house.machine.close()

    run(main())


@pytest.mark.parametrize(
    ("bind", "public", "reach"),
    [
        ("127.0.0.1", None, "here"),
        ("127.0.0.1", "https://games.example", "public"),
        ("0.0.0.0", None, "nowhere"),
    ],
)
def test_the_self_check_knows_who_can_come(
    monkeypatch: pytest.MonkeyPatch, bind: str, public: str | None, reach: str
) -> None:
    monkeypatch.setattr("yuletable.server.addresses.lan_addresses", lambda *_, **__: [])

    async def main() -> None:
        view = await Machine(Addresses(bind, 8080, public)).check(None, True)
        assert view.reach == reach

    run(main())


def remade(r: Rig) -> Any:
    """The application again, over the machine that the test gave to the house."""
    return create_app(r.house, PAGES())
