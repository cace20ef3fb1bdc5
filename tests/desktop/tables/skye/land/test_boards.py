"""Boards in the window: as large as fits, spaces and slots where the map has them."""

from __future__ import annotations

import pygame
import pytest

from game.desktop.tables.skye.land.boards import BoardSheet

ROOM = pygame.Rect(30, 40, 700, 500)


@pytest.fixture(autouse=True)
def window() -> None:
    pygame.display.init()
    pygame.display.set_mode((800, 600))


@pytest.mark.parametrize("name", ["skye_board", "progress_board_2-4", "progress_board_5"])
def test_a_board_fits_its_room_with_all_its_spaces(name: str) -> None:
    sheet = BoardSheet(name)
    sheet.place(ROOM)
    assert ROOM.contains(sheet.rect)
    assert sheet.rect.w == ROOM.w or sheet.rect.h == ROOM.h
    for one in sheet.board.spaces:
        assert sheet.rect.contains(sheet.space_rect(one.key))
    for slot in sheet.board.slots:
        assert sheet.rect.contains(sheet.slot_rect(slot.of, slot.kind, slot.index))
    with pytest.raises(KeyError):
        sheet.slot_rect("board", "bonus")


def test_a_board_is_drawn_within_its_rectangle() -> None:
    sheet = BoardSheet("progress_board_5")
    sheet.place(ROOM)
    dst = pygame.Surface((800, 600))
    sheet.draw(dst)
    assert dst.get_at((ROOM.x - 2, ROOM.centery))[:3] == (0, 0, 0)
    assert dst.get_at(sheet.rect.center)[:3] != (0, 0, 0)
