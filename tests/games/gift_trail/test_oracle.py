"""The game against a slow literal second implementation, over random states."""

from collections import Counter

import pytest

from tests.games.gift_trail import oracle
from yuletable.bots.playing import pick_for
from yuletable.core.protocol import CHANCE, Pick
from yuletable.games.gift_trail import GAME
from yuletable.games.gift_trail.actions import EFFECTS, PROMPTS, STEAL, SWAP, TREE, seats_of
from yuletable.games.gift_trail.boards import BOARDS, Board
from yuletable.games.gift_trail.position import AWAIT_ROLL, CHOOSING, DRAWING
from yuletable.games.gift_trail.rules import State


def random_state(pick: Pick, board: Board) -> State:
    """A position before a roll of one die, its players near each other."""
    seats = 2 + pick(7)
    order = list(range(seats))
    order = [order.pop(pick(len(order))) for _ in range(seats)]
    numbers = list(range(1, seats + 1))
    centre = pick(board.length - 6)
    players = []
    ranks = 0
    for index in range(seats):
        gift = numbers.pop(pick(len(numbers)))
        if index >= 2 and pick(6) == 0:
            ranks += 1
            players.append({"square": board.length, "gift": gift, "rank": ranks})
        elif index >= 2 and pick(8) == 0:
            players.append({"removed": True})
        else:
            square = max(0, min(board.length - 1, centre + pick(17) - 8))
            if index > 1 and pick(3) == 0:
                # Ties are what matters most.
                square = min(players[pick(index)].get("square", square), board.length - 1)
            shield = board.shields[pick(len(board.shields))]
            player = {"square": shield if pick(5) == 0 else square}
            player |= {"gift": gift} if pick(3) else {"had": bool(pick(2))}
            players.append(player)
    players[0]["square"] = centre
    state = {
        "options": {"board": board.name, "dice": 1},
        "players": players,
        "order": order,
        "current": 0,
    }
    return GAME.from_position(state)


def trail_of(state: State) -> oracle.Trail:
    players = tuple(
        oracle.Player(
            seat,
            state.order.index(seat),
            state.pos[seat],
            state.gift[seat],
            bool(state.had >> seat & 1),
        )
        for seat in state.way
    )
    return oracle.Trail(players, frozenset(BOARDS[state.board.name].shields))


def player(trail: oracle.Trail, seat: int) -> oracle.Player:
    return next(each for each in trail.players if each.seat == seat)


@pytest.mark.parametrize("board", BOARDS.values(), ids=lambda board: board.name)
def test_draws_candidates_and_defaults_agree(board: Board) -> None:
    pick = pick_for("oracle", board.name)
    seen: Counter[str] = Counter()
    for _ in range(2500):
        state = random_state(pick, board)
        state.apply(0, 0)
        state.apply(CHANCE, pick(6))
        compare(state, board, seen)
        if state.phase == DRAWING:
            effects = [effect for effect, _ in state.fits]
            state.apply(CHANCE, effects[pick(len(effects))])
            compare_choice(state, seen)
    for what in (*EFFECTS, *PROMPTS[1:5], "nothing"):
        assert seen[what] > 10, f"{what} was hardly met: {seen}"


def compare(state: State, board: Board, seen: Counter[str]) -> None:
    """What the landing of seat 0 brought."""
    trail = trail_of(state)
    square = state.pos[0]
    if 0 not in state.way or square == board.length:
        return
    lander = player(trail, 0)
    if square in board.lucky or square in board.unlucky:
        expected = (
            oracle.fits_on_star(trail, lander)
            if square in board.lucky
            else oracle.fits_on_skull(trail, lander)
        )
        if not expected:
            assert state.phase == AWAIT_ROLL
            assert state.way[state.at] != 0
            seen["nothing"] += 1
            return
        view = GAME.view(state, None)
        assert [(fit.effect, fit.weight, fit.candidates) for fit in view.fits] == expected
        outcomes = state.chance()
        assert not isinstance(outcomes, int)
        assert [weight for _, weight in outcomes] == [weight for _, weight, _ in expected]
        seen.update(effect for effect, _, _ in expected)
        return
    robbed = oracle.may_choose_a_first_gift(trail, lander)
    assert (state.phase == CHOOSING) == bool(robbed)
    if robbed:
        assert state.legal_actions(0) == [TREE, *[STEAL + seat for seat in robbed]]
        assert state.default(0) == TREE
        seen["first_gift"] += 1


def compare_choice(state: State, seen: Counter[str]) -> None:
    """The open choice of seat 0, if the effect asked one."""
    if state.phase != CHOOSING or state.who != 0 or state.prompt == 0:
        return
    prompt = PROMPTS[state.prompt]
    if prompt not in ("pick_victim", "pick_tied", "pick_swap"):
        return
    trail = trail_of(state)
    lander = player(trail, 0)
    seats = seats_of(state.candidates)
    base = SWAP if prompt == "pick_swap" else STEAL
    (expected,) = [
        among
        for effect, _, among in oracle.fits_on_star(trail, lander)
        if effect == EFFECTS[state.effect]
    ]
    assert seats == expected
    assert state.legal_actions(0) == [base + seat for seat in seats]
    assert state.default(0) == base + oracle.default(trail, lander, prompt, seats)
    seen[prompt] += 1
