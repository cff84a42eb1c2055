"""The trade: what may be played, what it counts as, and the draft order (chapters 3, 4)."""

from typing import Final

from yuletable.core.protocol import EVERYONE, Emit, Seat
from yuletable.games.sweaters.cards import (
    COLOR,
    COLORS,
    FOLLOWS,
    ICON,
    ICONS,
    NAMES,
    NUMBERED,
    PATCHES,
    VALUE,
    Card,
)
from yuletable.games.sweaters.position import Miss, Played, Position, Void

FIT: Final = 3
YARN: Final = 2
OTHER: Final = 1


def cards_in(mask: int) -> list[Card]:
    """The cards of a set, ascending."""
    cards = []
    while mask:
        low = mask & -mask
        cards.append(low.bit_length() - 1)
        mask ^= low
    return cards


def following(state: Position) -> int:
    """The cards that oblige their holder to follow (3.2); none while nothing is led."""
    if not state.trade:
        return 0
    led = state.trade[0]
    return FOLLOWS[COLOR[led.card]][led.icon]


def playable(state: Position, hand: int) -> int:
    """The set of cards of a hand that may be played now (3.1, 3.2, 3.7)."""
    can = hand & following(state)
    if not can:
        return hand
    if state.current_profile and state.trade[-1].icon == state.trade[0].icon:
        # A patch would copy the led icon (13.1).
        can |= hand & PATCHES
    return can


def play(state: Position, seat: Seat, card: Card, emit: Emit | None) -> None:
    """A card goes from the hand to the trade area; a patch that is not led copies at once (3.6)."""
    value, icon = VALUE[card], ICON[card]
    patch = card >= NUMBERED
    trade = state.trade
    if patch and trade:
        value, icon = trade[-1].value, trade[-1].icon
    followed = True
    bit = 1 << card
    state.hands[seat] ^= bit
    voids = state.voids[seat]
    if voids:
        voids[:] = [Void(m, most - 1 if m & bit else most) for m, most in voids]
    if trade:
        must = following(state)
        led = trade[0]
        by_icon = patch and state.current_profile and trade[-1].icon == led.icon
        if not must & bit and not by_icon:
            followed = False
            voids[:] = [Void(m | must, most) for m, most in voids]
            voids.append(Void(must, 0))
            state.misses[seat].append(
                Miss(state.trick, COLOR[led.card], led.icon, state.drawn(seat))
            )
    state.voids[seat] = [each for each in voids if each.most < state.hands[seat].bit_count()]
    trade.append(Played(seat, card, value, icon, followed))
    if emit is None:
        return
    emit("played", EVERYONE, {"seat": seat, **told(card)})
    if patch and icon >= 0:
        tell_as("copied", seat, COLOR[card], value, icon, emit)
    if not followed:
        led = trade[0]
        payload = {"seat": seat, "led_color": COLORS[COLOR[led.card]], "led_icon": ICONS[led.icon]}
        emit("missed", EVERYONE, payload)


def copy(state: Position, seat: Seat, card: Card, emit: Emit | None) -> None:
    """The led patch takes value and icon of a card in the pool (3.5)."""
    led = state.trade[0]
    state.trade[0] = led._replace(value=VALUE[card], icon=ICON[card])
    if emit is not None:
        tell_as("copied", seat, COLOR[led.card], VALUE[card], ICON[card], emit)


def told(card: Card) -> dict[str, str | int]:
    """A card as events name it."""
    return {"color": COLORS[COLOR[card]], "value": VALUE[card], "card": NAMES[card]}


def tell_as(kind: str, seat: Seat, color: int, value: int, icon: int, emit: Emit) -> None:
    """A patch counts as something: in the trade area, or where it is knitted."""
    emit(
        kind,
        EVERYONE,
        {"seat": seat, "color": COLORS[color], "as_value": value, "as_icon": ICONS[icon]},
    )


def tier(state: Position, played: Played) -> int:
    """Perfect Fit before Trendy Yarn before others (4.1); what is not in use never fits."""
    if played.value == state.fit:
        return FIT
    return YARN if COLOR[played.card] == state.yarn else OTHER


def strength(state: Position, at: int) -> tuple[int, int, int]:
    """What the card played at this index is ranked by, higher first (4.1 to 4.3)."""
    played = state.trade[at]
    kind = tier(state, played)
    if kind == FIT:
        return kind, COLOR[played.card] == state.yarn, at
    return kind, played.value, at


def ranked(state: Position) -> list[int]:
    """Indices of the trade area, best first."""
    return sorted(range(len(state.trade)), key=lambda at: strength(state, at), reverse=True)
