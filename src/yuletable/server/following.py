"""What hands are about to answer, passed on so that the whole table follows it."""

from collections.abc import Iterable
from typing import NamedTuple

from yuletable.core.followed import Followed
from yuletable.core.protocol import Seat
from yuletable.server.frames import answered_by_bot, encode
from yuletable.server.refusals import RefusedError
from yuletable.server.screens import Screen
from yuletable.server.state import RoomState
from yuletable.server.wire import Hover, Hovered


class _Held(NamedTuple):
    """The last that was told of a seat, and the screen that told it."""

    screen: Screen
    told: Hovered


class Following:
    """Nothing of it is written: it lasts as long as its ask and the screen that told it."""

    def __init__(self) -> None:
        self._held: dict[Seat, _Held] = {}

    def hear(
        self, state: RoomState, screen: Screen, hover: Hover, screens: Iterable[Screen]
    ) -> None:
        """Pass on what a seat that is asked is about to answer; what comes too late, or from a
        person for whom a computer player answers, is nothing. Raises RefusedError for what the
        seat cannot hold."""
        play = state.play
        seat = None if play is None else play.seat_of(screen.member)
        if play is None or play.match is None or seat is None or state.phase != "playing":
            return
        if state.paused is not None or answered_by_bot(state, seat):  # a plan stops the match too
            return
        game, asked = play.match.game, play.asks.get(seat)
        if asked is None or asked.number != hover.ask or not game.spec.followed:
            return
        assert isinstance(game, Followed)
        wrong = None if hover.data is None else game.hovered(play.match.state, seat, hover.data)
        if wrong is not None:
            raise RefusedError("illegal", wrong.why)
        self._held[seat] = _Held(screen, Hovered(play.number, seat, hover.ask, hover.data))
        self._tell(seat, screens)

    def show(self, state: RoomState, screen: Screen) -> None:
        """A screen that comes later sees what is held now. An ask of a match before has another
        number."""
        play = state.play
        for seat, (hand, told) in list(self._held.items()):
            asked = None if play is None else play.asks.get(seat)
            holds = play is not None and play.seat_of(hand.member) == seat
            if asked is None or asked.number != told.ask or not holds:
                del self._held[seat]
            elif screen is not hand and told.data is not None and not answered_by_bot(state, seat):
                screen.glimpse(encode(told))

    def leave(self, screen: Screen, screens: Iterable[Screen]) -> None:
        """A screen goes, or is loaded anew: what it told it does not hold any more."""
        for seat, (hand, told) in list(self._held.items()):
            if hand is screen:
                self._held[seat] = _Held(hand, Hovered(told.match, seat, told.ask, None))
                self._tell(seat, screens)
                del self._held[seat]

    def _tell(self, seat: Seat, screens: Iterable[Screen]) -> None:
        hand, told = self._held[seat]
        frame = encode(told)
        for screen in screens:
            if screen is not hand:
                screen.glimpse(frame)
