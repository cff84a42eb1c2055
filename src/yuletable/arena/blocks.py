"""One block of a duel: a seed in all seats, one bot against the others."""

from collections.abc import Sequence
from contextlib import ExitStack
from statistics import fmean
from time import perf_counter, process_time
from typing import Any

import msgspec

from yuletable.bots.foreign import Foreign, Kind
from yuletable.bots.levels import bot_of, search_of
from yuletable.bots.playing import pick_for, play_out
from yuletable.core.chance import seed_of
from yuletable.core.match import Event, Events, Match
from yuletable.core.protocol import Action, Json, Pick, Seat, Text
from yuletable.core.registry import Entry, entry
from yuletable.core.seen import Bot, Seen


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """A bot by name. iterations: of its search, None = the level's own. command: the program that
    it is, with its arguments, () = a bot of the game; ms: that program's time for a move."""

    name: str
    iterations: int | None = None
    command: tuple[str, ...] = ()
    ms: int = 0

    @property
    def label(self) -> str:
        """How it is named on the command line."""
        return self.name if self.iterations is None else f"{self.name}:{self.iterations}"


class Duel(msgspec.Struct, frozen=True):
    """mine has every seat in turn, theirs the others; where seats form teams, the whole team."""

    game: str
    seats: int
    options: dict[str, Json]
    seed: str
    mine: Player
    theirs: Player


class Setting(msgspec.Struct, frozen=True):
    """What all blocks of a contest have in common. field: who has the other seats."""

    game: str
    seats: int
    options: dict[str, Json]
    seed: str
    a: Player
    b: Player
    field: Player

    def duels(self) -> list[Duel]:
        """A against the field, and B, if that is another bot."""
        sides = [self.a] if self.a == self.b else [self.a, self.b]
        return [
            Duel(self.game, self.seats, self.options, self.seed, side, self.field) for side in sides
        ]


class Side(msgspec.Struct, frozen=True):
    """What a bot did in a block, by rotation. win: 1, or 1/k where k sides share the first
    place. place: of its seat. score: of a side's seats, as their mean. margin: its score less that
    of the best other side. ms: of each move; cpu_ms: of processor time, which other programs on the
    machine do not change."""

    win: list[float]
    place: list[float]
    margin: list[float]
    score: list[float]
    ms: list[float]
    cpu_ms: list[float]


class Fought(msgspec.Struct, frozen=True, tag="fought"):
    """A block of a duel. number: from 0. theirs: by rotation, the mean of the other sides. games:
    matches that were played for it, each line-up once."""

    number: int
    mine: Side
    theirs: Side
    games: int


class Forfeit(msgspec.Struct, frozen=True, tag="forfeit"):
    """A block that was not played to its end, because a program in it failed. bot: which; otherwise
    as in `bots.foreign.ForeignError`."""

    number: int
    bot: str
    move: int
    kind: Kind
    what: str
    said: str
    why: Text | None


class Block(msgspec.Struct, frozen=True):
    """A block of a contest: A and B in the same seat against the same field."""

    number: int
    a: Side
    b: Side
    games: int


def teams_of(game: str, seats: int) -> Sequence[int]:
    """The side of each seat."""
    return entry(game).game.spec.teams.get(seats, list(range(seats)))


def sides_of(game: str, seats: int) -> int:
    """How many sides play."""
    return len(set(teams_of(game, seats)))


def settled(player: Player, game: str) -> Player:
    """The same bot with the iterations that it plays with."""
    if player.iterations is not None or player.command:
        return player
    search = search_of(entry(game), player.name)
    return player if search is None else Player(player.name, search.iterations)


def play_block(setting: Setting, number: int) -> Block:
    """Play a block of a contest. Raises ForeignError."""
    fought = [play_duel(duel, number) for duel in setting.duels()]
    games = sum(each.games for each in fought)
    return Block(number, fought[0].mine, fought[-1].mine, games)


