"""Everything that leaves the server: one function turns a message into a frame.

What a screen may see is decided here and in the game's `view`, by allow-lists alone.
"""

from collections.abc import Mapping, Sequence, Set
from typing import Final, NamedTuple

import msgspec

from yuletable.core.protocol import CLOCK, EVERYONE, Seat, Text, clock_parts
from yuletable.server.members import Member
from yuletable.server.play import OpenAsk
from yuletable.server.state import RoomState
from yuletable.server.wire import (
    AskView,
    EventView,
    MatchView,
    MemberView,
    Out,
    PauseView,
    PlanView,
    RoomView,
    WaitView,
    YouView,
)

_bytes: Final = msgspec.json.Encoder().encode
_NULL: Final = msgspec.Raw(b"null")
_NONE: Final = msgspec.Raw(b"[]")


class _Update(msgspec.Struct, frozen=True, tag_field="op", tag="update"):
    """`wire.Update` with parts that several screens share already encoded."""

    v: int
    room: msgspec.Raw
    you: YouView
    view: msgspec.Raw
    ask: AskView | None
    events: msgspec.Raw
    replay: bool
    done: str | None


def encode(out: Out | _Update) -> str:
    """The frame of a message. No other function makes one."""
    return _bytes(out).decode()


class Live(NamedTuple):
    """What a frame tells that no log does. online: ids of members with a live screen. now: room
    time in ms. absent: room time at which a member's last screen went. The rest as in
    `RoomView`."""

    online: Set[int]
    now: int
    urls: list[str]
    name_url: str | None = None
    tables: int = 0
    can_stop: bool = False
    warnings: Sequence[Text] = ()
    absent: Mapping[int, int] = {}


