"""What the host is about to do in a match, and when it is done: remove a seat, end it."""

from typing import TYPE_CHECKING, Any

from yuletable.core.match import Match
from yuletable.core.protocol import CLOCK, CLOCK_KINDS, Seat, clock_id
from yuletable.server.heirs import hits_host
from yuletable.server.log import Seated, Unplanned
from yuletable.server.play import Play

if TYPE_CHECKING:
    from yuletable.server.rooms import Room


def removable(play: Play, match: Match[Any], seat: Seat) -> bool:
    """Whether the game takes this seat out or, where it has no rule for that, a bot may keep it."""
    if seat in play.gone and seat not in play.bots:
        return False
    legal = match.state.legal_actions(CLOCK)
    kind = CLOCK_KINDS.index("remove")
    if clock_id("remove", seat, len(play.seats)) in legal:
        return True
    return seat not in play.gone and all(action // len(play.seats) != kind for action in legal)


def carry_out(room: "Room", by: int | None = None, msg: str | None = None) -> None:
    """Do what is planned, if it still can be done."""
    plan = room.state.plan
    assert plan is not None
    play, match = room.state.play, room.running()
    assert play is not None
    spared = hits_host(room)
    room.write(Unplanned(by=by, msg=msg))
    if spared:
        return
    legal = match.state.legal_actions(CLOCK)
    if plan.do == "end":
        if clock_id("end", 0, len(play.seats)) in legal:
            room.step(CLOCK, [clock_id("end", 0, len(play.seats))], "host", plan.by)
        return
    seat = plan.seat
    assert seat is not None
    if clock_id("remove", seat, len(play.seats)) in legal:
        action = clock_id("remove", seat, len(play.seats))
        room.step(CLOCK, [action], "host", plan.by, barred=seat)
    elif removable(play, match, seat):
        room.write(Seated(seat=seat, bot=True, barred=True, by=plan.by))
