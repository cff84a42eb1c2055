"""Faults of the arena and of what comes with it, that their tests must find."""

from typing import Final

from tests.mutation import Mutant


def _mutant(name: str, path: str, old: str, new: str, test: str) -> Mutant:
    return Mutant(
        f"arena: {name}", f"src/yuletable/{path}.py", old, new, (f"tests/arena/test_{test}.py",)
    )


MUTANTS: Final = [
    _mutant(
        "each game of a block has luck of its own",
        "arena/blocks",
        'seed_of(f"{duel.seed}:{number}")',
        'seed_of(f"{duel.seed}:{number}:{line}")',
        "arena",
    ),
    _mutant(
        "a shared win counts in full",
        "arena/blocks",
        "win = 1 / len(first) if",
        "win = 1.0 if",
        "arena",
    ),
    _mutant(
        "a deviation is taken for an error",
        "arena/statistics",
        "stdev(blocks) / sqrt(len(blocks))",
        "stdev(blocks)",
        "statistics",
    ),
    _mutant(
        "who won everything is sure to",
        "arena/statistics",
        "if spread > 0 else float(count)",
        "if spread > 0 else float(count * 1000)",
        "statistics",
    ),
    _mutant(
        "one among four equals is thought weak",
        "arena/ratings",
        "log1p(sides - 2)",
        "log1p(sides - 1)",
        "ratings",
    ),
    _mutant(
        "who won everything is infinitely strong",
        "arena/ratings",
        "1 / each.sides\n",
        "0.0\n",
        "ratings",
    ),
    _mutant(
        "blocks of other rules count",
        "arena/kept",
        "(line.rules_version, line.code) != _version(line.duel)",
        "line.code != _version(line.duel)[1]",
        "kept",
    ),
    _mutant(
        "a torn line stays in the file",
        "arena/kept",
        "len(data) - len(torn)",
        "len(data)",
        "kept",
    ),
    _mutant(
        "a diary is written to",
        "arena/kept",
        "if (raw and not lines) or",
        "if",
        "kept",
    ),
    _mutant(
        "a program hears what others hear",
        "bots/foreign",
        "event.seen_by(self._seat)",
        "event.full",
        "foreign",
    ),
    _mutant(
        "what a program has started stays",
        "bots/foreign",
        "os.killpg(self._process.pid, signal.SIGKILL)",
        "self._process.kill()",
        "foreign",
    ),
    _mutant(
        "who spoke too early has answered",
        "bots/foreign",
        "if not self._lines.empty():",
        "if False:",
        "foreign",
    ),
    _mutant(
        "a band is missed at its edge",
        "arena/gates",
        "share.low <= self.high and share.high >= self.low",
        "share.low >= self.low and share.high <= self.high",
        "ladder",
    ),
    _mutant(
        "what is missed is no failure",
        "commands/ladder",
        "if pair.met is False",
        "if pair.met",
        "ladder",
    ),
]
