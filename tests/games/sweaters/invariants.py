"""What holds in every position of Ugly Christmas Sweaters."""

from yuletable.games.sweaters.cards import CARDS, DEAL, FLOATING, HAND, NO_CARD, NUMBERED, SLOT
from yuletable.games.sweaters.position import (
    BANKED,
    BILLY_ASK,
    CLAIMS,
    FINAL,
    OFFER,
    PLAYING,
    TO_GIVE,
    UNSET,
)
from yuletable.games.sweaters.rules import State
from yuletable.games.sweaters.scoring import is_complete
from yuletable.games.sweaters.tricks import cards_in


def check(state: State) -> None:
    """Asserts all of it."""
    cards_are_conserved(state)
    sums_agree(state)
    claims_agree(state)
    n = state.n
    for seat in range(n):
        assert state.hands[seat].bit_count() <= HAND
        assert 0 <= state.left[seat] <= DEAL[n]
        inside = -1
        for mask, most in state.voids[seat]:
            assert inside == -1 or mask & ~inside == 0
            assert (state.hands[seat] & mask).bit_count() <= most
            inside = mask
    if state.phase == PLAYING and not state.trade:
        assert len(state.pool) == 4
        assert len({hand.bit_count() for hand in state.hands}) == 1
    if BILLY_ASK <= state.phase <= OFFER:
        assert [seat for seat, _ in state.order].count(state.who) >= 1
        assert state.leader == state.order[0][0]


def cards_are_conserved(state: State) -> None:
    """Each of the 52 cards is in one place, each piece in a slot that it may have."""
    places = [state.pile, state.pool, state.out, [played.card for played in state.trade]]
    places += [cards_in(hand) for hand in state.hands]
    moved = 0
    for area in state.sweaters:
        for sweater in area:
            cards = [card for card in sweater[: FLOATING + 1] if card != NO_CARD]
            assert cards
            places.append(cards)
            if sweater[FLOATING] != NO_CARD:
                assert sweater[FLOATING] >= NUMBERED
                assert len(cards) == 1
            moved += sum(
                card < NUMBERED and SLOT[card] != slot
                for slot, card in enumerate(sweater[:3])
                if card != NO_CARD
            )
    assert sorted(card for cards in places for card in cards) == list(range(CARDS))
    assert moved <= 3
    assert moved == 0 or any(state.spent)
    assert state.pile == sorted(state.pile)
    unlaid = 4 - len(state.pool) if state.trick == 0 and state.phase != FINAL else 0
    if not state.early:
        assert len(state.pile) == sum(state.left) + unlaid


def sums_agree(state: State) -> None:
    """Totals are the sums of the sheets, line by line; Secret Santas are in one place each."""
    for seat in range(state.n):
        own = [sheet.seats[seat] for sheet in state.sheets]
        assert state.totals[seat] == sum(each.points for each in own)
        assert state.unbuilt[seat] == sum(each.unbuilt for each in own)
        assert state.fad_points[seat] == sum(each.fad_points for each in own)
        for each in own:
            lines = [line for sweater in each.sweaters for line in sweater.lines]
            assert each.points == sum(line.points for line in [*lines, *each.extra])
            assert each.unbuilt == sum(not sweater.complete for sweater in each.sweaters)
    santas = [*state.santas_left]
    for seat in range(state.n):
        held = [*state.santas[seat], *(known.santa for known in state.revealed[seat])]
        rounds = 1 if state.avid or state.express else state.round
        assert len(held) <= TO_GIVE[state.options["mode"]] * rounds
        santas += held
    assert sorted(santas) == list(range(16))


def claims_agree(state: State) -> None:
    """Fads in play, claimed and not turned are different; only Express claims."""
    claimed: list[int] = []
    for area in state.sweaters:
        for sweater in area:
            fads = [fad for fad in range(10) if sweater[CLAIMS] >> fad & 1]
            claimed += fads
            assert bool(fads) == (sweater[BANKED] > 0)
            assert state.express or not fads
            assert not fads or is_complete(sweater) or any(state.spent)
    known = [*claimed, *state.fads, *state.fads_left]
    assert len(set(known)) == len(known)
    if not state.express:
        assert len(state.fads) + state.fads_due == 1
        assert all(s == UNSET for s in state.settings) or state.phase > OFFER
