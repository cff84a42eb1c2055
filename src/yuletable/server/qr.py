"""QR codes, and what may stand in one."""

import re
from typing import Final

import segno

LONGEST: Final = 300
"""Most characters of a text that is no address."""
_WIFI: Final = re.compile(r"^WIFI:(?:[TSPHI]:(?:\\[\\;,:\"]|[^\\;\x00-\x1f])*;)+;$")


def is_wifi(text: str) -> bool:
    """Whether a text is what phones read as "join this Wi-Fi": `WIFI:T:WPA;S:name;P:password;;`,
    with a backslash before each of \\ ; , : " inside a field."""
    return len(text) <= LONGEST and _WIFI.match(text) is not None and ";S:" in f";{text[5:]}"


def qr_svg(text: str) -> str:
    """A QR code as an svg element that takes the size and colour of its place."""
    code = segno.make(text, error="m", micro=False)
    return str(code.svg_inline(border=2, omitsize=True, dark="#000", light="#fff"))


def qr_terminal(text: str) -> str:
    """A QR code in half blocks, for a terminal."""
    rows = [list(row) for row in segno.make(text, error="l", micro=False).matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    blocks = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    return "\n".join(
        "".join(blocks[bool(top), bool(low)] for top, low in zip(rows[i], rows[i + 1], strict=True))
        for i in range(0, len(rows), 2)
    )
