"""What follows a fight against a monster (OUT)."""

from __future__ import annotations

import pytest

from game.titles.witcher.deck_events import DeckShuffled
from game.titles.witcher.events import GoldChanged, MonsterAppeared, ShieldChanged, TrackStepped
from game.titles.witcher.fight.events import (
    MonsterDrivenAway,
    MonsterKilled,
    TrophyWon,
    WitcherDefeated,
)
from game.titles.witcher.monsters import draw_monster
from game.titles.witcher.state import NONE
from tests.titles.witcher.fight.ring import Ring, hunt

TRAIL = (4, NONE, NONE)


def killed(monster: str = "m110", players: int = 2, **told: object) -> Ring:
    """The witcher deals the last Damage."""
    told = {"hand": "wolf_aard_1", "deck": 9, **told}
    return hunt(monster, life="f01", players=players, **told).combo("wolf_aard_1")  # type: ignore[arg-type]


def lost(left: int, monster: str = "m110", **told: object) -> Ring:
    """The witcher is knocked out by the first attack, with so many cards left to the monster."""
    life = " ".join(["f17", *(f"f{n:02}" for n in range(1, left + 1))])
    return hunt(monster, life=life, first=False, deck=3, shield=0, **told).do("charge")  # type: ignore[arg-type]


@pytest.mark.rule("WOW-OUT-01", "WOW-OUT-04", "WOW-TRO-01", "WOW-TRO-02")
def test_a_killed_monster_is_a_trophy_two_gold_a_step_and_fatigue() -> None:
    made = killed()
    assert made.has_told(MonsterKilled)
    assert made.one().trophies == (made.number("trophy", "m110"),)
    assert made.one().track == 1
    assert made.asked == "trash"
    made.do(made.options()[0])
    assert made.one().gold == 3 + 2
    assert made.state.fight is None
    assert len(made.one().owned) == 9


@pytest.mark.rule("WOW-OUT-05", "WOW-TRO-05", "WOW-SCP-02", "WOW-END-01")
def test_the_last_step_wins_at_once() -> None:
    made = killed(track=3)
    assert made.state.winners == [0]
    assert made.state.stack == []
    assert made.one().gold == 3


@pytest.mark.rule("WOW-OUT-06", "WOW-OUT-08", "WOW-OUT-09")
@pytest.mark.parametrize(("monster", "level"), [("m110", 2), ("m210", 3), ("m305", 3)])
def test_a_new_monster_one_level_higher_stands_in_the_same_terrain(monster: str, level: int) -> None:
    made = killed(monster, track=0)
    made.do(made.options()[0])
    slot = made.state.slots[0]
    assert made.content.monster_level[slot.monster] == level
    assert made.content.terrain_of[slot.token] == 0
    assert made.told(MonsterAppeared)[0].terrain == 0
    assert all(made.number("monster", monster) not in pile for pile in (*made.state.monsters, *made.state.driven_away))


@pytest.mark.rule("WOW-TOK-08", "WOW-OUT-08")
def test_trail_tokens_of_the_terrain_go_back() -> None:
    made = killed(trails=TRAIL)
    made.do(made.options()[0])
    assert made.one().trails == (NONE, NONE, NONE)


@pytest.mark.rule("WOW-OUT-02", "WOW-OUT-12", "WOW-OUT-13", "WOW-OUT-14", "WOW-OUT-15", "WOW-OUT-23")
@pytest.mark.parametrize("left", [0, 1])
def test_a_monster_with_one_card_or_none_left_is_driven_away(left: int) -> None:
    made = lost(left)
    assert made.has_told(MonsterDrivenAway)
    assert made.asked == "gain"
    assert all(made.content.card_cost[made.number("card", option.split()[1])] == 0 for option in made.options())
    gained = made.options()[0].split()[1]
    made.do(f"gain {gained}")
    assert made.one().gold == 3 + 2
    assert made.one().trophies == ()
    assert made.one().track == 0
    assert made.state.turn.draws == 0
    assert gained in made.cards("deck")
    assert made.state.driven_away[0] == (made.number("monster", "m110"),)
    assert made.content.monster_level[made.state.slots[0].monster] == 1


@pytest.mark.rule("WOW-OUT-03", "WOW-OUT-16", "WOW-OUT-17", "WOW-OUT-18", "WOW-OUT-19", "WOW-PH3-09", "WOW-TOK-10")
def test_a_complete_defeat_gives_a_trail_and_a_cheap_card_and_costs_a_draw() -> None:
    made = lost(2)
    assert made.has_told(WitcherDefeated)
    gained = made.options()[0]
    made.do(gained)
    assert made.one().trails[0] != NONE
    assert made.one().gold == 3
    assert made.state.turn.draws == -1
    assert made.state.slots[0].monster == made.number("monster", "m110")
    assert gained.split()[1] in made.cards("deck")


