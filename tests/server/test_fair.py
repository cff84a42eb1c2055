"""Saved records that come back: the true ones, and every way in which one is not."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.rig import play_on, rig, run
from yuletable.core.registry import Entry
from yuletable.server.fair import MOST_BYTES, checked
from yuletable.server.refusals import RefusedError

pytestmark = pytest.mark.usefixtures("tiny")


def test_the_record_of_a_match_is_found_true_and_its_fingerprint_told() -> None:
    async def main() -> None:
        async with rig() as r, r.http() as http:
            room = await r.room()
            phones = await r.match(room, "A", "B")
            commitment = phones[0].room["match"]["commitment"]
            await play_on(phones, lambda p: p.room["phase"] == "results")
            saved = (await http.get(f"/api/rooms/{room.state.code}/record/1")).content
            n = room.state.n
            told = await http.post("/api/records", content=saved)
            assert told.status_code == 200
            result = phones[0].room["results"][0]
            assert told.json() == {
                "game": "tiny", "seats": 2, "commitment": commitment,
                "seed": phones[0].room["match"]["seed"], "places": result["places"],
            }  # fmt: skip
            assert room.state.n == n
            await _wrong(http, saved)

    run(main())


async def _wrong(http: Any, saved: bytes) -> None:
    lines = [json.loads(line) for line in saved.splitlines()]

    def changed(change: Callable[[list[Any]], Any]) -> bytes:
        copy = json.loads(json.dumps(lines))
        copy = change(copy) or copy
        return b"\n".join(json.dumps(line).encode() for line in copy)

    def draw(copy: list[Any]) -> None:
        step = next(line for line in copy[1:] if line[0] == -1)
        step[1] = 0 if step[1] else 1

    cases: list[tuple[bytes, int, str]] = [
        (b"hello", 422, "yt-why-record-damaged"),
        (b"", 422, "yt-why-record-damaged"),
        (b"\xff\xfe\x00", 422, "yt-why-record-damaged"),
        (b'{"a": 1}\n' * 10, 422, "yt-why-record-damaged"),
        (changed(lambda c: c[0].update(game="chess")), 422, "yt-why-record-game"),
        (changed(lambda c: c[0].update(rules_version=99)), 422, "yt-why-record-rules"),
        (changed(lambda c: c[:-1]), 422, "yt-why-record-open"),
        (changed(lambda c: c[-1].update(seed="00" * 32)), 422, "yt-why-record-false"),
        (changed(lambda c: c[-1]["scores"].reverse()), 422, "yt-why-record-false"),
        (changed(draw), 422, "yt-why-record-false"),
        (changed(lambda c: c[:2] + c[3:]), 422, "yt-why-record-false"),
        (changed(lambda c: c[0].update(seats=99)), 422, "yt-why-record-false"),
        (b"x" * (MOST_BYTES + 1), 413, "yt-why-record-big"),
    ]
    for data, status, key in cases:
        told = await http.post("/api/records", content=data)
        assert (told.status_code, told.json()["why"]["key"]) == (status, key), data[:80]
    elsewhere = {"origin": "http://evil.example"}
    assert (await http.post("/api/records", content=saved, headers=elsewhere)).status_code == 403


def test_a_record_is_looked_at_only_up_to_its_size(tiny: Entry) -> None:
    with pytest.raises(RefusedError) as refused:
        checked(b" " * (MOST_BYTES + 1))
    assert refused.value.why.key == "yt-why-record-big"
