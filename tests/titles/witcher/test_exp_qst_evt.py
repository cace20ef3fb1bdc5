"""Exploring, Quests and Events (EXP, QST, EVT)."""

from __future__ import annotations

import pytest

from tests.titles.witcher.table import Table, lay


def explores(where: str, key: str, **told: object) -> Table:
    """Seat 0 has just drawn a card in phase II."""
    table = lay(3, at="deed").stand(0, "vizima", **told).stories(where, key)
    return table.do(f"explore {where}")


@pytest.mark.rule("WOW-EXP-01", "WOW-EXP-02")
@pytest.mark.parametrize(("where", "key"), [("city", "c08"), ("wilds", "w14")])
def test_the_top_card_of_city_or_wilds_is_read_and_one_of_two_options_chosen(where: str, key: str) -> None:
    table = explores(where, key)
    assert (table.frame["kind"], table.frame["story"]) == ("answer", key)
    assert table.options() == ["answer a", "answer b"]
    assert [one["story"] for one in table.events("story_read")] == [key]
    assert table.events("result_told") == []


@pytest.mark.rule("WOW-EXP-02", "WOW-EXP-08")
def test_only_the_chosen_result_is_told() -> None:
    table = explores("city", "c08")
    sheet = table.content.catalogue.explorations[table.number("story", "c08")]
    programs = [table.content.catalogue.programs[choice.program] for choice in sheet.choices]
    said = [[op[1] for op in program if op[0] == 0] for program in programs]
    table.do("answer b")
    assert [one["text"] for one in table.events("result_told")] == said[1]
    assert table.gold() == 6


@pytest.mark.rule("WOW-EXP-03")
def test_an_option_that_asks_for_gold_needs_it() -> None:
    assert explores("city", "c12", gold=0).options() == ["answer a"]
    assert "asks for 1 Gold" in explores("city", "c12", gold=0).refused("answer b")
    table = explores("city", "c12", gold=1).do("answer b")
    assert (table.gold(), table.of(0, "kept")) == (0, ["e01"])


@pytest.mark.rule("WOW-EXP-04", "WOW-EVT-03")
def test_effects_are_those_of_the_active_player() -> None:
    table = explores("city", "c08").do("answer b")
    assert [table.gold(seat) for seat in range(3)] == [6, 3, 3]


@pytest.mark.rule("WOW-EXP-05")
def test_a_card_without_a_quest_leaves_the_game() -> None:
    table = explores("city", "c08").do("answer b")
    assert table.plain["told"] == ["c08"]
    assert "c08" not in table.plain["city"]


@pytest.mark.rule("WOW-EXP-06", "WOW-TAB-40", "WOW-TAB-47")
def test_a_card_to_keep_waits_for_its_moment_and_then_leaves() -> None:
    table = explores("city", "c34").do("answer a")
    assert (table.of(0, "kept"), table.plain["told"]) == (["c34"], [])
    table.ask("deed")
    assert table.options() == ["follow c34"]
    assert "comes first" in table.refused("explore city")
    table.do("follow c34")
    assert table.of(0, "kept") == []
    assert table.plain["told"] == ["c34"]
    assert "e55" not in table.plain["events"]


@pytest.mark.rule("WOW-TAB-40")
def test_the_oldest_of_several_comes_first() -> None:
    table = lay(3, at="deed").stand(0, "vizima", kept="e22 c34", gold=0)
    assert table.options() == ["follow e22"]
    table.do("follow e22")
    assert (table.gold(), table.of(0, "kept")) == (4, ["c34"])


@pytest.mark.rule("WOW-EXP-07")
def test_an_empty_deck_is_closed_and_without_both_nothing_happens() -> None:
    table = lay(3, at="deed").stand(0, "vizima", hand="wolf_aard_1")
    table.state.told, table.state.city = table.state.city, ()
    assert table.options() == ["explore wilds"]
    table.state.told, table.state.wilds = (*table.state.told, *table.state.wilds), ()
    assert table.options() == ["rest"]
    table.do("rest")
    assert table.asked == "keep"


# -- quests --------------------------------------------------------------------------------------------
@pytest.mark.rule("WOW-QST-01", "WOW-QST-02")
def test_a_quest_stays_with_its_card_and_a_drawn_place() -> None:
    table = lay(3, at="deed").stand(0, "vizima").stories("city", "c20").pile("water", "ban_ard")
    table.do("explore city", "answer a")
    assert table.of(0, "quests") == [{"story": "c20", "quest": "c20_a", "place": "ban_ard", "token": "ban_ard"}]
    assert table.plain["told"] == []
    assert "ban_ard" not in table.plain["tokens"]["water"]


