"""How buttons look; what they do is the widgets' affair."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import pygame

from game.desktop import theme as t
from game.desktop.kit import icons, text
from game.desktop.kit.panels import focus_ring
from game.desktop.kit.pool import POOL
from game.desktop.kit.surfaces import (
    ADD,
    MULT,
    Size,
    clip_to,
    drop,
    frame,
    gradient,
    inner_shade,
    material,
    mix,
    rounded,
)
from game.desktop.theme import Theme

Kind = Literal["primary", "leather", "ghost"]
State = Literal["normal", "hover", "pressed", "disabled"]

EDGES: dict[State, str] = {"hover": t.GOLD_LIT, "disabled": "#4B3A2A"}
LABELS: dict[State, str] = {"disabled": "#8C7A62", "hover": "#FFF3D6"}


@dataclass(frozen=True, slots=True)
class Look:
    """What stands on a button: a label, an icon before it, a second line, the letters' size in units."""

    label: str
    kind: Kind = "leather"
    size: float = 18
    icon: str | None = None
    sub: str | None = None
    icon_after: bool = False


@POOL.keep
def face(theme: Theme, size: Size, kind: Kind, state: State) -> pygame.Surface:
    """The leather of a button without its label. Shared: do not draw on it."""
    s = material("leather", size, size[0] % 7 + 3, theme.scale)
    _dye(s, kind)
    down = state == "pressed"
    if state == "hover":
        s.fill((30, 20, 10), special_flags=ADD)
    if down:
        s.fill((190, 190, 190), special_flags=MULT)
    s.blit(gradient(size, (255, 230, 190, 0 if down else 34), (0, 0, 0, 70)), (0, 0))
    if down:
        s.blit(inner_shade(size, theme.px(6), 170, t.BLACK), (0, 0))
    edge = EDGES.get(state, t.GOLD if kind == "primary" else t.GOLD_DIM)
    out = clip_to(s, rounded(size, theme.px(5)))
    _edge(out, theme, size, edge, down)
    if state == "disabled":
        out.fill((150, 145, 140, 255), special_flags=MULT)
    return out


def _dye(s: pygame.Surface, kind: Kind) -> None:
    if kind == "primary":
        s.fill("#FF6A58", special_flags=MULT)
        s.fill("#4A0E0A", special_flags=ADD)
    elif kind == "ghost":
        s.fill((205, 205, 205), special_flags=MULT)
    else:
        s.fill((20, 13, 8), special_flags=ADD)


def _edge(s: pygame.Surface, theme: Theme, size: Size, edge: str, down: bool) -> None:
    one = theme.px(1)
    s.blit(frame(size, theme.px(5), "#120A06", one), (0, 0))
    s.blit(frame((size[0] - 2 * one, size[1] - 2 * one), theme.px(4), edge, one), (one, one))
    if not down:
        five = theme.px(5)
        pygame.draw.rect(s, mix(edge, "#FFFFFF", 0.3), (five, one, max(0, size[0] - 2 * five), one))


def draw(
    dst: pygame.Surface,
    theme: Theme,
    rect: pygame.Rect,
    look: Look,
    state: State = "normal",
    focus: bool = False,
) -> None:
    """Draw a whole button: shadow, leather, ring, icon and label."""
    down = state == "pressed"
    if state != "disabled":
        blur, far = (theme.px(3), theme.px(1)) if down else (theme.px(7), theme.px(4))
        drop(dst, rect, theme.px(5), blur, 130, (max(1, far // 2), far))
    dst.blit(face(theme, (rect.w, rect.h), look.kind, state), rect)
    if focus:
        focus_ring(dst, theme, rect)
    _label(dst, theme, rect, look, LABELS.get(state, t.PARCHMENT_LIT), theme.px(1) if down else 0)


def _label(dst: pygame.Surface, theme: Theme, rect: pygame.Rect, look: Look, colour: str, sink: int) -> None:
    style = text.Style("title", look.size, colour, emboss=t.BLACK)
    glyph, gap = theme.px(look.size + 1), theme.px(10)
    cy = rect.centery + sink - (theme.px(10) if look.sub else 0)
    if not look.label:
        _lone_icon(dst, theme, rect, look, colour, cy)
        return
    room = rect.w - theme.px(16) - ((glyph + gap) if look.icon else 0)
    if not look.icon and not look.sub and _on_two_lines(dst, theme, rect, look.label, style, cy):
        return
    label, style = text.squeezed(theme, look.label, style, room)
    wide = text.width(theme, label, style) + ((glyph + gap) if look.icon else 0)
    x = rect.centerx - wide // 2
    if look.icon:
        at = x + wide - glyph // 2 if look.icon_after else x + glyph // 2
        icons.put(dst, look.icon, glyph, colour, (at, cy))
        x += 0 if look.icon_after else glyph + gap
    text.draw(dst, theme, label, style, (x, cy), "midleft")
    if look.sub:
        sub = text.Style("ui", 15, t.PARCHMENT_DIM)
        below, sub = text.squeezed(theme, look.sub, sub, rect.w - theme.px(12))
        text.draw(dst, theme, below, sub, (rect.centerx, cy + theme.px(22)), "center")


def _lone_icon(
    dst: pygame.Surface, theme: Theme, rect: pygame.Rect, look: Look, colour: str, cy: int
) -> None:
    """An icon, with a word below it where that has room."""
    style = text.Style("ui", text.LEAST, t.PARCHMENT_DIM)
    fits = bool(look.sub) and text.width(theme, look.sub or "", style) <= rect.w - theme.px(4)
    if look.icon:
        at = (rect.centerx, cy + theme.px(2) if fits else rect.centery)
        icons.put(dst, look.icon, theme.px(look.size), colour, at)
    if fits and look.sub:
        text.draw(dst, theme, look.sub, style, (rect.centerx, cy + theme.px(22)), "center")


def _on_two_lines(
    dst: pygame.Surface, theme: Theme, rect: pygame.Rect, label: str, style: text.Style, cy: int
) -> bool:
    """A label that would be much smaller on one line, or cut, where the button is high enough for two larger ones."""
    room = rect.w - theme.px(16)
    alone = text.shrunk(theme, label, style, room)
    if alone.size >= style.size - 2 and text.width(theme, label, alone) <= room:
        return False
    two = text.in_lines(theme, label, style, room, 2)
    while two.size > text.LEAST and 2 * text.height(theme, two, 1.15) + theme.px(6) > rect.h:
        two = two.sized(max(text.LEAST, two.size - 1))
    step = text.height(theme, two, 1.15)
    cut = text.width(theme, label, alone) > room
    if rect.h < 2 * step + theme.px(6) or (two.size <= alone.size and not cut):
        return False
    area = pygame.Rect(rect.x + theme.px(8), cy - step, room, 2 * step)
    text.paragraph(dst, theme, label, two, area, 1.15, "center", 2)
    return True


def wanted_width(theme: Theme, look: Look) -> int:
    """The width at which a button's label has air around it, in pixels."""
    style = text.Style("title", look.size)
    glyph = theme.px(look.size + 11) if look.icon else 0
    sub = text.width(theme, look.sub, text.Style("ui", 15)) if look.sub else 0
    return max(text.width(theme, look.label, style) + glyph, sub) + theme.px(36)
