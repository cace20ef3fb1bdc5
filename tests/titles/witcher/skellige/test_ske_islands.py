"""What the islands offer (SKE-LOC)."""

from __future__ import annotations

import pytest

from game.titles.witcher.fight.ends import knocked_out, monster_is_out
from game.titles.witcher.state import NONE
from tests.titles.witcher.skellige.shore import ashore, sea_of, shore
from tests.titles.witcher.table import Table


def settle(table: Table) -> Table:
    table.match.game.rules.settle(table.content, table.state, table.match.opening)
    table.check()
    return table


def end(table: Table, won: bool, left: int = 5) -> Table:
    """The fight is over, with so many cards left to the monster where it was not won."""
    content, state = table.content, table.state
    assert state.fight is not None
    if won:
        monster_is_out(content, state, table.match.opening)
    else:
        fight = state.fight
        fight.spent += fight.life[left:]
        fight.life = fight.life[:left]
        knocked_out(content, state, 0, table.match.opening)
    return settle(table)


@pytest.mark.rule("SKE-LOC-04", "SKE-LOC-05", "SKE-LOC-40")
def test_ard_skellig_raises_any_attribute_for_nothing() -> None:
    table = ashore(shore(levels=(2, 5, 1, 1)), "ard_skellig").do("act")
    assert table.offers("raise") == {"combat", "alchemy", "specialty"}
    table.do("raise combat")
    assert (table.level("combat"), table.gold()) == (3, 3)
    assert "act" not in ashore(shore(levels=(5, 5, 5, 5)), "ard_skellig").options()


@pytest.mark.rule("SKE-LOC-06", "SKE-LOC-07", "SKE-LOC-08", "SKE-LOC-09", "SKE-LOC-10")
def test_the_isle_of_mists_gives_cheap_cards() -> None:
    table = ashore(shore(gold=1), "isle_of_mists").do("act")
    costs = table.content.card_cost
    offered = {table.number("card", key) for key in table.offers("gain")}
    assert offered == {card for card in table.state.pool if costs[card] < 2}
    free = next(card for card in offered if costs[card] == 0)
    key = table.content.catalogue.action_cards[free].key
    table.do(f"gain {key}")
    assert (table.cards("discard")[0], table.gold()) == (key, 1)
    assert NONE not in table.state.pool
    poor = ashore(shore(gold=0), "isle_of_mists").do("act")
    assert all(costs[poor.number("card", key)] == 0 for key in poor.offers("gain"))


@pytest.mark.rule("SKE-LOC-07")
def test_a_card_of_cost_one_takes_one_gold() -> None:
    table = ashore(shore(gold=1), "isle_of_mists").do("act")
    dear = next(key for key in table.offers("gain") if table.content.card_cost[table.number("card", key)] == 1)
    assert table.do(f"gain {dear}").gold() == 0


@pytest.mark.rule("SKE-LOC-11", "SKE-LOC-14", "SKE-LOC-15", "SKE-LOC-16", "SKE-LOC-17", "SKE-LOC-43", "WOW-TRO-10")
def test_eyna_gives_a_first_trophy() -> None:
    table = ashore(shore(), "eyna").do("act")
    assert len(table.of(0, "owned")) == 13  # ten and the three of `shore`: no Fatigue
    (trophy,) = table.state.seats[0].trophies
    assert table.content.monster_level[trophy] == 1
    assert sea_of(table).spent_tokens == [(trophy,), (), ()]
    assert table.of(0, "track") == 0
    assert table.asked == "wander"


@pytest.mark.rule("SKE-LOC-12", "SKE-LOC-13", "SKE-LOC-18", "SKE-LOC-41", "SKE-STA-01")
def test_eyna_exchanges_a_trophy_for_the_next_level() -> None:
    table = ashore(shore(trophies="m101", track=1), "eyna").do("act")
    assert table.offers("part_with") == {"m101"}
    assert "do not have" in table.refused("part_with m102")
    table.do("part_with m101")
    (trophy,) = table.state.seats[0].trophies
    assert table.content.monster_level[trophy] == 2
    assert sea_of(table).buried == table.numbers("monster", "m101")
    assert table.of(0, "track") == 1


@pytest.mark.rule("SKE-LOC-20", "SKE-LOC-11")
def test_other_cards_are_no_monster_trophies() -> None:
    table = shore(trophies="trophy_viper", kept="b1")
    sea_of(table).bonus = tuple(card for card in sea_of(table).bonus if card not in table.state.seats[0].kept)
    table = ashore(table, "eyna").do("act")
    assert len(table.state.seats[0].trophies) == 2


