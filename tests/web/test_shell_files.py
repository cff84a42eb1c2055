"""What the browser gets: types that are current, fonts that are small, CSS below the floor."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from yuletable.server.pages import Pages

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


_SAME = """
const ts = require('typescript');
const options = {removeComments: true, target: 99, module: 99, allowJs: true};
const bare = (text) => ts.transpileModule(text, {compilerOptions: options}).outputText;
const pairs = JSON.parse(require('fs').readFileSync(0, 'utf8'));
console.log(JSON.stringify(pairs.filter(([, a, b]) => bare(a) !== bare(b)).map(([path]) => path)));
"""


def test_what_is_served_without_its_comments_is_the_same_code() -> None:
    if not (ROOT / "node_modules" / "typescript").is_dir():
        pytest.skip("no node_modules: ./test puts them there")
    pages = Pages(fresh=False)
    pairs: list[tuple[str, str, str]] = []
    comments = 0
    for path, source in pages._sources.items():
        served = pages.get(path)
        if path.endswith(".js") and "/vendor/" not in path and served is not None:
            raw = source().decode().replace("?h=__HASH__", "")
            sent = served.body.decode().replace(f"?h={pages.hash}", "")
            assert raw.count("\n") == sent.count("\n"), path
            pairs.append((path, raw, sent))
            comments += len(raw) - len(sent)
    assert comments > 20_000
    run = subprocess.run(
        ["node", "-e", _SAME], cwd=ROOT, input=json.dumps(pairs), capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout) == []