@pytest.mark.rule("WOW-QST-02", "WOW-QST-09", "WOW-QST-10")
@pytest.mark.parametrize(("story", "option", "place"), [("w19", "a", "glenmore"), ("w17", "a", "kaer_morhen")])
def test_a_quest_may_name_its_place_or_the_own_school(story: str, option: str, place: str) -> None:
    table = lay(3).resolve_option(story, option)
    quest = table.of(0, "quests")[0]
    assert (quest["place"], quest["token"]) == (place, None)


@pytest.mark.rule("WOW-QST-03")
def test_with_an_empty_pile_any_other_token_serves_and_without_any_there_is_no_quest() -> None:
    table = lay(3).only_tokens("water", "").resolve_option("c20", "a")
    token = table.of(0, "quests")[0]["token"]
    assert table.content.terrain_of[table.number("place", token)] != 2
    assert token not in table.plain["tokens"]["forest"] + table.plain["tokens"]["mountain"]
    table = lay(3)
    for terrain in ("forest", "mountain", "water"):
        table.only_tokens(terrain, "")
    key = next(key for key in ("c20", "c18", "c17", "w14", "w15") if key in table.plain["city"] + table.plain["wilds"])
    table.resolve_option(key, {"c17": "b", "w14": "b"}.get(key, "a"))
    assert table.of(0, "quests") == []
    assert key in table.plain["told"]


@pytest.mark.rule("WOW-QST-04")
def test_quests_pile_up_without_penalty() -> None:
    table = lay(3).resolve_option("c20", "a").resolve_option("c18", "a").resolve_option("w19", "a")
    assert [one["story"] for one in table.of(0, "quests")] == ["c20", "c18", "w19"]


@pytest.mark.rule("WOW-QST-05", "WOW-QST-06")
def test_a_quest_is_resolved_where_one_came_to_in_this_turn() -> None:
    table = lay(3).quest(0, "c21_b", "vengerberg").stand(0, "vengerberg", gold=2, hand="wolf_aard_1")
    assert "where you came to" in table.refused("resolve c21")
    table.entered()
    assert table.options("resolve") == ["resolve c21"]
    table.stand(0, gold=1)
    assert "asks for 2 Gold" in table.refused("resolve c21")
    table.stand(0, "vizima", gold=2)
    assert "waits for you in Vengerberg" in table.refused("resolve c21")


@pytest.mark.rule("WOW-QST-07", "WOW-QST-08", "WOW-EVT-02", "WOW-EVT-07")
def test_resolving_pays_reads_the_event_and_returns_the_token() -> None:
    table = lay(3).quest(0, "c23_a", "cintra", token=True).stand(0, "cintra", gold=1).entered().do("resolve c23")
    assert (table.gold(), table.of(0, "kept"), table.of(0, "quests")) == (0, ["e13"], [])
    assert "e13" not in table.plain["events"]
    assert "cintra" in table.plain["tokens"]["mountain"]
    assert table.plain["told"] == ["c23"]
    assert table.asked == "wander"
    table = lay(3).quest(0, "w14_b", "cintra", token=True).stand(0, "cintra").entered()
    table.do("resolve w14", "answer a")
    assert "e40" not in table.plain["events"]
    assert table.of(0, "kept") == []


@pytest.mark.rule("WOW-QST-08")
def test_the_token_of_a_quest_is_shuffled_in() -> None:
    places = set()
    for seed in range(8):
        table = lay(3).quest(0, "c23_a", "cintra", token=True).stand(0, "cintra", gold=1).entered()
        table.state.chance = seed
        places.add(table.do("resolve c23").plain["tokens"]["mountain"].index("cintra"))
    assert len(places) > 1


@pytest.mark.rule("WOW-QST-09", "WOW-TAB-33")
def test_own_or_another_players_school() -> None:
    table = lay(3).quest(0, "w26_b").stand(0, "stygga").entered()
    assert table.options("resolve") == ["resolve w26"]
    table.stand(0, "kaer_seren")  # of the griffin, who does not play
    assert "at a school" in table.refused("resolve w26")


@pytest.mark.rule("WOW-QST-11")
def test_quests_use_up_no_action_and_come_in_any_order() -> None:
    table = lay(3).quest(0, "c21_b", "cintra").quest(0, "c23_a", "cintra").stand(0, "cintra", gold=3).entered()
    assert table.offers("resolve") == {"c21", "c23"}
    table.do("resolve c23", "resolve c21", "act")
    assert table.of(0, "kept") == ["e13", "e14"]


