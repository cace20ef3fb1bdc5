"""Every section of every Exploration card and every Event, resolved with each choice, each band of a die and both sides
of each condition, against the tables of the ledger."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.titles.witcher.skellige.load import examine, sea_book
from game.titles.witcher.state import NONE
from tests.titles.witcher.skellige.cards_of_ledger import Figures, kind_of, options, rows, sections
from tests.titles.witcher.skellige.shore import SHIPS, at_sea, read, sea_of, ships, shore
from tests.titles.witcher.table import Table

HAND = "a01_mountain a02_forest a03_forest a04_water"
WEAK, STRONG = (1, 1, 1, 1), (4, 4, 4, 4)


def cases() -> Iterator[tuple[str, int, int, bool]]:
    for key, effect in sections().items():
        if key.startswith("se") and kind_of(int(key[2:])) in ("item", "island"):
            continue
        for option, chosen in enumerate(options(effect)):
            for die in range(1, 7) if "roll" in chosen or "event" in chosen else (1,):
                for strong in (False, True) if "if" in chosen or "event" in chosen else (True,):
                    yield key, option, die, strong


def laid(key: str, die: int, strong: bool) -> Table:
    """Somebody weak with nothing won, or strong and of some fame, about to read a card."""
    table = shore(gold=5, hand=HAND, levels=STRONG if strong else WEAK, shield=2 if strong else 1, track=int(strong))
    table.stand(0, potions="p1 p2").dice(" ".join([str(die)] * 4))
    sea = sea_of(table)
    sea.dagon = 2
    sea.dagon_trails = (strong, False, False)
    if key.startswith("sx"):
        at_sea(table)
    return table


def figures(table: Table, die: int) -> Figures:
    one, sea = table.state.seats[0], sea_of(table)
    return Figures(
        gold=one.gold,
        shield=one.shield,
        potions=len(one.potions),
        hand=len(one.hand),
        levels=list(one.attributes),
        owned=len(one.owned),
        track=one.track,
        dagon=sea.dagon,
        start=1,
        trail=sea.dagon_trails[0],
        draws=table.state.turn.draws,
        trails=sum(token != NONE for token in one.trails),
        found=len(sea.found),
        quests=len(one.quests),
        kept=len(one.kept),
        others=table.gold(1) - 3,
        dice=[die] * 4,
    )


@pytest.mark.rule("SKE-EFF-01", "SKE-EFF-02", "SKE-EFF-03", "SKE-EFF-04", "SKE-EFF-05", "SKE-EFF-06", "SKE-EFF-07")
@pytest.mark.rule("SKE-EFF-08", "SKE-EFF-13", "SKE-EFF-14", "SKE-EFF-15", "SKE-EFF-19", "SKE-EVT-01", "SKE-EVT-02")
@pytest.mark.rule("SKE-EVT-03", "SKE-EVT-04", "SKE-EVT-07", "SKE-EVT-08", "SKE-EVT-09")
@pytest.mark.parametrize(("key", "option", "die", "strong"), list(cases()))
def test_a_section_does_what_its_table_says(key: str, option: int, die: int, strong: bool) -> None:
    table = laid(key, die, strong)
    wanted = figures(table, die)
    chosen = options(sections()[key])[option]
    wanted.carry_out(chosen)
    if wanted.dagon == 4 and key.startswith("sx"):
        wanted.shield, wanted.trail = 0, True
    read(table, key)
    if len(options(sections()[key])) > 1:
        table.do(f"answer {'abc'[option]}")
    while table.asked != "wander":
        first = table.options()[0]
        table.do("answer a" if table.asked == "answer" else first)
    got = figures(table, die)
    got.dice = wanted.dice
    assert got == wanted


@pytest.mark.rule("SKE-CMP-01", "SKE-CMP-02", "SKE-EVT-01", "SKE-EVT-11", "SKE-EVT-06", "WOW-MIX-08")
def test_the_files_hold_what_the_ledger_counts() -> None:
    assert examine()[1] == []
    cards, events = rows()
    assert (len(cards), len(events)) == (50, 30)
    assert [event.kind for event in sea_book().skellige_events.values()] == [row[1] for row in events]


@pytest.mark.rule("SKE-EVT-02", "SKE-EVT-06", "SKE-EVT-10", "SKE-EVT-13", "SKE-OUT-18", "SKE-OUT-14")
def test_a_quest_is_resolved_where_its_event_says() -> None:
    table = read(at_sea(shore(hand=HAND)), "sx05_safe")
    (quest,) = table.state.seats[0].quests
    assert (table.content.place_keys[quest.place], quest.token) == ("cidaris", NONE)
    assert "se01" in table.plain["events"]
    ships(table, SHIPS).stand(0, "cidaris", hand="").entered()
    table.do("resolve sx05_safe")
    assert table.frame["story"] == "se01"
    assert "se01" not in table.plain["events"]
    table.do("answer b")
    assert table.gold() == 6
    assert 4 in sea_of(table).sea_discard


@pytest.mark.rule("SKE-EVT-05", "SKE-EVT-13")
@pytest.mark.parametrize("key", ["sx05_safe", "sx04_safe", "sx13_danger"])
def test_an_event_that_is_gone_is_worth_gold(key: str) -> None:
    table = at_sea(shore())
    table.state.events = tuple(story for story in table.state.events if table.content.stories.keys[story][:2] != "se")
    assert read(table, key).gold() == 5
    assert table.state.seats[0].quests == []


@pytest.mark.rule("SKE-EFF-06")
def test_what_cannot_be_paid_is_not_offered() -> None:
    table = read(shore(gold=0), "se12")
    assert table.offers("answer") == {"b"}
    assert "1 Gold" in table.refused("answer a")
    assert read(shore(hand="a01_mountain"), "se18").offers("answer") == {"b"}
    assert read(shore(), "se02").offers("answer") == {"b"}
    table = read(at_sea(shore()), "sx06_safe").do("answer b")
    assert table.options() == ["pay_price", "decline"]
    assert table.do("decline").gold() == 3


@pytest.mark.rule("SKE-LOC-21", "SKE-LOC-22", "SKE-EVT-07", "SKE-EVT-09", "SKE-LOC-23")
@pytest.mark.parametrize(
    ("key", "island", "terrain"),
    [
        ("se05", "hen_inis", 0),
        ("se11", "huandre_heuangi", 2),
        ("se17", "aenye_ard", 1),
        ("se23", "loc_gwen", 2),
        ("se29", "pawen_y_creuan", 0),
    ],
)
def test_an_event_opens_an_island(key: str, island: str, terrain: int) -> None:
    table = read(shore(), key)
    assert island in table.offers("sail_to")
    assert table.content.terrain_of[table.number("place", island)] == terrain
    assert key not in table.plain["events"]


@pytest.mark.rule("SKE-EVT-05", "SKE-EVT-02")
def test_a_quest_whose_event_is_gone_is_worth_gold() -> None:
    table = read(at_sea(shore(hand=HAND)), "sx05_safe")
    table.state.events = tuple(s for s in table.state.events if table.content.stories.keys[s] != "se01")
    ships(table, SHIPS).stand(0, "cidaris", hand="").entered().do("resolve sx05_safe")
    assert (table.asked, table.gold(), table.state.seats[0].quests) == ("wander", 5, [])


@pytest.mark.rule("SKE-EFF-15")
def test_only_hand_cards_can_be_trashed() -> None:
    table = read(shore(hand=HAND), "se26")
    assert table.asked == "trash_hand"
    assert {choice.split()[1] for choice in table.options()} == set(HAND.split())


@pytest.mark.rule("SKE-EFF-06", "SKE-EFF-08")
@pytest.mark.parametrize(("key", "option", "told"), [("sx06_safe", "b", {"gold": 0}), ("sx41_safe", "b", {"gold": 3})])
def test_a_price_that_cannot_be_paid_in_full_is_not_asked(key: str, option: str, told: dict[str, Any]) -> None:
    table = read(at_sea(shore(**told)), key).do(f"answer {option}")
    assert (table.asked, table.gold()) == ("wander", told["gold"])


@pytest.mark.rule("SKE-EFF-07")
def test_the_trail_token_of_another_is_not_ones_own() -> None:
    table = shore()
    sea_of(table).dagon_trails = (False, True, True)
    assert len(read(table, "se28").of(0, "potions")) == 2


@pytest.mark.rule("SKE-EFF-01", "SKE-EFF-02")
def test_what_is_lost_ends_at_nothing() -> None:
    assert read(at_sea(shore(shield=1)), "sx47_danger").do("answer a").of(0, "shield") == 0
    assert read(at_sea(shore(gold=1)), "sx02_danger").do("answer b").gold() == 0
    assert read(at_sea(shore(potions="p1")), "sx01_danger").do("answer a", "discard_potion p1").of(0, "potions") == []


@pytest.mark.rule("SKE-EFF-14", "WOW-PH3-08")
def test_cards_more_and_fewer_in_phase_three_add_up() -> None:
    table = at_sea(shore(shield=1))
    table.state.turn.draws = -1
    assert read(table, "sx14_danger").state.turn.draws == -2
