"""A file of finished blocks, one JSON line each, so that a run that was stopped can go on.

Every line says what it is a block of, so a file may hold several runs; whatever belongs to another
run, to other rules or to other code stays in it and is not counted.
"""

import os
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import TypeAlias

import msgspec

from yuletable.arena.blocks import Duel, Forfeit, Fought, settled
from yuletable.core.registry import entry

Result: TypeAlias = Fought | Forfeit


class KeptError(ValueError):
    """A file that cannot be gone on with; the sentence says why. It is left as it was."""


class Line(msgspec.Struct, frozen=True):
    """duel: with the iterations that its bots had. rules_version: of the game. code: what it was
    played by, see `code_of`."""

    duel: Duel
    rules_version: int
    code: str
    result: Result


_lines = msgspec.json.Decoder(Line)
_encode = msgspec.json.encode
_exact = msgspec.json.Encoder(order="sorted").encode
"""One text for a duel, however its options are ordered."""


class Kept:
    """The file at `path`; it need not be there yet. shared: that it holds blocks of other settings
    is nothing to speak of. notes: sentences about what was found in it."""

    def __init__(self, path: Path, shared: bool = False) -> None:
        self.path = path
        self._shared = shared
        self.notes: list[str] = []

    def read(self, duels: Sequence[Duel]) -> list[dict[int, Result]]:
        """The results of these duels by number of the block. A last line that was cut off is taken
        out of the file. Raises KeptError."""
        found: list[dict[int, Result]] = [{} for _ in duels]
        at = {_key(duel): number for number, duel in enumerate(duels)}
        other = outdated = 0
        for line in self._whole_lines():
            key = _exact(line.duel)
            place = at.get(key)
            if place is None:
                other += 1
            elif (line.rules_version, line.code) != _version(line.duel):
                outdated += 1
            else:
                found[place][line.result.number] = line.result
        if other and not self._shared:
            self._note(f"{_blocks(other)} of another setting; kept, and not counted here")
        if outdated:
            self._note(
                f"{_blocks(outdated)} of other rules or played by other code; kept, and "
                "played again"
            )
        return found

    def _whole_lines(self) -> list[Line]:
        try:
            data = self.path.read_bytes()
        except FileNotFoundError:
            return []
        except OSError as error:
            raise KeptError(f"{self.path} cannot be read: {error.strerror}.") from None
        whole, _, torn = data.rpartition(b"\n")
        raw = whole.split(b"\n") if whole else []
        lines = []
        broken = []
        for number, each in enumerate(raw, 1):
            try:
                lines.append(_lines.decode(each))
            except (msgspec.DecodeError, UnicodeDecodeError):
                broken.append(number)
        begun = torn.startswith(b'{"duel":') or b'{"duel":'.startswith(torn)
        if (raw and not lines) or (torn and not raw and not begun):
            raise KeptError(
                f"{self.path} is no file of finished blocks, so nothing is written to it."
            )
        for number in broken:
            self._note(f"line {number} that cannot be read; it is left out")
        if torn:
            self._note("a last line that was cut off; its block is played again")
            self._write("r+b", None, len(data) - len(torn))
        return lines

    def _note(self, what: str) -> None:
        self.notes.append(f"{self.path} has {what}.")

    def add(self, duel: Duel, result: Result) -> None:
        """Write a result behind the others. Raises KeptError."""
        line = Line(_settled(duel), *_version(duel), result)
        self._write("ab", _encode(line) + b"\n", None)

    def _write(self, mode: str, data: bytes | None, size: int | None) -> None:
        try:
            with self.path.open(mode) as file:
                if size is not None:
                    file.truncate(size)
                if data is not None:
                    file.write(data)
                    file.flush()
                    os.fsync(file.fileno())
        except OSError as error:
            raise KeptError(f"{self.path} cannot be written: {error.strerror}.") from None


def _settled(duel: Duel) -> Duel:
    return msgspec.structs.replace(
        duel, mine=settled(duel.mine, duel.game), theirs=settled(duel.theirs, duel.game)
    )


def _key(duel: Duel) -> bytes:
    return _exact(_settled(duel))


def _version(duel: Duel) -> tuple[int, str]:
    return entry(duel.game).game.spec.rules_version, code_of(duel.game)


@cache
def code_of(game: str) -> str:
    """A mark of the code that plays a game: its own, and that of `core` and `bots`. A bot that was
    changed is another bot, and its old blocks tell nothing about it."""
    own = files("yuletable")
    mark = sha256()
    for folder in (entry(game).folder, own / "core", own / "bots"):
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".py"):
                mark.update(f"{file.name}\0".encode() + file.read_bytes() + b"\0")
    return mark.hexdigest()[:16]


def _blocks(count: int) -> str:
    return "1 block" if count == 1 else f"{count} blocks"
