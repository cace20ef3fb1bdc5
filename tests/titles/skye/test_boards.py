"""The maps of Skye against the rules' tables, and maps that contradict them: each is told in one sentence."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from game.commands.check import check_file
from game.kernel.maps.tracks import load_grid_map, load_track_map
from game.kernel.resources import resource
from game.titles.skye.boards import SCORES, find_grid_faults, find_track_faults
from game.titles.skye.content import FIVE_ROUNDS, SIX_ROUNDS, SLOTS
from game.titles.skye.journeyman.boards import BOARD_2_4, BOARD_5, bonus_places

BOARDS = {name: resource("maps", f"{name}.tmx") for name in ("skye_board", "progress_board_2-4", "progress_board_5")}
GROUND = resource("maps", "clan_territory.tmx")
Break = Callable[[str], str]


def test_all_agree_with_the_rules() -> None:
    for path in (*BOARDS.values(), GROUND):
        assert check_file(path) == []


def test_the_score_board_has_fifty_spaces_and_the_rounds_of_both_sides() -> None:
    board = load_track_map(BOARDS["skye_board"])
    assert len(board.track("score")) == SCORES
    for track, rounds in (("rounds", SIX_ROUNDS), ("rounds_5", FIVE_ROUNDS)):
        told = [(one.facts["slots"], one.facts.get("gold", 0)) for one in board.track(track)]
        assert told == [(",".join(SLOTS[slot] for slot in slots), gold) for slots, gold in rounds]


@pytest.mark.parametrize(("name", "rules"), [("progress_board_2-4", BOARD_2_4), ("progress_board_5", BOARD_5)])
def test_bonus_places_lie_where_the_tracks_have_them(name: str, rules: tuple[object, ...]) -> None:
    board = load_track_map(BOARDS[name])
    places = bonus_places(BOARD_2_4 if rules is BOARD_2_4 else BOARD_5)
    wanted = {f"{('warrior', 'merchant', 'herald')[track]}_{number}" for track, number, _numeral in places}
    assert {slot.of for slot in board.slots if slot.kind == "bonus"} == wanted


def swap(old: str, new: str, count: int = 1) -> Break:
    return lambda text: text.replace(old, new, count)


def without(key: str, layer: str = "space") -> Break:
    """Take an object away."""
    return lambda text: re.sub(
        rf'  <object id="\d+" type="{layer}"[^>]*>(?:(?!</object>).)*"{key}".*?</object>\n', "", text, count=1,
        flags=re.DOTALL,
    )  # fmt: skip


def moved_line(x: int) -> Break:
    """The first line begins elsewhere, and runs from there as before."""
    return lambda text: re.sub(r'(type="line" x=")\d+', rf"\g<1>{x}", text, count=1)


LAST = "herald_8"
BREAKS: dict[str, tuple[str, Break, str]] = {
    "unknown board": ("progress_board_5", swap('value="progress_board_5"', 'value="progress_board_6"'), "did you mean"),
    "unknown track": ("progress_board_5", swap('value="herald"', 'value="heralds"', 30), "knows no track"),
    "missing space": ("skye_board", without("score_49"), "has no space 49"),
    "space too many": ("skye_board", swap('value="rounds"', 'value="score"'), "score"),
    "requirement": ("progress_board_2-4", swap('value="broch"', 'value="farm"'), "'farm', and 'broch' in the rules"),
    "fee": ("progress_board_2-4", swap('name="fee" type="int" value="12"', 'name="fee" type="int" value="11"'), "12"),
    "cost": ("progress_board_2-4", swap('name="cost" type="int" value="8"', 'name="cost" type="int" value="5"'), "8"),
    "misspelt": ("progress_board_5", swap('name="bonus"', 'name="bonuss"'), "did you mean"),
    "symbol": ("progress_board_5", swap('value="shoe"', 'value="income"'), "'shoe' in the rules"),
    "gold": ("skye_board", swap('name="gold" type="int" value="4"', 'name="gold" type="int" value="5"'), "4"),
    "slots of a round": ("skye_board", swap('value="B,C,D"', 'value="A,B,D"'), "'B,C,D' in the rules"),
    "no slot for a scoring tile": ("skye_board", without("scoring", "slot"), "3 of 4"),
    "leap": ("skye_board", swap('x="144" y="48" width="96"', 'x="700" y="300" width="96"'), "does not lie beside"),
    "no arrow": ("progress_board_5", swap(f'name="b" value="{LAST}"', 'name="b" value="herald_1"'), "no arrow joins"),
    "no marker": ("progress_board_5", without("marker", "slot"), "0 of 1"),
    "no bonus place": ("progress_board_5", without("bonus", "slot"), "0 of 1"),
    "no bridge": ("progress_board_5", without("bridge", "slot"), "2 of 3"),
    "a line too few": ("progress_board_5", lambda text: re.sub(
        r'  <object id="\d+" type="line"(?:(?!</object>).)*value="3"(?:(?!</object>).)*</object>\n', "", text, count=1,
        flags=re.DOTALL), "2 lines"),
    "bridge on land": ("progress_board_5", moved_line(720), "does not lie on line"),
    "wrong side": ("progress_board_5", moved_line(420), "side of line"),
}  # fmt: skip


@pytest.mark.parametrize("name", BREAKS)
def test_a_board_that_contradicts_the_rules_is_told_in_one_sentence(name: str, tmp_path: Path) -> None:
    board, change, words = BREAKS[name]
    path = BOARDS[board]
    before = path.read_text("utf-8")
    after = change(before)
    assert after != before
    shutil.copy(path.with_suffix(".jpg"), tmp_path)
    copy = tmp_path / path.name
    copy.write_text(after, "utf-8")
    found = check_file(copy)
    assert any(words in fault for fault in found), found
    assert all("\n" not in fault for fault in found)


def test_a_ground_has_its_castle_and_room_for_every_territory(tmp_path: Path) -> None:
    shutil.copy(GROUND.with_suffix(".jpg"), tmp_path)
    copy = tmp_path / GROUND.name
    text = GROUND.read_text("utf-8")
    copy.write_text(text.replace('value="castle"', 'value="keep"'), "utf-8")
    assert "the cell 'castle' is missing" in check_file(copy)[0]
    copy.write_text(text.replace('x="960" y="960"', 'x="640" y="960"'), "utf-8")
    assert "20 cells" in check_file(copy)[0]


def test_a_map_of_another_title_is_none_of_ours(tmp_path: Path) -> None:
    for path, load, find in (
        (BOARDS["skye_board"], load_track_map, find_track_faults),
        (GROUND, load_grid_map, find_grid_faults),
    ):
        shutil.copy(path.with_suffix(".jpg"), tmp_path)
        copy = tmp_path / path.name
        copy.write_text(path.read_text("utf-8").replace('value="skye"', 'value="other"').replace(
            'value="castle"', 'value="keep"').replace('value="A,C"', 'value="D"'), "utf-8")  # fmt: skip
        assert find(load(copy)) == []  # type: ignore[arg-type]
