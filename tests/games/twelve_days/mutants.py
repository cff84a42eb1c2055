"""Faults of 12 Days that its tests must find."""

from typing import Final

from tests.mutation import Mutant

_GAME: Final = "src/yuletable/games/twelve_days"


def _mutant(name: str, file: str, old: str, new: str, *tests: str) -> Mutant:
    paths = tuple(f"tests/games/twelve_days/{each}.py" for each in tests)
    return Mutant(f"twelve_days: {name}", f"{_GAME}/{file}", old, new, paths)


def _sound(name: str, file: str, old: str, new: str, suite: str = "simulation") -> Mutant:
    tests = (f"tests/conformance/test_{suite}.py", "-k", "twelve_days-2 or twelve_days-8")
    return Mutant(f"twelve_days: {name}", f"{_GAME}/{file}", old, new, tests)


def _leak(name: str, file: str, old: str, new: str) -> Mutant:
    return _sound(name, file, old, new, "secrets")


MUTANTS: Final = [
    _mutant(
        "a straight goes round from 12 to 1",
        "actions.py",
        "*[tuple(range(low, high + 1)) for low in RANKS for high in range(low + 1, HIGHEST + 1)],",
        "*[tuple(range(low, high + 1)) if (low, high) != (11, 12) else (1, 12)"
        " for low in RANKS for high in range(low + 1, HIGHEST + 1)],",
        "test_clauses_hand",
    ),
    _mutant(
        "of equals the earlier wins",
        "rules.py",
        "LOW[action] <= self.best_low",
        "LOW[action] < self.best_low",
        "test_clauses_trick",
    ),
    _mutant(
        "the lowest card so far is the bar",
        "rules.py",
        "answers(self.hands[seat], KIND[lead], LOW[lead])",
        "answers(self.hands[seat], KIND[lead], self.best_low)",
        "test_oracle",
    ),
    _mutant(
        "an answer must be lower than the lead",
        "actions.py",
        "LOW[action] <= key & 15",
        "LOW[action] < key & 15",
        "test_oracle",
    ),
    _mutant(
        "last cards come back to the winner too",
        "rules.py",
        "if sizes[seat] or seat == winner:",
        "if sizes[seat]:",
        "test_clauses_trick",
    ),
    _mutant(
        "last cards are lost",
        "rules.py",
        "if sizes[seat] or seat == winner:",
        "if True:",
        "test_clauses_trick",
    ),
    _mutant(
        "one alone of those with most gives",
        "scoring.py",
        "if cards == most and gifts[seat]]",
        "if cards == most and gifts[seat]][:1]",
        "test_clauses_hand",
        "test_oracle",
    ),
    _mutant(
        "who has no gift gives one",
        "scoring.py",
        "if cards == most and gifts[seat]]",
        "if cards == most]",
        "test_clauses_hand",
    ),
    _mutant(
        "equal gifts share no place",
        "scoring.py",
        "sum([other > own for other in gifts])",
        "sum([other >= own for other in gifts]) - 1",
        "test_clauses_hand",
    ),
    _mutant(
        "the dealer's neighbour leads every hand",
        "rules.py",
        "            self.dealer = (self.dealer + 1) % self.n\n",
        "            self.dealer = (self.dealer + 1) % self.n\n"
        "            self.leader = (self.dealer + 1) % self.n\n",
        "test_clauses_hand",
    ),
    _mutant(
        "the short game begins without gifts",
        "position.py",
        'return 1 if self.options["length"] == "short" else 0',
        "return 0",
        "test_clauses_hand",
    ),
    _mutant(
        "the bound is one trick too high",
        "spec.py",
        "return (DEAL[seats] - 1) * seats + 1",
        "return (DEAL[seats] - 1) * seats + 2",
        "test_clauses_trick",
    ),
    _mutant(
        "the leader may pass",
        "edge.py",
        'return PASS if state.trick else why("lead-first")',
        "return PASS",
        "test_refusals",
    ),
    _mutant(
        "nobody is told what comes of the last play",
        "rules.py",
        "        if len(trick) == self.n:\n            self._end_trick(emit)",
        "        if len(trick) == self.n:\n            self._end_trick(None)",
        "test_clauses_trick",
    ),
    _mutant(
        "what came back is forgotten",
        "rules.py",
        "        self.known |= back\n",
        "",
        "test_clauses_hand",
    ),
    _mutant(
        "what came back is open when it is played",
        "rules.py",
        "                self.known &= ~(1 << seat)\n",
        "                pass\n",
        "test_clauses_hand",
    ),
    _mutant(
        "the key forgets what is known",
        "position.py",
        "(self.leader, self.known, self.tricks,",
        "(self.leader, self.tricks,",
        "test_positions",
    ),
    _mutant(
        "worlds deal known hands anew",
        "worlds.py",
        "if other == seat or known >> other & 1:",
        "if other == seat:",
        "test_worlds",
    ),
    _sound(
        "worlds show where the cards are",
        "worlds.py",
        "pool = [ONE[rank] for rank in ranks_of(unseen(state, seat))]",
        "pool = [ONE[rank] for cards in (*(hand for other, hand in enumerate(state.hands)"
        " if other != seat and not state.known >> other & 1), state.pile)"
        " for rank in ranks_of(cards)]",
        "bots",
    ),
    _sound(
        "a clone shares the trick",
        "position.py",
        "new.trick = self.trick[:]",
        "new.trick = self.trick",
    ),
    _mutant(
        "the host may lead the highest card for somebody",
        "edge.py",
        'if state.trick else ("lead", [])',
        'if state.trick else ("lead", [choice_json(state.default(seat))])',
        "test_refusals",
    ),
    _leak(
        "every view has the first hand",
        "looks.py",
        "OwnView(ranks_of(state.hands[viewer]))",
        "OwnView(ranks_of(state.hands[0]))",
    ),
    _leak(
        "all hands are open",
        "looks.py",
        "if state.known >> seat & 1 else None",
        "if state.hands[seat] else None",
    ),
    _leak(
        "the cards left out are counted as gone",
        "looks.py",
        "gone=counts_of(state.gone),",
        "gone=counts_of(state.gone + state.pile),",
    ),
    _leak(
        "everybody is told what is dealt",
        "rules.py",
        '"count": count, "cards": None})',
        '"count": count, "cards": full["cards"]})',
    ),
    _leak(
        "a refusal is made of somebody else's hand",
        "reasons.py",
        "why_not_held(state.hands[seat], ranks)",
        "why_not_held(state.hands[seat - 1], ranks)",
    ),
]
