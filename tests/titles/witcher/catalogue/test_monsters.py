"""Monsters, their Trophies, the Monster Fight deck (tables 18.1 and 18.2)."""

from __future__ import annotations

import pytest

from game.titles.witcher.catalogue import terms as t
from game.titles.witcher.catalogue.frozen import Ability
from game.titles.witcher.catalogue.load import base
from game.titles.witcher.effects import moments as mo
from game.titles.witcher.effects import ops as o
from tests.titles.witcher.catalogue.tables import NAMES, rows

MONSTERS = {monster.key: monster for monster in base().monsters}
TROPHIES = {trophy.key: trophy for trophy in base().trophies}
ROWS = [row for row in rows("18.1", r"M\d\d\d") if row[0] != "M307"]  # the Troll comes with Monster Trail
MANY = mo.NO_BOUND
GREEN_YELLOW = 1 << t.GREEN | 1 << t.YELLOW

# Key: moment, first turn only, needs, price in Potions, ops
ABILITIES = {
    "m101": (mo.BEFORE_POOL, False, (), 0, ((o.DISCARD, 1),)),
    "m102": (mo.CHALLENGE, False, (), 1, ()),
    "m103": (mo.BEFORE_POOL, False, (), 0, ((o.SHIELD, -1),)),
    "m104": (mo.AFTER_POOL, False, (), 0, ((o.DISCARD_FROM_POOL, 1),)),
    "m105": (mo.AFTER_POOL, False, ((mo.TRAIL_OF_FOE, 0, 0, 0),), 0, ((o.DISCARD, 1),)),
    "m106": (mo.ATTACK_NAMED, True, (), 0, ((o.NAME_ATTACK, o.WORSE),)),
    "m107": (mo.OWN_TURN, True, (), 0, ((o.FOE_LOSES_AT_MOST, 2),)),
    "m108": (mo.OWN_TURN, True, (), 0, ((o.COMBAT_TO, 0),)),
    "m109": (mo.AT_STEP_4, False, ((mo.COLOURS, 1 << t.GREEN, 0, 0),), 0, ((o.STEP_4, -1),)),
    "m110": (mo.KILLED, False, (), 0, ((o.PHASE_3_TO, 1),)),
    "m201": (mo.WHOLE_FIGHT, False, (), 0, ((o.MUTE, t.PURPLE),)),
    "m202": (mo.ATTACK_HITS, True, (), 0, ((o.HAND_FIRST,),)),
    "m203": (mo.AT_STEP_4, False, (), 0, ((o.STEP_4, -1), (o.STEP_4_LEAST, 1))),
    "m204": (mo.ATTACK_HITS, False, (), 0, ((o.ATTACK, -1), (o.DISCARD_RANDOM, 1))),
    "m205": (mo.OWN_TURN, True, (), 0, ((o.FIRST_CARD_RANDOM,),)),
    "m206": (mo.OWN_TURN, False, (), 0, ((o.SHIELD_RISE_AT_MOST, 1),)),
    "m207": (mo.OWN_TURN, True, ((mo.TRAIL_OF_FOE, 0, 0, 0),), 0, ((o.DAMAGE_AT_MOST, 0),)),
    "m208": (mo.WHOLE_FIGHT, False, (), 0, ((o.POTIONS_AT_MOST, 1),)),
    "m209": (mo.BEFORE_POOL, False, (), 0, ((o.ATTRIBUTE, t.DEFENSE, -1),)),
    "m210": (mo.BEFORE_POOL, False, (), 0, ((o.SHIELD, -2),)),
    "m211": (mo.COMBO_LAID, False, ((mo.COLOURS, 1 << t.YELLOW, 1, MANY),), 0, ((o.SHIELD, -2),)),
    "m212": (mo.FOE_TURN_END, True, (), 0, ((o.DISCARD_RANDOM, 1),)),
    "m301": (mo.COMBO_LAID, False, ((mo.COLOURS, GREEN_YELLOW, 1, MANY),), 0, ((o.COMBO, -1),)),
    "m302": (mo.FOE_TURN, False, ((mo.FOE_POOL, 0, 1, 2),), 0, ((o.ATTACK, 2),)),
    "m303": (mo.OWN_TURN, True, (), 0, ((o.DAMAGE_AT_MOST, 1),)),
    "m304": (mo.WHOLE_FIGHT, False, (), 0, ((o.DEFENSE_FOR_FIGHT, -1),)),
    "m305": (mo.BEFORE_POOL, False, (), 0, ((o.SHIELD_PER_CARD, -1),)),
    "m306": (mo.COMBO_LAID, False, ((mo.COLOURS, 1 << t.BLUE, 1, MANY),), 0, ((o.COMBO, -1),)),
}
TROPHY_ABILITIES = {
    "m101": (mo.BEFORE_POOL, False, ((mo.HAND, 0, 0, 1),), 0, ((o.DRAW, 2),)),
    "m102": (mo.OWN_TURN, False, (), 1, ((o.SHIELD, 2),)),
    "m103": (mo.OWN_TURN, False, (), 2, ((o.DEAL, 1), (o.DRAW, 1))),
    "m104": (mo.BEFORE_POOL, False, (), 0, ((o.HAND_INTO_POOL, 1),)),
    "m105": (mo.COMBO_DEALT, False, ((mo.DEALT, 0, 3, MANY),), 0, ((o.UNDER_POOL, 1, o.TOP),)),
    "m106": (mo.ATTACK_NAMED, False, (), 0, ((o.NAME_ATTACK, o.YOURS),)),
    "m107": (mo.ATTACK_HITS, False, ((mo.LOST, 0, 3, MANY),), 0, ((o.LOSE_FEWER, 1),)),
    "m108": (mo.AT_STEP_4, True, (), 0, ((o.STEP_4, 1),)),
    "m109": (mo.COMBO_LAID, False, ((mo.COLOURS, 1 << t.GREEN, 2, MANY),), 0, ((o.COMBO, 1),)),
    "m110": (mo.SHIELD_GONE, False, (), 0, ((o.DEAL, 1),)),
    "m201": (mo.COMBO_LAID, False, ((mo.COLOURS, 1 << t.PURPLE, 1, MANY),), 0, ((o.COMBO, 1),)),
    "m202": (mo.OWN_TURN, False, (), 0, ((o.UNDER_POOL, 1, o.CHOICE),)),
    "m204": (mo.POTION_USED, False, (), 0, ((o.DEAL, 1),)),
    "m205": (mo.OWN_TURN, False, (), 0, ((o.LOOK_AT_FOE, 1, 0, 1),)),
    "m206": (mo.OWN_TURN, False, ((mo.SHIELD, 0, 0, 0),), 0, ((o.SHIELD_TO, o.FULL),)),
    "m208": (mo.POTION_USED, False, (), 0, ((o.FREE_POTION,),)),
    "m209": (mo.OWN_TURN, False, (), 0, ((o.ORDER_POOL, 3),)),
    "m210": (mo.COMBO_LAID, False, ((mo.COLOURS, 1 << t.RED, 2, MANY),), 0, ((o.COMBO, 1),)),
    "m211": (mo.COMBO_LAID, False, ((mo.COLOURS, 1 << t.YELLOW, 1, MANY),), 0, ((o.COMBO_SHIELD, 1),)),
    "m212": (mo.ATTACK_HITS, False, (), 0, ((o.ATTACK, -1),)),
    "m301": (mo.OWN_TURN, False, (), 0, ((o.DRAW, 2), (o.DISCARD, 1))),
    "m302": (mo.COMBO_DEALT, False, ((mo.DEALT, 0, 4, MANY),), 0, ((o.DRAW, 1),)),
    "m303": (mo.DAMAGED, False, (), 0, ((o.ATTACK, -2),)),
    "m304": (mo.ATTACK_REVEALED, False, (), 0, ((o.NAME_ATTACK, o.YOURS),)),
    "m305": (mo.OWN_TURN, False, ((mo.HAND, 0, 0, 1),), 0, ((o.DEAL, 2),)),
    "m306": (mo.COMBO_LAID, False, ((mo.COLOURS, 1 << t.BLUE, 2, MANY),), 0, ((o.COMBO, 1),)),
}


