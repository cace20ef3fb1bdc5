"""Boards of tracks and grounds with a grid, and broken copies of them: each fault is told in one sentence."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from game.kernel.errors import BadFile
from game.kernel.maps.kinds import find_faults, kind_of
from game.kernel.maps.track_model import Place
from game.kernel.maps.tracks import load_grid_map, load_track_map
from game.kernel.resources import resource

BOARD, GROUND = resource("maps", "progress_board_5.tmx"), resource("maps", "clan_territory.tmx")
SCORES = resource("maps", "skye_board.tmx")
Break = Callable[[str], str]


def broken(path: Path, folder: Path, change: Break) -> Path:
    copy = folder / path.name
    shutil.copy(path.with_suffix(".jpg"), folder)
    before = path.read_text("utf-8")
    after = change(before)
    assert after != before
    copy.write_text(after, "utf-8")
    return copy


def swap(old: str, new: str, count: int = 1) -> Break:
    return lambda text: text.replace(old, new, count)


def cut(pattern: str) -> Break:
    return lambda text: re.sub(pattern, "", text, count=1, flags=re.DOTALL)


def test_a_board_is_read_with_its_tracks_slots_lines_and_arrows() -> None:
    board = load_track_map(BOARD)
    assert board.tracks == ("warrior", "merchant", "herald")
    assert [one.index for one in board.track("herald")] == list(range(9))
    assert board.space("herald_3").facts == {
        "cost": 3, "requirement": "lighthouse", "fee": 5, "vp": 1, "symbol": "banner", "amount": 2,
    }  # fmt: skip
    assert board.slot("herald_2", "bonus") is not None
    assert board.slot("herald_3", "bonus") is None
    assert [line.index for line in board.lines] == [1, 2, 3]
    assert [(arrow.a, arrow.b) for arrow in board.arrows] == [(f"{track}_7", f"{track}_8") for track in board.tracks]
    assert board.picture.is_file()


def test_a_ground_is_read_with_its_grid() -> None:
    ground = load_grid_map(GROUND)
    assert ground.cell("castle") == (30, 30)
    assert ground.room("castle") == (30, 30, 30, 30)
    assert (kind_of(GROUND), kind_of(BOARD)) == ("grid", "track")


def test_boxes_know_what_they_hold_and_overlap() -> None:
    one = Place(0, 0, 10, 10)
    assert one.centre == (5, 5)
    assert one.holds((10, 0))
    assert not one.holds((10.5, 0))
    assert one.overlaps(Place(9, 9, 4, 4))
    assert not one.overlaps(Place(10, 0, 4, 4))


SPACE_7 = r'  <object id="\d+" type="space"[^>]*>(?:(?!</object>).)*"score_7".*?</object>\n'
BREAKS: dict[str, tuple[Path, Break, str]] = {
    "double key": (BOARD, swap('value="warrior_2"', 'value="warrior_1"'), "twice"),
    "gap": (SCORES, cut(SPACE_7), "number 7"),
    "unknown slot": (BOARD, swap('name="of" value="warrior_0"', 'name="of" value="warior_0"'), "did you mean"),
    "double slot": (BOARD, swap('name="index" type="int" value="2"/>\n    <property name="kind" value="bridge"',
                                'name="index" type="int" value="1"/>\n    <property name="kind" value="bridge"'),
                    "twice"),
    "kind of slot": (BOARD, swap('value="marker"', 'value="marcer"'), "is not one of"),
    "arrow": (BOARD, swap('name="b" value="herald_8"', 'name="b" value="herald_18"'), "there is no space"),
    "no line": (BOARD, swap("<polyline", "<polygon"), "no polyline"),
    "lines": (BOARD, swap('name="index" type="int" value="1"', 'name="index" type="int" value="3"'), "numbered from 1"),
    "no box": (SCORES, lambda text: re.sub(r' width="96" height="96"', "", text, count=1), "no box"),
    "off the map": (SCORES, swap('y="48" width="96"', 'y="-48" width="96"'), "does not lie on the map"),
    "over another": (SCORES, swap('x="144" y="48"', 'x="100" y="48"'), "lies over score_0"),
    "no track": (SCORES, cut(r'    <property name="track" value="score"/>\n'), "missing"),
    "no layer": (BOARD, swap('name="slots"', 'name="slot"'), "did you mean"),
    "no board": (BOARD, cut(r'  <property name="board" [^>]*/>\n'), "missing"),
    "off the grid": (GROUND, swap('x="960"', 'x="970"'), "one cell of the grid"),
    "no square": (GROUND, swap('tileheight="32"', 'tileheight="30"'), "no squares"),
    "cell without key": (GROUND, swap('name="key"', 'name="kee"'), "did you mean"),
}  # fmt: skip


@pytest.mark.parametrize("name", BREAKS)
def test_what_is_broken_is_told_in_one_sentence(name: str, tmp_path: Path) -> None:
    path, change, words = BREAKS[name]
    found = find_faults(broken(path, tmp_path, change))
    assert found
    assert any(words in str(fault) for fault in found), [str(fault) for fault in found]
    assert all("\n" not in str(fault) for fault in found)
    load = load_grid_map if path == GROUND else load_track_map
    with pytest.raises(BadFile):
        load(tmp_path / path.name)


def test_a_file_that_is_no_map_is_told(tmp_path: Path) -> None:
    other = tmp_path / "other.tmx"
    other.write_text("no map", "utf-8")
    for load in (load_grid_map, load_track_map):
        with pytest.raises(BadFile):
            load(other)
