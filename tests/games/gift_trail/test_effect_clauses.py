"""Each card leads to its clause: in the server's table, in the browser's and in both languages."""

import re

import pytest

from tests.conftest import ROOT
from yuletable.games.gift_trail.actions import EFFECTS
from yuletable.games.gift_trail.spec import EFFECT_CLAUSES
from yuletable.server.rules_text import clauses

GAME = ROOT / "src/yuletable/games/gift_trail"
TEXTS = {
    lang: (GAME / f"texts/{lang}.ftl").read_text("utf-8") for lang in ("en", "pl")
}  # fmt: skip
RULES = {"en": "RULES.md", "pl": "RULES.pl.md"}


def test_every_effect_has_a_clause() -> None:
    assert set(EFFECTS) < set(EFFECT_CLAUSES)


def test_the_browser_has_the_same_table() -> None:
    text = (GAME / "web/clauses.js").read_text("utf-8")
    assert dict(re.findall(r"(\w+): '([\d.]+)'", text)) == EFFECT_CLAUSES


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("effect", EFFECTS)
def test_the_clause_is_titled_like_the_card(effect: str, lang: str) -> None:
    found = {each["id"]: each["title"] for each in clauses((GAME / RULES[lang]).read_text("utf-8"))}
    title = re.search(rf"^gift_trail-effect-{effect} = (.*)$", TEXTS[lang], re.MULTILINE)
    assert title
    assert found[EFFECT_CLAUSES[effect]] == title[1]
