"""Whole matches over the server with rejects, drops, restarts, pauses, skips, timeouts and
downloads, where every byte that leaves is looked through: no viewer is told a hidden thing before
that viewer may know it."""

import random
from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any, ClassVar

import msgspec

from tests.server.rig import Phone, Rig, later, quiet
from yuletable.core.protocol import Json, Seat
from yuletable.server.rooms import Room

NAMES = "ABCDEFGH"


class FrameAudit(ABC):
    """One match of a game with all that can happen around it, by a seed; every frame is checked
    when it has come. A game names its hidden things, each as a text of its own choice (a card
    "beret-4", a parcel "B brought 3"):

        class HatsAudit(FrameAudit):
            game = "hats"
            ...

        async with rig() as r:
            room = await r.room()
            audit = HatsAudit(r, seed, seats)
            await audit.seat(room)
            room = await audit.play(room)

    phones: by viewer: a letter for each person, "tv", "watcher", "stranger". frames: how many were
    looked through. told: (viewer, thing) of all that was told.
    """

    game: ClassVar[str]
    options: ClassVar[dict[str, Json]] = {}
    pause_after: ClassVar[float] = 61
    """Seconds that are more than any ask gives, at the least."""

    def __init__(self, r: Rig, seed: int, seats: int) -> None:
        self.r = r
        self.rng = random.Random(seed)
        self.people = NAMES[:seats]
        self.phones: dict[str, Phone] = {}
        self.may: dict[str, set[str]] = {}
        self.frames = 0
        self.told: set[tuple[str, str]] = set()
        self._ids = 0

    @abstractmethod
    def named(self, value: Any, state: Any) -> Iterator[str]:
        """Every hidden thing that a JSON value (a whole frame) names, in whatever way."""

    @abstractmethod
    def known(self, state: Any, seat: Seat | None) -> set[str]:
        """The things that a viewer may know in a state; None: the table and watchers."""

    @abstractmethod
    def wrong(self) -> tuple[Json, set[str]]:
        """An answer that is mostly refused, and the things that it names itself."""

    async def seat(self, room: Room) -> None:
        """Everybody sits down, and the match begins."""
        for name in self.people:
            self.phones[name] = await self.r.person(room, name)
        self.phones["tv"] = await self.r.screen(room, table=True, local=True)
        self.phones["watcher"] = await self.r.person(room, "W", watch=True)
        self.phones["stranger"] = await self.r.screen(room)
        host = self.phones["A"]
        await host.do("choose_game", game=self.game)
        if self.options:
            await host.do("set_options", options=self.options)
        await host.do("start")
        await quiet(room)

    def check(self, room: Room) -> None:
        """Look through everything that was heard since the last time."""
        assert room.state.play is not None
        assert room.state.play.match is not None
        state = room.state.play.match.state
        for who, phone in self.phones.items():
            seat = self.people.index(who) if who in self.people else None
            may = self.may.setdefault(who, set())
            may |= self.known(state, seat)
            for frame in phone.frames:
                self.frames += 1
                named = set(self.named(msgspec.json.decode(frame), state))
                assert named <= may, (who, named - may)
                self.told |= {(who, thing) for thing in named}
            phone.frames.clear()

    async def play(self, room: Room, moves: int = 1000) -> Room:
        """Until the match is over; the room as it is then."""
        for _ in range(moves):
            self.check(room)
            if room.state.phase == "results":
                return room
            room = await self._step(room)
            await quiet(room)
        raise AssertionError("the match does not end")

    async def _step(self, room: Room) -> Room:
        rng = self.rng
        play = room.state.play
        assert play is not None
        seat, ask = next(iter(play.asks.items()))
        name = self.people[seat]
        happens = rng.random()
        if happens < 0.06:
            data, things = self.wrong()
            who = rng.choice(self.people)
            # What is sent is no secret from its sender.
            self.may[who] |= things
            if who != name:
                await self._ask(who, "act", ask=ask.number, data=data)
        elif happens < 0.12:
            who = rng.choice(list(self.phones))
            await self.phones[who].drop()
            await quiet(room)
            await self._hello(room, who)
        elif happens < 0.15:
            await self._download(room)
        elif happens < 0.17:
            await self._ask("A", "host", command={"do": "pause"})
            await self._ask("A", "host", command={"do": "resume"})
        elif happens < 0.19:
            code = room.state.code
            await self.r.restart()
            room = self.r.house.rooms[code]
            for who in list(self.phones):
                await self._hello(room, who)
        elif happens < 0.21:
            await self._ask("A", "host", command={"do": "skip", "seat": seat})
        elif happens < 0.23:
            await later(room, self.pause_after)
        else:
            options = [option.data for option in ask.ask.options if option.why is None]
            await self._ask(name, "act", ask=ask.number, data=options[rng.randrange(len(options))])
        return room

    async def _download(self, room: Room) -> None:
        """What anyone may fetch names nothing hidden."""
        code = room.state.code
        assert room.state.play is not None
        assert room.state.play.match is not None
        state = room.state.play.match.state
        async with self.r.http() as http:
            for path in (f"api/rooms/{code}/record/1", f"api/rooms/{code}", "api/games"):
                text = (await http.get(path)).text
                for line in text.splitlines():
                    assert set(self.named(_read(line), state)) == set()

    async def _ask(self, who: str, op: str, **fields: Any) -> None:
        self._ids += 1
        await self.phones[who].ask(op, id=f"n{self._ids}", **fields)

    async def _hello(self, room: Room, who: str) -> None:
        if who == "tv":
            phone = await self.r.screen(room, table=True, local=True)
        elif who == "stranger":
            phone = await self.r.screen(room)
        else:
            phone = await self.r.screen(room, "W" if who == "watcher" else who)
        self.phones[who] = phone


def _read(line: str) -> Any:
    """A line as JSON, or as it stands."""
    try:
        return msgspec.json.decode(line)
    except msgspec.DecodeError:
        return line
