"""The signs of The Witcher: terrains, what a card does, its five kinds, what a place does. Drawings for `symbol`."""

from __future__ import annotations

import math

from build.ink_pen import BONE, GOLD, INK, OXBLOOD, PALE, SKIN, Drawing, Pen, Points, Rgb

FOREST, MOUNTAIN, WATER = (94, 124, 70), (178, 148, 116), (98, 146, 172)
CARD, CARD_BACK, STEEL = (246, 232, 200), (186, 150, 96), (214, 204, 184)
SHIELD: Points = ((14, 14), (50, 6), (86, 14), (86, 48), (70, 78), (50, 96), (30, 78), (14, 48))


def forest(p: Pen) -> None:
    """A fir."""
    p.line([(50, 74), (50, 97)], INK, 10)
    for top, low, half in ((40, 82, 40), (20, 60, 32), (3, 36, 22)):
        p.poly([(50, top), (50 + half, low), (50 - half, low)], FOREST, INK, 6)


def mountain(p: Pen) -> None:
    """Two peaks, the higher with snow."""
    p.poly([(4, 88), (38, 14), (58, 52), (68, 38), (96, 88)], MOUNTAIN, INK, 7)
    p.poly([(38, 14), (50, 37), (40, 46), (34, 36), (25, 44)], (250, 246, 236), INK, 4)


def water(p: Pen) -> None:
    """A drop."""
    p.blob([(50, 5), (78, 46), (80, 74), (50, 95), (20, 74), (22, 46)], WATER, INK, 7)
    p.curve([(34, 62), (38, 78), (52, 84)], (226, 240, 244), 7)


def wild(p: Pen) -> None:
    """Three sectors in the colours of the terrains, a small sign in each."""
    for start, colour in ((-90, FOREST), (30, MOUNTAIN), (150, WATER)):
        turns = [math.radians(start - 60 + step * 10) for step in range(13)]
        p.poly([(50, 50), *((50 + 44 * math.cos(a), 50 + 44 * math.sin(a)) for a in turns)], colour, INK, 6)
    p.stamp(forest, 50, 27, 26)
    p.stamp(mountain, 71, 61, 26)
    p.stamp(water, 29, 61, 26)


TERRAINS: dict[str, Drawing] = {"forest": forest, "mountain": mountain, "water": water, "wild": wild}


def damage(p: Pen) -> None:
    """Three claw cuts."""
    for aside, below in ((-27, 8), (0, 0), (27, 8)):
        cut = [(66 + aside, 2 + below), (66 + aside, 40), (34 + aside, 97 - below), (38 + aside, 48)]
        p.blob(cut, (255, 226, 190), (70, 16, 12), 4.5)


def shield(p: Pen) -> None:
    """A shield of two halves."""
    p.blob(SHIELD, STEEL, INK, 8)
    p.blob([(50, 8), (84, 15), (84, 47), (69, 76), (50, 93)], (158, 150, 136), None)
    p.line([(50, 14), (50, 88)], INK, 5)
    p.line([(20, 42), (80, 42)], INK, 5)


def draw(p: Pen) -> None:
    """A card before another."""
    p.poly([(30, 14), (84, 22), (76, 94), (22, 86)], CARD_BACK, INK, 7)
    p.poly([(16, 8), (68, 5), (74, 83), (22, 88)], CARD, INK, 7)
    p.poly([(45, 28), (58, 46), (46, 66), (32, 48)], OXBLOOD, None)


def take_top(p: Pen) -> None:
    """Take the top card of the discard pile."""
    p.poly([(14, 56), (70, 50), (76, 88), (20, 94)], CARD_BACK, INK, 7)
    p.poly([(14, 46), (70, 40), (74, 74), (18, 80)], CARD, INK, 7)
    p.line([(46, 60), (46, 22)], OXBLOOD, 12)
    p.poly([(26, 28), (46, 4), (66, 28)], OXBLOOD, INK, 4)


def take_back(p: Pen) -> None:
    """Take this card back into the hand."""
    p.poly([(40, 38), (88, 34), (92, 90), (44, 94)], CARD, INK, 7)
    p.curve([(70, 62), (66, 30), (40, 20), (22, 34)], INK, 17)
    p.curve([(70, 62), (66, 30), (40, 20), (24, 34)], OXBLOOD, 11)
    p.poly([(28, 8), (4, 42), (44, 52)], OXBLOOD, INK, 4)


EFFECTS: dict[str, Drawing] = {
    "damage": damage, "shield": shield, "draw": draw, "take_top": take_top, "take_back": take_back,
}  # fmt: skip


