"""What a seat may believe about who brought what: all that fits, each alike."""

from collections import Counter
from itertools import permutations

import pytest

from tests.games.gift_trail.notation import position
from yuletable.bots.playing import pick_for
from yuletable.core.protocol import Json
from yuletable.games.gift_trail import GAME
from yuletable.games.gift_trail.bringers import redeal

CASES: list[tuple[int, dict[int, list[int]]]] = [
    (3, {}),
    (4, {0: [2, 3]}),
    (5, {0: [2], 2: [4, 5], 3: [1]}),
    (5, {0: [2, 3, 4], 1: [3, 4, 5], 2: [1, 2, 4]}),
]
"""(players, numbers ruled out by seat); seat s brought number s + 1."""


def state_of(count: int, ruled_out: dict[int, list[int]]) -> Json:
    letters = " ".join(f"{chr(65 + seat)}@1:-" for seat in range(count))
    file = position(letters)
    for seat, numbers in ruled_out.items():
        file["players"][seat]["ruled_out"] = numbers
    return GAME.from_position(file)


@pytest.mark.parametrize(("count", "ruled_out"), CASES)
def test_worlds_are_all_those_that_fit_and_equally_likely(
    count: int, ruled_out: dict[int, list[int]]
) -> None:
    state = state_of(count, ruled_out)
    for viewer in range(count):
        fitting = {
            dealt
            for dealt in permutations(range(1, count + 1))
            if dealt[viewer] == viewer + 1
            and not any(dealt[seat] in numbers for seat, numbers in ruled_out.items())
        }
        pick = pick_for("worlds", count, viewer)
        draws = 400 * len(fitting)
        found = Counter(tuple(state.determinize(viewer, pick).brought) for _ in range(draws))
        assert set(found) == fitting
        # 400 expected each, standard deviation 20.
        assert all(abs(times - 400) < 100 for times in found.values()), found


def test_the_truth_is_not_looked_at() -> None:
    state = state_of(4, {0: [2, 3]})
    twin = state.clone()
    twin.brought[1], twin.brought[2] = twin.brought[2], twin.brought[1]
    for number in range(50):
        one = state.determinize(3, pick_for("same", number))
        two = twin.determinize(3, pick_for("same", number))
        assert one.key() == two.key()


def test_many_seats_with_much_ruled_out_still_get_a_legal_world() -> None:
    count = 16
    seats = list(range(count))
    numbers = list(range(1, count + 1))
    # Each seat may have brought its own number or the next three.
    barred = [
        sum(1 << n for n in numbers if (n - 1 - seat) % count not in (0, 1, 2, 3)) for seat in seats
    ]
    pick = pick_for("many")
    found = set()
    for _ in range(40):
        dealt = redeal(seats, numbers, barred, pick)
        assert sorted(dealt) == numbers
        assert not any(barred[seat] >> number & 1 for seat, number in enumerate(dealt))
        found.add(tuple(dealt))
    assert len(found) > 30


def test_what_cannot_be_is_an_error() -> None:
    with pytest.raises(ValueError, match="no assignment"):
        redeal(list(range(12)), list(range(1, 13)), [2**13 - 1] * 12, pick_for("none"))
