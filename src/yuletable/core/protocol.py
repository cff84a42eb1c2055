"""The protocol a game satisfies, structurally: there is no base class.

A game is two layers. `State` is the one truth of the rules: mutable, one owner, ints and short
lists only, actions as dense ints. `Game` is its border to people: views, asks, JSON, positions.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Final, Protocol, Self, TypeAlias, TypeVar

import msgspec

Seat: TypeAlias = int
"""Index of a seat in a match, 0..n-1, or one of CHANCE, CLOCK and OVER where that is said."""

Action: TypeAlias = int
"""Dense id in range(spec.num_actions), stable within one rules_version. For CHANCE: an outcome.
For CLOCK: kind * seats + seat, see `clock_id`."""

Json: TypeAlias = Any
"""What msgspec's JSON codec reads and writes: None, bool, int, float, str, list, dict."""

Options: TypeAlias = Mapping[str, Json]
"""A complete set of option values: every key of `GameSpec.options`, nothing else."""

Outcomes: TypeAlias = int | Sequence[tuple[Action, int]]
"""A uniform draw from 0..n-1, or (outcome, integer weight >= 1) pairs in a fixed order."""

CHANCE: Final = -1
CLOCK: Final = -2
OVER: Final = -3

TABLE_BIT: Final = 1 << 32
"""The audience bit of the table and every watcher; bit s is seat s (at most 32 seats)."""
EVERYONE: Final = (1 << 33) - 1

CLOCK_KINDS: Final = ("default", "skip", "remove", "end", "last_round")
"""What time and the host may do to a match. `default` answers for a seat that did not, `skip` ends
the turn of a seat, `remove` takes a seat out of the match, `end` ends it early (seat 0 stands for
all), `last_round` says that the match ends with the current round (seat 0 stands for all)."""


