"""Faults of Gift Trail that its own tests must find."""

from typing import Final

from tests.mutation import Mutant

_GAME: Final = "src/yuletable/games/gift_trail"


def _mutant(name: str, module: str, old: str, new: str, *tests: str) -> Mutant:
    files = tuple(f"tests/games/gift_trail/{each}.py" for each in tests)
    return Mutant(f"gift_trail: {name}", f"{_GAME}/{module}.py", old, new, files)


MUTANTS: Final = [
    _mutant(
        "a clone shares the gifts",
        "position",
        "new.gift = self.gift[:]",
        "new.gift = self.gift",
        "test_invariants",
    ),
    _mutant(
        "a sneaky steal reaches seven squares",
        "actions",
        "REACH: Final = 6",
        "REACH: Final = 7",
        "test_sequences",
        "test_oracle",
    ),
    _mutant(
        "a sneaky steal weighs one",
        "actions",
        "WEIGHTS: Final = (1, 2, 1,",
        "WEIGHTS: Final = (1, 1, 1,",
        "test_draw_lists",
    ),
    _mutant(
        "a shield hinders receiving",
        "draws",
        "    if not gift[previous]:",
        "    if not gift[previous] and kinds[pos[previous]] != SHIELD:",
        "test_draw_lists",
    ),
    _mutant(
        "gift and place takes a substitute",
        "draws",
        "    if front and front_at == top:\n        fits.append((STEAL_FRONT_GIFT_PLACE, front))\n"
        "        pairs.append(PAIRS[STEAL_FRONT_GIFT_PLACE])\n    return fits, pairs\n\n\n"
        "def lucky_without_gift(",
        "    if front:\n        fits.append((STEAL_FRONT_GIFT_PLACE, front))\n"
        "        pairs.append(PAIRS[STEAL_FRONT_GIFT_PLACE])\n    return fits, pairs\n\n\n"
        "def lucky_without_gift(",
        "test_draw_lists",
        "test_oracle",
    ),
    _mutant(
        "a fourth landing counts",
        "actions",
        "MAX_LANDINGS: Final = 3",
        "MAX_LANDINGS: Final = 4",
        "test_sequences",
    ),
    _mutant(
        "the first-gift steal leaves somebody without",
        "rules",
        "            self._take(other, emit)\n            return\n",
        "            self._end_turn(emit)\n            return\n",
        "test_sequences",
    ),
    _mutant(
        "the own gift is drawn from the tree",
        "position",
        "            if number >= own and own in tree:\n                return tree[index + 1]\n",
        "",
        "test_sequences",
        "test_invariants",
    ),
    _mutant(
        "a swap goes to the one next in turn order",
        "draws",
        "    if prompt == PICK_SWAP:",
        "    if prompt == PICK_SWAP and not seats:",
        "test_oracle",
    ),
    _mutant(
        "the game goes on with one on the way",
        "turns",
        "        self._rank(seat, emit)\n        if len(self.way) == 1:",
        "        self._rank(seat, emit)\n        if len(self.way) == 0:",
        "test_clauses_race",
        "test_invariants",
    ),
    _mutant(
        "a removal forgets whose turn it is",
        "rules",
        "        if index < self.at:\n            self.at -= 1\n",
        "",
        "test_invariants",
        "test_register_gifts",
        "test_clauses_race",
    ),
    _mutant(
        "everyone sees who brought what",
        "edge",
        "own_gift=number or None,",
        "own_gift=number or state.brought[0],",
        "test_invariants",
    ),
    _mutant(
        "the table sees the numbers of all",
        "rules",
        'emit("numbered", BITS[seat], {"number": number})',
        'emit("numbered", EVERYONE, {"number": number})',
        "test_register_table",
    ),
    _mutant(
        "a world forgets what is ruled out",
        "rules",
        "self.ruled_out[seat] |= 1 << number",
        "pass",
        "test_clauses_gifts",
        "test_register_gifts",
        "test_bringers",
        "test_invariants",
    ),
]
