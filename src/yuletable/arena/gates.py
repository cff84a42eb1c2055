"""What is asked of the levels: how often one must win against another."""

from typing import Final

import msgspec

from yuletable.arena.statistics import Interval

STEPS: Final = ("easy", "normal", "hard", "expert")
"""The levels that people choose from; each is to be a fair step above the one before."""
STEP_SHARES: Final = {2: (0.60, 0.72), 4: (0.32, 0.40)}
"""By the number of sides, where each seat is one: what a step wins of its games."""


class Gate(msgspec.Struct, frozen=True):
    """The better one's share of wins with so many seats, all others being the worse one: the lower
    end of its interval reaches `low`; where there is a `high`, some of its interval lies between
    both."""

    game: str
    seats: int
    better: str
    worse: str
    low: float
    high: float | None = None

    @property
    def text(self) -> str:
        """For people."""
        if self.high is None:
            return f"lower end at least {100 * self.low:.0f} %"
        return f"{100 * self.low:.0f} to {100 * self.high:.0f} %"

    def met_by(self, share: Interval) -> bool:
        """Whether a measured share meets it; without an interval nothing is known."""
        if share.low is None or share.high is None:
            return False
        if self.high is None:
            return share.low >= self.low
        return share.low <= self.high and share.high >= self.low


GATES: Final = (
    Gate("twelve_days", 4, "greedy", "random", 0.64),
    Gate("hats", 2, "greedy", "random", 0.94),
    Gate("patchwork", 2, "greedy", "random", 0.92),
    Gate("sweaters", 2, "greedy", "random", 0.85),
    Gate("twelve_days", 4, "expert", "greedy", 0.46),
    Gate("twelve_days", 2, "expert", "greedy", 0.74),
    Gate("hats", 2, "expert", "greedy", 0.80),
    Gate("patchwork", 2, "expert", "greedy", 0.95),
    Gate("sweaters", 2, "expert", "greedy", 0.60),
)


def step_gate(game: str, seats: int, sides: int, better: str, worse: str) -> Gate | None:
    """The gate of two neighbouring levels, None where there is none."""
    if sides != seats or seats not in STEP_SHARES or worse not in STEPS[:-1]:
        return None
    if better != STEPS[STEPS.index(worse) + 1]:
        return None
    return Gate(game, seats, better, worse, *STEP_SHARES[seats])
