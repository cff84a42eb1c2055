"""The worked draw lists: what fits where a token lands, with weights and candidates."""

import pytest

from tests.games.gift_trail.notation import Table
from yuletable.core.protocol import CHANCE

CASES = {
    # name: (the situation before A rolls, what A rolls, the fitting effects)
    "p1": (
        "A@14:gA B@18:gB C@25:gC D@11:gD",
        2,
        "sneaky_steal 2 BD, steal_ahead 1 B, steal_behind 1 D, steal_front_gift 1 C,"
        " swap_places 1 BCD, steal_front_gift_place 1 C",
    ),
    "p2": (
        "A@14:- B@18:gB",
        2,
        "leap_forward 1, sneaky_steal 2 B, steal_front_gift_place 1 B",
    ),
    "p3": ("A@14:- B@10:gB C@22:gC D@9:gD E@23:-", 2, "leap_forward 1, sneaky_steal 2 BC"),
    "p4": ("A@14:- B@33🛡:gB C@29:gC", 2, "leap_forward 1"),
    "p5": (
        "A@14:gA B@30:-* C@25:gC",
        2,
        "steal_ahead 1 C, steal_front_gift 1 C, swap_places 1 BC",
    ),
    "p6": (
        "A@14:- B@29:gB C@29:gC D@29:-*",
        2,
        "leap_forward 1, steal_front_gift_place 1 BC",
    ),
    "p7": ("A@14:gA B@16:gB", 2, "sneaky_steal 2 B"),
    "p9": ("A@27:gA B@16:gB C@20:-*", 2, "steal_behind 1 B, swap_places 1 BC"),
    "p10": ("A@27:-* B@29:gB C@20:gC", 2, "leap_forward 1, sneaky_steal 2 B"),
    "p11": ("A@14:gA B@16:-*", 2, ""),
    "p13": ("A@10:gA B@5:-* C@19🛡:gC", 3, "back_to_tree 1"),
    "p14": ("A@10:gA B@5:-* C@19🛡:-*", 3, "back_to_tree 1, payback_steal 1 C"),
    "p15": ("A@10:gA B@5:-* C@18:gC", 3, "back_to_tree 1, payback_trade 1 C"),
    "p16": ("A@21:-*", 1, "back_3 1"),
    "p17": ("A@14:gA B@30:-* C@9:gC", 2, "steal_behind 1 C, swap_places 1 BC"),
}


@pytest.mark.parametrize("name", CASES)
def test_the_draw_list_of_case(name: str) -> None:
    given, squares, expected = CASES[name]
    table = Table(given).roll(squares)
    wanted = {}
    for part in expected.split(", ") if expected else []:
        effect, weight, *seats = part.split()
        wanted[effect] = (int(weight), "".join(seats))
    assert list(table.fits.items()) == list(wanted.items()), "the order counts too"
    if not wanted:
        assert [event["seat"] for event in table.events("nothing")] == [0]
        return
    assert table.state.current() == CHANCE
    outcomes = table.state.chance()
    assert not isinstance(outcomes, int)
    assert [weight for _, weight in outcomes] == [weight for weight, _ in wanted.values()]


def test_p1_sums_to_seven_and_p2_to_four() -> None:
    for name, total in (("p1", 7), ("p2", 4)):
        given, squares, _ = CASES[name]
        table = Table(given).roll(squares).draw("sneaky_steal")
        drew = table.events("drew")[0]
        assert (drew["weight"], drew["total"]) == (2, total)
