"""Tutorials: what a file must be, and how a lesson is played from it."""

import json
from pathlib import Path
from typing import Any

import pytest

import tests.tiny_game
from tests.tiny_game import GAME
from yuletable.core.protocol import Json
from yuletable.core.registry import Entry
from yuletable.core.tutorial import (
    Lesson,
    Tutorial,
    TutorialError,
    WrongAnswer,
    check_tutorial,
    read_tutorial,
    walks,
)

FILE: Json = json.loads(Path(tests.tiny_game.__file__).with_name("tutorial.json").read_text())


def the_tutorial() -> Tutorial:
    tutorial = read_tutorial(Entry(tests.tiny_game).folder)
    assert tutorial is not None
    return tutorial


def changed(folder: Path, step: int | None = None, **fields: Json) -> Path:
    """The file of Tiny with other fields, of the whole or of one step (None takes a field away)."""
    data = json.loads(json.dumps(FILE))
    part: dict[str, Any] = data if step is None else data["steps"][step]
    for key, value in fields.items():
        if value is None:
            del part[key]
        else:
            part[key] = value
    (folder / "tutorial.json").write_text(json.dumps(data))
    return folder


def refused(lesson: Lesson[Any], data: Json) -> WrongAnswer:
    key, moments = lesson.match.state.key(), len(lesson.moments)
    with pytest.raises(WrongAnswer) as caught:
        lesson.answer(data)
    assert (lesson.match.state.key(), len(lesson.moments)) == (key, moments)
    return caught.value


def test_a_lesson_plays_the_script_with_its_own_luck() -> None:
    lesson: Lesson[Any] = Lesson(GAME, the_tutorial())
    lesson.answer(None)
    lesson.answer({"play": 1})
    # The other seat and the weather have followed by themselves, each a moment of its own.
    assert [moment.at for moment in lesson.moments] == [0, 1, 2, 3]
    assert [event.kind for event in lesson.moments[3].events] == ["committed", "revealed", "won"]
    assert lesson.match.state.winner == 0
    assert lesson.choices() == [{"stake": 0}, {"stake": 1}, {"stake": 2}]
    lesson.answer({"stake": 2})
    lesson.answer({"done": True})
    assert lesson.match.over
    assert lesson.match.state.scores() == [3, 0]
    assert [moment.reveal for moment in lesson.moments] == [0, 0, 0, 0, 0, 1]
    lesson.answer(None)
    assert lesson.step is None
    assert refused(lesson, None).kind == "over"


def test_moments_stay_as_they_were() -> None:
    lesson: Lesson[Any] = Lesson(GAME, the_tutorial())
    first = lesson.moments[0].state.key()
    for data in (None, {"play": 1}, {"stake": 0}):
        lesson.answer(data)
    assert lesson.moments[0].state.key() == first
    assert lesson.moments[1].state.key() == first


def test_a_wrong_answer_changes_nothing() -> None:
    lesson: Lesson[Any] = Lesson(GAME, the_tutorial())
    assert refused(lesson, {"play": 1}).kind == "read"
    lesson.answer(None)
    assert refused(lesson, None).kind == "other"
    assert refused(lesson, {"play": 5}).kind == "other"
    wrong = refused(lesson, {"play": 7})
    assert wrong.kind == "rules"
    assert wrong.why is not None
    assert wrong.why.key == "tiny-why-not-yours"
    sent: list[Json] = [7, "play", [], {"play": "1"}, {"play": 1, "x": 2}]
    for nonsense in sent:
        assert refused(lesson, nonsense).kind == "rules"


def test_a_free_choice_is_a_single_one() -> None:
    lesson: Lesson[Any] = Lesson(GAME, the_tutorial())
    lesson.answer(None)
    lesson.answer({"play": 1})
    # Two atoms at once would jump over the step behind.
    assert refused(lesson, {"stake": 1, "done": True}).kind == "other"
    lesson.answer({"stake": 1})
    lesson.answer({"done": True})
    assert lesson.match.over


def test_every_way_through_is_walked() -> None:
    ways = [lesson.match.state.scores() for lesson in walks(GAME, the_tutorial())]
    assert sorted(ways) == [[1, 0], [2, 0], [3, 0]]


