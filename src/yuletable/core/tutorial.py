"""A game's tutorial.json: a position, forced chance and a script, and a lesson played from it.

A lesson is a match of which nothing is drawn and nothing recorded: the learner's seat answers, the
other seats and chance do what the file says. What it has come to follows from the learner's answers
alone, so nobody has to keep it.
"""

from collections.abc import Iterator
from importlib.resources.abc import Traversable
from typing import Any, Final, Generic, Literal, NamedTuple, NoReturn

import msgspec

from yuletable.core.match import Event, Events, IllegalAction, Match
from yuletable.core.protocol import (
    CHANCE,
    Action,
    Game,
    Json,
    PositionError,
    Refusal,
    S,
    Seat,
    Text,
)

FILE: Final = "tutorial.json"
MOST_WAYS: Final = 1000
"""So many ways through a tutorial are tried; one with more has too many free choices."""


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits on a seat of the tutorial. avatar: id of a face."""

    name: str
    avatar: str


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One step, of one of four kinds:

    - text alone: the learner reads it and goes on;
    - text with `do`: the learner must do exactly this;
    - text with `any`: the learner may do anything legal that is one atom;
    - seat with `do`: another player does this.

    text: key of the sentence, args: its arguments (`seat`, the learner's, is always there). look:
    the place on the screen that it is about. hint: key of what is said to another answer than
    `do`. chance: the draws that follow, in order, as the wire writes them; behind `any` those that
    do not come up are passed over. reveal: so many result cards are open from here on.
    """

    text: str | None = None
    args: dict[str, Json] = {}
    look: str | None = None
    seat: Seat | None = None
    do: Json = None
    any: bool = False
    hint: str | None = None
    chance: list[Json] = []
    reveal: int = 0

    @property
    def acts(self) -> bool:
        """Somebody has to act, as against a sentence to read."""
        return self.do is not None or self.any


class Tutorial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file. seat: the learner's. players: by seat. position: where it begins."""

    seat: Seat
    players: list[Player]
    position: Json
    steps: list[Step]

    @property
    def told(self) -> list[int]:
        """The indices of the steps that the learner sees."""
        return [index for index, step in enumerate(self.steps) if step.seat is None]


class TutorialError(ValueError):
    """A tutorial file that cannot be played; the text says where and why."""


class WrongAnswer(Exception):
    """An answer that the lesson does not take; nothing has changed.

    kind: "over" there is nothing more to answer, "read" the sentence comes first, "other" it is not
    what the step asks for, "rules" the game does not allow it. why: the game's own reason.
    """

    def __init__(
        self, kind: Literal["over", "read", "other", "rules"], why: Text | None = None
    ) -> None:
        super().__init__(kind)
        self.kind = kind
        self.why = why


class Moment(NamedTuple, Generic[S]):
    """What a step has come to. events: what happened in it. at: the index of the step that comes
    next. reveal: open result cards."""

    state: S
    events: list[Event]
    at: int
    reveal: int


def read_tutorial(folder: Traversable) -> Tutorial | None:
    """The tutorial in a game's folder, None where there is none. Raises TutorialError."""
    file = folder / FILE
    if not file.is_file():
        return None
    try:
        tutorial = msgspec.json.decode(file.read_bytes(), type=Tutorial)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise TutorialError(f"{FILE} does not read: {error}.") from None
    for number, step in enumerate(tutorial.steps, 1):
        wrong = _misshapen(step, tutorial.seat)
        if wrong:
            raise TutorialError(f"{FILE}, step {number}: {wrong}.")
    if not tutorial.told:
        raise TutorialError(f"{FILE} has no step for the learner.")
    return tutorial


def _misshapen(step: Step, learner: Seat) -> str | None:
    if step.do is not None and step.any:
        return "do and any exclude each other"
    if step.seat is None:
        if not step.text:
            return "a step of the learner needs a text"
        if step.acts and not step.look:
            return "who is to act needs a look"
        if not step.acts and (step.chance or step.hint):
            return "chance and hint belong to a step with do or any"
        return None
    if step.seat == learner:
        return "a step of the learner has no seat"
    if step.do is None:
        return "a step of another seat needs a do"
    if step.text or step.args or step.look or step.hint:
        return "another seat's step is shown, not told: put the text into the step behind it"
    return None


