"""A room as its log tells it. `Room` changes it by entries only, so a restart ends up the same."""

from collections.abc import Callable
from typing import Any, Final, Literal, TypeAlias

import msgspec

from yuletable.core import registry
from yuletable.core.match import Events
from yuletable.core.protocol import Json, Seat, check_options
from yuletable.core.record import RecordError
from yuletable.core.registry import Entry as GameEntry
from yuletable.server import evening, log
from yuletable.server.log import Body, Entry, LogError, body_of, check_order
from yuletable.server.members import Member
from yuletable.server.orders import UNSET, Wifi
from yuletable.server.play import Play
from yuletable.server.wire import HandoverView, Phase, ResultView, StandingView

MENU_SEATS: Final = 32
SOUND: Final = 5
"""How loud a TV is, of 10, until the host says otherwise."""
ROOM_SWITCHES: Final = (
    "locked", "hidden", "takeover", "sound", "narration", "wifi", "address",
)  # fmt: skip
"""What `orders.SetRoom` sets, `log.Setting` keeps and `RoomState` has under the same names."""


class Pause:
    """The match stands still from room time `frozen_from` until `go` (None = not yet known)."""

    __slots__ = ("by", "frozen_from", "go")

    def __init__(self, by: int | None, frozen_from: int) -> None:
        self.by = by
        self.frozen_from = frozen_from
        self.go: int | None = None


class Plan:
    """What the host is about to do at room time `due`: remove `seat`, or end the match. own_pause:
    the match stands still for this alone."""

    __slots__ = ("by", "do", "due", "own_pause", "seat")

    def __init__(self, body: log.Planned, own_pause: bool) -> None:
        self.do = body.do
        self.seat = body.seat
        self.by = body.by
        self.due = body.due
        self.own_pause = own_pause


