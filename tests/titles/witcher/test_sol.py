"""A lone witcher (SOL)."""

from __future__ import annotations

import pytest

from game.kernel.chance import Stream, below
from game.kernel.errors import BadSetup
from game.kernel.setup import read_setup
from game.titles.witcher.monsters import driven_away, killed
from game.titles.witcher.solo import rank
from tests.titles.witcher.table import TITLE, game_of, lay, new_match, setup_of

POOL = "a01_forest a02_forest a07_forest a08_forest a13_forest a14_forest"  # all of cost 0


@pytest.mark.rule("WOW-SOL-01")
@pytest.mark.parametrize("seed", range(5))
def test_how_it_begins(seed: int) -> None:
    table = new_match(1, seed)
    one = table.state.seats[0]
    assert (len(one.hand), one.gold) == (5, 3)
    assert sorted(table.content.monster_level[slot.monster] for slot in table.state.slots) == [1, 2, 3]
    assert sorted(table.state.attribute_trophies) == [0, 0, 0, 1]


@pytest.mark.rule("WOW-SOL-01")
def test_levels_and_the_trophy_are_drawn() -> None:
    tables = [new_match(1, seed) for seed in range(30)]
    orders = {tuple(t.content.monster_level[slot.monster] for slot in t.state.slots) for t in tables}
    assert len(orders) == 6
    assert len({table.state.attribute_trophies for table in tables}) == 4


@pytest.mark.rule("WOW-SOL-02")
def test_four_steps_are_needed() -> None:
    with pytest.raises(BadSetup, match="always needs"):
        read_setup(TITLE.setup_model, setup_of(1, trophies=3))
    table = lay(1).stand(0, trophies="m101 m201", track=2, levels=[5, 5, 5, 5])
    assert table.content.trophies_needed == 4


@pytest.mark.rule("WOW-SOL-03", "WOW-SOL-04")
def test_the_last_monster_waits_for_the_attribute_trophy() -> None:
    table = lay(1, at="deed").stand(0, "vizima", levels=[5, 5, 5, 5]).lair("forest", "vizima")
    last = table.plain["slots"]["forest"]["monster"]
    taken = [key for key in ("m101", "m102", "m201", "m202", "m301") if key != last][:2]
    assert table.options("fight") == ["fight forest"]
    table.stand(0, trophies=" ".join(taken), track=2)
    assert not table.options("fight")
    assert "last Monster waits" in table.refused("fight forest")
    attribute = next(key for key, left in table.plain["attribute_trophies"].items() if left)
    table.do(f"meditate {attribute}")
    assert table.of(0, "track") == 3
    table.ask("deed")
    assert table.options("fight") == ["fight forest"]


@pytest.mark.rule("WOW-SOL-05", "WOW-SOL-06")
def test_a_killed_monster_is_not_replaced_and_one_driven_away_is() -> None:
    table = lay(1)
    monster = table.state.slots[0].monster
    table.state.seats[0].trophies = (monster,)
    killed(table.content, table.state, 0, None)
    table.check()
    assert table.plain["slots"]["forest"] == {"monster": None, "token": None}
    assert len(table.state.tokens[0]) == 6
    before = table.state.slots[1].monster
    driven_away(table.content, table.state, 1, None)
    table.check()
    levels = table.content.monster_level
    assert levels[table.state.slots[1].monster] == levels[before]
    assert table.state.slots[1].monster != before


PAYS = [
    ("6 4 3 2 1", 0), ("6 6 3 2 1", 0), ("6 6 3 3 1", 1), ("6 6 6 3 1", 2), ("5 4 3 2 1", 3), ("6 5 4 3 2", 3),
    ("6 6 6 3 3", 4), ("6 6 6 6 3", 5), ("6 6 6 6 6", 6),
]  # fmt: skip


