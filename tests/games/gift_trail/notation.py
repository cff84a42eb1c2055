"""Positions written in short, and a table to play them at with forced draws.

    A@16:gB   A on square 16, holding the gift that B brought
    B@12🛡:-   no gift and never had one (the sign 🛡 is checked, not needed)
    C@9:-*    no gift now, but had one
    D fin:gA  finished; `D fin` holds the own gift
    E out     removed

Seats are letters in turn order, on the short board unless said otherwise; seat s brought number
s + 1; every gift not shown lies under the tree. Fewer than two on the way: the next letter stands
on 0 without a gift.
"""

import re
from collections.abc import Sequence
from typing import Any, Self

from yuletable.core.chance import is_outcome
from yuletable.core.match import Events
from yuletable.core.protocol import (
    CHANCE,
    CLOCK,
    OVER,
    Ask,
    Json,
    Refusal,
    Seat,
    check_options,
    clock_id,
)
from yuletable.games.gift_trail import GAME
from yuletable.games.gift_trail.boards import BOARDS, SHIELD
from yuletable.games.gift_trail.rules import State

_PLAYER = re.compile(
    r"(?P<letter>[A-Z])(?:@(?P<square>\d+)(?P<shield>🛡?):(?P<held>g[A-Z]|-\*?)"
    r"| (?P<away>fin|out)(?::g(?P<kept>[A-Z]))?)(?:, ?| |$)"
)
SHORT = {"board": "short"}


def seat(letter: str) -> Seat:
    """The seat that a letter stands for."""
    return ord(letter) - ord("A")


def number(letter: str) -> int:
    """The number of the gift that a letter brought."""
    return seat(letter) + 1


def letter(of_seat: Seat) -> str:
    return chr(ord("A") + of_seat)


def position(given: str, options: Json = None, **more: Json) -> dict[str, Json]:
    """The position file of a line in short; `more` is further keys of the file."""
    options = {**SHORT, **(options or {})}
    length = BOARDS[options["board"]].length
    players: dict[str, dict[str, Json]] = {}
    rest = given.strip()
    finished = 0
    while rest:
        found = _PLAYER.match(rest)
        assert found, f"not a player: {rest!r}"
        rest = rest[found.end() :].lstrip()
        who, held = found["letter"], found["held"]
        if found["away"] == "fin":
            finished += 1
            gift = number(found["kept"] or who)
            players[who] = {"square": length, "gift": gift, "rank": finished}
        elif found["away"]:
            players[who] = {"removed": True}
        else:
            square = int(found["square"])
            if found["shield"]:
                assert BOARDS[options["board"]].kinds[square] == SHIELD
            players[who] = {"square": square}
            if held.startswith("g"):
                players[who]["gift"] = number(held[1])
            elif held == "-*":
                players[who]["had"] = True
    while sum("rank" not in p and "removed" not in p for p in players.values()) < 2:
        players[letter(len(players))] = {"square": 0}
    assert sorted(players) == [letter(n) for n in range(len(players))], "letters without a gap"
    return {"options": options, "players": [players[who] for who in sorted(players)], **more}


