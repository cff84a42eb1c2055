"""The screens that `bench server` lets play: each answers whatever it is asked, at once."""

import asyncio
import itertools
import time
import urllib.request
from collections.abc import Callable
from typing import Any

import msgspec
import websockets

from yuletable.core.protocol import Json


class _Option(msgspec.Struct):
    data: Json = None
    why: Any = None


class _Ask(msgspec.Struct):
    ask: int
    options: list[_Option]


class _Match(msgspec.Struct):
    n: int


class _Room(msgspec.Struct):
    phase: str
    match: _Match | None = None


class Seen(msgspec.Struct):
    """What a screen of the bench reads of a frame; the rest is passed over."""

    op: str
    v: int = 0
    done: str | None = None
    ask: _Ask | None = None
    room: _Room | None = None
    code: str | None = None


ACT = "a"
"""How the ids of acts begin."""

_ids = itertools.count()
_decode = msgspec.json.Decoder(Seen).decode
_encode = msgspec.json.Encoder().encode


class Screen:
    """One line to a server. moves: acts that were acked. frames: all that is heard, when a list."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.moves = 0
        self.last = Seen("")
        self.frames: list[str] | None = None
        self.socket: Any = None
        self._acts = 0
        self._answered = (0, 0)

    async def connect(self) -> None:
        url = f"ws://127.0.0.1:{self.port}/socket"
        # Frames that nobody reads any more must not hold up the end of the line: no full queue.
        self.socket = await websockets.connect(
            url, compression=None, ping_interval=None, max_queue=None
        )

    async def say(self, **message: Any) -> None:
        await self.socket.send(_encode(message).decode())

    async def hear(self) -> Seen:
        text = await self.socket.recv()
        seen = _decode(text)
        if seen.op == "reject":
            raise RuntimeError(f"the server refused: {text}")
        self.last = seen
        if self.frames is not None:
            self.frames.append(text)
        return seen

    async def until(self, id: str) -> None:
        while self.last.done != id:
            await self.hear()

    async def answer(self, ask: _Ask) -> None:
        """Take the first option that is allowed, once."""
        match = self.last.room.match if self.last.room else None
        now = (match.n if match else 0, ask.ask)
        if now == self._answered:
            return
        self._answered = now
        self._acts += 1
        data = next(option.data for option in ask.options if option.why is None)
        await self.say(op="act", ask=ask.ask, id=f"{ACT}{self._acts}", data=data)

    async def run(self) -> None:
        """Play until the line is closed."""
        try:
            if self.last.ask is not None:
                await self.answer(self.last.ask)
            while True:
                seen = await self.hear()
                if seen.done is not None and seen.done.startswith(ACT):
                    self.moves += 1
                if seen.ask is not None:
                    await self.answer(seen.ask)
                elif seen.room is not None and seen.room.phase != "playing":
                    await self._begin_anew(seen.room.phase)
        except websockets.ConnectionClosed:
            return

    async def _begin_anew(self, phase: str) -> None:
        """For a host: the next match. (Others never see a command of theirs acked.)"""

    async def close(self) -> None:
        await self.socket.close()


class Host(Screen):
    """The screen that starts matches."""

    async def _begin_anew(self, phase: str) -> None:
        do = {"results": "play_again", "lobby": "start"}[phase]
        await self.say(op="host", id=f"h{next(_ids)}", command={"do": do})


def open_room(port: int) -> str:
    """A new room's code."""
    url = f"http://127.0.0.1:{port}/api/rooms"
    request = urllib.request.Request(url, method="POST")
    with urllib.request.urlopen(request) as answer:
        code: str = msgspec.json.decode(answer.read())["code"]
        return code


async def real_room(port: int, game: str, seats: int) -> list[Screen]:
    """A room of the real server with a match just begun; the first screen is the host's."""
    code = await asyncio.to_thread(open_room, port)
    screens: list[Screen] = []
    for seat in range(seats):
        screen = Screen(port) if seat else Host(port)
        await screen.connect()
        await screen.say(op="hello", room=code)
        await screen.hear()
        token = f"{code}{seat:02}".rjust(32, "0")
        await screen.say(op="join", id="j", token=token, name=f"P{seat}")
        await screen.until("j")
        screens.append(screen)
    await screens[0].say(op="host", id="g", command={"do": "choose_game", "game": game})
    await screens[0].until("g")
    return screens


