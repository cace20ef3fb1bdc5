"""The map of the Continent against the ledger's tables, and broken copies of it: each fault is told with its place."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from dataclasses import FrozenInstanceError
from itertools import pairwise
from math import dist
from pathlib import Path

import pytest

from game.kernel.errors import BadFile
from game.kernel.geometry import distance_to_segment
from game.kernel.maps.faults import Fault
from game.kernel.maps.kinds import find_faults, kind_of
from game.kernel.maps.locations import BOARD, LocationMap, find_location_faults, load_location_map
from game.kernel.resources import resource

CONTINENT = resource("maps", "continent.tmx")
PLACES = {  # number: name, terrain, school
    0: ("Behelt Nar", "wild", "manticore"),
    1: ("Kaer Seren", "water", "griffin"),
    2: ("Hengfors", "mountain", ""),
    3: ("Kaer Morhen", "mountain", "wolf"),
    4: ("Ban Ard", "water", ""),
    5: ("Cidaris", "water", ""),
    6: ("Novigrad", "forest", ""),
    7: ("Vizima", "forest", ""),
    8: ("Vengerberg", "forest", ""),
    9: ("Cintra", "mountain", ""),
    10: ("Haern Caduch", "forest", "bear"),
    11: ("Beauclair", "mountain", ""),
    12: ("Glenmore", "water", ""),
    13: ("Doldeth", "mountain", ""),
    14: ("Loc Ichaer", "water", ""),
    15: ("Gorthur Gvaed", "water", "viper"),
    16: ("Dhuwod", "forest", ""),
    17: ("Stygga", "forest", "cat"),
    18: ("Ard Modron", "mountain", ""),
}
ROADS = {
    0: (4, 8, 11, 15),
    1: (2, 5, 6, 9),
    2: (1, 3, 6, 7),
    3: (2, 4, 7),
    4: (0, 3, 7, 8),
    5: (1, 6, 9),
    6: (1, 2, 5, 7, 9),
    7: (2, 3, 4, 6, 8, 9, 10, 11),
    8: (0, 4, 7, 11),
    9: (1, 5, 6, 7, 10, 12),
    10: (7, 9, 11, 12, 14),
    11: (0, 7, 8, 10, 14, 15, 18),
    12: (9, 10, 13, 14),
    13: (12, 14, 16),
    14: (10, 11, 12, 13, 15, 16, 17, 18),
    15: (0, 11, 14, 18),
    16: (13, 14, 17),
    17: (14, 16, 18),
    18: (11, 14, 15, 17),
}
FIELD = {  # number: x, y on the ledger's field
    0: (1330, 700), 1: (174, 209), 5: (101, 512), 7: (647, 426), 13: (285, 1229), 16: (534, 1385), 18: (1300, 1385),
}  # fmt: skip
Break = Callable[[str], str]


@pytest.fixture(scope="module")
def continent() -> LocationMap:
    return load_location_map(CONTINENT)


@pytest.mark.rule("WOW-MAP-01", "WOW-MAP-06")
def test_eighteen_numbered_places_and_behelt_nar_have_the_terrain_of_the_ledger(continent: LocationMap) -> None:
    assert {place.number: (place.name, place.terrain, place.school) for place in continent.locations} == PLACES


@pytest.mark.rule("WOW-MAP-03")
def test_only_behelt_nar_is_of_every_terrain(continent: LocationMap) -> None:
    assert [place.number for place in continent.locations if place.terrain == "wild"] == [0]


@pytest.mark.rule("WOW-MAP-04")
def test_six_harbours(continent: LocationMap) -> None:
    assert [place.number for place in continent.locations if place.harbour] == [1, 5, 6, 9, 12, 13]
    ships = [slot.of for slot in continent.slots if slot.kind == "ship"]
    assert ships == [place.key for place in continent.locations if place.harbour]


@pytest.mark.rule("WOW-MAP-05")
def test_six_schools(continent: LocationMap) -> None:
    assert [place.number for place in continent.locations if place.school] == [0, 1, 3, 10, 15, 17]


@pytest.mark.rule("WOW-MAP-07", "WOW-MAP-08", "WOW-MAP-09", "WOW-MAP-10", "WOW-MAP-11")
def test_the_roads_of_the_ledger_in_both_directions(continent: LocationMap) -> None:
    number = {place.key: place.number for place in continent.locations}
    found = {n: tuple(sorted(number[key] for key in continent.neighbours(k))) for k, n in number.items()}
    assert found == ROADS
    assert len(continent.roads) == 43


@pytest.mark.rule("WOW-MAP-12")
def test_two_roads_go_by_sea(continent: LocationMap) -> None:
    number = {place.key: place.number for place in continent.locations}
    by_sea = {frozenset((number[road.a], number[road.b])) for road in continent.roads if road.sea}
    assert by_sea == {frozenset((1, 9)), frozenset((1, 5))}


@pytest.mark.rule("WOW-MAP-13")
def test_places_lie_about_where_the_ledger_has_them(continent: LocationMap) -> None:
    at = {place.number: place.at for place in continent.locations}
    for a, (x0, y0) in FIELD.items():
        for b, (x1, y1) in FIELD.items():
            if abs(x0 - x1) > 90:
                assert (at[a][0] < at[b][0]) == (x0 < x1), f"{a} and {b} from west to east"
            if abs(y0 - y1) > 90:
                assert (at[a][1] < at[b][1]) == (y0 < y1), f"{a} and {b} from north to south"


@pytest.mark.rule("WOW-MAP-07")
def test_no_road_passes_through_a_third_place(continent: LocationMap) -> None:
    for road in continent.roads:
        for place in continent.locations:
            if place.key not in (road.a, road.b):
                near = min(distance_to_segment(place.at, side) for side in pairwise(road.points))
                assert near > 110, f"{road.a} to {road.b} runs through {place.key}"


def test_roads_part_only_at_places_and_at_one_crossroads(continent: LocationMap) -> None:
    """Who follows a road with the eye must not end on another; the crossroads is that of WOW-MAP-10."""
    from shapely.geometry import LineString

    lines = [(road, LineString(road.points)) for road in continent.roads]
    crossed = {
        frozenset((*pair,))
        for i, (one, a) in enumerate(lines)
        for other, b in lines[:i]
        for pair in [(f"{one.a}-{one.b}", f"{other.a}-{other.b}")]
        if a.crosses(b)
    }
    assert crossed <= {frozenset(("beauclair-ard_modron", "loc_ichaer-gorthur_gvaed"))}


def test_names_marks_and_actions_never_cover_one_another(continent: LocationMap) -> None:
    boxes = [slot for slot in continent.slots if slot.kind in ("label", "mark")]
    for i, a in enumerate(boxes):
        for b in boxes[:i]:
            apart = a.x + a.width <= b.x or b.x + b.width <= a.x or a.y + a.height <= b.y or b.y + b.height <= a.y
            assert apart, f"{a.kind} of {a.of} and {b.kind} of {b.of}"


def test_pieces_cover_no_name_nor_what_a_place_does(continent: LocationMap) -> None:
    boxes = [slot for slot in continent.slots if slot.kind in ("label", "action")]
    for piece in continent.slots:
        if piece.kind not in ("figure", "monster", "token", "tavern"):
            continue
        for slot in boxes:
            across = min(piece.x + piece.width, slot.x + slot.width) - max(piece.x, slot.x)
            down = min(piece.y + piece.height, slot.y + slot.height) - max(piece.y, slot.y)
            assert min(across, down) < 34, f"{piece.kind} {piece.index} of {piece.of} over the {slot.kind} of {slot.of}"


def test_all_slots_lie_within_the_frame(continent: LocationMap) -> None:
    width, height = continent.size
    for slot in continent.slots:
        assert 60 <= slot.x <= width - 60 - slot.width, f"{slot.kind} of {slot.of}"
        assert 60 <= slot.y <= height - 60 - slot.height, f"{slot.kind} of {slot.of}"


def test_slots_for_five_witchers_everywhere_and_for_the_board(continent: LocationMap) -> None:
    for place in continent.locations:
        assert all(continent.slot(place.key, "figure", index) for index in range(5))
        for kind in ("mark", "label", "action", "monster", "token", "tavern"):
            assert continent.slot(place.key, kind) is not None
    assert [slot.index for slot in continent.slots if (slot.of, slot.kind) == (BOARD, "track")] == [0, 1, 2, 3, 4]
    assert [slot.index for slot in continent.slots if (slot.of, slot.kind) == (BOARD, "monster_card")] == [0, 1, 2]


def test_pointing(continent: LocationMap) -> None:
    for place in continent.locations:
        slot = continent.slot(place.key, "mark")
        assert slot is not None
        found = continent.at(*slot.centre)
        assert found is place
    assert continent.at(200, 1200) is None


def test_a_road_is_found_from_both_ends_and_runs_from_a_to_b(continent: LocationMap) -> None:
    road = continent.road("vizima", "cintra")
    assert road is not None
    assert road is continent.road("cintra", "vizima")
    assert dist(road.points[0], continent.location(road.a).at) < 8
    assert dist(road.points[-1], continent.location(road.b).at) < 8
    assert continent.road("vizima", "stygga") is None


def test_a_map_is_frozen(continent: LocationMap) -> None:
    with pytest.raises(FrozenInstanceError):
        continent.version = 2  # type: ignore[misc]
    with pytest.raises(KeyError):
        continent.location("nowhere")


def test_kinds() -> None:
    assert kind_of(CONTINENT) == "locations"
    assert kind_of(resource("maps", "skyrim.tmx")) == "territories"
    assert kind_of(Path("nowhere.tmx")) == ""
    assert find_faults(CONTINENT) == [] == find_faults(resource("maps", "skyrim.tmx"))


@pytest.fixture
def broken(tmp_path: Path) -> Callable[[Break], list[Fault]]:
    """The faults of a copy of the map, changed by a function on its text."""

    def read(change: Break) -> list[Fault]:
        text = CONTINENT.read_text(encoding="utf-8")
        changed = change(text)
        assert changed != text
        path = tmp_path / "continent.tmx"
        path.write_text(changed, encoding="utf-8")
        shutil.copy(CONTINENT.with_suffix(".jpg"), tmp_path)
        faults = find_faults(path)
        assert faults == find_location_faults(path)
        with pytest.raises(BadFile) as raised:
            load_location_map(path)
        assert str(path) in str(raised.value)
        assert faults[0].wrong in str(raised.value)
        return faults

    return read


def objects(text: str) -> list[str]:
    return re.findall(r"  <object .*?  </object>\n", text, re.DOTALL)


def in_place(name: str, old: str, new: str) -> Break:
    def change(text: str) -> str:
        chosen = next(part for part in objects(text) if f'name="{name}"' in part and 'type="location"' in part)
        return text.replace(chosen, chosen.replace(old, new), 1)

    return change


def road_of(text: str, a: str, b: str) -> str:
    ends = (f'name="a" value="{a}"', f'name="b" value="{b}"')
    return next(part for part in objects(text) if all(end in part for end in ends))


def in_road(a: str, b: str, old: str, new: str) -> Break:
    def change(text: str) -> str:
        chosen = road_of(text, a, b)
        return text.replace(chosen, chosen.replace(old, new), 1)

    return change


def without_slots(of: str, kind: str) -> Break:
    def change(text: str) -> str:
        for part in objects(text):
            if f'name="kind" value="{kind}"' in part and f'name="of" value="{of}"' in part:
                text = text.replace(part, "", 1)
        return text

    return change


KEY, NUMBER = 'name="key" value=', 'name="number" type="int" value='


@pytest.mark.parametrize(
    ("change", "place", "words"),
    [
        (in_place("Hengfors", '"mountain"', '"montain"'), "object Hengfors, property terrain", ["montain", "mountain"]),
        (in_place("Hengfors", 'name="terrain"', 'name="terain"'), "object Hengfors", ["missing", "terrain"]),
        (in_place("Kaer Morhen", '"wolf"', '"fox"'), "object Kaer Morhen, property school", ["fox", "wolf"]),
        (in_place("Hengfors", 'name="Hengfors"', 'name=""'), "object hengfors, property name", ["no name"]),
        (in_place("Vizima", f'{KEY}"vizima"', f'{KEY}"hengfors"'), "object Vizima, property key", ["Hengfors"]),
        (in_place("Vizima", f'{NUMBER}"7"', f'{NUMBER}"2"'), "object Vizima, property number", ["2", "Hengfors"]),
        (in_road("vizima", "cintra", '"cintra"', '"cintar"'), "property b", ["cintar", "did you mean 'cintra'"]),
        (in_road("vizima", "cintra", '"cintra"', '"vizima"'), "property b", ["ends where it begins"]),
        (in_road("vizima", "cintra", '"cintra"', '"novigrad"'), "layer roads", ["more than one road"]),
        (in_road("vizima", "cintra", '"cintra"', '"stygga"'), "property b", ["does not end at stygga"]),
        (without_slots("vizima", "figure"), "object Vizima", ["vizima has 0 of 5", "figure"]),
        (without_slots("vizima", "label"), "object Vizima", ["label"]),
        (lambda text: text.replace('"of" value="vizima"', '"of" value="vizimma"', 1), "of", ["did you mean 'vizima'"]),
        (lambda text: text.replace('name="roads"', 'name="streets"'), "layer roads", ["missing"]),
        (lambda text: text.replace('name="picture"', 'name="image"'), "layer picture", ["missing"]),
    ],
)  # fmt: skip
def test_faults_are_told_with_their_place(
    broken: Callable[[Break], list[Fault]], change: Break, place: str, words: list[str]
) -> None:
    told = [str(fault) for fault in broken(change)]
    assert any(place in line for line in told), told
    assert all(any(word in line for line in told) for word in words), told


@pytest.mark.rule("WOW-MAP-07")
def test_a_road_drawn_through_a_third_place_is_a_fault(broken: Callable[[Break], list[Fault]]) -> None:
    continent = load_location_map(CONTINENT)
    start, through, end = (continent.location(key).at for key in ("cidaris", "cintra", "glenmore"))
    points = " ".join(f"{x - start[0]:g},{y - start[1]:g}" for x, y in (start, through, end))

    def change(text: str) -> str:
        old = road_of(text, "cidaris", "cintra")
        new = re.sub(r'points="[^"]*"', f'points="{points}"', old.replace('"cintra"', '"glenmore"'))
        return text.replace(old, new, 1)

    assert any("runs through cintra" in str(fault) for fault in broken(change))


def test_a_place_that_no_road_reaches_is_a_fault(broken: Callable[[Break], list[Fault]]) -> None:
    def change(text: str) -> str:
        for other in ("loc_ichaer", "dhuwod"):
            ends = ('value="stygga"', f'value="{other}"')
            part = next(p for p in objects(text) if 'type="road"' in p and all(end in p for end in ends))
            text = text.replace(part, "", 1)
        part = next(p for p in objects(text) if 'type="road"' in p and 'value="stygga"' in p)
        return text.replace(part, "", 1)

    assert any(fault.object == "Stygga" and "cannot be reached" in fault.wrong for fault in broken(change))


def test_a_mark_beside_its_place_is_a_fault(broken: Callable[[Break], list[Fault]]) -> None:
    def change(text: str) -> str:
        mark = next(p for p in objects(text) if '"kind" value="mark"' in p and '"of" value="vizima"' in p)
        return text.replace(mark, re.sub(r' x="[^"]*"', ' x="20"', mark), 1)

    assert any("mark of vizima" in fault.wrong for fault in broken(change))