def play_duel(duel: Duel, number: int) -> Fought:
    """Play a block of a duel. Its luck is that of SHA-256 of "SEED:number"; the bot in seat s has
    the generator of (SEED, number, s), whoever it is. Raises ForeignError."""
    found = entry(duel.game)
    teams = teams_of(duel.game, duel.seats)
    seats = range(duel.seats)
    played: dict[tuple[Player, ...], _Played] = {}
    rows: list[_Row] = []
    others: list[_Row] = []
    times: list[tuple[float, float]] = []
    their_times: list[tuple[float, float]] = []
    for seat in seats:
        ours = [teams[s] == teams[seat] for s in seats]
        line = tuple(duel.mine if our else duel.theirs for our in ours)
        if line not in played:
            played[line] = _play(found, duel, number, line)
            for own, timed in zip(ours, played[line].times, strict=True):
                (times if own else their_times).extend(timed)
        rows.append(_row(played[line], teams, seat))
        rest = [_row(played[line], teams, s) for s in seats if not ours[s]]
        others.append(_mean(rest))
    return Fought(number, _side(rows, times), _side(others, their_times), len(played))


class _Played(msgspec.Struct, frozen=True):
    places: list[int]
    scores: list[int]
    times: list[list[tuple[float, float]]]


_Row = tuple[float, float, float, float]
"""win, place, margin, score"""


def _side(rows: list[_Row], times: list[tuple[float, float]]) -> Side:
    win, place, margin, score = (list(column) for column in zip(*rows, strict=True))
    return Side(win, place, margin, score, [wall for wall, _ in times], [cpu for _, cpu in times])


def _mean(rows: list[_Row]) -> _Row:
    win, place, margin, score = (fmean(column) for column in zip(*rows, strict=True))
    return win, place, margin, score


def _play(found: Entry, duel: Duel, number: int, line: Sequence[Player]) -> _Played:
    seed = seed_of(f"{duel.seed}:{number}")
    told = Events()
    match: Match[Any] = Match.start(found.game, duel.seats, duel.options, seed, told)
    picks = [pick_for(duel.seed, number, seat) for seat in range(duel.seats)]
    with ExitStack() as stack:
        programs: list[Foreign] = []
        clocks: list[_Clocked] = []
        for seat, each in enumerate(line):
            if each.command:
                bot = Foreign(
                    found.game, duel.seats, seat, duel.options, each.name, each.command, each.ms
                )
                programs.append(stack.enter_context(bot))
                clocks.append(_Clocked(bot))
            else:
                clocks.append(_Clocked(bot_of(found, each.name, each.iterations)))
        # Events are made for programs only: nobody else of a line-up hears of them.
        tell = _Tell(programs) if programs else None
        if tell is not None:
            for event in told:
                tell.pass_on(event)
        play_out(match, clocks, picks, tell)
        state = match.state
        for program in programs:
            program.over(state.scores(), state.places())
    return _Played(state.places(), state.scores(), [clock.times for clock in clocks])


class _Tell:
    """An emit that lets programs hear what their seats see."""

    def __init__(self, programs: Sequence[Foreign]) -> None:
        self._programs = programs

    def __call__(
        self,
        kind: str,
        audience: int,
        full: dict[str, Json],
        public: dict[str, Json] | None = None,
    ) -> None:
        self.pass_on(Event(kind, audience, full, public))

    def pass_on(self, event: Event) -> None:
        for program in self._programs:
            program.told(event)


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


def _row(played: _Played, teams: Sequence[int], seat: Seat) -> _Row:
    places, scores = played.places, played.scores
    first = {team for team, place in zip(teams, places, strict=True) if place == 1}
    sides: dict[int, list[int]] = {}
    for team, score in zip(teams, scores, strict=True):
        sides.setdefault(team, []).append(score)
    mine = fmean(sides.pop(teams[seat]))
    win = 1 / len(first) if teams[seat] in first else 0.0
    return win, float(places[seat]), mine - max(map(fmean, sides.values())), mine
