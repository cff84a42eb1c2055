"""./run and ./test: what they say, what they need, what they leave alone."""

import ast
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import ROOT
from tools import browser, environment

SCRIPTS = ("run", "test")


def script(name: str, *args: str, **options: Any) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / name), *args]
    return subprocess.run(command, capture_output=True, text=True, **options)


@pytest.mark.parametrize("name", SCRIPTS)
def test_help_works_from_anywhere(name: str, tmp_path: Path) -> None:
    done = script(name, "--help", cwd=tmp_path)
    assert done.returncode == 0
    assert "--setup-only" in done.stdout


def test_run_explains_the_options_of_an_evening() -> None:
    shown = script("run", "--help").stdout
    for option in ("--bind", "--port", "--data", "--public-url", "--no-open"):
        assert option in shown


@pytest.mark.parametrize("name", SCRIPTS)
def test_an_old_python_is_told_so_in_one_sentence(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    ast.parse(text, feature_version=(3, 7))
    code = f"import runpy, sys; sys.version_info = (3, 8, 0); runpy.run_path({str(ROOT / name)!r})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 1
    assert "3.11 or newer; this is 3.8" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_script_needs_the_standard_library_only(name: str) -> None:
    own = {"environment", "browser"}
    files = [ROOT / name, *(ROOT / "tools" / f"{each}.py" for each in own)]
    for path in files:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            for each in names:
                first = each.split(".")[0]
                assert first in sys.stdlib_module_names | own, f"{path.name} imports {each}"


def test_ci_runs_the_same_checks() -> None:
    assert 'exec python3 "$(dirname "$0")/../test"' in (ROOT / ".ci" / "run").read_text("utf-8")


def test_pins_name_versions_and_no_place() -> None:
    for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines():
        assert re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9._-]*==[A-Za-z0-9.+!]+", line), line
    text = (ROOT / "package-lock.json").read_text("utf-8")
    packages = json.loads(text)["packages"].items()
    assert not [name for name, package in packages if {"resolved", "funding"} & package.keys()]
    assert "://" not in text


def test_everything_needed_is_pinned() -> None:
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    pins = {
        line.split("==")[0].lower().replace("_", "-")
        for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    }
    needed = [
        *project["project"]["dependencies"],
        *project["dependency-groups"]["test"],
        *environment.BUILD,
    ]
    for each in needed:
        found = re.match(r"[A-Za-z0-9._-]+", each)
        assert found
        assert found[0].lower().replace("_", "-") in pins


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The environment functions work on an empty folder."""
    for name in ("pyproject.toml", "constraints.txt"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    venv = tmp_path / ".venv"
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(environment, "VENV", venv)
    monkeypatch.setattr(environment, "BIN", venv / "bin")
    monkeypatch.setattr(environment, "PYTHON", venv / "bin" / "python")
    monkeypatch.setattr(environment, "WHEELS", venv / "wheels")
    return tmp_path


def test_a_second_time_installs_nothing(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    commands: list[list[str]] = []

    def make() -> None:
        environment.PYTHON.parent.mkdir(parents=True)
        environment.PYTHON.touch()

    monkeypatch.setattr(environment, "_works", lambda: False)
    monkeypatch.setattr(environment, "_make", make)
    monkeypatch.setattr(environment, "run", lambda command, advice: commands.append(command))
    environment.ensure(test=False)
    first = len(commands)
    assert first == 2
    assert "Installing" in capsys.readouterr().out
    environment.ensure(test=False)
    assert len(commands) == first
    assert capsys.readouterr().out == ""
    # A changed pin is installed.
    monkeypatch.setattr(environment, "_works", lambda: True)
    with (elsewhere / "constraints.txt").open("a") as pins:
        pins.write("new==1\n")
    environment.ensure(test=False)
    assert len(commands) == 2 * first
    assert all("--constraint" in command for command in commands)


def test_a_step_that_fails_says_what_to_do(elsewhere: Path) -> None:
    code = "print('a reason'); raise SystemExit(3)"
    with pytest.raises(environment.SetUpError, match=r"a reason\nLook here\."):
        environment.run([sys.executable, "-c", code], "Look here.")


def test_a_folder_that_cannot_be_written_is_said(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import venv

    def refuse(*args: object, **options: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(venv, "create", refuse)
    with pytest.raises(environment.SetUpError, match="can be written"):
        environment.ensure(test=False)


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine without any browser."""
    monkeypatch.delenv(browser.VARIABLE, raising=False)
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path / "downloads"))
    monkeypatch.setattr("tools.browser.shutil.which", lambda name: None)
    monkeypatch.setattr(browser, "_MAC", ())
    monkeypatch.setattr(browser, "_WINDOWS", ())
    return tmp_path


def test_the_variable_names_the_browser(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mine = bare / "mine"
    monkeypatch.setenv(browser.VARIABLE, str(mine))
    with pytest.raises(browser.NoBrowserError, match="no such file"):
        browser.get_browser(Path(sys.executable))
    mine.touch()
    assert browser.find_browser() == mine


def test_a_browser_on_the_path_is_found(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chrome = bare / "google-chrome"
    chrome.touch()
    monkeypatch.setattr(
        "tools.browser.shutil.which", lambda name: str(chrome) if name == chrome.name else None
    )
    assert browser.find_browser() == chrome


def test_a_download_of_playwright_is_found(bare: Path) -> None:
    path = bare / "downloads" / "chromium-1200" / "chrome-linux" / "chrome"
    path.parent.mkdir(parents=True)
    path.touch()
    assert browser.find_browser() == path


@pytest.mark.parametrize("root", [True, False])
def test_without_a_browser_one_is_installed_or_one_sentence_helps(
    bare: Path, monkeypatch: pytest.MonkeyPatch, root: bool
) -> None:
    commands: list[list[str]] = []
    monkeypatch.setattr(browser, "_root_on_debian", lambda: root)
    monkeypatch.setattr(
        "tools.browser.subprocess.run", lambda command, **options: commands.append(command)
    )
    with pytest.raises(browser.NoBrowserError, match=browser.VARIABLE) as caught:
        browser.get_browser(Path("python"))
    assert "\n" not in str(caught.value)
    if root:
        assert [command[:2] for command in commands] == [
            ["apt-get", "update"],
            ["apt-get", "install"],
        ]
    else:
        assert commands == [["python", "-m", "playwright", "install", "chromium"]]
