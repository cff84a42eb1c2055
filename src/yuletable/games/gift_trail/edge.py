"""The border of Gift Trail: what people see, are asked, say and are told."""

from typing import Final

from yuletable.core.protocol import (
    CHANCE,
    OVER,
    Action,
    Ask,
    AskOption,
    Json,
    Options,
    Refusal,
    Seat,
    Text,
)
from yuletable.games.gift_trail import length, position_json
from yuletable.games.gift_trail.actions import (
    DRAW,
    EFFECTS,
    FIRST_GIFT,
    GIVE,
    KEEP,
    LEAPS,
    NO_EFFECT,
    PAYBACK,
    PICK,
    PICK_GIFT,
    PICK_SWAP,
    PROMPTS,
    ROLL,
    STEAL,
    SWAP,
    TREE,
    WEIGHTS,
    choice_json,
    seats_of,
)
from yuletable.games.gift_trail.boards import SHIELD
from yuletable.games.gift_trail.position import (
    AWAIT_ROLL,
    CHOOSING,
    DRAWING,
    ENDING,
    LEAPING,
    NUMBERING,
    ORDERING,
    ROLLING,
    TAKING,
)
from yuletable.games.gift_trail.reasons import why_not
from yuletable.games.gift_trail.rules import State
from yuletable.games.gift_trail.spec import SECONDS, SPEC
from yuletable.games.gift_trail.views import (
    FitView,
    GiftTrailView,
    LeftView,
    PlayerView,
    RevealView,
)


class GiftTrail:
    """Satisfies `core.protocol.Game`."""

    spec: Final = SPEC

    def new(self, seats: int, options: Options) -> State:
        return State(seats, options)

    def suggest(self, seats: int) -> Options:
        return length.suggest(seats)

    def minutes(self, seats: int, options: Options) -> int:
        return length.minutes(seats, options)

    def position(self, state: State) -> Json:
        return position_json.position(state)

    def from_position(self, data: Json) -> State:
        return position_json.from_position(data)

    def view(self, state: State, viewer: Seat | None) -> GiftTrailView:
        over = state.who == OVER
        choosing = state.phase == CHOOSING
        current = state.way[state.at] if state.turn and not over else None
        number = 0 if viewer is None else state.brought[viewer]
        board = state.board
        return GiftTrailView(
            board=board.name,
            length=board.length,
            lucky=list(board.lucky),
            unlucky=list(board.unlucky),
            shields=list(board.shields),
            dice_count=state.dice_count,
            walk=state.walk,
            order=state.order[:] if len(state.order) == state.n else [],
            turn=state.turn,
            current=current,
            players=_players(state),
            tree=state.tree[:],
            dice=list(state.dice),
            landing=state.landing,
            effect=None if state.effect == NO_EFFECT else EFFECTS[state.effect],
            fits=[
                FitView(EFFECTS[effect], WEIGHTS[effect], seats_of(mask))
                for effect, mask in state.fits
            ],
            asked=state.who if state.who >= 0 else None,
            prompt=PROMPTS[state.prompt] if state.who >= 0 else None,
            candidates=seats_of(state.candidates) if choosing else [],
            own_gift=number or None,
            last_round=state.last_round,
            over=over,
            early=state.early,
            reveal=_reveal(state) if over else [],
            left_over=_left_over(state) if over else [],
        )

    def ask(self, state: State, seat: Seat) -> Ask | None:
        if seat != state.who:
            return None
        if state.phase == AWAIT_ROLL:
            options = [AskOption({"roll": True})]
        else:
            options = _options(state, seat)
        default = choice_json(state.default(seat))
        # Which gift may not be picked tells the number that the seat has brought.
        secret = state.phase == CHOOSING and state.prompt == PICK_GIFT and state.own_skipped
        blind = [choice_json(DRAW)] if secret else None
        return Ask(PROMPTS[state.prompt], options, default, SECONDS[state.prompt], blind=blind)

    def action_json(self, state: State, seat: Seat, action: Action) -> Json:
        if seat != CHANCE:
            return choice_json(action)
        if state.phase == ORDERING:
            return {"order": [_absent(state.order, range(state.n))[action]]}
        if state.phase == NUMBERING:
            return {"gifts": [_absent(state.brought, range(1, state.n + 1))[action]]}
        if state.phase == ROLLING:
            return {"dice": [action + 1]}
        if state.phase == DRAWING:
            return {"effect": EFFECTS[action]}
        if state.phase == LEAPING:
            return {"leap": LEAPS[action]}
        return {"tree_gift": state.drawn(state.taker, action)}

    def parse_action(self, state: State, seat: Seat, data: Json) -> list[Action] | Refusal:
        if not isinstance(data, dict) or len(data) != 1:
            return _no("shape")
        ((name, value),) = data.items()
        if seat == CHANCE:
            return _parse_chance(state, name, value)
        if seat != state.who:
            return _no("not-asked")
        if (name == "roll") != (state.phase == AWAIT_ROLL):
            return _no("choose-first" if name == "roll" else "roll-first")
        action = _parse(name, value)
        if action is None:
            return _no("shape")
        if action in state.legal_actions(seat):
            return [action]
        return _refusal(state, seat, name, value)