@pytest.mark.rule("WOW-OUT-16", "WOW-TOK-06")
def test_who_has_the_trail_token_takes_no_second_one() -> None:
    made = lost(2, trails=TRAIL)
    made.do(made.options()[0])
    assert made.one().trails == TRAIL


@pytest.mark.rule("WOW-OUT-20", "WOW-MON-07")
def test_all_fight_cards_are_shuffled_together() -> None:
    made = lost(3)
    made.do(made.options()[0])
    assert sorted(made.state.fight_deck) == list(range(20))
    assert made.state.fight_deck != tuple(range(20))


@pytest.mark.rule("WOW-OUT-21", "WOW-OUT-22", "WOW-OUT-23")
def test_shield_cards_fatigue_gold_shuffle_in_this_order() -> None:
    made = killed(discard="wolf_yrden_1", shield=0, attributes=(1, 3, 1, 1))
    made.do(made.options()[0])
    kinds = [type(event) for event in made.log]
    order = [kinds.index(kind) for kind in (ShieldChanged, TrophyWon, TrackStepped, DeckShuffled, GoldChanged)]
    assert order == sorted(order)
    assert made.one().shield == 3
    assert made.cards("hand") == made.cards("discard") == []
    assert len(made.cards("deck")) == 10


@pytest.mark.rule("WOW-OUT-24")
def test_what_held_for_the_fight_ends_before_the_shield_rises() -> None:
    made = hunt("m304", life="f01", hand="wolf_aard_1", deck=9, shield=2, attributes=(1, 3, 1, 1))
    made.fight.sides[0].less_defense = 1
    made.combo("wolf_aard_1")
    assert made.one().shield == 3


@pytest.mark.rule("WOW-POT-05")
def test_used_potions_go_to_the_discard_pile_after_the_fight() -> None:
    made = hunt(hand="wolf_aard_1", potions="p6 p1", deck=9, life="f01", attributes=(1, 1, 2, 1))
    made.do("drink p6")
    assert made.one().potions == made.numbers("potion", "p1")
    assert made.state.potion_discard == ()
    made.do("ready").combo("wolf_aard_1")
    assert made.state.potion_discard == made.numbers("potion", "p6")
    assert made.one().potions == made.numbers("potion", "p1")


@pytest.mark.rule("WOW-SOL-05", "WOW-SOL-06")
def test_alone_a_killed_monster_is_not_replaced_and_one_driven_away_is() -> None:
    made = killed(players=1)
    made.do(made.options()[0])
    assert made.state.slots[0].monster == NONE
    away = hunt(life="f17", first=False, deck=2, shield=0, players=1, dice=[1])
    away.do(away.options()[0])
    assert away.state.slots[0].monster != NONE


@pytest.mark.rule("WOW-OUT-07", "WOW-SET-13")
def test_the_additional_stack_comes_before_level_2_for_a_killed_monster_only() -> None:
    made = hunt(life="f01", hand="wolf_aard_1", deck=9, players=4)
    extra = made.state.monsters[0][0]
    made.state.extra, made.state.monsters[0] = (extra,), made.state.monsters[0][1:]
    made.combo("wolf_aard_1")
    made.do(made.options()[0])
    assert made.state.slots[0].monster == extra
    assert not made.state.extra
    away = hunt(life="f17", first=False, deck=2, shield=0, players=4)
    away.state.extra, away.state.monsters[0] = away.state.monsters[0][:1], away.state.monsters[0][1:]
    away.do("charge").do(away.options()[0])
    assert len(away.state.extra) == 1


@pytest.mark.rule("WOW-OUT-10", "WOW-OUT-11")
def test_tokens_that_ran_out_are_those_driven_away_then_of_other_levels() -> None:
    made = hunt(life="f01", hand="wolf_aard_1", deck=9)
    away = made.state.monsters[1][-1]
    made.state.monsters[1], made.state.driven_away[1] = (), (away,)
    made.combo("wolf_aard_1").do(made.options()[0])
    assert made.state.slots[0].monster == away
    none_left = hunt(life="f01", hand="wolf_aard_1", deck=9)
    none_left.state.monsters[1] = ()
    none_left.combo("wolf_aard_1").do(none_left.options()[0])
    assert none_left.content.monster_level[none_left.state.slots[0].monster] == 3
    empty = hunt(life="f01", hand="wolf_aard_1", deck=9)
    empty.state.monsters = [(), (), ()]
    empty.combo("wolf_aard_1").do(empty.options()[0])
    assert empty.state.slots[0].monster == NONE
    drawn = set()
    for seed in range(8):
        left = hunt(life="f01", hand="wolf_aard_1", deck=9).state
        left.chance, left.driven_away[1], left.monsters[1] = seed, left.monsters[1], ()
        drawn.add(draw_monster(left, 2))
    assert len(drawn) > 1
