"""A position of Hats as readable JSON, secrets included, and back.

Keys are the glossary's nouns. What can be told from the rest (the pile, whose turn it is) may be
left out of a file.
"""

import msgspec

from yuletable.core.positions import no, one_of, read
from yuletable.core.protocol import CHANCE, OVER, Json
from yuletable.games.hats.cards import (
    CARD_OF,
    CARDS,
    HAND,
    NAMES,
    NO_CARD,
    PLAYS,
    TYPE,
    TYPES,
    Card,
    names_of,
    pile_size,
)
from yuletable.games.hats.position import (
    ANSWERING,
    DISCARDED,
    DRAWING,
    DREW,
    EXCHANGED,
    FINAL,
    HIDDEN,
    LAYING,
    MOVES,
    NOBODY,
    PHASES,
    PLAYED,
    PLAYING,
    REFILLED,
    REMOVING,
    STARTING,
    Move,
)
from yuletable.games.hats.rules import State
from yuletable.games.hats.scoring import cookie_rank, types_of
from yuletable.games.hats.spec import RANDOM, SPEC


class Player(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One seat. collection: face up. black: faces of its black hats. discarded: its cards among
    the discards that lie there."""

    hand: list[str] = []
    collection: list[str] = []
    black: list[str] = []
    discarded: list[str] = []


class MoveFile(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One move since the deal; received: what came back in an exchange."""

    move: str
    seat: int = 0
    card: str | None = None
    received: str | None = None


class File(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The whole position. pile: all cards that are nowhere else, if left out; removed: for two
    players, the types without any card in it. current: the first with the fewest plays behind the
    seat that began. extras: optional actions done in this turn,
    if left out as few as there can have been. cookie: its holder. story: from its first move on; if
    left out, nobody has more in mind than the cards show."""

    players: list[Player]
    options: dict[str, Json] = {}
    phase: str = "playing"
    removed: list[str] | None = None
    tray: list[str] = []
    pile: list[str] | None = None
    start: int = 0
    current: int | None = None
    main_done: bool = False
    optional_done: bool = False
    extras: int | None = None
    offered: str | None = None
    cookie: int | None = None
    early: bool = False
    story: list[MoveFile] | None = None


def position(state: State) -> Json:
    """The JSON of a state."""
    file = File(
        players=[
            Player(
                names_of(state.hands[seat]),
                names_of(state.shown[seat]),
                names_of(state.black[seat]),
                names_of(state.out[seat]),
            )
            for seat in range(state.n)
        ],
        options=dict(state.options),
        phase=PHASES[state.phase],
        removed=[TYPES[kind] for kind in state.removed],
        tray=names_of(state.tray),
        pile=names_of(state.pile),
        start=state.start,
        current=state.active,
        main_done=state.main_done,
        optional_done=state.spent,
        extras=state.extras,
        offered=None if state.offered == NO_CARD else NAMES[state.offered],
        cookie=None if state.cookie == NOBODY else state.cookie,
        early=state.early,
        story=[_move_file(move) for move in state.story],
    )
    return msgspec.to_builtins(file)


def _move_file(move: Move) -> MoveFile:
    kind, seat, card, received = move
    return MoveFile(
        MOVES[kind],
        seat,
        None if card == NO_CARD else NAMES[card],
        None if received == NO_CARD else NAMES[received],
    )


def from_position(data: Json) -> State:
    """The state of a position. Raises PositionError for one whose cards, cookie, turn or story no
    match can reach."""
    file, options = read(data, File, SPEC, "Hats")
    n = len(file.players)
    state = State(n, options)
    state.phase = one_of("phase", file.phase, PHASES)
    _set_cards(state, file)
    _check_counts(state)
    _set_turn(state, file)
    _set_story(state, file)
    return state


def _card(name: str) -> Card:
    if name not in CARD_OF:
        no(f"there is no card {name!r}; a card is like 'topper-4'")
    return CARD_OF[name]


def _set_cards(state: State, file: File) -> None:
    """Every card of the game in one place."""
    state.tray = [_card(name) for name in file.tray]
    for seat, player in enumerate(file.players):
        state.hands[seat] = sorted([_card(name) for name in player.hand])
        state.shown[seat] = [_card(name) for name in player.collection]
        state.black[seat] = [_card(name) for name in player.black]
        state.out[seat] = [_card(name) for name in player.discarded]
        state.types[seat] = types_of(state.shown[seat], len(player.black))
    lists = [state.tray, *state.hands, *state.shown, *state.black, *state.out]
    placed = [card for cards in lists for card in cards]
    if file.pile is not None:
        placed += [_card(name) for name in file.pile]
    for card in set(placed):
        if placed.count(card) > 1:
            no(f"the card {NAMES[card]} is in two places")
    _set_removed(state, file, placed)
    left = [card for card in range(CARDS) if TYPE[card] not in state.removed]
    if not set(placed) <= set(left):
        no("a card of a type that is out of the game cannot be in it")
    if file.pile is not None and set(placed) != set(left):
        missing = NAMES[min(set(left) - set(placed))]
        no(f"every card of the game must be in a place; {missing} is in none")
    elsewhere = {card for cards in lists for card in cards}
    state.pile = [card for card in left if card not in elsewhere]


def _set_removed(state: State, file: File, placed: list[Card]) -> None:
    if file.removed is None:
        absent = [kind for kind in range(len(TYPES)) if kind not in {TYPE[card] for card in placed}]
        state.removed = absent[:2] if state.n == 2 and state.phase > REMOVING else []
    else:
        if not set(file.removed) <= set(TYPES) or len(set(file.removed)) != len(file.removed):
            no(f"removed must name different types of {', '.join(TYPES)}")
        state.removed = [TYPES.index(name) for name in file.removed]
    if state.n > 2:
        if state.removed or state.phase == REMOVING:
            no("types are removed in a game of two players only")
    elif (len(state.removed) == 2) != (state.phase > REMOVING) or len(state.removed) > 2:
        no("in a game of two players two types are removed before the tray is laid")
    else:
        picked = {state.options[key] for key in ("removed_one", "removed_two")} - {RANDOM}
        if not picked <= {TYPES[kind] for kind in state.removed}:
            no("the types that the options name are among those removed")


def _check_counts(state: State) -> None:
    """So many cards in each place as the phase asks for."""
    phase = state.phase
    spaces = len(state.tray)
    if phase <= LAYING:
        if spaces >= state.spaces or any(map(len, state.hands)):
            no(f"while the tray is laid it has fewer than {state.spaces} cards, and hands none")
        if phase == REMOVING and spaces:
            no("types are removed before the tray is laid")
    elif spaces != state.spaces:
        no(f"the tray has {state.spaces} spaces, each with a card, not {spaces}")
    if phase <= STARTING:
        _check_deal(state)
        return
    for seat in range(state.n):
        held, plays = len(state.hands[seat]), state.plays(seat)
        pending = 1 if phase == DRAWING and held + plays == HAND - 1 else 0
        if held + plays + pending != HAND or plays > PLAYS:
            no(f"player {seat} has {held} cards in hand after {plays} plays; together they are 9")
    pending = sum([len(hand) + state.plays(s) == HAND - 1 for s, hand in enumerate(state.hands)])
    if pending != (phase == DRAWING):
        no("one player, and only in the phase 'drawing', is a card short")
    resting = len(state.pile) + sum(map(len, state.out))
    if resting != pile_size(state.n) + pending:
        no(f"pile and discards together are {pile_size(state.n)} cards, not {resting}")
    if not state.pile and state.n < 4:
        no("the pile is renewed as soon as it is empty")


def _check_deal(state: State) -> None:
    if any(map(len, [*state.shown, *state.black, *state.out])):
        no("nobody has played a card before the deal is over")
    counts = [len(hand) for hand in state.hands]
    full = counts.count(HAND)
    if counts[:full] != [HAND] * full or any(counts[full + 1 :]) or max(counts) > HAND:
        no("hands of 9 cards are dealt to one player after the other")
    if (full == state.n) != (state.phase == STARTING):
        no("the deal is over exactly when the phase is 'starting'")


def _set_turn(state: State, file: File) -> None:
    n, phase = state.n, state.phase
    if not 0 <= file.start < n or not -1 <= (NOBODY if file.cookie is None else file.cookie) < n:
        no(f"start and cookie are players 0 to {n - 1}")
    state.start = file.start
    state.cookie = NOBODY if file.cookie is None else file.cookie
    # Behind the last turn nothing is open in it.
    ended = state.phase == FINAL and not file.early
    state.main_done, state.spent = file.main_done or ended, file.optional_done
    _set_extras(state, file)
    state.early = file.early
    started = any(map(state.plays, range(n)))
    if (state.cookie == NOBODY) == started:
        no("somebody has the cookie from the first play on, and nobody before")
    _check_cookie(state)
    if phase <= STARTING:
        state.who = CHANCE
        if file.main_done or file.optional_done or file.offered or file.start or file.current:
            no("no turn has begun before the start is drawn")
        if file.early:
            no("a match can end early only when it has started")
        return
    order = [(file.start + step) % n for step in range(n)]
    plays = [state.plays(seat) for seat in order]
    if file.current is not None:
        current = file.current
    elif state.main_done:
        current = order[max(at for at in range(n) if plays[at] == max(plays))]
    else:
        current = order[plays.index(min(plays))]
    if current not in order:
        no(f"current is a player 0 to {n - 1}, not {current}")
    state.active = current
    at = order.index(current)
    before = plays[at] if state.main_done else plays[at] + 1
    if plays[:at] != [before] * at or plays[at + 1 :] != [before - 1] * (n - at - 1):
        no(f"plays {plays} in turn order do not fit a turn of player {current}")
    _set_phase(state, file)


def _check_cookie(state: State) -> None:
    """Nobody is ahead of the holder (6.1 to 6.4), who keeps the cookie among equals (6.5)."""
    if state.cookie == NOBODY:
        return
    ranks = [
        cookie_rank(
            state.shown[seat], len(state.black[seat]), state.types[seat], state.black_number
        )
        for seat in range(state.n)
    ]
    ahead = ranks.index(min(ranks))
    if ranks[ahead] < ranks[state.cookie]:
        no(f"the cookie is with player {ahead}, whose hats beat those of player {state.cookie}")


def _set_extras(state: State, file: File) -> None:
    least = 1 if state.phase == DRAWING or (state.spent and state.n < 4) else 0
    if least and state.spent:
        least = state.limit
    state.extras = least if file.extras is None else file.extras
    if not least <= state.extras <= state.limit or (
        state.extras == state.limit and not state.spent
    ):
        no(f"{state.extras} extra actions do not fit this turn; {state.limit} may be done in it")


def _set_phase(state: State, file: File) -> None:
    phase, active = state.phase, state.active
    if file.early and phase != FINAL:
        no("early belongs to the end of a match")
    if phase == FINAL:
        if not file.early and any(state.plays(seat) != PLAYS for seat in range(state.n)):
            no("a match that did not end early is over when everybody has played 8 times")
        state.who = OVER
    elif phase == PLAYING:
        state.who = active
        if state.main_done and state.spent:
            no("a turn with nothing left to do is over")
        if len(state.hands[active]) == 1 and not state.main_done:
            no("with one card left no main action is due")
    elif phase == DRAWING:
        state.who = CHANCE
        if len(state.hands[active]) + state.plays(active) == HAND or not state.out[active]:
            no(f"player {active} has to have discarded the card that is replaced")
        if state.n == 4:
            no("a card is replaced with two or three players")
    else:
        state.who = state.partner(active)
        if state.n != 4 or state.spent:
            no("a card is offered as the optional action of a turn, with four players")
        offered = NO_CARD if file.offered is None else _card(file.offered)
        if offered not in state.hands[active]:
            no(f"player {active} has to hold the card that is offered")
        state.offered = offered
    if file.offered is not None and phase != ANSWERING:
        no("a card is offered only while the partner is asked")


def _set_story(state: State, file: File) -> None:
    if file.story is None:
        state.begin_story()
        return
    for each in file.story:
        kind = one_of("move", each.move, MOVES)
        if not 0 <= each.seat < state.n:
            no(f"a move is one of a player 0 to {state.n - 1}")
        card = NO_CARD if each.card is None else _card(each.card)
        received = NO_CARD if each.received is None else _card(each.received)
        if (kind == REFILLED) != (card == NO_CARD):
            no("every move names its card, and a refill is of no single card")
        if (kind == EXCHANGED) != (state.n == 4 and kind not in (PLAYED, HIDDEN)):
            no("cards are exchanged by four players, and replaced by two or three")
        if (kind == EXCHANGED) != (received != NO_CARD):
            no("a card is received in an exchange only, and in each")
        state.story.append((kind, each.seat, card, received))
    _check_story(state)


def _check_story(state: State) -> None:
    """The moves, gone through backwards, lead from where the cards are to where they were. A story
    may begin in the middle of a match, with what lay among the discards then."""
    hands = [set(hand) for hand in state.hands]
    black = [cards[:] for cards in state.black]
    out = [cards[:] for cards in state.out]
    pile = set(state.pile)
    since: list[list[Card]] = [[] for _ in range(state.n)]
    discards: dict[int, list[list[Card]]] = {}
    for at, (kind, seat, card, _) in enumerate(state.story):
        if kind == DISCARDED:
            since[seat].append(card)
        elif kind == REFILLED:
            discards[at], since = since, [[] for _ in range(state.n)]
    if since != out:
        no("the story does not lead to the discards")
    for seat in range(state.n):
        played = sum([move[:2] == (PLAYED, seat) for move in state.story])
        if played > len(state.shown[seat]):
            no(f"the story does not lead to the collection of player {seat}")
    for at in range(len(state.story) - 1, -1, -1):
        kind, seat, card, received = state.story[at]
        hand = hands[seat]
        if kind == REFILLED:
            if any(out) or pile != {card for cards in discards[at] for card in cards}:
                no("the story does not lead to a new pile of the discards")
            out, pile = [cards[:] for cards in discards[at]], set()
        elif kind == EXCHANGED:
            other = hands[state.partner(seat)]
            _leave(hand, received)
            _leave(other, card)
            hand.add(card)
            other.add(received)
        elif kind == DREW:
            _leave(hand, card)
            pile.add(card)
        else:
            if kind != PLAYED:
                lying = (black if kind == HIDDEN else out)[seat]
                if lying[-1:] != [card]:
                    no(f"the story does not lead to where {NAMES[card]} is")
                lying.pop()
            elif any(card in each for each in (pile, *hands, *black, *out)):
                no(f"the story does not lead to where {NAMES[card]} is")
            hand.add(card)


def _leave(hand: set[Card], card: Card) -> None:
    if card not in hand:
        no(f"the story does not lead to where {NAMES[card]} is")
    hand.remove(card)
