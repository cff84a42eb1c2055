"""What happens by itself."""

import datetime
import time
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.rig import later, play_on, quiet, rig, run, token
from yuletable.core.protocol import Action, Pick
from yuletable.core.registry import Entry
from yuletable.core.seen import Seen
from yuletable.server import clocks
from yuletable.server.play import Play

pytestmark = pytest.mark.usefixtures("tiny")


def test_a_seat_that_does_not_answer_gets_its_default() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            a, b = await r.match(room, "A", "B")
            default = a.last["ask"]["default"]["play"]
            await later(room, 19)
            assert room.state.play is not None
            assert len(room.state.play.asks) == 2
            await b.act(b.first_option())
            await later(room, 1.2)
            update = await a.update(lambda m: m["events"] and m["events"][0]["kind"] == "answered")
            assert update["events"][0]["data"] == {"seat": 0, "by": "clock"}
            assert update["events"][1]["data"]["card"] == default

    run(main())


@pytest.mark.parametrize("show", [0.0, 1.0])
def test_a_turn_skipped_in_a_long_pause_holds_no_computer_player_back(show: float) -> None:
    async def main() -> None:
        async with rig(show=show) as r:
            r.house.pace = 0.0
            room = await r.room()
            a, _ = await r.people(room, "A", "B")
            await a.do("choose_game", game="gift_trail")
            await a.do("add_bot", bot="random")
            await a.do("set_playing", member=0, playing=False)
            await a.do("arrange", order=[1, 2])
            await a.do("start")
            play = room.state.play
            assert play is not None
            await later(room, 20)
            await a.do("pause")
            await later(room, 600)
            await a.do("skip", seat=next(iter(play.asks)))
            await a.do("resume")
            await quiet(room)
            wait = max([play.shown_until, *room.bot_due.values()]) - room.now()
            assert wait <= 6000 * show + 100

    run(main())


def test_time_given_in_a_pause_is_the_full_time_and_no_more() -> None:
    """Also where a seat moved in the pause that another, asked before it, does not wait for."""

    async def main() -> None:
        async with rig(show=1.0) as r:
            r.house.pace = 0.0
            room = await r.room()
            a, _ = await r.match(room, "A", "B")
            await later(room, 7)
            await a.do("pause")
            await later(room, 900)
            await a.do("skip", seat=1)
            play = room.state.play
            assert play is not None
            await a.do("set_timers", factor=2)
            for paused in (True, False):
                if not paused:
                    await a.do("resume")
                times = [(w["left"], w["total"]) for w in a.room["waiting"]]
                assert times
                for left, total in times:
                    assert total - 2000 <= left <= total + 6000

    run(main())


def test_after_two_timeouts_a_bot_takes_the_seat_and_hands_it_back_at_the_first_touch() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            a, b = await r.match(room, "A", "B")
            await r.screen(room, table=True)
            assert room.state.play is not None
            await later(room, 21)
            assert room.state.play.silent == [1, 1]
            assert room.state.play.bots == set()
            winner = next(iter(room.state.play.asks))
            await later(room, 16)
            await quiet(room)
            assert winner in room.state.play.bots or room.state.phase == "results"
            assert any(m["bot_plays"] for m in a.room["members"])
            touched = (a, b)[winner]
            back = await r.screen(room, "AB"[winner])
            await quiet(room)
            assert winner in room.state.play.bots  # a line that comes back is nobody's touch
            back.say("sync", since=0)
            await back.update(lambda m: not m["room"]["members"][winner]["bot_plays"])
            assert winner not in room.state.play.bots
            assert room.state.play.silent[winner] == 0
            assert touched.closed == 4001

    run(main())


@pytest.mark.parametrize("how", ["line", "replaced", "restart", "join again"])
def test_what_the_host_ordered_holds_while_nobody_touches_the_phone(how: str) -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            a, b = await r.match(room, "A", "B")
            await a.do("bot_seat", seat=1, bot=True)
            if how == "line":
                await b.drop()
            elif how == "restart":
                await r.restart()
                room = r.house.rooms[room.state.code]
            if how == "join again":
                back = await r.screen(room)
                await back.ask("join", token=token("B"), name="B")
            else:
                back = await r.screen(room, "B")
            await quiet(room)
            assert room.state.play is not None
            assert room.state.play.bots == {1}
            assert back.last["you"]["seat"] == 1

    run(main())


