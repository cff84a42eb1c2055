"""What Ugly Christmas Sweaters says of its texts."""

from typing import Final, get_args

from tests.games.texts import Said
from yuletable.games.sweaters.cards import ABILITIES, COLORS, ICONS, SLOTS
from yuletable.games.sweaters.sheets import LineKind
from yuletable.games.sweaters.spec import SECONDS

SAID: Final = Said(
    needed=(
        *(f"asked-{kind}" for kind in SECONDS),
        *(f"tie-{how}" for how in ("unbuilt", "fad_points", "shared")),
        *(f"line-{line}" for line in (*get_args(LineKind), "total")),
        *(f"color-{name}" for name in COLORS),
        *(f"icon-{name}" for name in ICONS),
        *(f"slot-{name}" for name in (*SLOTS, "float")),
        *(f"ability-{name}" for name in ABILITIES),
        *(f"ability-{name}-note" for name in ABILITIES),
        *(f"santa-{number}" for number in range(1, 17)),
        *("card", "fad", "santa", "no-winner", "why-follow", "why-patch-follow"),
    ),
    drawn=frozenset({"art.js", "cards.js", "knit.js", "yarn.js"}),
)
