"""A position of Gift Trail as readable JSON, secrets included, and back.

Keys are the glossary's nouns. What can be told from the rest (the tree, who is on the way, how
many ranks were given) is not repeated, so that no file can contradict itself there.
"""

from collections.abc import Sequence

import msgspec

from yuletable.core.positions import no, one_of, read
from yuletable.core.protocol import CHANCE, OVER, Json, Seat
from yuletable.games.gift_trail.actions import (
    EFFECTS,
    FIRST_GIFT,
    LEAP_FORWARD,
    LEAPS,
    MAX_LANDINGS,
    NO_EFFECT,
    PAIRS,
    PAYBACK,
    PICK_GIFT,
    PROMPT_OF,
    PROMPTS,
    seats_of,
)
from yuletable.games.gift_trail.boards import LUCKY, UNLUCKY
from yuletable.games.gift_trail.draws import (
    Fit,
    lucky_with_gift,
    lucky_without_gift,
    takeable,
    unlucky,
)
from yuletable.games.gift_trail.position import (
    AWAIT_ROLL,
    CHOOSING,
    DRAWING,
    ENDING,
    FINAL,
    LEAPING,
    NUMBERING,
    ORDERING,
    PHASES,
    ROLLING,
    TAKING,
)
from yuletable.games.gift_trail.rules import State
from yuletable.games.gift_trail.spec import SPEC


