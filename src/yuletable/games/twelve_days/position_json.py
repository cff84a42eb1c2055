"""A position of 12 Days as readable JSON, secrets included, and back.

A card is its rank. What can be told from the rest may be left out of a file: the cards outside, the
leader of a hand's first trick, the history.
"""

from collections.abc import Sequence
from typing import Final, NoReturn

import msgspec

from yuletable.core.protocol import (
    CHANCE,
    OVER,
    Action,
    Json,
    OptionError,
    PositionError,
    Seat,
    check_options,
)
from yuletable.games.twelve_days.actions import (
    ACTION_OF,
    LOW,
    PASS,
    PLAYED,
    SIZE,
    WEIGHT,
    choice_json,
)
from yuletable.games.twelve_days.cards import (
    DECK,
    RANKS,
    Cards,
    Rank,
    count_of,
    pack,
    ranks_of,
    size_of,
)
from yuletable.games.twelve_days.position import (
    DEALING,
    FINAL,
    PHASES,
    PLAYING,
    STARTING,
)
from yuletable.games.twelve_days.reasons import why_no_answer
from yuletable.games.twelve_days.rules import State
from yuletable.games.twelve_days.scoring import settle, unsettle
from yuletable.games.twelve_days.spec import SPEC

_LAST: Final = "the last trick"


