"""The host who answers for somebody else learns nothing that is secret, not even by a refusal."""

from typing import Any

import pytest

from tests.server.rig import Phone, quiet, rig, run, settled
from tests.server.test_playing import to_staking
from yuletable.games.hats.cards import NAMES
from yuletable.server.rooms import Room

pytestmark = pytest.mark.usefixtures("tiny")


async def frame_of(host: Phone, data: Any, seat: int, ask: int) -> str:
    """What the host's phone receives as the answer to that, as text."""
    host.frames.clear()
    command = {"do": "answer_for", "seat": seat, "ask": ask, "data": data}
    answer = await host.ask("host", id="same", command=command)
    assert answer["op"] == "reject", (data, answer)
    assert answer["code"] == "illegal"
    assert answer["why"] == {"key": "yt-why-blind", "args": {"seat": seat}}
    return next(frame for frame in host.frames if '"same"' in frame)


async def same_refusal(room: Room, host: Phone, seat: int, tries: list[Any]) -> None:
    """Every one of these answers for the seat is refused with the same bytes, and none is done."""
    play = room.state.play
    assert play is not None
    n = room.state.n
    await settled(host, n)
    number = play.asks[seat].number
    assert len({await frame_of(host, data, seat, number) for data in tries}) == 1
    assert room.state.n == n


NONSENSE: list[Any] = [None, True, 7, "x", [], {}, {"end": 1}, {"end": True, "more": 1}, [{}]]


def test_a_secret_card_is_not_found_out_by_trying(tiny: Any) -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            phones = await r.match(room, "A", "B")
            await phones[1].drop()
            await quiet(room)
            lowest = [{"lowest": 1}, {"lowest": False}, {"lowest": True, "play": 1}]
            tries = [*NONSENSE, *({"play": card} for card in range(10)), *lowest]
            await same_refusal(room, phones[0], 1, tries)
            await phones[0].do("answer_for", seat=1, ask=1, data={"lowest": True})

    run(main())


def test_a_set_stake_is_not_found_out_and_an_ask_without_secrets_takes_any_answer() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            phones = await r.match(room, "A", "B", "C")
            winner = await to_staking(phones)
            seat = winner.last["you"]["seat"]
            await phones[0].do("give_host", member=(seat + 1) % 3)
            host = phones[(seat + 1) % 3]
            await host.update(lambda m: m["you"]["host"])
            await winner.drop()
            await quiet(room)
            number = host.room["waiting"][0]["ask"]
            assert host.room["waiting"][0]["blind"] is None
            tiny_no = await host.command("answer_for", seat=seat, ask=number, data={"stake": 7})
            assert tiny_no["why"]["key"] == "tiny-why-no-stake"
            answer = await host.do("answer_for", seat=seat, ask=number, data={"stake": 2})
            assert answer["room"]["waiting"][0]["blind"] == [{"done": True}]
            tries = [*NONSENSE, {"done": 1}, *({"stake": stake} for stake in range(4))]
            await same_refusal(room, host, seat, tries)
            await host.do("answer_for", seat=seat, ask=number + 1, data={"done": True})

    run(main())


def test_a_hand_of_hats_is_not_found_out_by_trying() -> None:
    words = ("black", "replace", "offer", "give")

    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            phones = await r.match(room, "A", "B", game="hats")
            play = room.state.play
            assert play is not None
            if 0 in play.asks:  # the host's own turn comes first
                await phones[0].do("skip", seat=0)
            await phones[1].drop()
            await quiet(room)
            tries = [*NONSENSE, {"end": True}, {"decline": True}]
            tries += [{word: card} for word in words for card in NAMES]
            tries += [{"swap": card, "space": n} for card in NAMES for n in (0, 1, 5, 6)]
            tries += [{"black": card, "end": True} for card in NAMES]
            await same_refusal(room, phones[0], 1, tries)
            assert phones[0].room["waiting"][0]["blind"] == []

    run(main())


def test_the_end_of_a_turn_and_a_no_need_no_hand() -> None:
    async def main() -> None:
        async with rig() as r:
            room = await r.room()
            phones = await r.match(room, "A", "B", "C", "D", game="hats")
            play = room.state.play
            assert play is not None
            host = phones[0]
            told = set()
            moves = ("black", "offer", "decline")
            for _ in range(40):
                ((seat, ask),) = play.asks.items()
                await settled(host, room.state.n)
                await settled(phones[seat], room.state.n)
                if seat == 0:
                    await host.act(_first(host, *moves))
                elif ask.ask.blind and (ask.ask.kind, seat) not in told:
                    told.add((ask.ask.kind, seat))
                    await phones[seat].drop()
                    await settled(host, room.state.n)
                    words = ("black", "replace", "offer", "give")
                    tries = [*NONSENSE, *({word: card} for word in words for card in NAMES)]
                    await same_refusal(room, host, seat, tries)
                    (data,) = ask.ask.blind
                    await host.do("answer_for", seat=seat, ask=ask.number, data=data)
                    phones[seat] = await r.screen(room, "ABCD"[seat])
                else:
                    await phones[seat].act(_first(phones[seat], *moves))
                await quiet(room)
            assert {kind for kind, _ in told} == {"after", "answer"}

    run(main())


def _first(phone: Phone, *words: str) -> Any:
    """The first open option of the first of these words that there is."""
    options = [o["data"] for o in phone.last["ask"]["options"] if not o.get("why")]
    return next(data for word in words for data in options if word in data)


def test_two_hands_are_refused_with_the_same_bytes() -> None:
    async def main() -> None:
        frames, hands = set(), set()
        for seed in "abc":
            async with rig(seed=seed) as r:
                room = await r.room()
                phones = await r.match(room, "A", "B")
                hands.add(tuple(phones[1].last["view"]["hand"]))
                await phones[1].drop()
                await settled(phones[0], room.state.n)
                frames |= {await frame_of(phones[0], {"play": n}, 1, 1) for n in range(10)}
        assert len(frames) == 1
        assert len(hands) > 1

    run(main())
