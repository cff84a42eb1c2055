"""The one truth of the rules of Hats. Numbers in comments are clauses of RULES.md."""

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
from yuletable.games.hats.actions import BLACK, DECLINE, END, GIVE, OFFER, REPLACE
from yuletable.games.hats.cards import (
    BIT,
    CARDS,
    HAND,
    NO_CARD,
    NUMBER,
    PLAYS,
    TAKES,
    TYPE,
    TYPES,
    Card,
    names_of,
)
from yuletable.games.hats.position import (
    ANSWERING,
    DEALING,
    DISCARDED,
    DRAWING,
    DREW,
    EXCHANGED,
    FINAL,
    HIDDEN,
    LAYING,
    PLAYED,
    PLAYING,
    REFILLED,
    REMOVING,
    STARTING,
    Position,
)
from yuletable.games.hats.results import Lines, lines_of, placed, totals
from yuletable.games.hats.scoring import (
    BLACK_TYPE,
    cookie_rank,
    favourite_line,
    type_values,
)
from yuletable.games.hats.worlds import redeal

_DEFAULT, _SKIP, _, _END, _ = range(len(CLOCK_KINDS))


class State(Position):
    """A position of Hats and what may happen in it."""

    __slots__ = ()

    # What the protocol asks.

    def current(self) -> Seat:
        return self.who

    def actors(self) -> Sequence[Seat]:
        return (self.who,) if self.who >= 0 else ()

    def chance(self) -> Outcomes:
        phase = self.phase
        if phase == STARTING:
            return self.n
        if phase == REMOVING:
            return len(TYPES) - len(self.removed)
        return len(self.pile)

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
        hand = self.hands[seat]
        if self.phase == ANSWERING:
            return [*[GIVE + card for card in hand], DECLINE]
        legal: list[Action] = []
        if not self.main_done:
            base = 0
            for lying in self.tray:
                takes = TAKES[lying]
                legal += [base + card for card in hand if takes[card]]
                base += CARDS
            legal += [BLACK + card for card in hand]
        if not self.spent:
            first = OFFER if self.n == 4 else REPLACE
            legal += [first + card for card in hand]
        if self.main_done:
            legal.append(END)
        return legal

    def _clock_actions(self) -> list[Action]:
        n = self.n
        return [_DEFAULT * n + self.who, _SKIP * n + self.active, _END * n]

    def default(self, seat: Seat) -> Action:
        """What is done without an answer (8.1): the turn ends, a proposal is declined; for a main
        action the card that would be the worst favourite becomes a black hat."""
        if self.phase == ANSWERING:
            return DECLINE
        if self.main_done:
            return END
        shown = self.shown[seat]
        worst = min(
            self.hands[seat], key=lambda card: (favourite_line(shown, card), -NUMBER[card], card)
        )
        return BLACK + worst

    def lines(self) -> list[Lines]:
        """The four lines of every seat as they stand, with the favourite only at the end."""
        favourites = self.phase == FINAL and not self.early
        values = type_values(self.tray)
        return [
            lines_of(
                self.shown[seat],
                len(self.black[seat]),
                self.hands[seat][0] if favourites else NO_CARD,
                self.cookie == seat,
                values,
            )
            for seat in range(self.n)
        ]

    def scores(self) -> list[int]:
        """Points of each seat, or of its team (7.7), as they stand."""
        return totals([sum(lines) for lines in self.lines()])

    def places(self) -> list[int]:
        """Places with all tie-breaks (7.8), [] after an early end (8.3)."""
        if self.early:
            return []
        return placed(self.scores(), [len(black) for black in self.black], self.cookie)

    def determinize(self, seat: Seat, pick: Pick) -> Self:
        new = self.clone()
        redeal(new, seat, pick)
        return new

    # One step.

    def apply(self, seat: Seat, action: Action, emit: Emit | None = None) -> None:
        self.legal = None
        if seat < 0:
            if seat == CHANCE:
                self._chance(action, emit)
            else:
                self._clock(action, emit)
        elif action < BLACK:
            self._swap(seat, action % CARDS, action // CARDS, emit)
        elif action < REPLACE:
            self._hide(seat, action - BLACK, emit)
        elif action < OFFER:
            self._discard(seat, action - REPLACE, emit)
        elif action < GIVE:
            self._propose(seat, action - OFFER, emit)
        elif action < DECLINE:
            self._exchange(action - GIVE, emit)
        elif action == DECLINE:
            self._decline(emit)
        else:
            self._end_turn(emit)

    def _swap(self, seat: Seat, card: Card, space: int, emit: Emit | None) -> None:
        """The hand card goes to the tray, what lay there into the collection (3.2)."""
        tray = self.tray
        taken = tray[space]
        tray[space] = card
        self.hands[seat].remove(card)
        self.shown[seat].append(taken)
        self.types[seat] |= BIT[taken]
        self.story.append((PLAYED, seat, card, NO_CARD))
        if emit is not None:
            payload = {
                "seat": seat,
                "space": space + 1,
                "type": TYPES[TYPE[card]],
                "number": NUMBER[card],
                "taken_type": TYPES[TYPE[taken]],
                "taken_number": NUMBER[taken],
            }
            emit("swapped", EVERYONE, payload)
        self._main_action_done(seat, emit)

    def _hide(self, seat: Seat, card: Card, emit: Emit | None) -> None:
        """A black hat (3.3)."""
        self.hands[seat].remove(card)
        self.black[seat].append(card)
        self.types[seat] |= BLACK_TYPE
        self.story.append((HIDDEN, seat, card, NO_CARD))
        if emit is not None:
            _tell_card("hidden", seat, card, emit)
        self._main_action_done(seat, emit)

    def _main_action_done(self, seat: Seat, emit: Emit | None) -> None:
        self.main_done = True
        self._move_cookie(seat, emit)
        if self.spent:
            self._end_turn(emit)

    def _move_cookie(self, seat: Seat, emit: Emit | None) -> None:
        """To the active seat, if it is now strictly ahead: nobody else can have become so (6.6)."""
        holder = self.cookie
        if holder == seat:
            return
        if holder >= 0:
            types = self.types
            more = types[seat].bit_count() - types[holder].bit_count()
            if more < 0 or (more == 0 and self._cookie_rank(seat) >= self._cookie_rank(holder)):
                return
        self.cookie = seat
        if emit is not None:
            payload = {
                "seat": seat,
                "from_seat": holder if holder >= 0 else None,
                "types": self.types[seat].bit_count(),
            }
            emit("cookie_moved", EVERYONE, payload)

    def _cookie_rank(self, seat: Seat) -> tuple[int, list[int]]:
        return cookie_rank(
            self.shown[seat], len(self.black[seat]), self.types[seat], self.black_number
        )

    def _discard(self, seat: Seat, card: Card, emit: Emit | None) -> None:
        """The first half of a replace: a card goes, another is drawn (4.1)."""
        self.hands[seat].remove(card)
        self.out[seat].append(card)
        self.story.append((DISCARDED, seat, card, NO_CARD))
        self._count_extra()
        self.phase = DRAWING
        self.who = CHANCE
        if emit is not None:
            _tell_card("discarded", seat, card, emit)

    def _propose(self, seat: Seat, card: Card, emit: Emit | None) -> None:
        """The card is chosen before the partner chooses, and stays in hand until then (5.1)."""
        partner = self.partner(seat)
        self.offered = card
        self.phase = ANSWERING
        self.who = partner
        if emit is not None:
            payload = {"seat": seat, "partner_seat": partner}
            full = {**payload, "type": TYPES[TYPE[card]], "number": NUMBER[card]}
            emit("proposed", 1 << seat, full, payload)

    def _exchange(self, received: Card, emit: Emit | None) -> None:
        """Both cards change hands at once (5.2)."""
        seat, partner, given = self.active, self.who, self.offered
        for hand, gone, come in (
            (self.hands[seat], given, received),
            (self.hands[partner], received, given),
        ):
            hand.remove(gone)
            hand.append(come)
            hand.sort()
        self.story.append((EXCHANGED, seat, given, received))
        if emit is not None:
            emit("exchanged", EVERYONE, {"seat": seat, "partner_seat": partner})
            for viewer, gone, come in ((seat, given, received), (partner, received, given)):
                payload = {
                    "seat": viewer,
                    "type": TYPES[TYPE[come]],
                    "number": NUMBER[come],
                    "given_type": TYPES[TYPE[gone]],
                    "given_number": NUMBER[gone],
                }
                emit("received", 1 << viewer, payload)
        self._count_extra()
        self._answered(emit)

    def _decline(self, emit: Emit | None) -> None:
        """No card moves; no other proposal in this turn (5.4)."""
        if emit is not None:
            emit("declined", EVERYONE, {"seat": self.who, "partner_seat": self.active})
        self._come_to_nothing(emit)

    def _come_to_nothing(self, emit: Emit | None) -> None:
        self.spent = True
        self._answered(emit)

    def _answered(self, emit: Emit | None) -> None:
        self.offered = NO_CARD
        self._go_on(emit)

    def _count_extra(self) -> None:
        """One more extra action of this turn, at most as many as are allowed (9.1)."""
        self.extras += 1
        self.spent = self.extras == self.limit

    def _go_on(self, emit: Emit | None) -> None:
        """The turn goes on, or ends by itself when nothing is left to do in it (3.6)."""
        if self.main_done and self.spent:
            self._end_turn(emit)
        else:
            self.phase = PLAYING
            self.who = self.active

    def _end_turn(self, emit: Emit | None) -> None:
        following = (self.active + 1) % self.n
        if self.plays(following) == PLAYS:
            self._end_match(emit)
            return
        self.active = self.who = following
        self.main_done = self.spent = False
        self.extras = 0
        self.phase = PLAYING

    def _end_match(self, emit: Emit | None) -> None:
        """Favourites are laid open, and all is counted (chapter 7). No event tells of it: the
        napkins are opened line by line, and a log must not run ahead of them."""
        self.phase = FINAL
        self.who = OVER
        if emit is not None:
            emit("over", EVERYONE, {"early": False})

    # Chance.

    def _chance(self, outcome: Action, emit: Emit | None) -> None:
        phase = self.phase
        if phase == DEALING:
            self._deal(outcome, emit)
        elif phase == DRAWING:
            self._draw(outcome, emit)
        elif phase == LAYING:
            tray = self.tray
            tray.append(self.pile.pop(outcome))
            if len(tray) == self.spaces:
                self.phase = DEALING
                if emit is not None:
                    emit("laid", EVERYONE, {"cards": names_of(tray)})
        elif phase == REMOVING:
            left = [kind for kind in range(len(TYPES)) if kind not in self.removed]
            self.remove_type(left[outcome])
            if emit is not None and self.phase == LAYING:
                emit("types_removed", EVERYONE, {"types": [TYPES[kind] for kind in self.removed]})
        else:
            self.active = self.start = self.who = outcome
            self.phase = PLAYING
            if emit is not None:
                emit("started", EVERYONE, {"seat": outcome})

    def _deal(self, outcome: Action, emit: Emit | None) -> None:
        """Nine cards to each seat in turn (1.5)."""
        hands = self.hands
        seat = 0
        while len(hands[seat]) == HAND:
            seat += 1
        hand = hands[seat]
        hand.append(self.pile.pop(outcome))
        hand.sort()
        if len(hand) < HAND:
            return
        if emit is not None:
            full = {"seat": seat, "count": HAND, "cards": names_of(hand)}
            emit("dealt", 1 << seat, full, {"seat": seat, "count": HAND})
        if seat == self.n - 1:
            self.phase = STARTING

    def _draw(self, outcome: Action, emit: Emit | None) -> None:
        """The second half of a replace; an empty pile is renewed at once (4.3)."""
        seat = self.active
        card = self.pile.pop(outcome)
        hand = self.hands[seat]
        hand.append(card)
        hand.sort()
        self.story.append((DREW, seat, card, NO_CARD))
        if emit is not None:
            _tell_card("drew", seat, card, emit)
        if not self.pile:
            for out in self.out:
                self.pile += out
                out.clear()
            self.pile.sort()
            self.story.append((REFILLED, 0, NO_CARD, NO_CARD))
            if emit is not None:
                emit("refilled", EVERYONE, {"count": len(self.pile)})
        self._go_on(emit)

    # Time and the host.

    def _clock(self, action: Action, emit: Emit | None) -> None:
        kind, seat = clock_parts(action, self.n)
        if kind == "default":
            if emit is not None:
                emit("answered", EVERYONE, {"seat": seat, "by": "clock"})
            self.apply(seat, self.default(seat), emit)
        elif kind == "skip":
            self._skip(seat, emit)
        else:
            self.early = True
            self.offered = NO_CARD
            self.phase = FINAL
            self.who = OVER
            if emit is not None:
                emit("over", EVERYONE, {"early": True})

    def _skip(self, seat: Seat, emit: Emit | None) -> None:
        """The turn is played as without answers, to its end (8.2). A partner who was asked for a
        card has not said no: nothing is told of an answer."""
        if emit is not None:
            emit("skipped", EVERYONE, {"seat": seat})
        if self.phase == ANSWERING:
            self._come_to_nothing(emit)
        while self.who == seat:
            self.apply(seat, self.default(seat), emit)


_UNSEEN: Final[dict[str, Json]] = {"type": None, "number": None}
_NAMED: Final[list[dict[str, Json]]] = [
    {"type": TYPES[TYPE[card]], "number": NUMBER[card]} for card in range(CARDS)
]


def _tell_card(kind: str, seat: Seat, card: Card, emit: Emit) -> None:
    """An event about a card that only its seat sees."""
    emit(kind, 1 << seat, {"seat": seat, **_NAMED[card]}, {"seat": seat, **_UNSEEN})
