"""What every position has to hold, with a sentence for each that does not."""

from yuletable.core.positions import no
from yuletable.core.protocol import CHANCE, OVER, Seat
from yuletable.games.sweaters.cards import (
    BILLY,
    COLOR,
    DEAL,
    FLOATING,
    HAND,
    MARIA,
    NO_ABILITY,
    NO_CARD,
    NUMBERED,
    POOL,
    SLOT,
    TINA,
)
from yuletable.games.sweaters.counting import is_last_round
from yuletable.games.sweaters.draws import next_draw
from yuletable.games.sweaters.knitting import claimable, offered, pieces, tina_actions, to_set
from yuletable.games.sweaters.position import (
    BANKED,
    BILLY_ASK,
    CLAIMS,
    COPYING,
    DEAL_SANTA,
    DRAFTING,
    DRAW_HAND,
    FINAL,
    NOBODY,
    OFFER,
    PHASES,
    PLACING,
    PLAYING,
    REVIEW,
    SETTING,
    TINA_ASK,
    TINA_PLACING,
    TO_GIVE,
    UNSET,
    Position,
)
from yuletable.games.sweaters.scoring import is_complete
from yuletable.games.sweaters.tricks import following, ranked

_DRAFT = range(BILLY_ASK, OFFER + 1)


def waiting_for_patches(state: Position) -> int:
    """The set of seats that have patches to set."""
    return sum([1 << seat for seat in range(state.n) if to_set(state, seat)])


def given_santas(state: Position, seat: Seat) -> int:
    """How many Secret Santas a seat has got so far, with those revealed."""
    each = TO_GIVE[state.options["mode"]]
    if not 0 <= state.santas_due <= each * state.n:
        no(f"at most {each} Secret Santas are due for each player")
    dealt = each * state.n - state.santas_due
    mine = min(max(dealt - each * seat, 0), each)
    if state.phase < DEAL_SANTA and state.trick == 0 and state.santas_due == 0:
        # In Avid nothing is dealt in later rounds.
        mine = each
    return mine if state.avid else each * (state.round - 1) + mine


def set_turn(state: Position, entry: int, billied: int) -> None:
    """Who is asked, and the draft order."""
    phase, n = state.phase, state.n
    if phase < PLAYING:
        state.who = CHANCE
    elif phase == FINAL:
        state.who = OVER
    elif phase in (PLAYING, COPYING):
        _check_leader(state)
        state.who = state.leader
        if phase == PLAYING and state.trade:
            state.who = (state.trade[-1].seat + 1) % n
    elif phase in _DRAFT:
        if len(state.trade) != state.plays or any(p.icon < 0 for p in state.trade):
            no(f"the draft begins when {state.plays} cards have been played")
        state.order = [(state.trade[at].seat, state.trade[at].card) for at in ranked(state)]
        if state.leader == NOBODY:
            state.leader = state.order[0][0]
        if not 0 <= entry < state.plays or not -1 <= billied < state.plays or entry == billied:
            no("entry and billied are different entries of the draft order")
        state.at, state.billied = entry, billied
        state.who = state.order[entry][0]
        if phase == BILLY_ASK:
            state.who = _holder(state, BILLY)
    elif phase in (TINA_ASK, TINA_PLACING):
        state.who = _holder(state, TINA)
    if phase not in _DRAFT and (entry or billied != NOBODY):
        no("a draft order has entries while it is drafted")


def _holder(state: Position, ability: int) -> Seat:
    if ability not in state.abilities:
        no(f"nobody has the ability that phase {PHASES[state.phase]!r} asks about")
    return state.abilities.index(ability)


def _check_leader(state: Position) -> None:
    if state.leader == NOBODY:
        no("a trick has a leader")


def check(state: Position) -> None:
    """Raises PositionError for a position that no match can reach."""
    if not state.early:
        # What the host has ended may stand anywhere in a trick.
        _check_counts(state)
        _check_turned(state)
        _check_trade(state)
        _check_draft(state)
    _check_areas(state)
    _check_phase(state)


def _check_counts(state: Position) -> None:
    n, phase = state.n, state.phase
    in_trick = bool(state.trade) or phase in range(PLAYING, TINA_ASK)
    most = DEAL[n] * n // state.plays
    if not 0 <= state.trick <= most or (state.trick == 0) != (
        phase < PLAYING and not state.trade and _fresh_start(state)
    ):
        no(f"a round has tricks 1 to {most}, and trick 0 while it is set up")
    each = state.plays // n
    done = state.trick - 1 if in_trick else state.trick
    for seat in range(n):
        held, left = state.hands[seat].bit_count(), state.left[seat]
        traded = sum([played.seat == seat for played in state.trade])
        wanted = DEAL[n] - each * done - traded
        if left < 0 or held + left != wanted:
            no(
                f"player {seat} has {held} cards in hand and {left} in the pile; together they"
                f" are {wanted} now"
            )
        if held > HAND:
            no(f"a hand has at most {HAND} cards; player {seat} has {held}")
        if phase in range(PLAYING, TINA_ASK):
            # In profile current it is filled up after each card, but for a led patch's copy.
            played = 0 if state.current_profile and phase != COPYING else traded
            if held + played < HAND and left:
                no(f"the hand of player {seat} is filled up while its pile lasts")
    unlaid = POOL - len(state.pool) if phase < PLAYING and state.trick == 0 else 0
    if sum(state.left) + unlaid != len(state.pile):
        no(f"the piles hold {sum(state.left) + unlaid} cards together, not {len(state.pile)}")
    if not 0 <= state.fresh < HAND or (state.fresh and phase != DRAW_HAND):
        no("fresh counts the cards of the hand that is being filled up")


