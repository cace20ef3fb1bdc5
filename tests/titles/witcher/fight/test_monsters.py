"""The abilities of the 28 monsters (table 18.1)."""

from __future__ import annotations

import pytest

from game.titles.witcher.deck_events import CardsDrawn
from game.titles.witcher.fight.events import AttackNamed, CardPlayed, CardsLost, ComboLaid, DamageDealt, FightCardsLost
from game.titles.witcher.state import NONE
from tests.titles.witcher.fight.ring import Ring, declare, hunt

TRAIL = (4, NONE, NONE)
HIGH = (4, 4, 4, 4)


def drawn(made: Ring) -> int:
    return sum(event.number for event in made.told(CardsDrawn))


def wounds(made: Ring) -> list[int]:
    """Cards that the monster lost, blow by blow."""
    return [len(event.fight_cards) for event in made.told(FightCardsLost)]


@pytest.mark.rule("WOW-TAB-02", "WOW-TAB-03")
def test_keys_tell_the_levels() -> None:
    content = hunt(hand="wolf_aard_1").content
    for monster in content.catalogue.monsters:
        assert int(monster.key[1]) == monster.level
        assert {1: 10 <= monster.life <= 12, 2: 13 <= monster.life <= 15, 3: 17 <= monster.life <= 19}[monster.level]


def test_m101_arachas_takes_a_hand_card_before_the_pool() -> None:
    made = declare("m101", hand="wolf_aard_1 wolf_aard_2", deck=3)
    assert made.asked == "lose_card"
    made.do("lose wolf_aard_2")
    assert made.cards("hand") == ["wolf_aard_1"]
    assert "wolf_aard_2" in made.cards("deck")


def test_m103_barghest_lowers_the_shield_by_1() -> None:
    assert declare("m103", deck=8, shield=3, attributes=HIGH).one().shield == 2
    assert declare("m103", deck=8, shield=0).one().shield == 0


def test_m104_drowners_nest_takes_a_card_of_the_made_pool() -> None:
    made = declare("m104", hand="wolf_aard_1", deck="wolf_yrden_1 wolf_cleave_1 wolf_aard_2")
    assert made.options() == ["pick wolf_cleave_1", "pick wolf_aard_2", "pick wolf_yrden_1"]
    made.do("pick wolf_cleave_1")
    assert sorted(made.cards("deck")) == ["wolf_aard_2", "wolf_yrden_1"]
    assert made.cards("discard") == ["wolf_cleave_1"]


def test_m105_ekimmara_takes_a_hand_card_of_who_has_no_trail_token() -> None:
    made = declare("m105", hand="wolf_aard_1 wolf_aard_2", deck=3)
    assert made.asked == "lose_card"
    made.do("lose wolf_aard_1")
    assert made.cards("discard") == ["wolf_aard_1"]
    assert declare("m105", hand="wolf_aard_1 wolf_aard_2", deck=3, trails=TRAIL).asked == "combo"


@pytest.mark.rule("WOW-TAB-06")
@pytest.mark.parametrize(
    ("card", "half", "shield"), [("f05", 1, 0), ("f17", 0, 0), ("f14", 0, 2), ("f08", 0, 4), ("f08", 1, 0)]
)
def test_m106_foglet_attacks_with_the_half_that_costs_more(card: str, half: int, shield: int) -> None:
    rest = "f01 f02 f03"
    made = hunt(
        "m106",
        life=f"{card} {rest}",
        first=False,
        hand="wolf_aard_1 wolf_aard_2",
        deck=8,
        shield=shield,
        attributes=HIGH,
    )
    named = made.told(AttackNamed)[0]
    assert (named.seat, named.half) == (-1, half)


@pytest.mark.rule("WOW-TAB-06")
def test_m106_a_tie_is_named_by_the_controlling_player_and_later_attacks_too() -> None:
    made = hunt("m106", life="f18 f05 f01", first=False, hand="wolf_push_back_1", deck=8, shield=4, attributes=HIGH)
    assert made.told(AttackNamed)[0].half == 1
    while made.asked != "name_attack":
        made.do(made.options()[-1])
    assert made.seat == 1
    tie = hunt("m106", life="f06 f05 f01", first=False, deck=8, shield=4, attributes=HIGH)
    assert tie.asked == "name_attack"


