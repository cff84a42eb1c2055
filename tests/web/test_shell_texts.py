"""The shell's texts: the same keys and arguments in every language, every key in use there."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from yuletable.server.avatars import AVATARS

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "yuletable"
TEXTS = PACKAGE / "web" / "texts"
LANGUAGES = sorted(path.stem for path in TEXTS.glob("*.ftl"))
PLURALS = {"en": {"one", "other"}, "pl": {"one", "few", "many", "other"}}


class _Arguments(Visitor):
    """Collects the arguments of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """The arguments of every message by its key."""
    resource = FluentParser().parse((TEXTS / f"{language}.ftl").read_text())
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice in {language}"
            arguments = _Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.names
    return found


def used() -> set[str]:
    """Every whole shell key that stands in a module, or in the server's refusals."""
    keys: set[str] = set()
    scripts = [p for p in (PACKAGE / "web").rglob("*.js") if "vendor" not in p.parts]
    for path in [*scripts, *(PACKAGE / "server").rglob("*.py")]:
        keys |= set(re.findall(r"""["'`](yt-[a-z0-9-]*[a-z0-9])["'`]""", path.read_text()))
    keys.add("yt-language-name")  # read by the server
    keys |= {f"yt-avatar-{avatar}" for avatar in AVATARS}
    keys |= {f"yt-host-{part}" for part in ("game", "people", "room")}
    phases = ("menu", "lobby", "results")
    keys |= {f"yt-host-{way}{phase}" for phase in phases for way in ("", "to-")}
    keys |= {f"yt-timers-{factor}{end}" for factor in range(4) for end in ("", "-short")}
    keys |= {f"yt-plan-{do}" for do in ("remove", "end")}
    keys |= {f"yt-you-host-{why}" for why in ("away", "given", "left", "table")}
    switches = ("lock", "hide", "takeover", "narration")
    keys |= {f"yt-room-{switch}{end}" for switch in switches for end in ("", "-note")}
    return keys | {f"yt-step-{n}{end}" for n in (1, 2, 3) for end in ("", "-note")}


def test_languages_hold_the_same_keys_and_arguments() -> None:
    assert {"en", "pl"} <= set(LANGUAGES)
    for language in LANGUAGES:
        assert messages(language) == messages("en"), language


def test_every_key_in_use_is_there_and_every_key_is_used() -> None:
    assert used() == set(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_those_of_the_language(language: str) -> None:
    source = (TEXTS / f"{language}.ftl").read_text()
    forms = set(re.findall(r"\[(one|two|few|many|other)\]", source))
    assert forms <= PLURALS.get(language, forms)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_gets_a_pronoun(language: str) -> None:
    source = re.sub(r"(?m)^yt-\S+ =|\{ \$\w+", "", (TEXTS / f"{language}.ftl").read_text().lower())
    words = {"en": r"\b(he|she|him|her|his|hers)\b", "pl": r"\b(on|ona|jego|jej|jemu|nią|niego)\b"}
    assert not re.findall(words.get(language, r"(?!)"), source)
