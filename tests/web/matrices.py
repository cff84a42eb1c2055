"""Which cases of a browser test the short run takes: browsers are slow, and a page that stands well
in one language and size mostly does so in the other."""

import zlib
from collections.abc import Hashable, Iterable, Iterator, Mapping
from typing import Any

import pytest

AXES = ("lang", "size")


def long_but(values: Iterable[object], *short: object) -> list[Any]:
    """The cases of a parameter, of which the short run takes `short` alone."""
    marks = pytest.mark.long
    return [value if value in short else pytest.param(value, marks=marks) for value in values]


def left_out(items: Iterable[pytest.Item]) -> Iterator[pytest.Item]:
    """The cases that only `./test --all` runs: of the languages and sizes of each state all but one
    corner, the first or the last by turns. No state is left out. Every worker finds the same, and
    a test by itself the same as in the whole run."""
    matrices: dict[tuple[Hashable, ...], list[pytest.Function]] = {}
    for item in items:
        if not isinstance(item, pytest.Function) or "browser" not in item.fixturenames:
            continue
        state: tuple[Hashable, ...] = ()
        if hasattr(item, "callspec"):
            state = tuple(_state(item.callspec.params))
        matrices.setdefault((item.path, item.cls, item.originalname, *state), []).append(item)
    turns: dict[str, int] = {}
    for first, *others in matrices.values():
        cases = [first, *others]
        name = f"{first.path.name}::{first.originalname}"
        turn = turns.setdefault(name, zlib.crc32(name.encode()))
        turns[name] += 1
        kept = cases[-1] if turn % 2 else cases[0]
        yield from (case for case in cases if case is not kept)


def _state(params: Mapping[str, object]) -> Iterator[Hashable]:
    """What a case is about besides its language and its size."""
    for name, value in params.items():
        if name not in AXES:
            try:
                hash(value)
            except TypeError:
                yield name, id(value)  # the cases of a state share the one list
            else:
                yield name, value
