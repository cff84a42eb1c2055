"""Which duels make the ladder of the levels, and what they say."""

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Final, TypeAlias

import msgspec

from yuletable import __version__
from yuletable.arena.blocks import Duel, Fought, Player, sides_of
from yuletable.arena.gates import GATES, Gate, step_gate
from yuletable.arena.ratings import ratings
from yuletable.arena.running import Found, fought
from yuletable.arena.statistics import share_interval
from yuletable.arena.tournament import meeting
from yuletable.bots.levels import LEVELS, thinks
from yuletable.core.protocol import check_options
from yuletable.core.registry import Entry, entry
from yuletable.ladder import BASE, GameLadder, Ladder, Pair, Rung

ANCHOR: Final = "greedy"
PAIR_SEATS: Final = 2
MANY_SEATS: Final = 4


Key: TypeAlias = tuple[str, int, str, str]
"""A pair: game, seats, better, worse."""


class Effort(msgspec.Struct, frozen=True):
    """How many games a pair gets, about: of players that answer at once (fast), of those of which
    one looks ahead (slow), and where a gate needs more to tell. steps: whether neighbouring levels
    play with four seats too. leaves: gates that so few games cannot tell."""

    fast: int
    slow: int
    steps: bool
    gates: Mapping[Key, int] = {}
    leaves: frozenset[Key] = frozenset()


FULL: Final = Effort(fast=800, slow=400, steps=True)
QUICK: Final = Effort(
    fast=800,
    slow=20,
    steps=False,
    gates={
        ("twelve_days", 4, "expert", "greedy"): 64,
        ("hats", 2, "expert", "greedy"): 60,
        ("patchwork", 2, "expert", "greedy"): 160,
    },
    leaves=frozenset(
        {
            ("twelve_days", 2, "expert", "greedy"),
            ("sweaters", 2, "expert", "greedy"),
        }
    ),
)


class Planned(msgspec.Struct, frozen=True):
    """A pair to be played. rated: it counts for the ratings. gate: what is asked of it."""

    duel: Duel
    blocks: int
    rated: bool
    gate: Gate | None


def levels_of(entry: Entry) -> list[str]:
    """The players of a game that are measured, in the order of the ladder: its levels, weakest
    first; where it has none, its characters after `random`."""
    levels = [level for level in LEVELS if level in entry.bots]
    return levels if len(levels) > 1 else list(entry.bots)


def base_seats(entry: Entry) -> int:
    """With how many seats the levels of a game are rated: two, or as near as it gets; four for a
    game of characters, where there is a choice whom to play against."""
    wished = PAIR_SEATS if len([each for each in LEVELS if each in entry.bots]) > 1 else MANY_SEATS
    spec = entry.game.spec
    return max(spec.min_seats, min(wished, spec.max_seats))


