"""Set-up, phases and victory of Dovahkiin (sections 15, 16 and 23 of the rules)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from game.kernel.errors import BadSetup
from game.kernel.setup import read_setup
from tests.titles.skyrim.dovahkiin.tale import Tale, tell
from tests.titles.skyrim.table import TITLE, game_of, new_match, setup_of


def begun(seats: int, seed: int = 1, until: str = "reinforce", **options: Any) -> Tale:
    """A match of Dovahkiin played on, always by the first option, until a question of the kind is put."""
    table = Tale(new_match(seats, "dovahkiin", seed, **options).match)
    while table.asked != until:
        table.do(table.options()[0])
    return table


@pytest.mark.rule("RSK-DOV-01", "RSK-DOV-02")
def test_two_to_five_play_without_the_end_game_card() -> None:
    for seats in (1, 6):
        plain = setup_of(2, "dovahkiin") | {"seats": [{"player": "random"}] * seats}
        with pytest.raises(BadSetup):
            read_setup(TITLE.setup_model, plain)
    for seats in range(2, 6):
        assert "end_game" not in begun(seats, random_setup=True).deck


@pytest.mark.rule("RSK-DOV-03", "RSK-DOV-04", "RSK-SET-04")
def test_the_highest_die_begins_and_each_has_board_and_hero_of_his_faction() -> None:
    table = begun(4, random_setup=True)
    dice = {one["seat"]: one["die"] for one in table.opening("first_die_thrown")[:4]}
    first = table.opening("first_player_found")[0]["seat"]
    assert dice[first] == max(dice.values())
    assert table.active == first
    assert len(table.saga.boards) == 4
    assert [one["faction"] for one in table.plain["seats"]] == ["stormcloak", "thalmor", "orc", "imperial"]


@pytest.mark.rule("RSK-DOV-05", "RSK-DOV-27", "RSK-OBJ-04")
def test_each_keeps_two_of_three_objectives_and_the_deck_is_shuffled_when_all_have_chosen() -> None:
    table = Tale(new_match(3, "dovahkiin").match)
    first = table.plain["first"]
    returned = []
    for place in range(3):
        seat = (first + place) % 3
        assert (table.asked, table.seat) == ("choose_objectives", seat)
        held = table.objectives(seat)
        assert len(held) == 3
        assert table.options() == [f"give_back {card}" for card in held]
        assert "were not dealt" in table.refused(f"give_back {next(c for c in table.pile('objective_deck') if c)}")
        before = table.pile("objective_deck")
        table.do(f"give_back {held[1]}")
        returned.append(held[1])
        assert table.objectives(seat) == [held[0], held[2]]
        if place < 2:
            assert table.pile("objective_deck") == [*before, held[1]]
    deck = table.pile("objective_deck")
    assert len(deck) == 28 - 6
    assert set(returned) <= set(deck)
    assert deck[-3:] != returned


@pytest.mark.rule("RSK-DOV-06", "RSK-COMP-06")
def test_all_decks_lie_ready() -> None:
    saga = begun(2, random_setup=True).saga
    decks = (saga.spell_deck, saga.weapon_deck, saga.armor_deck, saga.shout_deck, saga.objective_deck)
    assert [len(deck) for deck in decks] == [30, 5, 5, 4, 24]


@pytest.mark.rule("RSK-DOV-07", "RSK-DOV-12", "RSK-DOV-14", "RSK-DOV-11", "RSK-DOV-13")
@pytest.mark.parametrize(
    ("seats", "units", "lands"),
    [(2, 29, [16, 16]), (3, 28, [15, 15, 14]), (4, 24, [11] * 4), (5, 20, [9, 9, 9, 9, 8])],
)
def test_starting_units_are_placed_one_by_one(seats: int, units: int, lands: list[int]) -> None:
    table = begun(seats, until="claim")
    first = table.plain["first"]
    order = [(first + place) % seats for place in range(seats)]
    asked = []
    while table.asked != "place_hero":
        asked.append((table.asked, table.seat))
        table.do(table.options()[-1])
    assert [len(table.lands(seat)) for seat in order] == lands
    assert [table.total(seat) for seat in order] == [units] * seats
    claims = [seat for kind, seat in asked if kind == "claim"]
    assert claims == [order[n % seats] for n in range(sum(lands))]
    left = Counter(seat for kind, seat in asked if kind == "garrison")
    assert [left[seat] for seat in order] == [units - one for one in lands]
    assert table.total(None) == (24 if seats == 2 else 0)


@pytest.mark.rule("RSK-DOV-09", "RSK-DOV-10", "RSK-DOV-08")
def test_two_players_meet_twelve_neutral_territories_beside_four_dragons() -> None:
    for seed in range(5):
        table = begun(2, seed, until="claim")
        free = {one.split()[1] for one in table.options("place")}
        dragons = {one["territory"] for one in table.plain["saga"]["dragons"]}
        neutral = {key for key in table.lands(None) if table.units(key) == 2}
        assert (len(free), len(dragons), len(neutral)) == (32, 4, 12)
        assert not free & dragons
        assert not neutral & dragons
        for key in dragons:
            assert "not free" in table.refused(f"place {key}")


@pytest.mark.rule("RSK-DOV-15")
@pytest.mark.parametrize(("seats", "units", "lands"), [(2, 29, 16), (5, 20, 9)])
def test_random_setup_deals_territories_and_spreads_units(seats: int, units: int, lands: int) -> None:
    table = begun(seats, until="place_hero", random_setup=True)
    first = table.plain["first"]
    assert len(table.lands(first)) == lands
    for seat in range(seats):
        assert table.total(seat) == units
        assert all(table.units(key) >= 1 for key in table.lands(seat))
    assert len({table.total(0), units}) == 1
    with pytest.raises(BadSetup):
        game_of(3, "chaos", random_setup=True)


@pytest.mark.rule("RSK-DOV-16", "RSK-DOV-17", "RSK-MAG-01")
def test_heroes_are_placed_in_turn_order_on_own_territories() -> None:
    table = begun(3, until="place_hero", random_setup=True)
    first = table.plain["first"]
    for place in range(3):
        seat = (first + place) % 3
        assert (table.asked, table.seat) == ("place_hero", seat)
        assert {one.split()[1] for one in table.options()} == set(table.lands(seat))
        assert "not yours" in table.refused(f"place_hero {table.lands((seat + 1) % 3)[0]}")
        board = table.board(seat)
        assert (board.magicka, board.points, len(board.objectives), board.spells) == (0, 0, 2, ())
        table.do(table.options()[0])
        assert (table.board(seat).health, table.hand(seat)) == (10, [])
    assert (table.asked, table.active) == ("reinforce", first)
    assert table.board(first).magicka in (3, 4)


@pytest.mark.rule("RSK-DOV-18", "RSK-DOV-28", "RSK-MIX-16", "RSK-TURN-05")
def test_the_phases_come_in_order_and_empty_ones_are_passed_over() -> None:
    table = tell(
        "whiterun 3 riverwood 2 | riften 3", at="turn", heroes="whiterun | riften", magicka="2 | 0",
        objectives=["OBJ-10"], factions="stormcloak|thalmor", dragons="helgen",
    )  # fmt: skip
    table.do("place whiterun", f"units {table.frame['left']}")
    asked = []
    while table.active == 0:
        asked.append(table.asked)
        table.do(next(one for one in table.options() if one.startswith("end_")))
    assert asked == ["purchases", "invade", "maneuver"]  # no objective at all is met
    idle = tell("whiterun 1 | riften 3", at="turn", heroes="whiterun | riften", mix="heroes magicka=false", rest=1)
    idle.do("place whiterun", f"units {idle.frame['left']}")
    assert idle.asked == "invade"  # units can attack now
    idle.do("end_invasion")
    assert idle.active == 1  # one territory: nothing to maneuver, nowhere to walk


@pytest.mark.rule("RSK-DOV-21", "RSK-MAG-04", "RSK-MAG-06")
def test_the_card_comes_before_magicka_for_each_territory_taken() -> None:
    took = [("riverwood", None, False), ("helgen", None, False), ("riverwood", 1, False)]
    table = tell("whiterun 3 riverwood helgen | riften 3", at="maneuver", heroes="whiterun | riften", conquests=took)
    table.do("end_maneuver")
    assert table.board(0).magicka == 2
    kinds = [one["kind"] for one in table.events("card_drawn", "magicka_changed")]
    assert kinds[:2] == ["card_drawn", "magicka_changed"]


@pytest.mark.rule("RSK-MAG-01", "RSK-MAG-02", "RSK-MAG-03", "RSK-MAG-08", "RSK-VOC-06")
@pytest.mark.parametrize(("before", "after"), [(0, 3), (5, 8), (7, 10), (8, 10), (10, 10)])
def test_three_magicka_each_own_turn_and_never_more_than_ten(before: int, after: int) -> None:
    table = tell(
        "whiterun 3 | riften 3", at="turn", heroes="whiterun | riften", magicka=f"{before} | 4",
        factions="stormcloak|orc",
    )  # fmt: skip
    assert table.board(0).magicka == after
    assert table.board(1).magicka == 4


@pytest.mark.rule("RSK-DOV-01", "RSK-DOV-23", "RSK-DOV-24", "RSK-DOV-26", "RSK-HERO-25")
def test_ten_points_and_a_living_hero_win_in_the_own_turn() -> None:
    table = tell("whiterun 3 | riften 3", at="maneuver", heroes="whiterun | riften", points="10 | 12")
    table.do("end_maneuver")
    assert table.winners == [0]
    few = tell("whiterun 3 | riften 3", at="maneuver", heroes="whiterun | riften", points="9 | 12")
    few.do("end_maneuver")
    assert few.winners == []


@pytest.mark.rule("RSK-DOV-24", "RSK-DOV-25", "RSK-HERO-25", "RSK-HERO-23")
def test_with_a_fallen_hero_nobody_wins_until_he_is_back() -> None:
    fallen = tell("whiterun 3 | riften 3", at="maneuver", heroes=" | riften", points="11 | 0")
    fallen.do("end_maneuver")
    assert fallen.winners == []
    assert fallen.active == 1
    back = tell("whiterun 3 | riften 3", at="maneuver", heroes=" | riften", points="11 | 0", magicka="10 | 0")
    back.do("end_maneuver")
    assert (back.asked, back.seat) == ("help", 0)
    back.do("revive whiterun")
    assert back.winners == [0]


@pytest.mark.rule("RSK-END-07")
def test_at_the_limit_of_rounds_victory_points_decide_before_land() -> None:
    table = tell(
        "whiterun 3 riverwood helgen | riften 3", turn=1, at="maneuver", heroes=" | riften", points="3 | 4",
        max_rounds=1,
    )  # fmt: skip
    table.do("end_maneuver")
    assert table.winners == [1]
    even = tell("whiterun 3 riverwood helgen | riften 3", turn=1, at="maneuver", heroes=" | riften", max_rounds=1)
    even.do("end_maneuver")
    assert even.winners == [0]


@pytest.mark.rule("RSK-DOV-22", "RSK-ELIM-03")
def test_an_elimination_forces_an_exchange_above_five_cards() -> None:
    hands = ["whiterun solitude windhelm", "riften ivarstead markarth"]
    table = tell("whiterun 4 | riverwood 1 | riften", at="invade", heroes="whiterun | | riften", hands=hands,
                 tape="6 6 6 1", seats=3, deeds={"spell_cast": 1})  # fmt: skip
    table.do("attack whiterun riverwood 3")
    while table.asked in ("defend", "battle"):
        table.do(table.options()[0])
    assert table.asked == "exchange"


@pytest.mark.rule("RSK-SOLO-01", "RSK-CIV-09")
def test_the_last_one_left_wins_though_dragons_and_neutral_units_remain() -> None:
    table = tell("whiterun 4 | riverwood 1", at="invade", heroes="whiterun |", dragons="helgen", tape="6 6 6 1",
                 mix="heroes dragons set_up=placed victory=conquest")  # fmt: skip
    table.do("attack whiterun riverwood 3", "defend 1")
    assert table.winners == [0]


def test_every_random_setup_is_another() -> None:
    """Dragons, owners and first seats differ from seed to seed."""
    found = [begun(3, seed, until="place_hero", random_setup=True).plain for seed in range(4)]
    for one, other in pairwise(found):
        assert one["territories"] != other["territories"]
        assert one["saga"]["dragons"] != other["saga"]["dragons"]