class RoomState:
    """Everything durable about one room.

    n, ms: number and room time of the last entry. seen: wall time, in s, of the last sign of a
    person. heir_of: the host who was away for too long and gets the role back. host_since: room
    time at which the host got the role; host_before: who had it, unless that one was away for too
    long. wanted: options that the host touched. dead: hashed tokens that open nothing any more,
    with the text that says why. order: members as they sit, where that was arranged. offers: the
    member and the last moment, in s of wall time, of each hashed seat code; used: those that were
    brought, with their member. asked: the highest number of an ask of the matches before.
    locked ... address: as in `orders.SetRoom`. show: factor on show times.
    """

    def __init__(self, code: str, show: float = 1.0) -> None:
        self.code = code
        self.show = show
        self.n = 0
        self.ms = 0
        self.seen = 0
        self.members: dict[int, Member] = {}
        self.next_member = 0
        self.dead: dict[str, str] = {}
        self.host: int | None = None
        self.heir_of: int | None = None
        self.host_since = 0
        self.host_before: int | None = None
        self.handover: HandoverView | None = None
        self._last_left = ""
        self.phase: Phase = "menu"
        self.game: str | None = None
        self.wanted: dict[str, Json] = {}
        self.order: list[int] = []
        self.offers: dict[str, tuple[int, int]] = {}
        self.used: dict[str, int] = {}
        self.locked = False
        self.hidden = False
        self.takeover = True
        self.sound = SOUND
        self.narration = False
        self.wifi: Wifi | None = None
        self.address: str | None = None
        self.timers = 1
        self.paused: Pause | None = None
        self.plan: Plan | None = None
        self.reveal = 0
        self.auto = False
        self.results: list[ResultView] = []
        self.play: Play | None = None
        self.asked: int = 0
        self.ended = False
        self._standings: list[StandingView] | None = None
        self._lobby: tuple[Any, tuple[dict[str, Json], int | None], Any] | None = None

    # What follows from it.

    def by_token(self, token: str) -> Member | None:
        """The member with this hashed token."""
        for member in self.members.values():
            if member.token == token:
                return member
        return None

    def people(self) -> list[Member]:
        """Who is in the room and no computer."""
        return [m for m in self.members.values() if m.bot is None and not m.left]

    def players(self) -> list[Member]:
        """Who is ticked for the next match as they sit: as arranged, then in order of joining."""
        playing = [member for member in self.members.values() if member.playing]
        if self.order:
            last = len(self.order)
            at = {member: index for index, member in enumerate(self.order)}
            playing.sort(key=lambda member: at.get(member.id, last))
        return playing

    def for_taking(self, seat: Seat) -> bool:
        """Whether a computer player holds this seat of the match with no person behind it."""
        play = self.play
        assert play is not None
        if seat in play.gone:
            return seat in play.bots
        member = self.members.get(play.seats[seat])
        return member is None or member.bot is not None

    def next_match(self) -> int:
        """The number of the match that comes next."""
        return len(self.results) + 1

    def standings(self) -> list[StandingView]:
        """The evening so far, best first."""
        if self._standings is None:
            self._standings = evening.standings(self.results, self.members)
        return self._standings

    def entry(self) -> GameEntry | None:
        """The chosen game, None without one or when it is not installed any more."""
        return None if self.game is None else registry.entries().get(self.game)

    def seat_range(self) -> tuple[int, int]:
        """Fewest and most seats of the chosen game; without one, of all games together."""
        entry = self.entry()
        if entry is not None:
            return entry.game.spec.min_seats, entry.game.spec.max_seats
        specs = [other.game.spec for other in registry.entries().values()]
        return (
            min((spec.min_seats for spec in specs), default=2),
            max((spec.max_seats for spec in specs), default=MENU_SEATS),
        )

    def free_seats(self) -> int:
        return max(0, self.seat_range()[1] - len(self.players()))

    def options(self) -> dict[str, Json]:
        """The switches as they stand: what the game suggests for those who play, with what the
        host touched."""
        entry = self.entry()
        if entry is None:
            return {}
        spec = entry.game.spec
        seats = min(max(len(self.players()), spec.min_seats), spec.max_seats)
        return check_options(spec, self.wanted, entry.game.suggest(seats))

    def lobby(self) -> tuple[dict[str, Json], int | None]:
        """The switches as they stand, and the honest length in minutes with those who play (None
        without a game)."""
        key = (self.game, len(self.players()), id(self.wanted))
        if self._lobby is None or self._lobby[0] != key:
            entry = self.entry()
            options = self.options()
            minutes = None
            if entry is not None:
                spec = entry.game.spec
                seats = min(max(key[1], spec.min_seats), spec.max_seats)
                minutes = entry.game.minutes(seats, options)
            # The switches are kept, so that no others take the place that `id` names.
            self._lobby = (key, (options, minutes), self.wanted)
        return self._lobby[1]

    def match_ms(self, ms: int) -> int:
        """Milliseconds of play since the start of the match, pauses not counted."""
        play = self.play
        assert play is not None
        now = ms
        if self.paused is not None:
            go = self.paused.go
            now = self.paused.frozen_from if go is None else max(go, ms)
        return max(0, now - play.started - play.stood)

    # The fold.

    def apply(self, n: int, ms: int, body: Body, played: Events | None = None) -> None:
        """Take an entry in. `played`: the events of steps that the match has made already."""
        self.n = n
        self.ms = ms
        self.wake(ms)
        if body.msg is not None and body.by in self.members:
            self.members[body.by].answer(body.msg, n)
        _TAKE[type(body)](self, body, played)

    def wake(self, now: int) -> bool:
        """End a pause whose countdown is over; whether it just ended."""
        if self.paused is None or self.paused.go is None or now < self.paused.go:
            return False
        self.paused = None
        return True

    def _opened(self, body: log.Opened, _: Events | None) -> None:
        self.seen = body.at

    def _joined(self, body: log.Joined, _: Events | None) -> None:
        self._standings = None
        member = Member(
            body.member,
            body.name,
            body.avatar,
            body.playing,
            self.ms,
            body.token,
            body.bot,
            body.wish,
        )
        member.played = len(self.results)
        if body.bot is not None:
            member.play_as(body.bot, self.game)
        self.members[member.id] = member
        self.next_member = max(self.next_member, member.id + 1)
        if body.bot is None:
            self.seen = max(self.seen, body.at)
            if body.msg is not None:
                member.answer(body.msg, self.n)

    def _left(self, body: log.Left, _: Events | None) -> None:
        self._standings = None
        member = self.members[body.member]
        if member.token is not None:
            own = body.by == member.id
            self.dead[member.token] = "yt-why-left" if own else "yt-why-dead-token"
        if self.heir_of == member.id:
            self.heir_of = None
        if self.host == member.id:
            self._last_left = member.name
        play = self.play
        if play is None or member.id not in play.seats:
            del self.members[member.id]
            return
        member.left = True
        member.token = None
        member.playing = member.wish = False
        seat = play.seats.index(member.id)
        if member.bot is None and seat not in play.gone:
            play.gone.add(seat)
            play.bots.add(seat)

    def _renamed(self, body: log.Renamed, _: Events | None) -> None:
        self._standings = None
        member = self.members[body.member]
        member.name = body.name or member.name
        member.avatar = body.avatar or member.avatar

    def _offered(self, body: log.Offered, _: Events | None) -> None:
        # A newer code replaces the one before it.
        self.offers = {c: o for c, o in self.offers.items() if o[0] != body.member}
        self.offers[body.code] = (body.member, body.until)

    def _claimed(self, body: log.Claimed, _: Events | None) -> None:
        member = self.members[body.member]
        if member.token is not None:
            self.dead[member.token] = "yt-why-seat-moved"
        member.token = body.token
        self.offers.pop(body.code, None)
        self.used[body.code] = body.member
        self.seen = max(self.seen, body.at)
        if body.msg is not None:
            member.answer(body.msg, self.n)

    def _present(self, body: log.Present, _: Events | None) -> None:
        self.seen = max(self.seen, body.at)

    def _absent(self, body: log.Absent, _: Events | None) -> None:
        """Presence is what is connected now; the entry only numbers the change."""

    def _seated(self, body: log.Seated, _: Events | None) -> None:
        for member, playing in body.playing:
            self.members[member].playing = playing
            if playing:
                self.members[member].out = 0
        for member, wish in body.wish:
            self.members[member].wish = wish
        if body.lifted is not None:
            self.members[body.lifted].barred = False
        for member in body.out:
            self.members[member].out = self.next_match()
        if body.order is not None:
            self.order = body.order
        if body.seat is not None and self.play is not None:
            if body.taken is not None:
                self._take(body.seat, body.taken)
            if body.bot:
                self.play.bots.add(body.seat)
            else:
                self.play.bots.discard(body.seat)
                self.play.silent[body.seat] = 0
                self.play.again(body.seat, self.play_time(), self.timers)
            if body.barred:
                self._bar(body.seat)

    def _take(self, seat: Seat, taker: int) -> None:
        play = self.play
        assert play is not None
        before = self.members.get(play.seats[seat])
        play.seats[seat] = taker
        play.gone.discard(seat)
        member = self.members[taker]
        member.playing = member.wish = True
        member.played = play.number
        if before is not None and (before.bot is not None or before.left):
            del self.members[before.id]

    def play_time(self) -> int:
        """Room time, standing still in a pause."""
        if self.paused is None:
            return self.ms
        return self.paused.frozen_from if self.paused.go is None else self.paused.go

    def _bar(self, seat: int) -> None:
        play = self.play
        assert play is not None
        play.gone.add(seat)
        member = self.members.get(play.seats[seat])
        if member is not None and member.bot is None:
            member.barred = True
            member.playing = member.wish = False

    def _host(self, body: log.NewHost, _: Events | None) -> None:
        self.handover = None if body.member is None else self._handover(body)
        self.host_before = self.host if body.of is None else None
        self.host_since = self.ms
        self.host = body.member
        self.heir_of = body.of

    def _handover(self, body: log.NewHost) -> HandoverView:
        before = None if self.host is None else self.members.get(self.host)
        if body.of is not None:
            before = self.members.get(body.of)
            return HandoverView(self.n, "away", body.of, "" if before is None else before.name)
        if self.host is None:
            return HandoverView(self.n, "first", None, "")
        if before is None or before.left:
            name = self._last_left if before is None else before.name
            return HandoverView(self.n, "left", None, name)
        why: Literal["back", "given", "table"] = "given" if body.by is not None else "table"
        if self.heir_of == body.member:
            why = "back"
        return HandoverView(self.n, why, before.id, before.name)

    def _setting(self, body: log.Setting, _: Events | None) -> None:
        if body.game is not UNSET and body.game != self.game:
            self.game = body.game
            self.wanted = {}
            entry = self.entry()
            for member in self.members.values():
                if member.bot is not None and entry and self.game:
                    member.bot = member.level(self.game, entry.bots) or usual_bot(entry)
        if body.phase is not UNSET:
            self.phase = body.phase
            if body.phase in ("menu", "lobby"):
                self._clear_table()
        if body.options is not UNSET:
            self.wanted = {**self.wanted, **body.options}
        if body.timers is not UNSET:
            self.timers = body.timers
            if self.play is not None:
                self.play.retime(self.play_time(), body.timers)
        if body.reveal is not UNSET:
            self.reveal = body.reveal
        if body.auto is not UNSET:
            self.auto = body.auto
        if body.bot is not UNSET:
            self.members[body.bot[0]].play_as(body.bot[1], self.game)
        if body.counts is not UNSET:
            self._count(*body.counts)
        for name in ROOM_SWITCHES:
            value = getattr(body, name)
            if value is not UNSET:
                setattr(self, name, value)

    def _clear_table(self) -> None:
        self.asked = self._highest_ask()
        self.play = None
        self.paused = None
        self.plan = None
        self.reveal = 0
        self.auto = False
        self.members = {id: m for id, m in self.members.items() if not m.left}

    def _count(self, n: int, counts: bool) -> None:
        self._standings = None
        self.results = [
            msgspec.structs.replace(result, counts=counts) if result.n == n else result
            for result in self.results
        ]

    def _highest_ask(self) -> int:
        return max(self.asked, *self.play.numbers) if self.play else self.asked

    def _began(self, body: log.Began, played: Events | None) -> None:
        self.asked = self._highest_ask()
        play = Play(
            body.number,
            list(body.seats),
            body.header,
            bytes.fromhex(body.seed),
            body.at,
            self.ms,
            self.asked,
        )
        self.play = play
        self.phase = "playing"
        self.paused = None
        self.plan = None
        self.reveal = 0
        self.auto = False
        for member in body.seats:
            if member in self.members:
                self.members[member].played = body.number
        entry = registry.entries().get(body.header.game)
        if entry is None:
            play.frozen = f"the game {body.header.game} is not installed"
            return
        events = Events()
        try:
            play.set_up(entry.game, body.steps, events)
        except RecordError as error:
            play.frozen = str(error)
            return
        play.after(self.n, self.ms, body.steps, events, self.timers, self.show)
        self._close_if_over()

    def _stepped(self, body: log.Stepped, played: Events | None) -> None:
        play = self.play
        if play is None or play.frozen is not None:
            return
        events = played
        if events is None:
            events = Events()
            try:
                play.replay(body.steps, events)
            except Exception as error:  # whatever the rules raise now: the match is frozen
                play.frozen = str(error) or type(error).__name__
                play.asks = {}
                return
        for seat, _, _ in body.steps:
            if seat >= 0:
                play.silent[seat] = 0
        if body.timeout is not None:
            play.silent[body.timeout] += 1
        play.after(self.n, self.ms, body.steps, events, self.timers, self.show)
        if body.barred is not None:
            self._bar(body.barred)
            play.bots.discard(body.barred)
        self._close_if_over()

    def _close_if_over(self) -> None:
        play = self.play
        if play is None or play.match is None or not play.match.over:
            return
        state = play.match.state
        places = state.places()
        teams = play.match.game.spec.teams.get(len(play.seats))
        here = self.members
        names = [here[m].name if m in here else "" for m in play.seats]
        self._standings = None
        self.results.append(
            ResultView(
                n=play.number,
                game=play.header.game,
                members=list(play.seats),
                names=names,
                places=places,
                scores=state.scores(),
                early=not places,
                points=evening.points_of(places, teams),
                bots=[
                    m
                    for seat, m in enumerate(play.seats)
                    if seat in play.gone or m not in here or here[m].bot is not None
                ],
            )
        )
        self.phase = "results"
        self.paused = None
        self.plan = None
        play.asks = {}

    def _undone(self, body: log.Undone, _: Events | None) -> None:
        play = self.play
        if play is None or play.frozen is not None:
            return
        try:
            play.undo(body.keep)
        except RecordError as error:
            play.frozen = str(error)
            play.asks = {}
            return
        play.reask(self.ms, {body.seat}, False, self.timers, undone=True)

    def _paused(self, body: log.Paused, _: Events | None) -> None:
        start = self.ms
        if self.paused is not None and self.paused.go is not None:
            start = max(start, self.paused.go)
        self.paused = Pause(body.by, start)

    def _resumed(self, body: log.Resumed, _: Events | None) -> None:
        if self.paused is None:
            return
        self.paused.go = body.go
        if self.play is not None:
            self.play.shift(self.paused.frozen_from, body.go)

    def _planned(self, body: log.Planned, _: Events | None) -> None:
        own = self.paused is None or self.paused.go is not None
        if own:
            self._paused(log.Paused(by=body.by), None)
        self.plan = Plan(body, own)

    def _unplanned(self, body: log.Unplanned, _: Events | None) -> None:
        plan, self.plan = self.plan, None
        if plan is None or not plan.own_pause or self.paused is None:
            return
        since = self.paused.frozen_from
        self.paused = None
        if self.play is not None:
            self.play.shift(since, max(since, self.ms))

    def _deadline(self, body: log.Deadline, _: Events | None) -> None:
        if body.more and self.play is not None:
            self.play.more(body.more)

    def _ended(self, body: log.Ended, _: Events | None) -> None:
        self.ended = True


