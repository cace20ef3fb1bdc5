"""Dagon fought, driven back and back again; bonus cards; items in fights (SKE-DAG, SKE-FGT, SKE-RES, SKE-BON)."""

from __future__ import annotations

from typing import Any

import pytest

from game.titles.witcher.fight.begin import begin_witcher_fight
from game.titles.witcher.state import NONE
from tests.titles.witcher.skellige.shore import emerged, on_top, sea_of, ships, shore
from tests.titles.witcher.skellige.test_ske_islands import end, settle
from tests.titles.witcher.table import Table


def out_there(seats: int = 3, trail: bool = False, **told: Any) -> Table:
    """Seat 0 has sailed to Dagon for its one card that is no more in hand."""
    table = emerged(shore(seats, **told))
    sea_of(table).dagon_trails = (trail, *([False] * (seats - 1)))
    return table.do("sail_to open_sea", "play a02_forest")


def with_bonus(table: Table, key: str) -> Table:
    """A bonus card lies with seat 0."""
    card = table.number("kept", key)
    sea = sea_of(table)
    sea.bonus = tuple(other for other in sea.bonus if other != card)
    table.state.seats[0].kept += (card,)
    return table


@pytest.mark.rule("SKE-FGT-03", "SKE-FGT-04", "SKE-FGT-05", "SKE-FGT-06", "SKE-DAG-01", "SKE-DAG-07", "SKE-SET-10")
@pytest.mark.rule("SKE-SHP-02")
def test_sailing_out_to_fight_dagon() -> None:
    table = out_there()
    fight = table.state.fight
    assert fight is not None
    assert (fight.monster, fight.terrain) == (table.content.dagon, NONE)
    assert len(fight.life) + len(fight.spent) == 15
    assert table.content.catalogue.monsters[fight.monster].level == 2
    assert table.of(0, "place") == "open_sea"
    assert table.events("die_rolled", "story_read") == []
    assert sea_of(table).out == 0


@pytest.mark.rule("SKE-DAG-02", "SKE-DAG-03", "SKE-DAG-05", "SKE-DAG-06", "SKE-EMG-10")
def test_before_its_first_attack_dagon_takes_a_card_and_shields() -> None:
    first = out_there(shield=1, trophies="m101")
    assert first.events("ability_used", steps=1)
    assert first.state.fight is not None
    assert len(first.of(0, "hand")) <= 1
    assert first.of(0, "shield") == 0
    second = out_there(trail=True, shield=1, trophies="m101")
    assert second.state.fight is not None
    assert second.state.fight.side == 0
    assert second.of(0, "shield") == 1
    assert len(second.of(0, "hand")) == 2


@pytest.mark.rule("SKE-DAG-04", "SKE-EFF-10")
def test_bonus_cards_are_counted_as_trophies() -> None:
    table = emerged(with_bonus(shore(shield=4, levels=(4, 4, 4, 4), trophies="m101"), "b2"))
    table.do("sail_to open_sea", "play a02_forest")
    lowered = [event for event in table.events("shield_changed") if event["change"] == -2]
    assert lowered


@pytest.mark.rule("SKE-RES-01", "SKE-RES-03", "SKE-RES-04", "SKE-RES-05", "SKE-RES-06", "SKE-RES-07", "SKE-RES-12")
@pytest.mark.rule("SKE-RES-15", "SKE-RES-16", "SKE-RES-17", "SKE-CMB-08", "SKE-FGT-10", "SKE-BON-05", "SKE-EMG-10")
def test_dagon_is_driven_away_by_a_win() -> None:
    table = out_there()
    sea_of(table).dagon_trails = (True, True, False)
    end(table, won=True)
    assert table.asked == "gain"
    key = table.options()[0].split()[1]
    assert table.content.card_cost[table.number("card", key)] == 0
    table.do(f"gain {key}")
    sea = sea_of(table)
    assert table.gold() == 5
    assert sea.dagon == 1
    assert sea.dagon_trails == (False, False, False)
    assert len(sea.bonus) == 4
    assert len(table.of(0, "kept")) == 1
    assert (table.of(0, "track"), table.of(0, "trophies")) == (0, [])
    assert table.number("card", key) in table.state.seats[0].owned
    assert table.of(0, "place") == "open_sea"
    assert table.state.fight is None


@pytest.mark.rule("SKE-RES-02", "SKE-RES-11")
@pytest.mark.parametrize("left", [0, 1])
def test_dagon_is_driven_away_by_who_falls_at_the_last(left: int) -> None:
    table = end(out_there(), won=False, left=left)
    table.do(table.options()[0])
    assert sea_of(table).dagon == 1
    assert table.state.turn.draws == 0
    assert table.gold() == 5


