"""A fight as it is shown: in the side column of a wide window, and on a slip beside the map in a narrow one. Both sides
with what they have left, the dice, how it would end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from game.desktop import theme as t
from game.desktop.board import figures
from game.desktop.kit import cards, dice, panels, pieces, text
from game.desktop.kit.motion import DIE, DIE_APART
from game.desktop.tables import oddsbar
from game.desktop.tables.base import Odds
from game.desktop.tables.side import PANEL
from game.desktop.theme import Theme
from game.kernel.texts import gettext as _

TILTS = (4, -3, 2, -4, 3)
MOST_HEALTH = 10
STRIP, PAD = 170, 9  # units: how wide the slip beside the map is, and its margin
HEAD, SIDE, DICE, CHANCE, LINE = 24, 58, 46, 38, 17  # units: heights of what lies on it, from above
HIGH = HEAD + 2 * SIDE + 2 * DICE + CHANCE + 2 * PAD  # without a sentence
MOST_LINES = 4


@dataclass(frozen=True, slots=True)
class Battle:
    """A fight: one that is thought of, or the last dice. `counted`: how many pairs were compared; `serial` changes with
    every throw and is -1 before the first.

    `figures` are the pictures of two heroes, or of a hero and a dragon; without them units fight. `left` is what both
    sides have left, health or units, `had` what they had before these dice. `odds`: those of the attacker if it goes on
    to the end; None where it does not. `plus`: what is added to each die; `way`: keys on the map, from where to where.
    `on`: it has not ended.
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
    left: tuple[int, int] = (0, 0)
    had: tuple[int, int] = (0, 0)
    odds: Odds | None = None
    plus: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    way: tuple[str, str] = ("", "")
    on: bool = False


