"""A clan's progress board as a page: painted spaces, everybody's markers, bonus tiles, where an advance can lead."""

from __future__ import annotations

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, pieces, text
from game.desktop.kit.fitting import put
from game.desktop.tables.skye import art
from game.desktop.tables.skye.journey.models import BoardModel, BonusMark, SpaceMark
from game.desktop.tables.skye.land import lights
from game.desktop.tables.skye.land.boards import BoardSheet
from game.desktop.tables.views import Spot, Tip, View
from game.kernel.texts import gettext as _


class ProgressView(View[BoardModel]):
    """Spots: `clan` with a seat, `space` and `bonus` with their place in the model, `next` with a track."""

    wants = (430, 260)
    solid = True

    def lay(self) -> list[Spot]:
        """The title with the clans, the board below."""
        px, area, model = self.theme.px, self.area, self.model
        if not model.board:
            return []
        self.sheet = BoardSheet(model.board)
        self.head = px(40)
        self.sheet.place(pygame.Rect(px(8), self.head, area.w - px(16), area.h - self.head - px(8)))
        out = []
        side = px(32)
        x = area.right - px(12) - len(model.clans) * (side + px(6))
        self.left = x
        for clan in model.clans:
            tip = Tip(clan.name, (_("Click to see this clan's bonus tiles."),))
            out.append(Spot("clan", clan.seat, pygame.Rect(x, px(4), side, side), True, clan.name, tip))
            x += side + px(6)
        for n, one in enumerate(model.bonus):
            rect = self.sheet.slot_rect(one.key, "bonus")
            out.append(Spot("bonus", n, rect, False, one.name, Tip(one.name, one.tip)))
        for n, mark in enumerate(model.spaces):
            name, value = ("next", mark.option) if mark.option >= 0 else ("space", n)
            rect = self.sheet.space_rect(mark.key)
            out.append(Spot(name, value, rect, mark.option >= 0, mark.name, Tip(mark.name, mark.tip)))
        return out

    def paint(self, dst: pygame.Surface) -> None:
        """All of it."""
        theme, px, model = self.theme, self.theme.px, self.model
        panels.panel(dst, theme, self.area, "leather", 0, 33, 0)
        if not model.board:
            return
        style = text.PANEL_TITLE.sized(20)
        right = put(dst, theme, model.title, style, (px(18), self.head // 2), (self.left - px(30)) * 2 // 3).right
        quiet, room = text.Style("ital", 17, t.PARCHMENT_DIM), self.left - right - px(30)
        if text.width(theme, model.line, quiet.sized(14)) <= room:  # the lights tell it, too
            put(dst, theme, model.line, quiet, (right + px(14), self.head // 2), room)
        for clan in model.clans:
            rect = self.own("clan", clan.seat).rect
            pieces.put(dst, theme, clan.faction, rect.w * 3 // 4, rect.center, emblem=True)
            if model.clan is not None and clan.seat == model.clan.seat:
                panels.outline(dst, theme, rect, t.GOLD_LIT, 0, 2, 5)
            elif self.aim.on("clan", clan.seat):
                panels.outline(dst, theme, rect, t.GOLD, 0, 1, 5)
        self.sheet.draw(dst)
        for bonus in model.bonus:
            self._bonus(dst, bonus)
        for mark in model.spaces:
            self._space(dst, mark)

    def _bonus(self, dst: pygame.Surface, one: BonusMark) -> None:
        if one.taken:
            return
        box = self.sheet.slot_rect(one.key, "bonus")
        sheet = art.PICTURES.piece(one.picture, box.w)
        dst.blit(sheet, sheet.get_rect(center=box.center))

    def _space(self, dst: pygame.Surface, mark: SpaceMark) -> None:
        box = self.sheet.space_rect(mark.key)
        if mark.option >= 0:
            aimed = self.aim.on("next", mark.option)
            reach = max(3, box.w // (10 if aimed else 14))
            halo = lights.glow(box.w, t.TARGET, reach)
            dst.blit(halo, box.inflate(4 * reach, 4 * reach))
        elif mark.key in self.model.goals:
            pygame.draw.rect(dst, t.GOLD, box.inflate(4, 4), max(2, box.w // 28), border_radius=box.w // 6)
        slot = self.sheet.slot_rect(mark.key, "marker")
        own = self.model.clan.faction if self.model.clan is not None else ""
        colours = sorted(mark.markers, key=lambda one: one == own)  # the own one lies on top
        size = max(16, slot.w * 78 // 100)
        for i, colour in enumerate(colours):
            sheet = art.PICTURES.piece(f"marker_{colour}", size)
            shift = round((i - (len(colours) - 1) / 2) * min(size * 0.5, (box.w - size * 0.6) / max(1, len(colours))))
            dst.blit(sheet, sheet.get_rect(midbottom=(slot.centerx + shift, box.bottom + size // 4)))
        if mark.price:
            self._price(dst, mark.price, box)

    def _price(self, dst: pygame.Surface, price: str, box: pygame.Rect) -> None:
        """A coin with the price at a corner where nothing else is printed."""
        size = max(18, box.w * 46 // 100)
        at = (box.right - size // 8, box.bottom - size // 6)
        pygame.draw.circle(dst, t.NIGHT, at, size // 2 + 1)
        pygame.draw.circle(dst, t.GOLD, at, size // 2 - 1)
        style = text.Style("uix", size * 0.62 / self.theme.scale, t.INK)
        text.draw(dst, self.theme, price, style, at, "center")
