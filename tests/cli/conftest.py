"""The command `yuletable` as a function, for its tests."""

import json
from typing import Any

import pytest

from yuletable import cli


class Ran:
    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err

    @property
    def json(self) -> Any:
        assert self.code == 0, self.err
        return json.loads(self.out)


@pytest.fixture
def yuletable(capsys: pytest.CaptureFixture[str]) -> Any:
    def run(*args: object) -> Ran:
        try:
            code = cli.main(list(map(str, args)))
        except SystemExit as stop:
            code = int(stop.code or 0)
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return run
