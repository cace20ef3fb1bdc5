"""The bar at the bottom: what is asked in one sentence, and a button for every answer that is not on the map."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pygame

from game.desktop import theme as t
from game.desktop.kit import dice, panels, text
from game.desktop.kit.buttons import Kind, Look, wanted_width
from game.desktop.tables.base import Ask, Numbers
from game.desktop.theme import Theme
from game.desktop.widgets.controls import Button, Slider
from game.desktop.widgets.layer import Layer
from game.kernel.texts import gettext as _
from game.kernel.texts import ngettext

MOST_BESIDE = 3  # answers that lie beside the question in large letters
DICE_COLOURS = {"attack": t.ATTACK_DIE, "defence": t.DEFENCE_DIE}


@dataclass(frozen=True)
class Keep:
    """How many units an attack to the end leaves at least, and how many it could."""

    units: int
    most: int


@dataclass(frozen=True)
class AskModel:
    """What is asked and how it can be answered. `verbs`: (key, label); `extra`: further buttons (key, label, tip)."""

    ask: Ask
    numbers: tuple[int, ...] = ()
    kind: Numbers = "units"
    number: int = 0
    confirm: str = ""
    confirms: tuple[str, ...] = ()  # what `confirm` is for each of the numbers
    verbs: tuple[tuple[str, str], ...] = ()
    extra: tuple[tuple[str, str, str], ...] = ()
    back: bool = False
    lone: bool = False  # nothing but its verb can be chosen
    keep: Keep | None = None
    idle: tuple[str, ...] = ()  # of `extra`, what cannot be pressed now
    choices: tuple[tuple[str, str, str], ...] = ()  # answers that lie nowhere else on the table (key, label, tip)
    ending: str = ""  # which of `verbs` ends the phase
    tips: tuple[str, ...] = ()  # what is told of `verbs`


class DieButton(Button):
    """A button with a die on it: the one that is marked lies raised on parchment, the others are faded."""

    def __init__(self, theme: Theme, rect: pygame.Rect, number: int, kind: Numbers, chosen: bool, tip: str) -> None:
        super().__init__(theme, rect, f"die.{number}", Look(""), value=number, tooltip=tip, group="dice")
        self.kind, self.chosen = kind, chosen

    def draw(self, surface: pygame.Surface) -> None:
        """The leather or the parchment, then the die."""
        colour = DICE_COLOURS.get(self.kind, t.ATTACK_DIE)
        size = min(self.rect.h - self.theme.px(14), self.theme.px(32))
        if self.chosen:
            panels.chosen(surface, self.theme, self.rect, 14, 5)
            if self.ring:
                panels.focus_ring(surface, self.theme, self.rect)
        else:
            super().draw(surface)
        dice.put(surface, int(str(self.value)), size, self.rect.center, colour, faded=not self.chosen)


def draw(dst: pygame.Surface, theme: Theme, rect: pygame.Rect, model: AskModel, room: pygame.Rect) -> None:
    """The sheet and the sentences in the room that the buttons leave."""
    panels.panel(dst, theme, rect, "parchment", 5, 15, 12)
    rect = room
    question, lines = question_lines(theme, model.ask.question, room)
    line_h = text.height(theme, question, 1.15)
    explain, below = _explained(theme, model.ask.explain, room.w)
    below_h = text.height(theme, explain, 1.15)
    if len(lines) * line_h + theme.px(5) + len(below) * below_h > rect.h - theme.px(12):
        below = ()
    high = len(lines) * line_h + (theme.px(5) + len(below) * below_h if below else 0)
    y = rect.centery - high // 2
    for one in lines:
        text.draw(dst, theme, one, question, (room.x, y))
        y += line_h
    for i, one in enumerate(below):
        at = (room.x, y + theme.px(3) + i * below_h)
        text.draw(dst, theme, text.fitted(theme, one, explain, room.w), explain, at)


def _explained(theme: Theme, words: str, room: int) -> tuple[text.Style, tuple[str, ...]]:
    """The quieter sentence on one line, else smaller on two; never cut where two hold it."""
    style = text.shrunk(theme, words, text.Style("ital", 17, t.INK_SOFT), room, 15)
    lines = text.wrap(theme, words, style, room) if words else ()
    return style, (*lines[:1], " ".join(lines[1:])) if len(lines) > 2 else lines


def question_lines(theme: Theme, words: str, room: pygame.Rect) -> tuple[text.Style, tuple[str, ...]]:
    """The question as it stands in its room: no more lines than have room."""
    style = _question_style(theme, words, room)
    lines = text.wrap(theme, words, style, room.w)
    return style, lines[: max(1, (room.h - theme.px(12)) // text.height(theme, style, 1.15))]


def _question_style(theme: Theme, words: str, room: pygame.Rect) -> text.Style:
    """As large as leaves the question on one line, else on two."""
    style = text.Style("bodyb", 21)
    low = room.h < theme.px(40)
    for size in (21, 19, 18, 17):
        if text.width(theme, words, style.sized(size)) <= room.w:
            return style.sized(size)
    two = style.sized(18)
    return two if not low and len(text.wrap(theme, words, two, room.w)) < 3 else style.sized(16)


def buttons(layer: Layer, theme: Theme, rect: pygame.Rect, model: AskModel, stacked: bool = False) -> pygame.Rect:
    """Put the answers on a layer, from the right; the room that is left for the sentences: beside, or above them."""
    whole = rect
    if stacked:
        rect = pygame.Rect(rect.x, rect.y + theme.px(36), rect.w, rect.h - theme.px(36))
    crowded = len(model.verbs) + len(model.choices) + len(model.extra) > MOST_BESIDE
    row = _Row(layer, theme, rect, stacked or crowded)
    if model.numbers:
        _numbers(row, model)
    meant = model.verbs[0][0] if model.lone and not model.numbers and model.verbs else ""
    for n, (key, label) in enumerate(model.verbs):
        tip = _("{label} (E)").format(label=label) if key == model.ending else "".join(model.tips[n : n + 1])
        row.button(f"verb.{key}", label, "primary" if key == meant else "leather", 18, tip)
    for key, label, tip in model.extra if not model.numbers else ():
        row.button(key, label, "primary" if key == "result" else "leather", 16, tip)
    for key, label, tip in model.choices if not model.numbers else ():
        row.button(key, label, "leather", 16, tip)
    if model.back:
        tip = _("Take back what was pointed at (Backspace)")
        lone = stacked or bool(model.numbers)
        row.button("back", "" if lone else _("Back"), "ghost", 16, tip, "undo" if lone else None)
    if stacked:
        return pygame.Rect(whole.x + theme.px(14), whole.y + theme.px(6), whole.w - theme.px(28), theme.px(32))
    left = rect.x + theme.px(20)
    return pygame.Rect(left, rect.y, max(1, row.x - theme.px(14) - left), rect.h)


class _Row:
    """Places buttons from right to left."""

    def __init__(self, layer: Layer, theme: Theme, rect: pygame.Rect, narrow: bool) -> None:
        self.layer, self.theme, self.rect, self.narrow = layer, theme, rect, narrow
        self.high = min(theme.px(52), rect.h - theme.px(14))
        self.x = rect.right - theme.px(14)

    def place(self, wide: int, high: int | None = None) -> pygame.Rect:
        """The next place to the left."""
        high = high or self.high
        self.x -= wide
        out = pygame.Rect(self.x, self.rect.centery - high // 2, wide, high)
        self.x -= self.theme.px(9)
        return out

    def button(self, key: str, label: str, kind: Kind, size: float, tip: str, icon: str | None = None) -> None:
        """A button as wide as its label."""
        look = Look(label, kind, size - 2 if self.narrow else size, icon)
        wide = self.high if not label else wanted_width(self.theme, look) - self.theme.px(10 if self.narrow else 0)
        self.layer.add(Button(self.theme, self.place(wide), key, look, tooltip=tip))


def _numbers(row: _Row, model: AskModel) -> None:
    th = row.theme
    if model.kind == "units":
        _units(row, model)
        return
    if model.keep:
        _to_the_end(row, model, model.keep)
    look = Look(model.confirm, "primary", 20, None if row.narrow else "dice")
    tip = _("With the marked die's number of dice (Enter)")
    row.layer.add(Button(th, row.place(max(th.px(90), wanted_width(th, look))), "confirm", look, tooltip=tip))
    side = min(th.px(40 if row.narrow else 46), row.high)
    for n in reversed(model.numbers):
        words = ngettext("Mark {n} die (key {n}); twice rolls it", "Mark {n} dice (key {n}); twice rolls them", n)
        tip = words.format(n=n)
        row.layer.add(DieButton(th, row.place(side, side), n, model.kind, n == model.number, tip))


def _to_the_end(row: _Row, model: AskModel, keep: Keep) -> None:
    """The attack that goes on by itself, with how many units it leaves, and what changes that."""
    th = row.theme
    for key, label, tip in model.extra:
        if key != "to_the_end":
            continue
        words = _("keeping {n}").format(n=keep.units)
        look = Look(label, "leather", 15, sub=words)
        subs = (_("keeping {n}").format(n=n) for n in range(1, keep.most + 1))
        wide = max(th.px(96), *(wanted_width(th, replace(look, sub=one)) for one in subs))
        sides = th.px(36)
        more, less = Look("+", "ghost", 20), Look("\u2212", "ghost", 20)
        if keep.most > 1 or keep.units > keep.most:
            tip_more = _("Keep one unit more (+, or the wheel)")
            row.layer.add(Button(th, row.place(sides, sides), "keep_more", more, tooltip=tip_more))
        row.layer.add(Button(th, row.place(wide), key, look, tooltip=tip, enabled=key not in model.idle))
        if keep.most > 1 or keep.units > keep.most:
            tip_less = _("Keep one unit less (-, or the wheel)")
            row.layer.add(Button(th, row.place(sides, sides), "keep_less", less, tooltip=tip_less))


def _widest(theme: Theme, look: Look, labels: tuple[str, ...]) -> int:
    """As wide as the widest label wants it: while a number is being chosen no button moves."""
    return max(wanted_width(theme, replace(look, label=label)) for label in (look.label, *labels))


def _units(row: _Row, model: AskModel) -> None:
    th, least, most = row.theme, model.numbers[0], model.numbers[-1]
    look = Look(model.confirm, "primary", 20)
    wide = _widest(th, look, model.confirms)
    widest = max(wide, th.px(104 if row.narrow else 130))
    tip = _("Enter; digits, + and - change the number")
    row.layer.add(Button(th, row.place(widest), "confirm", look, tooltip=tip))
    if most > least:
        if not row.narrow:
            row.button("all", _("All"), "leather", 16, _("All {n} (End)").format(n=most))
        side = min(th.px(40), row.high)
        row.layer.add(Button(th, row.place(side, side), "more", Look("+", "ghost", 22), tooltip=_("One more (+)")))
        room = row.x - row.rect.x
        wide = min(th.px(210), room - th.px(110 if row.narrow else 330))
        if wide >= th.px(90):
            place = row.place(wide, th.px(28))
            slider = Slider(th, place, "number", model.number - least, most - least + 1, ticks=most - least < 12)
            row.layer.add(slider)
        row.layer.add(Button(th, row.place(side, side), "less", Look("\u2212", "ghost", 22), tooltip=_("One less (-)")))
