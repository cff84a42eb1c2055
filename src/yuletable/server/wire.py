"""Every message between a screen and the server. Decoding a message validates it.

In: one of `In`, tagged by "op". Out: one of `Out`, tagged by "op". Times left are milliseconds.
The browser's types are generated from these structs.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec

from yuletable.core.protocol import AskOption, Json, Text

MAX_FRAME = 16 * 1024
"""Longest inbound frame in bytes."""

Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Token: TypeAlias = Annotated[
    str, msgspec.Meta(min_length=22, max_length=64, pattern="^[A-Za-z0-9_-]+$")
]
Phase: TypeAlias = Literal["menu", "lobby", "playing", "results"]
"""Of a room: choosing a game, setting it up, in a match, after it."""


class _In(msgspec.Struct, frozen=True, tag_field="op", forbid_unknown_fields=True):
    """Base of what a screen sends."""


class Hello(_In, tag="hello", frozen=True):
    """The first message on a socket: which room, who.

    token: the member's secret, null for a stranger, a TV or a screen about to join.
    since: the last `v` this screen holds, 0 for none: the events after it are sent again.
    table: the screen is a TV (viewer None); else a stranger's screen sees what watchers see.
    """

    room: str
    token: Token | None = None
    since: int = 0
    table: bool = False


class Join(_In, tag="join", frozen=True):
    """Become a member. The token is made by the phone from 128 or more random bits; the same
    message sent again is answered as the first time. avatar null = a free one at random."""

    id: Id
    token: Token
    name: str
    avatar: str | None = None
    watch: bool = False


class Act(_In, tag="act", frozen=True):
    """Answer an ask: `ask` is its number, `data` one of its options."""

    ask: int
    id: Id
    data: Json


class Undo(_In, tag="undo", frozen=True):
    """Take back the last own action, where that is allowed."""

    id: Id


class Sync(_In, tag="sync", frozen=True):
    """Send the whole state again, with the events after `since`."""

    since: int = 0


class Ping(_In, tag="ping", frozen=True):
    """Is the line alive? Answered by `Pong`."""

    id: Id


# What the host may do: a union tagged by "do".


class _Do(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Base of a host's commands."""


class ChooseGame(_Do, tag="choose_game", frozen=True):
    """Open the lobby of a game; null = back to the menu of games. Only between matches."""

    game: str | None


class SetOptions(_Do, tag="set_options", frozen=True):
    """Change switches of the chosen game in the lobby; only the keys given change."""

    options: dict[str, Json]


class AddBot(_Do, tag="add_bot", frozen=True):
    """A computer player takes a free seat in the lobby; `bot` is a name from the game's bots."""

    bot: str


class SetBot(_Do, tag="set_bot", frozen=True):
    """Another kind of computer player for a bot in the lobby."""

    member: int
    bot: str


class SetPlaying(_Do, tag="set_playing", frozen=True):
    """Whether a person plays the next game or only watches (the host: runs it)."""

    member: int
    playing: bool


class Dismiss(_Do, tag="dismiss", frozen=True):
    """Send a member (person or bot) away between matches. A person's token dies."""

    member: int


class Start(_Do, tag="start", frozen=True):
    """Start the chosen game with those who play."""


class Pause(_Do, tag="pause", frozen=True):
    """Freeze the match and every timer."""


class Resume(_Do, tag="resume", frozen=True):
    """Go on after a countdown of 3 s, with the time that was left."""


class Skip(_Do, tag="skip", frozen=True):
    """End the turn of a seat by its default."""

    seat: int


class Remove(_Do, tag="remove", frozen=True):
    """Take a seat out of the match; where the game has no rule for that a bot keeps it."""

    seat: int


class EndGame(_Do, tag="end_game", frozen=True):
    """End the match early."""


class SetTimers(_Do, tag="set_timers", frozen=True):
    """0 = off, else the factor on every base time."""

    factor: Literal[0, 1, 2, 3]


class MoreTime(_Do, tag="more_time", frozen=True):
    """30 s more for every open ask."""


class AnswerFor(_Do, tag="answer_for", frozen=True):
    """The host answers for an absent seat."""

    seat: int
    ask: int
    data: Json


class BotSeat(_Do, tag="bot_seat", frozen=True):
    """A bot takes a person's seat in the match (`bot` true), or hands it back."""

    seat: int
    bot: bool


class Reveal(_Do, tag="reveal", frozen=True):
    """How many cards of the result are open, and whether they open by themselves."""

    step: int
    auto: bool


class PlayAgain(_Do, tag="play_again", frozen=True):
    """Back to the lobby of the same game."""


class NextGame(_Do, tag="next_game", frozen=True):
    """Back to the menu of games."""


class GiveHost(_Do, tag="give_host", frozen=True):
    """Another person becomes host."""

    member: int


