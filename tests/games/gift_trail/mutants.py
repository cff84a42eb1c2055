"""Faults of Gift Trail that its tests must find."""

from typing import Final

from tests.mutation import Mutant

_GAME: Final = "src/yuletable/games/gift_trail"


def _mutant(name: str, file: str, old: str, new: str, *tests: str) -> Mutant:
    paths = tuple(
        f"tests/{each}.py" if "/" in each else f"tests/games/gift_trail/{each}.py" for each in tests
    )
    return Mutant(f"gift_trail: {name}", f"{_GAME}/{file}", old, new, paths)


MUTANTS: Final = [
    _mutant(
        "sneaky steal is as likely as any other effect",
        "actions.py",
        "(1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1)",
        "(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)",
        "test_draw_lists",
    ),
    _mutant(
        "the reach is five", "actions.py", "REACH: Final = 6", "REACH: Final = 5", "test_oracle"
    ),
    _mutant(
        "a second choice of a first gift",
        "rules.py",
        "if not self.had >> seat & 1:",
        "if True:",
        "test_sequences",
    ),
    _mutant(
        "whoever is robbed of a first gift gets none after a leap",
        "rules.py",
        "        self.effect = NO_EFFECT\n        self.fits = NO_FITS\n        # A fourth",
        "        # A fourth",
        "test_register_gifts",
    ),
    _mutant(
        "gift and place takes a substitute",
        "draws.py",
        "    if front and front_at == top:\n        fits.append((STEAL_FRONT_GIFT_PLACE, front))\n"
        "        pairs.append(PAIRS[STEAL_FRONT_GIFT_PLACE])\n    return fits, pairs\n\n\n"
        "def unlucky",
        "    if front:\n        fits.append((STEAL_FRONT_GIFT_PLACE, front))\n"
        "        pairs.append(PAIRS[STEAL_FRONT_GIFT_PLACE])\n    return fits, pairs\n\n\n"
        "def unlucky",
        "test_oracle",
    ),
    _mutant(
        "a shield does not stop the payback trade",
        "draws.py",
        "elif kinds[pos[previous]] != SHIELD:",
        "else:",
        "test_draw_lists",
    ),
    _mutant(
        "a swap by default goes to the nearest",
        "draws.py",
        "return max(seats, key=lambda seat: pos[seat])",
        "return min(seats, key=lambda seat: abs(pos[seat] - here))",
        "test_oracle",
    ),
    _mutant(
        "the own gift can be drawn",
        "position.py",
        "            if number >= own and own in tree:\n                return tree[index + 1]\n",
        "",
        "test_sequences",
    ),
    _mutant(
        "four landings count",
        "actions.py",
        "MAX_LANDINGS: Final = 3",
        "MAX_LANDINGS: Final = 4",
        "test_sequences",
    ),
    _mutant(
        "worlds forget what is ruled out",
        "bringers.py",
        "            ruled_out[seat] >> number & 1 for seat, number in zip(seats,",
        "            False for seat, number in zip(seats,",
        "test_bringers",
    ),
    _mutant(
        "a clone shares the tree",
        "position.py",
        "new.tree = self.tree[:]",
        "new.tree = self.tree",
        "conformance/test_simulation",
    ),
    _mutant(
        "every view tells who brought the first gift",
        "edge.py",
        "number = 0 if viewer is None else state.brought[viewer]",
        "number = state.brought[0]",
        "test_clauses_race",
    ),
    _mutant(
        "a removed player takes the gift along",
        "rules.py",
        "        if self.gift[seat]:\n            self._give_back(seat, emit)\n",
        "",
        "test_sequences",
    ),
    _mutant(
        "an event tells at once that somebody held an own gift",
        "turns.py",
        "            self._part_with_own()\n",
        "            self._part_with_own()\n"
        "            if emit is not None and self.own_swapped:\n"
        '                emit("own_swapped", EVERYONE, {})\n',
        "test_clauses_gifts",
    ),
    _mutant(
        "whoever is on the same square counts as ahead",
        "reasons.py",
        "STEAL_FRONT_GIFT_PLACE) and square <= here:",
        "STEAL_FRONT_GIFT_PLACE) and square < here:",
        "test_reasons",
    ),
    _mutant(
        "an early end gives ranks",
        "turns.py",
        "        if not self.early:\n            for seat in way:",
        "        if True:\n            for seat in way:",
        "test_clauses_gifts",
    ),
]
