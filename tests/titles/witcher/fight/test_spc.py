"""Specialties (SPC), each level of each once."""

from __future__ import annotations

import pytest

from game.titles.witcher.deck_events import CardsDrawn
from game.titles.witcher.fight.events import FightCardsLost, FightCardsSeen, MonsterKilled, PoolSeen
from tests.titles.witcher.fight.ring import Ring, duel, hunt

COMBO = ("wolf_aard_1", "wolf_quick_slash_1", "wolf_cleave_1")  # 5 Damage, draw -1


def levels(level: int, combat: int = 1) -> tuple[int, int, int, int]:
    return (combat, 4, 1, level)


def drawn(made: Ring) -> int:
    return sum(event.number for event in made.told(CardsDrawn))


def wounds(made: Ring) -> list[int]:
    return [len(event.fight_cards) for event in made.told(FightCardsLost)]


@pytest.mark.rule("WOW-SPC-01", "WOW-SPC-02")
def test_once_a_fight_only_the_present_level_and_at_will() -> None:
    made = hunt(school="bear", hand="wolf_push_back_1 wolf_aard_1", deck=9, shield=0, attributes=levels(2))
    assert made.options() == ["use specialty_bear_2", "ready"]
    made.do("use specialty_bear_2")
    made.one().shield = 0
    assert made.asked == "combo"
    unused = hunt(school="bear", hand="wolf_aard_1", deck=9, shield=0, attributes=levels(2))
    assert unused.do("ready").asked == "combo"
    assert "do not have" in hunt(school="bear", hand="wolf_aard_1", deck=9, shield=0, attributes=levels(2)).refused(
        "use specialty_bear_1"
    )


@pytest.mark.rule("WOW-SPC-01")
def test_a_fall_of_the_level_gives_no_second_use() -> None:
    made = hunt(school="bear", hand="wolf_push_back_1 wolf_aard_1", deck=9, shield=0, attributes=levels(3))
    made.do("use specialty_bear_3")
    made.one().attributes = levels(2)
    made.combo("wolf_push_back_1").do("charge")
    made.one().shield = 0
    assert made.options("use") == []


@pytest.mark.rule("WOW-SPC-03", "WOW-SPC-10")
@pytest.mark.parametrize(("level", "shield", "cards"), [(1, 0, 1), (2, 1, 1), (3, 1, 2), (4, 2, 2), (5, 2, 2)])
def test_bear(level: int, shield: int, cards: int) -> None:
    made = hunt(school="bear", hand="wolf_aard_1", deck=9, shield=0, attributes=levels(level))
    made.do(f"use specialty_bear_{level}")
    assert (made.one().shield, drawn(made)) == (shield, cards)
    assert hunt(school="bear", hand="wolf_aard_1", deck=9, shield=1, attributes=levels(level)).asked == "combo"


@pytest.mark.rule("WOW-SPC-04")
@pytest.mark.parametrize(("level", "seen", "taken"), [(1, 1, 1), (2, 3, 1), (3, 3, 2), (4, 3, 3), (5, 3, 3)])
def test_cat(level: int, seen: int, taken: int) -> None:
    deck = "wolf_aard_1 wolf_aard_2 wolf_yrden_1 wolf_yrden_2"
    made = hunt(school="cat", hand="wolf_cleave_1", deck=deck, attributes=levels(level))
    made.do(f"use specialty_cat_{level}")
    assert [len(event.cards) for event in made.told(PoolSeen)] == [seen]
    for n in range(taken):
        assert len(made.options()) == seen - n
        made.do(made.options("take")[-1])
    assert len(made.cards("hand")) == 1 + taken
    while made.asked == "order_cards":
        made.do(made.options("put")[0])
    assert len(made.cards("deck")) == 4 - taken
    assert made.cards("deck")[-1] == "wolf_yrden_2"


@pytest.mark.rule("WOW-SPC-04")
def test_cat_puts_the_others_back_in_any_order_and_only_in_the_first_turn() -> None:
    deck = "wolf_aard_1 wolf_aard_2 wolf_yrden_1 wolf_yrden_2"
    made = hunt(school="cat", hand="wolf_push_back_1", deck=deck, attributes=levels(2), shield=4)
    made.do("use specialty_cat_2", "take wolf_aard_2", "put wolf_yrden_1")
    assert made.cards("deck") == ["wolf_yrden_1", "wolf_aard_1", "wolf_yrden_2"]
    later = hunt(school="cat", hand="wolf_push_back_1 wolf_aard_1", deck=5, attributes=levels(2), shield=4)
    later.do("ready").combo("wolf_push_back_1").do("charge")
    assert later.asked == "combo"


@pytest.mark.rule("WOW-SPC-05", "WOW-SPC-11")
@pytest.mark.parametrize(("level", "away"), [(1, 2), (2, 1), (3, 0)])
def test_griffin_takes_the_top_card(level: int, away: int) -> None:
    hand = "wolf_aard_1 wolf_aard_2 wolf_cleave_1"
    made = hunt(school="griffin", hand=hand, deck=5, discard="wolf_yrden_1 wolf_yrden_2", attributes=levels(level))
    made.do(f"use specialty_griffin_{level}")
    assert "wolf_yrden_2" in made.cards("hand")
    for _ in range(away):
        assert "lose wolf_yrden_2" in made.options()
        made.do("lose wolf_aard_1" if "lose wolf_aard_1" in made.options() else "lose wolf_aard_2")
    assert len(made.cards("hand")) == 4 - away
    assert made.asked == "combo"