@pytest.mark.rule("WOW-TAB-50")
def test_m107_ghouls_nest_loses_two_cards_at_most_in_the_first_turn() -> None:
    made = hunt("m107", hand="a12_forest wolf_cleave_1 wolf_cleave_2", deck=8, kept="e14", shield=4, attributes=HIGH)
    made.do("use kept_e14").combo("a12_forest")
    assert wounds(made) == [2]
    alone = hunt("m107", hand="a12_forest wolf_cleave_1", deck=8)
    alone.combo("a12_forest")
    assert wounds(alone) == [2]


def test_m107_the_limit_is_for_the_first_turn_only() -> None:
    made = hunt("m107", hand="wolf_aard_1 a12_forest", deck=8, shield=4, attributes=HIGH)
    made.combo("wolf_aard_1").do("charge").combo("a12_forest")
    assert wounds(made) == [1, 4]


@pytest.mark.rule("WOW-TAB-50")
def test_m108_harpy_makes_combat_0_in_the_first_turn_and_other_draws_still_work() -> None:
    made = hunt("m108", hand="wolf_aard_1 wolf_yrden_1", deck=8, attributes=HIGH, shield=4)
    made.combo("wolf_yrden_1")
    assert drawn(made) == 1
    made.do("charge").combo("wolf_aard_1")
    assert drawn(made) == 1 + 4


def test_m109_nekkers_nest_costs_a_draw_without_a_green_card() -> None:
    for card, cards in (("wolf_aard_1", 3), ("wolf_push_back_1", 4)):
        made = hunt("m109", hand=card, deck=8, attributes=HIGH)
        made.combo(card)
        assert drawn(made) == cards


@pytest.mark.rule("WOW-TAB-08")
def test_m110_rotfiend_fixes_phase_iii_at_one_card_when_it_is_killed() -> None:
    made = hunt("m110", life="f01", hand="wolf_aard_1", deck=8)
    made.state.turn.draws = 3
    made.combo("wolf_aard_1")
    assert made.state.turn.draws_fixed == NONE
    made.do(made.options()[0])
    assert made.state.turn.draws_fixed == 1
    lost = hunt("m110", life="f17", first=False, deck=3, shield=0)
    lost.do("charge").do(lost.options()[0])
    assert lost.state.turn.draws_fixed == NONE


def test_m201_fiend_silences_purple_cards_but_not_their_extensions() -> None:
    made = hunt("m201", hand="wolf_aard_1 wolf_quick_slash_1 a05_forest", deck=8)
    made.combo("wolf_aard_1", "wolf_quick_slash_1")  # purple 1, blue(D1), then blue 1
    assert made.told(ComboLaid)[0].damage == 1
    assert wounds(made) == [1]


@pytest.mark.rule("WOW-TAB-50")
def test_m202_grave_hag_takes_hand_cards_first_in_her_first_turn() -> None:
    three = "wolf_aard_1 wolf_aard_2 wolf_yrden_1"
    made = hunt("m202", life="f05 f06 f01", first=False, hand=three, deck=8, shield=2, attributes=HIGH)
    made.do("charge")  # Damage 2
    assert made.asked == "lose_card"
    made.do("lose wolf_aard_1", "lose wolf_aard_2")
    assert made.one().shield == 2
    more = hunt(
        "m202", life="f05 f06 f01", first=False, hand="wolf_aard_1 wolf_aard_2", deck=8, shield=1, attributes=HIGH
    )
    more.do("bite")  # Damage 4: two hand cards, the Shield, one of the pool
    assert more.one().shield == 0
    assert [len(event.cards) for event in more.told(CardsLost)] == [1, 1, 1]
    later = hunt("m202", life="f05 f06 f01", hand="wolf_push_back_1 wolf_aard_1", deck=8, shield=4, attributes=HIGH)
    later.fight.sides[1].turns = 1
    later.combo("wolf_push_back_1").do("charge")
    assert later.one().shield == 2


@pytest.mark.parametrize(("combat", "cards"), [(4, 3), (1, 1)])
def test_m203_griffin_costs_a_draw_but_leaves_one(combat: int, cards: int) -> None:
    made = hunt("m203", hand="wolf_aard_1", deck=8, attributes=(combat, 1, 1, 1))
    made.combo("wolf_aard_1")
    assert drawn(made) == cards


