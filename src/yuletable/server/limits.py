"""How fast one may talk, and how fast one may guess."""

import time
from typing import Final

LONGEST: Final = 2.0
"""Most seconds that the answer to a wrong code is held back."""
FORGET: Final = 60.0
MOST_ADDRESSES: Final = 4096


class Bucket:
    """A token bucket: `rate` messages a second, `burst` at once (None = twice the rate)."""

    __slots__ = ("_at", "_full", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float | None = None) -> None:
        self._rate = rate
        self._full = 2 * rate if burst is None else burst
        self._tokens = self._full
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more message is allowed now."""
        now = time.monotonic()
        self._tokens = min(self._full, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float | None = None) -> None:
        self._rate = rate
        self._burst = burst
        self._by_address: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Whether one more message from there is allowed now."""
        bucket = self._by_address.setdefault(address, Bucket(self._rate, self._burst))
        if len(self._by_address) > MOST_ADDRESSES:
            del self._by_address[next(iter(self._by_address))]
        return bucket.take()


class Guesses:
    """Wrong room codes by address: the more, the slower the answer; a right code never waits."""

    def __init__(self) -> None:
        self._wrong: dict[str, tuple[int, float]] = {}

    def wrong(self, address: str) -> float:
        """Note a wrong code; seconds to hold the answer back."""
        now = time.monotonic()
        count, at = self._wrong.pop(address, (0, now))
        if now - at > FORGET:
            count = 0
        self._wrong[address] = (count + 1, now)
        if len(self._wrong) > MOST_ADDRESSES:
            del self._wrong[next(iter(self._wrong))]
        return 0.0 if count < 2 else min(LONGEST, 0.125 * 2.0 ** (count - 2))
