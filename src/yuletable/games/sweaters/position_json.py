"""A position as readable JSON, secrets included, and back."""

import msgspec

from yuletable.core.positions import no, one_of, read
from yuletable.core.protocol import Json
from yuletable.games.sweaters.cards import (
    ABILITIES,
    COLORS,
    DEAL,
    FADS,
    FLOATING,
    HIGHEST,
    ICONS,
    NAMES,
    NO_ABILITY,
    NO_CARD,
    NUMBERED,
    SANTAS,
    VALUE,
    mask_of,
    names_of,
    setting_of,
    setting_parts,
)
from yuletable.games.sweaters.cards import ICON as ICON_OF
from yuletable.games.sweaters.draws import FITS
from yuletable.games.sweaters.looks import sheet_view
from yuletable.games.sweaters.position import (
    BANKED,
    CLAIMS,
    FINAL,
    NOBODY,
    PHASES,
    PLAYING,
    SETTING,
    TO_GIVE,
    UNSET,
    Miss,
    Played,
    Sweater,
    Void,
)
from yuletable.games.sweaters.position_checks import (
    check,
    given_santas,
    set_turn,
    waiting_for_patches,
)
from yuletable.games.sweaters.position_file import (
    File,
    MissFile,
    PatchFile,
    Player,
    SweaterFile,
    TradeFile,
    VoidFile,
    card_named,
    color_named,
    icon_named,
    ids_of,
    seat_of,
)
from yuletable.games.sweaters.position_sheets import set_sheets
from yuletable.games.sweaters.rules import State
from yuletable.games.sweaters.spec import SPEC
from yuletable.games.sweaters.tricks import cards_in
from yuletable.games.sweaters.worlds import stayed_hidden


def position(state: State) -> Json:
    """The JSON of a state."""
    file = File(
        players=[_player_file(state, seat) for seat in range(state.n)],
        options=dict(state.options),
        phase=PHASES[state.phase],
        round=state.round,
        trick=state.trick,
        leader=None if state.leader == NOBODY else state.leader,
        pool=names_of(state.pool),
        trade=[_trade_file(played) for played in state.trade],
        entry=state.at,
        billied=None if state.billied == NOBODY else state.billied,
        taken=None if state.taken == NO_CARD else NAMES[state.taken],
        moving=None if state.moving == NO_CARD else NAMES[state.moving],
        out=names_of(state.out),
        settings=[
            _patch_file(color, setting)
            for color, setting in enumerate(state.settings)
            if setting != UNSET
        ],
        chosen=[_patch_file(color, setting) for color, setting in state.chosen],
        pile=names_of(state.pile),
        fresh=state.fresh,
        fads=[fad + 1 for fad in state.fads],
        fads_due=state.fads_due,
        fads_left=[fad + 1 for fad in state.fads_left],
        yarn=None if state.yarn == UNSET else COLORS[state.yarn],
        yarns_left=[COLORS[color] for color in state.yarns_left],
        fit=state.fit or None,
        fits_left=list(state.fits_left),
        santas_due=state.santas_due,
        santas_left=[santa + 1 for santa in state.santas_left],
        brothers=[at for at in range(2) if state.brothers >> at & 1],
        waiting=[seat for seat in range(state.n) if state.waiting >> seat & 1],
        sheets=[sheet_view(sheet) for sheet in state.sheets],
        early=state.early,
        last_round=state.last_called,
    )
    return msgspec.to_builtins(file)


def _player_file(state: State, seat: int) -> Player:
    ability = state.abilities[seat]
    return Player(
        hand=names_of(cards_in(state.hands[seat])),
        left=state.left[seat],
        sweaters=[_sweater_file(sweater) for sweater in state.sweaters[seat]],
        santas=[santa + 1 for santa in state.santas[seat]],
        ability=None if ability == NO_ABILITY else ABILITIES[ability],
        spent=state.spent[seat],
        voids=[VoidFile(names_of(cards_in(mask)), most) for mask, most in state.voids[seat]],
        misses=[
            MissFile(trick, COLORS[color], ICONS[icon], drawn)
            for trick, color, icon, drawn in state.misses[seat]
        ],
    )


def _sweater_file(sweater: Sweater) -> SweaterFile:
    names = [None if card == NO_CARD else NAMES[card] for card in sweater[: FLOATING + 1]]
    claims = [fad + 1 for fad in range(len(FADS)) if sweater[CLAIMS] >> fad & 1]
    left, right, bottom, floating = names
    return SweaterFile(left, right, bottom, floating, claims, sweater[BANKED])


def _patch_file(color: int, setting: int) -> PatchFile:
    value, icon = setting_parts(setting)
    return PatchFile(NAMES[NUMBERED + color], value, ICONS[icon])


def _trade_file(played: Played) -> TradeFile:
    return TradeFile(
        played.seat,
        NAMES[played.card],
        played.value or None,
        ICONS[played.icon] if played.icon >= 0 else None,
        played.followed,
    )


