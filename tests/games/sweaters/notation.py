"""Short notation for tests: "R7 P12" are red 7 and purple 12, "G*" is the green patch, seats are
numbers. In a sweater a piece lies in its printed slot, "G*L" is the patch on the left, "G*" floats,
"R7B" lies where Maria put it, and "!5:6" says that it has claimed Fad 5 for 6 points."""

from collections.abc import Sequence
from typing import Any, Final, Self

from tests.conformance.subjects import random_step
from tests.games import table
from yuletable.bots.flat import drawn
from yuletable.core.protocol import CHANCE, Json, Pick, Seat, check_options
from yuletable.games.sweaters import GAME
from yuletable.games.sweaters.cards import (
    CARD_OF,
    CARDS,
    DEAL,
    HAND,
    NAMES,
    NUMBERED,
    PLAYS,
    SLOT,
    SLOTS,
)
from yuletable.games.sweaters.policy import policy
from yuletable.games.sweaters.position import TO_GIVE
from yuletable.games.sweaters.rules import State
from yuletable.games.sweaters.spec import has_fit, has_yarn
from yuletable.games.sweaters.views import SweatersView

COLORS: Final = {"P": "purple", "R": "red", "G": "green", "Y": "yellow"}
END: Final = ("tina", "tina_placing", "patches", "review", "over")
GONE: Final = ("drafting", "placing", "offer", "billy")


def named(short: str) -> str:
    """ "R7" or "R*" as the wire writes it."""
    return f"{COLORS[short[0]]}-{'patch' if short[1:] == '*' else short[1:]}"


def cards(short: str) -> list[str]:
    return [named(each) for each in short.split()]


def card(short: str) -> int:
    return CARD_OF[named(short)]


def sweater(short: str) -> dict[str, Json]:
    """One sweater of a position."""
    found: dict[str, Json] = {}
    for each in short.split():
        if each[0] == "!":
            claims, banked = each[1:].split(":")
            found |= {"claims": [int(fad) for fad in claims.split(",")], "banked": int(banked)}
            continue
        slot: str = each[-1] if each[-1] in SLOTS and len(each) > 2 else ""
        name = named(each.removesuffix(slot))
        printed = CARD_OF[name]
        if not slot:
            slot = "floating" if printed >= NUMBERED else SLOTS[SLOT[printed]]
        found[slot] = name
    return found


def pieces(file: dict[str, Json]) -> list[str]:
    return [file[key] for key in ("L", "R", "B", "floating") if key in file]


