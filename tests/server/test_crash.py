"""kill -9 of the real process at random points under load: no acked move is lost, open asks and
their time come back."""

import asyncio
import contextlib
import json
import random
from pathlib import Path
from typing import Any

import pytest
import websockets

from tests.server.process import Server
from tests.server.rig import token
from yuletable.core.match import replay
from yuletable.core.record import read_record
from yuletable.core.registry import Entry
from yuletable.server.log import Stepped, body_of
from yuletable.server.state import fold
from yuletable.server.store.sqlite import SqliteStore

NAMES = ("A", "B", "C", "D")


class Line:
    """A phone over the real socket. acked: the entry that answered each act that was acked."""

    def __init__(self, base: str, code: str, name: str) -> None:
        self.url = base.replace("http", "ws") + "socket"
        self.code = code
        self.name = name
        self.last: dict[str, Any] = {}
        self.acked: dict[str, int] = {}
        self.sent: dict[str, dict[str, Any]] = {}
        self.socket: Any = None

    async def connect(self, join: bool = False) -> None:
        self.socket = await websockets.connect(self.url, compression=None)
        secret = None if join else token(self.name)
        await self.say({"op": "hello", "room": self.code, "token": secret})
        await self.hear()
        if join:
            await self.say({"op": "join", "id": "j", "token": token(self.name), "name": self.name})
            while self.last.get("done") != "j":
                await self.hear()

    async def say(self, message: dict[str, Any]) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await self.socket.recv())
        if message["op"] == "update":
            self.last = message
            if message["done"] in self.sent:
                self.acked[message["done"]] = message["v"]
        return message

    async def play(self, rng: random.Random, name: str) -> None:
        """Answer every ask until the line breaks, and begin anew when a match is over."""
        done: set[Any] = set()
        try:
            while True:
                await self._react(rng, name, done)
                while (await self.hear())["op"] != "update":
                    continue
        except (websockets.ConnectionClosed, OSError):
            return

    async def _react(self, rng: random.Random, name: str, done: set[Any]) -> None:
        last = self.last
        phase = last["room"]["phase"]
        id = f"{name}-{len(done)}"
        if phase == "playing" and last["ask"]:
            now: Any = (last["room"]["match"]["n"], last["ask"]["ask"])
            options = [o["data"] for o in last["ask"]["options"] if "why" not in o]
            data = options[rng.randrange(len(options))]
            message = {"op": "act", "id": id, "ask": last["ask"]["ask"], "data": data}
        elif phase in ("results", "lobby") and last["you"]["host"]:
            now = (phase, len(last["room"]["results"]))
            do = "play_again" if phase == "results" else "start"
            message = {"op": "host", "id": id, "command": {"do": do}}
        else:
            return
        if now not in done:
            done.add(now)
            if phase == "playing":
                self.sent[id] = message
            await self.say(message)


@pytest.mark.usefixtures("tiny")
@pytest.mark.parametrize("seed", range(3))
def test_a_power_cut_loses_no_acked_move(seed: int, tmp_path: Path) -> None:
    rng = random.Random(seed)

    async def main() -> None:
        server = servers.enter_context(Server(tmp_path))
        rooms: dict[str, list[Line]] = {}
        for _ in range(4):
            code = server.post_room()
            rooms[code] = [Line(server.base, code, name) for name in NAMES]
            for line in rooms[code]:
                await line.connect(join=True)
            host = rooms[code][0]
            for id, do in (("g", {"do": "choose_game", "game": "tiny"}), ("s", {"do": "start"})):
                await host.say({"op": "host", "id": id, "command": do})
        acked: dict[str, dict[str, int]] = {code: {} for code in rooms}
        for cut in range(4):
            tasks = [
                asyncio.create_task(line.play(rng, f"{line.name}{cut}"))
                for lines in rooms.values()
                for line in lines
            ]
            await asyncio.sleep(rng.uniform(0.05, 0.4))
            server.kill()
            await asyncio.gather(*tasks)
            server = servers.enter_context(Server(tmp_path))
            for code, lines in rooms.items():
                for line in lines:
                    line.url = server.base.replace("http", "ws") + "socket"
                    known = line.last["v"]
                    before = line.last
                    await line.connect()
                    assert line.last["v"] >= known
                    acked[code].update(line.acked)
                    if line.last["ask"]:
                        assert line.last["ask"]["left"] >= 9_000
                    if before["v"] == line.last["v"] - 1 and before["ask"]:
                        assert line.last["ask"]["ask"] == before["ask"]["ask"]
                    # Whatever was under way is sent again: done once, whether acked before or not.
                    for id in list(line.sent)[-2:]:
                        await line.say(line.sent[id])
                        answer = await line.hear()
                        while answer.get("done") != id and answer.get("id") != id:
                            answer = await line.hear()
                        if id in line.acked:
                            assert answer["op"] == "update", answer
        total = sum(len(line.acked) for lines in rooms.values() for line in lines)
        assert total > 50
        server.kill()
        for lines in rooms.values():
            for line in lines:
                await line.socket.close()
        await _check(tmp_path, rooms)

    with contextlib.ExitStack() as servers:
        asyncio.run(main())


async def _check(data: Path, rooms: dict[str, list[Line]]) -> None:
    """Every acked act is in the log, once, and the matches replay."""
    store = SqliteStore(data)
    for code, lines in rooms.items():
        log = await store.read(code)
        steps = [body for row in log if isinstance(body := body_of(row), Stepped)]
        known = [(body.by, body.msg) for body in steps if body.msg is not None]
        assert len(known) == len(set(known))
        for member, line in enumerate(lines):
            for id in line.acked:
                assert (member, id) in known
        state = fold(code, log, 0.0)
        assert state.play is None or state.play.frozen is None
    await store.close()


@pytest.mark.usefixtures("tiny")
def test_a_power_cut_keeps_the_rest_of_the_time_and_the_records(
    tmp_path: Path, tiny: Entry
) -> None:
    async def main() -> None:
        server = servers.enter_context(Server(tmp_path, show="1"))
        code = server.post_room()
        lines = [Line(server.base, code, name) for name in "AB"]
        for line in lines:
            await line.connect(join=True)
        host = lines[0]
        for id, do in (
            ("g", {"do": "choose_game", "game": "tiny"}),
            ("s", {"do": "start"}),
            ("e", {"do": "end_game"}),
            ("n", {"do": "do_now"}),
            ("p", {"do": "play_again"}),
            ("t", {"do": "set_timers", "factor": 3}),
            ("s2", {"do": "start"}),
        ):
            await host.say({"op": "host", "id": id, "command": do})
            while host.last.get("done") != id:
                await host.hear()
        before = host.last["ask"]
        server.kill()
        server = servers.enter_context(Server(tmp_path, port=server.port, show="1"))
        await lines[0].connect()
        after = lines[0].last["ask"]
        assert (after["ask"], after["kind"], after["options"]) == (
            before["ask"], before["kind"], before["options"],
        )  # fmt: skip
        assert before["left"] - 3_000 < after["left"] <= before["left"]
        record = read_record(server.get(f"api/rooms/{code}/record/1").encode())
        assert replay(tiny.game, record).over
        await lines[0].socket.close()
        code_, out, err = server.interrupt()
        assert (code_, err) == (0, "")
        assert "Everything is kept" in out

    with contextlib.ExitStack() as servers:
        asyncio.run(main())