def told(ability: Ability) -> tuple[object, ...]:
    needs = tuple(tuple(need) for need in ability.needs)
    return (ability.moment, ability.first, needs, ability.potions, base().programs[ability.program])


@pytest.mark.rule("WOW-TAB-03")
@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_a_monster_has_the_level_and_life_of_its_row(row: tuple[str, ...]) -> None:
    monster = MONSTERS[row[0].lower()]
    assert monster.name == row[1]
    assert monster.level == {"I": 1, "II": 2, "III": 3}[row[2]] == int(monster.key[1])
    assert monster.life == int(row[3])


@pytest.mark.rule("WOW-CMP-07", "WOW-TAB-01", "WOW-TAB-09")
def test_there_are_28_monsters_by_level_and_life() -> None:
    assert [row[0].lower() for row in ROWS] == list(MONSTERS)
    by_level = {level: [m.life for m in MONSTERS.values() if m.level == level] for level in (1, 2, 3)}
    assert {level: len(lives) for level, lives in by_level.items()} == {1: 10, 2: 12, 3: 6}
    assert {level: (min(lives), max(lives)) for level, lives in by_level.items()} == {
        1: (10, 12),
        2: (13, 15),
        3: (17, 19),
    }


@pytest.mark.parametrize("key", MONSTERS)
def test_a_monsters_ability_is_that_of_its_row(key: str) -> None:
    ability = MONSTERS[key].ability
    assert told(ability) == ABILITIES[key]
    assert (ability.limit, ability.cards, ability.places) == (mo.ALWAYS, 0, ())


