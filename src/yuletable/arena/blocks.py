"""One block: a seed in all seats, with A and with B in the same seat against the same field."""

from collections.abc import Sequence
from statistics import fmean
from time import perf_counter, process_time
from typing import Any

import msgspec

from yuletable.bots.levels import bot_of
from yuletable.bots.playing import pick_for, play_out
from yuletable.core.chance import seed_of
from yuletable.core.match import Match
from yuletable.core.protocol import Action, Json, Pick, Seat
from yuletable.core.registry import Entry, entry
from yuletable.core.seen import Bot, Seen


class Player(msgspec.Struct, frozen=True):
    """A bot by name. iterations: of its search, None = the level's own."""

    name: str
    iterations: int | None = None


class Setting(msgspec.Struct, frozen=True):
    """What all blocks of an arena have in common. field: who has the other seats."""

    game: str
    seats: int
    options: dict[str, Json]
    seed: str
    a: Player
    b: Player
    field: Player


class Side(msgspec.Struct, frozen=True):
    """What one of the two did in a block, by rotation. win: 1, or 1/k where k sides share the first
    place. place: of its seat. score: of a side's seats, as their mean. margin: its score less that
    of the best other side. ms: of each move; cpu_ms: of processor time, which other programs on the
    machine do not change."""

    win: list[float]
    place: list[float]
    margin: list[float]
    score: list[float]
    ms: list[float]
    cpu_ms: list[float]


class Block(msgspec.Struct, frozen=True):
    """number: from 0. games: matches that were played for it, each line-up once."""

    number: int
    a: Side
    b: Side
    games: int


def play_block(setting: Setting, number: int) -> Block:
    """Play a block. Its luck is that of SHA-256 of "SEED:number"; the bot in seat s has the
    generator of (SEED, number, s), whoever it is."""
    found = entry(setting.game)
    teams = found.game.spec.teams.get(setting.seats, list(range(setting.seats)))
    played: dict[tuple[Player, ...], _Played] = {}
    sides = {}
    for mine in (setting.a, setting.b):
        rows = []
        times: list[tuple[float, float]] = []
        for seat in range(setting.seats):
            ours = [teams[s] == teams[seat] for s in range(setting.seats)]
            line = tuple(mine if our else setting.field for our in ours)
            if line not in played:
                played[line] = _play(found, setting, number, line)
                for own, timed in zip(ours, played[line].times, strict=True):
                    times += timed if own else []
            rows.append(_result(played[line], teams, seat))
        win, place, margin, score = (list(column) for column in zip(*rows, strict=True))
        sides[mine] = Side(
            win,
            place,
            margin,
            score,
            ms=[wall for wall, _ in times],
            cpu_ms=[cpu for _, cpu in times],
        )
    if setting.a == setting.b:
        return Block(number, sides[setting.a], sides[setting.a], len(played))
    return Block(number, sides[setting.a], sides[setting.b], len(played))


class _Played(msgspec.Struct, frozen=True):
    places: list[int]
    scores: list[int]
    times: list[list[tuple[float, float]]]


def _play(found: Entry, setting: Setting, number: int, line: Sequence[Player]) -> _Played:
    clocks = [_Clocked(bot_of(found, each.name, each.iterations)) for each in line]
    seed = seed_of(f"{setting.seed}:{number}")
    match: Match[Any] = Match.start(found.game, setting.seats, setting.options, seed)
    picks = [pick_for(setting.seed, number, seat) for seat in range(setting.seats)]
    play_out(match, clocks, picks)
    return _Played(match.state.places(), match.state.scores(), [clock.times for clock in clocks])


class _Clocked:
    """A bot whose moves are timed. times: of each where there was a choice, wall and processor."""

    def __init__(self, bot: Bot) -> None:
        self.times: list[tuple[float, float]] = []
        self._bot = bot

    def __call__(self, seen: Seen[Any], pick: Pick) -> Action:
        if len(seen.legal) == 1:
            return self._bot(seen, pick)
        began, used = perf_counter(), process_time()
        action = self._bot(seen, pick)
        self.times.append(((perf_counter() - began) * 1000, (process_time() - used) * 1000))
        return action


def _result(played: _Played, teams: Sequence[int], seat: Seat) -> tuple[float, float, float, float]:
    places, scores = played.places, played.scores
    first = {team for team, place in zip(teams, places, strict=True) if place == 1}
    sides: dict[int, list[int]] = {}
    for team, score in zip(teams, scores, strict=True):
        sides.setdefault(team, []).append(score)
    mine = fmean(sides.pop(teams[seat]))
    win = 1 / len(first) if teams[seat] in first else 0.0
    return win, float(places[seat]), mine - max(map(fmean, sides.values())), mine
