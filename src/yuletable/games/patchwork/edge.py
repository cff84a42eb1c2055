"""The border of Patchwork: what people see, are asked, say and are told."""

from collections.abc import Sequence
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
    check_options,
)
from yuletable.games.patchwork import length, position_json
from yuletable.games.patchwork.actions import BUY, PASS, PLACE, choice_json, place_id
from yuletable.games.patchwork.fitting import corner_squares
from yuletable.games.patchwork.hovering import why_not_shown
from yuletable.games.patchwork.looks import view_of
from yuletable.games.patchwork.patches import (
    COUNT,
    LAST,
    OFFERED,
    PATCHES,
    SIDE,
    SPECIAL,
)
from yuletable.games.patchwork.position import LAYING, OWING, PLACING, STARTING, TURN
from yuletable.games.patchwork.previews import buy_preview, pass_preview
from yuletable.games.patchwork.reasons import (
    why,
    why_no_place,
    why_no_purchase,
    why_not_asked,
    why_not_now,
)
from yuletable.games.patchwork.rules import State
from yuletable.games.patchwork.spec import SECONDS, SPEC
from yuletable.games.patchwork.views import PatchworkView, PlacesView

_BIGGEST: Final = 10**6
"""Numbers beyond this are no number of anything here."""


class Patchwork:
    """Satisfies `core.protocol.Game`, `core.perft.Perft` and `core.followed.Followed`."""

    spec: Final = SPEC

    def new(self, seats: int, options: Options) -> State:
        return State(options)

    def suggest(self, seats: int) -> Options:
        return {}

    def minutes(self, seats: int, options: Options) -> int:
        return length.MINUTES

    def position(self, state: State) -> Json:
        return position_json.position(state)

    def from_position(self, data: Json) -> State:
        return position_json.from_position(data)

    def view(self, state: State, viewer: Seat | None) -> PatchworkView:
        return view_of(state)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        if seat != state.who or seat < 0:
            return None
        if state.phase == TURN:
            kind, options = "turn", _turn_options(state, seat)
        elif state.phase == PLACING:
            kind, options = "place", _place_options(state, state.circle[state.chosen])
        else:
            kind, options = "special", _place_options(state, SPECIAL)
        default = self.action_json(state, seat, state.default(seat))
        return Ask(kind, options, default, SECONDS[kind], may_undo=kind == "place")

    def action_json(self, state: State, seat: Seat, action: Action) -> Json:
        if seat != CHANCE:
            return choice_json(action, state.circle, state.phase == OWING)
        if state.phase == STARTING:
            return {"start": action}
        return {"circle": [state.left[action]]}

    def parse_action(self, state: State, seat: Seat, data: Json) -> list[Action] | Refusal:
        if not isinstance(data, dict) or not data:
            return Refusal(why("shape"))
        if seat == CHANCE:
            return _parse_chance(state, data)
        parsed = _parse(state, seat, data)
        return Refusal(parsed) if isinstance(parsed, Text) else parsed

    def hovered(self, state: State, seat: Seat, data: Json) -> Refusal | None:
        wrong = why_not_shown(state, data)
        return None if wrong is None else Refusal(wrong)

    def part(self, action: Action) -> bool:
        """Whether an action is a ply only together with the next: choosing a patch is."""
        return BUY <= action < PLACE

    def laid_out(self, order: Sequence[int]) -> State:
        """The start with the circle in this order, from the neutral token, seat 0 to begin. Raises
        ValueError for an order that is none."""
        if sorted(order) != list(range(COUNT)) or order[-1] != LAST:
            raise ValueError(f"an order has all patches from 0 to {COUNT - 1} once, {LAST} last")
        state = State(check_options(SPEC, {}))
        state.lay_out(list(order[:-1]))
        state.begin(0)
        return state


# Asks.


