"""A bot that is a program of its own: lines of JSON go in and come out, see docs/foreign-bots.md.

It is told what a phone is told: the view of its seat, its ask, the events that it sees; and nothing
of the match itself. Each seat of each match has a process of its own, so that none knows what
another seat sees, or has met a block's luck before.
"""

import contextlib
import os
import signal
import subprocess
import threading
from collections import deque
from collections.abc import Sequence
from queue import Empty, SimpleQueue
from typing import Any, Final, Literal, TypeAlias

import msgspec

from yuletable.core.match import Event
from yuletable.core.protocol import Action, Game, Json, Options, Pick, Refusal, Seat, Text
from yuletable.core.seen import Seen

PROTOCOL: Final = 1
START_S: Final = 10.0
"""A bot has so many seconds to be ready."""
END_S: Final = 1.0
"""And so many to go, once the match is over."""
LONGEST: Final = 1 << 20
"""A line may have so many bytes."""
_SHOWN: Final = 300
_LAST_WORDS: Final = 5
_MOST_WAITING: Final = 64
"""A bot that says so many lines unasked is not listened to any more."""

Kind: TypeAlias = Literal["died", "silent", "nonsense", "illegal"]

_encode = msgspec.json.Encoder().encode


class ForeignError(Exception):
    """A bot that could not be played on with. bot: its name. move: of its moves in this match the
    which, from 1; 0 = before the first. said: its last line, or what it wrote on its standard
    error, shortened. why: of an illegal action, what a person would be told."""

    def __init__(
        self, bot: str, move: int, kind: Kind, what: str, said: str, why: Text | None = None
    ) -> None:
        super().__init__(f"{bot}, move {move}: {what}")
        self.bot = bot
        self.move = move
        self.kind: Kind = kind
        self.what = what
        self.said = said
        self.why = why


class Start(msgspec.Struct, frozen=True, tag="start"):
    """The first line. seats: how many; seat: the bot's own."""

    protocol: int
    game: str
    rules_version: int
    seats: int
    seat: Seat
    options: Options


class Move(msgspec.Struct, frozen=True, tag="move"):
    """A question. number: from 1. ms: time to answer in. events: what the seat saw since the last
    one, as {"kind", "data"}. ask: as a phone has it. options: every legal answer."""

    number: int
    ms: int
    view: Json
    events: list[Json]
    ask: Json
    options: list[Json]


class End(msgspec.Struct, frozen=True, tag="end"):
    """The last line: the match is over, or the bot is not needed any more (both empty)."""

    scores: list[int]
    places: list[int]


