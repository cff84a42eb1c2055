"""The servers that `bench server` measures, each a process of its own.

    python -m yuletable.bench.serving real DATA
    python -m yuletable.bench.serving bare SCRIPT
    python -m yuletable.bench.serving text SCRIPT

Real is the product on a folder. Bare is a Starlette server that knows no rules and keeps nothing:
to each message of a room it sends that room's screens the next frames of a script, which is a
recorded match, as Starlette sends JSON (`send_json`). Text is the same with frames that are text
already, so that it does nothing but send. All listen on a free loopback port and print it, and run
on the first core alone.
"""

import os
import socket
import sys
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from yuletable.server.app import serve
from yuletable.server.wire import Act, Hello

Moves = list[list[Any]]
"""For each move, what the screen of each member is sent: the text of a frame, or what it says."""


class BareRoom:
    """screens: by member. at: the next move of the script."""

    def __init__(self, moves: Moves) -> None:
        self.screens: dict[int, WebSocket] = {}
        self.moves = moves
        self.at = 0

    async def move(self) -> None:
        frames = self.moves[self.at]
        self.at = (self.at + 1) % len(self.moves)
        for member, screen in self.screens.items():
            frame = frames[member]
            if isinstance(frame, str):
                await screen.send_text(frame)
            else:
                await screen.send_json(frame)


def bare_app(moves: Moves) -> Starlette:
    """Hello {room, token: the member's number}; when all are there each message is a move."""
    rooms: dict[str, BareRoom] = {}
    decode = msgspec.json.Decoder(Hello | Act).decode

    async def screen(socket: WebSocket) -> None:
        await socket.accept()
        try:
            room: BareRoom | None = None
            while True:
                message = decode(await socket.receive_text())
                if isinstance(message, Hello):
                    code, _, member = message.room.partition("/")
                    room = rooms.setdefault(code, BareRoom(moves))
                    room.screens[int(member)] = socket
                    if len(room.screens) == len(moves[0]):
                        await room.move()
                elif room is not None:
                    await room.move()
        except (WebSocketDisconnect, RuntimeError):  # Starlette's word for a line that is closing
            return

    return Starlette(routes=[WebSocketRoute("/socket", screen)])


def main() -> None:
    kind, path = sys.argv[1:]
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    if kind == "real":
        serve("127.0.0.1", 0, path, open_page=False, out=_say_port)
        return
    moves = msgspec.json.decode(Path(path).read_bytes(), type=Moves)
    if kind == "bare":
        moves = [[msgspec.json.decode(frame) for frame in move] for move in moves]
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen(512)
    _say_port(f"http://127.0.0.1:{listening.getsockname()[1]}/tv")
    config = uvicorn.Config(
        bare_app(moves),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        server_header=False,
    )
    uvicorn.Server(config).run([listening])


def _say_port(line: str) -> None:
    if line.strip().endswith("/tv") or "/tv" in line:
        print(line.rpartition(":")[2].partition("/")[0], flush=True)


if __name__ == "__main__":
    main()
