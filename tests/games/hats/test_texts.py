"""What only the texts of Hats do: names and marks of types, a swap in words, what is secret."""

import pytest

from tests.conformance.subjects import random_step
from tests.games.texts import languages, said, texts
from yuletable.bots.playing import pick_for
from yuletable.core.match import Events
from yuletable.core.protocol import OVER, Json, check_options
from yuletable.games.hats import GAME
from yuletable.games.hats.cards import TYPES

LANGUAGES = languages("hats")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_and_names_tell_types_apart(lang: str) -> None:
    known = texts("hats", lang)
    names = [known[f"hats-type-{name}"].strip() for name in TYPES]
    letters = [known[f"hats-letter-{name}"].strip() for name in TYPES]
    assert len(set(names)) == len(set(letters)) == len(TYPES)
    for name, letter in zip(names, letters, strict=True):
        # Letters are fixed marks in all languages; the English names hold them.
        assert lang != "en" or letter.lower() in name.lower()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_marks_on_cards(lang: str) -> None:
    english, known = texts("hats", "en"), texts("hats", lang)
    marks = {key: text for key, text in english.items() if key.startswith("hats-letter-")}
    assert {key: known[key] for key in marks} == marks


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_that_is_told_lacks_a_word(lang: str, seats: int) -> None:
    """Whoever is told of an event is told all that its sentence needs."""
    pick = pick_for("told", lang, seats)
    state = GAME.new(seats, check_options(GAME.spec, {}))
    told = set()
    while state.current() != OVER:
        events = Events()
        state.apply(*random_step(state, pick, 30 if seats == 4 else 0), events)
        for event in events:
            for viewer in (None, *range(seats)):
                payload = event.seen_by(viewer)
                if payload is not None:
                    assert "none" not in said("hats", lang, f"hats-log-{event.kind}", payload)
                    told.add(event.kind)
    assert {"swapped", "hidden", "cookie_moved", "started"} <= told


def test_a_swap_in_words() -> None:
    args: dict[str, Json] = {
        "seat": 0,
        "space": 3,
        "type": "beret",
        "number": 4,
        "taken_type": "topper",
        "taken_number": 1,
    }
    assert (
        said("hats", "en", "hats-log-swapped", args)
        == "Ania lays Beret 4 on space 3 and takes Topper 1."
    )
    assert (
        said("hats", "pl", "hats-log-swapped", args)
        == "Ania kładzie na polu 3: Beret 4, a bierze: Cylinder 1."
    )
