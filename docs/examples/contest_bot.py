"""A small bot in the CodinGame format of Patchwork: it buys whatever it can pay and sew on.

Of what fits it takes what covers most for its time, as far up and left as it goes; else it skips.
"""

from collections.abc import Iterator

SIDE = 9
Cells = list[tuple[int, int]]


def at_corner(cells: Cells) -> Cells:
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return [(row - top, column - left) for row, column in cells]


def shapes(text: str) -> Iterator[tuple[int, int, Cells]]:
    """(flip, turns, cells) of every way to lay a patch."""
    rows = text.split("|")
    printed = [(r, c) for r, row in enumerate(rows) for c, cell in enumerate(row) if cell == "O"]
    for flip in (0, 1):
        cells = at_corner([(r, -c) for r, c in printed]) if flip else printed
        for turns in range(4):
            yield flip, turns, cells
            cells = at_corner([(c, -r) for r, c in cells])


def fits(board: list[str], cells: Cells, row: int, column: int) -> bool:
    return all(
        row + r < SIDE and column + c < SIDE and board[row + r][column + c] == "." for r, c in cells
    )


def place(board: list[str], text: str) -> str | None:
    """Where a patch goes, as "x y flip turns"."""
    for row in range(SIDE):
        for column in range(SIDE):
            for flip, turns, cells in shapes(text):
                if fits(board, cells, row, column):
                    return f"{column} {row} {flip} {turns}"
    return None


def main() -> None:
    for _ in range(4):  # where the marks lie is nothing to this bot
        input()
    while True:
        try:
            buttons, _, _ = map(int, input().split())
        except EOFError:
            return
        board = [input() for _ in range(SIDE)]
        for _ in range(1 + SIDE):
            input()
        patches = [input().split() for _ in range(int(input()))]
        special = int(input())
        for _ in range(int(input())):
            input()
        if special:
            print(f"PLAY {special} {place(board, 'O')}", flush=True)
            continue
        choices = []
        for name, income, price, time, text in patches[:3]:
            where = place(board, text)
            if where is not None and int(price) <= buttons:
                worth = (2 * text.count("O") + 4 * int(income) - int(price)) / int(time)
                choices.append((worth, f"PLAY {name} {where}"))
        print(max(choices)[1] if choices else "SKIP", flush=True)


if __name__ == "__main__":
    main()
