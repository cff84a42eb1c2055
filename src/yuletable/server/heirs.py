"""Who hosts when the host is away or has left."""

from typing import TYPE_CHECKING, Final

from yuletable.server.log import NewHost, Unplanned

if TYPE_CHECKING:
    from yuletable.server.rooms import Room

SUCCESSION: Final = 60_000
"""A host whose screen is gone for so many ms is succeeded."""


def crown(
    room: "Room",
    member: int | None,
    by: int | None = None,
    of: int | None = None,
    msg: str | None = None,
) -> None:
    """Somebody hosts from now on, None for nobody; see `log.NewHost`. What was planned against
    that one is not done: the match needs whoever runs it."""
    room.write(NewHost(member=member, of=of, by=by, msg=msg))
    if hits_host(room):
        room.write(Unplanned())


def hits_host(room: "Room") -> bool:
    """Whether it is the host that is about to be removed."""
    state = room.state
    plan, play = state.plan, state.play
    if plan is None or plan.seat is None or play is None:
        return False
    return play.seats[plan.seat] == state.host


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
