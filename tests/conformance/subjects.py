"""What is tested: every game in several shapes, and random walks through its matches."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import tests.tiny_game
from yuletable.bots.playing import pick_for
from yuletable.core.chance import seed_of
from yuletable.core.match import Events, Match
from yuletable.core.protocol import (
    CHANCE,
    CLOCK,
    OVER,
    Action,
    Game,
    Json,
    Outcomes,
    Pick,
    Seat,
    State,
    check_options,
    clock_parts,
)
from yuletable.core.registry import Entry, entries


@cache
def subjects() -> Mapping[str, Entry]:
    """Every registered game by id, and the tests' own."""
    return {"tiny": Entry(tests.tiny_game), **entries()}


def supplied(game_id: str, name: str) -> ModuleType | None:
    """A module of the game's tests package, None when it has none."""
    package = "tests.tiny_game" if game_id == "tiny" else f"tests.games.{game_id}"
    full = f"{package}.{name}"
    return import_module(full) if find_spec(package) and find_spec(full) else None


@dataclass(frozen=True)
class Case:
    """One match to walk: a game, its seats, its options, a seed."""

    game_id: str
    seats: int
    options: tuple[tuple[str, Json], ...]
    seed: str

    def __str__(self) -> str:
        options = "-".join(f"{key}={value}" for key, value in self.options)
        return f"{self.game_id}-{self.seats}-{options or 'plain'}-{self.seed}"

    @property
    def game(self) -> Game[Any]:
        return subjects()[self.game_id].game

    def pick(self, purpose: object) -> Pick:
        """A generator of this case for one purpose."""
        return pick_for(self, purpose)

    def start(self, emit: Events | None = None) -> Match[Any]:
        return Match.start(self.game, self.seats, dict(self.options), seed_of(self.seed), emit)


@cache
def cases() -> list[Case]:
    """Every game with few, some and most seats, with each value of each option at least once."""
    found: list[Case] = []
    for game_id, entry in subjects().items():
        spec = entry.game.spec
        least, most = spec.min_seats, spec.max_seats
        for seats in sorted({least, min(least + 1, most), min(8, most), most}):
            suggested = check_options(spec, entry.game.suggest(seats))
            found.append(Case(game_id, seats, tuple(suggested.items()), "a"))
        some = min(least + 1, most)
        for option in spec.options:
            others = [value for value in option.choices if value != option.default]
            where = some if not option.seats or some in option.seats else option.seats[0]
            found += [Case(game_id, where, ((option.key, value),), "b") for value in others]
        found += [Case(game_id, some, (), seed) for seed in "cdefgh"]
        more = supplied(game_id, "cases")
        for seats, options in more.CASES if more else []:
            found.append(Case(game_id, seats, options, "x"))
    return found


def small_cases() -> list[Case]:
    """The cases of at most eight seats."""
    return [case for case in cases() if case.seats <= 8]


def outcome_list(outcomes: Outcomes) -> list[tuple[Action, int]]:
    """(outcome, weight) of everything that a draw can give."""
    return [(n, 1) for n in range(outcomes)] if isinstance(outcomes, int) else list(outcomes)


def random_step(state: State, pick: Pick, clock: int) -> tuple[Seat, Action]:
    """A legal step: of any actor, of chance, or, once in `clock` steps (0 = never), of the clock;
    the end by the host comes rarely."""
    if state.current() == CHANCE:
        outcomes = outcome_list(state.chance())
        return CHANCE, outcomes[pick(len(outcomes))][0]
    if clock and pick(clock) == 0:
        legal = state.legal_actions(CLOCK)
        action = legal[pick(len(legal))]
        kind, _ = clock_parts(action, len(state.scores()))
        if kind not in ("end", "last_round") or pick(6) == 0:
            return CLOCK, action
    actors = state.actors()
    seat = actors[pick(len(actors))]
    legal = state.legal_actions(seat)
    return seat, legal[pick(len(legal))]


def walk(case: Case, clock: int = 0, purpose: str = "walk") -> Iterator[Match[Any]]:
    """The same match before each of its random steps of seats (and, once in `clock`, the clock),
    and when it is over. Chance is drawn from the seed of the case."""
    match = case.start()
    pick = case.pick(purpose)
    while not match.over:
        yield match
        match.play(*random_step(match.state, pick, clock))
    yield match


def played(case: Case, clock: int = 0) -> Match[Any]:
    """The match of a walk, over."""
    *_, match = walk(case, clock)
    return match


def states(case: Case, clock: int = 0) -> Iterator[Any]:
    """A state before each step of a walk, draws included, and the last one. The same object: clone
    it to keep it."""
    game = case.game
    state = game.new(case.seats, check_options(game.spec, dict(case.options)))
    pick = case.pick("states")
    while state.current() != OVER:
        yield state
        state.apply(*random_step(state, pick, clock))
    yield state


def sampled(case: Case, number: int, clock: int = 0, asked: bool = False) -> list[Any]:
    """Copies of about `number` states, spread evenly over one walk, the first and last included;
    of those alone in which somebody is asked, if wanted."""

    def walked() -> Iterator[Any]:
        return (state for state in states(case, clock) if not asked or state.actors())

    count = sum(1 for _ in walked())
    step = max(1, count // number)
    return [
        state.clone()
        for index, state in enumerate(walked())
        if index % step == 0 or index == count - 1
    ]


def viewers(case: Case, pick: Pick, most: int = 4) -> list[Seat]:
    """Some seats of the case, all of them when there are few."""
    seats = list(range(case.seats))
    while len(seats) > most:
        seats.pop(pick(len(seats)))
    return seats


def other_worlds(case: Case) -> bool:
    """Whether an asked seat ever holds another world possible than the true one."""
    pick = case.pick("hides")
    return any(
        state.determinize(seat, pick).key() != state.key()
        for state in sampled(case, 40)
        for seat in state.actors()
    )


def hides(case: Case) -> bool:
    """Whether there is anything in this game that an asked seat does not know: other worlds are
    possible, or its view is not the table's. Where it is so, the game's `poison` must find
    something to overwrite; a game that hides nothing gives no copies."""
    return other_worlds(case) or any(
        case.game.view(state, seat) != case.game.view(state, None)
        for state in sampled(case, 40)
        for seat in state.actors()
    )
