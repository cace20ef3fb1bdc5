"""Action cards, tokens and Potions outside fights (CRD, TOK, POT)."""

from __future__ import annotations

import pytest

from game.titles.witcher import decks
from game.titles.witcher.monsters import driven_away, killed
from game.titles.witcher.pool import gain
from game.titles.witcher.potions import draw_potions
from game.titles.witcher.tokens import take_trail
from tests.titles.witcher.table import Table, lay

SEVEN = "wolf_aard_1 wolf_aard_2 wolf_yrden_1 wolf_yrden_2 wolf_cleave_1 wolf_cleave_2 wolf_quick_slash_1"
POOL = "a01_forest a02_forest a03_forest a04_forest a06_forest a12_forest"  # costs 0 0 1 1 2 2


def draws(table: Table, n: int) -> Table:
    decks.draw(table.content, table.state, 0, n, None)
    table.check()
    return table


def gains(table: Table, cost: int) -> Table:
    gain(table.content, table.state, 0, cost, None)
    table.check()
    return table


# -- cards ---------------------------------------------------------------------------------------------
@pytest.mark.rule("WOW-CRD-01", "WOW-CRD-02", "WOW-CRD-03", "WOW-CRD-04")
def test_what_an_action_card_has() -> None:
    cards = lay(3).content.catalogue.action_cards
    assert {card.cost for card in cards} == {0, 1, 2}
    assert {card.colour for card in cards} == set(range(5))
    assert {card.terrain for card in cards} == set(range(4))
    assert max(len(card.extensions) for card in cards) <= 4
    assert any(extension.fight.damage for card in cards for extension in card.extensions)


@pytest.mark.rule("WOW-CRD-05")
def test_starting_cards_cost_nothing() -> None:
    content = lay(3).content
    for number, school in enumerate(content.catalogue.schools):
        assert len(school.deck) == 10
        assert {content.catalogue.action_cards[card].cost for card in school.deck} == {0}
        assert {content.catalogue.action_cards[card].school for card in school.deck} == {number}


@pytest.mark.rule("WOW-CRD-06", "WOW-CRD-07", "WOW-PH1-07")
def test_cards_spent_lie_open_in_their_order() -> None:
    table = lay(3).stand(0, "ban_ard", hand="wolf_aard_2 wolf_cleave_1 wolf_cleave_2").entered()
    table.do("move vizima", "two wolf_aard_2 wolf_cleave_1", "move ban_ard", "with_gold wolf_cleave_2")
    assert table.cards("discard") == ["wolf_cleave_2", "wolf_cleave_1", "wolf_aard_2"]


@pytest.mark.rule("WOW-CRD-08")
def test_an_empty_deck_is_renewed_in_the_midst_of_a_draw() -> None:
    table = lay(3).stand(0, hand="", deck="wolf_aard_1")
    draws(table, 3)
    assert table.cards("hand")[0] == "wolf_aard_1"
    assert (len(table.cards("hand")), len(table.cards("deck")), table.cards("discard")) == (3, 7, [])


@pytest.mark.rule("WOW-CRD-09")
def test_nobody_draws_above_seven() -> None:
    table = draws(lay(3).stand(0, hand=SEVEN), 2)
    assert len(table.cards("hand")) == 7
    table = draws(lay(3).stand(0, hand=SEVEN.rpartition(" ")[0]), 4)
    assert (len(table.cards("hand")), len(table.cards("deck"))) == (7, 3)


@pytest.mark.rule("WOW-CRD-10")
def test_a_card_that_comes_to_a_full_hand_is_discarded() -> None:
    table = lay(3).stand(0, hand=SEVEN, discard="wolf_push_back_1")
    one = table.state.seats[0]
    one.discard = ()
    decks.to_hand(table.state, 0, table.number("card", "wolf_push_back_1"), None)
    table.check()
    assert (len(table.cards("hand")), table.cards("discard")) == (7, ["wolf_push_back_1"])


