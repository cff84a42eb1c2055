"""What commands look at before they do anything. All raise RefusedError, changing nothing."""

from typing import TYPE_CHECKING, Any

from yuletable.core.match import Match
from yuletable.core.protocol import Seat
from yuletable.core.registry import Entry
from yuletable.server.members import Member
from yuletable.server.play import Play
from yuletable.server.refusals import RefusedError

if TYPE_CHECKING:
    from yuletable.server.rooms import Room


def lobby_or_later(room: "Room") -> None:
    """No match runs (one that cannot be played on counts as none)."""
    state = room.state
    if state.phase == "playing" and not (state.play is not None and state.play.frozen is not None):
        raise RefusedError("phase", "yt-why-between-matches")


def in_lobby(room: "Room") -> Entry:
    """The game whose lobby is open."""
    entry = room.state.entry()
    if room.state.phase != "lobby" or entry is None:
        raise RefusedError("phase", "yt-why-lobby-only")
    return entry


def member(room: "Room", id: int) -> Member:
    """Someone who is here."""
    found = room.state.members.get(id)
    if found is None or found.left:
        raise RefusedError("illegal", "yt-why-no-member")
    return found


def playing(room: "Room") -> tuple[Play, Match[Any]]:
    """The match that can be played on."""
    match = room.running()
    play = room.state.play
    assert play is not None
    return play, match


def seat_in(play: Play, seat: Seat) -> Seat:
    """A seat of the match."""
    if not 0 <= seat < len(play.seats):
        raise RefusedError("illegal", "yt-why-no-seat")
    return seat
