"""Starting and stopping the real server, and every way in which it cannot start."""

import asyncio
import json
import os
import socket
import subprocess
from pathlib import Path
from typing import Any

import pytest
import websockets

from tests.server.process import Server, command, environment
from yuletable.server import addresses, app
from yuletable.server.addresses import Addresses, base_urls, lan_addresses
from yuletable.server.app import ServeError, serve
from yuletable.server.house import STOPPED
from yuletable.server.machine import Machine
from yuletable.server.qr import qr_svg, qr_terminal


def refused(data: Path, port: int, bind: str = "127.0.0.1") -> str:
    done = subprocess.run(
        command(data, port, bind), env=environment(), capture_output=True, text=True, timeout=30
    )
    assert done.returncode == 2
    assert done.stdout == ""
    return done.stderr.strip()


def test_it_says_where_it_is_and_ends_cleanly(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        _check_start_and_end(server)


def _check_start_and_end(server: Server) -> None:
    text = "".join(server.lines)
    assert "Yuletable is ready." in text
    assert f"TV page:  http://127.0.0.1:{server.port}/tv" in text
    assert "Only this machine can join" in text
    assert "█" in text
    assert '"yuletable"' in server.get("api/health")
    code, out, err = server.interrupt()
    assert (code, err) == (0, "")
    assert "Good night" in out


def test_the_host_stops_the_server_from_the_phone_and_all_is_kept(tmp_path: Path) -> None:
    async def stop(server: Server, code: str) -> None:
        url = server.base.replace("http", "ws") + "socket"
        async with websockets.connect(url) as host:

            async def ask(**message: Any) -> Any:
                await host.send(json.dumps(message))
                while True:
                    answer = json.loads(await host.recv())
                    if answer.get("done") == message["id"] or answer["op"] == "reject":
                        return answer

            await host.send(json.dumps({"op": "hello", "room": code}))
            await ask(op="join", id="a", token="t" * 32, name="Ania")
            answer = await ask(op="host", id="b", command={"do": "choose_game", "game": "tiny"})
            assert answer["room"]["can_stop"] is True
            answer = await ask(op="host", id="c", command={"do": "stop_server"})
            assert answer["op"] == "update"
            await host.wait_closed()
            assert host.close_code == STOPPED, "no screen takes it for a lost line"

    with Server(tmp_path) as server:
        code = server.post_room()
        asyncio.run(stop(server, code))
        out, err = server.process.communicate(timeout=15)
        assert (server.process.returncode, err) == (0, "")
        assert out.splitlines()[-1].startswith("Good night. Everything is kept")
    with Server(tmp_path) as server:
        room = json.loads(server.get(f"api/rooms/{code}"))
        assert (room["game"], room["seated"]) == ("tiny", 1)


@pytest.fixture
def machines(monkeypatch: pytest.MonkeyPatch) -> list[Machine]:
    """The machines of servers that were started, and did not run."""
    found: list[Machine] = []

    class Seen(Machine):
        def __init__(self, *parts: Any) -> None:
            super().__init__(*parts)
            found.append(self)

    monkeypatch.setattr(app, "Machine", Seen)
    monkeypatch.setattr(app._Server, "run", lambda *_: None)
    return found


@pytest.mark.parametrize(("public", "may"), [(None, True), ("https://games.example", False)])
def test_a_server_for_the_world_is_not_stopped_by_a_guest(
    tmp_path: Path, machines: list[Machine], public: str | None, may: bool
) -> None:
    serve("127.0.0.1", 0, tmp_path, public, False, out=lambda _: None)
    assert [machine.stop is not None for machine in machines] == [may]


def test_a_name_to_listen_on_never_gets_into_a_qr(tmp_path: Path, machines: list[Machine]) -> None:
    serve("localhost", 0, tmp_path, open_page=False, out=lambda _: None)
    addresses = machines[0].addresses
    assert addresses is not None
    assert addresses.only_here
    assert addresses()[0].startswith("http://127.0.0.1:")


_LISTENED = """
import sys
asked = []
def hear(event, args):
    if event in ("socket.getaddrinfo", "socket.gethostbyname", "socket.gethostbyaddr"):
        asked.append(str(args[0]))
    elif event in ("socket.connect", "socket.sendto") and args[0].type == 1:
        asked.append(str(args[1][0]))
sys.addaudithook(hear)
def tell():
    print(sorted(set(map(str, asked)) - {"127.0.0.1", "::1", "None"}), file=sys.stderr)
import atexit
atexit.register(tell)
"""


def test_nothing_outside_the_house_is_asked_for(tmp_path: Path) -> None:
    """With the internet's cable out a look-up of a name would hold the start up."""
    prelude = tmp_path / "sitecustomize.py"
    prelude.write_text(_LISTENED)
    with Server(tmp_path / "data", prelude=tmp_path) as server:
        for path in ("", "tv", "check", "api/games", "api/check", "api/health"):
            server.get(path)
        _, _, err = server.interrupt()
    assert err.strip() == "[]"


def test_every_address_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    networks(monkeypatch, set(), *[("wlan0", f"192.168.{n}.5") for n in range(5)])
    lines: list[str] = []
    app._greet(Addresses("0.0.0.0", 8080, None), False, lines.append)
    said = "\n".join(lines)
    assert all(f"http://192.168.{n}.5:8080/" in said for n in range(5))
    assert "http://127.0.0.1:8080/check" in said
    networks(monkeypatch, set())
    lines.clear()
    app._greet(Addresses("0.0.0.0", 8080, None), False, lines.append)
    assert "No network was found" in "\n".join(lines)


def test_a_second_start_finds_the_port_taken_and_says_what_to_do(tmp_path: Path) -> None:
    with Server(tmp_path / "one") as server:
        text = refused(tmp_path / "two", server.port)
        assert text == (
            f"A Yuletable is running already: open http://127.0.0.1:{server.port}/tv, "
            "or start another one with --port and --data."
        )
        text = refused(tmp_path / "one", 0)
        assert "in use by another Yuletable" in text


def test_a_port_of_another_program_is_named(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen(1)
        port = other.getsockname()[1]
        text = refused(tmp_path, port)
    assert text == f"Port {port} is taken by another program: choose another one with --port."


def test_an_address_that_is_not_ours_is_named(tmp_path: Path) -> None:
    with pytest.raises(ServeError, match=r"This machine has no address 192\.0\.2\.55"):
        serve("192.0.2.55", 0, tmp_path, open_page=False)
    with pytest.raises(ServeError, match=r"no address nowhere\.invalid"):
        serve("nowhere.invalid", 0, tmp_path, open_page=False)


def test_a_public_url_is_checked(tmp_path: Path) -> None:
    with pytest.raises(ServeError, match="--public-url must begin"):
        serve("127.0.0.1", 0, tmp_path, public_url="games.example", open_page=False)


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="no users here")
def test_a_read_only_folder_ends_it_with_one_sentence(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o500)
    if os.geteuid() == 0:  # root may write everywhere but there
        data = Path("/proc/yuletable")
    text = refused(data, 0)
    assert text.startswith(f"The data folder {data} cannot be written to (")
    assert text.endswith("make it writable, or choose another one with --data.")


def test_a_damaged_file_ends_it_with_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "yuletable.db").write_bytes(b"x" * 5000)
    text = refused(tmp_path, 0)
    assert "damaged or not a Yuletable file" in text
    assert "\n" not in text


