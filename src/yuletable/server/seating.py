"""Who plays the next match when more people want to than can."""

from typing import TYPE_CHECKING

from yuletable.server.log import Seated
from yuletable.server.members import fill_seats

if TYPE_CHECKING:
    from yuletable.server.rooms import Room


def fill(room: "Room") -> None:
    """Tick who plays next: of those who want to, whoever has watched longest."""
    state = room.state
    changes = fill_seats(state.members.values(), state.seat_range()[1], state.next_match())
    if changes:
        room.write(Seated(playing=changes))
