"""Each refusal with the situation it belongs to, and its sentence in both languages."""

import re
from typing import Final

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tests.conftest import ROOT
from tests.games.gift_trail.notation import Table, seat
from yuletable.core.protocol import CHANCE, Json, Refusal
from yuletable.games.gift_trail import GAME

FOLDER: Final = ROOT / "src" / "yuletable" / "games" / "gift_trail"
WALK: Final = {"tree": "walk"}


def sneaky() -> Table:
    return Table("A@14:- B@10:gB C@22:gC D@9:gD E@23:- F fin G out").roll(2).draw("sneaky_steal")


def swapping() -> Table:
    return Table("A@14:gA B@20:gB C@12🛡:gC D@16:gD E@1:-").roll(2).draw("swap_places")


def picking() -> Table:
    return Table("A@2:-* B@10:- C@9:gC D@0:-", WALK).roll(3)


def tied(effect: str, nearest: str, other: str) -> Table:
    """A lands on 16 and draws a card that points at B and C alike, not at D; all hold gifts."""
    players = [f"{each}:g{each[0]}" for each in (*nearest.split(), other)]
    return Table(" ".join(["A@14:gA", *players])).roll(2).draw(effect)


def far(**args: Json) -> dict[str, Json]:
    return {"seat": 3, **args}


CASES: Final[dict[str, tuple[Table, str, Json, dict[str, Json]]]] = {
    "shape": (sneaky(), "A", {"steal": "B"}, {}),
    "not-asked": (sneaky(), "B", {"steal": 2}, {}),
    "choose-first": (sneaky(), "A", {"roll": True}, {}),
    "roll-first": (Table("A@1:- B@2:gB"), "A", {"steal": 1}, {}),
    "own": (picking(), "A", {"gift": 1}, {}),
    "not-under-tree": (picking(), "A", {"gift": 3}, {"gift": 3}),
    "other-choice": (sneaky(), "A", {"swap": 1}, {}),
    "yourself": (sneaky(), "A", {"steal": 0}, {}),
    "no-player": (sneaky(), "A", {"steal": 31}, {}),
    "removed": (sneaky(), "A", {"steal": 6}, {"seat": 6}),
    "finished": (sneaky(), "A", {"steal": 5}, {"seat": 5}),
    "shield": (swapping(), "A", {"swap": 2}, {"seat": 2}),
    "same-square": (swapping(), "A", {"swap": 3}, {"seat": 3}),
    "no-gift": (sneaky(), "A", {"steal": 4}, {"seat": 4}),
    "too-far": (sneaky(), "A", {"steal": 3}, {"seat": 3, "squares": 7, "reach": 6}),
    "not-ahead": (tied("steal_ahead", "B@20 C@20", "D@9"), "A", {"steal": 3}, far(squares=7)),
    "not-behind": (tied("steal_behind", "B@9 C@9", "D@20"), "A", {"steal": 3}, far(squares=4)),
    "further-ahead": (
        tied("steal_ahead", "B@20 C@20", "D@25"),
        "A",
        {"steal": 3},
        far(squares=9, nearest=4),
    ),
    "further-behind": (
        tied("steal_behind", "B@9 C@9", "D@5"),
        "A",
        {"steal": 3},
        far(squares=11, nearest=7),
    ),
    "not-closest": (
        tied("steal_front_gift", "B@30 C@30", "D@20"),
        "A",
        {"steal": 3},
        far(square=20, front=30),
    ),
    "not-front": (
        tied("steal_front_gift_place", "B@30 C@30", "D@20"),
        "A",
        {"steal": 3},
        far(square=20, front=30),
    ),
}


@pytest.mark.parametrize("reason", CASES)
def test_the_refusal(reason: str) -> None:
    table, who, data, args = CASES[reason]
    key = table.state.key()
    refusal = GAME.parse_action(table.state, seat(who), data)
    assert isinstance(refusal, Refusal)
    assert refusal.why.key == f"gift_trail-why-{reason}"
    assert refusal.why.args == args
    assert table.state.key() == key


