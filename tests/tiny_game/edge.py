"""What people see of Tiny and say to it."""

from typing import Final

import msgspec

from yuletable.core.protocol import (
    CHANCE,
    Action,
    Ask,
    AskOption,
    GameSpec,
    Json,
    Options,
    OptionSpec,
    PositionError,
    Refusal,
    Seat,
    Text,
)

from .rules import (
    CARDS,
    COIN,
    COMMIT,
    DEAL,
    DONE,
    ENDED,
    HAND,
    NUM_ACTIONS,
    SNOW,
    STAKE,
    STAKES,
    STAKING,
    SUN,
    WEATHER,
    TinyState,
)

PHASES: Final = ("deal", "commit", "weather", "staking", "coin", "over")
WEATHERS: Final = ("sun", "snow")


class TinyView(msgspec.Struct, frozen=True):
    """hand: the viewer's own cards, null for the table. committed: who has. cards: of each seat,
    once all have; else []. my_card: the viewer's own committed card. stake: the winner's own until
    it is confirmed, then everybody's."""

    phase: str
    round: int
    rounds: int
    points: list[int]
    counts: list[int]
    committed: list[bool]
    cards: list[int]
    winner: int | None
    weather: str | None
    hand: list[int] | None
    my_card: int | None
    stake: int | None