@pytest.mark.rule("SKE-LOC-19")
def test_a_pile_that_is_used_up_is_made_anew() -> None:
    table = ashore(shore(trophies="m101"), "eyna")
    state, sea = table.state, sea_of(table)
    pile, state.monsters[1] = state.monsters[1], ()
    sea.spent_tokens[1], state.driven_away[1] = pile[:1], pile[1:]
    table.do("act", "part_with m101")
    now = table.state
    assert now.seats[0].trophies[0] in pile
    assert len(now.monsters[1]) == len(pile) - 1
    assert sea_of(table).spent_tokens[1] == now.seats[0].trophies


@pytest.mark.rule("SKE-LOC-19")
def test_nothing_is_given_up_for_nothing() -> None:
    table = ashore(shore(trophies="m101"), "eyna")
    state, sea = table.state, sea_of(table)
    pile, state.monsters[1] = state.monsters[1], ()
    sea.buried = pile
    assert "act" not in table.options()


@pytest.mark.rule("SKE-LOC-25", "SKE-LOC-26")
def test_hen_inis_is_for_those_with_few_first_trophies() -> None:
    table = ashore(shore(trophies="m101"), "hen_inis").do("act")
    assert len(table.state.seats[0].trophies) == 2
    assert "act" not in ashore(shore(trophies="m101 m102"), "hen_inis").options()
    assert table.of(0, "track") == 0


@pytest.mark.rule("SKE-LOC-27", "SKE-LOC-28", "SKE-LOC-30", "SKE-LOC-31", "SKE-LOC-42")
def test_a_monster_called_out_and_killed() -> None:
    table = ashore(shore(hand="wolf_aard_1"), "huandre_heuangi").do("act")
    assert table.offers("hunt") == {"1", "2", "3"}
    slots = [slot.monster for slot in table.state.slots]
    table.do("hunt 1")
    fight = table.state.fight
    assert fight is not None
    assert (fight.terrain, table.content.monster_level[fight.monster]) == (NONE, 1)
    monster = fight.monster
    end(table, won=True)
    while table.asked == "trash":
        table.do(table.options()[0])
    assert table.state.seats[0].trophies == (monster,)
    assert (table.of(0, "track"), table.gold()) == (1, 5)
    assert [slot.monster for slot in table.state.slots] == slots
    assert table.asked in ("buy", "keep", "wander")
    assert table.state.stack[0][2] > 2


@pytest.mark.rule("SKE-LOC-29", "SKE-LOC-31", "SKE-LOC-37")
@pytest.mark.parametrize(("left", "gold"), [(5, 0), (1, 2)])
def test_a_monster_called_out_that_was_too_much(left: int, gold: int) -> None:
    table = ashore(shore(hand="wolf_aard_1"), "huandre_heuangi").do("act", "hunt 2")
    assert table.state.fight is not None
    monster = table.state.fight.monster
    owned = len(table.state.seats[0].owned)
    end(table, won=False, left=left)
    if table.asked == "gain":
        table.do(table.options()[0])
    assert monster in table.state.monsters[1]
    assert table.gold() == 3 + gold
    assert len(table.state.seats[0].owned) == owned + 1
    assert table.state.turn.draws == (0 if gold else -1)
    assert table.state.seats[0].trails == (NONE, NONE, NONE)


@pytest.mark.rule("SKE-LOC-29")
def test_a_fight_that_is_broken_off_gives_the_token_back() -> None:
    table = ashore(shore(hand="wolf_aard_1"), "huandre_heuangi").do("act", "hunt 3", "resign 0")
    assert len(table.state.monsters[2]) == 6


@pytest.mark.rule("SKE-LOC-29", "SKE-LOC-37")
@pytest.mark.parametrize("left", [5, 1])
def test_who_leaves_after_the_fight_gives_the_token_back_only_once(left: int) -> None:
    table = ashore(shore(hand="wolf_aard_1"), "huandre_heuangi").do("act", "hunt 2")
    end(table, won=False, left=left)
    assert table.asked == "gain"
    table.do("resign 0")
    assert len(set(table.state.monsters[1])) == len(table.state.monsters[1]) == 12


@pytest.mark.rule("SKE-LOC-32", "SKE-LOC-33", "SKE-LOC-34", "SKE-LOC-35")
def test_the_other_islands_that_are_found() -> None:
    table = ashore(shore(potions="p1 p2"), "aenye_ard").do("act")
    assert len(table.of(0, "potions")) == 6
    for _over in range(2):
        table.do(table.options()[0])
    assert len(table.of(0, "potions")) == 4
    assert ashore(shore(), "loc_gwen").do("act").gold() == 6
    table = ashore(shore(), "pawen_y_creuan").do("act")
    assert NONE not in table.state.seats[0].trails
    assert sea_of(table).dagon_trails == (False, False, False)


