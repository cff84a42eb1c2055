"""The people and computer players of a room."""

import hashlib
import secrets
from collections.abc import Container, Iterable
from typing import Final

from yuletable.server.avatars import AVATARS, BOT_NAMES
from yuletable.server.names import alike, free_name

MOST: Final = len(AVATARS)
"""Most members of a room: each has an avatar of its own."""
KEPT_IDS: Final = 64
"""How many message ids of a member are remembered."""


class Member:
    """token: SHA-256 of a person's secret, hex; None for a computer player, which has `bot`, and
    for one who has left. since: room time of joining. played: number of the last match with a
    seat, 0 for none. wish: wants to play whenever there is a seat. out: number of the match that
    it sits out, by the host's word. left: has gone, and is shown while its last match is on the
    table. levels: of a computer player, how the host had it play, by game, the latest last.
    answered: recent message ids and the entry that answered each."""

    __slots__ = (
        "answered",
        "avatar",
        "barred",
        "bot",
        "id",
        "left",
        "levels",
        "name",
        "out",
        "played",
        "playing",
        "since",
        "token",
        "wish",
    )

    def __init__(
        self,
        id: int,
        name: str,
        avatar: str,
        playing: bool,
        since: int,
        token: str | None,
        bot: str | None,
        wish: bool,
    ) -> None:
        self.id = id
        self.name = name
        self.avatar = avatar
        self.playing = playing
        self.since = since
        self.token = token
        self.bot = bot
        self.wish = wish
        self.out = 0
        self.left = False
        self.barred = False
        self.played = 0
        self.levels: dict[str, str] = {}
        self.answered: dict[str, int] = {}

    def play_as(self, bot: str, game: str | None) -> None:
        """The host has this computer player play so, in the game that is chosen now."""
        self.bot = bot
        self.levels.pop(game or "", None)
        self.levels[game or ""] = bot

    def level(self, game: str, bots: Container[str]) -> str | None:
        """How it plays a game that has these `bots`: as it was told for that game, else by the
        latest word that the game knows; None when it knows none."""
        words = [*self.levels.values(), self.levels.get(game)]
        return next((word for word in reversed(words) if word in bots), None)

    def answer(self, msg: str, n: int) -> None:
        """Remember that message `msg` was answered by entry `n`."""
        self.answered[msg] = n
        if len(self.answered) > KEPT_IDS:
            del self.answered[next(iter(self.answered))]


def hashed(token: str) -> str:
    """How a token is kept."""
    return hashlib.sha256(token.encode()).hexdigest()


def same_name(name: str, members: Iterable[Member]) -> str | None:
    """A free name to offer instead when one of the members has this one or one that looks the
    same, else None. The name of one who has left is free."""
    names = [member.name for member in members if not member.left]
    if not any(alike(name, other) for other in names):
        return None
    return free_name(name, names)


def free_avatar(members: Iterable[Member]) -> str | None:
    """A random avatar that nobody has, None when all are taken."""
    taken = {member.avatar for member in members}
    free = [avatar for avatar in AVATARS if avatar not in taken]
    return free[secrets.randbelow(len(free))] if free else None


def bot_name(members: Iterable[Member]) -> str:
    """The next free name for a computer player."""
    names = [member.name for member in members]
    for name in BOT_NAMES:
        if not any(alike(name, other) for other in names):
            return name
    return free_name(BOT_NAMES[0], names)


def fill_seats(members: Iterable[Member], most: int, number: int) -> list[tuple[int, bool]]:
    """Which ticks change so that at most `most` play match `number`: of those who want to, who
    has watched longest plays first, a computer player last."""
    everyone = list(members)
    wish = [m for m in everyone if m.wish and not m.barred and not m.left and m.out != number]
    wish.sort(key=lambda member: (member.bot is not None, member.played, member.since, member.id))
    chosen = {member.id for member in wish[:most]}
    return [(m.id, m.id in chosen) for m in everyone if m.playing != (m.id in chosen)]
