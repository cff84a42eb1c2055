"""Why something that a seat asked for cannot be done, as sentences with arguments."""

from yuletable.core.protocol import Json, Seat, Text
from yuletable.games.sweaters.cards import (
    ABILITIES,
    BILLY,
    COLOR,
    COLORS,
    ICONS,
    MARIA,
    NUMBERED,
    SLOT,
    SLOTS,
    TINA,
    VALUE,
    Card,
)
from yuletable.games.sweaters.position import FINAL, PLAYING, PROMPTS, Position


def why(reason: str, **args: Json) -> Text:
    """The sentence of a reason."""
    return Text(f"sweaters-why-{reason}", args)


def of_card(card: Card) -> dict[str, Json]:
    """A card as texts name it; value 0 is a patch."""
    return {"color": COLORS[COLOR[card]], "value": VALUE[card]}


def why_not_asked(state: Position, seat: Seat) -> Text:
    """Why a seat that is not asked cannot do anything now."""
    if state.phase == FINAL:
        return why("over")
    if state.waiting:
        return why("done")
    if state.phase < PLAYING:
        return why("not-asked")
    return why("not-turn", turn_seat=state.who)


def why_not_now(state: Position) -> Text:
    """The seat is asked for something else."""
    return why("asked-for", what=PROMPTS[state.phase])


def why_not_playable(state: Position, card: Card) -> Text:
    """The hand holds a card that follows, and this one does not (3.2, 3.7)."""
    led = state.trade[0]
    return why(
        "patch-follow" if card >= NUMBERED else "follow",
        **of_card(card),
        led_color=COLORS[COLOR[led.card]],
        led_icon=ICONS[led.icon],
    )


def why_no_ability(state: Position, seat: Seat, ability: int) -> Text | None:
    """Why the seat cannot use an ability at all (9.1, 9.2), None where it holds it unspent."""
    if state.abilities[seat] != ability:
        return why("no-ability", ability=ABILITIES[ability])
    return why("spent", ability=ABILITIES[ability]) if state.spent[seat] else None


def why_no_billy(state: Position, seat: Seat) -> Text:
    """Billy is only for a trick that somebody else has won (9.3)."""
    return why_no_ability(state, seat, BILLY) or why("billy-when")


def why_no_tina(state: Position, seat: Seat) -> Text:
    """Tina is only for a round's end (9.5)."""
    return why_no_ability(state, seat, TINA) or why("tina-when")


def why_no_slot(state: Position, seat: Seat, card: Card, slot: int) -> Text:
    """A numbered card goes to its printed slot (5.3), unless Maria helps (9.4)."""
    if state.abilities[seat] == MARIA:
        return why("spent", ability=ABILITIES[MARIA])
    return why("slot-shape", **of_card(card), slot=SLOTS[slot], own_slot=SLOTS[SLOT[card]])
