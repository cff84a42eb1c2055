"""The border of 12 Days: asks, JSON of actions and draws, refusals. Numbers in comments are clauses
of RULES.md."""

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
from yuletable.games.twelve_days import length, position_json
from yuletable.games.twelve_days.actions import (
    ACTION_OF,
    KIND,
    LOW,
    ONE_CARD,
    PASS,
    PLAYED,
    RUN,
    SIZE,
    choice_json,
)
from yuletable.games.twelve_days.cards import HIGHEST, ONE, Rank, count_of, mask_of, ranks_of
from yuletable.games.twelve_days.looks import view_of
from yuletable.games.twelve_days.position import DEALING, STARTING
from yuletable.games.twelve_days.reasons import why, why_not, why_not_asked
from yuletable.games.twelve_days.rules import State
from yuletable.games.twelve_days.spec import SECONDS, SPEC
from yuletable.games.twelve_days.views import PreviewView, TwelveDaysView


class TwelveDays:
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

    def view(self, state: State, viewer: Seat | None) -> TwelveDaysView:
        return view_of(state, viewer)

    def ask(self, state: State, seat: Seat) -> Ask | None:
        if seat != state.who or seat < 0:
            return None
        legal = state.legal_actions(seat)
        options = [
            AskOption(choice_json(action), None, _preview(state, seat, action)) for action in legal
        ]
        if state.trick:
            options += _refused(state, seat, legal)
        # Whatever the hand is, an answer may be a pass; a lead shows a card of it (5.1, 5.2).
        kind, blind = ("answer", [choice_json(PASS)]) if state.trick else ("lead", [])
        default = choice_json(state.default(seat))
        return Ask(kind, options, default, SECONDS[kind], blind=blind)

    def action_json(self, state: State, seat: Seat, action: Action) -> Json:
        if seat != CHANCE:
            return choice_json(action)
        return {"dealer": action} if state.phase == STARTING else {"hands": [action + 1]}

    def parse_action(self, state: State, seat: Seat, data: Json) -> list[Action] | Refusal:
        if not isinstance(data, dict) or len(data) != 1:
            return Refusal(why("shape"))
        ((word, value),) = data.items()
        if seat == CHANCE:
            drawn = _draws(state, word, value)
            return Refusal(why("draw")) if drawn is None else drawn
        parsed = _parse(state, seat, word, value)
        return Refusal(parsed) if isinstance(parsed, Text) else [parsed]


def _preview(state: State, seat: Seat, action: Action) -> PreviewView | None:
    if action == PASS:
        return None
    left = state.sizes[seat] - SIZE[action]
    return PreviewView(not state.trick or LOW[action] <= state.best_low, left, left == 0)


def _refused(state: State, seat: Seat, legal: list[Action]) -> list[AskOption]:
    """For each rank that no legal play has, a play with it and why it may not be."""
    open_ranks = {rank for action in legal if action != PASS for rank in PLAYED[action]}
    options = []
    for rank in sorted(set(ranks_of(state.hands[seat])) - open_ranks):
        ranks = _attempt(state, seat, rank)
        options.append(AskOption({"play": ranks}, why_not(state, seat, ranks)))
    return options


def _attempt(state: State, seat: Seat, rank: Rank) -> list[Rank]:
    """The smallest play of the type led that a held rank can be part of, else the card alone."""
    kind, hand = KIND[state.trick[0]], state.hands[seat]
    if kind == ONE_CARD:
        return [rank]
    if kind == RUN:
        mask = mask_of(hand) << 1
        if rank < HIGHEST and mask >> rank + 1 & 1:
            return [rank, rank + 1]
        return [rank - 1, rank] if mask >> rank - 1 & 1 and rank > 1 else [rank]
    return [rank] * min(2, count_of(hand, rank))


# What a client sent.


def _parse(state: State, seat: Seat, word: str, value: Json) -> Action | Text:
    """The action, or why not."""
    if word == "pass":
        if value is not True:
            return why("shape")
        if seat != state.who:
            return why_not_asked(state)
        # The leader has to lead (5.1).
        return PASS if state.trick else why("lead-first")
    if word != "play" or not isinstance(value, list):
        return why("shape")
    if seat != state.who:
        return why_not_asked(state)
    if not value:
        return why("empty") if state.trick else why("empty-lead")
    if any(type(rank) is not int or not 1 <= rank <= HIGHEST for rank in value):
        return why("no-rank")
    ranks = sorted(value)
    return why_not(state, seat, ranks) or ACTION_OF[tuple(ranks)]


# Forced draws.


def _draws(state: State, word: str, value: Json) -> list[Action] | None:
    """The outcomes that a forced draw names, several for hands; None when it cannot be."""
    if state.who != CHANCE:
        return None
    if word == "dealer" and state.phase == STARTING:
        return [value] if type(value) is int and 0 <= value < state.n else None
    if word != "hands" or state.phase != DEALING or not isinstance(value, list):
        return None
    pile = state.pile
    if not 1 <= len(value) <= state.deal * state.n - sum(state.sizes):
        return None
    for rank in value:
        if type(rank) is not int or not 1 <= rank <= HIGHEST or not count_of(pile, rank):
            return None
        pile -= ONE[rank]
    return [rank - 1 for rank in value]
