"""Where everything stands on the sheet at a zoom: marks, names, slots beside a place."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

import pygame

from game.desktop import theme as t
from game.desktop.kit import text
from game.desktop.tables.witcher.continent.look import EMERGED, OPEN_SEA, ContinentLook
from game.desktop.theme import Theme
from game.kernel.geometry import Point
from game.kernel.maps.locations import BOARD, LocationMap, PlaceKind
from game.kernel.texts import gettext as _

DESIGN = 0.33  # pixels for one of the map at which the sizes of the style are meant
SMALL = 0.82  # how small letters on the map may become
EDGE = 52  # pixels of the map
FIGURES = 1  # slots of figures at a place that ships make room for
TAG = text.Style("uib", 14, t.PARCHMENT_LIT)
STEPS = 8  # by so many of its parts a token may be moved each way
FAR = 6  # a pixel away costs as much as a sixth of a line of pixels covered


def inked(theme: Theme, k: float) -> Theme:
    """The theme of letters on the map at a zoom."""
    share = k / (DESIGN * theme.scale)
    grown = share if share < 1 else 1 + (share - 1) * 0.6
    return replace(theme, scale=max(SMALL, theme.scale * min(1.5, grown)))


@dataclass(frozen=True)
class Place:
    """A place at a zoom: the square of its mark, the room of its name, the square of its action's sign."""

    mark: pygame.Rect
    name: pygame.Rect
    action: pygame.Rect


