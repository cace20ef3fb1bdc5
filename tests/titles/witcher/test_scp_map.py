"""Scope and map (SCP, MAP)."""

from __future__ import annotations

import pytest

from game.kernel.errors import BadSetup
from game.kernel.setup import read_setup
from tests.titles.witcher.table import TITLE, game_of, lay, new_match

ROADS = {
    0: (4, 8, 11, 15), 1: (2, 5, 6, 9), 2: (1, 3, 6, 7), 3: (2, 4, 7), 4: (0, 3, 7, 8), 5: (1, 6, 9),
    6: (1, 2, 5, 7, 9), 7: (2, 3, 4, 6, 8, 9, 10, 11), 8: (0, 4, 7, 11), 9: (1, 5, 6, 7, 10, 12),
    10: (7, 9, 11, 12, 14), 11: (0, 7, 8, 10, 14, 15, 18), 12: (9, 10, 13, 14), 13: (12, 14, 16),
    14: (10, 11, 12, 13, 15, 16, 17, 18), 15: (0, 11, 14, 18), 16: (13, 14, 17), 17: (14, 16, 18),
    18: (11, 14, 15, 17),
}  # fmt: skip
TERRAINS = [
    "wild", "water", "mountain", "mountain", "water", "water", "forest", "forest",
    "forest", "mountain", "forest", "mountain", "water", "mountain", "water", "water",
    "forest", "forest", "mountain",
]  # fmt: skip


@pytest.mark.rule("WOW-SCP-01")
@pytest.mark.parametrize("seats", [0, 6])
def test_one_to_five_can_play(seats: int) -> None:
    assert [len(new_match(n).state.seats) for n in range(1, 6)] == [1, 2, 3, 4, 5]
    entries = [{"player": "random"}] * seats
    with pytest.raises(BadSetup, match="seats"):
        read_setup(TITLE.setup_model, {"title": "witcher", "mode": "base", "seats": entries})


@pytest.mark.rule("WOW-SCP-03", "WOW-SCP-04", "WOW-TAB-29")
def test_what_cannot_be_done_in_full_is_done_as_far_as_it_goes() -> None:
    table = lay(3).stand(0, gold=1, potions="p1").resolve_option("c02", "a")
    assert table.gold() == 0
    assert table.level("combat") == 2
    table.resolve_option("c11", "a").do("discard_potion p1")
    assert (table.level("alchemy"), table.of(0, "potions"), table.gold()) == (1, [], 5)


@pytest.mark.rule("WOW-SCP-07")
def test_turns_pass_clockwise() -> None:
    table = lay(4, at="keep", seed=3)
    table.stand(0, hand="wolf_aard_1").do("discard wolf_aard_1")
    order = []
    for _ in range(5):
        order.append(table.active)
        here = table.active
        while table.active == here:
            table.do(table.options()[-1] if table.asked != "wander" else "end_wandering")
    assert order == [0, 1, 2, 3, 0]


@pytest.mark.rule("WOW-SCP-08")
def test_dice_have_six_faces() -> None:
    seen = set()
    for seed in range(40):
        table = lay(3, seed=seed).stand(0, "novigrad").entered().do("act")
        seen |= {die for one in table.events("dice_thrown") for die in one["dice"]}
    assert seen == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("WOW-SCP-09", "WOW-STA-04")
def test_all_chance_comes_from_the_seed() -> None:
    game = game_of(3)
    assert game.new(7) == game.new(7)
    assert game.new(7) != game.new(8)


@pytest.mark.rule("WOW-SCP-10")
def test_gold_has_no_upper_limit() -> None:
    table = lay(3).stand(0, gold=90).resolve_option("c08", "b")
    assert table.gold() == 93


@pytest.mark.rule("WOW-MAP-01", "WOW-MAP-02", "WOW-MAP-06", "WOW-CMP-10")
def test_eighteen_places_have_a_token_and_behelt_nar_has_none() -> None:
    content = game_of(3).content
    assert len(content.place_keys) == 19
    assert sorted(token for pile in content.tokens for token in pile) == list(range(1, 19))
    assert [len(pile) for pile in content.tokens] == [6, 6, 6]
    assert content.school_of[0] >= 0


@pytest.mark.rule("WOW-MAP-03", "WOW-PH1-05", "WOW-PH1-06")
def test_a_card_of_any_terrain_leads_to_behelt_nar_and_a_wild_one_anywhere() -> None:
    table = lay(3).stand(0, "ban_ard", hand="wolf_aard_2 wolf_cleave_1 wolf_push_back_1", gold=0)
    table.do("move behelt_nar")
    assert table.offers("play") == {"wolf_aard_2", "wolf_cleave_1", "wolf_push_back_1"}
    table = lay(3).stand(0, "ban_ard", hand="wolf_aard_2 wolf_cleave_1 wolf_push_back_1", gold=0)
    table.do("move kaer_morhen")  # a mountain: neither the forest nor the water card
    assert table.offers("play") == {"wolf_push_back_1"}


@pytest.mark.rule("WOW-MAP-05")
def test_six_places_are_schools() -> None:
    content = game_of(3).content
    assert [place for place, school in enumerate(content.school_of) if school >= 0] == [0, 1, 3, 10, 15, 17]


@pytest.mark.rule("WOW-MAP-07", "WOW-MAP-08", "WOW-MAP-09", "WOW-MAP-10", "WOW-MAP-11", "WOW-MAP-12")
def test_the_roads_are_those_of_the_table_and_work_both_ways() -> None:
    content = game_of(3).content
    assert {place: content.adjacent[place] for place in range(19)} == ROADS
    assert sum(map(len, ROADS.values())) == 86
    assert all(a in ROADS[b] for a, near in ROADS.items() for b in near)
    assert 9 in ROADS[1]
    assert 15 in ROADS[14]
    assert 11 in ROADS[7]


@pytest.mark.rule("WOW-MAP-01")
def test_the_terrains_are_those_of_the_table() -> None:
    content = game_of(3).content
    words = ("forest", "mountain", "water", "wild")
    assert [words[terrain] for terrain in content.terrain_of] == TERRAINS


@pytest.mark.rule("WOW-MAP-04")
def test_six_places_are_harbours() -> None:
    board = game_of(3).content.board
    assert [place.number for place in board.locations if place.harbour] == [1, 5, 6, 9, 12, 13]
