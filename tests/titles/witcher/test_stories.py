"""Every option of the 72 exploration cards and the 56 events resolved with each throw of a die, by the weak and the
strong, against the tables of the ledger."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from game.titles.witcher import exploring
from game.titles.witcher.state import NONE
from tests.titles.witcher.cards_of_ledger import OWN_RULES, TERRAINS, Figures, options, price
from tests.titles.witcher.catalogue.tables import place_numbers
from tests.titles.witcher.table import Table, lay

PEOPLE: dict[str, dict[str, Any]] = {
    "poor": {"levels": [1, 1, 1, 1], "shield": 0, "gold": 0, "potions": "", "hand": "", "trophies": "m101"},
    "plain": {"levels": [3, 3, 2, 3], "shield": 2, "gold": 3, "potions": "p1 p2", "hand": "wolf_aard_1 wolf_aard_2"},
    "great": {"levels": [5, 4, 4, 3], "shield": 4, "gold": 9, "potions": "p1 p2 p3 p4", "hand": "wolf_aard_1"},
    "green": {"levels": [1, 2, 2, 2], "shield": 1, "gold": 1, "potions": "p1", "hand": "wolf_aard_1"},
}
POOL = "a01_forest a02_forest a03_forest a04_forest a06_forest a12_forest"  # costs 0 0 1 1 2 2
STRIKES = {  # Damage of a short fight: the cards
    0: "wolf_yrden_1",
    2: "a04_water",
    3: "a10_water",
    4: "a12_water",
    6: "a06_water a10_water",
}
TOLD = options()


def cases() -> Iterator[tuple[str, str, int, int]]:
    """Card and option, person, die, Damage of a short fight."""
    for key, told in TOLD.items():
        whole = told + "".join(TOLD.get(f"e{int(n):02}a", "") for n in re.findall(r"\bE(\d+)", told))
        dice = (1, 2, 3, 4, 5, 6) if "d: " in whole or "+ d" in whole else (1,)
        strikes = tuple(STRIKES) if "short fight" in whole else (0,)
        for who in PEOPLE:
            for die in dice if who == "plain" else dice[::3]:
                for damage in strikes if who == "plain" else strikes[::4]:
                    yield key, who, die, damage


def figures(table: Table, die: int, damage: int) -> Figures:
    one, turn = table.state.seats[0], table.state.turn
    return Figures(
        gold=one.gold,
        shield=one.shield,
        potions=len(one.potions),
        hand=len(one.hand),
        levels=list(one.attributes),
        level=one.level,
        owned=len(one.owned),
        trophies=len(one.trophies),
        quests=[quest_of(table, quest.quest, quest.place, quest.token) for quest in one.quests],
        trails=sum(token != NONE for token in one.trails),
        kept=table.of(0, "kept"),
        draws=turn.draws,
        free_card=turn.free_card,
        barred=turn.explore_barred,
        ends=turn.ends,
        moves=int(table.of(0, "place") != "vizima"),
        die=die,
        strike=(damage, len(STRIKES[damage].split())),
    )


def quest_of(table: Table, number: int, place: int, token: int) -> str:
    """A quest as the tables write it."""
    quest = table.content.catalogue.quests[number]
    where = "own or another Player's school"
    if token != NONE:
        where = TERRAINS[table.content.terrain_of[token]]
    elif place != NONE:
        key = table.content.place_keys[place]
        where = "own school" if key == "kaer_morhen" else place_numbers()[key]
    cost = f", costs {quest.cost} Gold on resolving" if quest.cost else ""
    return f"Q({where} > {quest.event + 1}){cost}"


def person(who: str, die: int, damage: int, whole: str) -> Table:
    """Seat 0 in Vizima, with the cards of a short fight beside the others where there will be one."""
    things = dict(PEOPLE[who])
    if "short fight" in whole:
        things["hand"] = f"{things['hand']} {STRIKES[damage]}"
    table = lay(3).pool(POOL).stand(0, "vizima", **things)
    table.state.seats[0].level = min(things["levels"])
    return table.dice(" ".join([str(die)] * 3))


def read(table: Table, key: str) -> None:
    """The card is read."""
    story = table.number("story", key)
    state = table.state
    table.take_story(story)
    state.events = tuple(other for other in state.events if other != story)
    exploring.read(table.content, state, 0, story, table.match.opening)
    table.match.game.rules.settle(table.content, state, table.match.opening)


def answer_all(table: Table, damage: int) -> None:
    """What is asked on the way, answered as the oracle takes it."""
    combo = STRIKES[damage].split()
    while table.asked != "wander":
        offered = table.options()
        if table.asked == "strike":
            laid = [one for one in offered if combo and one.split()[1:2] == combo[:1]]
            table.do(laid[0] if laid else "end_strike")
            combo = combo[1:] if laid else combo
        elif table.asked == "trash":
            table.do(next(one for one in offered if one.split()[1] in table.cards("deck")))
        elif table.asked == "act_here":
            table.do("decline")
        else:
            table.do(offered[0])


@pytest.mark.rule("WOW-TAB-26", "WOW-TAB-28", "WOW-TAB-29", "WOW-TAB-30", "WOW-TAB-46", "WOW-SCP-04")
@pytest.mark.rule("WOW-ATT-03", "WOW-ATT-04", "WOW-ATT-07", "WOW-ATT-08", "WOW-ATT-10", "WOW-ATT-13", "WOW-ATT-14")
@pytest.mark.rule("WOW-EVT-01", "WOW-EVT-04", "WOW-EVT-05", "WOW-EVT-11", "WOW-EXP-03", "WOW-POT-02")
@pytest.mark.parametrize(("key", "who", "die", "damage"), list(cases()))
def test_an_option_does_what_its_row_says(key: str, who: str, die: int, damage: int) -> None:
    story, letter = key[:-1], key[-1]
    paid, told = price(TOLD[key])
    whole = told + "".join(TOLD.get(f"e{int(n):02}a", "") for n in re.findall(r"\bE(\d+)", told))
    table = person(who, die, damage, whole)
    wanted = figures(table, die, damage)
    read(table, story)
    if table.asked == "answer":
        if paid > wanted.gold:
            assert f"answer {letter}" not in table.options()
            return
        table.do(f"answer {letter}")
    wanted.gold -= paid
    wanted.carry_out(story, told)
    answer_all(table, damage)
    table.check()
    assert figures(table, die, damage) == wanted
    lies = [wanted.kept, [quest["story"] for quest in table.of(0, "quests")], table.plain["told"]]
    assert sum(story in pile for pile in lies) == (story[0] != "e" or story in wanted.kept)
    assert story not in table.plain["events"]


QUESTS = {
    key: (place, int(event), int(cost or 0))
    for key, told in TOLD.items()
    for place, event, cost in re.findall(r"Q\((.*?) > (\d+)\)(?:, costs (\d) Gold)?", told)
}


@pytest.mark.rule("WOW-QST-02", "WOW-QST-05", "WOW-QST-07", "WOW-QST-08", "WOW-QST-09")
@pytest.mark.parametrize("key", QUESTS)
def test_a_quest_leads_to_its_event(key: str) -> None:
    _place, event, cost = QUESTS[key]
    table = lay(3).stand(0, "vizima", gold=5, levels=[2, 2, 2, 2]).dice("1 1 1").pool(POOL)
    read(table, key[:-1])
    table.do(f"answer {key[-1]}")
    answer_all(table, 0)
    (quest,) = table.of(0, "quests")
    table.stand(0, quest["place"] or "stygga").entered().do(f"resolve {key[:-1]}")
    assert table.of(0, "quests") == []
    assert key[:-1] in table.plain["told"]
    assert f"e{event:02}" not in table.plain["events"]
    assert [one["story"] for one in table.events("story_read")][:1] == [f"e{event:02}"]
    changes = [one["change"] for one in table.events("gold_changed")]
    assert [change for change in changes[:1] if change < 0] == [-cost] * bool(cost)
    if quest["token"]:
        assert quest["token"] in [token for pile in table.plain["tokens"].values() for token in pile]


@pytest.mark.rule("WOW-CMP-04", "WOW-CMP-05")
def test_every_card_was_resolved() -> None:
    cards = {f"{where}{n:02}" for where in "cw" for n in range(1, 37)} | {f"e{n:02}" for n in range(1, 57)}
    assert {key[:-1] for key in (*TOLD, *OWN_RULES)} == cards
    assert len([key for key in (*TOLD, *OWN_RULES) if key[0] != "e"]) == 144
    assert len(QUESTS) > 40