def frame(dst: pygame.Surface, theme: Theme, r: pygame.Rect, battle: Battle | None) -> None:
    """The panel of the last battle without what changes while its dice fall."""
    px = theme.px
    panels.panel(dst, theme, r, "leather", 6, 9)
    head = _("The battle") if battle and battle.on else _("Last battle")
    at = text.draw(dst, theme, head, PANEL, (r.x + px(20), r.y + px(13)))
    tray = tray_of(theme, r)
    panels.tray(dst, theme, tray, 6, "#241610")
    if battle is None:
        style = text.Style("ital", 18, t.QUIET)
        text.draw(dst, theme, _("No dice have fallen yet."), style, tray.center, "center")
        return
    place = text.Style("ital", 18, t.PARCHMENT_DIM)
    words, place = text.squeezed(theme, battle.place, place, r.right - px(32) - at.right)
    text.draw(dst, theme, words, place, (r.right - px(20), r.y + px(15)), "topright")
    if battle.figures:
        for name, x in zip(battle.figures, (tray.x + px(31), tray.right - px(31)), strict=True):
            sheet = figures.portrait(name, px(58))
            dst.blit(sheet, sheet.get_rect(center=(x, tray.centery - px(4))))
    if battle.attack and battle.defence:
        left = _attack_x(theme, tray, len(battle.attack) - 1) + px(20)
        right = _defence_x(theme, tray, 0, len(battle.defence)) - px(20)
        style = text.Style("ital", 16, t.PARCHMENT_DIM)
        text.draw(dst, theme, _("against"), style, ((left + right) // 2, tray.centery - 1), "center")


def _sides(dst: pygame.Surface, theme: Theme, tray: pygame.Rect, battle: Battle, left: tuple[int, int]) -> None:
    """What both sides have: hearts of heroes and dragons, units on shields."""
    px = theme.px
    for faction, value, x in zip(
        (battle.attacker, battle.defender), left, (tray.x + px(31), tray.right - px(31)), strict=True
    ):
        if battle.figures:
            mark = figures.heart(px(30), max(0, value), MOST_HEALTH)
            dst.blit(mark, mark.get_rect(center=(x, tray.bottom - px(14))))
        else:
            pieces.put(dst, theme, faction, px(40), (x, tray.centery), value if value > 0 else None, emblem=value <= 0)


def _odds(dst: pygame.Surface, theme: Theme, tray: pygame.Rect, odds: Odds, battle: Battle) -> None:
    """How it would end if it went on: below the dice, or in the middle while none have fallen."""
    px = theme.px
    words = odds.words
    if not battle.attack:
        bar = pygame.Rect(0, 0, px(132), px(34))
        bar.center = tray.center
        oddsbar.bar(dst, theme, bar, odds)
        return
    style = text.Style("uix", 15, t.PARCHMENT_LIT)
    wide = text.width(theme, words, style) + px(8)
    bar = pygame.Rect(0, 0, px(120), px(9))
    bar.midbottom = (tray.centerx - wide // 2, tray.bottom - px(6))
    dst.fill(t.GOLD, bar.inflate(2, 2))
    dst.fill(t.PARCHMENT_DIM, bar)
    dst.fill(t.OXBLOOD, (bar.x, bar.y, round(bar.w * odds.share), bar.h))
    text.draw(dst, theme, words, style, (bar.right + px(8), bar.centery), "midleft")


def _attack_x(theme: Theme, tray: pygame.Rect, i: int) -> int:
    return tray.x + theme.px(80 + 46 * i)


def _defence_x(theme: Theme, tray: pygame.Rect, i: int, n: int) -> int:
    return tray.right - theme.px(80 + 46 * (n - 1 - i))


def tray_of(theme: Theme, r: pygame.Rect) -> pygame.Rect:
    """The hollow that the dice lie in."""
    px = theme.px
    return pygame.Rect(r.x + px(14), r.y + px(46), r.w - px(28), px(84))


def dice_lie(theme: Theme, age: int) -> bool:
    """Whether dice thrown so many milliseconds ago lie still."""
    return theme.reduced or age >= DIE + DIE_APART * 4


def fall(dst: pygame.Surface, theme: Theme, r: pygame.Rect, battle: Battle, age: int) -> None:
    """The dice of the last battle, tumbling for half a second; what they cost when they lie, and how it goes on."""
    px, tray, lie = theme.px, tray_of(theme, r), dice_lie(theme, age)
    _sides(dst, theme, tray, battle, battle.left if lie else battle.had)
    lift = px(7) if battle.odds and battle.attack else 0
    n = len(battle.defence)
    attack = [(_attack_x(theme, tray, i), tray.centery - lift) for i in range(len(battle.attack))]
    defence = [(_defence_x(theme, tray, i, n), tray.centery - lift) for i in range(n)]
    tumble(dst, theme, battle, (attack, defence), age)
    if lie and battle.odds:
        _odds(dst, theme, tray, battle.odds, battle)
    if lie or not battle.attack:
        style, lines = told(theme, battle.words, r.w - px(36))
        for i, line in enumerate(lines):
            text.draw(dst, theme, line, style, (r.x + px(20), r.y + px(139 if len(lines) == 1 else 132 + 19 * i)))


Places = Sequence[tuple[int, int]]


def tumble(
    dst: pygame.Surface, theme: Theme, battle: Battle, places: tuple[Places, Places], age: int, side: float = 40
) -> None:
    """Dice at their places, so many units large, each with what is added to it."""
    px, lie, n = theme.px, dice_lie(theme, age), 0
    for who, thrown in enumerate((battle.attack, battle.defence)):
        colour, plus = (t.ATTACK_DIE, t.DEFENCE_DIE)[who], battle.plus[who]
        for i, (value, (x, y)) in enumerate(zip(thrown, places[who], strict=True)):
            own = age - DIE_APART * n
            rolling = own < DIE and not lie
            shown = 1 + (value + own // 70 + n * 2) % 6 if rolling else value
            tilt = TILTS[n % 5] if not rolling else (own // 50 + n) % 5 * 15 - 30
            hop = round(abs(px(14) * (1 - max(0, own) / DIE))) if rolling else 0
            dice.put(dst, shown, px(side), (x, y - hop), colour, angle=tilt, faded=not rolling and i >= battle.counted)
            if lie and plus and plus[i]:
                _plus(dst, theme, plus[i], (x + px(side * 0.4), y - px(side * 0.4)))
            n += 1


def _plus(dst: pygame.Surface, theme: Theme, more: int, at: tuple[int, int]) -> None:
    """What heroes, spells and shouts add to a die, at its corner."""
    size = theme.px(19)
    mark = cards.coin(size)
    dst.blit(mark, mark.get_rect(center=at))
    text.draw(dst, theme, f"+{more}", text.Style("uix", 12, t.INK), at, "center")


def told(theme: Theme, words: str, room: int) -> tuple[text.Style, tuple[str, ...]]:
    """The sentence on one line, else on two smaller ones."""
    style = text.Style("body", 17, t.PARCHMENT)
    if text.width(theme, words, style) <= room:
        return style, (words,)
    for size in (16, 15, 14, 13):
        lines = text.wrap(theme, words, style.sized(size), room)
        if len(lines) <= 2:
            break
    return style.sized(size), (lines[0], *(text.fitted(theme, " ".join(lines[1:]), style.sized(size), room),))


# -- beside the map -----------------------------------------------------------------------------------------
def fitted(theme: Theme, board: pygame.Rect) -> Theme:
    """The theme of the slip: smaller where letters are large and the board is low."""
    share = board.h / theme.px(HIGH)
    return replace(theme, scale=theme.scale * share) if share < 1 else theme


def strip(theme: Theme, board: pygame.Rect, battle: Battle) -> pygame.Rect:
    """Where the slip lies in a window without a side column: at the right edge of the board, over the table or the sea.
    Where there is little height the sentence is left out."""
    px = theme.px
    high = min(px(HIGH), board.h)
    more = px(LINE) * len(_lines(theme, battle.words)) + px(4)
    high += more if high + more <= board.h else 0
    rect = pygame.Rect(0, 0, px(STRIP), high)
    rect.topright = (board.right - px(2), board.y + min(px(58), max(0, board.h - high)))
    return rect


def _lines(theme: Theme, words: str) -> tuple[str, ...]:
    return text.wrap(theme, words, WORDS, theme.px(STRIP - 2 * PAD))[:MOST_LINES]


WORDS = text.Style("body", 15, t.PARCHMENT)


def draw_strip(dst: pygame.Surface, theme: Theme, r: pygame.Rect, battle: Battle, age: int) -> None:
    """The attacker above, the defender below, the dice of both between them about the odds."""
    px, lie = theme.px, dice_lie(theme, age)
    panels.panel(dst, theme, r, "leather", 6, 9)
    style = text.Style("bodyb", 18, t.PARCHMENT_LIT, emboss=t.BLACK)
    style = text.shrunk(theme, battle.place, style, r.w - px(PAD))
    place = text.fitted(theme, battle.place, style, r.w - px(PAD))
    text.draw(dst, theme, place, style, (r.centerx, r.y + px(PAD + HEAD // 2 - 1)), "center")
    left, y = battle.left if lie else battle.had, r.y + px(PAD + HEAD)
    _one_side(dst, theme, pygame.Rect(r.x, y, r.w, px(SIDE)), battle, 0, left[0])
    rows = [y + px(SIDE) + px(DICE) // 2, y + px(SIDE + DICE + CHANCE) + px(DICE) // 2]
    attack, defence = (_row(theme, r.centerx, rows[who], len((battle.attack, battle.defence)[who])) for who in (0, 1))
    tumble(dst, theme, battle, (attack, defence), age, 36)
    if lie and battle.odds:
        bar = pygame.Rect(0, 0, px(120), px(28))
        bar.center = (r.centerx, y + px(SIDE + DICE) + px(CHANCE) // 2)
        oddsbar.bar(dst, theme, bar, battle.odds)
    elif battle.attack:
        style = text.Style("ital", 16, t.PARCHMENT_DIM)
        text.draw(dst, theme, _("against"), style, (r.centerx, y + px(SIDE + DICE) + px(CHANCE) // 2), "center")
    y += px(SIDE + 2 * DICE + CHANCE)
    _one_side(dst, theme, pygame.Rect(r.x, y, r.w, px(SIDE)), battle, 1, left[1])
    if lie or not battle.attack:
        y += px(SIDE + 4)
        for line in _lines(theme, battle.words):
            if y + px(LINE) <= r.bottom:
                text.draw(dst, theme, line, WORDS, (r.centerx, y), "midtop")
            y += px(LINE)


def _row(theme: Theme, middle: int, y: int, n: int) -> list[tuple[int, int]]:
    return [(round(middle + (i - (n - 1) / 2) * theme.px(43)), y) for i in range(n)]


def _one_side(dst: pygame.Surface, theme: Theme, r: pygame.Rect, battle: Battle, who: int, left: int) -> None:
    """A portrait with its health as a number and a row of ten, or units on a shield."""
    px = theme.px
    if not battle.figures:
        faction = (battle.attacker, battle.defender)[who]
        pieces.put(dst, theme, faction, px(46), r.center, left if left > 0 else None, emblem=left <= 0)
        return
    sheet = figures.portrait(battle.figures[who], px(54))
    dst.blit(sheet, sheet.get_rect(center=(r.x + px(36), r.centery)))
    mark = figures.heart(px(34), max(0, left), MOST_HEALTH)
    dst.blit(mark, mark.get_rect(center=(r.right - px(46), r.centery - px(8))))
    bar = pygame.Rect(r.x + px(68), r.bottom - px(16), r.w - px(68 + PAD + 2), px(8))
    for n in range(MOST_HEALTH):
        pip = pygame.Rect(bar.x + bar.w * n // MOST_HEALTH, bar.y, bar.w // MOST_HEALTH - 1, bar.h)
        dst.fill(t.OXBLOOD_LIT if n < left else t.GROOVE, pip)
