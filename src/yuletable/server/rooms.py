"""A room as an actor: one task, one inbox. It alone changes the room's state.

A batch of messages is taken from the inbox, the entries that they cause go to the store in one
append, and only when that is on disk do acks and frames leave.
"""

import asyncio
import contextlib
import random
import sys
import time
import traceback
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol, TypeAlias

from yuletable.bots.pool import Pool
from yuletable.core.chance import SEED_BYTES
from yuletable.core.match import Events, IllegalAction, Match
from yuletable.core.protocol import Action, Refusal, Seat, Text
from yuletable.server import clocks, commands, joining
from yuletable.server.following import Following
from yuletable.server.frames import Frames, Live, encode
from yuletable.server.log import (
    Absent,
    Body,
    Deadline,
    Ended,
    Entry,
    LogError,
    Stepped,
    Undone,
    entry_of,
)
from yuletable.server.refusals import RefusedError
from yuletable.server.screens import Screen
from yuletable.server.state import RoomState, fold
from yuletable.server.store import Store, StoreError
from yuletable.server.thinking import Thinking
from yuletable.server.wire import (
    Act,
    Claim,
    Hello,
    Host,
    Hover,
    Join,
    Reject,
    Replaced,
    Sync,
    Undo,
)

BATCH: Final = 128
LEAST_LEFT: Final = 10_000
"""An ask that was open when the server went down has at least this many ms after it."""

AFTER_TROUBLE: Final = 1_000
"""What is due is tried again so many ms after the store or the rules failed."""


class Attach:
    """A screen says hello."""

    __slots__ = ("hello", "screen")

    def __init__(self, screen: Screen, hello: Hello) -> None:
        self.screen = screen
        self.hello = hello


class Detach:
    """A screen is gone."""

    __slots__ = ("screen",)

    def __init__(self, screen: Screen) -> None:
        self.screen = screen


class Said:
    """A screen sent a message."""

    __slots__ = ("message", "screen")

    def __init__(self, screen: Screen, message: "Spoken") -> None:
        self.screen = screen
        self.message = message


class Wake:
    """Something is due."""


Spoken: TypeAlias = Join | Claim | Act | Host | Undo | Sync | Hover
Item: TypeAlias = Attach | Detach | Said | Wake
_WAKE: Final = Wake()


class Surroundings(Protocol):
    """What a room needs to know of the server. pace: factor on the pauses before bots' moves.
    pool: thinks for bots that look ahead."""

    store: Store
    pace: float
    pool: Pool

    def urls(self, code: str) -> list[str]:
        """Addresses of the room that a phone can open, best first."""

    def bases(self) -> list[str]:
        """The same addresses without the room's code."""

    def name_url(self) -> str | None:
        """The address under the announced name, None without one."""

    def seed(self, number: int) -> bytes:
        """The seed of the match of that number."""

    def warnings(self) -> list[Text]:
        """What a host should know of the machine."""

    def can_stop(self) -> bool:
        """Whether a host may stop the server."""

    def peopled_besides(self, code: str) -> int:
        """How many other rooms have people at them."""

    async def stop(self) -> None:
        """End the server."""

    async def forget(self, code: str) -> None:
        """Delete the log of a room that has ended. Raises StoreError."""


