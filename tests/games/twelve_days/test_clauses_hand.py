"""Clauses 1 to 4 and 7 to 10: one named test each."""

import pytest

from tests.games.twelve_days.notation import Table, deal, position, started
from yuletable.bots.playing import pick_for
from yuletable.core.chance import seed_of
from yuletable.core.match import Match
from yuletable.core.protocol import CHANCE, OVER, Json, check_options
from yuletable.core.seen import see
from yuletable.games.twelve_days import GAME
from yuletable.games.twelve_days.actions import ACTION_OF, KIND, KINDS, LOW, PLAYED
from yuletable.games.twelve_days.cards import DEAL, DECK, RANKS, count_of, ranks_of
from yuletable.games.twelve_days.rules import State

LAST_CARDS = ["1", "5", "9 9", "12"]


def last_trick(gifts: list[int], **more: Json) -> Table:
    """Four seats; seat 0 leads its last card and goes out with it when everybody passes."""
    return Table(position(LAST_CARDS, gifts=gifts, leader=0, **more))


def test_1_1_two_to_eight_players() -> None:
    assert (GAME.spec.min_seats, GAME.spec.max_seats, GAME.spec.teams) == (2, 8, {})
    with pytest.raises(ValueError, match="twelve_days is for 2 to 8 seats, not 9"):
        Match.start(GAME, 9, {}, seed_of("nine"))


def test_1_2_rank_r_is_there_r_times() -> None:
    assert ranks_of(DECK) == [rank for rank in RANKS for _ in range(rank)]
    table = Table(GAME.new(2, check_options(GAME.spec, {}))).do(CHANCE, {"dealer": 0})
    assert table.state.chance() == [(rank - 1, rank) for rank in RANKS]


@pytest.mark.parametrize(
    ("seats", "each", "dealt", "out"),
    [
        (2, 12, 24, 54),
        (3, 12, 36, 42),
        (4, 12, 48, 30),
        (5, 12, 60, 18),
        (6, 12, 72, 6),
        (7, 11, 77, 1),
        (8, 9, 72, 6),
    ],
)
def test_1_3_the_deal(seats: int, each: int, dealt: int, out: int) -> None:
    view = started(seats, []).view
    assert [player.hand for player in view.players] == [each] * seats
    assert (DEAL[seats] * seats, view.left_out) == (dealt, out)


def test_1_4_cards_left_out_are_in_no_view() -> None:
    table = started(2, ["12 12", "11"])
    assert table.view.left_out == 54
    told = GAME.view(table.state, None)
    assert told.own is None
    assert table.seen(0) == Table(table.state.determinize(0, lambda n: n - 1)).seen(0)


def test_1_5_gifts_are_points() -> None:
    table = last_trick([2, 0, 1, 0])
    assert table.state.scores() == table.gifts() == [2, 0, 1, 0]
    assert table.view.pool == 12 - 3


@pytest.mark.parametrize(
    ("length", "hands", "start"), [("full", 12, 0), ("short", 3, 1), (1, 1, 0), (11, 11, 0)]
)
def test_1_6_how_long(length: Json, hands: int, start: int) -> None:
    view = Table(GAME.new(4, check_options(GAME.spec, {"length": length}))).view
    assert (view.hands, view.pool) == (hands, hands)
    assert [player.gifts for player in view.players] == [start] * 4
    offered = next(option for option in GAME.spec.options if option.key == "length")
    assert offered.choices == ["full", "short", *range(1, 12)]


def test_1_6_a_short_game_of_five() -> None:
    """D13: all gifts come to 5, 6, 7, 8, and then it is over."""
    table = started(5, [], dealer=4, length="short")
    sums = [sum(table.gifts())]
    while not table.view.over:
        table.clock("default", table.state.current())
        if "hand_won" in table.kinds():
            sums.append(sum(table.gifts()))
        if table.view.phase == "dealing":
            deal(table)
    assert sums == [5, 6, 7, 8]


def test_2_1_what_is_open() -> None:
    table = started(3, ["4 4", "12", "2 2"], dealer=2).play("4 4", "-")
    view = table.view
    assert [(play.seat, play.cards, play.passed) for play in view.trick] == [
        (0, [4, 4], False),
        (1, [], True),
    ]
    assert view.lead is not None
    assert (view.lead.type, view.lead.low, view.lead.size) == ("set", 4, 2)
    assert (view.winning, view.waiting, view.asked) == (0, [2], 2)
    table.play("2 2")
    view = table.view
    assert (view.gone[3], view.gone[1], sum(view.gone), view.tricks) == (2, 2, 4, 1)
    assert [player.hand for player in view.players] == [10, 12, 10]