def fast(p: Pen) -> None:
    """Fast Attack: two quick cuts."""
    for aside in (0, 30):
        p.curve([(18 + aside, 90), (36 + aside, 52), (56 + aside, 10)], PALE, 14)


def strong(p: Pen) -> None:
    """Strong Attack: a broad sword upright."""
    p.poly([(50, 2), (66, 18), (62, 66), (38, 66), (34, 18)], PALE, None)
    p.line([(24, 70), (76, 70)], PALE, 11)
    p.line([(50, 70), (50, 94)], PALE, 12)


def dodge(p: Pen) -> None:
    """Dodge: a step aside, and round."""
    p.curve([(20, 70), (28, 32), (60, 22), (78, 46), (62, 68), (46, 54)], PALE, 12)
    p.poly([(3, 66), (37, 66), (20, 94)], PALE, None)


def ward(p: Pen) -> None:
    """Defensive Sign: a triangle within a circle."""
    p.oval(50, 50, 40, 0, None, PALE, 11)
    p.poly([(50, 24), (72, 63), (28, 63)], None, PALE, 8)


def fire(p: Pen) -> None:
    """Offensive Sign: a flame."""
    p.blob([(50, 2), (64, 28), (82, 44), (80, 76), (52, 96), (22, 78), (20, 48), (36, 40), (38, 22)], PALE, None)
    p.blob([(52, 50), (64, 68), (60, 86), (48, 88), (38, 80), (42, 64)], (120, 70, 40), None)


KINDS: dict[str, Drawing] = {"blue": fast, "red": strong, "green": dodge, "yellow": ward, "purple": fire}


def coin(p: Pen) -> None:
    """A gold crown."""
    p.oval(50, 50, 45, 0, (150, 104, 42), INK, 6)
    p.oval(49, 48, 41, 0, (226, 182, 88), None)
    p.oval(49, 48, 33, 0, None, (150, 104, 42), 4)
    p.poly([(28, 62), (26, 36), (40, 47), (50, 30), (60, 47), (74, 36), (72, 62)], (166, 118, 48), (120, 80, 30), 3)
    p.curve([(22, 40), (32, 22), (50, 15)], (250, 228, 160), 4)


def footprint(p: Pen) -> None:
    """The print of a great paw."""
    p.blob([(50, 50), (72, 62), (76, 82), (58, 90), (50, 84), (42, 90), (24, 82), (28, 62)], PALE, INK, 5)
    for x, y, lean in ((18, 46, -4), (38, 26, -2), (62, 26, 2), (82, 46, 4)):
        p.oval(x, y, 10, 13, PALE, INK, 4)
        p.poly([(x - 4 + lean, y - 14), (x + 4 + lean, y - 14), (x + lean * 1.6, y - 24)], PALE, INK, 3)


def flask(p: Pen) -> None:
    """A round bottle with a cork."""
    p.blob(
        [(42, 32), (58, 32), (60, 44), (84, 64), (84, 86), (50, 96), (16, 86), (16, 64), (40, 44)],
        (150, 48, 44),
        INK,
        7,
    )
    p.curve([(28, 66), (26, 76), (32, 84)], (230, 150, 130), 6)
    p.box(37, 6, 63, 32, (150, 104, 62), 6)


def die(p: Pen) -> None:
    """A die that shows three."""
    p.blob([(12, 14), (86, 12), (88, 86), (14, 88)], (244, 236, 216), INK, 8)
    for x, y in ((31, 31), (69, 69), (50, 50)):
        p.oval(x, y, 8.5, 0, OXBLOOD, None)


def alms(p: Pen) -> None:
    """A coin above an open hand."""
    p.oval(50, 26, 22, 0, GOLD, INK, 6)
    p.oval(50, 26, 12, 0, None, INK, 4)
    p.blob([(5, 62), (28, 54), (58, 64), (92, 50), (95, 60), (70, 84), (44, 93), (18, 88), (5, 82)], SKIN, INK, 6)


def trade(p: Pen) -> None:
    """Two cards that change places."""
    p.poly([(8, 20), (42, 14), (48, 64), (14, 70)], CARD_BACK, INK, 6)
    p.poly([(56, 34), (90, 30), (94, 80), (60, 86)], CARD, INK, 6)
    p.curve([(46, 12), (64, 6), (78, 18)], OXBLOOD, 9)
    p.poly([(68, 20), (88, 12), (86, 34)], OXBLOOD, None)
    p.curve([(54, 92), (34, 96), (24, 86)], OXBLOOD, 9)
    p.poly([(34, 80), (14, 76), (18, 96)], OXBLOOD, None)


