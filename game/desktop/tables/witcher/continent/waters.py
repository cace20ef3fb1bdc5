"""What is on the sea of Skellige: the danger track, Dagon, the ships, the tiles of the isles that were found."""

from __future__ import annotations

import pygame

from game.desktop import theme as t
from game.desktop.kit import text
from game.desktop.kit.pool import POOL
from game.desktop.kit.surfaces import clear, supersample
from game.desktop.tables.witcher.continent import tokens
from game.desktop.tables.witcher.continent.look import DAGON, ContinentLook, SeaLook
from game.desktop.tables.witcher.continent.spots import TAG, Spots
from game.desktop.tables.witcher.views import art
from game.kernel.texts import gettext as _

SPOT = text.Style("titleb", 21, t.PARCHMENT_LIT)
HEAD = text.Style("uib", 15, t.INK)
DEEP, RIM, UNUSED = "#2C5261", "#C39A4A", "#8D8877"
SAFE, DANGER = "#5F8A94", "#9C2D25"
FACES = 6


class Waters:
    """Draws on a picture of the map whose corner lies at `at`."""

    def __init__(self, dst: pygame.Surface, at: tuple[int, int], spots: Spots, look: ContinentLook) -> None:
        self.dst, self.at, self.spots, self.look = dst, at, spots, look
        assert look.sea is not None
        self.sea: SeaLook = look.sea

    def below(self) -> None:
        """What lies under marks and names."""
        for key in self.sea.found:
            self._tile(key)
        self._track()

    def above(self, under_way: set[int]) -> None:
        """What stands on the sea, but for ships that are on their way."""
        for key in self.sea.closed:
            self._closed(key)
        for n in range(len(self.sea.ships)):
            if n not in under_way:
                self._ship(n)
        self.dagon()

    def _tile(self, key: str) -> None:
        box = self.spots.box(key, "tile").move(self.at)
        tile = framed(key, box.w, box.h)
        shadow = pygame.Surface(box.size, pygame.SRCALPHA)
        shadow.fill((10, 5, 3, 70))
        self.dst.blit(shadow, box.move(max(1, box.w // 60), max(2, box.w // 40)))
        self.dst.blit(tile, box)

    # -- the danger track -------------------------------------------------------------------------
    def _track(self) -> None:
        discs = [self.spots.danger(n).move(self.at) for n in range(self.spots.dangers)]
        if not discs:
            return
        strip = self._dice_rect(discs[0])
        head = text.height(self.spots.ink, HEAD, 1.0)
        column = discs[0].unionall([discs[-1], strip]).inflate(discs[0].w // 3, 0)
        column.h += discs[0].h // 4 + head
        column.y -= discs[0].h // 5
        column.h += discs[0].h // 5
        self.dst.blit(parchment(column.w, column.h), column)
        text.draw(self.dst, self.spots.ink, _("Danger"), HEAD, (column.centerx, column.bottom - head), "center")
        for number, disc in enumerate(discs):
            used = number >= self.sea.start
            self.dst.blit(spot(disc.w, used), disc)
            words = _("D{n}").format(n=number + 1)
            style = text.shrunk(self.spots.ink, words, SPOT, disc.w * 8 // 10)
            text.draw(self.dst, self.spots.ink, words, style, disc.center, "center")
            self._dice(disc, number, used)

    def _dice_rect(self, disc: pygame.Rect) -> pygame.Rect:
        side = max(5, disc.w // 5)
        strip = pygame.Rect(0, 0, FACES * side + (FACES - 1) * max(1, side // 6), side)
        strip.midtop = (disc.centerx, disc.bottom + disc.w // 10)
        return strip

    def _dice(self, disc: pygame.Rect, number: int, used: bool) -> None:
        """The faces that are dangerous on a spot, and those that are safe (SKE-TRK-03)."""
        strip = self._dice_rect(disc)
        side, step = strip.h, (strip.w - strip.h) / (FACES - 1)
        for face in range(FACES):
            box = pygame.Rect(round(strip.x + face * step), strip.y, side, side)
            sheet = die(side, face + 1, face <= number, used)
            self.dst.blit(sheet, box)

    # -- pieces -----------------------------------------------------------------------------------
    def _ship(self, n: int) -> None:
        box = self.spots.ship(n, self.look).move(self.at)
        sheet = art.upright("ship", box.h)
        key = f"ship:{n}"
        if key in self.look.targets:
            tokens.light(self.dst, box, t.TARGET)
        self.dst.blit(sheet, sheet.get_rect(center=box.center))

    def dagon(self) -> None:
        """On its spot of the track, or on the open sea."""
        box = self.spots.rect(DAGON, self.look).move(self.at)
        tokens.shadow(self.dst, box)
        if self.sea.place in self.look.targets:
            tokens.light(self.dst, box, t.TARGET)
        self.dst.blit(tokens.beast("dagon", 2, 2, box.w), box)

    def _closed(self, key: str) -> None:
        """Somebody stayed there: nobody else can land (SKE-SHP-03)."""
        box = self.spots.tag(key).move(self.at)
        pygame.draw.rect(self.dst, t.LEATHER_DARK, box, border_radius=4)
        pygame.draw.rect(self.dst, t.GOLD_DIM, box, 1, border_radius=4)
        text.draw(self.dst, self.spots.ink, _("Closed"), TAG, box.center, "center")


@POOL.keep
def framed(key: str, wide: int, high: int) -> pygame.Surface:
    """An isle on its tile of card: a pale edge, a dark line."""
    source = art.picture(key, "isles")
    out = pygame.transform.smoothscale(source, (max(1, wide), max(1, high)))
    edge = max(2, wide // 40)
    pygame.draw.rect(out, t.PARCHMENT, out.get_rect(), edge)
    pygame.draw.rect(out, t.INK_SOFT, out.get_rect(), 1)
    inner = out.get_rect().inflate(-2 * edge, -2 * edge)
    pygame.draw.rect(out, t.INK_SOFT, inner, 1)
    return out


@POOL.keep
def parchment(wide: int, high: int) -> pygame.Surface:
    """The strip that the danger spots lie on."""

    def paint(s: pygame.Surface, k: float) -> None:
        box = pygame.Rect(0, 0, round(wide * k), round(high * k))
        radius = round(5 * k)
        pygame.draw.rect(s, t.LEATHER_DARK, box, border_radius=radius)
        pygame.draw.rect(s, t.PARCHMENT, box.inflate(round(-3 * k), round(-3 * k)), border_radius=radius)
        pygame.draw.rect(s, t.GOLD_DIM, box.inflate(round(-9 * k), round(-9 * k)), max(1, round(k)), radius)

    return supersample((wide, high), paint, 2, t.LEATHER_DARK)


@POOL.keep
def spot(size: int, used: bool) -> pygame.Surface:
    """A danger spot; one below the start is not used by so many players (SKE-TRK-02)."""

    def paint(s: pygame.Surface, k: float) -> None:
        c = size * k / 2
        pygame.draw.circle(s, t.NIGHT, (c, c), c)
        pygame.draw.circle(s, RIM if used else t.PARCHMENT_DIM, (c, c), c - k)
        pygame.draw.circle(s, t.NIGHT, (c, c), c * 0.9)
        pygame.draw.circle(s, DEEP if used else UNUSED, (c, c), c * 0.9 - k)

    return supersample((size, size), paint, 3, t.NIGHT)


@POOL.keep
def die(side: int, face: int, dangerous: bool, used: bool) -> pygame.Surface:
    """A face on the strip below a spot: red and with a bar below where it is dangerous."""
    colour = pygame.Color(DANGER if dangerous else SAFE)
    if not used:
        colour = colour.lerp(t.PARCHMENT, 0.6)

    def paint(s: pygame.Surface, k: float) -> None:
        box = pygame.Rect(0, 0, round(side * k), round(side * k))
        pygame.draw.rect(s, t.NIGHT if used else t.PARCHMENT_DIM, box, border_radius=round(side * k / 5))
        pygame.draw.rect(s, colour, box.inflate(round(-2 * k), round(-2 * k)), border_radius=round(side * k / 5))

    out = supersample((side, side), paint, 3, t.NIGHT).copy()
    _pips(out, face)
    return out


PIPS = {1: (4,), 2: (0, 8), 3: (0, 4, 8), 4: (0, 2, 6, 8), 5: (0, 2, 4, 6, 8), 6: (0, 2, 3, 5, 6, 8)}


def _pips(out: pygame.Surface, face: int) -> None:
    side = out.get_width()
    layer = clear((side * 3, side * 3))
    layer.fill((243, 231, 201, 0))
    for place in PIPS[face]:
        x, y = (place % 3 - 1) * 0.27 + 0.5, (place // 3 - 1) * 0.27 + 0.5
        pygame.draw.circle(layer, t.PARCHMENT_LIT, (x * side * 3, y * side * 3), side * 3 * 0.095)
    out.blit(pygame.transform.smoothscale(layer, (side, side)), (0, 0))
