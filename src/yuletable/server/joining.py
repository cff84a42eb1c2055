"""Coming to a room: hello, join, being back."""

import time
from typing import TYPE_CHECKING, Final

from yuletable.server.avatars import AVATARS
from yuletable.server.heirs import crown
from yuletable.server.log import Claimed, Joined, Left, Present, Seated
from yuletable.server.members import MOST, free_avatar, hashed, same_name
from yuletable.server.names import NameRefusedError, clean
from yuletable.server.refusals import RefusedError
from yuletable.server.screens import Screen
from yuletable.server.wire import Claim, Hello, Join

if TYPE_CHECKING:
    from yuletable.server.rooms import Room

MOST_STRANGERS: Final = 80
"""So many screens of nobody (TVs too) may be at a room. Who has a seat always comes in."""
STRANGERS_A_PLACE: Final = 50
"""So many of them may be of one address: a whole party behind one router, and no more."""


def attach(room: "Room", screen: Screen, hello: Hello) -> None:
    """Connect a screen to the room. Raises RefusedError; the screen then stays outside."""
    state = room.state
    member = None
    if hello.token is not None and not hello.table:
        token = hashed(hello.token)
        member = state.by_token(token)
        if member is None:
            raise RefusedError("dead_token", state.dead.get(token, "yt-why-dead-token"))
    if member is None and screen not in room.screens:
        _room_for_stranger(room, screen)
    leave_seat(room, screen, None if member is None else member.id)
    screen.table = hello.table
    screen.in_room = True
    room.screens.add(screen)
    room.greet(screen, hello.since)
    if hello.table:
        room.changed()
    if member is not None:
        sit(room, screen, member.id)


def _room_for_stranger(room: "Room", screen: Screen) -> None:
    """Raises RefusedError when there are too many of them. Screens of this machine have a count
    of their own, so that nobody keeps its TV out."""
    others = [
        other
        for other in room.screens
        if other.member is None and not other.gone and other.local == screen.local
    ]
    same = sum(other.address == screen.address for other in others)
    if len(others) >= MOST_STRANGERS or same >= STRANGERS_A_PLACE:
        raise RefusedError("full", "yt-why-room-full", most=len(room.screens))


def leave_seat(room: "Room", screen: Screen, stays: int | None) -> None:
    """A screen that says hello again may be someone else's now."""
    member = screen.member
    if member is not None and member != stays and room.by_member.get(member) is screen:
        del room.by_member[member]
        room.absent_since[member] = room.now()
        room.changed()
    screen.member = screen.token = None


def sit(room: "Room", screen: Screen, member: int) -> None:
    """The member is back, or here for the first time, on this screen. A line that comes back by
    itself tells nothing of its person: a seat is not handed back for that."""
    state = room.state
    was_here = member in room.by_member
    room.replace(member, screen)
    screen.token = state.members[member].token
    if not was_here:
        room.write(Present(member=member, at=int(time.time())))
    if state.heir_of == member or state.host is None:
        crown(room, member)


def touch(room: "Room", member: int) -> None:
    """Somebody acts, touches the screen or looks at it: a seat that a computer player held for
    this person is handed back."""
    play = room.state.play
    if play is None or room.state.phase != "playing":
        return
    seat = play.seat_of(member)
    if seat is not None and seat in play.bots:
        room.write(Seated(seat=seat, bot=False))


def join(room: "Room", screen: Screen, message: Join) -> None:
    """Make a member of a stranger. Raises RefusedError, changing nothing."""
    state = room.state
    token = hashed(message.token)
    if token in state.dead:
        raise RefusedError("dead_token", "yt-why-dead-token")
    known = state.by_token(token)
    if known is not None:
        leave_seat(room, screen, known.id)
        sit(room, screen, known.id)
        room.ack(screen, message.id)
        return
    if screen.member is not None or screen.table:
        raise RefusedError("not_you", "yt-why-member-already")
    try:
        name = clean(message.name)
    except NameRefusedError as error:
        raise RefusedError("name", error.why) from None
    offer = same_name(name, state.members.values())
    if offer is not None:
        raise RefusedError("name", "yt-why-name-taken", name=name, offer=offer)
    if state.locked:
        raise RefusedError("locked", "yt-why-locked")
    before = state.phase in ("menu", "lobby")
    no_seat = not message.watch and not state.free_seats()
    no_face = free_avatar(state.members.values()) is None
    bot = _yielding_bot(room) if before and (no_seat or no_face) else None
    free = state.free_seats() > 0 or bot is not None
    if before and not message.watch and not free:
        raise RefusedError("full", "yt-why-full", most=state.seat_range()[1])
    avatar = _avatar(room, message.avatar, bot)
    if bot is not None:
        room.write(Left(member=bot))
    member = state.next_member
    room.write(
        Joined(
            member=member,
            name=name,
            avatar=avatar,
            playing=not message.watch and free,
            wish=not message.watch or not free,  # nothing but watching was left to choose
            at=int(time.time()),
            token=token,
            msg=message.id,
        )
    )
    sit(room, screen, member)
    room.ack(screen, message.id)


def _yielding_bot(room: "Room") -> int | None:
    """The computer player that makes room for a person in a full lobby: the last one added."""
    bots = [member.id for member in room.state.players() if member.bot is not None]
    return max(bots, default=None)


def claim(room: "Room", screen: Screen, message: Claim) -> None:
    """Hand a seat to whoever brings its code. Raises RefusedError, changing nothing."""
    state = room.state
    token, code = hashed(message.token), hashed(message.code)
    known = state.by_token(token)
    if known is not None and state.used.get(code) == known.id:
        leave_seat(room, screen, known.id)
        sit(room, screen, known.id)
        room.ack(screen, message.id)
        return
    if known is not None or screen.member is not None or screen.table:
        raise RefusedError("not_you", "yt-why-member-already")
    if code in state.used:
        raise RefusedError("code", "yt-why-code-used")
    member, until = state.offers.get(code, (-1, 0))
    if member not in state.members or state.members[member].left or until < time.time():
        raise RefusedError("code", "yt-why-code-expired")
    old = room.by_member.pop(member, None)
    if old is not None:
        old.member = None
        room.send_off(old, RefusedError("dead_token", "yt-why-seat-moved"))
    room.write(
        Claimed(
            member=member, code=code, token=token, at=int(time.time()), by=member, msg=message.id
        )
    )
    sit(room, screen, member)
    touch(room, member)
    room.ack(screen, message.id)


def _avatar(room: "Room", wish: str | None, goes: int | None) -> str:
    """A free face. goes: the computer player that leaves, and gives its own up."""
    members = [member for member in room.state.members.values() if member.id != goes]
    avatar = free_avatar(members)
    if avatar is None:
        raise RefusedError("full", "yt-why-room-full", most=MOST)
    if wish is None:
        return avatar
    if wish not in AVATARS:
        raise RefusedError("avatar", "yt-why-avatar-unknown")
    if any(member.avatar == wish for member in members):
        raise RefusedError("avatar", "yt-why-avatar-taken")
    return wish