@pytest.mark.rule("SKE-RES-08", "SKE-RES-09", "SKE-RES-10", "SKE-RES-16", "SKE-EMG-08")
def test_who_is_defeated_takes_a_trail_token() -> None:
    table = end(out_there(), won=False, left=2)
    costs = table.content.card_cost
    offered = {table.number("card", key) for key in table.offers("gain")}
    assert offered == {card for card in table.state.pool if costs[card] == 0}
    table.do(table.options()[0])
    assert table.state.seats[0].trails == (NONE, NONE, NONE)
    sea = sea_of(table)
    assert sea.dagon == 4
    assert sea.dagon_trails == (True, False, False)
    assert table.state.turn.draws == -1
    assert table.gold() == 3
    assert len(sea.bonus) == 5


@pytest.mark.rule("SKE-RES-13", "SKE-RES-14")
def test_without_such_cards() -> None:
    table = out_there()
    for seat, card in enumerate(sea_of(table).bonus):
        table.state.seats[seat % 3].kept += (card,)
    sea_of(table).bonus = ()
    held = table.state.seats[0].owned
    costs = table.content.card_cost
    dear = [card for card in table.content.catalogue.common if costs[card] == 2 and card not in held]
    table.pool(" ".join(table.content.catalogue.action_cards[card].key for card in dear[:6]))
    end(table, won=True)
    assert table.state.fight is None
    assert len(table.state.seats[0].owned) == 14


@pytest.mark.rule("SKE-FGT-07", "SKE-FGT-09", "SKE-FGT-10", "SKE-FGT-11", "SKE-EXP-05")
def test_who_stays_out_there_may_fight_again_or_rest() -> None:
    table = emerged(ships(shore(), "cidaris open_sea open_sea")).stand(0, "open_sea").stand(1, "open_sea").entered()
    assert table.options("challenge") == []
    assert "act" not in table.options()
    assert table.offers("sail_to") >= {"cintra", "kaer_seren"}
    table.do("end_wandering")
    assert set(table.options()) == {"face_dagon", "rest"}
    sea_of(table).dagon = 1
    assert table.options() == ["rest"]
    assert "emerged" in table.refused("face_dagon")


def fought(table: Table) -> Table:
    """A monster of the board is fought by seat 0 where it stands."""
    place = table.content.place_keys[table.state.slots[0].token]
    table.stand(0, place).ask("deed").do("fight forest")
    return table


@pytest.mark.rule("SKE-BON-01", "SKE-BON-02", "SKE-EFF-11", "SKE-EFF-12", "SKE-EFF-16")
def test_a_bonus_card_costs_a_spot_after_each_fight() -> None:
    table = with_bonus(shore(hand="", shield=0), "b1").monster("forest", "m106", "dhuwod")
    fought(table)
    assert table.state.fight is not None
    assert table.state.fight.sides[0].abilities
    before = sea_of(table).dagon
    end(table, won=False)
    while table.asked == "gain":
        table.do(table.options()[0])
    assert sea_of(table).dagon == before + 1


@pytest.mark.rule("SKE-BON-01", "SKE-EFF-11")
def test_tidal_mind_draws_a_card_once_the_pool_is_made() -> None:
    def hand(bonus: bool) -> int:
        table = shore(hand="a01_mountain").trail(0, "forest").monster("forest", "m106", "dhuwod")
        if bonus:
            with_bonus(table, "b2")
        return len(fought(table).state.seats[0].hand)

    assert hand(True) == hand(False) + 1


@pytest.mark.rule("SKE-EFF-17", "SKE-BON-01")
def test_cold_blood_raises_the_shield_above_its_highest_for_a_fight() -> None:
    table = with_bonus(shore(hand="a01_mountain", shield=1), "b3")
    table.trail(0, "forest").monster("forest", "m106", "dhuwod")
    assert fought(table).of(0, "shield") == 2
    end(table, won=False)
    while table.asked == "gain":
        table.do(table.options()[0])
    assert table.of(0, "shield") == 1


@pytest.mark.rule("SKE-BON-01", "SKE-BON-02", "SKE-EFF-11", "SKE-EMG-05")
def test_the_sea_gift_costs_a_spot_on_each_island() -> None:
    table = on_top(with_bonus(shore(shield=1), "b5"), 2).dice("6")
    table.do("sail_to ard_skellig", "play a01_mountain")
    assert sea_of(table).dagon == 3
    assert table.of(0, "shield") == 1


@pytest.mark.rule("SKE-EFF-11", "SKE-BON-01")
@pytest.mark.parametrize(("hand", "draws"), [("", 1), ("a01_mountain", 0)])
def test_the_sea_gift_looks_at_the_hand_in_phase_three(hand: str, draws: int) -> None:
    table = with_bonus(shore(hand=hand), "b5")
    table.state.stack[:] = [(table.state.stack[0][0], 0, 3)]
    settle(table)
    if hand:
        table.do("end_discarding")
    assert table.state.turn.draws == draws


@pytest.mark.rule("SKE-EFF-11")
def test_the_sea_gift_looks_once_cards_are_discarded() -> None:
    table = with_bonus(shore(hand="a01_mountain"), "b5").ask("wander").do("end_wandering")
    table.state.stack[:] = [(table.state.stack[0][0], 0, 3)]
    assert settle(table).do("discard a01_mountain").state.turn.draws == 1


