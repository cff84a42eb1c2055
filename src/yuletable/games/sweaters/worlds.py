"""Worlds that are possible for a seat: everything hidden from it, dealt anew.

Hidden are the hands of the others, the piles, Secret Santas not revealed, and what others have
chosen for their patches while somebody still chooses. A seat that could not
follow held no such card then, and has at most as many now as it may have drawn since
(`Position.voids`: sets of cards, each within the one before, and how many of them it can hold). In
Avid a Secret Santa that stayed hidden when a round was counted was not met then.
"""

from collections.abc import Iterator, Sequence

from yuletable.core.protocol import Pick, Seat
from yuletable.games.sweaters.cards import SETTINGS, Card
from yuletable.games.sweaters.position import Position, Void, patches_of
from yuletable.games.sweaters.scoring import face, facts, matching
from yuletable.games.sweaters.sheets import SheetSeat
from yuletable.games.sweaters.tricks import cards_in


def redeal(state: Position, seat: Seat, pick: Pick) -> None:
    """Overwrite all that `seat` does not know, in place."""
    _deal_hands(state, seat, pick)
    _deal_santas(state, seat, pick)
    _choose_patches(state, seat, pick)
    state.seen_trick = state.trick
    state.legal = None


def _shuffle(cards: list[int], pick: Pick) -> None:
    for index in range(len(cards) - 1, 0, -1):
        other = pick(index + 1)
        cards[index], cards[other] = cards[other], cards[index]


def _deal_hands(state: Position, seat: Seat, pick: Pick) -> None:
    hands = state.hands
    mask = 0
    for card in state.pile:
        mask |= 1 << card
    sizes = []
    for other in range(state.n):
        sizes.append(0 if other == seat else hands[other].bit_count())
        if other != seat:
            mask |= hands[other]
    # Ascending: where the cards really are must not show in how they are dealt.
    cards = cards_in(mask)
    _shuffle(cards, pick)
    bound: list[tuple[int, Seat]] = []
    for other, size in enumerate(sizes):
        if size and state.voids[other]:
            bound += [(not_these, other) for not_these in places_bound(state.voids[other], size)]
    dealt = [0] * state.n
    if bound:
        given = match_cards(bound, cards)
        for at, (_, other) in enumerate(bound):
            dealt[other] |= 1 << cards[given[at]]
            sizes[other] -= 1
        taken = set(given)
        cards = [card for index, card in enumerate(cards) if index not in taken]
    at = 0
    for other, size in enumerate(sizes):
        if other == seat:
            continue
        hand = dealt[other]
        for card in cards[at : at + size]:
            hand |= 1 << card
        at += size
        hands[other] = hand
    state.pile = sorted(cards[at:])


def places_bound(voids: Sequence[Void], size: int) -> list[int]:
    """For the places of a hand that may not take any card: the set of cards that each must not
    take, the largest first."""
    bound: list[int] = []
    most = size
    for void in voids:
        # Each set lies within the one before, of which no more can be held either.
        less = min(most, void.most)
        bound += [void.mask] * (most - less)
        most = less
    return bound


def match_cards(bound: Sequence[tuple[int, Seat]], cards: Sequence[Card]) -> list[int]:
    """For every bound place the index of a card: the first that it may take, others moved over
    where none is left."""
    owner: dict[int, int] = {}
    given = [-1] * len(bound)

    def give(place: int, tried: set[int]) -> bool:
        mask = bound[place][0]
        for index, card in enumerate(cards):
            if index not in owner and not mask >> card & 1:
                owner[index] = place
                given[place] = index
                return True
        for index, card in enumerate(cards):
            if not mask >> card & 1 and index not in tried:
                tried.add(index)
                if give(owner[index], tried):
                    owner[index] = place
                    given[place] = index
                    return True
        return False

    for place in sorted(range(len(bound)), key=lambda at: -bound[at][0].bit_count()):
        give(place, set())
    return given


def _deal_santas(state: Position, seat: Seat, pick: Pick) -> None:
    santas = state.santas
    others = [other for other in range(state.n) if other != seat and santas[other]]
    if not others:
        return
    cards = list(state.santas_left)
    for other in others:
        cards += santas[other]
    cards.sort()
    _shuffle(cards, pick)
    if state.avid and state.sheets:
        dealt = _consistent(state, others, cards)
    else:
        dealt, at = [], 0
        for other in others:
            dealt.append(cards[at : at + len(santas[other])])
            at += len(santas[other])
    for other, held in zip(others, dealt, strict=True):
        santas[other] = sorted(held)
    state.santas_left = sorted(set(cards) - {card for held in dealt for card in held})


def _consistent(state: Position, others: Sequence[Seat], cards: list[int]) -> list[list[int]]:
    """The first hands of Secret Santas, in the order of the shuffled cards, of which none was met
    in a round that has been counted."""

    def deal(at: int, left: list[int]) -> list[list[int]] | None:
        if at == len(others):
            return []
        other = others[at]
        for held in _choices(left, len(state.santas[other])):
            if stayed_hidden(state, other, held):
                rest = deal(at + 1, [card for card in left if card not in held])
                if rest is not None:
                    return [list(held), *rest]
        return None

    found = deal(0, cards)
    assert found is not None, "what is true is possible"
    return found


def _choose_patches(state: Position, seat: Seat, pick: Pick) -> None:
    """Which patches others have chosen for shows in what they are asked; what they chose may be
    anything."""
    if state.chosen:
        own = patches_of(state.sweaters[seat])
        state.chosen = tuple(
            [(c, setting if c in own else pick(SETTINGS)) for c, setting in state.chosen]
        )


def _choices(cards: Sequence[int], size: int) -> Iterator[tuple[int, ...]]:
    """Every hand of so many of the cards; those of the first cards come first."""
    if not size:
        yield ()
        return
    for at in range(len(cards) - size + 1):
        for rest in _choices(cards[at + 1 :], size - 1):
            yield (cards[at], *rest)


def stayed_hidden(state: Position, seat: Seat, held: Sequence[int]) -> bool:
    """Whether the rounds counted would have revealed exactly what they did, with these Secret
    Santas still hidden. A round whose sweaters a position has left out tells nothing."""
    for sheet in state.sheets:
        own = sheet.seats[seat]
        if not own.sweaters:
            continue
        then = [each.santa for each in state.revealed[seat] if each.round >= sheet.round]
        met = [each.santa for each in own.santas if each.sweater is not None]
        if sorted(matching([*held, *then], masks_of(own))) != sorted(met):
            return False
    return True


def masks_of(sheet: SheetSeat) -> list[int]:
    """For each sweater of a sheet the Secret Santas that it satisfies."""
    masks = []
    for sweater in sheet.sweaters:
        faces = [face(piece.card, piece.setting) for piece in sweater.pieces]
        masks.append(facts(*faces).santas if sweater.complete else 0)
    return masks
