"""The six schools: a beast's head, a coat, a way of standing; and the figures and medallions made of them."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from build.ink_pen import (
    BONE,
    BRIGHT,
    DARK,
    GOLD,
    INK,
    LEATHER,
    OXBLOOD,
    PALE,
    SKIN,
    Drawing,
    Pen,
    Rgb,
    lit,
    mixed,
    rgb,
    shaded,
)  # fmt: skip

STEEL, WOOD = (214, 212, 204), (110, 76, 40)


def wolf(p: Pen) -> None:
    """A wolf's head from the front."""
    p.blob(
        [(50, 96), (34, 82), (24, 62), (9, 54), (14, 34), (12, 4), (32, 22), (50, 18), (68, 22), (88, 4), (86, 34), (91, 54),
         (76, 62), (66, 82)], BONE, INK, 5,
    )  # fmt: skip
    for side in (-1, 1):
        p.poly([(50 + side * 10, 50), (50 + side * 30, 40), (50 + side * 26, 52), (50 + side * 14, 56)], (190, 60, 30), INK, 3)
        p.line([(50 + side * 8, 56), (50 + side * 12, 80)], INK, 3)
        p.poly([(50 + side * 34, 14), (50 + side * 33, 32), (50 + side * 22, 25)], (150, 136, 118), None)
    p.blob([(42, 80), (58, 80), (50, 92)], INK, None)
    p.line([(50, 24), (50, 46)], INK, 3)


def viper(p: Pen) -> None:
    """A snake's head from above, its tongue out."""
    p.line([(50, 84), (50, 96)], OXBLOOD, 6)
    p.line([(50, 94), (40, 99)], OXBLOOD, 4)
    p.line([(50, 94), (60, 99)], OXBLOOD, 4)
    p.blob([(50, 4), (78, 16), (92, 44), (70, 76), (50, 90), (30, 76), (8, 44), (22, 16)], BONE, INK, 5)
    for side in (-1, 1):
        p.poly([(50 + side * 12, 44), (50 + side * 32, 32), (50 + side * 28, 50)], (70, 120, 60), INK, 3)
        p.line([(50 + side * 27, 36), (50 + side * 23, 47)], INK, 4)
        p.poly([(50 + side * 10, 68), (50 + side * 19, 66), (50 + side * 14, 88)], (250, 246, 236), INK, 3)
        p.curve([(50 + side * 6, 10), (50 + side * 20, 18), (50 + side * 30, 24)], INK, 3)
        p.line([(50 + side * 5, 60), (50 + side * 5, 66)], INK, 4)


def cat(p: Pen) -> None:
    """A cat's head from the front."""
    p.blob([(12, 4), (34, 23), (50, 19), (66, 23), (88, 4), (91, 50), (77, 80), (50, 93), (23, 80), (9, 50)], BONE, INK, 5)
    for side in (-1, 1):
        p.poly([(50 + side * 35, 13), (50 + side * 36, 32), (50 + side * 23, 26)], (176, 150, 122), None)
        p.blob([(50 + side * 10, 52), (50 + side * 22, 39), (50 + side * 36, 44), (50 + side * 24, 58)], (214, 170, 60), INK, 3)
        p.line([(50 + side * 23, 42), (50 + side * 23, 56)], INK, 5)
        for below in (-4, 4):
            p.line([(50 + side * 14, 72 + below), (50 + side * 46, 67 + below * 2.4)], INK, 2.4)
    p.poly([(43, 65), (57, 65), (50, 74)], INK, None)
    p.line([(50, 74), (50, 80)], INK, 3)


def bear(p: Pen) -> None:
    """A bear's head from the front."""
    for side in (-1, 1):
        p.oval(50 + side * 31, 20, 15, 0, BONE, INK, 5)
        p.oval(50 + side * 31, 20, 7, 0, (150, 132, 110), None)
    p.blob([(50, 10), (79, 23), (92, 52), (77, 83), (50, 95), (23, 83), (8, 52), (21, 23)], BONE, INK, 5)
    p.oval(50, 69, 25, 21, (196, 182, 158), INK, 4)
    p.blob([(38, 58), (62, 58), (50, 71)], INK, None)
    p.line([(50, 68), (50, 82)], INK, 4)
    p.curve([(38, 84), (50, 79), (62, 84)], INK, 4)
    for side in (-1, 1):
        p.oval(50 + side * 21, 43, 6, 0, INK, None)
        p.line([(50 + side * 12, 34), (50 + side * 30, 36)], INK, 4)


def griffin(p: Pen) -> None:
    """An eagle's head with a crest, in profile."""
    p.blob([(18, 95), (14, 56), (26, 24), (54, 9), (78, 19), (97, 44), (93, 66), (76, 54), (62, 60), (60, 78), (68, 95)], BONE, INK, 5)
    p.poly([(30, 25), (14, 1), (46, 12)], BONE, INK, 5)
    p.blob([(70, 27), (97, 43), (95, 68), (83, 54), (66, 52)], (206, 160, 58), INK, 4)
    p.oval(57, 34, 6, 0, INK, None)
    p.line([(46, 25), (66, 27)], INK, 5)
    for y in (50, 65, 80):
        p.curve([(22, y), (33, y + 8), (46, y + 2)], INK, 3.4)


