"""RULES.md of a game as clauses that the app can show, search and open one by one.

A chapter is a heading of level 2 ("## 3 Shields"), a clause a paragraph that begins with its bold
number and title ("**3.2 Standing.** Text"); what follows belongs to it up to the next.
"""

import re
from importlib.resources.abc import Traversable
from typing import Any, Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

_CLAUSE: Final = re.compile(r"^(\d+(?:\.\d+)+[a-z]?)\s+(.*?)\.?$")
_CHAPTER: Final = re.compile(r"^(\d+)\.?\s+(.*)$")
_CLAUSE_LINE: Final = re.compile(r"^(?=\*\*\d+\.\d+)", re.MULTILINE)
_FILES: Final = {"en": "RULES.md"}


def rules_file(folder: Traversable, lang: str) -> Traversable:
    """The rules of a game in a language, English when there are none."""
    wished = folder / _FILES.get(lang, f"RULES.{lang}.md")
    return wished if wished.is_file() else folder / "RULES.md"


def clauses(markdown: str) -> list[dict[str, Any]]:
    """Each clause as {id, title, html, level}: level 1 the preface (id ""), 2 a chapter, 3 a
    clause."""
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    found: list[dict[str, Any]] = []
    blocks: list[list[Token]] = []
    depth = 0
    for token in parser.parse(_CLAUSE_LINE.sub("\n", markdown)):
        if depth == 0:
            blocks.append([])
        blocks[-1].append(token)
        depth += token.nesting
    for block in blocks:
        start = _start(block)
        if start is not None:
            found.append(start)
        elif not found:
            found.append({"id": "", "title": "", "html": "", "level": 1})
        if start is None or start["level"] == 3:
            # What stands before the first clause of a chapter belongs to the chapter.
            found[-1]["html"] += parser.renderer.render(block, parser.options, {})
    for clause in found:
        clause["html"] = clause["html"].strip()
    return found


def _start(block: list[Token]) -> dict[str, Any] | None:
    """What begins here; its number and title are taken out of the block."""
    first = block[0]
    if first.type == "heading_open":
        text = block[1].content
        # The name of a game may begin with a number, and is no chapter.
        match = _CHAPTER.match(text) if first.tag != "h1" else None
        id, title = match.groups() if match else ("", text)
        return {"id": id, "title": title, "html": "", "level": min(2, int(first.tag[1:]))}
    if first.type != "paragraph_open":
        return None
    children = block[1].children or []
    at = next((i for i, child in enumerate(children) if child.content or child.nesting), None)
    if at is None or children[at].type != "strong_open":
        return None
    close = next((i for i, c in enumerate(children) if c.type == "strong_close"), None)
    if close is None:
        return None
    match = _CLAUSE.match("".join(c.content for c in children[at + 1 : close]).strip())
    if match is None:
        return None
    rest = children[close + 1 :]
    while rest and (rest[0].type == "softbreak" or not rest[0].content.strip()):
        if rest[0].nesting:  # a tag opens: it is part of the text
            break
        rest = rest[1:]
    if rest and rest[0].type == "text":
        rest[0].content = rest[0].content.lstrip()
    block[1].children = rest
    return {"id": match[1], "title": match[2], "html": "", "level": 3}