def _fresh_start(state: Position) -> bool:
    return not state.out and not any(state.sweaters)


def _check_turned(state: Position) -> None:
    if (state.yarn != UNSET and not state.yarn_used) or (state.fit and not state.fit_used):
        no("Trendy Yarn and Perfect Fit lie there only where they are in the game")
    claimed: list[int] = []
    for area in state.sweaters:
        for sweater in area:
            claimed += [fad for fad in range(10) if sweater[CLAIMS] >> fad & 1]
    if claimed and not state.express:
        no("Fads are claimed in Express only")
    if len(set(claimed)) < len(claimed) or set(claimed) & set(state.fads):
        no("a claimed Fad is gone from the display")
    on_display = state.n + 1 if state.express else 1
    if len(state.fads) + len(claimed) + state.fads_due != on_display or state.fads_due < 0:
        no(f"{on_display} Fads are in play, claimed, or still due")
    if state.phase < PLAYING:
        if next_draw(state) != state.phase:
            no(f"the draw of phase {PHASES[state.phase]!r} is not the one that is due")
    elif next_draw(state) is not None and state.phase < TINA_ASK and not _mid_trick(state):
        no("everything is drawn before a trick goes on")
    if state.bonus_used and state.phase >= PLAYING and NO_ABILITY in state.abilities:
        no("with bonus cards everybody has one")


def _mid_trick(state: Position) -> bool:
    """Hands are short while cards are in the trade area, in profile classic."""
    return bool(state.trade) and (not state.current_profile or state.phase == COPYING)


def _check_trade(state: Position) -> None:
    trade, n = state.trade, state.n
    if len(trade) > state.plays:
        no(f"a trick has {state.plays} cards")
    for at, played in enumerate(trade):
        if played.seat != (trade[0].seat + at) % n:
            no("cards are played clockwise")
        if played.icon < 0 and (at or state.phase != COPYING):
            no("a led patch copies a card of the pool before anything else is played")
    if trade and trade[0].seat != state.leader and state.phase in (PLAYING, COPYING):
        no("the leader plays first")
    first = trade[:1]
    for at, played in enumerate(trade[1:], 1):
        state.trade = trade[:at]
        if following(state) >> played.card & 1 and not played.followed:
            no("a card of the led color or icon follows")
        state.trade = trade
    if first and not first[0].followed:
        no("the first card follows nothing")
    if state.phase == COPYING and (len(trade) != 1 or trade[0].icon >= 0):
        no("only a led patch copies a card of the pool")
    if state.phase == PLAYING and (
        len(trade) == state.plays or not any(state.hands) or not state.hands[state.who]
    ):
        no("somebody has a card to play")
    if trade and state.phase >= TINA_ASK:
        no("the trade area is empty at a round's end")


def _check_draft(state: Position) -> None:
    phase = state.phase
    gone = 0
    if phase in _DRAFT:
        used = state.billied != NOBODY
        gone = state.at + used - (used and state.billied < state.at) + (phase == OFFER)
        if state.leader != state.order[0][0]:
            no("the winner of the trick leads the next one")
        if phase == BILLY_ASK and (
            used or state.at or not state.has(state.who, BILLY) or state.who == state.leader
        ):
            no("Billy is asked before the draft, in a trick that somebody else has won")
        if used and not state.spent[_holder(state, BILLY)]:
            no("Billy is spent when an entry is used up")
    if (phase == PLACING) != (state.taken != NO_CARD) or (
        state.taken != NO_CARD and state.taken not in state.pool
    ):
        no("a card of the pool is taken exactly while it is placed")
    if state.phase < PLAYING and state.trick == 0:
        return
    if len(state.pool) != POOL - gone:
        no(f"the pool has {POOL - gone} cards now, not {len(state.pool)}")


