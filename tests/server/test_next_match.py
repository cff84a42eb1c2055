"""What the host had arranged holds when a match is played again, or another game is chosen."""

import pytest

from tests.server.rig import Phone, rig, run, settled

pytestmark = pytest.mark.usefixtures("tiny")


def playing(phone: Phone) -> list[int]:
    return [m["id"] for m in phone.room["members"] if m["playing"]]


def bots(phone: Phone) -> list[str | None]:
    return [m["bot"] for m in phone.room["members"] if m["bot"] is not None]


@pytest.mark.parametrize("again", ["host", "own"])
def test_who_was_out_by_the_hosts_word_stays_out_when_it_is_played_again(again: str) -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            host, _, third = await r.people(room, "A", "B", "C")
            await host.do("choose_game", game="tiny")
            await host.do("set_playing", member=2, playing=False)
            for _ in range(2):
                await host.do("start")
                assert host.room["match"]["seats"] == [0, 1]
                await host.do("end_game")
                await host.do("play_again")
                assert playing(host) == [0, 1]
            await r.restart()
            host = await r.screen(r.house.rooms[room.state.code], "A")
            assert playing(host) == [0, 1]
            third = await r.screen(r.house.rooms[room.state.code], "C")
            asks = host if again == "host" else third
            await asks.do("set_playing", member=2, playing=True)
            await settled(host, asks.last["v"])
            await host.do("start")
            await host.do("end_game")
            await host.do("play_again")
            assert playing(host) == [0, 1, 2]

    run(main())


def test_who_asks_for_a_seat_during_the_match_plays_the_next_one() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            host, _, third = await r.people(room, "A", "B", "C")
            await host.do("choose_game", game="tiny")
            await host.do("set_playing", member=2, playing=False)
            await host.do("start")
            await third.do("set_playing", member=2, playing=True)
            await host.do("end_game")
            await host.do("play_again")
            assert playing(host) == [0, 1, 2]

    run(main())


def test_a_tick_that_was_set_again_outlives_the_choice_of_a_game() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            host, _ = await r.people(room, "A", "B")
            await host.do("choose_game", game="tiny")
            await host.do("set_playing", member=1, playing=False)
            await host.do("set_playing", member=1, playing=True)
            await host.do("choose_game", game="hats")
            assert playing(host) == [0, 1]

    run(main())


def test_a_computer_player_plays_every_game_as_it_was_told_there() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            host = await r.person(room, "A")
            await host.do("choose_game", game="hats")
            await host.do("add_bot", bot="expert")
            await host.do("choose_game", game="gift_trail")
            assert bots(host) == ["polite"]  # nobody there is called expert
            await host.do("choose_game", game="tiny")
            assert bots(host) == ["expert"]  # means the same in every game
            await host.do("set_bot", member=1, bot="random")
            await host.do("choose_game", game="gift_trail")
            assert bots(host) == ["random"]
            await host.do("set_bot", member=1, bot="magpie")
            await host.do("choose_game", game="hats")
            assert bots(host) == ["expert"]
            await r.restart()
            host = await r.screen(r.house.rooms[room.state.code], "A")
            await host.do("choose_game", game="gift_trail")
            assert bots(host) == ["magpie"]
            await host.do("choose_game", game="tiny")
            assert bots(host) == ["random"]

    run(main())
