"""Each card leads to the clause that speaks of it: on the server, on screens, in the rules."""

import re
from typing import Final

import pytest

from tests.conftest import ROOT
from yuletable.games.gift_trail.actions import EFFECTS
from yuletable.games.gift_trail.spec import EFFECT_CLAUSES
from yuletable.server.rules_text import clauses

GAME_FOLDER: Final = ROOT / "src" / "yuletable" / "games" / "gift_trail"
NAMED_OTHERWISE: Final = {"first_gift", "take_from_tree", "nothing", "finish"}
"""Not drawn: their clauses have titles of their own."""


def test_every_card_has_a_clause() -> None:
    assert set(EFFECT_CLAUSES) == {*EFFECTS, *NAMED_OTHERWISE}


def test_the_screens_know_the_same_clauses() -> None:
    source = (GAME_FOLDER / "web" / "clauses.js").read_text("utf-8")
    assert dict(re.findall(r"^  (\w+): '([\d.]+)',$", source, re.MULTILINE)) == EFFECT_CLAUSES


@pytest.mark.parametrize(("lang", "name"), [("en", "RULES.md"), ("pl", "RULES.pl.md")])
def test_the_clause_of_a_drawn_card_bears_its_title(lang: str, name: str) -> None:
    texts = (GAME_FOLDER / "texts" / f"{lang}.ftl").read_text("utf-8")
    titles = dict(re.findall(r"^gift_trail-effect-(\w+) = (.+)$", texts, re.MULTILINE))
    ruled = {each["id"]: each["title"] for each in clauses((GAME_FOLDER / name).read_text("utf-8"))}
    for effect in EFFECTS:
        assert ruled[EFFECT_CLAUSES[effect]] == titles[effect]
    for effect in NAMED_OTHERWISE:
        assert EFFECT_CLAUSES[effect] in ruled
