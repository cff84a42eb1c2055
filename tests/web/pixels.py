"""The colours of a small piece of a page."""

import struct
import zlib

from playwright.sync_api import FloatRect, Page

Pixel = tuple[int, ...]


def pixels(page: Page, clip: FloatRect) -> list[list[Pixel]]:
    """Rows of colours of a part of the page, each (red, green, blue)."""
    return _decode(page.screenshot(clip=clip))


def _decode(png: bytes) -> list[list[Pixel]]:
    """What Chromium writes: 8 bits a channel, not interlaced."""
    at, data, width, channels = 8, b"", 0, 0
    while at < len(png):
        (size,) = struct.unpack(">I", png[at : at + 4])
        kind, body = png[at + 4 : at + 8], png[at + 8 : at + 8 + size]
        if kind == b"IHDR":
            width, _, depth, colour = struct.unpack(">IIBB", body[:10])
            channels = {2: 3, 6: 4}[colour]
            assert depth == 8
        elif kind == b"IDAT":
            data += body
        at += 12 + size
    raw = zlib.decompress(data)
    stride = width * channels
    rows: list[list[Pixel]] = []
    above = bytearray(stride)
    for start in range(0, len(raw), stride + 1):
        line = _unfilter(
            raw[start], bytearray(raw[start + 1 : start + 1 + stride]), above, channels
        )
        rows.append([tuple(line[i : i + 3]) for i in range(0, stride, channels)])
        above = line
    return rows


def _unfilter(kind: int, line: bytearray, above: bytearray, channels: int) -> bytearray:
    for i in range(len(line)):
        left = line[i - channels] if i >= channels else 0
        corner = above[i - channels] if i >= channels else 0
        up = above[i]
        guess = left + up - corner
        nearest = min((left, up, corner), key=lambda value: abs(guess - value))
        add = (0, left, up, (left + up) // 2, nearest)[kind]
        line[i] = (line[i] + add) % 256
    return line
