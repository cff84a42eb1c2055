"""Worlds that are possible for a seat: everything hidden from it, dealt anew, with a whole story.

The ways of the cards that the seat has put out of its own sight are drawn first (`tracks`). All
other hidden cards are exchangeable: they are dealt to what is left of the hidden zones, and the
story is gone through backwards, each unseen move bringing back any card of the zone it led to. So a
world is a position that a match can have led to, and can be asked for worlds itself.
"""

from typing import Final

from yuletable.core.protocol import Pick, Seat
from yuletable.games.hats.cards import NO_CARD, Card
from yuletable.games.hats.position import (
    ANSWERING,
    DISCARDED,
    DREW,
    EXCHANGED,
    FINAL,
    HIDDEN,
    PLAYED,
    REFILLED,
    Move,
    Position,
)
from yuletable.games.hats.tracks import (
    BLACK,
    HAND,
    OUT,
    PILE,
    ZONES,
    Ways,
    discarded_before,
    draw_ways,
    unseen,
)

_PILES: Final = 2
"""How many new piles are remembered. One extra action a turn never makes more (9.1)."""


def redeal(state: Position, seat: Seat, pick: Pick) -> None:
    """Overwrite all that `seat` does not know, in place."""
    n = state.n
    # At the end every favourite is laid open (7.1).
    open_hands = state.phase == FINAL and not state.early
    zones: list[list[Card]] = [[] for _ in range(ZONES)]
    zones[PILE] = state.pile
    for other in range(n):
        if other != seat:
            if not open_hands:
                zones[HAND + other] = state.hands[other]
            zones[BLACK + other] = state.black[other]
            zones[OUT + other] = state.out[other]
    story = state.story = _remembered(state.story)
    lying = discarded_before(story, n)
    seen = story
    if open_hands:
        seen = story + [(PLAYED, o, state.hands[o][0], NO_CARD) for o in range(n) if o != seat]
    ways = draw_ways(seen, seat, list(map(len, zones)), lying, pick)
    forgotten = ways is None
    if ways is None:
        ways, seen, story = Ways({}, {}, 0, {}, {}), [], []
    rest = _deal(zones, ways, pick)
    state.pile = _sorted(rest, ways, PILE)
    for other in range(n):
        if other != seat and not open_hands:
            state.hands[other] = _sorted(rest, ways, HAND + other)
    state.story = _whole(seen, seat, rest, ways, lying, pick)[: len(story)]
    _lay_hidden(state, seat, rest)
    if forgotten:
        # What went to and fro: the story begins with what lies there now.
        for other in range(n):
            if other != seat:
                state.out[other] = rest[OUT + other]
        state.begin_story()
    if state.phase == ANSWERING and state.active != seat:
        offering = state.hands[state.active]
        state.offered = offering[pick(len(offering))]
    state.legal = None


def _remembered(story: list[Move]) -> list[Move]:
    """What is kept in mind of a story: all since the last new pile but _PILES."""
    renewed = [at for at, move in enumerate(story) if move[0] == REFILLED]
    return story[renewed[-_PILES - 1] + 1 :] if len(renewed) > _PILES else story


def _deal(zones: list[list[Card]], ways: Ways, pick: Pick) -> list[list[Card]]:
    """The cards that are not lost, by lot, to what the lost ones leave of each zone."""
    places = ways.places
    pool = [card for zone in zones for card in zone if card not in places]
    # Sorted: where the cards really are must not show in how they are dealt.
    pool.sort()
    for index in range(len(pool) - 1, 0, -1):
        other = pick(index + 1)
        pool[index], pool[other] = pool[other], pool[index]
    sizes = list(map(len, zones))
    for place in places.values():
        sizes[place] -= 1
    rest = []
    at = 0
    for size in sizes:
        following = at + max(0, size)
        rest.append(pool[at:following])
        at = following
    return rest


def _sorted(rest: list[list[Card]], ways: Ways, zone: int) -> list[Card]:
    return sorted(rest[zone] + [card for card, place in ways.places.items() if place == zone])


def _whole(
    story: list[Move],
    seat: Seat,
    rest: list[list[Card]],
    ways: Ways,
    lying: dict[int, list[int]],
    pick: Pick,
) -> list[Move]:
    """The story with a card for every unseen move. rest: by zone the cards that are not lost, as
    they lie now; afterwards as they lay before the story."""
    whole = story[:]
    took, first = ways.took, ways.first
    # What other partners play later they may have exchanged out of sight: it lies with the rest.
    swapping = {seat ^ 1, seat ^ 3} if any(move[0] == EXCHANGED for move in story) else set()
    for at in range(len(story) - 1, -1, -1):
        if at == first - 1:
            for early, zone in ways.begin.items():
                if zone - HAND not in swapping:
                    rest[zone].append(early)
        kind, mover, card, back = story[at]
        if kind == REFILLED:
            _unmix(rest, seat, lying[at], ways.lying.get(at), pick)
        elif kind == EXCHANGED:
            if mover & 1 == seat & 1:
                if at < first:
                    rest[HAND + (seat ^ 2)].append(back if mover == seat else card)
            else:
                given, received = rest[HAND + (mover ^ 2)], rest[HAND + mover]
                card, back = _take(given, pick), _take(received, pick)
                given.append(back)
                received.append(card)
                whole[at] = kind, mover, card, back
        elif mover == seat:
            if kind == DREW and at < first:
                rest[PILE].append(card)
        elif kind == PLAYED:
            if at < first or mover in swapping:
                rest[HAND + mover].append(card)
        elif at in took:
            whole[at] = kind, mover, took[at], NO_CARD
        else:
            source, target = unseen(kind, mover)
            card = _take(rest[target], pick)
            rest[source].append(card)
            whole[at] = kind, mover, card, NO_CARD
    return whole


def _take(cards: list[Card], pick: Pick) -> Card:
    """Any one of them, taken away."""
    at = pick(len(cards))
    cards[at], cards[-1] = cards[-1], cards[at]
    return cards.pop()


def _unmix(
    rest: list[list[Card]], seat: Seat, counts: list[int], lost: list[int] | None, pick: Pick
) -> None:
    """The pile is the discards again, from which it was made."""
    pile = rest[PILE]
    for other, count in enumerate(counts):
        if other != seat:
            zone = OUT + other
            rest[zone] = [_take(pile, pick) for _ in range(count - (lost[zone] if lost else 0))]


def _lay_hidden(state: Position, seat: Seat, rest: list[list[Card]]) -> None:
    """Black hats and discards of the others in the order of the story; what lay there before it
    comes first. rest: as `_whole` leaves it."""
    hidden: list[list[Card]] = [[] for _ in range(state.n)]
    out: list[list[Card]] = [[] for _ in range(state.n)]
    for kind, mover, card, _ in state.story:
        if kind == HIDDEN:
            hidden[mover].append(card)
        elif kind == DISCARDED:
            out[mover].append(card)
        elif kind == REFILLED:
            out = [[] for _ in range(state.n)]
    for other in range(state.n):
        if other != seat:
            state.black[other] = rest[BLACK + other] + hidden[other]
            state.out[other] = out[other]
