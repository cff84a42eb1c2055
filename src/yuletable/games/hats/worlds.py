"""Worlds that are possible for a seat: everything hidden from it, dealt anew.

Most hidden cards are exchangeable. Only a card that the seat itself has put out of sight is not:
one that it discarded and that was shuffled into a new pile lies there, or was drawn since; one that
it gave to its partner is with the partner, or was played face down. For those the moves of all
cards are gone through from the deal, the hidden ones by lot, until they agree with everything that
the seat has seen.
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

_PILE: Final = 0
_HAND: Final = 1
_BLACK: Final = 5
_OUT: Final = 9
_ZONES: Final = 13
"""Places where a card can be out of sight: the pile, and by seat hand, black hats, discards."""

_FREE: Final = 12
_GUIDED: Final = 300
"""Tries to draw the hidden moves freely, where every way is as likely as it was, and then so that
each card still comes where it was seen; a world drawn after all of them ignores that."""

_ANYWHERE: Final = (1 << _ZONES) - 1


def redeal(state: Position, seat: Seat, pick: Pick) -> None:
    """Overwrite all that `seat` does not know, in place."""
    n = state.n
    # At the end every favourite is laid open (7.1).
    open_hands = state.phase == FINAL and not state.early
    zones: list[list[Card]] = [state.pile]
    zones += [[]] * (_ZONES - 1)
    for other in range(n):
        if other != seat:
            if not open_hands:
                zones[_HAND + other] = state.hands[other]
            zones[_BLACK + other] = state.black[other]
            zones[_OUT + other] = state.out[other]
    known = _known(state, seat, pick, open_hands)
    pool = [card for zone in zones for card in zone if card not in known]
    # Sorted: where the cards really are must not show in how they are dealt.
    pool.sort()
    for index in range(len(pool) - 1, 0, -1):
        other_index = pick(index + 1)
        pool[index], pool[other_index] = pool[other_index], pool[index]
    at = 0
    for number, zone in enumerate(zones):
        if not zone:
            continue
        kept = [card for card, place in known.items() if place == number] if known else []
        following = at + len(zone) - len(kept)
        zone[:] = kept + pool[at:following]
        at = following
        if number < _BLACK:
            zone.sort()
    if state.phase == ANSWERING and state.active != seat:
        offering = state.hands[state.active]
        state.offered = offering[pick(len(offering))]
    state.story = [_as_seen(move, seat) for move in state.story]
    state.legal = None


def _as_seen(move: Move, seat: Seat) -> Move:
    """A move without the cards that a seat did not see."""
    kind, mover, _, _ = move
    if kind == PLAYED or mover == seat or (kind == EXCHANGED and mover ^ 2 == seat):
        return move
    return kind, mover, NO_CARD, NO_CARD


def _known(state: Position, seat: Seat, pick: Pick, open_hands: bool) -> dict[Card, int]:
    """Where the cards are, by lot, that `seat` itself has put out of sight: card -> zone."""
    if not _put_out_of_sight(state.story, seat):
        return {}
    story = state.story[:]
    if open_hands:
        story += [
            (PLAYED, other, card, NO_CARD)
            for other in range(state.n)
            for card in state.hands[other]
        ]
    first = _first_counts(state, story, seat, open_hands)
    ways: dict[int, list[int]] | None = None
    for attempt in range(_FREE + _GUIDED):
        if attempt == _FREE:
            ways = _ways(story, seat)
        known = _walk(story, seat, first[:], pick, ways)
        if known is not None:
            own_out = state.out[seat]
            return {card: zone for card, zone in known.items() if card not in own_out}
    return {}


def _put_out_of_sight(story: list[Move], seat: Seat) -> bool:
    discarded = False
    for kind, mover, card, _ in story:
        if kind == DISCARDED and mover == seat and card != NO_CARD:
            discarded = True
        elif (kind == REFILLED and discarded) or (kind == EXCHANGED and mover & 1 == seat & 1):
            return True
    return False


def _first_counts(state: Position, story: list[Move], seat: Seat, open_hands: bool) -> list[int]:
    """How many cards were in each zone before the story: from now backwards."""
    counts = [0] * _ZONES
    counts[_PILE] = len(state.pile)
    for other in range(state.n):
        counts[_HAND + other] = 0 if open_hands else len(state.hands[other])
        counts[_BLACK + other] = len(state.black[other])
        counts[_OUT + other] = len(state.out[other])
    for at in range(len(story) - 1, -1, -1):
        kind, mover, _, _ = story[at]
        if kind == PLAYED:
            counts[_HAND + mover] += 1
        elif kind == HIDDEN:
            counts[_HAND + mover] += 1
            counts[_BLACK + mover] -= 1
        elif kind == DISCARDED:
            counts[_HAND + mover] += 1
            counts[_OUT + mover] -= 1
        elif kind == DREW:
            counts[_HAND + mover] -= 1
            counts[_PILE] += 1
        elif kind == REFILLED:
            # The pile was empty, and its cards were the discards since the last time.
            counts[_PILE] = 0
            for before in range(at - 1, -1, -1):
                if story[before][0] == REFILLED:
                    break
                if story[before][0] == DISCARDED:
                    counts[_OUT + story[before][1]] += 1
    return counts


def _ways(story: list[Move], seat: Seat) -> dict[int, list[int]]:
    """For each move by which `seat` put a card out of sight, by its index in the story: before each
    later move the zones (bits) from which that card can still come to where it was seen next."""
    return {
        at: _way(story, seat, at, card if mover == seat else back)
        for at, (kind, mover, card, back) in enumerate(story)
        if (kind == DISCARDED and mover == seat) or (kind == EXCHANGED and mover & 1 == seat & 1)
    }


def _way(story: list[Move], seat: Seat, start: int, card: Card) -> list[int]:
    end, reachable = len(story), _ANYWHERE
    for at in range(start + 1, len(story)):
        kind, mover, seen, back = story[at]
        if kind == PLAYED and seen == card and mover != seat:
            end, reachable = at, 1 << (_HAND + mover)
            break
        if kind == DREW and seen == card and mover == seat:
            end, reachable = at, 1 << _PILE
            break
        if kind == EXCHANGED and (back if mover == seat else seen) == card:
            end, reachable = at, 1 << (_HAND + (seat ^ 2))
            break
    zones = [_ANYWHERE] * (len(story) + 1)
    zones[end] = reachable
    for at in range(end - 1, start, -1):
        kind, mover, _, _ = story[at]
        if kind == REFILLED:
            reachable = reachable & ~(1 << _PILE) & ((1 << _OUT) - 1) | (
                -(1 << _OUT) & _ANYWHERE if reachable >> _PILE & 1 else 0
            )
        elif mover != seat and kind in _MOVED:
            source, target = _MOVED[kind]
            if reachable >> (target + (mover if target else 0)) & 1:
                reachable |= 1 << (source + (mover if source else 0))
        zones[at] = reachable
    return zones


_MOVED: Final = {HIDDEN: (_HAND, _BLACK), DISCARDED: (_HAND, _OUT), DREW: (_PILE, _HAND)}
"""From where to where a hidden card goes; all but the pile are by seat."""


def _walk(
    story: list[Move],
    seat: Seat,
    counts: list[int],
    pick: Pick,
    ways: dict[int, list[int]] | None,
) -> dict[Card, int] | None:
    """One way that the cards may have gone; None when it contradicts what the seat saw. ways: where
    each card can still be, to be kept to."""
    known: dict[Card, int] = {}
    way_of: dict[Card, list[int]] = {}

    def move_hidden(at: int, source: int, target: int) -> bool:
        """Any card of a zone goes to another. False when none can."""
        others = counts[source]
        counts[source] = others - 1
        counts[target] += 1
        if not known:
            return others > 0
        inside = [card for card, zone in known.items() if zone == source]
        if not inside:
            return others > 0
        others -= len(inside)
        if ways is not None:
            after = at + 1
            bound = [card for card in inside if not way_of[card][after] >> source & 1]
            if bound:
                if len(bound) > 1:
                    return False
                inside, others = bound, 0
            inside = [card for card in inside if way_of[card][after] >> target & 1]
        if others + len(inside) <= 0:
            return False
        chosen = pick(others + len(inside))
        if chosen < len(inside):
            known[inside[chosen]] = target
        return True

    def take_seen(card: Card, source: int) -> bool:
        """A card comes to light out of a zone. False when it cannot have been there."""
        left = counts[source]
        counts[source] = left - 1
        if not known:
            return left > 0
        if card in known:
            return known.pop(card) == source
        return left > list(known.values()).count(source)

    def put(at: int, card: Card, zone: int) -> None:
        known[card] = zone
        counts[zone] += 1
        if ways is not None:
            way_of[card] = ways[at]

    for at, (kind, mover, card, back) in enumerate(story):
        mine = mover == seat
        if kind == REFILLED:
            if _PILE in known.values():
                return None
            counts[_PILE] = sum(counts[_OUT:])
            counts[_OUT:] = [0] * (_ZONES - _OUT)
            for each, zone in known.items():
                if zone >= _OUT:
                    known[each] = _PILE
        elif kind == EXCHANGED:
            if mover & 1 == seat & 1:
                given, received = (card, back) if mine else (back, card)
                if not take_seen(received, _HAND + (seat ^ 2)):
                    return None
                put(at, given, _HAND + (seat ^ 2))
        elif mine:
            if kind == DISCARDED:
                put(at, card, _OUT + mover)
            elif kind == DREW and not take_seen(card, _PILE):
                return None
        elif kind == PLAYED:
            if not take_seen(card, _HAND + mover):
                return None
        else:
            source, target = _MOVED[kind]
            source += mover if source else 0
            if not move_hidden(at, source, target + mover):
                return None
    return known