def manticore(p: Pen) -> None:
    """A scorpion's tail curled to strike."""
    tail = [(18, 88), (50, 93), (78, 78), (82, 46), (62, 24), (42, 28)]
    p.curve(tail, INK, 24)
    p.curve(tail, BONE, 15)
    for x, y in ((40, 92), (62, 87), (78, 70), (81, 52), (72, 33)):
        p.oval(x, y, 2.6, 0, INK, None)
    p.blob([(50, 12), (54, 38), (32, 47), (5, 50), (27, 33)], OXBLOOD, INK, 4)


HEADS: dict[str, Drawing] = {
    "wolf": wolf, "viper": viper, "cat": cat, "bear": bear, "griffin": griffin, "manticore": manticore,
}  # fmt: skip
COATS: dict[str, Rgb] = {
    "wolf": rgb("#93271E"), "viper": rgb("#6BA485"), "cat": rgb("#ECC23A"), "bear": rgb("#2B1738"),
    "griffin": rgb("#315F9E"), "manticore": rgb("#8A7F6E"),
}  # fmt: skip
BREADTH = {"wolf": 1.0, "viper": 0.86, "cat": 0.80, "bear": 1.18, "griffin": 1.04, "manticore": 1.1}


def _blade(p: Pen, ends: tuple[float, float, float, float], wide: float, colour: Rgb = STEEL) -> None:
    a, b = (ends[0], ends[1]), (ends[2], ends[3])
    p.line([a, b], INK, wide + 4.5)
    p.line([a, b], colour, wide)


def _raised(p: Pen) -> None:
    _blade(p, (66, 58, 90, 6), 4.5)
    p.line([(57, 50), (77, 59)], INK, 9)
    p.line([(58, 50), (76, 58)], WOOD, 5)


def _two_low(p: Pen) -> None:
    for side in (-1, 1):
        _blade(p, (50 + side * 24, 76, 50 + side * 43, 104), 4.5)


def _across(p: Pen) -> None:
    _blade(p, (12, 61, 92, 39), 3.6)


def _heavy(p: Pen) -> None:
    _blade(p, (88, 26, 88, 110), 7)
    p.line([(80, 42), (95, 42)], INK, 11)
    p.line([(81, 42), (94, 42)], WOOD, 6)


def _staff(p: Pen) -> None:
    _blade(p, (86, 22, 79, 112), 4.5, WOOD)
    p.blob([(87, 3), (98, 16), (86, 27), (75, 15)], BRIGHT, INK, 4)


def _chain(p: Pen) -> None:
    p.curve([(78, 60), (92, 72), (82, 92), (92, 106)], INK, 8)
    p.curve([(78, 60), (92, 72), (82, 92), (92, 106)], STEEL, 4)


ARMS: dict[str, Callable[[Pen], None]] = {
    "wolf": _raised, "viper": _two_low, "cat": _across, "bear": _heavy, "griffin": _staff, "manticore": _chain,
}  # fmt: skip


def figure(school: str, wide: int) -> Image.Image:
    """A standing witcher, 4 parts wide and 5.2 high: each school in its coat, with its weapon, its beast on the shield."""
    coat, k = COATS[school], BREADTH[school]
    p = Pen(wide, round(wide * 1.3), 4)

    def at(x: float, y: float) -> tuple[float, float]:
        return 50 + (x - 50) * k, y

    p.oval(50, 116, 36, 11, DARK, INK, 4)
    p.oval(50, 113, 31, 8, mixed(coat, PALE, 0.25), None)
    ARMS[school](p)
    cloak = [(36, 42), (64, 42), (82, 76), (84, 112), (50, 117), (16, 112), (18, 76)]
    p.blob([at(x, y) for x, y in cloak], coat, INK, 5)
    shade = [(54, 46), (64, 44), (81, 76), (83, 111), (58, 116)]
    p.blob([at(x, y) for x, y in shade], mixed(coat, (20, 12, 8), 0.42), None)
    hood = [(30, 46), (35, 24), (50, 12), (65, 24), (70, 46), (50, 55)]
    p.blob([at(x, y) for x, y in hood], mixed(coat, (30, 20, 14), 0.22), INK, 5)
    p.blob([(41, 31), (50, 25), (59, 31), (58, 45), (50, 50), (42, 45)], SKIN, INK, 3)
    for side in (-1, 1):
        p.line([(50 + side * 3.5, 37), (50 + side * 6.5, 36)], INK, 3)
    p.poly([(26, 68), (50, 62), (74, 68), (74, 90), (50, 114), (26, 90)], LEATHER, GOLD, 4)
    p.stamp(HEADS[school], 50, 86, 32)
    return shaded(lit(p.done()), wide / 40, (round(wide / 60), round(wide / 60)), 0.6)


def medallion(school: str, wide: int) -> Image.Image:
    """The school's beast in a ring of its coat's colour, with a rim of metal."""
    coat = COATS[school]
    p = Pen(wide)
    p.oval(50, 50, 48, 0, DARK, None)
    p.oval(50, 50, 46.5, 0, mixed(GOLD, PALE, 0.15), None)
    p.oval(50, 50, 43.5, 0, coat, INK, 1.6)
    p.oval(50, 50, 35, 0, mixed(LEATHER, coat, 0.18), INK, 2.4)
    p.stamp(HEADS[school], 50, 50, 50)
    return lit(p.done())


def emblem(school: str, wide: int) -> Image.Image:
    """The beast alone."""
    p = Pen(wide)
    HEADS[school](p)
    return p.done()
