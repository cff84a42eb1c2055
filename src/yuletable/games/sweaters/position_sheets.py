"""The rounds counted, out of the file of a position: what their sheets say and what follows."""

from yuletable.core.positions import no
from yuletable.games.sweaters.cards import (
    FADS,
    FLOATING,
    HIGHEST,
    NUMBERED,
    SLOTS,
    setting_of,
)
from yuletable.games.sweaters.looks import sheet_view
from yuletable.games.sweaters.position import (
    UNSET,
    Revealed,
)
from yuletable.games.sweaters.position_file import File, card_named, color_named, icon_named, ids_of
from yuletable.games.sweaters.rules import State
from yuletable.games.sweaters.sheets import (
    Line,
    Piece,
    Sheet,
    SheetSanta,
    SheetSeat,
    SheetSweater,
)
from yuletable.games.sweaters.views import LineView, SheetSweaterView, SheetView


def set_sheets(state: State, file: File) -> None:
    """The rounds counted, and all that follows from them."""
    for at, sheet in enumerate(file.sheets):
        if sheet.round != at + 1 or [each.seat for each in sheet.seats] != list(range(state.n)):
            no("sheets are those of the rounds counted, in order, with every player")
        for each in sheet.seats:
            told = sum([line.points for line in each.extra])
            for sweater in each.sweaters:
                told += sweater.points
                if sweater.points != sum([line.points for line in sweater.lines]):
                    no("the points of a sweater on a sheet are the sum of its lines")
            if told != each.points or min(each.unbuilt, each.fad_points) < 0:
                no("the points of a round are the sum of its lines, and no count is below zero")
            state.totals[each.seat] += each.points
            state.unbuilt[each.seat] += each.unbuilt
            state.fad_points[each.seat] += each.fad_points
            state.revealed[each.seat] += [
                Revealed(santa - 1, shown.sweater is not None, sheet.round)
                for shown in each.santas
                for santa in (shown.santa,)
            ]
    state.sheets = [_sheet(sheet) for sheet in file.sheets]
    if [sheet_view(sheet) for sheet in state.sheets] != file.sheets:
        no("a sheet shows its sweaters in order and every piece with what it counts as")


def _sheet(sheet: SheetView) -> Sheet:
    seats = [
        SheetSeat(
            sweaters=tuple([_counted(sweater) for sweater in each.sweaters]),
            santas=tuple(
                [
                    SheetSanta(
                        santa.santa - 1, None if santa.sweater is None else santa.sweater - 1
                    )
                    for santa in each.santas
                ]
            ),
            extra=tuple([_line(line) for line in each.extra]),
            fad_points=each.fad_points,
            unbuilt=each.unbuilt,
        )
        for each in sheet.seats
    ]
    return Sheet(
        round=sheet.round,
        fads=tuple(ids_of(sheet.fads, len(FADS), "the fads of a sheet")),
        yarn=UNSET if sheet.yarn is None else color_named(sheet.yarn),
        fit=sheet.fit or 0,
        seats=tuple(seats),
    )


def _counted(sweater: SheetSweaterView) -> SheetSweater:
    pieces = []
    for piece in sweater.pieces:
        card, setting = card_named(piece.card), UNSET
        if card >= NUMBERED and piece.value is not None and piece.icon is not None:
            if not 1 <= piece.value <= HIGHEST:
                no(f"a patch is set to a value from 1 to {HIGHEST}, not {piece.value}")
            setting = setting_of(piece.value, icon_named(piece.icon))
        slot = FLOATING if piece.slot is None else SLOTS.index(piece.slot)
        pieces.append(Piece(card, slot, setting))
    complete = [piece.slot for piece in pieces] == list(range(FLOATING))
    return SheetSweater(tuple(pieces), complete, tuple([_line(line) for line in sweater.lines]))


def _line(line: LineView) -> Line:
    return Line(
        kind=line.kind,
        points=line.points,
        cards=tuple([card_named(name) for name in line.cards]),
        fad=None if line.fad is None else line.fad - 1,
        santa=None if line.santa is None else line.santa - 1,
    )
