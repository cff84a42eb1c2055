"""Makes the views. Numbers in comments are clauses of RULES.md."""

from collections.abc import Sequence
from typing import Final, Literal

from yuletable.core.protocol import OVER, Action, Seat
from yuletable.games.twelve_days.actions import KIND, KINDS, LOW, PASS, PLAYED, SIZE
from yuletable.games.twelve_days.cards import DECK_SIZE, counts_of, ranks_of
from yuletable.games.twelve_days.position import PHASES, PLAYING, STARTING
from yuletable.games.twelve_days.rules import State
from yuletable.games.twelve_days.scoring import unsettle
from yuletable.games.twelve_days.views import (
    HandView,
    LeadView,
    OwnView,
    PlayerView,
    PlayView,
    TrickView,
    TwelveDaysView,
)

_TYPES: Final[list[Literal["single", "set", "straight"]]] = ["single", "set", "straight"]
assert tuple(_TYPES) == KINDS


def view_of(state: State, viewer: Seat | None) -> TwelveDaysView:
    """What a viewer may see; None = table and watchers."""
    over = state.who == OVER
    drawn = state.phase > STARTING
    trick, n = state.trick, state.n
    playing = state.phase == PLAYING
    return TwelveDaysView(
        phase=PHASES[state.phase],
        hand=min(state.played + 1, state.total) if drawn else 0,
        hands=state.total,
        pool=state.total - state.played,
        dealer=state.dealer if drawn else None,
        leader=state.leader if drawn else None,
        asked=state.who if state.who >= 0 else None,
        prompt=("answer" if trick else "lead") if playing else None,
        lead=_lead(state) if trick else None,
        trick=_plays(n, state.leader, trick, state.best),
        winning=state.best if trick else None,
        waiting=[(state.leader + at) % n for at in range(len(trick), n)] if playing else [],
        players=_players(state),
        gone=counts_of(state.gone),
        left_out=DECK_SIZE - state.deal * n if playing else 0,
        tricks=state.tricks,
        last=_last(state),
        history=_history(state),
        own=None if viewer is None else OwnView(ranks_of(state.hands[viewer])),
        over=over,
        early=state.early,
    )


def _lead(state: State) -> LeadView:
    lead = state.trick[0]
    return LeadView(state.leader, _TYPES[KIND[lead]], LOW[lead], SIZE[lead])


def _plays(n: int, leader: Seat, trick: Sequence[Action], winner: Seat) -> list[PlayView]:
    plays = []
    for at, action in enumerate(trick):
        seat = (leader + at) % n
        if action == PASS:
            plays.append(PlayView(seat, [], True, None, None, False))
        else:
            ranks = list(PLAYED[action])
            kind = _TYPES[KIND[action]]
            plays.append(PlayView(seat, ranks, False, kind, ranks[0], seat == winner))
    return plays


def _last(state: State) -> TrickView | None:
    if state.last is None:
        return None
    leader, trick, winner, back = state.last
    returned = [seat for seat in range(state.n) if back >> seat & 1]
    return TrickView(_plays(state.n, leader, trick, winner), winner, returned)


def _players(state: State) -> list[PlayerView]:
    places = state.places() if state.who == OVER else []
    return [
        PlayerView(
            hand=state.sizes[seat],
            gifts=state.gifts[seat],
            known=ranks_of(state.hands[seat]) if state.known >> seat & 1 else None,
            place=places[seat] if places else None,
        )
        for seat in range(state.n)
    ]


def _history(state: State) -> list[HandView]:
    gifts = state.gifts[:]
    told = []
    for winner, left, gave in reversed(state.history):
        told.append(HandView(winner, list(left), list(gave), gifts[:]))
        unsettle(gifts, winner, gave)
    return told[::-1]
