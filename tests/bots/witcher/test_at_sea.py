"""Judgement at sea: sailing where it pays, Dagon fought where it can be beaten, every question of Skellige."""

from __future__ import annotations

import pytest

from game.bots.bot import decision_chance
from game.bots.witcher import at_sea
from game.bots.witcher.explain import explain
from game.bots.witcher.policy import Policy
from game.kernel.rules import Option
from tests.titles.witcher.skellige.shore import ashore, emerged, sea_of, ships, shore
from tests.titles.witcher.table import Table

STRONG = (
    "a06_forest a06_mountain a12_forest a12_water a30_forest a30_mountain a04_forest a04_water a18_forest a24_forest"
)


def choice(table: Table) -> Option:
    game, state = table.match.game, table.state
    seat = game.rules.decider(state)
    seen = game.title.view(game.content, state, seat)
    return Policy().choose(game, seen, game.options(state), decision_chance(1, 1))


def test_ways_lead_by_road_and_by_ship() -> None:
    table = shore(place="cintra")
    content, state = table.content, table.state
    cintra, eyna, sea = table.number("place", "cintra"), table.number("place", "eyna"), at_sea.ships_of(state)
    from_cintra = at_sea.ways(content, state, cintra, sea, False)
    assert set(content.adjacent[cintra]) < set(from_cintra)
    assert eyna in from_cintra
    assert eyna not in at_sea.ways(content, state, cintra, sea, True)
    assert content.open_sea not in from_cintra
    back = at_sea.ways(content, state, eyna, at_sea.sailed(sea, cintra, eyna), True)
    assert cintra in back
    assert set(back) == set(content.harbours) - set(table.numbers("place", "cidaris novigrad"))
    assert content.open_sea in at_sea.ways(content, emerged(table).state, cintra, sea, False)


def test_ways_are_those_the_rules_offer() -> None:
    for table in (
        shore(),
        emerged(shore()),
        ashore(shore(), "eyna"),
        ships(shore(place="cintra"), "doldeth eyna glenmore"),
    ):
        state, content = table.state, table.content
        place = state.seats[0].place
        offered = {option[1] for option in table.match.game.options(state) if option[0] in ("move", "sail_to")}
        assert offered == set(at_sea.ways(content, state, place, at_sea.ships_of(state), bool(sea_of(table).out)))


def test_the_higher_dagon_stands_the_less_a_trip_is_worth() -> None:
    table = shore()
    eyna = table.number("place", "eyna")
    worth = []
    for spot in (0, 2, 4):
        sea_of(table).dagon = spot
        worth.append(at_sea.voyage(Policy().outlook(table.content, table.state, 0), eyna))
    assert worth == sorted(worth, reverse=True)
    assert len(set(worth)) == 3


def test_a_learner_sails_for_a_level() -> None:
    """Ard Skellig raises Combat for one card that matches, for whoever has nothing better to do."""
    table = shore(place="cintra", hand="a01_mountain", gold=0, levels=(4, 1, 1, 1))
    assert choice(table) == table.content.offers.sail_to[table.number("place", "ard_skellig")]


def test_dagon_is_fought_by_the_strong_only() -> None:
    weak = emerged(shore(place="novigrad", hand="a02_forest", gold=0))
    assert choice(weak) != weak.content.offers.sail_to[weak.content.open_sea]
    strong = emerged(shore(place="novigrad", hand="a02_forest a30_water a12_mountain a18_water", levels=(5, 4, 4, 4),
                           potions="p1 p4 p6 p7", discard=STRONG))  # fmt: skip
    outlook = Policy().outlook(strong.content, strong.state, 0)
    assert at_sea.dagon_chance(outlook, 3) > at_sea.dagon_chance(Policy().outlook(weak.content, weak.state, 0), 3) + 0.3
    assert at_sea.facing_dagon(outlook, 3) > outlook.weights.explore


@pytest.mark.parametrize(("trophies", "worth"), [("", True), ("m101 m102", False)])
def test_hen_inis_is_for_those_with_few_trophies(trophies: str, worth: bool) -> None:
    table = ashore(shore(trophies=trophies), "hen_inis")
    outlook = Policy().outlook(table.content, table.state, 0)
    place = table.number("place", "hen_inis")
    assert (outlook.place(place, outlook.one.attributes, outlook.one.gold)[0] > 0) is worth


def test_in_the_arena_the_weak_choose_no_strong_monster() -> None:
    weak, strong = (
        Policy().outlook(table.content, table.state, 0)
        for table in (shore(), shore(levels=(5, 4, 4, 4), potions="p1 p4 p6 p7", discard=STRONG))
    )
    assert at_sea.arena_level(weak, 3)[1] == 1
    assert at_sea.arena_level(strong, 3)[0] > at_sea.arena_level(weak, 3)[0]


def test_a_trip_has_its_reason() -> None:
    table = emerged(shore())
    game, content = table.match.game, table.content
    skellig = explain(game, table.state, content.offers.sail_to[table.number("place", "ard_skellig")])
    assert (skellig.why, skellig.place) == ("raises", table.number("place", "ard_skellig"))
    dagon = explain(game, table.state, content.offers.sail_to[content.open_sea])
    assert dagon.why == "dagon"
    assert 0 <= dagon.chance <= 1
