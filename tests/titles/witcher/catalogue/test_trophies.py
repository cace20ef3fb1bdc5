"""School and Attribute Trophies, Potions, the schools (tables 18.3 to 18.5, section 7)."""

from __future__ import annotations

import re

import pytest

from game.titles.witcher.catalogue import terms as t
from game.titles.witcher.catalogue.frozen import Ability
from game.titles.witcher.catalogue.load import base
from game.titles.witcher.effects import moments as mo
from game.titles.witcher.effects import ops as o
from tests.titles.witcher.catalogue.tables import rows

TROPHIES = {trophy.key: trophy for trophy in base().trophies}
MANY = mo.NO_BOUND

# Key: moment, first turn only, limit, needs, ops
ABILITIES = {
    "trophy_bear": (mo.OWN_TURN, False, mo.FIGHT, ((mo.SHIELD, 0, 0, 0),), ((o.SHIELD, 1),)),
    "trophy_cat": (mo.OWN_TURN, True, mo.FIGHT, (), ((o.DRAW, 1),)),
    "trophy_griffin": (mo.OWN_TURN, False, mo.FIGHT, (), ((o.RECOVER, 1), (o.DISCARD, 1))),
    "trophy_viper": (mo.COMBO_DEALT, False, mo.FIGHT, ((mo.FOE_LOST, 0, 1, MANY),), ((o.DEAL, 1), (o.STEP_4, -1))),
    "trophy_wolf": (mo.COMBO_LAID, False, mo.FIGHT, ((mo.COMBO, 0, 3, MANY),), ((o.COMBO, 1),)),
    "trophy_combat": (mo.COMBO_LAID, False, mo.ALWAYS, ((mo.POOL, 0, 0, 0),), ((o.COMBO, 1),)),
    "trophy_defense": (mo.ATTACK_DONE, False, mo.FIGHT, ((mo.LOST, 0, 3, MANY),), ((o.SHIELD, 2),)),
    "trophy_alchemy": (mo.POTION_USED, False, mo.FIGHT, (), ((o.DRAW, 1),)),
    "trophy_specialty": (mo.OWN_TURN, False, mo.FIGHT, (), ((o.SPECIALTY_AGAIN,),)),
}


def told(ability: Ability) -> tuple[object, ...]:
    needs = tuple(tuple(need) for need in ability.needs)
    return (ability.moment, ability.first, ability.limit, needs, base().programs[ability.program])


@pytest.mark.parametrize("key", ABILITIES)
def test_a_trophy_helps_as_its_row_says(key: str) -> None:
    ability = TROPHIES[key].ability
    assert told(ability) == ABILITIES[key]
    assert (ability.cards, ability.potions, ability.monsters_only) == (0, 0, False)


@pytest.mark.rule("WOW-CMP-06", "WOW-CMP-12")
def test_there_are_four_trophies_of_each_school_and_two_of_each_attribute() -> None:
    schools = {trophy.school: trophy.copies for trophy in TROPHIES.values() if trophy.school >= 0}
    attributes = {trophy.attribute: trophy.copies for trophy in TROPHIES.values() if trophy.attribute >= 0}
    assert schools == dict.fromkeys(range(5), 4)
    assert attributes == dict.fromkeys(range(4), 2)
    assert list(TROPHIES)[28:] == [f"trophy_{key}" for key in (*t.SCHOOLS, *t.ATTRIBUTES)]


def test_schools_and_attributes_know_their_trophies() -> None:
    trophies = base().trophies
    assert [trophies[school.trophy].key for school in base().schools] == [f"trophy_{key}" for key in t.SCHOOLS]
    assert [trophies[n].key for n in base().attribute_trophies] == [f"trophy_{key}" for key in t.ATTRIBUTES]


def test_a_monsters_trophy_has_its_monsters_number() -> None:
    assert [trophy.key for trophy in base().trophies[:28]] == [monster.key for monster in base().monsters]
    assert [trophy.monster for trophy in base().trophies[:28]] == list(range(28))


