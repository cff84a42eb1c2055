"""Games whose choices are watched while they are made: a patch that is held over a quilt."""

from typing import Any, Protocol, runtime_checkable

from yuletable.core.protocol import Json, Refusal, Seat


@runtime_checkable
class Followed(Protocol):
    """What a game offers, beside `Game`, with `GameSpec.followed`."""

    def hovered(self, state: Any, seat: Seat, data: Json) -> Refusal | None:
        """Why what a seat that is asked shows of its choice is nothing that it could do; None where
        others may see it. It is never null, and never applied."""
