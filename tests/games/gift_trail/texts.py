"""What Gift Trail says of its texts."""

import re
from typing import Final

from tests.games.texts import Said, folder
from yuletable.games.gift_trail.actions import EFFECTS, PROMPTS

_WITH_A_WHEN: Final = (*EFFECTS, "first_gift")
_CARDS: Final = (*_WITH_A_WHEN, "take_from_tree", "nothing")
_REASONS: Final = re.findall(
    r'add\("([a-z-]+)"', (folder("gift_trail") / "reasons.py").read_text("utf-8")
)
_DEEDS: Final = ("steal", "trade", "steal-place", "trade-place")

SAID: Final = Said(
    needed=(
        *("bring", "reveal-next", "log-asked", "log-numbered"),
        *(f"{where}-{prompt}" for where in ("asked", "tv") for prompt in PROMPTS),
        *(f"effect-{card}{part}" for card in _CARDS for part in ("", "-text")),
        *(f"effect-{card}-when" for card in _WITH_A_WHEN),
        *(f"why-{reason}-short" for reason in _REASONS),
    ),
    # Passed along in place of a name that Polish would have to bend.
    spare={f"phone-do-{deed}": frozenset({"gift"}) for deed in _DEEDS},
)
