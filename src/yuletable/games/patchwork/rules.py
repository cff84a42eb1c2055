"""The one truth of the rules of Patchwork. Numbers in comments are clauses of RULES.md."""

from collections.abc import Sequence
from typing import Final, Self

from yuletable.core.protocol import (
    CHANCE,
    CLOCK,
    CLOCK_KINDS,
    EVERYONE,
    OVER,
    Action,
    Emit,
    Outcomes,
    Pick,
    Seat,
    clock_parts,
)
from yuletable.games.patchwork.actions import BUY, PASS, PLACE, place_parts
from yuletable.games.patchwork.fitting import Runs, fits, place_actions, runs, sites
from yuletable.games.patchwork.patches import (
    BONUS,
    EMPTY_COST,
    END,
    FULL,
    INCOME_SPACES,
    LAST,
    OFFERED,
    PATCHES,
    SIDE,
    SPECIAL,
    SQUARES,
    WINDOW,
    WINDOWS,
    squares_of,
)
from yuletable.games.patchwork.position import (
    FINAL,
    LAYING,
    NOBODY,
    NOTHING,
    OWING,
    PLACING,
    STARTING,
    TURN,
    Laid,
    Position,
)

_DEFAULT, _SKIP, _, _END, _ = range(len(CLOCK_KINDS))

_CROSSED: Final = tuple(
    tuple(sum([start < mark <= to for mark in INCOME_SPACES]) for to in range(END + 1))
    for start in range(END + 1)
)
"""How many income spaces a move crosses, from a space onto another (5.1)."""


