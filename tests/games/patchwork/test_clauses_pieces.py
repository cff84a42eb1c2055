"""Clauses 1, 2, 8, 9 and 10: pieces, start, time, switches, luck."""

import pytest

from tests.games.patchwork.notation import (
    ORDER,
    Table,
    front,
    player,
    position,
    rectangle,
    started,
)
from yuletable.bots.playing import pick_for, play_out
from yuletable.core.chance import seed_of
from yuletable.core.match import Match, verify
from yuletable.core.protocol import CHANCE, OVER, OptionError, check_options
from yuletable.core.seen import random_bot, see
from yuletable.games.patchwork import GAME
from yuletable.games.patchwork.patches import INCOME_SPACES, PATCHES


def test_1_1_two_players() -> None:
    assert (GAME.spec.min_seats, GAME.spec.max_seats) == (2, 2)


def test_1_2_the_quilt_has_81_empty_squares() -> None:
    table = started()
    for seat in range(2):
        assert table.of(seat).empty == 81
        assert table.of(seat).quilt == [None] * 81


def test_1_3_every_patch_is_there_once() -> None:
    table = started()
    assert sorted(table.view.circle) == list(range(33))
    assert {patch.income for patch in PATCHES} == {0, 1, 2, 3}


def test_1_4_the_track_pays_nine_times() -> None:
    track = started().view.track
    assert track.end == 53
    assert track.income == [5, 11, 17, 23, 29, 35, 41, 47, 53] == list(INCOME_SPACES)
    assert started().of(0).payments == 9


def test_1_5_five_small_patches() -> None:
    assert started().view.track.special_left == [26, 32, 38, 44, 50]


def test_1_6_one_bonus_is_ready() -> None:
    assert started().view.bonus is None


def test_2_1_five_buttons_each() -> None:
    assert [started().of(seat).buttons for seat in range(2)] == [5, 5]


def test_2_2_the_2x1_is_the_last_of_the_queue() -> None:
    for seed in ("a", "b", "c"):
        match = Match.start(GAME, 2, {}, seed_of(seed))
        circle = GAME.view(match.state, None).circle
        assert circle[-1] == 0
        assert sorted(circle) == list(range(33))
        assert circle != ORDER


def test_2_3_who_begins_is_on_top() -> None:
    for seat in range(2):
        table = started(start=seat)
        assert (table.view.start, table.view.asked) == (seat, seat)
        assert [table.of(each).on_top for each in range(2)] == [seat == 0, seat == 1]


def test_2_4_both_see_all_there_is() -> None:
    table = started().skip(0)
    state = table.state
    assert GAME.view(state, 0) == GAME.view(state, 1) == GAME.view(state, None)
    assert all(event.public is None and event.seen_by(None) for event in table.events)
    world = state.determinize(1, pick_for("world"))
    assert world.key() == state.key()


def test_8_1_time_is_up() -> None:
    table = started(front(5))
    assert table.ask(0).seconds == 90
    table.clock("default", 0)
    assert table.kinds() == ["answered", "passed"]
    table = started(front(5)).do(0, {"buy": 5})
    assert (table.ask(0).kind, table.ask(0).seconds) == ("place", 60)
    table.clock("default", 0)
    assert table.payload("placed")["squares"] == [0, 1, 2, 3]
    table = Table(position(player(26), player(25), phase="special", special=26, top=0))
    assert (table.ask(0).kind, table.ask(0).seconds) == ("special", 45)
    table.clock("default", 0)
    assert table.payload("special_placed")["squares"] == [0]


def test_8_1_turned_where_it_does_not_fit_as_printed() -> None:
    """Only a column of four is free, and a row of three."""
    free = {(row, 0) for row in range(4)} | {(8, 6), (8, 7), (8, 8)}
    table = Table(position(player(10, 20), player(12), front=[5]))
    table.cover(0, rectangle(9, 9) - free, bonus=0)
    table.do(0, {"buy": 5}).clock("default", 0)
    assert table.payload("placed")["squares"] == [0, 9, 18, 27]


def test_8_2_a_skipped_turn_is_played_until_the_other_is_next() -> None:
    table = started(front(5)).do(0, {"buy": 5}).clock("skip", 0)
    assert table.kinds()[:3] == ["skipped", "bought", "placed"]
    assert table.view.asked == 1
    table = Table(position(player(25), player(25), top=0)).clock("skip", 0)
    assert table.kinds() == ["skipped", "passed", "special_taken", "special_placed"]
    assert table.view.asked == 1


def test_8_3_ended_without_places() -> None:
    table = started(front(5)).do(0, {"buy": 5}).clock("end", 0)
    assert table.state.current() == OVER
    assert table.state.places() == []
    assert table.view.early
    assert table.view.final == []
    assert table.payload("over") == {"early": True}


def test_9_1_both_tracks() -> None:
    assert started(track="classic").view.track.special == [20, 26, 32, 44, 50]
    for track, taken in (("classic", True), ("revised", False)):
        options = {"track": track}
        table = Table(position(player(19), player(19), top=0, options=options)).skip(0)
        assert ("special_taken" in table.kinds()) == taken
    with pytest.raises(OptionError):
        check_options(GAME.spec, {"track": "halloween"})


def test_9_2_who_begins_may_be_set() -> None:
    for name, seat in (("first", 0), ("second", 1)):
        table = Table(GAME.new(2, check_options(GAME.spec, {"start": name})))
        table.do(CHANCE, {"circle": ORDER[:-1]})
        assert table.view.asked == seat
        assert table.kinds()[-2:] == ["circled", "started"]
    begun = {
        GAME.view(Match.start(GAME, 2, {}, seed_of(str(n))).state, None).start for n in range(20)
    }
    assert begun == {0, 1}


def test_10_1_a_match_can_be_verified() -> None:
    match = Match.start(GAME, 2, {}, seed_of("fair"))
    play_out(match, [random_bot] * 2, [pick_for("fair")] * 2)
    verify(GAME, match.record())


def test_10_2_the_draws_in_their_order() -> None:
    state = GAME.new(2, check_options(GAME.spec, {}))
    sizes = []
    while state.current() == CHANCE:
        sizes.append(state.chance())
        state.apply(CHANCE, 0)
    assert sizes == [*range(32, 1, -1), 2]
    assert state.circle == ORDER


def test_10_3_a_bot_gets_what_everybody_sees() -> None:
    table = started()
    seen = see(GAME, table.state, 0, pick_for("seen"))
    assert seen.view == table.view
    assert seen.world.key() == table.state.key()
