"""Bots that look ahead do so in the pool: while the table shows, for one ask, or not at all."""

import asyncio
import os
import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.bots.test_pool import alive
from tests.server.process import Server, eventually
from tests.server.rig import Rig, later, play_on, quiet, rig, run
from tests.server.test_crash import Line
from yuletable.bots.pool import Pool, Ticket
from yuletable.bots.questions import Question, answer
from yuletable.core.protocol import Action
from yuletable.core.registry import Entry
from yuletable.server.rooms import Room
from yuletable.server.thinking import LATE, player_of

pytestmark = pytest.mark.usefixtures("tiny")

Said = Callable[[Action | None], None]


class Desk(Pool):
    """A pool on which questions lie until the test answers them. dropped: those nobody wants."""

    def __init__(self) -> None:
        super().__init__(size=0)
        self.open: list[tuple[Question, Said]] = []
        self.dropped: list[Question] = []

    def ask(self, question: Question, done: Said) -> Ticket:
        self.open.append((question, done))
        return Ticket(question, done, 0.0)

    def drop(self, ticket: Ticket) -> None:
        self.open = [each for each in self.open if each[0] is not ticket.question]
        self.dropped.append(ticket.question)


def at_desk(r: Rig) -> Desk:
    """Questions of rooms opened from now on lie on the desk."""
    desk = r.house.pool = Desk()
    return desk


def committed(room: Room, seat: int) -> int:
    play = room.state.play
    assert play is not None
    assert play.match is not None
    card: int = play.match.state.committed[seat]
    return card


def test_a_bot_thinks_from_the_moment_it_is_asked_and_moves_when_it_is_due() -> None:
    async def main() -> None:
        async with rig(show=1.0) as r:
            desk = at_desk(r)
            room = await r.room()
            await r.with_bots(room, "expert")
            ((asked, done),) = desk.open
            assert (asked.game, asked.bot, asked.seat) == ("tiny", "expert", 1)
            (due,) = room.bot_due.values()
            assert due > room.now()
            done(answer(asked))
            await quiet(room)
            assert committed(room, 1) == -1
            await later(room, (due - room.now()) / 1000 + 0.01)
            assert committed(room, 1) == answer(asked)

    run(main())


def test_a_bot_that_is_due_waits_for_its_thought() -> None:
    async def main() -> None:
        async with rig() as r:
            desk = at_desk(r)
            room = await r.room()
            await r.with_bots(room, "expert")
            await later(room, 0.5)
            assert committed(room, 1) == -1
            ((asked, done),) = desk.open
            lowest = min(asked.world["hands"][1])
            done(lowest)  # the fast policy would commit the highest
            await quiet(room)
            assert committed(room, 1) == lowest

    run(main())


def test_without_an_answer_in_time_the_fast_policy_moves() -> None:
    async def main() -> None:
        async with rig() as r:
            desk = at_desk(r)
            room = await r.room()
            await r.with_bots(room, "expert")
            ((asked, done),) = desk.open
            done(None)
            await quiet(room)
            assert committed(room, 1) == max(asked.world["hands"][1])

    run(main())


def test_a_pool_that_says_nothing_at_all_holds_nobody_up() -> None:
    async def main() -> None:
        async with rig() as r:
            desk = at_desk(r)
            room = await r.room()
            await r.with_bots(room, "expert")
            await later(room, LATE / 1000 + 0.01)
            assert committed(room, 1) >= 0
            assert [each.seat for each in desk.dropped] == [1]

    run(main())


def test_an_answer_to_an_ask_that_is_gone_is_dropped() -> None:
    async def main() -> None:
        async with rig() as r:
            desk = at_desk(r)
            room = await r.room()
            host = await r.with_bots(room, "expert")
            ((asked, done),) = desk.open
            await host.do("skip", seat=1)
            await quiet(room)
            assert committed(room, 1) == min(asked.world["hands"][1])
            assert asked in desk.dropped
            n = room.state.n
            done(max(asked.world["hands"][1]))
            await quiet(room)
            assert room.state.n == n
            assert committed(room, 1) == min(asked.world["hands"][1])

    run(main())