class Lesson(Generic[S]):
    """A tutorial in play. moments: what every step so far has come to, the beginning first.

    Raises TutorialError, at the start or later, where the file does not fit the game.
    """

    def __init__(self, game: Game[S], tutorial: Tutorial) -> None:
        self.game = game
        self.tutorial = tutorial
        try:
            state = game.from_position(tutorial.position)
        except PositionError as error:
            raise TutorialError(f"{FILE}: its position is impossible: {error}") from None
        self.match: Match[S] = Match.at(game, state)
        seats = self.match.header.seats
        if len(tutorial.players) != seats or not 0 <= tutorial.seat < seats:
            raise TutorialError(
                f"{FILE}: the position has {seats} seats; players must name as many, "
                f"and seat must be one of them."
            )
        if state.current() == CHANCE:
            raise TutorialError(f"{FILE}: the position waits for a draw, not for a player.")
        self.moments: list[Moment[S]] = []
        self._at = 0
        self._keep([])
        self._others()

    @property
    def step(self) -> Step | None:
        """The step that waits for the learner, None when the lesson is over."""
        return self.tutorial.steps[self._at] if self._at < len(self.tutorial.steps) else None

    def choices(self) -> list[Json]:
        """What the learner may do by the rules, as the wire writes it."""
        state, seat = self.match.state, self.tutorial.seat
        actions = state.legal_actions(seat)
        return [self.game.action_json(state, seat, action) for action in actions]

    def answer(self, data: Json) -> None:
        """The learner's answer to the step: what was done, None for a sentence that was read.

        Raises WrongAnswer, changing nothing.
        """
        step, seat = self.step, self.tutorial.seat
        if step is None:
            raise WrongAnswer("over")
        if not step.acts:
            if data is not None:
                raise WrongAnswer("read")
            self._at += 1
            self._keep([])
        else:
            state = self.match.state
            if seat not in state.actors():
                self._wrong(f"seat {seat} is not asked")
            if data is None:
                raise WrongAnswer("other")
            atoms = self.game.parse_action(state, seat, data)
            if isinstance(atoms, Refusal):
                raise WrongAnswer("rules", atoms.why)
            # A free choice is one that `walks` has tried: a single atom.
            if len(atoms) != 1 if step.any else atoms != self._atoms(seat, step.do):
                raise WrongAnswer("other")
            self._play(seat, atoms, step)
        self._others()

    def follow(self, data: Json) -> None:
        """The same for an answer that must be right. Raises TutorialError."""
        try:
            self.answer(data)
        except WrongAnswer as error:
            self._refused(data, error.why)

    def _others(self) -> None:
        """The steps of the other seats, up to the learner's next."""
        while (step := self.step) is not None and step.seat is not None:
            if step.seat not in self.match.state.actors():
                self._wrong(f"seat {step.seat} is not asked")
            self._play(step.seat, self._atoms(step.seat, step.do), step)

    def _atoms(self, seat: Seat, data: Json) -> list[Action]:
        atoms = self.game.parse_action(self.match.state, seat, data)
        if isinstance(atoms, Refusal):
            self._refused(data, atoms.why)
        return atoms

    def _play(self, seat: Seat, atoms: list[Action], step: Step) -> None:
        events = Events()
        before = self.match.state.clone()
        draws = list(step.chance)
        for atom in atoms:
            try:
                self.match.play(seat, atom, 0, events)
            except IllegalAction as error:
                self.match.state = before
                if step.any:
                    raise WrongAnswer("rules") from None
                self._wrong(str(error))
            self._draw(draws, step.any, events)
        if draws and not step.any:
            self._wrong(f"chance {_text(draws)} does not come up")
        self._at += 1
        self._keep(events)

    def _draw(self, draws: list[Json], passing: bool, events: Events) -> None:
        """Play the draws that are due, from the front of `draws`."""
        match = self.match
        while match.state.current() == CHANCE:
            if not draws:
                self._wrong("a draw is due, and chance names none")
            data = draws.pop(0)
            atoms = self.game.parse_action(match.state, CHANCE, data)
            if isinstance(atoms, Refusal):
                if passing:
                    continue
                self._wrong(f"chance {_text(data)} cannot come up here")
            for atom in atoms:
                match.play(CHANCE, atom, 0, events)

    def _keep(self, events: list[Event]) -> None:
        shown = self.tutorial.steps[: self._at + 1]
        reveal = max((step.reveal for step in shown), default=0)
        self.moments.append(Moment(self.match.state.clone(), events, self._at, reveal))

    def _refused(self, data: Json, why: Text | None) -> NoReturn:
        reason = "" if why is None else f": {why.key} {_text(why.args) if why.args else ''}"
        self._wrong(f"{_text(data)} is refused{reason}".rstrip())

    def _wrong(self, why: str) -> NoReturn:
        raise TutorialError(f"{FILE}, step {self._at + 1}: {why}.")


def _text(data: Json) -> str:
    return msgspec.json.encode(data).decode()


def walks(game: Game[S], tutorial: Tutorial) -> Iterator[Lesson[S]]:
    """Every way through a tutorial, to its end: by its own script, and at each free choice by every
    one of the choices. Raises TutorialError at the first that cannot be played."""
    pending: list[list[Json]] = [[]]
    ways = 0
    while pending:
        ways += 1
        if ways > MOST_WAYS:
            raise TutorialError(f"{FILE} has more than {MOST_WAYS} ways through it.")
        answers = pending.pop()
        lesson = Lesson(game, tutorial)
        for given in answers:
            lesson.answer(given)
        while (step := lesson.step) is not None:
            data = step.do
            if step.any:
                data, *others = lesson.choices() or [None]
                pending += [[*answers, other] for other in others]
            lesson.follow(data)
            answers = [*answers, data]
        yield lesson


def check_tutorial(game: Game[Any], tutorial: Tutorial) -> None:
    """Play every way through. Raises TutorialError."""
    for _ in walks(game, tutorial):
        pass
