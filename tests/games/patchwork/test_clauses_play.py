"""Clauses 3 to 7: turns, purchases, income, the 7x7, the end; with the situations that other
programs got wrong (s1 to s21)."""

from itertools import pairwise

import pytest

from tests.games.patchwork.notation import (
    Table,
    front,
    laid,
    player,
    position,
    rectangle,
    started,
)
from yuletable.core.protocol import OVER
from yuletable.games.patchwork import GAME
from yuletable.games.patchwork.patches import END, PATCHES


def test_3_1_who_is_behind_moves() -> None:
    assert Table(position(player(7), player(9))).view.asked == 0
    assert Table(position(player(9), player(7))).view.asked == 1
    for top in range(2):
        assert Table(position(player(9), player(9), top=top)).view.asked == top


def test_3_1_who_lands_on_the_other_goes_again() -> None:
    """s14."""
    table = Table(position(player(7), player(10), front=[5])).buy(0, 5, 0, 0)
    assert table.of(0).time == table.of(1).time == 10
    assert table.of(0).on_top
    assert table.view.asked == 0


def test_3_2_a_pass_or_a_purchase() -> None:
    table = started(front(3, 6, 5))
    data = [option.data for option in table.ask(0).options]
    assert data == [{"pass": True}, {"buy": 3}, {"buy": 6}, {"buy": 5}]
    assert table.view.asked == 0, "nothing happens without a choice (s21)"


def test_3_3_a_pass_goes_in_front_of_the_other() -> None:
    table = Table(position(player(6), player(9))).skip(0)
    assert (table.of(0).time, table.of(0).buttons) == (10, 9)
    assert table.view.asked == 1


def test_3_3_from_one_space_it_is_one() -> None:
    """s16: at the start too."""
    table = started().skip(0)
    assert (table.of(0).time, table.of(0).buttons) == (1, 6)
    assert table.payload("passed")["steps"] == 1


def test_4_1_the_next_three() -> None:
    table = started(front(5, 6, 3, 7))
    assert table.view.offered == [5, 6, 3]
    assert table.why(0, {"buy": 7})[0] == "not-offered"


def test_4_1_fewer_than_three() -> None:
    """s18."""
    table = started(front(3, 6))
    state = table.state.clone()
    state.circle = [6, 3]
    assert state.legal_actions(0) == [0, 1, 2]
    assert GAME.view(state, None).offered == [6, 3]
    state.legal, state.circle = None, []
    assert state.legal_actions(0) == [0]
    ask = GAME.ask(state, 0)
    assert ask is not None
    assert [option.data for option in ask.options] == [{"pass": True}]


def test_4_2_the_new_patch_pays_on_that_very_move() -> None:
    """s3: placing comes before moving."""
    table = Table(position(player(3, 10), player(9), front=[10])).buy(0, 10, 0, 0)
    assert table.kinds() == ["bought", "placed", "moved", "income"]
    assert table.of(0).time == 9
    assert table.payload("income") == {"seat": 0, "space": 5, "amount": 3, "buttons": 6}
    assert table.of(0).buttons == 10 - 7 + 3


def test_4_3_inside_and_over_nothing() -> None:
    table = started(front(5, 3)).buy(0, 5, 0, 0).skip(1)
    assert table.why(0, {"buy": 3, "place": [0, 3]})[0] == "overlap"
    assert table.why(0, {"buy": 3, "place": [0, 7]})[0] == "outside"
    table.buy(0, 3, 8, 6)
    assert table.of(0).quilt[78:] == [3, 3, 3]


def test_4_3_a_patch_need_not_touch_another() -> None:
    """s20."""
    table = started(front(3, 6, 2)).buy(0, 3, 0, 0).skip(1)
    assert table.buy(0, 6, 5, 5).of(0).empty == 81 - 7


def test_4_3_turned_and_flipped_are_told_apart() -> None:
    """s19: the eight orientations of patch 7 are eight sets of squares; those of patch 21 four."""
    for patch, count in ((7, 8), (4, 1), (21, 4), (0, 2)):
        orientations = PATCHES[patch].orientations
        assert len({each.cells for each in orientations}) == len(orientations) == count
    table = started(front(7)).buy(0, 7, 0, 0, orientation=PATCHES[7].orientations[0].flipped)
    assert table.payload("placed")["squares"] == [2, 9, 10, 11]


def test_4_4_a_patch_that_fits_nowhere() -> None:
    """s4."""
    free = {(0, 0), (0, 2), (8, 8)}
    table = Table(position(player(10, 20), player(12), front=[3, 2]))
    table.cover(0, rectangle(9, 9) - free, bonus=0)
    assert table.why(0, {"buy": 3}) == ("no-fit", {"size": 3})
    assert table.why(0, {"buy": 3, "place": [0, 0]})[0] == "no-fit"
    whys = {option.data.get("buy"): option.why for option in table.ask(0).options}
    assert whys[3] is not None


