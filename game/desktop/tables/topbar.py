"""The bar at the top: title, mode and round, the phases of the turn, whose turn it is, and a few buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.desktop import theme as t
from game.desktop.kit import pieces, text
from game.desktop.kit.buttons import Look
from game.desktop.kit.pool import POOL
from game.desktop.kit.surfaces import Size, clear, drop, gradient, material
from game.desktop.tables.base import Phase
from game.desktop.theme import Theme
from game.desktop.widgets.controls import Button
from game.desktop.widgets.layer import Layer
from game.kernel.texts import gettext as _

REDO_STAYS = 900  # units: a bar so wide keeps the room of Redo, so that nothing beside it moves
APART = (52, 36, 24)  # units from one phase to the next, the best first
COLOURS = {"done": "#9C8660", "now": t.GOLD_LIT, "next": "#B9A57C"}


@dataclass(frozen=True)
class TopModel:
    """What the bar says; `brief`: what of its line is said where there is no room for all of it."""

    title: str
    line: str
    phases: tuple[Phase, ...]
    turn: str
    faction: str
    undo: bool
    undo_tip: str
    redo_tip: str  # empty where nothing can be made again
    speed: str
    paused: bool
    pause_tip: str  # empty where no bot plays
    replay: bool = False
    brief: str = ""


def draw(dst: pygame.Surface, theme: Theme, bar: pygame.Rect, model: TopModel, room: pygame.Rect) -> None:
    """The bar without its buttons; `room` is what they leave."""
    drop(dst, bar, 0, theme.px(10), 170, (0, theme.px(4)))
    dst.blit(_face(theme, (bar.w, bar.h)), bar)
    pygame.draw.line(dst, t.GOLD_DIM, (0, bar.bottom - 1), (bar.right, bar.bottom - 1))
    y, x = bar.centery, room.x
    name = text.Style("titleb", 22, t.PARCHMENT_LIT, emboss=t.BLACK)
    line = text.Style("ital", 19, t.PARCHMENT_DIM)
    gap = theme.px(14 if room.w > theme.px(640) else 10)
    x = text.draw(dst, theme, model.title, name, (x, y), "midleft").right + gap
    right = _turn(dst, theme, model, x, room, y)
    apart = next((one for one in APART if x + strip_width(theme, model.phases, one) + theme.px(20) <= right), APART[0])
    strip = strip_width(theme, model.phases, apart)
    apart_from = strip + theme.px(60)
    words = next(
        (one for one in (model.line, model.brief) if x + text.width(theme, one, line) + apart_from < right), ""
    )
    if words or not strip or x + strip + theme.px(20) > right:
        words = words or model.brief or model.line
        shown = text.fitted(theme, words, line, max(0, right - x - theme.px(10)))
        if len(shown) > len(words) * 2 // 3:  # a few letters say nothing
            x = text.draw(dst, theme, shown, line, (x, y + 1), "midleft").right
    if x + strip + theme.px(20) <= right:
        free = right - x - strip
        _strip(dst, theme, model.phases, x + min(free // 2, theme.px(240)), bar, apart)
    else:
        _now(dst, theme, model.phases, x + theme.px(20), right, bar)


@POOL.keep
def _face(theme: Theme, size: Size) -> pygame.Surface:
    """The bar's leather. Shared: do not draw on it."""
    face = material("leather", size, 2, theme.scale)
    face.blit(gradient(size, (255, 225, 180, 20), (0, 0, 0, 90)), (0, 0))
    return face


def _turn(dst: pygame.Surface, theme: Theme, model: TopModel, left: int, room: pygame.Rect, y: int) -> int:
    """Whose turn it is, at the right end of the room and not before `left`; the x it begins at."""
    right = room.right
    if not model.turn:
        return right
    if model.faction:
        pieces.put(dst, theme, model.faction, theme.px(30), (right - theme.px(18), y), emblem=True)
        right -= theme.px(42)
    style = text.Style("bodyb", 19, t.PARCHMENT_LIT)
    most = right - left if room.w < theme.px(640) else room.w // 3  # in the smallest windows it stands almost alone
    words, style = text.squeezed(theme, model.turn, style, most)
    return text.draw(dst, theme, words, style, (right, y), "midright").x - theme.px(16)


def strip_width(theme: Theme, phases: Sequence[Phase], apart: int = APART[0]) -> int:
    """How wide the strip of phases is, in pixels."""
    total = sum(text.width(theme, phase.name, _style(phase)) for phase in phases)
    return total + theme.px(apart) * max(0, len(phases) - 1) + theme.px(8) if phases else 0


def _style(phase: Phase) -> text.Style:
    return text.Style("titleb" if phase.stage == "now" else "title", 19, COLOURS[phase.stage])


