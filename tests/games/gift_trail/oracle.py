"""The rules of draws, candidates and defaults once more: slow, literal, from the rules text.

Nothing of the game's own code is used; a table is plain numbers.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Player:
    """One player on the way. number: the place in the order of turns, 0 first."""

    seat: int
    number: int
    square: int
    gift: int
    had: bool


@dataclass(frozen=True)
class Trail:
    """Everyone on the way, in the order of turns; the shields; how many are in the order."""

    players: tuple[Player, ...]
    shields: frozenset[int]

    def shielded(self, player: Player) -> bool:
        return player.square in self.shields

    def others(self, lander: Player) -> list[Player]:
        return [player for player in self.players if player.seat != lander.seat]

    def takeable(self, lander: Player) -> list[Player]:
        """Another player on the way who holds a gift and does not stand on a shield."""
        return [other for other in self.others(lander) if other.gift and not self.shielded(other)]

    def swappable(self, lander: Player) -> list[Player]:
        """Another player on the way, not on a shield, on another square."""
        return [
            other
            for other in self.others(lander)
            if not self.shielded(other) and other.square != lander.square
        ]

    def front_runners(self) -> list[Player]:
        """On the highest square of all on the way, whatever they hold, wherever they stand."""
        highest = max(player.square for player in self.players)
        return [player for player in self.players if player.square == highest]

    def previous(self, lander: Player) -> Player:
        """Backwards in turn order the first one on the way."""
        backwards = sorted(
            self.others(lander), key=lambda other: (other.number >= lander.number, other.number)
        )
        before = [other for other in backwards if other.number < lander.number]
        return before[-1] if before else backwards[-1]

    def following(self, lander: Player) -> list[Player]:
        """The others, next in turn order first."""
        after = [other for other in self.players if other.number > lander.number]
        return after + [other for other in self.players if other.number < lander.number]


def fits_on_star(trail: Trail, lander: Player) -> list[tuple[str, int, list[int]]]:
    """(effect, weight, seats) in the order of the draw."""
    here = lander.square
    takeable = trail.takeable(lander)
    near = [other for other in takeable if abs(other.square - here) <= 6]
    ahead = [other for other in takeable if other.square > here]
    behind = [other for other in takeable if other.square < here]
    nearest_ahead = [o for o in ahead if o.square == min(x.square for x in ahead)]
    nearest_behind = [o for o in behind if o.square == max(x.square for x in behind)]
    closest_to_finish = [o for o in ahead if o.square == max(x.square for x in ahead)]
    front = [
        other
        for other in trail.front_runners()
        if other.square > here and other.gift and not trail.shielded(other)
    ]
    found: list[tuple[str, int, list[Player]]] = []
    if not lander.gift:
        found.append(("leap_forward", 1, []))
    if near:
        found.append(("sneaky_steal", 2, near))
    if lander.gift:
        if nearest_ahead:
            found.append(("steal_ahead", 1, nearest_ahead))
        if nearest_behind:
            found.append(("steal_behind", 1, nearest_behind))
        if closest_to_finish:
            found.append(("steal_front_gift", 1, closest_to_finish))
        if trail.swappable(lander):
            found.append(("swap_places", 1, trail.swappable(lander)))
    if front:
        found.append(("steal_front_gift_place", 1, front))
    return [(effect, weight, sorted(p.seat for p in seats)) for effect, weight, seats in found]


def fits_on_skull(trail: Trail, lander: Player) -> list[tuple[str, int, list[int]]]:
    """(effect, weight, seats) in the order of the draw."""
    if not lander.gift:
        return [("back_3", 1, [])]
    previous = trail.previous(lander)
    found: list[tuple[str, int, list[int]]] = [("back_to_tree", 1, [])]
    if not previous.gift:
        found.append(("payback_steal", 1, [previous.seat]))
    if previous.gift and not trail.shielded(previous):
        found.append(("payback_trade", 1, [previous.seat]))
    return found


def may_choose_a_first_gift(trail: Trail, lander: Player) -> list[int]:
    """The seats to steal from; empty when there is no such choice."""
    if lander.gift or lander.had:
        return []
    return sorted(other.seat for other in trail.takeable(lander))


def default(trail: Trail, lander: Player, prompt: str, seats: list[int]) -> int:
    """The seat picked when no answer comes."""
    among = [other for other in trail.following(lander) if other.seat in seats]
    here = lander.square
    if prompt == "pick_victim":
        least = min(abs(other.square - here) for other in among)
        among = [other for other in among if abs(other.square - here) == least]
    elif prompt == "pick_swap":
        ahead = [other for other in among if other.square > here]
        if ahead:
            among = [o for o in ahead if o.square == max(x.square for x in ahead)]
        else:
            behind = [other for other in among if other.square < here]
            among = [o for o in behind if o.square == max(x.square for x in behind)]
    return among[0].seat
