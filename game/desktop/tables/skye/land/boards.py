"""A board of this title in a rectangle of the window: its picture, and where spaces and slots lie in it."""

from __future__ import annotations

import functools
from pathlib import Path

import pygame

from game.desktop.kit.pool import POOL
from game.desktop.kit.surfaces import opaque
from game.kernel.maps.track_model import Place, TrackMap, TrackSlotKind
from game.kernel.maps.tracks import load_track_map
from game.kernel.resources import resource


@functools.lru_cache(4)
def board_map(name: str) -> TrackMap:
    """A board of maps/, such as `skye_board` or `progress_board_5`."""
    return load_track_map(resource("maps", f"{name}.tmx"))


@functools.lru_cache(2)
def _painted(path: Path) -> pygame.Surface:
    loaded = pygame.image.load(path)
    sheet = opaque(loaded.get_size())
    sheet.blit(loaded, (0, 0))
    return sheet


@POOL.keep
def _scaled(path: Path, size: tuple[int, int]) -> pygame.Surface:
    return pygame.transform.smoothscale(_painted(path), size)


class BoardSheet:
    """Draws one board as large as fits into a rectangle, in its middle."""

    def __init__(self, name: str) -> None:
        self.board = board_map(name)
        self.rect = pygame.Rect(0, 0, 1, 1)

    def place(self, room: pygame.Rect) -> None:
        """Another rectangle to fit into."""
        share = min(room.w / self.board.size[0], room.h / self.board.size[1])
        size = [max(1, round(length * share)) for length in self.board.size]
        self.rect = pygame.Rect((0, 0), size)
        self.rect.center = room.center

    @property
    def k(self) -> float:
        """Pixels of the window for one of the map."""
        return self.rect.w / self.board.size[0]

    def box(self, place: Place) -> pygame.Rect:
        """A box of the map in the window."""
        left, top = self.rect.x + place.x * self.k, self.rect.y + place.y * self.k
        return pygame.Rect(round(left), round(top), round(place.width * self.k), round(place.height * self.k))

    def space_rect(self, key: str) -> pygame.Rect:
        """A space in the window; KeyError for one that is not there."""
        return self.box(self.board.space(key).place)

    def slot_rect(self, of: str, kind: TrackSlotKind, index: int = 0) -> pygame.Rect:
        """A slot in the window; KeyError for one that is not there."""
        slot = self.board.slot(of, kind, index)
        if slot is None:
            raise KeyError(of, kind, index)
        return self.box(slot.place)

    def draw(self, dst: pygame.Surface) -> None:
        """The board itself; what lies on it is drawn by whoever knows."""
        dst.blit(_scaled(self.board.picture, self.rect.size), self.rect)
