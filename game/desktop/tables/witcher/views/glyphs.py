"""The symbols of cards and boards, cut with the pen: effects, terrains, the signs of the five colours, things."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable

import pygame

from game.desktop import theme as t
from game.desktop.kit.surfaces import clear
from game.desktop.tables.witcher.views import art
from game.desktop.tables.witcher.views.pen import Pen, cut

PALE, BONE, PAPER = t.PARCHMENT_LIT, "#DED4C0", "#F6E8C8"
CLAW, CLAW_EDGE = "#FFE2BE", "#46100C"
FOREST, MOUNTAIN, WATER = "#5E7C46", "#B29474", "#6292AC"
WOOD, STEEL = "#96683E", "#D6D4CC"


def _return(p: Pen) -> None:
    """This very card comes back: light on every tab."""
    for colour, wide in ((t.INK, 24), (PAPER, 13)):
        p.curve([(72, 84), (88, 56), (74, 28), (46, 24), (34, 30)], colour, wide)
    p.poly([(38, 4), (8, 32), (48, 54)], PAPER, width=6)


def _scroll(p: Pen) -> None:
    p.poly([(24, 16), (78, 16), (78, 84), (24, 84)], PAPER, width=6)
    for y in (34, 48, 62):
        p.line([(34, y), (66, y)], t.INK_SOFT, 5)
    p.box(14, 8, 86, 20, "#C9A96E", width=5)
    p.box(14, 80, 86, 92, "#C9A96E", width=5)


def _trophy(p: Pen) -> None:
    """Antlers on a plate of wood."""
    p.blob([(26, 58), (74, 58), (70, 86), (50, 96), (30, 86)], WOOD, width=6)
    for s in (-1, 1):
        p.curve([(50 + s * 6, 66), (50 + s * 22, 48), (50 + s * 36, 30), (50 + s * 32, 6)], t.INK, 15)
        p.curve([(50 + s * 6, 66), (50 + s * 22, 48), (50 + s * 36, 30), (50 + s * 32, 6)], BONE, 7)
        for a, b in (((24, 46), (20, 20)), ((36, 30), (46, 16))):
            p.line([(50 + s * a[0], a[1]), (50 + s * b[0], b[1])], t.INK, 13)
            p.line([(50 + s * a[0], a[1]), (50 + s * b[0], b[1])], BONE, 6)
    p.poly([(50, 56), (58, 68), (50, 82), (42, 68)], BONE, width=4)


def _gear(p: Pen) -> None:
    """A crossbow: what is carried."""
    p.curve([(10, 46), (30, 20), (70, 20), (90, 46)], t.INK, 17)
    p.curve([(10, 46), (30, 20), (70, 20), (90, 46)], WOOD, 9)
    p.line([(12, 46), (50, 62), (88, 46)], STEEL, 4)
    p.line([(50, 10), (50, 92)], t.INK, 18)
    p.line([(50, 12), (50, 90)], "#B98A55", 10)


def _friend(p: Pen) -> None:
    """A hooded head: a companion."""
    p.blob([(14, 96), (18, 56), (32, 18), (50, 6), (68, 18), (82, 56), (86, 96)], "#5F6A52", width=6)
    p.blob([(36, 40), (50, 30), (64, 40), (62, 62), (50, 72), (38, 62)], "#DEBE98", width=5)
    p.line([(43, 50), (46, 50)], t.INK, 5)
    p.line([(54, 50), (57, 50)], t.INK, 5)


def _star(p: Pen) -> None:
    turns = [(k * math.pi / 5, 44 if k % 2 == 0 else 19) for k in range(10)]
    p.poly([(50 + r * math.sin(a), 52 - r * math.cos(a)) for a, r in turns], t.GOLD, width=6)


def _die(p: Pen) -> None:
    p.blob([(14, 14), (86, 14), (86, 86), (14, 86)], "#F4ECD8", width=7, steps=3)
    for x, y in ((32, 32), (68, 68), (50, 50)):
        p.oval(x, y, 8, 8, t.OXBLOOD, None)


def _lock(p: Pen) -> None:
    p.curve([(32, 50), (32, 24), (50, 12), (68, 24), (68, 50)], PALE, 10)
    p.box(22, 46, 78, 92, PALE, None)
    p.oval(50, 66, 8, 8, t.INK, None)


def _tick(p: Pen) -> None:
    p.line([(16, 52), (40, 78), (84, 22)], PALE, 15)


def _cross(p: Pen) -> None:
    p.line([(24, 24), (76, 76)], PALE, 13)
    p.line([(76, 24), (24, 76)], PALE, 13)


def _hour(p: Pen) -> None:
    p.poly([(22, 10), (78, 10), (50, 50), (78, 90), (22, 90), (50, 50)], PAPER, width=7)
    p.poly([(34, 84), (66, 84), (50, 64)], t.OXBLOOD, None)


def _trash(p: Pen) -> None:
    """A torn card."""
    p.poly([(20, 8), (80, 8), (78, 42), (62, 34), (48, 50), (34, 38), (20, 46)], PAPER, width=6)
    p.poly([(20, 60), (34, 52), (48, 64), (62, 48), (80, 56), (80, 94), (20, 94)], "#C9AE7C", width=6)


def _down(p: Pen) -> None:
    """A card falls away."""
    p.poly([(24, 8), (76, 8), (76, 58), (24, 58)], PAPER, width=7)
    p.line([(50, 40), (50, 72)], t.OXBLOOD_LIT, 12)
    p.poly([(30, 68), (70, 68), (50, 96)], t.OXBLOOD_LIT, width=4)


def _flask(p: Pen) -> None:
    p.blob(
        [(42, 30), (58, 30), (60, 44), (80, 62), (80, 86), (50, 95), (20, 86), (20, 62), (40, 44)], "#DEDCCC", width=6
    )
    p.blob([(24, 66), (50, 62), (76, 66), (77, 84), (50, 91), (23, 84)], "#963030", None)
    p.box(38, 9, 62, 30, WOOD, width=6)


def _fangs(p: Pen) -> None:
    p.blob([(6, 26), (50, 12), (94, 26), (84, 44), (50, 36), (16, 44)], CLAW, CLAW_EDGE, 4)
    p.blob([(12, 78), (50, 90), (88, 78), (78, 66), (50, 72), (22, 66)], CLAW, CLAW_EDGE, 4)
    for x, y0, y1 in ((26, 40, 66), (42, 37, 52), (58, 37, 52), (74, 40, 66)):
        p.poly([(x - 7, y0), (x + 7, y0), (x, y1)], CLAW, CLAW_EDGE, 3)
    for x, y0, y1 in ((34, 72, 52), (66, 72, 52)):
        p.poly([(x - 6, y0), (x + 6, y0), (x, y1)], CLAW, CLAW_EDGE, 3)


def _moon(p: Pen) -> None:
    p.blob([(62, 8), (34, 18), (22, 46), (32, 76), (60, 92), (84, 80), (58, 68), (46, 46), (54, 22)], PAPER, width=5)


PAINTED = {
    "damage": "effect_damage", "shield": "effect_shield", "draw": "effect_draw", "top": "effect_take_top",
    "forest": "terrain_forest", "mountain": "terrain_mountain",
    "water": "terrain_water", "wild": "terrain_wild", "blue": "kind_blue", "red": "kind_red", "green": "kind_green",
    "yellow": "kind_yellow", "purple": "kind_purple", "coin": "coin", "trail": "footprint",
    **{school: f"emblem_{school}" for school in ("wolf", "viper", "cat", "bear", "griffin", "manticore")},
}  # fmt: skip
CUT: dict[str, Callable[[Pen], None]] = {
    "return": _return,
    "quest": _scroll, "trophy": _trophy, "gear": _gear, "friend": _friend, "star": _star, "die": _die, "lock": _lock,
    "tick": _tick, "cross": _cross, "turn": _hour, "trash": _trash, "discard": _down, "rest": _moon, "flask": _flask,
    "fangs": _fangs,
}  # fmt: skip
NAMES = (*PAINTED, *CUT)


@functools.lru_cache(512)
def glyph(name: str, size: int) -> pygame.Surface:
    """A symbol, `size` pixels square. Shared: do not draw on it."""
    if name in PAINTED:
        sheet = art.piece(PAINTED[name], size)
        if sheet.get_size() == (size, size):
            return sheet
        out = clear((size, size))
        out.blit(sheet, sheet.get_rect(center=(size // 2, size // 2)))
        return out
    return cut(size, CUT[name], PALE if name in ("lock", "tick", "cross") else t.INK)


def put(dst: pygame.Surface, name: str, size: int, centre: tuple[float, float]) -> pygame.Rect:
    """Draw a symbol about a centre, in pixels."""
    sheet = glyph(name, size)
    return dst.blit(sheet, sheet.get_rect(center=(round(centre[0]), round(centre[1]))))


@functools.lru_cache(64)
def medal(name: str, size: int, ring: str, field: str = "#F4E8CA", share: float = 0.56) -> pygame.Surface:
    """A symbol in a ring. Shared: do not draw on it."""

    def paint(p: Pen) -> None:
        p.oval(50, 50, 46, 46, ring, width=5)
        p.oval(50, 50, 37, 37, field, width=4)

    sheet = cut(size, paint).copy()
    put(sheet, name, round(size * share), (size / 2, size / 2 - size * 0.01))
    return sheet


TERRAINS = ("forest", "mountain", "water", "wild")
COLOURS = ("blue", "red", "green", "yellow", "purple")


def terrain(number: int, size: int) -> pygame.Surface:
    """The medallion of a terrain, as on the map. Shared: do not draw on it."""
    return art.piece(f"mark_{TERRAINS[number]}", size)


def attribute(dst: pygame.Surface, number: int, size: int, centre: tuple[float, float], school: str = "wolf") -> None:
    """The symbol of an attribute: claws, a shield, a bottle, the beast of the school."""
    put(dst, ("damage", "shield", "flask", school)[number], size, centre)
