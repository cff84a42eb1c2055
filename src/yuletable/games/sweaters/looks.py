"""Makes the views."""

from collections.abc import Sequence
from itertools import product
from typing import Final, Literal

from yuletable.core.protocol import OVER, Seat
from yuletable.games.sweaters.cards import (
    ABILITIES,
    BROTHERS,
    CLASHES,
    COLOR,
    COLORS,
    DEAL,
    FADS,
    FLOATING,
    ICON,
    ICONS,
    NAMES,
    NO_ABILITY,
    NO_CARD,
    NUMBERED,
    SANTAS,
    SLOTS,
    VALUE,
    names_of,
    setting_parts,
)
from yuletable.games.sweaters.counting import (
    brothers_reached,
    final_scores,
    lines_of,
    live_matching,
    live_points,
    missed,
    nobody_wins,
    pieces_of,
    tie_break,
    zeroed,
)
from yuletable.games.sweaters.kept import kept
from yuletable.games.sweaters.position import (
    BANKED,
    BILLY_ASK,
    CLAIMS,
    COPYING,
    DRAFTING,
    DRAW_HAND,
    FINAL,
    NOBODY,
    OFFER,
    PLACING,
    PLAYING,
    PROMPTS,
    REVIEW,
    SETTING,
    TINA_ASK,
    TINA_PLACING,
    UNSET,
    Position,
    Sweater,
)
from yuletable.games.sweaters.rules import State, rotation
from yuletable.games.sweaters.scoring import (
    SANTA,
    best_choice,
    facts_of,
    is_complete,
    open_patches,
    run_values,
)
from yuletable.games.sweaters.sheets import Line, Piece, Sheet
from yuletable.games.sweaters.tricks import FIT, YARN, cards_in, ranked, tier
from yuletable.games.sweaters.views import (
    BonusView,
    FadView,
    FinalView,
    LineView,
    MissView,
    OwnView,
    Phase,
    PieceView,
    PlayerView,
    SantaView,
    SheetSantaView,
    SheetSeatView,
    SheetSweaterView,
    SheetView,
    SweatersView,
    SweaterView,
    TradeView,
    TurnView,
)

_PHASES: Final[dict[int, Phase]] = {
    PLAYING: "playing",
    COPYING: "copying",
    BILLY_ASK: "billy",
    DRAFTING: "drafting",
    PLACING: "placing",
    OFFER: "offer",
    TINA_ASK: "tina",
    TINA_PLACING: "tina_placing",
    SETTING: "patches",
    REVIEW: "review",
    FINAL: "over",
}


def view_of(state: State, viewer: Seat | None) -> SweatersView:
    """What a viewer may see; None = table and watchers."""
    if state.chosen and viewer is not None:
        settings, state = state.meant(viewer), state.clone()
        state.settings = settings
    asked = list(state.actors())
    over = state.who == OVER
    counted = over and not state.early
    led = state.trade[0] if state.trade else None
    return SweatersView(
        phase=_phase(state),
        mode=state.options["mode"],
        difficulty=state.options["difficulty"],
        bonus=state.bonus_used,
        profile=state.options["profile"],
        yarn_used=state.yarn_used,
        fit_used=state.fit_used,
        round=state.round,
        rounds=state.round if state.last_called else state.rounds,
        trick=state.trick,
        tricks=DEAL[state.n] * state.n // state.plays,
        target=state.target,
        leader=None if state.leader == NOBODY else state.leader,
        fads=[_fad(fad) for fad in state.fads],
        yarn=None if state.yarn == UNSET else COLORS[state.yarn],
        yarn_left=_yarn_left(state),
        fit=state.fit or None,
        pool=names_of(state.pool),
        trade=_trade(state),
        led_color=COLORS[COLOR[led.card]] if led else None,
        led_icon=ICONS[led.icon] if led and led.icon >= 0 else None,
        order=_order(state),
        taken=None if state.taken == NO_CARD else NAMES[state.taken],
        last_draft=bool(state.order) and state.last_draft(),
        asked=asked,
        prompt=PROMPTS[state.phase] if asked else None,
        players=[_player(state, seat, seat in asked) for seat in range(state.n)],
        own=None if viewer is None else _own(state, viewer),
        sheets=[sheet_view(sheet) for sheet in state.sheets],
        last_round=state.last_called,
        over=over,
        early=state.early,
        final=_final(state) if counted else [],
        tie_break=tie_break(state) if counted else None,
        no_winner=counted and nobody_wins(state),
    )


