"""Makes the views. Numbers in comments are clauses of RULES.md."""

from typing import Final, Literal

from yuletable.core.protocol import OVER, Seat
from yuletable.games.hats.cards import NAMES, NO_CARD, NUMBER, PLAYS, TYPE, TYPES, Card, names_of
from yuletable.games.hats.position import (
    ANSWERING,
    EXCHANGED,
    NOBODY,
    PHASES,
    PLAYING,
    STARTING,
)
from yuletable.games.hats.results import tie_break, totals
from yuletable.games.hats.rules import State
from yuletable.games.hats.scoring import COOKIE, cookie_rank, favourite_line, type_values
from yuletable.games.hats.views import (
    ExchangeView,
    HandCardView,
    HatsView,
    LineView,
    NapkinView,
    OwnView,
    PlayerView,
    SpaceView,
    TypeView,
)

_NO_TEAMS: Final[list[int]] = []


def view_of(state: State, viewer: Seat | None) -> HatsView:
    """What a viewer may see; None = table and watchers."""
    values = type_values(state.tray)
    over = state.who == OVER
    on_turn = state.phase > STARTING and not over
    players = [_player(state, seat, values) for seat in range(state.n)]
    napkins = over and not state.early
    offering = state.phase == ANSWERING
    return HatsView(
        phase=PHASES[state.phase],
        spaces=state.spaces,
        removed=[TYPES[kind] for kind in state.removed],
        tray=[
            SpaceView(at + 1, NAMES[card], at + 1 if values[TYPE[card]] == at + 1 else 0)
            for at, card in enumerate(state.tray)
        ],
        types=[
            TypeView(name, values[kind])
            for kind, name in enumerate(TYPES)
            if kind not in state.removed
        ],
        players=players,
        start=state.start if state.phase > STARTING else None,
        current=state.active if on_turn else None,
        round=_round(state),
        rounds=PLAYS,
        pile=len(state.pile) if state.phase > STARTING else 0,
        discards=sum(map(len, state.out)),
        cookie=None if state.cookie == NOBODY else state.cookie,
        black_number=state.black_number,
        main_done=state.main_done and on_turn,
        optional="offer" if state.n == 4 else "replace",
        optional_open=on_turn and not state.spent,
        optional_left=state.limit - state.extras if on_turn and not state.spent else 0,
        asked=state.who if state.who >= 0 else None,
        prompt=_prompt(state),
        offer_from=state.active if offering else None,
        offer_to=state.who if offering else None,
        team_points=_team_points(players),
        own=None if viewer is None else _own(state, viewer, players[viewer].points),
        over=over,
        early=state.early,
        final=_napkins(state, values) if napkins else [],
        tie_break=_tie_break(state) if napkins else None,
    )


def _round(state: State) -> int:
    if state.phase <= STARTING:
        return 0
    done = state.plays(state.active)
    return done if state.main_done or state.who == OVER else done + 1


def _prompt(state: State) -> Literal["play", "after", "answer"] | None:
    if state.who < 0:
        return None
    if state.phase == PLAYING:
        return "after" if state.main_done else "play"
    return "answer"


def _team_points(players: list[PlayerView]) -> list[int]:
    if len(players) != 4:
        return _NO_TEAMS
    return totals([player.points for player in players])[:2]


def _lines(shown: list[Card], values: list[int]) -> list[LineView]:
    counts: dict[int, int] = {}
    for card in shown:
        counts[TYPE[card]] = counts.get(TYPE[card], 0) + 1
    return [
        LineView(TYPES[kind], count, values[kind], count * values[kind])
        for kind, count in sorted(counts.items())
    ]


def _player(state: State, seat: Seat, values: list[int]) -> PlayerView:
    shown, blacks = state.shown[seat], len(state.black[seat])
    plays = len(shown) + blacks
    types = state.types[seat].bit_count()
    lines = _lines(shown, values)
    hats = sum([line.points for line in lines])
    holder = state.cookie
    behind, wins_tie = 0, True
    if holder not in (NOBODY, seat):
        behind = state.types[holder].bit_count() - types
        wins_tie = _numbers(state, seat) < _numbers(state, holder)
    return PlayerView(
        hand=len(state.hands[seat]),
        collection=names_of(shown),
        black=blacks,
        plays=plays,
        left=PLAYS - plays,
        types=types,
        behind=behind,
        wins_tie=wins_tie,
        cookie=holder == seat,
        lines=lines,
        hats=hats,
        points=hats + blacks + (COOKIE if holder == seat else 0),
        team=seat & 1 if state.n == 4 else None,
    )


def _numbers(state: State, seat: Seat) -> list[int]:
    return cookie_rank(state.shown[seat], len(state.black[seat]), 0, state.black_number)[1]


def _own(state: State, viewer: Seat, points: int) -> OwnView:
    shown = state.shown[viewer]
    # In the end the favourite stands on the napkin, for everybody.
    hand = []
    for card in state.hands[viewer]:
        line = favourite_line(shown, card)
        hand.append(HandCardView(NAMES[card], line, points + line))
    exchanged = []
    for kind, mover, given, received in state.story:
        if kind == EXCHANGED and mover & 1 == viewer & 1:
            pair = (given, received) if mover == viewer else (received, given)
            exchanged.append(ExchangeView(*map(NAMES.__getitem__, pair)))
    offered = state.offered if viewer == state.active else NO_CARD
    return OwnView(
        hand=hand,
        black=names_of(state.black[viewer]),
        discarded=names_of(state.out[viewer]),
        exchanged=exchanged,
        offered=None if offered == NO_CARD else NAMES[offered],
    )


def _napkins(state: State, values: list[int]) -> list[NapkinView]:
    scores, places = state.scores(), state.places()
    napkins = []
    for seat, lines in enumerate(state.lines()):
        favourite = state.hands[seat][0]
        shown = state.shown[seat]
        napkins.append(
            NapkinView(
                seat=seat,
                lines=_lines(shown, values),
                hats=lines.hats,
                black=lines.black,
                favourite_card=NAMES[favourite],
                favourite_numbers=sorted(
                    [NUMBER[card] for card in shown if TYPE[card] == TYPE[favourite]]
                ),
                favourite=lines.favourite,
                cookie=lines.cookie,
                total=sum(lines),
                team_total=scores[seat] if state.n == 4 else None,
                place=places[seat],
            )
        )
    return napkins


def _tie_break(state: State) -> Literal["black_hats", "cookie", "shared"] | None:
    return tie_break(state.scores(), [len(black) for black in state.black], state.cookie)
