"""Before a match: which game, its switches, who plays."""

import time
from typing import TYPE_CHECKING, Final

from yuletable.core import registry
from yuletable.core.match import Match
from yuletable.core.protocol import OptionError, check_options
from yuletable.server import hours, orders
from yuletable.server.commands.checks import in_lobby, lobby_or_later, member
from yuletable.server.log import Began, Joined, Seated, Setting
from yuletable.server.members import MOST, bot_name, free_avatar
from yuletable.server.refusals import RefusedError
from yuletable.server.seating import fill

if TYPE_CHECKING:
    from yuletable.server.rooms import Room

FURTHEST: Final = 12 * 3600
"""A time of day further ahead, in s, was meant for a match that has been."""


def choose_game(room: "Room", do: orders.ChooseGame, by: int | None, msg: str) -> None:
    lobby_or_later(room)
    if do.game is None:
        room.write(Setting(game=None, phase="menu", by=by, msg=msg))
        return
    if do.game not in registry.entries():
        raise RefusedError("illegal", "yt-why-no-game", game=do.game)
    room.write(Setting(game=do.game, phase="lobby", by=by, msg=msg))
    fill(room)


def set_options(room: "Room", do: orders.SetOptions, by: int | None, msg: str) -> None:
    entry = in_lobby(room)
    try:
        check_options(entry.game.spec, {**room.state.wanted, **do.options})
    except OptionError as error:
        raise RefusedError("illegal", "yt-why-option", error=str(error)) from None
    room.write(Setting(options=do.options, by=by, msg=msg))


def add_bot(room: "Room", do: orders.AddBot, by: int | None, msg: str) -> None:
    entry = in_lobby(room)
    state = room.state
    if do.bot not in entry.bots:
        raise RefusedError("illegal", "yt-why-no-bot", bot=do.bot)
    if state.free_seats() == 0:
        raise RefusedError("full", "yt-why-full", most=state.seat_range()[1])
    for added in range(min(do.count, state.free_seats())):
        members = state.members.values()
        avatar = free_avatar(members)
        if avatar is None and added:
            return
        if avatar is None:
            raise RefusedError("full", "yt-why-room-full", most=MOST)
        room.write(
            Joined(
                member=state.next_member,
                name=bot_name(members),
                avatar=avatar,
                playing=True,
                bot=do.bot,
                by=by,
                msg=msg,
            )
        )


def set_bot(room: "Room", do: orders.SetBot, by: int | None, msg: str) -> None:
    entry = in_lobby(room)
    if member(room, do.member).bot is None:
        raise RefusedError("illegal", "yt-why-not-a-bot")
    if do.bot not in entry.bots:
        raise RefusedError("illegal", "yt-why-no-bot", bot=do.bot)
    room.write(Setting(bot=(do.member, do.bot), by=by, msg=msg))


def arrange(room: "Room", do: orders.Arrange, by: int | None, msg: str) -> None:
    in_lobby(room)
    now = [member.id for member in room.state.players()]
    if sorted(do.order) != sorted(now):
        raise RefusedError("stale", "yt-why-order")
    if do.order != now:
        room.write(Seated(order=do.order, by=by, msg=msg))


def start(room: "Room", do: orders.Start, by: int | None, msg: str) -> None:
    entry = in_lobby(room)
    state = room.state
    seats = [member.id for member in state.players()]
    least, most = state.seat_range()
    if len(seats) < least:
        raise RefusedError("too_few", "yt-why-too-few", least=least, has=len(seats))
    if len(seats) > most:
        raise RefusedError("full", "yt-why-too-many", most=most, has=len(seats))
    at = hours.time_of_day(entry.game.spec, state.options())
    if at is not None and hours.next_time(at, time.time()) - time.time() > FURTHEST:
        raise RefusedError("illegal", "yt-why-time-passed", time=at)
    number = state.next_match()
    seed = room.new_seed(number)
    match = Match.start(entry.game, len(seats), state.options(), seed)
    room.bots = {}
    room.bot_due = {}
    room.write(
        Began(
            number=number,
            seats=seats,
            header=match.header,
            seed=seed.hex(),
            steps=match.steps,
            at=int(time.time()),
            by=by,
            msg=msg,
        )
    )