def _turn_options(state: State, seat: Seat) -> list[AskOption]:
    options = [AskOption({"pass": True}, None, pass_preview(state, seat))]
    for patch in state.circle[:OFFERED]:
        refused = why_no_purchase(state, seat, patch)
        affordable = PATCHES[patch].buttons <= state.buttons[seat]
        preview = buy_preview(state, seat, patch, affordable)
        options.append(AskOption({"buy": patch}, refused, preview))
    return options


def _place_options(state: State, patch: int) -> list[AskOption]:
    """One for each orientation: its first place, with all of them."""
    options = []
    board = state.board[state.who]
    shapes = PATCHES[patch].orientations
    for orientation, squares in enumerate(corner_squares(patch, state.places_of(patch))):
        first = list(divmod(squares[0] if squares else 0, SIDE))
        data = (
            {"place": first} if patch == SPECIAL else {"orientation": orientation, "place": first}
        )
        refused = why_no_place(board, shapes[orientation], *first)
        options.append(AskOption(data, refused, PlacesView(squares)))
    return options


# What a client sent.


def _parse(state: State, seat: Seat, data: dict[str, Json]) -> list[Action] | Text:
    """The atoms, or why not: a pass, a purchase with or without its placement, a placement."""
    keys = set(data)
    word = next((word for word in ("pass", "buy", "place") if word in keys), "")
    allowed = {"pass": {"pass"}, "buy": {"buy", "orientation", "place"}}
    if not word or keys - allowed.get(word, {"orientation", "place"}):
        return why("shape")
    if (word == "pass" and data["pass"] is not True) or ("orientation" in keys - {"place"}) > (
        "place" in keys
    ):
        return why("shape")
    if word == "buy" and not _is_number(data["buy"]):
        return why("shape")
    if seat != state.who:
        return why_not_asked(state)
    refused = why_not_now(state, word)
    if refused:
        return refused
    if word == "pass":
        return [PASS]
    if word == "place":
        patch = SPECIAL if state.phase == OWING else state.circle[state.chosen]
        return _placement(state, seat, patch, data)
    patch = data["buy"]
    refused = why_no_purchase(state, seat, patch)
    if refused:
        return refused
    bought = BUY + state.circle.index(patch)
    if "place" not in data:
        return [bought]
    placed = _placement(state, seat, patch, data)
    return placed if isinstance(placed, Text) else [bought, *placed]


def _placement(state: State, seat: Seat, patch: int, data: dict[str, Json]) -> list[Action] | Text:
    orientation, place = data.get("orientation", 0), data["place"]
    if not isinstance(place, list) or len(place) != 2 or not all(map(_is_number, place)):
        return why("shape")
    if not _is_number(orientation):
        return why("shape")
    orientations = PATCHES[patch].orientations
    if not 0 <= orientation < len(orientations):
        return why("no-orientation")
    row, column = place
    refused = why_no_place(state.board[seat], orientations[orientation], row, column)
    return refused or [place_id(orientation, SIDE * row + column)]


def _is_number(value: Json) -> bool:
    return type(value) is int and -_BIGGEST < value < _BIGGEST


# Forced draws.


def _parse_chance(state: State, data: dict[str, Json]) -> list[Action] | Refusal:
    """The outcomes that a forced draw names, several for the circle: {"circle": [patches clockwise
    from the neutral token]} or {"start": seat}."""
    found: list[Action] | None = None
    if set(data) == {"circle"} and state.phase == LAYING:
        found = _outcomes(data["circle"], state.left[:])
    elif set(data) == {"start"} and state.phase == STARTING:
        seat = data["start"]
        found = [seat] if type(seat) is int and 0 <= seat < 2 else None
    return Refusal(why("draw")) if found is None else found


def _outcomes(patches: Json, left: list[int]) -> list[Action] | None:
    """The outcomes that draw these patches one after the other, None when they cannot. The last one
    comes by itself, and so may be named or not."""
    if not isinstance(patches, list) or not patches:
        return None
    actions: list[Action] = []
    for patch in patches:
        if type(patch) is not int or patch not in left:
            return None
        if len(left) > 1:
            actions.append(left.index(patch))
        left.remove(patch)
    return actions
