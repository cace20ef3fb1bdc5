"""The loader on good maps, and on broken copies of the small one: each fault is told with its place."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from pydantic import ValidationError

from game.kernel.errors import BadFile
from game.kernel.maps.territories import Fault, TerritoryMap, find_faults, load_territory_map
from game.kernel.resources import resource

SKYRIM = resource("maps", "skyrim.tmx")
SMALL = Path(__file__).resolve().parents[2] / "maps" / "small.tmx"
Break = Callable[[str], str]


@pytest.fixture(scope="module")
def skyrim() -> TerritoryMap:
    return load_territory_map(SKYRIM)


@pytest.fixture
def broken(tmp_path: Path) -> Callable[[Break], Path]:
    """Writes a copy of the small map, changed by a function on its text, with its picture beside it."""

    def write(change: Break) -> Path:
        text = SMALL.read_text(encoding="utf-8")
        changed = change(text)
        assert changed != text
        path = tmp_path / "small.tmx"
        path.write_text(changed, encoding="utf-8")
        shutil.copy(SMALL.with_name("small.jpg"), tmp_path)
        return path

    return write


def swap(old: str, new: str, count: int = 1) -> Break:
    def change(text: str) -> str:
        assert old in text
        return text.replace(old, new, count)

    return change


def in_object(name: str, old: str, new: str) -> Break:
    """Changes something within the object of a name, or the one that holds a text."""

    def change(text: str) -> str:
        objects = re.findall(r"  <object .*?  </object>\n", text, re.DOTALL)
        chosen = next(part for part in objects if f'name="{name}"' in part or name in part)
        assert old in chosen
        return text.replace(chosen, chosen.replace(old, new, 1), 1)

    return change


def without(kind: str, of: str) -> Break:
    def change(text: str) -> str:
        objects = re.findall(r"  <object .*?  </object>\n", text, re.DOTALL)
        gone = [o for o in objects if f'"kind" value="{kind}"' in o and f'"of" value="{of}"' in o]
        return text.replace(gone[0], "", 1)

    return change


def without_territory(name: str) -> Break:
    return lambda text: re.sub(
        rf'  <object id="\d+" name="{name}".*?  </object>\n', "", text, flags=re.DOTALL
    )


def polygon(name: str, points: str) -> Break:
    def change(text: str) -> str:
        return re.sub(
            rf'(name="{name}".*?<polygon points=")[^"]*', rf"\g<1>{points}", text, count=1, flags=re.DOTALL
        )

    return change


def only(path: Path) -> Fault:
    """The one fault of a map; loading tells the very same."""
    faults = find_faults(path)
    assert len(faults) == 1, [str(fault) for fault in faults]
    with pytest.raises(BadFile) as caught:
        load_territory_map(path)
    assert caught.value.place == faults[0].place
    assert str(caught.value).startswith(str(path))
    assert faults[0].wrong in str(caught.value)
    return faults[0]


@pytest.mark.rule("RSK-COMP-01", "RSK-COMP-02")
def test_skyrim_has_48_territories_in_nine_regions_each_with_one_fort_and_one_portal(
    skyrim: TerritoryMap,
) -> None:
    assert (len(skyrim.territories), len(skyrim.regions)) == (48, 9)
    for region in skyrim.regions:
        mine = [territory for territory in skyrim.territories if territory.region == region.key]
        assert sum(territory.fort for territory in mine) == 1
        assert sum(territory.portal for territory in mine) == 1


def test_the_order_of_territories_is_that_of_the_file(skyrim: TerritoryMap) -> None:
    text = SKYRIM.read_text(encoding="utf-8")
    told = re.findall(r'type="territory".*?name="key" value="(\w+)"', text, re.DOTALL)
    assert [territory.key for territory in skyrim.territories] == told


@pytest.mark.parametrize("path", [SKYRIM, SMALL], ids=lambda path: path.stem)
def test_the_maps_of_the_program_and_its_tests_have_no_fault(path: Path) -> None:
    assert find_faults(path) == []


def test_models_are_frozen(skyrim: TerritoryMap) -> None:
    with pytest.raises(ValidationError):
        skyrim.territories[0].name = "Elsewhere"  # type: ignore[misc]


def test_a_territory_is_found_under_its_piece_and_nobody_at_sea(skyrim: TerritoryMap) -> None:
    for territory in skyrim.territories:
        slot = skyrim.slot(territory.key, "units")
        assert slot is not None
        assert skyrim.at(*slot.centre) == territory
    assert skyrim.at(100, 2200) is None


def test_names_pieces_and_titles_do_not_cover_one_another(skyrim: TerritoryMap) -> None:
    marked = {territory.key for territory in skyrim.territories if territory.fort or territory.portal}
    kinds = {"units", "label", "hero"}
    boxes = [
        slot for slot in skyrim.slots if slot.kind in kinds or (slot.kind == "icons" and slot.of in marked)
    ]
    for index, a in enumerate(boxes):
        for b in boxes[:index]:
            across = min(a.x + a.width, b.x + b.width) - max(a.x, b.x)
            down = min(a.y + a.height, b.y + b.height) - max(a.y, b.y)
            assert across <= 0 or down <= 0, f"{a.kind} of {a.of} covers {b.kind} of {b.of}"


def test_moving_a_corner_in_the_file_moves_it_in_the_model(broken: Callable[[Break], Path]) -> None:
    before = load_territory_map(SMALL).territory("ald").polygon
    # Only the first corner, on the open coast, belongs to no other territory.
    path = broken(in_object("Ald", 'x="90" y="75"', 'x="80" y="70"'))
    text = path.read_text(encoding="utf-8")
    points = re.search(r'<polygon points="0,0 ([^"]*)"', text)
    assert points is not None
    moved = " ".join(
        f"{float(x) + 10:g},{float(y) + 5:g}" for x, y in (point.split(",") for point in points[1].split())
    )
    path.write_text(text.replace(points[1], moved, 1), encoding="utf-8")
    after = load_territory_map(path).territory("ald").polygon
    assert after[0] == (before[0][0] - 10, before[0][1] - 5)
    assert after[1:] == before[1:]


NEIGHBOURS = 'name="neighbours" value="'
FAULTS: list[tuple[str, Break, str, str]] = [
    ("not XML", lambda text: text[:-30], "", "is not XML"),
    ("no map", lambda _: "<svg/>", "", "is not a Tiled map: it begins with <svg>"),
    ("empty", lambda _: "", "", "is not XML"),
    (
        "document type",
        swap("<map ", '<!DOCTYPE map [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>\n<map '),
        "",
        "declares a document type",
    ),
    ("layer missing", swap('name="slots"', 'name="slot"'), "layer slots", "did you mean 'slot'?"),
    (
        "picture layer missing",
        swap('name="picture"', 'name="image"'),
        "layer picture",
        "the image layer is missing",
    ),
    ("picture missing", swap("small.jpg", "large.jpg"), "layer picture", "the picture large.jpg is missing"),
    ("picture outside", swap("small.jpg", "../small.jpg"), "layer picture", "must lie beside the map"),
    (
        "tile set missing",
        swap(" <imagelayer", ' <tileset firstgid="1" source="tiles.tsx"/>\n <imagelayer'),
        "property source",
        "the tile set tiles.tsx is missing",
    ),
    (
        "property missing",
        in_object("Ald", '    <property name="symbol" value="warrior"/>\n', ""),
        "layer territories, object Ald, property symbol",
        "is missing",
    ),
    (
        "property unknown",
        in_object("Ald", 'name="symbol"', 'name="simbol"'),
        "layer territories, object Ald, property",
        "",
    ),
    (
        "wrong type",
        in_object("Ald", 'type="bool" value="true"', 'value="yes"'),
        "layer territories, object Ald, property fort",
        "must be a bool",
    ),
    (
        "no bool",
        in_object("Ald", 'type="bool" value="true"', 'type="bool" value="yes"'),
        "layer territories, object Ald, property fort",
        "'yes' is neither true nor false",
    ),
    (
        "no int",
        in_object("Westerly", 'value="3"', 'value="three"'),
        "layer regions, object Westerly, property bonus",
        "'three' is not a number",
    ),
    (
        "wrong symbol",
        in_object("Ald", '"warrior"', '"wizard"'),
        "layer territories, object Ald, property symbol",
        "'wizard' is not one of",
    ),
    (
        "key with capitals",
        in_object("Westerly", '"westerly"', '"Westerly"'),
        "layer regions, object Westerly, property key",
        "is not a key",
    ),
    (
        "unknown region",
        in_object("Ald", '"westerly"', '"westerli"'),
        "layer territories, object Ald, property region",
        "there is no region 'westerli'; did you mean 'westerly'?",
    ),
    (
        "asymmetrical",
        in_object("Ald", NEIGHBOURS + "bren,cor", NEIGHBOURS + "bren,cor,lund"),
        "layer territories, object Ald, property neighbours",
        "ald names lund as neighbour, but lund does not name ald",
    ),
    (
        "named twice",
        in_object("Ald", NEIGHBOURS + "bren", NEIGHBOURS + "bren,bren"),
        "layer territories, object Ald, property neighbours",
        "ald names bren twice",
    ),
    (
        "names itself",
        in_object("Ald", NEIGHBOURS + "bren", NEIGHBOURS + "ald,bren"),
        "layer territories, object Ald, property neighbours",
        "ald names itself",
    ),
    (
        "duplicate key",
        in_object("Ald", '"ald"', '"cor"'),
        "layer territories, object Cor, property key",
        "'cor' is also the key of Ald",
    ),
    ("two points", polygon("Ald", "0,0 9,9"), "layer territories, object Ald", "at least 3 are needed"),
    (
        "no numbers",
        polygon("Ald", "0,0 9,x 3,3"),
        "layer territories, object Ald, property points",
        "not a point",
    ),
    (
        "self-crossing",
        polygon("Ald", "0,0 100,100 100,0 0,100"),
        "layer territories, object Ald",
        "the border crosses itself",
    ),
    (
        "route unknown",
        in_object('type="route"', '"iven"', '"iwen"'),
        "layer routes, object dun to iwen, property b",
        "did you mean 'iven'?",
    ),
    (
        "unbalanced",
        in_object("Ald", '"warrior"', '"thief"'),
        "layer territories, property symbol",
        "3 warrior, 4 mage, 5 thief",
    ),
    ("too few", without_territory("Lund"), "layer territories", "holds 11, a map has 12 to 120"),
    (
        "units missing",
        without("units", "lund"),
        "layer slots, object Lund, property kind",
        "no slot of the kind units",
    ),
    (
        "label missing",
        without("label", "lund"),
        "layer slots, object Lund, property kind",
        "no slot of the kind label",
    ),
    (
        "slot of nobody",
        in_object('"of" value="lund"', 'name="kind" value="units"', 'name="kind" value="unit"'),
        "property kind",
        "'unit' is not one of",
    ),
    (
        "forbidden name",
        in_object("Ald", 'name="key"', 'name="id"'),
        "layer territories, object Ald, property id",
        "this name cannot be used",
    ),
    (
        "class instead of type",
        in_object("Ald", 'type="territory"', 'type="territory" class="territory"'),
        "layer territories, object Ald, property type",
        "is written as class=",
    ),
    (
        "another type",
        in_object("Ald", 'type="territory"', 'type="terrain"'),
        "layer territories, object Ald, property type",
        "'terrain' stands where 'territory' must",
    ),
    (
        "duplicate number",
        in_object("Ald", '<object id="1"', '<object id="2"'),
        "layer territories, object Bren, property id",
        "the object number 2 is given twice",
    ),
    (
        "turned",
        in_object("Ald", 'y="75"', 'y="75" rotation="30"'),
        "layer territories, object Ald, property rotation",
        "the object is turned",
    ),
    (
        "layer shifted",
        swap('name="territories"', 'name="territories" offsetx="10"'),
        "layer territories, property offsetx",
        "the layer is shifted",
    ),
    (
        "class property",
        in_object("Ald", 'name="key"', 'name="key" type="class" propertytype="Key"'),
        "layer territories, object Ald, property key",
        "plain values are read only",
    ),
    (
        "endless",
        in_object("Ald", 'x="90"', 'x="inf"'),
        "layer territories, object Ald, property x",
        "not a number",
    ),
    (
        "other title",
        swap('name="skald" value="territories"', 'name="skald" value="grid"'),
        "property skald",
        "'grid'",
    ),
    (
        "later version",
        swap('type="int" value="1"', 'type="int" value="2"'),
        "property version",
        "out of bounds",
    ),
    ("no colour", in_object("Westerly", '"#7F9468"', '"green"'), "property colour", "is not a colour"),
    (
        "compressed tiles",
        swap(
            " <imagelayer",
            ' <layer id="8" name="tiles" width="1" height="1">\n'
            '  <data encoding="base64" compression="zlib">\n'
            "   eJxjYGBgAAAABAAB\n  </data>\n </layer>\n <imagelayer",
        ),
        "layer tiles",
        "is compressed",
    ),
    (
        "units at sea",
        in_object('"of" value="ald"', 'x="', 'x="7'),
        "layer slots, object Ald",
        "the units of ald stand outside its border",
    ),
]


@pytest.mark.parametrize(
    ("change", "place", "wrong"), [case[1:] for case in FAULTS], ids=[case[0] for case in FAULTS]
)
def test_each_fault_is_found_and_told_with_its_place(
    broken: Callable[[Break], Path], change: Break, place: str, wrong: str
) -> None:
    faults = find_faults(broken(change))
    assert faults
    assert place in faults[0].place
    assert any(wrong in fault.wrong for fault in faults)
    with pytest.raises(BadFile, match=re.escape(faults[0].wrong)):
        load_territory_map(broken(change))


def test_a_single_mistake_gives_a_single_fault(broken: Callable[[Break], Path]) -> None:
    path = broken(in_object("Ald", NEIGHBOURS + "bren,cor", NEIGHBOURS + "bren,cor,lund"))
    assert str(only(path)) == (
        "layer territories, object Ald, property neighbours: "
        "ald names lund as neighbour, but lund does not name ald"
    )


def test_an_unknown_property_is_told_with_what_was_meant(broken: Callable[[Break], Path]) -> None:
    faults = find_faults(broken(in_object("Ald", 'name="symbol"', 'name="simbol"')))
    assert [(fault.property, fault.wrong) for fault in faults] == [
        ("symbol", "is missing"),
        ("simbol", "is not known here; did you mean 'symbol'?"),
    ]


def test_an_unknown_neighbour_is_told_with_what_was_meant(broken: Callable[[Break], Path]) -> None:
    faults = find_faults(broken(in_object("Ald", NEIGHBOURS + "bren,cor", NEIGHBOURS + "bern,cor")))
    assert "there is no territory 'bern'; did you mean 'bren'?" in [fault.wrong for fault in faults]


def drop_link(a: str, b: str) -> Break:
    """Two territories no longer name one another."""

    def change(text: str) -> str:
        for name, other in ((a, b), (b, a)):
            objects = re.findall(r"  <object .*?  </object>\n", text, re.DOTALL)
            old = next(part for part in objects if f'name="{name}"' in part)
            found = re.search(NEIGHBOURS + '([^"]*)', old)
            assert found is not None
            kept = ",".join(key for key in found[1].split(",") if key != other.lower())
            text = text.replace(old, old.replace(found[0], NEIGHBOURS + kept))
        return text

    return change


RIDGE = """ <objectgroup id="9" name="ridges">
  <object id="900" name="Wall" type="ridge" x="200" y="30">
   <polygon points="0,0 120,0 120,230 0,230"/>
  </object>
 </objectgroup>
