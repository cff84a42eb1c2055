"""The shell's pages, made of one head, and static files: its modules, each game's folder and texts.

Everything is read once at the start. One hash over all of it is written behind every literal
reference to a local module, style or font (`?h=...`), so what carries it can be cached for ever.
"""

import gzip
import hashlib
import html
import json
import mimetypes
import os
import re
from collections.abc import Callable, Iterator
from functools import partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, TypeAlias

from starlette.requests import Request
from starlette.responses import Response

from yuletable.core import registry


def _style(name: str, media: str = "all") -> str:
    return f'<link rel="stylesheet" href="/web/styles/{name}.css" media="{media}">'


_PHONE: Final = ("ph", _style("phone"))
PAGES: Final = {
    # It takes its class itself, as the screen is wide or narrow.
    "home": ("", _style("phone", "(max-width: 899.98px)") + _style("tv", "(min-width: 900px)")),
    "tv": ("tv", _style("tv")),
    "phone": _PHONE,
    "rules": _PHONE,
    "about": _PHONE,
    "learn": ("ph", _style("phone") + _style("learn")),
    "check": _PHONE,
    "fair": _PHONE,
}
"""Every page is web/page.html with the module of the page's name: its class, its styles."""
MARK: Final = "__HASH__"

_TYPES: Final = {
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
}
_PACKED: Final = {".woff2", ".png", ".jpg", ".webp", ".mp4", ".webm", ".mp3", ".ogg"}
_LEFT_OUT: Final = {".py", ".pyc", ".ts", ".md", ".html"}

_IN_JS: Final = re.compile(
    rb"""((?:\bfrom|\bimport)\s*\(?\s*)(["'])((?:\.{0,2}/)[^"'?\s]+\.(?:js|mjs))\2"""
)
_IN_HTML: Final = re.compile(
    rb"""(\b(?:src|href)=)(["'])((?:\.{0,2}/)?[^"'?#:\s]+\.(?:js|mjs|css|woff2|svg|png|webmanifest))\2"""
)
_IN_CSS: Final = re.compile(
    rb"""(url\(\s*|@import\s+)(["']?)([^"')?#:\s]+\.(?:css|woff2|svg|png))\2"""
)
_COMMENTS: Final = re.compile(
    rb"^[ \t]*(?://[^\n]*|/\*\*(?:[^*]|\*(?!/))*\*/[ \t]*)$", re.MULTILINE
)
"""Comments that have lines of their own: a sixth of what a phone would load. Lines keep their
numbers. No line of a template begins like one (tests/web/test_shell_files.py)."""


class File:
    """One served file. body is what is sent, packed its gzip or None."""

    __slots__ = ("body", "etag", "packed", "type")

    def __init__(self, body: bytes, suffix: str) -> None:
        self.body = body
        self.etag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
        guessed = mimetypes.types_map.get(suffix, "application/octet-stream")
        self.type = _TYPES.get(suffix, guessed)
        packed = None if suffix in _PACKED else gzip.compress(body, 9, mtime=0)
        self.packed = packed if packed is not None and len(packed) < len(body) else None


Read: TypeAlias = Callable[[], bytes]
"""Gives the bytes of a file as they are now."""

_TEXTS: Final = "/web/texts/"
_CALLED: Final = re.compile(
    r"^[a-z_0-9]+-(?:name|blurb|bring|start|(?:option|bot)-[\w-]+) *=.*(?:\n[ \t]+.*)*",
    re.MULTILINE,
)
_OWN_NAME: Final = re.compile(r"^yt-language-name *= *(.+?) *$", re.MULTILINE)


