"""Settings outlast a run; a file that is broken is told of in one sentence, stays as it is, and hinders nobody."""

from __future__ import annotations

import os
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from game.desktop.preferences import FILE, Keeper, Palette, Preferences
from game.desktop.theme import PALETTES

OTHER = {
    "language": "de", "scale": 1.5, "fullscreen": True, "window": (1280, 800), "palette": "clear",
    "patterns": True, "reduced_motion": True,
    "volume": 10, "volume_pieces": 0, "volume_signals": 55, "volume_hearth": 100, "speed": "slow",
    "ask_before_slips": False, "guide": True, "taught": ("skyrim/chaos",),
    "standing_orders": ("orc:never",),
}  # fmt: skip
PROGRAMMERS = ("float", "int`", "`", "bool", "str,", "object", "array", "Expected", "$", "Literal", "None")


def write(folder: Path, words: str | bytes) -> Path:
    path = folder / FILE
    path.write_bytes(words if isinstance(words, bytes) else words.encode())
    return path


def test_every_setting_outlasts_a_run(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / FILE
    assert set(OTHER) == {field.name for field in msgspec.structs.fields(Preferences)}
    Keeper(path).change(**OTHER)
    again = Keeper(path)
    assert again.now == Preferences(**OTHER)  # type: ignore[arg-type]
    assert not again.trouble
    assert os.listdir(path.parent) == [FILE]


def test_a_change_is_told_at_once_and_the_same_value_is_none(tmp_path: Path) -> None:
    keeper, told = Keeper(tmp_path / FILE), list[Preferences]()
    keeper.on_change.append(told.append)
    keeper.change(volume=80)
    assert not told
    assert not (tmp_path / FILE).exists()
    keeper.change(volume=81)
    assert told == [keeper.now]


def test_without_a_path_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    keeper = Keeper()
    keeper.change(guide=True)
    assert keeper.now.guide
    assert not os.listdir(tmp_path)


@pytest.mark.parametrize(
    ("words", "place", "right"),
    [
        ('{"volume": 130}', "volume", ("130", "0", "100")),
        ('{"volume": "loud"}', "volume", ('"loud"', "0", "100")),
        ('{"volume": 12.5}', "volume", ("12.5", "0", "100")),
        ('{"scale": 3}', "scale", ("3", "1", "2", "null")),
        ('{"scale": "large"}', "scale", ('"large"', "null")),
        ('{"guide": 1}', "guide", ("1", "true", "false")),
        ('{"guide": null}', "guide", ("null", "true", "false")),
        ('{"speed": "quick"}', "speed", ("quick", '"slow"', '"normal"', '"fast"')),
        ('{"speed": "paused"}', "speed", ('"paused"', '"slow"', '"normal"', '"fast"')),
        ('{"language": "klingon"}', "language", ("klingon", '""', "pt_BR")),
        ('{"palette": ["clear"]}', "palette", ("classic", "clear", "contrast")),
        ('{"taught": "skyrim/chaos"}', "taught", ('["skyrim/chaos"]',)),
        ('{"taught": [1]}', "taught", ('["skyrim/chaos"]',)),
        ('{"patern": true}', "patern", ("patterns",)),
        ('{"zzz": true}', "zzz", ("language", "taught")),
        ('{"volume": 50,\n"guide": tru}', "line 2", ("JSON",)),
        ('{"volume": 50,\n "guide": true\n', "line 2", ("JSON",)),
        ('{\n"volume": 50,\n}', "line 3", ("JSON",)),
        ("", "line 1", ("JSON",)),
        (b'{"language": "\xff"}', "line 1", ("JSON",)),
        ("[" * 100_000, "line 1", ("JSON",)),
        ('{"volume": ' + "9" * 5000 + "}", "", ("number",)),
        ("[80]", "", ("{",)),
        ("null", "", ("{",)),
    ],
)
def test_a_fault_is_one_sentence_with_file_setting_and_what_would_be_right(
    tmp_path: Path, words: str | bytes, place: str, right: tuple[str, ...]
) -> None:
    path = write(tmp_path, words)
    keeper = Keeper(path)
    said = keeper.trouble
    assert said.startswith(f"{path}, {place}: " if place else f"{path}: ")
    told = said.removeprefix(str(path))
    assert all(one in told for one in right)
    assert not any(one in told for one in PROGRAMMERS)
    assert "\n" not in said
    assert len(said) < len(str(path)) + 300
    assert said.endswith((".", "?"))
    before = path.read_bytes()
    keeper.change(volume=33, guide=True)
    assert (keeper.now.volume, keeper.now.guide) == (33, True)
    assert keeper.trouble == said
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) == [FILE]


def test_what_is_right_in_a_broken_file_counts(tmp_path: Path) -> None:
    path = write(tmp_path, '{"scale": 2, "volume": "loud", "palette": "clear", "speed": "slow"}')
    assert Keeper(path).now == Preferences(scale=2.0, palette="clear", speed="slow")


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    keeper = Keeper(write(tmp_path, b'\xef\xbb\xbf{"volume": 7}'))
    assert (keeper.now.volume, keeper.trouble) == (7, "")


def test_a_folder_in_the_file_s_place_is_told(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    keeper = Keeper(tmp_path / FILE)
    assert keeper.trouble.startswith(f"{tmp_path / FILE}: ")
    keeper.change(volume=1)
    assert keeper.now.volume == 1
    assert os.listdir(tmp_path) == [FILE]


def test_a_file_that_may_not_be_read_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write(tmp_path, '{"volume": 7}')

    def refuse(_path: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", refuse)
    keeper = Keeper(path)
    assert "Permission denied" in keeper.trouble


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_a_pipe_in_the_file_s_place_is_told_and_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / FILE)
    assert Keeper(tmp_path / FILE).trouble.startswith(f"{tmp_path / FILE}: ")


def test_a_file_far_too_long_is_not_read(tmp_path: Path) -> None:
    path = write(tmp_path, '{"taught": ["' + "x" * 200_000 + '"], "volume": 7}')
    keeper = Keeper(path)
    assert keeper.trouble.startswith(f"{path}: ")
    assert keeper.now == Preferences()


def test_a_name_of_no_letters_is_shown(tmp_path: Path) -> None:
    path = write(tmp_path, '{"": 3}')
    assert Keeper(path).trouble.startswith(f'{path}, "": ')


def test_a_link_to_the_file_stays_one(tmp_path: Path) -> None:
    target = tmp_path / "elsewhere" / "mine.json"
    (tmp_path / FILE).symlink_to(target)
    for volume in (3, 4):
        keeper = Keeper(tmp_path / FILE)
        keeper.change(volume=volume)
        assert keeper.trouble == ""
        assert (tmp_path / FILE).is_symlink()
        assert Keeper(target).now.volume == volume


def test_a_folder_that_takes_no_file_is_told_and_forgotten_when_it_does(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.write_text("a file where the folder should be")
    keeper = Keeper(home / FILE)
    first = keeper.trouble
    keeper.change(volume=12)
    assert keeper.now.volume == 12
    assert (first or keeper.trouble).startswith(str(home / FILE))


def test_a_full_or_locked_disk_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / FILE
    keeper = Keeper(path)
    keeper.change(volume=5)
    before = path.read_bytes()

    def refuse(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", refuse)
        keeper.change(volume=6)
    assert "No space left on device" in keeper.trouble
    assert str(path) in keeper.trouble
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) == [FILE]
    keeper.change(volume=7)
    assert not keeper.trouble
    assert Keeper(path).now.volume == 7


def test_the_file_knows_every_palette() -> None:
    assert set(get_args(Palette)) == set(PALETTES)
