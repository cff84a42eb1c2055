"""The rules of Tiny."""

from collections.abc import Hashable
from typing import Final, Self

from yuletable.core.protocol import (
    CHANCE,
    CLOCK,
    EVERYONE,
    OVER,
    Action,
    Emit,
    Outcomes,
    Pick,
    Seat,
    clock_id,
    clock_parts,
)

CARDS: Final = 10
HAND: Final = 2
STAKES: Final = 3
STAKE: Final = CARDS
DONE: Final = CARDS + STAKES
NUM_ACTIONS: Final = DONE + 1

DEAL, COMMIT, WEATHER, STAKING, COIN, ENDED = range(6)
SUN, SNOW = 0, 1


class TinyState:
    """hands: cards of each seat, ascending. committed: card of each seat this round, -1 for none;
    secret until the last, then open till the next commit. stake: -1 until set, secret."""

    __slots__ = (
        "committed",
        "early",
        "hands",
        "phase",
        "points",
        "round",
        "rounds",
        "seats",
        "stake",
        "unseen",
        "weather",
        "winner",
    )

    def __init__(self, seats: int, rounds: int) -> None:
        self.seats = seats
        self.rounds = rounds
        self.round = 0
        self.phase = DEAL
        self.unseen = list(range(CARDS))
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.committed = [-1] * seats
        self.points = [0] * seats
        self.weather = -1
        self.winner = -1
        self.stake = -1
        self.early = False

    def current(self) -> Seat:
        if self.phase == COMMIT:
            return self.actors()[0]
        if self.phase == STAKING:
            return self.winner
        return OVER if self.phase == ENDED else CHANCE

    def actors(self) -> list[Seat]:
        if self.phase == COMMIT:
            return [seat for seat in range(self.seats) if self.committed[seat] < 0]
        return [self.winner] if self.phase == STAKING else []

    def legal_actions(self, seat: Seat) -> list[Action]:
        if seat == CLOCK:
            if self.phase == ENDED:
                return []
            actors = self.actors()
            asked = [
                clock_id(kind, who, self.seats) for kind in ("default", "skip") for who in actors
            ]
            return [*asked, clock_id("end", 0, self.seats)]
        if seat not in self.actors():
            return []
        if self.phase == COMMIT:
            return list(self.hands[seat])
        return [DONE] if self.stake >= 0 else list(range(STAKE, STAKE + STAKES))

    def default(self, seat: Seat) -> Action:
        return self.legal_actions(seat)[0]

    def apply(self, seat: Seat, action: Action, emit: Emit | None = None) -> None:
        if seat == CHANCE:
            self._chance(action, emit)
        elif seat == CLOCK:
            kind, who = clock_parts(action, self.seats)
            if kind == "end":
                self.phase, self.early = ENDED, True
                if emit is not None:
                    emit("over", EVERYONE, {"early": True})
            else:
                if emit is not None:
                    emit("answered", EVERYONE, {"seat": who, "by": "clock"})
                self.apply(who, self.default(who), emit)
        elif self.phase == COMMIT:
            self._commit(seat, action, emit)
        elif action == DONE:
            self.phase = COIN
            if emit is not None:
                emit("staked", EVERYONE, {"seat": seat, "stake": self.stake})
        else:
            self.stake = action - STAKE
            if emit is not None:
                emit("thought", 1 << seat, {"seat": seat, "stake": self.stake})

    def _commit(self, seat: Seat, card: Action, emit: Emit | None) -> None:
        self.hands[seat].remove(card)
        self.committed[seat] = card
        if emit is not None:
            emit("committed", 1 << seat, {"seat": seat, "card": card}, {"seat": seat})
        if min(self.committed) >= 0:
            self.phase = WEATHER
            if emit is not None:
                emit("revealed", EVERYONE, {"cards": list(self.committed)})

    def _chance(self, outcome: Action, emit: Emit | None) -> None:
        if self.phase == DEAL:
            dealt = sum(map(len, self.hands))
            seat = dealt // HAND
            card = self.unseen.pop(outcome)
            self.hands[seat] = sorted([*self.hands[seat], card])
            if emit is not None:
                emit("dealt", 1 << seat, {"seat": seat, "card": card}, {"seat": seat})
            if dealt + 1 == HAND * self.seats:
                self.phase = COMMIT
        elif self.phase == WEATHER:
            self.weather = outcome
            best = max(self.committed) if outcome == SUN else min(self.committed)
            self.winner = self.committed.index(best)
            self.points[self.winner] += 1
            self.phase = STAKING
            if emit is not None:
                emit("won", EVERYONE, {"seat": self.winner, "weather": ["sun", "snow"][outcome]})
        else:
            gain = self.stake if outcome else -self.stake
            self.points[self.winner] += gain
            if emit is not None:
                emit("tossed", EVERYONE, {"seat": self.winner, "gain": gain})
            self.round += 1
            self.winner = self.stake = self.weather = -1
            self.committed = [-1] * self.seats
            self.phase = ENDED if self.round == self.rounds else COMMIT
            if emit is not None and self.phase == ENDED:
                emit("over", EVERYONE, {"early": False})

    def chance(self) -> Outcomes:
        if self.phase == DEAL:
            return len(self.unseen)
        return ((SUN, 2), (SNOW, 1)) if self.phase == WEATHER else 2

    def scores(self) -> list[int]:
        return list(self.points)

    def places(self) -> list[int]:
        if self.early:
            return []
        return [1 + sum(other > mine for other in self.points) for mine in self.points]

    def clone(self) -> Self:
        twin = object.__new__(type(self))
        for name in self.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.unseen = list(self.unseen)
        twin.hands = [list(hand) for hand in self.hands]
        twin.committed = list(self.committed)
        twin.points = list(self.points)
        return twin

    def key(self) -> Hashable:
        return (
            (self.seats, self.rounds, self.round, self.phase, self.early),
            tuple(self.unseen),
            tuple(map(tuple, self.hands)),
            tuple(self.committed),
            tuple(self.points),
            (self.weather, self.winner, self.stake),
        )

    def determinize(self, seat: Seat, pick: Pick) -> Self:
        twin = self.clone()
        others = [other for other in range(self.seats) if other != seat]
        secret = [other for other in others if self.phase == COMMIT and self.committed[other] >= 0]
        pool = sorted(
            self.unseen
            + [card for other in others for card in self.hands[other]]
            + [self.committed[other] for other in secret]
        )
        for other in others:
            twin.hands[other] = sorted(pool.pop(pick(len(pool))) for _ in self.hands[other])
        for other in secret:
            twin.committed[other] = pool.pop(pick(len(pool)))
        twin.unseen = pool
        if self.phase == STAKING and self.winner != seat and self.stake >= 0:
            twin.stake = pick(STAKES)
        return twin
