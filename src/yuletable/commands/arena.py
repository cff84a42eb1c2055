"""`yuletable arena`: two computer players compared."""

from yuletable.arena.blocks import Player, Setting
from yuletable.arena.contest import Contest, contest
from yuletable.bots.levels import thinks
from yuletable.commands.errors import CommandError, check_bot, checked_options, game_entry
from yuletable.core.protocol import Options
from yuletable.core.registry import Entry


def arena(
    a: str,
    b: str,
    field: str | None,
    game_id: str,
    seats: int,
    blocks: int,
    seed: str,
    iterations: int | None,
    options: Options,
    jobs: int,
) -> Contest:
    """Play the blocks. a, b, field: names of bots, like "expert" or "expert:400". iterations: of
    those that look ahead and do not say otherwise. Raises CommandError."""
    entry = game_entry(game_id)
    for name, number in (("--blocks", blocks), ("--jobs", jobs), ("--iterations", iterations)):
        if number is not None and number < 1:
            raise CommandError(f"{name} must be 1 or more, not {number}.")
    setting = Setting(
        game=game_id,
        seats=seats,
        options=checked_options(entry.game.spec, seats, options),
        seed=seed,
        a=player(entry, a, iterations),
        b=player(entry, b, iterations),
        field=player(entry, b if field is None else field, iterations),
    )
    return contest(setting, blocks, jobs)


def player(entry: Entry, text: str, iterations: int | None) -> Player:
    """The bot of a name, or of "NAME:ITERATIONS". Raises CommandError."""
    name, colon, number = text.partition(":")
    check_bot(entry, name)
    if not thinks(entry, name):
        if colon:
            raise CommandError(f"{name} does not look ahead: it has no iterations to set.")
        return Player(name)
    if colon and not (number.isdecimal() and int(number) > 0):
        raise CommandError(f"{text!r} is not a bot: write it like {name}:400.")
    return Player(name, int(number) if colon else iterations)
