"""Positions in which the right choice is plain."""

from __future__ import annotations

from typing import Any

import pytest

from game.bots.levels import make_bot
from game.bots.witcher.faces import faces_of
from game.bots.witcher.odds import Odds
from game.bots.witcher.outlook import Outlook
from game.bots.witcher.weights import tuned
from game.kernel.chance import Stream
from game.titles.witcher.frames import NUMBER
from tests.titles.witcher.table import Table, lay

STRONG = "a06_forest a06_mountain a12_forest a12_water a30_forest a30_mountain a18_forest a24_forest"
LEVELS = ["hard", "master"]


def choice(table: Table, level: str = "hard") -> Any:
    game, state = table.match.game, table.state
    seat = game.rules.decider(state)
    seen = game.title.view(game.content, state, seat)
    return make_bot("witcher", level).choose(game, seen, game.options(state), Stream(5))


def outlook(table: Table, seat: int = 0) -> Outlook:
    content = table.content
    return Outlook(faces_of(content), tuned(), table.match.game.title.view(content, table.state, seat), seat)


@pytest.mark.parametrize("level", LEVELS)
def test_a_mastered_attribute_is_meditated_upon(level: str) -> None:
    table = lay(3, at="deed").stand(0, "vizima", levels=(5, 1, 1, 1))
    assert choice(table, level) == ("meditate", 0)


def test_meditation_that_brings_no_step_is_worth_little() -> None:
    table = lay(3, at="deed").stand(0, "vizima", levels=(5, 1, 1, 1), track=3)
    assert choice(table)[0] == "explore"


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_fights_without_hope(level: str) -> None:
    table = lay(3, at="deed").monster("water", "m304", "glenmore").stand(0, "glenmore", hand="wolf_cleave_1")
    assert choice(table, level)[0] == "explore"


@pytest.mark.parametrize("level", LEVELS)
def test_a_fight_that_is_as_good_as_won_is_fought(level: str) -> None:
    table = lay(3, at="deed").monster("water", "m104", "glenmore")
    table.stand(
        0, "glenmore", hand=STRONG.rsplit(" ", 3)[0], discard=" ".join(STRONG.split()[-3:]), levels=(4, 3, 2, 2)
    )
    assert choice(table, level) == ("fight", 2)


def test_the_last_step_is_worth_a_risk_that_the_first_is_not() -> None:
    """The same fight against the same odds."""
    chances = []
    for track in (0, 3):
        table = lay(3, at="deed").monster("water", "m104", "glenmore")
        table.stand(0, "glenmore", hand="wolf_cleave_1 a03_forest", levels=(1, 1, 1, 1), track=track)
        chances.append(choice(table)[0])
    assert chances == ["explore", "fight"]


def test_a_monster_is_finished_where_it_can_be() -> None:
    table = lay(3, at="deed").monster("water", "m101", "glenmore").trail(0, "water")
    table.stand(0, "glenmore", hand=STRONG.rsplit(" ", 2)[0])
    table.do("fight water")
    while table.match.state.stack[-1][0] != NUMBER["combo"]:
        table.match.choose(table.match.options()[-1])
    fight = table.state.fight
    assert fight is not None
    fight.spent, fight.life = fight.spent + fight.life[2:], fight.life[:2]
    while table.state.fight is not None and table.state.fight.life:
        table.match.choose(choice(table))
    assert table.state.seats[0].track == 1


def test_of_two_cards_for_nothing_the_better_one_is_bought() -> None:
    table = lay(3).pool("a12_water a12_mountain a12_forest a01_forest a20_water a04_forest")
    table.stand(0, "vizima", hand="wolf_cleave_1").ask("buy")
    table.state.seats[0].hand = ()
    assert choice(table) == ("buy", table.number("card", "a04_forest"))


def test_the_road_leads_to_where_an_attribute_rises() -> None:
    table = lay(3).stand(0, "kaer_morhen", hand="wolf_push_back_1", gold=0)
    assert choice(table) == ("move", table.number("place", "ban_ard"))


def test_an_action_that_is_worth_something_is_used_before_going_on() -> None:
    table = lay(3).stand(0, "ban_ard", hand="wolf_push_back_1 wolf_cleave_1").entered()
    assert choice(table) == ("act",)


def test_a_road_is_paid_with_a_card_of_its_terrain() -> None:
    table = lay(3).stand(0, "kaer_morhen", hand="wolf_cleave_1 wolf_cleave_2 wolf_quick_slash_1", gold=5)
    table.do("move ban_ard")
    assert choice(table) == ("play", table.number("card", "wolf_cleave_1"))


def test_the_worst_cards_are_trashed() -> None:
    table = lay(3, at="deed").stand(0, "vizima", discard=STRONG, levels=(5, 1, 1, 1))
    table.do("meditate combat")
    away = choice(table)
    assert away[0] == "trash"
    assert table.match.game.naming.keys["card"][away[1]].startswith("wolf")


def test_odds_rise_with_cards_levels_and_the_trail() -> None:
    table = lay(3).monster("water", "m105", "glenmore")
    found = [outlook(table).chance(2, 3)]
    table.stand(0, hand="a12_water a12_mountain a30_forest a06_water")
    found.append(outlook(table).chance(2, 3))
    table.stand(0, levels=(3, 3, 1, 1))
    found.append(outlook(table).chance(2, 3))
    table.trail(0, "water")
    found.append(outlook(table).chance(2, 3))
    assert found == sorted(found)
    assert found[0] < 0.1
    assert found[-1] > 0.5


def test_a_stronger_witcher_is_more_likely_to_win_a_duel() -> None:
    table = lay(3)
    before = outlook(table).duel_chance(1, 3)
    table.stand(0, discard=STRONG, levels=(4, 3, 2, 2))
    assert outlook(table).duel_chance(1, 3) > before + 0.3


def test_odds_need_only_what_lies_open_of_a_rival() -> None:
    table = lay(3).stand(1, hand="viper_cleave_1 viper_cleave_2")
    seen = table.match.game.title.view(table.content, table.state, 0)
    odds = Odds(faces_of(table.content), tuned(), seen, 1)
    assert 0 < odds.lasting(1, 2) < 20
