"""Territory cards (CARD)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement

import pytest

from tests.titles.skyrim.boards import game_on, ring, rows
from tests.titles.skyrim.table import END_CARD, game_of, lay, new_match

WARRIORS = "solitude fort_hraggstad fort_snowhawk fort_dunstad korvanjund fort_kastav"
THIEVES = "morthal dawnstar dragon_bridge angas_mill hobs_fall_cave riverwood"
MAGES = "thalmor_embassy kilkreath_ruins ustengrav labyrinthian winterhold saarthal"
W, T, M = WARRIORS.split(), THIEVES.split(), MAGES.split()


def hand_of(kinds: str) -> str:
    """Cards of kinds such as `wwtm`, none of the same territory."""
    left = {"w": iter(W), "t": iter(T), "m": iter(M)}
    return " ".join(next(left[kind]) for kind in kinds)


@pytest.mark.rule("RSK-CARD-01", "RSK-CARD-02", "RSK-CARD-05")
def test_every_territory_has_one_card_with_one_of_three_symbols_and_there_are_no_others() -> None:
    content = game_of().content
    assert Counter(content.symbol) == {0: 16, 1: 16, 2: 16}
    symbols = ("warrior", "thief", "mage")
    assert [symbols[i] for i in content.symbol] == [row["card_symbol"] for row in rows("skyrim-territories.csv")]
    assert sorted(new_match(3, "civil-war").deck) == sorted(content.keys)


@pytest.mark.rule("RSK-CARD-03", "RSK-CARD-04")
@pytest.mark.parametrize(("kinds", "units"), [("www", 4), ("ttt", 5), ("mmm", 6), ("wtm", 7), ("mwt", 7)])
def test_what_sets_are_worth(kinds: str, units: int) -> None:
    hand = hand_of(kinds)
    table = lay("whiterun riften | helgen", at="reinforce 0", hands=[hand])
    table.do(f"exchange {hand}")
    assert table.frame["left"] == units
    assert table.events("cards_exchanged")[0]["units"] == units


@pytest.mark.rule("RSK-CARD-03", "RSK-CARD-05")
@pytest.mark.parametrize("kinds", ["wwt", "wwm", "ttw", "ttm", "mmw", "mmt", "wt", "ww"])
def test_nothing_else_is_a_set(kinds: str) -> None:
    hand = hand_of(kinds)
    table = lay("whiterun riften | helgen", at="reinforce 1", hands=[hand])
    assert not table.options("exchange")
    if len(kinds) == 3:
        assert "one symbol or one card of each" in table.refused(f"exchange {hand}")
    else:
        assert "'exchange' is followed by" in table.refused(f"exchange {hand}")


@pytest.mark.rule("RSK-CARD-06", "RSK-CARD-07")
@pytest.mark.parametrize("own", range(4))
def test_two_extra_units_stand_on_each_own_territory_of_the_set(own: int) -> None:
    cards = ["solitude", "morthal", "winterhold"]
    mine, others = cards[:own], cards[own:]
    table = lay(f"whiterun {' '.join(mine)} | helgen {' '.join(others)}", at="reinforce 0", hands=[" ".join(cards)])
    table.do(f"exchange {' '.join(cards)}")
    assert [table.units(key) for key in cards] == [3] * own + [1] * (3 - own)
    assert table.frame["left"] == 7
    assert table.total(0) == 1 + 3 * own


@pytest.mark.rule("RSK-ACC-02", "RSK-CARD-06")
def test_the_example_of_the_ledger() -> None:
    table = lay("riften ivarstead | helgen solitude", at="reinforce 0", hands=["solitude riften ivarstead"], turn=0).do(
        "exchange solitude riften ivarstead"
    )
    assert table.units("riften", "ivarstead", "solitude") == [3, 3, 1]
    assert table.frame["left"] == 7


@pytest.mark.rule("RSK-CARD-09", "RSK-CARD-16", "RSK-CARD-18")
def test_the_sixth_card_forces_an_exchange_at_once() -> None:
    hand = hand_of("wwttm")
    table = lay("whiterun 2 | helgen | riften", at="maneuver", hands=[hand], conquered="whiterun", deck="mzulft")
    table.do("end_maneuver")
    assert (table.active, table.seat, table.asked) == (0, 0, "exchange")
    assert len(table.hand(0)) == 6
    table.do("exchange solitude morthal mzulft")
    assert (table.asked, table.frame["left"]) == ("place", 7)
    assert table.options() == ["place whiterun"]
    table.do("place whiterun", "units 3", "place whiterun", "units 4")
    assert table.units("whiterun") == 9
    assert len(table.hand(0)) == 3
    assert (table.active, table.asked) == (1, "reinforce")


@pytest.mark.rule("RSK-CARD-09", "RSK-CARD-18")
def test_a_fifth_card_forces_nothing_in_the_same_turn() -> None:
    hand = hand_of("wwtt")
    table = lay("whiterun 2 | helgen | riften", at="maneuver", hands=[hand], conquered="whiterun", deck="mzulft")
    table.do("end_maneuver")
    assert len(table.hand(0)) == 5
    assert table.active == 1


@pytest.mark.rule("RSK-CARD-10", "RSK-CARD-17")
def test_five_cards_at_the_start_of_the_turn_must_be_exchanged() -> None:
    hand = hand_of("wwwtm")
    table = lay("whiterun riften | helgen", at="turn", hands=[hand])
    assert table.frame["owed"] == 1
    table.do("place whiterun", "units 3")
    assert len(table.options()) == len(table.options("exchange")) == 4
    assert "must be exchanged" in table.refused("end_reinforcements")
    table.do(table.options()[-1])
    table.do("place whiterun", f"units {table.frame['left']}")
    assert table.asked == "invade"


@pytest.mark.rule("RSK-CARD-10", "RSK-CARD-12")
@pytest.mark.parametrize("kinds", ["wtm", "wwwt"])
def test_three_or_four_cards_may_be_kept(kinds: str) -> None:
    table = lay("whiterun riften | helgen", at="turn", hands=[hand_of(kinds)])
    assert table.frame["owed"] == 0
    table.do("place whiterun", "units 3")
    assert "end_reinforcements" in table.options()
    table.do("end_reinforcements")
    assert len(table.hand(0)) == len(kinds)


@pytest.mark.rule("RSK-CARD-11")
def test_five_cards_always_hold_a_set_and_four_may_not() -> None:
    for kinds in combinations_with_replacement("wtm", 5):
        table = lay("whiterun riften | helgen", at="turn", hands=[hand_of("".join(kinds))])
        assert table.options("exchange"), kinds
    assert not lay("whiterun | helgen", at="turn", hands=[hand_of("wwtt")]).options("exchange")


@pytest.mark.rule("RSK-CARD-12")
def test_as_many_sets_as_the_hand_holds_may_be_exchanged() -> None:
    table = lay("whiterun | helgen", at="turn", hands=[hand_of("wwwt")])
    table.do(table.options("exchange")[0])
    assert table.frame["left"] == 3 + 4
    assert not table.options("exchange")
    table.do("place whiterun", f"units {table.frame['left']}")
    assert table.asked == "invade"


@pytest.mark.rule("RSK-CARD-14")
def test_exchanged_cards_are_discarded_face_up() -> None:
    hand = hand_of("wwwt")
    table = lay("whiterun | helgen", at="reinforce 0", hands=[hand], discard="mzulft")
    first = table.options("exchange")[0]
    table.do(first)
    assert table.discard == ["mzulft", *first.split()[1:]]
    assert table.hand(0) == [card for card in hand.split() if card not in first.split()]


@pytest.mark.rule("RSK-CARD-15", "RSK-CIV-06")
def test_an_empty_deck_is_renewed_from_the_discard_pile() -> None:
    orders = set()
    for chance in range(12):
        table = lay(
            "whiterun 2 | helgen | riften", at="maneuver", mode="civil-war", conquered="whiterun", chance=chance,
            hands=["solitude"], discard="*",
        )  # fmt: skip
        assert table.deck == []
        pile = table.discard
        table.do("end_maneuver")
        assert table.discard == []
        assert len(table.hand(0)) == 2
        assert sorted([table.hand(0)[1], *table.deck]) == sorted(pile)
        assert END_CARD not in table.deck
        assert table.events("deck_renewed")
        orders.add(tuple(table.deck))
    assert len(orders) == 12


@pytest.mark.rule("RSK-CARD-15")
def test_the_last_card_of_the_deck_is_drawn_before_it_is_renewed() -> None:
    table = lay(
        "whiterun 2 | helgen | riften",
        at="maneuver",
        mode="civil-war",
        conquered="whiterun",
        deck="mzulft",
        discard="*",
    ).do("end_maneuver")
    assert table.hand(0) == ["mzulft"]
    assert table.deck == []
    assert len(table.discard) == 47


@pytest.mark.rule("RSK-CARD-15")
def test_where_no_card_is_left_at_all_nothing_is_drawn() -> None:
    game = game_on(ring(12), 3, "civil-war")
    keys = game.content.keys
    hands = [" ".join(keys[i : i + 4]) for i in (0, 4, 8)]
    table = lay("t0 2 | t1 | t2", at="maneuver", mode="civil-war", conquered="t0", hands=hands, game=game)
    assert table.deck == table.discard == []
    table.do("end_maneuver")
    assert len(table.hand(0)) == 4
    assert table.active == 1


@pytest.mark.rule("RSK-CARD-17")
def test_the_player_chooses_among_all_sets_of_his_hand() -> None:
    hand = hand_of("wwwtm").split()
    table = lay("whiterun | helgen", at="turn", hands=[" ".join(hand)])
    kinds = dict(zip(hand, "wwwtm", strict=True))
    sets = {" ".join(cards) for cards in combinations(hand, 3) if len({kinds[card] for card in cards}) in (1, 3)}
    assert {one.removeprefix("exchange ") for one in table.options("exchange")} == sets
    assert len(sets) == 4


@pytest.mark.rule("RSK-CARD-18")
@pytest.mark.parametrize("at", ["invade", "maneuver"])
def test_no_set_is_exchanged_in_other_phases_or_turns(at: str) -> None:
    hands = [hand_of("wwwtm"), "saarthal mzulft windhelm"]
    table = lay("whiterun 3 riverwood | helgen", at=at, hands=hands)
    assert not table.options("exchange")
    assert table.refused("exchange solitude fort_hraggstad fort_snowhawk")
    table = lay("whiterun 3 | riverwood", at="invade", hands=hands).do("attack whiterun riverwood 1")
    assert not table.options("exchange")


@pytest.mark.rule("RSK-CARD-17")
def test_cards_that_are_not_held_are_refused() -> None:
    table = lay("whiterun | helgen", at="turn", hands=[hand_of("wwwt"), "mzulft"])
    assert "do not hold" in table.refused("exchange solitude fort_hraggstad fort_kastav")
    assert "do not hold" in table.refused("exchange solitude fort_hraggstad end_game")
    assert "three different" in table.refused("exchange solitude solitude solitude")
