"""How a command says that it cannot do what was asked."""

from pathlib import Path
from typing import Any

import msgspec

from yuletable.core.protocol import GameSpec, Json, Options, check_options
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


def checked_options(spec: GameSpec, seats: int, options: Options) -> dict[str, Json]:
    """All options of a match for so many seats, the usual ones filled in. Raises CommandError."""
    if not spec.min_seats <= seats <= spec.max_seats:
        raise CommandError(f"{spec.id} is for {spec.seats_text} seats, not {seats}.")
    try:
        return check_options(spec, options)
    except ValueError as error:
        raise CommandError(str(error)) from None


def check_bot(entry: Entry, name: str) -> None:
    """Raises CommandError for a bot that the game does not have."""
    if name not in entry.bots:
        known = ", ".join(entry.bots)
        raise CommandError(
            f"There is no bot {name!r} for {entry.game.spec.id}. The bots are: {known}."
        )


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
