"""The dense ids of what a seat can do, and the names of prompts and effects."""

from typing import Final

from yuletable.core.protocol import Action, Json, Seat

ROLL: Final = 0
TREE: Final = 1
STEAL: Final = 2
"""STEAL + seat: take the gift of that seat, or trade for it (clauses 4.2 to 4.5, 4.7, 6.1)."""
SWAP: Final = 34
"""SWAP + seat: exchange squares with that seat (clause 4.6)."""
GIVE: Final = 66
KEEP: Final = 67
PICK: Final = 67
"""PICK + number, numbers from 1: that parcel from under the tree (clause 10.2)."""
DRAW: Final = 100
NUM_ACTIONS: Final = 101

FIRST_GIFT: Final = 1
PICK_VICTIM: Final = 2
PICK_TIED: Final = 3
PICK_SWAP: Final = 4
PAYBACK: Final = 5
PICK_GIFT: Final = 6
PROMPTS: Final = (
    "roll",
    "first_gift",
    "pick_victim",
    "pick_tied",
    "pick_swap",
    "payback",
    "pick_gift",
)

LEAP_FORWARD: Final = 0
SNEAKY_STEAL: Final = 1
STEAL_AHEAD: Final = 2
STEAL_BEHIND: Final = 3
STEAL_FRONT_GIFT: Final = 4
SWAP_PLACES: Final = 5
STEAL_FRONT_GIFT_PLACE: Final = 6
BACK_3: Final = 7
BACK_TO_TREE: Final = 8
PAYBACK_STEAL: Final = 9
PAYBACK_TRADE: Final = 10
EFFECTS: Final = (
    "leap_forward",
    "sneaky_steal",
    "steal_ahead",
    "steal_behind",
    "steal_front_gift",
    "swap_places",
    "steal_front_gift_place",
    "back_3",
    "back_to_tree",
    "payback_steal",
    "payback_trade",
)
WEIGHTS: Final = (1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1)
"""Sneaky steal is twice as likely as any other effect (clause 3.8)."""
NO_EFFECT: Final = -1
PAIRS: Final = tuple(enumerate(WEIGHTS))
"""(effect, weight) as a draw takes them, by effect."""

PROMPT_OF: Final = {
    SNEAKY_STEAL: PICK_VICTIM,
    STEAL_AHEAD: PICK_TIED,
    STEAL_BEHIND: PICK_TIED,
    STEAL_FRONT_GIFT: PICK_TIED,
    STEAL_FRONT_GIFT_PLACE: PICK_TIED,
    SWAP_PLACES: PICK_SWAP,
    PAYBACK_STEAL: PAYBACK,
    PAYBACK_TRADE: PAYBACK,
}

LEAPS: Final = (2, 3, 5)
REACH: Final = 6
"""How far a sneaky steal reaches, in squares, both ways (clauses 3.2, 4.2)."""
MAX_LANDINGS: Final = 3

BITS: Final = tuple(1 << seat for seat in range(33))


def seats_of(mask: int) -> list[Seat]:
    """The seats of a bit mask, ascending."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def choice_json(action: Action) -> dict[str, Json]:
    """The JSON of a seat's action."""
    if action == ROLL:
        return {"roll": True}
    if action == TREE:
        return {"tree": True}
    if action < SWAP:
        return {"steal": action - STEAL}
    if action < GIVE:
        return {"swap": action - SWAP}
    if action <= KEEP:
        return {"give": action == GIVE}
    if action < DRAW:
        return {"gift": action - PICK}
    return {"draw": True}


def choice_name(action: Action) -> tuple[str, Seat | None]:
    """What was chosen in a word, and whom it names: the two a log sentence needs."""
    (key, value), *_ = choice_json(action).items()
    if key in ("steal", "swap"):
        return key, value
    return ("keep" if value is False else key), None
