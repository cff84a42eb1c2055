"""Knitting: where a piece may go, what it covers, what a sweater claims (chapters 5 and 11)."""

from collections.abc import Sequence
from typing import Final, Literal

from yuletable.core.protocol import EVERYONE, Action, Emit, Seat
from yuletable.games.sweaters.actions import (
    DECLINE,
    NEW,
    NONE,
    place,
    place_parts,
    set_parts,
    set_to,
)
from yuletable.games.sweaters.cards import (
    COLORS,
    FLOATING,
    MARIA,
    NO_CARD,
    NUMBERED,
    SETTINGS,
    SLOT,
    SLOTS,
    Card,
    setting_parts,
)
from yuletable.games.sweaters.position import BANKED, CLAIMS, Position, Sweater, patches_of
from yuletable.games.sweaters.scoring import (
    facts_of,
    fad_points,
    is_complete,
    objectives,
    open_patches,
)
from yuletable.games.sweaters.tricks import tell_as, told

ALL_SLOTS: Final = (0, 1, 2)


def new_sweater() -> Sweater:
    return [NO_CARD, NO_CARD, NO_CARD, NO_CARD, 0, 0]


def slots_for(state: Position, seat: Seat, card: Card) -> Sequence[int]:
    """The slots that a drafted card may take in a sweater (5.3, 5.5, 9.4)."""
    if card >= NUMBERED or state.has(seat, MARIA):
        return ALL_SLOTS
    return (SLOT[card],)


def placements(state: Position, seat: Seat, card: Card) -> list[Action]:
    """Every placement of a drafted card, ascending."""
    slots = slots_for(state, seat, card)
    actions = []
    for number, sweater in enumerate(state.sweaters[seat]):
        if sweater[CLAIMS]:
            continue
        floats = sweater[FLOATING] != NO_CARD
        for slot in slots:
            if not floats:
                actions.append(place(number, slot))
                continue
            actions += [place(number, slot, pin) for pin in ALL_SLOTS if pin != slot]
    if card >= NUMBERED:
        actions.append(place(NEW, NONE))
    else:
        actions += [place(NEW, slot) for slot in slots]
    return actions


def put(area: list[Sweater], card: Card, action: Action) -> tuple[int, Card]:
    """A piece goes where a placement says: (index of the sweater, the card that it covers)."""
    number, slot, pin = place_parts(action)
    if number == NEW:
        number = len(area)
        area.append(new_sweater())
    sweater = area[number]
    if pin != NONE:
        sweater[pin] = sweater[FLOATING]
        sweater[FLOATING] = NO_CARD
    where = FLOATING if slot == NONE else slot
    covered = sweater[where]
    sweater[where] = card
    return number, covered


def knit(state: Position, seat: Seat, action: Action, emit: Emit | None) -> None:
    """The drafted card goes into the area (chapter 5)."""
    card = state.taken
    state.taken = NO_CARD
    state.pool.remove(card)
    area = state.sweaters[seat]
    index, slot, pin = place_parts(action)
    was_complete = index != NEW and is_complete(area[index])
    number, covered = put(area, card, action)
    if covered != NO_CARD:
        state.out.append(covered)
    by_maria = card < NUMBERED and slot != SLOT[card]
    if by_maria:
        state.spent[seat] = True
    if emit is None:
        return
    if by_maria:
        emit("maria_used", EVERYONE, {"seat": seat, "slot": SLOTS[slot]})
    payload = {
        "seat": seat,
        **told(card),
        "sweater": number + 1,
        "slot": "float" if slot == NONE else SLOTS[slot],
        "fresh": index == NEW,
    }
    emit("knitted", EVERYONE, payload)
    if covered != NO_CARD:
        emit("covered", EVERYONE, {"seat": seat, **told(covered), "sweater": number + 1})
    if pin != NONE:
        tell_pin(area[number], seat, number, pin, emit)
    if not was_complete and is_complete(area[number]):
        emit("completed", EVERYONE, {"seat": seat, "sweater": number + 1})


