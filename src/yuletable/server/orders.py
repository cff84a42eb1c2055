"""What a host may do: the commands inside the wire's message `Host`, a union tagged by "do"."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from yuletable.core.protocol import Json

Token: TypeAlias = Annotated[
    str, msgspec.Meta(min_length=22, max_length=64, pattern="^[A-Za-z0-9_-]+$")
]
Unset: TypeAlias = msgspec.UnsetType
UNSET: Final = msgspec.UNSET


class _Do(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Base of a host's commands."""


class ChooseGame(_Do, tag="choose_game", frozen=True):
    """Open the lobby of a game; null = back to the menu of games. Only between matches."""

    game: str | None


class SetOptions(_Do, tag="set_options", frozen=True):
    """Change switches of the chosen game in the lobby; only the keys given change."""

    options: dict[str, Json]


class AddBot(_Do, tag="add_bot", frozen=True):
    """Computer players take free seats in the lobby, `count` of them or as many as there are
    seats; `bot` is a name from the game's bots."""

    bot: str
    count: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1


class SetBot(_Do, tag="set_bot", frozen=True):
    """Another kind of computer player for a bot, at any time; in a match it makes the next move.
    `bot` is a name from the bots of the chosen game, or of any game where none is chosen."""

    member: int
    bot: str


class SetPlaying(_Do, tag="set_playing", frozen=True):
    """Whether a person plays the next game. Said by the person it holds until it is said again
    (so a host only runs the games); said by the host it holds for the next game."""

    member: int
    playing: bool


class Arrange(_Do, tag="arrange", frozen=True):
    """The order in which those who play sit, in the lobby; it also makes the teams."""

    order: list[int]


class Dismiss(_Do, tag="dismiss", frozen=True):
    """Send a member (person or bot) away, or leave. A person's token dies. Who leaves a match is
    played on by a computer player; who plays in one is not sent away (see `Remove`, `BotSeat`)."""

    member: int


class Rename(_Do, tag="rename", frozen=True):
    """Another name, another face, for oneself or by the host; null = as it is."""

    member: int
    name: str | None = None
    avatar: str | None = None


class OfferSeat(_Do, tag="offer_seat", frozen=True):
    """Let whoever brings `code` take over the seat of a person, once, within 10 minutes. The code
    is made by the host's screen from 128 or more random bits."""

    member: int
    code: Token


class TakeSeat(_Do, tag="take_seat", frozen=True):
    """A watcher goes on for a computer player, where the host allows it."""

    seat: int


class Start(_Do, tag="start", frozen=True):
    """Start the chosen game with those who play."""


class Pause(_Do, tag="pause", frozen=True):
    """Freeze the match and every timer."""


class Resume(_Do, tag="resume", frozen=True):
    """Go on after a countdown of 3 s, with the time that was left."""


class Skip(_Do, tag="skip", frozen=True):
    """End the turn of a seat by its default. ask: the number of the ask that was seen, null =
    whatever is open; another turn than that one is left alone."""

    seat: int
    ask: int | None = None


class Remove(_Do, tag="remove", frozen=True):
    """Take a seat out of the match; where the game has no rule for that a bot keeps it. Like the
    end of the match it is planned, and can be taken back for 10 s in which the match stands
    still."""

    seat: int


class EndGame(_Do, tag="end_game", frozen=True):
    """End the match early."""


class TakeBack(_Do, tag="take_back", frozen=True):
    """Do not do what is planned."""


class DoNow(_Do, tag="do_now", frozen=True):
    """Do what is planned without waiting longer."""


class SetTimers(_Do, tag="set_timers", frozen=True):
    """0 = off, else the factor on every base time."""

    factor: Literal[0, 1, 2, 3]


class MoreTime(_Do, tag="more_time", frozen=True):
    """30 s more for every open ask."""


class AnswerFor(_Do, tag="answer_for", frozen=True):
    """The host answers for a seat whose person is away, or for which a computer player answers:
    one of the answers that need no secret of the seat (`Ask.blind`)."""

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


WPA_LEAST: Final = 8
"""The fewest characters of a network's password."""


class Wifi(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A network that phones may join by a QR code; password "" = an open one, else of WPA_LEAST or
    more."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
    password: Annotated[str, msgspec.Meta(max_length=63)]


class SetRoom(_Do, tag="set_room", frozen=True):
    """Switches of the room; only those given change.

    locked: nobody new comes in. hidden: no screen shows the code. takeover: watchers may go on
    for computer players. sound: loudness of the TV, 0 = silent. narration: the TV reads aloud
    what happens. wifi: shown as a QR code on the TV, null = none. address: the base address in
    the QR code, one of those in `RoomView.urls` without the room's code, null = the best.
    """

    locked: bool | Unset = UNSET
    hidden: bool | Unset = UNSET
    takeover: bool | Unset = UNSET
    sound: Annotated[int, msgspec.Meta(ge=0, le=10)] | Unset = UNSET
    narration: bool | Unset = UNSET
    wifi: Wifi | Unset | None = UNSET
    address: str | Unset | None = UNSET


class CountGame(_Do, tag="count_game", frozen=True):
    """Whether a finished match counts in the standings."""

    n: int
    counts: bool


class StopServer(_Do, tag="stop_server", frozen=True):
    """End the server; everything is kept. Refused while people are in another room."""


class DeleteRoom(_Do, tag="delete_room", frozen=True):
    """Delete everything about this room, for ever: names, matches, records."""


HostDo: TypeAlias = (
    ChooseGame
    | SetOptions
    | AddBot
    | SetBot
    | SetPlaying
    | Arrange
    | Dismiss
    | Rename
    | OfferSeat
    | TakeSeat
    | Start
    | Pause
    | Resume
    | Skip
    | Remove
    | EndGame
    | TakeBack
    | DoNow
    | SetTimers
    | MoreTime
    | AnswerFor
    | BotSeat
    | Reveal
    | PlayAgain
    | NextGame
    | GiveHost
    | SetRoom
    | CountGame
    | StopServer
    | DeleteRoom
)
