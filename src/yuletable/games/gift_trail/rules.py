"""The one truth of the rules of Gift Trail. Numbers in comments are clauses of RULES.md."""

from collections.abc import Sequence
from typing import Self

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
from yuletable.games.gift_trail.actions import (
    BACK_3,
    BACK_TO_TREE,
    BITS,
    DRAW,
    EFFECTS,
    FIRST_GIFT,
    GIVE,
    KEEP,
    LEAP_FORWARD,
    LEAPS,
    MAX_LANDINGS,
    NO_EFFECT,
    PAYBACK,
    PAYBACK_STEAL,
    PICK,
    PICK_GIFT,
    PICK_SWAP,
    PROMPT_OF,
    PROMPTS,
    ROLL,
    STEAL,
    STEAL_FRONT_GIFT_PLACE,
    SWAP,
    SWAP_PLACES,
    TREE,
    WEIGHTS,
    choice_json,
    choice_name,
    seats_of,
)
from yuletable.games.gift_trail.boards import FINISH, KIND_NAMES, LUCKY, SHIELD
from yuletable.games.gift_trail.bringers import redeal
from yuletable.games.gift_trail.draws import (
    default_seat,
    lucky_with_gift,
    lucky_without_gift,
    takeable,
    unlucky,
)
from yuletable.games.gift_trail.position import (
    AWAIT_ROLL,
    CHOOSING,
    DRAWING,
    ENDING,
    LEAPING,
    NO_FITS,
    NUMBERING,
    ORDERING,
    ROLLING,
    TAKING,
)
from yuletable.games.gift_trail.reasons import misses
from yuletable.games.gift_trail.turns import Turns, gift_moved

_DEFAULT, _SKIP, _REMOVE, _END, _LAST_ROUND = range(len(CLOCK_KINDS))


