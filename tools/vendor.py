"""Copies the two browser libraries from node_modules to src/yuletable/web/vendor, with licences.

Only what the pages import is copied; the few modules of Fluent are joined into one, without their
comments. Run after `npm ci`:
`python tools/vendor.py`; `--check` says (exit code 1) when the copies are stale.
"""

import argparse
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MODULES = ROOT / "node_modules"
VENDOR = ROOT / "src" / "yuletable" / "web" / "vendor"

LIT_DIRECTIVES = ("repeat", "if-defined", "unsafe-html", "unsafe-svg", "ref", "keyed")
LIT = (
    *("lit-html", "directive", "async-directive", "directive-helpers"),
    *(f"directives/{name}" for name in LIT_DIRECTIVES),
)
FLUENT = ("types", "builtins", "scope", "resolver", "memoizer", "bundle", "resource")
"""In the order of their imports: joined they are one module, and one request."""
FLUENT_EXPORTS = ("FluentBundle", "FluentResource", "FluentNumber", "FluentType")

APACHE_NOTE = """@fluent/bundle, part of Project Fluent, by Mozilla and contributors.

Licensed under the Apache License, Version 2.0. The text of the licence is in LICENSE-Apache-2.0.txt
of this folder.
"""


def wanted() -> dict[str, bytes]:
    """The content of every vendored file by its path below the vendor folder."""
    files: dict[str, bytes] = {}
    for name in LIT:
        source = MODULES / "lit-html" / f"{name}.js"
        files[f"lit-html/{name}.js"] = _without_map(source.read_text()).encode()
        types = source.with_suffix(".d.ts").read_text()
        files[f"lit-html/{name}.d.ts"] = _without_map(types).encode()
    files["lit-html/LICENSE"] = (MODULES / "lit-html" / "LICENSE").read_bytes()
    files["fluent-bundle/index.js"] = _joined_fluent().encode()
    for types_file in sorted((MODULES / "@fluent" / "bundle" / "esm").glob("*.d.ts")):
        files[f"fluent-bundle/{types_file.name}"] = types_file.read_bytes()
    files["fluent-bundle/NOTICE"] = APACHE_NOTE.encode()
    return files


def _joined_fluent() -> str:
    folder = MODULES / "@fluent" / "bundle" / "esm"
    parts = [_bare((folder / f"{name}.js").read_text()) for name in FLUENT]
    note = "// @fluent/bundle, Apache-2.0, see NOTICE. Its modules joined by tools/vendor.py.\n"
    return note + "".join(parts) + f"export {{ {', '.join(FLUENT_EXPORTS)} }};\n"


def _bare(source: str) -> str:
    """A module without its imports, exports, comments and indents."""
    source = re.sub(r"^\s*/\*.*?\*/[ \t]*$", "", source, flags=re.MULTILINE | re.DOTALL)
    source = re.sub(r"^\s*//.*$", "", source, flags=re.MULTILINE)
    source = re.sub(r"^import .*?;$", "", source, flags=re.MULTILINE | re.DOTALL)
    source = re.sub(r"^export (?=class|function|const|let)", "", source, flags=re.MULTILINE)
    return "".join(f"{line.strip()}\n" for line in source.splitlines() if line.strip())


def _without_map(text: str) -> str:
    return re.sub(r"\n?//# sourceMappingURL=\S+\s*$", "\n", text)


def main() -> int:
    """Copy, or compare with `--check`. Returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    if not (MODULES / "lit-html").is_dir():
        print("There is no node_modules folder: run `npm ci` in the project first.")
        return 2
    files = wanted()
    if parser.parse_args().check:
        stale = [p for p, data in files.items() if not _same(VENDOR / p, data)]
        if stale:
            print(f"Stale: {', '.join(stale)}. Run `python tools/vendor.py`.")
        return 1 if stale else 0
    for path, data in files.items():
        target = VENDOR / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
    print(f"{len(files)} files in {VENDOR.relative_to(ROOT)}")
    return 0


def _same(path: Path, data: bytes) -> bool:
    return path.is_file() and path.read_bytes() == data


if __name__ == "__main__":
    sys.exit(main())
