"""Flat Monte Carlo: every action is tried in the same worlds, the game's fast policy plays on.

The worlds are drawn again and again from what the seat holds possible, so nothing that it cannot
see has a part in the choice. Half of the actions are left behind after each round, so that the
budget goes to those that are hard to tell apart. The same seat knowledge, generator and iterations
give the same choice, unless the deadline cuts it short.
"""

import random
from collections.abc import Callable, Sequence
from statistics import fmean
from time import perf_counter
from typing import Any, Final

import msgspec

from yuletable.core.chance import picker
from yuletable.core.protocol import CHANCE, OVER, Action, Game, Outcomes, Pick, Seat
from yuletable.core.seen import Enough, Horizon, Policy, Search, Seen, Value

LEAST_WORLDS: Final = 2
"""Worlds in which an action is tried before it may be left behind."""
MARGIN_PART: Final = 0.25
"""How much of an outcome's worth is its margin; the rest is the win."""
WIDE: Final = 10.0
"""A margin that is worth half of what the widest is."""
_SEEDS: Final = 1 << 30


class Candidate(msgspec.Struct, frozen=True):
    """An action that was tried: its mean value over so many worlds."""

    action: Action
    mean: float
    worlds: int


class Choice(msgspec.Struct, frozen=True):
    """candidates: best first, those left behind early last. playouts: all together.
    cut: the deadline came before the iterations were done."""

    action: Action
    candidates: list[Candidate]
    playouts: int
    cut: bool


def choose(
    game: Game[Any],
    search: Search,
    seen: Seen[Any],
    pick: Pick,
    iterations: int | None = None,
    until: float | None = None,
) -> Choice:
    """The best action by playouts. iterations: in place of the level's. until: `perf_counter()`
    at which the choice must stand, None = no deadline."""
    seat, legal = seen.seat, seen.legal
    if len(legal) == 1:
        return Choice(legal[0], [Candidate(legal[0], 0.0, 0)], 0, cut=False)
    known = seen.world
    tried = list(legal)
    if search.shortlist is not None:
        tried = list(search.shortlist(known, seat, list(legal)))
    if len(tried) == 1:
        return Choice(tried[0], [Candidate(tried[0], 0.0, 0)], 0, cut=False)
    value = search.value or standard_value(game, len(known.scores()))
    budget = search.iterations if iterations is None else iterations
    race = _Race(known, seat, tried, search, value, pick, until)
    for size, worlds in schedule(len(tried), budget):
        race.keep(size)
        if not race.run(worlds):
            break
    return race.choice()