@pytest.mark.rule("WOW-CRD-11", "WOW-CRD-12")
def test_everybody_sees_which_cards_a_deck_holds_but_nobody_their_order() -> None:
    table = lay(3).stand(0, hand="wolf_aard_1")
    title, content = table.match.game.title, table.content
    for seat in (-1, 0, 1):
        seen = title.view(content, table.state, seat)
        assert seen.seats[0].owned == table.state.seats[0].owned
        assert set(seen.seats[0].deck) == {-1}
        assert len(seen.seats[0].deck) == 9


@pytest.mark.rule("WOW-CRD-13", "WOW-CRD-14")
@pytest.mark.parametrize("card", ["wolf_aard_1", "wolf_aard_2", "wolf_cleave_1"])
def test_a_card_of_hand_deck_or_discard_pile_leaves_the_game(card: str) -> None:
    table = lay(3).stand(0, hand="wolf_aard_1", discard="wolf_aard_2").pool(POOL).resolve_option("c31", "a")
    assert table.asked == "trash"
    assert len(table.options()) == 10
    order = [one for one in table.cards("deck") if one != card]
    table.do(f"trash {card}")
    assert card not in table.of(0, "owned")
    assert len(table.of(0, "owned")) == 9
    assert (table.cards("deck") != order) == (card == "wolf_cleave_1")


@pytest.mark.rule("WOW-CRD-15")
@pytest.mark.parametrize(("cost", "offered"), [(0, POOL[:21]), (1, POOL[22:43]), (2, POOL[44:]), (6, POOL)])
def test_a_card_of_a_printed_cost_goes_to_the_discard_pile(cost: int, offered: str) -> None:
    table = gains(lay(3).pool(POOL), cost)
    assert table.offers("gain") == set(offered.split())
    card = table.options("gain")[-1].partition(" ")[2]
    table.do(f"gain {card}")
    assert table.cards("discard") == [card]
    assert card not in table.plain["pool"]
    assert None not in table.plain["pool"]


@pytest.mark.rule("WOW-CRD-16")
def test_without_such_a_card_the_common_deck_is_turned_over() -> None:
    table = lay(3).pool(POOL.replace("a06_forest", "a03_water").replace("a12_forest", "a04_water"))
    table.supply("a07_forest a05_forest a18_water a08_forest")
    gains(table, 2)
    assert table.cards("discard") == ["a18_water"]
    assert table.plain["supply_discard"] == ["a07_forest", "a05_forest"]
    assert table.plain["supply"][0] == "a08_forest"


@pytest.mark.rule("WOW-CRD-17")
def test_an_empty_common_deck_is_renewed_and_slots_stay_empty_from_the_left() -> None:
    table = gains(lay(3).pool(POOL).supply("", discard=True), 0).do("gain a01_forest")
    assert (None in table.plain["pool"], table.plain["supply_discard"]) == (False, [])
    table = lay(3).pool(POOL)
    table.state.trashed, table.state.supply = table.state.supply, ()
    gains(table, 2).do("gain a06_forest")
    assert table.plain["pool"] == [None, "a01_forest", "a02_forest", "a03_forest", "a04_forest", "a12_forest"]


@pytest.mark.rule("WOW-CRD-18")
def test_where_no_card_of_the_cost_is_left_nothing_is_gained() -> None:
    table = lay(3).pool("a01_forest a02_forest a01_water a02_water a07_water a08_water")
    table.state.trashed, table.state.supply = table.state.supply, ()
    gains(table, 2)
    assert (table.asked, table.cards("discard")) == ("wander", [])


# -- tokens --------------------------------------------------------------------------------------------
@pytest.mark.rule("WOW-TOK-01", "WOW-TOK-02", "WOW-TOK-03")
def test_a_terrain_names_a_monster_and_its_token_a_place() -> None:
    table = lay(3).monster("forest", "m104", "stygga").trail(0, "forest")
    assert table.plain["slots"]["forest"] == {"monster": "m104", "token": "stygga"}
    driven_away(table.content, table.state, 0, None)
    assert len(table.state.slots) == 3
    assert all(slot.monster >= 0 for slot in table.state.slots)