@pytest.mark.parametrize("touch", ["act", "sync", "claim"])
def test_a_touch_hands_the_seat_back(touch: str) -> None:
    async def main() -> None:
        async with rig(show=1.0) as r:
            room = await r.room()
            a, b = await r.match(room, "A", "B")
            await a.do("bot_seat", seat=1, bot=True)
            if touch == "act":
                await b.act({"no": "card"}, ask=1)  # even one that is refused
            elif touch == "sync":
                b.say("sync", since=b.last["v"])
            else:
                await a.do("offer_seat", member=1, code="c" * 30)
                fresh = await r.screen(room)
                await fresh.ask("claim", token=token("new"), code="c" * 30)
            await quiet(room)
            assert room.state.play is not None
            assert room.state.play.bots == set()

    run(main())


def test_an_answer_in_between_starts_the_count_anew() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            phones = await r.match(room, "A", "B")
            await later(room, 21)
            assert room.state.play is not None
            winner = next(iter(room.state.play.asks))
            phone = phones[winner]
            await phone.update(lambda m: m["ask"] is not None and m["ask"]["kind"] == "stake")
            await phone.act({"stake": 0, "done": True})
            assert room.state.play.silent[winner] == 0

    run(main())


def test_bots_play_a_whole_match_by_themselves() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            host = await r.with_bots(room, "highest", "random", watch=True)
            update = await host.update(lambda m: m["room"]["phase"] == "results")
            assert update["room"]["results"][0]["early"] is False
            assert update["room"]["results"][0]["members"] == [1, 2]

    run(main())


def test_bots_wait_for_the_table_and_take_their_time() -> None:
    async def main() -> None:
        async with rig(show=1.0) as r:
            room = await r.room()
            await r.with_bots(room, "highest")
            assert room.state.play is not None
            shown = room.state.play.shown_until
            assert 0 < shown - room.state.play.started <= 6000
            (due,) = room.bot_due.values()
            assert shown + 700 <= due <= shown + 1200
            ask = room.state.play.asks[0]
            assert ask.deadline == shown + 20_000
            await later(room, (due - room.now()) / 1000 - 0.2)
            assert 1 in room.state.play.asks
            await later(room, 0.3)
            assert 1 not in room.state.play.asks

    run(main())


def test_the_show_of_one_move_holds_the_next_back_by_at_most_six_seconds(
    monkeypatch: pytest.MonkeyPatch, tiny: Entry
) -> None:
    async def main() -> None:
        async with rig(show=1.0) as r:
            room = await r.room()
            monkeypatch.setitem(tiny.game.spec.show_ms, "dealt", 5000)
            await r.match(room, "A", "B")
            assert room.state.play is not None
            assert room.state.play.shown_until - room.state.play.started == 6000

    run(main())


def test_a_faulty_bot_is_replaced_by_the_default(
    monkeypatch: pytest.MonkeyPatch, tiny: Entry, capsys: pytest.CaptureFixture[str]
) -> None:
    def wrong(seen: Seen[Any], pick: Pick) -> Action:
        raise RuntimeError("no idea")

    def illegal(seen: Seen[Any], pick: Pick) -> Action:
        return 999

    async def main() -> None:
        for bot in (wrong, illegal):
            monkeypatch.setattr(tiny, "bots", {"random": bot, "highest": bot})
            async with rig() as r:
                room = await r.room()
                host = await r.with_bots(room, "highest", "highest", watch=True)
                await host.update(lambda m: m["room"]["phase"] == "results")

    run(main())
    assert "no idea" in capsys.readouterr().err


def test_bots_know_no_more_than_their_seat(monkeypatch: pytest.MonkeyPatch, tiny: Entry) -> None:
    hands: list[Any] = []

    def nosy(seen: Seen[Any], pick: Pick) -> Action:
        hands.append((seen.seat, seen.view.hand, seen.world.hands))  # type: ignore[attr-defined]
        return seen.legal[0]

    async def main() -> None:
        monkeypatch.setattr(tiny, "bots", {"random": nosy})
        truth: list[Any] = []
        for _ in range(4):
            async with rig() as r:
                room = await r.room()
                await r.with_bots(room, "random")
                await quiet(room)
                assert room.state.play is not None
                assert room.state.play.match is not None
                truth.append(room.state.play.match.state.hands[0])
        worlds = [world[0] for _, _, world in hands]
        assert any(world != real for world, real in zip(worlds, truth, strict=False))

    run(main())


