"""Why something that a seat asked for cannot be done, as sentences with arguments."""

from yuletable.core.protocol import Json, Seat, Text
from yuletable.games.hats.cards import NUMBER, TAKES, TYPE, TYPES, Card
from yuletable.games.hats.position import ANSWERING, FINAL, PLAYING, Position


def why(reason: str, **args: Json) -> Text:
    """The sentence of a reason."""
    return Text(f"hats-why-{reason}", args)


def why_no_swap(card: Card, lying: Card, space: int) -> Text | None:
    """Why a card may not be swapped for the one that lies on a space (3.2), None where it may.
    space: from 1."""
    if TAKES[lying][card]:
        return None
    args = {
        "type": TYPES[TYPE[card]],
        "number": NUMBER[card],
        "lying_type": TYPES[TYPE[lying]],
        "lying_number": NUMBER[lying],
        "space": space,
    }
    return why("equal" if NUMBER[card] == NUMBER[lying] else "lower", **args)


def why_not_asked(state: Position, seat: Seat, word: str) -> Text:
    """Why a seat that is not asked cannot do anything now. word: what it wanted to do."""
    if state.phase == FINAL:
        return why("over")
    if word == "offer" and state.n != 4:
        return why("offer-no-partner")
    if state.phase == ANSWERING and seat == state.active:
        return why("wait-answer", partner_seat=state.partner(seat))
    if state.phase not in (PLAYING, ANSWERING):
        return why("not-asked")
    if word == "offer":
        return why("offer-turn", turn_seat=state.active)
    return why("not-turn", turn_seat=state.active)


def why_not_now(state: Position, word: str) -> Text | None:
    """Why the seat that is asked cannot do this kind of thing at all now, whatever the card; None
    where it may. word: swap, black, replace, offer, give, decline or end."""
    if state.phase == ANSWERING:
        return None if word in ("give", "decline") else why("answer-first", seat=state.active)
    if word in ("give", "decline"):
        return why("no-offer")
    if word == "replace" and state.n == 4:
        return why("replace-teams")
    if word == "offer" and state.n != 4:
        return why("offer-no-partner")
    if word in ("replace", "offer") and state.spent:
        if state.limit > 1 and state.extras == state.limit:
            return why("extras-used", most=state.limit)
        return why(f"{word}-used")
    if word in ("swap", "black") and state.main_done:
        return why("main-done")
    if word == "end" and not state.main_done:
        return why("main-first")
    return None


def why_not_held(card: Card) -> Text:
    """The card is in no place where the seat could play it from."""
    return why("not-held", type=TYPES[TYPE[card]], number=NUMBER[card])