@pytest.mark.parametrize("offset", range(3))
def test_4_5_the_circle_goes_on_behind_the_gap(offset: int) -> None:
    """s13, s17."""
    table = started(front(3, 6, 2))
    before = table.view.circle
    table.buy(0, before[offset], 0, 0)
    assert table.view.circle == before[offset + 1 :] + before[:offset]
    assert before[-1] == 0


def rich(time: int, other: int, sewn: int = 10) -> Table:
    """Seat 0 has patch 10, with an income of 3."""
    return Table(position(player(time, 5, [laid(sewn, 0, 0)]), player(other)))


def test_5_1_a_pass_of_seven_over_two_income_spaces() -> None:
    """s1, s11."""
    table = rich(4, 10).skip(0)
    assert [each["space"] for each in table.payloads("income")] == [5, 11]
    assert table.of(0).buttons == 5 + 7 + 6


def test_5_1_onto_and_not_from() -> None:
    """s12."""
    for start in range(1, 53):
        table = Table(position(player(start, 5, [laid(10, 0, 0)]), player(start), top=0)).skip(0)
        pays = start + 1 in (5, 11, 17, 23, 29, 35, 41, 47, 53)
        assert len(table.payloads("income")) == pays


def test_5_1_only_the_mover_is_paid() -> None:
    """s20."""
    sewn = [laid(10, 0, 0)], [laid(15, 0, 0)]
    table = Table(position(player(4, 5, sewn[0]), player(6, 5, sewn[1]))).skip(0)
    assert table.of(0).buttons == 5 + 3 + 3
    assert table.of(1).buttons == 5


def test_5_2_the_first_to_come_past_takes_it() -> None:
    table = Table(position(player(22), player(27)))
    assert table.view.track.special_left == [32, 38, 44, 50]
    table = Table(position(player(22), player(25))).skip(0)
    assert table.kinds() == ["passed", "special_taken"]
    assert table.view.track.special_left == [32, 38, 44, 50]


def test_5_3_at_once_and_then_the_other() -> None:
    """s9."""
    table = Table(position(player(22), player(25))).skip(0)
    assert (table.view.asked, table.view.prompt, table.view.special_space) == (0, "special", 26)
    assert table.why(1, {"pass": True}) == ("not-turn", {"turn_seat": 0})
    table.special(0, 4, 4)
    assert table.of(0).quilt[40] == 33
    assert (table.view.asked, table.view.prompt) == (1, "turn")


def test_5_4_one_in_a_move() -> None:
    for name, spaces in (("revised", [26, 32, 38, 44, 50]), ("classic", [20, 26, 32, 44, 50])):
        assert min(b - a for a, b in pairwise(spaces)) == 6
        for start in range(19, 47):
            other = min(start + 6, END)
            gone = {"options": {"track": name}}
            seats = player(start), player(other)
            if any(start < space <= other for space in spaces):
                continue
            table = Table(position(*seats, **gone)).skip(0)
            assert len(table.payloads("special_taken")) <= 1


def nearly_full(time: int, other: int, *free: tuple[int, int]) -> Table:
    """Seat 0 has all squares covered but these."""
    table = Table(position(player(time, 20), player(other), front=[0]))
    return table.cover(0, rectangle(9, 9) - set(free), bonus=0)


def test_5_5_a_full_quilt_puts_it_aside() -> None:
    """s5."""
    table = Table(position(player(25, 20), player(25), front=[0], top=0))
    table.cover(0, rectangle(9, 9) - rectangle(1, 2), bonus=0).buy(0, 0, 0, 0)
    assert table.of(0).empty == 0
    assert table.kinds()[-1] == "special_aside"
    assert table.view.prompt == "turn"
    assert table.view.track.special_left == [32, 38, 44, 50]


def test_6_1_the_first_7x7() -> None:
    """s7."""
    table = Table(position(player(10, 9), player(12), front=[0]))
    table.cover(0, rectangle(7, 7, 1, 1) - {(7, 6), (7, 7)}).buy(0, 0, 7, 6)
    assert table.payload("bonus") == {"seat": 0, "points": 7, "row": 1, "column": 1}
    assert table.view.bonus == 0
    view = table.of(0)
    assert view.score == view.buttons + 7 - 2 * 32
    assert table.of(1).score == 5 - 162


def test_6_1_a_1x1_may_fill_it() -> None:
    """s8."""
    table = Table(position(player(24, 9), player(25)))
    table.cover(0, rectangle(7, 7, 1, 1) - {(7, 7)}).skip(0)
    assert table.view.bonus is None
    table.special(0, 7, 7)
    assert table.kinds() == ["special_placed", "bonus"]


def test_6_1_there_is_one_only() -> None:
    table = nearly_full(10, 12, (0, 0), (0, 1)).buy(0, 0, 0, 0)
    assert "bonus" not in table.kinds()
    assert table.view.bonus == 0


