"""What a client sent: the atoms, or why not. Nothing is read that the seat does not see."""

from typing import Final

from yuletable.core.protocol import Action, Json, Seat, Text
from yuletable.games.sweaters.actions import (
    BILLY_TAKE,
    COPY,
    DECLINE,
    NEW,
    NONE,
    PLAY,
    READY,
    SWAP,
    TAKE,
    TINA_PICK,
    place,
    set_to,
)
from yuletable.games.sweaters.cards import (
    CARD_OF,
    COLOR,
    FLOATING,
    HIGHEST,
    ICONS,
    MARIA,
    NO_CARD,
    NUMBERED,
    SLOT,
    SLOTS,
    Card,
    setting_of,
)
from yuletable.games.sweaters.knitting import (
    moves_of,
    offered,
    pieces,
    placements,
    swaps_of,
    to_set,
)
from yuletable.games.sweaters.position import CLAIMS, OFFER, PLACING, PROMPTS, SETTING, Prompt
from yuletable.games.sweaters.reasons import (
    of_card,
    why,
    why_no_billy,
    why_no_slot,
    why_no_tina,
    why_not_asked,
    why_not_now,
    why_not_playable,
)
from yuletable.games.sweaters.rules import State
from yuletable.games.sweaters.tricks import playable

_WHERE: Final = {"sweater", "slot", "patch_slot"}
_SHAPES: Final[dict[str, tuple[set[str], set[str]]]] = {
    # word: keys that must be there beside it, keys that may.
    "play": (set(), {"copy"}),
    "copy": (set(), set()),
    "take": (set(), _WHERE),
    "billy": (set(), set()),
    "tina": (set(), {*_WHERE, "swap"}),
    "swap": (set(), set()),
    "patch": ({"value", "icon"}, set()),
    "sweater": (set(), {"slot", "patch_slot"}),
    "decline": (set(), set()),
    "ready": (set(), set()),
}
_ASKS: Final[dict[str, tuple[Prompt, ...]]] = {
    # word: the asks that it answers.
    "play": ("play",),
    "copy": ("copy",),
    "take": ("draft",),
    "billy": ("billy",),
    "tina": ("tina",),
    "swap": ("tina_place",),
    "patch": ("offer", "patch"),
    "sweater": ("place", "tina_place"),
    "decline": ("billy", "offer", "tina"),
    "ready": ("review",),
}


def parse(state: State, seat: Seat, data: dict[str, Json]) -> list[Action] | Text:
    """The atoms of an answer, or why it is refused."""
    word = next((key for key in _SHAPES if key in data), None)
    if word is None or not _shaped(data, word):
        return why("shape")
    if seat not in state.actors():
        return why_not_asked(state, seat)
    if PROMPTS[state.phase] not in _ASKS[word]:
        if word == "billy":
            return why_no_billy(state, seat)
        return why_no_tina(state, seat) if word in ("tina", "swap") else why_not_now(state)
    if word == "decline":
        return [DECLINE]
    if word == "ready":
        return [READY]
    if word == "sweater":
        if state.phase == PLACING:
            return _placed(state, seat, state.taken, data)
        return _moved(state, seat, state.moving, data)
    card = CARD_OF.get(data[word])
    if card is None:
        return why("no-card")
    if word == "play":
        return _played(state, seat, card, data)
    if word == "copy":
        return _copied(state, card)
    if word == "take":
        return _taken(state, seat, card, data)
    if word == "billy":
        return _from_pool(state, card) or [BILLY_TAKE + card]
    if word == "patch":
        return _set(state, seat, card, data)
    if word == "swap":
        return _swapped(state, seat, state.moving, card)
    return _tina(state, seat, card, data)


def _shaped(data: dict[str, Json], word: str) -> bool:
    must, may = _SHAPES[word]
    keys = set(data) - {word}
    if not must <= keys <= must | may or ("swap" in keys and keys & _WHERE):
        return False
    if keys & _WHERE and word != "sweater" and "sweater" not in keys:
        return False
    for key, value in data.items():
        if key in ("decline", "ready"):
            good = value is True
        elif key == "sweater":
            good = value == "new" if isinstance(value, str) else type(value) is int
        elif key == "value":
            good = type(value) is int
        else:
            good = isinstance(value, str)
        if not good:
            return False
    return True


# The trade.


def _played(state: State, seat: Seat, card: Card, data: dict[str, Json]) -> list[Action] | Text:
    hand = state.hands[seat]
    if not hand >> card & 1:
        return why("not-held", **of_card(card))
    if not playable(state, hand) >> card & 1:
        return why_not_playable(state, card)
    if "copy" not in data:
        return [PLAY + card]
    if card < NUMBERED or state.trade:
        return why("copy-when")
    wanted = CARD_OF.get(data["copy"])
    if wanted is None:
        return why("no-card")
    copied = _copied(state, wanted)
    return copied if isinstance(copied, Text) else [PLAY + card, *copied]


def _from_pool(state: State, card: Card) -> Text | None:
    if card in [played.card for played in state.trade]:
        return why("just-played", **of_card(card))
    return None if card in state.pool else why("not-in-pool", **of_card(card))


def _copied(state: State, card: Card) -> list[Action] | Text:
    if card >= NUMBERED:
        return why("copy-patch")
    return _from_pool(state, card) or [COPY + card]


# The draft.


def _taken(state: State, seat: Seat, card: Card, data: dict[str, Json]) -> list[Action] | Text:
    refused = _from_pool(state, card)
    if refused:
        return refused
    if "sweater" not in data:
        return [TAKE + card]
    placed = _placed(state, seat, card, data)
    return placed if isinstance(placed, Text) else [TAKE + card, *placed]


