"""A server in this process, and screens that talk to it over its ASGI socket."""

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from typing import Any

import httpx
import msgspec

from tests.server.memory_store import MemoryStore
from yuletable.server.app import create_app
from yuletable.server.house import House
from yuletable.server.pages import Pages
from yuletable.server.rooms import Room, Wake
from yuletable.server.store import Store

BASE = "http://192.168.7.7:8080/"
WAIT = 5.0
"""Seconds after which a test gives up waiting for a frame."""

_ids = itertools.count(1)


def run(coroutine: Coroutine[Any, Any, None]) -> None:
    """Run a test's coroutine; a task that failed unseen fails the test."""
    failures: list[str] = []

    async def main() -> None:
        asyncio.get_running_loop().set_exception_handler(
            lambda _, context: failures.append(str(context))
        )
        await coroutine

    asyncio.run(main())
    assert failures == []


def token(name: str) -> str:
    """The secret of a phone in a test."""
    return (name.encode().hex() + "0" * 32)[:32]


class Phone:
    """One screen. `frames` are all that it received, as text; `last` the newest update."""

    def __init__(self, app: Any, client: str, host: str, origin: str | None) -> None:
        self.frames: list[str] = []
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.last: dict[str, Any] = {}
        self.closed: int | None = None
        self.stalled: asyncio.Event | None = None
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        headers = [(b"host", host.encode())]
        if origin is not None:
            headers.append((b"origin", origin.encode()))
        scope = {
            "type": "websocket",
            "path": "/socket",
            "raw_path": b"/socket",
            "query_string": b"",
            "headers": headers,
            "client": (client, 5),
            "server": ("127.0.0.1", 8080),
            "subprotocols": [],
            "scheme": "ws",
            "root_path": "",
            "state": {},
        }
        self.task = asyncio.create_task(app(scope, self._in.get, self._send))

    async def _send(self, message: Any) -> None:
        if self.stalled is not None:
            await self.stalled.wait()
        if message["type"] == "websocket.send":
            self.frames.append(message["text"])
            decoded = msgspec.json.decode(message["text"])
            if decoded["op"] == "update":
                self.last = decoded
            self.heard.put_nowait(decoded)
        elif message["type"] == "websocket.close":
            self.closed = message["code"]
            self.heard.put_nowait({"op": "closed", "code": message["code"]})
            self._in.put_nowait({"type": "websocket.disconnect", "code": message["code"]})

    def say(self, op: str, **fields: Any) -> None:
        self.raw(msgspec.json.encode({"op": op, **fields}).decode())

    def raw(self, text: str) -> None:
        self._in.put_nowait({"type": "websocket.receive", "text": text})

    def raw_bytes(self, data: bytes) -> None:
        self._in.put_nowait({"type": "websocket.receive", "bytes": data})

    async def hear(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next message of this kind; others before it are passed over."""

        async def until() -> dict[str, Any]:
            while True:
                message = await self.heard.get()
                if wanted(message):
                    return message

        try:
            return await asyncio.wait_for(until(), WAIT)
        except TimeoutError:
            seen = "\n".join(frame[:300] for frame in self.frames[-3:])
            raise AssertionError(f"not heard; the last frames were\n{seen}") from None

    async def update(self, wanted: Callable[[dict[str, Any]], bool] = lambda _: True) -> Any:
        return await self.hear(lambda m: m["op"] == "update" and wanted(m))

    async def done(self, id: str) -> dict[str, Any]:
        """The ack or reject of a message."""
        return await self.hear(lambda m: m.get("done") == id or m.get("id") == id)

    async def ask(self, op: str, **fields: Any) -> dict[str, Any]:
        """Say something with an id, and the answer."""
        id = fields.pop("id", None) or f"m{next(_ids)}"
        self.say(op, id=id, **fields)
        return await self.done(id)

    async def do(self, do: str, **fields: Any) -> dict[str, Any]:
        """A host's command that must be done; the update."""
        answer = await self.command(do, **fields)
        assert answer["op"] == "update", answer
        return answer

    async def command(self, do: str, **fields: Any) -> dict[str, Any]:
        return await self.ask("host", command={"do": do, **fields})

    async def act(self, data: Any, ask: int | None = None, **fields: Any) -> dict[str, Any]:
        number = self.last["ask"]["ask"] if ask is None else ask
        return await self.ask("act", ask=number, data=data, **fields)

    def first_option(self) -> Any:
        return next(o["data"] for o in self.last["ask"]["options"] if "why" not in o)

    async def drop(self) -> None:
        """The line is lost."""
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1006})
        await self.task

    @property
    def room(self) -> Any:
        return self.last["room"]


