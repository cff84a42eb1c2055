"""Options and clock ids."""

import pytest

from yuletable.core.protocol import (
    CLOCK_KINDS,
    GameSpec,
    Json,
    OptionError,
    OptionSpec,
    check_options,
    clock_id,
    clock_parts,
)

SPEC = GameSpec(
    "some",
    1,
    2,
    4,
    10,
    0,
    [
        OptionSpec("board", "short", ["short", "long"]),
        OptionSpec("dice", 1, [1, 2]),
        OptionSpec("open", False, [False, True]),
        OptionSpec("until", None, time=True),
    ],
    {},
)


def test_options_are_completed_from_base_and_defaults() -> None:
    assert check_options(SPEC, {}) == {"board": "short", "dice": 1, "open": False, "until": None}
    chosen = check_options(SPEC, {"dice": 2}, {"dice": 1, "board": "long"})
    assert chosen == {"board": "long", "dice": 2, "open": False, "until": None}
    assert check_options(SPEC, {"until": "22:00"})["until"] == "22:00"


@pytest.mark.parametrize(
    "given",
    [
        {"bord": "short"},
        {"board": "medium"},
        {"board": None},
        {"dice": True},
        {"dice": "1"},
        {"dice": 1.0},
        {"open": 1},
        {"until": "24:00"},
        {"until": "2200"},
        {"until": "9:30"},
        {"until": "ab:cd"},
        {"until": "12:60"},
        {"until": "١٢:٠٠"},
        {"until": 22},
    ],
)
def test_options_that_are_not_offered_are_named(given: dict[str, Json]) -> None:
    with pytest.raises(OptionError, match=next(iter(given))):
        check_options(SPEC, given)


def test_clock_ids_are_kind_times_seats_plus_seat() -> None:
    for seats in (2, 5, 32):
        ids = [clock_id(kind, seat, seats) for kind in CLOCK_KINDS for seat in range(seats)]
        assert ids == list(range(len(CLOCK_KINDS) * seats))
        for kind in CLOCK_KINDS:
            assert clock_parts(clock_id(kind, 1, seats), seats) == (kind, 1)
