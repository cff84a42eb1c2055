"""The border of Ugly Christmas Sweaters: what people see, are asked, say and are told."""

from collections.abc import Callable
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
from yuletable.games.sweaters import draws_json, length, position_json
from yuletable.games.sweaters.actions import (
    NONE,
    PLAY,
    SWAP,
    choice_json,
    place,
    place_json,
)
from yuletable.games.sweaters.cards import FLOATING, NAMES, NO_CARD, NUMBERED, SLOT, Card
from yuletable.games.sweaters.defaults import best_of
from yuletable.games.sweaters.knitting import (
    moves_of,
    offer_actions,
    placements,
    settings_of,
    swaps_of,
    tina_actions,
    to_set,
)
from yuletable.games.sweaters.looks import view_of
from yuletable.games.sweaters.parsing import parse
from yuletable.games.sweaters.position import CLAIMS, DRAFTING, PLAYING, PROMPTS
from yuletable.games.sweaters.previews import (
    knit_preview,
    play_preview,
    set_previews,
    tina_preview,
)
from yuletable.games.sweaters.reasons import why, why_not_playable
from yuletable.games.sweaters.rules import State
from yuletable.games.sweaters.spec import SECONDS, SPEC
from yuletable.games.sweaters.tricks import cards_in, playable
from yuletable.games.sweaters.views import SweatersView


class Sweaters:
    """Satisfies `core.protocol.Game`."""

    spec: Final = SPEC

    def new(self, seats: int, options: Options) -> State:
        return State(seats, options)

    def suggest(self, seats: int) -> Options:
        return {}

    def minutes(self, seats: int, options: Options) -> int:
        return length.minutes(seats, options)

    def position(self, state: State) -> Json:
        return position_json.position(state)

    def from_position(self, data: Json) -> State:
        return position_json.from_position(data)

    def view(self, state: State, viewer: Seat | None) -> SweatersView:
        return view_of(state, viewer)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        if seat < 0 or seat not in state.actors():
            return None
        kind = PROMPTS[state.phase]
        default = state.default(seat)
        data = choice_json(default)
        if (second := _second(state, seat, default)) is not None:
            # The whole answer, as the phone sends it and as time would give it (12.1).
            data |= choice_json(second)
        options = _OPTIONS[kind](state, seat)
        blind: list[Json] | None = None
        if kind == "play":
            # What may be played, and what time would play, tells of the hand.
            blind = []
        elif kind in _BY_SANTAS:
            blind = [option.data for option in options if option.why is None]
        return Ask(kind, options, data, SECONDS[kind], blind=blind)

    def action_json(self, state: State, seat: Seat, action: Action) -> Json:
        return draws_json.outcome_json(state, action) if seat == CHANCE else choice_json(action)

    def parse_action(self, state: State, seat: Seat, data: Json) -> list[Action] | Refusal:
        if not isinstance(data, dict) or not data:
            return Refusal(why("shape"))
        if seat == CHANCE:
            found = draws_json.parse_outcomes(state, data)
            return Refusal(why("draw")) if found is None else found
        parsed = parse(state, seat, data)
        return Refusal(parsed) if isinstance(parsed, Text) else parsed


_BY_SANTAS: Final = ("draft", "place", "offer", "tina", "tina_place", "patch")
"""Asks about open things whose previews or default count Secret Santas (2.6)."""


def _second(state: State, seat: Seat, first: Action) -> Action | None:
    """The second part of an answer that has two."""
    led = state.phase == PLAYING and not state.trade and first - PLAY >= NUMBERED
    if state.phase != DRAFTING and not led:
        return None
    twin = state.clone()
    twin.apply(seat, first)
    return twin.default(seat)


# Asks, by their kind.


