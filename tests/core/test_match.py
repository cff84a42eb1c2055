"""Matches: checking, chance, events, undo, replay, verification."""

from typing import Any

import msgspec
import pytest

from tests.tiny_game import GAME
from tests.tiny_game.rules import DONE, STAKE, TinyState
from yuletable.core.chance import commitment, seed_of
from yuletable.core.match import Event, Events, IllegalAction, Match, prefix, replay, verify
from yuletable.core.protocol import CHANCE, CLOCK, EVERYONE, TABLE_BIT, OptionError, clock_id
from yuletable.core.record import Footer, Record, RecordError

SEED = seed_of("match")


def start(seats: int = 3, seed: bytes | None = SEED) -> Match[TinyState]:
    return Match.start(GAME, seats, {}, seed)


def play_to_the_end(match: Match[TinyState]) -> Record:
    while not match.over:
        seat = match.state.current()
        match.play(seat, match.state.legal_actions(seat)[-1], ms=len(match.steps))
    return match.record()


def to_staking(match: Match[TinyState]) -> int:
    while match.state.winner < 0:
        seat = match.state.current()
        match.play(seat, match.state.default(seat))
    return match.state.winner


def test_a_match_starts_with_its_first_draws_made() -> None:
    match = start()
    assert [seat for seat, _, _ in match.steps] == [CHANCE] * 6
    assert match.state.actors() == [0, 1, 2]
    assert match.header.commitment == commitment(SEED)
    assert match.header.options == {"rounds": 2}


def test_a_match_needs_seats_and_options_that_the_game_has() -> None:
    for seats in (1, 5):
        with pytest.raises(ValueError, match="2 to 4 seats"):
            start(seats)
    with pytest.raises(OptionError, match="rounds"):
        Match.start(GAME, 2, {"rounds": 9}, SEED)


def test_illegal_steps_change_nothing() -> None:
    match = start()
    key, steps = match.state.key(), list(match.steps)
    mine = match.state.hands[0]
    foreign = next(card for card in range(10) if card not in mine)
    for seat, action in [
        (0, foreign),
        (0, DONE),
        (0, -1),
        (CLOCK, clock_id("remove", 0, 3)),
        (CLOCK, 999),
        (CHANCE, 0),
    ]:
        with pytest.raises(IllegalAction):
            match.play(seat, action)
    assert (match.state.key(), match.steps) == (key, steps)
    match.play(0, mine[0])
    with pytest.raises(IllegalAction, match="seat 0"):
        match.play(0, match.state.hands[0][0])


def test_forced_chance_is_checked() -> None:
    match = start(seed=None)
    assert match.steps == []
    with pytest.raises(IllegalAction, match="chance cannot give"):
        match.play(CHANCE, 10)
    match.play(CHANCE, 9)
    assert match.state.hands[0] == [9]
    with pytest.raises(IllegalAction):
        match.play(0, 9)


def test_draws_are_counted_and_recorded_in_order() -> None:
    match = start()
    to_staking(match)
    match.play(match.state.winner, STAKE)
    match.play(match.state.winner, DONE, ms=77)
    assert match.steps[-1][0] == CHANCE
    assert match.steps[-1][2] == 77
    assert match.draws == sum(seat == CHANCE for seat, _, _ in match.steps)


def test_events_reach_their_audience_only() -> None:
    event = Event("dealt", 1 << 1, {"seat": 1, "card": 7}, {"seat": 1})
    assert event.seen_by(1) == {"seat": 1, "card": 7}
    assert event.seen_by(0) == event.seen_by(None) == {"seat": 1}
    secret = Event("thought", 1 << 2, {"stake": 1}, None)
    assert secret.seen_by(2) == {"stake": 1}
    assert secret.seen_by(None) is secret.seen_by(0) is None
    public = Event("won", EVERYONE, {"seat": 0}, None)
    assert all(public.seen_by(viewer) == {"seat": 0} for viewer in (None, 0, 31))
    assert Event("shown", TABLE_BIT, {"a": 1}, None).seen_by(None) == {"a": 1}


def test_a_private_step_can_be_taken_back() -> None:
    match = start()
    winner = to_staking(match)
    assert match.undo_length(winner) is None, "the last step was a draw"
    before = match.state.key()
    match.play(winner, STAKE + 1)
    kept = match.undo_length(winner)
    assert kept == len(match.steps) - 1
    for other in range(3):
        if other != winner:
            assert match.undo_length(other) is None
    back = prefix(GAME, match.header, match.steps, kept, match.seed)
    assert back.state.key() == before
    assert back.draws == match.draws