class Frames:
    """The frames of one moment of a room; what several screens share is encoded once.

    shown: the last entry that every screen has seen.
    """

    def __init__(self, state: RoomState, live: Live, shown: int) -> None:
        self._state = state
        self._live = live
        self._now = live.now
        self._shown = shown
        self._room: msgspec.Raw | None = None
        self._views: dict[Seat | None, msgspec.Raw] = {}
        self._events: dict[tuple[Seat | None, int], msgspec.Raw] = {}
        self._open: dict[int, msgspec.Raw] = {}
        self._shared: dict[tuple[bool, bool], str] = {}

    def update(
        self,
        member: int | None,
        table: bool,
        local: bool,
        since: int | None = None,
        done: str | None = None,
    ) -> str:
        """The whole state for one screen. since: the last entry it holds when it (re)connects,
        None for one that has followed all along."""
        plain = member is None and since is None and done is None
        if plain:
            frame = self._shared.get((table, local))
            if frame is not None:
                return frame
        state = self._state
        play = state.play
        hosts = member is not None and member == state.host
        seat = None if play is None else play.seat_of(member)
        open_ask = None if play is None or seat is None else play.asks.get(seat)
        if self._room is None:
            self._room = msgspec.Raw(_bytes(self._room_view()))
        frame = encode(
            _Update(
                v=state.n,
                room=self._room,
                you=YouView(
                    member=member,
                    seat=seat,
                    host=hosts,
                    table=table,
                    local=local,
                    wifi=state.wifi
                    if table or (member is not None and member == state.host)
                    else None,
                ),
                view=self._view(seat),
                ask=None if open_ask is None or seat is None else self._ask(seat, open_ask),
                events=self._told(seat, self._shown if since is None else since),
                replay=since is not None,
                done=done,
            )
        )
        if plain:
            self._shared[table, local] = frame
        return frame

    def _view(self, viewer: Seat | None) -> msgspec.Raw:
        raw = self._views.get(viewer)
        if raw is None:
            play = self._state.play
            match = None if play is None else play.match
            raw = (
                _NULL
                if match is None
                else msgspec.Raw(_bytes(match.game.view(match.state, viewer)))
            )
            self._views[viewer] = raw
        return raw

    def _told(self, viewer: Seat | None, after: int) -> msgspec.Raw:
        """The events after an entry, as this viewer may know them."""
        open_to_all = self._open.get(after)
        if open_to_all is not None:
            return open_to_all
        found = self._events.get((viewer, after))
        if found is not None:
            return found
        play = self._state.play
        if play is None or play.match is None:
            return _NONE
        times = play.match.game.spec.show_ms
        show = self._state.show
        told: list[EventView] = []
        secret = False
        for v, event in reversed(play.events):
            if v <= after:
                break
            secret = secret or event.audience & EVERYONE != EVERYONE
            data = event.seen_by(viewer)
            if data is not None:
                told.append(EventView(v, event.kind, data, int(times.get(event.kind, 0) * show)))
        told.reverse()
        raw = msgspec.Raw(_bytes(told)) if told else _NONE
        if secret:
            self._events[viewer, after] = raw
        else:
            self._open[after] = raw
        return raw

    def _ask(self, seat: Seat, ask: OpenAsk) -> AskView:
        return AskView(
            ask=ask.number,
            kind=ask.ask.kind,
            options=ask.ask.options,
            default=ask.ask.default,
            left=self._left(seat, ask),
            total=ask.total,
            may_undo=ask.ask.may_undo,
        )

    def _left(self, seat: Seat, ask: OpenAsk) -> int | None:
        state = self._state
        if ask.deadline is None or answered_by_bot(state, seat):
            return None
        now = self._now
        if state.paused is not None:
            go = state.paused.go
            now = max(state.paused.frozen_from, ask.opened) if go is None else max(now, go)
        return max(0, ask.deadline - now)

    def _room_view(self) -> RoomView:
        state = self._state
        play = state.play
        least, most = state.seat_range()
        options, minutes = state.lobby()
        order = [member.id for member in state.players()]
        return RoomView(
            code=state.code,
            phase=state.phase,
            host=state.host,
            handover=state.handover,
            members=self._members(),
            order=order,
            game=state.game,
            options=options if play is None else dict(play.header.options),
            min_seats=least,
            max_seats=most,
            free_seats=max(0, most - len(order)),
            minutes=minutes,
            timers=state.timers,
            paused=self._pause(),
            waiting=self._waiting(),
            match=None if play is None else self._match(),
            reveal=state.reveal,
            reveal_auto=state.auto,
            results=state.results,
            urls=self._live.urls,
            name_url=self._live.name_url,
            frozen=play is not None and play.frozen is not None,
            plan=self._plan(),
            standings=state.standings(),
            tables=self._live.tables,
            locked=state.locked,
            hidden=state.hidden,
            takeover=state.takeover,
            sound=state.sound,
            narration=state.narration,
            can_stop=self._live.can_stop,
            warnings=list(self._live.warnings),
        )

    def _members(self) -> list[MemberView]:
        state = self._state
        play = state.play
        seats: dict[int, Seat] = {}
        if play is not None:
            seats = {member: seat for seat, member in enumerate(play.seats)}
        views = []
        for member in state.members.values():
            seat = seats.get(member.id)
            stands_in = play is not None and seat is not None and seat in play.bots
            if play is not None and seat in play.gone and not stands_in:
                seat = None
            views.append(
                MemberView(
                    id=member.id,
                    name=member.name,
                    avatar=member.avatar,
                    bot=member.bot,
                    online=member.bot is not None or member.id in self._live.online,
                    playing=member.playing,
                    seat=seat,
                    bot_plays=stands_in,
                    since=member.since,
                    barred=member.barred,
                    wish=member.wish,
                    left=member.left,
                    away=self._away(member),
                )
            )
        return views

    def _away(self, member: Member) -> int | None:
        since = self._live.absent.get(member.id)
        here = member.bot is not None or member.left or member.id in self._live.online
        return None if here or since is None else max(0, self._now - since)

    def _pause(self) -> PauseView | None:
        paused = self._state.paused
        if paused is None:
            return None
        return PauseView(
            by=paused.by,
            resume_in=None if paused.go is None else max(0, paused.go - self._now),
        )

    def _plan(self) -> PlanView | None:
        plan = self._state.plan
        if plan is None:
            return None
        return PlanView(do=plan.do, seat=plan.seat, left=max(0, plan.due - self._now))

    def _waiting(self) -> list[WaitView]:
        play = self._state.play
        if play is None:
            return []
        return [
            WaitView(
                seat,
                ask.number,
                ask.ask.kind,
                self._left(seat, ask),
                ask.total,
                ask.ask.blind,
            )
            for seat, ask in play.asks.items()
        ]

    def _match(self) -> MatchView:
        play = self._state.play
        assert play is not None
        clock: list[tuple[str, int]] = []
        if play.match is not None and play.frozen is None:
            seats = len(play.seats)
            legal = play.match.state.legal_actions(CLOCK)
            clock = [clock_parts(action, seats) for action in legal]
        return MatchView(
            n=play.number,
            seats=play.seats,
            commitment=play.header.commitment,
            seed=play.seed.hex() if play.over else None,
            clock=clock,
        )


def answered_by_bot(state: RoomState, seat: Seat) -> bool:
    """Whether a computer player answers for a seat of the running match."""
    play = state.play
    assert play is not None
    if seat in play.bots:
        return True
    member = state.members.get(play.seats[seat])
    return member is None or member.bot is not None
