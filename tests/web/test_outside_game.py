"""A game from outside: the project that CONTRIBUTING shows is built, installed and played."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from tests.conftest import ROOT
from tests.web.driving import BRIEF, GOLD, SMALL_PHONE, WAIT, join, open_tv, text_of, until
from tests.web.evening import House, Screens
from tests.web.looks import Faults

TINY = ROOT / "tests" / "tiny_game"
OURS_ALONE = ("outside", "__pycache__", "golden.txt", "mutants.py", "poison.py")
"""What the tests keep beside the game."""


def shown_project() -> str:
    """The pyproject of a package from outside, as CONTRIBUTING shows it."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    section = text.split("## A game from outside")[1].split("\n## ")[0]
    block = re.search(r"(?m)^    \[build-system\]\n(?:(?:    .*)?\n)+", section)
    assert block is not None
    return dedent(block[0])


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built package: a project with that pyproject and the folder of the game."""
    project = tmp_path_factory.mktemp("project")
    (project / "pyproject.toml").write_text(shown_project(), "utf-8")
    (package,) = tomllib.loads(shown_project())["tool"]["hatch"]["build"]["targets"]["wheel"][
        "packages"
    ]
    shutil.copytree(TINY, project / package, ignore=shutil.ignore_patterns(*OURS_ALONE))
    out = tmp_path_factory.mktemp("wheel")
    quiet = ["--quiet", "--disable-pip-version-check", "--no-index", "--no-deps"]
    command = [sys.executable, "-m", "pip", "wheel", *quiet, "--no-build-isolation"]
    subprocess.run([*command, "--wheel-dir", str(out), str(project)], check=True)
    (built,) = out.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package; on a process's path it is installed beside the product."""
    target = tmp_path_factory.mktemp("site")
    quiet = ["--quiet", "--disable-pip-version-check", "--no-index", "--no-deps", "--no-compile"]
    command = [sys.executable, "-m", "pip", "install", *quiet, "--target", str(target), str(wheel)]
    subprocess.run(command, check=True)
    return target


@pytest.fixture
def screens(browser: Browser, installed: Path, tmp_path: Path) -> Iterator[Screens]:
    house = House(tmp_path)
    house.environment["PYTHONPATH"] = os.pathsep.join(
        filter(None, [str(installed), os.environ.get("PYTHONPATH", "")])
    )
    house.start()
    yield Screens(browser, house)
    for context in list(browser.contexts):
        context.close()
    house.stop()


def test_it_brings_its_own_files_and_touches_none_of_ours(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert {name.split("/")[0].split("-")[0] for name in names} == {"yuletable_tiny"}
    for file in ("RULES.md", "RULES.pl.md", "tutorial.json", "texts/pl.ftl", "web/tv.js"):
        assert f"yuletable_tiny/{file}" in names


def answer(phone: Page) -> bool:
    """Choose the last open card or stake, and press gold; whether there was one to choose."""
    if phone.locator(".tn-phone").count() == 0:
        return False
    try:
        gold = phone.locator(f"footer.thumb {GOLD}")
        if gold.count() == 0:
            choice = phone.locator(".tn-choice:not([disabled]):not(.tn-on)")
            if choice.count() == 0:
                return False
            choice.last.click(timeout=BRIEF)
        gold.first.click(timeout=BRIEF)
    except PlaywrightTimeoutError:
        return False  # the page changed under the finger
    return True


def to_the_results(phones: list[Page]) -> None:
    """Everybody answers until the points stand."""
    over = phones[0].locator(".tn-results")
    for _ in range(200):
        if over.count():
            return
        answered = [answer(phone) for phone in phones]
        if not any(answered):
            phones[0].wait_for_timeout(20)
    expect(over).to_be_visible(timeout=WAIT)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_tv_and_two_phones_play_it_and_begin_again(screens: Screens, lang: str) -> None:
    tv, code = open_tv(screens, lang)
    phones = [join(screens, code, name, lang, SMALL_PHONE) for name in ("Ania", "Świętopełk Maria")]
    host = phones[0]
    faults = Faults()
    host.locator("button.pst", has_text="Tiny").click()
    expect(tv.locator(".pc", has_text="Tiny")).to_be_visible(timeout=WAIT)
    expect(tv.locator(".set .poster")).not_to_have_class(re.compile("empty"), timeout=WAIT)
    faults.tv("lobby", tv)
    host.locator(GOLD).click()
    expect(tv.locator(".tn-seat")).to_have_count(2, timeout=WAIT)
    faults.tv("the cards", tv)

    # One card lies face down on the TV; which, only its own phone says.
    mine = host.locator(".tn-choice").first
    card = (mine.get_attribute("data-look") or "").removeprefix("card-")
    mine.click()
    faults.phone("a card", host)
    host.locator(f"footer.thumb {GOLD}").click()
    expect(tv.locator(".tn-slot .tn-card")).to_have_count(1, timeout=WAIT)
    expect(tv.locator(".tn-slot text")).to_have_count(0)
    expect(host.locator(".tn-phone .lead")).to_contain_text(card, timeout=WAIT)
    assert answer(phones[1])
    until(
        host,
        "() => [...document.querySelectorAll('[data-look=stakes], .tn-wins')].length > 0",
    )
    expect(tv.locator(".tn-wins")).to_have_count(1, timeout=WAIT)

    # A phone that is loaded again stands where it stood.
    for phone in phones:
        stakes = phone.locator("[data-look=stakes]").count()
        phone.reload()
        expect(phone.locator(".tn-phone")).to_be_visible(timeout=WAIT)
        expect(phone.locator("[data-look=stakes]")).to_have_count(stakes)
    to_the_results(phones)
    expect(tv.locator(".tn-tv h1")).not_to_be_empty()
    faults.tv("the results", tv)
    faults.phone("the results", phones[1])
    everything = "".join(text_of(page.locator("body")) for page in (tv, *phones))
    assert "tiny-" not in everything
    host.locator(f"footer.thumb {GOLD}").click()
    expect(host.locator("details.seatfold")).to_be_visible(timeout=WAIT)
    host.locator(GOLD).click()
    to_the_results(phones)
    faults.check()
    screens.check()


@pytest.mark.long
def test_its_lesson_and_its_rules_are_there_too(screens: Screens) -> None:
    page = screens.open("/rules/tiny", "pl")
    expect(page.locator("main")).to_contain_text("2.2", timeout=WAIT)
    page.goto("/learn/tiny")
    following = page.locator("#next")
    following.click(timeout=WAIT)
    expect(page.locator(".learn.acts .lookhere, body > .lookhere")).to_be_visible(timeout=WAIT)
    page.locator("[data-look=card-1]").click()
    page.locator(f"footer.thumb {GOLD}").click()
    expect(page.locator("[data-look=stakes]")).to_be_visible(timeout=WAIT)
    screens.check()
