"""What stands on the map at its zoom: names that never touch, and titles of regions with their coin."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import pygame

from game.desktop import theme as t
from game.desktop.kit import cards, text
from game.desktop.theme import Theme
from game.kernel.maps.territories import Region, TerritoryMap
from game.kernel.texts import gettext as _

DESIGN = 0.375  # pixels for one of the map at which the sizes of the style are meant
SMALLEST_PIECE = 26
NAME_GAP = 10  # pixels: half of them lie at least between two names on a line
PIECE_SLACK = 4  # pieces are round: so much of their square may be covered
NAME_SLACK = 5  # pixels of its halo by which a name may touch others before it is left out
TRIES = 4

Name = tuple[tuple[str, ...], pygame.Rect]  # the lines of a name, none where it has no room, and its place
NAME_DIM = "#CDBF9D"
HALO = "#F0E2BF"
TITLE = text.Style("titleb", 18, t.REGION, track=3)
TITLE_CLOSE = replace(TITLE, track=0)  # where the spaced one has no room


def grown(theme: Theme, k: float) -> float:
    """How much larger than on a 1080p screen things on the map are drawn at a zoom: less than the map itself."""
    share = k / (DESIGN * theme.scale)
    return share if share < 1 else 1 + (share - 1) * 0.6


def inked(theme: Theme, k: float) -> Theme:
    """The theme of letters on the map at a zoom: with them their halos grow and shrink."""
    return replace(theme, scale=max(0.8, theme.scale * min(1.5, grown(theme, k))))


@functools.cache
def name_style(dim: bool = False) -> text.Style:
    """Names of places."""
    return text.Style("bodyb", 17, "#22140B", halo=NAME_DIM if dim else HALO)


def piece_size(board: TerritoryMap, key: str, k: float) -> int:
    """The size of a piece on its slot, in pixels."""
    slot = board.slot(key, "units")
    return max(SMALLEST_PIECE, round((slot.width if slot else 112) * k))


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a territory's things stand on the sheet: middle of the piece, its size, middle of the name, its room.

    In whole pixels: rounded only where the map is seen, half a pixel would fall to either side as the map is dragged.
    """

    piece: tuple[int, int]
    size: int
    name: tuple[int, int]
    room: pygame.Rect
    icon: tuple[int, int]
    icon_size: int
    lines: tuple[str, ...]  # the name; empty where there is no room for it at this zoom

    @property
    def named(self) -> bool:
        """Whether there is room for the name."""
        return bool(self.lines)

    @property
    def solid(self) -> list[pygame.Rect]:
        """What nothing else should cover: piece, icon, name."""
        name = [self.room] if self.named else []
        return [_square(*self.piece, self.size), _square(*self.icon, self.icon_size), *name]

    def shift(self, stretch: float) -> tuple[int, int]:
        """How far all this lies from its place on a map that is larger."""
        return round(self.piece[0] * (stretch - 1)), round(self.piece[1] * (stretch - 1))

    def stretched(self, stretch: float) -> Spot:
        """The same things on a map that is larger: they keep their size, and stay together."""
        dx, dy = self.shift(stretch)
        (x, y), (nx, ny), (ix, iy) = self.piece, self.name, self.icon
        room = self.room.move(dx, dy)
        return replace(self, piece=(x + dx, y + dy), name=(nx + dx, ny + dy), room=room, icon=(ix + dx, iy + dy))

    def extent(self) -> pygame.Rect:
        """All that is drawn for the territory, with its shadows."""
        piece = _square(*self.piece, round(self.size * 1.8))
        icon = _square(*self.icon, round(self.icon_size * 1.8))
        return piece.unionall([icon, self.room.inflate(20, 24)])


def measure(board: TerritoryMap, theme: Theme, k: float) -> Iterator[None]:
    """Measure the names in steps, before `spots` asks for their widths."""
    for land in board.territories:
        text.width(inked(theme, k), _(land.name), name_style())
        yield