</map>"""


def test_those_who_touch_but_are_no_neighbours_must_be_parted_by_a_ridge(
    broken: Callable[[Break], Path],
) -> None:
    fault = only(broken(drop_link("Ald", "Bren")))
    assert fault.place == "layer territories, object Ald, property neighbours"
    assert re.fullmatch(
        r"ald and bren touch at \d+, \d+, but are no neighbours and no ridge parts them", fault.wrong
    )


def test_a_ridge_over_the_contact_parts_them(broken: Callable[[Break], Path]) -> None:
    path = broken(lambda text: drop_link("Ald", "Bren")(text).replace("</map>", RIDGE))
    assert find_faults(path) == []
    assert [ridge.name for ridge in load_territory_map(path).ridges] == ["Wall"]


def test_neighbours_must_touch_or_have_a_route(broken: Callable[[Break], Path]) -> None:
    path = broken(
        lambda text: re.sub(r'  <object id="\d+" type="route".*?  </object>\n', "", text, flags=re.DOTALL)
    )
    assert only(path).wrong == "dun and iven are neighbours, but do not touch and have no route"


def test_a_route_joins_neighbours_only(broken: Callable[[Break], Path]) -> None:
    fault = only(broken(drop_link("Dun", "Iven")))
    assert (fault.place, fault.wrong) == (
        "layer routes, object dun to iven",
        "dun and iven are no neighbours",
    )


def test_portals_connect_what_borders_do_not(broken: Callable[[Break], Path]) -> None:
    def apart(text: str) -> str:
        without_route = re.sub(r'  <object id="\d+" type="route".*?  </object>\n', "", text, flags=re.DOTALL)
        return drop_link("Dun", "Iven")(without_route)

    assert find_faults(broken(apart)) == []
    on, off = (f'name="portal" type="bool" value="{value}"' for value in ("true", "false"))
    fault = only(broken(lambda text: in_object("Lund", on, off)(apart(text))))
    assert fault.wrong == "cannot be reached from ald, nor can 5 others"


def test_a_region_needs_a_territory(broken: Callable[[Break], Path]) -> None:
    extra = """  <object id="901" name="Empty" type="region" x="480" y="20">
   <properties>
    <property name="bonus" type="int" value="1"/>
    <property name="colour" value="#112233"/>
    <property name="key" value="empty"/>
   </properties>
   <point/>
  </object>
