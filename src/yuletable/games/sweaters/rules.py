"""The one truth of the rules: what may be done when, and what follows. Numbers in comments are
clauses of RULES.md."""

from collections.abc import Mapping, Sequence
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
from yuletable.games.sweaters.actions import (
    BILLY_TAKE,
    COPY,
    DECLINE,
    PLACE,
    PLAY,
    READY,
    SET,
    SWAP,
    TAKE,
    TINA_PICK,
    begin,
)
from yuletable.games.sweaters.cards import BILLY, MARIA, NO_CARD, NUMBERED, TINA
from yuletable.games.sweaters.counting import (
    count_round,
    final_scores,
    is_last_round,
    live_points,
    places_of,
)
from yuletable.games.sweaters.defaults import default_of
from yuletable.games.sweaters.draws import draw, next_draw, outcomes, shuffle_all
from yuletable.games.sweaters.knitting import (
    choose_patch,
    claim,
    knit,
    moves_of,
    offer_actions,
    offered,
    placements,
    set_patch,
    settings_of,
    show_patches,
    swaps_of,
    tina_actions,
    tina_move,
    tina_swap,
    to_set,
)
from yuletable.games.sweaters.position import (
    BILLY_ASK,
    COPYING,
    DRAFTING,
    FINAL,
    NOBODY,
    OFFER,
    PLACING,
    PLAYING,
    REVIEW,
    SETTING,
    TINA_ASK,
    TINA_PLACING,
    UNSET,
    Position,
)
from yuletable.games.sweaters.scoring import is_complete
from yuletable.games.sweaters.tricks import cards_in, copy, play, playable, ranked, told
from yuletable.games.sweaters.worlds import redeal

_DEFAULT, _SKIP, _, _END, _ = range(len(CLOCK_KINDS))


def rotation(seats: int) -> int:
    """Tricks after which Trendy Yarn changes in Express (11.8)."""
    return 3 if seats == 2 else 4


_ANSWER: Final = {PLAYING: (COPYING,), DRAFTING: (PLACING,)}
"""What belongs to the same answer of a seat, by what it is asked first: time takes all of it
(12.1)."""
_TURN: Final = {
    **_ANSWER,
    DRAFTING: (PLACING, OFFER),
    PLACING: (OFFER,),
    SETTING: (SETTING,),
}
"""What belongs to the same turn of a seat (12.2)."""