def _slot(data: dict[str, Json], key: str) -> int | Text | None:
    """A slot by its name, None where none is named."""
    if key not in data:
        return None
    name = data[key]
    return SLOTS.index(name) if name in SLOTS else why("no-slot")


def _placed(state: State, seat: Seat, card: Card, data: dict[str, Json]) -> list[Action] | Text:
    """A drafted card into the own area (chapter 5)."""
    where = _where(state, seat, card, data, SLOT[card] if card < NUMBERED else None)
    if isinstance(where, Text):
        return where
    number, slot, pin = where
    if card < NUMBERED and slot != SLOT[card] and not state.has(seat, MARIA):
        return why_no_slot(state, seat, card, slot)
    if number != NEW and state.sweaters[seat][number][CLAIMS]:
        return why("locked", sweater=number + 1)
    action = place(number, slot, pin)
    return [action] if action in placements(state, seat, card) else why("shape")


def _where(
    state: State, seat: Seat, card: Card, data: dict[str, Json], own_slot: int | None
) -> tuple[int, int, int] | Text:
    """(sweater, slot, slot of a floating patch) of what was sent. own_slot: the slot meant when
    none is named."""
    slot, pin = _slot(data, "slot"), _slot(data, "patch_slot")
    if isinstance(slot, Text):
        return slot
    if isinstance(pin, Text):
        return pin
    area = state.sweaters[seat]
    if data["sweater"] == "new":
        if pin is not None:
            return why("pin-none")
        if own_slot is None and slot is not None:
            return why("patch-floats")
        return NEW, NONE if own_slot is None else (own_slot if slot is None else slot), NONE
    number = data["sweater"] - 1
    if not 0 <= number < len(area):
        return why("no-sweater", sweater=min(max(number + 1, 0), 99), sweaters=len(area))
    slot = own_slot if slot is None else slot
    if slot is None:
        return why("slot-needed", **of_card(card))
    if area[number][FLOATING] == NO_CARD:
        return why("pin-none") if pin is not None else (number, slot, NONE)
    floating = COLOR[area[number][FLOATING]]
    if pin is None:
        return why("pin-needed", **of_card(NUMBERED + floating))
    if pin == slot:
        return why("pin-same", slot=SLOTS[pin])
    return number, slot, pin


# Patches.


def _set(state: State, seat: Seat, card: Card, data: dict[str, Json]) -> list[Action] | Text:
    if card < NUMBERED:
        return why("not-a-patch", **of_card(card))
    color = card - NUMBERED
    waiting = offered(state, seat) if state.phase == OFFER else to_set(state, seat)
    if color not in waiting:
        return why("patch-not-open", **of_card(card))
    if state.phase == SETTING and color != waiting[0]:
        return why("patch-first", **of_card(NUMBERED + waiting[0]))
    value, icon = data["value"], data["icon"]
    if not 1 <= value <= HIGHEST:
        return why("patch-value", number=min(max(value, -99), 999))
    if icon not in ICONS:
        return why("patch-icon")
    return [set_to(color, setting_of(value, ICONS.index(icon)))]


# Tina.


def _tina(state: State, seat: Seat, card: Card, data: dict[str, Json]) -> list[Action] | Text:
    if card not in pieces(state.sweaters[seat]):
        return why("no-piece", **of_card(card))
    if "swap" in data:
        other = CARD_OF.get(data["swap"])
        if other is None:
            return why("no-card")
        swapped = _swapped(state, seat, card, other)
        return swapped if isinstance(swapped, Text) else [TINA_PICK + card, *swapped]
    if "sweater" in data:
        moved = _moved(state, seat, card, data)
        return moved if isinstance(moved, Text) else [TINA_PICK + card, *moved]
    if not moves_of(state, seat, card) and not swaps_of(state, seat, card):
        return why("tina-nowhere", **of_card(card))
    return [TINA_PICK + card]


def _swapped(state: State, seat: Seat, card: Card, other: Card) -> list[Action] | Text:
    if other not in pieces(state.sweaters[seat]):
        return why("no-piece", **of_card(other))
    if other not in swaps_of(state, seat, card):
        (one, slot), (two, other_slot) = (pieces(state.sweaters[seat])[c] for c in (card, other))
        if one == two:
            return why("tina-other")
        return why("tina-same" if slot == other_slot == FLOATING else "tina-swap")
    return [SWAP + other]


def _moved(state: State, seat: Seat, card: Card, data: dict[str, Json]) -> list[Action] | Text:
    """A piece to an empty slot elsewhere (9.5); it keeps its slot, but for a floating patch and in
    profile current (13.4)."""
    source, own_slot = pieces(state.sweaters[seat])[card]
    floating = own_slot == FLOATING
    if data["sweater"] == source + 1:
        return why("tina-other")
    where = _where(state, seat, card, data, None if floating else own_slot)
    if isinstance(where, Text):
        return where
    number, slot, pin = where
    if not floating and not state.current_profile and slot != own_slot:
        return why("tina-slot", **of_card(card), own_slot=SLOTS[own_slot])
    action = place(number, slot, pin)
    if action in moves_of(state, seat, card):
        return [action]
    area = state.sweaters[seat]
    if number != NEW and slot != NONE and area[number][slot] not in (NO_CARD, card):
        return why("tina-taken", slot=SLOTS[slot], sweater=number + 1)
    return why("tina-same")
