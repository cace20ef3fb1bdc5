"""The beasts of the schools, as they stand on shields and signs."""

from __future__ import annotations

from collections.abc import Callable

from game.desktop import theme as t
from game.desktop.tables.witcher.views.pen import Pen

BONE = "#DED4C0"


def _wolf(p: Pen) -> None:
    p.blob(
        [(50, 96), (34, 82), (24, 62), (10, 54), (14, 34), (12, 4), (32, 22), (50, 18), (68, 22), (88, 4), (86, 34),
         (90, 54), (76, 62), (66, 82)],
        "#D6CEC0", width=5, steps=5,
    )  # fmt: skip
    for s in (-1, 1):
        p.poly([(50 + s * 10, 50), (50 + s * 30, 40), (50 + s * 26, 52), (50 + s * 14, 56)], "#BE3C1E", width=3)
        p.line([(50 + s * 8, 56), (50 + s * 12, 80)], t.INK, 3)
    p.blob([(42, 80), (58, 80), (50, 92)], t.INK, None, steps=4)
    p.line([(50, 24), (50, 46)], t.INK, 3)


def _viper(p: Pen) -> None:
    p.blob([(50, 6), (78, 20), (90, 48), (70, 78), (50, 90), (30, 78), (10, 48), (22, 20)], BONE, width=5)
    for s in (-1, 1):
        p.poly([(50 + s * 12, 44), (50 + s * 30, 34), (50 + s * 26, 50)], "#3C6E32", width=3)
        p.poly([(50 + s * 12, 68), (50 + s * 18, 68), (50 + s * 14, 90)], "#FAF6EC", width=3)
        p.line([(50 + s * 8, 14), (50 + s * 22, 28)], t.INK, 3)
        p.line([(50, 91), (50 + s * 7, 97)], t.OXBLOOD, 4)
    p.line([(50, 80), (50, 92)], t.OXBLOOD, 5)


def _cat(p: Pen) -> None:
    p.blob(
        [(14, 6), (34, 24), (50, 20), (66, 24), (86, 6), (90, 50), (76, 80), (50, 92), (24, 80), (10, 50)],
        BONE, width=5, steps=5,
    )  # fmt: skip
    for s in (-1, 1):
        p.blob([(50 + s * 12, 52), (50 + s * 22, 40), (50 + s * 34, 46), (50 + s * 24, 58)], "#D6AA3C", width=3)
        p.line([(50 + s * 23, 43), (50 + s * 23, 56)], t.INK, 4)
        for dy in (-4, 4):
            p.line([(50 + s * 14, 72 + dy), (50 + s * 40, 68 + dy * 2.4)], t.INK, 2.4)
    p.poly([(44, 66), (56, 66), (50, 74)], t.INK, None)


def _bear(p: Pen) -> None:
    for s in (-1, 1):
        p.oval(50 + s * 30, 22, 15, 15, BONE, width=5)
    p.blob([(50, 12), (78, 24), (90, 52), (76, 82), (50, 94), (24, 82), (10, 52), (22, 24)], BONE, width=5)
    p.oval(50, 68, 23, 20, "#C4B69E", width=4)
    p.blob([(40, 58), (60, 58), (50, 70)], t.INK, None, steps=4)
    p.line([(50, 68), (50, 80)], t.INK, 4)
    for s in (-1, 1):
        p.oval(50 + s * 20, 44, 5.5, 5.5, t.INK, None)


def _griffin(p: Pen) -> None:
    p.blob(
        [(20, 94), (16, 56), (28, 22), (56, 8), (78, 20), (94, 46), (90, 66), (76, 54), (62, 60), (60, 78), (66, 94)],
        BONE, width=5, steps=6,
    )  # fmt: skip
    p.poly([(28, 24), (18, 4), (44, 12)], BONE, width=5)
    p.blob([(70, 28), (93, 44), (91, 66), (82, 54), (66, 52)], "#CEA03A", width=4, steps=5)
    p.oval(56, 34, 5.5, 5.5, t.INK, None)
    for y in (52, 66, 80):
        p.curve([(24, y), (34, y + 8), (46, y + 2)], t.INK, 3)


def _manticore(p: Pen) -> None:
    tail = [(20, 90), (52, 92), (78, 78), (80, 46), (60, 26), (40, 30)]
    p.curve(tail, t.INK, 22)
    p.curve(tail, BONE, 13)
    p.blob([(48, 14), (52, 40), (30, 48), (6, 50), (26, 34)], t.OXBLOOD, width=4, steps=5)


HEADS: dict[str, Callable[[Pen], None]] = {
    "wolf": _wolf, "viper": _viper, "cat": _cat, "bear": _bear, "griffin": _griffin, "manticore": _manticore,
}  # fmt: skip