class State(Position):
    """A position and what may happen in it."""

    __slots__ = ()

    # What the protocol asks.

    def current(self) -> Seat:
        return self.who

    def actors(self) -> Sequence[Seat]:
        if self.waiting:
            return [seat for seat in range(self.n) if self.waiting >> seat & 1]
        return (self.who,) if self.who >= 0 else ()

    def chance(self) -> Outcomes:
        return outcomes(self)

    def legal_actions(self, seat: Seat) -> list[Action]:
        who = self.who
        if who < 0:
            return []
        if self.waiting:
            if seat >= 0 and self.waiting >> seat & 1:
                return [READY] if self.phase == REVIEW else list(settings_of(to_set(self, seat)[0]))
        elif seat == who:
            if self.legal is None:
                self.legal = self._seat_actions(seat)
            return self.legal[:]
        return self._clock_actions() if seat == CLOCK else []

    def _seat_actions(self, seat: Seat) -> list[Action]:
        phase = self.phase
        if phase == PLAYING:
            return cards_in(playable(self, self.hands[seat]))
        if phase == DRAFTING:
            return sorted([TAKE + card for card in self.pool])
        if phase == PLACING:
            return placements(self, seat, self.taken)
        if phase == COPYING:
            return sorted([COPY + card for card in self.pool if card < NUMBERED])
        if phase == BILLY_ASK:
            return [*sorted([BILLY_TAKE + card for card in self.pool]), DECLINE]
        if phase == OFFER:
            return offer_actions(self, seat)
        if phase == TINA_ASK:
            return [*[TINA_PICK + card for card in tina_actions(self, seat)], DECLINE]
        swaps = [SWAP + card for card in swaps_of(self, seat, self.moving)]
        return [*moves_of(self, seat, self.moving), *swaps]

    def _clock_actions(self) -> list[Action]:
        n = self.n
        asked = self.actors()
        clock = [_DEFAULT * n + seat for seat in asked]
        clock += [_SKIP * n + seat for seat in asked]
        clock.append(_END * n)
        return clock

    def default(self, seat: Seat) -> Action:
        return default_of(self, seat)

    def scores(self) -> list[int]:
        """Points of each seat: rounds counted, and in a round what its sweaters bring for certain.
        At the end what counts (8.1, 8.3)."""
        if self.phase == FINAL and not self.early:
            return final_scores(self)
        if len(self.sheets) >= self.round:
            return self.totals[:]
        return [self.totals[seat] + live_points(self, seat) for seat in range(self.n)]

    def places(self) -> list[int]:
        """Places with all tie-breaks (8.2), [] after an early end (12.3)."""
        return [] if self.early else places_of(self)

    def determinize(self, seat: Seat, pick: Pick) -> Self:
        new = self.clone()
        redeal(new, seat, pick)
        return new

    # One step.

    def apply(self, seat: Seat, action: Action, emit: Emit | None = None) -> None:
        self.legal = None
        if seat == CHANCE:
            draw(self, action, emit)
            self._go_on(emit)
        elif seat == CLOCK:
            self._clock(action, emit)
        elif action < COPY:
            self._play(seat, action - PLAY, emit)
        elif action < TAKE:
            copy(self, seat, action - COPY, emit)
            self._played(emit)
        elif action < PLACE:
            self.taken = action - TAKE
            self.phase = PLACING
        elif action < BILLY_TAKE:
            if self.phase == TINA_PLACING:
                tina_move(self, seat, action, emit)
                self._after_tina(emit)
            else:
                self._knit(seat, action, emit)
        elif action < SET:
            self._billy(seat, action - BILLY_TAKE, emit)
        elif action < TINA_PICK:
            self._set(seat, action, emit)
        elif action < SWAP:
            self.moving = action - TINA_PICK
            self.phase = TINA_PLACING
        elif action < DECLINE:
            tina_swap(self, seat, action - SWAP, emit)
            self._after_tina(emit)
        elif action == DECLINE:
            self._decline(seat, emit)
        else:
            self._ready(seat, emit)

    # Tricks.

    def _go_on(self, emit: Emit | None) -> None:
        """The next draw, or what comes when nothing is to be drawn."""
        due = next_draw(self)
        if due is not None:
            self.phase = due
            self.who = CHANCE
        elif self.trade:
            self._next_play(emit)
        else:
            if self.trick == 0 and emit is not None:
                emit("round_started", EVERYONE, {"round": self.round, "rounds": self._most()})
            self.trick += 1
            self.order = []
            self.billied = NOBODY
            self.at = 0
            self._next_play(emit)

    def _most(self) -> int:
        return self.round if self.last_called else self.rounds

    def _next_play(self, emit: Emit | None) -> None:
        """The next seat with a card plays; the trick is full, or nobody can, and it is ranked."""
        n, hands = self.n, self.hands
        seat = NOBODY
        if len(self.trade) < self.plays:
            last = self.trade[-1].seat if self.trade else self.leader - 1
            for step in range(1, n + 1):
                if hands[(last + step) % n]:
                    seat = (last + step) % n
                    break
        if seat == NOBODY:
            self._rank(emit)
            return
        self.phase = PLAYING
        self.who = seat
        if all(hand & (hand - 1) == 0 for hand in hands):
            # Everybody's last card is played without asking (3.9).
            self._play(seat, hands[seat].bit_length() - 1, emit)

    def _play(self, seat: Seat, card: int, emit: Emit | None) -> None:
        play(self, seat, card, emit)
        if card >= NUMBERED and len(self.trade) == 1:
            self.phase = COPYING
            self.who = seat
        else:
            self._played(emit)

    def _played(self, emit: Emit | None) -> None:
        """In profile current the hand is filled up at once (13.2)."""
        if self.current_profile:
            self._go_on(emit)
        else:
            self._next_play(emit)

    def _rank(self, emit: Emit | None) -> None:
        """The draft order, one entry for each card played (chapter 4)."""
        trade = self.trade
        self.order = [(trade[at].seat, trade[at].card) for at in ranked(self)]
        self.leader = winner = self.order[0][0]
        self.at = 0
        if emit is not None:
            payload = {
                "seat": winner,
                **told(self.order[0][1]),
                "seats": [seat for seat, _ in self.order],
                "cards": [told(card)["card"] for _, card in self.order],
            }
            emit("ranked", EVERYONE, payload)
        for seat, _ in self.order:
            if seat != winner and self.has(seat, BILLY):
                self.phase = BILLY_ASK
                self.who = seat
                return
        self._next_draft(emit)

    def _billy(self, seat: Seat, card: int, emit: Emit | None) -> None:
        """The best entry of the seat goes first, and its card away (9.3)."""
        self.spent[seat] = True
        self.billied = [each for each, _ in self.order].index(seat)
        self.pool.remove(card)
        self.out.append(card)
        if emit is not None:
            emit("billy_used", EVERYONE, {"seat": seat, **told(card)})
        self._next_draft(emit)

    # Drafting and knitting.

    def _next_draft(self, emit: Emit | None) -> None:
        """The entry that is on drafts, or the trick is cleaned up."""
        if self.at == self.billied:
            self.at += 1
        if self.at == len(self.order):
            self._clean_up(emit)
            return
        seat = self.order[self.at][0]
        self.who = seat
        self.phase = DRAFTING
        if len(self.pool) == 1 and not self.sweaters[seat] and not self.has(seat, MARIA):
            # One card and one place: nothing to choose (5.10).
            card = self.pool[0]
            self.taken = card
            self._knit(seat, begin(card), emit)

    def _knit(self, seat: Seat, action: Action, emit: Emit | None) -> None:
        before = emit is None or self.last_draft()
        knit(self, seat, action, emit)
        if emit is not None and not before and self.last_draft():
            emit("last_draft", EVERYONE, {"seat": seat})
        if offered(self, seat):
            self.phase = OFFER
        else:
            self._placed(seat, emit)

    def _placed(self, seat: Seat, emit: Emit | None) -> None:
        """Claims are checked, and the next one drafts."""
        if self.express:
            claim(self, seat, emit)
        self.at += 1
        self._next_draft(emit)

    def last_draft(self) -> bool:
        """Whether somebody has enough completed sweaters to end the round (6.1)."""
        return any(sum(map(is_complete, area)) >= self.target for area in self.sweaters)

    def _clean_up(self, emit: Emit | None) -> None:
        """The cards played become the pool; Express turns new cards; the round may end."""
        trade = self.trade
        met = self.fit in [played.value for played in trade]
        self.pool += [played.card for played in trade]
        trade.clear()
        self.order = []
        self.at = 0
        self.billied = NOBODY
        if self.last_draft() or not (any(self.hands) or any(self.left)):
            self._end_round(emit)
            return
        if self.express:
            if self.trick % rotation(self.n) == 0:
                self.yarn = UNSET
            if met:
                self.fit = 0
        self._go_on(emit)

    # The end of a round.

    def _end_round(self, emit: Emit | None) -> None:
        """Tina, patches, the count (6.3)."""
        if emit is not None:
            emit("round_ended", EVERYONE, {"round": self.round})
        for seat in range(self.n):
            if self.has(seat, TINA) and tina_actions(self, seat):
                self.phase = TINA_ASK
                self.who = seat
                return
        self._ask_patches(emit)

    def _after_tina(self, emit: Emit | None) -> None:
        self.moving = NO_CARD
        self._ask_patches(emit)

    def _ask_patches(self, emit: Emit | None) -> None:
        """Everybody with an open patch in a completed sweater, all at once (6.5)."""
        self.waiting = sum([1 << seat for seat in range(self.n) if to_set(self, seat)])
        if self.waiting:
            self.phase = SETTING
            self.who = _lowest(self.waiting)
        else:
            self._count(emit)

    def _set(self, seat: Seat, action: Action, emit: Emit | None) -> None:
        if self.phase == OFFER:
            set_patch(self, seat, action, emit)
            if not offered(self, seat):
                self._placed(seat, emit)
            return
        choose_patch(self, action)
        if to_set(self, seat):
            return
        self.waiting &= ~(1 << seat)
        if self.waiting:
            self.who = _lowest(self.waiting)
        else:
            show_patches(self, emit)
            self._count(emit)

    def _decline(self, seat: Seat, emit: Emit | None) -> None:
        """An ability is kept (9.2), or patches stay open (11.6)."""
        kinds = {BILLY_ASK: "billy_kept", TINA_ASK: "tina_kept", OFFER: "offer_skipped"}
        if emit is not None:
            emit(kinds[self.phase], EVERYONE, {"seat": seat})
        if self.phase == BILLY_ASK:
            self._next_draft(emit)
        elif self.phase == OFFER:
            self._placed(seat, emit)
        else:
            self._ask_patches(emit)

    def _count(self, emit: Emit | None) -> None:
        last = is_last_round(self)
        count_round(self, emit)
        if last:
            self.phase = FINAL
            self.who = OVER
            if emit is not None:
                emit("over", EVERYONE, {"early": False})
        else:
            self.phase = REVIEW
            self.waiting = (1 << self.n) - 1
            self.who = 0

    def _ready(self, seat: Seat, emit: Emit | None) -> None:
        """When everybody is, the next round is dealt (6.6)."""
        self.waiting &= ~(1 << seat)
        if emit is not None:
            emit("ready", EVERYONE, {"seat": seat})
        if self.waiting:
            self.who = _lowest(self.waiting)
        else:
            self._after_review(emit)

    def _after_review(self, emit: Emit | None) -> None:
        """The next round (6.6)."""
        self.round += 1
        shuffle_all(self)
        self._go_on(emit)

    # Time and the host.

    def _clock(self, action: Action, emit: Emit | None) -> None:
        kind, seat = clock_parts(action, self.n)
        if kind == "default":
            if emit is not None:
                emit("answered", EVERYONE, {"seat": seat, "by": "clock"})
            self._answer(seat, _ANSWER, emit)
        elif kind == "skip":
            if emit is not None:
                emit("skipped", EVERYONE, {"seat": seat})
            self._answer(seat, _TURN, emit)
        else:
            self._stop(emit)

    def _answer(self, seat: Seat, parts: Mapping[int, tuple[int, ...]], emit: Emit | None) -> None:
        """What the seat is asked is answered without it, and what belongs to that."""
        then = parts.get(self.phase, ())
        entry = (self.round, self.trick, self.at)
        while seat in self.actors():
            self.apply(seat, self.default(seat), emit)
            if self.phase not in then or entry != (self.round, self.trick, self.at):
                return

    def _stop(self, emit: Emit | None) -> None:
        """The host ends the match (12.3)."""
        self.early = True
        self.phase = FINAL
        self.who = OVER
        self.waiting = self.at = 0
        self.order = []
        self.billied = NOBODY
        self.taken = self.moving = NO_CARD
        self.fresh = 0
        self.chosen = ()
        if emit is not None:
            emit("over", EVERYONE, {"early": True})


def _lowest(seats: int) -> Seat:
    return (seats & -seats).bit_length() - 1
