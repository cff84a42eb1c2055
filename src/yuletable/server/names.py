"""Names of people: what is a good one, when two are the same, what to offer instead."""

import unicodedata
from collections.abc import Collection
from typing import Final

from yuletable.core.protocol import Text

LENGTH: Final = 16
"""Longest name in user-perceived characters."""
_CLUSTER: Final = 12
"""Most code points that one user-perceived character may be made of."""

_ZWJ: Final = "\u200d"
_KEPT_FORMATS: Final = {"\u200c", _ZWJ}
_BLANKS: Final = {"\u2800", "\u3164", "\u115f", "\u1160", "\uffa0"}
_PLAIN: Final = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ħ": "h", "ı": "i", "ŧ": "t"})

_LIKE: Final = {
    "a": "\u0430\u03b1",
    "b": "\u0432",
    "c": "\u0441",
    "d": "\u0501",
    "e": "\u0435\u03b5",
    "g": "\u0581",
    "h": "\u04bb\u043d",
    "i": "\u0456\u03b9l1|\u04cf",
    "j": "\u0458",
    "k": "\u043a\u03ba",
    "m": "\u043c",
    "n": "\u043f\u0578",
    "o": "\u043e\u03bf\u05850",
    "p": "\u0440\u03c1",
    "q": "\u051b",
    "r": "\u0433",
    "s": "\u0455",
    "t": "\u0442\u03c4",
    "u": "\u057d",
    "v": "\u0475\u03bd",
    "w": "\u051d\u03c9",
    "x": "\u0445\u03c7",
    "y": "\u0443\u03c5",
}
"""Letters of other scripts, digits and signs that screens show much like a Latin letter (after
casefold; facts from the confusables data of Unicode UTS 39)."""
_ALIKE: Final = {ord(char): latin for latin, alike in _LIKE.items() for char in alike}


class NameRefusedError(ValueError):
    """Not a name; `why` says what to do."""

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(key)
        self.why = Text(key, dict(args))


def clean(name: str) -> str:
    """The name as it is kept: NFC, trimmed, white space collapsed. Raises NameRefusedError."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if not tidy:
        raise NameRefusedError("yt-why-name-empty")
    if any(_forbidden(char) for char in tidy):
        raise NameRefusedError("yt-why-name-characters")
    if not any(unicodedata.category(c)[0] in "LNPSC" and _seen(c) for c in tidy):
        raise NameRefusedError("yt-why-name-empty")
    parts = clusters(tidy)
    if len(parts) > LENGTH:
        raise NameRefusedError("yt-why-name-long", most=LENGTH, has=len(parts))
    if any(len(part) > _CLUSTER for part in parts):
        raise NameRefusedError("yt-why-name-characters")
    return tidy


def likeness(name: str) -> str:
    """Equal for names that people would take for the same: that differ in case, accents, spaces,
    invisible characters, or in letters of other scripts and digits that look like Latin ones."""
    spread = unicodedata.normalize("NFKD", name.casefold())
    bare = "".join(c for c in spread if unicodedata.category(c) not in ("Mn", "Cf", "Zs"))
    return bare.translate(_PLAIN).translate(_ALIKE) or spread


def free_name(name: str, taken: Collection[str]) -> str:
    """The name with the smallest number behind it that makes it unlike every one in `taken`."""
    known = {likeness(other) for other in taken}
    parts = clusters(name)
    number = 2
    while True:
        tail = f" {number}"
        offered = "".join(parts[: LENGTH - len(tail)]).rstrip() + tail
        if likeness(offered) not in known:
            return offered
        number += 1


def clusters(text: str) -> list[str]:
    """The user-perceived characters of a text: marks, joined emoji, flags and Hangul syllables
    stay together (the rules of UAX 29 that names can meet)."""
    parts: list[str] = []
    flags = 0
    for char in text:
        flag = "\U0001f1e6" <= char <= "\U0001f1ff"
        if parts and (_extends(char) or _joins(parts[-1], char) or (flag and flags % 2 == 1)):
            parts[-1] += char
        else:
            parts.append(char)
        flags = flags + 1 if flag else 0
    return parts


def _extends(char: str) -> bool:
    return (
        unicodedata.category(char)[0] == "M"
        or char in _KEPT_FORMATS
        or "\U0001f3fb" <= char <= "\U0001f3ff"
        or _tag(char)
    )


def _joins(part: str, char: str) -> bool:
    last = part[-1]
    if last == _ZWJ:
        return unicodedata.category(char) in ("So", "Sk", "Cn")
    before, now = _hangul(last), _hangul(char)
    return (before == "L" and now in ("L", "V", "S")) or (
        (before in ("V", "S") and now in ("V", "T")) or (before == "T" and now == "T")
    )


def _hangul(char: str) -> str:
    if "\u1100" <= char <= "\u115f":
        return "L"
    if "\u1160" <= char <= "\u11a7":
        return "V"
    if "\u11a8" <= char <= "\u11ff":
        return "T"
    if "\uac00" <= char <= "\ud7a3":
        return "S" if (ord(char) - 0xAC00) % 28 == 0 else "T"
    return ""


def _tag(char: str) -> bool:
    return "\U000e0020" <= char <= "\U000e007f"


def _seen(char: str) -> bool:
    return char not in _BLANKS and char not in _KEPT_FORMATS and not _tag(char)


def _forbidden(char: str) -> bool:
    kind = unicodedata.category(char)
    if kind == "Cf":
        return char not in _KEPT_FORMATS and not _tag(char)
    if kind == "Cn":  # an emoji newer than this Python is fine, a non-character is not
        return ord(char) & 0xFFFE == 0xFFFE or "\ufdd0" <= char <= "\ufdef"
    return kind in ("Cc", "Cs", "Co", "Zl", "Zp")
