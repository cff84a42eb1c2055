"""How a command says that it cannot do what was asked."""

from pathlib import Path
from typing import Any

import msgspec

from yuletable.core.protocol import Json
from yuletable.core.registry import Entry, entry


class CommandError(Exception):
    """One clear sentence for the person at the terminal."""


def game_entry(game_id: str) -> Entry:
    """The registered game. Raises CommandError."""
    try:
        return entry(game_id)
    except KeyError as error:
        raise CommandError(error.args[0]) from None
    except ValueError as error:
        raise CommandError(f"An installed game cannot be used: {error}.") from None


def read_bytes(path: Path) -> bytes:
    """What the file holds. Raises CommandError."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise CommandError(f"{path} cannot be read: {error.strerror}.") from None


def json_of(text: str | bytes, what: str) -> Json:
    """The JSON value in `text`; `what` names it in the sentence. Raises CommandError."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise CommandError(f"{what} is not JSON: {error}.") from None


def to_json(value: Any) -> str:
    """One line of JSON."""
    return msgspec.json.encode(value).decode()
