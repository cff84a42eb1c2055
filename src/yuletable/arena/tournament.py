"""Many bots at once: each against each, or all against one field."""

import platform
from collections.abc import Sequence
from statistics import fmean
from time import perf_counter

import msgspec

from yuletable import __version__
from yuletable.arena.blocks import Duel, Fought, Player, Side, settled, sides_of
from yuletable.arena.contest import (
    DIGITS,
    MACHINE,
    Contestant,
    named,
    pace_of,
    rounded,
    shown_interval,
)
from yuletable.arena.forfeits import Failure, by_bot, check_played, failures, forfeits_text
from yuletable.arena.kept import Kept
from yuletable.arena.ratings import Meeting, ratings
from yuletable.arena.running import Found, Hired, Watch, fought, processes, run
from yuletable.arena.statistics import (
    CONFIDENCE,
    Interval,
    mean_interval,
    share_interval,
    trials_of,
)
from yuletable.core.protocol import Json
from yuletable.core.registry import entry


class Plan(msgspec.Struct, frozen=True):
    """What is to be played. field: who has the other seats in every game; None: each plays against
    each, one against as many of the other as there are seats, both ways."""

    game: str
    seats: int
    options: dict[str, Json]
    seed: str
    bots: list[Player]
    field: Player | None = None

    def duels(self) -> list[Duel]:
        """In a game of two sides, one duel of each pair tells of both."""
        bots = self.bots
        if self.field is not None:
            pairs = [(bot, self.field) for bot in bots if bot != self.field]
        else:
            pairs = [(a, b) for at, a in enumerate(bots) for b in bots[at + 1 :]]
            if sides_of(self.game, self.seats) > 2:
                pairs += [(b, a) for a, b in pairs]
        return [
            Duel(self.game, self.seats, self.options, self.seed, mine, theirs)
            for mine, theirs in pairs
        ]


class Standing(Contestant, frozen=True):
    """A bot of a tournament. rating: Elo points above the mean of all bots, or above the field."""

    rating: Interval


class Score(msgspec.Struct, frozen=True):
    """bot against others that are all of one kind: its share of wins, and what equals would have.
    Bots by their labels, like "expert:400"."""

    bot: str
    others: str
    win_share: Interval
    par: float
    blocks: int
    games: int