@pytest.mark.rule("SKE-SET-16", "SKE-SET-17", "SKE-OUT-16", "SKE-LOC-01")
def test_a_monster_can_stand_on_an_island_and_be_fought_there() -> None:
    table = ashore(shore(), "eyna").lair("forest", "eyna").do("end_wandering")
    assert "fight forest" in table.options()


def priced(table: Table, *costs: int) -> list[str]:
    """The pool from left to right: a card of each of these costs."""
    content, taken = table.content, []
    for cost in costs:
        lying = (*table.state.supply, *table.state.pool)
        taken.append(next(c for c in lying if content.card_cost[c] == cost and c not in taken))
    keys = [content.catalogue.action_cards[card].key for card in taken]
    table.pool(" ".join(keys))
    return keys


@pytest.mark.rule("SKE-LOC-06", "SKE-LOC-07", "SKE-LOC-10")
def test_the_marks_of_the_pool_do_not_matter_in_the_mists() -> None:
    table = ashore(shore(gold=0), "isle_of_mists")
    free, *_others, dear = priced(table, 0, 2, 2, 2, 2, 1)
    assert table.do("act").offers("gain") == {free}
    table = ashore(shore(gold=1), "isle_of_mists")
    free, *_others, dear = priced(table, 0, 2, 2, 2, 2, 1)
    assert table.do("act").offers("gain") == {free, dear}
    assert table.do(f"gain {dear}").gold() == 0
    table = ashore(shore(gold=9), "isle_of_mists")
    priced(table, 2, 2, 2, 2, 2, 2)
    assert "act" not in table.options()


@pytest.mark.rule("SKE-LOC-12", "SKE-LOC-13")
def test_eyna_exchanges_any_trophy_of_the_first_two_levels() -> None:
    table = ashore(shore(trophies="m201", track=1), "eyna").do("act")
    assert table.offers("part_with") == {"m201"}
    (trophy,) = table.do("part_with m201").state.seats[0].trophies
    assert table.content.monster_level[trophy] == 3
    table = ashore(shore(trophies="m101 m201 m301", track=3), "eyna").do("act")
    assert table.offers("part_with") == {"m101", "m201"}


@pytest.mark.rule("SKE-LOC-41", "SKE-LOC-43")
def test_a_trophy_of_eyna_given_back_leaves_its_token_among_those_discarded() -> None:
    table = ashore(shore(), "eyna").do("act")
    (first,) = table.state.seats[0].trophies
    table.state.turn.acted = ()
    table.do("act", f"part_with {table.content.catalogue.monsters[first].key}")
    assert sea_of(table).buried == ()
    assert sea_of(table).spent_tokens[0] == (first,)


@pytest.mark.rule("SKE-LOC-19")
@pytest.mark.parametrize("place", ["eyna", "hen_inis"])
def test_the_token_of_a_card_that_somebody_owns_makes_no_new_pile(place: str) -> None:
    table = ashore(shore(), place)
    state, sea = table.state, sea_of(table)
    pile, state.monsters[0] = state.monsters[0], ()
    sea.spent_tokens[0] = pile
    state.seats[1].trophies = pile[:-1]
    table.do("act")
    assert table.state.seats[0].trophies == pile[-1:]
    assert table.state.monsters[0] == ()
    now = table.state
    now.seats[0].trophies, now.seats[1].trophies, now.turn.acted = (), pile, ()
    assert "act" not in table.options()


@pytest.mark.rule("SKE-LOC-25", "SKE-LOC-26")
def test_only_trophies_of_the_first_level_close_hen_inis() -> None:
    assert "act" in ashore(shore(trophies="m101 m201 m202", track=3), "hen_inis").options()


@pytest.mark.rule("SKE-LOC-31")
def test_no_trail_token_helps_against_a_monster_called_out() -> None:
    table = ashore(shore(hand="wolf_aard_1"), "huandre_heuangi")
    for terrain in ("forest", "mountain", "water"):
        table.trail(0, terrain)
    table.do("act", "hunt 1")
    assert table.events("fight_turn_began")[0]["seat"] == -1


@pytest.mark.rule("SKE-LOC-29")
def test_the_token_of_a_monster_called_out_is_shuffled_in() -> None:
    places = set()
    for seed in range(8):
        table = ashore(shore(hand="wolf_aard_1"), "huandre_heuangi").do("act", "hunt 2")
        assert table.state.fight is not None
        monster, table.state.chance = table.state.fight.monster, seed
        end(table, won=False)
        places.add(table.state.monsters[1].index(monster))
    assert len(places) > 1


@pytest.mark.rule("SKE-SOL-04", "SKE-LOC-27")
def test_a_lone_witcher_calls_nobody_out_before_the_attribute_trophy() -> None:
    assert "act" in ashore(shore(1, track=1), "huandre_heuangi").options()
    assert "act" not in ashore(shore(1, track=2), "huandre_heuangi").options()