"""
    path = broken(lambda text: text.replace('name="regions">\n', 'name="regions">\n' + extra))
    assert only(path).wrong == "no territory lies in empty"


def test_regions_need_neither_fort_nor_portal(broken: Callable[[Break], Path]) -> None:
    plain = broken(lambda text: re.sub(r'    <property name="fort" .*?/>\n', "", text))
    assert not any(territory.fort for territory in load_territory_map(plain).territories)


def test_borders_that_fit_within_half_a_pixel_touch(broken: Callable[[Break], Path]) -> None:
    # Bren's whole outline moves by 0.4: no side is equal to the digit any more, yet every contact holds.
    def shift(text: str) -> str:
        found = re.search(r'name="Bren" type="territory" x="(\d+)"', text)
        assert found is not None
        return text.replace(found[0], found[0].replace(f'x="{found[1]}"', f'x="{float(found[1]) + 0.4}"'))

    assert find_faults(broken(shift)) == []


def test_territories_that_overlap_are_told(broken: Callable[[Break], Path]) -> None:
    faults = find_faults(broken(polygon("Ald", "0,0 160,0 160,420 80,430 0,420")))
    assert "the units of cor stand on land of ald too" in [fault.wrong for fault in faults]


def test_a_missing_file_is_told() -> None:
    with pytest.raises(BadFile, match="cannot be read"):
        load_territory_map(Path("nowhere.tmx"))


def test_reading_a_map_needs_no_window_library() -> None:
    code = (
        "import sys; from pathlib import Path; from game.kernel.maps.territories import load_territory_map;"
        f"load_territory_map(Path({str(SMALL)!r})); print('pygame' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
