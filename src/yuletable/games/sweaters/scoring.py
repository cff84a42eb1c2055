"""What sweaters are worth. Numbers in comments are clauses of RULES.md."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeVar

from yuletable.games.sweaters.cards import (
    CLASHES,
    COLOR,
    FADS,
    HIGHEST,
    ICON,
    ICONS,
    NUMBERED,
    SANTAS,
    VALUE,
    Card,
    setting_of,
    setting_parts,
)
from yuletable.games.sweaters.cards import (
    FLOATING as FLOATING_AT,
)
from yuletable.games.sweaters.kept import kept
from yuletable.games.sweaters.position import BANKED, UNSET

COMPLETE: Final = 2
RUN: Final = 2
OBJECTIVE: Final = 3
PLAIN: Final = 1
SANTA: Final = 3
BROTHERS_POINTS: Final = 3
SAVED: Final = 1000
"""More than the points of any round: whoever misses a Secret Santa of Avid ends with 0 (8.3)."""


class Facts(NamedTuple):
    """What three pieces make, whoever has knitted them. run: a run of values (7.3). color, icon:
    the one that all have, else -1. clash: three colors and three icons. santas: set of the Secret
    Santas that it satisfies."""

    run: bool
    color: int
    icon: int
    clash: bool
    santas: int


def face(card: Card, setting: int = UNSET) -> int:
    """A piece as it counts: (value * 5 + icon + 1) * 4 + color; value 0 and icon -1 of an open
    patch."""
    if card < NUMBERED:
        return _FACES[card]
    if setting == UNSET:
        return card - NUMBERED
    value, icon = setting_parts(setting)
    return (value * 5 + icon + 1) * 4 + card - NUMBERED


_FACES: Final = [(VALUE[c] * 5 + ICON[c] + 1) * 4 + COLOR[c] for c in range(NUMBERED)]


@kept(1 << 16)
def facts(one: int, two: int, three: int) -> Facts:
    """The facts of three faces."""
    colors = [one & 3, two & 3, three & 3]
    icons = [(each >> 2) % 5 - 1 for each in (one, two, three)]
    low, mid, high = sorted([one // 20, two // 20, three // 20])
    known = -1 not in icons
    return Facts(
        low > 0 and mid == low + 1 and high == mid + 1,
        colors[0] if len(set(colors)) == 1 else -1,
        icons[0] if known and len(set(icons)) == 1 else -1,
        known and len(set(colors)) == len(set(icons)) == 3,
        _satisfied(*sorted([each % 20 for each in (one, two, three)])),
    )


@kept(1 << 11)
def _satisfied(one: int, two: int, three: int) -> int:
    """The Secret Santas that three pieces satisfy, by their colors and icons alone."""
    colors = [each & 3 for each in (one, two, three)]
    icons = [(each >> 2) - 1 for each in (one, two, three)]
    return sum([1 << each for each in range(len(SANTAS)) if _satisfies(colors, icons, each)])


def _satisfies(colors: list[int], icons: list[int], number: int) -> bool:
    """Each piece serves by its color or by its icon, once (7.8): enough of both, and no piece that
    serves by neither."""
    santa = SANTAS[number]
    by_color = [color == santa.color for color in colors]
    by_icon = [icon == santa.icon for icon in icons]
    return (
        sum(by_color) >= santa.colors
        and sum(by_icon) >= santa.icons
        and all(c or i for c, i in zip(by_color, by_icon, strict=True))
    )


def is_complete(sweater: Sequence[int]) -> bool:
    """Whether all three slots are filled; a floating patch fills none (5.8)."""
    return sweater[0] >= 0 and sweater[1] >= 0 and sweater[2] >= 0


def open_patches(sweater: Sequence[int], settings: Sequence[int]) -> list[int]:
    """Colors of the patches in its slots whose value and icon are not set, ascending."""
    return sorted(
        [c - NUMBERED for c in sweater[:FLOATING_AT] if c >= NUMBERED and settings[c - 48] == UNSET]
    )


def facts_of(sweater: Sequence[int], settings: Sequence[int]) -> Facts:
    """The facts of a complete sweater; its open patches have a color alone."""
    one, two, three = sweater[0], sweater[1], sweater[2]
    return facts(
        _FACES[one] if one < NUMBERED else face(one, settings[one - NUMBERED]),
        _FACES[two] if two < NUMBERED else face(two, settings[two - NUMBERED]),
        _FACES[three] if three < NUMBERED else face(three, settings[three - NUMBERED]),
    )


def objectives(found: Facts, fad: int) -> int:
    """How many objectives of a Fad it fulfils (7.4, 7.5)."""
    if fad in CLASHES:
        return 1 if found.clash else 0
    wanted = FADS[fad]
    return (found.color == wanted.color) + (found.icon == wanted.icon)


def fad_points(found: Facts, fads: Sequence[int]) -> int:
    """Points for these Fads."""
    return OBJECTIVE * sum([objectives(found, fad) for fad in fads])


def plain(found: Facts, fads: Sequence[int]) -> tuple[int, int]:
    """The points for one color and for one icon that no Fad asks for (7.6, 7.7)."""
    return (
        PLAIN if found.color >= 0 and found.color not in [FADS[fad].color for fad in fads] else 0,
        PLAIN if found.icon >= 0 and found.icon not in [FADS[fad].icon for fad in fads] else 0,
    )


def points_of(found: Facts, fads: Sequence[int], banked: int = 0) -> int:
    """All points of a complete sweater but for Secret Santas. fads: those that count for it."""
    color, icon = plain(found, fads)
    own = fad_points(found, fads)
    # What is banked stays, and more counts where it has become more (11.7).
    return COMPLETE + RUN * found.run + max(own, banked) + color + icon


def matching(santas: Sequence[int], masks: Sequence[int]) -> dict[int, int]:
    """santa -> index of the sweater that meets it: as many as can be (7.9), of equals the lowest
    numbers. masks: for each sweater the Secret Santas that it satisfies."""
    holder: dict[int, int] = {}

    def place(santa: int, tried: set[int]) -> bool:
        for at, mask in enumerate(masks):
            if mask >> santa & 1 and at not in tried:
                tried.add(at)
                if at not in holder or place(holder[at], tried):
                    holder[at] = santa
                    return True
        return False

    for santa in sorted(santas):
        place(santa, set())
    return {santa: at for at, santa in sorted(holder.items())}


class Choice(NamedTuple):
    """points: of all the sweaters with Secret Santas. settings: of all patches. saved: whether all
    the Secret Santas are met where the game is lost otherwise."""

    points: int
    settings: list[int]
    saved: bool = False

    @property
    def worth(self) -> int:
        """What choices are compared by."""
        return self.points + SAVED * self.saved


def known_values(sweater: Sequence[int], settings: Sequence[int]) -> list[int]:
    """The values of a complete sweater's pieces, without its open patches."""
    values = [VALUE[c] or _value_of(settings[c - NUMBERED]) for c in sweater[:FLOATING_AT]]
    return [value for value in values if value]