def position(
    hands: Sequence[str] = ("", ""),
    *,
    pool: str = "",
    trade: Sequence[tuple[Any, ...]] = (),
    sweaters: Sequence[Sequence[str]] | None = None,
    size: int | None = None,
    trick: int | None = None,
    santas: Sequence[Sequence[int]] | None = None,
    abilities: Sequence[str | None] | None = None,
    spent: Sequence[int] = (),
    out: str = "",
    keep: str = "",
    **more: Any,
) -> dict[str, Json]:
    """A position of round 1, as a rule. Hands, pool, covered cards and piles are filled up from the
    cards that are nowhere.

    trade: (seat, card) or, for a led patch, (seat, card, value, icon). size: cards that everybody
    had when the trick began. keep: cards that stay in the piles.
    """
    n = len(hands)
    phase = more.get("phase", "playing")
    options = check_options(GAME.spec, more.setdefault("options", {}))
    areas = [[sweater(each) for each in area] for area in sweaters or [[] for _ in hands]]
    each = PLAYS[n] // n
    knitted = [sum(len(pieces(file)) for file in area) for area in areas]
    if size is not None:
        trick = (DEAL[n] - size) // each + 1
    if trick is None:
        trick = max(-(-count // each) for count in knitted) + (phase not in END)
        trick = max(trick, 1)
    done = trick if phase in END else trick - 1
    gone = 0
    if phase in GONE:
        used = more.get("billied") is not None
        at = more.get("entry", 0)
        gone = at + used - (used and more["billied"] < at) + (phase == "offer")
    named_cards = [*cards(pool), *cards(out), *cards(keep)]
    named_cards += [name for hand in hands for name in cards(hand)]
    named_cards += [named(each[1]) for each in trade]
    named_cards += [name for area in areas for file in area for name in pieces(file)]
    assert len(named_cards) == len(set(named_cards)), named_cards
    # Patches last: they stay in the piles unless they are named.
    spare = [NAMES[c] for c in range(CARDS) if NAMES[c] not in named_cards]
    players: list[dict[str, Json]] = []
    for seat in range(n):
        traded = sum(played[0] == seat for played in trade)
        total = DEAL[n] - each * done - traded
        most = min(HAND - (0 if options["profile"] == "current" else traded), total)
        if phase in END:
            most = min(total, len(hands[seat].split()))
        hand = cards(hands[seat])
        while len(hand) < most:
            hand.append(spare.pop(0))
        players.append({"hand": hand, "left": total - len(hand), "sweaters": areas[seat]})
    laid = cards(pool)
    while len(laid) < 4 - gone:
        laid.append(spare.pop(0))
    covered = cards(out)
    while len(covered) + sum(knitted) < PLAYS[n] * done + gone:
        covered.append(spare.pop(0))
    _give(players, options, santas, abilities, spent)
    express = options["mode"] == "express"
    claimed = [fad for area in areas for file in area for fad in file.get("claims", [])]
    display = [fad for fad in (7, 1, 3, 5, 9, 2, 4) if fad not in claimed]
    data: dict[str, Json] = {
        "players": players,
        "trick": trick,
        "leader": trade[0][0] if trade else 0,
        "pool": laid,
        "out": covered,
        "fads": display[: n + 1 - len(claimed)] if express else [7],
        "trade": [_played(*played) for played in trade],
        **({"yarn": "yellow"} if has_yarn(options) else {}),
        **({"fit": 6} if has_fit(options) else {}),
    }
    if phase in GONE:
        data.pop("leader")
    return {**data, **more}


def _give(
    players: list[dict[str, Json]],
    options: Any,
    santas: Sequence[Sequence[int]] | None,
    abilities: Sequence[str | None] | None,
    spent: Sequence[int],
) -> None:
    given = santas or [[] for _ in players]
    free = [number for number in range(1, 17) if all(number not in held for held in given)]
    for seat, player in enumerate(players):
        held = list(given[seat])
        while santas is None and len(held) < TO_GIVE[options["mode"]]:
            held.append(free.pop(0))
        player["santas"] = held
        if abilities is not None and abilities[seat] is not None:
            player["ability"] = abilities[seat]
            player["spent"] = seat in spent


def _played(
    seat: Seat, short: str, value: int | None = None, icon: str | None = None
) -> dict[str, Json]:
    found: dict[str, Json] = {"seat": seat, "card": named(short)}
    return found if value is None else {**found, "value": value, "icon": icon}


class Table(table.Table[State, SweatersView]):
    """A match from a position or from its beginning, every draw forced."""

    game = GAME

    def play(self, seat: Seat, short: str, copy: str | None = None) -> Self:
        return self.do(
            seat, {"play": named(short), **({"copy": named(copy)} if copy is not None else {})}
        )

    def take(self, seat: Seat, short: str, where: int | str = "new", **slots: str) -> Self:
        return self.do(seat, {"take": named(short), "sweater": where, **slots})

    def patch(self, seat: Seat, color: str, value: int, icon: str) -> Self:
        return self.do(seat, {"patch": f"{color}-patch", "value": value, "icon": icon})

    def draws(self) -> Self:
        """Every draw that is due, the first outcome of each."""
        told = list(self.events)
        while self.state.current() == CHANCE:
            self.do(CHANCE, GAME.action_json(self.state, CHANCE, 0))
            told += self.events
        self.events = told
        return self

    def finish_trick(self) -> Self:
        """Whatever is asked, answered as if time were over, until the trick or the round ends."""
        told = list(self.events)
        start = (self.state.round, self.state.trick, len(self.state.sheets))
        while (self.state.round, self.state.trick, len(self.state.sheets)) == start:
            if self.state.current() == CHANCE:
                self.do(CHANCE, GAME.action_json(self.state, CHANCE, 0))
            else:
                seat = self.state.current()
                self.do(seat, GAME.action_json(self.state, seat, self.state.default(seat)))
            told += self.events
        self.events = told
        return self

    def worn(self, seat: Seat) -> list[str]:
        """The sweaters of a seat, each piece with its slot: "L:red-7"."""
        return [
            " ".join(f"{piece.slot or 'F'}:{piece.card}" for piece in each.pieces)
            for each in self.view.players[seat].sweaters
        ]

    def legal(self, seat: Seat) -> list[Json]:
        """What the open options of the ask say."""
        return [option.data for option in self.ask(seat).options if option.why is None]


def sensible(state: State, pick: Pick) -> None:
    """One step as `policy` plays, chance by lot."""
    seat = state.current()
    if seat == CHANCE:
        state.apply(CHANCE, drawn(state.chance(), pick))
    else:
        state.apply(seat, policy(state, seat, pick))


def by_lot(state: State, pick: Pick) -> None:
    """One step, any legal one."""
    state.apply(*random_step(state, pick, 0))


LAST_TRADE: Final = ((1, "P12"), (0, "P1"), (1, "P11"), (0, "P2"))
"""A trick of two players in which seat 0 drafts last, after seat 1 twice and itself."""


def last_pick(short: str, *sweaters: str, other: Sequence[str] = (), **more: Any) -> Table:
    """Two players, the last entry of a draft: seat 0, with these sweaters, takes the one card left.
    The trick is that of LAST_TRADE: its cards are in use."""
    return Table(
        position(
            trade=LAST_TRADE,
            pool=short,
            phase="drafting",
            entry=3,
            sweaters=[sweaters, other],
            trick=more.pop("trick", 12),
            santas=more.pop("santas", [[5], [13]]),
            **more,
        )
    )
