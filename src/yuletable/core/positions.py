"""What every game does first with a written position: read it, count its seats, check its options.

A game describes its file as a msgspec struct with `forbid_unknown_fields`, so that a misspelt key
is told and not passed over.
"""

from collections.abc import Mapping, Sequence
from typing import NoReturn, Protocol, TypeVar

import msgspec

from yuletable.core.protocol import (
    GameSpec,
    Json,
    OptionError,
    Options,
    PositionError,
    check_options,
)


class PositionFile(Protocol):
    """What the files of all games have. players: one entry a seat. options: those that differ from
    the defaults."""

    @property
    def players(self) -> Sequence[object]: ...

    @property
    def options(self) -> Mapping[str, Json]: ...


F = TypeVar("F", bound=PositionFile)


def no(sentence: str) -> NoReturn:
    """Raise PositionError with the sentence why a position cannot be, given without full stop."""
    raise PositionError(f"{sentence}.")


def read(data: Json, kind: type[F], spec: GameSpec, name: str) -> tuple[F, Options]:
    """The file that `data` holds and its complete options. kind: the game's struct. name: what the
    game is called in a sentence. Raises PositionError for what does not read (a missing or unknown
    key, another type), a number of seats or an option that the game does not have."""
    try:
        file = msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        no(f"The position does not read: {error}")
    seats = len(file.players)
    if not spec.min_seats <= seats <= spec.max_seats:
        no(f"{name} has {spec.seats_text} players, not {seats}")
    try:
        return file, check_options(spec, file.options)
    except OptionError as error:
        raise PositionError(str(error)) from None


def one_of(what: str, given: str | None, known: Sequence[str]) -> int:
    """The index of a word among those that are known. what: the key that it stands at. Raises
    PositionError for another."""
    if given not in known:
        no(f"{what} must be one of {', '.join(known)}, not {given!r}")
    return known.index(given)