def tell_pin(sweater: Sweater, seat: Seat, number: int, pin: int, emit: Emit) -> None:
    """A floating patch has got its slot."""
    payload = {
        "seat": seat,
        "color": COLORS[sweater[pin] - NUMBERED],
        "sweater": number + 1,
        "slot": SLOTS[pin],
    }
    emit("pinned", EVERYONE, payload)


# Express.


def offered(state: Position, seat: Seat) -> list[int]:
    """Colors of the patches that the seat may set before claims are checked (11.6), ascending."""
    if not state.express or not state.fads:
        return []
    found: list[int] = []
    for sweater in state.sweaters[seat]:
        if not sweater[CLAIMS] and is_complete(sweater):
            found += open_patches(sweater, state.settings)
    return sorted(found)


def to_set(state: Position, seat: Seat) -> list[int]:
    """Colors of the patches that the seat still has to set at a round's end (6.5), ascending."""
    found: list[int] = []
    settings = state.meant(seat) if state.chosen else state.settings
    for sweater in state.sweaters[seat]:
        if is_complete(sweater):
            found += open_patches(sweater, settings)
    return sorted(found)


def settings_of(color: int) -> range:
    """Every SET of a patch."""
    first = set_to(color, 0)
    return range(first, first + SETTINGS)


def offer_actions(state: Position, seat: Seat) -> list[Action]:
    """What may be answered to the offer of 11.6."""
    return [*[a for color in offered(state, seat) for a in settings_of(color)], DECLINE]


def set_patch(state: Position, seat: Seat, action: Action, emit: Emit | None) -> None:
    """A patch gets its value and icon."""
    color, setting = set_parts(action)
    state.settings[color] = setting
    if emit is not None:
        value, icon = setting_parts(setting)
        tell_as("patch_set", seat, color, value, icon, emit)


def choose_patch(state: Position, action: Action) -> None:
    """A patch gets its value and icon at a round's end, unseen while others still choose (6.5)."""
    state.chosen = tuple(sorted([*state.chosen, set_parts(action)]))


def show_patches(state: Position, emit: Emit | None) -> None:
    """All have chosen: everybody's patches are shown."""
    chosen, state.chosen = dict(state.chosen), ()
    for seat in range(state.n):
        for color in sorted(patches_of(state.sweaters[seat])):
            if color in chosen:
                set_patch(state, seat, set_to(color, chosen[color]), emit)


def claimable(state: Position, sweater: Sweater, settings: Sequence[int]) -> list[int]:
    """The Fads on display that a complete sweater fulfils in whole or part (11.2)."""
    found = facts_of(sweater, settings)
    return [fad for fad in state.fads if objectives(found, fad)]


def claim(state: Position, seat: Seat, emit: Emit | None) -> None:
    """Every completed sweater that is not locked claims all the Fads that it fulfils, in the order
    in which they were begun (11.2, 11.3)."""
    for number, sweater in enumerate(state.sweaters[seat]):
        if sweater[CLAIMS] or not is_complete(sweater):
            continue
        claims = claimable(state, sweater, state.settings)
        if not claims:
            continue
        found = facts_of(sweater, state.settings)
        sweater[CLAIMS] = sum([1 << fad for fad in claims])
        sweater[BANKED] = fad_points(found, claims)
        state.fads = [fad for fad in state.fads if fad not in claims]
        if emit is not None:
            for fad in claims:
                payload = {
                    "seat": seat,
                    "sweater": number + 1,
                    "fad": fad + 1,
                    "points": fad_points(found, [fad]),
                }
                emit("claimed", EVERYONE, payload)


# Tina.


def pieces(area: Sequence[Sweater]) -> dict[Card, tuple[int, int]]:
    """card -> (index of the sweater, slot or FLOATING)."""
    return {
        sweater[slot]: (number, slot)
        for number, sweater in enumerate(area)
        for slot in (*ALL_SLOTS, FLOATING)
        if sweater[slot] != NO_CARD
    }


