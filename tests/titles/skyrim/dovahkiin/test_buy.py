"""Purchasing cards (BUY)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.titles.skyrim.dovahkiin.tale import tell

LANDS = "whiterun 5 riften | riverwood 3"
HEROES = "whiterun | riverwood"


@pytest.mark.rule("RSK-BUY-01", "RSK-COMP-13")
def test_a_spell_costs_two_magicka_and_is_the_top_of_the_deck() -> None:
    table = tell(LANDS, heroes=HEROES, magicka="3", spell_deck="SPL-07 SPL-01")
    table.do("buy_spell")
    assert table.spells(0) == ["SPL-07"]
    assert table.board(0).magicka == 1
    assert table.pile("spell_deck")[0] == "SPL-01"
    [seen] = table.events("spell_seen")
    assert (seen["seat"], seen["spell"]) == (0, "SPL-07")
    other = table.match.game.title.view(table.match.game.content, table.match.state, 1)
    assert other.saga.boards[0].spells == (-1,)
    own = table.match.game.title.view(table.match.game.content, table.match.state, 0)
    assert own.saga.boards[0].spells == table.board(0).spells


@pytest.mark.rule("RSK-BUY-01", "RSK-BUY-03", "RSK-MAG-07")
def test_with_less_than_two_magicka_nothing_can_be_bought() -> None:
    table = tell(LANDS, heroes=HEROES, magicka="1", at="purchases", shouts=["SHO-B"])
    assert not table.options("buy_spell")
    assert not table.options("buy_objective")
    assert "2 magicka" in table.refused("buy_spell")
    assert "2 magicka" in table.refused("buy_objective")


@pytest.mark.rule("RSK-BUY-02", "RSK-VOC-06")
def test_one_spell_is_bought_in_a_turn() -> None:
    table = tell(LANDS, heroes=HEROES, magicka="10").do("buy_spell")
    assert "buy_spell" not in table.options()
    assert "one spell" in table.refused("buy_spell")
    table = tell(LANDS, heroes=HEROES, magicka="10", at="turn", turn=0, deeds={"spell_bought": 1})
    table.do("place whiterun", f"units {table.frame['left']}")
    assert "buy_spell" in table.options()


@pytest.mark.rule("RSK-BUY-03", "RSK-BUY-04")
@pytest.mark.parametrize("kept", ["OBJ-11", "OBJ-05"])
def test_two_objectives_are_drawn_and_one_is_kept(kept: str) -> None:
    held = [f"OBJ-{n:02}" for n in range(20, 29)]
    table = tell(LANDS, heroes=HEROES, magicka="5", objective_deck="OBJ-11 OBJ-05", objectives=[" ".join(held)])
    table.do("buy_objective")
    assert table.options() == ["keep OBJ-11", "keep OBJ-05"]
    assert "drawn" in table.refused("keep OBJ-20")
    other = table.match.game.title.view(table.match.game.content, table.match.state, 1)
    assert set(other.saga.boards[0].objectives) == {-1}
    table.do(f"keep {kept}")
    assert table.objectives(0) == [*held, kept]  # no limit
    assert table.pile("objective_discard") == [{"OBJ-11": "OBJ-05", "OBJ-05": "OBJ-11"}[kept]]
    assert table.board(0).magicka == 3
    assert "once" in table.refused("buy_objective")


@pytest.mark.rule("RSK-BUY-05")
def test_weapons_and_armor_are_not_for_sale_for_magicka() -> None:
    table = tell(LANDS, heroes=HEROES, magicka="10", hands=["solitude morthal"], spells=["SPL-07"])
    assert {one.split()[0] for one in table.options()} == {"end_purchases", "buy_spell", "buy_objective", "cast"}


@pytest.mark.rule("RSK-BUY-06")
@pytest.mark.parametrize(
    "order",
    [
        ("buy", "shout", "cast", "objective"),
        ("objective", "cast", "shout", "buy"),
        ("shout", "buy", "objective", "cast"),
    ],
)
def test_purchases_spells_and_a_shout_come_in_any_order(order: tuple[str, ...]) -> None:
    table = tell(
        "whiterun 5 riften | riverwood 9", heroes=HEROES, magicka="10", spells=["SPL-07"], shouts=["SHO-B"],
        objective_deck="OBJ-11 OBJ-05",
    )  # fmt: skip
    steps = {
        "buy": ("buy_spell",),
        "objective": ("buy_objective", "keep OBJ-11"),
        "cast": ("cast SPL-07", "aim riften"),
        "shout": ("shout SHO-B", "aim riverwood"),
    }
    for step in order:
        table.do(*steps[step])
    assert table.units("riften", "riverwood") == [3, 7]
    assert table.board(0).magicka == 10 - 2 - 2 - 2
    assert table.asked == "purchases" or table.asked == "invade"


@pytest.mark.rule("RSK-BUY-07")
def test_an_empty_spell_deck_is_renewed_from_the_discard_pile() -> None:
    orders = set()
    for chance in range(6):
        table = tell(LANDS, heroes=HEROES, magicka="2", spell_discard="*", chance=chance)
        pile = table.pile("spell_discard")
        table.do("buy_spell")
        assert table.pile("spell_discard") == []
        assert Counter([*table.pile("spell_deck"), *table.spells(0)]) == Counter(pile)
        assert table.events("spell_deck_renewed") == [{"kind": "spell_deck_renewed", "number": 30}]
        orders.add(tuple(table.pile("spell_deck")))
    assert len(orders) == 6


@pytest.mark.rule("RSK-BUY-07")
def test_an_objective_deck_that_runs_out_in_the_middle_of_a_draw_is_renewed() -> None:
    table = tell(LANDS, heroes=HEROES, magicka="2", objective_deck="OBJ-11", objective_discard="*")
    table.do("buy_objective")
    first, second = (one.split()[1] for one in table.options())
    assert first == "OBJ-11"
    assert len(table.pile("objective_deck")) == 26
    assert second not in table.pile("objective_deck")
    assert table.pile("objective_discard") == []


@pytest.mark.rule("RSK-BUY-07")
def test_without_any_card_nothing_can_be_bought() -> None:
    every = " ".join(f"OBJ-{n:02}" for n in range(1, 29))
    table = tell(LANDS, heroes=HEROES, magicka="9", objectives=["", every])
    assert "buy_objective" not in table.options()
    assert "no objective" in table.refused("buy_objective")
    table = tell(LANDS, heroes=HEROES, magicka="9", objectives=["", every[:-7]])
    table.do("buy_objective")
    assert table.objectives(0) == ["OBJ-28"]  # it alone is drawn and kept
    spells = [card.key for card in table.match.game.content.cards.spells for _copy in range(card.copies)]
    table = tell(LANDS, heroes=HEROES, magicka="9", spells=["", " ".join(spells)])
    assert "no spell" in table.refused("buy_spell")


@pytest.mark.rule("RSK-BUY-08", "RSK-SPL-05", "RSK-SHO-05")
def test_a_fallen_hero_hinders_buying_not_but_casting_and_shouting() -> None:
    table = tell(LANDS, heroes="| riverwood", magicka="9", spells=["SPL-07"], shouts=["SHO-B"])
    assert set(table.options()) == {"end_purchases", "buy_spell", "buy_objective"}
    assert "hero" in table.refused("cast SPL-07")
    assert "hero" in table.refused("shout SHO-B")
    table.do("buy_spell")
    assert len(table.spells(0)) == 2


@pytest.mark.rule("RSK-EQP-14", "RSK-BUY-01")
def test_the_robes_make_a_spell_cheaper_by_one() -> None:
    table = tell(LANDS, heroes=HEROES, magicka="1", armors="ARM-E").do("buy_spell")
    assert table.board(0).magicka == 0
    table = tell(LANDS, heroes=HEROES, magicka="1", armors="| ARM-E", shouts=["SHO-B"])
    assert "buy_spell" not in table.options()
    table = tell(LANDS, heroes=HEROES, magicka="3", armors="ARM-E").do("buy_objective")
    assert table.board(0).magicka == 1


@pytest.mark.rule("RSK-MIX-06")
def test_without_magicka_objectives_are_not_for_sale() -> None:
    mix = "heroes dragons magicka=false objectives set_up=placed victory=objectives"
    table = tell("whiterun 5 riften | riverwood 3", heroes=HEROES, shouts=["SHO-B"], mix=mix)
    assert table.options() == ["end_purchases", "shout SHO-B"]
    assert "not part of this match" in table.refused("buy_objective")
    assert "not part of this match" in table.refused("buy_spell")
    table = tell("whiterun 10 riften | riverwood 3", heroes=HEROES, objectives=["OBJ-10"], at="objective", mix=mix)
    table.do("score OBJ-10")
    assert len(table.options("keep")) == 2
