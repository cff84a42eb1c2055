"""The dense ids of what a seat can do, and its JSON."""

from typing import Final

from yuletable.core.protocol import Action, Json
from yuletable.games.sweaters.cards import (
    CARDS,
    COLORS,
    ICONS,
    NAMES,
    NUMBERED,
    SETTINGS,
    SLOT,
    SLOTS,
    Card,
    setting_parts,
)

PLAY: Final = 0
"""PLAY + card: into the trade area (3.1)."""
COPY: Final = PLAY + CARDS
"""COPY + card: the card of the pool that a led patch copies (3.5)."""
TAKE: Final = COPY + CARDS
"""TAKE + card: out of the pool; PLACE follows (5.1)."""
TARGETS: Final = 26
"""Sweaters that one seat can have: 24 drafted cards, one more by Tina, and the new one."""
NEW: Final = TARGETS - 1
NONE: Final = 3
"""No slot is named: a patch that floats, or no floating patch to be pinned."""
PLACE: Final = TAKE + CARDS
"""PLACE + (sweater * 4 + slot) * 4 + slot of a floating patch there (5.2 to 5.6)."""
BILLY_TAKE: Final = PLACE + TARGETS * 16
"""BILLY_TAKE + card: out of the pool, away (chapter 9)."""
SET: Final = BILLY_TAKE + CARDS
"""SET + color of the patch * SETTINGS + what it is set to (6.5)."""
TINA_PICK: Final = SET + len(COLORS) * SETTINGS
"""TINA_PICK + card: the own piece to move; PLACE or SWAP follows."""
SWAP: Final = TINA_PICK + CARDS
"""SWAP + card: with this own piece."""
DECLINE: Final = SWAP + CARDS
"""Keep an ability, or leave patches open."""
READY: Final = DECLINE + 1
"""On to the next round."""
NUM_ACTIONS: Final = READY + 1

SLOT_NAMES: Final = (*SLOTS, None)


def place(sweater: int, slot: int, patch_slot: int = NONE) -> Action:
    """The id of a placement. sweater: from 0, or NEW."""
    return PLACE + (sweater * 4 + slot) * 4 + patch_slot


def begin(card: Card) -> Action:
    """The id of the placement that begins a sweater with a card: in its printed slot, a patch
    floats (5.3, 5.4)."""
    return place(NEW, SLOT[card] if card < NUMBERED else NONE)


def place_parts(action: Action) -> tuple[int, int, int]:
    """(sweater, slot, slot of the floating patch) of a placement."""
    code = action - PLACE
    return code >> 4, code >> 2 & 3, code & 3


def set_to(color: int, setting: int) -> Action:
    """The id that gives the patch of a color its value and icon, as `setting_of` counts them."""
    return SET + color * SETTINGS + setting


def set_parts(action: Action) -> tuple[int, int]:
    """(color of the patch, what it is set to) of a SET."""
    return divmod(action - SET, SETTINGS)


def place_json(action: Action) -> dict[str, Json]:
    """The keys of a placement: sweater from 1 or "new", slots only where they are named."""
    sweater, slot, patch_slot = place_parts(action)
    data: dict[str, Json] = {"sweater": "new" if sweater == NEW else sweater + 1}
    if slot != NONE:
        data["slot"] = SLOTS[slot]
    if patch_slot != NONE:
        data["patch_slot"] = SLOTS[patch_slot]
    return data


def choice_json(action: Action) -> dict[str, Json]:
    """The JSON of a seat's action, each atom by itself."""
    if action < COPY:
        return {"play": NAMES[action]}
    if action < TAKE:
        return {"copy": NAMES[action - COPY]}
    if action < PLACE:
        return {"take": NAMES[action - TAKE]}
    if action < BILLY_TAKE:
        return place_json(action)
    if action < SET:
        return {"billy": NAMES[action - BILLY_TAKE]}
    if action < TINA_PICK:
        color, setting = set_parts(action)
        value, icon = setting_parts(setting)
        return {"patch": NAMES[NUMBERED + color], "value": value, "icon": ICONS[icon]}
    if action < SWAP:
        return {"tina": NAMES[action - TINA_PICK]}
    if action < DECLINE:
        return {"swap": NAMES[action - SWAP]}
    return {"decline": True} if action == DECLINE else {"ready": True}