async def begin(screens: list[Screen]) -> None:
    """Start the match; every screen has seen it."""
    await screens[0].say(op="host", id=f"h{next(_ids)}", command={"do": "start"})
    for screen in screens:
        while screen.last.room is None or screen.last.room.phase != "playing":
            await screen.hear()


async def bare_room(port: int, code: str, seats: int) -> list[Screen]:
    """A room of the bare server, waiting for its last screen to say hello."""
    screens = [Screen(port) for _ in range(seats)]
    for screen in screens:
        await screen.connect()
    for seat, screen in enumerate(screens):
        await screen.say(op="hello", room=f"{code}/{seat}")
    return screens


async def record_match(port: int, game: str, seats: int) -> list[list[str]]:
    """The frames of a whole match, by move and seat, as the real server sent them."""
    screens = await real_room(port, game, seats)
    await begin(screens)
    for screen in screens:
        screen.frames = []
    while screens[0].last.room is not None and screens[0].last.room.phase == "playing":
        asked = next(screen for screen in screens if screen.last.ask is not None)
        assert asked.last.ask is not None
        await asked.answer(asked.last.ask)
        for screen in screens:
            await screen.hear()
    moves = [[(screen.frames or [])[i] for screen in screens] for i in range(_length(screens))]
    for screen in screens:
        await screen.close()
    # The last frame asks nobody: a script that goes round leaves it out.
    return moves[:-1]


def _length(screens: list[Screen]) -> int:
    return min(len(screen.frames or []) for screen in screens)


async def moves_per_second(
    rooms: list[list[Screen]], seconds: float, cpu: Callable[[], float]
) -> tuple[float, float]:
    """Let all rooms play: acked moves of a second after a short warm-up, and the processor time
    of the server for one, in microseconds, by its clock `cpu`."""
    screens = [screen for room in rooms for screen in room]
    tasks = [asyncio.create_task(screen.run()) for screen in screens]
    await asyncio.sleep(min(1.0, seconds / 4))
    before, start, used = sum(s.moves for s in screens), time.perf_counter(), cpu()
    await asyncio.sleep(seconds)
    done = sum(screen.moves for screen in screens) - before
    spent = time.perf_counter() - start
    cost = (cpu() - used) / max(1, done) * 1e6
    for screen in screens:
        await screen.close()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, BaseException):
            raise result
    return done / spent, cost


async def latencies(
    port: int, game: str, seats: int, watchers: int, seconds: float, pause: float = 0.02
) -> tuple[list[float], list[float]]:
    """One room of `seats` phones, a TV and watchers: for each move the ms from the act to the
    frame on every screen, and to the frame on the slowest."""
    phones = await real_room(port, game, seats)
    code = await _code(phones[0])
    others = []
    for number in range(watchers + 1):
        screen = Screen(port)
        await screen.connect()
        await screen.say(op="hello", room=code, table=number == 0)
        await screen.hear()
        others.append(screen)
    everyone = [*phones, *others]
    await begin(everyone)
    single: list[float] = []
    slowest: list[float] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        asked = next((screen for screen in phones if screen.last.ask is not None), None)
        if asked is None:
            await _again(phones, everyone)
            continue
        assert asked.last.ask is not None
        start = time.perf_counter()
        known = asked.last.v
        await asked.answer(asked.last.ask)
        took = await asyncio.gather(*(_after(screen, known, start) for screen in everyone))
        single += took
        slowest.append(max(took))
        await asyncio.sleep(pause)
    for screen in everyone:
        await screen.close()
    return single, slowest


async def _after(screen: Screen, v: int, start: float) -> float:
    while (await screen.hear()).v <= v:
        continue
    return (time.perf_counter() - start) * 1000


async def _again(phones: list[Screen], everyone: list[Screen]) -> None:
    await phones[0].say(op="host", id=f"h{next(_ids)}", command={"do": "play_again"})
    for screen in everyone:
        while screen.last.room is None or screen.last.room.phase != "lobby":
            await screen.hear()
    await begin(everyone)


class _Coded(msgspec.Struct):
    code: str


class _CodedFrame(msgspec.Struct):
    room: _Coded


async def _code(screen: Screen) -> str:
    screen.frames = []
    await screen.say(op="sync")
    await screen.hear()
    code = msgspec.json.decode(screen.frames[-1], type=_CodedFrame).room.code
    screen.frames = None
    return code
