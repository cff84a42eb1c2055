"""What the host does, and what is refused."""

from typing import Any

import pytest

from tests.server.rig import later, play_on, quiet, rig, run, settled
from yuletable.core.registry import Entry

pytestmark = pytest.mark.usefixtures("tiny")


def refused(answer: dict[str, Any]) -> tuple[str, str]:
    assert answer["op"] == "reject", answer
    return answer["code"], answer["why"]["key"]


ALL: list[dict[str, Any]] = [
    {"do": "choose_game", "game": "tiny"},
    {"do": "set_options", "options": {}},
    {"do": "add_bot", "bot": "random"},
    {"do": "set_bot", "member": 0, "bot": "random"},
    {"do": "set_playing", "member": 0, "playing": False},
    {"do": "dismiss", "member": 0},
    {"do": "start"},
    {"do": "pause"},
    {"do": "resume"},
    {"do": "skip", "seat": 0},
    {"do": "remove", "seat": 0},
    {"do": "end_game"},
    {"do": "set_timers", "factor": 2},
    {"do": "more_time"},
    {"do": "answer_for", "seat": 0, "ask": 1, "data": {}},
    {"do": "bot_seat", "seat": 0, "bot": True},
    {"do": "reveal", "step": 1, "auto": False},
    {"do": "play_again"},
    {"do": "next_game"},
    {"do": "give_host", "member": 1},
    {"do": "arrange", "order": [1, 0]},
    {"do": "rename", "member": 0, "name": "Zosia"},
    {"do": "offer_seat", "member": 0, "code": "c" * 32},
    {"do": "take_seat", "seat": 0},
    {"do": "take_back"},
    {"do": "do_now"},
    {"do": "set_room", "locked": True},
    {"do": "count_game", "n": 1, "counts": False},
    {"do": "stop_server"},
    {"do": "delete_room"},
]
ALWAYS = "set_playing dismiss set_timers give_host rename offer_seat set_room delete_room "
ANYONE = ("take_seat",)


def test_nobody_but_the_host_commands() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            _, guest = await r.people(room, "A", "B")
            table = await r.screen(room, table=True)
            n = room.state.n
            for command in ALL:
                for phone in (guest, table):
                    answer = await phone.ask("host", command=command)
                    if phone is guest and command["do"] in ANYONE:
                        assert refused(answer)[0] == "phase"
                    else:
                        assert refused(answer) == ("not_host", "yt-why-not-host")
                        assert answer["why"]["args"] == {"name": "A"}
            assert room.state.n == n

    run(main())


@pytest.mark.parametrize(
    ("phase", "allowed"),
    [
        ("menu", "choose_game"),
        (
            "lobby",
            "choose_game set_options add_bot arrange start",
        ),
        (
            "playing",
            "pause skip end_game more_time bot_seat",
        ),
        (
            "results",
            "choose_game reveal play_again next_game",
        ),
    ],
)
def test_each_command_has_its_phase_and_says_so_elsewhere(phase: str, allowed: str) -> None:
    async def main() -> None:
        for command in ALL:
            async with rig() as r:
                room = await r.room()
                host, _ = await r.people(room, "A", "B")
                if phase != "menu":
                    await host.do("choose_game", game="tiny")
                if phase in ("playing", "results"):
                    await host.do("start")
                if phase == "results":
                    await host.do("end_game")
                n = room.state.n
                answer = await host.ask("host", command=command, id="same")
                if command["do"] in (ALWAYS + allowed).split():
                    assert answer["done"] == "same", (command, answer)
                    after = room.state.n
                    assert after > n
                    if command["do"] not in ("dismiss", "delete_room"):
                        again = await host.ask("host", command=command, id="same")
                        assert again["done"] == "same"
                    assert room.state.n == after
                else:
                    assert answer["op"] == "reject", (command, answer)
                    assert answer["code"] in ("phase", "illegal", "stale"), (command, answer)
                    assert room.state.n == n

    run(main())


def test_the_lobby_follows_the_games_suggestion_until_the_host_touches_it() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            host, *_ = await r.people(room, "A", "B", "C")
            answer = await host.do("choose_game", game="tiny")
            seen = answer["room"]
            assert (seen["phase"], seen["min_seats"], seen["max_seats"]) == ("lobby", 2, 4)
            assert (seen["free_seats"], seen["minutes"]) == (1, 2)
            assert seen["options"] == {"rounds": 2}
            answer = await host.do("add_bot", bot="highest")
            assert answer["room"]["options"] == {"rounds": 1}
            answer = await host.do("set_options", options={"rounds": 2})
            assert answer["room"]["options"] == {"rounds": 2}
            bad: list[dict[str, Any]] = [{"rounds": 3}, {"rounds": True}, {"colour": 1}]
            for options in bad:
                answer = await host.command("set_options", options=options)
                assert refused(answer) == ("illegal", "yt-why-option")
            answer = await host.do("choose_game", game=None)
            assert (answer["room"]["phase"], answer["room"]["game"]) == ("menu", None)
            assert refused(await host.command("choose_game", game="chess"))[1] == "yt-why-no-game"

    run(main())


