"""What is dropped with a removed player leaves nobody worse off."""

import pytest

from tests.games.gift_trail.notation import Table

WALK = {"tree": "walk"}


def _robbed() -> Table:
    table = Table("A@1:- B@1:gB C@4:gC D@0:-", WALK).roll(4).answer("A", steal="B")
    assert (table.asked, table.prompt) == ("B", "pick_gift")
    return table


def test_k3_remove_of_the_robber_while_the_robbed_one_picks_gives_the_gift_back() -> None:
    table = _robbed().clock("remove", "A")
    table.expect("A out B@1:gB C@4:gC D@0:-")
    assert table.under_tree == "AD"
    assert (table.asked, table.prompt) == ("B", "roll")
    assert table.events("gift")[-1] == {"from_seat": 0, "to_seat": 1, "number": 2}


def test_k5_remove_of_the_robbed_one_leaves_the_gift_with_the_robber() -> None:
    table = _robbed().clock("remove", "B")
    table.expect("A@5:gB B out C@4:gC D@0:-")
    assert table.under_tree == "AD"
    assert (table.asked, table.prompt) == ("C", "roll")


@pytest.mark.parametrize("by", ["skip", "default"])
def test_k2_skip_or_time_out_draws_for_the_robbed_one(by: str) -> None:
    table = _robbed().clock(by, "A" if by == "skip" else "B").tree("D")
    table.expect("A@5:gB B@1:gD C@4:gC D@0:-")
    assert (table.asked, table.prompt) == ("B", "roll")