@pytest.mark.rule("WOW-TAB-07")
def test_m204_manticore_deals_one_less_and_takes_a_random_hand_card_each_time() -> None:
    made = hunt("m204", life="f05 f01", first=False, hand="wolf_aard_1 wolf_aard_2", deck=8, shield=0)
    made.do("bite")
    assert made.told(DamageDealt)[0].damage == 3
    assert [event.from_hand for event in made.told(CardsLost)] == [True, False]
    no_damage = hunt("m204", life="f02 f01", first=False, hand="wolf_aard_1 wolf_aard_2", deck=8, shield=0)
    no_damage.do("charge", "lose wolf_aard_1")
    assert no_damage.cards("hand") == ["wolf_aard_2"]


@pytest.mark.rule("WOW-TAB-50")
def test_m205_nightwraith_picks_the_first_card() -> None:
    firsts = set()
    for n in range(12):
        three = "wolf_aard_1 wolf_quick_slash_1 wolf_yrden_1"
        made = hunt("m205", first=False, life="f16 f06 f05", hand=three, deck=8)
        made.state.chance = n * 104729
        made.do("charge", "lose wolf_yrden_1")
        played = made.told(CardPlayed)[0]
        assert played.drawn_at_random
        firsts.add(played.card)
        extended = played.card == made.number("card", "wolf_aard_1")
        assert made.options() == (["lay wolf_quick_slash_1", "stop"] if extended else ["stop"])
    assert len(firsts) == 2


@pytest.mark.rule("WOW-TAB-50")
def test_m205_later_first_cards_are_free() -> None:
    made = hunt("m205", hand="wolf_aard_1 wolf_yrden_1", deck=8, shield=4, attributes=HIGH)
    made.do("stop", "charge")
    assert made.fight.combo == ()
    assert made.asked == "combo"


def test_m206_noonwraith_lets_the_shield_rise_by_one_a_turn() -> None:
    made = hunt("m206", hand="a15_forest a18_forest", deck=8, shield=0, attributes=HIGH, kept="e13")
    made.do("use kept_e13")
    assert made.one().shield == 1
    made.combo("a15_forest")
    assert made.one().shield == 1
    made.one().shield = 4
    made.do("charge")
    before = made.one().shield
    made.do("lay a18_forest", "stop")
    assert made.one().shield == before + 1


def test_m207_penitent_takes_no_damage_in_the_first_turn_without_its_trail_token() -> None:
    made = hunt("m207", hand="wolf_aard_1 wolf_cleave_1", deck=8, kept="e14", shield=4, attributes=HIGH)
    made.do("use kept_e14").combo("wolf_aard_1")
    assert wounds(made) == []
    made.do("charge").combo("wolf_cleave_1")
    assert wounds(made) == [2]
    tracked = hunt("m207", hand="wolf_aard_1", deck=8, trails=TRAIL)
    tracked.combo("wolf_aard_1")
    assert wounds(tracked) == [1]


def test_m208_water_hag_allows_one_potion() -> None:
    made = hunt("m208", hand="wolf_aard_1", deck=8, potions="p6 p6 p1", attributes=HIGH)
    made.do("drink p6")
    assert made.options("drink") == []


@pytest.mark.rule("WOW-TAB-05", "WOW-ATT-06")
@pytest.mark.parametrize(("defense", "after", "shield"), [(3, 2, 2), (5, 5, 4), (1, 1, 1)])
def test_m209_weavess_lowers_defense_for_good(defense: int, after: int, shield: int) -> None:
    made = declare("m209", deck=8, attributes=(1, defense, 1, 1), shield=min(defense, 4))
    assert made.one().attributes[1] == after
    assert made.one().shield == shield


def test_m210_werewolf_lowers_the_shield_by_2() -> None:
    assert declare("m210", deck=8, shield=3, attributes=HIGH).one().shield == 1


@pytest.mark.rule("WOW-TAB-04", "WOW-TAB-48")
def test_m211_whispess_lowers_the_shield_for_a_yellow_card_once_a_combo() -> None:
    made = hunt("m211", hand="wolf_yrden_1 wolf_cleave_1 a19_forest", deck=8, shield=4, attributes=HIGH)
    made.combo("wolf_yrden_1", "wolf_cleave_1")
    assert made.one().shield == 2
    two = hunt("m211", hand="a21_forest a04_forest a23_forest", deck=8, shield=4, attributes=HIGH)
    two.combo("a21_forest", "a04_forest", "a23_forest")
    assert two.one().shield == 2
    none = hunt("m211", hand="wolf_aard_1", deck=8, shield=4, attributes=HIGH)
    none.combo("wolf_aard_1")
    assert none.one().shield == 4