def from_position(data: Json) -> State:
    """The state of a position. Raises PositionError for one that no match can reach."""
    file, options = read(data, File, SPEC, "Ugly Christmas Sweaters")
    state = State(len(file.players), options)
    state.phase = one_of("phase", file.phase, PHASES)
    if not 1 <= file.round <= state.rounds:
        no(f"a game in this mode has rounds 1 to {state.rounds}")
    state.round, state.trick = file.round, file.trick
    state.early, state.last_called = file.early, file.last_round
    state.leader = NOBODY if file.leader is None else seat_of(state, file.leader)
    set_sheets(state, file)
    _set_cards(state, file)
    _set_trade(state, file)
    _set_turned(state, file)
    _set_santas(state, file)
    _set_abilities(state, file)
    _set_shown(state, file)
    set_turn(state, file.entry, NOBODY if file.billied is None else file.billied)
    _set_waiting(state, file)
    check(state)
    return state


def _set_cards(state: State, file: File) -> None:
    """Every card in one place."""
    state.pool = [card_named(name) for name in file.pool]
    state.out = [card_named(name) for name in file.out]
    for seat, player in enumerate(file.players):
        state.hands[seat] = mask_of([card_named(name) for name in player.hand])
        state.sweaters[seat] = [_sweater(each) for each in player.sweaters]
    places = [state.pool, state.out, [card_named(each.card) for each in file.trade]]
    places += [[card_named(name) for name in player.hand] for player in file.players]
    places += [
        [card for card in sweater[: FLOATING + 1] if card != NO_CARD]
        for area in state.sweaters
        for sweater in area
    ]
    found = [card for cards in places for card in cards]
    left = [card for card in range(len(NAMES)) if card not in found]
    state.pile = left if file.pile is None else sorted([card_named(name) for name in file.pile])
    for card in found + state.pile:
        if (found + state.pile).count(card) > 1:
            no(f"the card {NAMES[card]} is in two places")
    if state.pile != left:
        missing = NAMES[min(set(left) - set(state.pile))]
        no(f"every card must be in a place; {missing} is in none")
    each = state.plays // state.n
    for seat, player in enumerate(file.players):
        if player.left is not None:
            state.left[seat] = player.left
            continue
        before = max(0, state.trick - (0 if state.phase >= SETTING - 2 else 1))
        traded = sum([played.seat == seat for played in file.trade])
        state.left[seat] = DEAL[state.n] - each * before - traded - len(player.hand)
    for color, setting in map(_patch, file.settings):
        state.settings[color] = setting
    state.chosen = tuple(sorted(map(_patch, file.chosen)))
    state.taken = NO_CARD if file.taken is None else card_named(file.taken)
    state.moving = NO_CARD if file.moving is None else card_named(file.moving)
    state.fresh = file.fresh


def _patch(file: PatchFile) -> tuple[int, int]:
    card = card_named(file.card)
    if card < NUMBERED or not 1 <= file.value <= HIGHEST:
        no(f"only a patch is set, to a value from 1 to {HIGHEST}")
    return card - NUMBERED, setting_of(file.value, icon_named(file.icon))


def _sweater(file: SweaterFile) -> Sweater:
    names = (file.left, file.right, file.bottom, file.floating)
    claims = sum([1 << fad for fad in ids_of(file.claims, len(FADS), "claims")])
    return [*[NO_CARD if name is None else card_named(name) for name in names], claims, file.banked]


def _set_trade(state: State, file: File) -> None:
    for each in file.trade:
        card = card_named(each.card)
        value, icon = VALUE[card], ICON_OF[card]
        if card >= NUMBERED and state.trade:
            value, icon = state.trade[-1].value, state.trade[-1].icon
        elif card >= NUMBERED and each.value is not None and each.icon is not None:
            value, icon = each.value, icon_named(each.icon)
            if not any(VALUE[c] == value and ICON_OF[c] == icon for c in range(NUMBERED)):
                no("a led patch copies value and icon of one card")
        if each.value not in (None, value) or each.icon not in (None, ICONS[icon]):
            no(f"{each.card} does not count as what is written for it")
        state.trade.append(Played(seat_of(state, each.seat), card, value, icon, each.followed))


