"""City and Wilds cards (tables 18.9 and 18.10): every option does what its row says."""

from __future__ import annotations

import re

import pytest

from game.titles.witcher.catalogue import terms as t
from game.titles.witcher.catalogue.frozen import Ability, Choice
from game.titles.witcher.catalogue.load import base
from game.titles.witcher.effects import moments as mo
from game.titles.witcher.effects import ops as o
from tests.titles.witcher.catalogue.tables import as_signs, rows, signs

CARDS = {sheet.key: sheet for sheet in base().explorations}
OWN_RULES = {"c05a", "c34a", "c36a"}  # WOW-TAB-47; tests of their own look at them
OPTIONS = [
    (row[0].lower(), letter, told)
    for row in (*rows("18.9", r"C\d\d"), *rows("18.10", r"W\d\d"))
    for letter, told in zip("ab", row[2:4], strict=True)
    if row[0].lower() + letter not in OWN_RULES
]


def choice(key: str, letter: str) -> Choice:
    return CARDS[key].choices["ab".index(letter)]


@pytest.mark.rule("WOW-TAB-26", "WOW-TAB-46", "WOW-CMP-04")
@pytest.mark.parametrize(("key", "letter", "told"), OPTIONS, ids=[key + letter for key, letter, _told in OPTIONS])
def test_an_option_does_what_its_row_says(key: str, letter: str, told: str) -> None:
    paid = re.fullmatch(r"pay (\d): (.*)", told)
    assert choice(key, letter).pay == (int(paid[1]) if paid else 0)
    assert signs(choice(key, letter).program) == as_signs(paid[2] if paid else told)


@pytest.mark.rule("WOW-CMP-04", "WOW-MIX-06")
def test_there_are_36_city_cards_and_36_wilds_cards_with_two_options_each() -> None:
    assert len(OPTIONS) + len(OWN_RULES) == 144
    catalogue = base()
    assert [catalogue.explorations[n].key for n in catalogue.city] == [f"c{n:02}" for n in range(1, 37)]
    assert [catalogue.explorations[n].key for n in catalogue.wilds] == [f"w{n:02}" for n in range(1, 37)]
    assert all(len(sheet.choices) == 2 for sheet in catalogue.explorations)


@pytest.mark.rule("WOW-TAB-47")
def test_the_scholars_letter_makes_one_training_three_gold_cheaper() -> None:
    assert signs(choice("c05", "a").program) == "Keep"
    (ability,) = kept("c05")
    assert (ability.moment, ability.limit) == (mo.TRAINING_AT, mo.ONCE)
    assert base().programs[ability.program] == ((o.TRAINING, 3, 1),)


@pytest.mark.rule("WOW-TAB-47")
def test_the_heros_feast_is_answered_by_event_55() -> None:
    assert signs(choice("c34", "a").program) == "III+1, Keep"
    (ability,) = kept("c34")
    assert (ability.moment, ability.limit) == (mo.EXPLORING, mo.ONCE)
    assert signs(ability.program) == "E55"


@pytest.mark.rule("WOW-TAB-47")
def test_the_dice_mistress_has_a_full_house_of_threes_and_twos() -> None:
    ((number, *told),) = base().programs[choice("c36", "a").program]
    assert number == o.POKER
    assert told[:5] == [2, 2, 3, 3, 3]
    assert [signs(program) for program in told[5:]] == ["G+5", "nothing"]


@pytest.mark.rule("WOW-TAB-33")
def test_the_sting_may_go_to_the_own_school_or_to_a_rivals() -> None:
    quest = base().quests[choice("w26", "b").quest]
    assert quest.kind == t.QUEST_OWN_OR_RIVAL_SCHOOL


@pytest.mark.rule("WOW-TAB-34")
def test_the_collection_gives_a_trail_token_of_each_terrain() -> None:
    told = base().programs[choice("c24", "a").program]
    assert [op for op in told if op[0] != o.TELL] == [(o.TRAIL, o.TRAIL_EACH)]


def test_every_quest_is_found_by_its_choice_and_has_a_line_for_the_journal() -> None:
    catalogue = base()
    found = [
        (catalogue.quests[one.quest].key, catalogue.quests[one.quest].card)
        for sheet in catalogue.explorations
        for one in sheet.choices
        if one.quest >= 0
    ]
    assert found == [(quest.key, quest.card) for quest in catalogue.quests]
    for quest in catalogue.quests:
        assert quest.key.startswith(catalogue.explorations[quest.card].key)
        assert len(quest.words.split()) >= 4


def kept(key: str) -> tuple[Ability, ...]:
    return next(one.abilities for one in base().kept if one.key == key)
