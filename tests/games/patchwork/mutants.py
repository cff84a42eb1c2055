"""Faults of Patchwork that its tests must find."""

from typing import Final

from tests.mutation import Mutant

_GAME: Final = "src/yuletable/games/patchwork"


def _mutant(name: str, file: str, old: str, new: str, test: str) -> Mutant:
    path = f"tests/games/patchwork/{test}.py"
    return Mutant(f"patchwork: {name}", f"{_GAME}/{file}", old, new, (path,))


MUTANTS: Final = [
    _mutant(
        "a pass goes onto the other",
        "rules.py",
        "to = self.time[seat ^ 1] + 1",
        "to = max(self.time[seat ^ 1], start + 1)",
        "test_clauses_play",
    ),
    _mutant(
        "who came first to a space moves",
        "rules.py",
        "self.who = self.top if one == two",
        "self.who = self.top ^ 1 if one == two",
        "test_clauses_play",
    ),
    _mutant(
        "two income spaces pay once",
        "rules.py",
        "self.buttons[seat] += crossed * amount",
        "self.buttons[seat] += amount",
        "test_clauses_play",
    ),
    _mutant(
        "the space left pays too",
        "rules.py",
        "if start < space <= to:",
        "if start <= space <= to:",
        "test_clauses_play",
    ),
    _mutant(
        "skipped patches stay in front",
        "rules.py",
        "circle[offset + 1 :] + circle[:offset]",
        "circle[:offset] + circle[offset + 1 :]",
        "test_clauses_play",
    ),
    _mutant(
        "a new patch pays from the next move on",
        "rules.py",
        "        self._land(seat, to, emit)\n\n    def _lay(",
        "        self.income[seat] -= patch.income\n        self._land(seat, to, emit)\n"
        "        self.income[seat] += patch.income\n\n    def _lay(",
        "test_clauses_play",
    ),
    _mutant(
        "the bonus goes to the last",
        "rules.py",
        "if self.bonus == NOBODY and board.bit_count()",
        "if board.bit_count()",
        "test_clauses_play",
    ),
    _mutant(
        "a full quilt owes a 1x1",
        "rules.py",
        "if self.board[seat] != FULL:",
        "if self.board[seat] >= 0:",
        "test_clauses_play",
    ),
    _mutant(
        "the other lays the 1x1",
        "rules.py",
        "                self.who = seat\n",
        "                self.who = seat ^ 1\n",
        "test_clauses_play",
    ),
    _mutant(
        "a tie goes to who was home last",
        "rules.py",
        "first = self.home[0] if one == two",
        "first = self.home[1] if one == two",
        "test_clauses_play",
    ),
    _mutant(
        "an empty square costs one",
        "patches.py",
        "EMPTY_COST: Final = 2",
        "EMPTY_COST: Final = 1",
        "test_clauses_play",
    ),
    _mutant(
        "a patch that fits nowhere can be bought",
        "rules.py",
        "PATCHES[patch].buttons <= buttons and self.fits(patch)",
        "PATCHES[patch].buttons <= buttons",
        "test_oracle",
    ),
    _mutant(
        "nothing is flipped",
        "fitting.py",
        "_three(patch.orientations)",
        "_three(patch.orientations[:4])",
        "test_patches",
    ),
    _mutant(
        "places found for one quilt are kept for the next",
        "rules.py",
        "        self.runs[seat] = None\n",
        "",
        "test_oracle",
    ),
    _mutant(
        "the refused sees only the first two",
        "reasons.py",
        "if patch not in state.circle[:OFFERED]:",
        "if patch not in state.circle[: OFFERED - 1]:",
        "test_clauses_play",
    ),
    _mutant(
        "a preview forgets the new buttons",
        "previews.py",
        "income = state.income[seat] + more",
        "income = state.income[seat]",
        "test_previews",
    ),
    _mutant(
        "a 1x1 is promised on a full quilt",
        "previews.py",
        '"taken" if empty > 0 else "aside"',
        '"taken"',
        "test_previews",
    ),
]
