"""Every game's tutorial is played from its first step to its last, by every way through it."""

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.conformance.subjects import subjects
from yuletable.core.tutorial import Tutorial, read_tutorial, walks
from yuletable.server.avatars import AVATARS
from yuletable.server.lessons import PACE

WORDS_A_SECOND = 200 / 60
TAP = 1.0
"""Seconds that a person takes to find and tap what the sentence says."""
LONGEST = 75
"""Seconds that a tutorial of one minute may take."""
LONGEST_SENTENCE = 20
"""Words: a note is read in one go."""


class _Parts(Visitor):
    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.words = ""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)
        self.words += "name"

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words += node.value


def tutorial_of(game_id: str) -> Tutorial:
    tutorial = read_tutorial(subjects()[game_id].folder)
    assert tutorial is not None, f"{game_id} has no tutorial.json"
    return tutorial


def texts_of(game_id: str) -> dict[str, dict[str, _Parts]]:
    """By language, the texts of the game by their keys."""
    found: dict[str, dict[str, _Parts]] = {}
    for file in (subjects()[game_id].folder / "texts").iterdir():
        texts = found[file.name.removesuffix(".ftl")] = {}
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                parts = _Parts()
                parts.visit(entry.value)
                texts[entry.id.name] = parts
    return found


every_game = pytest.mark.parametrize("game_id", list(subjects()))


@every_game
def test_a_tutorial_plays_to_its_end(game_id: str) -> None:
    tutorial = tutorial_of(game_id)
    ways = 0
    for lesson in walks(subjects()[game_id].game, tutorial):
        ways += 1
        assert lesson.step is None
        assert len(lesson.moments) == len(tutorial.steps) + 1
    assert ways


@every_game
def test_its_people_can_sit_in_a_room(game_id: str) -> None:
    players = tutorial_of(game_id).players
    assert {player.avatar for player in players} <= set(AVATARS)
    assert len({player.avatar for player in players}) == len(players)
    assert len({player.name.casefold() for player in players}) == len(players)
    assert all(0 < len(player.name) <= 16 for player in players)


@every_game
def test_every_sentence_stands_in_every_language(game_id: str) -> None:
    tutorial = tutorial_of(game_id)
    languages = texts_of(game_id)
    assert {"en", "pl"} <= set(languages)
    for language, texts in languages.items():
        wanted = {key for step in tutorial.steps for key in (step.text, step.hint) if key}
        assert wanted <= set(texts), language
        spare = {key for key in texts if re.match(r"[\w]+-tutorial-", key)} - wanted
        assert not spare, language
        for step in tutorial.steps:
            for key in (step.text, step.hint):
                if key:
                    assert texts[key].arguments <= {"seat", *step.args}, f"{language} {key}"


@every_game
def test_it_takes_about_a_minute(game_id: str) -> None:
    tutorial = tutorial_of(game_id)
    game = subjects()[game_id].game
    shown = max(
        sum(game.spec.show_ms.get(event.kind, 0) for m in lesson.moments for event in m.events)
        for lesson in walks(game, tutorial)
    )
    for language, texts in texts_of(game_id).items():
        words = [len(texts[step.text].words.split()) for step in tutorial.steps if step.text]
        assert max(words) <= LONGEST_SENTENCE, language
        reading = sum(words) / WORDS_A_SECOND
        seconds = reading + TAP * len(tutorial.told) + shown / 1000 * PACE
        assert seconds <= LONGEST, f"{language}: {seconds:.0f} s"