def test_2_2_hands_are_secret() -> None:
    table = started(3, ["4 4", "12", "2 2"])
    own = table.seen(1).own
    assert own is not None
    assert own.hand == table.hands()[1]
    assert table.view.own is None
    assert all(player.known is None for player in table.seen(1).players)
    for seat in range(3):
        for viewer in (None, 0, 1, 2):
            payload = table.payloads("dealt", viewer)[seat]
            assert (payload["cards"] is not None) == (seat == viewer)


def test_2_3_what_came_back_lies_open() -> None:
    table = Table(position(["5 6 12", "8 9", "2"], leader=1)).play("8 9", "-", "5 6")
    assert [player.known for player in table.view.players] == [None, [8, 9], None]
    assert table.state.determinize(2, lambda n: 0).hands[1] == table.state.hands[1]


def test_2_3_it_stays_known_until_played() -> None:
    data = position(["1 11", "8 9", "2 12"], returned="1", leader=0)
    table = Table(data).play("11", "8", "-")
    assert [player.known for player in table.view.players] == [None, [9], None]
    # The rest is played: nothing of it is in the hand any more.
    table.play("9", "-")
    assert table.view.players[1].known is None


def test_3_1_all_cards_are_dealt_anew() -> None:
    table = last_trick([0] * 4).play("1", "-", "-", "-")
    assert table.view.phase == "dealing"
    assert table.state.chance() == [(rank - 1, rank) for rank in RANKS]
    assert sum(table.view.gone) == 0
    view = deal(table).view
    assert (view.hand, view.tricks, view.left_out) == (2, 0, 30)


def test_3_2_the_first_dealer_is_drawn_and_the_next_leads() -> None:
    state = GAME.new(5, check_options(GAME.spec, {}))
    assert state.chance() == 5
    table = started(5, [], dealer=4)
    assert (table.view.dealer, table.view.leader, table.view.asked) == (4, 0, 0)
    begun = {"hand": 1, "hands": 12, "dealer_seat": 4, "seat": 0}
    assert table.payloads("begun") == [begun]
    assert table.view.prompt == "lead"


def test_3_3_the_winner_of_the_hand_leads_the_next() -> None:
    """D12."""
    table = Table(position(["5 5", "1", "9 9", "12"], leader=1)).play("1", "-", "-", "-")
    assert table.view.leader == 1
    deal(table)
    assert (table.view.asked, table.view.hand) == (1, 2)


def test_3_4_the_deal_goes_on_clockwise() -> None:
    table = last_trick([0] * 4, dealer=3).play("1", "-", "-", "-")
    assert table.view.dealer == 0


def test_4_1_a_single() -> None:
    assert (KINDS[KIND[ACTION_OF[(7,)]]], LOW[ACTION_OF[(7,)]]) == ("single", 7)


def test_4_2_a_set() -> None:
    for count in (2, 4, 12):
        action = ACTION_OF[(12,) * count]
        assert (KINDS[KIND[action]], LOW[action]) == ("set", 12)
    assert (1, 1) not in ACTION_OF, "there is one partridge"


def test_4_3_a_straight_of_two_to_twelve() -> None:
    for ranks in ((1, 2), (7, 8), tuple(RANKS)):
        action = ACTION_OF[ranks]
        assert (KINDS[KIND[action]], LOW[action]) == ("straight", ranks[0])


def test_4_4_no_rank_twice_in_a_straight() -> None:
    """D7: 5-4-4-3."""
    assert (3, 4, 4, 5) not in ACTION_OF
    table = started(2, ["3 4 4 5"], dealer=1)
    assert table.why(0, "5 4 4 3") == ("doubled", {"rank": 4})


def test_4_5_a_straight_does_not_go_round() -> None:
    """D7: 12-1, and 2-1 is one."""
    assert (1, 12) not in ACTION_OF
    assert (1, 2) in ACTION_OF
    table = started(2, ["1 2 11 12"], dealer=1)
    for each in ("12 1", "11 12 1", "12 1 2", "11 12 1 2"):
        assert table.why(0, each) == ("wrap", {})
    assert "1 12" not in table.open_plays(0)
    assert "1 2" in table.open_plays(0)


def test_4_6_type_and_low_card_follow_from_the_cards() -> None:
    for action, ranks in enumerate(PLAYED):
        different = set(ranks)
        kind = "single" if len(ranks) == 1 else "set" if len(different) == 1 else "straight"
        assert (KINDS[KIND[action]], LOW[action]) == (kind, min(ranks))
    table = started(2, ["5 6 7"], dealer=1)
    assert table.do(0, {"play": [7, 5, 6]}).view.trick[0].cards == [5, 6, 7]


def test_7_1_the_winner_takes_a_gift_from_the_pool() -> None:
    table = last_trick([0] * 4).play("1", "-", "-", "-")
    assert table.gifts() == [1, 0, 0, 0]
    assert table.view.pool == 11


