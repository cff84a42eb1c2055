"""Playing whole matches with bots, in one process and without pauses."""

import random
from collections.abc import Sequence
from typing import Any

from yuletable.core.chance import picker
from yuletable.core.match import Match
from yuletable.core.protocol import OVER, Emit, Pick
from yuletable.core.seen import Bot, random_bot, see


def play_out(
    match: Match[Any], bots: Sequence[Bot], picks: Sequence[Pick], emit: Emit | None = None
) -> None:
    """Play a match (with a seed) to its end: bots[s] decides for seat s with picks[s].

    A bot gets what its seat may know and nothing else. The match must have no seat without a bot.
    """
    if all(bot is random_bot for bot in bots):
        _play_out_random(match, picks[0], emit)
        return
    game, state = match.game, match.state
    while (seat := state.current()) != OVER:
        action = bots[seat](see(game, state, seat, picks[seat]), picks[seat])
        match.play(seat, action, 0, emit)


def _play_out_random(match: Match[Any], pick: Pick, emit: Emit | None) -> None:
    # The random bot looks at its legal actions only, so no view and no world need be made.
    state, play = match.state, match.play
    current, legal_actions = state.current, state.legal_actions
    while (seat := current()) != OVER:
        legal = legal_actions(seat)
        play(seat, legal[pick(len(legal))] if len(legal) > 1 else legal[0], 0, emit)


def pick_for(*parts: object) -> Pick:
    """A generator of its own for what these parts name (a seed, a game's number, a seat): the same
    parts give the same picks on every platform and Python version."""
    return picker(random.Random(":".join(map(str, parts))))
