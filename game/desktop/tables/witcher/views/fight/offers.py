"""What is at hand in a fight: potions, trophies, equipment, companions; and the buttons."""

from __future__ import annotations

import pygame

from game.desktop import theme as t
from game.desktop.kit import buttons, panels, text
from game.desktop.kit.fitting import middle, put
from game.desktop.tables.views import Aim, Spot, Tip
from game.desktop.tables.witcher.views import art, glyphs, marks
from game.desktop.tables.witcher.views.fight.models import FightModel
from game.desktop.tables.witcher.views.models import Choice, Offered, PaperFace, PotionFace
from game.desktop.tables.witcher.views.papers import emblem
from game.desktop.theme import Theme
from game.kernel.texts import gettext as _

HEAD = text.Style("title", 18, "#F6E2B8", emboss=t.BLACK)


class Offers:
    """The plate at the lower right."""

    def __init__(self, theme: Theme, rect: pygame.Rect, model: FightModel) -> None:
        self.theme, self.rect, self.model = theme, rect, model
        px = theme.px
        box = rect.inflate(-2 * px(18), -2 * px(10))
        self.box = box
        rows = Rows(theme, model.buttons)
        self.buttons = rows.lay(pygame.Rect(box.x, box.bottom - rows.height, box.w, rows.height))
        self.head = max(19, px(30))
        top = box.y + self.head + px(2)
        room = box.bottom - rows.height - px(10) - top
        many = len(model.powers)
        low = max(22, min(px(48), room * 38 // 100)) if many else 0
        if not model.potions and not many:
            low = 0
        high = min(px(116), room - low - (px(8) if many else 0))
        n = max(3, len(model.potions))
        wide = (box.w - px(6) * (n - 1)) / n
        self.potions = [
            pygame.Rect(round(box.x + i * (wide + px(6))), top, int(wide), max(24, high))
            for i in range(len(model.potions))
        ]
        y = top + (max(24, high) + px(8) if model.potions else 0)
        names = [one.face.name for one in model.potions]
        least = text.Style("uib", text.LEAST)
        self.named = high >= 44 and all(text.width(theme, one, least) <= wide - 4 for one in names)
        step = min(low + px(8), box.w // max(1, many))
        self.powers = [pygame.Rect(box.x + i * step, y, min(low, step - 2), min(low, step - 2)) for i in range(many)]

    def spots(self) -> list[Spot]:
        """Potions, what is kept, buttons."""
        out = [_offered("potion", one, rect) for one, rect in zip(self.model.potions, self.potions, strict=True)]
        out += [_offered("power", one, rect) for one, rect in zip(self.model.powers, self.powers, strict=True)]
        return out + button_spots(self.model.buttons, self.buttons)

    def paint(self, dst: pygame.Surface, aim: Aim) -> None:
        """All of it."""
        theme, box, model = self.theme, self.box, self.model
        panels.panel(dst, theme, self.rect, "leather", 6, 29, 0)
        y = box.y + self.head // 2
        right = box.right
        if model.potions_line:
            style = text.Style("ui", 17, "#D6BE92")
            right = put(dst, theme, model.potions_line, style, (box.right, y), box.w * 55 // 100, "midright").x
        title = _("Potions") if model.potions or not model.powers else _("At hand")
        put(dst, theme, title, HEAD, (box.x, y), right - box.x - theme.px(8))
        for one, rect in zip(model.potions, self.potions, strict=True):
            self._potion(dst, rect, one, aim)
        for one, rect in zip(model.powers, self.powers, strict=True):
            self._power(dst, rect, one, aim)
        if not model.potions and not model.powers:
            room = pygame.Rect(box.x, box.y + self.head, box.w, theme.px(60))
            put(dst, theme, _("none"), text.Style("ital", 18, t.FADED), (room.x, room.y + theme.px(16)), room.w)
        paint_buttons(dst, theme, model.buttons, self.buttons, aim)

    def _potion(self, dst: pygame.Surface, rect: pygame.Rect, one: Offered, aim: Aim) -> None:
        """Bottle and name; pale where it was used or cannot be used."""
        theme, px = self.theme, self.theme.px
        _plate(dst, theme, rect, one, aim.on("potion", one.value), aim.focused == ("potion", one.value))
        assert isinstance(one.face, PotionFace)
        words = self.named
        low = text.height(theme, text.LABEL.sized(16), 1.2) if words else 0
        side = max(18, min(px(66), rect.h - low - px(10), rect.w - 6))
        sheet = art.flask(one.face.picture, side)
        faint = one.used or not (one.legal or one.chosen)
        if faint:
            sheet = sheet.copy()
            sheet.set_alpha(80 if one.used else 150)
        dst.blit(sheet, sheet.get_rect(center=(rect.centerx, rect.y + (rect.h - low) // 2)))
        if words:
            ink = t.FADED if one.used else t.QUIET if faint else t.PARCHMENT
            style = text.Style("uib", 16, ink)
            if text.width(theme, one.face.name, style.sized(text.LEAST)) <= rect.w - 4:
                put(
                    dst,
                    theme,
                    one.face.name,
                    style,
                    (rect.centerx, rect.bottom - low // 2 - px(3)),
                    rect.w - 4,
                    "center",
                )
        if one.used:
            tick = glyphs.glyph("tick", max(12, px(20)))
            dst.blit(tick, tick.get_rect(topright=(rect.right - 3, rect.y + 3)))

    def _power(self, dst: pygame.Surface, rect: pygame.Rect, one: Offered, aim: Aim) -> None:
        theme = self.theme
        sheet = emblem(one.face, rect.h)
        if one.used or not (one.legal or one.chosen):
            sheet = sheet.copy()
            sheet.fill((110, 104, 98, 150) if one.used else (176, 168, 160, 220), special_flags=pygame.BLEND_RGBA_MULT)
        if one.legal or one.chosen or aim.on("power", one.value):
            strong = one.chosen or aim.on("power", one.value)
            ring = marks.badge("", rect.h + 8, t.GOLD_LIT if strong else t.GOLD, t.GOLD_LIT)
            dst.blit(ring, ring.get_rect(center=rect.center))
        dst.blit(sheet, rect)
        if aim.focused == ("power", one.value):
            panels.focus_ring(dst, theme, rect, 12)


def _plate(dst: pygame.Surface, theme: Theme, rect: pygame.Rect, one: Offered, pointed: bool, focused: bool) -> None:
    panels.recessed(dst, theme, rect, 110 if one.legal else 70)
    if one.legal or one.chosen:
        strong = pointed or one.chosen
        panels.outline(dst, theme, rect, t.GOLD_LIT if strong else t.GOLD, 0, 2 if strong else 1)
    if focused:
        panels.outline(dst, theme, rect, t.GOLD_LIT, 0, 3)


def _offered(name: str, one: Offered, rect: pygame.Rect) -> Spot:
    face = one.face
    line = face.line if isinstance(face, PaperFace) else ""
    why = _("Used in this Fight.") if one.used else one.why
    tip = Tip(face.name, tuple(words for words in (line, face.words, why) if words))
    return Spot(name, one.value, rect, one.legal and not one.used, face.name, tip)


class Rows:
    """Buttons in rows: the primary one alone and high, of the others an odd one alone, then two and two. `flat`: up to
    three side by side, the primary one at the right.
    """

    def __init__(self, theme: Theme, choices: tuple[Choice, ...], flat: bool = False) -> None:
        order = sorted(range(len(choices)), key=lambda i: not choices[i].primary)
        first = order[:1] if order and choices[order[0]].primary else []
        self.rows = [order[::-1]] if flat and 0 < len(order) <= 3 else _stacked(first, order[len(first) :])
        high, low = max(34, theme.px(58)), max(31, theme.px(44))
        self.highs = [high if set(first) & set(row) else low for row in self.rows]
        self.gap = max(5, theme.px(10))
        self.height = sum(self.highs) + self.gap * max(0, len(self.rows) - 1)
        self.many = len(choices)

    def lay(self, rect: pygame.Rect) -> list[pygame.Rect]:
        """A rect for each choice, in the order of the choices."""
        out = [pygame.Rect(0, 0, 0, 0)] * self.many
        y = rect.y
        for row, high in zip(self.rows, self.highs, strict=True):
            wide = (rect.w - self.gap * (len(row) - 1)) // len(row)
            for n, i in enumerate(row):
                out[i] = pygame.Rect(rect.x + n * (wide + self.gap), y, wide, high)
            y += high + self.gap
        return out


def _stacked(first: list[int], rest: list[int]) -> list[list[int]]:
    rows = [first] if first else []
    if len(rest) % 2:
        rows.append(rest[:1])
        rest = rest[1:]
    return rows + [rest[i : i + 2] for i in range(0, len(rest), 2)]


def button_spots(choices: tuple[Choice, ...], rects: list[pygame.Rect]) -> list[Spot]:
    """Buttons as places; each is named by what the table hears."""
    out = []
    for one, rect in zip(choices, rects, strict=True):
        lines = tuple(words for words in (one.why, one.key) if words)
        out.append(Spot(one.name, 0, rect, one.legal, one.words, Tip(one.words, lines) if lines else None))
    return out


def paint_buttons(
    dst: pygame.Surface, theme: Theme, choices: tuple[Choice, ...], rects: list[pygame.Rect], aim: Aim
) -> None:
    """Draw buttons as hands are on them."""
    for one, rect in zip(choices, rects, strict=True):
        key = (one.name, 0)
        state: buttons.State = "normal"
        if not one.legal:
            state = "disabled"
        elif aim.pressed == key:
            state = "pressed"
        elif aim.hovered == key:
            state = "hover"
        kind: buttons.Kind = "primary" if one.primary else "leather"
        buttons.draw(dst, theme, rect, buttons.Look("", kind), state, aim.focused == key)
        _label(dst, theme, rect, one, state)


def _label(dst: pygame.Surface, theme: Theme, rect: pygame.Rect, one: Choice, state: buttons.State) -> None:
    """The words of a button; where Cinzel is too wide, in narrower letters, then on two lines."""
    colour = buttons.LABELS.get(state, t.PARCHMENT_LIT)
    room = rect.inflate(-theme.px(16), -theme.px(4)).move(0, theme.px(1) if state == "pressed" else 0)
    broad = text.Style("title", 21 if one.primary else 17, colour, emboss=t.BLACK)
    style = text.shrunk(theme, one.words, broad, room.w)
    if text.width(theme, one.words, style) > room.w:
        style = text.Style("uib", 17, colour, emboss=t.BLACK)
    high = text.height(theme, style.sized(text.LEAST), 1.1)
    middle(dst, theme, one.words, style, room, 2 if rect.h >= 2 * high else 1)
