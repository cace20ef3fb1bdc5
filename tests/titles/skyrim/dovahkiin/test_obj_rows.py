"""Each objective of section 29, true and false, with how far a seat is (OBJ-01 to OBJ-28)."""

from __future__ import annotations

from typing import Any

import pytest

from game.titles.skyrim.dovahkiin.conditions import is_met, progress
from tests.titles.skyrim.dovahkiin.tale import Tale, tell

FORTS = [
    "fort_hraggstad", "fort_snowhawk", "fort_dunstad", "fort_kastav", "fort_amol", "fort_greymoor", "fort_sungard",
    "fort_neugrad", "fort_greenwall",
]  # fmt: skip
PORTALS = [
    "kilkreath_ruins", "labyrinthian", "nightcaller_temple", "shrine_of_azura", "shrine_of_boethiah",
    "silent_moons_camp", "bthardamz", "haemars_shame", "largashbur",
]  # fmt: skip
CAPITALS = ["solitude", "morthal", "dawnstar", "winterhold", "windhelm", "whiterun", "markarth", "falkreath", "riften"]
HJAALMARCH = "morthal fort_snowhawk ustengrav labyrinthian"
THE_RIFT = "riften ivarstead fort_greenwall shors_stone largashbur"


def holding(lands: str, players: int = 3, **more: Any) -> Tale:
    """Seat 0 holds these in its objective phase, each of the others one territory that nothing asks for."""
    others = ["mor_khazgur", "korvanjund", "dushnikh_yal", "saarthal"][: players - 1]
    return tell(" | ".join([lands, *others]), at="objective", rest=None, **more)


def taken(*keys: str, portal: bool = False, loser: int | None = None) -> list[tuple[str, int | None, bool]]:
    return [(key, loser, portal) for key in keys]


def how_far(table: Tale, key: str) -> tuple[int, int]:
    """Done and needed; offered exactly where it is met."""
    content, state = table.match.game.content, table.match.state
    number = [card.key for card in content.cards.objectives].index(key)
    done, needed = progress(content, state, 0, number)
    assert is_met(content, state, 0, number) == (done >= needed)
    return done, needed


@pytest.mark.rule("RSK-OBJ-13", "RSK-OBJ-09")
@pytest.mark.parametrize(
    ("key", "pool", "numbers"),
    [
        ("OBJ-05", FORTS, (5, 5, 5, 4)),
        ("OBJ-06", PORTALS, (5, 5, 5, 4)),
        ("OBJ-12", FORTS, (7, 6, 6, 5)),
        ("OBJ-13", PORTALS, (7, 7, 7, 6)),
        ("OBJ-19", CAPITALS, (6, 6, 6, 5)),
        ("OBJ-28", CAPITALS, (8, 7, 7, 6)),
        ("OBJ-22", ["dawnstar", "solitude", "windhelm", "winterhold"], (4, 4, 4, 4)),
    ],
)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_so_many_of_a_kind(key: str, pool: list[str], numbers: tuple[int, ...], players: int) -> None:
    needed = numbers[players - 2]
    assert how_far(holding(" ".join(pool[:needed]), players), key) == (needed, needed)
    fewer = " ".join([*pool[: needed - 1], "rorikstead"])
    assert how_far(holding(fewer, players), key) == (needed - 1, needed)


@pytest.mark.rule("RSK-OBJ-13", "RSK-OBJ-09")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_high_king(players: int) -> None:
    needed = (30, 27, 24, 20)[players - 2]
    keys = [key for key in tell("riften | helgen").match.game.content.keys if key not in (
        "mor_khazgur", "korvanjund", "dushnikh_yal", "saarthal")]  # fmt: skip
    assert how_far(holding(" ".join(keys[:needed]), players), "OBJ-24") == (needed, needed)
    assert how_far(holding(" ".join(keys[: needed - 1]), players), "OBJ-24") == (needed - 1, needed)


