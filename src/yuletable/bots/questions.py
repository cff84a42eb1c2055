"""What a worker is asked and what it answers, as frames on a pipe.

A question holds a world that was drawn from those that the seat holds possible, never the state of
the match: no process but the server's ever has a secret. A frame is its length as four bytes,
little-endian, then MessagePack.
"""

import struct
from typing import IO, Any, Final

import msgspec

from yuletable.bots.levels import bot_of
from yuletable.bots.playing import pick_for
from yuletable.core.protocol import Action, Game, Json, Seat
from yuletable.core.registry import entry
from yuletable.core.seen import see

_LENGTH: Final = struct.Struct("<I")


class Question(msgspec.Struct, frozen=True):
    """Which action? world: a position. key: of the bot's own generator. iterations: None = the
    level's. ms: time to decide in; None = as long as it takes."""

    game: str
    bot: str
    seat: Seat
    world: Json
    key: str
    iterations: int | None = None
    ms: float | None = None


class Answer(msgspec.Struct, frozen=True):
    """action: None when the bot failed, and in the first answer of a worker, which nobody asked
    for: it says that the worker is ready. ms: that it took."""

    action: Action | None
    ms: float = 0.0


def question(
    game: Game[Any], state: Any, seat: Seat, bot: str, key: str, iterations: int | None = None
) -> Question:
    """The question for a seat that is asked in `state`."""
    world = state.determinize(seat, pick_for(key, "world"))
    return Question(game.spec.id, bot, seat, game.position(world), key, iterations)


def answer(asked: Question) -> Action:
    """Think. Raises whatever the game or its bot raises."""
    found = entry(asked.game)
    state = found.game.from_position(asked.world)
    pick = pick_for(asked.key)
    bot = bot_of(found, asked.bot, asked.iterations, asked.ms)
    return bot(see(found.game, state, asked.seat, pick), pick)


_encode = msgspec.msgpack.Encoder().encode
_questions = msgspec.msgpack.Decoder(Question)
_answers = msgspec.msgpack.Decoder(Answer)


def frame(message: Question | Answer) -> bytes:
    """The message as it goes through a pipe."""
    body = _encode(message)
    return _LENGTH.pack(len(body)) + body


def read_question(pipe: IO[bytes]) -> Question | None:
    """The next question, None at the end."""
    body = _read(pipe)
    return None if body is None else _questions.decode(body)


def read_answer(pipe: IO[bytes]) -> Answer | None:
    """The next answer, None at the end."""
    body = _read(pipe)
    return None if body is None else _answers.decode(body)


def _read(pipe: IO[bytes]) -> bytes | None:
    head = pipe.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        return None
    (length,) = _LENGTH.unpack(head)
    body = pipe.read(length)
    return body if len(body) == length else None
