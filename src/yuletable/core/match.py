"""A match: check, apply, settle chance, emit, record."""

from typing import Any, Generic

import msgspec

from yuletable.core.chance import commitment, draw, is_outcome
from yuletable.core.protocol import (
    CHANCE,
    CLOCK,
    OVER,
    TABLE_BIT,
    Action,
    Emit,
    Game,
    Json,
    Options,
    S,
    Seat,
    check_options,
)
from yuletable.core.record import Footer, Header, Record, RecordError, Step


class IllegalAction(ValueError):
    """An action that is not legal now; the match is unchanged."""


class Event(msgspec.Struct, frozen=True):
    """Something that happened; see `protocol.Emit`."""

    kind: str
    audience: int
    full: dict[str, Json]
    public: dict[str, Json] | None

    def seen_by(self, viewer: Seat | None) -> dict[str, Json] | None:
        """The payload for a viewer (None = table and watchers), None = not sent."""
        bit = TABLE_BIT if viewer is None else 1 << viewer
        return self.full if self.audience & bit else self.public


class Events(list[Event]):
    """A list that can be handed to `Match` as its emit."""

    def __call__(
        self,
        kind: str,
        audience: int,
        full: dict[str, Json],
        public: dict[str, Json] | None = None,
    ) -> None:
        self.append(Event(kind, audience, full, public))


class Match(Generic[S]):
    """One game played once.

    With a seed, chance settles itself by keyed draws; without one, each draw is played as a step
    of CHANCE by the caller (forced chance: tests, positions, replays).

    game, state: what is played and where it stands. steps: all so far, chance and clock included.
    draws: the number of the next draw.
    """

    __slots__ = ("draws", "game", "header", "seed", "state", "steps")

    def __init__(self, game: Game[S], state: S, header: Header, seed: bytes | None) -> None:
        self.game = game
        self.state = state
        self.header = header
        self.seed = seed
        self.steps: list[Step] = []
        self.draws = 0

    @classmethod
    def start(
        cls,
        game: Game[S],
        seats: int,
        options: Options,
        seed: bytes | None,
        emit: Emit | None = None,
    ) -> "Match[S]":
        """A new match with its first draws made. Raises OptionError, or ValueError for a number of
        seats that the game is not for."""
        spec = game.spec
        if not spec.min_seats <= seats <= spec.max_seats:
            raise ValueError(f"{spec.id} is for {spec.seats_text} seats, not {seats}.")
        complete = check_options(spec, options)
        header = Header(
            spec.id, spec.rules_version, seats, complete, "" if seed is None else commitment(seed)
        )
        match = cls(game, game.new(seats, complete), header, seed)
        match._settle(0, emit)
        return match

    @classmethod
    def at(cls, game: Game[S], state: S) -> "Match[S]":
        """A match that goes on from a position, every draw played by the caller. What it records
        is no record: nothing tells how it came to the position."""
        spec = game.spec
        header = Header(spec.id, spec.rules_version, len(state.scores()), {}, "")
        return cls(game, state, header, None)

    @property
    def over(self) -> bool:
        return self.state.current() == OVER

    def play(self, seat: Seat, action: Action, ms: int = 0, emit: Emit | None = None) -> None:
        """Play one step of a seat, CLOCK or (without a seed) CHANCE, and the draws that follow.

        ms: room time since the start, in milliseconds. Raises IllegalAction, changing nothing.
        """
        state = self.state
        if seat == CHANCE:
            if self.seed is not None:
                raise IllegalAction("chance is drawn from the seed, never played")
            if state.current() != CHANCE or not is_outcome(state.chance(), action):
                raise IllegalAction(f"chance cannot give {action} now")
            self.draws += 1
        elif action not in state.legal_actions(seat):
            who = "the clock" if seat == CLOCK else f"seat {seat}"
            raise IllegalAction(f"{who} may not do {action} now")
        state.apply(seat, action, emit)
        self.steps.append((seat, action, ms))
        self._settle(ms, emit)

    def _settle(self, ms: int, emit: Emit | None) -> None:
        seed = self.seed
        if seed is None:
            return
        state = self.state
        while state.current() == CHANCE:
            outcome = draw(seed, self.draws, state.chance())
            self.draws += 1
            state.apply(CHANCE, outcome, emit)
            self.steps.append((CHANCE, outcome, ms))

    def undo_length(self, seat: Seat) -> int | None:
        """The number of steps that remain when `seat` takes back its last action, or None.

        It may while it is asked, the last step was its own (so there was no chance since and
        nobody else acted) and nobody else learned anything from it.
        """
        if not self.steps or self.steps[-1][0] != seat or seat not in self.state.actors():
            return None
        kept = len(self.steps) - 1
        before = prefix(self.game, self.header, self.steps, kept, None)
        told = Events()
        before.state.apply(*self.steps[-1][:2], told)
        others = ~(1 << seat)
        if any(event.audience & others or event.public is not None for event in told):
            return None
        return kept

    def record(self) -> Record:
        """The record so far; with its footer when the match is over."""
        footer = None
        if self.over:
            seed = "" if self.seed is None else self.seed.hex()
            footer = Footer(seed, self.state.scores(), self.state.places())
        return Record(self.header, list(self.steps), footer)


