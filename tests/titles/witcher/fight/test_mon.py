"""Fighting a monster: how it begins (MON), and who can be fought (PH2)."""

from __future__ import annotations

import pytest

from game.titles.witcher.events import PotionDiscarded
from game.titles.witcher.fight.begin import monster_fights, witcher_fights
from game.titles.witcher.fight.events import FightTurnBegan, LifePoolMade
from game.titles.witcher.state import NONE
from tests.titles.witcher.fight.ring import attack, declare, hunt, ring

TRAIL = (4, NONE, NONE)


@pytest.mark.rule("WOW-PH2-04", "WOW-PH2-06", "WOW-PH2-07")
def test_monsters_are_fought_where_they_stand() -> None:
    made = ring()
    slots = made.state.slots
    made.one().place = slots[1].token
    assert monster_fights(made.content, made.state, 0) == [1]
    made.one().place = slots[2].token
    assert monster_fights(made.content, made.state, 0) == [2]
    made.one().place = 0
    assert monster_fights(made.content, made.state, 0) == []


@pytest.mark.rule("WOW-PH2-05", "WOW-PH2-06")
def test_witchers_are_fought_where_both_stand_but_at_schools_closed_taverns_and_after_dice() -> None:
    made = ring(players=4)
    state = made.state
    state.seats[3].place = 7

    def fights() -> list[int]:
        return witcher_fights(made.content, state, 0)

    assert fights() == [1, 2]
    state.turn.challenged = (2,)
    assert fights() == [1]
    state.tavern = 6
    assert fights() == []
    state.tavern = 7
    assert fights() == [1]
    for school in (0, 1, 3, 10, 15, 17):
        state.seats[0].place = state.seats[1].place = school
        assert fights() == []
    state.seats[0].place = state.seats[1].place = 8
    state.seats[1].present = False
    assert fights() == []


@pytest.mark.rule("WOW-MON-03", "WOW-TAB-01", "WOW-MON-07")
@pytest.mark.parametrize(("monster", "life"), [("m101", 10), ("m107", 12), ("m201", 13), ("m208", 15), ("m304", 19)])
def test_the_monster_has_as_many_cards_as_its_card_shows(monster: str, life: int) -> None:
    made = declare(monster, deck=8)
    pool = made.told(LifePoolMade)[0]
    assert (pool.seat, pool.number) == (-1, life)
    assert len(made.state.fight_deck) == 20 - life


@pytest.mark.rule("WOW-MON-04", "WOW-MON-05", "WOW-TOK-11", "WOW-TOK-02")
def test_the_trail_token_gives_the_first_turn_and_is_kept() -> None:
    without = declare("m110", deck=8)
    assert without.told(FightTurnBegan)[0].seat == -1
    made = declare("m110", deck=8, hand="wolf_aard_1", trails=TRAIL)
    assert made.told(FightTurnBegan)[0].seat == 0
    assert made.one().trails == TRAIL
    other = declare("m110", deck=8, trails=(NONE, 2, NONE))
    assert other.told(FightTurnBegan)[0].seat == -1


@pytest.mark.rule("WOW-TAB-41")
def test_kaya_gives_the_first_turn_but_is_no_trail_token() -> None:
    made = declare("m105", hand="wolf_aard_1 wolf_aard_2", deck=8, kept="e23")
    assert made.asked == "lose_card"  # Ekimmara asks who has no trail token
    made.do("lose wolf_aard_1")
    assert made.told(FightTurnBegan)[0].seat == 0


@pytest.mark.rule("WOW-MON-08")
def test_the_archespore_asks_a_potion() -> None:
    made = ring()
    made.put_monster("m102", 0)
    made.lay(0, deck=5)
    assert monster_fights(made.content, made.state, 0) == []
    made.lay(0, deck=5, potions="p1")
    assert monster_fights(made.content, made.state, 0) == [0]
    paid = declare("m102", deck=5, potions="p1 p2")
    assert paid.options() == ["discard_potion p1", "discard_potion p2"]
    paid.do("discard_potion p2")
    assert [event.potion for event in paid.told(PotionDiscarded)] == list(paid.numbers("potion", "p2"))
    assert paid.one().potions == paid.numbers("potion", "p1")
    assert paid.fight.sides[0].potions == ()


@pytest.mark.rule("WOW-MON-01", "WOW-MTN-02")
def test_the_player_to_the_right_names_the_first_attack() -> None:
    made = hunt(players=4, first=False, deck=8)
    assert made.asked == "name_attack"
    assert made.seat == 3


@pytest.mark.rule("WOW-PH2-05")
def test_the_one_attacked_is_not_asked() -> None:
    made = attack({"hand": "wolf_aard_1", "deck": 3}, {"deck": 3})
    assert (made.asked, made.seat) == ("combo", 0)
