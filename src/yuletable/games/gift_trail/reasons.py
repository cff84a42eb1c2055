"""Why a card does not mean somebody, told one player at a time, and why none fits at all."""

from collections.abc import Sequence

from yuletable.core.protocol import Json, Seat, Text
from yuletable.games.gift_trail.actions import (
    EFFECTS,
    LEAP_FORWARD,
    REACH,
    SNEAKY_STEAL,
    STEAL_AHEAD,
    STEAL_BEHIND,
    STEAL_FRONT_GIFT,
    STEAL_FRONT_GIFT_PLACE,
    SWAP_PLACES,
)
from yuletable.games.gift_trail.boards import SHIELD
from yuletable.games.gift_trail.draws import takeable


def why_not(
    effect: int,
    lander: Seat,
    other: Seat,
    way: list[Seat],
    pos: list[int],
    gift: list[int],
    kinds: Sequence[int],
) -> list[Text]:
    """All that keeps `effect` of `lander` from hitting `other`, who is on the way too; empty when
    nothing does. NO_EFFECT stands for the steal of a first gift (6.1)."""
    found: list[Text] = []

    def add(reason: str, **args: Json) -> None:
        found.append(Text(f"gift_trail-why-{reason}", {"seat": other, **args}))

    here, square = pos[lander], pos[other]
    squares = abs(square - here)
    if kinds[square] == SHIELD:
        add("shield")
    if effect == SWAP_PLACES:
        if not squares:
            add("same-square")
        return found
    if not gift[other]:
        add("no-gift")
    if effect == SNEAKY_STEAL and squares > REACH:
        add("too-far", squares=squares, reach=REACH)
    if effect == STEAL_BEHIND and square >= here:
        add("not-behind", squares=squares)
    if effect in (STEAL_AHEAD, STEAL_FRONT_GIFT, STEAL_FRONT_GIFT_PLACE) and square <= here:
        add("not-ahead", squares=squares)
    if found:
        return found
    # Could be hit, were nobody nearer or further in front.
    if effect == STEAL_FRONT_GIFT_PLACE:
        front = max(pos[seat] for seat in way)
        if square < front:
            add("not-front", square=square, front=front)
        return found
    mask = takeable(lander, way, pos, gift, kinds)
    targets = [pos[seat] for seat in way if mask >> seat & 1]
    if effect == STEAL_AHEAD:
        nearest = min(target - here for target in targets if target > here)
        if nearest < squares:
            add("further-ahead", squares=squares, nearest=nearest)
    elif effect == STEAL_BEHIND:
        nearest = min(here - target for target in targets if target < here)
        if nearest < squares:
            add("further-behind", squares=squares, nearest=nearest)
    elif effect == STEAL_FRONT_GIFT and square < max(targets):
        add("not-closest", square=square, front=max(targets))
    return found


def misses(
    lander: Seat, way: list[Seat], pos: list[int], gift: list[int], kinds: Sequence[int]
) -> list[Json]:
    """Each lucky card, with what keeps it from everybody else on the way (3.9). Leap forward has
    nobody to name: it is only for whoever holds no gift."""
    others = [seat for seat in way if seat != lander]

    def kept_from(effect: int) -> list[Json]:
        return [
            {
                "seat": other,
                "why": [
                    {"key": why.key, "args": why.args}
                    for why in why_not(effect, lander, other, way, pos, gift, kinds)
                ],
            }
            for other in others
        ]

    return [
        {"effect": EFFECTS[LEAP_FORWARD], "others": []},
        *[
            {"effect": EFFECTS[effect], "others": kept_from(effect)}
            for effect in range(SNEAKY_STEAL, STEAL_FRONT_GIFT_PLACE + 1)
        ],
    ]
