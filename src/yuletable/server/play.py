"""The running or just finished match of a room: who is asked what, until when, what was shown."""

from collections import deque
from typing import Any, Final

import msgspec

from yuletable.core.match import Event, Events, Match, prefix
from yuletable.core.protocol import CHANCE, CLOCK, Ask, Game, Json, Seat, clock_parts
from yuletable.core.record import Header, RecordError, Step

MOST_SHOW: Final = 6000
"""Longest time in ms that the events of one move hold the next ask back."""
KEPT_EVENTS: Final = 300
"""How many events a returning screen is told of."""
MORE: Final = 30_000

_exact: Final = msgspec.json.Encoder(order="sorted").encode
"""One text for a JSON value: true is not 1 in it, and the order of keys does not matter."""


class OpenAsk:
    """A prompt. number: per seat, going on through the matches of a room. opened, deadline: room
    time in ms, deadline None = no timer. total: ms from the end of the show to the
    deadline, None = no timer. spare: so many ms more had the ask from which this one can be taken
    back. one_clock: something was taken back, and time goes on for both."""

    __slots__ = ("ask", "deadline", "number", "one_clock", "opened", "spare", "total")

    def __init__(self, number: int, ask: Ask, opened: int) -> None:
        self.number = number
        self.ask = ask
        self.opened = opened
        self.deadline: int | None = None
        self.total: int | None = None
        self.spare = 0
        self.one_clock = False

    def takes_blind(self, data: Json) -> bool:
        """Whether the host may answer this for the seat, whose secrets the host does not know."""
        blind = self.ask.blind
        return blind is None or _exact(data) in map(_exact, blind)


