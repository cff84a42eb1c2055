"""Faults of the core that its tests must find."""

from typing import Final

from tests.mutation import Mutant


def _mutant(name: str, module: str, old: str, new: str, *tests: str) -> Mutant:
    files = tuple(f"tests/core/{each}.py" for each in tests)
    return Mutant(f"core: {name}", f"src/yuletable/core/{module}.py", old, new, files)


MUTANTS: Final = [
    _mutant("every draw is the first", "chance", "pack(index)", "pack(0)", "test_chance"),
    _mutant("weights are off by one", "chance", "if rest < 0:", "if rest <= 0:", "test_chance"),
    _mutant(
        "the commitment is the seed",
        "chance",
        "return hashlib.sha256(seed).hexdigest()",
        "return seed.hex()",
        "test_chance",
    ),
    _mutant(
        "true is the number one",
        "protocol",
        "value == c and type(value) is type(c)",
        "value == c",
        "test_protocol",
    ),
    _mutant(
        "illegal actions are played",
        "match",
        "elif action not in state.legal_actions(seat):",
        "elif action < 0:",
        "test_match",
    ),
    _mutant(
        "forced chance is not checked",
        "match",
        "if state.current() != CHANCE or not is_outcome(state.chance(), action):",
        "if state.current() != CHANCE:",
        "test_match",
    ),
    _mutant(
        "the others get the full payload",
        "match",
        "return self.full if self.audience & bit else self.public",
        "return self.full",
        "test_match",
    ),
    _mutant(
        "what others learned of is taken back",
        "match",
        "if any(event.audience & others or event.public is not None for event in told):",
        "if False:",
        "test_match",
    ),
    _mutant(
        "another's step is taken back",
        "match",
        "self.steps[-1][0] != seat or seat not in",
        "seat not in",
        "test_match",
    ),
    _mutant(
        "draws are not checked against the seed",
        "match",
        "if action != expected:",
        "if action < 0:",
        "test_match",
    ),
    _mutant(
        "any seed will do",
        "match",
        "if not seed or commitment(seed) != record.header.commitment:",
        "if not seed:",
        "test_match",
    ),
    _mutant(
        "the result is taken on trust",
        "match",
        "if match.state.scores() != footer.scores or match.state.places() != footer.places:",
        "if False:",
        "test_match",
    ),
    _mutant(
        "steps after the footer are kept",
        "record",
        "if footer is not None:\n            raise",
        "if False:\n            raise",
        "test_record",
    ),
    _mutant(
        "a bot sees the true state",
        "seen",
        "lambda: state.determinize(seat, pick),",
        "lambda: state,",
        "test_seen",
    ),
    _mutant(
        "a game may wait for ever",
        "registry",
        "if clock_id(",
        "if False and clock_id(",
        "test_registry",
    ),
    _mutant(
        "a lesson takes any move for the right one",
        "tutorial",
        'raise WrongAnswer("other")\n            self._play',
        "pass\n            self._play",
        "test_tutorial",
    ),
    _mutant(
        "a lesson's moments are the one state",
        "tutorial",
        "Moment(self.match.state.clone(), events",
        "Moment(self.match.state, events",
        "test_tutorial",
    ),
    _mutant(
        "draws that do not come up are forgotten",
        "tutorial",
        "if draws and not step.any:",
        "if False:",
        "test_tutorial",
    ),
    _mutant(
        "any number may sit down in a position",
        "positions",
        "if not spec.min_seats <= seats <= spec.max_seats:",
        "if not spec.min_seats <= seats:",
        "test_positions",
    ),
]
