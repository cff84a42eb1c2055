"""Bots that are programs: what they are told, and what becomes of a block when they fail."""

import json
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.arena.programs import EXAMPLES, FIRST, command, documented, program
from tests.arena.test_arena import run
from yuletable.arena.blocks import Duel, Forfeit, Fought, Player, play_duel
from yuletable.arena.running import play
from yuletable.bots import foreign
from yuletable.bots.playing import pick_for
from yuletable.core.chance import seed_of
from yuletable.core.match import Event, Match
from yuletable.core.protocol import check_options
from yuletable.core.registry import entries, entry
from yuletable.core.seen import see

pytestmark = pytest.mark.usefixtures("tiny")
GAMES = ["gift_trail", "hats", "patchwork", "sweaters", "twelve_days"]
SHORT: dict[str, dict[str, Any]] = {"twelve_days": {"length": 1}, "gift_trail": {"board": "short"}}


def words(text: str) -> tuple[str, ...]:
    return tuple(each.strip('"') for each in text.split('" "'))


def duel(text: str, game: str = "tiny", ms: int = 5000, **options: Any) -> Duel:
    complete = check_options(entry(game).game.spec, options)
    mine = Player("mine", command=words(text), ms=ms)
    return Duel(game, 2, complete, "s", mine, Player("random"))


@pytest.mark.parametrize("game", GAMES)
def test_the_documented_bot_plays_every_game(game: str, tmp_path: Path) -> None:
    assert set(GAMES) <= set(entries())
    found = play(duel(documented(tmp_path), game, **SHORT.get(game, {})), 0)
    assert isinstance(found, Fought), found
    assert found.games == 2
    assert len(found.mine.ms) > 0


def told(folder: Path, game: str, seat: int) -> list[dict[str, Any]]:
    """All that a bot in this seat is told in a match against `random`."""
    path = folder / f"told{seat}.jsonl"
    keeping = f"open({str(path)!r}, 'a').write(line); {FIRST}"
    ending = f"open({str(path)!r}, 'a').write(line); say({{'ready': True}})"
    text = program(folder, keeping, ending)
    found = entry(game)
    options = check_options(found.game.spec, SHORT.get(game, {}))
    match: Match[Any] = Match.start(found.game, 2, options, seed_of("told"))
    with foreign.Foreign(found.game, 2, seat, options, "mine", words(text), 5000) as bot:
        picks = [pick_for("told", each) for each in range(2)]
        while not match.over:
            at = match.state.current()
            legal = match.state.legal_actions(at)
            seen = see(found.game, match.state, at, picks[at])
            match.play(at, bot(seen, picks[at]) if at == seat else legal[0], 0, bot_hears(bot))
    return [json.loads(line) for line in path.read_text().splitlines()]


def bot_hears(bot: foreign.Foreign) -> Any:
    def emit(kind: str, audience: int, full: Any, public: Any = None) -> None:
        bot.told(Event(kind, audience, full, public))

    return emit


@pytest.mark.parametrize("game", ["hats", "tiny"])
def test_a_bot_is_told_what_its_seat_sees(game: str, tmp_path: Path) -> None:
    """The same as the view, the ask and the events of its seat in that very match."""
    messages = told(tmp_path, game, 0)
    start, *moves = messages
    found = entry(game)
    options = check_options(found.game.spec, SHORT.get(game, {}))
    assert start == {
        "type": "start",
        "protocol": 1,
        "game": game,
        "rules_version": found.game.spec.rules_version,
        "seats": 2,
        "seat": 0,
        "options": options,
    }
    match: Match[Any] = Match.start(found.game, 2, options, seed_of("told"))
    events: list[Any] = []

    def emit(kind: str, audience: int, full: Any, public: Any = None) -> None:
        seen = full if audience & 1 else public
        if seen is not None:
            events.append({"kind": kind, "data": msgspec.to_builtins(seen)})

    for number, move in enumerate(moves, 1):
        while match.state.current() != 0:
            seat = match.state.current()
            match.play(seat, match.state.legal_actions(seat)[0], 0, emit)
        state, game_ = match.state, found.game
        legal = state.legal_actions(0)
        assert move == {
            "type": "move",
            "number": number,
            "ms": 5000,
            "view": json.loads(msgspec.json.encode(game_.view(state, 0))),
            "events": json.loads(json.dumps(events)),
            "ask": json.loads(msgspec.json.encode(game_.ask(state, 0))),
            "options": [game_.action_json(state, 0, action) for action in legal],
        }
        events.clear()
        match.play(0, legal[0], 0, emit)
    assert len(moves) > 1


