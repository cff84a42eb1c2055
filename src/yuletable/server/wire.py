"""Every message between a screen and the server. Decoding a message validates it.

In: one of `In`, tagged by "op". Out: one of `Out`, tagged by "op". Times left are milliseconds.
The browser's types are generated from these structs.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec

from yuletable.core.protocol import AskOption, Json, Text
from yuletable.server.orders import HostDo, Token, Wifi

MAX_FRAME = 16 * 1024
"""Longest inbound frame in bytes."""

Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
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


class Claim(_In, tag="claim", frozen=True):
    """Take a seat over by the one-time code that the host shows. The token is made by the phone
    as for `Join`; the one before it dies. The same message sent again is answered as the first
    time."""

    id: Id
    token: Token
    code: Token


class Act(_In, tag="act", frozen=True):
    """Answer an ask: `ask` is its number, `data` one of its options."""

    ask: int
    id: Id
    data: Json


class Undo(_In, tag="undo", frozen=True):
    """Take back the last own action, where that is allowed."""

    id: Id


class Sync(_In, tag="sync", frozen=True):
    """Somebody touches the screen or looks at it: send the whole state again, with the events
    after `since`. A seat that a computer player held for this member is handed back; `Hello`
    alone, which a screen sends whenever its line comes back, does not do that."""

    since: int = 0


class Hover(_In, tag="hover", frozen=True):
    """What the member is about to answer to the open ask of that number, for everybody to follow;
    null = nothing any more. It is passed on at once, to a screen that comes later too while its ask
    is open, never written, and never answered unless it is wrong; too many are passed over."""

    ask: int
    data: Json


class Ping(_In, tag="ping", frozen=True):
    """Is the line alive? Answered by `Pong`."""

    id: Id


class Host(_In, tag="host", frozen=True):
    """A command of the host. GiveHost and OfferSeat may also come from the server's own machine;
    SetPlaying, Dismiss, Rename and OfferSeat from the person it is about; TakeSeat from whoever
    takes it."""

    id: Id
    command: HostDo


In: TypeAlias = Hello | Join | Claim | Act | Host | Undo | Sync | Hover | Ping


# Out.


class _Out(msgspec.Struct, frozen=True, tag_field="op"):
    """Base of what the server sends."""


class MemberView(msgspec.Struct, frozen=True):
    """A person or bot as everyone sees them.

    bot: name of the computer player, null for a person. online: has a live screen.
    playing: is ticked for the next match. seat: index in the running match or null.
    bot_plays: a bot answers for this person's seat now. since: room time of joining, ms.
    barred: was removed by the host and watches until the host's tick for another match. wish:
    wants to play whenever there is a seat. left: has gone; shown while a match with its seat is on
    the table. away: ms since the last screen of a person who has none now, else null.
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
    wish: bool
    left: bool
    away: int | None = None


class WaitView(msgspec.Struct, frozen=True):
    """A seat that the match waits for. left and total in ms; null = no timer. blind: what the host
    may answer for it while its person is away, null = whatever the game offers there."""

    seat: int
    ask: int
    kind: str
    left: int | None
    total: int | None
    blind: list[Json] | None


class PauseView(msgspec.Struct, frozen=True):
    """by: the member who paused, null = the server. resume_in: ms of countdown, null = not yet."""

    by: int | None
    resume_in: int | None


class PlanView(msgspec.Struct, frozen=True):
    """What the host is about to do, and can still take back: remove `seat`, or end the match.
    left: ms until it is done."""

    do: Literal["remove", "end"]
    seat: int | None
    left: int


class HandoverView(msgspec.Struct, frozen=True):
    """How the host came to the role, at entry `v`. why: the first person in the room; the host
    before was `away` for too long, has `left`, or has `given` the role; or it was set at the
    `table`; or the host is `back` and has it again. before: the host before, null when that one
    has left or there was none; name: as that one was called then."""

    v: int
    why: Literal["first", "away", "back", "given", "left", "table"]
    before: int | None
    name: str