def _players(state: State) -> list[PlayerView]:
    way = set(state.way)
    top = max((state.pos[seat] for seat in way), default=0) if state.who != OVER else 0
    seats = range(state.n)
    return [
        PlayerView(
            status="removed"
            if state.removed >> seat & 1
            else "on_way"
            if seat in way or not state.turn
            else "finished",
            square=state.pos[seat],
            gift=state.gift[seat],
            had=bool(state.had >> seat & 1),
            rank=state.rank[seat],
            shield=state.kinds[state.pos[seat]] == SHIELD and seat in way,
            # 3.6; at the start nobody is ahead of anybody.
            crown=seat in way and 0 < top == state.pos[seat],
        )
        for seat in seats
    ]


def _reveal(state: State) -> list[RevealView]:
    bringer = _bringers(state)
    return [
        RevealView(
            seat,
            state.rank[seat],
            state.gift[seat],
            bringer[state.gift[seat]],
            bool(state.own_swapped >> seat & 1),
        )
        for seat in state.home_order()
    ]


def _left_over(state: State) -> list[LeftView]:
    bringer = _bringers(state)
    return [LeftView(number, bringer[number]) for number in state.tree]


def _bringers(state: State) -> dict[int, Seat]:
    return {number: seat for seat, number in enumerate(state.brought)}


# Asks.


def _options(state: State, seat: Seat) -> list[AskOption]:
    prompt = state.prompt
    if prompt == PAYBACK:
        return [AskOption({"give": True}), AskOption({"give": False})]
    if prompt == PICK_GIFT:
        own = state.brought[seat] if state.own_skipped else 0
        numbers = [
            AskOption({"gift": number}, Text("gift_trail-why-own") if number == own else None)
            for number in state.tree
        ]
        return [*numbers, AskOption({"draw": True})]
    name = "swap" if prompt == PICK_SWAP else "steal"
    others = [
        AskOption({name: other}, _why_not(state, seat, other))
        for other in state.way
        if other != seat
    ]
    tree = [AskOption({"tree": True})] if prompt == FIRST_GIFT else []
    return [*tree, *others]


def _why_not(state: State, seat: Seat, other: Seat) -> Text | None:
    """Why the open choice may not fall on another seat on the way, None where it may."""
    if state.candidates >> other & 1:
        return None
    return why_not(state.effect, seat, other, state.way, state.pos, state.gift, state.kinds)[0]


# What a client sent.


def _no(reason: str, **args: Json) -> Refusal:
    return Refusal(Text(f"gift_trail-why-{reason}", args))


def _parse(name: str, value: Json) -> Action | None:
    """The action of a name and value, legal or not; None for what is no choice of this game."""
    flags = {"roll": ROLL, "tree": TREE, "draw": DRAW}
    if name in flags:
        return flags[name] if value is True else None
    if name == "give" and isinstance(value, bool):
        return GIVE if value else KEEP
    if isinstance(value, bool) or not isinstance(value, int):
        return None
    if name == "gift" and 1 <= value <= SPEC.max_seats:
        return PICK + value
    if name in ("steal", "swap") and 0 <= value < SPEC.max_seats:
        return (STEAL if name == "steal" else SWAP) + value
    return None


def _refusal(state: State, seat: Seat, name: str, value: Json) -> Refusal:
    """Why a well-formed choice is not open now, from what the seat sees."""
    if name == "gift" and state.prompt == PICK_GIFT:
        if value in state.tree:
            return _no("own")
        return _no("not-under-tree", gift=value)
    offered = "swap" if state.prompt == PICK_SWAP else "steal"
    if name != offered or state.prompt in (PAYBACK, PICK_GIFT):
        return _no("other-choice")
    if value == seat:
        return _no("yourself")
    if value >= state.n:
        return _no("no-player")
    if state.removed >> value & 1:
        return _no("removed", seat=value)
    if value not in state.way:
        return _no("finished", seat=value)
    why = _why_not(state, seat, value)
    return _no("other-choice") if why is None else Refusal(why)


# Forced draws.


def _absent(taken: list[int], all_values: range) -> list[int]:
    return [value for value in all_values if value not in taken]


def _parse_chance(state: State, name: str, value: Json) -> list[Action] | Refusal:
    """The outcomes that a forced draw names, several for an order, numbers or two dice."""
    phase = state.phase if state.who == CHANCE else -1
    if name == "order" and phase == ORDERING:
        return _parse_list(value, _absent(state.order, range(state.n)))
    if name == "gifts" and phase == NUMBERING:
        return _parse_list(value, _absent(state.brought, range(1, state.n + 1)))
    if name == "dice" and phase == ROLLING and isinstance(value, list):
        faces = [face for face in value if type(face) is int and 1 <= face <= 6]
        if faces == value and 0 < len(faces) <= state.dice_count - len(state.dice):
            return [face - 1 for face in faces]
    elif name == "effect" and phase == DRAWING:
        fitting = [effect for effect, _ in state.fits if EFFECTS[effect] == value]
        if fitting:
            return fitting
    elif name == "leap" and phase == LEAPING and type(value) is int and value in LEAPS:
        return [LEAPS.index(value)]
    elif name == "tree_gift" and phase in (TAKING, ENDING):
        taker = state.taker
        for index in range(state.drawable(taker)):
            if type(value) is int and state.drawn(taker, index) == value:
                return [index]
    return _no("draw")


def _parse_list(values: Json, left: list[int]) -> list[Action] | Refusal:
    actions: list[Action] = []
    if not isinstance(values, list) or not values:
        return _no("draw")
    for value in values:
        if type(value) is not int or value not in left:
            return _no("draw")
        actions.append(left.index(value))
        left.remove(value)
    return actions