@pytest.mark.rule("RSK-OBJ-13", "RSK-OBJ-09")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nine_banners_and_held_in_depth(players: int) -> None:
    each = (2, 2, 2, 1)[players - 2]
    regions = tell("riften | helgen").match.game.content.regions
    keys = tell("riften | helgen").match.game.content.keys
    away = {"mor_khazgur", "korvanjund", "dushnikh_yal", "saarthal"}
    banners = [[keys[t] for t in lands if keys[t] not in away][:each] for _bonus, lands in regions]
    lands = " ".join(key for some in banners for key in some)
    assert how_far(holding(lands, players), "OBJ-27") == (9, 9)
    fewer = " ".join(lands.split()[1:])
    assert how_far(holding(fewer, players), "OBJ-27") == (8, 9)
    needed = (4, 4, 4, 3)[players - 2]
    pairs = [f"{fort} {portal}" for fort, portal in zip(FORTS[:needed], PORTALS, strict=False)]
    assert how_far(holding(" ".join(pairs), players), "OBJ-21") == (needed, needed)
    assert how_far(holding(" ".join([*pairs[1:], FORTS[0], PORTALS[5]]), players), "OBJ-21") == (needed - 1, needed)


@pytest.mark.rule("RSK-OBJ-13", "RSK-OBJ-05", "RSK-OBJ-09")
@pytest.mark.parametrize(
    ("key", "numbers"), [("OBJ-01", (4, 5, 5, 5)), ("OBJ-14", (7, 8, 8, 8)), ("OBJ-26", (9, 10, 10, 10))]
)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_conquests_that_are_still_held(key: str, numbers: tuple[int, ...], players: int) -> None:
    needed = numbers[players - 2]
    lands = [*THE_RIFT.split(), "helgen", "falkreath", "riverwood", "whiterun", "fort_neugrad"][:needed]
    fewer = " ".join([*lands[1:], "rorikstead"])
    twice = taken(*lands[1:], lands[1])
    assert how_far(holding(" ".join(lands), players, conquests=taken(*lands)), key) == (needed, needed)
    assert how_far(holding(fewer, players, conquests=taken(*lands)), key) == (needed - 1, needed)
    assert how_far(holding(" ".join(lands), players, conquests=twice), key) == (needed - 1, needed)


@pytest.mark.rule("RSK-OBJ-13", "RSK-OBJ-09")
@pytest.mark.parametrize(("players", "needed"), [(2, 2), (3, 3), (4, 3), (5, 3)])
def test_conquests_in_several_regions(players: int, needed: int) -> None:
    lands = ["riften", "ivarstead", "helgen", "whiterun"][: needed + 1]
    assert how_far(holding(" ".join(lands), players, conquests=taken(*lands)), "OBJ-02") == (needed, needed)
    fewer = taken(*lands[:-1])
    assert how_far(holding(" ".join(lands), players, conquests=fewer), "OBJ-02") == (needed - 1, needed)


@pytest.mark.rule("RSK-OBJ-13", "RSK-OBJ-09")
@pytest.mark.parametrize(("players", "needed"), [(2, 2), (3, 2), (4, 3), (5, 3)])
def test_conquered_forts(players: int, needed: int) -> None:
    lands = FORTS[:needed]
    assert how_far(holding(" ".join(lands), players, conquests=taken(*lands)), "OBJ-20") == (needed, needed)
    one_of_old = taken("riften", *lands[1:])
    held = holding(f"riften {' '.join(lands)}", players, conquests=one_of_old)
    assert how_far(held, "OBJ-20") == (needed - 1, needed)


@pytest.mark.rule("RSK-OBJ-13", "RSK-OBJ-09")
@pytest.mark.parametrize(("players", "needed"), [(2, 1), (3, 2), (4, 2), (5, 2)])
def test_conquests_through_portals(players: int, needed: int) -> None:
    lands = PORTALS[:needed]
    through = taken(*lands, portal=True)
    assert how_far(holding(" ".join(lands), players, conquests=through), "OBJ-04") == (needed, needed)
    by_land = [*through[1:], *taken(lands[0])]
    assert how_far(holding(" ".join(lands), players, conquests=by_land), "OBJ-04") == (needed - 1, needed)
    lost = holding(" ".join(["riften", *lands[1:]]), players, conquests=through)
    assert how_far(lost, "OBJ-04") == (needed - 1, needed)