@pytest.mark.rule("WOW-TOK-04", "WOW-TOK-06")
def test_a_trail_of_choice_takes_the_top_token_and_one_a_terrain_is_held() -> None:
    table = lay(3).pile("water", "cidaris").trail(0, "mountain").resolve_option("c04", "b")
    assert table.offers("trail") == {"forest", "water"}
    assert "already" in table.refused("trail mountain")
    table.do("trail water")
    assert table.of(0, "trails")["water"] == "cidaris"
    assert "cidaris" not in table.plain["tokens"]["water"]
    table = lay(3).trail(0, "mountain").trail(0, "water").trail(0, "forest").resolve_option("c04", "b")
    assert table.asked == "wander"


@pytest.mark.rule("WOW-TOK-05")
def test_an_empty_pile_gives_no_trail() -> None:
    table = lay(3).only_tokens("water", "").resolve_option("c04", "b")
    assert table.offers("trail") == {"forest", "mountain"}


@pytest.mark.rule("WOW-TOK-07", "WOW-TOK-09")
def test_a_trail_by_other_means_cancels_the_trail_quest() -> None:
    table = lay(3).stand(0, gold=0).trail(0, "water", quest="cidaris")
    assert take_trail(table.content, table.state, 0, 2, None)
    assert table.of(0, "trail_quests")["water"] is None
    assert table.of(0, "trails")["water"] is not None
    assert "cidaris" in table.plain["tokens"]["water"]
    assert table.gold() == 0
    table.check()


@pytest.mark.rule("WOW-TOK-08", "WOW-TOK-09")
@pytest.mark.parametrize("leaves", [killed, driven_away])
def test_when_a_monster_leaves_all_tokens_of_its_terrain_go_back_but_those_on_quests(leaves: object) -> None:
    table = lay(3).trail(0, "water").trail(1, "water", quest="cidaris").trail(2, "forest")
    table.quest(2, "c20_a", "glenmore", token=True)
    gold = table.gold(1)
    if leaves is killed:
        table.stand(0, trophies=table.plain["slots"]["water"]["monster"])
        monster = table.state.seats[0].trophies[0]
        table.state.slots[2].monster = monster
    leaves(table.content, table.state, 2, None)  # type: ignore[operator]
    assert table.of(0, "trails")["water"] is None
    assert table.of(1, "trail_quests")["water"] is None
    assert table.gold(1) == gold
    assert table.of(2, "trails")["forest"] is not None
    assert table.of(2, "quests")[0]["token"] == "glenmore"
    assert len(table.plain["tokens"]["water"]) == 4


@pytest.mark.rule("WOW-TOK-11")
def test_trail_tokens_stay_until_the_monster_leaves() -> None:
    table = lay(3).monster("forest", "m104", "vizima").stand(0, "vizima", hand="wolf_aard_1").trail(0, "forest")
    table.ask("deed").do("fight forest")
    assert table.of(0, "trails")["forest"] is not None


# -- potions -------------------------------------------------------------------------------------------
@pytest.mark.rule("WOW-POT-01")
def test_potions_are_open_to_all() -> None:
    table = lay(3).stand(0, potions="p1 p2")
    for seat in (-1, 1):
        assert table.match.game.title.view(table.content, table.state, seat).seats[0].potions == (0, 1)


@pytest.mark.rule("WOW-POT-02", "WOW-POT-05", "WOW-POT-09", "WOW-TAB-12")
def test_the_full_number_is_drawn_and_then_four_are_kept() -> None:
    table = lay(3).stand(0, potions="p1 p2 p3").resolve_option("w02", "b")
    assert (table.asked, table.frame["left"], len(table.of(0, "potions"))) == ("discard_potion", 3, 7)
    table.do("discard_potion p1", "discard_potion p2", "discard_potion p3")
    assert len(table.of(0, "potions")) == 4
    assert set(table.plain["potion_discard"]) == {"p1", "p2", "p3"}
    assert table.asked == "wander"


