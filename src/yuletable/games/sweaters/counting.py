"""The count at a round's end, and the final places (chapters 7 and 8)."""

from collections.abc import Sequence
from typing import Final, Literal

from yuletable.core.protocol import EVERYONE, Emit, Seat
from yuletable.games.sweaters.cards import (
    BROTHER_COMBOS,
    BROTHERS,
    CLASHES,
    COLOR,
    COLORS,
    FADS,
    FLOATING,
    GREEN,
    ICON,
    ICONS,
    NAMES,
    NO_CARD,
    NUMBERED,
    RED,
    SLOTS,
    VALUE,
    Card,
)
from yuletable.games.sweaters.position import BANKED, UNSET, Position, Revealed, Sweater
from yuletable.games.sweaters.scoring import (
    BROTHERS_POINTS,
    COMPLETE,
    OBJECTIVE,
    RUN,
    SANTA,
    Facts,
    facts_of,
    fad_points,
    is_complete,
    matching,
    plain,
)
from yuletable.games.sweaters.views import (
    LineView,
    PieceView,
    SheetSantaView,
    SheetSeatView,
    SheetSweaterView,
    SheetView,
)

TieBreak = Literal["unbuilt", "fad_points", "shared"]
_WORST: Final = (-1, 0, 0)


def piece_view(card: Card, slot: int, settings: Sequence[int]) -> PieceView:
    """A piece as everybody sees it."""
    where = None if slot == FLOATING else SLOTS[slot]
    if card < NUMBERED:
        return PieceView(NAMES[card], where, VALUE[card], ICONS[ICON[card]], open=False)
    setting = settings[card - NUMBERED]
    if setting == UNSET:
        return PieceView(NAMES[card], where, None, None, open=True)
    return PieceView(NAMES[card], where, setting // 4 + 1, ICONS[setting % 4], open=False)


def piece_views(sweater: Sweater, settings: Sequence[int]) -> list[PieceView]:
    """The pieces of a sweater, the floating patch last."""
    return [
        piece_view(sweater[slot], slot, settings)
        for slot in range(FLOATING + 1)
        if sweater[slot] != NO_CARD
    ]


def sweater_lines(
    state: Position, sweater: Sweater, settings: Sequence[int] | None = None
) -> list[LineView]:
    """All lines of a sweater but its Secret Santa. Of one that is not complete only what it has
    banked (11.7)."""
    settings = state.settings if settings is None else settings
    names = [NAMES[card] for card in sweater[:FLOATING] if card != NO_CARD]
    banked = sweater[BANKED]
    if not is_complete(sweater):
        return [LineView("banked", banked, names)] if banked else []
    found = facts_of(sweater, settings)
    lines = [LineView("complete", COMPLETE, names)]
    if found.run:
        lines.append(LineView("run", RUN, names))
    fads = state.counting(sweater)
    lines += _fad_lines(found, fads, names)
    missing = banked - fad_points(found, fads)
    if missing > 0:
        lines.append(LineView("banked", missing, names))
    color, icon = plain(found, fads)
    if color:
        lines.append(LineView("color", color, names))
    if icon:
        lines.append(LineView("icon", icon, names))
    return lines


def _fad_lines(found: Facts, fads: Sequence[int], names: list[str]) -> list[LineView]:
    lines = []
    for fad in fads:
        if fad in CLASHES:
            if found.clash:
                lines.append(LineView("clash", OBJECTIVE, names, fad + 1))
            continue
        if found.color == FADS[fad].color:
            lines.append(LineView("fad_color", OBJECTIVE, names, fad + 1))
        if found.icon == FADS[fad].icon:
            lines.append(LineView("fad_icon", OBJECTIVE, names, fad + 1))
    return lines


def combos_of(area: Sequence[Sweater]) -> int:
    """Which combos of The Little Brothers completed sweaters show: a set of 0 and 1 (9.6)."""
    found = 0
    for sweater in area:
        if is_complete(sweater):
            colors = [COLOR[card] for card in sweater[:FLOATING]]
            for at, (green, red) in enumerate(BROTHER_COMBOS):
                if (colors.count(GREEN), colors.count(RED)) == (green, red):
                    found |= 1 << at
    return found


def live_points(state: Position, seat: Seat) -> int:
    """What the seat's sweaters bring for certain, Secret Santas left out."""
    return sum(
        [line.points for sweater in state.sweaters[seat] for line in sweater_lines(state, sweater)]
    )


def live_matching(state: Position, seat: Seat) -> dict[int, int]:
    """Secret Santa -> index of the completed sweater that would meet it as things stand."""
    masks = [
        facts_of(sweater, state.settings).santas if is_complete(sweater) else 0
        for sweater in state.sweaters[seat]
    ]
    return matching(state.santas[seat], masks)


def is_last_round(state: Position) -> bool:
    """Whether the match ends with this round (6.7, 12.3)."""
    return state.round >= state.rounds or state.last_called


def count_round(state: Position, emit: Emit | None) -> None:
    """Scores and reveals everybody's round, and keeps the sheet of it (chapter 7)."""
    last = is_last_round(state)
    seats = [_count_seat(state, seat, last, emit) for seat in range(state.n)]
    sheet = SheetView(
        round=state.round,
        fads=[fad + 1 for fad in state.fads],
        yarn=None if state.yarn == UNSET else COLORS[state.yarn],
        fit=state.fit or None,
        seats=seats,
    )
    state.sheets.append(sheet)
    if emit is not None:
        for each in seats:
            payload = {
                "seat": each.seat,
                "round": state.round,
                "points": each.points,
                "total": state.totals[each.seat],
            }
            emit("scored", EVERYONE, payload)


def _count_seat(state: Position, seat: Seat, last: bool, emit: Emit | None) -> SheetSeatView:
    met = live_matching(state, seat)
    by_sweater = {at: santa for santa, at in met.items()}
    sweaters = []
    fads = 0
    for at, sweater in enumerate(state.sweaters[seat]):
        lines = sweater_lines(state, sweater)
        fads += sum([line.points for line in lines if line.kind in _FAD_KINDS])
        if at in by_sweater:
            names = [NAMES[card] for card in sweater[:FLOATING]]
            lines.append(LineView("santa", SANTA, names, santa=by_sweater[at] + 1))
        sweaters.append(
            SheetSweaterView(
                number=at + 1,
                pieces=piece_views(sweater, state.settings),
                complete=is_complete(sweater),
                lines=lines,
                points=sum([line.points for line in lines]),
            )
        )
    extra = _count_brothers(state, seat, emit)
    santas = _reveal(state, seat, met, last, emit)
    unbuilt = sum([not each.complete for each in sweaters])
    points = sum([each.points for each in sweaters]) + sum([line.points for line in extra])
    state.totals[seat] += points
    state.unbuilt[seat] += unbuilt
    state.fad_points[seat] += fads
    return SheetSeatView(seat, sweaters, santas, extra, fads, unbuilt, points)


_FAD_KINDS: Final = ("fad_color", "fad_icon", "clash", "banked")


def _count_brothers(state: Position, seat: Seat, emit: Emit | None) -> list[LineView]:
    """Both combos together score once (9.6); in profile current both in one round (13.5)."""
    if state.abilities[seat] != BROTHERS or state.brothers_done:
        return []
    now = combos_of(state.sweaters[seat])
    state.brothers = now if state.current_profile else state.brothers | now
    if state.brothers != 3:
        return []
    state.brothers_done = state.spent[seat] = True
    if emit is not None:
        emit("brothers_met", EVERYONE, {"seat": seat})
    cards = [
        NAMES[card]
        for sweater in state.sweaters[seat]
        if combos_of([sweater])
        for card in sweater[:FLOATING]
    ]
    return [LineView("brothers", BROTHERS_POINTS, cards)]


def _reveal(
    state: Position, seat: Seat, met: dict[int, int], last: bool, emit: Emit | None
) -> list[SheetSantaView]:
    """In Avid only the completed ones before the last round; else all (7.10)."""
    shown = []
    for santa in state.santas[seat][:]:
        scored = santa in met
        if state.avid and not last and not scored:
            continue
        shown.append(SheetSantaView(santa + 1, met[santa] + 1 if scored else None))
        state.revealed[seat].append(Revealed(santa, scored, state.round))
        state.santas[seat].remove(santa)
        if emit is not None:
            payload = {"seat": seat, "santa": santa + 1, "met": scored}
            emit("santa_revealed", EVERYONE, payload)
    return shown


# The end.


def missed(state: Position, seat: Seat) -> list[int]:
    """Secret Santas not met in a finished game of Avid (8.3)."""
    if not state.avid:
        return []
    return [each.santa for each in state.revealed[seat] if not each.met]


def zeroed(state: Position, seat: Seat) -> bool:
    """Whether the seat ends with 0 for missing a Secret Santa (8.3); never in a game that the host
    cut short (12.3)."""
    return bool(missed(state, seat)) and not state.last_called


def final_scores(state: Position) -> list[int]:
    """The totals, 0 for those who missed a Secret Santa in Avid."""
    return [0 if zeroed(state, seat) else state.totals[seat] for seat in range(state.n)]


def _strengths(state: Position) -> list[tuple[int, int, int]]:
    """What places go by (8.2), in profile current without tie-breaks for a score of zero (13.3)."""
    scores = final_scores(state)
    return [
        _WORST
        if state.current_profile and zeroed(state, seat)
        else (scores[seat], -state.unbuilt[seat], state.fad_points[seat])
        for seat in range(state.n)
    ]


def places_of(state: Position) -> list[int]:
    """The place of each seat."""
    strengths = _strengths(state)
    return [1 + sum([other > own for other in strengths]) for own in strengths]


def nobody_wins(state: Position) -> bool:
    """In profile current: everybody missed a Secret Santa of Avid (13.3)."""
    return state.current_profile and all(zeroed(state, seat) for seat in range(state.n))


def tie_break(state: Position) -> TieBreak | None:
    """What decided between those with most points: None when nothing had to."""
    strengths = sorted(_strengths(state), reverse=True)
    first, second = strengths[0], strengths[1]
    if first[0] != second[0] or first == _WORST:
        return None
    if first[1] != second[1]:
        return "unbuilt"
    return "fad_points" if first[2] != second[2] else "shared"
