"""What The Little Brothers are worth while one drafts and knits (9.6, 13.5)."""

from collections.abc import Sequence
from typing import Final

from yuletable.core.protocol import Seat
from yuletable.games.sweaters.cards import BROTHER_COMBOS, BROTHERS, COLOR, GREEN, RED, Card
from yuletable.games.sweaters.counting import brothers_reached, combos_of, is_last_round
from yuletable.games.sweaters.kept import kept
from yuletable.games.sweaters.position import Position
from yuletable.games.sweaters.scoring import BROTHERS_POINTS

BOTH: Final = (1 << len(BROTHER_COMBOS)) - 1
FIRST: Final = 1.0
"""What the first of the two combos is worth while rounds are left for the other."""
FIRST_LATE: Final = 0.6
"""What it is worth when both have to come in this round."""
NEAR: Final = (0.0, 0.3, 0.5, 1.0)
"""How likely so many pieces of a combo become the whole, if their sweater is completed."""

Due = tuple[int, float, int, float]
"""The combos that are still to come, a set of 0 and 1; what one of them is worth; those that hang
on a single sweater; what it costs to lose one of these."""

NOTHING_DUE: Final[Due] = (0, 0.0, 0, 0.0)


def due_of(state: Position, seat: Seat) -> Due:
    """What The Little Brothers still ask of a seat. The card and all sweaters lie open."""
    if state.abilities[seat] != BROTHERS or state.brothers_done:
        return NOTHING_DUE
    area = state.sweaters[seat]
    reached = brothers_reached(state, seat, area)
    if not reached:
        return BOTH, _first(state), 0, 0.0
    shown = [combos_of([sweater]) for sweater in area]
    single = sum([1 << at for at in range(2) if shown.count(1 << at) == 1])
    if not state.current_profile:
        single &= ~state.brothers
    first = _first(state)
    rest = BROTHERS_POINTS - first
    return BOTH & ~reached, rest, single, rest if reached == BOTH else first


def _first(state: Position) -> float:
    return FIRST_LATE if state.current_profile or is_last_round(state) else FIRST


def standing_of(state: Position, seat: Seat) -> float:
    """What the combos that are there already are worth."""
    if state.abilities[seat] != BROTHERS or state.brothers_done:
        return 0.0
    reached = brothers_reached(state, seat, state.sweaters[seat])
    if reached == BOTH:
        return BROTHERS_POINTS
    return _first(state) if reached else 0.0


def combo_worth(pieces: Sequence[Card], due: Due) -> float:
    """What these pieces of one sweater are worth by the combos that are due or hang on it: all of
    it when they are three."""
    combos, pay, single, loss = due
    if not combos and not single:
        return 0.0
    colors = [COLOR[card] for card in pieces]
    green, red, many = colors.count(GREEN), colors.count(RED), len(colors)
    held = loss * _near(green, red, many, single) if many == 3 and single else 0.0
    return pay * _near(green, red, many, combos) + held


@kept(1 << 7)
def _near(green: int, red: int, pieces: int, combos: int) -> float:
    if green + red < pieces:
        return 0.0
    ways = sum(
        [
            green <= most_green and red <= most_red
            for at, (most_green, most_red) in enumerate(BROTHER_COMBOS)
            if combos >> at & 1
        ]
    )
    return NEAR[pieces] if ways else 0.0
