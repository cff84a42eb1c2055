"""What a host's page needs to know: how the role came, who is away, several computer players."""

from typing import Any

import pytest

from tests.server.rig import Phone, later, rig, run, settled

pytestmark = pytest.mark.usefixtures("tiny")


def told(phone: Phone) -> tuple[str, int | None, str]:
    """How the host got the role: why, who was host before, under which name."""
    handover = phone.room["handover"]
    return handover["why"], handover["before"], handover["name"]


def member(phone: Phone, id: int) -> Any:
    return next(m for m in phone.room["members"] if m["id"] == id)


def test_a_host_knows_why_it_hosts() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            marek, ania = await r.people(room, "Marek", "Ania")
            assert told(ania) == ("first", None, "")
            await marek.drop()
            await ania.update(lambda m: not m["room"]["members"][0]["online"])
            await later(room, 61)
            await settled(ania, room.state.n)
            assert (ania.room["host"], *told(ania)) == (1, "away", 0, "Marek")
            first = ania.room["handover"]["v"]
            marek = await r.screen(room, "Marek")
            await settled(ania, room.state.n)
            assert (marek.room["host"], *told(marek)) == (0, "back", 1, "Ania")
            assert marek.room["handover"]["v"] > first
            await marek.do("give_host", member=1)
            assert told(marek) == ("given", 0, "Marek")
            table = await r.screen(room, table=True, local=True)
            await table.do("give_host", member=0)
            assert told(table) == ("table", 1, "Ania")
            await marek.do("dismiss", member=0)
            await settled(ania, room.state.n)
            assert (ania.room["host"], *told(ania)) == (1, "left", None, "Marek")
            await r.restart()
            ania = await r.screen(r.house.rooms[room.state.code], "Ania")
            assert told(ania) == ("left", None, "Marek")

    run(main())


def test_everyone_is_told_how_long_a_phone_sleeps() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            host, ania = await r.people(room, "Marek", "Ania")
            await host.do("choose_game", game="tiny")
            await host.do("add_bot", bot="random")
            assert [m["away"] for m in host.room["members"]] == [None, None, None]
            await ania.drop()
            await host.update(lambda m: not m["room"]["members"][1]["online"])
            await later(room, 200)
            await host.do("set_timers", factor=2)
            assert 200_000 <= member(host, 1)["away"] < 230_000
            assert [member(host, id)["away"] for id in (0, 2)] == [None, None]

    run(main())


def test_several_computer_players_come_at_once_and_never_too_many() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            (host,) = await r.people(room, "Marek")
            await host.do("choose_game", game="tiny")
            await host.do("add_bot", bot="highest", count=2)
            assert [m["bot"] for m in host.room["members"]] == [None, "highest", "highest"]
            await host.do("add_bot", bot="random", count=5)
            assert [m["bot"] for m in host.room["members"]][3:] == ["random"]
            answer = await host.command("add_bot", bot="random", count=1)
            assert (answer["op"], answer["code"]) == ("reject", "full")

    run(main())


def test_the_games_say_which_numbers_of_seats_make_teams() -> None:
    async def main() -> None:
        async with rig() as r, r.http() as http:
            games = (await http.get("/api/games")).json()["games"]
            teams = {game["id"]: game["teams"] for game in games}
            assert teams["hats"] == {"4": [0, 1, 0, 1]}
            assert teams["tiny"] == {}

    run(main())
