"""What stands on the map at its zoom: names that never touch, and titles of regions with their coin."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pygame

from game.desktop import theme as t
from game.desktop.kit import cards, text
from game.desktop.theme import Theme
from game.kernel.maps.territories import Region, TerritoryMap
from game.kernel.texts import gettext as _

DESIGN = 0.375  # pixels for one of the map at which the sizes of the style are meant
SMALLEST_PIECE = 26
NAME_DIM = "#CDBF9D"
HALO = "#F0E2BF"
TITLE = text.Style("titleb", 18, t.REGION, track=3)


def grown(theme: Theme, k: float) -> float:
    """How much larger than on a 1080p screen things on the map are drawn at a zoom: less than the map itself."""
    share = k / (DESIGN * theme.scale)
    return share if share < 1 else 1 + (share - 1) * 0.6


def inked(theme: Theme, k: float) -> Theme:
    """The theme of letters on the map at a zoom: with them their halos grow and shrink."""
    return replace(theme, scale=max(0.8, theme.scale * min(1.5, grown(theme, k))))


def name_style(dim: bool = False) -> text.Style:
    """Names of places."""
    return text.Style("bodyb", 17, "#22140B", halo=NAME_DIM if dim else HALO)


def piece_size(board: TerritoryMap, key: str, k: float) -> int:
    """The size of a piece on its slot, in pixels."""
    slot = board.slot(key, "units")
    return max(SMALLEST_PIECE, round((slot.width if slot else 112) * k))


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a territory's things stand on the sheet: middle of the piece, its size, middle of the name, its room."""

    piece: tuple[float, float]
    size: int
    name: tuple[float, float]
    room: pygame.Rect
    icon: tuple[float, float]
    icon_size: int
    named: bool

    @property
    def solid(self) -> list[pygame.Rect]:
        """What nothing else should cover: piece, icon, name."""
        name = [self.room] if self.named else []
        return [_square(*self.piece, self.size), _square(*self.icon, self.icon_size), *name]

    def extent(self) -> pygame.Rect:
        """All that is drawn for the territory, with its shadows."""
        piece = _square(*self.piece, round(self.size * 1.8))
        icon = _square(*self.icon, round(self.icon_size * 1.8))
        return piece.unionall([icon, self.room.inflate(20, 24)])


def spots(board: TerritoryMap, theme: Theme, k: float) -> dict[str, Spot]:
    """Find a place for everything; a name that would touch a piece or another name is left out at this zoom."""
    style, ink = name_style(), inked(theme, k)
    high = ink.letter(style.size)
    pieces, icons, rooms = {}, {}, {}
    for land in board.territories:
        units, label, icon = (board.slot(land.key, kind) for kind in ("units", "label", "icons"))
        x, y = units.centre if units else land.polygon[0]
        size = piece_size(board, land.key, k)
        pieces[land.key] = (x * k, y * k, size)
        nx = label.centre[0] * k if label else x * k
        ny = max(label.centre[1] * k if label else 0, y * k + size / 2 + high * 0.55)
        rooms[land.key] = pygame.Rect(0, 0, text.width(ink, _(land.name), style) + 2, round(high * 0.9))
        rooms[land.key].center = (round(nx), round(ny))
        icons[land.key] = _icon_place(icon.centre if icon else None, icon.width if icon else 64, x * k, y * k, size, k)
    taken = [_square(x, y, size) for x, y, size in pieces.values()]
    taken += [_square(*icons[land.key]) for land in board.territories if land.fort or land.portal]
    out: dict[str, Spot] = {}
    reach = max(8, round(34 * k / DESIGN))
    for land in board.territories:
        key = land.key
        room = shifted(rooms[key], taken, reach, 4)
        if room is not None:
            taken.append(room)
        x, y, size = pieces[key]
        ix, iy, isize = icons[key]
        at = room or rooms[key]
        out[key] = Spot((x, y), size, at.center, at, (ix, iy), isize, room is not None)
    return out


