"""The texts of the screens of Hats: what a screen says has a text, and every text is said."""

import re
from importlib.resources import files

FOLDER = files("yuletable.games.hats")
OUTSIDE = (
    "name",
    "blurb",
    "start",
    "reveal-next",
    "option-",
    "bot-",
    "log-",
    "why-",
    "tutorial-",
    "letter-",
)
"""Said by the shell, the log, refusals and the lesson; letters are drawn."""


def texts(lang: str) -> dict[str, str]:
    entry = re.compile(r"^(hats-[\w-]+) =(.*(?:\n(?: |\}).*)*)", re.MULTILINE)
    return dict(entry.findall(FOLDER.joinpath("texts", f"{lang}.ftl").read_text("utf-8")))


def scripts() -> str:
    return "".join(
        path.read_text("utf-8")
        for path in FOLDER.joinpath("web").iterdir()
        if path.name.endswith(".js") and path.name != "cards.js"
    )


def test_every_key_in_the_screens_has_a_text_and_every_text_is_used() -> None:
    source = scripts()
    whole = set(re.findall(r"['\"`](hats-[\w-]+)['\"`]", source)) - {"hats-"}
    begun = set(re.findall(r"`(hats-[\w-]+-)\$\{", source))
    have = texts("en")
    assert {key for key in whole if key not in have} == set()
    assert all(any(key.startswith(start) for key in have) for start in begun)
    begun |= {f"hats-{part}" for part in OUTSIDE}
    referred = set(re.findall(r"\{ (hats-[\w-]+) \}", "".join(have.values())))
    used = whole | referred
    assert {k for k in have if k not in used and not any(k.startswith(b) for b in begun)} == set()


def test_both_languages_have_the_same_marks_on_cards() -> None:
    english, polish = texts("en"), texts("pl")
    marks = {key: text for key, text in english.items() if key.startswith("hats-letter-")}
    assert {key: polish[key] for key in marks} == marks
