"""People at a table of whom only the hands are seen: they speak to the server without a screen."""

import json
import secrets
import time
import urllib.request
from contextlib import ExitStack
from typing import Any, Self

from websockets.sync.client import connect

from tests.web.evening import House

WAIT = 10.0


class Hand:
    """A phone without a page. `last` is its newest update."""

    def __init__(
        self,
        house: House,
        code: str,
        name: str,
        watch: bool = False,
        avatar: str | None = None,
    ) -> None:
        self.house = house
        self.code = code
        self.token = secrets.token_urlsafe(24)
        self.last: dict[str, Any] = {}
        self.wake()
        self.say("join", token=self.token, name=name, watch=watch, avatar=avatar)

    def wake(self) -> None:
        """Connect, again with the same token."""
        address = self.house.url.replace("http", "ws", 1) + "/socket"
        self._ends = ExitStack()
        self.line = self._ends.enter_context(connect(address, max_size=None))
        known = self.token if self.last else None
        self.line.send(json.dumps({"op": "hello", "room": self.code, "token": known}))
        self._until(lambda message: message["op"] == "update")

    def sleep(self) -> None:
        """The phone is put away: its line goes."""
        self._ends.close()

    def say(self, op: str, **fields: Any) -> Self:
        """Send something that must be done, and wait until it is."""
        id = secrets.token_hex(8)
        while True:
            self.line.send(json.dumps({"op": op, "id": id, **fields}))
            answer = self._until(
                lambda message: (
                    id in (message.get("done"), message.get("id"))
                    or message.get("code") == "too_fast"
                )
            )
            if answer["op"] == "update":
                self.house.told[self.code] = answer["v"]
                return self
            assert answer["code"] == "too_fast", answer
            time.sleep(0.2)

    def do(self, do: str, **fields: Any) -> Self:
        """A host's command."""
        return self.say("host", command={"do": do, **fields})

    def look(self) -> dict[str, Any]:
        """The room as far as this phone has heard: whatever another hand has done, too."""
        deadline = time.monotonic() + WAIT
        while True:
            try:
                self._take(self.line.recv(0.005))
            except TimeoutError:
                room: dict[str, Any] = self.last["room"]
                if self.last["v"] >= self.house.told.get(self.code, 0):
                    return room
                assert time.monotonic() < deadline, "this phone is not told what was done"

    def member(self, name: str) -> dict[str, Any]:
        """Who is called that, as soon as this phone has heard of it."""
        deadline = time.monotonic() + WAIT
        while True:
            for member in self.look()["members"]:
                if member["name"] == name:
                    found: dict[str, Any] = member
                    return found
            assert time.monotonic() < deadline, f"nobody is called {name}"

    def answer(self) -> bool:
        """Answer the open ask with its first possible option; whether there was one."""
        self.look()
        ask = self.last["ask"]
        if ask is None or self.last["room"]["phase"] != "playing":
            return False
        data = next(option["data"] for option in ask["options"] if not option.get("why"))
        self.say("act", ask=ask["ask"], data=data)
        return True

    @property
    def me(self) -> int:
        member: int = self.last["you"]["member"]
        return member

    def _until(self, wanted: Any) -> dict[str, Any]:
        deadline = time.monotonic() + WAIT
        while True:
            message = self._take(self.line.recv(deadline - time.monotonic()))
            if wanted(message):
                return message

    def _take(self, frame: str | bytes) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(frame)
        if message["op"] == "update":
            self.last = message
        return message


def open_room(house: House) -> str:
    """A new room of the house, with nobody in it and no TV: its code."""
    ask = urllib.request.Request(f"{house.url}/api/rooms", method="POST")
    with urllib.request.urlopen(ask) as answer:
        code: str = json.load(answer)["code"]
    return code


def sit(house: House, code: str, *names: str) -> list[Hand]:
    """People who sit down one after the other; the first hosts."""
    return [Hand(house, code, name) for name in names]


def fill(host: Hand, most: int) -> None:
    """Computer players on the seats up to `most`."""
    while len([m for m in host.look()["members"] if m["playing"]]) < most:
        host.do("add_bot", bot="random")


def play(hands: list[Hand], most: int | None = None) -> int:
    """Everybody answers until the match is over, or `most` asks are answered."""
    answered = 0
    deadline = time.monotonic() + 120
    while (most is None or answered < most) and hands[0].look()["phase"] == "playing":
        assert time.monotonic() < deadline, "the match does not come to its end"
        for hand in hands:
            if most is None or answered < most:
                answered += hand.answer()
    return answered


def whole_game(hands: list[Hand], cards: bool = True) -> None:
    """A short game of Gift Trail from menu or lobby to its last open card."""
    host = hands[0]
    if host.look()["phase"] == "results":
        host.do("play_again")
    elif host.last["room"]["game"] is None:
        host.do("choose_game", game="gift_trail")
    host.do("set_options", options={"board": "short", "dice": 2})
    host.do("start")
    play(hands)
    if cards:
        host.do("reveal", step=len(host.last["view"]["reveal"]), auto=False)
