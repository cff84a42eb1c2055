"""A slow second reading of the rules, by lists of ranks, written from the clauses alone."""

from itertools import combinations, pairwise


def kind_of(ranks: tuple[int, ...]) -> str | None:
    """single, set, straight (chapter 4), None for anything else."""
    if len(ranks) == 1:
        return "single"
    if len(ranks) < 2:
        return None
    if all(rank == ranks[0] for rank in ranks):
        return "set"
    ordered = sorted(ranks)
    if all(high == low + 1 for low, high in pairwise(ordered)):
        return "straight"
    return None


def plays_of(hand: list[int]) -> set[tuple[int, ...]]:
    """Every combination in a hand: all its subsets are looked at."""
    found = set()
    for size in range(1, len(hand) + 1):
        for subset in set(combinations(sorted(hand), size)):
            if kind_of(subset):
                found.add(subset)
    return found


def may_answer(lead: tuple[int, ...], answer: tuple[int, ...]) -> bool:
    """The same type (5.3), and a card of the lead's low card or lower in it (5.4)."""
    return kind_of(answer) == kind_of(lead) and any(rank <= min(lead) for rank in answer)


class Hand:
    """One hand of the game: hands by seat, the trick as (seat, ranks)."""

    def __init__(self, hands: list[list[int]], leader: int) -> None:
        self.hands = [sorted(hand) for hand in hands]
        self.turn = leader
        self.trick: list[tuple[int, tuple[int, ...]]] = []
        self.discarded: list[int] = []
        self.winner: int | None = None

    def legal(self) -> set[tuple[int, ...]]:
        """What may be played now; () is a pass."""
        plays = plays_of(self.hands[self.turn])
        if not self.trick:
            return plays
        lead = self.trick[0][1]
        return {play for play in plays if may_answer(lead, play)} | {()}

    def play(self, ranks: tuple[int, ...]) -> None:
        seat = self.turn
        for rank in ranks:
            self.hands[seat].remove(rank)
        self.trick.append((seat, ranks))
        self.turn = (seat + 1) % len(self.hands)
        if len(self.trick) == len(self.hands):
            self._resolve()

    def _resolve(self) -> None:
        lows = [min(ranks) for _, ranks in self.trick if ranks]
        (*_, winner) = [seat for seat, ranks in self.trick if ranks and min(ranks) == min(lows)]
        for seat, ranks in self.trick:
            if not self.hands[seat] and seat != winner:
                self.hands[seat] = list(ranks)
            else:
                self.discarded += ranks
        self.trick = []
        self.turn = winner
        if not self.hands[winner]:
            self.winner = winner

    def settled(self, gifts: list[int]) -> list[int]:
        """The gifts after this hand (7.1, 7.2)."""
        assert self.winner is not None
        after = list(gifts)
        after[self.winner] += 1
        sizes = [len(hand) for hand in self.hands]
        for seat, size in enumerate(sizes):
            if size == max(sizes) and gifts[seat] > 0:
                after[seat] -= 1
                after[self.winner] += 1
        return after