def schedule(actions: int, budget: int) -> list[tuple[int, int]]:
    """The rounds of a search as (actions still in it, worlds for each): halving down to two.

    All rounds together take about `budget` playouts, and never less than LEAST_WORLDS worlds a
    round.
    """
    sizes = [actions]
    while sizes[-1] > 2:
        sizes.append((sizes[-1] + 1) // 2)
    rounds = []
    left = budget
    for number, size in enumerate(sizes):
        worlds = max(LEAST_WORLDS, left // (len(sizes) - number) // size)
        rounds.append((size, worlds))
        left -= size * worlds
    return rounds


class _Race:
    """sums: of the values of each action, in as many worlds as `worlds` says."""

    def __init__(
        self,
        known: Any,
        seat: Seat,
        actions: Sequence[Action],
        search: Search,
        value: Value,
        pick: Pick,
        until: float | None,
    ) -> None:
        self._known = known
        self._seat = seat
        self._policy = search.policy
        self._horizon = search.horizon
        self._enough = search.enough
        self._value = value
        self._pick = pick
        self._until = until
        self._in = list(range(len(actions)))
        self._actions = actions
        self._sums = [0.0] * len(actions)
        self._worlds = [0] * len(actions)
        self._playouts = 0
        self._cut = False

    def keep(self, size: int) -> None:
        """Only the best so many go on; of equals those that come first."""
        self._in.sort(key=self._rank)
        del self._in[size:]
        self._in.sort()

    def _rank(self, index: int) -> tuple[float, int, int]:
        return (-self._mean(index), -self._worlds[index], index)

    def _mean(self, index: int) -> float:
        worlds = self._worlds[index]
        return self._sums[index] / worlds if worlds else -1e9

    def run(self, worlds: int) -> bool:
        """Try every action that is in, in so many new worlds; False when time ran out."""
        known, seat, pick = self._known, self._seat, self._pick
        policy, value, until = self._policy, self._value, self._until
        horizon, enough = self._horizon, self._enough
        for _ in range(worlds):
            world = known.determinize(seat, pick)
            luck = pick(_SEEDS)
            values = []
            for index in self._in:
                # At least one world is looked at, whatever the time.
                if until is not None and self._playouts >= len(self._in) and perf_counter() > until:
                    self._cut = True
                    return False
                twin = world.clone()
                twin.apply(seat, self._actions[index])
                play_on(twin, policy, picker(random.Random(luck)), horizon, enough)
                values.append(value(twin, seat))
                self._playouts += 1
            for index, each in zip(self._in, values, strict=True):
                self._sums[index] += each
                self._worlds[index] += 1
        return True

    def choice(self) -> Choice:
        order = sorted(self._in, key=self._rank)
        rest = [index for index in range(len(self._actions)) if index not in order]
        rest.sort(key=self._rank)
        candidates = [
            Candidate(self._actions[i], self._mean(i), self._worlds[i]) for i in (*order, *rest)
        ]
        return Choice(candidates[0].action, candidates, self._playouts, self._cut)


def play_on(
    state: Any,
    policy: Policy,
    pick: Pick,
    horizon: Horizon | None = None,
    enough: Enough | None = None,
) -> None:
    """Play a state to its end, or as far as is to be looked, in place, the policy deciding for
    every seat."""
    current, apply, chance = state.current, state.apply, state.chance
    while (seat := current()) != OVER:
        if enough is not None and enough(state):
            return
        if seat == CHANCE:
            if horizon is not None and horizon(state):
                return
            apply(CHANCE, drawn(chance(), pick))
        else:
            apply(seat, policy(state, seat, pick))


def drawn(outcomes: Outcomes, pick: Pick) -> Action:
    """An outcome by its weight."""
    if isinstance(outcomes, int):
        return pick(outcomes)
    if len(outcomes) == 1:
        return outcomes[0][0]
    rest = pick(sum([weight for _, weight in outcomes]))
    for outcome, weight in outcomes:
        rest -= weight
        if rest < 0:
            return outcome
    raise ValueError("a draw needs at least one outcome of positive weight")


def standard_value(game: Game[Any], seats: int) -> Callable[[Any, Seat], float]:
    """The value of an end for a seat, from 0 to 1: what it wins of the match (a win shared by k is
    1/k), and a little of the margin to the best of those it plays against. A team is one side."""
    teams = game.spec.teams.get(seats, list(range(seats)))
    sides = [[s for s in range(seats) if teams[s] == teams[seat]] for seat in range(seats)]
    others = [[s for s in range(seats) if teams[s] != teams[seat]] for seat in range(seats)]

    def value(state: Any, seat: Seat) -> float:
        scores = state.scores()
        mine = fmean([scores[s] for s in sides[seat]])
        best = max([fmean([scores[s] for s in sides[other]]) for other in others[seat]])
        margin = mine - best
        part = 0.5 + 0.5 * margin / (WIDE + abs(margin))
        places = state.places()
        if not places:  # a match that was ended early has no winner
            return part
        first = {teams[s] for s in range(seats) if places[s] == 1}
        share = 1 / len(first) if teams[seat] in first else 0.0
        return (1 - MARGIN_PART) * share + MARGIN_PART * part

    return value