def train(p: Pen) -> None:
    """Two swords crossed."""
    for side in (1, -1):
        p.line([(50 - side * 34, 10), (50 + side * 26, 76)], INK, 15)
        p.line([(50 - side * 34, 10), (50 + side * 26, 76)], STEEL, 8)
        p.line([(50 + side * 8, 78), (50 + side * 36, 54)], INK, 13)
        p.line([(50 + side * 9, 77), (50 + side * 35, 55)], GOLD, 7)
        p.line([(50 + side * 27, 76), (50 + side * 38, 90)], INK, 14)
        p.line([(50 + side * 28, 77), (50 + side * 37, 89)], (110, 70, 40), 8)


def combat(p: Pen) -> None:
    """Claw cuts in oxblood, to be read on parchment."""
    for aside, below in ((-27, 8), (0, 0), (27, 8)):
        cut = [(66 + aside, 2 + below), (66 + aside, 40), (34 + aside, 97 - below), (38 + aside, 48)]
        p.blob(cut, (156, 45, 37), INK, 4.5)


def specialty(p: Pen) -> None:
    """A star of five points."""
    reach = (46, 20)
    star = [
        (50 + reach[k % 2] * math.sin(k * math.pi / 5), 53 - reach[k % 2] * math.cos(k * math.pi / 5))
        for k in range(10)
    ]
    p.poly(star, (206, 160, 58), INK, 6)


def quest(p: Pen) -> None:
    """A coin and the print of a paw: gold and a trail."""
    p.stamp(coin, 32, 34, 62)
    p.stamp(footprint, 66, 66, 64)


def anchor(p: Pen) -> None:
    """A harbour."""
    for colour, more in ((INK, 6), (PALE, 0)):
        p.oval(50, 17, 9, 0, None, colour, 8 + more)
        p.line([(50, 26), (50, 88)], colour, 10 + more)
        p.line([(31, 40), (69, 40)], colour, 9 + more)
        p.curve([(14, 60), (24, 82), (50, 90), (76, 82), (86, 60)], colour, 10 + more)


def stump(p: Pen) -> None:
    """A tankard barred: the tavern is closed."""
    p.box(24, 26, 66, 88, (150, 104, 62), 7)
    p.curve([(66, 38), (88, 42), (86, 70), (66, 74)], INK, 9)
    for x in (38, 52):
        p.line([(x, 32), (x, 84)], (96, 62, 36), 5)
    p.blob([(20, 28), (28, 12), (44, 16), (56, 8), (70, 20), (66, 32), (24, 34)], (244, 236, 216), INK, 6)
    p.line([(10, 88), (90, 14)], INK, 15)
    p.line([(10, 88), (90, 14)], (156, 45, 37), 9)


def _raised(sign: Drawing) -> Drawing:
    """The sign of an attribute, and an arrow: it rises."""

    def drawing(p: Pen) -> None:
        p.stamp(sign, 38, 54, 78)
        p.line([(84, 92), (84, 44)], INK, 19)
        p.poly([(63, 48), (84, 12), (105, 48)], (79, 107, 69), INK, 6)
        p.line([(84, 90), (84, 46)], (79, 107, 69), 10)

    return drawing


def star(p: Pen) -> None:
    """Four rays: any Attribute."""
    rays = [(50 + r * math.cos(math.radians(a)), 50 + r * math.sin(math.radians(a))) for n in range(8)
            for a, r in ((n * 45 - 90, 46 if n % 2 == 0 else 17),)]  # fmt: skip
    p.poly(rays, GOLD, INK, 6)


def fang(p: Pen) -> None:
    """A beast's tooth on a cord: a Trophy."""
    p.curve([(20, 10), (36, 26), (64, 26), (80, 10)], INK, 6)
    p.blob([(34, 24), (66, 24), (70, 50), (54, 94), (42, 70), (32, 48)], BONE, INK, 7)
    p.line([(36, 38), (66, 38)], OXBLOOD, 7)


ACTIONS: dict[str, Drawing] = {
    "train": train, "quest": quest, "alchemy": _raised(flask), "defense": _raised(shield),
    "specialty": _raised(specialty), "combat": _raised(combat),
    "poker": die, "alms": alms, "trade": trade, "potion": flask,
    "any": _raised(star), "mists": draw, "exchange": _raised(fang), "trophy": fang, "arena": combat, "gold": coin,
    "trails": footprint,
}  # fmt: skip


def hidden(colour: Rgb = BONE) -> Drawing:
    """A lozenge with a dot, the sign of every back."""

    def sign(p: Pen) -> None:
        p.poly([(50, 4), (86, 50), (50, 96), (14, 50)], None, colour, 4)
        p.poly([(50, 22), (72, 50), (50, 78), (28, 50)], None, colour, 3)
        p.oval(50, 50, 6, 0, colour, None)

    return sign
