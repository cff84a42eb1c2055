"""The count at a round's end, and the final places (chapters 7 and 8)."""

from collections.abc import Sequence
from typing import Final, Literal

from yuletable.core.protocol import EVERYONE, Emit, Seat
from yuletable.games.sweaters.cards import (
    BROTHER_COMBOS,
    BROTHERS,
    CLASHES,
    COLOR,
    FADS,
    FLOATING,
    GREEN,
    NO_CARD,
    NUMBERED,
    RED,
    Card,
)
from yuletable.games.sweaters.kept import kept
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
from yuletable.games.sweaters.sheets import (
    Line,
    Piece,
    Sheet,
    SheetSanta,
    SheetSeat,
    SheetSweater,
)

TieBreak = Literal["unbuilt", "fad_points", "shared"]
_WORST: Final = (-1, 0, 0)


def pieces_of(sweater: Sequence[int], settings: Sequence[int]) -> tuple[Piece, ...]:
    """The pieces of a sweater, the floating patch last."""
    return tuple(
        [
            Piece(card, slot, UNSET if card < NUMBERED else settings[card - NUMBERED])
            for slot, card in enumerate(sweater[: FLOATING + 1])
            if card != NO_CARD
        ]
    )


def sweater_lines(state: Position, sweater: Sweater) -> tuple[Line, ...]:
    """All lines of a sweater but its Secret Santa. Of one that is not complete only what it has
    banked (11.7)."""
    return lines_of(tuple(sweater), tuple(state.settings), tuple(state.counting(sweater)))


@kept(1 << 12)
def lines_of(
    sweater: tuple[int, ...], settings: tuple[int, ...], fads: tuple[int, ...]
) -> tuple[Line, ...]:
    """The lines of a sweater; fads: those that count for it."""
    cards = tuple([card for card in sweater[:FLOATING] if card != NO_CARD])
    banked = sweater[BANKED]
    if not is_complete(sweater):
        return (Line("banked", banked, cards),) if banked else ()
    found = facts_of(sweater, settings)
    lines = [Line("complete", COMPLETE, cards)]
    if found.run:
        lines.append(Line("run", RUN, cards))
    lines += _fad_lines(found, fads, cards)
    missing = banked - fad_points(found, fads)
    if missing > 0:
        lines.append(Line("banked", missing, cards))
    color, icon = plain(found, fads)
    if color:
        lines.append(Line("color", color, cards))
    if icon:
        lines.append(Line("icon", icon, cards))
    return tuple(lines)


def _fad_lines(found: Facts, fads: Sequence[int], cards: tuple[Card, ...]) -> list[Line]:
    lines = []
    for fad in fads:
        if fad in CLASHES:
            if found.clash:
                lines.append(Line("clash", OBJECTIVE, cards, fad))
            continue
        if found.color == FADS[fad].color:
            lines.append(Line("fad_color", OBJECTIVE, cards, fad))
        if found.icon == FADS[fad].icon:
            lines.append(Line("fad_icon", OBJECTIVE, cards, fad))
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


def brothers_reached(state: Position, seat: Seat, area: Sequence[Sweater]) -> int:
    """The combos that a seat with The Little Brothers has reached with these sweaters, in profile
    classic with those of earlier rounds (9.6, 13.5)."""
    if state.abilities[seat] != BROTHERS:
        return 0
    if state.brothers_done:
        return state.brothers
    return combos_of(area) if state.current_profile else state.brothers | combos_of(area)


def brothers_points(state: Position, seat: Seat, area: Sequence[Sweater]) -> int:
    """What The Little Brothers would bring with these sweaters at this round's end."""
    due = state.abilities[seat] == BROTHERS and not state.brothers_done
    return BROTHERS_POINTS if due and brothers_reached(state, seat, area) == _BOTH else 0


_BOTH: Final = (1 << len(BROTHER_COMBOS)) - 1


