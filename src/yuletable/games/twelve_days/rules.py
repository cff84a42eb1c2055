"""The one truth of the rules of 12 Days. Numbers in comments are clauses of RULES.md."""

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
    Json,
    Outcomes,
    Pick,
    Seat,
    clock_parts,
)
from yuletable.games.twelve_days.actions import (
    KIND,
    KINDS,
    LOW,
    PASS,
    PLAYED,
    SIZE,
    WEIGHT,
    answers,
    leads,
)
from yuletable.games.twelve_days.cards import ONE, draws_of, mask_of, ranks_of
from yuletable.games.twelve_days.position import DEALING, FINAL, PLAYING, STARTING, Position
from yuletable.games.twelve_days.scoring import placed, settle
from yuletable.games.twelve_days.worlds import redeal

_DEFAULT, _SKIP, _, _END, _ = range(len(CLOCK_KINDS))


class State(Position):
    """A position of 12 Days and what may happen in it."""

    __slots__ = ()

    # What the protocol asks.

    def current(self) -> Seat:
        return self.who

    def actors(self) -> Sequence[Seat]:
        return (self.who,) if self.who >= 0 else ()

    def chance(self) -> Outcomes:
        """The dealer (3.2), or the rank of the next card dealt."""
        return self.n if self.phase == STARTING else draws_of(self.pile)

    def legal_actions(self, seat: Seat) -> list[Action]:
        who = self.who
        if who < 0:
            return []
        if seat == who:
            if self.legal is None:
                trick = self.trick
                if trick:
                    lead = trick[0]
                    self.legal = answers(self.hands[seat], KIND[lead], LOW[lead])
                else:
                    self.legal = leads(self.hands[seat])
            return self.legal[:]
        if seat == CLOCK:
            return [_DEFAULT * self.n + who, _SKIP * self.n + who, _END * self.n]
        return []

    def default(self, seat: Seat) -> Action:
        """What is done without an answer (9.1): a pass; the highest card alone is led."""
        return PASS if self.trick else mask_of(self.hands[seat]).bit_length() - 1

    def scores(self) -> list[int]:
        """Gifts of each seat."""
        return self.gifts[:]

    def places(self) -> list[int]:
        """Places by gifts, equal ones shared (8.1); [] after an early end (9.3)."""
        return [] if self.early else placed(self.gifts)

    def determinize(self, seat: Seat, pick: Pick) -> Self:
        new = self.clone()
        redeal(new, seat, pick)
        return new

    # One step.

    def apply(self, seat: Seat, action: Action, emit: Emit | None = None) -> None:
        if seat < 0:
            if seat == CHANCE:
                self._chance(action, emit)
            else:
                self._clock(action, emit)
            return
        self.legal = None
        trick = self.trick
        if action != PASS:
            self.hands[seat] -= WEIGHT[action]
            sizes = self.sizes
            sizes[seat] -= SIZE[action]
            if not sizes[seat]:
                self.known &= ~(1 << seat)
            # The lowest low card wins, of equals the later (5.7).
            wins = not trick or LOW[action] <= self.best_low
            if wins:
                self.best = seat
                self.best_low = LOW[action]
            if emit is not None:
                if trick:
                    emit("played", EVERYONE, {"seat": seat, **_SHOWN[action], "wins": wins})
                else:
                    emit("led", EVERYONE, {"seat": seat, **_SHOWN[action]})
        elif emit is not None:
            emit("passed", EVERYONE, {"seat": seat})
        trick.append(action)
        if len(trick) == self.n:
            self._end_trick(emit)
        else:
            following = seat + 1
            self.who = following if following < self.n else 0

    def _end_trick(self, emit: Emit | None) -> None:
        """Last cards that do not win come back, the others are discarded (6.1, 6.2)."""
        n, trick, winner = self.n, self.trick, self.best
        if emit is not None:
            won = trick[(winner - self.leader) % n]
            shown = _SHOWN[won]
            told = {"type": shown["type"], "low": shown["low"], "count": shown["count"]}
            emit("trick_won", EVERYONE, {"seat": winner, **told})
        sizes = self.sizes
        seat = self.leader
        gone, back = self.gone, 0
        for action in trick:
            if action != PASS:
                if sizes[seat] or seat == winner:
                    gone += WEIGHT[action]
                else:
                    self.hands[seat] = WEIGHT[action]
                    sizes[seat] = SIZE[action]
                    back |= 1 << seat
                    if emit is not None:
                        payload = {
                            "seat": seat,
                            "cards": list(PLAYED[action]),
                            "count": SIZE[action],
                        }
                        emit("returned", EVERYONE, payload)
            seat += 1
            if seat == n:
                seat = 0
        self.gone = gone
        self.known |= back
        self.last = (self.leader, tuple(trick), winner, back)
        self.tricks += 1
        self.trick = []
        self.leader = winner
        if sizes[winner]:
            # Every trick takes a card out of play, and everybody still has one (6.5).
            assert self.tricks < self.most, f"a hand of {n} goes on after {self.tricks} tricks"
            self.who = winner
        else:
            self._end_hand(winner, emit)

    def _end_hand(self, winner: Seat, emit: Emit | None) -> None:
        """Gifts (chapter 7), and the next hand or the end (8.1)."""
        left = tuple(self.sizes)
        givers = settle(self.gifts, winner, left)
        self.history.append((winner, left, tuple(givers)))
        self.played += 1
        if emit is not None:
            payload = {
                "seat": winner,
                "hand": self.played,
                "hands": self.total,
                "left": list(left),
                "most": max(left),
                "pool": self.total - self.played,
            }
            emit("hand_won", EVERYONE, payload)
            for seat, cards in enumerate(left):
                if cards == max(left):
                    told = {"seat": seat, "to_seat": winner, "count": cards}
                    emit("gave" if seat in givers else "spared", EVERYONE, told)
        self.gather()
        if self.played == self.total:
            self._finish(emit)
        else:
            self.dealer = (self.dealer + 1) % self.n
            self.phase = DEALING
            self.who = CHANCE

    def _finish(self, emit: Emit | None) -> None:
        self.phase = FINAL
        self.who = OVER
        if emit is not None:
            emit("over", EVERYONE, {"early": self.early})

    # Chance.

    def _chance(self, outcome: Action, emit: Emit | None) -> None:
        if self.phase == STARTING:
            self.dealer = outcome
            self.leader = (outcome + 1) % self.n
            self.phase = DEALING
            if emit is not None:
                emit("started", EVERYONE, {"dealer_seat": outcome, "seat": self.leader})
            return
        seat, card = self.to, ONE[outcome + 1]
        self.pile -= card
        self.hands[seat] += card
        sizes = self.sizes
        sizes[seat] += 1
        if sizes[seat] < self.deal:
            return
        if emit is not None:
            count = sizes[seat]
            full = {"seat": seat, "count": count, "cards": ranks_of(self.hands[seat])}
            emit("dealt", 1 << seat, full, {"seat": seat, "count": count, "cards": None})
        if seat < self.n - 1:
            self.to = seat + 1
            return
        self.to = 0
        self.phase = PLAYING
        self.who = self.leader
        if emit is not None:
            payload = {
                "hand": self.played + 1,
                "hands": self.total,
                "dealer_seat": self.dealer,
                "seat": self.leader,
            }
            emit("begun", EVERYONE, payload)

    # Time and the host.

    def _clock(self, action: Action, emit: Emit | None) -> None:
        kind, seat = clock_parts(action, self.n)
        if kind == "end":
            self.early = True
            self.gather()
            self._finish(emit)
            self.legal = None
            return
        if emit is not None:
            if kind == "skip":
                emit("skipped", EVERYONE, {"seat": seat})
            else:
                emit("answered", EVERYONE, {"seat": seat, "by": "clock"})
        self.apply(seat, self.default(seat), emit)


_SHOWN: Final[list[dict[str, Json]]] = [
    {
        "cards": list(ranks),
        "type": KINDS[KIND[action]],
        "low": ranks[0],
        "count": len(ranks),
        "high": ranks[-1],
    }
    for action, ranks in enumerate(PLAYED)
]
"""What everybody sees of a play."""