def test_lan_addresses_never_lead_home() -> None:
    for address in lan_addresses():
        assert not address.startswith(("127.", "169.254.", "0."))


def networks(monkeypatch: pytest.MonkeyPatch, routed: set[str], *found: tuple[str, str]) -> None:
    monkeypatch.setattr(addresses, "_by_interface", lambda: list(found))
    monkeypatch.setattr(addresses, "_routed", lambda: routed)


def test_home_networks_come_first_and_virtual_ones_last(monkeypatch: pytest.MonkeyPatch) -> None:
    networks(
        monkeypatch,
        {"172.20.0.9", "10.8.0.2"},
        ("docker0", "172.17.0.1"),
        ("tun0", "10.8.0.2"),  # the way out leads through a VPN: phones are not there
        ("enp3s0", "172.20.0.9"),
        ("wlan0", "fd00::5"),
        ("wlan0", "10.0.0.4"),
        ("Intel(R) Wi-Fi 6", "192.168.1.5"),
        ("VirtualBox Host-Only Ethernet Adapter", "192.168.56.1"),
        ("lo", "127.0.0.1"),
        ("wlan1", "169.254.3.3"),
        ("wlan1", "fe80::1"),
        ("odd", "nonsense"),
    )
    real = ["172.20.0.9", "192.168.1.5", "10.0.0.4"]
    assert lan_addresses() == [*real, "10.8.0.2", "192.168.56.1", "172.17.0.1"]
    assert lan_addresses(real=True) == real
    assert lan_addresses(six=True, real=True) == [*real, "fd00::5"]
    assert base_urls("0.0.0.0", 8080, None)[1] == "http://192.168.1.5:8080/"
    assert base_urls("0.0.0.0", 80, None)[1] == "http://192.168.1.5/"
    assert base_urls("::", 80, None)[-1] == "http://[fd00::5]/"


def test_a_house_without_a_way_out_has_its_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    networks(monkeypatch, set(), ("wlan0", "192.168.1.5"))
    assert base_urls("0.0.0.0", 8080, None) == ["http://192.168.1.5:8080/"]
    networks(monkeypatch, set())
    assert base_urls("0.0.0.0", 8080, None) == ["http://127.0.0.1:8080/"]


def test_what_a_qr_may_say() -> None:
    assert base_urls("127.0.0.1", 8080, None) == ["http://127.0.0.1:8080/"]
    assert base_urls("::1", 8080, None) == ["http://[::1]:8080/"]
    assert base_urls("10.1.2.3", 8080, None) == ["http://10.1.2.3:8080/"]
    assert base_urls("0.0.0.0", 8080, "https://games.example/") == ["https://games.example/"]
    for base in base_urls("0.0.0.0", 8080, None):
        assert ".local" not in base
        assert "localhost" not in base
    assert qr_svg("http://10.1.2.3:8080/BCDF").startswith("<svg")
    rows = qr_terminal("http://10.1.2.3:8080/").splitlines()
    assert len({len(row) for row in rows}) == 1
    assert len(rows[0]) in (2 * len(rows), 2 * len(rows) - 1)
