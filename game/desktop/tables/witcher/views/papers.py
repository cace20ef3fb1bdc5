"""Cards that are kept beside the board, drawn whole: potions, quests, trophies, equipment, companions."""

from __future__ import annotations

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, text
from game.desktop.kit.pool import POOL
from game.desktop.kit.surfaces import Size, clip_to, frame, inner_shade, material, rounded
from game.desktop.tables.witcher.views import art, suits
from game.desktop.tables.witcher.views.glyphs import medal
from game.desktop.tables.witcher.views.models import PaperFace, PotionFace
from game.desktop.theme import Theme

TITLE = text.Style("title", 18, t.OXBLOOD)
LINE = text.Style("uib", 15, t.INK_SOFT)
WORDS = text.Style("body", 18)
RINGS = {"quest": t.GOLD_DIM, "trophy": t.OXBLOOD, "gear": "#4E6A78", "friend": "#567442"}
GLYPHS = {"quest": "quest", "trophy": "trophy", "gear": "gear", "friend": "friend"}
Face = PotionFace | PaperFace


@POOL.keep
def paper(theme: Theme, size: Size, face: Face, dim: bool = False) -> pygame.Surface:
    """A sheet of parchment: emblem, name, a short second line, what it does. Shared: do not draw on it."""
    px = theme.px
    front = material("parchment", size, len(face.name) * 5, theme.scale)
    front.blit(inner_shade(size, px(10), 110, "#5A3A17"), (0, 0))
    box = pygame.Rect((0, 0), size).inflate(-max(20, px(26)), -max(12, px(20)))
    y = _head(front, theme, face, box)
    rest = pygame.Rect(box.x, y, box.w, box.bottom - y)
    style = fitting(theme, face.words, WORDS, rest.w, rest.h)
    lines = rest.h // text.height(theme, style, 1.16)
    if lines > 0:
        text.paragraph(front, theme, face.words, style, rest, 1.16, "left", lines)
    out = clip_to(front, rounded(size, px(6)))
    out.blit(frame(size, px(6), t.INK_SOFT, px(1)), (0, 0))
    if dim:
        out.fill((170, 164, 156, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def _head(front: pygame.Surface, theme: Theme, face: Face, box: pygame.Rect) -> int:
    """Emblem at the left, name and second line beside it; where they end."""
    px = theme.px
    side = max(30, min(px(46), box.h // 3))
    sheet = emblem(face, side)
    front.blit(sheet, (box.x, box.y))
    room = box.w - side - px(10)
    x, y = box.x + side + px(10), box.y
    style = text.in_lines(theme, face.name, TITLE, room, 2)
    line = face.line if isinstance(face, PaperFace) else ""
    parts = text.wrap(theme, face.name, style, room)[:2]
    high = len(parts) * text.height(theme, style, 1.1) + (text.height(theme, LINE, 1.1) if line else 0)
    y += max(0, (side - high) // 2)
    for part in parts:
        text.draw(front, theme, text.fitted(theme, part, style, room), style, (x, y))
        y += text.height(theme, style, 1.1)
    if line:
        text.draw(front, theme, *_squeezed(theme, line, LINE, room), (x, y))
        y += text.height(theme, LINE, 1.1)
    y = max(y, box.y + side) + px(6)
    panels.rule(front, theme, y, box.x, box.right, t.GOLD_DIM, False)
    return y + px(6)


def _squeezed(theme: Theme, words: str, style: text.Style, room: int) -> tuple[str, text.Style]:
    return text.squeezed(theme, words, style, room)


def emblem(face: Face, side: int) -> pygame.Surface:
    """What stands for a kept card where there is room for a sign only. Shared: do not draw on it."""
    if isinstance(face, PotionFace):
        return art.flask(face.picture, side)
    if face.emblem and face.emblem not in suits.SCHOOLS:
        return art.head(face.emblem, side)
    return medal(face.emblem or GLYPHS[face.kind], side, RINGS[face.kind], "#EADBB8", 0.58)


def fitting(theme: Theme, words: str, style: text.Style, wide: int, high: int, leading: float = 1.16) -> text.Style:
    """The style, made smaller until a paragraph fits a room, but not under the least."""
    while style.size > text.LEAST and text.paragraph_height(theme, words, style, wide, leading) > high:
        style = style.sized(max(text.LEAST, style.size - 1))
    return style
