"""The symbols on tiles and what else is counted, each in a square of a hundred units, drawn upright."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageFilter

from build.ink_pen import INK, OXBLOOD, Drawing, Pen, Points, Rgb

MARGIN, UNITS = 8, 116  # symbols may reach a little beyond their square
CREAM = (250, 238, 206)
HALO = 14  # units around a symbol that stands on the ground


class _Framed(Pen):
    """A pen whose square has a margin."""

    def __init__(self, wide: int, tall: int = 0, margin: tuple[float, float] = (MARGIN, MARGIN), units: float = UNITS):
        super().__init__(wide, tall, 6)
        self.unit = 6 * wide / units
        self.margin = margin

    def _scaled(self, points: Points) -> list[tuple[float, float]]:
        return [((x + self.margin[0]) * self.unit, (y + self.margin[1]) * self.unit) for x, y in points]

    def stamp(self, drawing: Drawing, x: float, y: float, size: float) -> None:
        """Another drawing, `size` units wide, about a point."""
        small = drawn(drawing, max(1, round(size * self.unit)))
        ((left, top),) = self._scaled([(x, y)])
        self.image.alpha_composite(small, (round(left - small.width / 2), round(top - small.height / 2)))


def framed(wide: int, tall: int, units: float) -> Pen:
    """A pen without a margin, so many units wide."""
    return _Framed(wide, tall, (0, 0), units)


def barrel(p: Pen) -> None:
    """A barrel of whisky."""
    body = [(24, 10), (76, 10), (90, 50), (76, 90), (24, 90), (10, 50)]
    p.blob(body, (176, 116, 58), wide=7)
    p.curve([(40, 12), (34, 50), (40, 88)], (120, 74, 36), 4)
    p.curve([(60, 12), (66, 50), (60, 88)], (120, 74, 36), 4)
    for y in (27, 73):
        p.line([(17, y), (83, y)], (62, 48, 40), 10)
    p.curve([(27, 20), (22, 48), (25, 62)], (222, 176, 112), 5)


def sheep(p: Pen) -> None:
    """A sheep with a dark face."""
    for x in (34, 64):
        p.line([(x, 66), (x, 90)], INK, 9)
    fleece = [(14, 50), (18, 30), (38, 20), (60, 20), (80, 30), (86, 52), (74, 70), (50, 74), (26, 70)]
    p.blob(fleece, (250, 244, 228), wide=7)
    for x, y in ((36, 40), (58, 36), (48, 56), (70, 54)):
        p.curve([(x - 8, y), (x, y + 6), (x + 8, y)], (176, 160, 134), 4)
    p.blob([(4, 36), (12, 22), (28, 24), (30, 44), (18, 58), (6, 52)], (58, 44, 36), wide=5)
    p.oval(14, 38, 3.4, 3.4, (250, 240, 220), None)
    p.line([(27, 26), (36, 24)], INK, 8)


def cattle(p: Pen) -> None:
    """A shaggy ox."""
    for x in (34, 46, 74, 84):
        p.line([(x, 66), (x, 91)], INK, 9)
    body = [(26, 34), (52, 30), (82, 30), (94, 42), (92, 66), (70, 74), (38, 74), (26, 62)]
    p.blob(body, (158, 82, 38), wide=7)
    p.curve([(92, 40), (98, 56), (95, 70)], INK, 5)
    for x in (48, 60, 72, 82):
        p.line([(x, 62), (x - 3, 76)], (108, 50, 22), 5)
    p.blob([(8, 38), (20, 30), (34, 38), (34, 58), (24, 72), (12, 66)], (178, 98, 46), wide=6)
    for horn in ([(13, 33), (2, 28), (3, 16)], [(29, 32), (41, 27), (40, 15)]):
        p.curve(horn, INK, 9)
        p.curve(horn, (246, 230, 192), 4.5)
    for x in (14, 20, 27):
        p.line([(x, 36), (x - 2, 52)], (108, 50, 22), 4)


def farm(p: Pen) -> None:
    """A thatched house."""
    p.box(18, 48, 82, 90, (238, 222, 184), 6)
    p.poly([(6, 52), (26, 16), (74, 16), (94, 52)], (192, 140, 62), wide=7)
    for x in (28, 42, 58, 72):
        p.line([(x * 0.8 + 10, 22), (x * 1.16 - 8, 46)], (136, 92, 38), 4)
    p.box(42, 62, 60, 90, OXBLOOD, 5)
    for x in (66, 24):
        p.poly([(x, 60), (x + 10, 60), (x + 10, 70), (x, 70)], (70, 56, 44), None)
    p.box(62, 4, 74, 18, (150, 128, 104), 5)


def broch(p: Pen) -> None:
    """A round tower of dry stone."""
    tower = [(26, 16), (74, 16), (88, 90), (12, 90)]
    p.poly(tower, (176, 170, 158), wide=7)
    p.poly([(58, 16), (74, 16), (88, 90), (62, 90)], (128, 122, 114), None)
    for y in (34, 52, 70):
        half = 24 + (y - 16) / 74 * 14
        p.line([(50 - half, y), (50 + half, y)], (88, 80, 72), 4)
    for x, y in ((38, 20), (58, 20), (32, 38), (52, 38), (66, 56), (30, 56), (64, 74), (26, 74)):
        p.line([(x, y), (x, y + 12)], (88, 80, 72), 4)
    p.poly(tower, None, wide=7)
    p.blob([(41, 90), (41, 70), (50, 62), (59, 70), (59, 90)], INK, None)
    p.oval(50, 16, 24, 7, (96, 88, 80), wide=6)


def lighthouse(p: Pen) -> None:
    """A lighthouse, lit."""
    for side in (-1, 1):
        p.poly([(50 + side * 14, 16), (50 + side * 50, 2), (50 + side * 50, 30)], (250, 214, 112), None)
    tower = [(38, 34), (62, 34), (70, 90), (30, 90)]
    p.poly(tower, (248, 240, 222), wide=6)
    p.poly([(36, 48), (64, 48), (66, 62), (34, 62)], (160, 42, 34), None)
    p.poly([(32, 76), (68, 76), (70, 90), (30, 90)], (160, 42, 34), None)
    p.poly(tower, None, wide=6)
    p.box(32, 26, 68, 35, (70, 56, 46), 5)
    p.box(40, 11, 60, 27, (255, 226, 130), 5)
    p.poly([(36, 12), (50, -1), (64, 12)], (70, 56, 46), wide=5)


def ship(p: Pen) -> None:
    """A ship under sail."""
    sail = [(20, 14), (50, 10), (80, 14), (88, 38), (78, 58), (50, 54), (22, 58), (28, 36)]
    p.line([(50, 4), (50, 70)], INK, 7)
    p.blob(sail, (238, 222, 182), wide=6)
    p.poly([(40, 12), (60, 12), (62, 55), (38, 55)], (152, 40, 32), None)
    p.blob(sail, None, wide=6)
    hull = [(2, 58), (16, 70), (50, 74), (84, 70), (98, 58), (88, 88), (50, 94), (12, 88)]
    p.blob(hull, (124, 78, 42), wide=7)
    p.curve([(10, 76), (50, 84), (90, 76)], (76, 44, 22), 4)


def journeyman(p: Pen) -> None:
    """A journeyman with hat and staff."""
    p.line([(78, 22), (72, 94)], (110, 70, 36), 7)
    p.blob([(46, 30), (62, 40), (74, 92), (50, 96), (22, 92), (34, 42)], OXBLOOD, wide=6)
    p.curve([(50, 40), (46, 66), (48, 92)], (76, 14, 12), 4)
    p.oval(48, 24, 12, 13, (238, 206, 166), wide=5)
    p.blob([(24, 20), (38, 14), (48, 2), (58, 14), (72, 20), (48, 24)], (62, 46, 36), wide=5)
    p.line([(56, 52), (76, 48)], OXBLOOD, 9)


# The seats of Skye as the style has them; white stands for violet.
CLANS: dict[str, tuple[Rgb, Rgb]] = {
    "blue": ((49, 95, 158), (30, 62, 110)),
    "yellow": ((236, 194, 58), (176, 134, 24)),
    "red": ((158, 44, 34), (104, 24, 20)),
    "white": ((240, 236, 226), (176, 170, 158)),
    "green": ((107, 164, 133), (62, 112, 86)),
}


def castle(p: Pen, clan: str = "") -> None:
    """A castle; with a clan its banners fly."""
    wall, shade = (196, 188, 172), (150, 142, 128)
    p.box(16, 46, 84, 92, wall, 6)
    for left, right, top in ((6, 30, 24), (70, 94, 24), (37, 63, 14)):
        p.box(left, top, right, 92, wall, 6)
        p.poly([(right - 8, top + 4), (right - 3, top + 4), (right - 3, 89), (right - 8, 89)], shade, None)
        for i in range(3):
            at = left + (right - left) * i / 2 - 4
            p.box(at, top - 10, at + 8, top + 2, wall, 4)
    p.poly([(39, 18), (56, 18), (56, 60), (39, 60)], wall, None)
    p.blob([(41, 92), (41, 70), (50, 60), (59, 70), (59, 92)], INK, None)
    if clan:
        _banners(p, *CLANS[clan])
        return
    p.line([(50, 8), (50, -2)], INK, 4)
    for x in (18, 82):
        p.poly([(x - 3, 46), (x + 3, 46), (x + 3, 60), (x - 3, 60)], INK, None)
    p.poly([(47, 32), (53, 32), (53, 46), (47, 46)], INK, None)


def _banners(p: Pen, field: Rgb, dark: Rgb) -> None:
    for x, top, half, low in ((50, 26, 9, 56), (18, 38, 7, 66), (82, 38, 7, 66)):
        cloth = [(x - half, top), (x + half, top), (x + half, low), (x, low - 7), (x - half, low)]
        p.poly(cloth, field, None)
        p.poly([(x + half * 0.3, top), (x + half, top), (x + half, low), (x + half * 0.3, low - 5)], dark, None)
        p.poly(cloth, None, wide=4.5)
    p.line([(50, 6), (50, -6)], INK, 5)
    p.poly([(50, -7), (74, -1), (50, 6)], field, wide=4)


def coin(p: Pen) -> None:
    """A gold coin."""
    p.oval(50, 50, 44, 44, (214, 168, 70), wide=7)
    p.oval(50, 50, 32, 32, None, (134, 92, 28), 4)


SYMBOLS: dict[str, Drawing] = {
    one.__name__: one for one in (barrel, sheep, cattle, farm, broch, lighthouse, ship, journeyman)
}


@lru_cache(512)
def drawn(drawing: Drawing, size: int) -> Image.Image:
    """A drawing whose square with its margin is `size` pixels wide. Shared: do not draw on it."""
    pen = _Framed(size)
    drawing(pen)
    return pen.done()


def scroll(what: str, size: int) -> Image.Image:
    """A roll of parchment, `size` wide, with what it counts: two small ones where it takes two for a point."""
    counted, many = what[:-1], int(what[-1])
    pen = _Framed(size, round(size * 100 / 130), (0, 0), 130)
    pen.box(16, 16, 114, 84, (247, 234, 200), 6)
    for x in (14.0, 116.0):
        roll = [(x - 10, 12), (x, 6), (x + 10, 12), (x + 10, 88), (x, 94), (x - 10, 88)]
        pen.blob(roll, (218, 186, 130), wide=6)
    picture = pen.done()
    side = round(picture.height * (0.58 if many == 1 else 0.44))
    for i in range(many):
        small = drawn(SYMBOLS[counted], side)
        x = picture.width / 2 + (i - (many - 1) / 2) * side * 0.94
        picture.alpha_composite(small, (round(x - side / 2), round((picture.height - side) / 2)))
    return picture


def standing_free(picture: Image.Image, pad: int) -> Image.Image:
    """A symbol with a cream halo, so that it stands clear of any ground; `pad` pixels larger on every side."""
    sheet = Image.new("RGBA", (picture.width + 2 * pad, picture.height + 2 * pad), (*CREAM, 0))
    alpha = Image.new("L", sheet.size, 0)
    alpha.paste(picture.getchannel("A"), (pad, pad))
    near = max(3, pad // 2 * 2 - 1)
    soft = alpha.filter(ImageFilter.MaxFilter(near)).filter(ImageFilter.GaussianBlur(pad * 0.36))
    sheet.putalpha(soft.point(lambda value: value * 0.72))
    sheet.alpha_composite(picture, (pad, pad))
    return sheet
