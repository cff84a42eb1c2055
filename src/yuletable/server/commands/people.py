"""Who is here, under which name, in which seat."""

import time
from typing import TYPE_CHECKING, Final

from yuletable.server import orders
from yuletable.server.avatars import AVATARS
from yuletable.server.commands.checks import lobby_or_later, member, playing, seat_in
from yuletable.server.heirs import crown, heir
from yuletable.server.log import Left, Offered, Renamed, Seated
from yuletable.server.members import hashed, same_name
from yuletable.server.names import NameRefusedError, clean
from yuletable.server.refusals import RefusedError

if TYPE_CHECKING:
    from yuletable.server.rooms import Room

OFFER: Final = 600
"""A seat code opens its seat for so many seconds."""


def set_playing(room: "Room", do: orders.SetPlaying, by: int | None, msg: str) -> None:
    state = room.state
    who = member(room, do.member)
    own = by == do.member
    if who.barred and (by != room.state.host or room.state.phase == "playing"):
        raise RefusedError("illegal", "yt-why-barred")
    if do.playing and not who.playing and state.free_seats() == 0:
        raise RefusedError("full", "yt-why-full", most=state.seat_range()[1])
    # The host's word holds for the next match, the person's own until it is said again.
    wish = [(who.id, do.playing)] if (own or do.playing) and who.wish != do.playing else []
    out = [who.id] if not own and not do.playing else []
    if do.playing != who.playing or wish:
        lifted = who.id if who.barred and do.playing else None
        room.write(
            Seated(
                playing=[(who.id, do.playing)], wish=wish, out=out, lifted=lifted, by=by, msg=msg
            )
        )


def dismiss(room: "Room", do: orders.Dismiss, by: int | None, msg: str) -> None:
    who = member(room, do.member)
    if who.bot is not None:
        lobby_or_later(room)
    elif by != who.id and _plays(room, who.id):
        raise RefusedError("phase", "yt-why-send-away-plays", name=who.name)
    room.write(Left(member=who.id, by=by, msg=msg))
    screen = room.by_member.pop(who.id, None)
    if screen is not None:
        screen.member = None
        if by != who.id:
            room.send_off(screen, RefusedError("dead_token", "yt-why-dead-token"))
    if room.state.host == who.id:
        crown(room, heir(room, away=True))


def _plays(room: "Room", member: int) -> bool:
    """Whether this person has a seat in a match that can be played on."""
    state = room.state
    play = state.play
    return (
        state.phase == "playing"
        and play is not None
        and play.frozen is None
        and play.seat_of(member) is not None
    )


def rename(room: "Room", do: orders.Rename, by: int | None, msg: str) -> None:
    who = member(room, do.member)
    others = [m for m in room.state.members.values() if m is not who]
    name = None
    if do.name is not None:
        try:
            name = clean(do.name)
        except NameRefusedError as error:
            raise RefusedError("name", error.why) from None
        offer = same_name(name, others)
        if offer is not None:
            raise RefusedError("name", "yt-why-name-taken", name=name, offer=offer)
    if do.avatar is not None:
        if do.avatar not in AVATARS:
            raise RefusedError("avatar", "yt-why-avatar-unknown")
        if any(m.avatar == do.avatar for m in others):
            raise RefusedError("avatar", "yt-why-avatar-taken")
    if (name or who.name, do.avatar or who.avatar) != (who.name, who.avatar):
        room.write(Renamed(member=who.id, name=name, avatar=do.avatar, by=by, msg=msg))


def offer_seat(room: "Room", do: orders.OfferSeat, by: int | None, msg: str) -> None:
    who = member(room, do.member)
    if who.bot is not None:
        raise RefusedError("illegal", "yt-why-not-a-person")
    until = int(time.time()) + OFFER
    room.write(Offered(member=who.id, code=hashed(do.code), until=until, by=by, msg=msg))


def take_seat(room: "Room", do: orders.TakeSeat, by: int | None, msg: str) -> None:
    state = room.state
    play, _ = playing(room)
    assert by is not None
    who = member(room, by)
    seat = seat_in(play, do.seat)
    if who.barred:
        raise RefusedError("illegal", "yt-why-barred")
    if play.seat_of(by) is not None:
        raise RefusedError("illegal", "yt-why-seated")
    if not state.takeover and by != state.host:
        raise RefusedError("not_host", "yt-why-no-takeover")
    if state.plan is not None and state.plan.seat == seat:
        raise RefusedError("paused", "yt-why-planned")
    if not state.for_taking(seat):
        raise RefusedError("illegal", "yt-why-seat-not-free", seat=seat)
    room.write(Seated(seat=seat, taken=by, by=by, msg=msg))


def give_host(room: "Room", do: orders.GiveHost, by: int | None, msg: str) -> None:
    if member(room, do.member).bot is not None:
        raise RefusedError("illegal", "yt-why-not-a-person")
    crown(room, do.member, by=by, msg=msg)
