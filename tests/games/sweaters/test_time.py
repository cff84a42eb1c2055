"""Time and host (chapter 12): an answer that does not come is given whole, once."""

from tests.games.sweaters.notation import Table, position
from tests.games.sweaters.test_clauses_knit import first_pick
from yuletable.core.protocol import CLOCK, CLOCK_KINDS
from yuletable.games.sweaters import GAME


def led_patch() -> Table:
    """Seat 0 leads, with nothing but patches."""
    return Table(
        position(["R* G*", "R7 G4"], size=2, sweaters=[["R1 R2 R3"], ["G1"]], pool="Y1 Y2 Y3 Y5")
    )


def test_a_card_is_taken_and_placed_at_one_time_out() -> None:
    table = first_pick("R7 G4 Y9 R8", "R9 R5", "G3")
    wanted = table.ask(0).default
    table.clock("default", 0)
    assert wanted == {"take": "red-7", "sweater": 1, "slot": "L"}
    assert table.worn(0)[0] == "L:red-7 R:red-5 B:red-9"
    assert table.view.phase == "drafting"
    assert table.kinds().count("answered") == 1
    # One that is being placed already is placed.
    half = first_pick("R7 G4 Y9 R8", "R9 R5").do(0, {"take": "red-8"}).clock("default", 0)
    assert half.view.phase == "drafting"


def test_a_patch_that_leads_copies_at_one_time_out() -> None:
    for kind in ("default", "skip"):
        table = led_patch()
        assert table.ask(0).default == {"play": "red-patch", "copy": "yellow-5"}
        table.clock(kind, 0)
        assert table.view.trade[0].value == 5
        assert table.view.asked == [1]


def test_nobody_can_call_a_round_the_last() -> None:
    state = GAME.from_position(position())
    kinds = {CLOCK_KINDS[action // state.n] for action in state.legal_actions(CLOCK)}
    assert kinds == {"default", "skip", "end"}