@pytest.mark.rule("WOW-POT-08")
def test_an_empty_potion_deck_is_renewed_and_then_there_are_none() -> None:
    table = lay(3)
    table.state.potion_discard, table.state.potion_deck = table.state.potion_deck, ()
    draw_potions(table.content, table.state, 0, 2, None)
    table.check()
    assert (len(table.of(0, "potions")), table.plain["potion_discard"]) == (2, [])
    table = lay(3)
    table.state.seats[1].potions, table.state.potion_deck = table.state.potion_deck, ()
    draw_potions(table.content, table.state, 0, 2, None)
    assert table.of(0, "potions") == []


@pytest.mark.rule("WOW-POT-03")
def test_outside_fights_no_potion_is_used() -> None:
    table = lay(3).stand(0, "vizima", potions="p1 p2", hand="wolf_aard_1").entered()
    assert {one.split()[0] for one in table.options()} == {"end_wandering", "act", "move"}


# -- monsters come and go ------------------------------------------------------------------------------
def gone(table: Table, leaves: object, terrain: int = 0) -> Table:
    """The monster of a slot is killed by seat 0, or driven away."""
    if leaves is killed:
        table.state.seats[0].trophies += (table.state.slots[terrain].monster,)
    leaves(table.content, table.state, terrain, None)  # type: ignore[operator]
    table.check()
    return table


def levels(table: Table) -> list[int]:
    return [table.content.monster_level[slot.monster] for slot in table.state.slots]


@pytest.mark.rule("WOW-OUT-06", "WOW-OUT-08", "WOW-OUT-09")
def test_a_monster_a_level_higher_follows_one_that_was_killed() -> None:
    table = gone(lay(3), killed)
    assert levels(table) == [2, 1, 1]
    assert table.content.terrain_of[table.state.slots[0].token] == 0
    assert levels(gone(table, killed)) == [3, 1, 1]
    assert levels(gone(table, killed)) == [3, 1, 1]


@pytest.mark.rule("WOW-OUT-07")
def test_the_additional_stack_comes_first_after_a_kill_of_level_one() -> None:
    table = lay(4)
    apart = table.state.extra[-1]
    gone(table, killed)
    assert (table.state.slots[0].monster, table.state.extra) == (apart, ())
    assert levels(gone(table, killed)) == [2, 1, 1]
    assert len(gone(lay(4), driven_away).state.extra) == 1


@pytest.mark.rule("WOW-OUT-13")
def test_one_of_the_same_level_follows_one_that_was_driven_away() -> None:
    table = lay(3)
    before = table.state.slots[0].monster
    gone(table, driven_away)
    assert levels(table) == [1, 1, 1]
    assert table.state.driven_away[0] == (before,)


@pytest.mark.rule("WOW-OUT-10")
def test_an_empty_pile_is_renewed_by_those_driven_away() -> None:
    table = lay(3)
    table.state.driven_away[1], table.state.monsters[1] = table.state.monsters[1], ()
    gone(table, killed)
    assert levels(table) == [2, 1, 1]
    assert (len(table.state.monsters[1]), table.state.driven_away[1]) == (11, ())


@pytest.mark.rule("WOW-OUT-11")
def test_without_any_the_next_higher_level_comes_then_the_next_lower_then_none() -> None:
    def without(*levels_left: int) -> Table:
        table = lay(3)
        for level in (1, 2, 3):
            if level not in levels_left:
                table.state.seats[1].trophies += table.state.monsters[level - 1]
                table.state.monsters[level - 1] = ()
        return table

    assert levels(gone(without(1, 3), killed)) == [3, 1, 1]
    assert levels(gone(without(1), killed)) == [1, 1, 1]
    table = gone(without(), killed)
    assert table.plain["slots"]["forest"] == {"monster": None, "token": None}
    table.stand(0, "dhuwod").ask("deed")
    assert not table.options("fight")
