"""The player board of whoever looks: hero, health, magicka, victory points, equipment, shouts."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.desktop import theme as t
from game.desktop.board import figures
from game.desktop.kit import icons, panels, pieces, text
from game.desktop.tables.rest import Spot
from game.desktop.theme import Theme
from game.kernel.texts import gettext as _

MAGICKA = "#3E6A9E"
NARROW = 480  # units: in less width numbers stand for bars
SLOT = 46


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for a weapon, an armor or a shout: its icon, what it is called, what is told of it; `held` or free."""

    icon: str
    name: str
    tip: str
    held: bool
    ready: bool = False


@dataclass(frozen=True, slots=True)
class Plate:
    """What lies on a player board. Parts that the rules in use do not know are None."""

    faction: str
    hero: str
    tip: str
    health: int | None
    magicka: int | None
    points: int | None
    goal: int  # points that win, 0 where they do not
    slots: tuple[Slot, ...]
    most: int = 10
    fallen: bool = False


def draw(dst: pygame.Surface, theme: Theme, rect: pygame.Rect, plate: Plate) -> list[Spot]:
    """Leather with the portrait, bars and slots; places with tooltips."""
    px = theme.px
    panels.panel(dst, theme, rect, "leather", 6, 3)
    inner = rect.inflate(-px(20), -px(14))
    wide = rect.w >= px(NARROW)
    spots: list[Spot] = []
    x = _portrait(dst, theme, inner, plate, spots)
    if wide:
        x = _bars(dst, theme, pygame.Rect(x, inner.y, px(202), inner.h), plate, spots)
        x = _points(dst, theme, pygame.Rect(x + px(6), inner.y, px(66), inner.h), plate, spots)
        _slots(dst, theme, pygame.Rect(x + px(4), inner.y, inner.right - x - px(4), inner.h), plate, spots)
    else:
        half = inner.h // 2
        _numbers(dst, theme, pygame.Rect(x, inner.y, inner.right - x, half), plate, spots)
        _slots(dst, theme, pygame.Rect(x, inner.y + half, inner.right - x, inner.h - half), plate, spots)
    return spots


def _portrait(dst: pygame.Surface, theme: Theme, r: pygame.Rect, plate: Plate, spots: list[Spot]) -> int:
    px, high = theme.px, r.h
    wide = round(high * 0.78)
    spot = pygame.Rect(r.x, r.y, wide, high)
    if plate.health is None:
        pieces.put(dst, theme, plate.faction, min(wide, high) - px(6), spot.center, emblem=True)
    else:
        sheet = figures.portrait(f"hero_{plate.faction}", high)
        if not plate.health:
            sheet = sheet.copy()
            sheet.set_alpha(90)
        dst.blit(sheet, sheet.get_rect(center=spot.center))
        if plate.fallen:
            icons.put(dst, "close", px(26), t.PARCHMENT_DIM, spot.center)
    spots.append((spot, plate.tip))
    return spot.right + px(8)


