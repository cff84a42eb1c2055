"""Which browser the tests use: one answer, for ./test and for the fixtures.

`$YULETABLE_CHROMIUM`, else a Chromium, Chrome or Edge found on this machine, else Debian's package
when root, else Playwright's download.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

VARIABLE: Final = "YULETABLE_CHROMIUM"
ADVICE: Final = (
    "No browser for the tests: install Chromium, Chrome or Edge, or set the variable "
    f"{VARIABLE} to the path of one."
)
_NAMES: Final = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
    "microsoft-edge-stable",
    "msedge",
)
_MAC: Final = (
    "Chromium.app/Contents/MacOS/Chromium",
    "Google Chrome.app/Contents/MacOS/Google Chrome",
    "Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
)
_WINDOWS: Final = (
    r"Google\Chrome\Application\chrome.exe",
    r"Microsoft\Edge\Application\msedge.exe",
    r"Chromium\Application\chrome.exe",
)


class NoBrowserError(Exception):
    """There is no browser; the text is one sentence that says what to do."""


def find_browser() -> Path:
    """The browser that is there. Raises NoBrowserError."""
    named = os.environ.get(VARIABLE)
    if named:
        if not Path(named).is_file():
            raise NoBrowserError(f"{VARIABLE} names {named}, and there is no such file.")
        return Path(named)
    on_path = [found for found in map(shutil.which, _NAMES) if found]
    candidates = [Path(found) for found in on_path]
    if sys.platform == "darwin":
        folders = [Path("/Applications"), Path.home() / "Applications"]
        candidates += [folder / name for folder in folders for name in _MAC]
    if os.name == "nt":
        variables = ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA")
        roots = [os.environ[variable] for variable in variables if variable in os.environ]
        candidates += [Path(root) / name for root in roots for name in _WINDOWS]
    downloaded = _playwright_browser()
    if downloaded:
        candidates.append(downloaded)
    for candidate in candidates:
        if candidate.is_file():
            return candidate
    raise NoBrowserError(ADVICE)


def get_browser(python: Path) -> Path:
    """The browser, installed if there is none. python: one that has Playwright.

    Raises NoBrowserError.
    """
    try:
        return find_browser()
    except NoBrowserError:
        if os.environ.get(VARIABLE):
            raise
    if _root_on_debian():
        print("Installing the package chromium (this is done once) ...", flush=True)
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
            subprocess.run(["apt-get", *command], env=environment, check=False, capture_output=True)
    else:
        print("Fetching a browser with Playwright (this is done once) ...", flush=True)
        command = [str(python), "-m", "playwright", "install", "chromium"]
        subprocess.run(command, check=False, stdout=subprocess.DEVNULL)
    return find_browser()


def _root_on_debian() -> bool:
    return bool(hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"))


def _playwright_browser() -> Path | None:
    """The newest Chromium among Playwright's downloads."""
    if os.environ.get("PLAYWRIGHT_BROWSERS_PATH"):
        folder = Path(os.environ["PLAYWRIGHT_BROWSERS_PATH"])
    elif os.name == "nt":
        folder = Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "ms-playwright"
    elif sys.platform == "darwin":
        folder = Path.home() / "Library" / "Caches" / "ms-playwright"
    else:
        folder = Path.home() / ".cache" / "ms-playwright"
    patterns = ("chrome-*/chrome", "chrome-*/chrome.exe", "chrome-*/*.app/Contents/MacOS/*")
    found = [path for each in patterns for path in folder.glob(f"chromium-*/{each}")]
    return max(found, key=lambda path: path.stat().st_mtime, default=None)