def spots(
    board: TerritoryMap, theme: Theme, k: float, figures: Sequence[pygame.Rect] = ()
) -> dict[str, Spot]:
    """Find a place for everything; a name that would touch a piece, a figure or another name is left out at this
    zoom."""
    ink = inked(theme, k)
    high = ink.letter(name_style().size)
    pieces, icons, middles = {}, {}, {}
    for land in board.territories:
        units, label, icon = (board.slot(land.key, kind) for kind in ("units", "label", "icons"))
        x, y = units.centre if units else land.polygon[0]
        size = piece_size(board, land.key, k)
        pieces[land.key] = (round(x * k), round(y * k), size)
        nx = label.centre[0] * k if label else x * k
        ny = max(label.centre[1] * k if label else 0, y * k + size / 2 + high * 0.55)
        middles[land.key] = (round(nx), round(ny))
        icons[land.key] = _icon_place(icon.centre if icon else None, icon.width if icon else 64, x * k, y * k, size, k)
    taken = [_square(x, y, size - PIECE_SLACK) for x, y, size in pieces.values()]
    taken += [_square(*icons[land.key]) for land in board.territories if land.fort or land.portal]
    taken += figures
    names = _names(board, ink, middles, taken, max(8, round(34 * k / DESIGN)))
    out: dict[str, Spot] = {}
    for land in board.territories:
        x, y, size = pieces[land.key]
        ix, iy, isize = icons[land.key]
        lines, room = names[land.key]
        out[land.key] = Spot((x, y), size, room.center, room, (ix, iy), isize, lines)
    return out


def _names(
    board: TerritoryMap, ink: Theme, middles: dict[str, tuple[int, int]], solid: list[pygame.Rect], reach: int
) -> dict[str, Name]:
    """Long names first; those that find no room go before the others in another try."""
    order = sorted(board.territories, key=lambda land: -len(land.name))
    best: dict[str, Name] = {}
    for _try in range(TRIES):
        found: dict[str, Name] = {}
        taken = list(solid)
        for land in order:
            found[land.key] = lines, room = _name(ink, _(land.name), middles[land.key], taken, reach)
            if lines:
                taken.append(room.inflate(NAME_GAP, 0))
        without = [land for land in order if not found[land.key][0]]
        if not best or len(without) < sum(not lines for lines, _room in best.values()):
            best = found
        if not without:
            break
        order = without + [land for land in order if land not in without]
    return best


