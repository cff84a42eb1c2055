"""The JSON of what chance draws, and forced draws read back."""

from yuletable.core.protocol import Action, Json
from yuletable.games.sweaters.cards import ABILITIES, COLORS, HAND, NAMES, NO_ABILITY, POOL
from yuletable.games.sweaters.draws import abilities_left, fits_to_turn, hand_seat, yarns_to_turn
from yuletable.games.sweaters.position import (
    DEAL_BONUS,
    DEAL_SANTA,
    DRAW_HAND,
    DRAW_LEADER,
    LAY_POOL,
    TURN_FAD,
    TURN_FIT,
    TURN_YARN,
    Position,
)

_WORDS = {
    TURN_FAD: "fads",
    TURN_YARN: "yarn",
    TURN_FIT: "fit",
    DEAL_BONUS: "bonus",
    DEAL_SANTA: "santas",
    LAY_POOL: "pool",
    DRAW_HAND: "hand",
    DRAW_LEADER: "leader",
}
"""One key for each draw; those that are drawn one after the other are lists."""
_LISTS = ("fads", "bonus", "santas", "pool", "hand")


def _offered(state: Position) -> list[Json]:
    """What the draw can give, by outcome."""
    phase = state.phase
    if phase in (LAY_POOL, DRAW_HAND):
        return [NAMES[card] for card in state.pile]
    if phase == TURN_FAD:
        return [fad + 1 for fad in state.fads_left]
    if phase == TURN_YARN:
        return [COLORS[color] for color in yarns_to_turn(state)]
    if phase == TURN_FIT:
        return list(fits_to_turn(state))
    if phase == DEAL_BONUS:
        return [ABILITIES[each] for each in abilities_left(state)]
    if phase == DEAL_SANTA:
        return [santa + 1 for santa in state.santas_left]
    return list(range(state.n))


def _most(state: Position) -> int:
    """How many draws of the same kind follow each other."""
    phase = state.phase
    if phase == DRAW_HAND:
        seat = hand_seat(state)
        return min(HAND - state.hands[seat].bit_count(), state.left[seat])
    if phase == LAY_POOL:
        return POOL - len(state.pool)
    if phase == TURN_FAD:
        return state.fads_due
    if phase == DEAL_BONUS:
        return state.abilities.count(NO_ABILITY)
    return state.santas_due if phase == DEAL_SANTA else 1


def outcome_json(state: Position, outcome: Action) -> Json:
    """The JSON of one outcome."""
    word = _WORDS[state.phase]
    drawn = _offered(state)[outcome]
    return {word: [drawn] if word in _LISTS else drawn}


def parse_outcomes(state: Position, data: dict[str, Json]) -> list[Action] | None:
    """The outcomes that a forced draw names, several where one follows the other; None when they
    cannot be drawn now."""
    word = _WORDS.get(state.phase)
    if word is None or set(data) != {word}:
        return None
    values = data[word] if word in _LISTS else [data[word]]
    if not isinstance(values, list) or not 1 <= len(values) <= _most(state):
        return None
    left = _offered(state)
    actions: list[Action] = []
    for value in values:
        if type(value) not in (str, int) or value not in left:
            return None
        actions.append(left.index(value))
        left.remove(value)
    return actions
