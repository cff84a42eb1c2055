"""Whatever a socket sends gets a clear answer and changes nothing."""

import json
import time
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.picture import picture
from tests.server.rig import play_on, quiet, rig, run, token
from yuletable.core.registry import Entry
from yuletable.server.limits import Bucket, Guesses
from yuletable.server.sockets import why_unreadable
from yuletable.server.state import fold
from yuletable.server.wire import MAX_FRAME, In

pytestmark = pytest.mark.usefixtures("tiny")


@pytest.mark.parametrize(
    ("text", "code", "key"),
    [
        ("", "bad_message", "not-json"),
        ("{", "bad_message", "not-json"),
        ("[" * 5000, "bad_message", "not-json"),
        ('{"op":"act","data":' + "[" * 3000 + "]" * 3000 + "}", "bad_message", "not-json"),
        ("[]", "bad_message", "unknown-op"),
        ("null", "bad_message", "unknown-op"),
        ('{"op":"dance"}', "bad_message", "unknown-op"),
        ('{"op":"host","id":"x","command":{"do":"fly"}}', "bad_message", "unknown-op"),
        ('{"op":"hello"}', "bad_message", "bad-field"),
        ('{"op":"hello","room":5}', "bad_message", "bad-field"),
        ('{"op":"hello","room":"X","token":"short"}', "bad_message", "bad-field"),
        ('{"op":"hello","room":"X","colour":1}', "bad_message", "bad-field"),
        ('{"op":"act","ask":"1","id":"x","data":{}}', "bad_message", "bad-field"),
        ('{"op":"act","ask":1,"id":"","data":{}}', "bad_message", "bad-field"),
        ('{"op":"ping","id":"' + "x" * MAX_FRAME + '"}', "too_big", "too-big"),
        ('{"op":"ping","id":"' + "ż" * (MAX_FRAME // 2) + '"}', "too_big", "too-big"),
        ('{"op":"sync"}', "phase", "hello-first"),
        ('{"op":"act","ask":1,"id":"x","data":{}}', "phase", "hello-first"),
        ('{"op":"hello","room":"ZZZZ"}', "no_room", "no-room"),
        ('{"op":"hello","room":""}', "no_room", "no-room"),
        ('{"op":"hello","room":"' + "A" * 9000 + '"}', "no_room", "no-room"),
    ],
)
def test_a_message_that_is_wrong_is_refused_in_words(text: str, code: str, key: str) -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            phone = r.connect()
            phone.raw(text)
            answer = await phone.hear(lambda m: m["op"] == "reject")
            assert (answer["code"], answer["why"]["key"]) == (code, f"yt-why-{key}")
            assert len(phone.frames[-1]) < 600
            phone.say("hello", room=room.state.code)
            assert (await phone.update())["v"] == 1

    run(main())


@pytest.mark.parametrize(
    ("text", "args"),
    [
        ("{}", {"op": None}),
        ("7", {"op": None}),
        ('{"op":null}', {"op": None}),
        ('{"op":"dance"}', {"op": "dance"}),
        ('{"op":["dance"]}', {"op": "['dance']"}),
        ('{"op":"' + "x" * 999 + '"}', {"op": "x" * 40}),
        ('{"op":"host","id":"x","command":{}}', {"op": None}),
        ('{"op":"host","id":"x","command":{"do":"fly"}}', {"op": "fly"}),
        ('{"op":"host","id":"x","command":5}', {"field": "command"}),
        ('{"op":"host","id":"x","command":{"do":"skip"}}', {"field": "command.seat"}),
        ('{"op":"host","id":"x","command":{"do":"skip","seat":"a"}}', {"field": "command.seat"}),
        ('{"op":"host","id":"x","command":{"do":"start","x":1}}', {"field": "command.x"}),
        ('{"op":"hello"}', {"field": "room"}),
        ('{"op":"hello","room":5}', {"field": "room"}),
        ('{"op":"hello","room":"X","token":"short"}', {"field": "token"}),
        ('{"op":"hello","room":"X","' + "c" * 999 + '":1}', {"field": "c" * 40}),
        ('{"op":"act","ask":1.5,"id":"x","data":{}}', {"field": "ask"}),
    ],
)
def test_an_unreadable_message_is_told_what_is_wrong(text: str, args: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.json.decode(text, type=In)
    assert why_unreadable(text, caught.value).args == args


def test_a_refused_message_is_named_by_its_id() -> None:
    async def main() -> None:
        async with rig() as r:
            phone = r.connect()
            phone.raw('{"op":"act","ask":"one","id":"c9","data":{}}')
            answer = await phone.hear(lambda m: True)
            assert answer["id"] == "c9"
            phone.raw('{"op":"act","ask":1,"id":"c10","data":"' + "x" * MAX_FRAME + '"}')
            answer = await phone.hear(lambda m: True)
            assert (answer["id"], answer["why"]["args"]) == ("c10", {"most": 16})
            phone.raw_bytes(b'{"op":"ping","id":"x"}')
            answer = await phone.hear(lambda m: True)
            assert (answer["code"], answer["why"]["key"]) == ("bad_message", "yt-why-not-text")

    run(main())


def test_a_flood_is_slowed_and_at_last_cut() -> None:
    async def main() -> None:
        async with rig(limit=10.0) as r:
            room = await r.room()
            phone = await r.screen(room)
            for i in range(60):
                phone.say("ping", id=f"p{i}")
            await phone.hear(lambda m: m.get("id") == "p59")
            kinds = [json.loads(frame)["op"] for frame in phone.frames[1:]]
            assert kinds.count("pong") in (19, 20)
            assert kinds[-1] == "reject"
            refused = json.loads(phone.frames[-1])
            assert (refused["code"], refused["why"]["key"]) == ("too_fast", "yt-why-too-fast")
            assert phone.closed is None
            for i in range(100):
                phone.say("ping", id=f"q{i}")
            await phone.hear(lambda m: m["op"] == "closed")
            assert phone.closed == 1008
            other = await r.screen(room)
            assert other.last["v"] == 1

    run(main())


def test_the_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    bucket = Bucket(10)
    assert [bucket.take() for _ in range(21)] == [True] * 20 + [False]
    now[0] += 0.5
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False]
    now[0] += 60
    assert [bucket.take() for _ in range(21)] == [True] * 20 + [False]


def test_wrong_codes_are_answered_slower_and_slower_and_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    guesses = Guesses()
    waits = [guesses.wrong("1.2.3.4") for _ in range(9)]
    assert waits == [0, 0, 0.125, 0.25, 0.5, 1, 2, 2, 2]
    assert guesses.wrong("1.2.3.5") == 0
    now[0] += 61
    assert guesses.wrong("1.2.3.4") == 0


def test_a_right_code_is_never_delayed() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            for _ in range(4):
                phone = r.connect()
                phone.say("hello", room="AAAA")
                await phone.hear(lambda m: m["op"] == "reject")
            start = time.monotonic()
            await r.screen(room)
            async with r.http() as http:
                assert (await http.get(f"/api/rooms/{room.state.code}")).status_code == 200
            assert time.monotonic() - start < 0.2

    run(main())


ids = st.text("abc", min_size=0, max_size=3)
small = st.integers(-2, 12)
data = st.recursive(
    st.none() | st.booleans() | small | st.text(max_size=3),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["play", "stake", "done", "x"]), inner, max_size=2)
    ),
    max_leaves=4,
)


