"""Action cards (tables 18.6 and 18.7): the common deck and the starting decks."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from game.titles.witcher.catalogue import terms as t
from game.titles.witcher.catalogue.frozen import ActionCard, Extension, Fight
from game.titles.witcher.catalogue.load import base
from tests.titles.witcher.catalogue.tables import rows

CARDS = base().action_cards
COMMON = [CARDS[n] for n in base().common]
DESIGNS = rows("18.6", r"A\d\d")
SCHOOLS = ("wolf", "viper", "cat", "bear", "griffin")  # the columns of 18.7, in its order
STARTING = [
    (school, row[0], row[1 + column].replace("*", "").strip())
    for row in rows("18.7", r"\w+( \w+)? [12]")
    for column, school in enumerate(SCHOOLS)
]
LETTERS = {"F": t.FOREST, "M": t.MOUNTAIN, "W": t.WATER, "X": t.WILD}
BASICS = {
    "quick_slash": (t.BLUE, Fight(damage=1)),
    "cleave": (t.RED, Fight(damage=2, draw=-1)),
    "push_back": (t.GREEN, Fight(shield=1)),
    "aard": (t.PURPLE, Fight(damage=1)),
    "yrden": (t.YELLOW, Fight(draw=1)),
}


def fight(told: str) -> Fight:
    """`S2 TD`, `D1 +1`, `-`."""
    found = Fight()
    for part in told.split():
        if part == "TD":
            found = found._replace(take_top=1)
        elif part == "RT":
            found = found._replace(take_back=1)
        elif part[0] in "DS":
            found = found._replace(**{"damage" if part[0] == "D" else "shield": int(part[1:])})
        elif part != "-":
            found = found._replace(draw=int(part))
    return found


def extensions(told: str) -> tuple[Extension, ...]:
    """`green(D1), red(-)`, `none`, `-`."""
    found = re.findall(r"(\w+)\(([^)]*)\)", told)
    return tuple(Extension(t.COLOURS.index(colour), fight(effect)) for colour, effect in found)


def starting(school: str, name: str) -> ActionCard:
    key = f"{school}_{name.lower().replace(' ', '_')}"
    return next(card for card in CARDS if card.key == key)


@pytest.mark.rule("WOW-TAB-18", "WOW-TAB-20", "WOW-CRD-01", "WOW-CRD-03", "WOW-CRD-04")
@pytest.mark.parametrize("row", DESIGNS, ids=[row[0] for row in DESIGNS])
def test_a_design_is_printed_as_its_row_says_once_with_each_terrain(row: tuple[str, ...]) -> None:
    key, name, colour, cost, section, follows, _tag = row
    cards = [card for card in COMMON if card.design == key.lower()]
    assert [card.terrain for card in cards] == [t.FOREST, t.MOUNTAIN, t.WATER]
    assert [card.key for card in cards] == [f"{key.lower()}_{terrain}" for terrain in ("forest", "mountain", "water")]
    for card in cards:
        assert (card.name, t.COLOURS[card.colour], card.cost, card.school) == (name, colour, int(cost), -1)
        assert card.fight == fight(section)
        assert card.extensions == extensions(follows)


@pytest.mark.rule("WOW-CMP-02", "WOW-TAB-17", "WOW-TAB-19")
def test_the_common_deck_has_90_cards_by_cost_and_colour() -> None:
    assert len(COMMON) == len({card.key for card in COMMON}) == 90
    assert Counter(card.cost for card in COMMON) == {0: 30, 1: 45, 2: 15}
    assert Counter(card.colour for card in COMMON) == dict.fromkeys(range(5), 18)
    assert Counter(card.terrain for card in COMMON) == dict.fromkeys(range(3), 30)


@pytest.mark.rule("WOW-TAB-21", "WOW-TAB-22", "WOW-TAB-24", "WOW-TAB-25")
@pytest.mark.parametrize(("school", "name", "told"), STARTING, ids=[f"{s} {name}" for s, name, _told in STARTING])
def test_a_starting_card_is_printed_as_its_row_says(school: str, name: str, told: str) -> None:
    card = starting(school, name)
    terrain, follows = told.split(" ", 1)
    assert card.terrain == LETTERS[terrain]
    assert card.extensions == extensions(follows)
    assert (card.colour, card.fight) == BASICS[card.design]


@pytest.mark.rule("WOW-CMP-12", "WOW-CMP-14", "WOW-TAB-23", "WOW-CRD-05")
def test_each_school_starts_with_ten_cards_of_cost_0() -> None:
    assert len(STARTING) == 50
    assert [school.key for school in base().schools] == list(SCHOOLS)
    for number, school in enumerate(base().schools):
        deck = [CARDS[n] for n in school.deck]
        assert len(set(school.deck)) == 10
        assert {(card.school, card.cost) for card in deck} == {(number, 0)}
        assert Counter(card.design for card in deck) == dict.fromkeys(BASICS, 2)
        assert Counter(card.terrain for card in deck) == {t.FOREST: 3, t.MOUNTAIN: 3, t.WATER: 3, t.WILD: 1}


@pytest.mark.rule("WOW-CRD-01", "WOW-CRD-02", "WOW-CRD-04")
def test_every_card_is_of_one_colour_and_has_at_most_four_extensions() -> None:
    assert t.COLOURS == ("blue", "red", "green", "yellow", "purple")
    for card in CARDS:
        assert 0 <= card.colour < 5
        assert 0 <= card.terrain <= t.WILD
        assert len(card.extensions) <= 4
        assert len({one.colour for one in card.extensions}) == len(card.extensions)
    assert any(one.fight == Fight() for card in CARDS for one in card.extensions)
    assert any(one.fight.take_back for card in CARDS for one in card.extensions)
