"""What lies on a player's board beside the attributes: shield, gold, potions, trails, cards, what is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, text
from game.desktop.tables.views import Aim, Spot, Tip
from game.desktop.tables.witcher.views import art, card, glyphs, marks, suits
from game.desktop.tables.witcher.views.papers import Face, emblem
from game.desktop.theme import Theme
from game.kernel.texts import N_, ngettext
from game.kernel.texts import gettext as _

if TYPE_CHECKING:
    from game.desktop.tables.witcher.views.board import BoardModel

LABEL = text.Style("uib", 17, t.PARCHMENT_DIM)
NUMBER = text.Style("uix", 22, t.PARCHMENT_LIT)
EMPTY = text.Style("ital", 17, t.FADED)

SHIELD = N_("In a fight each point takes 1 Damage in place of a card. After a fight it is full again.")
DAGON = 3  # its trail token lies after those of the terrains
SIGN = 18  # pixels
LEAST_SHIELD = 20  # pixels: there are four, so that they never reach the next column
SIGNS = {
    "shield": "shield", "gold": "coin", "potion": "flask", "trail": "trail", "quest": "quest", "trophy": "trophy",
    "kept": "gear", "deck": "draw",
}  # fmt: skip


class Stock:
    """Rows of a label and what belongs to it, in one column or in two."""

    def __init__(self, theme: Theme, rect: pygame.Rect, model: BoardModel) -> None:
        self.theme, self.rect, self.model = theme, rect, model
        self.pair = rect.w > theme.px(330) and rect.w > rect.h
        names = [self._names()[:4], self._names()[4:]] if self.pair else [self._names()]
        self.rows: dict[str, pygame.Rect] = {}
        gap = theme.px(18)
        wide = (rect.w - gap * (len(names) - 1)) // len(names)
        for column, keys in enumerate(names):
            step = min(rect.h / len(keys), theme.px(52))
            top = rect.y + (rect.h - step * len(keys)) / 2 if rect.h < theme.px(230) else rect.y
            for i, key in enumerate(keys):
                at = pygame.Rect(rect.x + column * (wide + gap), round(top + i * step), wide, int(step))
                self.rows[key] = at
        labels = (self._label(key) for key in self.rows)
        widest = max(text.width(theme, one, LABEL.sized(text.LEAST)) for one in labels)
        roomy = wide - widest - theme.px(12) >= 4 * LEAST_SHIELD
        self.worded = widest <= wide * 42 // 100 and roomy  # else signs stand before the rows
        needed = max(text.width(theme, self._label(key), LABEL) for key in self.rows)
        self.indent = (min(needed, max(widest, wide * 42 // 100)) if self.worded else SIGN) + theme.px(12)

    @staticmethod
    def _names() -> list[str]:
        return ["shield", "gold", "potion", "trail", "quest", "trophy", "kept", "deck"]

    @staticmethod
    def _label(key: str) -> str:
        return {
            "shield": _("Shield"), "gold": _("Gold"), "potion": _("Potions"), "trail": _("Trails"),
            "quest": _("Quests"), "trophy": _("Trophies"), "kept": _("Kept"), "deck": _("Cards"),
        }[key]  # fmt: skip

    def _faces(self, key: str) -> tuple[Face, ...]:
        model = self.model
        rows: dict[str, tuple[Face, ...]] = {
            "potion": model.potions,
            "quest": model.quests,
            "trophy": model.trophies,
            "kept": model.kept,
        }
        return rows[key]

    def _side(self, key: str, many: int) -> tuple[int, int]:
        """How large each of so many signs of a row is, and how far apart they lie."""
        row = self.rows[key]
        side = max(20, min(self.theme.px(40), row.h - 2, (row.w - self.indent) // max(1, many) - 1))
        room = row.w - self.indent - side
        return side, min(side + self.theme.px(4), room // max(1, many - 1)) if many > 1 else side

    def _box(self, key: str, i: int, many: int) -> pygame.Rect:
        row = self.rows[key]
        side, step = self._side(key, many)
        box = pygame.Rect(row.x + self.indent + i * step, 0, side, side)
        box.centery = row.centery
        return box

    def spots(self) -> list[Spot]:
        """Places that tell more on a closer look; none of them does anything by itself."""
        model = self.model
        most = _("The Shield stands at {now}, at most {most}.").format(now=model.shield, most=model.gives[1])
        spots = [
            Spot(
                "shield",
                0,
                self.rows["shield"],
                False,
                self._label("shield"),
                Tip(self._label("shield"), (most, _(SHIELD))),
            )
        ]
        gold = ngettext("{n} Gold", "{n} Gold", model.gold).format(n=model.gold)
        spots.append(Spot("gold", 0, self.rows["gold"], False, gold, Tip(gold)))
        for key in ("potion", "quest", "trophy", "kept"):
            faces = self._faces(key)
            for i, face in enumerate(faces):
                line = getattr(face, "line", "")
                tip = Tip(face.name, tuple(one for one in (line, face.words) if one))
                box = self._box(key, i, len(faces))
                if i < len(faces) - 1:
                    box.w = min(box.w, self._side(key, len(faces))[1])  # the next one lies over the rest
                spots.append(Spot(key, i, box, False, face.name, tip))
        for terrain in range(3):
            if model.trails[terrain] or model.trail_quests[terrain]:
                box = self._box("trail", terrain, self._prints)
                if terrain < self._prints - 1:
                    box.w = min(box.w, self._side("trail", self._prints)[1])
                spots.append(Spot("trail", terrain, box, False, suits.land(terrain), Tip(self._trail(terrain))))
        if model.dagon_trail:
            words = _("Dagon Trail token: you begin the Fight with Dagon")
            spots.append(Spot("trail", DAGON, self._box("trail", DAGON, self._prints), False, words, Tip(words)))
        cards = _("{hand} in hand, {deck} in the deck, {discard} discarded").format(
            hand=model.hand, deck=model.deck, discard=model.discard
        )
        spots.append(Spot("deck", 0, self.rows["deck"], False, cards, Tip(self._label("deck"), (cards,))))
        return spots

    @property
    def _prints(self) -> int:
        """How many kinds of trail there are."""
        return 3 if self.model.dagon_trail is None else 4

    def _trail(self, terrain: int) -> str:
        gold = self.model.trail_quests[terrain]
        if gold:
            return _("Trail Quest ({terrain}): {gold} Gold lies on it").format(terrain=suits.land(terrain), gold=gold)
        return _("Trail token ({terrain}): you begin the Fight with this Monster").format(terrain=suits.land(terrain))

    def paint(self, dst: pygame.Surface, aim: Aim) -> None:
        """All rows."""
        theme = self.theme
        for key, row in self.rows.items():
            if not self.worded:
                glyphs.put(dst, SIGNS[key], SIGN, (row.x + SIGN // 2, row.centery))
                continue
            words, style = text.squeezed(theme, self._label(key), LABEL, self.indent - theme.px(8))
            text.draw(dst, theme, words, style, (row.x, row.centery), "midleft")
        self._shield(dst)
        self._gold(dst)
        self._trails(dst)
        self._cards(dst)
        for key in ("potion", "quest", "trophy", "kept"):
            faces = self._faces(key)
            for i, face in enumerate(faces):
                box = self._box(key, i, len(faces))
                dst.blit(emblem(face, box.h), box)
                if aim.on(key, i):
                    panels.outline(dst, theme, box, t.GOLD_LIT, 1, 2, 20)
            if not faces:
                row = self.rows[key]
                words, style = text.squeezed(theme, _("none"), EMPTY, row.w - self.indent)
                text.draw(dst, theme, words, style, (row.x + self.indent, row.centery), "midleft")

    def _shield(self, dst: pygame.Surface) -> None:
        row, model = self.rows["shield"], self.model
        side = max(18, min(self.theme.px(36), row.h - 2, (row.w - self.indent) // 4))
        marks.shields(
            dst, side, side + self.theme.px(2), (row.x + self.indent, row.centery), model.shield, model.gives[1]
        )

    def _gold(self, dst: pygame.Surface) -> None:
        """Coins, one over the edge of the other, and their number."""
        row, model, theme = self.rows["gold"], self.model, self.theme
        side = max(18, min(theme.px(28), row.h - 4))
        number = text.width(theme, str(model.gold), NUMBER) + theme.px(8)
        room = row.w - self.indent - number - side
        shown = min(model.gold, 12, max(1, room // max(5, side // 3)))
        step = min(side + 1, room // max(1, shown - 1)) if shown > 1 else 0
        for i in range(shown):
            sheet = glyphs.glyph("coin", side)
            dst.blit(sheet, sheet.get_rect(midleft=(row.x + self.indent + i * step, row.centery)))
        x = row.x + self.indent + ((shown - 1) * step + side + theme.px(8) if shown else 0)
        text.draw(dst, theme, str(model.gold), NUMBER, (x, row.centery), "midleft")

    def _trails(self, dst: pygame.Surface) -> None:
        model, theme = self.model, self.theme
        if model.dagon_trail is not None:
            box = self._box("trail", DAGON, self._prints)
            dst.blit(art.piece("trail_dagon", box.h) if model.dagon_trail else faint(DAGON, box.h), box)
        for terrain in range(3):
            box = self._box("trail", terrain, self._prints)
            sheet = art.piece(f"trail_{glyphs.TERRAINS[terrain]}", box.h)
            if not (model.trails[terrain] or model.trail_quests[terrain]):
                sheet = faint(terrain, box.h)
            dst.blit(sheet, box)
            gold = model.trail_quests[terrain]
            if gold:
                small = marks.badge(str(gold), max(16, box.h // 2), "#8A6528")
                dst.blit(small, small.get_rect(bottomright=(box.right + theme.px(3), box.bottom)))

    def _cards(self, dst: pygame.Surface) -> None:
        """In hand, in the deck, discarded: a sign and a number each."""
        model, row, theme = self.model, self.rows["deck"], self.theme
        counts = (model.hand, model.deck, model.discard)
        room = row.w - self.indent
        side = max(12, min(theme.px(26), row.h - 4, room // 3 - 16))
        words, style = "".join(map(str, counts)), text.Style("uib", 18, t.PARCHMENT_LIT)
        style = text.shrunk(theme, words, style, room - 3 * (side + 2) - 8)
        gap = (room - 3 * (side + 2) - text.width(theme, words, style)) // 3
        x = row.x + self.indent
        for i, many in enumerate(counts):
            if i == 1:
                sheet = card.back((side * 7 // 10, side))
                dst.blit(sheet, sheet.get_rect(center=(x + side // 2, row.centery)))
            else:
                glyphs.put(dst, "draw" if i == 0 else "discard", side, (x + side // 2, row.centery))
            at = text.draw(dst, theme, str(many), style, (x + side + 2, row.centery), "midleft")
            x = at.right + max(3, gap)


_faint: dict[tuple[int, int], pygame.Surface] = {}


def faint(terrain: int, side: int) -> pygame.Surface:
    """The trail token of a terrain, or of Dagon, that is not had. Shared: do not draw on it."""
    found = _faint.get((terrain, side))
    if found is None:
        name = "dagon" if terrain == DAGON else glyphs.TERRAINS[terrain]
        found = art.piece(f"trail_{name}", side).copy()
        found.fill((90, 84, 78, 120), special_flags=pygame.BLEND_RGBA_MULT)
        if len(_faint) > 24:
            _faint.clear()
        _faint[terrain, side] = found
    return found