# Key: name, moment, hand cards to discard, ops
POTIONS = {
    "p1": ("Swallow", mo.OWN_TURN, 0, ((o.SHIELD, 1), (o.STEP_4, -1))),
    "p2": ("Blizzard", mo.COMBO_LAID, 0, ((o.EXTRA_CARD,),)),
    "p3": ("Black Blood", mo.OWN_TURN, 0, ((o.DEAL, 1), (o.COMBO_AT_MOST, 1))),
    "p4": ("Petri's Philter", mo.OWN_TURN, 1, ((o.DEAL, 2),)),
    "p5": ("Thunderbolt", mo.OWN_TURN, 0, ((o.COMBO_PER, t.RED, 1, 2),)),
    "p6": ("Tawny Owl", mo.OWN_TURN, 0, ((o.STEP_4, 2),)),
    "p7": ("Maribor Forest", mo.OWN_TURN, 0, ((o.UNDER_POOL, 2, o.RANDOM),)),
}


@pytest.mark.rule("WOW-CMP-03", "WOW-TAB-12", "WOW-TAB-13")
def test_there_are_28_potions_of_seven_kinds() -> None:
    assert [(potion.key, potion.copies) for potion in base().potions] == [(key, 4) for key in POTIONS]
    assert [(row[0].lower(), row[1]) for row in rows("18.5", r"P\d")] == [(key, p[0]) for key, p in POTIONS.items()]


@pytest.mark.parametrize("key", POTIONS)
def test_a_potion_does_what_its_row_says(key: str) -> None:
    potion = next(one for one in base().potions if one.key == key)
    ability = potion.ability
    assert (potion.name, ability.moment, ability.cards, base().programs[ability.program]) == POTIONS[key]
    assert (ability.first, ability.needs, ability.potions) == (False, (), 0)


# -- schools ------------------------------------------------------------------------------------------
TABLE = rows("7.", r"[1-5]|Level")
COLUMNS = {  # school: its column, what the column's numbers are
    "bear": (1, ("shield", "draw")),
    "cat": (2, ("look", "take")),
    "griffin": (3, ("any_card", "discard")),
    "viper": (4, ("look", "discard")),
    "wolf": (5, ("damage", "draw")),
}


@pytest.mark.rule("WOW-SPC-03", "WOW-SPC-04", "WOW-SPC-05", "WOW-SPC-06", "WOW-SPC-07")
@pytest.mark.parametrize("key", COLUMNS)
def test_a_specialty_has_the_numbers_of_its_column(key: str) -> None:
    column, names = COLUMNS[key]
    school = base().schools[t.SCHOOLS.index(key)]
    for level, row in zip(school.levels, TABLE[-5:], strict=True):
        cells = [re.sub(r"\D", "", cell) or str(int(cell.strip() == "any card")) for cell in row[column].split("/")]
        assert [str(getattr(level, name)) for name in names] == cells
        assert all(not n for name, n in zip(level._fields, level, strict=True) if name not in names)


@pytest.mark.rule("WOW-SET-24", "WOW-CMP-14", "WOW-SPC-03")
def test_the_schools_start_at_home_with_their_specialties() -> None:
    told = {school.name: (t.LOCATIONS[school.start], school.specialty) for school in base().schools}
    assert told == {
        "Wolf": ("kaer_morhen", "Swordsmanship"),
        "Viper": ("gorthur_gvaed", "Venomous Steel"),
        "Cat": ("stygga", "Speed"),
        "Bear": ("haern_caduch", "Armor"),
        "Griffin": ("kaer_seren", "Magic"),
    }


@pytest.mark.rule("WOW-MAP-01")
def test_locations_have_the_numbers_of_the_table() -> None:
    assert [row[1].lower().replace(" ", "_") for row in rows("3.1", r"\d+")] == list(t.LOCATIONS)
