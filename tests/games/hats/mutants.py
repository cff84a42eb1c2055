"""Faults of Hats that its tests must find."""

from typing import Final

from tests.mutation import Mutant

_GAME: Final = "src/yuletable/games/hats"


def _mutant(name: str, file: str, old: str, new: str, *tests: str) -> Mutant:
    paths = tuple(
        f"tests/{each}.py" if "/" in each else f"tests/games/hats/{each}.py" for each in tests
    )
    return Mutant(f"hats: {name}", f"{_GAME}/{file}", old, new, paths)


def _leak(name: str, file: str, old: str, new: str) -> Mutant:
    tests = ("tests/conformance/test_secrets.py", "-k", "hats-2 or hats-4")
    return Mutant(f"hats: {name}", f"{_GAME}/{file}", old, new, tests)


MUTANTS: Final = [
    _mutant(
        "an equal number of another type will do",
        "cards.py",
        "NUMBER[card] > NUMBER[lying]",
        "NUMBER[card] >= NUMBER[lying]",
        "test_worked",
    ),
    _mutant(
        "the highest space counts",
        "scoring.py",
        "for space in range(len(tray) - 1, -1, -1):",
        "for space in range(len(tray)):",
        "test_worked",
    ),
    _mutant(
        "the card played is collected",
        "rules.py",
        "self.shown[seat].append(taken)",
        "self.shown[seat].append(card)",
        "test_clauses_play",
    ),
    _mutant(
        "the cookie goes to the last of two equals",
        "rules.py",
        "self._cookie_rank(seat) >= self._cookie_rank(holder)",
        "self._cookie_rank(seat) > self._cookie_rank(holder)",
        "test_clauses_count",
    ),
    _mutant(
        "a missing card is better",
        "scoring.py",
        "NO_NUMBER: Final = HIGHEST + 1",
        "NO_NUMBER: Final = 0",
        "test_oracle",
    ),
    _mutant(
        "every black hat is a type of its own",
        "rules.py",
        "more = types[seat].bit_count() - types[holder].bit_count()",
        "more = types[seat].bit_count() + len(self.black[seat]) - types[holder].bit_count()",
        "test_oracle",
    ),
    _mutant(
        "the favourite counts for the collection",
        "scoring.py",
        "if TYPE[card] == kind]) - NUMBER[favourite]",
        "if TYPE[card] == kind])",
        "test_worked",
    ),
    _mutant(
        "the cookie breaks a tie before black hats",
        "results.py",
        "return [(scores[seat], blacks[seat], seat in holders)",
        "return [(scores[seat], seat in holders, blacks[seat])",
        "test_worked",
    ),
    _mutant(
        "a second replace in a turn",
        "rules.py",
        "        self._count_extra()\n        self.phase = DRAWING",
        "        self.phase = DRAWING",
        "test_refusals",
    ),
    _mutant(
        "the pile is renewed when the next card is wanted",
        "rules.py",
        "        if not self.pile:\n",
        "        if False:\n",
        "test_clauses_play",
    ),
    _mutant(
        "a declined proposal may be repeated",
        "rules.py",
        "        self.spent = True\n        self._answered(emit)",
        "        self._answered(emit)",
        "test_refusals",
    ),
    _mutant(
        "no replace after the eighth main action",
        "rules.py",
        "        if self.spent:\n            self._end_turn(emit)\n\n    def _move_cookie",
        "        if self.spent or len(self.hands[seat]) == 1:\n"
        "            self._end_turn(emit)\n\n    def _move_cookie",
        "test_clauses_play",
    ),
    _mutant(
        "a preview forgets what the tray is worth then",
        "previews.py",
        "before, after = type_values(state.tray), type_values(tray)",
        "before = after = type_values(state.tray)",
        "test_previews",
    ),
    _mutant(
        "worlds forget what was discarded before the pile was renewed",
        "tracks.py",
        "if not starts or (not lying and",
        "if not starts or (True or not lying and",
        "test_worlds",
    ),
    _mutant(
        "worlds show where the cards are",
        "worlds.py",
        "        pool[index], pool[other] = pool[other], pool[index]\n",
        "        pass\n",
        "test_worlds",
    ),
    _mutant(
        "a clone shares the hands",
        "position.py",
        "new.hands = [hand[:] for hand in self.hands]",
        "new.hands = self.hands[:]",
        "conformance/test_simulation",
    ),
    _leak(
        "every view has the first hand",
        "looks.py",
        "    for card in state.hands[viewer]:",
        "    for card in state.hands[0]:",
    ),
    _leak(
        "black hats show what they were",
        "looks.py",
        "        collection=names_of(shown),",
        "        collection=names_of(shown + state.black[seat]),",
    ),
    _leak(
        "the partner sees what is offered",
        "looks.py",
        "offered = state.offered if viewer == state.active else NO_CARD",
        "offered = state.offered",
    ),
    _leak(
        "an event names the card that is drawn",
        "rules.py",
        '{"seat": seat, **_NAMED[card]}, {"seat": seat, **_UNSEEN})',
        '{"seat": seat, **_NAMED[card]}, {"seat": seat, **_NAMED[card]})',
    ),
    _leak(
        "the points of others count a favourite",
        "looks.py",
        "points=hats + blacks +",
        "points=sum(state.hands[seat]) + hats + blacks +",
    ),
]
