"""`yuletable simulate`: many matches between bots, in one process."""

from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final

import msgspec

from yuletable.bots.levels import bot_of
from yuletable.bots.playing import pick_for, play_out
from yuletable.commands.errors import CommandError, check_bot, checked_options, game_entry
from yuletable.core.chance import seed_of
from yuletable.core.match import Match
from yuletable.core.perft import plies
from yuletable.core.protocol import CHANCE, Json, Options
from yuletable.core.registry import Entry
from yuletable.core.seen import Bot

USUAL_SEATS: Final = 4


class Simulation(msgspec.Struct, frozen=True):
    """What `simulate` prints.

    seconds: of play alone. actions: what seats did, chance not counted. mean_plies: whole moves a
    game, where a move may be of several actions. mean_score, win_share: one entry a seat; a win
    shared by k seats is 1/k for each.
    """

    game: str
    seats: int
    options: dict[str, Json]
    seed: str
    games: int
    seconds: float
    games_per_s: float
    actions: int
    actions_per_s: float
    mean_actions: float
    mean_plies: float
    mean_score: list[float]
    win_share: list[float]


def bots_of(entry: Entry, names: Sequence[str], seats: int) -> list[Bot]:
    """A bot for every seat; one name stands for all seats. Raises CommandError."""
    if len(names) not in (1, seats):
        raise CommandError(
            f"--bots needs one name or {seats} names, one for each seat, not {len(names)}."
        )
    for name in names:
        check_bot(entry, name)
    return [bot_of(entry, name) for name in (names if len(names) == seats else [names[0]] * seats)]


def simulate(
    game_id: str, seats: int | None, games: int, seed: str, names: Sequence[str], options: Options
) -> Simulation:
    """Play `games` matches; match k has the seed SHA-256 of "SEED:k". seats: None = USUAL_SEATS, or
    what the game has nearest to it. Raises CommandError."""
    entry = game_entry(game_id)
    game = entry.game
    if seats is None:
        seats = max(game.spec.min_seats, min(USUAL_SEATS, game.spec.max_seats))
    if games < 1:
        raise CommandError(f"--games must be 1 or more, not {games}.")
    complete = checked_options(game.spec, seats, options)
    bots = bots_of(entry, names, seats)
    actions = moves = 0
    scores = [0] * seats
    wins = [0.0] * seats
    began = perf_counter()
    for number in range(games):
        match: Match[Any] = Match.start(game, seats, complete, seed_of(f"{seed}:{number}"))
        play_out(match, bots, [pick_for(seed, number, seat) for seat in range(seats)])
        done = [action for seat, action, _ in match.steps if seat != CHANCE]
        actions += len(done)
        moves += plies(game, done)
        places = match.state.places()
        winners = [seat for seat in range(seats) if places[seat] == 1]
        for seat in winners:
            wins[seat] += 1 / len(winners)
        for seat, score in enumerate(match.state.scores()):
            scores[seat] += score
    seconds = perf_counter() - began
    return Simulation(
        game=game_id,
        seats=seats,
        options=complete,
        seed=seed,
        games=games,
        seconds=round(seconds, 6),
        games_per_s=round(games / seconds, 1),
        actions=actions,
        actions_per_s=round(actions / seconds, 1),
        mean_actions=round(actions / games, 3),
        mean_plies=round(moves / games, 3),
        mean_score=[round(score / games, 4) for score in scores],
        win_share=[round(win / games, 4) for win in wins],
    )


def simulation_text(result: Simulation) -> str:
    """The result for people."""
    lines = [
        f"{result.game}, {result.seats} seats, seed {result.seed!r}: {result.games} games"
        f" in {result.seconds:.2f} s",
        f"  {result.games_per_s:,.1f} games/s, {result.actions_per_s:,.0f} actions/s,"
        f" {result.mean_actions:.1f} actions and {result.mean_plies:.1f} plies a game",
        "  seat   mean score   win share",
    ]
    lines += [
        f"  {seat:4}   {score:10.3f}   {share:8.1%}"
        for seat, (score, share) in enumerate(zip(result.mean_score, result.win_share, strict=True))
    ]
    return "\n".join(lines)