def said(op: str, **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries({"op": st.just(op), **fields})


def does(do: str, **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries({"do": st.just(do), **fields})


PLAIN = ["start", "pause", "resume", "end_game", "more_time", "play_again", "next_game"]
bots = st.sampled_from(["highest", "random", "x"])
commands = st.one_of(
    does("start"),
    does("choose_game", game=st.sampled_from(["tiny", "x", None])),
    does("set_options", options=st.dictionaries(st.sampled_from(["rounds", "x"]), data)),
    does("add_bot", bot=bots),
    does("set_bot", member=small, bot=bots),
    does("set_playing", member=small, playing=st.booleans()),
    does("dismiss", member=st.integers(3, 12)),
    does("skip", seat=small),
    does("remove", seat=small),
    does("set_timers", factor=small),
    does("answer_for", seat=small, ask=small, data=data),
    does("bot_seat", seat=small, bot=st.booleans()),
    does("reveal", step=st.integers(), auto=st.booleans()),
    does("give_host", member=st.integers(0, 3)),
    *(does(plain) for plain in PLAIN),
)
tokens = st.sampled_from([token("N"), "x"])
messages = st.one_of(
    said("act", ask=small, id=ids, data=data),
    said("host", id=ids, command=commands),
    said("host", id=ids, command=commands),
    said("undo", id=ids),
    said("ping", id=ids),
    said("sync", since=st.integers()),
    said("join", id=ids, token=tokens, name=st.text(max_size=20)),
    said("hello", room=st.text(max_size=5)),
    st.just({"op": "first option"}),
)


@settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
    derandomize=True,
)
@given(talk=st.lists(st.tuples(st.integers(0, 2), messages), max_size=40))
def test_any_messages_in_any_order_leave_a_room_that_plays_on(
    tiny: Entry, capsys: pytest.CaptureFixture[str], talk: list[tuple[int, dict[str, Any]]]
) -> None:
    """Two people and a table say anything: the room stays what its log says, no fault is met."""

    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            a, b = await r.people(room, "A", "B")
            table = await r.screen(room, table=True, local=True)
            for who, message in talk:
                phone = (a, b, table)[who]
                if message["op"] == "first option":
                    if phone.last.get("ask"):
                        await phone.act(phone.first_option())
                    continue
                phone.say(**message)
            await quiet(room)
            room.state.wake(room.now())
            log = await r.store.read(room.state.code)
            again = fold(room.state.code, log, 0.0)
            again.wake(room.now())
            assert picture(again) == picture(room.state)
            host = await r.screen(room, table=True, local=True)
            await host.do("give_host", member=0)
            back = await r.screen(room, "A")
            other = await r.screen(room, "B")
            if back.room["phase"] == "playing":
                await back.command("resume")
                await play_on([back, other], lambda p: p.room["phase"] == "results")

    run(main())
    assert capsys.readouterr().err == ""
