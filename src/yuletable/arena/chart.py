"""The ladder as a picture: an SVG of its own, without script or outside font."""

from html import escape
from math import ceil, floor
from typing import Final

from yuletable.ladder import GameLadder, Ladder, Rung

WIDTH: Final = 760
LEFT: Final = 150
RIGHT: Final = 110
ROW: Final = 26
HEAD: Final = 44
MARGIN: Final = 24
FOOT: Final = 34
STEP: Final = 200
"""Points between two lines of the grid, if there are not too many then."""
MOST_LINES: Final = 10

_STYLE: Final = (
    "text{font:14px system-ui,sans-serif;fill:#2b1d14}"
    ".game{font-size:17px;font-weight:600}"
    ".axis{fill:#6b5a4c;font-size:12px}"
    ".grid{stroke:#d9cbb8}"
    ".span{stroke:#2f6b4f;stroke-width:4;stroke-linecap:round}"
    ".dot{fill:#b3261e;stroke:#fff8ec;stroke-width:2}"
)


def chart(ladder: Ladder, names: dict[str, str]) -> str:
    """One panel a game, all on one scale. names: what the games are called, by id."""
    rungs = [rung for game in ladder.games for rung in game.rungs]
    least = min((rung.low for rung in rungs), default=0)
    most = max((rung.high for rung in rungs), default=STEP)
    step = STEP
    while (most - least) / step > MOST_LINES:
        step *= 2
    low, high = step * floor(least / step), step * ceil(most / step)
    scale = (WIDTH - LEFT - RIGHT) / max(step, high - low)
    panels = [HEAD + ROW * len(game.rungs) for game in ladder.games]
    height = MARGIN + sum(panels) + FOOT
    bottom = height - FOOT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        'aria-labelledby="title">',
        '<title id="title">Ratings of the computer players of each game, with their 95 % '
        "intervals</title>",
        f"<style>{_STYLE}</style>",
        f'<rect width="{WIDTH}" height="{height}" rx="14" fill="#fff8ec"/>',
    ]
    for points in range(low, high + 1, step):
        x = _at(points, low, scale)
        parts.append(
            f'<line class="grid" x1="{x}" y1="{MARGIN}" x2="{x}" y2="{bottom}"/>'
            f'<text class="axis" x="{x}" y="{bottom + 20}" text-anchor="middle">{points}</text>'
        )
    top = MARGIN
    for game, size in zip(ladder.games, panels, strict=True):
        parts += _panel(game, names.get(game.game, game.game), top, low, scale)
        top += size
    return "\n".join([*parts, "</svg>"]) + "\n"


def _panel(game: GameLadder, name: str, top: int, low: int, scale: float) -> list[str]:
    parts = [
        f'<text class="game" x="{MARGIN}" y="{top + 24}">{escape(name)}</text>',
    ]
    for number, rung in enumerate(game.rungs):
        parts.append(_row(rung, top + HEAD + ROW * number, low, scale))
    return parts


def _row(rung: Rung, y: int, low: int, scale: float) -> str:
    start, middle, end = (_at(each, low, scale) for each in (rung.low, rung.rating, rung.high))
    span = ""
    if rung.low < rung.high:
        span = f'<line class="span" x1="{start}" y1="{y}" x2="{end}" y2="{y}"/>'
    return (
        f'<text x="{MARGIN}" y="{y + 5}">{escape(rung.level)}</text>{span}'
        f'<circle class="dot" cx="{middle}" cy="{y}" r="6"/>'
        f'<text x="{WIDTH - MARGIN}" y="{y + 5}" text-anchor="end">{rung.rating:.0f}</text>'
    )


def _at(points: float, low: int, scale: float) -> float:
    return round(LEFT + (points - low) * scale, 1)
