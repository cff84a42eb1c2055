"""Acts, undo, and everything that is refused in a match."""

from typing import Any

import pytest

from tests.server.rig import Phone, later, play_on, quiet, rig, run, settled
from yuletable.core.match import replay, verify
from yuletable.core.record import read_record
from yuletable.core.registry import Entry

pytestmark = pytest.mark.usefixtures("tiny")


def refused(answer: dict[str, Any]) -> tuple[str, str]:
    assert answer["op"] == "reject", answer
    return answer["code"], answer["why"]["key"]


async def to_staking(phones: list[Phone]) -> Phone:
    """Everyone commits; the phone of the winner."""
    for phone in phones:
        v = (await phone.act(phone.first_option()))["v"]
    for phone in phones:
        await settled(phone, v)
    return next(phone for phone in phones if phone.last["ask"])


def test_a_whole_match_and_its_record(tiny: Entry) -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            phones = await r.match(room, "A", "B", "C")
            commitment = phones[0].room["match"]["commitment"]
            assert phones[0].room["match"]["seed"] is None
            async with r.http() as http:
                path = f"/api/rooms/{room.state.code}/record/1"
                early = await http.get(path)
                assert early.status_code == 404
                assert early.json()["why"] == {"key": "yt-why-no-record", "args": {"n": 1}}
                await play_on(phones, lambda p: p.room["phase"] == "results")
                answer = await http.get(path)
            record = read_record(answer.content)
            assert record.header.commitment == commitment
            verify(tiny.game, record)
            assert replay(tiny.game, record).over
            result = phones[0].room["results"][0]
            assert record.footer is not None
            assert result["places"] == record.footer.places
            assert result["scores"] == record.footer.scores
            assert result["names"] == ["A", "B", "C"]
            assert phones[0].room["match"]["seed"] == record.footer.seed
            assert "A" not in answer.text.replace('"', "").split("{")[0]
            ms = [step[2] for step in record.steps]
            assert ms == sorted(ms)

    run(main())


def test_every_screen_hears_of_a_move_and_only_of_what_it_may() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            a, b = await r.match(room, "A", "B")
            table = await r.screen(room, table=True)
            card = a.first_option()["play"]
            answer = await a.act({"play": card})
            mine = [e for e in answer["events"] if e["kind"] == "committed"]
            assert mine[0]["data"] == {"seat": 0, "card": card}
            assert mine[0]["v"] == answer["v"]
            for other in (b, table):
                update = await other.update(lambda m: m["v"] == answer["v"])
                assert [e["data"] for e in update["events"]] == [{"seat": 0}]
                assert update["replay"] is False
                assert update["done"] is None
            assert b.last["ask"]["ask"] == 1
            assert [w["seat"] for w in table.room["waiting"]] == [1]

    run(main())


def test_a_double_tap_a_stale_tap_and_a_wrong_number_change_nothing() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            phones = await r.match(room, "A", "B")
            a = phones[0]
            first = a.first_option()
            answer = await a.act(first, id="tap")
            n = room.state.n
            again = await a.act(first, ask=1, id="tap")
            assert (again["op"], again["done"], again["v"]) == ("update", "tap", n)
            assert refused(await a.act(first, ask=1)) == ("stale", "yt-why-not-asked")
            await phones[1].act(phones[1].first_option())
            await quiet(room)
            winner = next(p for p in phones if p.last["ask"])
            number = winner.last["ask"]["ask"]
            assert number == 2
            assert refused(await winner.act({"stake": 1}, ask=1)) == ("stale", "yt-why-stale")
            assert refused(await winner.act({"stake": 1}, ask=3)) == ("stale", "yt-why-stale")
            assert answer["v"] == n

    run(main())


def test_an_illegal_answer_is_refused_with_the_games_reason() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            a, _ = await r.match(room, "A", "B")
            n = room.state.n
            hand = a.last["view"]["hand"]
            foreign = next(card for card in range(10) if card not in hand)
            answer = await a.act({"play": foreign})
            assert answer["why"] == {"key": "tiny-why-not-yours", "args": {"card": foreign}}
            assert answer["code"] == "illegal"
            wrong: list[Any] = [None, 7, "x", [], {"play": True}, {"play": 1, "more": 2}]
            for nonsense in wrong:
                assert refused(await a.act(nonsense))[0] == "illegal"
            assert room.state.n == n
            assert (await a.act(a.first_option()))["op"] == "update"

    run(main())