@pytest.mark.rule("WOW-SOL-08", "WOW-DIC-08")
@pytest.mark.parametrize(("dice", "gold"), PAYS)
def test_dice_poker_pays_by_the_hand(dice: str, gold: int) -> None:
    table = lay(1).stand(0, "novigrad", gold=1).entered().dice(dice).do("act", "reroll 0")
    assert table.gold() == gold
    assert len(table.events("dice_thrown", steps=2)) == 1


@pytest.mark.rule("WOW-SOL-08")
def test_any_dice_are_thrown_again_once() -> None:
    table = lay(1).stand(0, "novigrad", gold=1).entered().dice("6 6 6 6 1  6").do("act", "reroll 1")
    assert (table.gold(), table.asked) == (6, "wander")


@pytest.mark.rule("WOW-SOL-09")
def test_the_right_most_card_goes_where_another_was_gained() -> None:
    table = lay(1, at="keep").pool(POOL).supply("a19_forest a20_forest").stand(0, hand="wolf_aard_1")
    table.do("end_discarding", "buy a13_forest")
    assert table.plain["supply_discard"] == ["a14_forest"]
    pool = ["a20_forest", "a19_forest", "a01_forest", "a02_forest", "a07_forest", "a08_forest"]
    assert table.plain["pool"] == pool
    table = lay(1, at="keep").pool(POOL).stand(0, hand="wolf_aard_1").do("end_discarding", "buy a14_forest")
    assert table.plain["supply_discard"] == []
    table = lay(2, at="keep").pool(POOL).stand(0, hand="wolf_aard_1").do("end_discarding", "buy a13_forest")
    assert table.plain["supply_discard"] == []


@pytest.mark.rule("WOW-SOL-10")
def test_results_stay_covered_until_the_choice() -> None:
    table = lay(1, at="deed").stand(0, "vizima").stories("city", "c08").do("explore city")
    assert table.events("result_told") == []
    assert len(table.do("answer a").events("result_told")) == 1


@pytest.mark.rule("WOW-SOL-11")
def test_there_is_nobody_to_play_or_fight_with() -> None:
    table = lay(1).stand(0, "vizima").entered()
    assert not table.options("challenge")
    assert not table.do("end_wandering").options("duel")


@pytest.mark.rule("WOW-SOL-12")
@pytest.mark.parametrize(
    ("turns", "which"), [(20, 4), (13, 4), (12, 3), (11, 3), (10, 2), (9, 2), (8, 1), (7, 1), (6, 0)]
)
def test_fewer_turns_rank_higher(turns: int, which: int) -> None:
    assert rank(turns) == which


@pytest.mark.rule("WOW-SOL-13")
def test_a_limit_of_turns_is_a_loss_and_an_option() -> None:
    table = new_match(1, turn_limit=3)
    while table.state.stack:
        table.do(table.options()[-1] if table.asked != "wander" else "end_wandering")
    assert (table.state.turns, table.state.winners) == (3, [])
    with pytest.raises(BadSetup, match="lone"):
        read_setup(TITLE.setup_model, setup_of(2, turn_limit=20))


@pytest.mark.rule("WOW-SOL-15", "WOW-QST-09")
def test_another_school_counts_with_the_active_part_only() -> None:
    table = lay(1).quest(0, "w26_b").stand(0, "stygga", hand="wolf_aard_1").entered().do("resolve w26")
    assert table.gold() == 7
    assert table.asked == "keep"


@pytest.mark.rule("WOW-SOL-14", "WOW-SOL-11")
@pytest.mark.parametrize("seed", range(3))
def test_nobody_else_is_ever_asked(seed: int) -> None:
    game = game_of(1, max_rounds=15)
    state, chance, asked = game.new(seed), Stream(seed), set()
    while state.stack:
        asked.add(game.rules.kinds[state.stack[-1][0]].name)
        assert state.stack[-1][1] == 0
        options = game.options(state)
        game.choose(state, options[below(chance, len(options))])
    assert asked > {"wander", "deed", "buy"}
    assert not asked & {"name_attack", "wager", "place_monster"}
