"""The evening: points over all matches of a room."""

from collections.abc import Iterable, Sequence

from yuletable.server.members import Member
from yuletable.server.wire import ResultView, StandingView

FIRST = 10
"""Points of the first in a match; the last gets none, those between get evenly spaced ones."""


def points_of(places: list[int], teams: Sequence[int] | None = None) -> list[float]:
    """Points of each seat of a match, to one decimal. Who shares a place shares the points of the
    places that are shared. teams: the team of each seat, None where each plays alone; a team has
    one place, and each of its seats the points of it. Where nobody wins nobody gets any. [] for a
    match without places."""
    if teams is None:
        teams = range(len(places))
    sides = list(dict(zip(teams, places, strict=False)).values())
    n = len(sides)
    if n < 2:
        return [float(FIRST)] * len(places)
    if 1 not in sides:
        return [0.0] * len(places)
    points = []
    for place in places:
        better = sum(other < place for other in sides)
        sharing = sides.count(place)
        middle = better + (sharing - 1) / 2
        points.append(round(FIRST * (n - 1 - middle) / (n - 1), 1))
    return points


def standings(results: Iterable[ResultView], members: dict[int, Member]) -> list[StandingView]:
    """The people of the evening, best first; computer players take places but do not stand here.

    members: those who are in the room. Who has gone stands under the name of the last match.
    """
    tally: dict[int, tuple[float, int, int]] = {}
    names: dict[int, str] = {}
    for result in results:
        for member, name, place, points in zip(
            result.members, result.names, result.places, result.points, strict=False
        ):
            if not result.counts or member in result.bots:
                continue
            total, games, wins = tally.get(member, (0.0, 0, 0))
            tally[member] = (total + points, games + 1, wins + (place == 1))
            names[member] = name
    order = sorted(tally, key=lambda member: (-round(tally[member][0], 1), member))
    views: list[StandingView] = []
    for index, member in enumerate(order):
        total, games, wins = tally[member]
        total = round(total, 1)
        shared = index > 0 and views[-1].points == total
        here = members.get(member)
        views.append(
            StandingView(
                place=views[-1].place if shared else index + 1,
                member=None if here is None else member,
                name=names[member] if here is None else here.name,
                points=total,
                games=games,
                wins=wins,
            )
        )
    return views