def planned(entry: Entry, effort: Effort, seed: str, most: int | None = None) -> list[Planned]:
    """The pairs of a game: neighbours with the seats of its ratings, neighbouring steps of the
    levels with four seats too, and all that a gate asks for. most: blocks of a pair in which
    somebody looks ahead."""
    spec = entry.game.spec
    game, seats = spec.id, base_seats(entry)
    levels = levels_of(entry)
    if ANCHOR in levels or len(levels) < 3:
        rated = list(zip(levels[1:], levels, strict=False))
    else:
        rated = [(level, levels[0]) for level in levels[1:]]
    wanted: dict[tuple[int, str, str], Gate | None] = {}
    for better, worse in rated:
        wanted[seats, better, worse] = None
        for count in (seats, MANY_SEATS) if effort.steps else (seats,):
            if spec.min_seats <= count <= spec.max_seats:
                step = step_gate(game, count, sides_of(game, count), better, worse)
                if step is not None:
                    wanted[count, better, worse] = step
    for gate in GATES:
        if gate.game == game and {gate.better, gate.worse} <= set(levels):
            wanted[gate.seats, gate.better, gate.worse] = gate
    plans = []
    options = check_options(spec, {})
    for (count, better, worse), each in wanted.items():
        key = (game, count, better, worse)
        slow = thinks(entry, better) or thinks(entry, worse)
        games = effort.gates.get(key, effort.slow if slow else effort.fast)
        blocks = max(2, games // count)
        duel = Duel(game, count, options, seed, Player(better), Player(worse))
        judged = None if key in effort.leaves else each
        kept = min(blocks, most) if slow and most is not None else blocks
        plans.append(Planned(duel, kept, count == seats, judged))
    return plans


def results(plans: Sequence[Planned], found: Found, seed: str) -> Ladder:
    """What was played, game by game."""
    done = [list(fought(each).values()) for each in found]
    games: dict[str, list[tuple[Planned, list[Fought]]]] = {}
    for plan, each in zip(plans, done, strict=True):
        games.setdefault(plan.duel.game, []).append((plan, each))
    return Ladder(
        yuletable=__version__,
        seed=seed,
        games=[_rungs(own) for own in games.values()],
        pairs=[_pair(plan, each) for plan, each in zip(plans, done, strict=True)],
    )


def _rungs(own: Sequence[tuple[Planned, Sequence[Fought]]]) -> GameLadder:
    duel = own[0][0].duel
    found = entry(duel.game)
    levels = levels_of(found)
    rated = [(plan.duel, done) for plan, done in own if plan.rated]
    meetings = [
        meeting(each, done, levels.index(each.mine.name), levels.index(each.theirs.name))
        for each, done in rated
    ]
    anchor = levels.index(ANCHOR) if ANCHOR in levels else 0
    rungs = []
    for level, rating in zip(levels, ratings(len(levels), meetings, anchor), strict=True):
        assert rating.low is not None
        assert rating.high is not None
        games = sum(
            one.games
            for each, done in rated
            if level in (each.mine.name, each.theirs.name)
            for one in done
        )
        mean, low, high = (round(BASE + end, 1) for end in (rating.mean, rating.low, rating.high))
        rungs.append(Rung(level, mean, low, high, games))
    version = found.game.spec.rules_version
    return GameLadder(duel.game, version, rated[0][0].seats, levels[anchor], rungs)


def _pair(plan: Planned, done: Sequence[Fought]) -> Pair:
    duel, gate = plan.duel, plan.gate
    share = share_interval([fmean(each.mine.win) for each in done], duel.seats)
    low, high = share.low, share.high
    return Pair(
        game=duel.game,
        seats=duel.seats,
        level=duel.mine.name,
        against=duel.theirs.name,
        share=round(share.mean, 4),
        low=0.0 if low is None else round(low, 4),
        high=1.0 if high is None else round(high, 4),
        par=round(1 / sides_of(duel.game, duel.seats), 4),
        blocks=len(done),
        games=sum(each.games for each in done),
        gate=None if gate is None else gate.text,
        met=None if gate is None else gate.met_by(share),
    )


def joined(before: Ladder, after: Ladder) -> Ladder:
    """`after`, with what `before` says about games that are not in it."""
    new = {each.game for each in after.games}
    return Ladder(
        after.yuletable,
        after.seed,
        [each for each in before.games if each.game not in new] + after.games,
        [each for each in before.pairs if each.game not in new] + after.pairs,
    )


def ladder_text(ladder: Ladder) -> str:
    """As Markdown."""
    lines = [
        "# The ladder of the computer players",
        "",
        f"Measured by `yuletable ladder`, version {ladder.yuletable}, seed `{ladder.seed}`.",
        "Ratings are Elo points: with two sides, 100 more win 64 % of the games, 200 win 76 %.",
        f"The anchor stands at {BASE}. In brackets: 95 % confidence.",
        "",
        "![The ladder](ladder.svg)",
    ]
    for game in ladder.games:
        lines += [
            "",
            f"## {game.game}",
            "",
            f"Rules {game.rules_version}, {game.seats} seats, anchor `{game.anchor}`.",
            "",
            "| level | rating | games |",
            "|---|---|---|",
        ]
        lines += [
            f"| {rung.level} | {rung.rating:.0f} ({rung.low:.0f} to {rung.high:.0f}) "
            f"| {rung.games} |"
            for rung in game.rungs
        ]
        lines += [
            "",
            "| one | against | seats | wins | among equals | games | asked for |",
            "|---|---|---|---|---|---|---|",
        ]
        lines += [_pair_row(pair) for pair in ladder.pairs if pair.game == game.game]
    return "\n".join(lines) + "\n"


def ladder_table(ladder: Ladder) -> str:
    """The same for a terminal."""
    lines = []
    for game in ladder.games:
        lines.append(f"{game.game}, {game.seats} seats; {game.anchor} stands at {BASE}")
        lines += [
            f"  {rung.level:14} {rung.rating:6.0f} ({rung.low:.0f} to {rung.high:.0f}), "
            f"{rung.games} games"
            for rung in game.rungs
        ]
        lines += [
            f"  {pair.level:14} v {pair.against:14} {pair.seats} seats {100 * pair.share:6.1f} % "
            f"({100 * pair.low:.1f} to {100 * pair.high:.1f}), {pair.games} games"
            + ("" if pair.gate is None else f"; {pair.gate}: {'met' if pair.met else 'MISSED'}")
            for pair in ladder.pairs
            if pair.game == game.game
        ]
    return "\n".join(lines)


def _pair_row(pair: Pair) -> str:
    asked = ""
    if pair.gate is not None:
        asked = f"{pair.gate}: {'met' if pair.met else 'missed'}"
    return (
        f"| {pair.level} | {pair.against} | {pair.seats} | {100 * pair.share:.1f} % "
        f"({100 * pair.low:.1f} to {100 * pair.high:.1f}) | {100 * pair.par:.0f} % | {pair.games} "
        f"| {asked} |"
    )


def missed_text(pair: Pair) -> str:
    """The sentence for a gate that was missed."""
    return (
        f"{pair.game}, {pair.seats} seats: {pair.level} wins {100 * pair.share:.1f} % "
        f"({100 * pair.low:.1f} to {100 * pair.high:.1f}) against {pair.against} in {pair.games} "
        f"games; asked for: {pair.gate}."
    )