@pytest.mark.rule("SKE-BON-05", "SKE-EFF-11", "SKE-RES-03")
def test_bonus_cards_each_cost_a_spot_when_dagon_is_gone() -> None:
    table = emerged(with_bonus(with_bonus(shore(), "b1"), "b2")).do("sail_to open_sea", "play a02_forest")
    end(table, won=True)
    table.do(table.options()[0])
    assert len(table.of(0, "kept")) == 3
    assert sea_of(table).dagon == 1 + 2


@pytest.mark.rule("SKE-EVT-12", "SKE-EVT-04", "SKE-EFF-16")
def test_items_in_fights() -> None:
    table = shore(hand="", kept="se19 se25").monster("forest", "m106", "dhuwod")
    fought(table)
    assert table.asked == "special"
    table.do("use kept_se19")
    assert len(table.of(0, "hand")) == 2
    assert table.of(0, "kept") == ["se25"]
    while "use kept_se25" not in table.options():
        table.do("pass")
    table.do("use kept_se25")
    assert table.state.fight is not None
    assert table.state.fight.side == 0
    assert table.of(0, "kept") == []


@pytest.mark.rule("SKE-EVT-12")
def test_the_defender_may_throw_ink_to_begin() -> None:
    table = shore(hand="").stand(0, "vizima").stand(1, "vizima", kept="se25", hand="viper_aard_1")
    begin_witcher_fight(table.content, table.state, 0, 1, None)
    settle(table)
    while "use kept_se25" not in table.options():
        table.do("pass")
    table.do("use kept_se25")
    assert table.state.fight is not None
    assert table.state.fight.side == 1


@pytest.mark.rule("SKE-EVT-04")
def test_an_item_that_is_not_used_stays() -> None:
    table = shore(hand="", kept="se19").monster("forest", "m106", "dhuwod")
    fought(table).do("pass")
    assert table.of(0, "kept") == ["se19"]


@pytest.mark.rule("SKE-EMG-10")
def test_the_trail_token_of_dagon_is_not_spent() -> None:
    table = out_there(trail=True)
    assert table.state.fight is not None
    assert table.state.fight.sides[0].turns == 1
    assert sea_of(table).dagon_trails == (True, False, False)


@pytest.mark.rule("SKE-DAG-04", "SKE-DAG-02")
def test_trophies_of_every_kind_count_and_the_own_stock_does_not() -> None:
    table = with_bonus(shore(shield=4, levels=(4, 4, 4, 4), trophies="m101 trophy_viper trophy_combat"), "b2")
    table = emerged(table).do("sail_to open_sea", "play a02_forest")
    assert -4 in [event["change"] for event in table.events("shield_changed")]


@pytest.mark.rule("SKE-DAG-02", "SKE-DAG-05")
def test_only_the_first_attack_of_dagon_takes_a_card_and_shields() -> None:
    table = emerged(shore(hand="a01_mountain a02_forest a03_forest", levels=(4, 1, 1, 1))).dice("1 1 1")
    table.do("sail_to open_sea", "play a02_forest")
    began = len(table.match.steps)
    while table.state.fight is not None and table.state.fight.sides[1].turns < 3:
        last = table.options()[-1]
        table.do(last if last in ("stop", "ready", "pass") else table.options()[0])
    assert table.state.fight is not None
    assert len(table.events("ability_used", steps=len(table.match.steps) - began + 1)) == 1


@pytest.mark.rule("SKE-RES-06")
def test_the_bonus_card_comes_from_the_top() -> None:
    table = out_there()
    top = sea_of(table).bonus[-1]
    assert end(table, won=True).state.seats[0].kept == (top,)


@pytest.mark.rule("SKE-RES-17")
def test_to_drive_dagon_away_is_no_killing() -> None:
    table = end(out_there(kept="e50"), won=True)
    table.do(table.options()[0])
    assert table.asked != "answer"
    assert "e51" in table.plain["events"]
    assert table.opening("monster_killed") == []
    assert table.opening("monster_driven_away")


@pytest.mark.rule("SKE-RES-13")
def test_cards_are_turned_over_until_one_is_free() -> None:
    table = out_there()
    costs, lying = table.content.card_cost, (*table.state.supply, *table.state.pool)
    keys = [table.content.catalogue.action_cards[card].key for card in lying]
    dear = [key for card, key in zip(lying, keys, strict=True) if costs[card] == 2]
    free = next(key for card, key in zip(lying, keys, strict=True) if costs[card] == 0)
    table.pool(" ".join(dear[:6])).supply(f"{dear[6]} {dear[7]} {free}")
    end(table, won=False, left=2)
    assert table.number("card", free) in table.state.seats[0].owned
    assert table.state.supply_discard == table.numbers("card", f"{dear[6]} {dear[7]}")


@pytest.mark.rule("SKE-SOL-04")
def test_a_lone_witcher_may_always_fight_dagon() -> None:
    table = out_there(1, track=2)
    assert table.state.fight is not None
    table = emerged(ships(shore(1, track=2), "cidaris novigrad open_sea")).stand(0, "open_sea").ask("deed")
    assert set(table.options()) == {"face_dagon", "rest"}
