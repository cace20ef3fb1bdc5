"""The new-match scene: how it is fought, who sits at the table, house rules; one press of Begin starts it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame

from game.desktop import theme as t
from game.desktop.commands import Back, Command, Goto, Learn, StartMatch
from game.desktop.kit import icons, panels, text
from game.desktop.kit.buttons import Look
from game.desktop.scenes import setting_rows as rows
from game.desktop.scenes.base import LayerScene, heading
from game.desktop.scenes.models import MatchDraft, ModeChoice, NewMatchModel, Offer, OptionChoice
from game.desktop.scenes.pictures import picture
from game.desktop.scenes.seat_row import SeatRow
from game.desktop.scenes.setting_rows import Made, Told
from game.desktop.widgets.base import ENTER, Action, Paint, Widget
from game.desktop.widgets.controls import Button, Choice, Segments
from game.desktop.widgets.field import TextField
from game.desktop.widgets.scroll import ScrollArea
from game.kernel.texts import gettext as _

SEED_DIGITS = 18
MODE_PAD = 12  # units at the right of what is told of a mode
LEADING = 1.18
MANY_OPTIONS = 6  # from so many on they lie over the seats, side by side, where there is no column for them


class NewMatch(LayerScene):
    """Answers with `StartMatch(draft)` or `Back`."""

    primary = "begin"

    def __init__(self, model: NewMatchModel) -> None:
        super().__init__()
        self.model = model
        self.draft = model.draft
        self._begin: Button | None = None

    # -- layout -----------------------------------------------------------------------------------
    @property
    def tall(self) -> bool:
        """Whether there is height for sentences under the choices."""
        return self.size[1] >= self.theme.px(940)

    def build(self) -> None:
        """Three columns, two, or one, as the width allows."""
        th = self.theme
        body = self.below_heading(self._heading)
        if body.w >= th.px(1480):
            self._three(body)
        elif body.w >= th.px(900):
            self._two(body)
        else:
            self._one(body)
        self._refresh()

    def _heading(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        heading(surface, self.theme, rect, _("New match"), self.model.line)

    def _panel(self, rect: pygame.Rect, key: str, seed: int, *parts: Callable[[pygame.Rect], Made]) -> None:
        """A leather panel whose parts stand below one another and scroll together."""
        th, inset = self.theme, self.theme.px(8)
        self.layer.add(Paint(th, rect, lambda s, r: _leather(s, self, r, seed)))
        self.layer.add(ScrollArea(th, rect.inflate(-2 * inset, -2 * inset), key, rows.stack(th, parts, 22)))

    def _three(self, body: pygame.Rect) -> None:
        th, gap = self.theme, self.theme.px(24)
        seats = self._seats(pygame.Rect(0, 0, body.w - th.px(860 + 48 + 32), 0))[1] + th.px(32)
        body.h = max(th.px(640), min(body.h, seats))
        left = pygame.Rect(body.x, body.y, th.px(420), body.h)
        right = pygame.Rect(body.right - th.px(440), body.y, th.px(440), body.h - th.px(184))
        middle = pygame.Rect(left.right + gap, body.y, right.x - left.right - 2 * gap, body.h)
        self._panel(left, "modes", 2, self._picture, self._modes)
        self._panel(middle, "seats", 5, self._seats)
        self._panel(right, "options", 9, self._options)
        words = pygame.Rect(right.x, right.bottom, right.w, th.px(60))
        back = pygame.Rect(right.x, words.bottom, th.px(132), th.px(124))
        begin = pygame.Rect(
            back.right + th.px(16), words.bottom, right.right - back.right - th.px(16), back.h
        )
        self._buttons(words, back, begin, 34)

    def _two(self, body: pygame.Rect) -> None:
        th, gap = self.theme, self.theme.px(16)
        bar = pygame.Rect(body.x, body.bottom - th.px(60), body.w, th.px(60))
        high = bar.y - body.y - th.px(12)
        left = pygame.Rect(body.x, body.y, th.px(400), high)
        right = pygame.Rect(left.right + gap, body.y, body.right - left.right - gap, high)
        if len(self._offered()) < MANY_OPTIONS:
            self._panel(left, "modes", 2, self._modes, self._options)
            self._panel(right, "seats", 5, self._seats)
        else:
            self._panel(left, "modes", 2, self._modes)
            self._panel(right, "seats", 5, self._options_side_by_side, self._seats, self._seed)
        self._bar(bar)

    def _one(self, body: pygame.Rect) -> None:
        th = self.theme
        bar = pygame.Rect(body.x, body.bottom - th.px(60), body.w, th.px(60))
        page = pygame.Rect(body.x, body.y, body.w, bar.y - body.y - th.px(8))
        self._panel(page, "seats", 5, self._modes, self._seats, self._options)
        self._bar(bar)

    def _bar(self, bar: pygame.Rect) -> None:
        th = self.theme
        begin = pygame.Rect(bar.right - th.px(220), bar.y, th.px(220), bar.h)
        back = pygame.Rect(begin.x - th.px(136), bar.y, th.px(120), bar.h)
        words = pygame.Rect(bar.x, bar.y, max(0, back.x - th.px(20) - bar.x), bar.h)
        self._buttons(words, back, begin, 26)

    def _buttons(self, words: pygame.Rect, back: pygame.Rect, begin: pygame.Rect, size: float) -> None:
        th = self.theme
        self.layer.add(Paint(th, words, self._objection))
        self.layer.add(Button(th, back, "back", Look(_("Back"), "ghost", 20)))
        self._begin = self.layer.add(Button(th, begin, "begin", Look(_("Begin"), "primary", size)))

    def _objection(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Why it cannot begin; else what holds for every match."""
        th = self.theme
        why = self.model.objection(self.draft)
        style = text.Style("bodyb", 19, t.GOLD_LIT) if why else text.Style("ital", 18, t.PARCHMENT_DIM)
        words = why or self.model.fair
        lines = text.wrap(th, words, style, rect.w)
        if len(lines) > 2 and not why:
            return
        high = len(lines) * text.height(th, style)
        area = pygame.Rect(rect.x, rect.centery - high // 2, rect.w, high)
        text.paragraph(surface, th, words, style, area, limit=3)

    # -- parts ------------------------------------------------------------------------------------
    def _title(self, column: pygame.Rect, words: str, note: str = "") -> Paint:
        th = self.theme

        def paint(surface: pygame.Surface, r: pygame.Rect) -> None:
            at = text.draw(surface, th, words, text.PANEL_TITLE, (r.x + th.px(4), r.y))
            style = text.Style("ital", 18, t.QUIET)
            shown = text.fitted(th, note, style, max(0, r.right - at.right - th.px(20)))
            if shown != "…":
                text.draw(surface, th, shown, style, (r.right - th.px(4), at.centery), "midright")

        return Paint(th, pygame.Rect(column.x, column.y + th.px(2), column.w, th.px(30)), paint)

    def _picture(self, column: pygame.Rect) -> Made:
        rest = column.h - self._modes(column)[1] - self.theme.px(44)
        high = max(self.theme.px(150), min(self.theme.px(340), rest))
        rect = pygame.Rect(column.x, column.y, column.w, high)

        def paint(surface: pygame.Surface, r: pygame.Rect) -> None:
            panels.framed_picture(surface, self.theme, picture(self.model.picture, (r.w, r.h)), r)

        return [Paint(self.theme, rect, paint)], rect.h

    def _modes(self, column: pygame.Rect) -> Made:
        th, top, y = self.theme, column.y, column.y + self.theme.px(40)
        out: list[Widget] = []
        if len(self.model.titles) > 1:
            groove = pygame.Rect(column.x, column.y, column.w, th.px(40))
            out.append(Segments(th, groove, "title", self.model.titles, self.draft.title))
            column, y = column.move(0, th.px(54)), y + th.px(54)
        out.append(self._title(column, self.model.ways))
        for mode in self.model.modes:
            words = self._mode_words(mode, column.w)
            room = column.w - th.px(self._inset + MODE_PAD)
            high = th.px(44 if self.tall else 36) + text.paragraph_height(th, mode.words, words, room, LEADING)
            rect = pygame.Rect(column.x, y, column.w, high)
            card = Choice(th, rect, f"mode.{mode.key}", _nothing, value=mode.key, group="modes")
            card.paint = self._mode_painter(mode, card)
            out.append(card)
            y += high + th.px(8)
            if mode.key == self.draft.mode and (offer := self._offer()):
                rect = pygame.Rect(column.x + th.px(self._inset), y, column.w - th.px(self._inset), th.px(40))
                out.append(Button(th, rect, "learn", Look(offer.name, "leather", 16), tooltip=offer.words))
                y += th.px(40 + 10)
        return out, y - top - th.px(8)

    @property
    def _inset(self) -> int:
        """Units from the left edge of a mode's card to its words."""
        return 72 if self.tall else 58

    def _mode_words(self, mode: ModeChoice, wide: int) -> text.Style:
        """Letters in which a mode is told in two lines, as long as they stay readable."""
        room = wide - self.theme.px(self._inset + MODE_PAD)
        return text.in_lines(self.theme, mode.words, text.BODY.sized(18 if self.tall else 17), room, 2, 15)

    def _other_title(self, key: str) -> Command | None:
        """The same page for another game."""
        return Goto("new_match", (key,)) if key != self.draft.title else None

    def _offer(self) -> Offer | None:
        """The match that teaches a module that is switched on, else the mode that is chosen."""
        chosen = (*(key for key, on in self.draft.options if on), self.draft.mode)
        return next((one for key in chosen for one in self.model.lessons if one.mode == key), None)

    def _mode_painter(self, mode: ModeChoice, card: Choice) -> Callable[[pygame.Surface, pygame.Rect], None]:
        th = self.theme

        def paint(surface: pygame.Surface, r: pygame.Rect) -> None:
            on = mode.key == self.draft.mode
            if on:
                panels.chosen(surface, th, r)
            else:
                panels.recessed(surface, th, r, 30 if card.hovered else 70)
            left, small = th.px(self._inset), not self.tall
            at = (r.x + left // 2 + th.px(2), r.y + min(r.h // 2, th.px(46)))
            icons.put(surface, mode.icon, th.px(32 if small else 40), t.OXBLOOD if on else t.GOLD_DIM, at)
            name = text.Style("titleb", 19 if small else 22, t.INK if on else t.PARCHMENT_LIT)
            shown, name = text.squeezed(th, mode.name, name, r.w - left - th.px(MODE_PAD))
            text.draw(surface, th, shown, name, (r.x + left, r.y + th.px(7 if small else 9)))
            area = pygame.Rect(r.x + left, r.y + th.px(30 if small else 37), r.w - left - th.px(MODE_PAD), r.h)
            words = self._mode_words(mode, r.w).on(t.INK if on else "#C4B08A")
            text.paragraph(surface, th, mode.words, words, area, LEADING)

        return paint

    def _seats(self, column: pygame.Rect) -> Made:
        th, y = self.theme, column.y + self.theme.px(40 if self.tall else 34)
        out: list[Widget] = [self._title(column, _("Seats"), self.model.seated)]
        gap = th.px(10 if self.tall else 6)
        for faction, seat in zip(self.model.factions, self.draft.seats, strict=True):
            row = SeatRow(th, faction, seat, self.model.levels, self.tall)
            high = row.height(column.w)
            out += row.widgets(pygame.Rect(column.x, y, column.w, high))
            y += high + gap
        return out, y - gap - column.y

    def _offered(self) -> list[OptionChoice]:
        """The settings that mean something for the draft."""
        return [choice for choice in self.model.options if choice.fits(self.draft)]

    def _options(self, column: pygame.Rect) -> Made:
        choices = [self._option(choice) for choice in self._offered()]
        return rows.stack(self.theme, [self._options_title, *choices, self._seed])(column)

    def _options_side_by_side(self, column: pygame.Rect) -> Made:
        """In two columns: what is switched on and off, then all else."""
        gap, head = self.theme.px(28), self._options_title(column)
        offered = self._offered()
        flags = [one for one in offered if one.modes and not one.labels and not one.steps]
        others = [one for one in offered if one not in flags]
        half = pygame.Rect(column.x, column.y + head[1] + self.theme.px(10), (column.w - gap) // 2, column.h)
        out, high = list(head[0]), 0
        for number, part in enumerate(([*map(self._option, flags)], [*map(self._option, others)])):
            made, tall = rows.stack(self.theme, part)(half.move(number * (half.w + gap), 0))
            out, high = out + made, max(high, tall)
        return out, half.y - column.y + high

    def _options_title(self, column: pygame.Rect) -> Made:
        return [self._title(column, _("Options"))], self.theme.px(28)

    def _option(self, choice: OptionChoice) -> rows.Row:
        th, steps, value = self.theme, choice.steps, self.draft.option(choice.key)
        told = Told(f"option.{choice.key}", choice.name, choice.words)
        if choice.labels:
            answers = [(str(n), label) for n, label in enumerate(choice.labels)]
            return lambda column: rows.choice(th, column, told, answers, str(value))
        if not steps:
            return lambda column: rows.switch(th, column, told, bool(value))
        index = steps.index(value) if value in steps else len(steps) - (not choice.none)
        shown = choice.shown.format(n=value) if value else choice.none
        return lambda column: rows.slider(th, column, told, index, len(steps) + bool(choice.none), lambda: shown)

    def _seed(self, column: pygame.Rect) -> Made:
        th = self.theme
        words = _("The same seed and the same choices give the same match.")
        said = rows.label(th, column, Told("seed", _("Seed of chance"), words))
        field = pygame.Rect(column.x + th.px(4), said.rect.bottom + th.px(8), column.w - th.px(128), th.px(40))
        clear = pygame.Rect(field.right + th.px(12), field.y, th.px(108), field.h)
        shown = "" if self.draft.seed is None else str(self.draft.seed)
        entry = TextField(
            th, field, "seed", shown, limit=SEED_DIGITS, accept=_digit, placeholder=_("left to chance")
        )
        chance = Look(_("Chance"), "leather", 16)
        button = Button(th, clear, "chance", chance, tooltip=_("Leave the seed to chance."))
        return [said, entry, button], field.bottom - column.y

    # -- answers ----------------------------------------------------------------------------------
    def handle(self, event: pygame.Event) -> Command | None:
        """Begin from anywhere by F9, or Enter with Ctrl; all else is the controls'."""
        if event.type == pygame.KEYDOWN and (
            event.key == pygame.K_F9 or (event.key in ENTER and event.mod & pygame.KMOD_CTRL)
        ):
            return self.answer(Action("begin"))
        return super().handle(event)

    def _next_field(self) -> None:
        """From a field that is filled in to the next one, and from the last to Begin."""
        stops = [one for one in self.layer.walk() if one.can_focus()]
        at = stops.index(self.layer.focused) if self.layer.focused in stops else 0
        fields = [one for one in stops[at + 1 :] if isinstance(one, TextField)]
        self.layer.focus(next(iter(fields), self._begin))

    def answer(self, action: Action) -> Command | None:
        """Change the draft, or leave."""
        if action.key == "back":
            return Back()
        if action.key == "title":
            return self._other_title(str(action.value))
        offer = self._offer()
        if action.key == "learn" and offer:
            return Learn(offer.title, offer.mode)
        if action.key == "begin":
            return None if self.model.objection(self.draft) else StartMatch(self.draft)
        if action.key.endswith(".enter"):
            self._next_field()
            return None
        before = self.draft
        self.draft = self._changed(action)
        if action.key.startswith(("name.", "seed")) or self.draft == before:
            self._refresh()
        else:
            self.rebuild()
        return None

    def _changed(self, action: Action) -> MatchDraft:
        """The draft after a control was used."""
        part, _dot, key = action.key.partition(".")
        if part in ("who", "name", "level"):
            change: dict[str, Any] = {part: action.value}
            seats = tuple(replace(s, **change) if s.faction == key else s for s in self.draft.seats)
            return replace(self.draft, seats=seats)
        if part == "mode":
            return self.model.follow(replace(self.draft, mode=str(action.value)), "mode")
        if part == "option":
            return self._with_option(key, int(action.value or 0))  # type: ignore[call-overload]
        if part in ("seed", "chance"):
            digits = str(action.value or "") if part == "seed" else ""
            return replace(self.draft, seed=int(digits) if digits else None)
        return self.draft

    def _with_option(self, key: str, value: int) -> MatchDraft:
        """A switch gives its state, a slider the number of its step."""
        steps = next(one.steps for one in self.model.options if one.key == key)
        if steps:
            value = steps[value] if value < len(steps) else 0
        return self.model.follow(self.draft.with_option(key, value), key)

    def _begin_label(self) -> str:
        """A match of bots alone is watched."""
        alone = bool(self.draft.taken) and all(seat.who == "bot" for seat in self.draft.taken)
        return _("Watch") if alone else _("Begin")

    def _refresh(self) -> None:
        """Begin can be pressed when nothing speaks against it."""
        why = self.model.objection(self.draft)
        if self._begin:
            self._begin.enabled, self._begin.tooltip = why is None, why or _("Ctrl+Enter, or F9")
            self._begin.look = replace(self._begin.look, label=self._begin_label())
        self.layer.dirty = True


def _nothing(_surface: pygame.Surface, _rect: pygame.Rect) -> None:
    return


def _digit(letter: str) -> bool:
    return letter in "0123456789"


def _leather(surface: pygame.Surface, scene: LayerScene, rect: pygame.Rect, seed: int) -> None:
    panels.panel(surface, scene.theme, rect, "leather", 7, seed)
