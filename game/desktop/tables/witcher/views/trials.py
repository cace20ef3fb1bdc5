"""What is decided inside a story: a die that is rolled, a short fight; and the bands its result is looked up in."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.desktop import theme as t
from game.desktop.kit import dice, text
from game.desktop.kit.fitting import lines, put
from game.desktop.tables.witcher.views import card, marks
from game.desktop.tables.witcher.views.fight.models import Laid
from game.desktop.theme import Theme
from game.kernel.texts import gettext as _

ROW, DIE = 34, 64  # units
WORDS = text.Style("bodyb", 19)
SHORT_BELOW = 140  # pixels of height under which cards have no picture


@dataclass(frozen=True, slots=True)
class Band:
    """A range of results ("8-10"); `words` only of the one that was reached."""

    span: str
    words: str = ""
    reached: bool = False


@dataclass(frozen=True, slots=True)
class DieTest:
    """A test with a die. `die` 0 before it is rolled; `bonus` in words ("2 x Combat 3"); `total` -1 until known."""

    die: int = 0
    bonus: str = ""
    bonus_value: int = 0
    total: int = -1
    bands: tuple[Band, ...] = ()


@dataclass(frozen=True, slots=True)
class ShortFight:
    """A short fight: what it does to the shield and the hand, the combo that was laid, its damage (-1 until known)."""

    shield: str
    drawn: str
    combo: tuple[Laid, ...] = ()
    total: int = -1
    bands: tuple[Band, ...] = ()


Trial = DieTest | ShortFight


def height(theme: Theme, trial: Trial) -> int:
    """How high a trial is drawn."""
    bands = sum(_step(theme, band) for band in trial.bands)
    if isinstance(trial, DieTest):
        return max(theme.px(DIE + 16), 40) + bands
    facts = 2 * max(theme.px(30), 18)
    return facts + (max(theme.px(170), 104) if trial.combo else 0) + bands


def _step(theme: Theme, band: Band) -> int:
    """How high a band is: words stand on two lines where they are long."""
    step = max(theme.px(ROW), 20)
    return max(step, 2 * text.height(theme, WORDS.sized(text.LEAST), 1.1) + 10) if band.words else step


def paint(dst: pygame.Surface, theme: Theme, trial: Trial, box: pygame.Rect, angle: int = 0) -> None:
    """Draw it from the top of a box; `angle` is that of a die that still tumbles."""
    y = _die(dst, theme, trial, box, angle) if isinstance(trial, DieTest) else _short(dst, theme, trial, box)
    for band in trial.bands:
        step = _step(theme, band)
        _band(dst, theme, band, pygame.Rect(box.x, y, box.w, step))
        y += step


def _die(dst: pygame.Surface, theme: Theme, test: DieTest, box: pygame.Rect, angle: int) -> int:
    """The die, and how the sum comes about."""
    px = theme.px
    high = max(px(DIE + 16), 40)
    side = min(max(px(DIE - 8), 30), high - 6)
    dice.put(
        dst, test.die, side, (box.x + high // 2, box.y + high // 2), t.ATTACK_DIE, angle=angle, faded=test.die == 0
    )
    x = box.x + high + px(14)
    words = test.bonus
    if test.bonus and test.total >= 0:
        words = _("{bonus} = {value}, and the die {die}").format(bonus=test.bonus, value=test.bonus_value, die=test.die)
    elif test.total >= 0:
        words = _("The die shows {die}").format(die=test.die)
    elif not test.bonus:
        words = _("A die decides")
    room = box.right - x
    if test.total >= 0 and test.bonus:
        number = text.Style("uix", 40, "#6E1612")
        room = text.draw(dst, theme, str(test.total), number, (box.right, box.y + high // 2), "midright").x - x - px(10)
    parts = text.wrap(theme, words, text.Style("bodyb", 21), room)
    style = text.Style("bodyb", 21) if len(parts) <= 2 else text.Style("bodyb", 16)
    parts = text.wrap(theme, words, style, room)[:2]
    step = text.height(theme, style, 1.15)
    for i, part in enumerate(parts):
        y = box.y + high // 2 + round((i - (len(parts) - 1) / 2) * step)
        text.draw(dst, theme, part, style, (x, y), "midleft")
    return box.y + high


def _short(dst: pygame.Surface, theme: Theme, fight: ShortFight, box: pygame.Rect) -> int:
    """What happens at once, then the combo and its damage."""
    px = theme.px
    step = max(px(30), 18)
    y = box.y
    for words in (fight.shield, fight.drawn):
        put(dst, theme, words, text.Style("bodyb", 20), (box.x, y + step // 2), box.w)
        y += step
    if not fight.combo:
        return y
    high = max(px(170), 104)
    tall = high - px(14)
    right = box.right
    if fight.total >= 0:
        right = _total(dst, theme, fight.total, pygame.Rect(box.x, y, box.w, high)).x - px(16)
    n = len(fight.combo)
    short = tall < SHORT_BELOW
    reach = 0 if short else card.reach(tall)
    wide = card.body(tall, short)[0] + reach
    share = min(1.0, (right - box.x) / (n * (wide + 4)))
    tall = max(60, int(tall * share))
    step_x = card.body(tall, short)[0] + (4 if short else card.reach(tall) - max(1, tall // 20))
    for i in reversed(range(n)):
        at = pygame.Rect((box.x + i * step_x, y + (high - tall) // 2), card.body(tall, short))
        card.shadow(dst, at)
        one = fight.combo[i]
        dst.blit(card.short(one.face, tall) if short else card.whole(one.face, tall, one.used), at)
    return y + high


def _total(dst: pygame.Surface, theme: Theme, total: int, box: pygame.Rect) -> pygame.Rect:
    """The damage of the combo on a dark plate at the right of a box; where the plate lies."""
    sheet = marks.effect(("damage", total), max(22, theme.px(44)))
    plate = sheet.get_rect().inflate(theme.px(30), theme.px(22))
    plate.midright = box.midright
    marks.plate(dst, plate, "#62181A", t.GOLD, theme.px(5))
    dst.blit(sheet, sheet.get_rect(center=plate.center))
    return plate


def _band(dst: pygame.Surface, theme: Theme, band: Band, row: pygame.Rect) -> None:
    """A range; the one that was reached stands on a plate with its words."""
    px = theme.px
    if band.reached:
        marks.plate(dst, row.inflate(px(12), -2), "#F6E9C8", "#B07828", px(4))
    style = text.Style("uix", 20, "#6E1612" if band.reached else t.INK_SOFT)
    wide = max(px(76), text.width(theme, band.span, style) + px(8))
    put(dst, theme, band.span, style, (row.x + px(6), row.centery), wide)
    if band.reached and band.words:
        parts, style = lines(theme, band.words, WORDS, row.w - wide - px(12), 2)
        step = text.height(theme, style, 1.1)
        for i, part in enumerate(parts):
            at = (row.x + wide + px(8), row.centery + round((i - (len(parts) - 1) / 2) * step))
            text.draw(dst, theme, part, style, at, "midleft")
