"""What the computer players of a room think about, in the pool, while the table shows what was.

A thought belongs to one ask, by seat and number: it begins when the ask is open, is taken when the
bot is due, and is dropped when the ask is no longer there. Bots that answer at once do not come
here.
"""

import secrets
import sys
import traceback
from collections.abc import Callable, Iterable
from typing import Any, Final

from yuletable.bots.levels import best_of, thinks
from yuletable.bots.pool import Pool, Ticket
from yuletable.bots.questions import question
from yuletable.core.match import Match
from yuletable.core.protocol import Action, Seat
from yuletable.core.registry import Entry
from yuletable.server.frames import answered_by_bot
from yuletable.server.state import RoomState, usual_bot

LATE: Final = 2_000
"""A thought that the pool does not answer at all counts as none after so many ms of room time."""

Key = tuple[Seat, int]


class Thought:
    """ticket: while the pool has it. action: what came of it, None = nothing. latest: room time in
    ms from which it is not waited for."""

    __slots__ = ("action", "latest", "ticket")

    def __init__(self, latest: int) -> None:
        self.latest = latest
        self.ticket: Ticket | None = None
        self.action: Action | None = None


class Thinking:
    """wake: called when a thought has come to its end."""

    def __init__(self, pool: Pool, wake: Callable[[], None]) -> None:
        self._pool = pool
        self._wake = wake
        self._thoughts: dict[Key, Thought] = {}

    def begin(self, entry: Entry, name: str, match: Match[Any], key: Key, now: int) -> None:
        """Think about an ask, once."""
        if key in self._thoughts or not thinks(entry, name):
            return
        if len(match.state.legal_actions(key[0])) == 1:
            return
        thought = self._thoughts[key] = Thought(now + LATE)

        def done(action: Action | None) -> None:
            thought.ticket = None
            thought.action = action
            self._wake()

        try:
            asked = question(match.game, match.state, key[0], name, secrets.token_hex(16))
            thought.ticket = self._pool.ask(asked, done)
        except Exception:  # a faulty game must not stop the evening
            traceback.print_exc(file=sys.stderr)

    def keep(self, keys: Iterable[Key]) -> None:
        """Drop every thought of another ask."""
        kept = set(keys)
        for key in [key for key in self._thoughts if key not in kept]:
            self._drop(self._thoughts.pop(key))

    def waits(self, key: Key, now: int) -> bool:
        """Whether this ask's thought is still to come."""
        thought = self._thoughts.get(key)
        return thought is not None and thought.ticket is not None and now < thought.latest

    def held(self, key: Key, now: int) -> int:
        """Room time until which this ask is held back at most; its thought wakes the room."""
        return self._thoughts[key].latest if self.waits(key, now) else now

    def take(self, key: Key) -> Action | None:
        """What came of this ask's thought; None when there was none, or nothing came of it."""
        thought = self._thoughts.pop(key, None)
        if thought is None:
            return None
        self._drop(thought)
        return thought.action

    def _drop(self, thought: Thought) -> None:
        if thought.ticket is not None:
            self._pool.drop(thought.ticket)
            thought.ticket = None


def player_of(state: RoomState, entry: Entry, seat: Seat) -> str:
    """The name of the computer player that answers for a seat: what the host chose, or the usual
    one for an absent person. Beside a person in the same team it plays its best."""
    play = state.play
    assert play is not None
    member = state.members.get(play.seats[seat])
    chosen = None if member is None else member.bot
    name = chosen if chosen is not None and chosen in entry.bots else usual_bot(entry)
    teams = entry.game.spec.teams.get(len(play.seats))
    if teams is None:
        return name
    partners = [s for s, team in enumerate(teams) if team == teams[seat] and s != seat]
    if any(not answered_by_bot(state, partner) for partner in partners):
        return best_of(entry, name)
    return name