class Tournament(msgspec.Struct, frozen=True):
    """What `yuletable arena` prints for more than two bots. standings: strongest first. duels: in
    the order of the command line. field: None where each played against each."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, Json]
    field: str | None
    standings: list[Standing]
    duels: list[Score]
    confidence: float
    blocks: int
    games: int
    seed: str
    jobs: int
    seconds: float
    yuletable: str
    python: str
    machine: str


class ForfeitedTournament(Tournament, frozen=True):
    """With blocks that were not played to their end; nothing of them is in the rest. forfeited: so
    many blocks by bot."""

    forfeited: dict[str, int]
    forfeits: list[Failure]


def tournament(
    plan: Plan,
    blocks: int,
    jobs: int = 1,
    kept: Kept | None = None,
    watch: Watch | None = None,
    hired: Hired | None = None,
) -> Tournament:
    """Play blocks 0 to `blocks` - 1 of every duel; otherwise as `contest.contest`."""
    began = perf_counter()
    duels = plan.duels()
    with processes(jobs) if hired is None else hired as workers:
        jobs = workers.jobs
        found = run(duels, [blocks] * len(duels), workers, kept, watch)
    check_played(duels, found)
    result = _summary(plan, duels, found, blocks, jobs, perf_counter() - began)
    failed = failures(duels, found)
    if not failed:
        return result
    return ForfeitedTournament(
        **msgspec.structs.asdict(result), forfeited=by_bot(failed), forfeits=failed
    )


def meeting(duel: Duel, done: Sequence[Fought], mine: int, theirs: int) -> Meeting:
    """What these blocks say about two bots, by their indices."""
    shares = [fmean(each.mine.win) for each in done]
    trials = trials_of(shares, duel.seats)
    return Meeting(mine, theirs, fmean(shares), trials, sides_of(duel.game, duel.seats))


def score_of(duel: Duel, done: Sequence[Fought]) -> Score:
    """The result of a duel."""
    shares = [fmean(each.mine.win) for each in done]
    return Score(
        bot=duel.mine.label,
        others=duel.theirs.label,
        win_share=rounded(share_interval(shares, duel.seats)),
        par=round(1 / sides_of(duel.game, duel.seats), DIGITS),
        blocks=len(done),
        games=sum(each.games for each in done),
    )


def _summary(
    plan: Plan, duels: Sequence[Duel], found: Found, blocks: int, jobs: int, seconds: float
) -> Tournament:
    players = list(plan.bots)
    if plan.field is not None and plan.field not in players:
        players.append(plan.field)
    done = [list(fought(results).values()) for results in found]
    meetings = [
        meeting(duel, each, players.index(duel.mine), players.index(duel.theirs))
        for duel, each in zip(duels, done, strict=True)
    ]
    anchor = None if plan.field is None else players.index(plan.field)
    rated = ratings(len(players), meetings, anchor)
    standings = []
    for player, rating in zip(players, rated, strict=True):
        own = [(each.mine, each.number) for duel, each in _each(duels, done) if duel.mine == player]
        if (plan.field is None and sides_of(plan.game, plan.seats) == 2) or player == plan.field:
            own += [
                (each.theirs, each.number)
                for duel, each in _each(duels, done)
                if duel.theirs == player
            ]
        standings.append(_standing(plan, player, own, rating))
    standings.sort(key=lambda standing: -standing.rating.mean)
    return Tournament(
        game=plan.game,
        rules_version=entry(plan.game).game.spec.rules_version,
        seats=plan.seats,
        options=plan.options,
        field=None if plan.field is None else plan.field.label,
        standings=standings,
        duels=[score_of(duel, each) for duel, each in zip(duels, done, strict=True)],
        confidence=CONFIDENCE,
        blocks=blocks,
        games=sum(each.games for _, each in _each(duels, done)),
        seed=plan.seed,
        jobs=jobs,
        seconds=round(seconds, 3),
        yuletable=__version__,
        python=platform.python_version(),
        machine=MACHINE,
    )


def _each(duels: Sequence[Duel], done: Sequence[Sequence[Fought]]) -> list[tuple[Duel, Fought]]:
    return [(duel, one) for duel, each in zip(duels, done, strict=True) for one in each]


def _standing(
    plan: Plan, player: Player, own: Sequence[tuple[Side, int]], rating: Interval
) -> Standing:
    """All that a bot played with a block's luck is one block."""
    numbers: dict[int, list[Side]] = {}
    for side, number in own:
        numbers.setdefault(number, []).append(side)
    together = list(numbers.values())
    most = max(map(len, together))
    sides = [side for side, _ in own]
    return Standing(
        name=player.name,
        iterations=settled(player, plan.game).iterations,
        win_share=rounded(
            share_interval(
                [fmean(fmean(side.win) for side in each) for each in together], plan.seats * most
            )
        ),
        place=_over([[fmean(side.place) for side in each] for each in together]),
        margin=_over([[fmean(side.margin) for side in each] for each in together]),
        score=_over([[fmean(side.score) for side in each] for each in together]),
        **msgspec.structs.asdict(pace_of(sides)),
        rating=rounded(rating),
    )


def _over(blocks: Sequence[Sequence[float]]) -> Interval:
    return rounded(mean_interval([fmean(each) for each in blocks]))


def tournament_text(result: Tournament) -> str:
    """The result for people."""
    how = "each against each" if result.field is None else f"all against {result.field}"
    zero = "the mean of all" if result.field is None else result.field
    labels = [named(each.name, each.iterations) for each in result.standings]
    width = max(map(len, [*labels, "bot"]))
    lines = [
        f"{result.game}, {result.seats} seats, seed {result.seed!r}, {how}: {result.blocks} blocks,"
        f" {result.games} games in {result.seconds:.1f} s",
        f"  {'bot':{width}} {'rating':>22} {'win share':>27} {'mean place':>21} {'margin':>25}"
        f" {'ms a move':>11} {'p95':>9}",
    ]
    for label, each in zip(labels, result.standings, strict=True):
        rating = each.rating
        points = f"{rating.mean:+.0f}"
        if rating.low is not None and rating.high is not None and rating.low < rating.high:
            points += f" ({rating.low:+.0f} to {rating.high:+.0f})"
        lines.append(
            f"  {label:{width}} {points:>22} {shown_interval(each.win_share, 100, ' %'):>27}"
            f" {shown_interval(each.place, 1, ''):>21} {shown_interval(each.margin, 1, ''):>25}"
            f" {each.ms_mean:>11.2f} {each.ms_p95:>9.2f}"
        )
    lines += ["", f"  {'bot':{width}} {'against':{width}} {'win share':>27} {'games':>7}"]
    lines += [
        f"  {duel.bot:{width}} {duel.others:{width}}"
        f" {shown_interval(duel.win_share, 100, ' %'):>27} {duel.games:>7}"
        for duel in result.duels
    ]
    lines.append(
        f"  In brackets: 95 % confidence. Ratings are Elo points above {zero}. "
        f"Among equals a side wins {100 * result.duels[0].par:.0f} %."
    )
    if isinstance(result, ForfeitedTournament):
        lines += forfeits_text(result.forfeited)
    return "\n".join(lines)