HostDo: TypeAlias = (
    ChooseGame
    | SetOptions
    | AddBot
    | SetBot
    | SetPlaying
    | Dismiss
    | Start
    | Pause
    | Resume
    | Skip
    | Remove
    | EndGame
    | SetTimers
    | MoreTime
    | AnswerFor
    | BotSeat
    | Reveal
    | PlayAgain
    | NextGame
    | GiveHost
)


class Host(_In, tag="host", frozen=True):
    """A command of the host (or, for GiveHost, of the server's own machine)."""

    id: Id
    command: HostDo


In: TypeAlias = Hello | Join | Act | Host | Undo | Sync | Ping


# Out.


class _Out(msgspec.Struct, frozen=True, tag_field="op"):
    """Base of what the server sends."""


class MemberView(msgspec.Struct, frozen=True):
    """A person or bot as everyone sees them.

    bot: name of the computer player, null for a person. online: has a live screen.
    playing: is ticked for the next match. seat: index in the running match or null.
    bot_plays: a bot answers for this person's seat now. since: room time of joining, ms.
    barred: was removed by the host and can only watch in this room.
    """

    id: int
    name: str
    avatar: str
    bot: str | None
    online: bool
    playing: bool
    seat: int | None
    bot_plays: bool
    since: int
    barred: bool


class WaitView(msgspec.Struct, frozen=True):
    """A seat that the match waits for. left and total in ms; null = no timer."""

    seat: int
    ask: int
    kind: str
    left: int | None
    total: int | None


class PauseView(msgspec.Struct, frozen=True):
    """by: the member who paused, null = the server. resume_in: ms of countdown, null = not yet."""

    by: int | None
    resume_in: int | None


class ResultView(msgspec.Struct, frozen=True):
    """One finished match of the evening: members by seat, places ([] when ended early), scores."""

    n: int
    game: str
    members: list[int]
    names: list[str]
    places: list[int]
    scores: list[int]
    early: bool


class MatchView(msgspec.Struct, frozen=True):
    """The running or just finished match. seats: member id by seat. commitment: hash of the seed.
    seed: hex, only after the end. clock: the clock kinds legal now as [kind, seat] pairs."""

    n: int
    seats: list[int]
    commitment: str
    seed: str | None
    clock: list[tuple[str, int]]


class RoomView(msgspec.Struct, frozen=True):
    """A room as everyone sees it.

    free_seats: how many more may play the chosen game. min_seats, max_seats: of the chosen game.
    minutes: honest length with those who play (at least min_seats), null without a game.
    reveal: open result cards; reveal_auto: they open by themselves.
    urls: addresses a phone can open, best first, each ending in the room's code.
    frozen: the record no longer replays; the match is shown, never resumed.
    """

    code: str
    phase: Phase
    host: int | None
    members: list[MemberView]
    game: str | None
    options: dict[str, Json]
    min_seats: int
    max_seats: int
    free_seats: int
    minutes: int | None
    timers: int
    paused: PauseView | None
    waiting: list[WaitView]
    match: MatchView | None
    reveal: int
    reveal_auto: bool
    results: list[ResultView]
    urls: list[str]
    frozen: bool


class YouView(msgspec.Struct, frozen=True):
    """What only this screen knows of itself. local: the screen is on the server's own machine."""

    member: int | None
    seat: int | None
    host: bool
    table: bool
    local: bool


class AskView(msgspec.Struct, frozen=True):
    """The open prompt of this seat. ask: its number, per seat. left and total in ms, null without
    a timer. default: what is done when the time runs out."""

    ask: int
    kind: str
    options: list[AskOption]
    default: Json
    left: int | None
    total: int | None
    may_undo: bool


class EventView(msgspec.Struct, frozen=True):
    """Something that happened in the match; `v` is the log entry it came from. The sentence for
    the log is `<game>-log-<kind>` with `data` as arguments. show: ms the table shows it."""

    v: int
    kind: str
    data: dict[str, Json]
    show: int


class Update(_Out, tag="update", frozen=True):
    """The whole state for one screen. view is the game's own view struct, null without a match.
    replay: the events are older than this screen's connection: for the log, not for animation.
    done: the message id that caused it, on the screen that sent it: its ack."""

    v: int
    room: msgspec.Raw
    you: YouView
    view: msgspec.Raw
    ask: AskView | None
    events: list[EventView]
    replay: bool = False
    done: str | None = None


class Reject(_Out, tag="reject", frozen=True):
    """Something was not done, and nothing changed. `why.key` is a text of the shell or the game."""

    id: str | None
    code: Literal[
        "stale", "illegal", "not_you", "paused",
        "no_room", "dead_token", "full", "name", "avatar", "not_host", "too_few",
        "bad_message", "too_fast", "too_big", "store", "phase", "frozen",
    ]  # fmt: skip
    why: Text
    v: int


class Replaced(_Out, tag="replaced", frozen=True):
    """Another screen took over this token; this socket is closed and must not come back alone."""


class Pong(_Out, tag="pong", frozen=True):
    """Answer to a ping."""

    id: str


Out: TypeAlias = Update | Reject | Replaced | Pong