class Text(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence as a key of the texts files with its arguments; the screen translates it.

    An argument named `seat` or ending in `_seat` is a seat index: the screen puts the name there.
    """

    key: str
    args: dict[str, Json] = {}


class Refusal(msgspec.Struct, frozen=True):
    """Why something that a person asked for is not done. Made from that person's view alone."""

    why: Text


class AskOption(msgspec.Struct, frozen=True, omit_defaults=True):
    """One choice of an ask: the very JSON a client sends back, or why it may not be chosen.
    preview: what it would do, for the screen, in the game's own words."""

    data: Json
    why: Text | None = None
    preview: Json = None


class Ask(msgspec.Struct, frozen=True, omit_defaults=True):
    """A prompt to one seat. `seconds` is the base time; `default` is done when it runs out.

    blind: the answers that somebody without this seat's secrets may give for it, the same whatever
    these secrets are, and legal; any other is refused before the game reads it, so that no refusal
    tells a secret. [] = none. None = the ask and what is refused in it depend on no secret of the
    seat: any answer may be given.
    """

    kind: str
    options: list[AskOption]
    default: Json
    seconds: int
    may_undo: bool = False
    blind: list[Json] | None = None


class OptionSpec(msgspec.Struct, frozen=True, omit_defaults=True):
    """One switch of a game: a choice from `choices` (bool and int switches list theirs too), or,
    when `time` is true, null or a time of day "HH:MM". `seats`: the numbers of seats that it
    matters with, where it is offered; [] = all."""

    key: str
    default: Json
    choices: list[Json] = []
    time: bool = False
    seats: list[int] = []


class GameSpec(msgspec.Struct, frozen=True):
    """What is fixed about a game.

    `max_length` bounds the recorded steps of one match, chance included; 0 stands for a game whose
    dice give no bound. `show_ms` is how long the table shows an event of a kind, in milliseconds.
    `followed`: what is about to be done is watched live; the game is a `core.followed.Followed`.
    `teams` gives for a number of seats the team (0, 1, ...) of each seat; other numbers play
    without teams. `reveals` is how many steps the result is opened in, 0: one for each seat.
    """

    id: str
    rules_version: int
    min_seats: int
    max_seats: int
    num_actions: int
    max_length: int
    options: list[OptionSpec]
    show_ms: dict[str, int]
    teams: dict[int, list[int]] = {}
    reveals: int = 0
    followed: bool = False

    @property
    def seats_text(self) -> str:
        """The numbers of seats that it is for, for a sentence: "2" or "2 to 4"."""
        least, most = self.min_seats, self.max_seats
        return f"{least}" if least == most else f"{least} to {most}"


class Emit(Protocol):
    """Receives events as they happen.

    kind: past participle, the same word in log, texts and animation ("rolled").
    audience: bit mask of seats, with TABLE_BIT for table and watchers.
    full: payload for the audience. public: payload for all others; None = they get nothing.
    """

    def __call__(
        self,
        kind: str,
        audience: int,
        full: dict[str, Json],
        public: dict[str, Json] | None = None,
    ) -> None: ...


Pick: TypeAlias = Callable[[int], int]
"""pick(n) gives an int in range(n), n >= 1: the only source of randomness handed to games, bots."""


class State(Protocol):
    """A position of a game. Mutable, one owner; it holds no generator and no undrawn order."""

    def current(self) -> Seat:
        """The canonical next actor, or CHANCE, or OVER; never CLOCK."""

    def actors(self) -> Sequence[Seat]:
        """Every seat that may act now, ascending; empty while CHANCE or OVER."""

    def legal_actions(self, seat: Seat) -> list[Action]:
        """Ascending; [] if the seat may not act. For CLOCK: the clock ids legal now."""

    def default(self, seat: Seat) -> Action:
        """What is done for a seat that does not answer; one of its legal actions."""

    def apply(self, seat: Seat, action: Action, emit: Emit | None = None) -> None:
        """Play a legal action (of a seat, CHANCE or CLOCK) in place. Illegal ones are not checked:
        `Match` does that."""

    def chance(self) -> Outcomes:
        """The outcomes of the draw that `current() == CHANCE` waits for."""

    def scores(self) -> list[int]:
        """Score of each seat, higher is better. At any time."""

    def places(self) -> list[int]:
        """Place of each seat, 1 = first, equal = shared, tie-breaks included; a team has one place,
        counted among teams. Where nobody wins all share the last one. Only when OVER."""

    def clone(self) -> Self:
        """An independent copy."""

    def key(self) -> Hashable:
        """Equal exactly when two states are the same position; holds all that matters."""

    def determinize(self, seat: Seat, pick: Pick) -> Self:
        """A new state, drawn from those consistent with all that the seat knows."""


S = TypeVar("S", bound=State)


class Game(Protocol[S]):
    """A game's border: what people see, say and are told."""

    @property
    def spec(self) -> GameSpec: ...

    def new(self, seats: int, options: Options) -> S:
        """The position before the first draw. `options` is complete and valid (`check_options`)."""

    def view(self, state: S, viewer: Seat | None) -> msgspec.Struct:
        """What the viewer may see; None = table and watchers. An allow-list."""

    def ask(self, state: S, seat: Seat) -> Ask | None:
        """The prompt of a seat, None when it is not asked."""

    def action_json(self, state: S, seat: Seat, action: Action) -> Json:
        """The JSON of an action of a seat or an outcome of CHANCE, in this position."""

    def parse_action(self, state: S, seat: Seat, data: Json) -> list[Action] | Refusal:
        """The atoms of what a client sent (or, for CHANCE, of a forced draw), or why not."""

    def position(self, state: S) -> Json:
        """The whole state, readable, secrets included. Never sent to a client."""

    def from_position(self, data: Json) -> S:
        """The state of a position. Raises PositionError with a sentence for an impossible one."""

    def suggest(self, seats: int) -> Options:
        """The options to start from in a lobby with this many seats."""

    def minutes(self, seats: int, options: Options) -> int:
        """Honest length of a match in minutes, from simulation."""


class PositionError(ValueError):
    """A position file that no match can reach or that misses something; the text says what."""


class OptionError(ValueError):
    """Option values that a game does not offer; the text says which and what it offers."""


def clock_id(kind: str, seat: Seat, seats: int) -> Action:
    """The CLOCK action of a kind (one of CLOCK_KINDS) for a seat."""
    return CLOCK_KINDS.index(kind) * seats + seat


def clock_parts(action: Action, seats: int) -> tuple[str, Seat]:
    """The (kind, seat) of a CLOCK action."""
    return CLOCK_KINDS[action // seats], action % seats


def check_options(spec: GameSpec, given: Options, base: Options | None = None) -> dict[str, Json]:
    """A complete set of options: `given` over `base` over the defaults. Raises OptionError."""
    offered = {option.key: option for option in spec.options}
    chosen: dict[str, Json] = {key: option.default for key, option in offered.items()}
    for key, value in {**(base or {}), **given}.items():
        option = offered.get(key)
        if option is None:
            raise OptionError(f"{spec.id} has no option {key!r}; it has: {', '.join(offered)}.")
        if option.time:
            if value is not None and not _is_time(value):
                raise OptionError(f"{key} must be null or a time like '22:00', not {value!r}.")
        elif not any(value == c and type(value) is type(c) for c in option.choices):
            choices = ", ".join(map(repr, option.choices))
            raise OptionError(f"{key} must be one of {choices}, not {value!r}.")
        chosen[key] = value
    return chosen


def _is_time(value: Json) -> bool:
    if not isinstance(value, str) or len(value) != 5 or value[2] != ":":
        return False
    hours, minutes = value[:2], value[3:]
    return (
        value.isascii()
        and hours.isdigit()
        and minutes.isdigit()
        and int(hours) < 24
        and int(minutes) < 60
    )