def test_6_1_six_by_nine_is_none() -> None:
    table = Table(position(player(10, 9), player(12), front=[0]))
    table.cover(0, rectangle(6, 9) - {(0, 0), (0, 1)}).buy(0, 0, 0, 0)
    assert table.of(0).window == 42
    assert table.view.bonus is None


def test_6_2_it_cannot_be_spent() -> None:
    table = Table(position(player(10, 3), player(11), front=[0, 3]))
    table.cover(0, rectangle(7, 7) - {(6, 5), (6, 6)}).buy(0, 0, 6, 5)
    assert (table.of(0).buttons, table.of(0).bonus) == (1, True)
    assert table.why(0, {"buy": 3})[0] == "dear"


def test_7_1_nobody_goes_past_the_last_space() -> None:
    """s15, s2."""
    table = Table(position(player(51, 9, [laid(10, 0, 0)]), player(END), home=[1])).skip(0)
    assert table.of(0).time == END
    assert table.payload("passed")["steps"] == 2
    assert table.payload("income")["space"] == END
    table = Table(position(player(52, 9), player(52), top=0, front=[22])).buy(0, 22, 0, 0)
    assert table.payload("moved")["steps"] == 1
    assert table.of(0).buttons == 9 - 1 + 1


def test_7_2_both_are_home_and_no_1x1_waits() -> None:
    table = Table(position(player(49, 9), player(49), top=0, front=[22])).buy(0, 22, 0, 0)
    assert table.kinds()[-2:] == ["home", "special_taken"]
    assert table.view.prompt == "special"
    assert table.special(0, 4, 4).view.asked == 1
    table = Table(position(player(52, 9), player(END), home=[1])).skip(0)
    assert table.state.current() == OVER
    assert table.kinds() == ["passed", "home", "over"]


def test_7_2_one_home_is_not_the_end() -> None:
    """s20."""
    table = Table(position(player(52, 9), player(52), top=0)).skip(0)
    assert table.of(0).home == 1
    assert table.view.asked == 1


def test_7_2_two_for_each_empty_square() -> None:
    """The example of the rulebook: 14 and the bonus and 5 empty are 11, 18 and 2 empty are 14."""
    ends = {"phase": "over", "home": [0, 1], "top": 1}
    table = Table(position(player(END, 14), player(END, 18), **ends))
    table.cover(0, rectangle(9, 9) - rectangle(1, 5), bonus=0)
    table.cover(1, rectangle(9, 9) - rectangle(1, 2))
    assert table.state.scores() == [11, 14]
    assert table.state.places() == [2, 1]
    assert [line.total for line in table.view.final] == [11, 14]
    assert [line.penalty for line in table.view.final] == [-10, -4]


@pytest.mark.parametrize("first", range(2))
def test_7_3_a_tie_goes_to_who_was_home_first(first: int) -> None:
    """s6."""
    home = [first, 1 - first]
    table = Table(position(player(END, 9), player(END, 19), phase="over", home=home, top=home[1]))
    assert table.state.scores() == [9 - 2 * 76] * 2, "five 1x1 patches lie on the first quilt"
    assert table.state.places()[first] == 1
    assert table.view.tie_break == "home"
    assert [line.place for line in table.view.final] == table.state.places()


def test_the_board_is_the_one_source_of_marks() -> None:
    """s10: what the view says of the track is what pays."""
    table = Table(position(player(20, 5, [laid(10, 0, 0)]), player(24)))
    assert (table.of(0).next_income, table.of(0).next_special) == (3, 6)
    table.skip(0)
    assert table.payload("income")["space"] == 23


def test_5_1_told_or_not_it_pays_the_same() -> None:
    """A search hears of nothing."""
    state = rich(4, 10).state
    state.apply(0, 0)
    assert state.buttons[0] == 5 + 7 + 6


def test_5_1_a_space_that_is_left_does_not_pay_again() -> None:
    table = rich(5, 10).skip(0)
    assert [each["space"] for each in table.payloads("income")] == [11]
    assert table.of(0).buttons == 5 + 6 + 3


@pytest.mark.parametrize("seat", [0, 1])
def test_the_chart_ends_at_the_account(seat: int) -> None:
    """The last point of each seat is its total, with the 7x7."""
    seats = [player(52, 9), player(52)]
    table = Table(position(*(seats if seat == 0 else seats[::-1]), top=seat, front=[0]))
    table.cover(seat, rectangle(7, 7, 1, 1) - {(7, 6), (7, 7)})
    table.buy(seat, 0, 7, 6).skip(1 - seat)
    assert [each.bonus for each in table.view.final] == ([7, 0] if seat == 0 else [0, 7])
    last = {point.seat: point.score for point in table.view.history}
    assert last == {each.seat: each.total for each in table.view.final}
    assert last[seat] - table.of(seat).buttons + 2 * table.of(seat).empty == 7
