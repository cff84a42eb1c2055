"""What an answer would do, worked out before it is given."""

import msgspec

from yuletable.core.protocol import Action, Seat
from yuletable.games.sweaters.actions import NEW, place_parts, set_parts
from yuletable.games.sweaters.cards import (
    ICON,
    ICONS,
    NAMES,
    NO_CARD,
    NUMBERED,
    SLOT,
    VALUE,
    Card,
)
from yuletable.games.sweaters.defaults import best_of, tina_choice
from yuletable.games.sweaters.knitting import claimable, put
from yuletable.games.sweaters.position import Played, Position, Sweater
from yuletable.games.sweaters.scoring import facts_of, is_complete, matching
from yuletable.games.sweaters.tricks import strength


class PlayPreview(msgspec.Struct, frozen=True):
    """A card as it would count in the trick. rank: among those played so far, 1 is first; null for
    a led patch that copies nothing yet."""

    value: int | None
    icon: str | None
    rank: int | None


class KnitPreview(msgspec.Struct, frozen=True):
    """covers: the card that would go. maria: it would use Mixed-up Maria. points: change of the
    own points of this round, Secret Santas included, open patches at their best. claims: Fads
    claimed at once. santas: own ones met then and not now."""

    covers: str | None
    completes: bool
    maria: bool
    points: int
    claims: list[int]
    santas: list[int]


class SetPreview(msgspec.Struct, frozen=True):
    """points: of this round with this value and icon, the rest at its best. best: nothing gives
    more, and in the last round of Avid nothing else saves the game (8.3)."""

    points: int
    best: bool


class TinaPreview(msgspec.Struct, frozen=True):
    """points: change of the own points of this round, open patches at their best."""

    points: int


def play_preview(state: Position, seat: Seat, card: Card, copied: Card = NO_CARD) -> PlayPreview:
    """The card as it would count. copied: the card of the pool that a led patch copies."""
    value, icon = VALUE[card], ICON[card]
    if card >= NUMBERED:
        if state.trade:
            value, icon = state.trade[-1].value, state.trade[-1].icon
        elif copied != NO_CARD:
            value, icon = VALUE[copied], ICON[copied]
        else:
            return PlayPreview(None, None, None)
    state.trade.append(Played(seat, card, value, icon, followed=True))
    own = strength(state, len(state.trade) - 1)
    rank = 1 + sum([strength(state, at) > own for at in range(len(state.trade) - 1)])
    state.trade.pop()
    return PlayPreview(value, ICONS[icon], rank)


def _copy(area: list[Sweater]) -> list[Sweater]:
    return [sweater[:] for sweater in area]


def _met(state: Position, seat: Seat, area: list[Sweater]) -> set[int]:
    settings = best_of(state, seat, area).settings
    masks = [facts_of(each, settings).santas if is_complete(each) else 0 for each in area]
    return set(matching(state.santas[seat], masks))


def knit_preview(
    state: Position, seat: Seat, card: Card, action: Action, points: int
) -> KnitPreview:
    """points: what `best_of` says before it."""
    number, slot, _ = place_parts(action)
    before = state.sweaters[seat]
    was_complete = number != NEW and is_complete(before[number])
    area = _copy(before)
    number, covered = put(area, card, action)
    sweater = area[number]
    complete = is_complete(sweater)
    change = 0
    claims: list[int] = []
    santas: set[int] = set()
    if complete:
        if state.express:
            claims = claimable(state, sweater, state.settings)
        change = best_of(state, seat, area).points - points
        if state.santas[seat]:
            santas = _met(state, seat, area) - _met(state, seat, before)
    return KnitPreview(
        covers=None if covered == NO_CARD else NAMES[covered],
        completes=complete and not was_complete,
        maria=card < NUMBERED and slot != SLOT[card],
        points=change,
        claims=[fad + 1 for fad in claims],
        santas=[santa + 1 for santa in sorted(santas)],
    )


def set_previews(state: Position, seat: Seat, actions: list[Action]) -> list[SetPreview]:
    """For each of these SETs; the rest of the open patches at their best, and Fads claimed with
    them (11.6)."""
    choices = []
    for action in actions:
        color, setting = set_parts(action)
        settings = state.meant(seat)
        settings[color] = setting
        choices.append(best_of(state, seat, None, settings))
    most = max([choice.worth for choice in choices])
    return [SetPreview(choice.points, choice.worth == most) for choice in choices]


def tina_preview(
    state: Position, seat: Seat, card: Card, action: Action, swap: bool, points: int
) -> TinaPreview:
    """action: a placement, or, for a swap, the other piece. points: what `best_of` says before."""
    return TinaPreview(tina_choice(state, seat, card, action, swap).points - points)
