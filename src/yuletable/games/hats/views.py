"""What the screens of Hats may see. An allow-list: whatever is not here never leaves.

A card is "topper-4", a type "topper"; spaces count from 1.
"""

from typing import Literal

import msgspec


class SpaceView(msgspec.Struct, frozen=True):
    """One space of the tray. value: what it makes a card of that type worth: its number, or 0 when
    the same type lies on a lower space."""

    space: int
    card: str
    value: int


class TypeView(msgspec.Struct, frozen=True):
    """One type in this game. value: of each card collected, if it ended now; 0: not on the tray."""

    type: str
    value: int


class LineView(msgspec.Struct, frozen=True):
    """One type in a collection: count cards, each worth value, points together."""

    type: str
    count: int
    value: int
    points: int


class PlayerView(msgspec.Struct, frozen=True):
    """One seat, as everybody sees it.

    hand: how many cards. collection: face up, in the order of coming. black: how many black hats.
    plays, left: main actions done and still to do. types: different types, all black hats together
    one. behind: types that the cookie's holder has more. wins_tie: with as many types as the holder
    this seat would take the cookie, as the numbers are now. lines, hats: what the face-up cards
    bring. points: hats, black hats and cookie, if it ended now. team: 0 or 1, null without teams.
    """

    hand: int
    collection: list[str]
    black: int
    plays: int
    left: int
    types: int
    behind: int
    wins_tie: bool
    cookie: bool
    lines: list[LineView]
    hats: int
    points: int
    team: int | None


class HandCardView(msgspec.Struct, frozen=True):
    """A card of the viewer's own hand. favourite: its line if it were the last card and it ended
    now; points: the viewer's total then."""

    card: str
    favourite: int
    points: int


class ExchangeView(msgspec.Struct, frozen=True):
    """A swap of cards with the partner, as the viewer saw it."""

    given: str
    received: str


class OwnView(msgspec.Struct, frozen=True):
    """What the viewer alone may see. hand: ascending. black: faces of the own black hats;
    discarded: own cards among the discards; exchanged: with the partner; each in order. offered:
    the own card of an open proposal."""

    hand: list[HandCardView]
    black: list[str]
    discarded: list[str]
    exchanged: list[ExchangeView]
    offered: str | None


class NapkinView(msgspec.Struct, frozen=True):
    """The final account of one seat: four lines and what makes them up.

    lines, hats: by type. black: black hats, a point each. favourite_card: what was left in hand;
    favourite_numbers: the collected numbers of its type; favourite: their sum less its own number.
    cookie: 5 or 0. total: the four lines; team_total: with the partner's, null without teams.
    place: 1 = first.
    """

    seat: int
    lines: list[LineView]
    hats: int
    black: int
    favourite_card: str
    favourite_numbers: list[int]
    favourite: int
    cookie: int
    total: int
    team_total: int | None
    place: int


class ValueChange(msgspec.Struct, frozen=True):
    """A type whose value changes by a swap, for everybody who has collected it."""

    type: str
    before: int
    after: int


class PreviewView(msgspec.Struct, frozen=True):
    """What a main action would do; each open swap and black hat of an ask carries one.

    card: what is collected face up, null for a black hat. new_type: a type that the collection does
    not have yet. values: types whose value changes. hats, black: change of these lines of one's
    own. types: different types then. cookie: "kept"; "taken", from cookie_seat (null: from
    nobody); or "elsewhere", with cookie_seat. points: change of the points of every seat, if it
    ended now, the cookie's included.
    """

    card: str | None
    new_type: bool
    values: list[ValueChange]
    hats: int
    black: int
    types: int
    cookie: Literal["kept", "taken", "elsewhere"]
    cookie_seat: int | None
    points: list[int]


class HatsView(msgspec.Struct, frozen=True):
    """The table, and for a seat what is its own.

    spaces: of the tray. removed: types out of the game. start: who began, current: whose turn it
    is, null before and after. round: 1 to 8 (`rounds`), 0 before. pile, discards: how many cards.
    cookie: its holder. black_number: of a black hat in a cookie tie, 0: none (6.3). main_done: the
    main action of this turn is done. optional: the kind of optional action in this game;
    optional_open: one can still be done in this turn, optional_left: so many at most. asked,
    prompt: the open ask. offer_from, offer_to: seats of an open proposal. team_points: if it ended
    now.
    own: null for the table. final, tie_break: when over, unless it ended early; tie_break says what
    decided between those with most points: null when nothing had to, "shared" when nothing did.
    """

    phase: Literal[
        "removing", "laying", "dealing", "starting", "playing", "answering", "drawing", "over"
    ]
    spaces: int
    removed: list[str]
    tray: list[SpaceView]
    types: list[TypeView]
    players: list[PlayerView]
    start: int | None
    current: int | None
    round: int
    rounds: int
    pile: int
    discards: int
    cookie: int | None
    black_number: int
    main_done: bool
    optional: Literal["replace", "offer"]
    optional_open: bool
    optional_left: int
    asked: int | None
    prompt: Literal["play", "after", "answer"] | None
    offer_from: int | None
    offer_to: int | None
    team_points: list[int]
    own: OwnView | None
    over: bool
    early: bool
    final: list[NapkinView]
    tie_break: Literal["black_hats", "cookie", "shared"] | None
