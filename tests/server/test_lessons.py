"""Lessons: answers in, frames out, and nothing kept."""

import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.server.rig import Rig, rig, run
from yuletable.core import registry
from yuletable.core.protocol import Json
from yuletable.server.lessons import Lessons
from yuletable.server.wire import MAX_FRAME, Learn, LessonView

pytestmark = pytest.mark.usefixtures("tiny")

RIGHT: list[Json] = [None, {"play": 1}, {"stake": 2}, {"done": True}, None]


async def learn(
    http: httpx.AsyncClient, answers: list[Json], since: int = 0, game: str = "tiny"
) -> httpx.Response:
    body = {"answers": answers, "since": since}
    return await http.post(f"/api/games/{game}/lesson", json=body)


async def frames(http: httpx.AsyncClient, answers: list[Json], since: int = 0) -> Any:
    got = await learn(http, answers, since)
    assert got.status_code == 200, got.text
    msgspec.json.decode(got.content, type=LessonView)
    return got.json()


def trace(r: Rig) -> object:
    """All that a lesson could leave behind."""
    return (dict(r.house.rooms), dict(r.house.damaged), vars(r.store).copy())


def test_a_lesson_from_its_first_step_to_its_last() -> None:
    async def main() -> None:
        async with rig() as r, r.http() as http:
            before = trace(r)
            start = await frames(http, [])
            assert (start["n"], start["of"], start["wait"], start["look"]) == (1, 5, "read", None)
            assert start["say"] == {"key": "tiny-tutorial-hello", "args": {"seat": 0}}
            (frame,) = start["frames"]
            assert frame["replay"]
            assert frame["you"]["seat"] == 0
            assert frame["room"]["match"]["seats"] == [0, 1]
            assert [m["name"] for m in frame["room"]["members"]] == ["Ania", "Kuba"]
            told = []
            since = frame["v"]
            for upto in range(1, len(RIGHT) + 1):
                got = await frames(http, RIGHT[:upto], since)
                told.append((got["n"], got["wait"], got["look"]))
                assert [f["v"] for f in got["frames"]] == list(
                    range(since + 1, got["frames"][-1]["v"] + 1)
                )
                assert not any(f["replay"] for f in got["frames"])
                since = got["frames"][-1]["v"]
            assert told == [
                (2, "act", "card-1"), (3, "act", "stakes"), (4, "act", "done"), (5, "read", None),
                (5, "over", None),
            ]  # fmt: skip
            last = got["frames"][-1]["room"]
            assert (last["phase"], last["reveal"]) == ("results", 1)
            assert trace(r) == before

    run(main())


def test_another_seat_moves_in_a_frame_of_its_own() -> None:
    async def main() -> None:
        async with rig(show=1.0) as r, r.http() as http:
            got = await frames(http, RIGHT[:2], 2)
            kinds = [[event["kind"] for event in f["events"]] for f in got["frames"]]
            assert kinds == [["committed"], ["committed", "revealed", "won"]]
            shows = [event["show"] for event in got["frames"][1]["events"]]
            assert shows == [0, 540, 540]
            assert got["frames"][0]["ask"] is None
            assert got["frames"][1]["ask"]["kind"] == "stake"

    run(main())


def test_the_frames_are_the_learners_and_hide_what_others_hold() -> None:
    async def main() -> None:
        async with rig() as r, r.http() as http:
            got = await learn(http, RIGHT[:1])
            view = got.json()["frames"][0]["view"]
            assert view["hand"] == [1, 5]
            assert "unseen" not in got.text
            assert '"card":7' not in got.text
            assert '"card":9' not in got.text
            committed = (await frames(http, RIGHT[:2]))["frames"][0]["events"][1]
            assert committed == {
                "v": 4, "kind": "committed", "data": {"seat": 1}, "show": 0,
            }  # fmt: skip

    run(main())


@pytest.mark.parametrize(
    ("answers", "key"),
    [
        ([{"play": 1}], "yt-why-lesson-read"),
        ([None, None], "tiny-tutorial-play-hint"),
        ([None, {"play": 5}], "tiny-tutorial-play-hint"),
        ([None, {"play": 7}], "tiny-why-not-yours"),
        ([None, {"play": 1}, {"stake": 2, "done": True}], "yt-why-lesson-other"),
        ([*RIGHT, None], "yt-why-lesson-over"),
    ],
)
def test_a_wrong_answer_is_told_what_to_do(answers: list[Json], key: str) -> None:
    async def main() -> None:
        async with rig() as r, r.http() as http:
            got = await learn(http, answers, 1)
            assert got.status_code == 409
            assert got.json()["why"]["key"] == key
            if key.startswith("tiny-tutorial"):
                assert got.json()["why"]["args"] == {"card": 1, "seat": 0}
            # Nothing has changed: the right answer is taken as ever.
            assert (await learn(http, answers[:-1])).status_code == 200

    run(main())