def test_no_file_is_no_tutorial(tmp_path: Path) -> None:
    assert read_tutorial(tmp_path) is None


@pytest.mark.parametrize(
    ("step", "fields", "says"),
    [
        (None, {"steps": []}, "no step for the learner"),
        (None, {"steps": None}, "does not read: Object missing required field `steps`"),
        (None, {"colour": "red"}, "does not read: Object contains unknown field `colour`"),
        (0, {"do": {"play": 1}}, "step 1: who is to act needs a look"),
        (0, {"chance": [{"coin": 1}]}, "step 1: chance and hint belong to a step with do or any"),
        (0, {"text": None}, "step 1: a step of the learner needs a text"),
        (1, {"any": True}, "step 2: do and any exclude each other"),
        (2, {"do": None}, "step 3: a step of another seat needs a do"),
        (2, {"seat": 0}, "step 3: a step of the learner has no seat"),
        (2, {"text": "tiny-x"}, "step 3: another seat's step is shown, not told"),
    ],
)
def test_a_file_of_the_wrong_shape_says_so(
    tmp_path: Path, step: int | None, fields: dict[str, Json], says: str
) -> None:
    with pytest.raises(TutorialError, match=r"^tutorial.json") as caught:
        read_tutorial(changed(tmp_path, step, **fields))
    assert says in str(caught.value)


def test_a_file_that_is_no_json_says_so(tmp_path: Path) -> None:
    (tmp_path / "tutorial.json").write_bytes(b"{\xff")
    with pytest.raises(TutorialError, match="does not read"):
        read_tutorial(tmp_path)


@pytest.mark.parametrize(
    ("step", "fields", "says"),
    [
        (None, {"position": {}}, "its position is impossible: A position of tiny has exactly"),
        (None, {"players": []}, "the position has 2 seats"),
        (None, {"seat": 2}, "the position has 2 seats"),
        (None, {"position": {**FILE["position"], "phase": "weather"}}, "waits for a draw"),
        (1, {"do": {"play": 7}}, 'step 2: {"play":7} is refused: tiny-why-not-yours {"card":7}'),
        (2, {"do": {"play": 5}}, 'step 3: {"play":5} is refused: tiny-why-not-yours'),
        (2, {"chance": []}, "step 3: a draw is due, and chance names none"),
        (2, {"chance": [{"coin": 1}]}, 'step 3: chance {"coin":1} cannot come up here'),
        (
            2,
            {"chance": [{"weather": "snow"}, {"coin": 0}]},
            'step 3: chance [{"coin":0}] does not come up',
        ),
        (2, {"chance": [{"weather": "sun"}]}, "step 4: seat 0 is not asked"),
        (3, {"any": False, "do": {"stake": 9}}, 'step 4: {"stake":9} is refused'),
        (5, {"look": "x", "do": {"done": True}}, "step 6: seat 0 is not asked"),
    ],
)
def test_a_file_that_does_not_fit_the_game_says_where(
    tmp_path: Path, step: int | None, fields: dict[str, Json], says: str
) -> None:
    tutorial = read_tutorial(changed(tmp_path, step, **fields))
    assert tutorial is not None
    with pytest.raises(TutorialError) as caught:
        check_tutorial(GAME, tutorial)
    assert says in str(caught.value)


def test_draws_behind_a_free_choice_may_pass_by(tmp_path: Path) -> None:
    data = json.loads(json.dumps(FILE))
    free = {"text": "tiny-tutorial-play", "look": "hand", "any": True}
    # Whichever card: the other seat has committed before, and the weather follows.
    data["position"]["hands"] = [[1, 5], [9]]
    data["position"]["committed"] = [-1, 7]
    weather = [{"coin": 1}, {"weather": "snow"}]
    data["steps"] = [{**free, "chance": weather}]
    (tmp_path / "tutorial.json").write_text(json.dumps(data))
    tutorial = read_tutorial(tmp_path)
    assert tutorial is not None
    assert len(list(walks(GAME, tutorial))) == 2


def test_too_many_ways_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yuletable.core.tutorial.MOST_WAYS", 2)
    with pytest.raises(TutorialError, match="more than 2 ways"):
        check_tutorial(GAME, the_tutorial())
