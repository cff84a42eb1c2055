"""Lets a bot in the CodinGame format of Patchwork play here.

    yuletable arena theirs greedy --game patchwork \\
        --bot "theirs=python docs/examples/contest_bridge.py ./their_bot"

It speaks docs/foreign-bots.md on its own input and output, and the contest's format with the
program that it is given. It needs the Python that Yuletable is installed in, for the patches.

Ids of the contest: 0 to 32, the 2x1 is 32; a 1x1 is 33. x is the column, y the row. A patch is
flipped left to right first, then turned clockwise.
"""

import json
import subprocess
import sys
from typing import Any, TextIO

from yuletable.games.patchwork.patches import COUNT, PATCHES, SIDE, SPECIAL

Json = dict[str, Any]


def contest_id(patch: int) -> int:
    """Ours 0 is the 2x1, which is the contest's last."""
    return patch if patch == SPECIAL else (patch - 1) % COUNT


def own_id(contest: int) -> int:
    """The patch of a contest's id."""
    return contest if contest == SPECIAL else (contest + 1) % COUNT


def orientation_of(patch: int, flip: int, turns: int) -> int:
    """The index of an orientation, the flip first."""
    shapes = PATCHES[patch].orientations
    index = shapes[0].flipped if flip else 0
    for _ in range(turns % 4):
        index = shapes[index].turned
    return index


def shape(patch: int) -> str:
    """As printed, rows with | between them."""
    printed = PATCHES[patch].orientations[0]
    return "|".join(
        "".join("O" if (row, column) in printed.cells else "." for column in range(printed.width))
        for row in range(printed.height)
    )


def first_lines(view: Json) -> list[str]:
    """What is said once: how many marks, and where."""
    lines = []
    for marks in (view["track"]["income"], view["track"]["special"]):
        lines += [str(len(marks)), " ".join(map(str, marks))]
    return lines


def turn_lines(view: Json, seat: int, opponent_moves: list[str]) -> list[str]:
    """What is said at each turn."""
    lines = []
    for player in (view["players"][seat], view["players"][1 - seat]):
        lines.append(f"{player['buttons']} {player['time']} {player['income']}")
        taken = ["." if patch is None else "O" for patch in player["quilt"]]
        lines += ["".join(taken[at : at + SIDE]) for at in range(0, SIDE * SIDE, SIDE)]
    lines.append(str(len(view["circle"])))
    for number in view["circle"]:
        patch = PATCHES[number]
        costs = f"{patch.income} {patch.buttons} {patch.time}"
        lines.append(f"{contest_id(number)} {costs} {shape(number)}")
    lines.append(str(contest_id(SPECIAL) if view["prompt"] == "special" else 0))
    return [*lines, str(len(opponent_moves)), *opponent_moves]


def moves_of(events: list[Json], seat: int) -> list[str]:
    """The moves that a seat made, in the contest's words."""
    moves = []
    for event in events:
        kind, data = event["kind"], event["data"]
        if data.get("seat") != seat:
            continue
        if kind == "passed":
            moves.append("SKIP")
        elif kind in ("placed", "special_placed"):
            patch = data.get("patch", SPECIAL)
            laid = PATCHES[patch].orientations[data.get("orientation", 0)]
            where = f"{data['column']} {data['row']}"
            moves.append(f"PLAY {contest_id(patch)} {where} {laid.flip} {laid.turns}")
    return moves


def answer_of(line: str) -> Json:
    """Our answer for a line of the contest. Raises ValueError for one that is none; whether the
    move is legal is for the rules to say. Behind the move there may be a message."""
    words = line.split()
    if words[:1] == ["SKIP"]:
        return {"pass": True}
    if words[:1] != ["PLAY"] or len(words) < 6:
        raise ValueError(line)
    contest, x, y, flip, turns = map(int, words[1:6])
    patch = own_id(contest)
    if patch == SPECIAL:
        return {"place": [y, x]}
    if not 0 <= contest < COUNT:
        raise ValueError(line)
    return {"buy": patch, "orientation": orientation_of(patch, flip, turns), "place": [y, x]}


def main(command: list[str]) -> None:
    """Play one match: a program is started for it and ends with it."""
    bot = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert bot.stdin is not None
    assert bot.stdout is not None
    seat, begun = 0, False
    for line in sys.stdin:
        message: Json = json.loads(line)
        if message["type"] == "start":
            seat = message["seat"]
            say(sys.stdout, {"ready": True})
        elif message["type"] == "move":
            lines = [] if begun else first_lines(message["view"])
            begun = True
            moves = moves_of(message["events"], 1 - seat)
            bot.stdin.write("\n".join([*lines, *turn_lines(message["view"], seat, moves)]) + "\n")
            bot.stdin.flush()
            said = bot.stdout.readline()
            try:
                say(sys.stdout, {"answer": answer_of(said)})
            except ValueError:
                sys.exit(f"the contest's bot said {said!r}")
        else:
            break
    bot.stdin.close()
    bot.wait()


def say(out: TextIO, message: Json) -> None:
    """A line of JSON."""
    out.write(json.dumps(message) + "\n")
    out.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