def _phase(state: Position) -> Phase:
    if state.phase in _PHASES:
        return _PHASES[state.phase]
    if state.trick == 0:
        return "setup"
    return "refilling" if state.phase == DRAW_HAND else "turning"


def _yarn_left(state: Position) -> int | None:
    if not state.express or state.trick == 0:
        return None
    every = rotation(state.n)
    return every - (state.trick - 1) % every


def _fad(fad: int) -> FadView:
    if fad in CLASHES:
        return FadView(fad + 1, None, None, clash=True)
    wanted = FADS[fad]
    return FadView(fad + 1, COLORS[wanted.color], ICONS[wanted.icon], clash=False)


def _trade(state: Position) -> list[TradeView]:
    copied = not state.trade or state.trade[0].icon >= 0
    ranks = {at: rank + 1 for rank, at in enumerate(ranked(state))} if copied else {}
    tiers: dict[int, Literal["fit", "yarn"]] = {FIT: "fit", YARN: "yarn"}
    return [
        TradeView(
            seat=played.seat,
            card=NAMES[played.card],
            value=played.value or None,
            icon=ICONS[played.icon] if played.icon >= 0 else None,
            rank=ranks.get(at),
            tier=tiers.get(tier(state, played), "plain") if copied else None,
            followed=played.followed,
        )
        for at, played in enumerate(state.trade)
    ]


def _order(state: Position) -> list[TurnView]:
    turns = []
    for at, (seat, card) in enumerate(state.order):
        stage: Literal["done", "now", "next", "billy"] = "next"
        if at == state.billied:
            stage = "billy"
        elif at < state.at:
            stage = "done"
        elif at == state.at and state.phase != BILLY_ASK:
            stage = "now"
        turns.append(TurnView(at + 1, seat, NAMES[card], stage))
    return turns


def _player(state: Position, seat: Seat, waiting: bool) -> PlayerView:
    area = state.sweaters[seat]
    live = state.totals[seat]
    if len(state.sheets) < state.round:
        live += live_points(state, seat)
    revealed = state.revealed[seat]
    return PlayerView(
        hand=state.hands[seat].bit_count(),
        pile=state.left[seat],
        sweaters=[_sweater(state, number, sweater) for number, sweater in enumerate(area)],
        complete=sum(map(is_complete, area)),
        started=len(area),
        hidden=len(state.santas[seat]),
        revealed=[each.santa + 1 for each in revealed],
        met=[each.santa + 1 for each in revealed if each.met],
        bonus=_bonus(state, seat),
        misses=[
            MissView(trick, COLORS[color], ICONS[icon], state.drawn(seat) - drawn)
            for trick, color, icon, drawn in state.misses[seat]
        ],
        score=state.totals[seat],
        live=live,
        unbuilt=state.unbuilt[seat],
        fad_points=state.fad_points[seat],
        waiting=waiting,
    )


def _bonus(state: Position, seat: Seat) -> BonusView | None:
    ability = state.abilities[seat]
    if ability == NO_ABILITY:
        return None
    combos: list[bool] = []
    if ability == BROTHERS:
        reached = brothers_reached(state, seat, state.sweaters[seat])
        combos = [bool(reached & 1), bool(reached & 2)]
    return BonusView(ABILITIES[ability], state.spent[seat], combos)


def _sweater(state: Position, number: int, sweater: Sweater) -> SweaterView:
    return _knitted(number, tuple(sweater), tuple(state.settings), tuple(state.counting(sweater)))


@kept(1 << 12)
def _knitted(
    number: int, sweater: tuple[int, ...], settings: tuple[int, ...], fads: tuple[int, ...]
) -> SweaterView:
    """fads: those that count for the sweater."""
    lines = lines_of(sweater, settings, fads)
    points = sum([line.points for line in lines])
    complete = is_complete(sweater)
    best = points
    if complete and open_patches(sweater, settings):
        best = best_choice([(sweater, fads)], settings, []).points
    pieces = [_piece(piece) for piece in pieces_of(sweater, settings)]
    known = [piece.value for piece in pieces if piece.value is not None]
    return SweaterView(
        number=number + 1,
        pieces=pieces,
        complete=complete,
        locked=bool(sweater[CLAIMS]),
        claims=[fad + 1 for fad in range(len(FADS)) if sweater[CLAIMS] >> fad & 1],
        banked=sweater[BANKED],
        lines=[_line(line) for line in lines],
        points=points,
        best=best,
        need=[SLOTS[slot] for slot in range(3) if sweater[slot] == NO_CARD],
        run=run_values(known, 3 - len(known)) is not None,
    )


