"""Lines, totals and places. Numbers in comments are clauses of RULES.md."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from yuletable.core.protocol import Seat
from yuletable.games.hats.cards import NO_CARD, Card
from yuletable.games.hats.scoring import COOKIE, favourite_line, hats_line


class Lines(NamedTuple):
    """The four lines of one seat's napkin (7.3 to 7.6)."""

    hats: int
    black: int
    favourite: int
    cookie: int


def lines_of(
    shown: Sequence[Card], blacks: int, favourite: Card, cookie: bool, values: Sequence[int]
) -> Lines:
    """The lines of a seat; NO_CARD for a favourite that is not known yet."""
    return Lines(
        hats_line(shown, values),
        blacks,
        0 if favourite == NO_CARD else favourite_line(shown, favourite),
        COOKIE if cookie else 0,
    )


def totals(points: list[int]) -> list[int]:
    """The points of each seat, in a game of four those of its team (7.7)."""
    if len(points) != 4:
        return points
    return [points[seat] + points[seat ^ 2] for seat in range(4)]


def _strengths(scores: list[int], blacks: list[int], cookie: Seat) -> list[tuple[int, int, bool]]:
    """What places go by, for each seat: points, black hats, cookie (7.8)."""
    holders = {cookie}
    if len(scores) == 4:
        blacks = totals(blacks)
        holders = {cookie, cookie ^ 2}
    return [(scores[seat], blacks[seat], seat in holders) for seat in range(len(scores))]


def placed(scores: list[int], blacks: list[int], cookie: Seat) -> list[int]:
    """The place of each seat, of teams 1 and 2. scores: as `totals` gives them; blacks: of each
    seat alone."""
    strengths = _strengths(scores, blacks, cookie)
    sides = strengths[:2] if len(strengths) == 4 else strengths
    return [1 + sum([other > own for other in sides]) for own in strengths]


def tie_break(
    scores: list[int], blacks: list[int], cookie: Seat
) -> Literal["black_hats", "cookie", "shared"] | None:
    """What decided between those with most points: "black_hats", "cookie", or "shared" when
    nothing did; None when nobody had as many points as the winner."""
    strengths = _strengths(scores, blacks, cookie)
    best = max(strengths)
    rivals = [
        strengths[seat]
        for seat in range(len(scores))
        if strengths[seat][0] == best[0] and not (len(scores) == 4 and seat > 1)
    ]
    if len(rivals) < 2:
        return None
    rivals.sort(reverse=True)
    if rivals[0] == rivals[1]:
        return "shared"
    return "black_hats" if rivals[0][1] > rivals[1][1] else "cookie"
