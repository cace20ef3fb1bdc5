"""Regions (REG) and territories (TER): the map against the lists of the rules."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from math import floor

import pytest

from tests.titles.skyrim.boards import borders, rows
from tests.titles.skyrim.table import TITLE, game_of

CONTENT = game_of().content
KEYS = CONTENT.keys
REGION = {key: CONTENT.region_keys[CONTENT.region_of[t]] for t, key in enumerate(KEYS)}
NEAR = {key: {KEYS[u] for u in CONTENT.adjacent[t]} for t, key in enumerate(KEYS)}
ENTRIES = {
    "haafingar": 5, "hjaalmarch": 8, "the_pale": 7, "winterhold_hold": 4, "eastmarch": 7, "whiterun_hold": 11,
    "the_reach": 5, "falkreath_hold": 4, "the_rift": 4,
}  # fmt: skip
ROUTES = (("solitude", "morthal"), ("solitude", "dawnstar"), ("winterhold", "shrine_of_boethiah"))
SEA = {frozenset(pair) for pair in ROUTES}


def table_of_rules(heading: str) -> list[dict[str, str]]:
    """The table of rules.md whose first column is called `heading`."""
    lines = TITLE.rules_pages()[0].read_text(encoding="utf-8").splitlines()
    begin = next(i for i, line in enumerate(lines) if line.startswith(f"| {heading} |"))
    names = [cell.strip() for cell in lines[begin].strip("|").split("|")]
    found = []
    for line in lines[begin + 2 :]:
        if not line.startswith("|"):
            break
        found.append(dict(zip(names, (cell.strip() for cell in line.strip("|").split("|")), strict=True)))
    return found


@pytest.mark.rule("RSK-REG-01", "RSK-COMP-01")
def test_the_regions_are_the_nine_holds() -> None:
    assert set(CONTENT.region_keys) == set(ENTRIES)
    told = {row["region id"]: row for row in table_of_rules("region id")}
    assert set(told) == set(ENTRIES)
    for region, key in enumerate(CONTENT.region_keys):
        bonus, lands = CONTENT.regions[region]
        assert (int(told[key]["bonus"]), int(told[key]["territories"])) == (bonus, len(lands))
        mine = {KEYS[t] for t in lands}
        assert {told[key]["capital"], told[key]["fort"], told[key]["portal"]} <= mine


@pytest.mark.rule("RSK-REG-02", "RSK-REG-06", "RSK-COMP-02")
def test_the_nine_forts() -> None:
    assert {(REGION[KEYS[t]], KEYS[t]) for t in CONTENT.forts} == {
        ("haafingar", "fort_hraggstad"), ("hjaalmarch", "fort_snowhawk"), ("the_pale", "fort_dunstad"),
        ("winterhold_hold", "fort_kastav"), ("eastmarch", "fort_amol"), ("whiterun_hold", "fort_greymoor"),
        ("the_reach", "fort_sungard"), ("falkreath_hold", "fort_neugrad"), ("the_rift", "fort_greenwall"),
    }  # fmt: skip


@pytest.mark.rule("RSK-REG-03")
def test_the_nine_portals_are_one_in_each_region() -> None:
    told = {(row["region id"], row["portal"]) for row in table_of_rules("region id")}
    assert {(REGION[KEYS[t]], KEYS[t]) for t in CONTENT.portals} == told
    assert len(told) == 9


@pytest.mark.rule("RSK-REG-04")
def test_the_bonus_follows_from_size_and_entries() -> None:
    for region, key in enumerate(CONTENT.region_keys):
        bonus, lands = CONTENT.regions[region]
        mine = {KEYS[t] for t in lands}
        entries = {other for land in mine for other in NEAR[land]} - mine
        assert len(entries) == ENTRIES[key]
        assert bonus == floor(Fraction(2 * len(lands) + len(entries) + 1, 5) + Fraction(1, 2))
    assert sum(bonus for bonus, _ in CONTENT.regions) == 32


@pytest.mark.rule("RSK-TER-02", "RSK-CARD-02")
def test_names_holds_forts_portals_and_symbols_are_those_of_the_list() -> None:
    symbols = ("warrior", "thief", "mage")
    found = [
        (
            key, CONTENT.names[t], REGION[key], str(int(t in CONTENT.forts)), str(int(t in CONTENT.portals)),
            symbols[CONTENT.symbol[t]],
        )
        for t, key in enumerate(KEYS)
    ]  # fmt: skip
    listed = [
        tuple(row[name] for name in ("id", "name", "region", "fort", "portal", "card_symbol"))
        for row in rows("skyrim-territories.csv")
    ]
    assert found == listed


@pytest.mark.rule("RSK-TER-11", "RSK-VOC-01")
def test_rules_page_and_map_tell_the_same_territories() -> None:
    told = table_of_rules("id")
    assert [row["id"] for row in told] == list(KEYS)
    for t, row in enumerate(told):
        key = row["id"]
        signs = ("F" if t in CONTENT.forts else "", "P" if t in CONTENT.portals else "")
        assert (row["name"], row["region"], row["fort"], row["portal"]) == (CONTENT.names[t], REGION[key], *signs)
        near = row["neighbours (~ by sea)"].split(", ")
        assert {one.lstrip("~") for one in near} == NEAR[key]
        assert {frozenset((key, one[1:])) for one in near if one.startswith("~")} == {s for s in SEA if key in s}


@pytest.mark.rule("RSK-TER-03")
def test_lost_knife_hideout_borders_high_hrothgar() -> None:
    assert "high_hrothgar" in NEAR["lost_knife_hideout"]


@pytest.mark.rule("RSK-TER-04", "RSK-MAN-07")
def test_fort_greymoor_and_lost_knife_hideout_are_joined_by_a_chain_only() -> None:
    assert "lost_knife_hideout" not in NEAR["fort_greymoor"]
    assert reached("fort_greymoor", NEAR) == set(KEYS)


def reached(start: str, near: dict[str, set[str]]) -> set[str]:
    found, waiting = {start}, [start]
    while waiting:
        for other in sorted(near[waiting.pop()] - found):
            found.add(other)
            waiting.append(other)
    return found


@pytest.mark.rule("RSK-TER-05")
def test_borders_that_descriptions_back() -> None:
    backed = (
        "high_hrothgar-ivarstead dragon_bridge-fort_snowhawk fort_snowhawk-morthal labyrinthian-fort_greymoor "
        "labyrinthian-silent_moons_camp ustengrav-fort_dunstad fort_dunstad-angas_mill angas_mill-windhelm "
        "korvanjund-whiterun whiterun-fort_greymoor whiterun-riverwood riverwood-helgen valtheim_towers-fort_amol "
        "fort_sungard-rorikstead fort_sungard-half_moon_mill helgen-haemars_shame haemars_shame-ivarstead "
        "fort_kastav-windhelm fort_kastav-shrine_of_azura windhelm-kynesgrove fort_greenwall-riften solitude-morthal"
    )
    for pair in backed.split():
        a, b = pair.split("-")
        assert b in NEAR[a], pair


@pytest.mark.rule("RSK-TER-06", "RSK-TER-07")
def test_the_holds_that_touch_by_land_are_those_described() -> None:
    touching = {
        frozenset((REGION[a], REGION[b])) for a, b in map(tuple, borders()) if REGION[a] != REGION[b]
        and frozenset((a, b)) not in SEA - {frozenset(("solitude", "morthal"))}
    }  # fmt: skip
    described = {
        "haafingar": "hjaalmarch the_reach",
        "hjaalmarch": "the_reach whiterun_hold the_pale",
        "the_pale": "whiterun_hold winterhold_hold eastmarch",
        "winterhold_hold": "eastmarch",
        "eastmarch": "whiterun_hold the_rift",
        "whiterun_hold": "the_reach falkreath_hold the_rift",
        "falkreath_hold": "the_reach the_rift",
    }
    assert touching == {frozenset((a, b)) for a, others in described.items() for b in others.split()}
    assert {frozenset((a, b)) for a in KEYS for b in NEAR[a]} == borders()


@pytest.mark.rule("RSK-TER-07")
def test_the_sea_routes() -> None:
    listed = {frozenset((row["a"], row["b"])) for row in rows("skyrim-adjacency.csv") if row["kind"] == "sea"}
    assert listed == SEA
    for a, b in map(tuple, SEA):
        assert b in NEAR[a]
        assert a in NEAR[b]


@pytest.mark.rule("RSK-TER-08")
def test_no_two_borders_cross_as_straight_lines() -> None:
    at = {row["id"]: (int(row["x"]), int(row["y"])) for row in rows("skyrim-territories.csv")}
    lines = sorted(tuple(sorted(pair)) for pair in borders())

    def side(p: tuple[int, int], q: tuple[int, int], r: tuple[int, int]) -> int:
        turn = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
        return (turn > 0) - (turn < 0)

    for i, (a, b) in enumerate(lines):
        for c, d in lines[i + 1 :]:
            if {a, b} & {c, d}:
                continue
            p, q, r, s = at[a], at[b], at[c], at[d]
            assert not (side(p, q, r) != side(p, q, s) and side(r, s, p) != side(r, s, q)), (a, b, c, d)


@pytest.mark.rule("RSK-TER-10")
def test_every_region_has_cards_of_all_symbols_and_each_symbol_is_on_16() -> None:
    found = defaultdict(set)
    for t in CONTENT.land:
        found[CONTENT.region_of[t]].add(CONTENT.symbol[t])
    assert all(symbols == {0, 1, 2} for symbols in found.values())
    assert len(found) == 9
    assert [CONTENT.symbol.count(symbol) for symbol in (0, 1, 2)] == [16, 16, 16]
