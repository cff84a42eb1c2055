"""The texts a screen shows, by key and language."""

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "yuletable"
FOLDERS = (PACKAGE / "web" / "texts", *sorted((PACKAGE / "games").glob("*/texts")))
"""Of the shell and of every game."""


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for folder in FOLDERS:
        bundle.add_resource(FluentResource((folder / f"{lang}.ftl").read_text("utf-8")))
    return bundle


def words(lang: str, key: str, **args: Any) -> str:
    """The sentence of a key in "en" or "pl"; a seat is given by its name, a list joined."""
    bundle = _bundle(lang)
    value = bundle.get_message(key).value
    assert value is not None
    text, errors = bundle.format_pattern(value, args)
    assert not errors, key
    return str(text)