def _check_areas(state: Position) -> None:
    n = state.n
    each = state.plays // n
    for seat in range(n):
        area = state.sweaters[seat]
        misplaced = 0
        for sweater in area:
            cards = [card for card in sweater[: FLOATING + 1] if card != NO_CARD]
            if not cards:
                no("a sweater has at least one piece")
            floating = sweater[FLOATING]
            if floating != NO_CARD and (floating < NUMBERED or len(cards) > 1):
                no("only a patch floats, and alone in its sweater")
            misplaced += sum(
                [card < NUMBERED and SLOT[card] != slot for slot, card in _slots(sweater)]
            )
            _check_claims(state, seat, sweater)
        allowed = 0
        if state.spent[seat] and state.abilities[seat] == MARIA:
            allowed = 1
        if state.spent[seat] and state.abilities[seat] == TINA and state.phase >= SETTING:
            allowed = 2 if state.current_profile else 0
        if misplaced > allowed:
            no("a numbered piece lies in its printed slot")
        done = sum([entry[0] == seat for entry in state.order[: state.at]])
        tricks = state.trick - 1 if state.order or state.trade else state.trick
        if state.phase in (PLAYING, COPYING):
            tricks = state.trick - 1
        if not state.early and len(pieces(area)) > each * max(tricks, 0) + done + (
            state.phase == OFFER
        ):
            no(f"player {seat} has more pieces than cards drafted")
    _check_settings(state)


def _slots(sweater: list[int]) -> list[tuple[int, int]]:
    return [(slot, sweater[slot]) for slot in range(3) if sweater[slot] != NO_CARD]


def _check_claims(state: Position, seat: Seat, sweater: list[int]) -> None:
    claims = sweater[CLAIMS].bit_count()
    if not claims:
        if sweater[BANKED]:
            no("points are banked for claimed Fads only")
        # Checked after each placement; Tina comes later, and an offer before.
        asked = state.phase == OFFER and state.who == seat
        due = state.express and state.phase < TINA_ASK and not asked and is_complete(sweater)
        if due and claimable(state, sweater, state.settings):
            no("a completed sweater claims every Fad on display that it fulfils")
        return
    broken = state.abilities[seat] == TINA and state.spent[seat] and state.phase >= SETTING
    if not is_complete(sweater) and not broken:
        no("only a completed sweater claims a Fad")
    if sweater[BANKED] % 3 or not 3 * claims <= sweater[BANKED] <= 6 * claims:
        no("each claimed Fad banks 3 points for each objective")


def _check_settings(state: Position) -> None:
    in_complete = {
        COLOR[card]
        for area in state.sweaters
        for sweater in area
        if is_complete(sweater) or sweater[CLAIMS]
        for card in sweater[:FLOATING]
        if card >= NUMBERED
    }
    _check_chosen(state, in_complete)
    for color, setting in enumerate(state.settings):
        if setting == UNSET:
            continue
        gone = NUMBERED + color in state.out
        moved = state.phase >= SETTING and TINA in state.abilities
        early = state.express and (color in in_complete or gone or moved)
        late = state.phase >= SETTING and color in in_complete
        if not early and not late:
            no("a patch is set in a completed sweater, at a round's end or in Express")


def _check_chosen(state: Position, in_complete: set[int]) -> None:
    chosen = dict(state.chosen)
    for color in chosen:
        if state.phase != SETTING or color not in in_complete or state.settings[color] != UNSET:
            no("a patch is chosen once, in a complete sweater, while patches are set")
    if len(chosen) < len(state.chosen):
        no("a patch is chosen once")


def _check_phase(state: Position) -> None:
    phase = state.phase
    enough = any(sum(map(is_complete, area)) >= state.target for area in state.sweaters)
    if phase <= COPYING and enough:
        no("the round ends with the draft in which somebody has enough completed sweaters")
    at_end = phase in (TINA_ASK, TINA_PLACING, SETTING, REVIEW) or (
        phase == FINAL and not state.early
    )
    # Tina may have broken the sweater that ended the round.
    broken = TINA in state.abilities and state.spent[state.abilities.index(TINA)]
    if at_end and not enough and not broken and (any(state.hands) or any(state.left)):
        no("a round ends with enough completed sweaters, or when all cards are played")
    counted = len(state.sheets)
    if phase == REVIEW or (phase == FINAL and not state.early):
        if counted != state.round:
            no("the round that is over is on a sheet")
    elif counted not in (state.round - 1, state.round if state.early else state.round - 1):
        no("every round before this one is on a sheet")
    if state.early and phase != FINAL:
        no("early belongs to the end of a match")
    if phase == REVIEW and state.round >= state.rounds:
        no("after the last round the match is over")
    if phase == FINAL and not state.early and not is_last_round(state):
        no("a match is over after its last round")
    if phase == OFFER and not offered(state, state.who):
        no("patches are offered in Express, in a completed sweater that is not locked")
    if phase in (TINA_ASK, TINA_PLACING) and (
        state.spent[state.who] or not tina_actions(state, state.who)
    ):
        no("Tina is asked while the card is not spent and something can be moved")
    if (phase == TINA_PLACING) != (state.moving != NO_CARD):
        no("a piece is moving exactly while Tina places it")
    if state.moving != NO_CARD and state.moving not in tina_actions(state, state.who):
        no("the piece that Tina moves is an own one that can go somewhere")
    if phase == DRAFTING and not state.pool:
        no("there is a card to draft")