def test_a_page_that_was_loaded_again_has_everything() -> None:
    async def main() -> None:
        async with rig() as r, r.http() as http:
            step_by_step = await frames(http, [])
            events = []
            for upto in (1, 2, 3):
                since = step_by_step["frames"][-1]["v"]
                step_by_step = await frames(http, RIGHT[:upto], since)
                events += [e for f in step_by_step["frames"] for e in f["events"]]
            await r.restart()  # not even the server needs to be the same
            async with r.http() as again:
                loaded = await frames(again, RIGHT[:3])
            (frame,) = loaded["frames"]
            last = step_by_step["frames"][-1]
            assert frame == {**last, "replay": True, "events": events}
            assert loaded["say"] == step_by_step["say"]

    run(main())


def test_what_is_no_lesson_is_refused_in_words() -> None:
    async def main() -> None:
        async with rig() as r, r.http() as http:
            got = await learn(http, [], game="chess")
            assert (got.status_code, got.json()["why"]["key"]) == (404, "yt-why-no-lesson")
            address = "/api/games/tiny/lesson"
            for body, status, key in (
                (b"{", 400, "yt-why-not-json"),
                (b'{"answers": 7}', 400, "yt-why-bad-field"),
                (b'{"answers": [], "since": -1}', 400, "yt-why-bad-field"),
                (b'{"answers": [], "x": 1}', 400, "yt-why-bad-field"),
                (json.dumps({"answers": [None] * 201}).encode(), 400, "yt-why-bad-field"),
                (b"[" * 5000, 400, "yt-why-not-json"),
                (b" " * (MAX_FRAME + 1), 413, "yt-why-too-big"),
            ):
                got = await http.post(address, content=body)
                assert (got.status_code, got.json()["why"]["key"]) == (status, key), body[:20]
            got = await http.post(address, content=b"{}", headers={"origin": "http://evil.example"})
            assert got.status_code == 403

    run(main())


def test_one_address_cannot_keep_the_server_busy() -> None:
    async def main() -> None:
        async with rig() as r, r.http() as http, r.http("192.168.7.21") as other:
            codes = [(await learn(http, [])).status_code for _ in range(40)]
            assert codes[:20] == [200] * 20
            assert codes[-1] == 429
            assert (await learn(other, [])).status_code == 200

    run(main())


def test_the_page_stands_where_there_is_a_lesson() -> None:
    async def main() -> None:
        async with rig() as r, r.http() as http:
            games = {
                game["id"]: game["lesson"]
                for game in (await http.get("/api/games")).json()["games"]
            }
            assert games == dict.fromkeys(registry.entries(), True)
            assert "tiny" in games
            page = await http.get("/learn/tiny")
            assert page.status_code == 200
            assert "/web/learn.js" in page.text
            for address in ("/learn/chess", "/learn/", "/learn/tiny/x"):
                assert (await http.get(address)).status_code == 404

    run(main())


def test_a_tutorial_that_cannot_be_played_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "tutorial.json").write_text('{"seat": 0}')
    monkeypatch.setattr(registry.entry("tiny"), "folder", tmp_path)
    lessons = Lessons()
    assert lessons.tutorial("tiny") is None
    assert lessons.tutorial("tiny") is None
    said = capsys.readouterr().err
    assert said.count("The lesson of tiny is left out: tutorial.json does not read") == 1
    (tmp_path / "tutorial.json").unlink()
    assert Lessons().tutorial("tiny") is None


def test_a_file_is_read_again_while_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry = registry.entry("tiny")
    text = (entry.folder / "tutorial.json").read_text(encoding="utf-8")
    monkeypatch.setattr(entry, "folder", tmp_path)
    (tmp_path / "tutorial.json").write_text(text)
    lessons = Lessons(fresh=True)
    assert lessons.answer("tiny", Learn([])).of == 5
    (tmp_path / "tutorial.json").write_text(
        text.replace(', "reveal": 1}', ', "reveal": 1}, {"text": "tiny-tutorial-over"}')
    )
    assert lessons.answer("tiny", Learn([])).of == 6
