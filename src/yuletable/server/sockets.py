"""The WebSocket: from bytes to a room's inbox, and every refusal that needs no room."""

import asyncio
import ipaddress
import re
from typing import Any, Final, Literal, NamedTuple
from urllib.parse import urlsplit

import msgspec

from yuletable.core.protocol import Text
from yuletable.server.addresses import is_loopback
from yuletable.server.frames import encode
from yuletable.server.house import House
from yuletable.server.limits import Bucket, Guesses
from yuletable.server.rooms import Attach, Detach, Room, Said
from yuletable.server.screens import Screen
from yuletable.server.wire import MAX_FRAME, Hello, Hover, In, Ping, Pong, Reject

WALL: Final = 4 * MAX_FRAME
"""Frames beyond this many bytes are not read at all: the line is closed with 1009."""
TOO_MANY: Final = 100
"""So many messages beyond the limit, and the line is closed; `FORGIVEN` of them a second are
forgotten again. Not so many in a row: long ones come too slowly for that and cost more."""
FORGIVEN: Final = 20.0

HOVERS: Final = 8.0
"""So many of what a hand is about to do are passed on a second; the others are passed over."""
FLOOD: Final = 400
"""So many of them at once, and then `FLOODING` a second, are more than a hand can make: beyond that
the line is closed."""
FLOODING: Final = 50.0

LONGEST_HOVER: Final = 256
"""Only texts up to so many characters have the measure of hovers: the others count before they are
decoded, for a long text costs its reader far more than its sender."""

HELLO_WITHIN: Final = 10.0
"""A line that is at no room after so many seconds is closed: each takes one of the few that the
system gives us."""

LONGEST_NAME: Final = 40
"""So much of a foreign name is told back."""

_decode: Final = msgspec.json.Decoder(In).decode
_UNREADABLE: Final = (msgspec.MsgspecError, UnicodeError, RecursionError)
_PLACE: Final = re.compile(r" - at `\$\.([^`]*)`$")
_NAMED: Final = re.compile(r"^Object (?:missing required|contains unknown) field `([^`]*)`")


class SocketEnd:
    """The ASGI application at /socket."""

    def __init__(self, house: House, guesses: Guesses) -> None:
        self._house = house
        self._guesses = guesses

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        headers = {key: value.decode("latin-1") for key, value in scope["headers"]}
        if not same_site(headers, self._house.bases()):
            await send({"type": "websocket.close", "code": 1008, "reason": "another site"})
            return
        await send({"type": "websocket.accept"})
        address = (scope["client"] or ("",))[0]
        screen = Screen(send, on_this_machine(scope, headers), address)
        await _Line(self._house, self._guesses, screen).run(receive)


class _Line:
    """One connection. room: the one it said hello to, the same for all its life."""

    def __init__(self, house: House, guesses: Guesses, screen: Screen) -> None:
        self.house = house
        self.guesses = guesses
        self.screen = screen
        self.room: Room | None = None
        self.silent_until = asyncio.get_running_loop().time() + HELLO_WITHIN
        self.bucket = Bucket(house.limit)
        self.patience = Bucket(FORGIVEN, TOO_MANY)
        self.hovers = Bucket(HOVERS)
        self.flood = Bucket(FLOODING, FLOOD)

    async def run(self, receive: Any) -> None:
        try:
            while True:
                message = await self._next(receive)
                if message is None:
                    self.screen.close(1008, "no hello")
                    return
                if message["type"] == "websocket.disconnect":
                    return
                text = message.get("text")
                if text is None:
                    self._reject("bad_message", Text("yt-why-not-text"))
                else:
                    await self._hear(text)
                if self.screen.gone:
                    return
        finally:
            if self.room is not None:
                self.room.inbox.put_nowait(Detach(self.screen))
            self.screen.cut()

    async def _next(self, receive: Any) -> Any:
        """The next message; None when it is too late for a first `Hello`."""
        if self.room is not None:
            return await receive()
        left = self.silent_until - asyncio.get_running_loop().time()
        try:
            return await asyncio.wait_for(receive(), max(0.0, left))
        except TimeoutError:
            return None

    async def _hear(self, text: str) -> None:
        message = _read(text) if len(text) <= LONGEST_HOVER else None
        if isinstance(message, Hover):
            # Its own measure: fingers that hurry over a quilt do not cost an answer.
            if not self.flood.take():
                self._shut()
                return
            if not self.hovers.take():
                return
        elif not self.bucket.take():
            if not self.patience.take():
                self._shut()
                return
            self._reject("too_fast", Text("yt-why-too-fast"), _id_of(text))
            return
        if message is None:
            message = _read(text)
        if isinstance(message, _Unread):
            self._reject(message.code, message.why, _id_of(text))
            return
        if isinstance(message, Ping):
            self.screen.push(encode(Pong(message.id)))
        elif isinstance(message, Hello):
            await self._hello(message)
        elif self.room is not None and self.room.over:
            code = self.room.state.code
            self._reject("no_room", Text("yt-why-no-room", {"code": code}))
            self.screen.close(4004, "gone")
        elif self.room is None:
            id = None if isinstance(message, Hello) else getattr(message, "id", None)
            self._reject("phase", Text("yt-why-hello-first"), id)
        else:
            self.room.inbox.put_nowait(Said(self.screen, message))

    async def _hello(self, hello: Hello) -> None:
        room = self.house.find(hello.room)
        if self.room is not None and room is not self.room:
            # One room for all its life: two rooms would each write who sits before the screen.
            self._reject("phase", Text("yt-why-hello-first"))
            return
        if room is None:
            code = hello.room.strip().upper()[:8]
            await asyncio.sleep(self.guesses.wrong(self.screen.address))
            if code in self.house.damaged:
                self._reject("frozen", Text("yt-why-room-damaged", {"code": code}))
            else:
                self._reject("no_room", Text("yt-why-no-room", {"code": code}))
            return
        self.room = room
        room.inbox.put_nowait(Attach(self.screen, hello))

    def _shut(self) -> None:
        self.screen.close(1008, "too many messages")
        self.screen.gone = True

    def _reject(self, code: Any, why: Text, id: str | None = None) -> None:
        v = 0 if self.room is None else self.room.state.n
        self.screen.push(encode(Reject(id, code, why, v)))


