"""The personas of Gift Trail. There is almost no skill in it; they differ in character alone.

All roll when asked, and all swap places with whoever is furthest ahead: a character decides about
gifts, never about squares, so that every persona finishes equally often. Each looks at its own
view only.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from yuletable.core.protocol import Action, Pick
from yuletable.core.seen import Bot, Seen
from yuletable.games.gift_trail.actions import (
    DRAW,
    GIVE,
    KEEP,
    PICK,
    ROLL,
    STEAL,
    SWAP,
    TREE,
)
from yuletable.games.gift_trail.views import GiftTrailView

Rank = Callable[[GiftTrailView, int, int], tuple[int, ...]]
"""How much a persona likes to aim at a seat, given (view, own seat, that seat): highest first."""


def _nearest(view: GiftTrailView, seat: int, other: int) -> tuple[int, ...]:
    return (-abs(view.players[other].square - view.players[seat].square),)


def _rival(view: GiftTrailView, seat: int, other: int) -> tuple[int, ...]:
    """The one who moves next after this seat is the rival; then whoever follows."""
    order = view.order
    return (-((order.index(other) - order.index(seat)) % len(order)),)


def _leader(view: GiftTrailView, seat: int, other: int) -> tuple[int, ...]:
    return (view.players[other].square,)


def _aim(seen: Seen[Any], rank: Rank, pick: Pick) -> Action:
    """The action at the best liked seat; among equals by lot."""
    view = seen.view
    assert isinstance(view, GiftTrailView)
    aims = [action for action in seen.legal if STEAL <= action < GIVE]
    if aims[0] >= SWAP:
        liked = [_leader(view, seen.seat, action - SWAP) for action in aims]
    else:
        liked = [rank(view, seen.seat, action - STEAL) for action in aims]
    best = [action for action, like in zip(aims, liked, strict=True) if like == max(liked)]
    return best[pick(len(best))]


def _from_tree(seen: Seen[Any], pick: Pick) -> Action:
    """One of the parcels under the tree that may be picked."""
    parcels = [action for action in seen.legal if PICK < action < DRAW]
    return parcels[pick(len(parcels))] if parcels else DRAW


class Persona:
    """A character: whom it aims at, whether it robs for a first gift. Bots refuse payback (5.5)."""

    def __init__(self, rank: Rank, robs: bool) -> None:
        self._rank = rank
        self._robs = robs

    def __call__(self, seen: Seen[Any], pick: Pick) -> Action:
        legal = seen.legal
        if legal[0] == ROLL:
            return ROLL
        if legal[0] == TREE and not self._robs:
            return TREE
        if KEEP in legal:
            return KEEP
        if legal[-1] == DRAW:
            return _from_tree(seen, pick)
        return _aim(seen, self._rank, pick)


BOTS: Final[Mapping[str, Bot]] = {
    "polite": Persona(_nearest, robs=False),
    "magpie": Persona(_nearest, robs=True),
    "rival": Persona(_rival, robs=True),
    "leader_hunter": Persona(_leader, robs=True),
}
