"""Faults of Ugly Christmas Sweaters that its tests must find."""

from typing import Final

from tests.mutation import Mutant

_GAME: Final = "src/yuletable/games/sweaters"


def _mutant(name: str, file: str, old: str, new: str, *tests: str) -> Mutant:
    paths = tuple(f"tests/games/sweaters/{each}.py" for each in tests)
    return Mutant(f"sweaters: {name}", f"{_GAME}/{file}", old, new, paths)


def _leak(name: str, file: str, old: str, new: str) -> Mutant:
    tests = ("tests/games/sweaters/test_secrets.py",)
    return Mutant(f"sweaters: {name}", f"{_GAME}/{file}", old, new, tests)


MUTANTS: Final = [
    _mutant(
        "an off-color patch has to be played",
        "cards.py",
        "tuple([[COLOR_MASK[c] | ICON_MASK[i] for i in range(4)] for c in range(4)])",
        "tuple([[COLOR_MASK[c] | ICON_MASK[i] | PATCHES for i in range(4)] for c in range(4)])",
        "test_clauses_trade",
    ),
    _mutant(
        "the last card is followed, not the first",
        "tricks.py",
        "    led = state.trade[0]\n    return FOLLOWS",
        "    led = state.trade[-1]\n    return FOLLOWS",
        "test_clauses_trade",
    ),
    _mutant(
        "of equals the earlier is first",
        "tricks.py",
        "return kind, played.value, at",
        "return kind, played.value, -at",
        "test_clauses_trade",
    ),
    _mutant(
        "trendy yarn beats perfect fit",
        "tricks.py",
        "FIT: Final = 3\nYARN: Final = 2",
        "FIT: Final = 2\nYARN: Final = 3",
        "test_oracle",
    ),
    _mutant(
        "a sweater of one color and one icon gets one point",
        "scoring.py",
        "return COMPLETE + RUN * found.run + max(own, banked) + color + icon",
        "return COMPLETE + RUN * found.run + max(own, banked) + max(color, icon)",
        "test_worked",
    ),
    _mutant(
        "a sweater claims the first fad alone",
        "knitting.py",
        "return [fad for fad in state.fads if objectives(found, fad)]",
        "return [fad for fad in state.fads if objectives(found, fad)][:1]",
        "test_clauses_count",
    ),
    _mutant(
        "a claimed fad is lost when the sweater is broken",
        "counting.py",
        'return (Line("banked", banked, cards),) if banked else ()',
        "return ()",
        "test_worked",
    ),
    _mutant(
        "a sweater pays two secret santas",
        "scoring.py",
        "                if at not in holder or place(holder[at], tried):\n",
        "                if at not in holder or place(holder[at], tried) or True:\n",
        "test_clauses_count",
    ),
    _mutant(
        "a patch keeps what it was set to",
        "draws.py",
        "    state.settings = [UNSET] * len(COLORS)\n",
        "",
        "test_clauses_knit",
    ),
    _mutant(
        "hands are left over in the next round",
        "draws.py",
        "    state.hands = [0] * n\n",
        "",
        "test_clauses_knit",
    ),
    _mutant(
        "a covered card stays in the game",
        "knitting.py",
        "        state.out.append(covered)\n",
        "        state.pool.append(covered)\n",
        "test_clauses_knit",
    ),
    _mutant(
        "billy gives a second pick",
        "rules.py",
        "        if self.at == self.billied:\n            self.at += 1\n",
        "",
        "test_clauses_knit",
    ),
    _mutant(
        "the winner does not lead",
        "rules.py",
        "self.leader = winner = self.order[0][0]",
        "winner = self.order[0][0]",
        "test_clauses_trade",
    ),
    _mutant(
        "unfinished sweaters break no tie",
        "counting.py",
        "else (scores[seat], -state.unbuilt[seat], state.fad_points[seat])",
        "else (scores[seat], 0, state.fad_points[seat])",
        "test_clauses_count",
    ),
    _mutant(
        "yarn never changes in express",
        "rules.py",
        "                self.yarn = UNSET\n",
        "                pass\n",
        "test_clauses_count",
    ),
    _mutant(
        "worlds forget who could not follow",
        "tricks.py",
        "            voids.append(Void(must, 0))\n",
        "",
        "test_worlds",
    ),
    _mutant(
        "what was worked out is kept without end",
        "kept.py",
        "                    answers.clear()\n",
        "                    pass\n",
        "test_kept",
    ),
    _mutant(
        "a playout goes on into the next trick",
        "bot.py",
        "finished >= state.seen_trick + TRICKS",
        "finished > state.seen_trick + TRICKS",
        "test_bots",
    ),
    _mutant(
        "a sheet in a position may show anything",
        "position_sheets.py",
        "    if [sheet_view(sheet) for sheet in state.sheets] != file.sheets:\n",
        "    if False:\n",
        "test_positions",
    ),
    _mutant(
        "fads in a position may have been left unclaimed",
        "position_checks.py",
        "        if due and claimable(state, sweater, state.settings):\n",
        "        if False:\n",
        "test_positions",
    ),
    _mutant(
        "the little brothers do not show before the count",
        "counting.py",
        "    return lines + brothers_points(state, seat, area)\n",
        "    return lines\n",
        "test_clauses_knit",
    ),
    _mutant(
        "a sheet forgets what a patch was set to",
        "counting.py",
        "Piece(card, slot, UNSET if card < NUMBERED else settings[card - NUMBERED])",
        "Piece(card, slot, UNSET)",
        "test_clauses_count",
        "test_worked",
    ),
    _mutant(
        "a patch shows to all before all have chosen",
        "position.py",
        "                if color in own:\n",
        "                if color in own or True:\n",
        "test_hidden_patches",
    ),
    _mutant(
        "points come before the last secret santa of avid",
        "scoring.py",
        "all_needed and met == len(santas)",
        "False",
        "test_best",
    ),
    _mutant(
        "two sweaters are promised the same fad",
        "defaults.py",
        "        display = [fad for fad in display if fad not in claims]\n",
        "",
        "test_best",
    ),
    _mutant(
        "time takes half an answer",
        "rules.py",
        "            self._answer(seat, _ANSWER, emit)\n",
        "            self._answer(seat, {}, emit)\n",
        "test_time",
    ),
    _mutant(
        "bots knit for no combo",
        "combos.py",
        "    return NEAR[pieces] if ways else 0.0\n",
        "    return 0.0\n",
        "test_bots",
    ),
    _mutant(
        "a clone shares the sweaters",
        "position.py",
        "new.sweaters = [[sweater[:] for sweater in area] for area in self.sweaters]",
        "new.sweaters = [area[:] for area in self.sweaters]",
        "test_secrets",
    ),
    _leak(
        "every view has the first hand",
        "looks.py",
        "return OwnView(names_of(cards_in(state.hands[viewer])), santas, live)",
        "return OwnView(names_of(cards_in(state.hands[0])), santas, live)",
    ),
    _leak(
        "the table sees how many of what a hand holds",
        "looks.py",
        "hand=state.hands[seat].bit_count(),",
        "hand=state.hands[seat] % 10,",
    ),
    _leak(
        "secret santas count in what everybody sees",
        "looks.py",
        "    live = state.totals[seat]\n",
        "    live = state.totals[seat] + sum(state.santas[seat])\n",
    ),
    _leak(
        "an event names the cards that are drawn",
        "draws.py",
        "emit(kind, 1 << seat, full, public)",
        "emit(kind, 1 << seat, full, full)",
    ),
    _leak(
        "a santa is told when it is dealt",
        "draws.py",
        'emit("santas_dealt", 1 << seat, full, public)',
        'emit("santas_dealt", 1 << seat, full, full)',
    ),
    _leak(
        "worlds show where the cards are",
        "worlds.py",
        "    cards = cards_in(mask)\n",
        "    cards = [c for at in range(state.n) if at != seat for c in cards_in(hands[at])]\n"
        "    cards += state.pile\n",
    ),
    _mutant(
        "worlds are dealt in the order of the cards",
        "worlds.py",
        "        cards[index], cards[other] = cards[other], cards[index]\n",
        "        pass\n",
        "test_worlds",
    ),
]