def _name(ink: Theme, name: str, middle: tuple[int, int], taken: list[pygame.Rect], reach: int) -> Name:
    """On one line, else on two: the lines that have room and the room itself."""
    style = name_style()
    high = round(ink.letter(style.size) * 0.9)
    words = name.split(" ")
    cuts = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    broken = min(cuts, key=lambda cut: max(map(len, cut)), default=())
    for lines, slack in (((name,), 0), (broken, 0), (broken or (name,), NAME_SLACK)):
        if lines:
            room = pygame.Rect(0, 0, max(text.width(ink, line, style) for line in lines) + 2, high * len(lines))
            room.midtop = (middle[0], middle[1] - high // 2)
            found = shifted(room, taken, reach, slack)
            if found is not None:
                return tuple(lines), found
    home = pygame.Rect(0, 0, text.width(ink, name, style) + 2, high)
    home.center = middle
    return (), home


def shifted(room: pygame.Rect, taken: list[pygame.Rect], reach: int, slack: int) -> pygame.Rect | None:
    """The place nearest to a room that touches nothing, mostly sideways; None where there is none within reach."""
    tight = room.inflate(-slack, -slack)
    around = tight.inflate(2 * reach + 2, reach)
    near = [taken[i] for i in around.collidelistall(taken)]
    for dx, dy in _ways(reach):
        if tight.move(dx, dy).collidelist(near) < 0:
            return room.move(dx, dy)
    return None


@functools.lru_cache(64)
def _ways(reach: int) -> list[tuple[int, int]]:
    """Where to move within reach, nearest first."""
    step = max(2, reach // 8)
    ways = [(dx, dy) for dy in (0, step, -step) for dx in range(-reach, reach + 1, step)]
    return sorted(ways, key=lambda way: abs(way[0]) + 3 * abs(way[1]))


def _icon_place(
    centre: tuple[float, float] | None, wide: float, x: float, y: float, size: int, k: float
) -> tuple[int, int, int]:
    """Left of the piece, never under it."""
    icon = max(18, round(wide * k))
    if centre is None:
        return round(x - size / 2 - icon / 2 - 2), round(y), icon
    ix, iy = centre[0] * k, centre[1] * k
    if abs(iy - y) < size / 2 and abs(ix - x) < size / 2 + icon / 2:
        ix = x - size / 2 - icon / 2 - 1 if ix < x else x + size / 2 + icon / 2 + 1
    return round(ix), round(iy), icon


def _edges(whole: pygame.Rect) -> list[pygame.Rect]:
    """What lies about a sheet on all four sides."""
    w, h = whole.size
    return [pygame.Rect(*one) for one in ((-w, -h, w, 3 * h), (w, -h, w, 3 * h), (0, -h, w, h), (0, h, w, h))]


def _square(x: float, y: float, size: int) -> pygame.Rect:
    return pygame.Rect(round(x - size / 2), round(y - size / 2), size, size)


class Titles:
    """Titles of regions with their coin, drawn above the lines of the sheet; they give way to `taken`."""

    def __init__(self, board: TerritoryMap, theme: Theme, taken: list[pygame.Rect] | None = None) -> None:
        self.board = board
        self.theme = theme
        self._taken = list(taken or [])
        self._found: dict[tuple[str, float], tuple[pygame.Rect, text.Style | None]] = {}

    def draw(self, dst: pygame.Surface, k: float, at: tuple[int, int], stretch: float = 1.0) -> None:
        """Draw the regions' titles; `at` is where the map's corner lies on `dst`, a map that is larger by `stretch`."""
        clip = dst.get_clip()
        for region in self.board.regions:
            rect = self.title_rect(region, k).copy()
            rect.center = (round(rect.centerx * stretch) + at[0], round(rect.centery * stretch) + at[1])
            if clip.colliderect(rect.inflate(20, 20)):
                self._title(dst, region, k, rect)

    def title_rect(self, region: Region, k: float) -> pygame.Rect:
        """Where a region's title and its coin stand on the sheet."""
        return self._placed(region, k)[0]

    def _placed(self, region: Region, k: float) -> tuple[pygame.Rect, text.Style | None]:
        """The place, and the letters that have room there: spaced, else close, else none beside the coin."""
        key = (region.key, k)
        if key not in self._found:
            whole = pygame.Rect(0, 0, round(self.board.size[0] * k), round(self.board.size[1] * k))
            tries = [(self._home(region, k, style).clamp(whole), style) for style in (TITLE, TITLE_CLOSE, None)]
            rooms = ((self._free(home, whole), style) for home, style in tries)
            found = next(((rect, style) for rect, style in rooms if rect is not None), tries[-1])
            self._found[key] = found
            self._taken.append(found[0])
        return self._found[key]

    def _free(self, home: pygame.Rect, whole: pygame.Rect) -> pygame.Rect | None:
        """The free place nearest to a title's own, up and down too."""
        taken, reach = [*self._taken, *_edges(whole)], self.theme.px(56)
        for dy in (0, -1, 1, -2, 2, -3, 3):
            found = shifted(home.move(0, dy * self.theme.px(9)), taken, reach, 2)
            if found:
                return found
        return None

    def _home(self, region: Region, k: float, style: text.Style | None) -> pygame.Rect:
        ink, coin = inked(self.theme, k), self._coin(k)
        slot = self.board.slot(region.key, "label")
        words = text.width(ink, _(region.name).upper(), style) + ink.px(8) if style else 0
        rect = pygame.Rect(0, 0, words + coin, max(coin, ink.letter(TITLE.size)))
        x, y = slot.centre if slot else region.at
        rect.center = (round(x * k), round(y * k))
        return rect

    def _coin(self, k: float) -> int:
        return max(20, inked(self.theme, k).px(24))

    def _title(self, dst: pygame.Surface, region: Region, k: float, rect: pygame.Rect) -> None:
        style, coin = self._placed(region, k)[1], self._coin(k)
        ink = inked(self.theme, k)
        if style is not None:
            words = _(region.name).upper()
            halo = text.Style(style.face, style.size, "#EAD9B2", style.track, halo="#EAD9B2")
            text.draw(dst, ink, words, halo, (rect.x, rect.centery), "midleft")
            text.draw(dst, ink, words, style, (rect.x, rect.centery), "midleft")
        medal = cards.coin(coin)
        place = medal.get_rect(midright=(rect.right, rect.centery))
        dst.blit(medal, place)
        number = text.Style("uix", 16 * coin / ink.px(24), t.INK)
        text.draw(dst, ink, str(region.bonus), number, place.center, "center")