def _play(state: State, seat: Seat) -> list[AskOption]:
    hand = state.hands[seat]
    may = playable(state, hand)
    options = []
    for card in cards_in(hand):
        data = {"play": NAMES[card]}
        if not may >> card & 1:
            options.append(AskOption(data, why_not_playable(state, card)))
        elif card >= NUMBERED and not state.trade:
            options += [
                AskOption(
                    {**data, "copy": NAMES[copied]}, None, play_preview(state, seat, card, copied)
                )
                for copied in state.pool
                if copied < NUMBERED
            ]
        else:
            options.append(AskOption(data, None, play_preview(state, seat, card)))
    return options


def _copy(state: State, seat: Seat) -> list[AskOption]:
    return [AskOption({"copy": NAMES[card]}) for card in state.pool if card < NUMBERED]


def _billy(state: State, seat: Seat) -> list[AskOption]:
    options = [AskOption({"billy": NAMES[card]}) for card in state.pool]
    return [*options, AskOption({"decline": True})]


def _draft(state: State, seat: Seat) -> list[AskOption]:
    points = best_of(state, seat).points
    return [
        option
        for card in state.pool
        for option in _placements(state, seat, card, {"take": NAMES[card]}, points)
    ]


def _place(state: State, seat: Seat) -> list[AskOption]:
    return _placements(state, seat, state.taken, {}, best_of(state, seat).points)


def _placements(
    state: State, seat: Seat, card: Card, data: dict[str, Json], points: int
) -> list[AskOption]:
    """Every placement of a card, and why it cannot join a locked sweater."""
    options = [
        AskOption(data | place_json(action), None, knit_preview(state, seat, card, action, points))
        for action in placements(state, seat, card)
    ]
    slot = SLOT[card] if card < NUMBERED else 0
    for number, sweater in enumerate(state.sweaters[seat]):
        if sweater[CLAIMS]:
            pin = NONE if sweater[FLOATING] == NO_CARD else (slot + 1) % 3
            refused = why("locked", sweater=number + 1)
            options.append(AskOption(data | place_json(place(number, slot, pin)), refused))
    return options


def _offer(state: State, seat: Seat) -> list[AskOption]:
    settings = _set_options(state, seat, offer_actions(state, seat)[:-1])
    return [*settings, AskOption({"decline": True})]


def _patch(state: State, seat: Seat) -> list[AskOption]:
    return _set_options(state, seat, list(settings_of(to_set(state, seat)[0])))


def _set_options(state: State, seat: Seat, actions: list[Action]) -> list[AskOption]:
    previews = set_previews(state, seat, actions)
    return [
        AskOption(choice_json(action), None, preview)
        for action, preview in zip(actions, previews, strict=True)
    ]


def _tina(state: State, seat: Seat) -> list[AskOption]:
    points = best_of(state, seat).points
    options = []
    for card in tina_actions(state, seat):
        options += _tina_options(state, seat, card, {"tina": NAMES[card]}, points)
    return [*options, AskOption({"decline": True})]


def _tina_place(state: State, seat: Seat) -> list[AskOption]:
    return _tina_options(state, seat, state.moving, {}, best_of(state, seat).points)


def _tina_options(
    state: State, seat: Seat, card: Card, data: dict[str, Json], points: int
) -> list[AskOption]:
    options = [
        AskOption(
            data | place_json(action),
            None,
            tina_preview(state, seat, card, action, False, points),
        )
        for action in moves_of(state, seat, card)
    ]
    return options + [
        AskOption(
            data | choice_json(SWAP + other),
            None,
            tina_preview(state, seat, card, other, True, points),
        )
        for other in swaps_of(state, seat, card)
    ]


def _review(state: State, seat: Seat) -> list[AskOption]:
    return [AskOption({"ready": True})]


_OPTIONS: Final[dict[str, Callable[[State, Seat], list[AskOption]]]] = {
    "play": _play,
    "copy": _copy,
    "billy": _billy,
    "draft": _draft,
    "place": _place,
    "offer": _offer,
    "tina": _tina,
    "tina_place": _tina_place,
    "patch": _patch,
    "review": _review,
}