def test_an_answer_may_be_several_actions(tmp_path: Path) -> None:
    """A purchase with its place is one answer: the bot is asked once for both."""
    move = (
        "v = message['view']; o = [each for each in message['options'] if 'buy' in each]; "
        "say({'answer': {**o[0], 'orientation': 0, 'place': [0, 0]} "
        "if number == 1 and o else message['options'][0]})"
    )
    messages = tmp_path / "asked"
    text = program(
        tmp_path, f"open({str(messages)!r}, 'a').write(message['ask']['kind'] + ' '); {move}"
    )
    found = play(duel(text, "patchwork"), 1)
    assert isinstance(found, Fought), found
    assert "place" not in messages.read_text().split()


FAILURES = [
    ("nonsense", "print('hello', flush=True)", "said something that is no line of JSON", "hello"),
    ("nonsense", "say({'move': 1})", 'said something else than {"answer": ...}', '{"move":1}'),
    ("nonsense", "say([1])", 'said something else than {"answer": ...}', "[1]"),
    ("illegal", "say({'answer': {'fly': True}})", "gave an illegal answer", "fly"),
    ("illegal", "say({'answer': None})", "gave an illegal answer", "null"),
    ("silent", "time.sleep(60)", "did not answer within 300 ms", ""),
    ("died", "sys.exit('so tired')", "ended with code 1", "so tired"),
    ("died", "import os; os.close(1); time.sleep(60)", "closed its output", ""),
    ("nonsense", "print('x' * (1 << 21), flush=True)", "a line of more than 1048576 bytes", "xxx"),
]


@pytest.mark.parametrize(("kind", "move", "what", "said"), FAILURES)
def test_a_bot_that_fails_forfeits_the_block(
    tmp_path: Path, kind: str, move: str, what: str, said: str
) -> None:
    text = program(tmp_path, f"{FIRST} if number == 1 else 0; number == 1 or exec({move!r})")
    found = play(duel(text, ms=300 if kind == "silent" else 5000), 0)
    assert isinstance(found, Forfeit)
    assert (found.number, found.bot, found.move, found.kind) == (0, "mine", 2, kind)
    assert what in found.what
    assert said in found.said
    assert (found.why is not None) == (kind == "illegal")
    assert len(found.said) <= 300


def test_who_speaks_unasked_is_not_taken_for_an_answer(tmp_path: Path) -> None:
    found = entry("tiny")
    options = check_options(found.game.spec, {})
    match: Match[Any] = Match.start(found.game, 2, options, seed_of("x"))
    seat, pick = match.state.current(), pick_for("x")
    text = program(tmp_path, f"{FIRST}; {FIRST}")
    with foreign.Foreign(found.game, 2, seat, options, "mine", words(text), 5000) as bot:
        bot(see(found.game, match.state, seat, pick), pick)
        time.sleep(0.5)
        with pytest.raises(foreign.ForeignError, match="spoke without being asked"):
            bot(see(found.game, match.state, seat, pick), pick)


@pytest.mark.parametrize(
    ("start", "kind"), [("say({'hello': 1})", "nonsense"), ("sys.exit(3)", "died")]
)
def test_a_bot_must_say_that_it_is_ready(tmp_path: Path, start: str, kind: str) -> None:
    found = play(duel(program(tmp_path, start=start)), 0)
    assert isinstance(found, Forfeit)
    assert (found.move, found.kind) == (0, kind)


def test_a_bot_that_never_gets_ready_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(foreign, "START_S", 0.3)
    found = play(duel(program(tmp_path, start="time.sleep(60)")), 0)
    assert isinstance(found, Forfeit)
    assert (found.move, found.kind) == (0, "silent")


def test_a_flood_is_cut_off(tmp_path: Path) -> None:
    found = play(duel(program(tmp_path, "while True: say(1)")), 0)
    assert isinstance(found, Forfeit)
    assert found.kind == "nonsense"


def test_nothing_is_left_of_a_bot_and_what_it_started(tmp_path: Path) -> None:
    """A child that outlives its parent ends with the match too."""
    mark = tmp_path / "alive"
    child = f"import time; time.sleep(1.5); open({str(mark)!r}, 'w')"
    start = (
        f"import subprocess; subprocess.Popen([sys.executable, '-c', {child!r}]); "
        "say({'ready': True})"
    )
    found = play_duel(duel(program(tmp_path, start=start)), 0)
    assert found.games == 2
    time.sleep(1.6)
    assert not mark.exists()