def live_points(state: Position, seat: Seat) -> int:
    """What the seat's sweaters bring for certain, Secret Santas left out."""
    area = state.sweaters[seat]
    lines = sum([line.points for sweater in area for line in sweater_lines(state, sweater)])
    return lines + brothers_points(state, seat, area)


def live_matching(state: Position, seat: Seat) -> dict[int, int]:
    """Secret Santa -> index of the completed sweater that would meet it as things stand."""
    masks = [
        facts_of(sweater, state.settings).santas if is_complete(sweater) else 0
        for sweater in state.sweaters[seat]
    ]
    return matching(state.santas[seat], masks)


def is_last_round(state: Position) -> bool:
    """Whether the match ends with this round (6.7)."""
    return state.round >= state.rounds or state.last_called


def count_round(state: Position, emit: Emit | None) -> None:
    """Scores and reveals everybody's round, and keeps the sheet of it (chapter 7)."""
    last = is_last_round(state)
    seats = [_count_seat(state, seat, last, emit) for seat in range(state.n)]
    sheet = Sheet(state.round, tuple(state.fads), state.yarn, state.fit, tuple(seats))
    state.sheets.append(sheet)
    if emit is not None:
        for seat, each in enumerate(seats):
            payload = {
                "seat": seat,
                "round": state.round,
                "points": each.points,
                "total": state.totals[seat],
            }
            emit("scored", EVERYONE, payload)


def _count_seat(state: Position, seat: Seat, last: bool, emit: Emit | None) -> SheetSeat:
    met = live_matching(state, seat)
    by_sweater = {at: santa for santa, at in met.items()}
    sweaters = []
    fads = 0
    for at, sweater in enumerate(state.sweaters[seat]):
        lines = [*sweater_lines(state, sweater)]
        fads += sum([line.points for line in lines if line.kind in _FAD_KINDS])
        if at in by_sweater:
            lines.append(Line("santa", SANTA, tuple(sweater[:FLOATING]), santa=by_sweater[at]))
        pieces = pieces_of(sweater, state.settings)
        sweaters.append(SheetSweater(pieces, is_complete(sweater), tuple(lines)))
    extra = _count_brothers(state, seat, emit)
    santas = _reveal(state, seat, met, last, emit)
    unbuilt = sum([not each.complete for each in sweaters])
    counted = SheetSeat(tuple(sweaters), tuple(santas), tuple(extra), fads, unbuilt)
    state.totals[seat] += counted.points
    state.unbuilt[seat] += unbuilt
    state.fad_points[seat] += fads
    return counted


_FAD_KINDS: Final = ("fad_color", "fad_icon", "clash", "banked")


def _count_brothers(state: Position, seat: Seat, emit: Emit | None) -> list[Line]:
    """Both combos together score once (9.6); in profile current both in one round (13.5)."""
    if state.abilities[seat] != BROTHERS or state.brothers_done:
        return []
    state.brothers = brothers_reached(state, seat, state.sweaters[seat])
    if state.brothers != _BOTH:
        return []
    state.brothers_done = state.spent[seat] = True
    if emit is not None:
        emit("brothers_met", EVERYONE, {"seat": seat})
    cards = [
        card
        for sweater in state.sweaters[seat]
        if combos_of([sweater])
        for card in sweater[:FLOATING]
    ]
    return [Line("brothers", BROTHERS_POINTS, tuple(cards))]


def _reveal(
    state: Position, seat: Seat, met: dict[int, int], last: bool, emit: Emit | None
) -> list[SheetSanta]:
    """In Avid only the completed ones before the last round; else all (7.10)."""
    shown = []
    for santa in state.santas[seat][:]:
        scored = santa in met
        if state.avid and not last and not scored:
            continue
        shown.append(SheetSanta(santa, met[santa] if scored else None))
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
    """Whether the seat ends with 0 for missing a Secret Santa (8.3)."""
    return bool(missed(state, seat))


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
    """The place of each seat; the last of all when nobody wins (13.3)."""
    if nobody_wins(state):
        return [state.n] * state.n
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