def _bars(dst: pygame.Surface, theme: Theme, r: pygame.Rect, plate: Plate, spots: list[Spot]) -> int:
    """The hero's name, and below it health and magicka as rows of ten."""
    px = theme.px
    name, style = text.squeezed(theme, plate.hero, text.Style("titleb", 17, t.PARCHMENT_LIT), r.w)
    text.draw(dst, theme, name, style, (r.x, r.y - px(2)))
    rows = [
        (value, icon, colour, words)
        for value, icon, colour, words in (
            (plate.health, "health", t.OXBLOOD_LIT, _("Health of your hero: {n} of {all}")),
            (plate.magicka, "magicka", MAGICKA, _("Magicka: {n} of {all}")),
        )
        if value is not None
    ]
    step = (r.h - px(24)) // 2
    for n, (value, icon, colour, words) in enumerate(rows):
        y = r.y + px(24) + n * step + step // 2
        icons.put(dst, icon, px(18), t.GOLD_LIT, (r.x + px(9), y))
        _pips(dst, theme, pygame.Rect(r.x + px(24), y - px(6), r.w - px(24 + 32), px(12)), value, plate.most, colour)
        number = text.Style("uix", 19, t.PARCHMENT_LIT)
        text.draw(dst, theme, str(value), number, (r.right - px(4), y), "midright")
        spots.append((pygame.Rect(r.x, y - step // 2, r.w, step), words.format(n=value, all=plate.most)))
    return r.right


def _pips(dst: pygame.Surface, theme: Theme, r: pygame.Rect, value: int, most: int, colour: str) -> None:
    for n in range(most):
        left, right = r.x + r.w * n // most, r.x + r.w * (n + 1) // most
        pip = pygame.Rect(left, r.y, right - left - max(1, theme.px(2)), r.h)
        dst.fill(t.GROOVE_EDGE, pip)
        dst.fill(colour if n < value else t.GROOVE, pip.inflate(-2, -2))


def _points(dst: pygame.Surface, theme: Theme, r: pygame.Rect, plate: Plate, spots: list[Spot]) -> int:
    """Victory points, large."""
    if plate.points is None:
        return r.x
    px = theme.px
    icons.put(dst, "crown", px(20), t.GOLD, (r.centerx, r.y + px(9)))
    style = text.Style("uix", 34, t.GOLD_LIT)
    at = text.draw(dst, theme, str(plate.points), style, (r.centerx, r.y + px(37)), "center")
    if plate.goal:
        small = text.Style("ui", 15, t.QUIET)
        text.draw(dst, theme, _("of {n}").format(n=plate.goal), small, (r.centerx, r.y + px(63)), "center")
    words = _("Victory points: {n} of {all} win, with a living hero at the end of your turn.")
    spots.append((r.union(at), words.format(n=plate.points, all=plate.goal) if plate.goal else _("Points so far")))
    return r.right


def _slots(dst: pygame.Surface, theme: Theme, r: pygame.Rect, plate: Plate, spots: list[Spot]) -> None:
    """Weapon, armor, and a place for each shout."""
    if not plate.slots:
        return
    px, n = theme.px, len(plate.slots)
    size = min(px(SLOT), r.h, (r.w - px(4) * (n - 1)) // n)
    for i, slot in enumerate(plate.slots):
        spot = pygame.Rect(r.x + i * (size + px(4)), r.centery - size // 2, size, size)
        panels.recessed(dst, theme, spot, 100 if slot.held else 50, 5)
        icons.put(dst, slot.icon, round(size * 0.68), t.PARCHMENT_LIT if slot.held else "#5B4636", spot.center)
        if slot.ready:
            panels.outline(dst, theme, spot, t.GOLD_LIT, 0, 2, 5)
        spots.append((spot, f"{slot.name}\n{slot.tip}" if slot.tip else slot.name))


def _numbers(dst: pygame.Surface, theme: Theme, r: pygame.Rect, plate: Plate, spots: list[Spot]) -> None:
    """Health, magicka and points as numbers, where there is little width."""
    px, found = theme.px, []
    if plate.health is not None:
        words = _("Health of your hero: {n} of {all}").format(n=plate.health, all=plate.most)
        found.append(("health", plate.health, t.PARCHMENT_LIT, words))
    if plate.magicka is not None:
        words = _("Magicka: {n} of {all}").format(n=plate.magicka, all=plate.most)
        found.append(("magicka", plate.magicka, t.PARCHMENT_LIT, words))
    if plate.points is not None:
        found.append(("crown", plate.points, t.GOLD_LIT, _("Victory points: {n}").format(n=plate.points)))
    if not found:
        return
    step = r.w // max(3, len(found))
    for n, (icon, value, colour, words) in enumerate(found):
        x = r.x + n * step
        icons.put(dst, icon, px(18), t.GOLD, (x + px(9), r.centery))
        text.draw(dst, theme, str(value), text.Style("uix", 21, colour), (x + px(24), r.centery), "midleft")
        spots.append((pygame.Rect(x, r.y, step, r.h), words))
