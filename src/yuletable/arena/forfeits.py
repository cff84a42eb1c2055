"""Blocks that were not played to their end, kept apart from those that count."""

from collections.abc import Sequence

import msgspec

from yuletable.arena.blocks import Duel, Forfeit
from yuletable.arena.running import Found
from yuletable.arena.statistics import Interval, share_interval


class Failure(msgspec.Struct, frozen=True):
    """Where a program failed. duel: the labels of its bots; forfeit: what happened."""

    duel: tuple[str, str]
    forfeit: Forfeit


class NothingPlayed(ValueError):
    """Not one block of a duel was played to its end; says why."""


def failures(duels: Sequence[Duel], found: Found) -> list[Failure]:
    """All of them, duel by duel."""
    return [
        Failure((duel.mine.label, duel.theirs.label), each)
        for duel, results in zip(duels, found, strict=True)
        for _, each in sorted(results.items())
        if isinstance(each, Forfeit)
    ]


def by_bot(failed: Sequence[Failure]) -> dict[str, int]:
    """How many blocks each bot forfeited."""
    counts: dict[str, int] = {}
    for each in failed:
        counts[each.forfeit.bot] = counts.get(each.forfeit.bot, 0) + 1
    return counts


def check_played(duels: Sequence[Duel], found: Found) -> None:
    """Raises NothingPlayed."""
    for duel, results in zip(duels, found, strict=True):
        if results and all(isinstance(each, Forfeit) for each in results.values()):
            raise NothingPlayed(
                f"{duel.mine.label} against {duel.theirs.label}: no block was played to its end, "
                "so there is nothing to compare."
            )


def share_if_lost(
    bot: str, failed: Sequence[Failure], shares: Sequence[float], seats: int
) -> Interval:
    """The win share of a bot over the blocks that count, with those that it forfeited as lost."""
    own = {each.forfeit.number for each in failed if each.forfeit.bot == bot}
    return share_interval([*shares, *[0.0] * len(own)], seats)


def forfeits_text(counts: dict[str, int]) -> list[str]:
    """Lines for people; none where nobody failed."""
    return [
        f"  {bot} forfeited {count} of the blocks; they are not counted above."
        for bot, count in counts.items()
    ]
