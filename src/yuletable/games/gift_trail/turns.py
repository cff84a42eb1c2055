"""Whose turn it is, and how a match ends. Numbers in comments are clauses of RULES.md."""

from yuletable.core.protocol import CHANCE, EVERYONE, OVER, Emit, Seat
from yuletable.games.gift_trail.actions import BITS, NO_EFFECT
from yuletable.games.gift_trail.position import AWAIT_ROLL, ENDING, FINAL, NO_FITS, Position


class Turns(Position):
    """A position of which turns, ranks and the end are known."""

    __slots__ = ()

    def _begin(self, at: int) -> None:
        self.at = at
        self.who = self.way[at]
        self.phase = AWAIT_ROLL
        self.turn += 1
        self.dice = ()
        self.landing = 0
        self.effect = NO_EFFECT
        self.fits = NO_FITS
        self.prompt = self.candidates = 0
        self.legal = ()

    def _end_turn(self, emit: Emit | None) -> None:
        self._pass_to(self.at + 1, emit)

    def _pass_to(self, at: int, emit: Emit | None) -> None:
        """The turn of the seat at this index of the way; behind the last one a round ends."""
        if at < len(self.way):
            self._begin(at)
        elif self.last_round:
            self._end_match(emit)
        else:
            self._begin(0)

    def _finish(self, seat: Seat, emit: Emit | None) -> None:
        at = self.at
        self.way.pop(at)
        self._rank(seat, emit)
        if len(self.way) == 1:
            self._end_match(emit)
        else:
            self._pass_to(at, emit)

    def _rank(self, seat: Seat, emit: Emit | None) -> None:
        self.ranked += 1
        self.rank[seat] = self.ranked
        if emit is not None:
            emit("finished", EVERYONE, {"seat": seat, "rank": self.ranked})

    def _end_match(self, emit: Emit | None) -> None:
        """Those on the way are ranked by square unless it is an early end; who has no gift gets
        one from the tree, the furthest first (8.4, 9.7, 10.5)."""
        self._begin(0)
        self.turn -= 1
        way, gift = self.way, self.gift
        # Who has reached the finish and was still to pick a parcel there has arrived all the same.
        arrived = [seat for seat in way if self.pos[seat] == self.length]
        for seat in arrived:
            way.remove(seat)
            self._rank(seat, emit)
        way.sort(key=lambda seat: (-self.pos[seat], self.order.index(seat)))
        if not self.early:
            for seat in way:
                self.ranked += 1
                self.rank[seat] = self.ranked
        self.waiting = tuple([seat for seat in arrived + way if not gift[seat]])
        self._end_or_wait(emit)

    def _end_or_wait(self, emit: Emit | None) -> None:
        if self.waiting:
            self.phase = ENDING
            self.who = CHANCE
            self.taker = self.waiting[0]
            self.outcomes = self.drawable(self.taker)
            return
        self.phase = FINAL
        self.who = OVER
        if self.options["nobody_own"]:
            self._part_with_own()
        if emit is not None:
            emit("over", EVERYONE, {"early": self.early})

    def _part_with_own(self) -> None:
        """Each with the own gift exchanges with the next of the reveal, the last with the one
        before; someone alone exchanges with the lowest number under the tree (10.4). No event
        tells of it: each result card does, once it is open."""
        home = self.home_order()
        gift = self.gift
        for index, seat in enumerate(home):
            if gift[seat] != self.brought[seat]:
                continue
            if len(home) > 1:
                other = home[index + 1] if index + 1 < len(home) else home[index - 1]
                gift[seat], gift[other] = gift[other], gift[seat]
                self.own_swapped |= BITS[other]
            else:
                gift[seat], self.tree[0] = self.tree[0], gift[seat]
                self.tree.sort()
            self.own_swapped |= BITS[seat]

    def _give_back(self, seat: Seat, emit: Emit | None) -> None:
        number = self.gift[seat]
        self.gift[seat] = 0
        self.tree.append(number)
        self.tree.sort()
        if emit is not None:
            emit("gift", EVERYONE, gift_moved(seat, None, number))


def gift_moved(from_seat: Seat | None, to_seat: Seat | None, number: int) -> dict[str, int | None]:
    """The payload of `gift`; None stands for the tree."""
    return {"from_seat": from_seat, "to_seat": to_seat, "number": number}