@pytest.mark.rule("WOW-SPC-05")
@pytest.mark.parametrize("level", [4, 5])
def test_griffin_takes_any_card(level: int) -> None:
    discard = "wolf_yrden_1 wolf_yrden_2"
    made = hunt(school="griffin", hand="wolf_aard_1", deck=5, discard=discard, attributes=levels(level))
    made.do(f"use specialty_griffin_{level}")
    assert set(made.options()) == {"pick wolf_yrden_1", "pick wolf_yrden_2"}
    made.do("pick wolf_yrden_1")
    assert made.cards("hand") == ["wolf_aard_1", "wolf_yrden_1"]
    assert made.asked == "combo"


@pytest.mark.rule("WOW-SPC-11")
def test_griffin_needs_a_discard_pile() -> None:
    made = hunt(school="griffin", hand="wolf_aard_1", deck=5, kept="e13")
    assert "nothing to work on" in made.refused("use specialty_griffin_1")


@pytest.mark.rule("WOW-SPC-06")
@pytest.mark.parametrize(("level", "seen", "away"), [(1, 3, 0), (2, 2, 1), (3, 4, 1), (4, 4, 2), (5, 4, 2)])
def test_viper(level: int, seen: int, away: int) -> None:
    made = hunt(school="viper", hand="wolf_aard_2 wolf_aard_1", deck=8, attributes=levels(level))
    made.combo("wolf_aard_2")
    before = made.life
    made.do(f"use specialty_viper_{level}")
    cards = made.told(FightCardsSeen)[0].fight_cards[::-1]
    assert [made.naming.keys["fight_card"][card] for card in cards] == before[:seen]
    for _ in range(away):
        made.do(made.options("drop_attack")[-1])
    assert sum(wounds(made)) == 1 + away
    made.do(made.options("put_attack")[-1]) if made.asked == "order_cards" else made
    while made.asked == "order_cards":
        made.do(made.options("put_attack")[-1])
    left = seen - away
    assert sorted(made.life[:left]) == sorted(before[: seen - away])
    assert made.life[:left] == before[:left][::-1]
    assert made.life[left:] == before[seen:]


@pytest.mark.rule("WOW-SPC-06", "WOW-SPC-13")
def test_viper_needs_a_card_lost_to_the_attack() -> None:
    stopped = duel({"school": "viper", "hand": "wolf_aard_2", "deck": 5}, {"deck": 5, "shield": 1})
    assert stopped.combo("wolf_aard_2").asked != "special"
    made = hunt(school="viper", hand="wolf_push_back_1 wolf_aard_1", deck=5, kept="e14")
    made.do("use kept_e14").combo("wolf_push_back_1")
    assert made.asked == "name_attack"


@pytest.mark.rule("WOW-SPC-12")
def test_viper_looks_at_what_is_there_and_may_empty_the_pool() -> None:
    made = hunt(school="viper", life="f01 f02", hand="wolf_aard_2 wolf_aard_1", deck=8, attributes=levels(5))
    made.combo("wolf_aard_2").do("use specialty_viper_5", "drop_attack f02")
    assert made.has_told(MonsterKilled)


@pytest.mark.rule("WOW-SPC-07", "WOW-SPC-09")
@pytest.mark.parametrize(("level", "damage", "cards"), [(1, 1, 0), (2, 1, 1), (3, 2, 1), (4, 2, 2), (5, 2, 2)])
def test_wolf(level: int, damage: int, cards: int) -> None:
    made = hunt(school="wolf", hand=" ".join(COMBO), deck=9, attributes=levels(level, combat=1))
    made.combo(*COMBO).do(f"use specialty_wolf_{level}")
    assert wounds(made) == [5 + damage]
    assert drawn(made) == cards  # step 4 itself: 1 - 1
    kinds = [type(event) for event in made.log]
    assert not cards or kinds.index(FightCardsLost) < kinds.index(CardsDrawn)


@pytest.mark.rule("WOW-SPC-07")
def test_wolf_needs_three_cards() -> None:
    made = hunt(school="wolf", hand=" ".join(COMBO), deck=9)
    assert made.combo(*COMBO[:2]).asked == "name_attack"


@pytest.mark.rule("WOW-SPC-13", "WOW-TAB-49")
def test_other_damage_is_its_own() -> None:
    """Damage by a thing kept is no part of the combo's: Bruxa's trophy asks a combo of four."""
    made = hunt(hand="wolf_cleave_1 wolf_aard_1", deck=9, kept="e14", trophies="m302")
    made.do("use kept_e14").combo("wolf_cleave_1")
    assert wounds(made) == [2, 2]
    assert made.asked == "name_attack"


@pytest.mark.rule("WOW-SPC-04", "WOW-CRD-09")
def test_cat_takes_no_more_than_the_hand_can_hold() -> None:
    hand = "a01_forest a02_forest a03_forest a04_forest a05_forest a06_forest"
    made = hunt(school="cat", hand=hand, deck=5, attributes=levels(4))
    made.do("use specialty_cat_4", "take griffin_cleave_1")
    assert len(made.cards("hand")) == 7
    assert made.options("take") == []
    assert made.options("put")
