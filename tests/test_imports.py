"""Who may import whom, and how large a file may be."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import ROOT

SOURCE = ROOT / "src" / "yuletable"
MAY_IMPORT = {
    "core": set(),
    "games": {"core"},
    "bots": {"core"},
    # What was measured, for whoever wants to read it.
    "ladder": set(),
    "arena": {"core", "bots", "ladder"},
    "adapters": {"core", "bots"},
    "server": {"core", "games", "bots", "ladder"},
    # The command and what belongs to it are the only ones that may start the server.
    "commands": {"core", "bots", "arena", "ladder"},
    "bench": {"core", "bots", "arena", "server", "games"},
    "cli": {"core", "bots", "arena", "commands", "bench", "server"},
    "__main__": {"cli"},
    "web": set(),
}
BORDERS = {
    "__init__",
    "edge",
    "views",
    "looks",
    "previews",
    "bot",
    "search",
    "length",
}
"""The modules of a game that are not its rules, beside those of written positions."""


def is_border(module: str) -> bool:
    """Whether a module of a game is none of its rules. `position` is what a position consists of;
    what has its name in front reads, holds or writes the file of one."""
    return module in BORDERS or module.startswith("position_")


LONGEST = 600


def modules() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def imported(path: Path) -> Iterator[str]:
    """Every module that a file imports, absolute, with the names it takes from packages."""
    package = ("yuletable", *path.relative_to(SOURCE).parent.parts)
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            origin = ".".join(part for part in (base, node.module) if part)
            yield from (f"{origin}.{alias.name}" for alias in node.names)


def layer(path: Path) -> str:
    first = path.relative_to(SOURCE).parts[0]
    return first.removesuffix(".py")


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_layers_import_downwards_only(path: Path) -> None:
    own = layer(path)
    if own == "__init__":
        return
    allowed = {own, *MAY_IMPORT[own], "__version__"}
    for name in imported(path):
        parts = name.split(".")
        if parts[0] == "yuletable" and len(parts) > 1:
            assert parts[1] in allowed, f"{own} may not import {name}"


def rules_modules() -> list[Path]:
    return [path for path in modules() if layer(path) == "games" and not is_border(path.stem)]


@pytest.mark.parametrize("path", rules_modules(), ids=lambda path: path.stem)
def test_rules_import_components_and_the_protocol_only(path: Path) -> None:
    game = path.relative_to(SOURCE).parts[1]
    for name in imported(path):
        good = (
            f"yuletable.games.{game}.",
            "yuletable.core.protocol.",
            "typing.",
            "collections.abc.",
        )
        assert name.startswith(good), f"rules may not import {name}"
        last = name.removeprefix(f"yuletable.games.{game}.").split(".")[0]
        assert not is_border(last), f"rules may not import {name}"


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_nothing_shuffles_with_a_sequence_that_is_not_promised(path: Path) -> None:
    for name in imported(path):
        assert name not in {f"random.{each}" for each in ("shuffle", "choice", "sample")}
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            used = f"{node.value.id}.{node.attr}"
            assert used not in {"random.shuffle", "random.choice", "random.sample"}


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_core_and_rules_read_no_clock_and_do_no_io(path: Path) -> None:
    if layer(path) not in ("core", "games"):
        return
    forbidden = {
        "time",
        "datetime",
        "asyncio",
        "threading",
        "socket",
        "os",
        "subprocess",
        "sqlite3",
    }
    for name in imported(path):
        assert name.split(".")[0] not in forbidden, f"{path.name} imports {name}"


def test_files_are_short() -> None:
    listed = [*SOURCE.rglob("*.py"), *(ROOT / "tests").rglob("*.py"), *SOURCE.rglob("*.js")]
    long = [
        path.relative_to(ROOT)
        for path in listed
        if "vendor" not in path.parts and len(path.read_text("utf-8").splitlines()) >= LONGEST
    ]
    assert long == []
