"""Who hosts when the host is away or has left."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from yuletable.server.rooms import Room

SUCCESSION: Final = 60_000
"""A host whose screen is gone for so many ms is succeeded."""


def heir(room: "Room", away: bool = False) -> int | None:
    """The longest-seated person who is here, those who play before those who watch; `away`: when
    nobody is here, of those who are not. One who was removed hosts only where all were. None for
    nobody."""
    people = room.state.people()
    people = [member for member in people if not member.barred] or people
    people.sort(key=lambda member: (not member.playing, member.since, member.id))
    here = [member for member in people if member.id in room.by_member]
    return next((member.id for member in here or (people if away else [])), None)


def successor(room: "Room") -> tuple[int, int] | None:
    """Who succeeds the host that is away, and the room time at which; None for nobody, or while
    the host is here. One to whom the role was given while away has all the time to come for it;
    if that passes, the role goes back to whoever gave it."""
    state = room.state
    host = state.host
    if host is None or host in room.by_member:
        return None
    gone = room.absent_since.get(host, state.ms)
    at = max(gone, state.host_since) + SUCCESSION
    giver = state.host_before
    if gone <= state.host_since and giver in room.by_member and not state.members[giver].barred:
        return giver, at
    found = heir(room)
    return None if found is None else (found, at)
