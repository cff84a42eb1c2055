"""Lessons: a game's tutorial, played by one screen alone and outside every evening.

What a lesson has come to follows from the learner's answers, and the screen sends all of them each
time. So nothing is kept here: no room, no member, no log, and a lesson outlives a restart.
"""

import sys
from typing import Any, Final

import msgspec

from yuletable.core import registry
from yuletable.core.match import Event
from yuletable.core.protocol import Ask, Seat, Text, check_options
from yuletable.core.registry import Entry
from yuletable.core.tutorial import (
    Lesson,
    Moment,
    Step,
    Tutorial,
    TutorialError,
    WrongAnswer,
    check_tutorial,
    read_tutorial,
)
from yuletable.server.refusals import RefusedError
from yuletable.server.wire import (
    AskView,
    EventView,
    Learn,
    LessonView,
    MatchView,
    MemberView,
    RoomView,
    Update,
    WaitView,
    YouView,
)

PACE: Final = 0.6
"""Factor on show times: a lesson is short."""

_bytes: Final = msgspec.json.Encoder().encode


class Lessons:
    """The tutorials of the registered games. show: factor on all show times. fresh: files are read
    again each time, for work on them."""

    def __init__(self, show: float = 1.0, fresh: bool = False) -> None:
        self._show = show * PACE
        self._fresh = fresh
        self._known: dict[str, Tutorial | None] = {}

    def tutorial(self, game_id: str) -> Tutorial | None:
        """The tutorial of a game, None where there is none, or none that can be played."""
        entry = registry.entries().get(game_id)
        if entry is None:
            return None
        if game_id not in self._known or self._fresh:
            self._known[game_id] = _read(entry)
        return self._known[game_id]

    def answer(self, game_id: str, learn: Learn) -> LessonView:
        """Where a lesson stands after all the answers. Raises RefusedError."""
        tutorial = self.tutorial(game_id)
        if tutorial is None:
            raise RefusedError("phase", "yt-why-no-lesson", game=game_id)
        lesson: Lesson[Any] = Lesson(registry.entry(game_id).game, tutorial)
        for data in learn.answers:
            step = lesson.step
            try:
                lesson.answer(data)
            except WrongAnswer as error:
                raise RefusedError("illegal", _why(error, step, tutorial)) from None
        return _Frames(lesson, self._show).view(learn.since)


def _read(entry: Entry) -> Tutorial | None:
    try:
        tutorial = read_tutorial(entry.folder)
        if tutorial is not None:
            check_tutorial(entry.game, tutorial)
    except TutorialError as error:
        print(f"The lesson of {entry.game.spec.id} is left out: {error}", file=sys.stderr)
        return None
    return tutorial


def _why(error: WrongAnswer, step: Step | None, tutorial: Tutorial) -> Text:
    """What to do instead."""
    if error.kind == "rules" and error.why is not None:
        return error.why
    if error.kind == "over":
        return Text("yt-why-lesson-over")
    if error.kind == "read":
        return Text("yt-why-lesson-read")
    if step is None or step.hint is None:
        return Text("yt-why-lesson-other")
    return _told(step, step.hint, tutorial)


def _told(step: Step, key: str, tutorial: Tutorial) -> Text:
    return Text(key, {**step.args, "seat": tutorial.seat})


class _Frames:
    """The frames of a lesson: those of a room in which the learner is a member like any other."""

    def __init__(self, lesson: Lesson[Any], show: float) -> None:
        self._lesson = lesson
        self._game = lesson.game
        self._spec = lesson.game.spec
        self._tutorial = lesson.tutorial
        self._show = show
        position = lesson.tutorial.position
        given = position.get("options", {}) if isinstance(position, dict) else {}
        self._options = check_options(self._spec, given)

    def view(self, since: int) -> LessonView:
        """The frames after number `since`, 0 = the newest alone with all that has happened."""
        moments = self._lesson.moments
        if 0 < since < len(moments):
            frames = [
                self._frame(n, self._events(n - 1, n), False)
                for n in range(since + 1, len(moments) + 1)
            ]
        else:
            n = len(moments)
            frames = [self._frame(n, self._events(0, n), True)]
        step = self._lesson.step
        told = self._tutorial.told
        return LessonView(
            n=len(told) if step is None else told.index(moments[-1].at) + 1,
            of=len(told),
            say=None
            if step is None or step.text is None
            else _told(step, step.text, self._tutorial),
            look=None if step is None else step.look,
            wait="over" if step is None else "act" if step.acts else "read",
            frames=frames,
        )

    def _events(self, after: int, upto: int) -> list[EventView]:
        times = self._spec.show_ms
        return [
            EventView(n, event.kind, data, int(times.get(event.kind, 0) * self._show))
            for n, event, data in self._seen(after, upto)
        ]

    def _seen(self, after: int, upto: int) -> list[tuple[int, Event, dict[str, Any]]]:
        """What the learner is told of the moments numbered after + 1 to upto."""
        found = []
        for n in range(after + 1, upto + 1):
            for event in self._lesson.moments[n - 1].events:
                data = event.seen_by(self._tutorial.seat)
                if data is not None:
                    found.append((n, event, data))
        return found

    def _frame(self, n: int, events: list[EventView], replay: bool) -> Update:
        moment = self._lesson.moments[n - 1]
        seat = self._tutorial.seat
        own = self._game.ask(moment.state, seat)
        return Update(
            v=n,
            room=msgspec.Raw(_bytes(self._room(n, moment))),
            you=YouView(member=seat, seat=seat, host=False, table=False, local=False, wifi=None),
            view=msgspec.Raw(_bytes(self._game.view(moment.state, seat))),
            ask=None if own is None else _ask_view(n, own),
            events=events,
            replay=replay,
        )

    def _room(self, n: int, moment: Moment[Any]) -> RoomView:
        seats = len(self._tutorial.players)
        state = moment.state
        asks = {s: self._game.ask(state, s) for s in state.actors()}
        return RoomView(
            code="",
            phase="playing" if state.actors() else "results",
            host=None,
            members=[self._member(seat) for seat in range(seats)],
            order=list(range(seats)),
            game=self._spec.id,
            options=self._options,
            min_seats=self._spec.min_seats,
            max_seats=self._spec.max_seats,
            free_seats=0,
            minutes=1,
            timers=0,
            paused=None,
            waiting=[
                WaitView(s, n, a.kind, None, None, a.blind)
                for s, a in asks.items()
                if a is not None
            ],
            match=MatchView(n=1, seats=list(range(seats)), commitment="", seed=None, clock=[]),
            reveal=moment.reveal,
            reveal_auto=False,
            results=[],
            urls=[],
            name_url=None,
            frozen=False,
            plan=None,
            standings=[],
            tables=0,
            locked=True,
            hidden=True,
            takeover=False,
            sound=0,
            narration=False,
            can_stop=False,
            warnings=[],
        )

    def _member(self, seat: Seat) -> MemberView:
        player = self._tutorial.players[seat]
        return MemberView(
            id=seat,
            name=player.name,
            avatar=player.avatar,
            bot=None,
            online=True,
            playing=True,
            seat=seat,
            bot_plays=False,
            since=0,
            barred=False,
            wish=True,
            left=False,
        )


def _ask_view(number: int, ask: Ask) -> AskView:
    return AskView(
        ask=number,
        kind=ask.kind,
        options=ask.options,
        default=ask.default,
        left=None,
        total=None,
        may_undo=False,
    )
