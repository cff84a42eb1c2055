"""Names of people: what is a good one, when two are the same, what to offer instead."""

import unicodedata
from collections.abc import Collection
from typing import Final

from yuletable.core.protocol import Text

LENGTH: Final = 16
"""Longest name in user-perceived characters."""
_CLUSTER: Final = 12
"""Most code points that one user-perceived character may be made of."""
_MARKS: Final = 3
"""Most marks on one letter: more would grow into the lines above and below it."""

_ZWJ: Final = "\u200d"
_KEPT_FORMATS: Final = {"\u200c", _ZWJ}
_BLANKS: Final = {
    "\u2800", "\u3164", "\u115f", "\u1160", "\uffa0", "\U0001d159", "\U00013441", "\U00013442",
}  # fmt: skip
"""Letters and signs that show nothing at all."""
_PLAIN: Final = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ħ": "h", "ı": "i", "ŧ": "t"})

_LIKE: Final = {
    "a": "\u0430\u03b1\u0251\u1d00\u13aa\ua4ee",
    "b": "\u0432\u0299\u13f4\ua4d0",
    "c": "\u0441\u1d04\u13df\ua4da\u2ca5",
    "d": "\u0501\u1d05\u13a0\ua4d3",
    "e": "\u0435\u03b5\u1d07\u13ac\ua4f0",
    "f": "\ua730\ua4dd",
    "g": "\u0581\u0261\u0262\u13c0\ua4d6",
    "h": "\u04bb\u043d\u0570\u029c\u13bb\ua4e7\u2c8f",
    "i": "\u0456\u03b9l1|\u04cf\u0269\u026a\u13a5\ua4f2\u2c93",
    "j": "\u0458\u03f3\u0575\u1d0a\u13ab\ua4d9",
    "k": "\u043a\u03ba\u1d0b\u13e6\ua4d7\u2c95",
    "m": "\u043c\u1d0d\u13b7\ua4df\u2c99",
    "n": "\u043f\u0578\u03b7\u0274\ua4e0\u2c9b",
    "o": "\u043e\u03bf\u05850\u1d0f\ua4f3\u2c9f",
    "p": "\u0440\u03c1\u1d18\u13e2\ua4d1\u2ca3",
    "q": "\u051b\u0566",
    "r": "\u0433\u0280\u13a1\u13d2\ua4e3",
    "s": "\u0455\ua731\u13d5\u13da\ua4e2",
    "t": "\u0442\u03c4\u1d1b\u13a2\ua4d4\u2ca7",
    "u": "\u057d\u03bc\u1d1c\ua4f4",
    "v": "\u0475\u03bd\u1d20\u13d9\ua4e6",
    "w": "\u051d\u03c9\u1d21\u13b3\u13d4\ua4ea",
    "x": "\u0445\u03c7\ua4eb\u2cad",
    "y": "\u0443\u03c5\u04af\u028f\u13bd\ua4ec\u2ca9",
    "z": "\u1d22\u13c3\ua4dc",
}
"""Letters of other scripts, digits and signs that screens show much like a Latin letter (after
casefold; facts from the confusables data of Unicode UTS 39). Letters with one case only are taken
for the capital that they look like, small capitals too."""
_ALIKE: Final = {ord(char): latin for latin, alike in _LIKE.items() for char in alike}
_CAPITALS: Final = str.maketrans(
    "\u0392\u0396\u0397\u039c\u039d\u2c82\u2c8e\u2c98\u2c9a",
    "BZHMNBHMN",
)
"""Greek and Coptic capitals that look like another Latin letter than their small ones do."""


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
    if any(char in _BLANKS for char in tidy):
        raise NameRefusedError("yt-why-name-characters")
    parts = clusters(tidy)
    if len(parts) > LENGTH:
        raise NameRefusedError("yt-why-name-long", most=LENGTH, has=len(parts))
    if any(len(part) > _CLUSTER or _marks(part) > _MARKS for part in parts):
        raise NameRefusedError("yt-why-name-characters")
    return tidy


def alike(one: str, other: str) -> bool:
    """Whether people would take the names for the same: they differ in case, accents, spaces,
    invisible characters, or in letters of other scripts and digits that look like Latin ones."""
    return not looks(one).isdisjoint(looks(other))


def looks(name: str) -> set[str]:
    """What names that are alike have in common: the look as written, and that in small letters,
    which is another where a capital looks like one Latin letter and its small one like another."""
    return {_look(name), _look(name.casefold())}


def _look(name: str) -> str:
    # Taking apart may bring capitals, and folding may bring marks.
    capitals = unicodedata.normalize("NFKD", name).translate(_CAPITALS)
    spread = unicodedata.normalize("NFKD", capitals.casefold())
    bare = "".join(c for c in spread if unicodedata.category(c) not in ("Mn", "Cf", "Zs"))
    return bare.translate(_PLAIN).translate(_ALIKE) or spread


def free_name(name: str, taken: Collection[str]) -> str:
    """The name with the smallest number behind it that makes it unlike every one in `taken`."""
    known = {look for other in taken for look in looks(other)}
    parts = clusters(name)
    number = 2
    while True:
        tail = f" {number}"
        offered = "".join(parts[: LENGTH - len(tail)]).rstrip() + tail
        if known.isdisjoint(looks(offered)):
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


def _marks(part: str) -> int:
    # A variation selector is a mark by its kind only: emoji have one in every part.
    shown = (char for char in part if not "\ufe00" <= char <= "\ufe0f")
    return sum(unicodedata.category(char)[0] == "M" for char in shown)


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
