"""A saved record, checked: drawn from the seed that was promised, and played by the rules?"""

from typing import Final

from yuletable.core import registry
from yuletable.core.match import verify
from yuletable.core.protocol import Json
from yuletable.core.record import RecordError, read_record
from yuletable.server.refusals import RefusedError

MOST_BYTES: Final = 1_000_000
"""Longest record that is looked at; one of 32 seats is under 200 kB."""


def checked(data: bytes) -> Json:
    """What a true record says: game, seats, the fingerprint of its seed, the seed, the places.
    Raises RefusedError with what is wrong with it."""
    if len(data) > MOST_BYTES:
        raise RefusedError("too_big", "yt-why-record-big")
    try:
        record = read_record(data)
    except RecordError:
        raise RefusedError("illegal", "yt-why-record-damaged") from None
    header = record.header
    entry = registry.entries().get(header.game)
    if entry is None:
        raise RefusedError("illegal", "yt-why-record-game", game=header.game[:40])
    if header.rules_version != entry.game.spec.rules_version:
        raise RefusedError("illegal", "yt-why-record-rules")
    if record.footer is None:
        raise RefusedError("illegal", "yt-why-record-open")
    try:
        verify(entry.game, record)
    except (RecordError, IndexError, ValueError):
        raise RefusedError("illegal", "yt-why-record-false") from None
    return {
        "game": header.game,
        "seats": header.seats,
        "commitment": header.commitment,
        "seed": record.footer.seed,
        "places": record.footer.places,
    }
