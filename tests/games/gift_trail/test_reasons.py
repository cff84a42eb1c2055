"""Why somebody is not offered, and why nothing happens: exact for the card in question."""

from typing import Any, Final

import pytest

from tests.games.gift_trail import oracle
from tests.games.gift_trail.notation import Table
from tests.games.gift_trail.test_oracle import player, random_state, trail_of
from yuletable.bots.playing import pick_for
from yuletable.games.gift_trail.actions import EFFECTS, SNEAKY_STEAL, STEAL_FRONT_GIFT_PLACE
from yuletable.games.gift_trail.boards import BOARDS, Board
from yuletable.games.gift_trail.reasons import why_not

AROUND: Final = " E@16:gE F@12🛡:gF G@9:- H@15:gH"
"""On the square of A, on a shield behind, behind without a gift, behind with one."""

CASES: Final[dict[str, tuple[str, str, str, dict[str, Any]]]] = {
    "steal_ahead": (
        f"A@14:gA B@20:gB C@20:gC D@25:gD{AROUND}",
        "D further-ahead, E not-ahead, F shield, G no-gift, H not-ahead",
        "BC",
        {"squares": 9, "nearest": 4},
    ),
    "steal_behind": (
        "A@14:gA B@10:gB C@10:gC D@5:gD E@16:gE F@12🛡:gF G@9:- H@17:gH",
        "D further-behind, E not-behind, F shield, G no-gift, H not-behind",
        "BC",
        {"squares": 11, "nearest": 6},
    ),
    "steal_front_gift": (
        f"A@14:gA B@30:gB C@30:gC D@25:gD{AROUND}",
        "D not-closest, E not-ahead, F shield, G no-gift, H not-ahead",
        "BC",
        {"square": 25, "front": 30},
    ),
    "steal_front_gift_place": (
        f"A@14:gA B@30:gB C@30:gC D@25:gD{AROUND} I@30:-*",
        "D not-front, E not-ahead, F shield, G no-gift, H not-ahead, I no-gift",
        "BC",
        {"square": 25, "front": 30},
    ),
}


@pytest.mark.parametrize("effect", CASES)
def test_who_is_not_offered_is_told_by_the_card(effect: str) -> None:
    given, closed, offered, args = CASES[effect]
    table = Table(given).roll(2).draw(effect)
    assert "".join(table.open_options) == offered
    assert table.closed_options == dict(each.split() for each in closed.split(", "))
    assert table.ask
    (why,) = [option.why for option in table.ask.options if option.data == {"steal": 3}]
    assert why
    assert why.args == {"seat": 3, **args}


def told(table: Table) -> dict[str, dict[int, list[str]]]:
    """What `nothing` says: for each card, by seat, all that keeps it away."""
    (event,) = table.events("nothing")
    return {
        card["effect"]: {
            other["seat"]: [why["key"].removeprefix("gift_trail-why-") for why in other["why"]]
            for other in card["others"]
        }
        for card in event["misses"]
    }


def test_nothing_happens_for_reasons_of_each_card() -> None:
    table = Table("A@14:gA B@16:-* C@33🛡:gC D@19🛡:- E fin").roll(2)
    assert told(table) == {
        "leap_forward": {},
        "sneaky_steal": {1: ["no-gift"], 2: ["shield", "too-far"], 3: ["shield", "no-gift"]},
        "steal_ahead": {
            1: ["no-gift", "not-ahead"],
            2: ["shield"],
            3: ["shield", "no-gift"],
        },
        "steal_behind": {
            1: ["no-gift", "not-behind"],
            2: ["shield", "not-behind"],
            3: ["shield", "no-gift", "not-behind"],
        },
        "steal_front_gift": {
            1: ["no-gift", "not-ahead"],
            2: ["shield"],
            3: ["shield", "no-gift"],
        },
        "swap_places": {1: ["same-square"], 2: ["shield"], 3: ["shield"]},
        "steal_front_gift_place": {
            1: ["no-gift", "not-ahead"],
            2: ["shield"],
            3: ["shield", "no-gift"],
        },
    }


@pytest.mark.parametrize("board", BOARDS.values(), ids=lambda board: board.name)
def test_a_reason_keeps_exactly_those_away_that_the_card_does_not_mean(board: Board) -> None:
    pick = pick_for("reasons", board.name)
    kept = met = 0
    for _ in range(600):
        state = random_state(pick, board)
        trail = trail_of(state)
        lander = player(trail, 0)
        meant = {effect: seats for effect, _, seats in oracle.fits_on_star(trail, lander)}
        for effect in range(SNEAKY_STEAL, STEAL_FRONT_GIFT_PLACE + 1):
            if not lander.gift and EFFECTS[effect] not in meant:
                continue
            for other in trail.others(lander):
                why = why_not(effect, 0, other.seat, state.way, state.pos, state.gift, state.kinds)
                assert (not why) == (other.seat in meant.get(EFFECTS[effect], [])), EFFECTS[effect]
                assert all(each.args["seat"] == other.seat for each in why)
                kept += bool(why)
                met += not why
    assert min(kept, met) > 500
