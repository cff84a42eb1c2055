"""Faults of looking ahead, and of thinking elsewhere, that their tests must find."""

from typing import Final

from tests.mutation import Mutant


def _mutant(name: str, path: str, old: str, new: str, *tests: str) -> Mutant:
    return Mutant(f"bots: {name}", f"src/yuletable/{path}.py", old, new, tests)


_FLAT: Final = "tests/bots/test_flat.py"
_POOL: Final = "tests/bots/test_pool.py"
_THINKING: Final = "tests/server/test_thinking.py"

MUTANTS: Final = [
    _mutant(
        "a playout may end at draws alone",
        "bots/flat",
        "        if horizon is not None and horizon(state):\n",
        "        if horizon is not None and seat == CHANCE and horizon(state):\n",
        _FLAT,
    ),
    _mutant(
        "the true state goes to a worker",
        "bots/questions",
        "game.position(world)",
        "game.position(state)",
        "tests/bots/test_questions.py",
    ),
    _mutant(
        "the true state goes to a worker, in whole matches",
        "bots/questions",
        "game.position(world)",
        "game.position(state)",
        _THINKING,
        "-k",
        "whatever_the_others_hold",
    ),
    _mutant(
        "a worker is told where the generator of the world stood",
        "bots/questions",
        'world = state.determinize(seat, pick_for(key, "world"))',
        "world = state.determinize(seat, pick_for(key, state.key()))",
        "tests/bots/test_questions.py",
    ),
    _mutant(
        "a search peeks at the match",
        "bots/flat",
        "    tried = list(legal)\n",
        "    cells = [cell.cell_contents for cell in seen._make_world.__closure__]\n"
        '    true = next(each for each in cells if hasattr(each, "clone"))\n'
        '    number = __import__("zlib").crc32(repr(true.key()).encode())\n'
        "    tried = list(legal)[: 1 + number % len(legal)]\n",
        _FLAT,
        "-k",
        "resampling",
    ),
    _mutant(
        "one world stands for all",
        "bots/flat",
        "world = known.determinize(seat, pick)",
        "world = known.clone()",
        _FLAT,
    ),
    _mutant(
        "every action has luck of its own",
        "bots/flat",
        "picker(random.Random(luck))",
        "picker(random.Random(luck + index))",
        _FLAT,
    ),
    _mutant(
        "a search never looks at the clock",
        "bots/flat",
        "and perf_counter() > until",
        "and False",
        _FLAT,
        "-k",
        "deadline",
    ),
    _mutant(
        "the worst action is kept",
        "bots/flat",
        "return (-self._mean(index), -self._worlds[index], index)",
        "return (self._mean(index), -self._worlds[index], index)",
        _FLAT,
    ),
    _mutant(
        "a team plays each for itself",
        "bots/flat",
        "teams = game.spec.teams.get(seats, list(range(seats)))",
        "teams = list(range(seats))",
        _FLAT,
    ),
    _mutant(
        "a worker outlives its server",
        "bots/worker",
        "        questions.put(asked)\n    os._exit(0)",
        "        questions.put(asked)\n    threading.Event().wait(15)\n    os._exit(0)",
        _POOL,
        "-k",
        "left_behind",
    ),
    _mutant(
        "a worker that hangs is asked again",
        "bots/pool",
        "                self._replace(worker)\n                break",
        "                break",
        _POOL,
    ),
    _mutant(
        "a dead worker is not replaced",
        "bots/pool",
        "        self._workers.remove(worker)\n        self._start()",
        "        self._workers.remove(worker)",
        _POOL,
    ),
    _mutant(
        "a dropped question is answered",
        "bots/pool",
        "ticket.done = None\n        if ticket.expiry is not None:",
        "if ticket.expiry is not None:",
        _POOL,
    ),
    _mutant(
        "a search has all the time it is waited for",
        "bots/pool",
        "ms=left)",
        "ms=None)",
        _POOL,
    ),
    _mutant(
        "an answer may be illegal",
        "server/clocks",
        "if thought is not None and thought in match.state.legal_actions(seat):",
        "if thought is not None:",
        _THINKING,
    ),
    _mutant(
        "what nobody asks any more is thought on",
        "server/thinking",
        "for key in [key for key in self._thoughts if key not in kept]:",
        "for key in []:",
        _THINKING,
    ),
    _mutant(
        "a silent pool holds the match up",
        "server/thinking",
        "thought.ticket is not None and now < thought.latest",
        "thought.ticket is not None",
        _THINKING,
    ),
    _mutant(
        "beside a person a bot plays as ever",
        "server/thinking",
        "return best_of(entry, name)",
        "return name",
        _THINKING,
    ),
    _mutant(
        "the best level is the weakest",
        "bots/levels",
        "return known[-1] if known else name",
        "return known[0] if known else name",
        "tests/games/hats/test_bots.py",
        "-k",
        "levels",
    ),
]
