"""What chance decides, one draw after the other (chapters 2, 5, 6 and 11)."""

from yuletable.core.protocol import EVERYONE, Action, Emit, Seat
from yuletable.games.sweaters.cards import (
    ABILITIES,
    CARDS,
    COLORS,
    DEAL,
    HAND,
    HIGHEST,
    NO_ABILITY,
    POOL,
    names_of,
)
from yuletable.games.sweaters.position import (
    DEAL_BONUS,
    DEAL_SANTA,
    DRAW_HAND,
    DRAW_LEADER,
    LAY_POOL,
    NOBODY,
    TO_GIVE,
    TURN_FAD,
    TURN_FIT,
    TURN_YARN,
    UNSET,
    Position,
    Void,
)
from yuletable.games.sweaters.tricks import cards_in

FITS = range(1, HIGHEST // 2 + 1)


def next_draw(state: Position) -> int | None:
    """The phase of the draw that is due, None when nothing is to be drawn."""
    if state.fads_due:
        return TURN_FAD
    if state.yarn_used and state.yarn == UNSET:
        return TURN_YARN
    if state.fit_used and not state.fit:
        return TURN_FIT
    if state.bonus_used and NO_ABILITY in state.abilities:
        return DEAL_BONUS
    if state.santas_due:
        return DEAL_SANTA
    if state.round == 1 and state.trick == 0 and len(state.pool) < POOL:
        return LAY_POOL
    if any(state.wants(seat) for seat in range(state.n)):
        return DRAW_HAND
    return DRAW_LEADER if state.leader == NOBODY else None


def santa_seat(state: Position) -> Seat:
    """The seat that gets the next Secret Santa."""
    each = TO_GIVE[state.options["mode"]]
    return state.n - 1 - (state.santas_due - 1) // each


def hand_seat(state: Position) -> Seat:
    """The seat whose hand is filled up now."""
    return next(seat for seat in range(state.n) if state.wants(seat))


def yarns_to_turn(state: Position) -> list[int]:
    """Colors that the next Trendy Yarn can be; an empty pile is all of them again (11.8)."""
    return state.yarns_left or list(range(len(COLORS)))


def fits_to_turn(state: Position) -> list[int]:
    """Numbers that the next Perfect Fit can be; an empty pile is all of them again (11.8)."""
    return state.fits_left or list(FITS)


def abilities_left(state: Position) -> list[int]:
    """Special Ability cards that nobody has, while they are dealt."""
    return [each for each in range(len(ABILITIES)) if each not in state.abilities]


def outcomes(state: Position) -> int:
    """How many outcomes the draw has, all equally likely."""
    phase = state.phase
    if phase in (DRAW_HAND, LAY_POOL):
        return len(state.pile)
    if phase == TURN_FAD:
        return len(state.fads_left)
    if phase == TURN_YARN:
        return len(yarns_to_turn(state))
    if phase == TURN_FIT:
        return len(fits_to_turn(state))
    if phase == DEAL_BONUS:
        return len(abilities_left(state))
    return len(state.santas_left) if phase == DEAL_SANTA else state.n


def draw(state: Position, outcome: Action, emit: Emit | None) -> None:
    """One outcome happens; what follows is for the caller."""
    phase = state.phase
    if phase == DRAW_HAND:
        _hand(state, outcome, emit)
    elif phase == LAY_POOL:
        state.pool.append(state.pile.pop(outcome))
        if emit is not None and len(state.pool) == POOL:
            emit("pool_laid", EVERYONE, {"cards": names_of(state.pool), "count": POOL})
    elif phase == TURN_FAD:
        fad = state.fads_left.pop(outcome)
        state.fads.append(fad)
        state.fads_due -= 1
        if emit is not None:
            emit("fad_turned", EVERYONE, {"fad": fad + 1})
    elif phase == TURN_YARN:
        state.yarns_left = yarns_to_turn(state)
        state.yarn = state.yarns_left.pop(outcome)
        if emit is not None:
            why = "tricks" if _turning_again(state) else "new"
            emit("yarn_turned", EVERYONE, {"color": COLORS[state.yarn], "why": why})
    elif phase == TURN_FIT:
        state.fits_left = fits_to_turn(state)
        state.fit = state.fits_left.pop(outcome)
        if emit is not None:
            why = "met" if _turning_again(state) else "new"
            emit("fit_turned", EVERYONE, {"number": state.fit, "why": why})
    elif phase == DEAL_BONUS:
        seat = state.abilities.index(NO_ABILITY)
        state.abilities[seat] = abilities_left(state)[outcome]
        if emit is not None:
            ability = ABILITIES[state.abilities[seat]]
            emit("bonus_dealt", EVERYONE, {"seat": seat, "ability": ability})
    elif phase == DEAL_SANTA:
        _santa(state, outcome, emit)
    else:
        state.leader = outcome
        if emit is not None:
            emit("started", EVERYONE, {"seat": outcome})


def _turning_again(state: Position) -> bool:
    return state.express and state.trick > 0


def _santa(state: Position, outcome: Action, emit: Emit | None) -> None:
    seat = santa_seat(state)
    held = state.santas[seat]
    held.append(state.santas_left.pop(outcome))
    held.sort()
    state.santas_due -= 1
    if emit is not None and len(held) == TO_GIVE[state.options["mode"]]:
        public = {"seat": seat, "count": len(held)}
        full = {**public, "santas": [santa + 1 for santa in held]}
        emit("santas_dealt", 1 << seat, full, public)


def _hand(state: Position, outcome: Action, emit: Emit | None) -> None:
    """A card for the first hand that is short (2.2, 5.9)."""
    seat = hand_seat(state)
    state.hands[seat] |= 1 << state.pile.pop(outcome)
    state.left[seat] -= 1
    state.fresh += 1
    state.voids[seat] = [Void(mask, most + 1) for mask, most in state.voids[seat]]
    if state.wants(seat):
        return
    kind = "dealt" if state.drawn(seat) == HAND else "refilled"
    if emit is not None:
        public = {"seat": seat, "count": state.fresh}
        full = {**public, "cards": names_of(cards_in(state.hands[seat]))}
        emit(kind, 1 << seat, full, public)
    state.fresh = 0


def shuffle_all(state: Position) -> None:
    """Between rounds everything but the pool is shuffled and dealt anew (6.6)."""
    pool = state.pool
    state.pile = [card for card in range(CARDS) if card not in pool]
    n = state.n
    state.left = [DEAL[n]] * n
    state.hands = [0] * n
    state.sweaters = [[] for _ in range(n)]
    state.out = []
    state.settings = [UNSET] * len(COLORS)
    state.voids = [[] for _ in range(n)]
    state.misses = [[] for _ in range(n)]
    state.order = []
    state.billied = NOBODY
    state.at = 0
    state.trick = 0
    state.fads = []
    state.fads_due = 1
    state.yarn = UNSET
    state.fit = 0
    if not state.avid:
        state.santas_due = n * TO_GIVE[state.options["mode"]]
