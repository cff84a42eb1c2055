"""What the browser gets: types that are current, fonts that are small, CSS below the floor."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "src" / "yuletable" / "web"
STYLES = sorted((ROOT / "src" / "yuletable").rglob("*.css"))
ABOVE_THE_FLOOR = {
    ":has(": "Chromium 105",
    "@container": "Chromium 105",
    "@layer": "Chromium 99",
    "color-mix(": "Chromium 111",
    "subgrid": "Chromium 117",
    "oklch(": "Chromium 111",
    "@property": "Firefox 128",
    "backdrop-filter": "Firefox 103",
    "popover": "Chromium 114",
}


def test_types_are_current() -> None:
    run = subprocess.run(
        [sys.executable, "tools/jstypes.py", "--check"], cwd=ROOT, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stdout + run.stderr


def test_vendored_libraries_are_current() -> None:
    if not (ROOT / "node_modules" / "lit-html").is_dir():
        pytest.skip("no node_modules: ./test puts them there")
    run = subprocess.run(
        [sys.executable, "tools/vendor.py", "--check"], cwd=ROOT, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stdout + run.stderr


def test_fonts_are_at_most_80_kb_and_carry_their_licences() -> None:
    fonts = list((WEB / "fonts").glob("*.woff2"))
    assert sum(font.stat().st_size for font in fonts) <= 80_000
    licences = [path.read_text() for path in (WEB / "fonts").glob("*-OFL.txt")]
    assert len(licences) == 2
    assert all("SIL OPEN FONT LICENSE" in text.upper() for text in licences)


def test_libraries_carry_their_licences() -> None:
    assert "Redistribution" in (WEB / "vendor" / "lit-html" / "LICENSE").read_text()
    apache = WEB / "vendor" / "fluent-bundle" / "LICENSE-Apache-2.0.txt"
    assert "Apache License" in apache.read_text()


@pytest.mark.parametrize("path", STYLES, ids=lambda path: path.name)
def test_styles_stay_below_the_browser_floor(path: Path) -> None:
    source = re.sub(r"/\*.*?\*/", "", path.read_text(), flags=re.DOTALL)
    found = {feature: since for feature, since in ABOVE_THE_FLOOR.items() if feature in source}
    assert not found
    plain = re.sub(r"@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}", "", source)
    for line in plain.splitlines():
        # dvh came with Chromium 108: it stands only behind @supports or after a vh fallback
        assert "dvh" not in line or re.search(r"[\d.]vh", line), line


def test_no_page_names_another_host() -> None:
    for path in WEB.rglob("*"):
        if path.suffix in (".js", ".css", ".html", ".svg") and "vendor" not in path.parts:
            source = path.read_text().replace("http://www.w3.org/", "").replace("/^https?:", "")
            assert "http://" not in source, path
            assert "https://" not in source, path