class Spots:
    """All places at a zoom, in pixels of the sheet."""

    def __init__(self, board: LocationMap, theme: Theme, k: float, hidden: Collection[str] = ()) -> None:
        self.board, self.k = board, k
        self.ink = inked(theme, k)
        seen = [one for one in board.locations if one.key not in hidden]
        self.places = {one.key: self._place(one.key, _(one.name)) for one in seen}
        self._lairs: dict[str, pygame.Rect] = {}
        self._berths: dict[tuple[str, int], pygame.Rect] = {}
        self.dangers = sum(slot.kind == "danger" for slot in board.slots)

    def box(self, of: str, kind: PlaceKind, index: int = 0) -> pygame.Rect:
        """A slot as a rectangle; an empty one where the map has none."""
        slot = self.board.slot(of, kind, index)
        if slot is None:
            return pygame.Rect(0, 0, 0, 0)
        wide, high = max(1, round(slot.width * self.k)), max(1, round(slot.height * self.k))
        rect = pygame.Rect(0, 0, wide, high)
        rect.center = (round(slot.centre[0] * self.k), round(slot.centre[1] * self.k))
        return rect

    def _place(self, key: str, name: str) -> Place:
        mark, label = self.box(key, "mark"), self.box(key, "label")
        least = round(26 * self.ink.scale)
        if mark.w < least:
            mark = _about(mark.center, least, least)
        wide = text.width(self.ink, name, text.PLACE) + 4
        high = text.height(self.ink, text.PLACE, 1.0)
        below = mark.bottom + high // 2
        middle = (label.centerx, max(label.centery, below)) if label.w else (mark.centerx, below)
        room = _about(middle, wide, high).clamp(self.sheet)
        return Place(mark, room, self.box(key, "action"))

    def figure(self, place: str, slot: int) -> pygame.Rect:
        """Where a figure stands: its slot, made no smaller than can be told apart."""
        rect = self.box(place, "figure", slot)
        least = round(34 * self.ink.scale)
        if rect.h < least:
            rect = _about(rect.center, round(rect.w * least / max(1, rect.h)), least)
        return self.beside_track(rect)

    @property
    def track(self) -> pygame.Rect:
        """What the danger track takes with its dice; nothing without the sea."""
        if not self.dangers:
            return pygame.Rect(0, 0, 0, 0)
        first, last = self.danger(0), self.danger(self.dangers - 1)
        return first.union(last).inflate(first.w // 2, first.w)

    def beside_track(self, rect: pygame.Rect) -> pygame.Rect:
        """What would lie over the danger track, beside it."""
        track = self.track
        return rect.move(track.right - rect.x, 0) if rect.colliderect(track) and rect.centerx > track.centerx else rect

    def beast(self, place: str) -> pygame.Rect:
        """Where a monster's token lies: at its slot, or beside that where it would cover names or marks."""
        found = self._lairs.get(place)
        if found is None:
            rect = self.box(place, "monster")
            least = round(28 * self.ink.scale)
            rect = rect if rect.w >= least else _about(rect.center, least, least)
            found = self._lairs[place] = self._aside(rect, [], STEPS)
        return found

    def _aside(self, rect: pygame.Rect, more: list[pygame.Rect], far: int) -> pygame.Rect:
        """The nearest place, at most so many steps away, that covers least of names, marks and more."""
        names = [*(one.name for one in self.places.values()), self.track]
        marks = [*(one.mark for one in self.places.values()), *more]
        step = max(1, rect.w // STEPS)

        def cost(to: tuple[int, int]) -> float:
            moved = rect.move(to)
            covered = 3 * _covered(moved, names) + _covered(moved, marks)
            return covered + rect.w * (abs(to[0]) + abs(to[1])) / FAR

        reach = range(-far * step, far * step + 1, step)
        ways = [(x, y) for x in reach for y in reach if self.sheet.contains(rect.move(x, y))]
        return rect.move(*min((cost(way), way) for way in ways)[1]) if ways else rect

    @property
    def sheet(self) -> pygame.Rect:
        """The whole map."""
        return pygame.Rect(0, 0, round(self.board.size[0] * self.k), round(self.board.size[1] * self.k))

    @property
    def inside(self) -> pygame.Rect:
        """What the frame that is painted about the map leaves."""
        return self.sheet.inflate(-2 * round(EDGE * self.k), -2 * round(EDGE * self.k))

    def rect(self, key: str, look: ContinentLook) -> pygame.Rect:
        """What stands for a key: a place's mark, a figure, a monster's token."""
        kind, _colon, number = key.partition(":")
        if kind in ("ship", "danger", "dagon"):
            return self._afloat(kind, int(number), look)
        if kind == "seat":
            one = next((figure for figure in look.figures if figure.seat == int(number)), None)
            return self.figure(one.place, one.slot) if one else pygame.Rect(0, 0, 1, 1)
        if kind == "monster":
            token = next((beast for beast in look.beasts if beast.terrain == int(number)), None)
            return self.beast(token.place) if token else pygame.Rect(0, 0, 1, 1)
        return self.places[key].mark

    def _afloat(self, kind: str, number: int, look: ContinentLook) -> pygame.Rect:
        """A ship, a danger spot, Dagon."""
        if look.sea is None:
            return pygame.Rect(0, 0, 1, 1)
        if kind == "ship":
            return self.ship(number, look)
        if kind == "danger":
            return self.danger(number)
        if look.sea.dagon == EMERGED:
            return self.beast(OPEN_SEA)
        spot = self.danger(look.sea.dagon)
        return spot.inflate(-spot.w // 8, -spot.h // 8)

    def danger(self, number: int) -> pygame.Rect:
        """A danger spot."""
        return self.box(BOARD, "danger", number)

    def ship(self, number: int, look: ContinentLook) -> pygame.Rect:
        """Where a ship lies: on the open sea several have a slot each."""
        assert look.sea is not None
        place = look.sea.ships[number]
        index = look.sea.ships[:number].count(place)
        found = self._berths.get((place, index))
        if found is None:
            rect = self.box(place, "ship", index)
            least = round(26 * self.ink.scale)
            rect = rect if rect.w >= least else _about(rect.center, least, least)
            found = self._berths[place, index] = self._aside(rect, self._before(place, index), STEPS)
        return found

    def _before(self, place: str, index: int) -> list[pygame.Rect]:
        """What else may lie at a place where a ship does: a figure, a tag, other ships, the sign of what is done."""
        spot = self.places.get(place)
        out = [self.figure(place, slot) for slot in range(FIGURES)] if spot else []
        if spot is not None:
            out += [self.tag(place), spot.action]
        return out + [rect for (where, n), rect in self._berths.items() if where == place and n < index]

    def tag(self, place: str) -> pygame.Rect:
        """Where it is written that a place is closed."""
        mark, words = self.places[place].mark, _("Closed")
        wide = text.width(self.ink, words, TAG) + self.ink.px(10)
        box = pygame.Rect(0, 0, wide, text.height(self.ink, TAG, 1.0) + self.ink.px(2))
        box.midbottom = (mark.centerx, mark.top + box.h // 3)
        return self.beside_track(box)

    def whole(self, key: str, look: ContinentLook) -> pygame.Rect:
        """What a tooltip about a key must not cover."""
        rect = self.rect(key, look)
        return rect.union(self.places[key].name) if key in self.places else rect

    def point(self, key: str, look: ContinentLook) -> Point:
        """Where a key is on the map, in its own pixels."""
        if ":" in key:
            x, y = self.rect(key, look).center
            return x / self.k, y / self.k
        slot = self.board.slot(key, "mark") if key else None
        return slot.centre if slot else (0.0, 0.0)

    def way(self, a: str, b: str, look: ContinentLook, at: tuple[int, int]) -> list[Point]:
        """A road in pixels of a picture of the map whose corner lies at `at`; a ship goes straight."""
        road = self.board.road(a, b)
        points = road.points if road else tuple(self.point(key, look) for key in (a, b) if key)
        return [(x * self.k + at[0], y * self.k + at[1]) for x, y in points]


def _covered(rect: pygame.Rect, others: list[pygame.Rect]) -> int:
    parts = [rect.clip(others[i]) for i in rect.collidelistall(others)]
    return sum(part.w * part.h for part in parts)


def _about(centre: tuple[int, int], wide: int, high: int) -> pygame.Rect:
    rect = pygame.Rect(0, 0, wide, high)
    rect.center = centre
    return rect
