"""A position of Patchwork as readable JSON, and back.

Keys are the glossary's nouns. What can be told from the rest (whose turn it is, covered squares,
income, which 1x1 patches are gone) is not in a file. How the buttons were come by is not asked.
"""

import msgspec

from yuletable.core.positions import no, one_of, read
from yuletable.core.protocol import CHANCE, OVER, Json, Seat
from yuletable.games.patchwork.patches import (
    COUNT,
    END,
    FULL,
    LAST,
    OFFERED,
    PATCHES,
    SIDE,
    SPECIAL,
    SQUARES,
    START_BUTTONS,
    TRACKS,
    WINDOWS,
)
from yuletable.games.patchwork.position import (
    FINAL,
    LAYING,
    NOBODY,
    NOTHING,
    OWING,
    PHASES,
    PLACING,
    STARTING,
    TURN,
    Laid,
)
from yuletable.games.patchwork.reasons import why_no_place, why_no_purchase
from yuletable.games.patchwork.rules import State
from yuletable.games.patchwork.spec import SPEC


class LaidFile(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A patch (33: a 1x1) with the corner of its box on a quilt."""

    patch: int
    row: int
    column: int
    orientation: int = 0


class Player(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One seat. laid: in the order of sewing."""

    time: int = 0
    buttons: int = START_BUTTONS
    laid: list[LaidFile] = []


class PointFile(msgspec.Struct, forbid_unknown_fields=True):
    """How a seat stood after one of its moves."""

    seat: int
    time: int
    buttons: int
    covered: int
    score: int


class File(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The whole position. circle: clockwise from the neutral token; if left out, all patches that
    are on no quilt, by number, the 2x1 last. top: who moves when both tokens are on one space; who
    must lay the 1x1 of the space `special`; needed only then. chosen: the patch that is bought but
    not laid. home: who is on the last space, in the order of coming. history: for charts, may be
    left out."""

    players: list[Player]
    options: dict[str, Json] = {}
    phase: str = "turn"
    circle: list[int] | None = None
    start: int | None = None
    top: int | None = None
    chosen: int | None = None
    special: int | None = None
    bonus: int | None = None
    home: list[int] = []
    early: bool = False
    history: list[PointFile] = []


def position(state: State) -> Json:
    """The JSON of a state."""
    file = File(
        players=[
            Player(
                state.time[seat],
                state.buttons[seat],
                [
                    LaidFile(each.patch, *divmod(each.square, SIDE), each.orientation)
                    for each in state.laid[seat]
                ],
            )
            for seat in range(2)
        ],
        options=dict(state.options),
        phase=PHASES[state.phase],
        circle=state.circle[:],
        start=_or_null(state.start),
        top=_or_null(state.top) if state.tied() else None,
        chosen=None if state.chosen == NOTHING else state.circle[state.chosen],
        special=_or_null(state.owed),
        bonus=_or_null(state.bonus),
        home=state.home[:],
        early=state.early,
        history=[PointFile(*point) for point in state.history],
    )
    return msgspec.to_builtins(file)


def _or_null(number: int) -> int | None:
    return None if number < 0 else number


def from_position(data: Json) -> State:
    """The state of a position. Raises PositionError for one that no match can reach."""
    file, options = read(data, File, SPEC, "Patchwork")
    state = State(options)
    state.phase = one_of("phase", file.phase, PHASES)
    for name in ("start", "top", "bonus"):
        seat = getattr(file, name)
        if seat is not None and seat not in (0, 1):
            no(f"{name.capitalize()} is seat 0 or 1, not {seat}")
    state.early = file.early
    if state.early and state.phase != FINAL:
        no("Only a match that is over ended early")
    for seat, player in enumerate(file.players):
        _sew(state, seat, player)
    _circle(state, file)
    if state.phase in (LAYING, STARTING):
        _before(state, file)
        return state
    state.start = _needed(file.start, "start", "the match has begun")
    _track(state, file)
    _bonus(state, file)
    _turn(state, file)
    _history(state, file)
    return state


def _needed(number: int | None, name: str, because: str) -> int:
    if number is None:
        no(f"{name.capitalize()} is missing: {because}")
    return number


def _sew(state: State, seat: Seat, player: Player) -> None:
    """The quilt, the income and the token of a seat."""
    if not 0 <= player.time <= END:
        no(f"Seat {seat} is on a space from 0 to {END}, not {player.time}")
    if player.buttons < 0:
        no(f"Seat {seat} cannot have {player.buttons} buttons")
    state.time[seat] = player.time
    state.buttons[seat] = player.buttons
    for each in player.laid:
        if not 0 <= each.patch <= SPECIAL:
            no(f"There is no patch {each.patch}: they are 0 to {COUNT - 1}, and {SPECIAL} a 1x1")
        patch = PATCHES[each.patch]
        if not 0 <= each.orientation < len(patch.orientations):
            no(f"Patch {each.patch} has no orientation {each.orientation}")
        orientation = patch.orientations[each.orientation]
        refused = why_no_place(state.board[seat], orientation, each.row, each.column)
        if refused:
            how = "lies outside" if refused.key.endswith("outside") else "overlaps another on"
            no(f"Patch {each.patch} {how} the quilt of seat {seat}")
        square = SIDE * each.row + each.column
        state.board[seat] |= orientation.mask << square
        state.income[seat] += patch.income
        state.laid[seat].append(Laid(each.patch, each.orientation, square))


def _circle(state: State, file: File) -> None:
    """Every patch in one place: the circle, a quilt, or not laid out yet."""
    sewn = [each.patch for laid in state.laid for each in laid if each.patch != SPECIAL]
    rest = [patch for patch in range(COUNT) if patch not in sewn]
    circle = file.circle
    if circle is None:
        circle = [*[p for p in rest if p != LAST], *[p for p in rest if p == LAST]]
    for patch in circle:
        if not 0 <= patch < COUNT:
            no(f"There is no patch {patch} for the circle: they are 0 to {COUNT - 1}")
    for patch in range(COUNT):
        places = (circle + sewn).count(patch)
        if places > 1:
            no(f"Patch {patch} is in {places} places")
        if places == 0 and state.phase != LAYING:
            no(f"Patch {patch} is missing: it is neither in the circle nor on a quilt")
    state.circle = circle[:]
    state.left = []


def _before(state: State, file: File) -> None:
    """Nothing has happened yet."""
    started = (file.start, file.top, file.chosen, file.special, file.bonus)
    untouched = all(
        (player.time, player.buttons, player.laid) == (0, START_BUTTONS, [])
        for player in file.players
    )
    if any(each is not None for each in started) or file.home or file.history or not untouched:
        no("Nothing has happened yet while the circle is laid out")
    if state.phase == LAYING:
        if LAST in state.circle or len(state.circle) > COUNT - 3:
            no(f"While the circle is laid out, patch {LAST} and two others at least are to come")
        laid = {*state.circle, LAST}
        state.left = [patch for patch in range(COUNT) if patch not in laid]
    elif state.circle[-1] != LAST:
        no(f"Patch {LAST} is the last of the circle at the start")
    elif state.options["start"] != "random":
        no("Who begins is not drawn with these options")
    state.who = CHANCE


def _track(state: State, file: File) -> None:
    """The 1x1 patches that are gone, and who came home."""
    furthest = max(state.time)
    special = TRACKS[state.options["track"]]
    gone = [space for space in special if space <= furthest]
    state.special = tuple(space for space in special if space > furthest)
    sewn = [sum(each.patch == SPECIAL for each in laid) for laid in state.laid]
    for seat in range(2):
        passed = sum(space <= state.time[seat] for space in gone)
        if sewn[seat] > passed:
            no(f"Seat {seat} has {sewn[seat]} 1x1 patches and came past {passed} at most")
    owed = 0 if file.special is None else 1
    aside = len(gone) - sum(sewn) - owed
    if aside < 0:
        no(f"{sum(sewn) + owed} 1x1 patches were taken, and {len(gone)} at most are gone")
    if aside > 0 and not state.early and FULL not in state.board:
        no(f"{aside} 1x1 patches are nowhere, and no quilt is full")
    at_end = [seat for seat in range(2) if state.time[seat] == END]
    if sorted(file.home) != at_end:
        no(f"Home lists the seats on space {END}, here {at_end}, not {file.home}")
    state.home = file.home[:]
    over = len(at_end) == 2 and file.special is None
    if over and state.phase != FINAL:
        no(f"With both seats on space {END} the match is over")
    if state.phase == FINAL and not over and not state.early:
        no(f"The match is over when both seats are on space {END}")


def _bonus(state: State, file: File) -> None:
    full = [
        seat for seat in range(2) if any(state.board[seat] & window == window for window in WINDOWS)
    ]
    if file.bonus is None and full:
        no(f"Seat {full[0]} has a full 7x7, so somebody has the bonus")
    if file.bonus is not None and file.bonus not in full:
        no(f"Seat {file.bonus} has the bonus without a full 7x7")
    state.bonus = NOBODY if file.bonus is None else file.bonus


def _turn(state: State, file: File) -> None:
    """Who acts, and what is chosen or owed."""
    if (file.special is not None) != (state.phase == OWING):
        no("Special names the space of a 1x1 exactly in the phase special")
    if (file.chosen is not None) != (state.phase == PLACING):
        no("Chosen names a patch exactly in the phase placing")
    one, two = state.time
    if one == two or state.phase == OWING:
        state.top = _needed(file.top, "top", "it tells who moved last")
    elif file.top is not None:
        no("Top says who is on top of the other, and the seats are on different spaces")
    if one == two == END and state.phase != OWING and file.home[-1:] != [state.top]:
        no("Who came home last is on top")
    if state.phase == FINAL:
        state.who = OVER
        return
    state.who = state.top if one == two else int(two < one)
    if state.phase == OWING:
        state.who = state.top
        _owed(state, _needed(file.special, "special", "a 1x1 must be laid"))
    elif state.phase == PLACING:
        _chosen(state, _needed(file.chosen, "chosen", "a patch must be laid"))
    elif max(one, two) == 0 and (state.top != state.start or any(state.board)):
        no("Before the first move the seat that begins is on top, and nothing is sewn")
    else:
        assert state.phase == TURN


def _owed(state: State, space: int) -> None:
    seat = state.who
    gone = [each for each in TRACKS[state.options["track"]] if each not in state.special]
    if not gone or space != gone[-1] or not space <= state.time[seat] <= space + 6:
        no(f"Seat {seat} on space {state.time[seat]} cannot have just taken the 1x1 of {space}")
    if state.board[seat] == FULL:
        no(f"The quilt of seat {seat} is full: its 1x1 is put aside")
    state.owed = space


def _chosen(state: State, patch: int) -> None:
    if patch not in state.circle[:OFFERED]:
        no(f"Patch {patch} is not among the first {OFFERED} of the circle")
    if why_no_purchase(state, state.who, patch):
        no(f"Seat {state.who} cannot buy patch {patch}")
    state.chosen = state.circle.index(patch)


def _history(state: State, file: File) -> None:
    """Each seat goes forward and covers more, and stands as its last point says."""
    last: dict[Seat, PointFile] = {}
    for point in file.history:
        if point.seat not in (0, 1):
            no(f"The history is of seats 0 and 1, not {point.seat}")
        before = last.get(point.seat, PointFile(point.seat, 0, START_BUTTONS, 0, 0))
        if not (before.time <= point.time <= END and before.covered <= point.covered <= SQUARES):
            no(f"The history of seat {point.seat} goes back")
        last[point.seat] = point
    for seat, point in last.items():
        stands = (state.time[seat], state.buttons[seat], state.board[seat].bit_count())
        if (point.time, point.buttons, point.covered) != stands:
            no(f"The history of seat {seat} does not end as it stands")
    state.history = [
        (point.seat, point.time, point.buttons, point.covered, point.score)
        for point in file.history
    ]
