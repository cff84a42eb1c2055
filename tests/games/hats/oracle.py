"""The rules of Hats once more, slowly and literally, from the clauses of RULES.md.

It shares nothing with the game but the words: cards are (type, number), and every question is
answered from what lies on the table now, never from what was kept on the way.
"""

from dataclasses import dataclass, field

Card = tuple[str, int]


def card_of(name: str) -> Card:
    kind, number = name.split("-")
    return kind, int(number)


@dataclass
class Seat:
    hand: list[Card] = field(default_factory=list)
    collection: list[Card] = field(default_factory=list)
    black: list[Card] = field(default_factory=list)


@dataclass
class Oracle:
    """tray: space -> card. black_number: None, or what black hats count in the cookie's tie."""

    seats: list[Seat]
    tray: dict[int, Card]
    black_number: int | None = None
    cookie: int | None = None

    def may_swap(self, card: Card, space: int) -> bool:
        """3.2"""
        there = self.tray[space]
        if card[0] == there[0]:
            return True
        return card[1] > there[1]

    def swap(self, seat: int, card: Card, space: int) -> None:
        there = self.tray[space]
        self.tray[space] = card
        self.seats[seat].hand.remove(card)
        self.seats[seat].collection.append(there)
        self.give_cookie()

    def hide(self, seat: int, card: Card) -> None:
        """3.3"""
        self.seats[seat].hand.remove(card)
        self.seats[seat].black.append(card)
        self.give_cookie()

    def type_count(self, seat: int) -> int:
        """6.1"""
        who = self.seats[seat]
        kinds = {kind for kind, _ in who.collection}
        if who.black:
            kinds.add("black")
        return len(kinds)

    def beats(self, one: int, two: int) -> bool:
        """Whether a seat has a better claim to the cookie than another (6.1 to 6.5)."""
        if self.type_count(one) != self.type_count(two):
            return self.type_count(one) > self.type_count(two)
        numbers = []
        for seat in (one, two):
            own = [number for _, number in self.seats[seat].collection]
            if self.black_number is not None:
                own += [self.black_number for _ in self.seats[seat].black]
            numbers.append(sorted(own))
        mine, theirs = numbers
        while mine and theirs:
            first, other = mine.pop(0), theirs.pop(0)
            if first != other:
                return first < other
        return len(mine) > len(theirs)

    def give_cookie(self) -> None:
        """Over everybody, not only the one who has just played (6.6)."""
        everybody = range(len(self.seats))
        claims = [
            seat
            for seat in everybody
            if self.type_count(seat)
            and not any(self.beats(other, seat) for other in everybody if other != seat)
        ]
        if self.cookie not in claims:
            assert len(claims) == 1, "the cookie has one owner"
            self.cookie = claims[0]

    def value(self, kind: str) -> int:
        """7.2"""
        spaces = [space for space, (there, _) in self.tray.items() if there == kind]
        return min(spaces) if spaces else 0

    def lines(self, seat: int, favourite: Card | None) -> tuple[int, int, int, int]:
        """The four lines: hats, black hats, favourite, cookie (7.3 to 7.6)."""
        who = self.seats[seat]
        hats = 0
        for kind, _ in who.collection:
            hats += self.value(kind)
        liked = 0
        if favourite is not None:
            for kind, number in who.collection:
                if kind == favourite[0]:
                    liked += number
            liked -= favourite[1]
        return hats, len(who.black), liked, 5 if self.cookie == seat else 0

    def points(self, favourites: bool) -> list[int]:
        """Of each seat, in a game of four of its team (7.7)."""
        own = []
        for seat, who in enumerate(self.seats):
            own.append(sum(self.lines(seat, who.hand[0] if favourites else None)))
        if len(own) == 4:
            first, second = own[0] + own[2], own[1] + own[3]
            return [first, second, first, second]
        return own

    def winners(self) -> set[int]:
        """7.8, 7.9"""
        points = self.points(True)
        left = {seat for seat in range(len(points)) if points[seat] == max(points)}

        def team(seat: int) -> list[int]:
            return [seat, (seat + 2) % 4] if len(self.seats) == 4 else [seat]

        def blacks(seat: int) -> int:
            return sum(len(self.seats[each].black) for each in team(seat))

        most = max(blacks(seat) for seat in left)
        left = {seat for seat in left if blacks(seat) == most}
        with_cookie = {seat for seat in left if self.cookie in team(seat)}
        return with_cookie or left
