"""Setup (SET)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.kernel.errors import BadSetup
from game.kernel.setup import read_setup
from tests.titles.witcher.table import TITLE, drafted, game_of, new_match, setup_of

HANDS = {
    1: [(5, 3)],
    2: [(3, 2), (5, 4)],
    3: [(3, 2), (4, 4), (5, 6)],
    4: [(2, 4), (3, 5), (4, 6), (5, 7)],
    5: [(2, 5), (3, 5), (4, 5), (4, 7), (5, 7)],
}
SEEDS = range(12)


@pytest.mark.rule("WOW-SET-01", "WOW-SET-02", "WOW-CMP-02")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_pool_begins_with_three_cards_of_cost_nothing_on_the_right(seed: int) -> None:
    table = new_match(3, seed)
    costs = table.content.card_cost
    pool = table.state.pool
    assert [costs[card] for card in pool[3:]] == [0, 0, 0]
    assert len({*pool, *table.state.supply}) == 90
    assert table.state.supply_discard == ()


@pytest.mark.rule("WOW-SET-02")
def test_the_other_three_may_cost_anything() -> None:
    left = Counter(
        table.content.card_cost[card] for s in SEEDS for table in [new_match(3, s)] for card in table.state.pool[:3]
    )
    assert set(left) == {0, 1, 2}


@pytest.mark.rule("WOW-SET-04", "WOW-CMP-03", "WOW-SET-26")
def test_28_potions_and_nobody_begins_with_one() -> None:
    table = new_match(3)
    assert len(table.state.potion_deck) == 28
    assert table.state.potion_deck != new_match(3, 2).state.potion_deck
    for one in table.state.seats:
        assert (one.potions, one.trails, one.trail_quests, one.quests) == ((), (-1,) * 3, (-1,) * 3, [])


@pytest.mark.rule("WOW-SET-05", "WOW-CMP-06", "WOW-SOL-01")
@pytest.mark.parametrize(("seats", "copies"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_attribute_trophies_by_the_number_of_players(seats: int, copies: int) -> None:
    assert new_match(seats).state.attribute_trophies == (copies,) * 4


@pytest.mark.rule("WOW-SET-06", "WOW-CMP-04", "WOW-CMP-05")
def test_exploration_decks_are_shuffled_and_events_stay_in_order() -> None:
    table, other = new_match(3), new_match(3, 2)
    assert (len(table.state.city), len(table.state.wilds), len(table.state.events)) == (36, 36, 56)
    assert table.plain["events"] == [f"e{n:02}" for n in range(1, 57)]
    assert sorted(table.state.city) == sorted(other.state.city)
    assert table.state.city != other.state.city
    assert table.state.wilds != other.state.wilds


@pytest.mark.rule("WOW-SET-07", "WOW-SET-09", "WOW-SET-11")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_monsters_of_level_one_stand_where_their_tokens_say(seats: int) -> None:
    table = new_match(seats)
    for terrain, slot in enumerate(table.state.slots):
        assert table.content.monster_level[slot.monster] == 1
        assert table.content.terrain_of[slot.token] == terrain
        assert slot.token not in table.state.tokens[terrain]
        assert len(table.state.tokens[terrain]) == 5


@pytest.mark.rule("WOW-SET-08", "WOW-CMP-07")
def test_monsters_lie_by_level() -> None:
    content = new_match(3).content
    assert [len(content.monsters_of[level]) for level in (1, 2, 3)] == [10, 12, 6]
    piles = new_match(3).state.monsters
    assert [len(pile) for pile in piles] == [7, 12, 6]
    assert piles != new_match(3, 2).state.monsters


@pytest.mark.rule("WOW-SET-10")
def test_with_two_players_the_first_one_places_the_monster_of_level_two() -> None:
    table = new_match(2)
    assert (table.asked, table.seat) == ("place_monster", table.state.first)
    monster = table.frame["monster"]
    assert table.content.monster_level[table.number("monster", monster)] == 2
    assert table.offers("place") == {"forest", "mountain", "water"}
    table.do("place water")
    slots = table.plain["slots"]
    assert slots["water"]["monster"] == monster
    levels = [table.content.monster_level[slot.monster] for slot in table.state.slots]
    assert levels == [1, 1, 2]
    assert table.asked == "wander"


@pytest.mark.rule("WOW-SET-12", "WOW-CMP-09")
def test_twenty_fight_cards_are_shuffled() -> None:
    decks = {new_match(3, seed).state.fight_deck for seed in SEEDS}
    assert len(decks) == len(SEEDS)
    assert {len(deck) for deck in decks} == {20}


@pytest.mark.rule("WOW-SET-13")
@pytest.mark.parametrize(("seats", "apart"), [(2, 0), (3, 0), (4, 1), (5, 2)])
def test_further_tokens_are_set_apart(seats: int, apart: int) -> None:
    table = new_match(seats)
    assert len(table.state.extra) == apart
    assert all(table.content.monster_level[monster] == 1 for monster in table.state.extra)


@pytest.mark.rule("WOW-SET-14")
def test_the_first_player_is_drawn() -> None:
    assert {new_match(3, seed).state.first for seed in range(40)} == {0, 1, 2}
    table = new_match(3, 5)
    assert table.opening("first_player_found")[0]["seat"] == table.state.first == table.active


@pytest.mark.rule("WOW-SET-15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_schools_are_drafted_counter_clockwise_and_the_first_player_is_last(seats: int) -> None:
    table = drafted(seats)
    asked = []
    while table.asked == "choose_school":
        frame = table.frame
        asked.append(table.seat)
        assert table.offers("school") == {frame["first_school"], frame["second_school"]}
        taken = [one["school"] for one in table.plain["seats"] if one["school"]]
        assert not table.offers("school") & set(taken)
        mine, seat = table.options("school")[1], table.seat
        table.do(mine)
        assert table.of(seat, "school") == mine.split()[1]
    first = table.state.first
    assert asked == [(first - 1 - n) % seats for n in range(seats)]


@pytest.mark.rule("WOW-SET-15")
def test_the_last_of_five_takes_the_only_school_left() -> None:
    table = drafted(5)
    for _ in range(4):
        table.do(table.options("school")[0])
    assert table.asked == "raise"
    assert len({one.school for one in table.state.seats}) == 5


@pytest.mark.rule("WOW-SET-16")
def test_schools_can_be_chosen_or_all_left_to_chance() -> None:
    assert [one.school for one in new_match(3).state.seats] == [0, 1, 2]
    tables = [drafted(3, seed, "random") for seed in SEEDS]
    assert {table.asked for table in tables} == {"wander"}
    assert len({tuple(one.school for one in table.state.seats) for table in tables}) > 5
    plain = setup_of(3)
    plain["seats"][1]["faction"] = "wolf"
    with pytest.raises(BadSetup, match="both play 'wolf'"):
        read_setup(TITLE.setup_model, plain)
    plain["seats"][1]["faction"] = "wulf"
    with pytest.raises(BadSetup, match="did you mean 'wolf'"):
        read_setup(TITLE.setup_model, plain)


@pytest.mark.rule("WOW-SET-17", "WOW-SET-24")
def test_where_everybody_begins() -> None:
    table = new_match(3)
    homes = ["kaer_morhen", "gorthur_gvaed", "stygga"]
    assert [table.of(seat, "place") for seat in range(3)] == homes
    content = game_of(5).content
    assert [content.place_keys[place] for place in content.home] == [*homes, "haern_caduch", "kaer_seren"]
    for one in table.state.seats:
        assert (one.level, one.attributes, one.shield, one.track) == (1, (1, 1, 1, 1), 1, 0)


@pytest.mark.rule("WOW-SET-18", "WOW-CMP-12")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_trophies_of_the_own_school_for_each_opponent(seats: int) -> None:
    assert {one.stock for one in new_match(seats).state.seats} == {seats - 1}


@pytest.mark.rule("WOW-SET-19", "WOW-SET-20")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_hands_and_gold_by_turn_order(seats: int, seed: int) -> None:
    table = new_match(seats, seed)
    while table.asked == "place_monster":
        table.do("place forest")
    order = [(table.state.first + n) % seats for n in range(seats)]
    held = [(len(table.state.seats[seat].hand), table.state.seats[seat].gold) for seat in order]
    assert held == HANDS[seats]
    for one in table.state.seats:
        assert len(one.owned) == 10
        assert sorted((*one.hand, *one.deck)) == list(table.content.catalogue.schools[one.school].deck)


@pytest.mark.rule("WOW-SET-21", "WOW-SET-22")
@pytest.mark.parametrize("seats", [4, 5])
def test_with_four_or_five_everybody_raises_an_attribute_before_play(seats: int) -> None:
    table = new_match(seats)
    first = table.state.first
    for n, attribute in enumerate(("defense", "alchemy", *["combat"] * (seats - 2))):
        assert (table.asked, table.seat) == ("raise", (first + n) % seats)
        assert table.offers("raise") == {"combat", "defense", "alchemy", "specialty"}
        table.do(f"raise {attribute}")
    assert (table.asked, table.active) == ("wander", first)
    assert table.of(first, "shield") == 2
    assert len(table.of((first + 1) % seats, "potions")) == 1


@pytest.mark.rule("WOW-SET-21")
@pytest.mark.parametrize("seats", [1, 3])
def test_fewer_players_raise_nothing(seats: int) -> None:
    assert new_match(seats).asked == "wander"


@pytest.mark.rule("WOW-SET-23")
def test_the_tavern_is_closed_nowhere() -> None:
    assert new_match(3).plain["tavern"] is None
