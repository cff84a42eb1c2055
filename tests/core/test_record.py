"""Records as JSON lines."""

import contextlib
import random

import pytest

from tests.tiny_game import GAME
from yuletable.bots.playing import pick_for, play_out
from yuletable.core.chance import seed_of
from yuletable.core.match import Match, replay, verify
from yuletable.core.record import Record, RecordError, read_record, write_record
from yuletable.core.seen import random_bot


@pytest.fixture(scope="module")
def record() -> Record:
    match = Match.start(GAME, 3, {}, seed_of("record"))
    play_out(match, [random_bot] * 3, [pick_for("record")] * 3)
    return match.record()


def test_a_record_goes_round(record: Record) -> None:
    data = write_record(record)
    assert read_record(data) == record
    assert data.count(b"\n") == len(record.steps) + 2
    assert b"name" not in data


def test_blank_lines_and_foreign_line_ends_do_not_matter(record: Record) -> None:
    data = write_record(record)
    assert read_record(data.replace(b"\n", b"\r\n\r\n")) == record


@pytest.mark.parametrize(
    ("edit", "told"),
    [
        (lambda data: b"", "line 1: the header is damaged"),
        (lambda data: b"\xff\xfe" + data, "line 1: the header is damaged"),
        (lambda data: data.replace(b'"seats":3', b'"seats":"3"'), "line 1: the header"),
        (lambda data: data.replace(b'"seats":3', b'"seats":3,"more":1'), "line 1: the header"),
        (lambda data: data.replace(b"[-1,", b"[-1,,", 1), "line 2: a step is damaged"),
        (lambda data: data.replace(b"\n[-1,", b"\n[-1,0,", 1), "line 2: a step is damaged"),
        (lambda data: data.replace(b"\n[-1,", b"\n[-1.5,", 1), "line 2: a step is damaged"),
        (lambda data: data.replace(b'"scores"', b'"score"'), "the footer is damaged"),
        (lambda data: data + b"[0,0,0]\n", "nothing may follow the footer"),
        (lambda data: data[:-20], "the footer is damaged"),
    ],
)
def test_damage_is_named_with_its_line(record: Record, edit: object, told: str) -> None:
    assert callable(edit)
    with pytest.raises(RecordError, match=told):
        read_record(edit(write_record(record)))


def test_any_damage_is_a_clear_error_or_harmless(record: Record) -> None:
    """Whatever bytes are changed, nothing but RecordError comes out."""
    data = write_record(record)
    rng = random.Random(5)
    for _ in range(600):
        broken = bytearray(data)
        for _ in range(rng.randrange(1, 4)):
            broken[rng.randrange(len(broken))] = rng.choice(b'0123456789-[]{},":x\n')
        with contextlib.suppress(RecordError):
            again = read_record(bytes(broken))
            replay(GAME, again)
            verify(GAME, again)