def _strip(dst: pygame.Surface, theme: Theme, phases: Sequence[Phase], x: int, bar: pygame.Rect, apart: int) -> None:
    for i, phase in enumerate(phases):
        wide = text.width(theme, phase.name, _style(phase))
        if phase.stage == "now":
            _pool(dst, theme, x, wide, bar)
        text.draw(dst, theme, phase.name, _style(phase), (x, bar.centery), "midleft")
        x += wide
        if i < len(phases) - 1:
            m, four, seven = x + theme.px(apart) // 2, theme.px(4), theme.px(7)
            points = [(m - four, bar.centery - seven), (m + four, bar.centery), (m - four, bar.centery + seven)]
            pygame.draw.aalines(dst, t.GOLD_DIM, False, points)
        x += theme.px(apart)


def _pool(dst: pygame.Surface, theme: Theme, x: int, wide: int, bar: pygame.Rect) -> None:
    dst.blit(_glow(theme, wide, bar.h), (x - theme.px(45), bar.y))
    foot = pygame.Rect(x - 2, bar.bottom - theme.px(5), wide + 4, theme.px(3))
    dst.fill(t.GOLD, foot)
    dst.fill(t.GOLD_LIT, (foot.x, foot.y, foot.w, 1))


@POOL.keep
def _glow(theme: Theme, wide: int, high: int) -> pygame.Surface:
    """The pool of light about a phase. Shared: do not draw on it."""
    glow = clear((wide + theme.px(90), high))
    glow.fill((255, 190, 90, 0))
    pygame.draw.ellipse(glow, (255, 190, 90, 58), (theme.px(20), high // 4, wide + theme.px(50), high // 2))
    return pygame.transform.gaussian_blur(glow, theme.px(10))


def _now(
    dst: pygame.Surface, theme: Theme, phases: Sequence[Phase], left: int, right: int, bar: pygame.Rect
) -> None:
    """Only the phase that is under way, where there is no room for all."""
    now = next((phase for phase in phases if phase.stage == "now"), None)
    wide = text.width(theme, now.name, _style(now)) if now else 0
    if now and left + wide < right:
        _strip(dst, theme, [now], left + (right - left - wide) // 2, bar, APART[0])


def menu_tip() -> str:
    """The menu's tooltip tells how the map is moved, too."""
    words = _("Menu (Esc)\nThe map: wheel, + and - zoom; F or 0 shows all; drag the sea, or W A S D, to move it.")
    keys = _("Tab and arrows aim, Enter chooses, E ends the phase, F1 opens the rules, M mutes all sounds.")
    pad = _("Game pad: left stick aims, A chooses, B goes back, X ends the phase, Y opens the rules.")
    return f"{words} {keys}\n{pad}"


def buttons(layer: Layer, theme: Theme, bar: pygame.Rect, model: TopModel, roomy: bool) -> pygame.Rect:
    """Put the buttons on a layer; the room between them for words."""
    high = max(theme.px(32), bar.h - theme.px(14))
    y = bar.centery - high // 2
    menu = pygame.Rect(bar.x + theme.px(8), y, theme.px(44), high)
    layer.add(Button(theme, menu, "menu", Look("", "ghost", 20, "menu"), tooltip=menu_tip()))
    row = _Right(layer, theme, bar, high)
    if model.replay:
        row.put("close", Look("", "ghost", 18, "close"), 44, _("Leave the replay (Esc)"))
        return pygame.Rect(menu.right + theme.px(10), bar.y, row.x - menu.right - theme.px(18), bar.h)
    size = 15 if roomy else 20
    undo = Look(_("Undo") if roomy else "", "ghost", size, "undo")
    row.put("undo", undo, 114, model.undo_tip, model.undo)
    if model.redo_tip or bar.w >= theme.px(REDO_STAYS):
        redo = model.redo_tip or _("Redo: nothing was taken back.")
        row.put("redo", Look("", "ghost", 20, "redo"), 44, redo, bool(model.redo_tip))
    if model.pause_tip:
        pause = Look("", "leather", 20, "play") if model.paused else Look("", "ghost", 20, "pause")
        row.put("pause", pause, 44, model.pause_tip)
    tip = _("How fast bots play (V): {speed}").format(speed=model.speed)
    row.put("speed", Look(model.speed if roomy else "", "ghost", size, "speed"), 118, tip)
    left = menu.right + theme.px(10)
    return pygame.Rect(left, bar.y, row.x - theme.px(8) - left, bar.h)


class _Right:
    """Places buttons from right to left."""

    def __init__(self, layer: Layer, theme: Theme, bar: pygame.Rect, high: int) -> None:
        self.layer, self.theme, self.bar, self.high = layer, theme, bar, high
        self.x = bar.right - theme.px(10)

    def put(self, key: str, look: Look, wide: float, tip: str, enabled: bool = True) -> None:
        """The next button to the left; without a label as small as its icon."""
        w = self.theme.px(wide if look.label else 44)
        self.x -= w
        rect = pygame.Rect(self.x, self.bar.centery - self.high // 2, w, self.high)
        self.layer.add(Button(self.theme, rect, key, look, tooltip=tip, enabled=enabled))
        self.x -= self.theme.px(6)
