"""Why something that a seat asked for cannot be done, as sentences with arguments. All of them are
made of what the seat sees. Numbers in comments are clauses of RULES.md."""

from yuletable.core.protocol import Action, Json, Seat, Text
from yuletable.games.twelve_days.actions import ACTION_OF, KIND, KINDS, LOW
from yuletable.games.twelve_days.cards import HIGHEST, Cards, Rank, count_of
from yuletable.games.twelve_days.position import FINAL, PLAYING, Position


def why(reason: str, **args: Json) -> Text:
    """The sentence of a reason."""
    return Text(f"twelve_days-why-{reason}", args)


def why_not_asked(state: Position) -> Text:
    """Why a seat that is not asked cannot do anything now."""
    if state.phase == FINAL:
        return why("over")
    if state.phase != PLAYING:
        return why("not-asked")
    return why("not-turn", turn_seat=state.who)


def why_not_held(hand: Cards, ranks: list[Rank]) -> Text | None:
    """Why these cards cannot be played out of a hand, None where they can."""
    for rank in sorted(set(ranks)):
        count = ranks.count(rank)
        held = count_of(hand, rank)
        if count > held:
            return why("not-held", rank=rank, held=held, count=count)
    return None


def why_none(ranks: list[Rank]) -> Text:
    """Why these cards, ascending, are no combination (chapter 4)."""
    different = sorted(set(ranks))
    doubled = [rank for rank in different if ranks.count(rank) > 1]
    if doubled and len(different) > 1 and tuple(different) in ACTION_OF:
        return why("doubled", rank=doubled[0])
    if not doubled and _wraps(different):
        return why("wrap")
    return why("no-combination")


def _wraps(ranks: list[Rank]) -> bool:
    """Whether these would be a straight if rank 1 came behind rank 12 (4.5)."""
    gaps = [at for at in range(1, len(ranks)) if ranks[at] - ranks[at - 1] > 1]
    return ranks[0] == 1 and ranks[-1] == HIGHEST and len(gaps) == 1


def why_no_answer(lead: Action, action: Action) -> Text | None:
    """Why a combination does not answer the lead (5.3, 5.4), None where it does."""
    kind = KINDS[KIND[lead]]
    if KIND[action] != KIND[lead]:
        return why("wrong-type", type=kind, type_played=KINDS[KIND[action]], low=LOW[lead])
    if LOW[action] > LOW[lead]:
        return why("too-high", type=kind, low=LOW[lead], own_low=LOW[action])
    return None


def why_not(state: Position, seat: Seat, ranks: list[Rank]) -> Text | None:
    """Why the seat that is asked cannot play these cards, ascending; None where it can."""
    refused = why_not_held(state.hands[seat], ranks)
    if refused:
        return refused
    action = ACTION_OF.get(tuple(ranks))
    if action is None:
        return why_none(ranks)
    return why_no_answer(state.trick[0], action) if state.trick else None
