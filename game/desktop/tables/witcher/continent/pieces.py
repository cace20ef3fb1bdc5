"""What stands about the places: monsters, what waits for the viewer, witchers."""

from __future__ import annotations

from collections.abc import Collection

import pygame

from game.desktop import theme as t
from game.desktop.tables.witcher.continent import tokens
from game.desktop.tables.witcher.continent.look import Beast, ContinentLook, Figure, Mark
from game.desktop.tables.witcher.continent.spots import Spots
from game.desktop.tables.witcher.views import art


class Pieces:
    """Draws on a picture of the map whose corner lies at `at`."""

    def __init__(self, dst: pygame.Surface, at: tuple[int, int], spots: Spots, look: ContinentLook) -> None:
        self.dst, self.at, self.spots, self.look = dst, at, spots, look

    def draw(self, riding: Collection[int]) -> None:
        """Monsters, then what waits for the viewer, then figures, those further back first; none that rides."""
        for beast in self.look.beasts:
            self._beast(beast)
        for mark in self.look.marks:
            self._errand(mark)
        standing = [one for one in self.look.figures if one.seat not in riding]
        for figure in sorted(standing, key=lambda one: (self.spots.figure(one.place, one.slot).bottom, one.active)):
            self._figure(self.spots.figure(figure.place, figure.slot).move(self.at), figure)

    def _beast(self, one: Beast) -> None:
        box = self.spots.beast(one.place).move(self.at)
        tokens.shadow(self.dst, box)
        if one.key in self.look.targets:
            tokens.light(self.dst, box, t.TARGET)
        sheet = tokens.beast(one.picture, one.terrain, one.level, box.w)
        self.dst.blit(sheet, box)

    def _errand(self, one: Mark) -> None:
        box = self.spots.box(one.place, "token").move(self.at)
        name = "place_quest" if one.kind == "quest" else f"trail_{('forest', 'mountain', 'water')[one.terrain]}"
        sheet = art.upright(name, max(20, box.h))
        self.dst.blit(sheet, sheet.get_rect(center=box.center))

    def _figure(self, box: pygame.Rect, one: Figure) -> None:
        foot = pygame.Rect(0, 0, box.w, max(4, box.w // 3))
        foot.midbottom = (box.centerx, box.bottom + foot.h // 3)
        if one.key in self.look.targets or one.active:
            colour = t.TARGET if one.key in self.look.targets else t.SOURCE
            light = tokens.ring(foot.w, colour, max(1, foot.w // 18), max(3, foot.w // 6))
            wide = pygame.transform.smoothscale(light, (light.get_width(), max(4, light.get_height() * 2 // 5)))
            self.dst.blit(wide, wide.get_rect(center=foot.center))
        sheet = art.upright(f"figure_{one.school}", box.h)
        self.dst.blit(sheet, sheet.get_rect(midbottom=box.midbottom))