class Pages:
    """The pages by name and the files by path. With `fresh` they are read again at each request,
    for work on them."""

    def __init__(self, fresh: bool | None = None) -> None:
        self.fresh = bool(os.environ.get("YULETABLE_DEV")) if fresh is None else fresh
        self._sources = dict(_sources())
        raw = {path: read() for path, read in self._sources.items()}
        self._languages = _languages(self._sources)
        head = self._head()
        whole = hashlib.sha256(head.encode())
        for path in sorted(raw):
            whole.update(path.encode() + b"\0" + raw[path])
        self.hash = "dev" if self.fresh else whole.hexdigest()[:10]
        self._files = {} if self.fresh else {path: self._file(path, raw[path]) for path in raw}
        self._pages = {name: self._file("page.html", _page(head, name)) for name in PAGES}

    def __contains__(self, path: str) -> bool:
        return path in self._sources

    def get(self, path: str) -> File | None:
        """The file at a path like "/web/store.js"."""
        if self.fresh:
            self._sources = dict(_sources())
            read = self._sources.get(path)
            return None if read is None else self._file(path, read())
        return self._files.get(path)

    def page(self, name: str) -> File:
        """One of PAGES."""
        if not self.fresh:
            return self._pages[name]
        return self._file("page.html", _page(self._head(), name))

    def languages(self) -> dict[str, str]:
        """The languages that the shell has texts in, each by its own name: {"en": "English"}."""
        return _languages(dict(_sources())) if self.fresh else self._languages

    def respond(self, request: Request, file: File, page: bool = False) -> Response:
        """The answer with a file. page: it is named by no hash, so it is asked for each time."""
        lasting = not page and request.query_params.get("h") == self.hash and not self.fresh
        headers = {
            "cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache",
            "vary": "accept-encoding",
        }
        if not lasting:  # what never changes is never asked for again: 30 bytes of each file
            headers["etag"] = file.etag
        if file.etag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        body = file.body
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body = file.packed
            headers["content-encoding"] = "gzip"
        return Response(body, media_type=file.type, headers=headers)

    def _head(self) -> str:
        """The head of every page, which tells the languages that a device may choose from."""
        head = (files("yuletable") / "web" / "page.html").read_text("utf-8")
        known = json.dumps(list(self.languages().items()), ensure_ascii=False)
        return head.replace("__LANGUAGES__", html.escape(known))

    def _file(self, path: str, raw: bytes) -> File:
        suffix = _suffix(path)
        if suffix in (".js", ".mjs", ".html"):
            raw = raw.replace(MARK.encode(), self.hash.encode())
        if not self.fresh:
            pattern = {".js": _IN_JS, ".mjs": _IN_JS, ".html": _IN_HTML, ".css": _IN_CSS}.get(
                suffix
            )
            if pattern is not None:
                raw = pattern.sub(rb"\1\2\3?h=" + self.hash.encode() + rb"\2", raw)
            if suffix == ".js" and "/vendor/" not in path:  # a licence stays where it is
                raw = _COMMENTS.sub(lambda found: b"\n" * found[0].count(b"\n"), raw)
        return File(raw, suffix)


def _page(head: str, name: str) -> bytes:
    look, styles = PAGES[name]
    text = head.replace("__LOOK__", look).replace("__STYLES__", styles)
    return text.replace("__PAGE__", name).encode()


def _languages(sources: dict[str, Read]) -> dict[str, str]:
    """A language is there when its file of texts is, web/texts/de.ftl, which also names it."""
    found = {}
    for path in sorted(sources):
        if path.startswith(_TEXTS) and path.endswith(".ftl"):
            tag = path[len(_TEXTS) : -len(".ftl")]
            name = _OWN_NAME.search(sources[path]().decode())
            found[tag] = tag if name is None else name[1]
    return found


def _suffix(path: str) -> str:
    return os.path.splitext(path)[1].lower()


def _sources() -> Iterator[tuple[str, Read]]:
    yield from _walk(files("yuletable") / "web", "/web")
    texts: list[dict[str, Read]] = []
    for id, entry in registry.entries().items():
        yield from _walk(entry.folder / "web", f"/games/{id}")
        own = dict(_walk(entry.folder / "texts", f"/games/{id}/texts"))
        yield from own.items()
        texts.append({path.rpartition("/")[2]: read for path, read in own.items()})
    for name in sorted({name for own in texts for name in own}):
        # A game without this language is called as in English.
        reads = [own.get(name, own.get("en.ftl", bytes)) for own in texts]
        yield f"/games/texts/{name}", partial(_called, reads)


def _called(reads: list[Read]) -> bytes:
    """What games and their switches are called, out of their texts: enough for a lobby."""
    found = [match[0] for read in reads for match in _CALLED.finditer(read().decode())]
    return "\n".join(found).encode()


def _walk(folder: Traversable, path: str) -> Iterator[tuple[str, Read]]:
    if not folder.is_dir():
        return
    for child in sorted(folder.iterdir(), key=lambda c: c.name):
        if child.is_dir():
            if not child.name.startswith((".", "__")):
                yield from _walk(child, f"{path}/{child.name}")
        elif _suffix(child.name) not in _LEFT_OUT and not child.name.startswith("."):
            yield f"{path}/{child.name}", child.read_bytes