class State(Turns):
    """A position of Gift Trail and what may happen in it."""

    __slots__ = ()

    # What the protocol asks.

    def current(self) -> Seat:
        return self.who

    def actors(self) -> Sequence[Seat]:
        return (self.who,) if self.who >= 0 else ()

    def chance(self) -> Outcomes:
        return self.outcomes

    def legal_actions(self, seat: Seat) -> list[Action]:
        who = self.who
        if who < 0:
            return []
        if seat == who:
            return [ROLL] if self.phase == AWAIT_ROLL else list(self.legal)
        return self._clock_actions() if seat == CLOCK else []

    def _clock_actions(self) -> list[Action]:
        n = self.n
        legal = [_DEFAULT * n + self.who, _SKIP * n + self.way[self.at]]
        # Who has reached the finish and still picks a parcel can no longer be removed (9.6).
        legal += [_REMOVE * n + seat for seat in sorted(self.way) if self.pos[seat] != self.length]
        legal.append(_END * n)
        if self.options["finish_by"] is not None and not self.last_round:
            legal.append(_LAST_ROUND * n)
        return legal

    def default(self, seat: Seat) -> Action:
        """What a prompt without an answer does (9.1)."""
        if self.phase == AWAIT_ROLL:
            return ROLL
        prompt = self.prompt
        if prompt == FIRST_GIFT:
            return TREE
        if prompt == PAYBACK:
            return KEEP
        if prompt == PICK_GIFT:
            return DRAW
        at = self.at
        following = self.way[at + 1 :] + self.way[:at]
        target = default_seat(prompt, seat, self.candidates, following, self.pos)
        return (SWAP if prompt == PICK_SWAP else STEAL) + target

    def scores(self) -> list[int]:
        """Squares gone; beyond the finish one more for everyone arriving later; -1 if removed."""
        length, n = self.length, self.n
        return [
            -1
            if self.removed >> seat & 1
            else length + n - self.rank[seat]
            if self.rank[seat] and self.pos[seat] == length
            else self.pos[seat]
            for seat in range(n)
        ]

    def places(self) -> list[int]:
        """Ranks, removed seats together behind them; [] after an early end (9.7)."""
        if self.early:
            return []
        return [rank or self.ranked + 1 for rank in self.rank]

    def determinize(self, seat: Seat, pick: Pick) -> Self:
        """All but the bringers is public; those of the others are dealt anew (11.4)."""
        new = self.clone()
        if self.who == OVER:
            return new
        numbers = set(range(1, self.n + 1)) - {self.brought[seat]}
        others = [other for other in range(self.n) if other != seat and self.brought[other]]
        if self.phase <= NUMBERING:
            numbers = set(_first(sorted(numbers), len(others), pick))
        for other, number in zip(
            others, redeal(others, sorted(numbers), self.ruled_out, pick), strict=True
        ):
            new.brought[other] = number
        if new.phase in (TAKING, ENDING):
            new.outcomes = new.drawable(new.taker)
        elif new.prompt == PICK_GIFT:
            new.legal = new.parcels(new.who)
        return new

    # One step.

    def apply(self, seat: Seat, action: Action, emit: Emit | None = None) -> None:
        if seat == CHANCE:
            phase = self.phase
            if phase == ROLLING:
                self._rolled(action, emit)
            elif phase == DRAWING:
                self._drew(action, emit)
            elif phase == TAKING:
                self._take_number(self.drawn(self.taker, action), emit)
            elif phase == LEAPING:
                self._move(self.way[self.at], LEAPS[action], "leap", emit)
            elif phase == ENDING:
                self._take_number(self.drawn(self.taker, action), emit)
            else:
                self._set_up(action, emit)
        elif seat >= 0:
            if action == ROLL:
                self.phase = ROLLING
                self.who = CHANCE
                self.outcomes = 6
            else:
                self._answer(action, "player", emit)
        else:
            self._clock(action, emit)

    def _set_up(self, index: int, emit: Emit | None) -> None:
        """The order of turns, then a number for each parcel (1.3, 1.4)."""
        n = self.n
        if self.phase == ORDERING:
            left = [seat for seat in range(n) if seat not in self.order]
            self.order.append(left[index])
            self.outcomes = n - len(self.order)
            if len(self.order) == n:
                self.way = self.order[:]
                self.phase = NUMBERING
                self.outcomes = n
                if emit is not None:
                    emit("started", EVERYONE, {"order": self.order[:]})
            return
        seat = self.brought.index(0)
        number = [k for k in range(1, n + 1) if k not in self.brought][index]
        self.brought[seat] = number
        self.outcomes = n - 1 - seat
        if emit is not None:
            emit("numbered", BITS[seat], {"number": number})
        if seat == n - 1:
            if emit is not None:
                emit("gifts_numbered", EVERYONE, {})
            self._begin(0)

    def _rolled(self, face: int, emit: Emit | None) -> None:
        dice = self.dice = (*self.dice, face + 1)
        if len(dice) == self.dice_count:
            seat = self.way[self.at]
            if emit is not None:
                emit("rolled", EVERYONE, {"seat": seat, "dice": list(dice)})
            self._move(seat, sum(dice), "roll", emit)

    def _move(self, seat: Seat, squares: int, how: str, emit: Emit | None) -> None:
        """Forward by a roll or a leap, and land there (2.3, 8.1)."""
        pos = self.pos
        start = pos[seat]
        square = start + squares
        if square > self.length:
            square = self.length
        pos[seat] = square
        if emit is not None:
            emit("moved", EVERYONE, {"seat": seat, "from": start, "to": square, "how": how})
        self._land(seat, square, emit)

    def _land(self, seat: Seat, square: int, emit: Emit | None) -> None:
        kind = self.kinds[square]
        landing = self.landing + 1
        # What an earlier landing of this turn drew is done with.
        self.effect = NO_EFFECT
        self.fits = NO_FITS
        # A fourth arrival is none, except that the finish always counts (2.5).
        if landing <= MAX_LANDINGS:
            self.landing = landing
            if emit is not None:
                payload = {"seat": seat, "square": square, "kind": KIND_NAMES[kind]}
                emit("landed", EVERYONE, {**payload, "landing": landing})
        elif kind != FINISH:
            self._end_turn(emit)
            return
        gift = self.gift
        if kind <= SHIELD:
            if gift[seat]:
                self._end_turn(emit)
                return
            if not self.had >> seat & 1:
                candidates = takeable(seat, self.way, self.pos, gift, self.kinds)
                if candidates:
                    self._ask(seat, FIRST_GIFT, candidates, emit)
                    return
            self._take(seat, emit)
        elif kind == FINISH:
            if gift[seat]:
                self._finish(seat, emit)
            else:
                self._take(seat, emit)
        else:
            way = self.way
            if kind != LUCKY:
                self.fits, self.outcomes = unlucky(
                    seat, way[self.at - 1], self.pos, gift, self.kinds
                )
            elif gift[seat]:
                self.fits, self.outcomes = lucky_with_gift(seat, way, self.pos, gift, self.kinds)
                if not self.fits:
                    if emit is not None:
                        why = misses(seat, way, self.pos, gift, self.kinds)
                        emit("nothing", EVERYONE, {"seat": seat, "misses": why})
                    self._end_turn(emit)
                    return
            else:
                self.fits, self.outcomes = lucky_without_gift(seat, way, self.pos, gift, self.kinds)
            self.phase = DRAWING
            self.who = CHANCE

    def _drew(self, effect: int, emit: Emit | None) -> None:
        seat = self.way[self.at]
        self.effect = effect
        candidates = 0
        for each, mask in self.fits:
            if each == effect:
                candidates = mask
        if emit is not None:
            self._tell_drew(seat, emit)
        if effect == LEAP_FORWARD:
            self.phase = LEAPING
            self.outcomes = len(LEAPS)
        elif effect == BACK_3:
            start = self.pos[seat]
            square = self.pos[seat] = max(0, start - 3)
            if emit is not None:
                emit("moved", EVERYONE, {"seat": seat, "from": start, "to": square, "how": "back"})
            self._end_turn(emit)
        elif effect == BACK_TO_TREE:
            self._give_back(seat, emit)
            self._end_turn(emit)
        elif effect >= PAYBACK_STEAL:
            self._ask(candidates.bit_length() - 1, PAYBACK, candidates, emit)
        elif candidates & (candidates - 1):
            self._ask(seat, PROMPT_OF[effect], candidates, emit)
        else:
            # One possible answer is carried out without a question (2.6).
            self._carry_out(seat, candidates.bit_length() - 1, emit)

    def _tell_drew(self, seat: Seat, emit: Emit) -> None:
        fits = [
            {"effect": EFFECTS[effect], "weight": WEIGHTS[effect], "candidates": seats_of(mask)}
            for effect, mask in self.fits
        ]
        payload = {
            "seat": seat,
            "effect": EFFECTS[self.effect],
            "weight": WEIGHTS[self.effect],
            "total": sum(WEIGHTS[effect] for effect, _ in self.fits),
            "fits": fits,
        }
        emit("drew", EVERYONE, payload)

    # Choices.

    def _ask(self, seat: Seat, prompt: int, candidates: int, emit: Emit | None) -> None:
        self.phase = CHOOSING
        self.who = seat
        self.prompt = prompt
        self.choose_among(candidates)
        if emit is not None:
            emit("asked", EVERYONE, {"seat": seat, "prompt": PROMPTS[prompt]})

    def choose_among(self, candidates: int) -> None:
        prompt = self.prompt
        self.candidates = candidates
        if prompt == PAYBACK:
            self.legal = (GIVE, KEEP)
        elif prompt == PICK_GIFT:
            self.legal = self.parcels(self.who)
        elif prompt == PICK_SWAP:
            self.legal = tuple([SWAP + seat for seat in seats_of(candidates)])
        else:
            self.legal = tuple([STEAL + seat for seat in seats_of(candidates)])
            if prompt == FIRST_GIFT:
                self.legal = (TREE, *self.legal)

    def _answer(self, action: Action, by: str, emit: Emit | None, may_walk: bool = True) -> None:
        """Carry out the answer to the open prompt. Without `may_walk` a parcel from under the tree
        is drawn even where it would be picked: the turn has to end now (9.3)."""
        asked = self.who
        if emit is not None:
            self._tell_answered(asked, action, by, emit)
        if action == TREE:
            self._take(asked, emit, may_walk)
        elif action < SWAP:
            self._carry_out(asked, action - STEAL, emit)
        elif action < GIVE:
            self._carry_out(asked, action - SWAP, emit)
        elif self.prompt == PAYBACK:
            if action == GIVE:
                self._carry_out(self.way[self.at], asked, emit)
            else:
                self._end_turn(emit)
        elif action == DRAW:
            self._take(asked, emit, may_walk=False)
        else:
            self._take_number(action - PICK, emit)

    def _tell_answered(self, asked: Seat, action: Action, by: str, emit: Emit) -> None:
        pick, other_seat = choice_name(action)
        payload = {
            "seat": asked,
            "by": by,
            "prompt": "roll" if self.phase == AWAIT_ROLL else PROMPTS[self.prompt],
            "choice": choice_json(action),
            "pick": pick,
            "other_seat": other_seat,
        }
        emit("answered", EVERYONE, payload)

    def _carry_out(self, seat: Seat, other: Seat, emit: Emit | None) -> None:
        """The drawn effect, or the first-gift steal, of the lander `seat` with one other seat."""
        effect = self.effect
        gift = self.gift
        if effect == SWAP_PLACES:
            self._swap(seat, other, emit)
            self._end_turn(emit)
            return
        mine, theirs = gift[seat], gift[other]
        gift[seat], gift[other] = theirs, mine
        # Whoever has no gift now gets one by this: either the lander or the previous player.
        self.had |= BITS[seat] | BITS[other]
        if emit is not None:
            if theirs:
                emit("gift", EVERYONE, gift_moved(other, seat, theirs))
            if mine:
                emit("gift", EVERYONE, gift_moved(seat, other, mine))
        if effect == STEAL_FRONT_GIFT_PLACE:
            self._swap(seat, other, emit)
        elif effect == NO_EFFECT:
            self._take(other, emit)
            return
        self._end_turn(emit)

    def _swap(self, seat: Seat, other: Seat, emit: Emit | None) -> None:
        """The places change; nobody lands (4.6)."""
        pos = self.pos
        here, there = pos[seat], pos[other]
        pos[seat], pos[other] = there, here
        if emit is not None:
            payload = {"seat": seat, "other_seat": other, "from": here, "to": there}
            emit("swapped", EVERYONE, payload)

    # The tree.

    def _take(self, seat: Seat, emit: Emit | None, may_walk: bool = True) -> None:
        """A parcel from under the tree for a seat. Who walks there is asked as soon as two lie
        there, even if one of them is the own: no question would tell who brought it (10.2)."""
        if self.walk and may_walk and len(self.tree) > 1:
            self._ask(seat, PICK_GIFT, 0, emit)
            return
        self.phase = TAKING
        self.who = CHANCE
        self.taker = seat
        self.prompt = self.candidates = 0
        self.legal = ()
        self.outcomes = self.drawable(seat)

    def _take_number(self, number: int, emit: Emit | None) -> None:
        seat = self.taker if self.who == CHANCE else self.who
        tree = self.tree
        if self.own_skipped and len(tree) > 1:
            # Whoever takes a parcel while others lie there did not bring it (6.3).
            self.ruled_out[seat] |= 1 << number
        tree.remove(number)
        self.gift[seat] = number
        self.had |= BITS[seat]
        if emit is not None:
            emit("gift", EVERYONE, gift_moved(None, seat, number))
        if self.phase == ENDING:
            self.waiting = self.waiting[1:]
            self._end_or_wait(emit)
        elif self.pos[seat] == self.length:
            self._finish(seat, emit)
        else:
            self._end_turn(emit)

    # Time and the host.

    def _clock(self, action: Action, emit: Emit | None) -> None:
        kind, seat = clock_parts(action, self.n)
        if kind == "default":
            self._answer_by_default("clock", emit)
        elif kind == "skip":
            if emit is not None:
                emit("skipped", EVERYONE, {"seat": seat})
            if self.phase == AWAIT_ROLL:
                self._end_turn(emit)
            else:
                self._answer(self.default(self.who), "host", emit, may_walk=False)
        elif kind == "remove":
            self._remove(seat, emit)
        elif kind == "end":
            self.early = True
            self._end_match(emit)
        else:
            self.last_round = True
            if emit is not None:
                emit("last_round", EVERYONE, {})

    def _answer_by_default(self, by: str, emit: Emit | None) -> None:
        action = self.default(self.who)
        if action != ROLL:
            self._answer(action, by, emit)
            return
        if emit is not None:
            self._tell_answered(self.who, action, by, emit)
        self.apply(self.who, ROLL)

    def _remove(self, seat: Seat, emit: Emit | None) -> None:
        """Off the trail, the gift under the tree, an own turn dropped (9.4)."""
        index = self.way.index(seat)
        own_turn = index == self.at
        self.way.pop(index)
        if index < self.at:
            self.at -= 1
        self.removed |= BITS[seat]
        if emit is not None:
            emit("removed", EVERYONE, {"seat": seat})
        if own_turn and self.prompt == PICK_GIFT and self.who != seat:
            # A first-gift steal that is not complete is taken back: nobody stays robbed.
            robbed, number = self.who, self.gift[seat]
            self.gift[robbed], self.gift[seat] = number, 0
            if emit is not None:
                emit("gift", EVERYONE, gift_moved(seat, robbed, number))
        if self.gift[seat]:
            self._give_back(seat, emit)
        if len(self.way) == 1:
            self._end_match(emit)
        elif own_turn:
            self._pass_to(self.at, emit)
        elif self.phase == CHOOSING:
            self._remove_from_choice(seat, emit)

    def _remove_from_choice(self, seat: Seat, emit: Emit | None) -> None:
        """An open prompt goes on without the one removed (9.5)."""
        if seat == self.who:
            # A payback counts as no; someone robbed who would pick a parcel needs none now.
            self._end_turn(emit)
            return
        candidates = self.candidates & ~BITS[seat]
        self.choose_among(candidates)
        if len(self.legal) == 1:
            self._answer(self.legal[0], "rules", emit)


def _first(numbers: list[int], count: int, pick: Pick) -> list[int]:
    """`count` of the numbers, each choice equally likely."""
    return [numbers.pop(pick(len(numbers))) for _ in range(count)]