class Table:
    """A position being played, with everything that was told."""

    def __init__(self, given: str, options: Json = None, **more: Json) -> None:
        self.state: State = GAME.from_position(position(given, options, **more))
        self.told = Events()

    @classmethod
    def new(cls, seats: int, **options: Json) -> Self:
        """A match from its very beginning, on the short board."""
        table = object.__new__(cls)
        table.state = GAME.new(seats, check_options(GAME.spec, {**SHORT, **options}))
        table.told = Events()
        return table

    # Steps.

    def do(self, who: Seat, data: Json) -> None:
        """One step in the wire's own JSON; every atom must be legal."""
        parsed = GAME.parse_action(self.state, who, data)
        assert not isinstance(parsed, Refusal), f"{data}: {parsed.why}"
        for action in parsed:
            if who == CHANCE:
                assert self.state.current() == CHANCE
                assert is_outcome(self.state.chance(), action)
            else:
                assert action in self.state.legal_actions(who)
            self.state.apply(who, action, self.told)

    def chance(self, **draw: Json) -> Self:
        self.do(CHANCE, draw)
        return self

    def roll(self, *faces: int) -> Self:
        """The seat whose turn it is rolls these faces."""
        assert self.prompt == "roll"
        self.do(self.state.current(), {"roll": True})
        return self.chance(dice=list(faces))

    def draw(self, effect: str) -> Self:
        return self.chance(effect=effect)

    def leap(self, squares: int) -> Self:
        return self.chance(effect="leap_forward").chance(leap=squares)

    def tree(self, brought_by: str) -> Self:
        """The draw from the tree gives this gift."""
        return self.chance(tree_gift=number(brought_by))

    def answer(self, who: str, **data: Json) -> Self:
        """An answer; a letter as its value stands for that seat."""
        self.do(seat(who), {k: seat(v) if isinstance(v, str) else v for k, v in data.items()})
        return self

    def clock(self, kind: str, who: str = "A") -> Self:
        action = clock_id(kind, seat(who), self.state.n)
        assert action in self.state.legal_actions(CLOCK), f"{kind} {who} is not legal now"
        self.state.apply(CLOCK, action, self.told)
        return self

    def timeout(self) -> Self:
        """Time is up for the seat that is asked."""
        return self.clock("default", letter(self.state.current()))

    def may(self, kind: str, who: str = "A") -> bool:
        return clock_id(kind, seat(who), self.state.n) in self.state.legal_actions(CLOCK)

    # What is seen.

    @property
    def prompt(self) -> str | None:
        ask = self.ask
        return ask.kind if ask else None

    @property
    def ask(self) -> Ask | None:
        who = self.state.current()
        return GAME.ask(self.state, who) if who >= 0 else None

    @property
    def asked(self) -> str | None:
        who = self.state.current()
        return letter(who) if who >= 0 else None

    @property
    def turn_of(self) -> str:
        return letter(self.state.way[self.state.at])

    @property
    def over(self) -> bool:
        return self.state.current() == OVER

    @property
    def open_options(self) -> list[str]:
        """What may be chosen: letters for seats, `tree`, numbers, `yes`/`no`, `draw`."""
        assert self.ask
        return [_option(each.data) for each in self.ask.options if each.why is None]

    @property
    def closed_options(self) -> dict[str, str]:
        """What may not be chosen, and the last part of the key that says why."""
        assert self.ask
        return {
            _option(each.data): each.why.key.removeprefix("gift_trail-why-")
            for each in self.ask.options
            if each.why is not None
        }

    @property
    def under_tree(self) -> str:
        """The gifts under the tree by the letters of who brought them: "AB"."""
        return "".join(letter(n - 1) for n in self.state.tree)

    @property
    def fits(self) -> dict[str, tuple[int, str]]:
        """The fitting effects of the current draw with weight and candidates: (2, "BD")."""
        view = GAME.view(self.state, None)
        return {fit.effect: (fit.weight, "".join(map(letter, fit.candidates))) for fit in view.fits}

    @property
    def all_players(self) -> str:
        return " ".join(self.shown(letter(n)) for n in range(self.state.n))

    def shown(self, who: str) -> str:
        """One seat as the notation has it, without the sign of a shield."""
        state, index = self.state, seat(who)
        gift = f"g{letter(state.gift[index] - 1)}" if state.gift[index] else ""
        if state.removed >> index & 1:
            return f"{who} out"
        if index not in state.way and state.rank[index]:
            return f"{who} fin:{gift}"
        held = gift or ("-*" if state.had >> index & 1 else "-")
        return f"{who}@{state.pos[index]}:{held}"

    def expect(self, line: str) -> Self:
        """Every seat named in the line is as the line says."""
        for word in re.split(r" (?=[A-Z](?:@| ))", line.replace("🛡", "")):
            assert self.shown(word[0]) == word
        return self

    def events(self, kind: str) -> list[dict[str, Any]]:
        return [event.full for event in self.told if event.kind == kind]

    @property
    def kinds(self) -> Sequence[str]:
        return [event.kind for event in self.told]


def _option(data: dict[str, Json]) -> str:
    ((key, value),) = data.items()
    if key in ("steal", "swap"):
        return letter(value)
    if key == "give":
        return "yes" if value else "no"
    return str(value) if key == "gift" else key