def _set_turned(state: State, file: File) -> None:
    """Fads, Trendy Yarn, Perfect Fit, and what is not turned yet."""
    state.fads = ids_of(file.fads, len(FADS), "fads")
    state.fads_due = file.fads_due
    gone = {fad - 1 for sheet in file.sheets for fad in sheet.fads} | set(state.fads)
    for area in state.sweaters:
        for sweater in area:
            gone |= {fad for fad in range(len(FADS)) if sweater[CLAIMS] >> fad & 1}
    left = [fad for fad in range(len(FADS)) if fad not in gone]
    if file.fads_left is not None and sorted(ids_of(file.fads_left, len(FADS), "fads")) != left:
        no("a Fad is in play, claimed, of an earlier round, or not turned yet")
    state.fads_left = left
    if file.yarn is not None:
        state.yarn = color_named(file.yarn)
    if file.yarns_left is None:
        used = {sheet.yarn for sheet in file.sheets} | {file.yarn}
        state.yarns_left = [at for at, name in enumerate(COLORS) if name not in used]
    else:
        state.yarns_left = sorted([color_named(name) for name in file.yarns_left])
    state.fit = file.fit or 0
    if state.fit and state.fit not in FITS:
        no(f"Perfect Fit is a number from 1 to 6, not {file.fit}")
    if file.fits_left is None:
        fits = {sheet.fit for sheet in file.sheets} | {file.fit}
        state.fits_left = [number for number in FITS if number not in fits]
    else:
        state.fits_left = [each + 1 for each in sorted(ids_of(file.fits_left, 6, "fits_left"))]
    if state.yarn in state.yarns_left or state.fit in state.fits_left:
        no("a card that lies open is not in its pile")


def _set_santas(state: State, file: File) -> None:
    state.santas_due = file.santas_due
    gone = [each.santa for known in state.revealed for each in known]
    for seat, player in enumerate(file.players):
        state.santas[seat] = sorted(ids_of(player.santas, len(SANTAS), "santas"))
        gone += state.santas[seat]
    if len(set(gone)) < len(gone) or not all(0 <= each < len(SANTAS) for each in gone):
        no("every Secret Santa is in one place only")
    left = [santa for santa in range(len(SANTAS)) if santa not in gone]
    if file.santas_left is not None and [each - 1 for each in sorted(file.santas_left)] != left:
        no("a Secret Santa is held, revealed, or not dealt yet")
    state.santas_left = left
    for seat in range(state.n):
        if state.avid and not stayed_hidden(state, seat, state.santas[seat]):
            no(f"player {seat} would have met other Secret Santas with the sweaters of a sheet")
    for seat in range(state.n):
        held = len(state.santas[seat]) + len(state.revealed[seat])
        wanted = given_santas(state, seat)
        if held != wanted and not state.early:
            no(
                f"player {seat} has {held} Secret Santas with those revealed, and should have"
                f" {wanted}, {TO_GIVE[state.options['mode']]} at a time"
            )


def _set_abilities(state: State, file: File) -> None:
    for seat, player in enumerate(file.players):
        if player.ability is None:
            if player.spent:
                no("only a Special Ability can be spent")
            continue
        if player.ability not in ABILITIES or not state.bonus_used:
            no("Special Abilities are " + ", ".join(ABILITIES) + ", where they are in the game")
        ability = ABILITIES.index(player.ability)
        if ability in state.abilities:
            no(f"there is one card {player.ability}")
        state.abilities[seat] = ability
        state.spent[seat] = player.spent
    if not set(file.brothers) <= {0, 1}:
        no("brothers are the combos 0 and 1")
    state.brothers = mask_of(sorted(set(file.brothers)))
    has = 0 in state.abilities
    state.brothers_done = has and state.spent[state.abilities.index(0)]
    if (state.brothers and not has) or (state.brothers_done and state.brothers != 3):
        no("combos are reached by the player with The Little Brothers, both when the card is spent")
    if state.brothers == 3 and not state.brothers_done:
        no("The Little Brothers score as soon as both combos are reached")


def _set_shown(state: State, file: File) -> None:
    for seat, player in enumerate(file.players):
        inside = -1
        for each in player.voids:
            mask = mask_of([card_named(name) for name in each.cards])
            if mask & ~inside and inside != -1:
                no("each set of cards that a player lacks lies within the one before")
            if (state.hands[seat] & mask).bit_count() > each.most or each.most < 0:
                no(f"player {seat} holds more cards than it has shown to hold at most")
            inside = mask
            state.voids[seat].append(Void(mask, each.most))
        state.misses[seat] = [
            Miss(each.trick, color_named(each.color), icon_named(each.icon), each.drawn)
            for each in player.misses
        ]
        if not all(1 <= each.trick <= state.trick for each in state.misses[seat]):
            no("a player can have missed only in a trick that has been played")


def _set_waiting(state: State, file: File) -> None:
    if state.phase == SETTING:
        state.waiting = waiting_for_patches(state)
    elif PHASES[state.phase] == "review":
        seats = list(range(state.n)) if file.waiting is None else file.waiting
        state.waiting = mask_of([seat_of(state, seat) for seat in seats])
    if file.waiting and mask_of(file.waiting) != state.waiting:
        no("those are asked at once who have patches to set, or are not ready")
    if state.phase in (SETTING, FINAL - 1):
        if not state.waiting:
            no("somebody is asked in this phase")
        state.who = (state.waiting & -state.waiting).bit_length() - 1
    if state.phase < PLAYING:
        state.taken = NO_CARD
