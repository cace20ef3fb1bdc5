"""The monster's card that was turned over: charge above, bite below; what it costs, and what went before."""

from __future__ import annotations

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, text
from game.desktop.kit.fitting import block, lines, middle, put
from game.desktop.kit.pool import POOL
from game.desktop.kit.surfaces import Size, clip_to, frame, inner_shade, material, rounded
from game.desktop.tables.witcher.views import card, marks, suits
from game.desktop.tables.witcher.views.fight.models import Blow, FightModel, Half, Told
from game.desktop.tables.witcher.views.fight.panels import icon_row
from game.desktop.theme import Theme
from game.kernel.texts import N_
from game.kernel.texts import gettext as _

FROM = N_("from its Life Pool")  # where the card comes from: the pool grows smaller with each attack
SOURCE = text.Style("ital", 17, t.PARCHMENT_DIM)


class BlowPanel:
    """The right column. `face_up` False while the card is being turned over."""

    def __init__(self, theme: Theme, rect: pygame.Rect, model: FightModel) -> None:
        self.theme, self.rect, self.model = theme, rect, model
        self.box = rect.inflate(-2 * theme.px(24), -2 * theme.px(12))
        losses = len(model.blow.losses) + bool(model.blow.damage) if model.blow else 0
        self.step = max(20, theme.px(38))
        self.line = text.height(theme, SOURCE, 1.2) if model.blow else 0
        told = min(1 if losses and rect.h < 500 else 3, len(model.before))
        foot = told * max(19, theme.px(34)) + (theme.px(56) if told else 0)
        head = max(24, theme.px(46))
        self.bare = model.blow is None and not model.blow_empty  # nothing but what went before
        below = self.line + losses * self.step + foot + theme.px(20)
        high = min(max(theme.px(300), 200), self.box.h - head - below)
        wide = min(self.box.w, high * 254 // 300 if high > 150 else self.box.w)
        self.card = pygame.Rect(0, self.box.y + head, wide, max(60, high))
        self.card.centerx = self.box.centerx

    def paint(self, dst: pygame.Surface, face_up: bool = True) -> None:
        """Title, card, losses, what went before."""
        theme, box, model = self.theme, self.box, self.model
        panels.panel(dst, theme, self.rect, "leather", 6, 26, 0)
        style = text.Style("title", 18, "#F6E2B8", emboss=t.BLACK)
        put(dst, theme, model.blow_title, style, (box.centerx, box.y + theme.px(14)), box.w, "center")
        panels.rule(dst, theme, box.y + theme.px(32), box.x, box.right, t.GOLD)
        y = self.card.bottom + theme.px(14)
        if model.blow:
            if face_up:
                card.shadow(dst, self.card)
                dst.blit(fight_card(theme, self.card.size, model.blow), self.card)
                put(dst, theme, _(FROM), SOURCE, (box.centerx, y - theme.px(4) + self.line // 2), box.w, "center")
                y = self._losses(dst, y + self.line, model.blow)
        else:
            y = self.box.y + theme.px(30) if self.bare else self._nothing(dst)
        self._before(dst, y)

    def _nothing(self, dst: pygame.Surface) -> int:
        theme = self.theme
        back = pygame.Rect(0, self.card.y, 0, 0)
        high = min(theme.px(150), self.card.h * 6 // 10)
        back.size = (high * 72 // 100, high)
        back.centerx = self.card.centerx
        card.shadow(dst, back)
        dst.blit(card.back(back.size, "fight"), back)
        if self.model.blow_empty:
            room = pygame.Rect(self.box.x, back.bottom + theme.px(14), self.box.w, self.card.bottom - back.bottom)
            style = text.Style("ital", 19, t.PARCHMENT_DIM)
            return block(dst, theme, self.model.blow_empty, style, room, 1.16, True)
        return self.card.bottom

    def _losses(self, dst: pygame.Surface, y: int, blow: Blow) -> int:
        """Its damage, and what went for that."""
        rows = [(what, words, suits.signed(-many)) for what, words, many in blow.losses]
        if blow.damage:
            rows.insert(0, ("damage", _("Damage"), str(blow.damage)))
        for what, words, value in rows:
            icon_row(dst, self.theme, what, words, value, pygame.Rect(self.box.x, y, self.box.w, self.step))
            y += self.step
        return y

    def _before(self, dst: pygame.Surface, y: int) -> None:
        """The last things that happened, the newest first, as far as there is room."""
        theme, box = self.theme, self.box
        if not self.model.before:
            return
        y += theme.px(8)
        if not self.bare:
            head = text.height(theme, text.Style("uib", 18), 1.25)
            least = 2 * text.height(theme, text.BODY.sized(text.LEAST), 1.1)
            if y + theme.px(12) + head + least > self.rect.bottom - theme.px(8):
                return
            panels.rule(dst, theme, y, box.x, box.right, t.GOLD)
            y += theme.px(12)
            put(dst, theme, _("Before it"), text.Style("uib", 18, "#E2CCA0"), (box.x, y + head // 2), box.w)
            y += head + theme.px(2)
        names = [text.width(theme, one.who, text.Style("bodyb", 19)) for one in self.model.before]
        indent = min(max(names), box.w * 40 // 100) + theme.px(10)
        for one in self.model.before:
            y = self._told(dst, one, y, indent)

    def _told(self, dst: pygame.Surface, one: Told, y: int, indent: int) -> int:
        """A line of what happened, or two; nothing where there is no room left."""
        theme, box = self.theme, self.box
        parts, style = lines(theme, one.what, text.Style("body", 19, "#E2CEA6"), box.w - indent, 2)
        step = text.height(theme, style, 1.08)
        if y + step * len(parts) > self.rect.bottom - theme.px(6):
            return self.rect.bottom
        name = text.Style("bodyb", 19, "#D6A05A" if one.own else "#E28264")
        put(dst, theme, one.who, name, (box.x, y + step // 2), indent - theme.px(6))
        for part in parts:
            text.draw(dst, theme, part, style, (box.x + indent, y + step // 2), "midleft")
            y += step
        return y + theme.px(9)


@POOL.keep
def fight_card(theme: Theme, size: Size, blow: Blow) -> pygame.Surface:
    """A fight card, face up: the half that counts in red with a gold edge. Shared: do not draw on it."""
    px = theme.px
    front = material("parchment", size, 27, theme.scale)
    front.blit(inner_shade(size, px(14), 105, "#5A3A17"), (0, 0))
    out = clip_to(front, rounded(size, px(8)))
    out.blit(frame(size, px(8), t.INK_SOFT, px(1)), (0, 0))
    inner = out.get_rect().inflate(-px(16), -px(16))
    half = (inner.h - px(8)) // 2
    upper = pygame.Rect(inner.x, inner.y, inner.w, half)
    lower = pygame.Rect(inner.x, inner.bottom - half, inner.w, half)
    _half(out, theme, upper, _("Charge"), blow.charge, blow.chosen == 0)
    _half(out, theme, lower, _("Bite"), blow.bite, blow.chosen == 1)
    return out


def _half(out: pygame.Surface, theme: Theme, box: pygame.Rect, title: str, half: Half, chosen: bool) -> None:
    px = theme.px
    ink = t.PARCHMENT_LIT if chosen else "#6E5842"
    if chosen:
        marks.plate(out, box, "#701C16", t.GOLD_LIT, px(5))
        out.blit(frame(box.size, px(5), t.GOLD_LIT, max(2, px(3))), box)
    else:
        marks.plate(out, box, "#BFAE8A", "#8A7656", px(5), 120)
    style = text.Style("titleb" if chosen else "title", 23, ink, emboss=t.BLACK if chosen else None)
    head = min(text.height(theme, style, 1.3), box.h * 4 // 10)
    put(out, theme, title, style, (box.centerx, box.y + px(8) + head // 2), box.w - px(16), "center")
    rest = pygame.Rect(box.x + px(12), box.y + head + px(6), box.w - px(24), box.h - head - px(14))
    if half.effects and not half.words:
        sheet = marks.effect(half.effects[0], max(16, min(px(62), rest.h - 4)))
        if not chosen:
            sheet = sheet.copy()
            sheet.set_alpha(150)
        out.blit(sheet, sheet.get_rect(center=rest.center))
        return
    middle(
        out,
        theme,
        half.words,
        text.Style("body", 21, ink),
        rest,
        max(1, rest.h // text.height(theme, text.BODY.sized(text.LEAST), 1.1)),
    )
