"""Every reason that the server gives has its words, in both languages, with its arguments."""

import re
from importlib.resources import files

import pytest

SERVER = files("yuletable") / "server"
TEXTS = files("yuletable") / "web" / "texts"


def reasons() -> set[str]:
    found: set[str] = set()
    for folder in (SERVER, SERVER / "commands"):
        for file in folder.iterdir():
            if not file.name.endswith(".py"):
                continue
            found |= set(re.findall(r'"(yt-why-[a-z-]+)"', file.read_text(encoding="utf-8")))
    return found


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_reason_has_its_words(lang: str) -> None:
    text = (TEXTS / f"{lang}.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^(yt-why-[a-z-]+) =", text, re.MULTILINE))
    assert len(reasons()) > 40
    assert reasons() - known == set()
