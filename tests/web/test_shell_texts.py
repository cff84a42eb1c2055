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
NEEDED = {"en": {"one", "other"}, "pl": {"one", "few", "many"}}
"""The forms of whole numbers."""
SAME = {"i", "z", "do", "na", "od", "przed", "nie", "s", "min", "pkt", "k", "pojawi"}
"""Polish words behind a number that are the same for each."""
FILES = [
    pytest.param(path, id=str(path.relative_to(PACKAGE)))
    for path in [*TEXTS.glob("*.ftl"), *(PACKAGE / "games").glob("*/texts/*.ftl")]
]


class _Arguments(Visitor):
    """Collects the arguments of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class _Counted(Visitor):
    """Looks at the numbers of a message: which selectors lack a form, and which numbers stand
    before a word that nothing selects. counts: the arguments that are numbers."""

    def __init__(self, needed: set[str], counts: set[str]) -> None:
        self.needed = needed
        self.counts = counts
        self.numbers: set[str] = set()
        self.lacking: list[set[str]] = []
        self.fixed: list[str] = []
        self._chosen: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
        name = _name(node.selector)
        if keys & {"one", "few", "many"}:
            self.numbers.add(name)
            if not self.needed <= keys:
                self.lacking.append(self.needed - keys)
        self._chosen.append(name)
        self.generic_visit(node)
        self._chosen.pop()

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        for before, part, behind in zip(
            [None, *node.elements], node.elements, node.elements[1:], strict=False
        ):
            if not isinstance(part, ast.Placeable) or not isinstance(behind, ast.TextElement):
                continue
            name = _name(part.expression)
            word = re.match(r"[ \u00a0]([a-ząćęłńóśźż]+)", behind.value)
            of = isinstance(before, ast.TextElement) and before.value.endswith(" z ")  # 3 z 50
            known = of or name not in self.counts or name in self._chosen
            if word and word[1] not in SAME and not known:
                self.fixed.append(f"{name} {word[1]}")
        self.generic_visit(node)


def _name(node: ast.BaseNode) -> str:
    """The argument that an expression shows or selects by, "" for none."""
    if isinstance(node, ast.FunctionReference) and node.arguments.positional:
        return _name(node.arguments.positional[0])
    return node.id.name if isinstance(node, ast.VariableReference) else ""


def counted(path: Path, counts: set[str]) -> dict[str, _Counted]:
    """The numbers in every message of a file."""
    found = {}
    for entry in FluentParser().parse(path.read_text()).body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = look = _Counted(NEEDED[path.stem], counts)
            look.visit(entry)
    return found


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
    return keys | {f"yt-room-{switch}{end}" for switch in switches for end in ("", "-note")}


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


@pytest.mark.parametrize("path", FILES)
def test_a_number_that_chooses_a_form_has_them_all(path: Path) -> None:
    looks = counted(path, set())
    assert {key: look.lacking for key, look in looks.items() if look.lacking} == {}


@pytest.mark.parametrize("path", [file for file in FILES if "pl.ftl" in str(file.id)])
def test_a_word_behind_a_number_is_chosen_by_it(path: Path) -> None:
    numbers = {name for look in counted(path, set()).values() for name in look.numbers}
    looks = counted(path, numbers)
    assert {key: look.fixed for key, look in looks.items() if look.fixed} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_gets_a_pronoun(language: str) -> None:
    source = re.sub(r"(?m)^yt-\S+ =|\{ \$\w+", "", (TEXTS / f"{language}.ftl").read_text().lower())
    words = {"en": r"\b(he|she|him|her|his|hers)\b", "pl": r"\b(on|ona|jego|jej|jemu|nią|niego)\b"}
    assert not re.findall(words.get(language, r"(?!)"), source)
