"""What bots get, and how they play."""

from collections import Counter
from typing import Any

from tests.tiny_game import GAME
from tests.tiny_game.bot import highest
from tests.tiny_game.rules import TinyState
from yuletable.bots.playing import pick_for, play_out
from yuletable.core.chance import seed_of
from yuletable.core.match import Match
from yuletable.core.protocol import Pick
from yuletable.core.seen import Seen, random_bot, see


def middle(seats: int = 3) -> Match[TinyState]:
    match = Match.start(GAME, seats, {}, seed_of("seen"))
    match.play(1, match.state.default(1))
    return match


def test_seen_is_made_when_asked_for_and_once() -> None:
    match = middle()
    made = []

    def pick(n: int) -> int:
        made.append(n)
        return 0

    seen = see(GAME, match.state, 0, pick)
    assert seen.legal == match.state.legal_actions(0)
    assert not made
    assert seen.view is seen.view
    assert not made
    world = seen.world
    assert made
    assert seen.world is world
    assert world.hands[0] == match.state.hands[0]


def test_a_bot_decides_the_same_in_every_world_it_holds_possible() -> None:
    """Resampling all that it cannot see does not change its move."""
    match = middle(4)
    for bot in (random_bot, highest):
        for seat in match.state.actors():
            decisions = {
                bot(see(GAME, world, seat, pick_for("own")), pick_for("own"))
                for world in [
                    match.state.determinize(seat, pick_for("worlds", number))
                    for number in range(20)
                ]
            }
            assert len(decisions) == 1


def test_worlds_are_uniform_over_what_is_possible() -> None:
    match = middle(2)
    pick = pick_for("uniform")
    own = match.state.hands[0]
    hidden = [card for card in range(10) if card not in own]
    held: Counter[int] = Counter()
    committed: Counter[int] = Counter()
    number = 4000
    for _ in range(number):
        world = match.state.determinize(0, pick)
        held.update(world.hands[1])
        committed[world.committed[1]] += 1
        assert sorted(world.unseen + world.hands[1] + [world.committed[1]]) == hidden
    expected = number / len(hidden)
    assert all(abs(held[card] - expected) < 110 for card in hidden)
    assert all(abs(committed[card] - expected) < 110 for card in hidden)


def test_the_quick_way_of_random_bots_is_fair() -> None:
    wins: Counter[int] = Counter()
    for number in range(400):
        match = Match.start(GAME, 2, {}, seed_of(str(number)))
        play_out(match, [random_bot] * 2, [pick_for(number)] * 2)
        assert match.over
        wins.update(seat for seat in range(2) if match.state.places()[seat] == 1)
    assert abs(wins[0] - wins[1]) < 80


def test_each_bot_decides_for_its_own_seat_only() -> None:
    asked: list[tuple[str, int]] = []

    def named(name: str) -> Any:
        def bot(seen: Seen[Any], pick: Pick) -> int:
            asked.append((name, seen.seat))
            return seen.legal[0]

        return bot

    match = Match.start(GAME, 3, {}, seed_of("named"))
    play_out(match, [named("a"), named("b"), named("c")], [pick_for("x")] * 3)
    assert match.over
    assert set(asked) <= {("a", 0), ("b", 1), ("c", 2)}
    assert len({seat for _, seat in asked}) == 3
