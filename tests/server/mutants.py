"""Faults of the server that its tests must find."""

from typing import Final

from tests.mutation import Mutant


def _mutant(name: str, module: str, old: str, new: str, *tests: str) -> Mutant:
    files = tuple(f"tests/server/{each}.py" for each in tests)
    return Mutant(f"server: {name}", f"src/yuletable/server/{module}.py", old, new, files)


MUTANTS: Final = [
    _mutant(
        "what the host answers for a hand is read by the game",
        "rooms",
        'if cause == "host" and not open_ask.takes_blind(data):',
        "if False:",
        "test_blind",
    ),
    _mutant(
        "a blind answer is compared as Python compares",
        "play",
        "_exact(data) in map(_exact, blind)",
        "data in blind",
        "test_blind",
    ),
]
