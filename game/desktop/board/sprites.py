"""Pieces, icons, names, titles and arrows, drawn above the map's sheet."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

import pygame

from game.desktop import theme as t
from game.desktop.board import figures, marks
from game.desktop.board.look import BoardLook, Figure, Piece, Way
from game.desktop.board.motion import Glide
from game.desktop.kit import arrows, icons, pieces, text
from game.desktop.kit.surfaces import clear, opaque
from game.desktop.theme import Theme
from game.kernel.maps.territories import Territory, TerritoryMap
from game.kernel.texts import edition
from game.kernel.texts import gettext as _

ICON_INK = {"fort": "#2E2015", "portal": "#1F3A46"}
LARGER = 1.19  # the source and the aim, 50 beside 42


@dataclass(frozen=True)
class Shown:
    """What rests on the board: `held` still shows what was there before a piece arrives, and in `coming` figures have
    not arrived yet."""

    look: BoardLook
    aim: str = ""
    held: Mapping[str, Piece] = field(default_factory=dict)
    last: Way | None = None
    coming: frozenset[str] = frozenset()

    def of(self, keys: Sequence[str]) -> list[object]:
        """For each territory what is equal where its picture is."""
        chosen, lit = (self.look.source, self.aim), self._lit
        return [(self.piece(key), self.figure(key), lit is None or key in lit, key in chosen) for key in keys]

    def stands_as(self, other: Shown) -> bool:
        """Whether the same pieces and figures stand in the same places."""
        if self.look is other.look and self.held == other.held and self.coming == other.coming:
            return True
        return self._standing() == other._standing()

    def _standing(self) -> object:
        figures = {key: one for key, one in self.look.figures.items() if key not in self.coming}
        return {**self.look.pieces, **self.held}, figures

    def figure(self, key: str) -> Figure | None:
        """Who stands in a territory beside its piece."""
        return None if key in self.coming else self.look.figures.get(key)

    def piece(self, key: str) -> Piece | None:
        """What stands in a territory."""
        return self.held.get(key) or self.look.pieces.get(key)

    def bright(self, key: str) -> bool:
        """Whether a territory has its full light."""
        return self._lit is None or key in self._lit

    @functools.cached_property
    def _lit(self) -> frozenset[str] | None:
        """The territories in full light; None where all are."""
        look = self.look
        if not look.choosing:
            return None
        return frozenset((look.source, self.aim, look.last.target if look.last else "", *look.targets))


class Sprites:
    """Draws them at the places found for a zoom."""

    def __init__(self, board: TerritoryMap) -> None:
        self.board = board
        self.theme = Theme()
        self.ink = Theme()
        self.k = 0.0
        self._edition = -1
        self._dragons: frozenset[str] = frozenset()
        self.spots: dict[str, marks.Spot] = {}
        self._extents: dict[str, pygame.Rect] = {}
        self.titles = marks.Titles(board, self.theme)
        self._standing: dict[tuple[str, int], tuple[int, int]] = {}  # where heroes stand, by territory and height

    def settle(self, theme: Theme, k: float, dragons: frozenset[str] = frozenset()) -> Iterator[None]:
        """Find the places for a zoom and a scale, in steps; titles give way to dragons."""
        self.theme, self.k, self._edition, self._dragons = theme, k, edition(), dragons
        self.ink = marks.inked(theme, k)
        for _land in marks.measure(self.board, theme, k):
            yield
        bodies = [figures.body(self.board, key, k) for key in sorted(dragons)]
        self.spots = marks.spots(self.board, theme, k, bodies)
        self._extents = {key: spot.extent() for key, spot in self.spots.items()}
        self._standing = {}
        solid = [rect for spot in self.spots.values() for rect in spot.solid]
        solid += bodies
        self.titles = marks.Titles(self.board, theme, solid)
        yield
        for region in self.board.regions:
            self.titles.title_rect(region, k)
            yield

    def settled(self, theme: Theme, k: float, dragons: frozenset[str] = frozenset()) -> bool:
        """Whether the places are those of a zoom, a scale and the language, and no dragon came since."""
        same = (theme, k, edition()) == (self.theme, self.k, self._edition)
        return same and dragons <= self._dragons

    def draw(
        self,
        dst: pygame.Surface,
        at: tuple[int, int],
        shown: Shown,
        area: pygame.Rect | None = None,
        stretch: float = 1.0,
    ) -> None:
        """All of it, or what of it is seen in an area of `dst`; `at` is where the map's corner lies.

        While the map is zoomed it is larger by `stretch` than what was placed: the places move, the size stays.
        """
        before = dst.get_clip()
        if area is not None:
            dst.set_clip(area.clip(before))
        self.titles.draw(dst, self.k, at, stretch)
        near = dst.get_clip().move(-at[0], -at[1])
        if shown.look.track:
            self._track(dst, at, shown.look, stretch)
        plain, whole = self._boxes(shown, stretch)
        for draw, boxes in ((self._territory, whole), (self._name, plain)):  # above all: heroes walk, names stay
            for n in near.collidelistall(boxes):
                land = self.board.territories[n]
                spot = self.spots[land.key]
                dx, dy = spot.shift(stretch)
                draw(dst, (at[0] + dx, at[1] + dy), shown, land, spot)
        dst.set_clip(before)

    def _boxes(self, shown: Shown, stretch: float) -> tuple[list[pygame.Rect], list[pygame.Rect]]:
        """What is drawn for each territory, without its figure and with it."""
        lands = self.board.territories
        plain = [self._extents[land.key] for land in lands]
        whole = [self._extent(land.key, shown) if land.key in shown.look.figures else plain[n]
                 for n, land in enumerate(lands)]  # fmt: skip
        if stretch == 1:
            return plain, whole
        shifts = [self.spots[land.key].shift(stretch) for land in lands]
        moved = ([box.move(by) for box, by in zip(boxes, shifts, strict=True)] for boxes in (plain, whole))
        return next(moved), next(moved)

    def changed(self, before: Shown, after: Shown) -> list[pygame.Rect]:
        """Where on the sheet it looks different: of territories, and of the last move's arrow."""
        keys = [land.key for land in self.board.territories]
        both = zip(keys, before.of(keys), after.of(keys), strict=True)
        other = [key for key, was, now in both if was != now]
        out = [self._extent(key, shown) for key in other for shown in (before, after)]
        if before.look.track != after.look.track:
            out.append(figures.track_rect(self.board, self.k).inflate(8, 8))
        if before.last != after.last:
            out += [sheet.get_rect(topleft=at) for sheet, at in map(self.last_arrow, (before.last, after.last))]
        return out

    def _extent(self, key: str, shown: Shown) -> pygame.Rect:
        """All that is drawn for a territory, a figure with it."""
        figure = shown.look.figures.get(key)
        if figure is None:
            return self._extents[key]
        return self._extents[key].union(figures.extent(*self._stands(key, shown, figure)))

    def _stands(self, key: str, shown: Shown, figure: Figure) -> tuple[tuple[int, int], int]:
        """The middle and the height of a figure on the sheet."""
        piece = shown.piece(key)
        alone = not (piece and piece.number)
        at, high = figures.place(self.board, key, figure, self.k, alone)
        if alone or figure.dragon:
            return at, high
        if (key, high) not in self._standing:
            self._standing[key, high] = self._beside(key, at, high)
        return self._standing[key, high], high

    def _beside(self, key: str, home: tuple[int, int], high: int) -> tuple[int, int]:
        """Where a hero beside units hides least of names, pieces and signs; at his home where that is free."""
        (x, y), size = self.spots[key].piece, self.spots[key].size
        far = round(size / 2 + high * 0.32)
        ways = [(dx, dy) for dy in (0, -size // 3, -2 * size // 3) for dx in (far, -far)]
        tried = [home, *((x + dx, y + dy) for dx, dy in ways), (x, y - size // 2 - high // 3)]
        solid = [rect for other, spot in self.spots.items() for rect in spot.solid if other != key or rect == spot.room]
        solid += [self.titles.title_rect(region, self.k) for region in self.board.regions]

        def hidden(at: tuple[int, int]) -> int:
            body = figures.standing(at, high)
            return sum(part.w * part.h for part in (body.clip(solid[i]) for i in body.collidelistall(solid)))

        return min(tried, key=hidden)

    def _track(self, dst: pygame.Surface, at: tuple[int, int], look: BoardLook, stretch: float) -> None:
        rect = figures.track_rect(self.board, self.k)
        rect.center = (round(rect.centerx * stretch) + at[0], round(rect.centery * stretch) + at[1])
        if dst.get_clip().colliderect(rect.inflate(rect.size)):  # dragons may spread beyond their places
            figures.draw_track(dst, self.theme, rect, look.track)

    def figure_rect(self, key: str, look: BoardLook) -> pygame.Rect:
        """Where a territory's figure stands on the sheet; empty where there is none."""
        figure = look.figures.get(key)
        return figures.extent(*self._stands(key, Shown(look), figure)) if figure else pygame.Rect(0, 0, 0, 0)

    def _territory(
        self, dst: pygame.Surface, at: tuple[int, int], shown: Shown, land: Territory, spot: marks.Spot
    ) -> None:
        bright, chosen = shown.bright(land.key), land.key in (shown.look.source, shown.aim)
        if land.fort or land.portal:
            kind = "fort" if land.fort else "portal"
            halo = t.PARCHMENT_LIT if bright else "#C9BB9A"
            mark = icons.soft_icon(kind, spot.icon_size, ICON_INK[kind], halo)
            dst.blit(mark, mark.get_rect(center=(spot.icon[0] + at[0], spot.icon[1] + at[1])))
        piece = shown.piece(land.key)
        if piece and piece.number:
            size = round(spot.size * (LARGER if chosen else 1))
            where = (spot.piece[0] + at[0], spot.piece[1] + at[1])
            pieces.put(dst, self.theme, piece.faction, size, where, piece.number, lit=chosen)
        figure = shown.figure(land.key)
        if figure is not None:
            place, high = self._stands(land.key, shown, figure)
            figures.put(dst, figure, (place[0] + at[0], place[1] + at[1]), round(high * (1.1 if chosen else 1)), chosen)

    def _name(
        self, dst: pygame.Surface, at: tuple[int, int], shown: Shown, land: Territory, spot: marks.Spot
    ) -> None:
        bright, chosen = shown.bright(land.key), land.key in (shown.look.source, shown.aim)
        if spot.named or chosen:
            sink = spot.size * (LARGER - 1) / 2 if chosen else 0
            lines, style = spot.lines or (_(land.name),), marks.name_style(not bright)
            step = spot.room.h / len(lines)
            for i, line in enumerate(lines):
                y = spot.name[1] + at[1] + round(sink + (i - (len(lines) - 1) / 2) * step)
                text.draw(dst, self.ink, line, style, (spot.name[0] + at[0], y), "center")

    def warm(self, land: Territory, shown: Shown) -> None:
        """Make a territory's letters and piece before they are needed."""
        self._territory(opaque((1, 1)), (0, 0), shown, land, self.spots[land.key])
        self._name(opaque((1, 1)), (0, 0), shown, land, self.spots[land.key])

    def warm_other(self, land: Territory, look: BoardLook, bright: bool) -> None:
        """Make them as they are while something is chosen, or is not."""
        self.warm(land, Shown(replace(look, targets=(), source="", last=None, choosing=not bright)))

    def _zoom(self) -> float:
        return self.theme.scale * min(1.5, marks.grown(self.theme, self.k))

    def draw_last(self, dst: pygame.Surface, at: tuple[int, int], way: Way | None) -> None:
        """The arrow of the last move, which lies below all else."""
        self._lay(dst, at, *self.last_arrow(way))

    def last_arrow(self, way: Way | None) -> tuple[pygame.Surface, tuple[int, int]]:
        """That arrow, and where its corner lies on the sheet; nothing where there is none."""
        if way is None or not way.source:
            return clear((1, 1)), (0, 0)
        stroke = arrows.moved(self.theme.faction(way.faction).field).scaled(self._zoom())
        return self._arrow(way.source, way.target, stroke)

    def attack(self, dst: pygame.Surface, at: tuple[int, int], source: str, target: str) -> pygame.Rect:
        """The oxblood arrow of an attack that is being thought of."""
        return self._lay(dst, at, *self.attack_arrow(source, target))

    def attack_arrow(self, source: str, target: str) -> tuple[pygame.Surface, tuple[int, int]]:
        """That arrow, and where its corner lies on the sheet."""
        return self._arrow(source, target, arrows.ATTACK.scaled(self._zoom()))

    def _arrow(self, source: str, target: str, stroke: arrows.Stroke) -> tuple[pygame.Surface, tuple[int, int]]:
        return arrows.arrow(self.spots[source].piece, self.spots[target].piece, stroke)

    @staticmethod
    def _lay(dst: pygame.Surface, at: tuple[int, int], sheet: pygame.Surface, corner: tuple[int, int]) -> pygame.Rect:
        return dst.blit(sheet, (corner[0] + at[0], corner[1] + at[1]))

    def glide(self, dst: pygame.Surface, at: tuple[int, int], one: Glide, stretch: float = 1.0) -> None:
        """A piece on its way."""
        a, b = pygame.Vector2(self.spots[one.source].piece), pygame.Vector2(self.spots[one.target].piece)
        where = a.lerp(b, one.share) * stretch + pygame.Vector2(at)
        lift = math.sin(one.share * math.pi) * self.theme.px(6)
        if one.figure is not None:
            high = figures.place(self.board, one.target, one.figure, self.k, False)[1]
            figures.put(dst, one.figure, (where.x, where.y - lift), high, True, one.alpha)
            return
        size = self.spots[one.target].size
        sheet = pieces.shield(self.theme.palette, one.piece.faction, size, one.piece.number, lit=True)
        if one.alpha < 255:
            sheet = sheet.copy()
            sheet.set_alpha(one.alpha)
        dst.blit(sheet, sheet.get_rect(center=(round(where.x), round(where.y - lift))))
