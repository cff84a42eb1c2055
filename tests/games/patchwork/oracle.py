"""A slow second reading of the rules of Patchwork: squares in dictionaries, a step at a time."""

from dataclasses import dataclass, field

Cell = tuple[int, int]


@dataclass
class Side:
    space: int = 0
    buttons: int = 5
    income: int = 0
    quilt: dict[Cell, int] = field(default_factory=dict)


@dataclass
class Oracle:
    """table: printed cells, price, time and income of each patch. arrivals: seats, the last to
    come to its space last."""

    table: dict[int, tuple[set[Cell], int, int, int]]
    circle: list[int]
    small: set[int]
    arrivals: list[int]
    sides: list[Side] = field(default_factory=lambda: [Side(), Side()])
    owes: int | None = None
    bonus: int | None = None
    home: list[int] = field(default_factory=list)

    def turn(self) -> int | None:
        if self.owes is not None:
            return self.owes
        one, two = (side.space for side in self.sides)
        if one == two == 53:
            return None
        if one != two:
            return 0 if one < two else 1
        return self.arrivals[-1]

    def shapes(self, patch: int) -> set[frozenset[Cell]]:
        """Every turn and flip, moved into the corner."""
        cells = {(0, 0)} if patch == 33 else self.table[patch][0]
        found = set()
        for mirror in (1, -1):
            turned = {(row, mirror * column) for row, column in cells}
            for _ in range(4):
                turned = {(column, -row) for row, column in turned}
                top = min(row for row, _ in turned)
                left = min(column for _, column in turned)
                found.add(frozenset((row - top, column - left) for row, column in turned))
        return found

    def placements(self, seat: int, patch: int) -> set[frozenset[Cell]]:
        quilt = self.sides[seat].quilt
        found = set()
        for shape in self.shapes(patch):
            for down in range(9):
                for right in range(9):
                    moved = frozenset((row + down, column + right) for row, column in shape)
                    inside = all(row < 9 and column < 9 for row, column in moved)
                    if inside and not any(cell in quilt for cell in moved):
                        found.add(moved)
        return found

    def buyable(self, seat: int) -> list[int]:
        side = self.sides[seat]
        return [
            patch
            for patch in self.circle[:3]
            if self.table[patch][1] <= side.buttons and self.placements(seat, patch)
        ]

    def sew(self, seat: int, patch: int, cells: frozenset[Cell]) -> None:
        quilt = self.sides[seat].quilt
        for cell in cells:
            assert cell not in quilt
            quilt[cell] = patch
        if self.bonus is None:
            for top in range(3):
                for left in range(3):
                    if all((top + r, left + c) in quilt for r in range(7) for c in range(7)):
                        self.bonus = seat
        if patch == 33:
            self.owes = None

    def advance(self, seat: int, steps: int, paid: bool) -> None:
        side = self.sides[seat]
        taken = False
        for _ in range(steps):
            if side.space == 53:
                break
            side.space += 1
            side.buttons += paid
            if side.space % 6 == 5:
                side.buttons += side.income
            if side.space in self.small:
                self.small.remove(side.space)
                taken = True
        self.arrivals.append(seat)
        if side.space == 53:
            self.home.append(seat)
        if taken and len(side.quilt) < 81:
            self.owes = seat

    def rest(self, seat: int) -> None:
        self.advance(seat, self.sides[1 - seat].space + 1 - self.sides[seat].space, True)

    def buy(self, seat: int, patch: int, cells: frozenset[Cell]) -> None:
        _, price, time, income = self.table[patch]
        side = self.sides[seat]
        side.buttons -= price
        assert side.buttons >= 0
        while self.circle[0] != patch:
            self.circle.append(self.circle.pop(0))
        self.circle.pop(0)
        side.income += income
        self.sew(seat, patch, cells)
        self.advance(seat, time, False)

    def points(self, seat: int) -> int:
        side = self.sides[seat]
        return side.buttons + 7 * (self.bonus == seat) - 2 * (81 - len(side.quilt))