class Player(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One seat. gifts: as the history tells, if left out. returned:
    the hand again, where everybody knows it because it came back."""

    hand: list[int] = []
    gifts: int | None = None
    returned: list[int] = []


class Outcome(msgspec.Struct, forbid_unknown_fields=True):
    """A hand that is over: who won it, the cards that each seat had left, and who gave a gift."""

    winner: int
    left: list[int]
    gave: list[int]


class Trick(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A trick that is over. plays: from its leader on. returned: seats whose last cards came
    back."""

    leader: int
    plays: list[dict[str, Json]]
    returned: list[int] = []


class File(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The whole position. dealer: of this hand. leader: next to the dealer, if left out. trick:
    what each seat did, from the leader on. gone: the cards discarded in this hand; tricks: over in
    it, if left out one when there are any. last: the last trick that is over. history: of the last
    hands over; how many there were in all is told by the gifts."""

    players: list[Player]
    options: dict[str, Json] = {}
    phase: str = "playing"
    dealer: int = 0
    leader: int | None = None
    trick: list[dict[str, Json]] = []
    gone: list[int] = []
    tricks: int | None = None
    last: Trick | None = None
    history: list[Outcome] = []
    early: bool = False


def position(state: State) -> Json:
    """The JSON of a state."""
    file = File(
        players=[
            Player(
                ranks_of(state.hands[seat]),
                state.gifts[seat],
                ranks_of(state.hands[seat]) if state.known >> seat & 1 else [],
            )
            for seat in range(state.n)
        ],
        options=dict(state.options),
        phase=PHASES[state.phase],
        dealer=state.dealer,
        leader=state.leader,
        trick=[choice_json(action) for action in state.trick],
        gone=ranks_of(state.gone),
        tricks=state.tricks,
        last=_last_file(state),
        history=[Outcome(winner, list(left), list(gave)) for winner, left, gave in state.history],
        early=state.early,
    )
    return msgspec.to_builtins(file)


def _last_file(state: State) -> Trick | None:
    if state.last is None:
        return None
    leader, trick, _, back = state.last
    returned = [seat for seat in range(state.n) if back >> seat & 1]
    return Trick(leader, [choice_json(action) for action in trick], returned)


def from_position(data: Json) -> State:
    """The state of a position. Raises PositionError for one that no match can reach."""
    try:
        file = msgspec.convert(data, File)
    except msgspec.ValidationError as error:
        raise PositionError(f"The position does not read: {error}.") from None
    n = len(file.players)
    if not SPEC.min_seats <= n <= SPEC.max_seats:
        _no(f"12 Days has 2 to 8 players, not {n}")
    try:
        state = State(n, check_options(SPEC, file.options))
    except OptionError as error:
        raise PositionError(str(error)) from None
    if file.phase not in PHASES:
        _no(f"phase must be one of {', '.join(PHASES)}, not {file.phase!r}")
    state.phase = PHASES.index(file.phase)
    _set_gifts(state, file)
    _set_seats(state, file)
    _set_cards(state, file)
    if state.phase == PLAYING:
        _set_trick(state)
        _check_hands(state)
    elif file.trick or file.gone or file.tricks:
        _no("tricks are played in the phase 'playing' only")
    _set_last(state, file)
    _set_actor(state)
    return state


def _no(sentence: str) -> NoReturn:
    raise PositionError(f"{sentence}.")


def _packed(ranks: list[int], whose: str) -> Cards:
    """These cards. A PositionError names whose they are."""
    for rank in ranks:
        if rank not in RANKS:
            _no(f"{whose}: a card is a rank from 1 to 12, not {rank}")
        if ranks.count(rank) > rank:
            _no(f"{whose}: there are {rank} cards of rank {rank}, not {ranks.count(rank)}")
    return pack(ranks)


def _set_gifts(state: State, file: File) -> None:
    """Gifts, the hands over, and what is told of them (chapter 7)."""
    n, start = state.n, state.start_gifts
    for each in file.history:
        _check_outcome(state, each)
    given = [player.gifts for player in file.players]
    gifts = [start if each is None else each for each in given]
    if None in given:
        if any(each is not None for each in given):
            _no("the gifts of all players are told, or of none")
        for each in file.history:
            settle(gifts, each.winner, each.left)
    if min(gifts) < 0:
        _no(f"nobody can have {min(gifts)} gifts")
    state.gifts = gifts
    state.played = sum(gifts) - start * n
    if not 0 <= state.played <= state.total:
        _no(f"the gifts come to {sum(gifts)}, not {start * n} to {start * n + state.total}")
    state.history = [(each.winner, tuple(each.left), tuple(each.gave)) for each in file.history]
    _check_history(state)


def _check_history(state: State) -> None:
    """The hands told lead to the gifts as they are."""
    told = len(state.history)
    if told > state.played:
        _no(f"the gifts tell of {state.played} hands, and the history of {told}")
    gifts = state.gifts[:]
    for winner, left, gave in reversed(state.history):
        after = gifts[:]
        unsettle(gifts, winner, gave)
        before = gifts[:]
        if min(before) < 0 or settle(before, winner, left) != list(gave) or before != after:
            _no("the history does not lead to these gifts")
    if told == state.played and gifts != [state.start_gifts] * state.n:
        _no("the history does not lead to these gifts")


def _check_outcome(state: State, each: Outcome) -> None:
    n = state.n
    if not 0 <= each.winner < n or any(not 0 <= seat < n for seat in each.gave):
        _no(f"the winner of a hand and those who gave are players 0 to {n - 1}")
    if len(each.left) != n or each.left[each.winner] != 0:
        _no("a hand leaves a number of cards to each player, and none to the winner")
    others = [cards for seat, cards in enumerate(each.left) if seat != each.winner]
    if min(others) < 1 or max(others) > state.deal:
        _no(f"a hand leaves 1 to {state.deal} cards to everybody but the winner")


def _set_seats(state: State, file: File) -> None:
    n, phase = state.n, state.phase
    leader = (file.dealer + 1) % n if file.leader is None else file.leader
    if not 0 <= file.dealer < n or not 0 <= leader < n:
        _no(f"dealer and leader are players 0 to {n - 1}")
    if phase == STARTING and (file.dealer or file.leader or state.played):
        _no("the dealer is drawn before anything else, and before that both are 0")
    if phase != STARTING and not file.gone and not file.early:
        if state.history and leader != state.history[-1][0]:
            _no(f"the winner of the last hand, player {state.history[-1][0]}, leads the next")
        if state.played == 0 and leader != (file.dealer + 1) % n:
            _no("the player next to the dealer leads the first trick")
        if state.played and not state.gifts[leader]:
            _no(f"player {leader} leads after winning a hand and so has a gift")
    if file.early and phase != FINAL:
        _no("early belongs to the end of a match")
    over = state.played == state.total
    if (phase == FINAL and not file.early and not over) or (over and phase != FINAL):
        _no(f"a match is over exactly after {state.total} hands, unless it ended early")
    if over and file.early:
        _no("a match that is over cannot end early")
    state.dealer = file.dealer
    state.leader = 0 if phase == STARTING else leader
    state.early = file.early


def _set_cards(state: State, file: File) -> None:
    """Every card in one place; those in none lie outside (1.4)."""
    for seat, player in enumerate(file.players):
        hand = _packed(player.hand, f"player {seat}")
        state.hands[seat] = hand
        state.sizes[seat] = len(player.hand)
        if player.returned:
            if sorted(player.returned) != ranks_of(hand):
                _no(f"what player {seat} got back is the whole hand, and nothing else")
            state.known |= 1 << seat
    state.gone = _packed(file.gone, "gone")
    state.tricks = min(1, len(file.gone)) if file.tricks is None else file.tricks
    state.trick = [_done(each) for each in file.trick]
    played = [WEIGHT[action] for action in state.trick if action != PASS]
    for rank in RANKS:
        placed = sum([count_of(c, rank) for c in (*state.hands, *played, state.gone)])
        if placed > rank:
            _no(f"there are {rank} cards of rank {rank}, not {placed}")
    state.pile = DECK - sum(state.hands) - sum(played) - state.gone
    deal, sizes = state.deal, state.sizes
    if state.phase == DEALING:
        full = sizes.count(deal)
        if sizes[:full] != [deal] * full or any(sizes[full + 1 :]) or max(sizes) > deal:
            _no(f"hands of {deal} cards are dealt to one player after the other")
        if full == state.n:
            _no("the deal is over when everybody has a hand")
        state.to = full
    elif state.phase != PLAYING and any(sizes):
        _no("hands have cards only while they are dealt or played")
    if state.known and state.phase != PLAYING:
        _no("cards come back in the phase 'playing' only")


def _done(each: dict[str, Json]) -> Action:
    """What a seat did in the trick."""
    if list(each) == ["pass"] and each["pass"] is True:
        return PASS
    ranks = each.get("play")
    if (
        len(each) != 1
        or not isinstance(ranks, list)
        or any(type(rank) is not int for rank in ranks)
    ):
        _no("in a trick somebody does {'play': [ranks]} or {'pass': true}")
    action = ACTION_OF.get(tuple(sorted(ranks)))
    if action is None:
        _no(f"{ranks} is no combination")
    return action


def _set_trick(state: State) -> None:
    """The trick as it was played, and who wins it now (chapter 5)."""
    if len(state.trick) >= state.n:
        _no("a trick that everybody has played in is over")
    if state.trick:
        state.best, state.best_low = _winner(state, state.leader, state.trick)


def _winner(state: State, leader: Seat, trick: Sequence[Action]) -> tuple[Seat, Rank]:
    """Who has the lowest low card in a trick, and which; the last of equals (5.7)."""
    if trick[0] == PASS:
        _no("the leader of a trick does not pass")
    best, low = leader, LOW[trick[0]]
    for at, action in enumerate(trick):
        seat = (leader + at) % state.n
        if action == PASS:
            continue
        if why_no_answer(trick[0], action) is not None:
            _no(f"what player {seat} did does not answer the lead")
        if LOW[action] <= low:
            best, low = seat, LOW[action]
    return best, low


def _set_last(state: State, file: File) -> None:
    """The last trick that is over, with those whose cards came back (6.1)."""
    last, n = file.last, state.n
    if last is None:
        return
    if not state.tricks and not state.played and not state.early:
        _no("no trick is over before the first")
    if not 0 <= last.leader < n or len(last.plays) != n:
        _no(f"in a trick that is over each of {n} players has played or passed once")
    trick = [_done(each) for each in last.plays]
    acted = {(last.leader + at) % n: action for at, action in enumerate(trick) if action != PASS}
    _packed([rank for action in acted.values() for rank in PLAYED[action]], _LAST)
    winner, _ = _winner(state, last.leader, trick)
    if winner != state.leader:
        _no(f"the winner of {_LAST}, player {winner}, leads the next")
    if not set(last.returned) <= acted.keys() - {winner}:
        _no("last cards come back to players who played and did not win")
    gone, back = 0, 0
    for seat, action in acted.items():
        if seat in last.returned:
            back |= 1 << seat
            _check_came_back(state, seat, action)
        else:
            gone += WEIGHT[action]
    if state.tricks and any(count_of(gone, rank) > count_of(state.gone, rank) for rank in RANKS):
        _no(f"what {_LAST} has discarded is gone")
    state.last = (last.leader, tuple(trick), winner, back)


def _check_came_back(state: State, seat: Seat, action: Action) -> None:
    """What came back in the last trick is where it has to be: in the hand, and in the trick since;
    at the end of a hand it was what was left."""
    if state.tricks:
        open_hand = state.known >> seat & 1 or not state.hands[seat]
        if not open_hand or state.hands[seat] + _laid(state, seat) != WEIGHT[action]:
            _no(f"what player {seat} got back in {_LAST} is the whole hand, and known")
    elif state.history and not state.early and state.history[-1][1][seat] != SIZE[action]:
        _no(f"what player {seat} got back in {_LAST} was left at the end of the hand")


def _laid(state: State, seat: Seat) -> Cards:
    """What a seat has played in this trick."""
    at = (seat - state.leader) % state.n
    acted = at < len(state.trick) and state.trick[at] != PASS
    return WEIGHT[state.trick[at]] if acted else 0


def _check_hands(state: State) -> None:
    """So many cards in each hand as the tricks have left it."""
    n, deal, out = state.n, state.deal, size_of(state.gone)
    if (state.tricks == 0) != (out == 0) or not 0 <= state.tricks <= out:
        _no("a trick takes at least one card out of play, and only tricks do")
    missing = 0
    for seat in range(n):
        held = state.sizes[seat] + size_of(_laid(state, seat))
        if held > deal:
            _no(f"player {seat} has {held} cards of {deal} that were dealt")
        if not held:
            _no(f"player {seat} has no cards left, so that the hand is over")
        missing += deal - held
        _check_returned(state, seat)
    if missing != out:
        _no(f"{out} cards are gone, but {missing} are missing from the hands")


def _check_returned(state: State, seat: int) -> None:
    if not state.known >> seat & 1:
        return
    if not state.tricks:
        _no(f"nothing can have come back to player {seat} before a trick is over")
    # What is missing in a straight since has been played as well.
    ranks = ranks_of(state.hands[seat] + _laid(state, seat))
    straight = range(ranks[0], ranks[-1] + 1)
    played = all(rank in ranks or count_of(state.gone, rank) for rank in straight)
    if len(set(ranks)) > 1 and not (len(set(ranks)) == len(ranks) and played):
        _no(f"what player {seat} got back was played as one combination")


def _set_actor(state: State) -> None:
    if state.phase == PLAYING:
        state.who = (state.leader + len(state.trick)) % state.n
    else:
        state.who = OVER if state.phase == FINAL else CHANCE