def test_nobody_plays_for_a_foreign_seat() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            a, _ = await r.match(room, "A", "B")
            watcher = await r.person(room, "C")
            stranger = await r.screen(room)
            table = await r.screen(room, table=True)
            data = a.first_option()
            assert refused(await watcher.act(data, ask=1)) == ("not_you", "yt-why-no-seat")
            for phone in (stranger, table):
                assert refused(await phone.act(data, ask=1)) == ("not_you", "yt-why-join-first")
                assert refused(await phone.ask("undo")) == ("not_you", "yt-why-no-seat")
            answer = await watcher.command("answer_for", seat=0, ask=1, data=data)
            assert refused(answer) == ("not_host", "yt-why-not-host")

    run(main())


def test_acts_without_a_match_are_refused() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            a, b = await r.people(room, "A", "B")
            assert refused(await a.act({}, ask=1)) == ("phase", "yt-why-no-match")
            assert refused(await a.ask("undo")) == ("phase", "yt-why-no-match")
            await a.do("choose_game", game="tiny")
            await a.do("start")
            await b.update(lambda m: m["ask"] is not None)
            await a.do("end_game")
            assert refused(await b.act({}, ask=1)) == ("stale", "yt-why-not-asked")

    run(main())


def test_undo_takes_back_a_secret_choice_and_nothing_else() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            phones = await r.match(room, "A", "B")
            assert refused(await phones[0].ask("undo")) == ("illegal", "yt-why-undo")
            winner = await to_staking(phones)
            loser = next(phone for phone in phones if phone is not winner)
            answer = await winner.act({"stake": 2})
            assert answer["ask"]["may_undo"] is True
            assert answer["view"]["stake"] == 2
            why = {"key": "tiny-why-stake-set", "args": {"stake": 2}}
            assert [o.get("why") for o in answer["ask"]["options"]] == [None, why, why, why]
            assert refused(await loser.ask("undo")) == ("illegal", "yt-why-undo")
            back = await winner.ask("undo", id="u")
            assert back["done"] == "u"
            assert back["view"]["stake"] is None
            assert back["ask"]["kind"] == "stake"
            assert back["ask"]["ask"] == answer["ask"]["ask"] + 1
            assert (await winner.ask("undo", id="u"))["done"] == "u"
            assert refused(await winner.ask("undo")) == ("illegal", "yt-why-undo")
            answer = await winner.act({"stake": 1, "done": True})
            assert answer["op"] == "update"
            winner.say("sync", since=0)
            replayed = await winner.update(lambda m: m["replay"])
            thought = [e["data"]["stake"] for e in replayed["events"] if e["kind"] == "thought"]
            assert thought == [1]

    run(main())


def test_a_compound_answer_is_all_or_nothing(monkeypatch: pytest.MonkeyPatch, tiny: Entry) -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            winner = await to_staking(await r.match(room, "A", "B"))
            seat = winner.last["you"]["seat"]
            assert room.state.play is not None
            assert room.state.play.match is not None
            match = room.state.play.match
            before, key, draws = list(match.steps), match.state.key(), match.draws
            game: Any = tiny.game
            with monkeypatch.context() as patched:
                # The game offers an atom that its own rules do not allow.
                patched.setattr(type(game), "parse_action", lambda *_: [11, 11])
                assert refused(await winner.act({"stake": 1})) == ("illegal", "yt-why-illegal")
            assert (match.steps, match.state.key(), match.draws) == (before, key, draws)
            assert seat == match.state.current()
            assert (await winner.act({"stake": 1}))["op"] == "update"

    run(main())