def test_while_a_timer_runs_the_log_is_never_far_behind() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            await r.match(room, "A", "B")
            n, ms = room.state.n, room.state.ms
            await later(room, 5.1)
            assert room.state.n == n + 1
            assert room.state.ms >= ms + 5000

    run(main())


def play_at(start: datetime.datetime, hour: str | None) -> Any:
    """A match begun then, with a switch for the hour; as much of it as the clock reads."""
    spec = SimpleNamespace(options=[SimpleNamespace(time=True, key="finish_by")])
    return SimpleNamespace(
        match=SimpleNamespace(game=SimpleNamespace(spec=spec)),
        header=SimpleNamespace(options={"finish_by": hour}),
        at=int(start.timestamp()),
    )


@pytest.mark.parametrize(
    ("start", "hour", "expected"),
    [
        ("2025-12-24 18:00", "22:00", "2025-12-24 22:00"),
        ("2025-12-24 23:10", "00:30", "2025-12-25 00:30"),
        ("2025-12-24 22:00", "22:00", "2025-12-25 22:00"),
        ("2025-12-24 18:00", None, None),
    ],
)
def test_the_hour_is_the_next_one_after_the_start(
    start: str, hour: str | None, expected: str | None
) -> None:
    def wall(text: str) -> datetime.datetime:
        return datetime.datetime.strptime(text, "%Y-%m-%d %H:%M").astimezone()

    found = clocks._hour(play_at(wall(start), hour))
    assert found == (None if expected is None else wall(expected).timestamp())


def test_at_the_hour_the_last_round_begins_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tiny game has no such switch; its rules are taught one for this test."""
    from tests.tiny_game import rules
    from yuletable.core.protocol import CLOCK, clock_id

    legal_actions = rules.TinyState.legal_actions
    apply = rules.TinyState.apply
    rounds: list[int] = []

    def legal(self: rules.TinyState, seat: int) -> list[Action]:
        found = legal_actions(self, seat)
        if seat == CLOCK and self.phase != rules.ENDED and self.rounds > self.round + 1:
            found.append(clock_id("last_round", 0, self.seats))
        return found

    def shorten(self: rules.TinyState, seat: int, action: Action, emit: Any = None) -> None:
        if seat == CLOCK and action == clock_id("last_round", 0, self.seats):
            rounds.append(self.round)
            self.rounds = self.round + 1
        else:
            apply(self, seat, action, emit)

    monkeypatch.setattr(rules.TinyState, "legal_actions", legal)
    monkeypatch.setattr(rules.TinyState, "apply", shorten)
    hour = [time.time() + 3600]
    monkeypatch.setattr(clocks, "_hour", lambda play: hour[0])

    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            phones = await r.match(room, "A", "B", rounds=2)
            await later(room, 0)
            assert rounds == []
            hour[0] = time.time() - 1
            await phones[0].do("pause")
            await later(room, 0)
            assert rounds == []
            await phones[0].do("resume")
            await later(room, 0)
            assert rounds == [0]
            await play_on(phones, lambda p: p.room["phase"] == "results")
            assert rounds == [0]
            play = room.state.play
            assert isinstance(play, Play)
            assert play.match is not None
            assert play.match.state.round == 1

    run(main())


def test_gift_trail_ends_after_the_round_of_the_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            at = time.strftime("%H:%M", time.localtime(time.time() + 6 * 3600))
            phones = await r.match(room, "A", "B", "C", game="gift_trail", finish_by=at)
            await later(room, 0)
            assert phones[0].last["view"]["last_round"] is False
            now = time.time() + 2 * 24 * 3600
            monkeypatch.setattr(time, "time", lambda: now)
            await later(room, 0)
            update = await phones[0].update(lambda m: m["view"]["last_round"])
            assert update["events"][0]["kind"] == "last_round"
            await play_on(phones, lambda p: p.room["phase"] == "results")
            assert room.state.results[0].early is False
            monkeypatch.undo()

    run(main())


def test_an_hour_that_has_passed_is_told_at_the_start() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            host, _ = await r.people(room, "A", "B")
            await host.do("choose_game", game="gift_trail")
            at = time.strftime("%H:%M", time.localtime(time.time() - 300))
            await host.do("set_options", options={"finish_by": at})
            answer = await host.command("start")
            assert (answer["op"], answer["code"]) == ("reject", "illegal")
            assert answer["why"] == {"key": "yt-why-time-passed", "args": {"time": at}}
            await host.do("set_options", options={"finish_by": None})
            await host.do("start")

    run(main())