class Player(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One seat. gift, rank, brought: 0 for none; ruled_out: numbers publicly not brought by it.
    had: has held a gift; left out it is told from `gift`."""

    square: int = 0
    gift: int = 0
    had: bool | None = None
    rank: int = 0
    brought: int = 0
    removed: bool = False
    own_swapped: bool = False
    ruled_out: list[int] = []


class Fitting(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An effect of the current draw and the seats it may hit."""

    effect: str
    candidates: list[Seat] = []


class File(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The whole position. order: turn order (its beginning while it is drawn), by seat if left
    out; without any `brought` seat s brought number s + 1. current: whose turn it is, asked: who
    chooses, taker: who gets the parcel drawn now: the first on the way, or the current seat, if
    left out. waiting: seats that still get a parcel at the end."""

    players: list[Player]
    options: dict[str, Json] = {}
    order: list[Seat] | None = None
    phase: str = "await_roll"
    current: Seat | None = None
    turn: int = 1
    dice: list[int] = []
    landing: int = 0
    effect: str | None = None
    fits: list[Fitting] = []
    prompt: str | None = None
    asked: Seat | None = None
    candidates: list[Seat] = []
    taker: Seat | None = None
    waiting: list[Seat] = []
    early: bool = False
    last_round: bool = False


def position(state: State) -> Json:
    """The JSON of a state."""
    n = state.n
    in_turn = state.phase not in (ORDERING, NUMBERING, ENDING, FINAL)
    file = File(
        players=[
            Player(
                square=state.pos[seat],
                gift=state.gift[seat],
                had=True if state.had >> seat & 1 and not state.gift[seat] else None,
                rank=state.rank[seat],
                brought=state.brought[seat],
                removed=bool(state.removed >> seat & 1),
                own_swapped=bool(state.own_swapped >> seat & 1),
                ruled_out=seats_of(state.ruled_out[seat]),
            )
            for seat in range(n)
        ],
        options=dict(state.options),
        order=state.order[:],
        phase=PHASES[state.phase],
        current=state.way[state.at] if in_turn else None,
        turn=state.turn,
        dice=list(state.dice),
        landing=state.landing,
        effect=None if state.effect == NO_EFFECT else EFFECTS[state.effect],
        fits=[Fitting(EFFECTS[effect], seats_of(mask)) for effect, mask in state.fits],
        prompt=PROMPTS[state.prompt] if state.phase == CHOOSING else None,
        asked=state.who if state.phase == CHOOSING else None,
        candidates=seats_of(state.candidates),
        taker=state.taker if state.phase == TAKING else None,
        waiting=list(state.waiting),
        early=state.early,
        last_round=state.last_round,
    )
    return msgspec.to_builtins(file)


def from_position(data: Json) -> State:
    """The state of a position. Raises PositionError for one that no match can reach."""
    file, options = read(data, File, SPEC, "Gift Trail")
    n = len(file.players)
    state = State(n, options)
    _set_phase(state, file)
    _set_order(state, file)
    _set_players(state, file)
    _set_parcels(state, file)
    _set_way(state, file)
    if state.phase not in (ORDERING, NUMBERING):
        state.turn = file.turn
        if file.turn < 1:
            no(f"turn is counted from 1, not {file.turn}")
        if state.phase in (ENDING, FINAL):
            _set_end(state, file)
        else:
            _set_turn(state, file)
    return state


def _set_phase(state: State, file: File) -> None:
    state.phase = one_of("phase", file.phase, PHASES)
    state.early = file.early
    state.last_round = file.last_round


def _set_order(state: State, file: File) -> None:
    n = state.n
    order = list(range(n)) if file.order is None else file.order
    if file.order is None and state.phase == ORDERING:
        order = []
    if len(set(order)) != len(order) or not set(order) <= set(range(n)):
        no(f"order must name seats 0 to {n - 1}, each at most once")
    if (len(order) == n) == (state.phase == ORDERING):
        no("order names every seat exactly when the phase is no longer 'ordering'")
    state.order = order
    if state.phase == ORDERING:
        state.outcomes = n - len(order)


def _set_players(state: State, file: File) -> None:
    held: dict[int, Seat] = {}
    ranks: list[int] = []
    for seat, player in enumerate(file.players):
        if not 0 <= player.square <= state.length:
            no(f"player {seat} stands on square {player.square}; squares are 0 to {state.length}")
        if not 0 <= player.gift <= state.n:
            no(f"player {seat} holds gift {player.gift}; gifts are 1 to {state.n}")
        if player.gift in held:
            no(f"gift {player.gift} is held by players {held[player.gift]} and {seat}")
        if player.gift and player.had is False:
            no(f"player {seat} holds a gift and cannot have had none")
        if player.removed and (player.gift or player.rank):
            no(f"player {seat} is removed and can have neither gift nor rank")
        if player.gift:
            held[player.gift] = seat
        if player.rank:
            ranks.append(player.rank)
        bit = 1 << seat
        state.had |= bit if player.had or player.gift else 0
        state.removed |= bit if player.removed else 0
        state.own_swapped |= bit if player.own_swapped else 0
        state.pos[seat] = player.square
        state.gift[seat] = player.gift
        state.rank[seat] = player.rank
    if sorted(ranks) != list(range(1, len(ranks) + 1)):
        no(f"ranks must be 1, 2, 3 ... without a gap, not {sorted(ranks)}")
    state.ranked = len(ranks)
    state.tree = [number for number in range(1, state.n + 1) if number not in held]


def _set_parcels(state: State, file: File) -> None:
    n = state.n
    brought = [player.brought for player in file.players]
    if not any(brought) and state.phase > NUMBERING:
        brought = list(range(1, n + 1))
    told = [number for number in brought if number]
    if len(set(told)) != len(told) or not set(told) <= set(range(1, n + 1)):
        no(f"brought must give each player another number of 1 to {n}")
    first_missing = brought.index(0) if 0 in brought else n
    if any(brought[first_missing:]) or (state.phase == ORDERING and told):
        no("numbers are given to the seats in order, after the order of turns is drawn")
    if (first_missing == n) == (state.phase <= NUMBERING):
        no("every player has brought a gift exactly when the phase is no longer 'numbering'")
    state.brought = brought
    if state.phase == NUMBERING:
        state.outcomes = n - len(told)
    for seat, player in enumerate(file.players):
        for number in player.ruled_out:
            if not 1 <= number <= n or number == brought[seat]:
                no(f"it cannot be ruled out that player {seat} brought {number}")
            state.ruled_out[seat] |= 1 << number


def _set_way(state: State, file: File) -> None:
    ended = state.phase in (ENDING, FINAL)
    if state.phase == ORDERING:
        return
    for seat in range(state.n):
        home = state.pos[seat] == state.length
        if state.rank[seat] and not home and not ended:
            no(f"player {seat} has a rank and must stand on square {state.length}")
        if state.rank[seat] and not state.gift[seat] and not ended:
            no(f"player {seat} is at the finish and must hold a gift")
        if home and not state.rank[seat] and (seat != file.current or state.gift[seat]):
            no(f"player {seat} is at the finish and must have a rank")
    state.way = [
        seat
        for seat in state.order
        if not (state.removed >> seat & 1 or (state.rank[seat] and state.pos[seat] == state.length))
    ]
    if not ended and len(state.way) < 2:
        no("fewer than two players are on the way: the match is over")


def _set_end(state: State, file: File) -> None:
    state.way.sort(key=lambda seat: (-state.pos[seat], state.order.index(seat)))
    lacking = [seat for seat in state.home_order() if not state.gift[seat]]
    waiting = file.waiting or (lacking if state.phase == ENDING else [])
    if waiting != lacking or bool(lacking) != (state.phase == ENDING):
        no(f"at the end players {lacking} still wait for a gift, not {waiting}")
    state.waiting = tuple(waiting)
    state.who = OVER
    if waiting:
        state.who = CHANCE
        state.taker = waiting[0]
        state.outcomes = state.drawable(state.taker)


def _set_turn(state: State, file: File) -> None:
    if file.waiting or file.early or state.own_swapped:
        no("waiting, early and own_swapped belong to the end of a match")
    current = state.way[0] if file.current is None else file.current
    if current not in state.way:
        no(f"it is the turn of player {current}, who is not on the way")
    state.at = state.way.index(current)
    moved = state.phase > ROLLING
    if not moved and (file.effect is not None or file.fits):
        no(f"nothing has been drawn in phase {file.phase!r}")
    faces = [face for face in file.dice if not 1 <= face <= 6]
    most = {AWAIT_ROLL: 0, ROLLING: state.dice_count - 1}.get(state.phase, state.dice_count)
    if faces or len(file.dice) > most:
        no(f"dice {file.dice} cannot lie there in phase {file.phase!r}")
    state.dice = tuple(file.dice)
    if moved and len(file.dice) != state.dice_count:
        no(f"after the move all dice lie there, not {file.dice}")
    if not moved <= file.landing <= (MAX_LANDINGS if moved else 0):
        no(f"landing {file.landing} cannot be in phase {file.phase!r}")
    state.landing = file.landing
    if file.effect is not None:
        state.effect = _effect(file.effect)
    state.fits = tuple(
        [(_effect(fit.effect), _mask(range(state.n), fit.candidates)) for fit in file.fits]
    )
    state.who = CHANCE
    if state.phase == AWAIT_ROLL:
        state.who = current
    elif state.phase == ROLLING:
        state.outcomes = 6
    elif state.phase == DRAWING:
        if not state.fits or list(state.fits) != list(_fitting(state, current)):
            no("an effect is drawn on a lucky or unlucky square, from all that fit there")
        state.outcomes = [PAIRS[effect] for effect, _ in state.fits]
    elif state.phase == LEAPING:
        if state.effect != LEAP_FORWARD:
            no("only the effect 'leap_forward' leaps")
        state.outcomes = len(LEAPS)
    elif state.phase == TAKING:
        state.taker = current if file.taker is None else file.taker
        if not _may_take(state, state.taker, current):
            no(f"player {state.taker} cannot take a gift from the tree now")
        state.outcomes = state.drawable(state.taker)
    else:
        _set_choice(state, file, current)


def _set_choice(state: State, file: File, current: Seat) -> None:
    prompt = 1 + one_of("prompt", file.prompt, PROMPTS[1:])
    asked = current if file.asked is None else file.asked
    if asked not in state.way:
        no(f"player {asked} is asked and not on the way")
    if prompt not in (PICK_GIFT, FIRST_GIFT) and PROMPT_OF.get(state.effect) != prompt:
        no(f"the effect {file.effect!r} does not ask {file.prompt!r}")
    if not _may_be_asked(state, prompt, asked, current, _mask(state.way, file.candidates)):
        no(f"player {asked} with candidates {file.candidates} cannot be asked {file.prompt!r}")
    state.who = asked
    state.prompt = prompt
    state.choose_among(_mask(state.way, file.candidates))


def _may_be_asked(state: State, prompt: int, asked: Seat, current: Seat, among: int) -> bool:
    """Whether this choice can be open with these candidates."""
    if prompt == PICK_GIFT:
        return state.walk and not among and len(state.tree) > 1 and _may_take(state, asked, current)
    if prompt == FIRST_GIFT:
        robbed = takeable(current, state.way, state.pos, state.gift, state.kinds)
        new = not (state.had >> current & 1 or state.fits)
        return new and asked == current and among != 0 and among & ~robbed == 0
    drawn = dict(state.fits).get(state.effect, 0)
    if prompt == PAYBACK:
        return asked == state.way[state.at - 1] and among == drawn == 1 << asked
    return asked == current and among & ~drawn == 0 and among.bit_count() > 1


def _may_take(state: State, taker: Seat, current: Seat) -> bool:
    """Whether a gift from the tree can be on its way to this player: the lander without a gift, or
    whoever the lander has just robbed of a first gift."""
    if taker not in state.way or state.gift[taker]:
        return False
    return taker == current or (bool(state.gift[current]) and bool(state.had >> taker & 1))


def _fitting(state: State, seat: Seat) -> Sequence[Fit]:
    """What fits where the seat stands; nothing on other squares."""
    way, pos, gift, kinds = state.way, state.pos, state.gift, state.kinds
    kind = kinds[pos[seat]]
    if kind == UNLUCKY:
        return unlucky(seat, way[state.at - 1], pos, gift, kinds)[0]
    if kind != LUCKY:
        return ()
    draw_list = lucky_with_gift if gift[seat] else lucky_without_gift
    return draw_list(seat, way, pos, gift, kinds)[0]


def _effect(name: str) -> int:
    if name not in EFFECTS:
        no(f"there is no effect {name!r}; the effects are: {', '.join(EFFECTS)}")
    return EFFECTS.index(name)


def _mask(among: Sequence[Seat], seats: list[Seat]) -> int:
    if not set(seats) <= set(among):
        no(f"candidates {seats} must be among the players {sorted(among)}")
    return sum(1 << seat for seat in set(seats))
