"""The command as a person at a terminal meets it."""

import json
from pathlib import Path
from typing import Any

import pytest

from yuletable.bots.playing import pick_for, play_out
from yuletable.core.chance import commitment, seed_of
from yuletable.core.match import Match
from yuletable.core.record import write_record
from yuletable.core.registry import Entry
from yuletable.core.seen import random_bot

pytestmark = pytest.mark.usefixtures("tiny")

FIELDS = [
    "game",
    "seats",
    "options",
    "seed",
    "games",
    "seconds",
    "games_per_s",
    "actions",
    "actions_per_s",
    "mean_actions",
    "mean_plies",
    "mean_score",
    "win_share",
]
POSITION = {
    "round": 0,
    "rounds": 1,
    "phase": "commit",
    "hands": [[1, 5], [0, 9]],
    "committed": [-1, -1],
    "unseen": [2, 3, 4, 6, 7, 8],
    "points": [0, 0],
    "weather": -1,
    "winner": -1,
    "stake": -1,
    "early": False,
}


@pytest.fixture
def position(tmp_path: Path) -> Path:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(POSITION))
    return path


@pytest.fixture
def record(tiny: Entry, tmp_path: Path) -> Path:
    match: Match[Any] = Match.start(tiny.game, 3, {}, seed_of("told"))
    play_out(match, [random_bot] * 3, [pick_for("cli")] * 3)
    path = tmp_path / "match.jsonl"
    path.write_bytes(write_record(match.record()))
    return path


def test_help_explains_every_command(yuletable: Any) -> None:
    shown = yuletable("--help")
    assert shown.code == 0
    for command in (
        "serve",
        "games",
        "simulate",
        "arena",
        "perft",
        "position",
        "replay",
        "verify",
        "bench",
    ):
        assert command in shown.out
        detail = yuletable(command, "--help")
        assert detail.code == 0
        assert len(detail.out.splitlines()) > 4
    assert "--public-url" in yuletable("serve", "--help").out
    assert "seconds" in yuletable("bench", "rules", "--help").out
    assert "event loop" in yuletable("bench", "bots", "--help").out
    assert "yuletable 0" in yuletable("--version").out


def test_games_are_listed(yuletable: Any) -> None:
    games = {game["id"]: game for game in yuletable("games", "--json").json}
    assert set(games) >= {"tiny", "gift_trail"}
    assert games["tiny"]["min_seats"] == 2
    assert games["tiny"]["max_seats"] == 4
    assert games["tiny"]["bots"] == ["random", "highest", "expert"]
    assert games["tiny"]["options"] == [{"key": "rounds", "default": 2, "choices": [1, 2]}]
    text = yuletable("games").out
    assert "gift_trail: 2 to 32 seats" in text
    assert "patchwork: 2 seats" in text
    assert "bots: random, highest" in text


def test_simulate_prints_exactly_its_fields(yuletable: Any) -> None:
    args = ("simulate", "tiny", "--seats", 3, "--games", 50, "--seed", "s", "--json")
    result = yuletable(*args, "--bots", "highest,random,random", "--options", '{"rounds":1}').json
    assert list(result) == FIELDS
    assert result["game"] == "tiny"
    assert result["seats"] == 3
    assert result["options"] == {"rounds": 1}
    assert result["seed"] == "s"
    assert result["games"] == 50
    # Three commits, a stake, its confirmation.
    assert result["actions"] == 250
    assert result["mean_actions"] == 5
    assert result["mean_plies"] == 5, "an action is a ply where a game does not say otherwise"
    assert len(result["mean_score"]) == len(result["win_share"]) == 3
    assert abs(sum(result["win_share"]) - 1) < 0.001
    others = yuletable(*args, "--bots", "random", "--options", '{"rounds":1}').json
    assert others["mean_score"] != result["mean_score"]
    again = yuletable(*args, "--bots", "highest,random,random", "--options", '{"rounds":1}').json
    assert again["mean_score"] == result["mean_score"]


def test_simulate_for_people(yuletable: Any) -> None:
    shown = yuletable("simulate", "tiny", "--seats", 2, "--games", 5)
    assert shown.code == 0
    assert "actions/s" in shown.out
    assert shown.out.count("%") == 2


