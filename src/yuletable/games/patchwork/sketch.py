"""A match in outline: counts instead of quilts, so that thousands can be played to their end.

Whether a patch still fits is guessed from the number of empty squares. Numbers in comments are
clauses of RULES.md.
"""

from typing import Final, Self

from yuletable.core.protocol import Seat
from yuletable.games.patchwork.patches import (
    BONUS,
    EMPTY_COST,
    END,
    INCOME_SPACES,
    OFFERED,
    PATCHES,
    SQUARES,
)
from yuletable.games.patchwork.position import NOBODY, OWING, Position

PASSED: Final = -1
"""A move of an outline: this, or the place of a patch in the circle."""
NOISE_STARTS: Final = 1024
NOISE_SIZE: Final = NOISE_STARTS + 2 * END * OFFERED
"""A playout begins at one of the first so many factors and needs as many more at most."""
BONUS_EMPTY: Final = 22
"""With so few empty squares a quilt has a full 7x7, about."""
PASS_RATE: Final = 1.0
"""What a space is worth that is not spent on a patch: the button of a pass."""
_ROOM: Final = ((24, 8), (21, 7), (15, 6), (13, 4), (9, 3), (2, 2))

ROOM: Final = tuple(
    next((size for least, size in _ROOM if empty >= least), 0) for empty in range(SQUARES + 1)
)
"""The largest patch that fits for certain enough, by empty squares."""
COST: Final = tuple(patch.buttons for patch in PATCHES)
TIME: Final = tuple(patch.time for patch in PATCHES)
SIZE: Final = tuple(patch.size for patch in PATCHES)
INCOME: Final = tuple(patch.income for patch in PATCHES)

_CROSSED: Final = tuple(
    tuple(sum([start < mark <= to for mark in INCOME_SPACES]) for to in range(END + 1))
    for start in range(END + 1)
)


def _rate(patch: int, time: int) -> float:
    value = PATCHES[patch]
    gain = EMPTY_COST * value.size + value.income * _CROSSED[time][END] - value.buttons
    return gain / max(1, min(value.time, END - time))


RATES: Final = tuple(
    tuple(_rate(patch, time) for patch in range(len(PATCHES))) for time in range(END + 1)
)
"""What a patch brings for each space that it takes, by time and patch: its squares and its income
to the end, less its price."""


class Sketch:
    """time, buttons, income, empty: by seat. special: spaces of the 1x1 patches still to come.
    first: who was on the last space first, or NOBODY."""

    __slots__ = (
        "bonus",
        "buttons",
        "circle",
        "empty",
        "first",
        "income",
        "special",
        "time",
        "top",
    )

    def __init__(self, position: Position) -> None:
        self.time = position.time[:]
        self.buttons = position.buttons[:]
        self.income = position.income[:]
        self.empty = [SQUARES - board.bit_count() for board in position.board]
        self.circle = position.circle[:]
        self.special = position.special
        self.top = position.top
        self.bonus = position.bonus
        self.first: Seat = position.home[0] if position.home else NOBODY
        if position.phase == OWING:
            self.empty[position.who] -= 1

    def clone(self) -> Self:
        new = object.__new__(type(self))
        new.time = self.time[:]
        new.buttons = self.buttons[:]
        new.income = self.income[:]
        new.empty = self.empty[:]
        new.circle = self.circle[:]
        new.special = self.special
        new.top = self.top
        new.bonus = self.bonus
        new.first = self.first
        return new

    def mover(self) -> Seat:
        """Who moves, NOBODY at the end (3.1)."""
        one, two = self.time
        if one == two:
            return NOBODY if one == END else self.top
        return 0 if one < two else 1

    def moves(self, seat: Seat) -> list[int]:
        """What the mover may do, the best looking first."""
        buttons, room = self.buttons[seat], ROOM[self.empty[seat]]
        rates = RATES[self.time[seat]]
        rated = [(-PASS_RATE, PASSED)]
        for place, patch in enumerate(self.circle[:OFFERED]):
            if COST[patch] <= buttons and SIZE[patch] <= room:
                rated.append((-rates[patch], place))
        rated.sort()
        return [move for _, move in rated]

    def play(self, seat: Seat, move: int) -> None:
        """A move of the mover (3.3, 4.2)."""
        start = self.time[seat]
        if move == PASSED:
            to = min(END, self.time[seat ^ 1] + 1)
            self.buttons[seat] += to - start
        else:
            circle = self.circle
            patch = circle[move]
            self.circle = circle[move + 1 :] + circle[:move]
            self.buttons[seat] -= COST[patch]
            self.income[seat] += INCOME[patch]
            self.empty[seat] = max(0, self.empty[seat] - SIZE[patch])
            to = min(END, start + TIME[patch])
        self.buttons[seat] += _CROSSED[start][to] * self.income[seat]
        if self.special and self.special[0] <= to:
            self.special = self.special[1:]
            if self.empty[seat]:
                self.empty[seat] -= 1
        if self.bonus == NOBODY and self.empty[seat] <= BONUS_EMPTY:
            self.bonus = seat
        if to == END and self.first == NOBODY:
            self.first = seat
        self.time[seat] = to
        self.top = seat

    def finish(self, noise: list[float], at: int) -> int:
        """Play to the end in place, both sides by rate, each rate times a factor of `noise` from
        index `at` on. The margin of seat 0, never 0: as many points go to who was home first (7.3).

        This is where the time goes, so it is `mover`, `moves` and `play` in one.
        """
        times, buttons, income, empties = self.time, self.buttons, self.income, self.empty
        circle, special, top = self.circle, self.special, self.top
        bonus, first = self.bonus, self.first
        while True:
            one, two = times
            if one == two:
                if one == END:
                    break
                seat = top
            else:
                seat = 0 if one < two else 1
            start, has, empty = times[seat], buttons[seat], empties[seat]
            room, rates = ROOM[empty], RATES[start]
            best, chosen = PASS_RATE, PASSED
            for place, patch in enumerate(circle[:OFFERED]):
                if COST[patch] <= has and SIZE[patch] <= room:
                    rate = rates[patch] * noise[at]
                    at += 1
                    if rate > best:
                        best, chosen = rate, place
            if chosen < 0:
                to = times[seat ^ 1] + 1
                if to > END:
                    to = END
                has += to - start
            else:
                patch = circle[chosen]
                circle = circle[chosen + 1 :] + circle[:chosen]
                has -= COST[patch]
                income[seat] += INCOME[patch]
                empty -= SIZE[patch]
                if empty < 0:
                    empty = 0
                to = start + TIME[patch]
                if to > END:
                    to = END
            crossed = _CROSSED[start][to]
            if crossed:
                has += crossed * income[seat]
            if special and special[0] <= to:
                special = special[1:]
                if empty:
                    empty -= 1
            if empty <= BONUS_EMPTY and bonus < 0:
                bonus = seat
            if to == END and first < 0:
                first = seat
            times[seat], buttons[seat], empties[seat], top = to, has, empty, seat
        self.bonus, self.first = bonus, first
        return self.margin()

    def margin(self) -> int:
        """Points of seat 0 less those of seat 1, doubled, and 1 for who was home first (7.2)."""
        margin = self.buttons[0] - self.buttons[1] - EMPTY_COST * (self.empty[0] - self.empty[1])
        if self.bonus != NOBODY:
            margin += BONUS if self.bonus == 0 else -BONUS
        return 2 * margin + (1 if self.first == 0 else -1)