class _Unread(NamedTuple):
    """Why a text is not taken for a message."""

    code: Literal["too_big", "bad_message"]
    why: Text


def _read(text: str) -> In | _Unread:
    if len(text) > MAX_FRAME or len(text.encode()) > MAX_FRAME:
        return _Unread("too_big", Text("yt-why-too-big", {"most": MAX_FRAME // 1024}))
    try:
        message: In = _decode(text)
    except _UNREADABLE as error:
        return _Unread("bad_message", why_unreadable(text, error))
    return message


class _OnlyId(msgspec.Struct):
    id: str | None = None


def _id_of(text: str) -> str | None:
    """The id of a message that is otherwise wrong, so that its sender knows which it was."""
    try:
        id = msgspec.json.decode(text, type=_OnlyId).id
    except _UNREADABLE:
        return None
    return None if id is None else id[:40]


def why_unreadable(text: str, error: Exception) -> Text:
    """Why a text is no message: it is no JSON, asks for nothing the server knows, or which of its
    fields is wrong. error: what decoding it as a message raised."""
    try:
        said = msgspec.json.decode(text)
    except _UNREADABLE:
        return Text("yt-why-not-json")
    inside = _PLACE.search(str(error))
    named = _NAMED.search(str(error))
    field = ".".join(found[1] for found in (inside, named) if found)
    if field not in ("", "op", "command.do"):
        return Text("yt-why-bad-field", {"field": field[:LONGEST_NAME]})
    for part in field.split("."):
        said = said.get(part) if isinstance(said, dict) else None
    return Text("yt-why-unknown-op", {"op": None if said is None else str(said)[:LONGEST_NAME]})


def same_site(headers: dict[bytes, str], bases: list[str]) -> bool:
    """Whether the page that speaks is ours: a page of another site may not talk to us through a
    visitor's browser. bases: our addresses (a proxy may hide the one that was asked for)."""
    origin = headers.get(b"origin")
    if origin is None:
        return True
    try:
        place = urlsplit(origin).netloc.lower()
    except ValueError:
        return False
    if place in {urlsplit(base).netloc.lower() for base in bases}:
        return True
    host = headers.get(b"host", "").lower()
    return place == host and _at_home(_name_of(host))


def _name_of(host: str) -> str:
    """The header Host without its port, "" for one that is damaged."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _at_home(name: str) -> bool:
    """Whether a name can only be of this house: any other may be pointed at our address by whoever
    owns it, and a page under it would pass for ours."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        # A name without a dot, like that of the computer, is nobody's to own.
        return name.endswith(".local") or (name != "" and "." not in name)
    return True


def on_this_machine(scope: Any, headers: dict[bytes, str]) -> bool:
    """Whether a request comes from the server's own machine: by a loopback address at both ends
    and through no proxy."""
    client = scope.get("client")
    forwarded = any(key in headers for key in (b"x-forwarded-for", b"forwarded", b"via"))
    if client is None or forwarded:
        return False
    host = _name_of(headers.get(b"host", ""))
    return is_loopback(client[0]) and (is_loopback(host) or host == "localhost")
