"""What a choice is said to do is what it does."""

import pytest

from tests.conformance.subjects import random_step
from tests.games.patchwork.notation import Table, player, position, rectangle
from yuletable.bots.playing import pick_for
from yuletable.core.protocol import OVER, check_options
from yuletable.games.patchwork import GAME
from yuletable.games.patchwork.patches import EMPTY_COST
from yuletable.games.patchwork.views import MoveView, PlacesView


@pytest.mark.parametrize("track", ["revised", "classic"])
def test_previews_come_true(track: str) -> None:
    compared = special = dear = 0
    for number in range(6):
        state = GAME.new(2, check_options(GAME.spec, {"track": track}))
        pick = pick_for("previews", track, number)
        while state.current() != OVER:
            seat = state.current()
            ask = GAME.ask(state, seat) if seat >= 0 else None
            for option in ask.options if ask else []:
                preview = option.preview
                if isinstance(preview, PlacesView):
                    assert preview.squares or option.why
                    continue
                assert isinstance(preview, MoveView)
                if option.why is not None:
                    assert not any(preview.places)
                    fits = state.places_of(option.data["buy"]) != 0
                    dear += option.why.key.endswith("dear") and fits
                    continue
                twin = state.clone()
                atoms = GAME.parse_action(state, seat, option.data)
                assert isinstance(atoms, list)
                twin.apply(seat, atoms[0])
                if "buy" in option.data:
                    places = twin.legal_actions(seat)
                    assert len(places) == sum(map(len, preview.places))
                    twin.apply(seat, places[pick(len(places))])
                compared += 1
                view = GAME.view(twin, None)
                mine = view.players[seat]
                bonus = 7 * (twin.bonus == seat) - 7 * (state.bonus == seat)
                assert (preview.to, preview.buttons, preview.income) == (
                    mine.time,
                    mine.buttons,
                    mine.income,
                )
                assert preview.empty == mine.empty
                assert preview.score == mine.score - bonus
                assert preview.score == preview.buttons - EMPTY_COST * preview.empty + 7 * (
                    state.bonus == seat
                )
                assert preview.home == (mine.home is not None)
                assert (preview.special == "taken") == (view.prompt == "special")
                if preview.special == "taken":
                    special += 1
                    assert view.special_space == preview.special_space
                    twin.apply(seat, twin.legal_actions(seat)[0])
                assert preview.next_seat == (None if twin.who == OVER else twin.who)
                assert preview.again == (twin.who == seat)
            state.apply(*random_step(state, pick, 0))
    assert compared > 300
    assert special > 5
    assert dear > 20


def test_no_1x1_is_promised_on_a_full_quilt() -> None:
    table = Table(position(player(25, 20), player(25), front=[0], top=0))
    table.cover(0, rectangle(9, 9) - rectangle(1, 2), bonus=0)
    previews = {str(option.data): option.preview for option in table.ask(0).options}
    assert previews["{'pass': True}"].special == "taken"
    assert previews["{'buy': 0}"].special == "aside"
    assert {each.special_space for each in previews.values() if each.special} == {26}
