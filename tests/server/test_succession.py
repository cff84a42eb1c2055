"""Who hosts after a hand-over, and when a host leaves."""

import pytest

from tests.server.rig import Phone, later, quiet, rig, run, settled

pytestmark = pytest.mark.usefixtures("tiny")

SLEPT = 300


def why(phone: Phone) -> tuple[str, int | None]:
    handover = phone.room["handover"]
    return handover["why"], handover["before"]


@pytest.mark.parametrize("giver", ["host", "table"])
def test_a_sleeper_has_a_minute_to_come_for_the_role_and_then_it_goes_back(giver: str) -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            _, b, c = await r.people(room, "A", "B", "C")
            table = await r.screen(room, table=True, local=True)
            await table.do("give_host", member=2)
            await b.drop()
            await later(room, SLEPT)
            await settled(c, room.state.n)
            await (c if giver == "host" else table).do("give_host", member=1)
            await later(room, 58)
            assert room.state.host == 1
            await later(room, 3)
            assert room.state.host == 2
            await settled(c, room.state.n)
            assert why(c) == ("away", 1)
            await r.screen(room, "B")  # it was meant for B, and B gets it
            await quiet(room)
            assert room.state.host == 1

    run(main())


def test_a_sleeper_who_wakes_within_the_minute_hosts() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            a, b, _ = await r.people(room, "A", "B", "C")
            await b.drop()
            await later(room, SLEPT)
            await a.do("give_host", member=1)
            await later(room, 50)
            b = await r.screen(room, "B")
            await later(room, SLEPT)
            assert room.state.host == 1
            await b.drop()  # gone as any host: by the rule, not back to the giver
            await a.do("set_playing", member=0, playing=False)
            await later(room, 61)
            assert room.state.host == 2

    run(main())


def test_when_the_giver_has_gone_too_the_rule_finds_someone() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            a, b, _ = await r.people(room, "A", "B", "C")
            await b.drop()
            await later(room, SLEPT)
            await a.do("give_host", member=1)
            await a.drop()
            await later(room, 61)
            assert room.state.host == 2

    run(main())


@pytest.mark.parametrize("how", ["leaves", "away"])
def test_one_who_was_removed_hosts_only_where_there_is_nobody_else(how: str) -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            a, _, c = await r.match(room, "A", "B", "C")
            await a.do("remove", seat=1)
            if how == "leaves":
                await a.do("dismiss", member=0)
            else:
                await a.drop()
                await later(room, 61)
            assert room.state.host == 2
            await c.do("dismiss", member=2)
            if how == "away":
                assert room.state.host == 0  # asleep, and still rather than who was removed
                await later(room, 100)
                assert room.state.host == 0
            else:
                assert room.state.host == 1

    run(main())


@pytest.mark.parametrize("how", ["given", "left", "away"])
def test_a_planned_removal_never_hits_whoever_became_host(how: str) -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            a, b, c = await r.match(room, "A", "B", "C")
            r.house.pace = 1.0 if how != "away" else 10.0
            await a.do("remove", seat=1)
            if how == "given":
                await a.do("give_host", member=1)
            elif how == "left":
                await a.command("dismiss", member=0)
            else:
                await a.drop()
                await quiet(room)
                await later(room, 61)
            await quiet(room)
            assert room.state.host == 1
            assert (room.state.plan, room.state.paused) == (None, None)
            await later(room, 110)
            assert room.state.members[1].barred is False
            assert room.state.phase == "playing"
            # One against somebody else stays.
            await b.do("remove", seat=2)
            await b.do("do_now")
            assert room.state.members[2].barred is True
            assert c.closed is None

    run(main())
