"""Every mutant is found. `./test` tries an eighth of them, `./test --mutants` all."""

from pathlib import Path

import pytest

from tests.mutation import Mutant, all_mutants, outcome, survives

SHARE = 8
"""`./test` tries one of so many."""


def _parameters() -> list[object]:
    return [
        pytest.param(
            mutant, id=mutant.name, marks=[] if number % SHARE == 0 else [pytest.mark.long]
        )
        for number, mutant in enumerate(all_mutants())
    ]


@pytest.mark.parametrize("mutant", _parameters())
def test_the_mutant_is_found(mutant: Mutant, tmp_path: Path) -> None:
    assert survives(mutant, tmp_path) is None


def test_a_copy_without_a_fault_passes(tmp_path: Path) -> None:
    tests = ("tests/conformance", "tests/core", "-k", "tiny or core")
    nothing = Mutant("none", "README.md", "# Yuletable", "# Yuletable", tests)
    code, told = outcome(nothing, tmp_path)
    assert code == 0, told


def test_names_tell_mutants_apart() -> None:
    names = [mutant.name for mutant in all_mutants()]
    assert len(set(names)) == len(names)