def test_a_step_that_others_learned_of_cannot_be_taken_back() -> None:
    match = start(2)
    seat = 0
    match.play(seat, match.state.hands[seat][0])
    assert match.undo_length(seat) is None, "it is not asked any more"

    class Chatty(TinyState):
        def apply(self, seat: int, action: int, emit: Any = None) -> None:
            super().apply(seat, action, emit)
            if emit is not None and seat >= 0:
                emit("noticed", EVERYONE, {"seat": seat})

    class ChattyGame(type(GAME)):  # type: ignore[misc]
        def new(self, seats: int, options: Any) -> Chatty:
            return Chatty(seats, options["rounds"])

    chatty: Match[Any] = Match.start(ChattyGame(), 3, {}, SEED)
    winner = to_staking(chatty)
    chatty.play(winner, STAKE + 1)
    assert chatty.undo_length(winner) is None


def test_the_step_of_another_cannot_be_taken_back() -> None:
    class Silent(TinyState):
        def apply(self, seat: int, action: int, emit: Any = None) -> None:
            super().apply(seat, action, None)

    class SilentGame(type(GAME)):  # type: ignore[misc]
        def new(self, seats: int, options: Any) -> Silent:
            return Silent(seats, options["rounds"])

    match: Match[Any] = Match.start(SilentGame(), 3, {}, SEED)
    match.play(0, match.state.default(0))
    assert 1 in match.state.actors()
    assert match.undo_length(1) is None


def test_the_record_has_its_footer_only_at_the_end() -> None:
    match = start()
    assert match.record().footer is None
    record = play_to_the_end(match)
    assert record.footer == Footer(SEED.hex(), match.state.scores(), match.state.places())
    verify(GAME, record)


def test_a_match_ended_by_the_host_has_no_places_and_verifies() -> None:
    match = start()
    match.play(CLOCK, clock_id("end", 0, 3))
    record = match.record()
    assert record.footer is not None
    assert record.footer.places == []
    verify(GAME, record)


def test_a_record_replays_to_the_same_state() -> None:
    match = start()
    record = play_to_the_end(match)
    assert replay(GAME, record).state.key() == match.state.key()
    assert replay(GAME, record, 0).steps == []
    told = Events()
    replay(GAME, record, None, told)
    assert told[-1].kind == "over"


def test_a_resumed_match_goes_on_with_the_same_luck() -> None:
    match = start()
    to_staking(match)
    again = prefix(GAME, match.header, match.steps, len(match.steps), SEED)
    assert play_to_the_end(match) == play_to_the_end(again)


def changed(record: Record, **changes: Any) -> Record:
    return msgspec.structs.replace(record, **changes)


def test_each_lie_in_a_record_is_found() -> None:
    record = play_to_the_end(start())
    footer, steps, header = record.footer, record.steps, record.header
    assert footer is not None
    other = seed_of("other")

    def lie(match: str, **changes: Any) -> None:
        with pytest.raises(RecordError, match=match):
            verify(GAME, changed(record, **changes))

    lie("no footer", footer=None)
    lie("not hex", footer=msgspec.structs.replace(footer, seed="snow"))
    lie("committed", footer=msgspec.structs.replace(footer, seed=other.hex()))
    lie("committed", footer=msgspec.structs.replace(footer, seed=""))
    lie("scores or places", footer=msgspec.structs.replace(footer, scores=[9, 9, 9]))
    lie("scores or places", footer=msgspec.structs.replace(footer, places=[1, 1, 1]))
    lie("not over", steps=steps[:-1])
    lie("step 0: the seed draws", steps=[(CHANCE, (steps[0][1] + 1) % 10, 0), *steps[1:]])
    lie("step 6 cannot be played", steps=[*steps[:6], (0, 99, 0), *steps[7:]])
    lie("cannot be played", steps=[*steps, (0, 0, 0)])
    lie("rules 1", header=msgspec.structs.replace(header, rules_version=2))
    lie("is of other", header=msgspec.structs.replace(header, game="other"))
    lie("header cannot be played", header=msgspec.structs.replace(header, seats=9))
    lie("header cannot be played", header=msgspec.structs.replace(header, options={"x": 1}))
    everyone_else = msgspec.structs.replace(header, commitment=commitment(other))
    lie("step 0", header=everyone_else, footer=msgspec.structs.replace(footer, seed=other.hex()))
