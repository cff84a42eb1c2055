"""The expert: a tree over which patch or pass, its leaves played out in outline.

Where the patches go is no part of the tree: at the top the chosen one is laid by a better rule.
"""

from math import log, sqrt
from typing import Any, Final

from yuletable.core.protocol import Action, Pick, Seat
from yuletable.core.seen import Late, Seen
from yuletable.games.patchwork.actions import BUY, PASS, place_parts
from yuletable.games.patchwork.endgame import fills_window, is_near, solved
from yuletable.games.patchwork.fitting import fits, runs
from yuletable.games.patchwork.patches import BONUS, PATCHES, SPECIAL
from yuletable.games.patchwork.position import NOBODY, OWING, TURN
from yuletable.games.patchwork.rules import State
from yuletable.games.patchwork.sewing import ranked
from yuletable.games.patchwork.sketch import NOISE_SIZE, NOISE_STARTS, PASSED, Sketch

SPREAD: Final = 0.5
"""How far the factors of a playout's rates go to both sides of 1."""
EXPLORE: Final = 0.7
MARGIN_PART: Final = 0.3
"""How much of an end's worth is its margin; the rest is the win."""
WIDE: Final = 20.0
"""A doubled margin that is worth half of what the widest is."""
NODE_PRICE: Final = 2
"""A position of the endgame takes as long as so many playouts, about."""
SHORT: Final = 24
"""So many placements are looked at twice."""
COMING: Final = 10
"""So many patches of the circle are tried on a quilt then."""
COMING_WORTH: Final = 1.2
FADING: Final = 0.88
"""What it is worth that the next one fits, and how much of that the one behind it."""


class _Node:
    """moves: of `seat`, tried in this order. visits, sums, below: by move, as far as tried.
    sums: of values for `seat`."""

    __slots__ = ("below", "count", "moves", "seat", "sums", "visits")

    def __init__(self, seat: Seat, moves: list[int]) -> None:
        self.seat = seat
        self.moves = moves
        self.visits: list[int] = []
        self.sums: list[float] = []
        self.below: list[_Node | None] = []
        self.count = 0

    def select(self) -> int:
        """The index of the move to try: an untried one, else the best upper bound."""
        visits = self.visits
        tried = len(visits)
        if tried < len(self.moves):
            visits.append(0)
            self.sums.append(0.0)
            self.below.append(None)
            return tried
        if tried == 1:
            return 0
        reach = EXPLORE * sqrt(log(self.count))
        sums = self.sums
        best, chosen = -1.0, 0
        for index in range(tried):
            bound = sums[index] / visits[index] + reach / sqrt(visits[index])
            if bound > best:
                best, chosen = bound, index
        return chosen


def _value(margin: int) -> float:
    """For seat 0, from 0 to 1."""
    part = 0.5 + 0.5 * margin / (WIDE + abs(margin))
    return (1 - MARGIN_PART) * (margin > 0) + MARGIN_PART * part


def think(seen: Seen[Any], pick: Pick, iterations: int, late: Late) -> Action:
    """The best action by so many playouts, or fewer when it is late; at least one."""
    state, legal = seen.world, seen.legal
    assert isinstance(state, State)
    if len(legal) == 1:
        return legal[0]
    if is_near(state):
        known = solved(state, max(1, iterations // NODE_PRICE))
        if known is not None:
            return known
    if state.phase != TURN:
        return best_place(state, seen.seat, legal)
    root = _Node(seen.seat, [action - BUY if action != PASS else PASSED for action in legal])
    start = Sketch(state)
    noise = [1 + SPREAD * (pick(2001) - 1000) / 1000 for _ in range(NOISE_SIZE)]
    for number in range(iterations):
        if number and late():
            break
        _iterate(root, start.clone(), noise, pick(NOISE_STARTS))
    best = max(range(len(root.visits)), key=lambda index: (root.visits[index], -index))
    return legal[best]


def _iterate(root: _Node, sketch: Sketch, noise: list[float], at: int) -> None:
    """Down the tree, one node more, and a playout."""
    path: list[tuple[_Node, int]] = []
    node = root
    while True:
        index = node.select()
        path.append((node, index))
        sketch.play(node.seat, node.moves[index])
        following = node.below[index]
        if following is None:
            mover = sketch.mover()
            if mover == NOBODY:
                margin = sketch.margin()
            else:
                node.below[index] = _Node(mover, sketch.moves(mover))
                margin = sketch.finish(noise, at)
            break
        node = following
    value = _value(margin)
    for node, index in path:
        node.count += 1
        node.visits[index] += 1
        node.sums[index] += value if node.seat == 0 else 1 - value


def best_place(state: State, seat: Seat, legal: list[Action]) -> Action:
    """Where the patch that must be laid goes: what stays free hangs together, and what comes next
    fits there."""
    patch = SPECIAL if state.phase == OWING else state.circle[state.chosen]
    board = state.board[seat]
    circle = state.circle
    if state.phase != OWING:
        circle = circle[state.chosen + 1 :] + circle[: state.chosen]
    best, chosen = -1e9, legal[0]
    order = ranked(board, patch, legal)
    tried = order[:SHORT]
    if state.bonus == NOBODY:
        tried += [each for each in order[SHORT:] if fills_window(board, patch, each[1])]
    for worth, action in tried:
        orientation, square = place_parts(action)
        after = board | PATCHES[patch].orientations[orientation].mask << square
        if state.bonus == NOBODY and fills_window(board, patch, action):
            worth += BONUS
        weight = COMING_WORTH
        free = runs(after)
        for coming in circle[:COMING]:
            if fits(coming, free):
                worth += weight
            weight *= FADING
        if worth > best:
            best, chosen = worth, action
    return chosen