def test_position_shows_asks_and_views_and_applies_steps(yuletable: Any, position: Path) -> None:
    start = yuletable("position", "tiny", position, "--json").json
    assert start["asks"]["0"]["kind"] == "commit"
    assert start["views"]["0"]["hand"] == [1, 5]
    assert start["views"]["table"]["hand"] is None
    assert start["position"] == POSITION
    assert start["events"] == []
    steps = ['[0,{"play":5}]', '[1,{"play":9}]', '["chance",{"weather":"snow"}]']
    done = [part for step in steps for part in ("--do", step)]
    after = yuletable("position", "tiny", position, *done, "--json").json
    assert [kind for kind, _ in after["events"]] == ["committed", "committed", "revealed", "won"]
    assert after["scores"] == [1, 0]
    assert after["asks"] == {"0": after["asks"]["0"]}
    drawn = yuletable("position", "tiny", position, *done[:4], "--json").json
    assert drawn["chance"] == [
        {"data": {"weather": "sun"}, "weight": 2},
        {"data": {"weather": "snow"}, "weight": 1},
    ]
    # Two atoms in one step, then the coin.
    coin = [*done, "--do", '[0,{"stake":2,"done":true}]', "--do", '["chance",{"coin":1}]']
    over = yuletable("position", "tiny", position, *coin, "--json").json
    assert over["over"]
    assert over["scores"] == [3, 0]
    assert over["places"] == [1, 2]
    shown = yuletable("position", "tiny", position, *coin)
    assert "scores [3,0]" in shown.out
    assert "events" in shown.out


def test_the_clock_can_step(yuletable: Any, position: Path) -> None:
    after = yuletable("position", "tiny", position, "--do", '["clock",{"skip":1}]', "--json").json
    assert after["views"]["1"]["my_card"] == 0
    ended = yuletable("position", "tiny", position, "--do", '["clock",{"end":0}]', "--json").json
    assert ended["over"]
    assert ended["places"] == []


def test_replay_shows_what_one_viewer_saw(yuletable: Any, record: Path) -> None:
    whole = yuletable("replay", record, "--json").json
    assert whole["over"]
    assert whole["viewer"] == "table"
    assert whole["steps"] == whole["upto"]
    assert sorted(whole["places"])[0] == 1
    begun = yuletable("replay", record, "--upto", 6, "--viewer", 1, "--json").json
    assert begun["upto"] == 6
    assert not begun["over"]
    assert len(begun["view"]["hand"]) == 2
    assert begun["ask"]["kind"] == "commit"
    dealt = [payload for kind, payload in begun["events"] if kind == "dealt"]
    assert [payload["seat"] for payload in dealt if "card" in payload] == [1, 1]
    table = yuletable("replay", record, "--upto", 6, "--json").json
    assert not any("card" in payload for _, payload in table["events"])
    assert table["ask"] is None
    assert "view" in yuletable("replay", record).out


def test_verify(yuletable: Any, record: Path) -> None:
    result = yuletable("verify", record, "--json").json
    assert result["verified"] is True
    assert result["commitment"] == commitment(seed_of("told"))
    assert "is true" in yuletable("verify", record).out


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("simulate", "chess"), "There is no game 'chess'"),
        (("simulate", "tiny", "--seats", "1"), "2 to 4 seats"),
        (("simulate", "tiny", "--seats", "33"), "2 to 4 seats"),
        (("simulate", "patchwork", "--seats", "3"), "patchwork is for 2 seats, not 3."),
        (("simulate", "tiny", "--seats", "two"), "--seats"),
        (("simulate", "tiny", "--games", "0"), "--games must be 1"),
        (("simulate", "tiny", "--bots", "clever"), "There is no bot 'clever'"),
        (("simulate", "tiny", "--bots", "random,random"), "4 names"),
        (("simulate", "tiny", "--options", "{"), "--options is not JSON"),
        (("simulate", "tiny", "--options", "[]"), "JSON object"),
        (("simulate", "tiny", "--options", '{"rounds":3}'), "rounds must be one of 1, 2"),
        (("simulate", "tiny", "--options", '{"x":3}'), "no option 'x'"),
        (("position", "chess", "{position}"), "There is no game"),
        (("position", "tiny", "{folder}/none.json"), "cannot be read"),
        (("position", "tiny", "{folder}"), "cannot be read"),
        (("position", "tiny", "{broken}"), "is not JSON"),
        (("position", "tiny", "{binary}"), "is not JSON"),
        (("position", "tiny", "{twice}"), "a card is in two places"),
        (("position", "tiny", "{position}", "--do", "roll"), "is not JSON"),
        (("position", "tiny", "{position}", "--do", "[0]"), "is not a step"),
        (("position", "tiny", "{position}", "--do", "[7,{}]"), "from 0 to 1"),
        (("position", "tiny", "{position}", "--do", "[true,{}]"), "is not a step"),
        (
            ("position", "tiny", "{position}", "--do", '[0,{"play":9}]'),
            "Card 9 is not in your hand",
        ),
        (("position", "tiny", "{position}", "--do", '["chance",{"coin":1}]'), "No draw is open"),
        (("position", "tiny", "{position}", "--do", '["clock",{"nap":0}]'), "no 'nap'"),
        (("position", "tiny", "{position}", "--do", '["clock",{"skip":9}]'), "from 0 to 1"),
        (("position", "tiny", "{position}", "--do", '["clock",{"remove":0}]'), "is not possible"),
        (("replay", "{folder}/none.jsonl"), "cannot be read"),
        (("replay", "{broken}"), "not a sound record: line 1"),
        (("replay", "{cut}"), "not a sound record: line"),
        (("replay", "{record}", "--upto", "999"), "--upto must be from 0 to"),
        (("replay", "{record}", "--viewer", "5"), "table or a seat from 0 to 2"),
        (("replay", "{record}", "--viewer", "tv"), "table or a seat"),
        (("replay", "{unknown}"), "There is no game 'other'"),
        (("replay", "{crowd}"), "the header cannot be played: tiny is for 2 to 4 seats, not 9."),
        (("verify", "{lie}"), "the seed draws"),
        (("verify", "{unfinished}"), "no footer"),
        (("serve", "--port", "99999"), "a port is a number"),
        (("serve", "--port", "http"), "a port is a number"),
        (("dance",), "dance"),
        ((), "COMMAND"),
    ],
)
def test_errors_are_one_clear_sentence(
    yuletable: Any, position: Path, record: Path, tmp_path: Path, args: tuple[str, ...], told: str
) -> None:
    lines = record.read_text().splitlines(keepends=True)
    (tmp_path / "cut.jsonl").write_text("".join(lines)[:-9])
    (tmp_path / "broken").write_text("{snow")
    (tmp_path / "binary").write_bytes(b"\xff\x00\xfe")
    (tmp_path / "twice").write_text(json.dumps({**POSITION, "hands": [[1, 5], [1, 9]]}))
    step = json.loads(lines[1])
    lie = json.dumps([step[0], (step[1] + 1) % 10, step[2]]) + "\n"
    (tmp_path / "lie").write_text("".join([lines[0], lie, *lines[2:]]))
    (tmp_path / "unfinished").write_text("".join(lines[:5]))
    (tmp_path / "unknown").write_text("".join(lines).replace('"tiny"', '"other"'))
    crowd = json.dumps({**json.loads(lines[0]), "seats": 9}) + "\n"
    (tmp_path / "crowd").write_text("".join([crowd, *lines[1:]]))
    files = ("broken", "binary", "twice", "lie", "crowd", "unfinished")
    names = {name: tmp_path / name for name in files}
    ran = yuletable(
        *(
            arg.format(
                folder=tmp_path,
                position=position,
                record=record,
                cut=tmp_path / "cut.jsonl",
                unknown=tmp_path / "unknown",
                **names,
            )
            if arg.startswith("{") and arg != "{" and '"' not in arg
            else arg
            for arg in args
        )
    )
    assert ran.code == 2
    assert told in ran.err
    assert ran.out == ""
    assert "Traceback" not in ran.err
    assert len(ran.err.strip().splitlines()) == 1
    assert ".." not in ran.err


