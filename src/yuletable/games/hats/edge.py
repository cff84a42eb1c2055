"""The border of Hats: what people see, are asked, say and are told."""

from typing import Final

from yuletable.core.protocol import (
    CHANCE,
    Action,
    Ask,
    AskOption,
    Json,
    Options,
    Refusal,
    Seat,
    Text,
)
from yuletable.games.hats import length, position_json
from yuletable.games.hats.actions import (
    BLACK,
    DECLINE,
    END,
    GIVE,
    OFFER,
    REPLACE,
    SWAP,
    choice_json,
)
from yuletable.games.hats.cards import CARD_OF, CARDS, HAND, NAMES, TYPES, Card
from yuletable.games.hats.looks import view_of
from yuletable.games.hats.position import (
    ANSWERING,
    DEALING,
    DRAWING,
    LAYING,
    REMOVING,
    STARTING,
)
from yuletable.games.hats.previews import black_preview, swap_preview
from yuletable.games.hats.reasons import (
    why,
    why_no_swap,
    why_not_asked,
    why_not_held,
    why_not_now,
)
from yuletable.games.hats.rules import State
from yuletable.games.hats.spec import SECONDS, SPEC
from yuletable.games.hats.views import HatsView

_FIRST: Final = {"swap": SWAP, "black": BLACK, "replace": REPLACE, "offer": OFFER, "give": GIVE}
"""What a client sends names a card; the id is this plus the card, for a swap also the space."""
_FLAGS: Final = {"decline": DECLINE, "end": END}


class Hats:
    """Satisfies `core.protocol.Game`."""

    spec: Final = SPEC

    def new(self, seats: int, options: Options) -> State:
        return State(seats, options)

    def suggest(self, seats: int) -> Options:
        return {}

    def minutes(self, seats: int, options: Options) -> int:
        return length.minutes(seats)

    def position(self, state: State) -> Json:
        return position_json.position(state)

    def from_position(self, data: Json) -> State:
        return position_json.from_position(data)

    def view(self, state: State, viewer: Seat | None) -> HatsView:
        return view_of(state, viewer)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        if seat != state.who or seat < 0:
            return None
        if state.phase == ANSWERING:
            kind = "answer"
            options = _card_options(state, seat, "give")
            options.append(AskOption({"decline": True}))
            blind = [choice_json(DECLINE)]
        else:
            kind = "after" if state.main_done else "play"
            options = _turn_options(state, seat)
            blind = [choice_json(END)] if state.main_done else []
        default = choice_json(state.default(seat))
        return Ask(kind, options, default, SECONDS[kind], blind=blind)

    def action_json(self, state: State, seat: Seat, action: Action) -> Json:
        if seat != CHANCE:
            return choice_json(action)
        if state.phase == REMOVING:
            return {"removed": [TYPES[_types_left(state)[action]]]}
        if state.phase == STARTING:
            return {"start": action}
        card = NAMES[state.pile[action]]
        if state.phase == LAYING:
            return {"tray": [card]}
        return {"hands": [card]} if state.phase == DEALING else {"draw": card}

    def parse_action(self, state: State, seat: Seat, data: Json) -> list[Action] | Refusal:
        if not isinstance(data, dict) or not data:
            return Refusal(why("shape"))
        if seat == CHANCE:
            return _parse_chance(state, data)
        parsed = _parse(state, seat, data)
        return Refusal(parsed) if isinstance(parsed, Text) else parsed


def _types_left(state: State) -> list[int]:
    return [kind for kind in range(len(TYPES)) if kind not in state.removed]


# Asks.


def _card_options(state: State, seat: Seat, word: str) -> list[AskOption]:
    return [AskOption({word: NAMES[card]}) for card in state.hands[seat]]


def _turn_options(state: State, seat: Seat) -> list[AskOption]:
    options: list[AskOption] = []
    if not state.main_done:
        for card in state.hands[seat]:
            for space, lying in enumerate(state.tray):
                refused = why_no_swap(card, lying, space + 1)
                preview = None if refused else swap_preview(state, seat, card, space)
                data = {"swap": NAMES[card], "space": space + 1}
                options.append(AskOption(data, refused, preview))
        preview = black_preview(state, seat)
        options += [AskOption({"black": NAMES[card]}, None, preview) for card in state.hands[seat]]
    if not state.spent:
        options += _card_options(state, seat, "offer" if state.n == 4 else "replace")
    if state.main_done:
        options.append(AskOption({"end": True}))
    return options


# What a client sent.


def _parse(state: State, seat: Seat, data: dict[str, Json]) -> list[Action] | Text:
    """The atoms, or why not. A main action with "end": true ends the turn as well."""
    words = [key for key in data if key not in ("space", "end")] or ["end"]
    word = words[0]
    ends = word in ("swap", "black") and data.get("end") is True
    if set(data) != {word, *(["space"] if word == "swap" else []), *(["end"] if ends else [])}:
        return why("shape")
    value = data[word]
    if word in _FLAGS and value is not True:
        return why("shape")
    if word not in _FLAGS and word not in _FIRST:
        return why("shape")
    if seat != state.who:
        return why_not_asked(state, seat, word)
    refused = why_not_now(state, word)
    if refused:
        return refused
    if word in _FLAGS:
        return [_FLAGS[word]]
    card = CARD_OF.get(value) if isinstance(value, str) else None
    if card is None:
        return why("no-card")
    if card not in state.hands[seat]:
        return why_not_held(card)
    action = _FIRST[word] + card
    if word == "swap":
        placed = _space(state, card, data["space"])
        if isinstance(placed, Text):
            return placed
        action += placed * CARDS
    # Where no optional action is left the turn ends by itself (3.6).
    return [action, END] if ends and not state.spent else [action]


def _space(state: State, card: Card, space: Json) -> int | Text:
    """The index of a space from 1, if the card may be swapped there."""
    if type(space) is not int:
        return why("shape")
    if not 1 <= space <= state.spaces:
        return why("no-space", spaces=state.spaces)
    return why_no_swap(card, state.tray[space - 1], space) or space - 1


# Forced draws.


def _parse_chance(state: State, data: dict[str, Json]) -> list[Action] | Refusal:
    """The outcomes that a forced draw names, several for types, tray or hands."""
    ((name, value), *more) = data.items()
    phase = state.phase if state.who == CHANCE else -1
    found: list[Action] | None = None
    if more:
        found = None
    elif name == "removed" and phase == REMOVING:
        left: list[Json] = [TYPES[kind] for kind in _types_left(state)]
        found = _indices(value, left, 2 - len(state.removed))
    elif name == "tray" and phase == LAYING:
        found = _indices(value, _pile(state), state.spaces - len(state.tray))
    elif name == "hands" and phase == DEALING:
        most = HAND * state.n - sum(map(len, state.hands))
        found = _indices(value, _pile(state), most)
    elif name == "start" and phase == STARTING:
        found = _indices([value], list(range(state.n)), 1)
    elif name == "draw" and phase == DRAWING:
        found = _indices([value], _pile(state), 1)
    return Refusal(why("draw")) if found is None else found


def _pile(state: State) -> list[Json]:
    return [NAMES[card] for card in state.pile]


def _indices(values: Json, left: list[Json], most: int) -> list[Action] | None:
    """The outcomes that draw these values one after the other, None when they cannot."""
    if not isinstance(values, list) or not 1 <= len(values) <= most:
        return None
    actions: list[Action] = []
    for value in values:
        if type(value) not in (str, int) or value not in left:
            return None
        actions.append(left.index(value))
        left.remove(value)
    return actions
