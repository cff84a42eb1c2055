"""What a game takes of the shell stands in CONTRIBUTING's table, and the shell has all of it."""

import re
from pathlib import Path

import pytest

from tests.conftest import ROOT

GAMES = ROOT / "src" / "yuletable" / "games"
WEBS = sorted([*GAMES.glob("*/web"), ROOT / "tests" / "tiny_game" / "web"])
IMPORT = re.compile(r"(?:import|^export)\s*(?:\{([^}]*)\}\s*from\s*)?\(?\s*'([^']+)'", re.MULTILINE)
"""Of modules, of types in comments, and what is passed on."""
ANY = "..."


def table() -> dict[str, set[str]]:
    """The names that a game may import, by module; ANY among them: whatever the module exports."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    section = text.split("## The stable surface of /web/")[1].split("\n## ")[0]
    found: dict[str, set[str]] = {}
    for first, second in re.findall(r"(?m)^\| (`/web/.*?) \| (.*) \|$", section):
        folder = ""
        for module in re.findall(r"`([^`]+\.js)`", first):
            folder = module.rpartition("/")[0] if module.startswith("/") else folder
            names = set(re.findall(r"`(\w+)(?:\([^`]*\))?`", second.split(":")[0]))
            names |= {ANY} if "..." in second or not names else set()
            found[module if module.startswith("/") else f"{folder}/{module}"] = names
    return found


def exports(module: str) -> set[str]:
    """The names that a module of the shell exports."""
    source = (ROOT / "src" / "yuletable" / module.removeprefix("/")).read_text("utf-8")
    declared = r"(?m)^export (?:async )?(?:function\*?|const|let|class) (\w+)"
    listed = re.findall(r"(?m)^export \{([^}]*)\}", source)
    return {*re.findall(declared, source), *re.findall(r"\w+", " ".join(listed))}


def imports(path: Path) -> list[tuple[str, set[str]]]:
    """(address, names) of everything that a module imports."""
    found = []
    for names, address in IMPORT.findall(path.read_text("utf-8")):
        found.append((address, {name.split(" as ")[0].strip() for name in names.split(",")} - {""}))
    return found


def test_the_shell_has_all_that_the_table_promises() -> None:
    assert len(table()) >= 8
    for module, names in table().items():
        assert names - {ANY} <= exports(module), module


@pytest.mark.parametrize("web", WEBS, ids=lambda web: web.parent.name)
def test_a_game_imports_the_stable_surface_and_its_own_modules(web: Path) -> None:
    modules = sorted(web.rglob("*.js"))
    assert {"tv.js", "phone.js", "art.js"} <= {path.name for path in modules}
    of_the_shell = 0
    for path in modules:
        source = path.read_text("utf-8")
        taken = imports(path)
        assert len(taken) == len(
            re.findall(r"(?m)^import |\bimport\(|^export \{.*\bfrom ", source)
        ), path.name
        for address, names in taken:
            if address.startswith("."):
                assert web in (path.parent / address).resolve().parents, f"{path.name}: {address}"
                continue
            of_the_shell += 1
            assert address in table(), f"{path.name} imports {address}"
            allowed = table()[address]
            allowed = allowed | exports(address) if ANY in allowed else allowed
            assert names <= allowed, f"{path.name} imports {names - allowed} of {address}"
    assert of_the_shell