class State(Position):
    """A position of Patchwork and what may happen in it."""

    __slots__ = ()

    # What the protocol asks.

    def current(self) -> Seat:
        return self.who

    def actors(self) -> Sequence[Seat]:
        return (self.who,) if self.who >= 0 else ()

    def chance(self) -> Outcomes:
        return 2 if self.phase == STARTING else len(self.left)

    def legal_actions(self, seat: Seat) -> list[Action]:
        who = self.who
        if who < 0:
            return []
        if seat == who:
            if self.legal is None:
                self.legal = self._seat_actions(seat)
            return self.legal[:]
        return self._clock_actions() if seat == CLOCK else []

    def _seat_actions(self, seat: Seat) -> list[Action]:
        if self.phase == TURN:
            legal = [PASS]
            buttons = self.buttons[seat]
            for place, patch in enumerate(self.circle[:OFFERED]):
                if PATCHES[patch].buttons <= buttons and self.fits(patch):
                    legal.append(BUY + place)
            return legal
        patch = SPECIAL if self.phase == OWING else self.circle[self.chosen]
        return place_actions(self.places_of(patch))

    def _clock_actions(self) -> list[Action]:
        return [2 * _DEFAULT + self.who, 2 * _SKIP + self.who, 2 * _END]

    # Where a patch fits on the quilt of the seat that is asked (4.3).

    def places_of(self, patch: int) -> int:
        """All its placements, as `fitting.sites`."""
        found = self.sites.get(patch)
        if found is None:
            found = self.sites[patch] = sites(patch, self.free())
        return found

    def free(self) -> Runs:
        """The free rows of the quilt."""
        seat = self.who
        found = self.runs[seat]
        if found is None:
            found = self.runs[seat] = runs(self.board[seat])
        return found

    def fits(self, patch: int) -> bool:
        """Whether it can be laid at all (4.4)."""
        found = self.sites.get(patch)
        return fits(patch, self.free()) if found is None else found != 0

    def default(self, seat: Seat) -> Action:
        """What is done without an answer (8.1): a pass; a patch or 1x1 that must be laid goes to
        the first place where it fits as printed, else turned."""
        return PASS if self.phase == TURN else self.legal_actions(seat)[0]

    def scores(self) -> list[int]:
        return [self.score(0), self.score(1)]

    def places(self) -> list[int]:
        """First and second, as many points go to who was home first (7.3); [] after an early end
        (8.3)."""
        if self.early:
            return []
        one, two = self.scores()
        first = self.home[0] if one == two else int(two > one)
        return [1, 2] if first == 0 else [2, 1]

    def determinize(self, seat: Seat, pick: Pick) -> Self:
        """Nothing is hidden (2.4)."""
        return self.clone()

    # One step.

    def apply(self, seat: Seat, action: Action, emit: Emit | None = None) -> None:
        self.legal = None
        if seat < 0:
            if seat == CHANCE:
                self._chance(action, emit)
            else:
                self._clock(action, emit)
        elif action == PASS:
            self._pass(seat, emit)
        elif action < PLACE:
            self.chosen = action - BUY
            self.phase = PLACING
        elif self.phase == OWING:
            self._lay_special(seat, action - PLACE, emit)
        else:
            self._buy(seat, *place_parts(action), emit)

    def _pass(self, seat: Seat, emit: Emit | None) -> None:
        """To the space in front of the other token, a button for each space moved (3.2, 7.1)."""
        start = self.time[seat]
        to = self.time[seat ^ 1] + 1
        if to > END:  # (7.1)
            to = END
        self.buttons[seat] += to - start
        if emit is not None:
            payload = {
                "seat": seat,
                "from": start,
                "to": to,
                "steps": to - start,
                "buttons": self.buttons[seat],
            }
            emit("passed", EVERYONE, payload)
        self._land(seat, to, emit)

    def _buy(self, seat: Seat, orientation: int, square: int, emit: Emit | None) -> None:
        """Pay, move the neutral token, lay, move: in this order (4.2)."""
        offset = self.chosen
        circle = self.circle
        number = circle[offset]
        patch = PATCHES[number]
        self.chosen = NOTHING
        self.circle = circle[offset + 1 :] + circle[:offset]
        self.buttons[seat] -= patch.buttons
        self.income[seat] += patch.income
        if emit is not None:
            payload = {
                "seat": seat,
                "patch": number,
                "offset": offset,
                "size": patch.size,
                "cost": patch.buttons,
                "time": patch.time,
                "income": patch.income,
                "buttons": self.buttons[seat],
            }
            emit("bought", EVERYONE, payload)
        self._lay(seat, number, orientation, square, emit)
        start = self.time[seat]
        to = start + patch.time
        if to > END:
            to = END
        if emit is not None:
            emit("moved", EVERYONE, {"seat": seat, "from": start, "to": to, "steps": to - start})
        self._land(seat, to, emit)

    def _lay(
        self, seat: Seat, number: int, orientation: int, square: int, emit: Emit | None
    ) -> None:
        """Onto the quilt; the first full 7x7 takes the bonus (6.1)."""
        squares = PATCHES[number].orientations[orientation].mask << square
        board = self.board[seat] | squares
        self.board[seat] = board
        self.runs[seat] = None
        self.laid[seat].append(Laid(number, orientation, square))
        if emit is not None:
            payload = {
                "seat": seat,
                "row": square // SIDE,
                "column": square % SIDE,
                "squares": squares_of(squares),
                "empty": SQUARES - board.bit_count(),
            }
            if number == SPECIAL:
                emit("special_placed", EVERYONE, payload)
            else:
                more = {
                    "patch": number,
                    "orientation": orientation,
                    "size": PATCHES[number].size,
                    "income": self.income[seat],
                }
                emit("placed", EVERYONE, {**payload, **more})
        if self.bonus == NOBODY and board.bit_count() >= WINDOW * WINDOW:
            for index, window in enumerate(WINDOWS):
                if board & window == window:
                    self.bonus = seat
                    if emit is not None:
                        row, column = divmod(index, SIDE - WINDOW + 1)
                        told = {"seat": seat, "points": BONUS, "row": row, "column": column}
                        emit("bonus", EVERYONE, told)
                    break

    def _land(self, seat: Seat, to: int, emit: Emit | None) -> None:
        """The token arrives: income, a 1x1, the last space (chapter 5)."""
        start = self.time[seat]
        self.time[seat] = to
        self.top = seat
        crossed = _CROSSED[start][to]
        if crossed and self.income[seat]:
            self._pay(seat, start, to, crossed, emit)
        if to == END:
            self.home.append(seat)
            if emit is not None:
                emit("home", EVERYONE, {"seat": seat, "rank": len(self.home)})
        # Marks lie so that a move crosses at most one, and the first is always the next (5.4).
        if self.special and self.special[0] <= to:
            space = self.special[0]
            self.special = self.special[1:]
            if self.board[seat] != FULL:
                self.owed = space
                self.phase = OWING
                self.who = seat
                self.sites = {}
                if emit is not None:
                    emit("special_taken", EVERYONE, {"seat": seat, "space": space})
                self._note(seat)
                return
            if emit is not None:
                emit("special_aside", EVERYONE, {"seat": seat, "space": space})
        self._note(seat)
        self._next(emit)

    def _pay(self, seat: Seat, start: int, to: int, crossed: int, emit: Emit | None) -> None:
        """Every income space crossed pays what the quilt brings then (5.1)."""
        amount = self.income[seat]
        if emit is None:
            self.buttons[seat] += crossed * amount
            return
        for space in INCOME_SPACES:
            if start < space <= to:
                self.buttons[seat] += amount
                payload = {
                    "seat": seat,
                    "space": space,
                    "amount": amount,
                    "buttons": self.buttons[seat],
                }
                emit("income", EVERYONE, payload)

    def _lay_special(self, seat: Seat, square: int, emit: Emit | None) -> None:
        """The 1x1 is laid at once, also when the other is next (5.3)."""
        self.owed = NOTHING
        self._lay(seat, SPECIAL, 0, square, emit)
        self._note(seat)
        self._next(emit)

    def _note(self, seat: Seat) -> None:
        covered, buttons = self.board[seat].bit_count(), self.buttons[seat]
        score = buttons - EMPTY_COST * (SQUARES - covered) + (BONUS if self.bonus == seat else 0)
        self.history.append((seat, self.time[seat], buttons, covered, score))

    def _next(self, emit: Emit | None) -> None:
        """Who is further behind moves, on one space whose token is on top (3.1)."""
        one, two = self.time
        self.sites = {}
        if one == two == END:
            self._end_match(emit)
            return
        self.phase = TURN
        self.who = self.top if one == two else int(two < one)

    def _end_match(self, emit: Emit | None) -> None:
        self.phase = FINAL
        self.who = OVER
        if emit is not None:  # the sums are told by the account, line by line
            emit("over", EVERYONE, {"early": False})

    # Chance.

    def _chance(self, outcome: Action, emit: Emit | None) -> None:
        if self.phase == LAYING:
            self.circle.append(self.left.pop(outcome))
            if len(self.left) == 1:
                self.lay_out([*self.circle, self.left[0]])
                if emit is not None:
                    emit("circled", EVERYONE, {"order": self.circle[:]})
                named = self.options["start"]
                if named != "random":
                    self._begin(0 if named == "first" else 1, emit)
        else:
            self._begin(outcome, emit)

    def lay_out(self, order: list[int]) -> None:
        """The circle clockwise from the neutral token, which stands behind the 2x1 (2.2). order:
        the other 32 patches."""
        self.circle = [*order, LAST]
        self.left = []
        self.phase = STARTING

    def _begin(self, seat: Seat, emit: Emit | None) -> None:
        self.begin(seat)
        if emit is not None:
            emit("started", EVERYONE, {"seat": seat})

    def begin(self, seat: Seat) -> None:
        """Its token lies on top (2.3)."""
        self.start = self.top = self.who = seat
        self.phase = TURN

    # Time and the host.

    def _clock(self, action: Action, emit: Emit | None) -> None:
        kind, seat = clock_parts(action, 2)
        if kind == "default":
            if emit is not None:
                emit("answered", EVERYONE, {"seat": seat, "by": "clock"})
            self.apply(seat, self.default(seat), emit)
        elif kind == "skip":
            if emit is not None:
                emit("skipped", EVERYONE, {"seat": seat})
            while self.who == seat:
                self.apply(seat, self.default(seat), emit)
        else:
            self.early = True
            self.chosen = self.owed = NOTHING
            self.phase = FINAL
            self.who = OVER
            if emit is not None:
                emit("over", EVERYONE, {"early": True})