class Rig:
    """A house with its application; `restart` loses everything that is not in the store."""

    def __init__(self, store: Store, show: float, limit: float, seed: str) -> None:
        self.store = store
        self.show = show
        self.limit = limit
        self.seed = seed
        self.phones: list[Phone] = []
        self.house = House(store, lambda: [BASE], show, seed, limit)
        self.app = create_app(self.house, PAGES())

    async def restart(self) -> None:
        await asyncio.gather(*(room.stop() for room in self.house.rooms.values()))
        for phone in self.phones:
            if not phone.task.done():
                await phone.drop()
        self.phones = []
        self.house = House(self.store, lambda: [BASE], self.show, self.seed, self.limit)
        self.app = create_app(self.house, PAGES())
        await self.house.restore()

    async def room(self) -> Room:
        return await self.house.open()

    def connect(
        self,
        client: str = "192.168.7.20",
        host: str = "192.168.7.7:8080",
        origin: str | None = None,
    ) -> Phone:
        phone = Phone(self.app, client, host, origin)
        self.phones.append(phone)
        return phone

    async def screen(self, room: Room, who: str | None = None, **hello: Any) -> Phone:
        """A connected screen that has said hello; `local=True` = on the server's machine."""
        local = hello.pop("local", False)
        phone = self.connect("127.0.0.1", "localhost:8080") if local else self.connect()
        secret = None if who is None else token(who)
        phone.say("hello", room=room.state.code, token=secret, **hello)
        await phone.hear(lambda m: m["op"] in ("update", "reject"))
        return phone

    async def person(self, room: Room, name: str, **join: Any) -> Phone:
        """A phone that has joined."""
        phone = await self.screen(room)
        answer = await phone.ask("join", token=token(name), name=name, **join)
        assert answer["op"] == "update", answer
        return phone

    async def people(self, room: Room, *names: str) -> list[Phone]:
        return [await self.person(room, name) for name in names]

    async def match(
        self, room: Room, *names: str, game: str = "tiny", **options: Any
    ) -> list[Phone]:
        """Phones in a match that has just begun, the first one is the host's."""
        phones = await self.people(room, *names)
        await phones[0].do("choose_game", game=game)
        if options:
            await phones[0].do("set_options", options=options)
        answer = await phones[0].do("start")
        for phone in phones:
            await settled(phone, answer["v"])
        return phones

    async def with_bots(self, room: Room, *bots: str, watch: bool = False) -> Phone:
        """The host's phone in a match with computer players that has just begun; or watching it."""
        host = await self.person(room, "A")
        await host.do("choose_game", game="tiny")
        if watch:
            await host.do("set_playing", member=0, playing=False)
        for bot in bots:
            await host.do("add_bot", bot=bot)
        await host.do("start")
        return host

    def http(self, client: str = "192.168.7.20", host: str = BASE) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(self.app, client=(client, 5))
        return httpx.AsyncClient(transport=transport, base_url=host)


async def settled(phone: Phone, v: int) -> None:
    """Wait until the phone knows entry `v`."""
    if phone.last.get("v", 0) < v:
        await phone.update(lambda m: m["v"] >= v)


async def later(room: Room, seconds: float) -> None:
    """Room time jumps ahead, and what is due happens."""
    room._base -= seconds
    room.inbox.put_nowait(Wake())
    await quiet(room)


async def quiet(room: Room) -> None:
    """Until the room has nothing to do right now."""
    for _ in range(4):
        await asyncio.sleep(0.002)


_pages: list[Pages] = []


def PAGES() -> Pages:  # noqa: N802
    """The static files, read once for all tests."""
    if not _pages:
        _pages.append(Pages())
    return _pages[0]


@contextlib.asynccontextmanager
async def rig(
    store: Store | None = None, show: float = 0.0, limit: float = 1000.0, seed: str = "test"
) -> AsyncIterator[Rig]:
    """A running server on a store (in memory, if none is given)."""
    made = Rig(store or MemoryStore(), show, limit, seed)
    await made.house.restore()
    try:
        yield made
    finally:
        for phone in made.phones:
            if not phone.task.done():
                await phone.drop()
        await made.house.close()


async def play_on(phones: list[Phone], stop: Callable[[Phone], bool]) -> None:
    """Everyone asked takes the first option until `stop` holds for the first phone."""
    for _ in range(3000):
        if stop(phones[0]):
            return
        asked = [phone for phone in phones if phone.last.get("ask")]
        if not asked:
            waits: list[Awaitable[Any]] = [phones[0].update()]
            await asyncio.gather(*waits)
            continue
        answer = await asked[0].act(asked[0].first_option())
        assert answer["op"] == "update" or answer["code"] == "stale", answer
        for phone in phones:
            await settled(phone, answer["v"])
    raise AssertionError("the match does not end")