def test_missed_events_come_again_to_a_screen_that_returns() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            phones = await r.match(room, "A", "B")
            a, b = phones
            seen = b.last["v"]
            await b.drop()
            await a.act(a.first_option())
            back = await r.screen(room, "B", since=seen)
            assert back.last["replay"] is True
            assert [(e["kind"], e["data"]) for e in back.last["events"]] == [
                ("committed", {"seat": 0})
            ]
            assert all(e["v"] > seen for e in back.last["events"])
            back.say("sync", since=0)
            whole = await back.update(lambda m: m["replay"])
            kinds = [e["kind"] for e in whole["events"]]
            assert kinds == ["dealt"] * 4 + ["committed"]
            dealt = [e["data"] for e in whole["events"] if e["kind"] == "dealt"]
            assert [("card" in data) for data in dealt] == [False, False, True, True]

    run(main())


def test_the_host_answers_for_an_absent_seat() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            a, b = await r.match(room, "A", "B")
            data = b.first_option()
            for seat, ask in ((1, 1), (0, 1)):  # who is here answers, the host too
                answer = await a.command("answer_for", seat=seat, ask=ask, data=data)
                assert refused(answer) == ("illegal", "yt-why-answers")
                assert answer["why"]["args"] == {"seat": seat}
            await b.drop()
            assert refused(await a.command("answer_for", seat=1, ask=9, data=data))[0] == "stale"
            assert refused(await a.command("answer_for", seat=7, ask=1, data=data))[0] == "illegal"
            assert refused(await a.command("answer_for", seat=1, ask=1, data={}))[0] == "illegal"
            answer = await a.do("answer_for", seat=1, ask=1, data={"lowest": True})
            # The host chose it, but the event of that seat is still the seat's own.
            assert [e["data"] for e in answer["events"]] == [{"seat": 1}]
            assert room.state.play is not None
            assert room.state.play.match is not None
            assert room.state.play.match.state.committed[1] == data["play"]

    run(main())


def test_the_host_answers_where_a_computer_player_is_about_to() -> None:
    async def main() -> None:
        async with rig(show=1.0) as r:
            room = await r.room()
            a, _ = await r.match(room, "A", "B")
            await a.do("bot_seat", seat=1, bot=True)
            await a.do("answer_for", seat=1, ask=1, data={"lowest": True})

    run(main())


def test_a_fault_in_the_rules_ends_nothing(
    monkeypatch: pytest.MonkeyPatch, tiny: Entry, capsys: pytest.CaptureFixture[str]
) -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            a, b = await r.match(room, "A", "B")
            n = room.state.n
            assert room.state.play is not None
            assert room.state.play.match is not None
            broken = type(room.state.play.match.state)
            with monkeypatch.context() as patched:
                patched.setattr(broken, "_commit", lambda *_: 1 / 0)
                answer = await a.act(a.first_option(), id="boom")
            assert answer["op"] == "reject"
            assert (answer["id"], answer["why"]["key"]) == ("boom", "yt-why-error")
            assert room.state.n == n
            assert (await a.act(a.first_option()))["op"] == "update"
            assert (await b.act(b.first_option()))["op"] == "update"

    run(main())
    assert "ZeroDivisionError" in capsys.readouterr().err


def test_two_matches_of_an_evening_have_their_own_numbers_and_seeds() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            phones = await r.match(room, "A", "B")
            first = phones[0].room["match"]["commitment"]
            await play_on(phones, lambda p: p.room["phase"] == "results")
            await phones[0].do("play_again")
            answer = await phones[0].do("start")
            assert answer["room"]["match"]["n"] == 2
            assert answer["room"]["match"]["commitment"] != first
            for phone in phones:
                await settled(phone, answer["v"])
            assert {e["kind"] for e in phones[0].last["events"]} <= {"dealt"}
            await play_on(phones, lambda p: len(p.room["results"]) == 2)
            async with r.http() as http:
                for n in (1, 2):
                    got = await http.get(f"/api/rooms/{room.state.code}/record/{n}")
                    assert got.status_code == 200
            await later(room, 1)

    run(main())


def test_an_answer_of_the_match_before_is_none_in_the_next() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            a, b = await r.match(room, "A", "B")
            old = a.last["ask"]["ask"]
            await play_on([a, b], lambda p: p.room["phase"] == "results")
            await a.do("play_again")
            await a.do("start")
            data = a.first_option()
            assert refused(await a.act(data, ask=old)) == ("stale", "yt-why-stale")

    run(main())
