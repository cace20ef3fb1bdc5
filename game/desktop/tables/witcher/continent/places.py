"""The places as they are painted on the map: the lamp over those that can be chosen, marks, signs, names."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.desktop import theme as t
from game.desktop.kit import text
from game.desktop.tables.witcher.continent import lamp, tokens
from game.desktop.tables.witcher.continent.look import OPEN_SEA, ContinentLook
from game.desktop.tables.witcher.continent.spots import Spots
from game.desktop.tables.witcher.continent.waters import Waters
from game.desktop.tables.witcher.views import art
from game.kernel.maps.locations import Location
from game.kernel.texts import gettext as _

SIGNS = (
    "train", "combat", "defense", "alchemy", "specialty", "potion", "poker", "trade", "quest", "alms",
    "any", "mists", "exchange", "trophy", "arena", "potion", "gold", "trails", "",
)  # fmt: skip
"""By the numbers of actions; the open sea has none."""
SEA_NAME = text.Style("ital", 21, "#3E5A5E", track=3)
LAND_NAME = text.Style("titleb", 21, t.REGION, track=3)


class Places:
    """Draws on a picture of the map whose corner lies at `at`. `signs`: the number of each place's action."""

    def __init__(
        self, dst: pygame.Surface, at: tuple[int, int], spots: Spots, look: ContinentLook, signs: Mapping[str, int]
    ) -> None:
        self.dst, self.at, self.spots, self.look, self.signs = dst, at, spots, look, signs

    def draw(self) -> None:
        """What is the same while figures and monsters come and go."""
        self._light()
        if self.look.sea is not None:
            Waters(self.dst, self.at, self.spots, self.look).below()
        for place in self.spots.board.locations:
            if place.key in self.spots.places:
                self._place(place)
        self._titles()
        if self.look.tavern:
            box = self.spots.box(self.look.tavern, "tavern").move(self.at)
            sheet = art.upright("tavern", max(20, box.h))
            self.dst.blit(sheet, sheet.get_rect(center=box.center))

    def medallion(self, place: Location) -> None:
        """Terrain and number; the open sea has none in the books."""
        box = self.spots.places[place.key].mark.move(self.at)
        sheet = art.upright("mark_sea" if place.key == OPEN_SEA else f"mark_{place.terrain}", box.h)
        self.dst.blit(sheet, sheet.get_rect(center=box.center))
        if place.key != OPEN_SEA:
            plate = tokens.numbered(self.spots.ink, place.number, box.w)
            self.dst.blit(plate, plate.get_rect(midtop=(box.centerx, box.bottom - round(plate.get_height() * 0.62))))

    def _light(self) -> None:
        """While somebody chooses, what cannot be chosen lies in the dark."""
        look, spots = self.look, self.spots
        if not look.choosing:
            return
        keys = {*look.targets, look.source, *(one.place for one in look.figures)} - {""}
        lit = [spots.rect(key, look).move(self.at) for key in keys]
        ways = [spots.way(a, b, look, self.at) for a, b in look.roads]
        lamp.narrow(self.dst, self.dst.get_rect(), lit, ways, max(4, round(60 * spots.k)))
        for way in ways:
            lamp.road(self.dst, way, max(2, round(9 * spots.k)), False)

    def _place(self, place: Location) -> None:
        spot = self.spots.places[place.key]
        if place.key in self.look.targets:
            tokens.light(self.dst, spot.mark.move(self.at), t.TARGET)
        elif place.key == self.look.source:
            tokens.light(self.dst, spot.mark.move(self.at), t.SOURCE)
        self.medallion(place)
        action = SIGNS[self.signs[place.key]]
        if spot.action.w >= 10 and action:
            sign = art.upright(f"place_{action}", spot.action.h)
            self.dst.blit(sign, sign.get_rect(center=spot.action.move(self.at).center))
        text.draw(self.dst, self.spots.ink, _(place.name), text.PLACE, spot.name.move(self.at).center, "center")

    def _titles(self) -> None:
        """Names of waters and lands."""
        ink, k = self.spots.ink, self.spots.k
        for title in self.spots.board.titles:
            style = SEA_NAME if title.water else LAND_NAME
            words = _(title.name)
            room = pygame.Rect(0, 0, text.width(ink, words, style) + 2 * ink.px(8), text.height(ink, style))
            room.center = (round(title.at[0] * k), round(title.at[1] * k))
            place = room.clamp(self.spots.inside).move(self.at).center
            text.draw(self.dst, ink, words, style, place, "center")