class Foreign:
    """The bot in one seat of one match. command: the program with its arguments. ms: time for a
    move. Use it with `with`: at the end its process is gone."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        seat: Seat,
        options: Options,
        name: str,
        command: Sequence[str],
        ms: int,
    ) -> None:
        self._game = game
        self._name = name
        self._ms = ms
        self._seat = seat
        self._number = 0
        self._events: list[Json] = []
        self._atoms: deque[Action] = deque()
        self._lines: SimpleQueue[bytes | None] = SimpleQueue()
        self._last_words: deque[bytes] = deque(maxlen=_LAST_WORDS)
        self._result: tuple[list[int], list[int]] = ([], [])
        self._stopped = False
        try:
            self._process = subprocess.Popen(
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                # A group of its own: what the bot has started ends with it.
                start_new_session=True,
            )
        except OSError as error:
            what = f"could not be started: {error.strerror}"
            raise ForeignError(name, 0, "died", what, "") from None
        self._listeners = [
            threading.Thread(target=self._listen, daemon=True),
            threading.Thread(target=self._overhear, daemon=True),
        ]
        for thread in self._listeners:
            thread.start()
        self._start = Start(
            PROTOCOL, game.spec.id, game.spec.rules_version, seats, seat, dict(options)
        )

    def __enter__(self) -> "Foreign":
        try:
            self._say(self._start)
            answer = self._hear(START_S)
            if not isinstance(answer, dict) or answer.get("ready") is not True:
                raise self._wrong("nonsense", 'did not begin with {"ready": true}', answer)
        except BaseException:
            self._kill()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        try:
            with contextlib.suppress(ForeignError):
                self._say(End(*self._result))
            with contextlib.suppress(OSError):
                assert self._process.stdin is not None
                self._process.stdin.close()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(END_S)
        finally:
            self._kill()

    def over(self, scores: list[int], places: list[int]) -> None:
        """What the bot is told at the end."""
        self._result = (scores, places)

    def told(self, event: Event) -> None:
        """Something happened; the bot hears of it what its seat sees."""
        payload = event.seen_by(self._seat)
        if payload is not None:
            self._events.append({"kind": event.kind, "data": payload})

    def __call__(self, seen: Seen[Any], pick: Pick) -> Action:
        """The bot's answer. One answer may be several actions, the rest is kept for the next calls.
        Raises ForeignError."""
        if self._atoms and self._atoms[0] in seen.legal:
            return self._atoms.popleft()
        self._atoms.clear()
        game, world = self._game, seen.world
        self._number += 1
        move = Move(
            self._number,
            self._ms,
            seen.view,
            self._events,
            game.ask(world, seen.seat),
            [game.action_json(world, seen.seat, action) for action in seen.legal],
        )
        self._events = []
        if not self._lines.empty():
            early = self._hear(0)
            raise self._wrong("nonsense", "spoke without being asked", early)
        self._say(move)
        answer = self._hear(self._ms / 1000)
        if not isinstance(answer, dict) or "answer" not in answer:
            raise self._wrong("nonsense", 'said something else than {"answer": ...}', answer)
        parsed = game.parse_action(world, seen.seat, answer["answer"])
        if isinstance(parsed, Refusal):
            raise self._wrong("illegal", "gave an illegal answer", answer, parsed.why)
        if not parsed or parsed[0] not in seen.legal:
            raise self._wrong("illegal", "gave an illegal answer", answer)
        self._atoms.extend(parsed)
        return self._atoms.popleft()

    def _wrong(self, kind: Kind, what: str, said: Json, why: Text | None = None) -> ForeignError:
        return ForeignError(self._name, self._number, kind, what, _shortened(_encode(said)), why)

    def _say(self, message: Start | Move | End) -> None:
        pipe = self._process.stdin
        assert pipe is not None
        # A bot that does not read would hold us up at a full pipe.
        timer = threading.Timer(START_S, self._stop)
        timer.daemon = True
        timer.start()
        try:
            pipe.write(_encode(message) + b"\n")
            pipe.flush()
        except OSError:
            raise self._gone() from None
        finally:
            timer.cancel()

    def _hear(self, seconds: float) -> Json:
        try:
            line = self._lines.get(timeout=seconds)
        except Empty:
            span = f"{seconds * 1000:.0f} ms"
            raise ForeignError(
                self._name, self._number, "silent", f"did not answer within {span}", self._words()
            ) from None
        if line is None:
            raise self._gone()
        if not line.endswith(b"\n") and len(line) >= LONGEST:
            what = f"said a line of more than {LONGEST} bytes"
            raise ForeignError(self._name, self._number, "nonsense", what, _shortened(line))
        try:
            return msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            what = "said something that is no line of JSON"
            said = _shortened(line)
            raise ForeignError(self._name, self._number, "nonsense", what, said) from None

    def _gone(self) -> ForeignError:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(END_S)
        self._listeners[1].join(END_S)
        if self._stopped:
            what = f"did not read what it was asked for {START_S:.0f} s"
            return ForeignError(self._name, self._number, "silent", what, self._words())
        code = self._process.returncode
        what = "closed its output" if code is None else f"ended with code {code}"
        return ForeignError(self._name, self._number, "died", what, self._words())

    def _words(self) -> str:
        return _shortened(b" | ".join(list(self._last_words)))

    def _listen(self) -> None:
        pipe = self._process.stdout
        assert pipe is not None
        with contextlib.suppress(OSError, ValueError):
            while line := pipe.readline(LONGEST):
                self._lines.put(line)
                if self._lines.qsize() > _MOST_WAITING:
                    return
        self._lines.put(None)

    def _overhear(self) -> None:
        pipe = self._process.stderr
        assert pipe is not None
        with contextlib.suppress(OSError, ValueError):
            while line := pipe.readline(LONGEST):
                self._last_words.append(line.strip())

    def _stop(self) -> None:
        self._stopped = True
        self._signal()

    def _signal(self) -> None:
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    def _kill(self) -> None:
        self._signal()
        self._process.wait()
        for thread in self._listeners:
            thread.join(END_S)
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            with contextlib.suppress(OSError, ValueError):
                if pipe is not None:
                    pipe.close()


def _shortened(said: bytes) -> str:
    text = said.decode("utf-8", "replace").strip()
    return text if len(text) <= _SHOWN else text[: _SHOWN - 3] + "..."
