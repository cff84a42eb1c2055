"""How far a long run is, on the terminal; nothing where nobody looks."""

from time import monotonic
from typing import Final, TextIO

WIDTH: Final = 24
_EVERY_S: Final = 0.2


class Progress:
    """A line on `out` that is drawn over again: so many of `total`, and about how long still.

    Nothing is written where `out` is no terminal, but for `say`.
    """

    def __init__(self, out: TextIO, total: int, unit: str) -> None:
        self._out = out
        self._total = total
        self._unit = unit
        self._began = self._drawn = monotonic()
        self._first: int | None = None
        self._shown = ""
        self._seen = out.isatty()

    def at(self, done: int) -> None:
        """So many are done. The first number is what was there before: it took no time."""
        now = monotonic()
        if self._first is None:
            self._first = done
        elif now - self._drawn < _EVERY_S and done < self._total:
            return
        self._drawn = now
        if self._seen:
            self._draw(self._text(done, now - self._began))

    def say(self, sentence: str) -> None:
        """A sentence above the line."""
        shown = self._shown
        self._draw("")
        self._out.write(sentence + "\n")
        self._draw(shown)

    def end(self) -> None:
        """Wipe the line."""
        self._draw("")

    def _text(self, done: int, seconds: float) -> str:
        filled = WIDTH * done // self._total if self._total else WIDTH
        text = f"[{'#' * filled:{WIDTH}}] {done}/{self._total} {self._unit}"
        new = done - (self._first or 0)
        if new and done < self._total:
            text += f", about {_span(seconds / new * (self._total - done))} left"
        return text

    def _draw(self, text: str) -> None:
        if self._seen and text != self._shown:
            self._out.write("\r" + text + " " * (len(self._shown) - len(text)))
            if not text:
                self._out.write("\r")
            self._out.flush()
        self._shown = text


def _span(seconds: float) -> str:
    if seconds < 90:
        return f"{seconds:.0f} s"
    minutes = round(seconds / 60)
    return f"{minutes} min" if minutes < 90 else f"{minutes / 60:.1f} h"
