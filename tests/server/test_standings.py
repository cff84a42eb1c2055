"""Whom the evening counts."""

import pytest

from tests.server.rig import Phone, Rig, play_on, quiet, rig, run, settled
from yuletable.core.registry import Entry
from yuletable.server.evening import points_of
from yuletable.server.rooms import Room

pytestmark = pytest.mark.usefixtures("tiny")


async def to_the_end(r: Rig, room: Room, phones: list[Phone]) -> None:
    """Those who are still here play, computer players for the others."""
    for _ in range(200):
        if room.state.phase == "results":
            return
        for phone in phones:
            if phone.last.get("ask"):
                await phone.act(phone.first_option())
        await quiet(room)
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("way", ["leaves", "removed"])
def test_a_seat_without_its_person_counts_as_a_computer_player(way: str) -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            a, ola, c = await r.match(room, "A", "Ola", "C")
            if way == "leaves":
                await ola.do("dismiss", member=1)
            else:
                await a.do("remove", seat=1)
            await to_the_end(r, room, [a, c])
            await settled(a, room.state.n)
            (result,) = a.room["results"]
            assert result["bots"] == [1]
            assert result["names"][1] == "Ola"
            assert len(result["points"]) == 3
            assert {s["name"] for s in a.room["standings"]} == {"A", "C"}

    run(main())


def test_whoever_took_the_seat_over_stands_for_it() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            a, ola, c = await r.match(room, "A", "Ola", "C")
            late = await r.person(room, "Late")
            await ola.do("dismiss", member=1)
            await late.do("take_seat", seat=1)
            await play_on([a, c, late], lambda p: p.room["phase"] == "results")
            assert a.room["results"][0]["bots"] == []
            assert {s["name"] for s in a.room["standings"]} == {"A", "C", "Late"}

    run(main())


def test_one_who_leaves_after_the_game_keeps_the_points() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            phones = await r.match(room, "A", "Ola")
            await play_on(phones, lambda p: p.room["phase"] == "results")
            await phones[1].do("dismiss", member=1)
            await settled(phones[0], room.state.n)
            assert {s["name"] for s in phones[0].room["standings"]} == {"A", "Ola"}

    run(main())


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ([], []),
        ([1, 2], [10, 0]),
        ([2, 3, 1], [5, 0, 10]),
        ([1, 2, 3, 4], [10, 6.7, 3.3, 0]),
        ([1, 1, 3, 4], [8.3, 8.3, 3.3, 0]),
        ([1, 2, 2, 2], [10, 3.3, 3.3, 3.3]),
        ([1, 1, 2, 2], [8.3, 8.3, 1.7, 1.7]),  # numbered without a gap: the same
        ([1, 1, 1], [5, 5, 5]),
    ],
)
def test_points_of_a_match(places: list[int], points: list[float]) -> None:
    assert points_of(places) == points
    assert sum(points_of(places)) == pytest.approx(5 * len(places), abs=0.2)


def test_nobody_has_points_where_nobody_wins() -> None:
    assert points_of([3, 3, 3]) == [0.0, 0.0, 0.0]
    assert points_of([2, 2, 2, 2], [0, 1, 0, 1]) == [0.0, 0.0, 0.0, 0.0]
    assert points_of([1, 2, 2]) == [10.0, 2.5, 2.5]


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ([], []),
        ([1, 2, 1, 2], [10, 0, 10, 0]),
        ([2, 1, 2, 1], [0, 10, 0, 10]),
        ([3, 1, 3, 1], [0, 10, 0, 10]),  # numbered with a gap: the same
        ([1, 1, 1, 1], [5, 5, 5, 5]),
    ],
)
def test_a_team_has_the_points_of_one(places: list[int], points: list[float]) -> None:
    assert points_of(places, [0, 1, 0, 1]) == points


def test_of_two_teams_one_gets_ten_points_and_one_none() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            phones = await r.match(room, "A", "B", "C", "D", game="hats")
            await play_on(phones, lambda p: p.room["phase"] == "results")
            (result,) = phones[0].room["results"]
            won = result["places"].index(1) % 2
            assert result["places"] == [1 + (seat % 2 != won) for seat in range(4)]
            assert result["points"] == [0.0 if seat % 2 != won else 10.0 for seat in range(4)]
            standings = phones[0].room["standings"]
            assert [s["points"] for s in standings] == [10.0, 10.0, 0.0, 0.0]

    run(main())


def test_the_standings_add_up_over_the_matches_that_count(tiny: Entry) -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            phones = await r.people(room, "A", "B")
            host = phones[0]
            await host.do("choose_game", game="tiny")
            await host.do("add_bot", bot="random")
            for _ in range(2):
                await host.do("start")
                await play_on(phones, lambda p: p.room["phase"] == "results")
                await host.do("play_again")
            results = host.room["results"]
            want: dict[int, float] = {0: 0, 1: 0}
            for result in results:
                assert result["bots"] == [2]
                for id, points in zip(result["members"], result["points"], strict=True):
                    if id in want:
                        want[id] += points
            standings = host.room["standings"]
            assert {s["member"]: s["points"] for s in standings} == pytest.approx(want)
            assert [s["points"] for s in standings] == sorted(want.values(), reverse=True)
            assert {s["games"] for s in standings} == {2}
            await host.do("count_game", n=1, counts=False)
            only = results[1]
            assert {s["member"]: s["points"] for s in host.room["standings"]} == {
                id: p for id, p in zip(only["members"], only["points"], strict=True) if id in want
            }
            await phones[1].do("dismiss", member=1)
            await settled(host, phones[1].last["v"])
            gone = next(s for s in host.room["standings"] if s["name"] == "B")
            assert gone["member"] is None
            answer = await host.command("count_game", n=9, counts=True)
            assert answer["why"]["key"] == "yt-why-not-counted"

    run(main())
