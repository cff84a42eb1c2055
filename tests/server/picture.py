"""A room's state as plain values, to compare."""

import copy
from typing import Any

from yuletable.server.state import ROOM_SWITCHES, RoomState


def picture(state: RoomState) -> Any:
    """All that a room's state holds, as plain values."""
    play = state.play
    match = None if play is None else play.match
    whole = {
        "room": (state.code, state.n, state.ms, state.seen, state.phase, state.game),
        "host": (state.host, state.heir_of, state.dead, state.timers),
        "handed": (state.host_since, state.host_before),
        "options": (state.wanted, state.options()),
        "members": [
            {slot: getattr(member, slot) for slot in member.__slots__}
            for member in state.members.values()
        ],
        "paused": state.paused
        and {slot: getattr(state.paused, slot) for slot in state.paused.__slots__},
        "plan": state.plan and {slot: getattr(state.plan, slot) for slot in state.plan.__slots__},
        "switches": {name: getattr(state, name) for name in ROOM_SWITCHES},
        "codes": (state.order, state.offers, state.used),
        "reveal": (state.reveal, state.auto, state.results),
        "play": play
        and {
            "asks": {
                seat: [getattr(ask, slot) for slot in ask.__slots__]
                for seat, ask in play.asks.items()
            },
            "seats": (play.seats, play.bots, play.gone, play.silent, play.numbers),
            "time": (play.at, play.started, play.stood, play.shown_until),
            "events": list(play.events),
            "frozen": play.frozen,
        },
        "match": match and (match.state.key(), match.steps, match.draws, match.header, match.seed),
    }
    return copy.deepcopy(whole)
