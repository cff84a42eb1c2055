"""Writes the golden playthroughs: one short readable match per game, step by step.

    .venv/bin/python tools/golden.py            writes every tests/games/<id>/golden.txt

A test compares them with what the game does now. After an intended change write them again and
review the difference like code.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)] if str(ROOT) not in sys.path else []

from tests.conformance.subjects import Case, random_step, subjects  # noqa: E402
from yuletable.core.match import Event, Events, Match  # noqa: E402
from yuletable.core.protocol import (  # noqa: E402
    CHANCE,
    CLOCK,
    OVER,
    Game,
    Json,
    Seat,
    clock_parts,
)

SETUPS: dict[str, dict[str, Json]] = {
    "gift_trail": {"board": "short", "dice": 2},
    "twelve_days": {"length": 1},
}
"""The options of a game's golden match, chosen to be short; without an entry: its defaults."""
POSITIONS: dict[str, str] = {
    "hats": "two_effects",
    "patchwork": "middle",
    "sweaters": "last_trick_express",
}
"""Where a golden match begins that would be long from its start: a name in the game's folder of
positions, whose options it has."""


def golden_path(game_id: str) -> Path:
    """Where the playthrough of a game is kept."""
    tests = ROOT / "tests"
    return (tests / "tiny_game" if game_id == "tiny" else tests / "games" / game_id) / "golden.txt"


def playthrough(game_id: str, position: str | None = None) -> str:
    """The text: for each step what is legal in words, what is done, its events with audience, and
    what changed in each viewer's view. position: where it begins, a name in the game's folder of
    positions; None: as POSITIONS says."""
    entry = subjects()[game_id]
    game = entry.game
    seats = min(max(3, game.spec.min_seats), game.spec.max_seats)
    case = Case(game_id, seats, tuple(SETUPS.get(game_id, {}).items()), "golden")
    written = position or POSITIONS.get(game_id)
    match: Match[Any]
    state: Any
    if written is None:
        match = case.start()
        state = game.new(seats, match.header.options)
        start = _json(case.options)
    else:
        match = Match.at(game, _position(game, written))
        state = _position(game, written)
        seats = len(state.scores())
        start = f"from the position {written}"
    lines = [f"{game_id} rules {game.spec.rules_version}, {seats} seats, {start}"]
    pick = case.pick("golden")
    while not match.over:
        match.play(*random_step(match.state, pick, 0))
    record_steps = match.steps
    viewers: list[Seat | None] = [None, *range(seats)]
    shown: dict[Seat | None, dict[str, Json]] = {viewer: {} for viewer in viewers}
    lines += _changes(game, state, shown)
    for number, (seat, action, _) in enumerate(record_steps):
        lines += ["", f"step {number}"]
        for actor in state.actors():
            legal = [game.action_json(state, actor, each) for each in state.legal_actions(actor)]
            lines.append(f"  seat {actor} may {_json(legal)}")
        if seat == CLOCK:
            lines.append(f"  clock: {clock_parts(action, seats)}")
        else:
            who = "chance" if seat == CHANCE else f"seat {seat}"
            lines.append(f"  {who}: {_json(game.action_json(state, seat, action))}")
        told = Events()
        state.apply(seat, action, told)
        lines += [f"    {_event(event, seats)}" for event in told]
        lines += _changes(game, state, shown)
    assert state.current() == OVER
    lines += ["", f"scores {state.scores()}", f"places {state.places()}"]
    return "\n".join(lines) + "\n"


def _position(game: Game[Any], name: str) -> Any:
    folder = ROOT / "src" / "yuletable" / "games" / game.spec.id / "positions"
    return game.from_position(msgspec.json.decode((folder / f"{name}.json").read_bytes()))


def _event(event: Event, seats: int) -> str:
    viewers = [None, *range(seats)]
    told = {_name(viewer): event.seen_by(viewer) for viewer in viewers}
    if all(payload == event.full for payload in told.values()):
        return f"{event.kind} {_json(event.full)}"
    parts = [f"{who}: {'-' if each is None else _json(each)}" for who, each in told.items()]
    return f"{event.kind} | {' | '.join(parts)}"


def _changes(game: Any, state: Any, shown: dict[Seat | None, dict[str, Json]]) -> list[str]:
    lines = []
    table: dict[str, Json] = {}
    for viewer, before in shown.items():
        now = msgspec.to_builtins(game.view(state, viewer))
        changed = {key: value for key, value in now.items() if before.get(key, _ABSENT) != value}
        shown[viewer] = now
        if viewer is None:
            table = changed
        else:
            changed = {
                key: value for key, value in changed.items() if table.get(key, _ABSENT) != value
            }
        # A seat's lines say only what it sees otherwise than the table.
        lines += [f"    {_name(viewer)} sees {key} {_json(changed[key])}" for key in changed]
    return lines


_ABSENT = object()


def _name(viewer: Seat | None) -> str:
    return "table" if viewer is None else f"seat {viewer}"


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    for each in subjects():
        golden_path(each).write_text(playthrough(each), "utf-8")
        print(golden_path(each).relative_to(ROOT))