@pytest.mark.rule("WOW-QST-12")
def test_an_event_that_is_out_already_is_worth_two_gold() -> None:
    table = lay(3).quest(0, "c23_a", "cintra").stand(0, "cintra", gold=1).stand(1, kept="e13").entered()
    table.do("resolve c23")
    assert (table.gold(), table.of(0, "kept")) == (2, [])


# -- events --------------------------------------------------------------------------------------------
@pytest.mark.rule("WOW-EVT-01")
def test_the_four_forms_of_events() -> None:
    content = lay(3).content
    choices = [len(sheet.choices) for sheet in content.catalogue.events]
    assert set(choices) == {1, 2}
    assert lay(3).resolve_option("e43").seat == 0


@pytest.mark.rule("WOW-EVT-04")
def test_an_event_may_lead_to_another() -> None:
    table = lay(3).resolve_option("e17", "b")
    assert "e19" not in table.plain["events"]
    assert table.asked == "strike"
    table = lay(3).resolve_option("e17", "a")
    assert table.of(0, "kept") == ["e18"]


@pytest.mark.rule("WOW-EVT-05", "WOW-EVT-06")
def test_a_short_fight() -> None:
    hand = "a22_forest a15_water a13_forest a07_forest wolf_aard_1"
    table = lay(3).stand(0, levels=[1, 3, 1, 1], shield=3, hand=hand, deck="wolf_yrden_1 wolf_yrden_2")
    table.stand(0, potions="p1")
    table.resolve_option("e27")
    assert table.of(0, "shield") == 1
    assert len(table.cards("hand")) == 7
    assert all(one.startswith("strike") for one in table.options())
    table.do("strike a22_forest -1")  # two shields; green and red may follow
    assert {one.split()[1] for one in table.options("strike")} == {"a15_water", "a13_forest", "a07_forest"}
    table.do("strike a07_forest 1", "end_strike")  # two Damage: the first band
    assert table.gold() == 6
    assert table.of(0, "shield") == 3
    assert table.cards("discard")[:2] == ["a07_forest", "a22_forest"]
    assert len(table.cards("hand")) == 5
    assert table.of(0, "potions") == ["p1"]
    assert table.asked == "wander"


@pytest.mark.rule("WOW-EVT-06")
def test_with_an_empty_hand_the_total_is_nothing() -> None:
    table = lay(3).stand(0, hand="", deck="")
    one = table.state.seats[0]
    table.state.trashed, one.discard, one.owned = one.owned, (), ()
    table.resolve_option("e27")
    assert table.options() == ["end_strike"]
    assert table.do("end_strike").gold() == 6


@pytest.mark.rule("WOW-EVT-08", "WOW-TAB-27")
def test_going_to_phase_three_skips_the_rest() -> None:
    table = lay(3).quest(0, "w34_a", "novigrad").stand(0, "novigrad", hand="wolf_aard_1 wolf_aard_2").entered()
    table.do("resolve w34")  # event 49
    assert table.asked == "keep"
    table = lay(3).stand(0, gold=0, hand="wolf_aard_1").resolve_option("e24", "a")
    assert (table.of(0, "shield"), table.asked) == (0, "raise")


@pytest.mark.rule("WOW-EVT-09", "WOW-EVT-10")
def test_who_may_not_explore_can_fight_or_meditate_or_rest() -> None:
    table = lay(3).stand(0, "vizima", levels=[5, 1, 1, 1]).resolve_option("e37", "b").do("end_wandering")
    assert table.options() == ["meditate combat", "rest"]
    assert "may not explore" in table.refused("explore city")
    table.lair("forest", "vizima")
    assert table.options() == ["fight forest", "meditate combat", "rest"]


@pytest.mark.rule("WOW-EVT-11", "WOW-TAB-38")
@pytest.mark.parametrize(
    ("level", "die", "shield", "defense"),
    [(1, 1, 3, 3), (1, 5, 3, 3), (1, 6, 2, 4), (2, 4, 2, 4), (2, 6, 2, 4), (3, 4, 2, 4), (3, 5, 3, 4), (4, 6, 4, 4)],
)
def test_the_bands_of_a_test(level: int, die: int, shield: int, defense: int) -> None:
    table = lay(3).stand(0, levels=[level, 4, 1, 1], shield=4).dice(str(die)).resolve_option("e36")
    total = 2 * level + die
    band = 0 if total <= 7 else 1 if total <= 10 else 2 if total <= 13 else 3
    assert table.of(0, "shield") == (3, 2, 3, 4)[band]
    assert table.level("defense") == (3, 4, 4, 4)[band]
    assert (table.asked == "trash") == (band == 2)
