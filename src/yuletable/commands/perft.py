"""`yuletable perft`: the lines of play of a game, counted by depth."""

from time import perf_counter

import msgspec

from yuletable.commands.errors import CommandError, game_entry
from yuletable.core.perft import Perft, perft
from yuletable.core.registry import entries


class Counts(msgspec.Struct, frozen=True):
    """What `perft` prints. counts: lines of 1, 2, ... plies."""

    game: str
    rules_version: int
    order: list[int]
    counts: list[int]
    seconds: float


def count_lines(game_id: str, order: str, depth: int) -> Counts:
    """Count from the set-up in an order, numbers with commas between. Raises CommandError."""
    game = game_entry(game_id).game
    if not isinstance(game, Perft):
        known = [id for id, entry in entries().items() if isinstance(entry.game, Perft)]
        raise CommandError(
            f"{game_id} does not offer perft. The games that do: {', '.join(known) or 'none'}."
        )
    if depth < 1:
        raise CommandError(f"--depth must be 1 or more, not {depth}.")
    try:
        numbers = [int(number) for number in order.split(",")]
    except ValueError:
        raise CommandError(f"--order must be numbers like 2,1,0, not {order!r}.") from None
    try:
        state = game.laid_out(numbers)
    except ValueError as error:
        raise CommandError(f"--order cannot be laid out: {error}.") from None
    began = perf_counter()
    counts = [perft(game, state, plies) for plies in range(1, depth + 1)]
    seconds = round(perf_counter() - began, 3)
    return Counts(game_id, game.spec.rules_version, numbers, counts, seconds)


def counts_text(result: Counts) -> str:
    """The counts for people."""
    lines = [f"{result.game}: lines of play in {result.seconds:.2f} s"]
    lines += [f"  {plies} plies  {count:>14,}" for plies, count in enumerate(result.counts, 1)]
    return "\n".join(lines)
