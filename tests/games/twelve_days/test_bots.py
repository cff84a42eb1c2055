"""The players of 12 Days: legal, honest, and in the right order."""

import json
from pathlib import Path
from typing import Final

import pytest

from tests.conftest import ROOT
from tests.games.twelve_days.notation import Table, position
from yuletable.bots.levels import best_of, bot_of, thinks
from yuletable.bots.playing import pick_for, play_out
from yuletable.core import registry
from yuletable.core.chance import seed_of
from yuletable.core.match import Match
from yuletable.core.protocol import CHANCE, OVER, Json
from yuletable.core.seen import Bot, random_bot, see
from yuletable.games.twelve_days import GAME, policy
from yuletable.games.twelve_days.actions import ONE_CARD, RUN, SAME
from yuletable.games.twelve_days.bot import chances, greedy
from yuletable.games.twelve_days.cards import pack
from yuletable.games.twelve_days.rules import State

POSITIONS: Final = ROOT / "src" / "yuletable" / "games" / "twelve_days" / "positions"
ENTRY: Final = registry.entry("twelve_days")


def expert(iterations: int) -> Bot:
    return bot_of(ENTRY, "expert", iterations)


def share(bot: Bot, field: Bot, seats: int, matches: int, length: Json) -> float:
    """Share of wins of one bot against a field of another, in each seat in turn."""
    won = 0.0
    for number in range(matches):
        mine = number % seats
        bots = [bot if seat == mine else field for seat in range(seats)]
        seed = seed_of(f"bots:{number // seats}")
        match: Match[State] = Match.start(GAME, seats, {"length": length}, seed)
        play_out(match, bots, [pick_for("bots", number, seat) for seat in range(seats)])
        places = match.state.places()
        won += (places[mine] == 1) / places.count(1)
    return won / matches


@pytest.mark.parametrize(("seats", "least"), [(2, 0.9), (4, 0.7), (8, 0.5)])
def test_greedy_beats_random(seats: int, least: float) -> None:
    assert share(greedy, random_bot, seats, 24, "full") >= least


def test_expert_beats_greedy() -> None:
    """The ladder in small; its gate is measured by `yuletable arena`."""
    assert share(expert(40), greedy, 2, 12, 3) >= 0.6


@pytest.mark.parametrize("seats", range(2, 9))
def test_the_policy_is_legal_everywhere(seats: int) -> None:
    match: Match[State] = Match.start(GAME, seats, {"length": 3}, seed_of("legal"))
    pick = pick_for("legal", seats)
    state = match.state
    while state.current() != OVER:
        seat = state.current()
        legal = state.legal_actions(seat)
        assert policy.greedy(state, seat, pick) in legal
        match.play(seat, legal[pick(len(legal))])


def test_the_levels_have_the_names_that_every_game_uses() -> None:
    assert list(ENTRY.bots) == ["random", "greedy", "expert"]
    assert [name for name in ENTRY.bots if thinks(ENTRY, name)] == ["expert"]
    assert best_of(ENTRY, "greedy") == "expert"


@pytest.mark.parametrize(
    ("kind", "low", "cards", "beats"),
    [
        (ONE_CARD, 3, [4, 5, 12], False),
        (ONE_CARD, 3, [3], True),
        (SAME, 4, [3, 5, 5, 12, 12], False),
        (SAME, 4, [4, 4], True),
        (SAME, 4, [2, 2, 9], True),
        (RUN, 4, [4, 6, 7, 8], False),
        (RUN, 4, [4, 5], True),
        (RUN, 4, [1, 2], True),
    ],
)
def test_it_counts_what_can_still_beat_a_play(
    kind: int, low: int, cards: list[int], beats: bool
) -> None:
    assert policy.beaten(kind, low, pack(cards)) is beats


def asked(table: Table, seat: int, bot: Bot) -> Json:
    pick = pick_for("asked")
    action = bot(see(GAME, table.state, seat, pick), pick)
    return GAME.action_json(table.state, seat, action)


@pytest.mark.parametrize(
    ("hands", "trick", "does"),
    [
        # The longest first, of equals the higher.
        (["3 3 4 5 9 9 11", "12 12"], "", {"play": [3, 4, 5]}),
        (["4 8 8 9 9", "12 12"], "", {"play": [9, 9]}),
        # The low card stays for the end.
        (["2 12", "9 9"], "", {"play": [12]}),
        # Out when it can be.
        (["9 12", "3"], "9", {"play": [3]}),
        # Last cards that would only come back stay in the hand.
        (["12 12", "11", "5"], "9, 2", {"pass": True}),
    ],
)
def test_greedy_plays_as_it_says(hands: list[str], trick: str, does: Json) -> None:
    table = Table(
        position(hands, trick=trick, leader=0, dealer=0, gifts=[1, *[0] * (len(hands) - 1)])
    )
    assert asked(table, table.state.current(), greedy) == does


def test_a_gift_counts_for_more_the_fewer_hands_are_to_come() -> None:
    state = Table(position(["1", "5"], gifts=[3, 2], leader=0)).state
    early = chances(state, 0)
    assert early + chances(state, 1) == pytest.approx(1)
    state.played, state.gifts = 11, [6, 5]
    assert 0.5 < early < chances(state, 0) < 1
    state.played, state.gifts = 12, [7, 5]
    assert [chances(state, seat) for seat in range(2)] == [1, 0]
    state.gifts = [6, 6]
    assert [chances(state, seat) for seat in range(2)] == [0.5, 0.5]


def test_decisions_over_the_worked_positions_stay() -> None:
    """A change here is a change of play. Meant? Then write what is found into the file."""
    found: dict[str, Json] = {}
    for path in sorted(POSITIONS.glob("*.json")):
        table = Table(json.loads(path.read_text("utf-8")))
        seat = table.state.current()
        assert seat != CHANCE
        bots = {"greedy": greedy, "expert": expert(60)}
        found[path.stem] = {name: asked(table, seat, bot) for name, bot in bots.items()}
    kept = json.loads((Path(__file__).parent / "decisions.json").read_text("utf-8"))
    assert found == kept, json.dumps(found, indent=2)