def test_bots_come_go_and_change_in_the_lobby() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            host = await r.person(room, "Lumi")
            await host.do("choose_game", game="tiny")
            answer = await host.do("add_bot", bot="highest")
            bot = answer["room"]["members"][1]
            assert (bot["bot"], bot["playing"], bot["online"]) == ("highest", True, True)
            assert bot["name"] == "Piko"  # the first bot name is a person's already
            answer = await host.do("set_bot", member=1, bot="random")
            assert answer["room"]["members"][1]["bot"] == "random"
            assert refused(await host.command("set_bot", member=1, bot="x"))[1] == "yt-why-no-bot"
            answer = await host.command("set_bot", member=0, bot="random")
            assert refused(answer)[1] == "yt-why-not-a-bot"
            assert refused(await host.command("add_bot", bot="x"))[1] == "yt-why-no-bot"
            answer = await host.command("give_host", member=1)
            assert refused(answer)[1] == "yt-why-not-a-person"
            await host.do("add_bot", bot="random")
            await host.do("add_bot", bot="random")
            assert refused(await host.command("add_bot", bot="random"))[0] == "full"
            answer = await host.do("dismiss", member=2)
            assert [m["id"] for m in answer["room"]["members"]] == [0, 1, 3]

    run(main())


@pytest.mark.parametrize("phase", ["menu", "lobby", "playing", "paused", "planned", "results"])
def test_the_level_of_a_computer_player_changes_in_every_phase(phase: str) -> None:
    async def main() -> None:
        async with rig(show=1.0) as r:
            room = await r.room()
            host, _ = await r.people(room, "A", "B")
            await host.do("choose_game", game="tiny")
            await host.do("add_bot", bot="highest")
            if phase == "menu":
                await host.do("choose_game", game=None)
            elif phase != "lobby":
                await host.do("start")
            if phase == "paused":
                await host.do("pause")
            elif phase in ("planned", "results"):
                await host.do("end_game")
            if phase == "results":
                await host.do("do_now")
            n = room.state.n
            answer = await host.do("set_bot", member=2, bot="random")
            assert answer["room"]["members"][2]["bot"] == "random"
            assert room.state.n == n + 1
            await host.do("set_bot", member=2, bot="random")  # as it is: nothing to write
            assert room.state.n == n + 1
            for member, bot, why in (
                (2, "x", "yt-why-no-bot"),
                (1, "random", "yt-why-not-a-bot"),
                (9, "random", "yt-why-no-member"),
            ):
                answer = await host.command("set_bot", member=member, bot=bot)
                assert refused(answer) == ("illegal", why)
            await r.restart()
            room = r.house.rooms[room.state.code]
            assert room.state.members[2].bot == "random"

    run(main())


def test_another_level_makes_the_next_move(monkeypatch: pytest.MonkeyPatch, tiny: Entry) -> None:
    moved: list[str] = []

    def named(name: str) -> Any:
        def bot(seen: Any, pick: Any) -> Any:
            moved.append(name)
            return seen.legal[0]

        return bot

    async def main() -> None:
        monkeypatch.setattr(tiny, "bots", {name: named(name) for name in ("random", "highest")})
        async with rig(show=1.0) as r:
            room = await r.room()
            host = await r.with_bots(room, "highest", "highest", watch=True)
            await host.do("set_bot", member=1, bot="random")
            await later(room, 20)
            await later(room, 20)
            assert sorted(moved[:2]) == ["highest", "random"]

    run(main())


def test_a_match_needs_enough_players() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            host = await r.person(room, "A")
            await host.do("choose_game", game="tiny")
            answer = await host.command("start")
            assert answer["why"] == {"key": "yt-why-too-few", "args": {"least": 2, "has": 1}}
            assert answer["code"] == "too_few"
            guest = await r.person(room, "B")
            await host.do("set_playing", member=0, playing=False)
            assert refused(await host.command("start"))[0] == "too_few"
            await r.person(room, "C")
            answer = await host.do("start")
            assert answer["you"]["seat"] is None
            assert answer["room"]["match"]["seats"] == [1, 2]
            assert answer["view"]["hand"] is None
            await settled(guest, answer["v"])
            assert guest.last["you"]["seat"] == 0

    run(main())


