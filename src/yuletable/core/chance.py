"""Keyed draws from a committed seed.

The i-th chance outcome of a match, counted from 0, depends on the seed and on i alone, so two
players compared on one seed meet the same luck, and anyone can draw it again after the match.
"""

import hashlib
import random
import secrets
from struct import Struct
from typing import Final

from yuletable.core.protocol import Action, Outcomes, Pick

SEED_BYTES: Final = 32
_COUNTER = Struct("<Q")
_blake2b = hashlib.blake2b


def new_seed() -> bytes:
    """32 random bytes from the operating system."""
    return secrets.token_bytes(SEED_BYTES)


def seed_of(text: str) -> bytes:
    """The seed that a text stands for: its SHA-256."""
    return hashlib.sha256(text.encode()).digest()


def commitment(seed: bytes) -> str:
    """The SHA-256 of the seed in hex, shown before the first draw."""
    return hashlib.sha256(seed).hexdigest()


def draw(seed: bytes, index: int, outcomes: Outcomes) -> Action:
    """The outcome of draw number `index`: keyed BLAKE2b(seed, index) as u64, times the total
    weight, shifted right by 64."""
    digest = _blake2b(_COUNTER.pack(index), key=seed, digest_size=8).digest()
    (word,) = _COUNTER.unpack(digest)
    if isinstance(outcomes, int):
        picked: int = word * outcomes >> 64
        return picked
    rest: int = word * sum([weight for _, weight in outcomes]) >> 64
    for outcome, weight in outcomes:
        rest -= weight
        if rest < 0:
            return outcome
    raise ValueError("a draw needs at least one outcome of positive weight")


def is_outcome(outcomes: Outcomes, outcome: Action) -> bool:
    """Whether a draw from `outcomes` can give `outcome`."""
    if isinstance(outcomes, int):
        return 0 <= outcome < outcomes
    return any(outcome == each for each, _ in outcomes)


def picker(rng: random.Random) -> Pick:
    """A `Pick` over a generator of its own, by `random.random` alone: its sequence is promised
    across Python versions."""
    uniform = rng.random
    return lambda n: int(uniform() * n)
