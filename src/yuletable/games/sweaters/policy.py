"""The policy: what a sensible player does at a glance, by the own hand and what lies open.

Every choice is a sum of a few worths in points. Nothing is read that the seat does not know, so the
policy may be asked in any world; worths of single sweaters are kept, so that it is quick enough to
play whole tricks in a search.
"""

from collections.abc import Sequence
from typing import Final

from yuletable.core.protocol import Action, Pick, Seat
from yuletable.games.sweaters.actions import (
    BILLY_TAKE,
    COPY,
    DECLINE,
    NONE,
    PLAY,
    READY,
    TAKE,
    TINA_PICK,
    begin,
    place,
    set_to,
)
from yuletable.games.sweaters.cards import (
    BROTHERS,
    CARDS,
    CLASHES,
    COLOR,
    DEAL,
    FADS,
    FLOATING,
    ICON,
    MARIA,
    NO_ABILITY,
    NO_CARD,
    NUMBERED,
    SANTAS,
    SLOT,
    VALUE,
    Card,
)
from yuletable.games.sweaters.combos import Due, combo_worth, due_of, standing_of
from yuletable.games.sweaters.counting import is_last_round
from yuletable.games.sweaters.defaults import (
    best_of,
    counted_after,
    set_action,
    tina_best,
    tina_moves,
)
from yuletable.games.sweaters.kept import kept
from yuletable.games.sweaters.knitting import offered, tina_actions
from yuletable.games.sweaters.position import (
    BANKED,
    BILLY_ASK,
    CLAIMS,
    COPYING,
    DRAFTING,
    OFFER,
    PLACING,
    PLAYING,
    SETTING,
    TINA_ASK,
    TINA_PLACING,
    UNSET,
    Position,
)
from yuletable.games.sweaters.scoring import (
    SANTA,
    best_choice,
    facts_of,
    is_complete,
    points_of,
)
from yuletable.games.sweaters.tricks import FIT, YARN, cards_in, playable

ONE_PIECE: Final = (0.0, 0.06, 0.2, 0.34)
TWO_PIECES: Final = (0.0, 0.4, 0.6, 0.72)
"""The chance to complete a sweater of one or two pieces, by how much of the round is left."""
DENY: Final = {2: 0.35, 3: 0.15, 4: 0.1}
"""How much of what a rival would gain by a card it is worth to take it away."""
GIFT: Final = 0.25
"""How much the pool of the next trick counts for what is played into it."""
STRONG: Final = 0.35
"""What it costs to spend the strongest card; less for weaker ones."""
ABILITY: Final = 1.6
"""What an ability must gain before it is spent early in a round; at its end anything will do."""

AVID_SANTA: Final = 5.0
AVID_LAST: Final = 20.0
"""What a Secret Santa of Avid is worth, and in the last round: the game is lost without (8.3)."""

Ctx = tuple[tuple[int, ...], int, int, bool, Due, float]
"""Fads in play, Secret Santas wanted (a set), how much of the round is left, Maria in hand, combos
of The Little Brothers still to come, what a Secret Santa is worth."""


