"""What a room's log is made of. Everything a room knows is folded from these entries.

`by` is the member whose message caused an entry and `msg` that message's id: a message that is
sent again after a crash finds its first answer by them. `at` is wall time in whole seconds.
"""

from typing import Final, Literal

import msgspec

from yuletable.core.protocol import Json
from yuletable.core.record import Header, Step
from yuletable.server.orders import UNSET, Unset, Wifi
from yuletable.server.wire import Phase


class Body(
    msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True
):
    """Base of what an entry says."""

    by: int | None = None
    msg: str | None = None


class Opened(Body, frozen=True):
    """The room exists."""

    at: int


class Joined(Body, frozen=True):
    """A person (token: SHA-256 of the secret, hex) or a computer player (bot) became a member.
    wish: wants to play whenever there is a seat."""

    member: int
    name: str
    avatar: str
    playing: bool
    at: int = 0
    token: str | None = None
    bot: str | None = None
    wish: bool = True


class Left(Body, frozen=True):
    """A member was sent away or left; a person's token is dead from now on. While a match with
    its seat is on the table it stays to be seen, and a computer player goes on for it."""

    member: int


class Renamed(Body, frozen=True):
    """A member has another name or face; None = as it was."""

    member: int
    name: str | None = None
    avatar: str | None = None


class Offered(Body, frozen=True):
    """Whoever brings the code (SHA-256, hex) before the wall time `until`, in s, becomes this
    member, once."""

    member: int
    code: str
    until: int


class Claimed(Body, frozen=True):
    """A code was brought: the member has a new token, the one before is dead."""

    member: int
    code: str
    token: str
    at: int


class Present(Body, frozen=True):
    """A member has a live screen."""

    member: int
    at: int


class Absent(Body, frozen=True):
    """A member has none."""

    member: int


class Seated(Body, frozen=True):
    """Who plays. playing: (member, ticked for the next match). wish: (member, wants to play
    whenever there is a seat). out: who sits out the next match. order: members as they sit.
    seat, bot: a computer player answers for that seat of the running match, or hands it back.
    barred: the person of that seat watches until the host ticks this person for another match.
    lifted: this member may play again. taken: this member goes on in that seat."""

    playing: list[tuple[int, bool]] = []
    wish: list[tuple[int, bool]] = []
    out: list[int] = []
    order: list[int] | None = None
    seat: int | None = None
    bot: bool = False
    barred: bool = False
    lifted: int | None = None
    taken: int | None = None


class NewHost(Body, frozen=True):
    """The host role moved. heir: it came by absence, so `of` gets it back when it returns."""

    member: int | None
    of: int | None = None


class Setting(Body, frozen=True):
    """What was set; only what is given changed. bot: (member, kind of computer player). counts:
    (number of a match, whether it counts in the standings). The rest as in `orders.SetRoom`."""

    phase: Phase | Unset = UNSET
    game: str | Unset | None = UNSET
    options: dict[str, Json] | Unset = UNSET
    timers: int | Unset = UNSET
    reveal: int | Unset = UNSET
    auto: bool | Unset = UNSET
    bot: tuple[int, str] | Unset = UNSET
    counts: tuple[int, bool] | Unset = UNSET
    locked: bool | Unset = UNSET
    hidden: bool | Unset = UNSET
    takeover: bool | Unset = UNSET
    sound: int | Unset = UNSET
    narration: bool | Unset = UNSET
    wifi: Wifi | Unset | None = UNSET
    address: str | Unset | None = UNSET


class Began(Body, frozen=True):
    """A match began: its number in the evening, its members by seat, its first draws."""

    number: int
    seats: list[int]
    header: Header
    seed: str
    steps: list[Step]
    at: int


class Stepped(Body, frozen=True):
    """One move with the draws that followed. cause: act, host, clock or bot. barred: a seat whose
    person was removed by it. timeout: the seat that did not answer in time."""

    steps: list[Step]
    cause: str
    barred: int | None = None
    timeout: int | None = None


class Undone(Body, frozen=True):
    """A move was taken back: the match has `keep` steps."""

    keep: int
    seat: int


class Paused(Body, frozen=True):
    """The match stands still."""


class Resumed(Body, frozen=True):
    """It goes on at room time `go`."""

    go: int


class Planned(Body, frozen=True):
    """The host is about to remove a seat or end the match: at room time `due`, unless it is taken
    back. Until then the match stands still."""

    do: Literal["remove", "end"]
    due: int
    seat: int | None = None


class Unplanned(Body, frozen=True):
    """What was planned is being done, or was taken back."""


class Deadline(Body, frozen=True):
    """`more` ms for every open ask. With 0 the entry only marks how far room time has come."""

    more: int = 0


class Ended(Body, frozen=True):
    """The room is closed for good; its log is about to be deleted."""


KINDS: Final[dict[str, type[Body]]] = {
    "opened": Opened,
    "joined": Joined,
    "left": Left,
    "renamed": Renamed,
    "offered": Offered,
    "claimed": Claimed,
    "present": Present,
    "absent": Absent,
    "seated": Seated,
    "host": NewHost,
    "setting": Setting,
    "match": Began,
    "step": Stepped,
    "undo": Undone,
    "paused": Paused,
    "resumed": Resumed,
    "planned": Planned,
    "unplanned": Unplanned,
    "deadline": Deadline,
    "ended": Ended,
}
KIND_OF: Final[dict[type[Body], str]] = {body: kind for kind, body in KINDS.items()}


class Entry(msgspec.Struct, frozen=True):
    """One row: number in the room from 1, room time in ms, kind, body as JSON."""

    n: int
    ms: int
    kind: str
    body: bytes


class LogError(ValueError):
    """A log that cannot be read; the text names the entry and what is wrong."""


_encode = msgspec.json.Encoder().encode
_decoders = {kind: msgspec.json.Decoder(body) for kind, body in KINDS.items()}


def entry_of(n: int, ms: int, body: Body) -> Entry:
    """The row of a body."""
    return Entry(n, ms, KIND_OF[type(body)], _encode(body))


def body_of(entry: Entry) -> Body:
    """What a row says. Raises LogError."""
    decoder = _decoders.get(entry.kind)
    if decoder is None:
        raise LogError(f"entry {entry.n} has the unknown kind {entry.kind!r}")
    try:
        return decoder.decode(entry.body)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise LogError(f"entry {entry.n} ({entry.kind}) is damaged: {error}") from None


def check_order(entries: list[Entry]) -> None:
    """Raises LogError for a gap in the numbers or a room time that runs backwards."""
    ms = 0
    for expected, entry in enumerate(entries, 1):
        if entry.n != expected:
            raise LogError(f"entry {expected} is missing")
        if entry.ms < ms:
            raise LogError(f"entry {entry.n} is older than the one before it")
        ms = entry.ms
