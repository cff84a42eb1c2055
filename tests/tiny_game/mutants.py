"""Faults of Tiny that the conformance suite must find, one for each thing it says it catches."""

from typing import Final

from tests.mutation import Mutant

_RULES: Final = "tests/tiny_game/rules.py"
_EDGE: Final = "tests/tiny_game/edge.py"


def _mutant(name: str, path: str, old: str, new: str, *tests: str) -> Mutant:
    files = tuple(f"tests/conformance/{each}.py" for each in tests)
    return Mutant(f"tiny: {name}", path, old, new, (*files, "-k", "tiny"))


MUTANTS: Final = [
    _mutant(
        "a clone shares the hands",
        _RULES,
        "twin.hands = [list(hand) for hand in self.hands]",
        "twin.hands = list(self.hands)",
        "test_simulation",
    ),
    _mutant(
        "legal actions are not sorted",
        _RULES,
        "self.hands[seat] = sorted([*self.hands[seat], card])",
        "self.hands[seat] = [*self.hands[seat], card]",
        "test_simulation",
    ),
    _mutant(
        "an absent actor cannot be passed",
        _RULES,
        'for kind in ("default", "skip")',
        'for kind in ("skip",)',
        "test_simulation",
    ),
    _mutant(
        "the default is not legal",
        _RULES,
        "return self.legal_actions(seat)[0]",
        "return 0",
        "test_simulation",
    ),
    _mutant(
        "the key forgets the stake",
        _RULES,
        "(self.weather, self.winner, self.stake),",
        "(self.weather, self.winner),",
        "test_simulation",
    ),
    _mutant(
        "a position forgets the weather",
        _EDGE,
        'state.weather, state.winner = data["weather"], data["winner"]',
        'state.winner = data["winner"]',
        "test_simulation",
    ),
    _mutant(
        "nonsense raises",
        _EDGE,
        'if not isinstance(data, dict):\n            return _refuse("unknown")',
        "if not isinstance(data, dict):\n            raise TypeError(data)",
        "test_simulation",
    ),
    _mutant(
        "the table sees commits early",
        _EDGE,
        "open_cards = state.phase in (WEATHER, STAKING, COIN)",
        "open_cards = True",
        "test_secrets",
    ),
    _mutant(
        "everyone sees the stake",
        _EDGE,
        "(own or state.phase == COIN)",
        "True",
        "test_secrets",
    ),
    _mutant(
        "seat 0's hand in every view",
        _EDGE,
        "list(state.hands[viewer])",
        "list(state.hands[0])",
        "test_secrets",
    ),
    _mutant(
        "an event tells the others the card",
        _RULES,
        'emit("committed", 1 << seat, {"seat": seat, "card": card}, {"seat": seat})',
        'emit("committed", EVERYONE, {"seat": seat, "card": card})',
        "test_secrets",
    ),
    _mutant(
        "a card may be named for somebody else",
        _EDGE,
        'blind=[{"lowest": True}])',
        "blind=None)",
        "test_secrets",
    ),
    _mutant(
        "the answers for somebody else tell the hand",
        _EDGE,
        'blind=[{"lowest": True}])',
        "blind=[default])",
        "test_secrets",
    ),
    _mutant(
        "worlds change the seat's own hand",
        _RULES,
        "others = [other for other in range(self.seats) if other != seat]",
        "others = list(range(self.seats))",
        "test_secrets",
    ),
    _mutant(
        "worlds are drawn by the global generator",
        _RULES,
        "twin.committed[other] = pool.pop(pick(len(pool)))",
        'twin.committed[other] = pool.pop(__import__("random").randrange(len(pool)))',
        "test_secrets",
    ),
    _mutant(
        "the last to commit has an edge",
        _RULES,
        "        self.committed[seat] = card\n",
        "        self.committed[seat] = card\n        self.winner = seat\n",
        "test_order",
    ),
    _mutant(
        "events change the state",
        _RULES,
        '            if emit is not None:\n                emit("tossed"',
        "            if emit is not None:\n                self.points[0] += 1\n"
        '                emit("tossed"',
        "test_replay",
    ),
    _mutant(
        "set order decides",
        _RULES,
        "return [seat for seat in range(self.seats) if self.committed[seat] < 0]",
        'return [int(s) for s in {"0", "1", "2", "3"} if int(s) < self.seats '
        "and self.committed[int(s)] < 0]",
        "test_determinism",
        "test_simulation",
    ),
    _mutant(
        "snow counts as sun",
        _RULES,
        "if outcome == SUN else min(self.committed)",
        "if outcome == SUN else max(self.committed)",
        "test_golden",
    ),
]