@pytest.mark.rule("RSK-OBJ-13")
@pytest.mark.parametrize(
    ("key", "lands", "conquests", "far"),
    [
        ("OBJ-03", "fort_amol", taken("fort_amol", loser=1), (1, 1)),
        ("OBJ-03", "fort_amol riften", taken("riften"), (0, 1)),
    ],
)
def test_conquests_of_a_kind(key: str, lands: str, conquests: Any, far: tuple[int, int]) -> None:
    assert how_far(holding(lands, conquests=conquests), key) == far


@pytest.mark.rule("RSK-OBJ-13")
@pytest.mark.parametrize(
    ("key", "lands", "far"),
    [
        ("OBJ-10", "riften 10 helgen 3", (10, 10)),
        ("OBJ-10", "riften 9 helgen 9", (9, 10)),
        ("OBJ-11", HJAALMARCH, (1, 1)),
        ("OBJ-11", HJAALMARCH.replace("morthal", "helgen"), (0, 1)),
        ("OBJ-23", f"{HJAALMARCH} {THE_RIFT}", (2, 2)),
        ("OBJ-23", f"{HJAALMARCH} {THE_RIFT}".replace("riften", "helgen"), (1, 2)),
        ("OBJ-17", "solitude windhelm", (2, 2)),
        ("OBJ-17", "solitude winterhold", (1, 2)),
        ("OBJ-18", "whiterun riverwood valtheim_towers fort_greymoor", (4, 4)),
        ("OBJ-18", "whiterun riverwood valtheim_towers rorikstead", (3, 4)),
    ],
)
def test_what_is_held(key: str, lands: str, far: tuple[int, int]) -> None:
    assert how_far(holding(lands), key) == far


@pytest.mark.rule("RSK-OBJ-13")
@pytest.mark.parametrize(
    ("key", "more", "far"),
    [
        ("OBJ-07", {"heroes": "high_hrothgar"}, (1, 1)),
        ("OBJ-07", {"heroes": "riften"}, (0, 1)),
        ("OBJ-07", {"heroes": ""}, (0, 1)),
        ("OBJ-08", {"magicka": "10"}, (10, 10)),
        ("OBJ-08", {"magicka": "9"}, (9, 10)),
        ("OBJ-09", {"heroes": "riften", "weapons": "WPN-A", "armors": "ARM-A"}, (2, 2)),
        ("OBJ-09", {"heroes": "riften", "weapons": "WPN-A", "armors": "| ARM-A"}, (1, 2)),
        ("OBJ-15", {"heroes": "riften", "deeds": {"slain": 1}}, (1, 1)),
        ("OBJ-15", {"heroes": "riften", "slain": "1"}, (0, 1)),
        ("OBJ-16", {"heroes": "riften", "duels": "1"}, (1, 1)),
        ("OBJ-16", {"heroes": "riften", "duels": "0 | 1"}, (0, 1)),
        ("OBJ-25", {"heroes": "riften", "slain": "2"}, (2, 2)),
        ("OBJ-25", {"heroes": "riften", "slain": "1 | 3", "deeds": {"slain": 1}}, (1, 2)),
    ],
)
def test_heroes_and_magicka(key: str, more: dict[str, Any], far: tuple[int, int]) -> None:
    second = more.get("armors", "").startswith("|")
    heroes = f"{more.pop('heroes', '')} | {'mor_khazgur' if second else ''}"
    assert how_far(holding("riften 2 high_hrothgar", heroes=heroes, **more), key) == far


def test_every_objective_has_a_test_of_its_row() -> None:
    told = {"OBJ-02", "OBJ-04", "OBJ-20", "OBJ-24", "OBJ-27", "OBJ-21"}
    tests: list[Any] = [
        test_so_many_of_a_kind, test_conquests_that_are_still_held, test_conquests_of_a_kind, test_what_is_held,
        test_heroes_and_magicka,
    ]  # fmt: skip
    for mark in [mark for test in tests for mark in test.pytestmark]:
        if mark.name == "parametrize" and "key" in mark.args[0]:
            told |= {row[0] for row in mark.args[1]}
    assert told == {f"OBJ-{n:02}" for n in range(1, 29)}
