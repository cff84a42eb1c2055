"""The record of a match: a header, its steps, a footer; as JSON lines.

    {"game": "gift_trail", "rules_version": 1, "seats": 4, "options": {...}, "commitment": "..."}
    [2, 0, 1530]
    [-1, 3, 1530]
    {"seed": "...", "scores": [...], "places": [...]}

A step is [seat, action, ms]: ms is milliseconds of room time since the start, never read by rules.
"""

from collections.abc import Iterable, Iterator
from typing import Any, TypeAlias

import msgspec

from yuletable.core.protocol import Json, Options

Step: TypeAlias = tuple[int, int, int]


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a match is played under. `commitment` is the SHA-256 of the seed, "" without one."""

    game: str
    rules_version: int
    seats: int
    options: Options
    commitment: str


class Footer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is known after the end. `seed` is hex, "" without one; `places` is [] when the match
    was ended early by the host."""

    seed: str
    scores: list[int]
    places: list[int]


class Record(msgspec.Struct, frozen=True):
    """A match as played: enough to play it again without the seed."""

    header: Header
    steps: list[Step]
    footer: Footer | None = None


class RecordError(ValueError):
    """A record that is damaged or not a record; the text names the line and what is wrong."""


_encoder = msgspec.json.Encoder()
_header = msgspec.json.Decoder(Header)
_step = msgspec.json.Decoder(Step)
_footer = msgspec.json.Decoder(Footer)


def write_record(record: Record) -> bytes:
    """The JSON lines of a record."""
    parts: list[Any] = [record.header, *record.steps]
    if record.footer is not None:
        parts.append(record.footer)
    return b"".join(_encoder.encode(part) + b"\n" for part in parts)


def read_record(data: bytes) -> Record:
    """The record in these JSON lines. Raises RecordError with the line that is wrong."""
    numbered = _lines(data)
    number, line = next(numbered, (1, b""))
    header = _decode(_header, number, line, "the header")
    steps: list[Step] = []
    footer: Footer | None = None
    for number, line in numbered:
        if footer is not None:
            raise RecordError(f"line {number}: nothing may follow the footer")
        if line.startswith(b"{"):
            footer = _decode(_footer, number, line, "the footer")
        else:
            steps.append(_decode(_step, number, line, "a step"))
    return Record(header, steps, footer)


def _lines(data: bytes) -> Iterator[tuple[int, bytes]]:
    for number, line in enumerate(data.splitlines(), 1):
        if line.strip():
            yield number, line.strip()


def _decode(decoder: msgspec.json.Decoder[Any], number: int, line: bytes, what: str) -> Any:
    try:
        return decoder.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(f"line {number}: {what} is damaged: {error}") from None


def steps_json(steps: Iterable[Step]) -> Json:
    """Steps as plain JSON lists."""
    return [list(step) for step in steps]