@pytest.mark.parametrize("key", TROPHY_ABILITIES)
def test_a_monsters_trophy_helps_as_its_row_says(key: str) -> None:
    ability = TROPHIES[key].ability
    assert told(ability) == TROPHY_ABILITIES[key]
    assert (ability.limit, ability.cards) == (mo.FIGHT, 0)
    assert ability.monsters_only == (key in ("m106", "m304"))


def test_two_trophies_have_branches() -> None:
    griffin, penitent = TROPHIES["m203"].ability, TROPHIES["m207"].ability
    assert (griffin.moment, griffin.first, griffin.limit) == (mo.OWN_TURN, True, mo.FIGHT)
    ((roll, *faces),) = base().programs[griffin.program]
    assert roll == o.ROLL
    assert [base().programs[face] for face in faces] == [(), (), *[((o.DEAL, 2),)] * 3, ((o.DEAL, 3),)]
    assert (penitent.moment, penitent.first, penitent.limit) == (mo.OWN_TURN, True, mo.FIGHT)
    ((number, *need, then, otherwise),) = base().programs[penitent.program]
    assert (number, need) == (o.IF, [mo.TRAILS, 0, 0, 0])
    assert [base().programs[then], base().programs[otherwise]] == [((o.DEAL, 1),), ((o.DEAL, 2),)]
    assert {*TROPHY_ABILITIES, "m203", "m207"} == set(MONSTERS)


@pytest.mark.rule("WOW-TAB-04", "WOW-TAB-48")
def test_colours_of_a_combo_count_once_and_before_its_damage() -> None:
    looking = [
        m.ability for m in MONSTERS.values() if any(n.measure == mo.COLOURS and n.least for n in m.ability.needs)
    ]
    assert len(looking) == 3
    assert {ability.moment for ability in looking} == {mo.COMBO_LAID}
    assert {need.most for ability in looking for need in ability.needs} == {mo.NO_BOUND}
    assert {MONSTERS[key].ability.moment for key in ("m109", "m203")} == {mo.AT_STEP_4}


@pytest.mark.rule("WOW-TAB-05")
def test_the_weavess_lowers_defense_for_good_and_the_leshen_for_the_fight() -> None:
    assert base().programs[MONSTERS["m209"].ability.program][0][0] == o.ATTRIBUTE
    assert base().programs[MONSTERS["m304"].ability.program][0][0] == o.DEFENSE_FOR_FIGHT


# -- the Monster Fight deck ---------------------------------------------------------------------------
FIGHT_CARDS = {card.key: card for card in base().fight_cards}
FIGHT_ROWS = rows("18.2", r"F\d\d")


def half(program: int) -> str:
    """Half a card as the table writes it."""
    return ", ".join(_half(op) for op in base().programs[program])


def _half(op: o.Op) -> str:
    number, *arguments = op
    n = arguments[0] if arguments else 0
    if number == o.ATTRIBUTE:
        return f"{NAMES[n]} {arguments[1]}"
    if number == o.HIT_ATTRIBUTE:
        return f"Damage = {NAMES[n]} level"
    return {
        o.HIT: f"Damage {n}",
        o.HIT_LEVEL: f"Damage L{n:+}",
        o.TRASH_HAND: f"Trash {n}",
        o.DISCARD_RANDOM_LEVEL: "Random discard L",
    }[number]


@pytest.mark.rule("WOW-TAB-10", "WOW-TAB-11")
@pytest.mark.parametrize("row", FIGHT_ROWS, ids=[row[0] for row in FIGHT_ROWS])
def test_both_halves_of_a_fight_card_are_those_of_its_row(row: tuple[str, ...]) -> None:
    card = FIGHT_CARDS[row[0].lower()]
    assert (half(card.charge), half(card.bite)) == row[1:3]


@pytest.mark.rule("WOW-CMP-09")
def test_there_are_20_fight_cards() -> None:
    assert list(FIGHT_CARDS) == [f"f{n:02}" for n in range(1, 21)]
    assert len(FIGHT_ROWS) == 20
