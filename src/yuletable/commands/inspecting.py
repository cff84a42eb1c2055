"""`yuletable position`, `replay` and `verify`: looking into positions and records."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from yuletable.commands.errors import CommandError, game_entry, json_of, read_bytes, to_json
from yuletable.commands.sentences import sentence
from yuletable.core import match as matches
from yuletable.core.match import Event, Events, IllegalAction, Match
from yuletable.core.protocol import (
    CHANCE,
    CLOCK,
    CLOCK_KINDS,
    OVER,
    Action,
    Json,
    PositionError,
    Refusal,
    Seat,
    clock_id,
)
from yuletable.core.record import Record, RecordError, read_record
from yuletable.core.registry import Entry

Viewer = Seat | None


def open_position(game_id: str, path: Path) -> tuple[Entry, Match[Any]]:
    """A match that stands at the position in the file, with chance forced. Raises CommandError."""
    entry = game_entry(game_id)
    data = json_of(read_bytes(path), str(path))
    try:
        state = entry.game.from_position(data)
    except PositionError as error:
        raise CommandError(f"{path} is not a position of {game_id}: {error}") from None
    return entry, Match.at(entry.game, state)


def do_step(entry: Entry, match: Match[Any], text: str, emit: Events) -> None:
    """Apply one --do step: [SEAT, DATA], ["chance", DATA] or ["clock", {KIND: SEAT}].

    Raises CommandError; the atoms before an illegal one stay applied.
    """
    step = json_of(text, f"--do {text}")
    match step:
        case ["clock", dict(clock)] if len(clock) == 1:
            ((kind, who),) = clock.items()
            played: list[tuple[Seat, Action]] = [(CLOCK, _clock(match, kind, who))]
        case ["chance", data]:
            played = [(CHANCE, action) for action in _parse(entry, match, CHANCE, data)]
        case [int(seat), data] if not isinstance(seat, bool) and 0 <= seat < match.header.seats:
            played = [(seat, action) for action in _parse(entry, match, seat, data)]
        case _:
            last = match.header.seats - 1
            raise CommandError(
                f"--do {text} is not a step: write [SEAT, DATA] with a seat from 0 to {last}, "
                f'["chance", DATA] or ["clock", {{"skip": SEAT}}].'
            )
    for seat, action in played:
        try:
            match.play(seat, action, 0, emit)
        except IllegalAction as error:
            raise CommandError(f"--do {text} is not possible: {error}.") from None


def _clock(match: Match[Any], kind: str, who: Json) -> Action:
    seats = match.header.seats
    if kind not in CLOCK_KINDS:
        raise CommandError(f"The clock has no {kind!r}; it has: {', '.join(CLOCK_KINDS)}.")
    if type(who) is not int or not 0 <= who < seats:
        raise CommandError(f"The clock needs a seat from 0 to {seats - 1}, not {to_json(who)}.")
    return clock_id(kind, who, seats)


def _parse(entry: Entry, match: Match[Any], seat: Seat, data: Json) -> list[Action]:
    state = match.state
    waiting = state.current()
    if seat == CHANCE and waiting != CHANCE:
        raise CommandError("No draw is open now.")
    if seat != CHANCE and seat not in state.actors():
        who = "nobody: a draw is open" if waiting == CHANCE else f"seats {list(state.actors())}"
        why = "the match is over" if waiting == OVER else f"asked now: {who}"
        raise CommandError(f"Seat {seat} is not asked now; {why}.")
    parsed = entry.game.parse_action(state, seat, data)
    if isinstance(parsed, Refusal):
        raise CommandError(f"{to_json(data)} is refused: {sentence(entry, parsed.why)}")
    return parsed


def standing(match: Match[Any], viewers: Sequence[Viewer]) -> dict[str, Json]:
    """Who is waited for, what they are asked, what viewers see, the scores."""
    game, state = match.game, match.state
    waiting = state.current()
    chance: Json = None
    if waiting == CHANCE:
        outcomes = state.chance()
        weighted = [(n, 1) for n in range(outcomes)] if isinstance(outcomes, int) else outcomes
        chance = [
            {"data": game.action_json(state, CHANCE, outcome), "weight": weight}
            for outcome, weight in weighted
        ]
    return {
        "over": waiting == OVER,
        "chance": chance,
        "asks": {
            str(seat): game.ask(state, seat)
            for seat in state.actors()
            if None in viewers or seat in viewers
        },
        "views": {viewer_name(viewer): game.view(state, viewer) for viewer in viewers},
        "scores": state.scores(),
        "places": state.places() if waiting == OVER else [],
    }


def viewer_name(viewer: Viewer) -> str:
    return "table" if viewer is None else str(viewer)


def parse_viewer(text: str, seats: int) -> Viewer:
    """ "table" or a seat. Raises CommandError."""
    if text == "table":
        return None
    if not text.isdecimal() or int(text) >= seats:
        raise CommandError(f"--viewer must be table or a seat from 0 to {seats - 1}, not {text!r}.")
    return int(text)


def events_json(events: Sequence[Event], viewer: Viewer, everything: bool) -> list[Json]:
    """Events as [kind, payload]: as the viewer gets them, or with all that is secret."""
    seen = [(event.kind, event.full if everything else event.seen_by(viewer)) for event in events]
    return [[kind, payload] for kind, payload in seen if payload is not None]


def position_result(entry: Entry, match: Match[Any], events: Events) -> dict[str, Json]:
    """What `position` prints: everything, secrets included."""
    viewers: list[Viewer] = [None, *range(match.header.seats)]
    return {
        "game": match.header.game,
        "events": events_json(events, None, everything=True),
        **standing(match, viewers),
        "position": entry.game.position(match.state),
    }


def load_record(path: Path) -> tuple[Entry, Record]:
    """The record in the file and its game. Raises CommandError."""
    try:
        record = read_record(read_bytes(path))
    except RecordError as error:
        raise CommandError(f"{path} is not a sound record: {error}.") from None
    return game_entry(record.header.game), record


def replay_result(path: Path, upto: int | None, viewer_text: str) -> dict[str, Json]:
    """What `replay` prints: the first `upto` steps as one viewer sees them. Raises CommandError."""
    entry, record = load_record(path)
    steps = len(record.steps)
    if upto is not None and not 0 <= upto <= steps:
        raise CommandError(
            f"--upto must be from 0 to {steps}, the steps of this record, not {upto}."
        )
    viewer = parse_viewer(viewer_text, record.header.seats)
    events = Events()
    try:
        match = matches.replay(entry.game, record, upto, events)
    except RecordError as error:
        raise CommandError(f"{path} cannot be replayed: {error}.") from None
    shown = standing(match, [viewer])
    asks = shown["asks"] if viewer is not None else {}
    return {
        "game": record.header.game,
        "rules_version": record.header.rules_version,
        "seats": record.header.seats,
        "options": record.header.options,
        "commitment": record.header.commitment,
        "steps": steps,
        "upto": len(match.steps),
        "viewer": viewer_name(viewer),
        "events": events_json(events, viewer, everything=False),
        "view": shown["views"][viewer_name(viewer)],
        "ask": asks.get(viewer_name(viewer)),
        "over": shown["over"],
        "scores": shown["scores"],
        "places": shown["places"],
    }


def verify_file(path: Path) -> dict[str, Json]:
    """What `verify` prints for a true record. Raises CommandError with the first difference."""
    entry, record = load_record(path)
    try:
        matches.verify(entry.game, record)
    except RecordError as error:
        raise CommandError(f"{path} is not true to its seed: {error}.") from None
    draws = sum(seat == CHANCE for seat, _, _ in record.steps)
    return {
        "game": record.header.game,
        "steps": len(record.steps),
        "draws": draws,
        "commitment": record.header.commitment,
        "verified": True,
    }


def result_text(result: dict[str, Json]) -> str:
    """A result for people: its parts under their names, one JSON value a line."""
    lines = []
    for name, value in result.items():
        if name == "events":
            lines.append("events")
            lines += [f"  {kind} {to_json(payload)}" for kind, payload in value]
        elif name in ("views", "asks"):
            lines += [f"{name[:-1]} {who} {to_json(each)}" for who, each in value.items()]
        elif value is not None:
            lines.append(f"{name} {value if isinstance(value, str) else to_json(value)}")
    return "\n".join(lines)
