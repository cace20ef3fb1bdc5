"""The five heroes and the four dragons as they stand on the map of Skyrim: standing figures, 4 parts wide and 5.2 high;
dragons as wide as they are high."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from build.ink_pen import (
    BRIGHT,
    DARK,
    GOLD,
    INK,
    LEATHER,
    OXBLOOD,
    SKIN,
    Pen,
    Point,
    Points,
    Rgb,
    lit,
    mixed,
    rgb,
    shaded,
)

STEEL, WOOD, FUR, TUSK = (206, 206, 200), (110, 76, 40), (126, 96, 66), (240, 232, 210)
ORCISH, HAIR, GREY = (122, 150, 96), (196, 152, 84), (170, 160, 148)
COATS: dict[str, Rgb] = {
    "stormcloak": rgb("#315F9E"), "thalmor": rgb("#3B2150"), "orc": rgb("#6BA485"), "imperial": rgb("#93271E"),
    "forsworn": rgb("#D9AE2C"),
}  # fmt: skip
BREADTH = {"stormcloak": 1.08, "thalmor": 0.82, "orc": 1.2, "imperial": 1.0, "forsworn": 0.96}


def _shaft(p: Pen, a: Point, b: Point, wide: float, colour: Rgb) -> None:
    p.line([a, b], INK, wide + 4)
    p.line([a, b], colour, wide)


def _axe(p: Pen) -> None:
    _shaft(p, (88, 22), (80, 112), 4.5, WOOD)
    p.blob([(88, 14), (102, 18), (106, 36), (98, 46), (90, 36)], STEEL, INK, 4)
    p.blob([(84, 20), (74, 20), (72, 34), (80, 40)], STEEL, INK, 4)


def _staff(p: Pen) -> None:
    _shaft(p, (86, 20), (80, 112), 4, GOLD)
    p.poly([(87, -2), (95, 12), (86, 24), (78, 11)], (196, 170, 232), INK, 4)
    for x, y in ((74, 4), (99, 22)):
        p.line([(86, 16), (x, y)], GOLD, 4)


def _maul(p: Pen) -> None:
    _shaft(p, (84, 30), (80, 112), 6, WOOD)
    p.poly([(66, 12), (104, 16), (102, 38), (64, 34)], STEEL, INK, 5)
    p.line([(76, 14), (75, 34)], INK, 3)
    p.line([(93, 16), (92, 36)], INK, 3)


def _sword(p: Pen) -> None:
    _shaft(p, (84, 58), (96, 2), 5, STEEL)
    _shaft(p, (75, 56), (94, 60), 4, GOLD)


def _twins(p: Pen) -> None:
    for side in (-1, 1):
        a, b = (50 + side * 30, 76), (50 + side * 46, 26)
        _shaft(p, a, b, 4, TUSK)
        for k in (0.35, 0.6, 0.85):
            x, y = a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k
            p.poly([(x, y - 4), (x + side * 9, y - 8), (x, y + 4)], TUSK, INK, 2.5)


def _face(p: Pen, skin: Rgb) -> None:
    p.blob([(40, 30), (50, 22), (60, 30), (59, 46), (50, 53), (41, 46)], skin, INK, 3.4)
    for side in (-1, 1):
        p.line([(50 + side * 3.5, 37), (50 + side * 7.5, 36)], INK, 3.2)


def _ulfric(p: Pen) -> None:
    """Long fair hair, a beard, the fur of a bear about the shoulders."""
    p.blob([(34, 20), (50, 8), (66, 20), (70, 46), (60, 56), (40, 56), (30, 46)], HAIR, INK, 4.5)
    _face(p, SKIN)
    p.blob([(41, 43), (59, 43), (58, 56), (50, 66), (42, 56)], HAIR, INK, 3.4)
    p.line([(46, 46), (54, 46)], INK, 2.6)
    p.blob([(22, 62), (30, 50), (42, 56), (50, 68), (58, 56), (70, 50), (78, 62), (66, 72), (50, 76), (34, 72)], FUR, INK, 4.5)
    p.line([(38, 18), (62, 18)], GOLD, 4.5)


def _elenwen(p: Pen) -> None:
    """A pointed hood with a gold rim, a narrow golden face."""
    p.blob([(32, 52), (34, 26), (50, 2), (66, 26), (68, 52), (50, 60)], mixed(COATS["thalmor"], BRIGHT, 0.12), GOLD, 4.5)
    _face(p, (226, 196, 118))
    p.poly([(44, 24), (50, 14), (56, 24), (50, 29)], BRIGHT, INK, 2.6)
    p.poly([(30, 58), (50, 70), (70, 58), (64, 74), (50, 80), (36, 74)], GOLD, INK, 3.5)


def _burguk(p: Pen) -> None:
    """A green face with tusks below a horned helmet."""
    for side in (-1, 1):
        p.blob([(50 + side * 14, 26), (50 + side * 32, 20), (50 + side * 38, 0), (50 + side * 25, 8)], TUSK, INK, 4)
    p.blob([(36, 34), (50, 24), (64, 34), (65, 50), (50, 60), (35, 50)], ORCISH, INK, 4)
    for side in (-1, 1):
        p.line([(50 + side * 4, 41), (50 + side * 10, 38)], INK, 4)
        p.poly([(50 + side * 5, 54), (50 + side * 11, 53), (50 + side * 9, 42)], TUSK, INK, 2.4)
    p.blob([(33, 34), (36, 18), (50, 11), (64, 18), (67, 34), (50, 29)], STEEL, INK, 4.5)
    p.poly([(46, 26), (54, 26), (50, 40)], STEEL, INK, 3)
    for side in (-1, 1):
        p.blob([(50 + side * 18, 56), (50 + side * 40, 58), (50 + side * 38, 76), (50 + side * 22, 72)], STEEL, INK, 4.5)


def _tullius(p: Pen) -> None:
    """The crested helmet of the Legion."""
    p.blob([(34, 16), (42, 0), (58, -2), (68, 10), (60, 18), (50, 10), (40, 18)], OXBLOOD, INK, 4.5)
    p.blob([(34, 50), (34, 24), (50, 11), (66, 24), (66, 50), (58, 56), (42, 56)], GOLD, INK, 4.5)
    _face(p, SKIN)
    p.poly([(47, 22), (53, 22), (52, 40), (48, 40)], GOLD, INK, 2.6)
    p.poly([(26, 62), (50, 57), (74, 62), (68, 78), (50, 82), (32, 78)], STEEL, INK, 4.5)
    p.line([(50, 60), (50, 80)], INK, 3)


def _madanach(p: Pen) -> None:
    """Antlers on a headdress of hide, a grey beard."""
    for side in (-1, 1):
        beam = [(50 + side * 10, 20), (50 + side * 22, 8), (50 + side * 24, -8)]
        for colour, wide in ((INK, 8), (TUSK, 4)):
            p.curve(beam, colour, wide)
            p.line([(50 + side * 18, 12), (50 + side * 34, 2)], colour, wide * 0.9)
    p.blob([(32, 50), (34, 22), (50, 12), (66, 22), (68, 50), (50, 56)], FUR, INK, 4.5)
    _face(p, SKIN)
    p.blob([(41, 44), (59, 44), (57, 60), (50, 68), (43, 60)], GREY, INK, 3.4)
    p.line([(44, 32), (56, 32)], OXBLOOD, 3)
    for x in (28, 40, 60, 72):
        p.poly([(x - 7, 58), (x + 7, 58), (x, 74)], FUR, INK, 3.4)


HEROES: dict[str, tuple[Callable[[Pen], None], Callable[[Pen], None]]] = {
    "stormcloak": (_axe, _ulfric), "thalmor": (_staff, _elenwen), "orc": (_maul, _burguk),
    "imperial": (_sword, _tullius), "forsworn": (_twins, _madanach),
}  # fmt: skip


def hero(faction: str, wide: int) -> Image.Image:
    """A hero in the colour of the faction, with weapon and head-dress of his own."""
    coat, k, (arms, head) = COATS[faction], BREADTH[faction], HEROES[faction]
    sheet = Pen(wide, round(wide * 1.3), 4)
    p = _Framed(sheet, 0.86, 4, 19)

    def at(x: float, y: float) -> Point:
        return 50 + (x - 50) * k, y

    p.oval(50, 113, 37, 9, DARK, INK, 4)
    p.oval(50, 110, 31, 7, mixed(coat, BRIGHT, 0.3), None)
    arms(p)
    p.blob([at(x, y) for x, y in ((34, 46), (66, 46), (84, 78), (86, 108), (50, 113), (14, 108), (16, 78))], coat, INK, 5)
    shade = [at(x, y) for x, y in ((54, 50), (66, 48), (83, 78), (85, 107), (58, 112))]
    p.blob(shade, mixed(coat, (20, 12, 8), 0.42), None)
    p.poly([at(46, 60), at(54, 60), at(58, 111), at(42, 111)], mixed(coat, (250, 240, 220), 0.28), None)
    p.line([at(26, 84), at(50, 88), at(74, 84)], INK, 9)
    p.line([at(26, 84), at(50, 88), at(74, 84)], LEATHER, 5)
    p.oval(*at(50, 88), 5, 0, GOLD, INK, 3)
    head(p)
    return shaded(lit(sheet.done()), wide / 40, (round(wide / 60), round(wide / 60)), 0.6)


class _Framed(Pen):
    """The same sheet, with all that is drawn smaller by `k` and moved, so that nothing touches its edge."""

    def __init__(self, pen: Pen, k: float, dx: float, dy: float) -> None:
        self.size, self.fine, self.unit = pen.size, pen.fine, pen.unit
        self.image, self.draw = pen.image, pen.draw
        self.k, self.dx, self.dy = k, dx, dy

    def _scaled(self, points: Points) -> list[Point]:
        return [((x * self.k + self.dx) * self.unit, (y * self.k + self.dy) * self.unit) for x, y in points]


# -- dragons --------------------------------------------------------------------------------------------
HIDES: dict[int, Rgb] = {0: rgb("#7C6B4E"), 1: rgb("#4E5B63"), 2: rgb("#5C6B3F"), 3: rgb("#8E3325")}


def _wing(p: Pen, side: int, hide: Rgb) -> None:
    """An arm, four fingers, skin between them."""

    def at(x: float, y: float) -> Point:
        return 50 + side * x, y

    skin = mixed(hide, (24, 14, 10), 0.34)
    outline = [at(6, 44), at(20, 26), at(30, 6), at(49, 18), at(43, 33), at(50, 48), at(39, 52), at(38, 70), at(27, 62),
               at(18, 74), at(9, 62)]  # fmt: skip
    p.poly(outline, skin, INK, 3.4)
    for tip in (at(49, 18), at(50, 48), at(38, 70), at(18, 74)):
        p.line([at(28, 10), tip], INK, 3.2)
        p.line([at(28, 10), tip], hide, 1.4)
    p.curve([at(6, 44), at(19, 27), at(29, 6)], INK, 7.5)
    p.curve([at(6, 44), at(19, 27), at(29, 6)], hide, 4)
    p.poly([at(27, 8), at(33, -1), at(33, 9)], TUSK, INK, 2)


def dragon(number: int, wide: int) -> Image.Image:
    """A dragon seen from before, its wings raised; each of the four in its own hide."""
    hide = HIDES[number]
    pale, dark = mixed(hide, (250, 236, 206), 0.42), mixed(hide, (20, 12, 8), 0.45)
    sheet = Pen(wide, wide, 5)
    p = _Framed(sheet, 0.9, 4, 6)
    p.oval(50, 92, 30, 6, DARK, None)
    p.curve([(54, 78), (74, 84), (82, 74), (92, 82)], INK, 9)
    p.curve([(54, 78), (74, 84), (82, 74), (91, 81)], hide, 5)
    p.poly([(88, 76), (99, 80), (90, 88)], hide, INK, 2.5)
    for side in (-1, 1):
        _wing(p, side, hide)
    p.blob([(38, 62), (42, 46), (50, 40), (58, 46), (62, 62), (58, 82), (50, 88), (42, 82)], hide, INK, 4)
    p.blob([(44, 58), (50, 50), (56, 58), (55, 78), (50, 84), (45, 78)], pale, None)
    for y in (58, 65, 72, 79):
        p.line([(45, y), (50, y + 2), (55, y)], dark, 2)
    for side in (-1, 1):
        p.blob([(50 + side * 8, 72), (50 + side * 18, 70), (50 + side * 19, 88), (50 + side * 9, 90)], hide, INK, 3.6)
        for x in (10, 14, 18):
            p.poly([(50 + side * (x - 2), 86), (50 + side * (x + 2), 86), (50 + side * x, 94)], TUSK, INK, 1.8)
    p.blob([(43, 50), (42, 34), (45, 26), (55, 26), (58, 34), (57, 50)], hide, INK, 3.6)
    for side in (-1, 1):
        p.blob([(50 + side * 5, 20), (50 + side * 13, 12), (50 + side * 20, 1), (50 + side * 16, 14), (50 + side * 9, 26)], TUSK, INK, 2.8)
        p.poly([(50 + side * 9, 26), (50 + side * 19, 24), (50 + side * 10, 33)], dark, INK, 2.4)
    p.blob([(40, 24), (45, 15), (50, 12), (55, 15), (60, 24), (57, 35), (53, 45), (50, 47), (47, 45), (43, 35)], hide, INK, 3.8)
    p.blob([(46, 33), (50, 28), (54, 33), (52, 42), (50, 44), (48, 42)], pale, None)
    for side in (-1, 1):
        p.poly([(50 + side * 3, 28), (50 + side * 8, 23), (50 + side * 8, 28)], (255, 196, 70), INK, 2)
        p.oval(50 + side * 2, 40, 1.1, 0, INK, None)
    for y in (4, 10):
        p.poly([(47.5, y + 8), (50, y), (52.5, y + 8)], dark, INK, 2)
    return shaded(lit(sheet.done()), wide / 45, (round(wide / 70), round(wide / 60)), 0.6)
