"""Clauses 5 and 6: one named test each, with the worked cases of the rules."""

import pytest

from tests.games.twelve_days.notation import Table, position, started
from yuletable.games.twelve_days.cards import DEAL, DECK, DECK_SIZE, size_of

D3 = ["11 11 11 11 6", "8 8 6", "12 12 12 6", "2 3 3 4"]


def test_5_1_the_leader_plays_anything_and_cannot_pass() -> None:
    table = Table(position(["3 3 4", "9", "9"], leader=0))
    assert table.open_plays(0) == ["3", "4", "3 3", "3 4"]
    assert table.why(0, "-") == ("lead-first", {})


def test_5_2_everybody_may_pass() -> None:
    table = Table(position(["9 12", "1 2", "3 4"], leader=0)).play("9")
    assert table.open_plays(1) == ["1", "2", "-"]
    table.play("-", "-")
    assert table.view.leader == 0
    assert table.hands() == [[12], [1, 2], [3, 4]]


def test_5_3_the_same_type() -> None:
    """D7: a single against a set or a straight."""
    for lead, kind, wrong in (
        ("9", "single", ("2 2", "1 2")),
        ("9 9", "set", ("2", "1 2")),
        ("8 9", "straight", ("2", "2 2")),
    ):
        table = Table(position(["8 9 9 12", "1 2 2 7", "5"], leader=0)).play(lead)
        for answer in wrong:
            reason, args = table.why(1, answer)
            assert (reason, args["type"]) == ("wrong-type", kind)


def test_5_4_the_bar_is_the_low_card_of_the_lead() -> None:
    """D5: 9 9, then 4 4; 9 9 9 may still be played and loses, 10 10 may not."""
    table = Table(position(["9 9 5", "4 4 5", "9 9 9 10 10", "12"], leader=0))
    table.play("9 9", "4 4")
    assert table.why(2, "10 10") == ("too-high", {"type": "set", "low": 9, "own_low": 10})
    table.play("9 9 9")
    assert table.payloads("played")[0]["wins"] is False
    table.play("-")
    assert table.view.leader == 1
    assert table.hands()[2] == [10, 10]


def test_5_4_one_low_card_is_enough() -> None:
    table = Table(position(["7 8 12", "7 8 9 10 11 12 12", "8 9 1"], leader=0)).play("7 8")
    assert "7 8 9 10 11 12" in table.open_plays(1)


def test_5_5_longer_or_shorter_but_never_one() -> None:
    """D6: 8-7; 12 to 7 ties and takes over; 9-8 is too high, 7 7 a set."""
    table = Table(position(["7 8 12", "7 8 9 10 11 12 12", "8 9 7 7"], leader=0)).play("7 8")
    assert table.why(1, "8 9")[0] == "too-high"
    table.play("7 8 9 10 11 12")
    assert table.view.winning == 1
    assert table.why(2, "8 9")[0] == "too-high"
    assert table.why(2, "7 7")[0] == "wrong-type"
    assert table.why(2, "7")[0] == "wrong-type"


def test_5_6_once_around() -> None:
    table = Table(position(["9 12", "5 12", "4 12"], leader=0)).play("9", "5", "4")
    assert (table.view.tricks, table.view.leader, table.view.trick) == (2, 2, [])


def test_5_7_the_lowest_wins_and_of_equals_the_later() -> None:
    """D4: three sevens, the third wins."""
    table = Table(position(["7 12", "7 12", "7 12"], leader=0)).play("7", "7", "7")
    assert table.view.leader == 2


def test_5_7_d3() -> None:
    table = Table(position(D3, leader=0)).play("11 11 11 11", "8 8")
    assert table.why(2, "12 12 12") == ("too-high", {"type": "set", "low": 11, "own_low": 12})
    table.play("-")
    assert "3 3" in table.open_plays(3)
    table.play("-")
    assert (table.view.leader, table.view.prompt) == (1, "lead")


def test_5_7_the_leader_wins_when_all_pass() -> None:
    table = Table(position(["12 12", "1", "2"], leader=0)).play("12", "-", "-")
    assert table.view.leader == 0


