"""What goes to a worker holds no secret, and is answered the same wherever it is thought about."""

from io import BytesIO
from typing import Any

from tests.bots.test_flat import asked
from tests.tiny_game import GAME
from tests.tiny_game.poison import poison
from yuletable.bots.playing import pick_for
from yuletable.bots.questions import (
    Answer,
    answer,
    frame,
    question,
    read_answer,
    read_question,
)
from yuletable.core.registry import Entry


def test_poisoned_secrets_change_no_byte_of_a_question() -> None:
    pick = pick_for("poison")
    poisoned = 0
    for number in range(30):
        state = asked(number, number % 4)
        for seat in state.actors():
            sent = frame(question(GAME, state, seat, "expert", "key"))
            cards = sorted(all_cards(state))
            for twin in [
                *poison(state, seat, pick),
                *(state.determinize(seat, pick) for _ in range(4)),
            ]:
                if sorted(all_cards(twin)) != cards:
                    continue  # a world that no match can reach
                poisoned += twin.key() != state.key()
                assert frame(question(GAME, twin, seat, "expert", "key")) == sent
    assert poisoned > 100


def all_cards(state: Any) -> list[int]:
    committed = [card for card in state.committed if card >= 0]
    return [*state.unseen, *(card for hand in state.hands for card in hand), *committed]


def test_the_world_in_a_question_is_one_that_the_seat_holds_possible() -> None:
    state = asked(2, 0)
    worlds = [question(GAME, state, 0, "expert", str(key)).world for key in range(12)]
    assert all(world["hands"][0] == state.hands[0] for world in worlds)
    assert len({str(world["hands"][1]) for world in worlds}) > 3


def test_frames_are_read_as_they_were_written() -> None:
    sent = [question(GAME, asked(n, 0), 0, "expert", "k", 10) for n in range(3)]
    pipe = BytesIO(b"".join(map(frame, sent)))
    assert [read_question(pipe) for _ in range(4)] == [*sent, None]
    pipe = BytesIO(frame(Answer(7, 1.5)) + b"\x05\x00")
    assert read_answer(pipe) == Answer(7, 1.5)
    assert read_answer(pipe) is None
    assert read_answer(BytesIO(frame(Answer(7))[:-1])) is None


def test_the_answer_is_a_legal_action_and_depends_on_the_question_alone(tiny: Entry) -> None:
    for number in range(6):
        state = asked(number, number % 3)
        seat = state.current()
        sent = question(tiny.game, state, seat, "expert", f"k{number}", 60)
        found = answer(sent)
        assert found in state.legal_actions(seat)
        assert answer(sent) == found