def shifted(room: pygame.Rect, taken: list[pygame.Rect], reach: int, slack: int) -> pygame.Rect | None:
    """The place nearest to a room that touches nothing, mostly sideways; None where there is none within reach."""
    step = max(2, reach // 8)
    ways = [(dx, dy) for dy in (0, step, -step) for dx in range(-reach, reach + 1, step)]
    for dx, dy in sorted(ways, key=lambda way: abs(way[0]) + 3 * abs(way[1])):
        moved = room.move(dx, dy)
        if moved.inflate(-slack, -slack).collidelist(taken) < 0:
            return moved
    return None


def _icon_place(
    centre: tuple[float, float] | None, wide: float, x: float, y: float, size: int, k: float
) -> tuple[float, float, int]:
    """Left of the piece, never under it."""
    icon = max(18, round(wide * k))
    if centre is None:
        return x - size / 2 - icon / 2 - 2, y, icon
    ix, iy = centre[0] * k, centre[1] * k
    if abs(iy - y) < size / 2 and abs(ix - x) < size / 2 + icon / 2:
        ix = x - size / 2 - icon / 2 - 1 if ix < x else x + size / 2 + icon / 2 + 1
    return ix, iy, icon


def _square(x: float, y: float, size: int) -> pygame.Rect:
    return pygame.Rect(round(x - size / 2), round(y - size / 2), size, size)


class Titles:
    """Titles of regions with their coin, drawn above the lines of the sheet; they give way to `taken`."""

    def __init__(self, board: TerritoryMap, theme: Theme, taken: list[pygame.Rect] | None = None) -> None:
        self.board = board
        self.theme = theme
        self._taken = list(taken or [])
        self._found: dict[tuple[str, float], pygame.Rect] = {}

    def draw(self, dst: pygame.Surface, k: float, at: tuple[int, int]) -> None:
        """Draw the regions' titles; `at` is where the map's corner lies on `dst`."""
        for region in self.board.regions:
            self._title(dst, region, k, at)

    def title_rect(self, region: Region, k: float) -> pygame.Rect:
        """Where a region's title and its coin stand on the sheet."""
        key = (region.key, k)
        if key not in self._found:
            home = self._home(region, k)
            reach = self.theme.px(56)
            found = None
            for dy in (0, -1, 1, -2, 2, -3, 3):
                found = shifted(home.move(0, dy * self.theme.px(9)), self._taken, reach, 10)
                if found:
                    break
            self._found[key] = found or home
            self._taken.append(self._found[key])
        return self._found[key]

    def _home(self, region: Region, k: float) -> pygame.Rect:
        style, ink = TITLE, inked(self.theme, k)
        gap = ink.px(8)
        slot = self.board.slot(region.key, "label")
        coin = self._coin(k)
        wide = text.width(ink, _(region.name).upper(), style) + gap + coin
        rect = pygame.Rect(0, 0, wide, max(coin, ink.letter(style.size)))
        x, y = slot.centre if slot else region.at
        rect.center = (round(x * k), round(y * k))
        return rect

    def _coin(self, k: float) -> int:
        return max(20, inked(self.theme, k).px(24))

    def _title(self, dst: pygame.Surface, region: Region, k: float, at: tuple[int, int]) -> None:
        rect, style, coin = self.title_rect(region, k).move(at), TITLE, self._coin(k)
        ink = inked(self.theme, k)
        if not dst.get_clip().colliderect(rect.inflate(20, 20)):
            return
        words = _(region.name).upper()
        halo = text.Style(style.face, style.size, "#EAD9B2", style.track, halo="#EAD9B2")
        text.draw(dst, ink, words, halo, (rect.x, rect.centery), "midleft")
        text.draw(dst, ink, words, style, (rect.x, rect.centery), "midleft")
        medal = cards.coin(coin)
        place = medal.get_rect(midright=(rect.right, rect.centery))
        dst.blit(medal, place)
        number = text.Style("uix", 16 * coin / ink.px(24), t.INK)
        text.draw(dst, ink, str(region.bonus), number, place.center, "center")