class Play:
    """A match with its people. seats: member id by seat. seed: of the draws, secret until over.

    at: wall time of the start, s. started: its room time, ms; stood: ms it stood still since.
    asked: the highest number of an ask in the room so far: an answer of a match before meets none.
    bots: seats that a computer player answers for though they are a person's. gone: seats whose
    person was removed and watches. silent: how often in a row a seat let its time run out.
    shown_until: room time at which the table has shown everything, as the move at room time
    `shown_from` set it. frozen: why the match cannot
    be played on, None when it can; `match` is then as far as it can be played, None = not at all.
    """

    def __init__(
        self,
        number: int,
        seats: list[int],
        header: Header,
        seed: bytes,
        at: int,
        started: int,
        asked: int = 0,
    ) -> None:
        self.number = number
        self.seats = seats
        self.header = header
        self.seed = seed
        self.at = at
        self.started = started
        self.stood = 0
        self.match: Match[Any] | None = None
        self.asks: dict[Seat, OpenAsk] = {}
        self.numbers = [asked] * len(seats)
        self.silent = [0] * len(seats)
        self.bots: set[Seat] = set()
        self.gone: set[Seat] = set()
        self.shown_until = self.shown_from = started
        self.events: deque[tuple[int, Event]] = deque(maxlen=KEPT_EVENTS)
        self.last_entry = (0, 0)
        self.frozen: str | None = None

    @property
    def over(self) -> bool:
        return self.match is not None and self.match.over

    @property
    def reveals(self) -> int:
        """In how many steps the result is opened."""
        steps = self.match.game.spec.reveals if self.match is not None else 0
        return steps or len(self.seats)

    def seat_of(self, member: int | None) -> Seat | None:
        """The seat in which this member plays, None for one that watches."""
        if member is None or member not in self.seats:
            return None
        seat = self.seats.index(member)
        return None if seat in self.gone else seat

    def set_up(self, game: Game[Any], steps: list[Step], events: Events) -> None:
        """Play the first draws as recorded. Raises RecordError."""
        self.match = prefix(game, self.header, steps, len(steps), None, events)
        self.match.seed = self.seed

    def replay(self, steps: list[Step], events: Events) -> None:
        """Play recorded steps. Raises RecordError, or whatever the rules raise, for steps that
        cannot be played any more."""
        match = self.match
        if match is None:
            raise RecordError("the match could not be set up")
        match.seed = None
        try:
            for seat, action, ms in steps:
                match.play(seat, action, ms, events)
        finally:
            match.seed = self.seed

    def undo(self, keep: int) -> None:
        """Back to `keep` steps. Raises RecordError."""
        match = self.match
        if match is None:
            raise RecordError("the match could not be set up")
        n, length = self.last_entry
        if length == 1:
            self.events = deque((e for e in self.events if e[0] != n), maxlen=KEPT_EVENTS)
        self.match = prefix(match.game, match.header, match.steps, keep, self.seed)

    def after(
        self, n: int, ms: int, steps: list[Step], events: Events, factor: int, show: float
    ) -> None:
        """Take note of played steps: what there is to show, and who is asked now.

        ms: room time. factor: of the timers, 0 = off. show: factor on all show times.
        """
        match = self.match
        assert match is not None
        self.last_entry = (n, len(steps))
        self.events.extend((n, event) for event in events)
        times = match.game.spec.show_ms
        total = min(sum(times.get(event.kind, 0) for event in events), MOST_SHOW)
        start = max(ms, min(self.shown_until, ms + MOST_SHOW))
        self.shown_until = int(min(start + total * show, ms + MOST_SHOW))
        self.shown_from = ms
        acted: set[Seat] = set()
        clocked = False
        for seat, action, _ in steps:
            if seat == CLOCK:
                clocked = True
                acted.add(clock_parts(action, len(self.seats))[1])
            elif seat != CHANCE:
                acted.add(seat)
        self.reask(ms, acted, clocked, factor)

    def reask(
        self, ms: int, acted: set[Seat], clocked: bool, factor: int, undone: bool = False
    ) -> None:
        """Bring the open asks up to date. A prompt keeps its number and time while its seat has
        not acted and it stays the same. undone: those who acted have taken something back."""
        match = self.match
        assert match is not None
        old, self.asks = self.asks, {}
        for seat in match.state.actors():
            ask = match.game.ask(match.state, seat)
            if ask is None:
                continue
            known = old.get(seat)
            same = known is not None and seat not in acted and known.ask.kind == ask.kind
            if same and clocked:
                same = known is not None and known.ask.options == ask.options
            if known is not None and same:
                known.ask = ask
                self.asks[seat] = known
                continue
            self.numbers[seat] += 1
            opened = OpenAsk(self.numbers[seat], ask, ms)
            self.asks[seat] = opened
            self.time(opened, max(ms, self.shown_until), factor)
            if known is not None and seat in acted and not clocked:
                _go_on(known, opened, undone)

    def time(self, ask: OpenAsk, start: int, factor: int) -> None:
        """Give an ask its full time from room time `start`."""
        ask.total = ask.ask.seconds * factor * 1000 if factor else None
        ask.deadline = None if ask.total is None else start + ask.total
        ask.spare, ask.one_clock = 0, False

    def retime(self, ms: int, factor: int) -> None:
        """All open asks have their full time again, by a new factor."""
        for ask in self.asks.values():
            self.time(ask, self._start(ask, ms), factor)

    def again(self, seat: Seat, ms: int, factor: int) -> None:
        """The ask of a seat that was handed back has its full time again."""
        ask = self.asks.get(seat)
        if ask is not None:
            self.time(ask, self._start(ask, ms), factor)

    def _start(self, ask: OpenAsk, ms: int) -> int:
        """When the time of an ask begins that is given at `ms`: once the table has shown
        everything. In a pause `ms` stands still, and moves and asks may be later than it."""
        base = max(ms, ask.opened)
        return base + max(0, self.shown_until - max(base, self.shown_from))

    def more(self, ms: int = MORE) -> None:
        """More time for every open ask."""
        for ask in self.asks.values():
            if ask.deadline is not None and ask.total is not None:
                ask.deadline += ms
                ask.total += ms

    def at_least(self, now: int, left: int) -> None:
        """Every open ask has at least `left` ms."""
        for ask in self.asks.values():
            if ask.deadline is not None:
                ask.deadline = max(ask.deadline, now + left)

    def shift(self, frozen_from: int, go: int) -> None:
        """The match stood still between two room times: everything waits that much longer."""
        self.stood += go - frozen_from
        for ask in self.asks.values():
            if ask.deadline is not None:
                ask.deadline += go - max(frozen_from, ask.opened)
        since = max(frozen_from, self.shown_from)  # a turn skipped in the pause shows from there
        if self.shown_until > since:
            self.shown_until += go - since


def _go_on(before: OpenAsk, ask: OpenAsk, undone: bool) -> None:
    """Taking back brings no new time: the ask that is open again has what was left of it, or of the
    choice that was taken back, and so has each choice that follows it."""
    if before.deadline is None or ask.deadline is None or ask.total is None:
        return
    if undone or (before.one_clock and ask.ask.may_undo):
        start, ask.deadline = ask.deadline - ask.total, before.deadline + before.spare
        ask.total = max(ask.total, ask.deadline - start)
        ask.one_clock = True
    elif ask.ask.may_undo:
        ask.spare = max(0, before.deadline - ask.deadline)