def stage_of(state: Position) -> int:
    """How much of the round is left for a sweater that is begun, 0 to 3."""
    tricks = DEAL[state.n] * state.n // state.plays - state.trick
    soonest = 99
    for area in state.sweaters:
        missing = sorted([sweater[:FLOATING].count(NO_CARD) for sweater in area])
        complete = missing.count(0)
        need = state.target - complete
        rest = missing[complete:]
        picks = sum(rest[:need]) + 3 * max(0, need - len(rest))
        soonest = min(soonest, picks * state.n // state.plays)
    tricks = min(tricks, soonest + soonest // 2)
    if tricks <= 0:
        return 0
    return 1 if tricks == 1 else 2 if tricks <= 3 else 3


def context(state: Position, seat: Seat, viewer: Seat, stage: int) -> Ctx:
    """What worths depend on. Secret Santas of others are not known."""
    wanted = sum([1 << santa for santa in state.santas[seat]]) if seat == viewer else 0
    maria, due = state.has(seat, MARIA), due_of(state, seat)
    return tuple(state.fads), wanted, stage, maria, due, _santa_worth(state)


def _santa_worth(state: Position) -> float:
    if not state.avid:
        return float(SANTA)
    return AVID_LAST if is_last_round(state) else AVID_SANTA


@kept(1 << 17)
def worth(cards: tuple[int, int, int, int], ctx: Ctx) -> float:
    """About how many points a sweater that claims nothing yet brings in the end."""
    fads, wanted, stage, _, due, santa_worth = ctx
    pieces = [card for card in cards if card != NO_CARD]
    if NO_CARD not in cards[:FLOATING]:
        return _finished(cards, fads, wanted, santa_worth) + combo_worth(pieces, due)
    if not pieces or stage == 0:
        return 0.0
    two = len(pieces) == 2
    chance = (TWO_PIECES if two else ONE_PIECE)[stage]
    points = 2.0
    values = [VALUE[card] for card in pieces if VALUE[card]]
    if len(values) < 2 or 0 < abs(values[0] - values[1]) <= 2:
        points += (0.6 if len(values) == 2 else 0.9) if two else 0.3
    colors = {COLOR[card] for card in pieces}
    icons = {ICON[card] for card in pieces if card < NUMBERED}
    color = next(iter(colors)) if len(colors) == 1 else -1
    icon = next(iter(icons)) if len(icons) == 1 else (-1 if icons else 9)
    likely = 0.55 if two else 0.25
    fad_color = fad_icon = False
    for fad in fads:
        if fad in CLASHES:
            if len(colors) == len(pieces) and (len(icons) == len(pieces) or len(values) < 2):
                points += 3 * (0.5 if two else 0.3)
            continue
        target = FADS[fad]
        if color == target.color:
            points += 3 * likely
            fad_color = True
        if icon in (target.icon, 9):
            points += 3 * likely
            fad_icon = True
    if two:
        points += (color >= 0 and not fad_color) * likely + (icon >= 0 and not fad_icon) * likely
    if wanted:
        points += santa_worth * max(_near(pieces, santa, two) for santa in cards_in(wanted))
    return chance * (points + combo_worth(pieces, due))


@kept(1 << 16)
def _finished(
    cards: tuple[int, int, int, int], fads: tuple[int, ...], wanted: int, santa: float
) -> float:
    """What a complete sweater is worth, its patches at their best."""
    if max(cards) < NUMBERED:
        found = facts_of([*cards, 0, 0], _OPEN)
        return points_of(found, fads) + santa * bool(found.santas & wanted)
    sweater = [([*cards, 0, 0], fads)]
    best = float(best_choice(sweater, _OPEN, []).points)
    for each in cards_in(wanted):
        happy = best_choice(sweater, _OPEN, [each], all_needed=True)
        if happy.saved:
            best = max(best, happy.points - SANTA + santa)
    return best


_OPEN: Final = (UNSET, UNSET, UNSET, UNSET)


def _near(pieces: Sequence[Card], santa: int, two: bool) -> float:
    """How likely a begun sweater comes to satisfy a Secret Santa."""
    wanted = SANTAS[santa]
    by_color = by_icon = both = 0
    for card in pieces:
        c, i = COLOR[card] == wanted.color, card >= NUMBERED or ICON[card] == wanted.icon
        if not c and not i:
            return 0.0
        both += c and i
        by_color += c and not i
        by_icon += i and not c
    if by_color > wanted.colors or by_icon > wanted.icons:
        return 0.0
    return (0.45 + 0.15 * both) if two else (0.2 + 0.1 * both)


Sweater4 = tuple[int, int, int, int]


@kept(1 << 17)
def best_join(cards: Sweater4, card: Card, ctx: Ctx) -> tuple[float, int, int]:
    """(what a card gains a sweater at best, its slot, slot of a floating patch there)."""
    before = worth(cards, ctx)
    floating = cards[FLOATING]
    best = (-99.0, NONE, NONE)
    slots = (0, 1, 2) if card >= NUMBERED or ctx[3] else (SLOT[card],)
    for slot in slots:
        pins = (NONE,) if floating == NO_CARD else tuple([p for p in (0, 1, 2) if p != slot])
        for pin in pins:
            after = list(cards)
            if pin != NONE:
                after[pin], after[FLOATING] = floating, NO_CARD
            after[slot] = card
            gain = worth((after[0], after[1], after[2], after[3]), ctx) - before
            if card < NUMBERED and slot != SLOT[card]:
                gain -= ABILITY if ctx[2] > 1 else ABILITY / 2
            if gain > best[0]:
                best = (gain, slot, pin)
    return best


@kept(1 << 12)
def alone(card: Card, ctx: Ctx) -> float:
    """What a card is worth as a new sweater."""
    cards = [NO_CARD] * 4
    cards[SLOT[card]] = card
    return worth((cards[0], cards[1], cards[2], cards[3]), ctx)


Area = list[tuple[int, Sweater4]]


def area_of(state: Position, seat: Seat) -> Area:
    """(index, cards) of the sweaters that take a card."""
    return [
        (at, (sweater[0], sweater[1], sweater[2], sweater[3]))
        for at, sweater in enumerate(state.sweaters[seat])
        if not sweater[CLAIMS]
    ]


def gain_of(area: Area, card: Card, ctx: Ctx) -> float:
    """What a card gains at its best place."""
    best = alone(card, ctx)
    for _, cards in area:
        gain = best_join(cards, card, ctx)[0]
        if gain > best:
            best = gain
    return best


def policy(state: Position, seat: Seat, pick: Pick) -> Action:
    """The best looking action of the seat that is asked."""
    phase = state.phase
    if phase == PLAYING:
        return PLAY + _best(_plays(state, seat))[1]
    if phase == DRAFTING:
        return TAKE + _best(_takes(state, seat))[1]
    if phase == PLACING:
        return _best(_places(state, seat))[1]
    if phase == SETTING:
        return set_action(state, seat)
    if phase == COPYING:
        return COPY + _best(_copies(state, seat))[1]
    if phase == BILLY_ASK:
        return _best(_billies(state, seat))[1]
    if phase == OFFER:
        return _offer(state, seat)
    if phase == TINA_ASK:
        return _best(_tinas(state, seat))[1]
    if phase == TINA_PLACING:
        return tina_best(state, seat)
    return READY


def _best(worths: list[tuple[float, int]]) -> tuple[float, int]:
    """Of equals the first."""
    best = worths[0]
    for each in worths:
        if each[0] > best[0]:
            best = each
    return best


# The draft.


def _takes(state: Position, seat: Seat) -> list[tuple[float, Card]]:
    stage = stage_of(state)
    ctx, area = context(state, seat, seat, stage), area_of(state, seat)
    deny = DENY[state.n]
    rivals = _later(state, seat)
    views = [(area_of(state, other), context(state, other, seat, stage)) for other in rivals]
    takes = []
    for card in state.pool:
        value = gain_of(area, card, ctx)
        for theirs, there in views:
            value += deny * max(0.0, gain_of(theirs, card, there))
        takes.append((value, card))
    return takes


def _later(state: Position, seat: Seat) -> list[Seat]:
    """Who drafts after this entry."""
    rest = [each for each, _ in state.order[state.at + 1 :] if each != seat]
    return list(dict.fromkeys(rest))


def _places(state: Position, seat: Seat) -> list[tuple[float, Action]]:
    ctx, card = context(state, seat, seat, stage_of(state)), state.taken
    places = [(alone(card, ctx), begin(card))]
    for at, cards in area_of(state, seat):
        gain, to, pin = best_join(cards, card, ctx)
        places.append((gain, place(at, to, pin)))
    return places


def _offer(state: Position, seat: Seat) -> Action:
    """Set an open patch where more is claimed so than with the patch left open."""
    settings = best_of(state, seat).settings
    color = offered(state, seat)[0]
    more = _claimed(state, seat, settings) > _claimed(state, seat, state.settings)
    return set_to(color, settings[color]) if more else DECLINE


def _claimed(state: Position, seat: Seat, settings: Sequence[int]) -> int:
    """What the completed sweaters would have in the bank."""
    sweaters = [sweater for sweater in state.sweaters[seat] if is_complete(sweater)]
    return sum([sweater[BANKED] for sweater, _ in counted_after(state, sweaters, settings)])


# The trade.


def _unseen(state: Position, seat: Seat) -> int:
    """The cards that others may hold: by what lies open and the own hand."""
    mask = (1 << CARDS) - 1 & ~state.hands[seat]
    for card in state.pool:
        mask &= ~(1 << card)
    for card in state.out:
        mask &= ~(1 << card)
    for played in state.trade:
        mask &= ~(1 << played.card)
    for area in state.sweaters:
        for sweater in area:
            for card in sweater[: FLOATING + 1]:
                if card != NO_CARD:
                    mask &= ~(1 << card)
    return mask


def _power(state: Position, card: Card, value: int) -> int:
    """What a card is ranked by, as one number (4.1)."""
    if value == state.fit:
        return FIT * 100 + (COLOR[card] == state.yarn) * 20
    return (YARN if COLOR[card] == state.yarn else 1) * 100 + value


def _plays(state: Position, seat: Seat) -> list[tuple[float, Card]]:
    """Every legal card with what it is worth to play it: the pick that it brings, less what it
    gives to the next pool and what it would be good for later."""
    hand = state.hands[seat]
    legal = cards_in(playable(state, hand))
    if len(legal) == 1:
        return [(0.0, legal[0])]
    n = state.n
    stage = stage_of(state)
    ctx, area = context(state, seat, seat, stage), area_of(state, seat)
    others = [
        (area_of(state, other), context(state, other, seat, stage))
        for other in range(n)
        if other != seat
    ]
    own = {card: gain_of(area, card, ctx) for card in {*state.pool, *legal}}
    rival = {card: max([gain_of(a, card, c) for a, c in others]) for card in own}
    by_rank = _pick_values(state.pool, own, rival, state.plays, DENY[n])
    unseen = cards_in(_unseen(state, seat))
    powers = [_power(state, card, VALUE[card]) for card in unseen]
    after = state.plays - len(state.trade) - 1
    now = [_power(state, played.card, played.value) for played in state.trade]
    if n == 2 and after >= 2:
        after -= 1
    copied = state.trade[-1].value if state.trade else max([VALUE[c] for c in state.pool])
    plays = []
    for card in legal:
        power = _power(state, card, VALUE[card] or copied)
        better = sum([each > power for each in now])
        beats = sum([each >= power for each in powers]) / max(1, len(powers))
        value = _expected(by_rank, better, after, beats)
        value += GIFT * (own[card] - rival[card] * (1 if n == 2 else 0.6))
        value -= STRONG * (1 - beats)
        plays.append((value, card))
    return plays


def _pick_values(
    pool: Sequence[Card],
    own: dict[Card, float],
    rival: dict[Card, float],
    entries: int,
    deny: float,
) -> list[float]:
    """What the pick at each rank is worth: those before take what they like best."""
    left = list(pool)
    values = []
    for _ in range(entries):
        values.append(max([own[card] for card in left]) if left else 0.0)
        if left:
            left.remove(max(left, key=lambda card: rival[card] + deny * own[card]))
    return values


def _expected(by_rank: Sequence[float], better: int, after: int, beats: float) -> float:
    """The mean pick, when each of those behind beats the card with the same chance."""
    chances = [1.0]
    for _ in range(after):
        chances = [
            (chances[k] * (1 - beats) if k < len(chances) else 0.0)
            + (chances[k - 1] * beats if k else 0.0)
            for k in range(len(chances) + 1)
        ]
    return sum(
        [chance * by_rank[min(better + k, len(by_rank) - 1)] for k, chance in enumerate(chances)]
    )


def _copies(state: Position, seat: Seat) -> list[tuple[float, Card]]:
    """The strongest value."""
    led = state.trade[0].card
    return [
        (_power(state, led, VALUE[card]) + 0.0, card)
        for card in sorted(state.pool)
        if card < NUMBERED
    ]


# Abilities.


def _billies(state: Position, seat: Seat) -> list[tuple[float, Action]]:
    """Throw away what would help the one ahead most, against the own pick that it costs."""
    stage = stage_of(state)
    ctx, area = context(state, seat, seat, stage), area_of(state, seat)
    own = {card: gain_of(area, card, ctx) for card in state.pool}
    mine = sorted(own.values())[len(own) // 2]
    rivals = [other for other in range(state.n) if other != seat]
    worths = [(ABILITY, DECLINE)]
    for card in sorted(state.pool):
        theirs = max(
            [gain_of(area_of(state, o), card, context(state, o, seat, stage)) for o in rivals]
        )
        worths.append((theirs - mine, BILLY_TAKE + card))
    return worths


def _tinas(state: Position, seat: Seat) -> list[tuple[float, Action]]:
    """The piece whose best move gains most, if that is worth the card."""
    worths = [(0.5 if is_last_round(state) else 3.5, DECLINE)]
    now = best_of(state, seat).worth
    return worths + [
        (
            max([choice.worth - now for choice, _ in tina_moves(state, seat, card)]) + 0.0,
            TINA_PICK + card,
        )
        for card in tina_actions(state, seat)
    ]


# For a search.


def standing(state: Position, seat: Seat) -> float:
    """Points counted, and what the seat's sweaters of this round are about worth."""
    points = float(state.totals[seat])
    if len(state.sheets) >= state.round:
        return points
    fads, wanted, stage, maria, due, santa_worth = context(state, seat, seat, stage_of(state))
    # Combos that are there already are counted once, below.
    ctx = (fads, wanted, stage, maria, (due[0], due[1], 0, 0.0), santa_worth)
    for sweater in state.sweaters[seat]:
        if sweater[CLAIMS]:
            points += best_choice([(sweater, state.counting(sweater))], state.settings, []).points
        else:
            points += worth((sweater[0], sweater[1], sweater[2], sweater[3]), ctx)
    points += standing_of(state, seat)
    unused = state.abilities[seat] not in (NO_ABILITY, BROTHERS) and not state.spent[seat]
    return points + (ABILITY if unused else 0.0)


def ranked_actions(state: Position, seat: Seat, legal: list[Action]) -> list[Action]:
    """The actions worth a thought, best looking first; where the policy is sure, its own alone."""
    phase = state.phase
    if phase == PLAYING:
        worths = [(value, PLAY + card) for value, card in _plays(state, seat)]
    elif phase == DRAFTING:
        worths = [(value, TAKE + card) for value, card in _takes(state, seat)]
    elif phase == PLACING:
        worths = _places(state, seat)
    elif phase == COPYING:
        worths = [(value, COPY + card) for value, card in _copies(state, seat)]
    elif phase == BILLY_ASK:
        worths = _billies(state, seat)
    else:
        return [policy(state, seat, int)]
    worths.sort(key=lambda each: -each[0])
    return [action for _, action in worths]
