"""Every mutant is found. `./test` tries a few of them, `./test --mutants` all."""

from pathlib import Path

import pytest

from tests.mutation import ROOT, Mutant, all_mutants, outcome, survives

SHARE = 20
"""`./test` tries one of so many."""


def _tried(number: int) -> bool:
    return number % SHARE == 0


def _mutants() -> list[object]:
    return [
        pytest.param(mutant, id=mutant.name, marks=[] if _tried(number) else [pytest.mark.long])
        for number, mutant in enumerate(all_mutants())
    ]


def _tests() -> list[object]:
    """What the mutants are found by, each once; with the mutants that `./test` tries, or all."""
    tried: dict[tuple[str, ...], bool] = {}
    for number, mutant in enumerate(all_mutants()):
        tried[mutant.tests] = tried.get(mutant.tests, False) or _tried(number)
    return [
        pytest.param(tests, id=" ".join(tests), marks=[] if often else [pytest.mark.long])
        for tests, often in tried.items()
    ]


@pytest.mark.parametrize("mutant", _mutants())
def test_the_mutant_is_found(mutant: Mutant, tmp_path: Path) -> None:
    assert survives(mutant, tmp_path) is None


@pytest.mark.parametrize("tests", _tests())
def test_a_copy_without_a_fault_passes(tests: tuple[str, ...], tmp_path: Path) -> None:
    """Else each of their mutants would count as found."""
    nothing = Mutant("none", "README.md", "# Yuletable", "# Yuletable", tests)
    code, told = outcome(nothing, tmp_path)
    assert code == 0, told


def test_names_tell_mutants_apart() -> None:
    names = [mutant.name for mutant in all_mutants()]
    assert len(set(names)) == len(names)


def test_every_mutant_finds_the_text_it_changes() -> None:
    counts = {
        mutant.name: (ROOT / mutant.path).read_text("utf-8").count(mutant.old)
        for mutant in all_mutants()
    }
    assert {name: n for name, n in counts.items() if n != 1} == {}
