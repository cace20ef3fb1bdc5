"""What moves over the scene of a fight: a card that is laid, a card turned over, pips that fall, a blow that lands."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

import pygame

from game.desktop import theme as t
from game.desktop.kit.surfaces import Size, rounded
from game.desktop.tables.witcher.views import card, marks
from game.desktop.tables.witcher.views.fight import motion
from game.desktop.tables.witcher.views.fight.blow import fight_card
from game.desktop.tables.witcher.views.fight.motion import Move

if TYPE_CHECKING:
    from game.desktop.tables.witcher.views.fight.scene import FightView


def draw(dst: pygame.Surface, view: FightView) -> None:
    """Everything that is on its way."""
    for i, move in enumerate(view.moves):
        if move.kind == "fallen":
            later = (one.value for one in view.moves[i + 1 :] if (one.kind, one.own) == (move.kind, move.own))
            _fallen(dst, view, move, sum(later))
        elif move.kind != "rest":
            {"laid": _laid, "turned": _turned, "hit": _hit}[move.kind](dst, view, move)


def _laid(dst: pygame.Surface, view: FightView, move: Move) -> None:
    """From the hand, or from the other's, to its place in the combo."""
    goal = view.arena.place_of(move.value)
    face = next((one.face for one in view.model.combo if one.value == move.value), None)
    if goal is None or face is None:
        return
    reduced = view.theme.reduced
    start = pygame.Rect(0, 0, goal.w, goal.h)
    start.midtop = (
        (view.places.hand.centerx, view.places.hand.y) if move.own else (view.places.arena.centerx, view.places.arena.y)
    )
    at = motion.between(start, goal, move.progress, reduced).move(view.rect.topleft)
    sheet = card.whole(face, goal.h, -1)
    seen = motion.alpha(move.progress, reduced)
    if seen < 255:
        sheet = sheet.copy()
        sheet.set_alpha(seen)
    else:
        card.shadow(dst, at)
    dst.blit(sheet, at)


def _turned(dst: pygame.Surface, view: FightView, move: Move) -> None:
    """The monster's card is turned over."""
    if view.model.blow is None:
        return
    box = view.blow.card
    share, up = motion.turning(move.progress, view.theme.reduced)
    sheet = fight_card(view.theme, box.size, view.model.blow) if up else card.back(box.size, "fight")
    if share < 1:
        sheet = pygame.transform.scale(sheet, (max(2, round(box.w * share)), box.h))
    if view.theme.reduced:
        sheet = sheet.copy()
        sheet.set_alpha(motion.alpha(move.progress, True))
    at = sheet.get_rect(center=box.center).move(view.rect.topleft)
    dst.blit(sheet, at)


def _fallen(dst: pygame.Surface, view: FightView, move: Move, later: int) -> None:
    """Cards of a life pool drop out of their row, one after the other; as many as the move's value. `later`: how many
    fall after them, which still lie at their left."""
    panel = view.mine if move.own else view.foe
    bar = panel.pips_at.move(view.rect.topleft)
    life = view.model.me.life if move.own else view.model.foe.life
    if not life.total:
        return
    step = bar.w / life.total
    size = (max(3, round(step) - 2), bar.h)
    for i in range(move.value):
        at = life.left + later + i
        drop, seen = motion.falling(move.progress, move.value - 1 - i, move.value, view.theme.reduced)
        if at >= life.total or seen <= 0:
            continue
        sheet = marks.pip(size, "falling").copy()
        sheet.set_alpha(round(255 * seen))
        dst.blit(sheet, (bar.x + round(at * step), bar.y + round(drop * bar.h)))


def _hit(dst: pygame.Surface, view: FightView, move: Move) -> None:
    """A dull red upon the panel of whoever was hit; the panel starts aside."""
    rect = view.places.mine if move.own else view.places.foe
    off, strength = motion.shaken(move.progress, view.theme.reduced)
    at = rect.move(view.rect.topleft)
    if off:
        part = dst.subsurface(at.clip(dst.get_rect())).copy()
        dst.blit(part, at.move(view.theme.px(off), 0))
    veil = _veil(rect.size, view.theme.px(6))
    veil.set_alpha(round(120 * strength))
    dst.blit(veil, at)


@functools.lru_cache(4)
def _veil(size: Size, radius: int) -> pygame.Surface:
    """A sheet of red; how strong it is, is set whenever it is laid."""
    return rounded(size, radius, t.OXBLOOD_LIT).copy()
