"""The question on a sheet of parchment, its answers below it in rows, as many as they need."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.desktop.kit import panels, text
from game.desktop.kit.buttons import Kind, Look, wanted_width
from game.desktop.tables.askbar import AskModel
from game.desktop.theme import Theme
from game.desktop.widgets.controls import Button
from game.desktop.widgets.layer import Layer
from game.kernel.texts import gettext as _

PAD, GAP = 12, 7
SIZES = ((18, 48), (17, 40), (16, 36), (15, 32), (15, 28), (13, 25))  # units: letters, height of a row
MEANT = ("result", "verb.act", "verb.play")  # what is pressed most often where it can be
LONGEST = 84  # letters: of longer labels the rest is in the tooltip


@dataclass(frozen=True, slots=True)
class Answer:
    """A button to be; one that is not `enabled` tells why in its tip."""

    key: str
    label: str
    tip: str
    kind: Kind = "leather"
    icon: str | None = None
    enabled: bool = True


def answers(asked: AskModel, ending: str, hint: Callable[[str], str] = lambda _verb: "") -> list[Answer]:
    """All of them, the first being what is meant to be pressed; `hint` tells more of a verb."""
    found = [Answer(key, label, tip) for key, label, tip in asked.choices]
    for verb, label in asked.verbs:
        tip = "E" if verb == ending else hint(verb)  # what the label says needs no saying again
        found.append(Answer(f"verb.{verb}", label, tip))
    found += [Answer(key, label, tip) for key, label, tip in asked.extra]
    meant = next((one for one in found if one.key in MEANT), found[0] if len(found) == 1 and asked.lone else None)
    if meant is not None:
        found = [Answer(one.key, one.label, one.tip, "primary" if one is meant else "leather") for one in found]
    if asked.back:
        tip = _("Take back what was pointed at (Backspace)")
        found.append(Answer("back", "", tip, "ghost", "undo"))
    return found


def lay(layer: Layer, theme: Theme, rect: pygame.Rect, found: list[Answer], question: str) -> pygame.Rect:
    """Put the answers on a layer; what is left above them for the question, which is never cut."""
    px = theme.px
    inner = rect.inflate(-2 * px(PAD), -2 * px(PAD))
    if not found:
        return inner
    beside = inner.w >= px(900) and len(found) <= 4 and rect.h < px(110)
    if beside:
        return _beside(layer, theme, inner, found)
    for size, high in SIZES:
        rows = _rows(theme, found, inner.w, size)
        highs = [_high(theme, row, inner.w, size, px(high)) for row in rows]
        tall = sum(highs) + (len(rows) - 1) * px(GAP)
        head = inner.h - tall - px(GAP)
        if _fits(theme, question, inner.w, head, 19 if high > 32 else 15 if high > 28 else 12):
            break
    y = inner.bottom - tall
    for row, step in zip(rows, highs, strict=True):
        _row(layer, theme, pygame.Rect(inner.x, y, inner.w, step), row, size)
        y += step + px(GAP)
    return pygame.Rect(inner.x, inner.y, inner.w, max(1, inner.bottom - tall - px(GAP) - inner.y))


def _fits(theme: Theme, question: str, wide: int, high: int, least: int) -> bool:
    """Whether the question has room above the answers, in letters no smaller than that where there is a choice."""
    style = text.Style("bodyb", least)
    return text.paragraph_height(theme, question, style, wide, 1.15) <= high


def _tip(one: Answer) -> str:
    """What its tooltip says: the rest of a label that is cut comes first."""
    return one.tip if len(one.label) <= LONGEST else "\n".join(filter(None, (one.label, one.tip)))


def _look(one: Answer, size: float) -> Look:
    label = one.label if len(one.label) <= LONGEST else one.label[: LONGEST - 1].rstrip() + "…"
    return Look(label, one.kind, size, one.icon)


def _wide(theme: Theme, one: Answer, size: float) -> int:
    return theme.px(44) if not one.label else wanted_width(theme, _look(one, size)) - theme.px(8)


def _rows(theme: Theme, found: list[Answer], room: int, size: float) -> list[list[Answer]]:
    """From left to right, on as few lines as hold them; those without a label stand at the end of the last."""
    worded, signs = [one for one in found if one.label], [one for one in found if not one.label]
    kept = sum(_wide(theme, one, size) + theme.px(GAP) for one in signs) if worded else 0
    rows, left = _packed(theme, worded, room, size)
    if left < kept - theme.px(GAP):  # `left` is after the gap behind the last button
        rows, _left = _packed(theme, worded, room - kept, size)
    rows[-1] += signs
    return rows


def _packed(theme: Theme, worded: list[Answer], room: int, size: float) -> tuple[list[list[Answer]], int]:
    """Lines of a room; what is left of the last one."""
    rows: list[list[Answer]] = [[]]
    left = room
    for one in worded:
        wide = min(room, _wide(theme, one, size))
        if rows[-1] and wide > left:
            rows.append([])
            left = room
        rows[-1].append(one)
        left -= wide + theme.px(GAP)
    return rows, left


def _high(theme: Theme, row: list[Answer], room: int, size: float, high: int) -> int:
    """A row whose label has no room on one line is high enough for two, in letters that are a little smaller."""
    room -= sum(_wide(theme, one, size) + theme.px(GAP) for one in row if not one.label)
    if all(not one.label or _wide(theme, one, size) <= room for one in row):
        return high
    style = text.Style("title", max(text.LEAST, size - 2))
    return max(high, 2 * text.height(theme, style, 1.15) + theme.px(8))


def _row(layer: Layer, theme: Theme, line: pygame.Rect, row: list[Answer], size: float) -> None:
    """The buttons of a row share what is left of it."""
    gap = theme.px(GAP)
    signs = sum(_wide(theme, one, size) + gap for one in row if not one.label)
    widths = [min(line.w - signs, _wide(theme, one, size)) if one.label else _wide(theme, one, size) for one in row]
    labelled = sum(bool(one.label) for one in row)
    spare = max(0, line.w - sum(widths) - gap * (len(row) - 1)) // max(1, labelled)
    x = line.x
    for one, wide in zip(row, widths, strict=True):
        wide += min(spare, wide) if one.label else 0
        spot = pygame.Rect(x, line.y, wide, line.h)
        layer.add(Button(theme, spot, one.key, _look(one, size), tooltip=_tip(one), enabled=one.enabled))
        x += wide + gap


def _beside(layer: Layer, theme: Theme, inner: pygame.Rect, found: list[Answer]) -> pygame.Rect:
    """In a low and wide strip: at the right of the question."""
    x, high = inner.right, min(inner.h, theme.px(52))
    for one in found:
        wide = _wide(theme, one, 17)
        x -= wide
        spot = pygame.Rect(x, inner.centery - high // 2, wide, high)
        layer.add(Button(theme, spot, one.key, _look(one, 17), tooltip=_tip(one), enabled=one.enabled))
        x -= theme.px(GAP)
    return pygame.Rect(inner.x, inner.y, max(1, x - inner.x), inner.h)


def _question(theme: Theme, words: str, room: pygame.Rect) -> tuple[text.Style, tuple[str, ...]]:
    """As large as its room allows."""
    for size in (21, 19, 18, 17, 16, 15, 14, 13, 12):
        style = text.Style("bodyb", size)
        lines = text.wrap(theme, words, style, room.w)
        if len(lines) * text.height(theme, style, 1.15) <= room.h:
            break
    return style, lines


def draw(dst: pygame.Surface, theme: Theme, rect: pygame.Rect, asked: AskModel, room: pygame.Rect) -> None:
    """The sheet with the question."""
    panels.panel(dst, theme, rect, "parchment", 5, 15, 12)
    style, lines = _question(theme, asked.ask.question, room)
    high = text.height(theme, style, 1.15)
    explain = text.Style("ital", 17, "#6A5138")
    below = text.wrap(theme, asked.ask.explain, explain, room.w) if asked.ask.explain else ()
    step = text.height(theme, explain, 1.12)
    fits = max(0, (room.h - len(lines) * high - theme.px(2)) // max(1, step))
    below = below if len(below) <= fits else ()
    y = room.y + max(0, (room.h - len(lines) * high - len(below) * step) // 2)
    for one in lines:
        text.draw(dst, theme, one, style, (room.x, y))
        y += high
    for one in below:
        text.draw(dst, theme, one, explain, (room.x, y))
        y += step