def _without_stop(error: Exception) -> str:
    """A sentence without its full stop, to stand within another."""
    return str(error).removesuffix(".")


def prefix(
    game: Game[S],
    header: Header,
    steps: list[Step],
    upto: int,
    seed: bytes | None,
    emit: Emit | None = None,
) -> Match[S]:
    """The match after its first `upto` steps, replayed without drawing; it goes on with `seed`.

    Raises RecordError naming the first step that cannot be played.
    """
    spec = game.spec
    if (header.game, header.rules_version) != (spec.id, spec.rules_version):
        raise RecordError(
            f"the record is of {header.game} rules {header.rules_version}, "
            f"this is {spec.id} rules {spec.rules_version}"
        )
    try:
        match = Match.start(game, header.seats, header.options, None, emit)
    except ValueError as error:
        raise RecordError(f"the header cannot be played: {_without_stop(error)}") from None
    match.header = header
    for index, (seat, action, ms) in enumerate(steps[:upto]):
        try:
            match.play(seat, action, ms, emit)
        except (IllegalAction, IndexError) as error:
            raise RecordError(f"step {index} cannot be played: {_without_stop(error)}") from None
    match.seed = seed
    return match


def replay(
    game: Game[S], record: Record, upto: int | None = None, emit: Emit | None = None
) -> Match[S]:
    """The match of a record, or of its first `upto` steps. Raises RecordError."""
    steps = record.steps
    return prefix(game, record.header, steps, len(steps) if upto is None else upto, None, emit)


def verify(game: Game[Any], record: Record) -> None:
    """Check a finished record: every step legal, every draw as the seed gives it, the seed as
    committed, the result as played. Raises RecordError with the first difference."""
    footer = record.footer
    if footer is None:
        raise RecordError("the record has no footer: the match was not over")
    try:
        seed = bytes.fromhex(footer.seed)
    except ValueError:
        raise RecordError("the seed in the footer is not hex") from None
    if not seed or commitment(seed) != record.header.commitment:
        raise RecordError("the seed in the footer is not the one that was committed to")
    match = prefix(game, record.header, [], 0, None)
    for index, (seat, action, ms) in enumerate(record.steps):
        if seat == CHANCE and match.state.current() == CHANCE:
            expected = draw(seed, match.draws, match.state.chance())
            if action != expected:
                raise RecordError(f"step {index}: the seed draws {expected}, not {action}")
        try:
            match.play(seat, action, ms)
        except IllegalAction as error:
            raise RecordError(f"step {index} cannot be played: {_without_stop(error)}") from None
    if not match.over:
        raise RecordError("the match is not over after the last step")
    if match.state.scores() != footer.scores or match.state.places() != footer.places:
        raise RecordError("scores or places in the footer are not those of the match")
