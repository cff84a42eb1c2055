"""Who may have brought which parcel: a fair draw among all that fits what a seat knows."""

from typing import Final

from yuletable.core.protocol import Pick, Seat

_TRIES: Final = 64
_EXACT: Final = 10
_CHAIN: Final = 24


def redeal(seats: list[Seat], numbers: list[int], ruled_out: list[int], pick: Pick) -> list[int]:
    """A number for each seat, all assignments that avoid the ruled out ones equally likely.

    ruled_out: by seat, the bit mask of the numbers it cannot have brought. At least one
    assignment must exist. The true one is not looked at, so that nothing of it can show.
    Beyond ten seats with many numbers ruled out the draw is nearly, not exactly, uniform.
    """
    for _ in range(_TRIES):
        dealt = _shuffled(numbers, pick)
        if not any(
            ruled_out[seat] >> number & 1 for seat, number in zip(seats, dealt, strict=True)
        ):
            return dealt
    if len(seats) <= _EXACT:
        return _counted(seats, numbers, ruled_out, pick)
    return _mixed(seats, numbers, ruled_out, pick)


def _shuffled(numbers: list[int], pick: Pick) -> list[int]:
    dealt = numbers[:]
    for last in range(len(dealt) - 1, 0, -1):
        other = pick(last + 1)
        dealt[last], dealt[other] = dealt[other], dealt[last]
    return dealt


def _counted(seats: list[Seat], numbers: list[int], ruled_out: list[int], pick: Pick) -> list[int]:
    """Uniform by counting: ways[mask] = assignments of the numbers in `mask` to the last seats."""
    count = len(seats)
    ways = [0] * (1 << count)
    ways[0] = 1
    for mask in range(1, 1 << count):
        barred = ruled_out[seats[count - mask.bit_count()]]
        ways[mask] = sum(
            ways[mask ^ 1 << index]
            for index, number in enumerate(numbers)
            if mask >> index & 1 and not barred >> number & 1
        )
    dealt: list[int] = []
    mask = (1 << count) - 1
    for seat in seats:
        rest = pick(ways[mask])
        for index, number in enumerate(numbers):
            if mask >> index & 1 and not ruled_out[seat] >> number & 1:
                rest -= ways[mask ^ 1 << index]
                if rest < 0:
                    dealt.append(number)
                    mask ^= 1 << index
                    break
    return dealt


def _mixed(seats: list[Seat], numbers: list[int], ruled_out: list[int], pick: Pick) -> list[int]:
    """A random assignment by augmenting paths, then a long chain of exchanges that keep it legal:
    of two seats and of three, so that no assignment is cut off from the others."""
    dealt = _matched(seats, numbers, ruled_out, pick)
    count = len(seats)
    barred = [ruled_out[seat] for seat in seats]
    for _ in range(_CHAIN * count):
        a, b, c = pick(count), pick(count), pick(count)
        if c in (a, b):
            c = a
        if a == b:
            continue
        # c == a: the two exchange; else the three pass on in a ring.
        x, y, z = dealt[a], dealt[b], dealt[c]
        if c == a:
            if not (barred[a] >> y & 1 or barred[b] >> x & 1):
                dealt[a], dealt[b] = y, x
        elif not (barred[a] >> y & 1 or barred[b] >> z & 1 or barred[c] >> x & 1):
            dealt[a], dealt[b], dealt[c] = y, z, x
    return dealt


def _matched(seats: list[Seat], numbers: list[int], ruled_out: list[int], pick: Pick) -> list[int]:
    tried_in = [_shuffled(numbers, pick) for _ in seats]
    owner: dict[int, int] = {}

    def place(index: int, seen: set[int]) -> bool:
        for number in tried_in[index]:
            if number in seen or ruled_out[seats[index]] >> number & 1:
                continue
            seen.add(number)
            if number not in owner or place(owner[number], seen):
                owner[number] = index
                return True
        return False

    for index in range(len(seats)):
        if not place(index, set()):
            raise ValueError("no assignment of the parcels fits what is ruled out")
    number_of = {index: number for number, index in owner.items()}
    return [number_of[index] for index in range(len(seats))]