def test_a_seat_has_a_program_of_its_own_in_each_match(tmp_path: Path) -> None:
    log = tmp_path / "log"
    start = (
        f"import os; open({str(log)!r}, 'a').write(f'{{os.getpid()}} {{message[\"seat\"]}}\\n'); "
        "say({'ready': True})"
    )
    text = program(tmp_path, start=start)
    given = duel(text)
    play_duel(msgspec.structs.replace(given, theirs=given.mine), 0)
    lines = [line.split() for line in log.read_text().splitlines()]
    assert [seat for _, seat in lines] == ["0", "1"]
    assert len({pid for pid, _ in lines}) == 2
    play_duel(given, 0)
    assert len({line.split()[0] for line in log.read_text().splitlines()}) == 4


def arena(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    return run(capsys, *args, "--game", "tiny", "--jobs", "1")


def test_forfeits_are_told_and_kept_apart(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The bot dies of a high card."""
    dies = "sys.exit('no luck') if number == 1 and message['view']['hand'][0] > 6 else 0"
    text = program(tmp_path, f"{dies}; {FIRST}")
    out_file = tmp_path / "blocks.jsonl"
    given = ("mine", "random", "--bot", f"mine={text}", "--blocks", "8", "--json")
    code, out, err = arena(capsys, *given, "--out", str(out_file))
    assert code == 0
    result = json.loads(out)
    failed = result["forfeited"]["mine"]
    assert 0 < failed < 8
    assert result["blocks"] == 8 - failed
    assert len(result["forfeits"]) == failed
    first = result["forfeits"][0]["forfeit"]
    assert (first["bot"], first["kind"], first["said"]) == ("mine", "died", "no luck")
    assert result["win_share_if_lost"]["a"]["mean"] == pytest.approx(
        result["a"]["win_share"]["mean"] * (8 - failed) / 8, abs=0.001
    )
    assert result["win_share_if_lost"]["b"]["mean"] == result["b"]["win_share"]["mean"]
    assert "is forfeited by mine, its move" in err
    assert "it ended with code 1 (no luck)" in err
    assert err.count("forfeited by mine") == min(failed, 3)
    again = json.loads(arena(capsys, *given, "--out", str(out_file))[1])
    assert again["forfeits"] == result["forfeits"]
    table = arena(capsys, *given[:-1], "--out", str(out_file))[1]
    assert f"mine forfeited {failed} of the blocks" in table
    more = arena(capsys, "highest", *given, "--out", str(out_file))
    assert more[0] == 0
    assert json.loads(more[1])["forfeited"]["mine"] >= failed


def test_a_refusal_is_told_in_english(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = program(tmp_path, "say({'answer': {'fly': 1}})")
    code, out, err = arena(capsys, "mine", "random", "--bot", f"mine={text}", "--blocks", "1")
    assert (code, out) == (2, "")
    told, verdict = err.splitlines()
    assert told.startswith(
        "yuletable: block 0 is forfeited by mine, its move 1: it gave an illegal answer "
        '({"answer":{"fly":1}}): '
    )
    assert verdict == (
        "yuletable: mine against random: no block was played to its end, so there is nothing to "
        "compare."
    )


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ("mine", "--bot is written like mine='python mine.py', not 'mine'."),
        ("1x=python", "--bot is written like"),
        ("random=python", "there is a bot random already"),
        ("mine=", "the command of mine cannot be started: there is no ''."),
        ("mine=nowhere/at_all -x", "there is no 'nowhere/at_all'."),
        ("mine='python", "the command of mine cannot be read"),
    ],
)
def test_a_command_that_cannot_be_is_named(
    capsys: pytest.CaptureFixture[str], given: str, says: str
) -> None:
    code, out, err = arena(capsys, "mine", "random", "--bot", given)
    assert (code, out) == (2, "")
    assert says in err
    assert err.count("\n") == 1


def test_the_contest_format_is_bridged(capsys: pytest.CaptureFixture[str]) -> None:
    """A bot that knows the contest's format alone plays whole games here, and plays them well."""
    bridge = f"{command(EXAMPLES / 'contest_bridge.py')} {command(EXAMPLES / 'contest_bot.py')}"
    code, out, err = run(
        capsys,
        *("theirs", "random", "--game", "patchwork", "--bot", f"theirs={bridge}"),
        *("--bot-ms", "20000", "--blocks", "2", "--jobs", "1", "--json"),
    )
    assert (code, err) == (0, "")
    result = json.loads(out)
    assert result["a"]["win_share"]["mean"] == 1
    assert result["a"]["score"]["mean"] > -40
    assert result["games"] == 6