def run_values(known: Sequence[int], missing: int) -> list[int] | None:
    """The lowest values that make a run of the known ones (7.3), ascending; None when none do."""
    if len(set(known)) < len(known):
        return None
    for low in range(1, HIGHEST - 1):
        wanted = [low, low + 1, low + 2]
        if all(value in wanted for value in known):
            return [value for value in wanted if value not in known][:missing]
    return None


_Part = TypeVar("_Part")


def _one_of_each(parts: Sequence[Sequence[_Part]]) -> Iterator[tuple[_Part, ...]]:
    """Every way to take one of each, the last changing first."""
    if not parts:
        yield ()
        return
    for first in parts[0]:
        for rest in _one_of_each(parts[1:]):
            yield (first, *rest)


ICON_CHOICES: Final = [list(_one_of_each([range(len(ICONS))] * many)) for many in range(4)]
"""By how many patches of a sweater are open: the icons that they can be set to."""


def best_choice(
    sweaters: Sequence[tuple[Sequence[int], Sequence[int]]],
    settings: Sequence[int],
    santas: Sequence[int],
    all_needed: bool = False,
) -> Choice:
    """The best values and icons for the open patches of complete sweaters (6.5).

    sweaters: each with the fads that count for it. santas: not met yet. all_needed: without one of
    these the game is lost, so that meeting all of them comes before points.
    """
    chosen = list(settings)
    # By sweater, what it can come to: (points, Secret Santas, icons of its open patches).
    ways: list[list[tuple[int, int, tuple[int, ...]]]] = []
    patches: list[list[int]] = []
    wanted = sum([1 << santa for santa in santas])
    for sweater, fads in sweaters:
        colors = open_patches(sweater, settings)
        patches.append(colors)
        values = run_values(known_values(sweater, settings), len(colors))
        best: dict[int, tuple[int, int, tuple[int, ...]]] = {}
        for icons in ICON_CHOICES[len(colors)]:
            for at, color in enumerate(colors):
                value = values[at] if values else 1
                chosen[color] = setting_of(value, icons[at])
            found = facts_of(sweater, chosen)
            points = points_of(found, fads, sweater[BANKED])
            mask = found.santas & wanted
            if mask not in best or points > best[mask][0]:
                best[mask] = (points, mask, icons)
        for color in colors:
            value = values[colors.index(color)] if values else 1
            chosen[color] = setting_of(value, 0)
        ways.append(list(best.values()))
    best_of_all = Choice(-1, chosen)
    top_ways: tuple[tuple[int, int, tuple[int, ...]], ...] = ()
    for combination in _one_of_each(ways):
        points = sum([each[0] for each in combination])
        met = len(matching(santas, [each[1] for each in combination])) if santas else 0
        choice = Choice(points + SANTA * met, chosen, all_needed and met == len(santas))
        if choice.worth > best_of_all.worth:
            best_of_all, top_ways = choice, combination
    for colors, way in zip(patches, top_ways, strict=True):
        for color, icon in zip(colors, way[2], strict=True):
            chosen[color] = setting_of(_value_of(chosen[color]), icon)
    return best_of_all


def _value_of(setting: int) -> int:
    """The value that a patch is set to, 0 while it is open."""
    return 0 if setting == UNSET else setting_parts(setting)[0]