class Room:
    """state: what the log tells. by_member: the live screen of each member.
    absent_since: room time at which a member's last screen went. closing: what is done once the
    batch in hand is on disk and told: the server stops, or the room vanishes. over: it has
    vanished, and nobody reads its inbox any more."""

    def __init__(self, around: Surroundings, state: RoomState) -> None:
        self.around = around
        self.state = state
        self.inbox: asyncio.Queue[Item] = asyncio.Queue()
        self.screens: set[Screen] = set()
        self.by_member: dict[int, Screen] = {}
        self.absent_since: dict[int, int] = dict.fromkeys(state.members, state.ms)
        self.rng = random.Random()
        self.bots: dict[Seat, random.Random] = {}
        self.bot_due: dict[tuple[Seat, int], int] = {}
        self.thinking = Thinking(around.pool, lambda: self.inbox.put_nowait(_WAKE))
        self.following = Following()
        self.reveal_at: int | None = None
        self.closing: Callable[[], Awaitable[None]] | None = None
        self._base = time.monotonic() - state.ms / 1000
        self._pending: list[Entry] = []
        self._shown = state.n
        self._dirty = False
        self._acks: list[tuple[Screen, str]] = []
        self._greets: dict[Screen, int] = {}
        self._rejects: list[tuple[Screen, str | None, RefusedError]] = []
        self._sent_off: list[tuple[Screen, RefusedError]] = []
        self._timer: asyncio.TimerHandle | None = None
        self.over = False
        self._lost = False
        self._rest = 0
        self._task: asyncio.Task[None] | None = None

    # Life.

    def start(self) -> None:
        """Run from now on. Open asks of a restored room have their rest, and at least 10 s."""
        if self.state.play is not None:
            self.state.play.at_least(self.state.play_time(), LEAST_LEFT)
        self._plan()
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """End the task; what was acked is on disk."""
        if self._timer is not None:
            self._timer.cancel()
        self.thinking.keep([])
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def end(self) -> None:
        """Close the room for good, and delete it."""
        self.write(Ended())
        self.closing = self.vanish
        self.inbox.put_nowait(_WAKE)

    def now(self) -> int:
        """Room time in ms."""
        return max(self.state.ms, int((time.monotonic() - self._base) * 1000))

    async def vanish(self) -> None:
        """Every trace of a room that has ended is deleted, and its screens are sent away."""
        if not self.state.ended:  # that did not get to the disk
            return
        with contextlib.suppress(StoreError):  # it is done at the next start
            await self.around.forget(self.state.code)
        for screen in self.screens:
            screen.in_room = False
            screen.close(4004, "gone")
        self.screens.clear()
        self.thinking.keep([])
        if self._timer is not None:
            self._timer.cancel()

    def _leave_nobody_waiting(self) -> None:
        """The room is gone: whoever came or spoke since is told, and nobody after."""
        self.over = True
        why = RefusedError("no_room", Text("yt-why-no-room", {"code": self.state.code}))
        late = set()
        while not self.inbox.empty():
            item = self.inbox.get_nowait()
            self._turn_away(item, why)
            if isinstance(item, Attach | Said):
                late.add(item.screen)
        self._flush()
        for screen in late:
            screen.close(4004, "gone")

    async def _run(self) -> None:
        inbox = self.inbox
        while True:
            batch = [await inbox.get()]
            while len(batch) < BATCH and not inbox.empty():
                batch.append(inbox.get_nowait())
            self._rest = 0
            if self._lost:
                await self._fall_back()
            for item in batch:
                entries, acks = len(self._pending), len(self._acks)
                sent_off = len(self._sent_off)
                try:
                    self._take(item)
                except Exception:  # a fault of ours must not end the evening
                    traceback.print_exc(file=sys.stderr)
                    del self._pending[entries:], self._acks[acks:], self._sent_off[sent_off:]
                    self._turn_away(item, RefusedError("illegal", "yt-why-error"))
                    await self._commit()
                    await self._fall_back()
            await self._commit()
            self._flush()
            self._plan()
            if self.closing is not None:
                closing, self.closing = self.closing, None
                await closing()
                if self.state.ended:
                    self._leave_nobody_waiting()
                    return

    def _take(self, item: Item) -> None:
        if self._lost:
            self._turn_away(item, RefusedError("store", "yt-why-store", error=""))
        elif isinstance(item, Said):
            if item.screen in self.screens:
                self._hear(item.screen, item.message)
            else:
                self._turn_away(item, RefusedError("phase", "yt-why-hello-first"))
        elif isinstance(item, Wake):
            clocks.run_due(self)
        elif isinstance(item, Attach):
            try:
                joining.attach(self, item.screen, item.hello)
            except RefusedError as error:
                self.reject(item.screen, None, error)
        else:
            self._detach(item.screen)

    def _turn_away(self, item: Item, why: RefusedError) -> None:
        if isinstance(item, Said) and not isinstance(item.message, Sync | Hover):
            self.reject(item.screen, item.message.id, why)
        elif isinstance(item, Attach):
            self.reject(item.screen, None, why)
        elif isinstance(item, Detach):
            self.screens.discard(item.screen)

    def _hear(self, screen: Screen, message: Spoken) -> None:
        if isinstance(message, Sync):
            if screen.member is not None:
                joining.touch(self, screen.member)
            self._greets[screen] = message.since
            return
        if isinstance(message, Hover):
            try:
                self.following.hear(self.state, screen, message, self.screens)
            except RefusedError as error:
                self.reject(screen, None, error)
            return
        try:
            if isinstance(message, Join):
                joining.join(self, screen, message)
            elif isinstance(message, Claim):
                joining.claim(self, screen, message)
            elif self.answered(screen, message.id):
                self.ack(screen, message.id)
            elif isinstance(message, Act):
                self._act(screen, message)
            elif isinstance(message, Host):
                commands.command(self, screen, message)
            else:
                self._undo(screen, message)
        except RefusedError as error:
            self.reject(screen, message.id, error)

    # Writing.

    def write(self, body: Body, played: Events | None = None) -> None:
        """Add an entry: the state changes at once, the screens hear of it after the commit."""
        state = self.state
        n, ms = state.n + 1, self.now()
        self._pending.append(entry_of(n, ms, body))
        state.apply(n, ms, body, played)
        if not (isinstance(body, Deadline) and body.more == 0):  # a mark is nothing to see
            self._dirty = True

    def answered(self, screen: Screen, msg: str) -> bool:
        """Whether this message of this member was done before."""
        member = None if screen.member is None else self.state.members.get(screen.member)
        return member is not None and msg in member.answered

    def ack(self, screen: Screen, msg: str) -> None:
        self._acks.append((screen, msg))

    def reject(self, screen: Screen, msg: str | None, error: RefusedError) -> None:
        self._rejects.append((screen, msg, error))

    def send_off(self, screen: Screen, error: RefusedError) -> None:
        """What was just written took the seat of a screen: it is told so once that is on disk,
        for its phone then forgets its secret."""
        self._sent_off.append((screen, error))

    def greet(self, screen: Screen, since: int) -> None:
        """Send the whole state, with the events after `since`."""
        self._greets[screen] = since

    def changed(self) -> None:
        """Something that no entry tells has changed: all screens hear of it."""
        self._dirty = True

    async def _commit(self) -> None:
        """Put on disk what was done; if that fails nothing was done, and who waits is told."""
        entries, self._pending = self._pending, []
        sent_off, self._sent_off = self._sent_off, []
        try:
            if entries:
                await self.around.store.append(self.state.code, entries)
        except StoreError as error:
            why = RefusedError("store", "yt-why-store", error=str(error))
            # A secret may be dead by one of these entries alone.
            self._rejects = [
                (screen, msg, why if refused.code == "dead_token" else refused)
                for screen, msg, refused in self._rejects
            ]
            for screen, msg in self._acks:
                self.reject(screen, msg, why)
            self._acks = []
            await self._fall_back()
        else:
            for screen, refused in sent_off:
                self.reject(screen, None, refused)

    async def _fall_back(self) -> None:
        """Back to what is on disk: each screen belongs to whom its secret says there."""
        self._rest = AFTER_TROUBLE
        try:
            entries = await self.around.store.read(self.state.code)
            self.state = fold(self.state.code, entries, self.state.show)
        except (StoreError, LogError):
            self._lost = True
            return
        self._lost = False
        self._shown = min(self._shown, self.state.n)
        self.bot_due = {}
        self.thinking.keep([])
        self._dirty = True
        self.by_member = {}
        for screen in self.screens:
            member = None if screen.token is None else self.state.by_token(screen.token)
            screen.member = None if member is None else member.id
            if member is not None:
                self.by_member[member.id] = screen
        for id in self.state.members:
            if id not in self.by_member:
                self.absent_since.setdefault(id, self.now())

    # Moves.

    def step(
        self,
        seat: Seat,
        actions: list[Action],
        cause: str,
        by: int | None = None,
        msg: str | None = None,
        barred: Seat | None = None,
        timeout: Seat | None = None,
    ) -> None:
        """Play a move of a seat or CLOCK. Raises RefusedError, changing nothing."""
        play = self.state.play
        assert play is not None
        match = play.match
        assert match is not None
        ms = self.state.match_ms(self.now())
        events = Events()
        before = len(match.steps)
        saved = (match.state.clone(), match.draws) if len(actions) > 1 else None
        try:
            for action in actions:
                match.play(seat, action, ms, events)
        except IllegalAction:
            if saved is not None:
                match.state, match.draws = saved
                del match.steps[before:]
            raise RefusedError("illegal", "yt-why-illegal") from None
        steps = match.steps[before:]
        self.write(
            Stepped(steps=steps, cause=cause, by=by, msg=msg, barred=barred, timeout=timeout),
            events,
        )

    def running(self) -> Match[Any]:
        """The match that can be played on. Raises RefusedError."""
        state = self.state
        play = state.play
        if state.phase != "playing" or play is None:
            raise RefusedError("phase", "yt-why-no-match")
        if play.frozen is not None or play.match is None:
            raise RefusedError("frozen", "yt-why-frozen")
        return play.match

    def _moving(self) -> None:
        """The match does not stand still. Raises RefusedError."""
        self.state.wake(self.now())
        if self.state.plan is not None:
            raise RefusedError("paused", "yt-why-planned")
        if self.state.paused is not None:
            raise RefusedError("paused", "yt-why-paused")

    def answer(self, seat: Seat, ask: int, data: Any, cause: str, by: int | None, msg: str) -> None:
        """Play what was answered to an ask of a seat. Raises RefusedError, changing nothing."""
        match = self.running()
        state = self.state
        play = state.play
        assert play is not None
        open_ask = play.asks.get(seat)
        if open_ask is None or open_ask.number != ask:
            raise RefusedError("stale", "yt-why-not-asked" if open_ask is None else "yt-why-stale")
        self._moving()
        if cause == "host" and not open_ask.takes_blind(data):
            raise RefusedError("illegal", "yt-why-blind", seat=seat)
        atoms = match.game.parse_action(match.state, seat, data)
        if isinstance(atoms, Refusal):
            raise RefusedError("illegal", atoms.why)
        self.step(seat, atoms, cause, by, msg)

    def _act(self, screen: Screen, act: Act) -> None:
        state = self.state
        if screen.member is None:
            raise RefusedError("not_you", "yt-why-join-first")
        if state.phase == "results":
            raise RefusedError("stale", "yt-why-not-asked")
        self.running()
        assert state.play is not None
        seat = state.play.seat_of(screen.member)
        if seat is None:
            raise RefusedError("not_you", "yt-why-no-seat")
        joining.touch(self, screen.member)
        self.answer(seat, act.ask, act.data, "act", screen.member, act.id)
        self.ack(screen, act.id)

    def _undo(self, screen: Screen, undo: Undo) -> None:
        match = self.running()
        state = self.state
        assert state.play is not None
        seat = state.play.seat_of(screen.member)
        if seat is None:
            raise RefusedError("not_you", "yt-why-no-seat")
        self._moving()
        keep = match.undo_length(seat)
        if keep is None:
            raise RefusedError("illegal", "yt-why-undo")
        self.write(Undone(keep=keep, seat=seat, by=screen.member, msg=undo.id))
        self.ack(screen, undo.id)

    def new_seed(self, number: int) -> bytes:
        seed = self.around.seed(number)
        assert len(seed) == SEED_BYTES
        return seed

    # Screens.

    def replace(self, member: int, screen: Screen) -> None:
        """This screen is the member's now; the one before it is told and closed."""
        old = self.by_member.get(member)
        self.by_member[member] = screen
        screen.member = member
        if old is not None and old is not screen:
            self.screens.discard(old)
            self._greets.pop(old, None)
            self.following.leave(old, self.screens)
            old.in_room = False
            old.member = None
            old.push(encode(Replaced()))
            old.close(4001, "replaced")

    def _detach(self, screen: Screen) -> None:
        if screen not in self.screens:
            return
        self.screens.discard(screen)
        self._greets.pop(screen, None)
        self.following.leave(screen, self.screens)
        screen.in_room = False
        if screen.table:
            self.changed()
        member = screen.member
        screen.member = None
        if member is not None and self.by_member.get(member) is screen:
            del self.by_member[member]
            self.absent_since[member] = self.now()
            self.write(Absent(member=member))

    def _flush(self) -> None:
        state = self.state
        if self._lost:  # what is in memory is not what is on disk
            self._acks, self._greets = [], {}
        elif self._dirty or self._acks or self._greets:
            frames = Frames(state, self._live(), self._shown)
            acks: dict[Screen, list[str]] = {}
            for screen, msg in self._acks:
                acks.setdefault(screen, []).append(msg)
            for screen in list(self.screens) if self._dirty else {**self._greets, **acks}:
                self._show(frames, screen, acks.get(screen, []))
        for screen, refused, error in self._rejects:
            screen.push(encode(Reject(refused, error.code, error.why, state.n)))
        self._acks, self._greets, self._rejects = [], {}, []
        if not self._lost:
            self._shown = state.n
            self._dirty = False

    def _live(self) -> Live:
        """What a frame tells that no log does."""
        around, code = self.around, self.state.code
        urls = around.urls(code)
        if self.state.address is not None:  # the address that the host chose comes first
            urls.sort(key=lambda url: url != f"{self.state.address}{code}")
        return Live(
            online=self.by_member.keys(),
            now=self.now(),
            urls=urls,
            name_url=around.name_url(),
            tables=sum(screen.table for screen in self.screens),
            can_stop=around.can_stop(),
            warnings=around.warnings(),
            absent=self.absent_since,
        )

    def _show(self, frames: Frames, screen: Screen, acks: list[str]) -> None:
        since = self._greets.get(screen)
        who = (screen.member, screen.table, screen.local)
        screen.push(frames.update(*who, since, acks[0] if acks else None))
        for msg in acks[1:]:
            screen.push(frames.update(*who, self.state.n, msg))
        if since is not None:
            self.following.show(self.state, screen)

    # Time.

    def _plan(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._lost:
            return
        due = clocks.next_due(self)
        if due is not None:
            delay = max(self._rest, due - self.now()) / 1000
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(delay, self.inbox.put_nowait, _WAKE)
