"""Why a card does not mean somebody, told one player at a time, and why none fits at all."""

from collections.abc import Iterator, Sequence

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
    return [
        Text(f"gift_trail-why-{reason}", {"seat": other, **args})
        for reason, args in _reasons(effect, lander, other, way, pos, gift, kinds)
    ]


def _reasons(
    effect: int,
    lander: Seat,
    other: Seat,
    way: list[Seat],
    pos: list[int],
    gift: list[int],
    kinds: Sequence[int],
) -> Iterator[tuple[str, dict[str, Json]]]:
    here, square = pos[lander], pos[other]
    squares = abs(square - here)
    barred = kinds[square] == SHIELD
    if barred:
        yield "shield", {}
    if effect == SWAP_PLACES:
        if not squares:
            yield "same-square", {}
        return
    if not gift[other]:
        barred = True
        yield "no-gift", {}
    if effect == SNEAKY_STEAL and squares > REACH:
        yield "too-far", {"squares": squares, "reach": REACH}
    if effect == STEAL_BEHIND and square >= here:
        barred = True
        yield "not-behind", {"squares": squares}
    if effect in (STEAL_AHEAD, STEAL_FRONT_GIFT, STEAL_FRONT_GIFT_PLACE) and square <= here:
        barred = True
        yield "not-ahead", {"squares": squares}
    if barred:
        return
    # Could be hit, were nobody nearer or further in front.
    if effect == STEAL_FRONT_GIFT_PLACE:
        front = max(pos[seat] for seat in way)
        if square < front:
            yield "not-front", {"square": square, "front": front}
        return
    mask = takeable(lander, way, pos, gift, kinds)
    targets = [pos[seat] for seat in way if mask >> seat & 1]
    if effect == STEAL_AHEAD:
        nearest = min(target - here for target in targets if target > here)
        if nearest < squares:
            yield "further-ahead", {"squares": squares, "nearest": nearest}
    elif effect == STEAL_BEHIND:
        nearest = min(here - target for target in targets if target < here)
        if nearest < squares:
            yield "further-behind", {"squares": squares, "nearest": nearest}
    elif effect == STEAL_FRONT_GIFT and square < max(targets):
        yield "not-closest", {"square": square, "front": max(targets)}


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