def test_serve_hands_its_options_over(
    yuletable: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from yuletable.server import app

    calls: list[dict[str, Any]] = []
    monkeypatch.setattr(app, "serve", lambda **options: calls.append(options))
    assert yuletable("serve").code == 0
    assert (
        yuletable(
            *("serve", "--bind", "127.0.0.1", "--port", 9000, "--data", tmp_path),
            *("--public-url", "play.example", "--no-open"),
        ).code
        == 0
    )
    assert calls[0]["bind"] == "0.0.0.0"
    assert calls[0]["port"] == 8080
    assert calls[0]["data"].name == ".yuletable"
    assert calls[0]["open_page"] is True
    assert calls[1] == {
        "bind": "127.0.0.1",
        "port": 9000,
        "data": tmp_path,
        "public_url": "play.example",
        "open_page": False,
        "seed": None,
    }


def test_what_keeps_the_server_from_starting_is_one_sentence(
    yuletable: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from yuletable.server import app

    def refuse(**options: Any) -> None:
        raise app.ServeError("Port 8080 is taken.")

    monkeypatch.setattr(app, "serve", refuse)
    ran = yuletable("serve")
    assert (ran.code, ran.err) == (2, "yuletable: Port 8080 is taken.\n")


def test_bench_rules_compares_with_a_baseline(yuletable: Any) -> None:
    results = yuletable("bench", "rules", "--seconds", "0.01", "--json").json
    assert {result["game"] for result in results} >= {"tiny", "gift_trail"}
    for result in results:
        # The bare rules do the least; counts and ratios only, never seconds.
        assert 0 < result["simulated_ratio"] < 1.5
        assert result["actions"] > 0
    assert "bare" in yuletable("bench", "rules", "--seconds", "0.01").out


def test_bench_bots_needs_a_bot_that_looks_ahead(yuletable: Any) -> None:
    ran = yuletable("bench", "bots", "--game", "gift_trail")
    assert ran.code == 2
    assert "gift_trail has no bot that looks ahead. The games that have one: " in ran.err
    assert "tiny" in ran.err


def test_bench_bots_refuses_what_its_game_does_not_have(yuletable: Any) -> None:
    ran = yuletable("bench", "bots", "--game", "hats", "--options", '{"hats": 1}')
    assert ran.code == 2
    assert "hats" in ran.err
    ran = yuletable("bench", "bots", "--game", "hats", "--seats", "9")
    assert ran.code == 2
    assert "hats is for 2 to 4 seats, not 9." in ran.err