def test_a_person_who_comes_back_needs_no_thought_any_more(
    monkeypatch: pytest.MonkeyPatch, tiny: Entry
) -> None:
    # Who stands in for a person is the game's first.
    monkeypatch.setattr(tiny, "bots", {"expert": tiny.bots["expert"], **tiny.bots})

    async def main() -> None:
        async with rig(show=1.0) as r:
            desk = at_desk(r)
            room = await r.room()
            a, _ = await r.match(room, "A", "B")
            await a.do("bot_seat", seat=1, bot=True)
            assert [asked.seat for asked, _ in desk.open] == [1]
            await a.do("bot_seat", seat=1, bot=False)
            assert desk.open == []
            assert len(desk.dropped) == 1

    run(main())


def test_an_answer_that_is_not_legal_is_as_none() -> None:
    async def main() -> None:
        async with rig() as r:
            desk = at_desk(r)
            room = await r.room()
            await r.with_bots(room, "expert")
            ((asked, done),) = desk.open
            done(999)
            await quiet(room)
            assert committed(room, 1) == max(asked.world["hands"][1])

    run(main())


def test_no_thought_is_asked_for_twice_or_for_a_bot_that_answers_at_once() -> None:
    async def main() -> None:
        async with rig(show=1.0) as r:
            desk = at_desk(r)
            room = await r.room()
            await r.with_bots(room, "expert", "highest")
            assert len(desk.open) == 1
            await later(room, 0.01)
            await later(room, 0.01)
            assert len(desk.open) == 1

    run(main())


def test_what_goes_to_a_worker_is_the_same_whatever_the_others_hold() -> None:
    """Over many matches the hidden hand in the question is as often the true one as by chance."""

    async def main() -> None:
        true = 0
        for number in range(40):
            async with rig() as r:
                r.house._seed = f"secret {number}"
                desk = at_desk(r)
                room = await r.room()
                await r.with_bots(room, "expert")
                ((asked, _),) = desk.open
                play = room.state.play
                assert play is not None
                assert play.match is not None
                true += asked.world["hands"][0] == play.match.state.hands[0]
        assert true <= 6  # one in 28 is expected

    run(main())


def test_a_faulty_game_falls_back_to_its_fast_policy(
    monkeypatch: pytest.MonkeyPatch, tiny: Entry, capsys: pytest.CaptureFixture[str]
) -> None:
    def no_position(state: Any) -> Any:
        raise RuntimeError("no position")

    async def main() -> None:
        monkeypatch.setattr(tiny.game, "position", no_position, raising=False)
        async with rig() as r:
            room = await r.room()
            host = await r.with_bots(room, "expert", "expert", watch=True)
            await host.update(lambda m: m["room"]["phase"] == "results")

    try:
        run(main())
    finally:
        monkeypatch.undo()
    assert "no position" in capsys.readouterr().err


def test_experts_play_a_whole_match_in_real_workers() -> None:
    async def main() -> None:
        async with rig() as r:
            pool = r.house.pool = Pool(size=1, hard_ms=20_000)
            room = await r.room()
            host = await r.with_bots(room, "expert", "expert", watch=True)
            await host.update(lambda m: m["room"]["phase"] == "results")
            assert pool.counts.answered >= 4
            assert pool.counts.late == pool.counts.failed == 0
            assert pool.pids
        assert pool.pids == []

    run(main())


def test_workers_are_started_when_the_bot_is_chosen() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            host = await r.person(room, "A")
            await host.do("choose_game", game="tiny")
            await host.do("add_bot", bot="highest")
            assert r.house.pool.counts.started == 0
            await host.do("set_bot", member=1, bot="expert")
            assert r.house.pool.counts.started == r.house.pool.size

    run(main())