@pytest.mark.rule("WOW-TAB-48", "WOW-TAB-14")
def test_m211_whispess_counts_a_yellow_card_that_blizzard_added() -> None:
    made = hunt("m211", hand="wolf_aard_1 wolf_yrden_1", deck=8, shield=4, attributes=HIGH, potions="p2")
    made.combo("wolf_aard_1").do("drink p2", "lay wolf_yrden_1")
    assert made.one().shield == 2


def test_m212_wyvern_takes_a_random_hand_card_at_the_end_of_its_first_turn() -> None:
    made = hunt(
        "m212",
        life="f06 f05 f01",
        first=False,
        hand="wolf_push_back_1 wolf_push_back_2",
        deck=8,
        shield=4,
        attributes=HIGH,
    )
    made.do("charge")
    assert len(made.told(CardsLost)) == 1
    while made.asked != "name_attack":
        made.do(made.options()[-1])
    made.do("charge")
    assert len(made.told(CardsLost)) == 1


@pytest.mark.rule("WOW-TAB-04", "WOW-TAB-48", "WOW-DMG-09")
@pytest.mark.parametrize(
    ("cards", "wound"),
    [("wolf_aard_2", 1), ("wolf_yrden_1 wolf_cleave_1", 1), ("a04_forest a21_forest", 2), ("a16_forest a05_forest", 1)],
)
def test_m301_brewess_takes_one_from_combos_with_green_or_yellow(cards: str, wound: int) -> None:
    made = hunt("m301", hand=cards, deck=8)
    made.combo(*cards.split())
    assert wounds(made) == [wound]


@pytest.mark.parametrize(("life", "damage"), [("f05 f01 f02", 2), ("f05 f01", 4), ("f05", 4)])
def test_m302_bruxa_deals_two_more_with_one_or_two_cards_left(life: str, damage: int) -> None:
    made = hunt("m302", life=life, first=False, deck=9, shield=0)
    made.do("charge")
    assert made.told(DamageDealt)[0].damage == damage


@pytest.mark.rule("WOW-TAB-07")
def test_m302_bruxa_adds_nothing_where_the_attack_deals_no_damage() -> None:
    made = hunt("m302", life="f02 f01", first=False, hand="wolf_aard_1 wolf_aard_2", deck=9, shield=0)
    made.do("charge")
    assert not made.has_told(DamageDealt)


def test_m303_glustyworp_takes_one_damage_at_most_in_the_first_turn() -> None:
    made = hunt("m303", hand="wolf_cleave_1 a12_forest", deck=8, shield=4, attributes=HIGH, kept="e14")
    made.do("use kept_e14").combo("wolf_cleave_1")
    assert wounds(made) == [1]
    made.do("charge").combo("a12_forest")
    assert wounds(made) == [1, 4]


@pytest.mark.parametrize(("defense", "shield"), [(3, 2), (1, 1), (2, 1), (5, 4)])
def test_m304_leshen_lowers_defense_in_this_fight_only(defense: int, shield: int) -> None:
    made = declare(
        "m304", hand="a18_forest", deck=8, attributes=(1, defense, 1, 1), shield=min(defense, 4), trails=TRAIL
    )
    assert made.one().attributes[1] == defense
    made.combo("a18_forest")
    assert made.one().shield == shield


def test_m305_striga_lowers_the_shield_by_the_cards_in_hand() -> None:
    made = declare("m305", hand="wolf_aard_1 wolf_aard_2 wolf_yrden_1", deck=8, shield=4, attributes=HIGH)
    assert made.one().shield == 1


@pytest.mark.rule("WOW-TAB-04", "WOW-TAB-48")
@pytest.mark.parametrize(
    ("cards", "wound"), [("wolf_aard_1 wolf_quick_slash_1", 2), ("wolf_cleave_1", 2), ("a05_forest a04_forest", 3)]
)
def test_m306_yghern_takes_one_from_combos_with_blue(cards: str, wound: int) -> None:
    made = hunt("m306", hand=cards, deck=8)
    made.combo(*cards.split())
    assert wounds(made) == [wound]