def test_choosing_a_smaller_game_lets_the_longest_watching_play_first() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            host, *_ = await r.people(room, *"ABCDEF")
            for member in (0, 1, 2, 3):
                room.state.members[member].played = 1
            answer = await host.do("choose_game", game="tiny")
            assert [m["playing"] for m in answer["room"]["members"]] == [
                True, True, False, False, True, True,
            ]  # fmt: skip

    run(main())


def test_pause_keeps_the_rest_of_every_timer_and_refuses_acts() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            host, guest = await r.match(room, "A", "B")
            await later(room, 8)
            answer = await host.do("pause")
            assert answer["room"]["paused"] == {"by": 0, "resume_in": None}
            left = answer["ask"]["left"]
            assert 11_500 < left <= 12_000
            await later(room, 600)
            guest.say("sync")
            update = await guest.update(lambda m: m["replay"])
            assert update["ask"]["left"] == left
            assert refused(await guest.act(guest.first_option())) == ("paused", "yt-why-paused")
            assert refused(await guest.ask("undo")) == ("paused", "yt-why-paused")
            assert refused(await host.command("pause"))[1] == "yt-why-already-paused"
            joined = await r.person(room, "C")
            assert joined.room["paused"] is not None
            await host.do("resume")
            await quiet(room)
            guest.say("sync")
            update = await guest.update(lambda m: m["replay"] and m["room"]["paused"] is None)
            assert left - 1000 < update["ask"]["left"] <= left
            assert (await guest.act(guest.first_option()))["op"] == "update"
            assert refused(await host.command("resume"))[1] == "yt-why-not-paused"
            assert room.state.play is not None
            assert room.state.play.match is not None
            ms = room.state.play.match.steps[-1][2]
            assert 8_000 <= ms < 10_000  # the pause is not in the record

    run(main())


def test_a_resume_counts_down_and_a_pause_in_it_pauses_again() -> None:
    async def main() -> None:
        async with rig(show=1.0) as r:
            room = await r.room()
            host, guest = await r.match(room, "A", "B")
            left = (await host.do("pause"))["ask"]["left"]
            answer = await host.do("resume")
            assert 2_000 < answer["room"]["paused"]["resume_in"] <= 3_000
            assert answer["ask"]["left"] == left
            assert refused(await guest.act(guest.first_option()))[0] == "paused"
            await host.do("pause")
            await later(room, 30)
            assert room.state.paused is not None
            answer = await host.do("resume")
            assert answer["ask"]["left"] == left
            await later(room, 2)
            assert room.state.paused is not None
            await later(room, 1.1)
            assert room.state.paused is None
            assert (await guest.act(guest.first_option()))["op"] == "update"

    run(main())


def test_skip_remove_and_end_work_in_a_pause() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            host, _, third = await r.match(room, "A", "B", "C")
            await host.do("pause")
            answer = await host.do("skip", seat=1)
            assert [w["seat"] for w in answer["room"]["waiting"]] == [0, 2]
            answer = await host.do("remove", seat=2)
            assert answer["room"]["members"][2]["bot_plays"] is True
            await settled(third, answer["v"])
            assert third.last["you"]["seat"] is None
            answer = await host.do("end_game")
            assert answer["room"]["phase"] == "results"
            assert answer["room"]["paused"] is None
            assert answer["room"]["results"][0]["early"] is True
            assert answer["room"]["results"][0]["places"] == []

    run(main())


def test_any_seat_that_can_be_skipped_is_skipped() -> None:
    async def main() -> None:
        for seat in (0, 1, 2):
            async with rig(show=1.0) as r:
                room = await r.room()
                host, *_ = await r.match(room, "A", "B", "C")
                assert [s for kind, s in host.room["match"]["clock"] if kind == "skip"] == [0, 1, 2]
                answer = await host.do("skip", seat=seat)
                waits = [w["seat"] for w in answer["room"]["waiting"]]
                assert waits == [s for s in (0, 1, 2) if s != seat]

    run(main())


def test_a_skip_that_is_not_possible_says_so() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            host, guest = await r.match(room, "A", "B")
            await guest.act(guest.first_option())
            assert refused(await host.command("skip", seat=1)) == ("illegal", "yt-why-skip")
            assert refused(await host.command("skip", seat=-1)) == ("illegal", "yt-why-no-seat")
            assert refused(await host.command("skip", seat=2)) == ("illegal", "yt-why-no-seat")

    run(main())


