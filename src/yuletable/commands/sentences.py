"""A game's texts for the terminal, which speaks English."""

import re
from typing import Final

from yuletable.commands.errors import to_json
from yuletable.core.protocol import Text
from yuletable.core.registry import Entry

_PLACEABLE: Final = re.compile(r"\{\s*\$([\w-]+)\s*\}")


def sentence(entry: Entry, text: Text) -> str:
    """The English sentence of a text when its message is a plain pattern of one line, else its key
    and arguments."""
    found = re.search(
        rf"^{re.escape(text.key)}\s*=[ \t]*(\S.*)$", _english(entry), flags=re.MULTILINE
    )
    if found:
        line = _PLACEABLE.sub(lambda match: _argument(text, match[1]), found[1].strip())
        if "{" not in line:
            return line
    return f"{text.key} {to_json(text.args)}"


def _argument(text: Text, name: str) -> str:
    value = text.args.get(name, "")
    is_seat = name == "seat" or name.endswith("_seat")
    return f"seat {value}" if is_seat else str(value)


def _english(entry: Entry) -> str:
    texts = entry.folder / "texts" / "en.ftl"
    return texts.read_text("utf-8") if texts.is_file() else ""