@pytest.mark.parametrize(
    ("table", "draw"),
    [
        (Table.new(3), {"order": [0, 0]}),
        (Table.new(3), {"order": []}),
        (Table.new(3), {"gifts": [1]}),
        (Table.new(2).chance(order=[0, 1]), {"gifts": [3]}),
        (Table("A@1:- B@1:-"), {"dice": [1]}),
        (Table("A@14:- B@33:gB").roll(2), {"effect": "sneaky_steal"}),
        (Table("A@0:-").roll(3).draw("leap_forward"), {"leap": 4}),
        (Table("A@2:-* B@1:- C@1:-").roll(3), {"tree_gift": 1}),
        (Table("A@2:-* B@1:- C@1:-").roll(3), {"tree_gift": True}),
    ],
)
def test_a_draw_that_cannot_come_up(table: Table, draw: Json) -> None:
    refusal = GAME.parse_action(table.state, CHANCE, draw)
    assert isinstance(refusal, Refusal)
    assert refusal.why.key == "gift_trail-why-draw"


def test_too_many_dice_are_no_draw() -> None:
    table = Table("A@1:- B@1:-")
    table.do(0, {"roll": True})
    for faces in ([1, 2], [0], [7], [True], []):
        assert isinstance(GAME.parse_action(table.state, CHANCE, {"dice": faces}), Refusal)


def bundle(lang: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    made.add_resource(FluentResource((FOLDER / "texts" / f"{lang}.ftl").read_text("utf-8")))
    return made


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("reason", [*CASES, "draw"])
def test_the_sentence(reason: str, lang: str) -> None:
    texts = bundle(lang)
    args = dict(CASES[reason][3]) if reason in CASES else {}
    if "seat" in args:
        args["seat"] = "Zuza"
    message = texts.get_message(f"gift_trail-why-{reason}")
    assert message.value is not None
    sentence, errors = texts.format_pattern(message.value, args)
    assert errors == []
    assert isinstance(sentence, str)
    assert sentence[-1] == "."
    assert "{" not in sentence
    assert "seat" not in args or "Zuza" in sentence


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("reason", [reason for reason in CASES if "seat" in CASES[reason][3]])
def test_beside_a_name_a_reason_needs_few_words(reason: str, lang: str) -> None:
    texts = bundle(lang)
    if reason in ("removed", "finished"):
        assert not texts.has_message(f"gift_trail-why-{reason}-short"), "never offered"
        return
    message = texts.get_message(f"gift_trail-why-{reason}-short")
    assert message.value is not None
    for squares in (0, *filter(None, [CASES[reason][3].get("squares")])):
        args = {**CASES[reason][3], "seat": "Zuza", "squares": squares}
        words, errors = texts.format_pattern(message.value, args)
        assert errors == []
        assert isinstance(words, str)
        assert len(words) <= 26
        assert "Zuza" not in words


def test_every_reason_of_the_code_has_a_case() -> None:
    text = "".join((FOLDER / name).read_text("utf-8") for name in ("edge.py", "reasons.py"))
    told = set(re.findall(r'_no\(\s*"([a-z-]+)"', text))
    told |= set(re.findall(r'gift_trail-why-([a-z-]+)"', text))
    told |= set(re.findall(r'add\("([a-z-]+)"', text))
    told |= {"choose-first", "roll-first"}
    assert told == {*CASES, "draw"}


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_what_the_rules_do_is_told_apart(lang: str) -> None:
    texts = bundle(lang)
    message = texts.get_message("gift_trail-log-answered")
    assert message.value is not None
    told = [
        texts.format_pattern(message.value, {"seat": "Zuza", "by": by})
        for by in ("rules", "player")
    ]
    assert all(not errors for _, errors in told)
    assert told[0][0] != told[1][0]