def test_beside_a_person_in_its_team_a_bot_plays_its_best(tiny_in_pairs: Entry) -> None:
    async def main() -> None:
        async with rig(show=1.0) as r:
            at_desk(r)
            room = await r.room()
            await r.with_bots(room, "highest", "highest", "random")
            # seats 0 and 2 are a team of a person and a bot
            names = [player_of(room.state, tiny_in_pairs, seat) for seat in (1, 2, 3)]
            assert names == ["highest", "expert", "random"]
        async with rig(show=1.0) as r:
            at_desk(r)
            room = await r.room()
            await r.with_bots(room, "highest", "random")
            names = [player_of(room.state, tiny_in_pairs, seat) for seat in (1, 2)]
            assert names == ["highest", "random"]

    run(main())


def test_a_paused_match_keeps_what_was_thought() -> None:
    async def main() -> None:
        async with rig(show=1.0) as r:
            desk = at_desk(r)
            room = await r.room()
            host = await r.with_bots(room, "expert")
            ((asked, done),) = desk.open
            await host.do("pause")
            lowest = min(asked.world["hands"][1])
            done(lowest)
            await later(room, 30)
            assert committed(room, 1) == -1
            await host.do("resume")
            await later(room, 12)
            assert committed(room, 1) == lowest
            assert len(desk.open) == 1

    run(main())


def test_people_and_experts_play_to_the_end() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            host = await r.with_bots(room, "expert")
            await play_on([host], lambda p: p.room["phase"] == "results")

    run(main())


def test_a_partner_bot_answers_every_proposal_of_a_person() -> None:
    """Hats in teams: a person in seat 0, who proposes a swap whenever that is possible."""

    async def main() -> None:
        async with rig() as r:
            pool = r.house.pool = Pool(size=1, hard_ms=20_000)
            room = await r.room()
            host = await r.person(room, "A")
            await host.do("choose_game", game="hats")
            await host.do("add_bot", bot="greedy", count=3)
            await host.do("start")
            offered = 0
            while host.room["phase"] == "playing":
                if host.last["ask"] is None:
                    await host.update()
                    continue
                options = [o["data"] for o in host.last["ask"]["options"] if "why" not in o]
                offers = [data for data in options if "offer" in data]
                offered += bool(offers)
                answer = await host.act((offers or options)[0])
                assert answer["op"] == "update" or answer["code"] == "stale", answer
            play = room.state.play
            assert play is not None
            kinds = [event.kind for _, event in play.events]
            answered = kinds.count("exchanged") + kinds.count("declined")
            assert offered >= 8
            assert answered >= offered
            # Only the partner of the person thinks ahead.
            assert pool.counts.answered >= 8 + offered
            assert pool.counts.late == pool.counts.failed == 0

    run(main())


def test_a_killed_server_leaves_no_process_behind(tmp_path: Any) -> None:
    async def main() -> None:
        with Server(tmp_path) as server:
            code = server.post_room()
            line = Line(server.base, code, "A")
            await line.connect(join=True)
            for number, do in enumerate(
                ({"do": "choose_game", "game": "tiny"}, {"do": "add_bot", "bot": "expert"})
            ):
                await line.say({"op": "host", "id": f"h{number}", "command": do})
                while line.last.get("done") != f"h{number}":
                    await line.hear()
            children = _children(server.process.pid)
            assert children
            server.kill()
            await eventually(lambda: not any(map(alive, children)))

    asyncio.run(main())


def _children(pid: int) -> list[int]:
    end = time.monotonic() + 5
    while time.monotonic() < end:
        tasks = f"/proc/{pid}/task"
        found: list[int] = []
        try:
            for task in os.listdir(tasks):
                with open(f"{tasks}/{task}/children") as file:
                    found += map(int, file.read().split())
        except FileNotFoundError:
            pytest.skip("the system does not tell a process's children")
        if found:
            return found
        time.sleep(0.05)
    return []