def moves_of(state: Position, seat: Seat, card: Card) -> list[Action]:
    """Where Tina may move an own piece (9.5): placements, ascending; nothing is covered."""
    area = state.sweaters[seat]
    source, slot = pieces(area)[card]
    floating = slot == FLOATING
    alone = sum([each != NO_CARD for each in area[source][: FLOATING + 1]]) == 1
    slots = ALL_SLOTS if floating or state.current_profile else (slot,)
    actions = []
    for number, sweater in enumerate(area):
        if number == source:
            continue
        floats = sweater[FLOATING] != NO_CARD
        for to in slots:
            if sweater[to] != NO_CARD:
                continue
            if floats:
                actions += [place(number, to, pin) for pin in ALL_SLOTS if pin != to]
            else:
                actions.append(place(number, to))
    if not floating:
        # A lone piece that begins a new sweater in its own slot would change nothing.
        actions += [place(NEW, to) for to in slots if not alone or to != slot]
    return actions


def swaps_of(state: Position, seat: Seat, card: Card) -> list[Card]:
    """The own pieces that Tina may swap with this one (9.5), ascending."""
    area = state.sweaters[seat]
    places = pieces(area)
    return [other for other in sorted(places) if _swapped(state, area, places, card, other)]


def _swapped(
    state: Position,
    area: Sequence[Sweater],
    places: dict[Card, tuple[int, int]],
    one: Card,
    two: Card,
) -> tuple[int, int, Literal[True]] | None:
    """(new slot of `one`, new slot of `two`, True) of a swap, None where it cannot be."""
    (at_one, slot_one), (at_two, slot_two) = places[one], places[two]
    if at_one == at_two or (slot_one == slot_two == FLOATING):
        return None
    if slot_one == FLOATING:
        return slot_two, slot_two, True
    if slot_two == FLOATING:
        return slot_one, slot_one, True
    if state.current_profile:
        return slot_two, slot_one, True
    # Both keep their slots, which have to be free then (13.4).
    there = area[at_two][slot_one]
    here = area[at_one][slot_two]
    if there in (NO_CARD, two) and here in (NO_CARD, one):
        return slot_one, slot_two, True
    return None


def tina_actions(state: Position, seat: Seat) -> list[Card]:
    """The own pieces that Tina can do something with, ascending."""
    return [
        card
        for card in sorted(pieces(state.sweaters[seat]))
        if moves_of(state, seat, card) or swaps_of(state, seat, card)
    ]


def tina_move(state: Position, seat: Seat, action: Action, emit: Emit | None) -> None:
    """The piece goes into another sweater, or begins one."""
    area = state.sweaters[seat]
    card = state.moving
    source, slot = pieces(area)[card]
    area[source][slot] = NO_CARD
    number, _ = put(area, card, action)
    if not any(each != NO_CARD for each in area[source][: FLOATING + 1]):
        # Those after it move up before anything is told.
        del area[source]
        number -= source < number
    if emit is not None:
        emit("tina_moved", EVERYONE, {"seat": seat, **told(card), "sweater": number + 1})
        pin = place_parts(action)[2]
        if pin != NONE:
            tell_pin(area[number], seat, number, pin, emit)
    state.spent[seat] = True


def tina_swap(state: Position, seat: Seat, other: Card, emit: Emit | None) -> None:
    """Two pieces change places."""
    area = state.sweaters[seat]
    places = pieces(area)
    card = state.moving
    swapped = _swapped(state, area, places, card, other)
    assert swapped is not None
    (at_one, slot_one), (at_two, slot_two) = places[card], places[other]
    area[at_one][slot_one] = area[at_two][slot_two] = NO_CARD
    area[at_two][swapped[0]] = card
    area[at_one][swapped[1]] = other
    state.spent[seat] = True
    if emit is not None:
        with_card = {f"with_{key}": value for key, value in told(other).items()}
        emit("tina_swapped", EVERYONE, {"seat": seat, **told(card), **with_card})