_Take: TypeAlias = Callable[[RoomState, Any, Events | None], None]

_TAKE: Final[dict[type[Body], _Take]] = {
    log.Opened: RoomState._opened,
    log.Joined: RoomState._joined,
    log.Left: RoomState._left,
    log.Renamed: RoomState._renamed,
    log.Offered: RoomState._offered,
    log.Claimed: RoomState._claimed,
    log.Present: RoomState._present,
    log.Absent: RoomState._absent,
    log.Seated: RoomState._seated,
    log.NewHost: RoomState._host,
    log.Setting: RoomState._setting,
    log.Began: RoomState._began,
    log.Stepped: RoomState._stepped,
    log.Undone: RoomState._undone,
    log.Paused: RoomState._paused,
    log.Resumed: RoomState._resumed,
    log.Planned: RoomState._planned,
    log.Unplanned: RoomState._unplanned,
    log.Deadline: RoomState._deadline,
    log.Ended: RoomState._ended,
}


def usual_bot(entry: GameEntry) -> str:
    """The computer player that answers for an absent person: the game's first."""
    return next((name for name in entry.bots if name != "random"), "random")


def fold(code: str, entries: list[Entry], show: float) -> RoomState:
    """The room of a log. Raises LogError for one that cannot be read."""
    check_order(entries)
    state = RoomState(code, show)
    for entry in entries:
        body = body_of(entry)
        try:
            state.apply(entry.n, entry.ms, body)
        except (KeyError, IndexError, ValueError) as error:
            raise LogError(f"entry {entry.n} ({entry.kind}) does not fit: {error!r}") from None
    return state
