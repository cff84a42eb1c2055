"""One connected screen: its socket, and who sits before it."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator
from typing import Any, Final, TypeAlias

Send: TypeAlias = Callable[[Any], Awaitable[None]]

BACKLOG: Final = 64
"""Frames that a slow line may be behind; with more it is cut and comes back by itself."""


class Screen:
    """member: who it belongs to, None for a TV, a stranger, or before `Hello`. token: the hashed
    secret that made it so, if any did. table: it is a TV. local: it is on the server's own
    machine. address: where it speaks from. in_room: it is attached to a room."""

    def __init__(self, send: Send, local: bool, address: str = "") -> None:
        self.member: int | None = None
        self.token: str | None = None
        self.table = False
        self.local = local
        self.address = address
        self.in_room = False
        self.gone = False
        self._send = send
        self._behind: deque[Any] | None = None
        self._task: asyncio.Task[None] | None = None

    def push(self, frame: str) -> None:
        """Send a frame without ever waiting: a slow line falls behind on its own."""
        self._put({"type": "websocket.send", "text": frame})

    def glimpse(self, frame: str) -> None:
        """Send what is worth nothing a moment later: a line that is behind does without."""
        if self._behind is None:
            self.push(frame)

    def close(self, code: int, reason: str) -> None:
        """Close the line after what was sent before."""
        self._put({"type": "websocket.close", "code": code, "reason": reason})

    def _put(self, message: Any) -> None:
        if self.gone:
            return
        if self._behind is not None:
            self._behind.append(message)
            if len(self._behind) > BACKLOG:
                self.cut()
            return
        sending: Any = self._send(message)
        try:
            waits = sending.send(None)
        except StopIteration:
            return
        except Exception:  # the line is lost; its reader notices and tells the room
            self.gone = True
            return
        self._behind = deque()
        self._task = asyncio.create_task(self._catch_up(sending, waits))

    async def _catch_up(self, sending: Coroutine[Any, Any, None], waits: Any) -> None:
        try:
            await _Rest(sending, waits)
            while self._behind:
                await self._send(self._behind.popleft())
        except Exception:  # as in _put
            self.gone = True
        self._behind = None
        self._task = None

    def cut(self) -> None:
        """Give the line up: nothing more is sent."""
        self.gone = True
        if self._task is not None:
            self._task.cancel()
            self._task = None


class _Rest:
    """The rest of a coroutine that has run up to its first wait."""

    def __init__(self, coroutine: Coroutine[Any, Any, None], waits: Any) -> None:
        self._coroutine = coroutine
        self._waits = waits

    def __await__(self) -> Generator[Any, Any, None]:
        waits = self._waits
        while True:
            try:
                sent = yield waits
            except BaseException as error:
                step: Callable[[Any], Any] = self._coroutine.throw
                value: Any = error
            else:
                step = self._coroutine.send
                value = sent
            try:
                waits = step(value)
            except StopIteration:
                return