def test_6_1_last_cards_that_do_not_win_come_back() -> None:
    table = Table(position(["5 6 11 12", "8 9", "2"], leader=1)).play("8 9", "-", "5 6")
    assert table.payloads("returned") == [{"seat": 1, "cards": [8, 9], "count": 2}]
    assert table.kinds()[-2:] == ["trick_won", "returned"], "the leader's own"
    assert table.hands()[1] == [8, 9]
    last = table.view.last
    assert last is not None
    plays = [(play.seat, play.cards, play.passed, play.wins) for play in last.plays]
    assert plays == [(1, [8, 9], False, False), (2, [], True, False), (0, [5, 6], False, True)]
    assert (last.winner, last.returned) == (0, [1])
    told = {"seat": 0, "type": "straight", "low": 5, "count": 2}
    assert table.payloads("trick_won") == [told]
    # One who got nothing back in the trick behind, with a hand that is still known.
    table.play("12", "-", "-")
    assert table.view.last is not None
    assert (table.view.last.winner, table.view.last.returned) == (0, [])
    assert table.view.players[1].known == [8, 9]


def test_6_1_never_to_the_winner() -> None:
    table = Table(position(["5 6", "8 9", "2"], leader=1)).play("8 9", "-", "5 6")
    assert [each["seat"] for each in table.payloads("returned")] == [1]
    assert table.payloads("hand_won")[0]["seat"] == 0


def test_6_2_all_other_cards_are_discarded() -> None:
    table = Table(position(["9 12", "9 12", "4 12"], leader=0))
    before = table.view.gone
    table.play("9", "9", "4")
    after = table.view.gone
    assert [after[rank - 1] - before[rank - 1] for rank in (4, 9, 12)] == [1, 2, 0]


def test_6_3_the_winner_leads_or_has_won_the_hand() -> None:
    """D8."""
    data = position(["5 12 12", "4 9", "3 6 6"], gifts=[0, 1, 0], leader=0)
    table = Table(data).play("12 12", "-", "6 6")
    assert (table.view.leader, table.view.asked) == (2, 2)
    assert table.open_plays(2) == ["3"]
    table.play("3")
    assert table.open_plays(0) == ["-"]
    table.play("-")
    assert table.open_plays(1) == ["-"]
    table.play("-")
    assert table.payloads("hand_won") == [
        {"seat": 2, "hand": 2, "hands": 12, "left": [1, 2, 0], "most": 2, "pool": 10}
    ]
    assert table.gifts() == [0, 0, 2]


def test_6_4_of_several_without_cards_only_the_winner_goes_out() -> None:
    data = position(["9", "8", "7", "12 12"], gifts=[1, 1, 1, 0], leader=0)
    table = Table(data).play("9", "8", "7", "-")
    assert table.payloads("hand_won")[0]["left"] == [1, 1, 0, 2]
    assert [each["seat"] for each in table.payloads("returned")] == [0, 1]
    assert table.gifts() == [1, 1, 2, 0]


def test_6_4_the_last_play_is_told_before_what_comes_of_it() -> None:
    table = Table(position(["9", "8", "7"], leader=0)).play("9", "8", "7")
    assert table.kinds()[:6] == ["led", "played", "played", "trick_won", "returned", "returned"]
    assert table.payloads("played")[1] == {
        "seat": 2,
        "cards": [7],
        "type": "single",
        "low": 7,
        "count": 1,
        "high": 7,
        "wins": True,
    }
    assert table.payloads("trick_won")[0]["seat"] == 2


@pytest.mark.parametrize("seats", range(2, 9))
def test_6_5_passing_ends_in_as_many_tricks_as_cards(seats: int) -> None:
    table = started(seats, [], dealer=seats - 1)
    tricks = 0
    while table.view.phase == "playing":
        table.clock("default", table.state.current())
        tricks += table.kinds().count("trick_won")
    assert tricks == DEAL[seats]


def test_6_5_the_bound_is_asserted() -> None:
    for seats, bound in zip(range(2, 9), (23, 34, 45, 56, 67, 71, 65), strict=True):
        table = started(seats, ["12 12"], dealer=seats - 1)
        table.state.tricks = bound - 2
        table.play("12", *["-"] * (seats - 1))
        table.state.tricks = bound - 1
        with pytest.raises(AssertionError, match=f"goes on after {bound} tricks"):
            table.play("12", *["-"] * (seats - 1))


def test_6_5_cards_are_never_lost() -> None:
    table = Table(position(["9", "8", "7", "12 12"], leader=0))
    state = table.state
    assert sum(state.hands) + state.gone + state.pile == DECK
    assert size_of(state.pile) == DECK_SIZE - 48
