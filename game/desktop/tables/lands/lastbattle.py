"""The panel of the last battle: who fights, the dice that fell, and how it went in a sentence."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.desktop import theme as t
from game.desktop.board import figures
from game.desktop.kit import dice, panels, pieces, text
from game.desktop.kit.motion import DIE, DIE_APART
from game.desktop.tables import side
from game.desktop.theme import Theme
from game.kernel.texts import gettext as _


@dataclass(frozen=True, slots=True)
class Battle:
    """The last dice. `counted`: how many pairs were compared; `serial` changes with every throw.

    Of a duel, `figures` are the pictures of both that fight, `health` what they have left, and `chance` that of the
    attacker to win if it goes on; -1 where it does not.
    """

    attacker: str
    defender: str
    place: str
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    counted: int
    words: str
    serial: int
    figures: tuple[str, ...] = ()
    health: tuple[int, int] = (0, 0)
    chance: float = -1.0


def frame(dst: pygame.Surface, theme: Theme, r: pygame.Rect, battle: Battle | None) -> None:
    """The panel of the last battle without its dice."""
    px = theme.px
    panels.panel(dst, theme, r, "leather", 6, 9)
    text.draw(dst, theme, _("Last battle"), side.PANEL, (r.x + px(20), r.y + px(13)))
    tray = _tray(theme, r)
    panels.tray(dst, theme, tray, 6, "#241610")
    if battle is None:
        style = text.Style("ital", 18, t.QUIET)
        text.draw(dst, theme, _("No dice have fallen yet."), style, tray.center, "center")
        return
    place = text.Style("ital", 18, t.PARCHMENT_DIM)
    words, place = text.squeezed(theme, battle.place, place, r.w // 2)
    text.draw(dst, theme, words, place, (r.right - px(20), r.y + px(15)), "topright")
    if battle.figures:
        _fighters(dst, theme, tray, battle)
    else:
        for faction, x in ((battle.attacker, tray.x + px(30)), (battle.defender, tray.right - px(30))):
            pieces.put(dst, theme, faction, px(34), (x, tray.centery), emblem=True)
    style = text.Style("ital", 16, t.PARCHMENT_DIM)
    if not battle.attack:
        text.draw(dst, theme, battle.words, style, (tray.centerx, tray.centery - px(6)), "center")
        return
    left = _attack_x(theme, tray, len(battle.attack) - 1) + px(20)
    right = _defence_x(theme, tray, 0, len(battle.defence)) - px(20)
    text.draw(dst, theme, _("against"), style, ((left + right) // 2, tray.centery - 1), "center")


def _fighters(dst: pygame.Surface, theme: Theme, tray: pygame.Rect, battle: Battle) -> None:
    """Those who fight a duel, with the health they have left; below the dice how it would end."""
    px = theme.px
    for name, health, x in zip(battle.figures, battle.health, (tray.x + px(31), tray.right - px(31)), strict=True):
        sheet = figures.portrait(name, px(52))
        if not health:
            sheet = sheet.copy()
            sheet.set_alpha(90)
        dst.blit(sheet, sheet.get_rect(center=(x, tray.centery - px(2))))
        mark = figures.heart(px(26), health, 10)
        dst.blit(mark, mark.get_rect(center=(x + px(14), tray.bottom - px(15))))
    if battle.chance < 0:
        return
    bar = pygame.Rect(0, 0, px(132), px(10))
    bar.midbottom = (tray.centerx, tray.bottom - px(6))
    dst.fill(t.GOLD, bar.inflate(2, 2))
    dst.fill(t.PARCHMENT_DIM, bar)
    dst.fill(t.OXBLOOD, (bar.x, bar.y, round(bar.w * battle.chance), bar.h))


def _attack_x(theme: Theme, tray: pygame.Rect, i: int) -> int:
    return tray.x + theme.px(80 + 46 * i)


def _defence_x(theme: Theme, tray: pygame.Rect, i: int, n: int) -> int:
    return tray.right - theme.px(80 + 46 * (n - 1 - i))


def _tray(theme: Theme, r: pygame.Rect) -> pygame.Rect:
    """The hollow that the dice lie in."""
    px = theme.px
    return pygame.Rect(r.x + px(14), r.y + px(46), r.w - px(28), px(84))


def thrown(dst: pygame.Surface, theme: Theme, r: pygame.Rect, battle: Battle, age: int) -> None:
    """The dice of the last battle, tumbling for half a second, and the sentence when they lie."""
    px, tray = theme.px, _tray(theme, r)
    lie = theme.reduced or age >= DIE + DIE_APART * 4
    tilts = (4, -3, 2, -4, 3)
    places = [(_attack_x(theme, tray, i), value, t.ATTACK_DIE, i) for i, value in enumerate(battle.attack)]
    n = len(battle.defence)
    places += [(_defence_x(theme, tray, i, n), value, t.DEFENCE_DIE, i) for i, value in enumerate(battle.defence)]
    for n, (x, value, colour, i) in enumerate(places):
        own = age - DIE_APART * n
        rolling = own < DIE and not lie
        shown = 1 + (value + own // 70 + n * 2) % 6 if rolling else value
        tilt = tilts[n % 5] if not rolling else (own // 50 + n) % 5 * 15 - 30
        hop = round(abs(px(14) * (1 - max(0, own) / DIE))) if rolling else 0
        faded = not rolling and i >= battle.counted
        dice.put(dst, shown, px(40), (x, tray.centery - hop), colour, angle=tilt, faded=faded)
    if lie and battle.attack:
        style, lines = words_laid(theme, battle.words, r.w - px(36))
        for i, line in enumerate(lines):
            text.draw(dst, theme, line, style, (r.x + px(20), r.y + px(139 if len(lines) == 1 else 132 + 19 * i)))


def words_laid(theme: Theme, words: str, room: int) -> tuple[text.Style, tuple[str, ...]]:
    """The sentence on one line, else on two smaller ones."""
    style = text.Style("body", 17, t.PARCHMENT)
    if text.width(theme, words, style) <= room:
        return style, (words,)
    for size in (16, 15, 14, 13):
        lines = text.wrap(theme, words, style.sized(size), room)
        if len(lines) <= 2:
            break
    return style.sized(size), (lines[0], *(text.fitted(theme, " ".join(lines[1:]), style.sized(size), room),))