class TinyGame:
    spec: Final = GameSpec(
        id="tiny",
        rules_version=1,
        min_seats=2,
        max_seats=4,
        num_actions=NUM_ACTIONS,
        max_length=40,
        options=[OptionSpec("rounds", 2, [1, 2])],
        show_ms={"dealt": 100, "revealed": 900, "won": 900, "tossed": 420, "over": 420},
    )

    def new(self, seats: int, options: Options) -> TinyState:
        return TinyState(seats, options["rounds"])

    def view(self, state: TinyState, viewer: Seat | None) -> TinyView:
        open_cards = state.phase in (WEATHER, STAKING, COIN)
        own = viewer is not None and viewer == state.winner
        mine = -1 if viewer is None else state.committed[viewer]
        return TinyView(
            phase=PHASES[state.phase],
            round=state.round,
            rounds=state.rounds,
            points=list(state.points),
            counts=list(map(len, state.hands)),
            committed=[card >= 0 for card in state.committed],
            cards=list(state.committed) if open_cards else [],
            winner=state.winner if state.winner >= 0 else None,
            weather=WEATHERS[state.weather] if state.weather >= 0 else None,
            hand=None if viewer is None else list(state.hands[viewer]),
            my_card=mine if mine >= 0 else None,
            stake=state.stake if state.stake >= 0 and (own or state.phase == COIN) else None,
        )

    def ask(self, state: TinyState, seat: Seat) -> Ask | None:
        legal = state.legal_actions(seat)
        if not legal:
            return None
        options = [AskOption(self.action_json(state, seat, action)) for action in legal]
        if state.phase == COMMIT:
            default = self.action_json(state, seat, legal[0])
            return Ask("commit", options, default, 20, blind=[{"lowest": True}])
        if state.stake >= 0:
            why = Text("tiny-why-stake-set", {"stake": state.stake})
            options += [AskOption({"stake": stake}, why) for stake in range(STAKES)]
            done = {"done": True}
            return Ask("confirm", options, done, 15, may_undo=True, blind=[done])
        return Ask("stake", options, {"stake": 0}, 15)

    def action_json(self, state: TinyState, seat: Seat, action: Action) -> Json:
        if seat == CHANCE:
            if state.phase == DEAL:
                return {"deal": state.unseen[action]}
            if state.phase == WEATHER:
                return {"weather": WEATHERS[action]}
            return {"coin": action}
        if action < CARDS:
            return {"play": action}
        return {"done": True} if action == DONE else {"stake": action - STAKE}

    def parse_action(self, state: TinyState, seat: Seat, data: Json) -> list[Action] | Refusal:
        if not isinstance(data, dict):
            return _refuse("unknown")
        if seat == CHANCE:
            return _parse_chance(state, data)
        legal = state.legal_actions(seat)
        match data:
            case {"lowest": True, **rest} if not rest and state.phase == COMMIT and legal:
                return [legal[0]]
            case {"play": int(card), **rest} if not rest and type(card) is int:
                return [card] if card in legal and card < CARDS else _refuse("not-yours", card=card)
            case {"stake": int(stake), **rest} if type(stake) is int and rest in (
                {},
                {"done": True},
            ):
                if stake + STAKE not in legal or not 0 <= stake < STAKES:
                    return _refuse("no-stake", stake=stake)
                return [STAKE + stake, DONE] if rest else [STAKE + stake]
            case {"done": True, **rest} if not rest:
                return [DONE] if DONE in legal else _refuse("nothing-set")
        return _refuse("unknown")

    def position(self, state: TinyState) -> Json:
        return {
            "round": state.round,
            "rounds": state.rounds,
            "phase": PHASES[state.phase],
            "hands": [list(hand) for hand in state.hands],
            "committed": list(state.committed),
            "unseen": list(state.unseen),
            "points": list(state.points),
            "weather": state.weather,
            "winner": state.winner,
            "stake": state.stake,
            "early": state.early,
        }

    def from_position(self, data: Json) -> TinyState:
        """Raises PositionError for unknown or missing keys, and for a card that is not just once
        in a hand, unseen, committed, or played before."""
        empty = self.position(TinyState(2, 2))
        if not isinstance(data, dict) or set(data) != set(empty):
            raise PositionError(f"A position of tiny has exactly the keys {', '.join(empty)}.")
        for key, value in data.items():
            if type(value) is not type(empty[key]):
                kind = type(empty[key]).__name__
                raise PositionError(f"{key} must be of the kind {kind}, not {value!r}.")
        if data["phase"] not in PHASES:
            raise PositionError(f"phase must be one of {', '.join(PHASES)}.")
        seats = len(data["hands"])
        if not 2 <= seats <= 4 or {seats} != {len(data["committed"]), len(data["points"])}:
            raise PositionError("hands, committed and points need one entry for each of 2-4 seats.")
        if not 0 <= data["stake"] + 1 <= STAKES or not -1 <= data["winner"] < seats:
            raise PositionError("stake or winner is out of range.")
        if data["rounds"] not in (1, 2) or not 0 <= data["round"] <= data["rounds"]:
            raise PositionError("round or rounds is out of range.")
        if any(type(hand) is not list or len(hand) > HAND for hand in data["hands"]):
            raise PositionError("a hand is a list of at most two cards.")
        held = [*data["unseen"], *(card for hand in data["hands"] for card in hand)]
        held += [card for card in data["committed"] if card != -1]
        if any(type(card) is not int or not 0 <= card < CARDS for card in held):
            raise PositionError(f"a card is a number from 0 to {CARDS - 1}.")
        if len(set(held)) != len(held):
            raise PositionError("a card is in two places.")
        state = TinyState(seats, data["rounds"])
        state.round, state.phase = data["round"], PHASES.index(data["phase"])
        state.hands = [sorted(hand) for hand in data["hands"]]
        state.committed = list(data["committed"])
        state.unseen = sorted(data["unseen"])
        state.points = list(data["points"])
        state.weather, state.winner = data["weather"], data["winner"]
        state.stake, state.early = data["stake"], data["early"]
        if state.phase == STAKING and state.winner < 0:
            raise PositionError("staking needs a winner.")
        if state.phase == COMMIT and not state.actors():
            raise PositionError("someone must still commit.")
        return state

    def suggest(self, seats: int) -> Options:
        return {"rounds": 2 if seats < 4 else 1}

    def minutes(self, seats: int, options: Options) -> int:
        rounds: int = options["rounds"]
        return rounds


def _parse_chance(state: TinyState, data: dict[str, Json]) -> list[Action] | Refusal:
    match data:
        case {"deal": int(card)} if state.phase == DEAL and card in state.unseen:
            return [state.unseen.index(card)]
        case {"deal": list(cards)} if state.phase == DEAL:
            left = list(state.unseen)
            indices = []
            for card in cards:
                if card not in left:
                    return _refuse("no-card", card=card)
                indices.append(left.index(card))
                left.remove(card)
            return indices
        case {"weather": "sun" | "snow" as weather} if state.phase == WEATHER:
            return [SUN if weather == "sun" else SNOW]
        case {"coin": (0 | 1) as coin} if state.phase == COIN:
            return [coin]
    return _refuse("unknown")


def _refuse(reason: str, **args: Json) -> Refusal:
    return Refusal(Text(f"tiny-why-{reason}", args))


GAME: Final = TinyGame()
assert PHASES[ENDED] == "over"