def test_a_removed_person_watches_a_bot_keeps_the_seat_until_the_host_ticks_for_the_next_game() -> (
    None
):
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            host, guest, _ = await r.match(room, "A", "B", "C")
            answer = await host.command("remove", seat=0)
            assert refused(answer) == ("illegal", "yt-why-host-stays")
            await host.do("remove", seat=1)
            answer = await host.command("set_playing", member=1, playing=True)
            assert refused(answer) == ("illegal", "yt-why-barred")  # not in the midst of it
            assert refused(await host.command("remove", seat=1)) == ("illegal", "yt-why-remove")
            await guest.update(lambda m: m["you"]["seat"] is None)
            assert guest.last["view"]["hand"] is None
            assert guest.last["ask"] is None
            assert refused(await guest.act({"play": 1}, ask=1)) == ("not_you", "yt-why-no-seat")
            back = await r.screen(room, "B")
            assert back.last["you"]["seat"] is None
            await quiet(room)
            assert room.state.play is not None
            assert 1 in room.state.play.bots
            assert refused(await host.command("bot_seat", seat=1, bot=False))[0] == "illegal"
            await host.do("end_game")
            await host.do("play_again")
            answer = await back.command("set_playing", member=1, playing=True)
            assert refused(answer) == ("illegal", "yt-why-barred")
            assert [m["barred"] for m in host.room["members"]] == [False, True, False]
            await host.do("set_playing", member=1, playing=True)
            assert [m["barred"] for m in host.room["members"]] == [False, False, False]
            await host.do("set_playing", member=1, playing=False)
            await back.do("set_playing", member=1, playing=True)
            await host.do("start")
            assert 1 in host.room["match"]["seats"]
            await r.restart()
            member = r.house.rooms[room.state.code].state.members[1]
            assert (member.barred, member.wish, member.playing) == (False, True, True)

    run(main())


def test_timers_off_on_and_more_time() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            host, _ = await r.match(room, "A", "B")
            answer = await host.do("set_timers", factor=3)
            assert answer["ask"]["total"] == 60_000
            answer = await host.do("more_time")
            assert 89_000 < answer["ask"]["left"] <= 90_000
            assert answer["ask"]["total"] == 90_000
            answer = await host.do("set_timers", factor=0)
            assert (answer["ask"]["left"], answer["ask"]["total"]) == (None, None)
            assert refused(await host.command("more_time"))[1] == "yt-why-timers-off"
            n = room.state.n
            await later(room, 100_000)
            assert room.state.n == n  # a prompt without a timer waits
            answer = await host.ask("host", command={"do": "set_timers", "factor": 4})
            assert answer["code"] == "bad_message"

    run(main())


def test_a_bot_takes_a_seat_on_request_and_hands_it_back() -> None:
    async def main() -> None:
        async with rig(show=1.0) as r:
            room = await r.room()
            host, guest = await r.match(room, "A", "B")
            answer = await host.do("bot_seat", seat=1, bot=True)
            assert answer["room"]["members"][1]["bot_plays"] is True
            assert answer["room"]["waiting"][1]["left"] is None
            await settled(guest, answer["v"])
            assert guest.last["ask"]["kind"] == "commit"
            answer = await host.do("bot_seat", seat=1, bot=False)
            assert answer["room"]["members"][1]["bot_plays"] is False
            assert answer["room"]["waiting"][1]["left"] > 19_000
            await host.do("bot_seat", seat=1, bot=True)
            answer = await guest.act(guest.first_option())
            assert answer["op"] == "update"
            assert answer["room"]["members"][1]["bot_plays"] is False
            await host.do("bot_seat", seat=0, bot=True)
            answer = await host.command("bot_seat", seat=5, bot=True)
            assert refused(answer)[0] == "illegal"

    run(main())


def test_result_cards_are_opened_by_hand_or_by_themselves(tiny: Entry) -> None:
    async def main() -> None:
        async with rig(show=1.0) as r:
            room = await r.room()
            phones = await r.match(room, "A", "B", "C", rounds=1)
            host = phones[0]
            await play_on(phones, lambda p: p.room["phase"] == "results")
            assert (host.room["reveal"], host.room["reveal_auto"]) == (0, False)
            answer = await host.do("reveal", step=1, auto=False)
            assert answer["room"]["reveal"] == 1
            answer = await host.do("reveal", step=99, auto=True)
            assert (answer["room"]["reveal"], answer["room"]["reveal_auto"]) == (3, False)
            await host.do("reveal", step=0, auto=True)
            await later(room, 2.6)
            assert (room.state.reveal, room.state.auto) == (1, True)
            await later(room, 2.6)
            await later(room, 2.6)
            assert (room.state.reveal, room.state.auto) == (3, False)
            answer = await host.do("next_game")
            assert (answer["room"]["phase"], answer["view"]) == ("menu", None)
            assert len(answer["room"]["results"]) == 1

    run(main())


def test_play_again_keeps_people_and_switches() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            host, _ = await r.match(room, "A", "B", rounds=1)
            await host.do("end_game")
            answer = await host.do("play_again")
            assert answer["room"]["phase"] == "lobby"
            assert answer["room"]["options"] == {"rounds": 1}
            assert [m["playing"] for m in answer["room"]["members"]] == [True, True]
            assert answer["room"]["match"] is None

    run(main())