def _piece(piece: Piece) -> PieceView:
    card, slot, setting = piece
    where = None if slot == FLOATING else SLOTS[slot]
    if card < NUMBERED:
        return PieceView(NAMES[card], where, VALUE[card], ICONS[ICON[card]], open=False)
    if setting == UNSET:
        return PieceView(NAMES[card], where, None, None, open=True)
    value, icon = setting_parts(setting)
    return PieceView(NAMES[card], where, value, ICONS[icon], open=False)


def _line(line: Line) -> LineView:
    return LineView(
        kind=line.kind,
        points=line.points,
        cards=names_of(line.cards),
        fad=None if line.fad is None else line.fad + 1,
        santa=None if line.santa is None else line.santa + 1,
    )


@kept(1 << 6)
def sheet_view(sheet: Sheet) -> SheetView:
    """A round that has been counted, as everybody sees it."""
    return SheetView(
        round=sheet.round,
        fads=[fad + 1 for fad in sheet.fads],
        yarn=None if sheet.yarn == UNSET else COLORS[sheet.yarn],
        fit=sheet.fit or None,
        seats=[
            SheetSeatView(
                seat=seat,
                sweaters=[
                    SheetSweaterView(
                        number=number,
                        pieces=[_piece(piece) for piece in sweater.pieces],
                        complete=sweater.complete,
                        lines=[_line(line) for line in sweater.lines],
                        points=sweater.points,
                    )
                    for number, sweater in enumerate(each.sweaters, 1)
                ],
                santas=[
                    SheetSantaView(santa + 1, None if at is None else at + 1)
                    for santa, at in each.santas
                ],
                extra=[_line(line) for line in each.extra],
                fad_points=each.fad_points,
                unbuilt=each.unbuilt,
                points=each.points,
            )
            for seat, each in enumerate(sheet.seats)
        ],
    )


def _own(state: Position, viewer: Seat) -> OwnView:
    area = state.sweaters[viewer]
    scores = live_matching(state, viewer)
    masks = [_masks(sweater, state.settings) for sweater in area]
    santas = []
    for santa in state.santas[viewer]:
        needs = SANTAS[santa]
        sure = [at + 1 for at, (now, _) in enumerate(masks) if now >> santa & 1]
        santas.append(
            SantaView(
                santa=santa + 1,
                colors=needs.colors,
                color=COLORS[needs.color],
                icons=needs.icons,
                icon=ICONS[needs.icon],
                met=False,
                sweaters=sure,
                scores=scores[santa] + 1 if santa in scores else None,
                possible=[
                    at + 1
                    for at, (_, can) in enumerate(masks)
                    if can >> santa & 1 and at + 1 not in sure
                ],
            )
        )
    live = state.totals[viewer]
    if len(state.sheets) < state.round:
        live += live_points(state, viewer) + SANTA * len(scores)
    if state.avid:
        santas += [_revealed_santa(each.santa, each.met) for each in state.revealed[viewer]]
    return OwnView(names_of(cards_in(state.hands[viewer])), santas, live)


def _revealed_santa(santa: int, met: bool) -> SantaView:
    needs = SANTAS[santa]
    return SantaView(
        santa + 1,
        needs.colors,
        COLORS[needs.color],
        needs.icons,
        ICONS[needs.icon],
        met,
        [],
        None,
        [],
    )


def _masks(sweater: Sweater, settings: Sequence[int]) -> tuple[int, int]:
    """The Secret Santas that a sweater satisfies as it stands, and with some choice for its
    patches."""
    if not is_complete(sweater):
        return 0, 0
    colors = open_patches(sweater, settings)
    now = can = facts_of(sweater, settings).santas
    chosen = list(settings)
    for icons in product(range(4), repeat=len(colors)):
        for color, icon in zip(colors, icons, strict=True):
            chosen[color] = icon
        can |= facts_of(sweater, chosen).santas
    return now, can


def _final(state: State) -> list[FinalView]:
    scores, places = final_scores(state), state.places()
    return [
        FinalView(
            seat=seat,
            rounds=[sheet.seats[seat].points for sheet in state.sheets],
            missed=[santa + 1 for santa in missed(state, seat)],
            zero=zeroed(state, seat),
            total=state.totals[seat],
            score=scores[seat],
            unbuilt=state.unbuilt[seat],
            fad_points=state.fad_points[seat],
            place=places[seat],
        )
        for seat in range(state.n)
    ]