def test_7_2_everybody_with_most_cards_gives_one() -> None:
    """D10: winner P2, left 5, 5, 0, 2, gifts 1, 0, 0, 3."""
    data = position(["9 9 8 8 7", "12 12 11 11 10", "1", "6 5"], gifts=[1, 0, 0, 3], leader=2)
    table = Table(data)
    pool = table.view.pool
    table.play("1", "-", "-", "-")
    assert table.gifts() == [0, 0, 2, 3]
    assert table.view.pool == pool - 1
    assert table.payloads("gave") == [{"seat": 0, "to_seat": 2, "count": 5}]
    assert table.payloads("spared") == [{"seat": 1, "to_seat": 2, "count": 5}]
    (hand,) = table.view.history
    assert (hand.winner, hand.left, hand.gave) == (2, [5, 5, 0, 2], [0])
    assert hand.gifts == [0, 0, 2, 3]


def test_7_2_cards_that_came_back_count() -> None:
    """Seat 1 would have no card left, and has most with those that come back."""
    data = position(["2 3", "9 10 11", "12 12", "12"], gifts=[0, 1, 1, 0], leader=1)
    table = Table(data).play("9 10 11", "-", "-", "2 3")
    assert table.payloads("hand_won")[0]["left"] == [0, 3, 2, 1]
    assert table.gifts() == [2, 0, 1, 0]


def test_7_3_nobody_else_gives_or_gets() -> None:
    table = last_trick([1, 1, 1, 1]).play("1", "-", "-", "-")
    assert table.gifts() == [3, 1, 0, 1]


def test_8_1_most_gifts_win() -> None:
    table = last_trick([3, 4, 3, 1]).play("1", "-", "-", "-")
    assert table.view.over
    assert (table.gifts(), table.state.places()) == ([5, 4, 2, 1], [1, 2, 3, 4])
    assert table.events[-1].kind == "over"
    assert (table.view.hand, table.view.hands, table.view.pool) == (12, 12, 0)


def test_8_1_a_shared_win() -> None:
    """D14: 4-4-3-1 after twelve hands."""
    table = Table(position(["1", "5", "9", "12 12"], gifts=[2, 4, 3, 2], leader=0))
    table.play("1", "-", "-", "-")
    assert table.gifts() == [4, 4, 3, 1]
    assert table.state.places() == [1, 1, 3, 4]
    assert [player.place for player in table.view.players] == [1, 1, 3, 4]


def test_9_1_time_to_answer() -> None:
    table = started(3, ["12 12 3 4 4 4 5 5 5 5 6 6", "1"], dealer=2)
    assert (table.ask(0).kind, table.ask(0).seconds) == ("lead", 45)
    assert table.ask(0).default == {"play": [12]}
    table.clock("default", 0)
    assert table.kinds() == ["answered", "led"]
    assert (table.ask(1).kind, table.ask(1).seconds) == ("answer", 30)
    assert table.ask(1).default == {"pass": True}
    table.clock("default", 1)
    assert table.kinds() == ["answered", "passed"]


def test_9_2_a_turn_is_skipped() -> None:
    table = started(3, ["12"], dealer=2).clock("skip", 0)
    assert table.kinds() == ["skipped", "led"]
    assert table.state.current() == 1


def test_9_3_the_host_ends_the_game() -> None:
    table = started(3, ["12"], dealer=2, length="short").clock("end", 0)
    view = table.view
    assert (view.over, view.early, table.state.current()) == (True, True, OVER)
    assert table.state.places() == table.state.clone().places() == []
    assert [player.place for player in view.players] == [None] * 3
    assert table.gifts() == [1, 1, 1]


def test_10_2_the_draws() -> None:
    match: Match[State] = Match.start(GAME, 3, {}, seed_of("draws"))
    assert [seat for seat, _, _ in match.steps] == [CHANCE] * (1 + 36)
    state = GAME.new(3, check_options(GAME.spec, {}))
    state.apply(*match.steps[0][:2])
    sizes = []
    for seat, action, _ in match.steps[1:]:
        assert all(weight == count_of(state.pile, at + 1) for at, weight in draws(state))
        state.apply(seat, action)
        sizes.append(state.sizes[:])
    # One seat after the other.
    assert sizes[11] == [12, 0, 0]
    assert sizes[23] == [12, 12, 0]


def draws(state: State) -> list[tuple[int, int]]:
    outcomes = state.chance()
    assert not isinstance(outcomes, int)
    return list(outcomes)


def test_10_3_bots_know_what_their_seat_knows() -> None:
    table = started(3, ["12", "1"], dealer=2)
    seen = see(GAME, table.state, 0, pick_for("world"))
    assert GAME.view(seen.world, 0) == seen.view == table.seen(0)
    assert GAME.view(seen.world, 1) != table.seen(1)