class ResultView(msgspec.Struct, frozen=True):
    """One finished match of the evening: members by seat, places ([] when ended early), scores.
    points: what each seat gets in the standings, [] when ended early. bots: members that are
    computer players, or people who went before the end and had no successor in the seat: they do
    not stand in the standings. counts: whether the match counts in the standings."""

    n: int
    game: str
    members: list[int]
    names: list[str]
    places: list[int]
    scores: list[int]
    early: bool
    points: list[float] = []
    bots: list[int] = []
    counts: bool = True


class StandingView(msgspec.Struct, frozen=True):
    """A person in the evening's standings. place: 1 = first, equal = shared. member: null for one
    who has gone. games: matches that counted; wins: how many of them were won or shared."""

    place: int
    member: int | None
    name: str
    points: float
    games: int
    wins: int


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

    order: who plays the next match, by seat.
    free_seats: how many more may play the chosen game. min_seats, max_seats: of the chosen game.
    minutes: honest length with those who play (at least min_seats), null without a game.
    reveal: open result cards; reveal_auto: they open by themselves.
    urls: addresses a phone can open, best first, each ending in the room's code.
    name_url: the address under the announced name, for typing; null without such a name.
    frozen: the record no longer replays; the match is shown, never resumed.
    handover: how the host got the role, null without a host.
    plan: what the host is about to do in the match. standings: the evening so far, best first.
    tables: how many TVs are connected. can_stop: the host may stop the server.
    warnings: what the host should know of the machine.
    locked, hidden, takeover, sound, narration: see `SetRoom`.
    """

    code: str
    phase: Phase
    host: int | None
    members: list[MemberView]
    order: list[int]
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
    name_url: str | None
    frozen: bool
    plan: PlanView | None
    standings: list[StandingView]
    tables: int
    locked: bool
    hidden: bool
    takeover: bool
    sound: int
    narration: bool
    can_stop: bool
    warnings: list[Text]
    handover: HandoverView | None = None


class YouView(msgspec.Struct, frozen=True):
    """What only this screen knows of itself. local: the screen is on the server's own machine.
    wifi: the network to show as a QR code; TVs and the host know it."""

    member: int | None
    seat: int | None
    host: bool
    table: bool
    local: bool
    wifi: Wifi | None


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
        "bad_message", "too_fast", "too_big", "store", "phase", "frozen", "locked", "code",
    ]  # fmt: skip
    why: Text
    v: int


class Hovered(_Out, tag="hovered", frozen=True):
    """What a seat is about to answer to its ask of that number, in the match `match`; null =
    nothing any more. It holds for a screen only as long as that ask is open on it."""

    match: int
    seat: int
    ask: int
    data: Json


class Replaced(_Out, tag="replaced", frozen=True):
    """Another screen took over this token; this socket is closed and must not come back alone."""


class Pong(_Out, tag="pong", frozen=True):
    """Answer to a ping."""

    id: str


Out: TypeAlias = Update | Reject | Hovered | Replaced | Pong


# A lesson, by HTTP.


class Learn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where does my lesson stand? answers: all of the learner's, in order: what was done, null for
    a sentence that was read. since: the last `v` this screen holds, 0 for none."""

    answers: Annotated[list[Json], msgspec.Meta(max_length=200)]
    since: Annotated[int, msgspec.Meta(ge=0)] = 0


class LessonView(msgspec.Struct, frozen=True):
    """The step that waits for the learner: number `n` of `of`, `say` its sentence, `look` the place
    on the screen that it is about (null = none).

    wait: "read" the sentence and go on, "act" answer the ask, "over" nothing more to do.
    frames: what has come of the newest answer, oldest first; the last is where the lesson stands.
    """

    n: int
    of: int
    say: Text | None
    look: str | None
    wait: Literal["read", "act", "over"]
    frames: list[Update]
