"""Charts on parchment: lines over rounds, and how often each face of the dice fell. Rects are pixels."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.desktop import theme as t
from game.desktop.kit import dice, pieces, text
from game.desktop.kit.pool import POOL
from game.desktop.kit.surfaces import Size, gradient, mix, opaque, supersample
from game.desktop.theme import Theme

SMALL_COUNT = text.Style("ui", 14, t.INK_SOFT)
TICK = text.Style("ui", 16, t.INK_SOFT)
END_NAME = text.Style("bodyb", 18)
END_VALUE = text.Style("uib", 18)
APART = 5.0  # units from one to the next of lines with equal values
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)


@dataclass(frozen=True, slots=True)
class Series:
    """One line: the faction it belongs to, the name at its end, a value a round from round 0."""

    faction: str
    name: str
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Frame:
    """Where a chart's values lie: the plot in pixels, the count of rounds, the highest value of the scale."""

    box: pygame.Rect
    rounds: int
    top: int
    step: int

    def x(self, index: float) -> float:
        """The pixel column of a round."""
        return self.box.x + self.box.w * index / max(1, self.rounds - 1)

    def y(self, value: float) -> float:
        """The pixel row of a value."""
        return self.box.bottom - self.box.h * value / self.top

    def round_at(self, x: float) -> int:
        """The round nearest to a pixel column."""
        share = (x - self.box.x) / max(1, self.box.w)
        return max(0, min(self.rounds - 1, round(share * (self.rounds - 1))))


def chart_frame(theme: Theme, rect: pygame.Rect, series: Sequence[Series]) -> Frame:
    """Lay out a chart: a column for the scale at the left, one for names at the right, the rounds below."""
    highest = max((max(s.values, default=0) for s in series), default=0)
    wanted = max(2, rect.h // theme.px(60))
    step = next((s for s in STEPS if highest / s <= wanted), STEPS[-1])
    top = max(step, -(-highest // step) * step)
    names = max((text.width(theme, s.name, END_NAME) for s in series), default=0)
    left, right = theme.px(34), names + theme.px(64)
    box = pygame.Rect(
        rect.x + left, rect.y + theme.px(8), max(20, rect.w - left - right), rect.h - theme.px(52)
    )
    return Frame(box, max((len(s.values) for s in series), default=1), top, step)


def line_chart(
    dst: pygame.Surface,
    theme: Theme,
    rect: pygame.Rect,
    series: Sequence[Series],
    unit: str,
    at: int | None = None,
    ticks: Sequence[tuple[int, str]] = (),
) -> Frame:
    """Draw the chart; `at` is the value the pointer rests on, `ticks` what stands below which of them; else numbers.

    The forms on the lines say whose they are without colour.
    """
    plot = chart_frame(theme, rect, series)
    _grid(dst, theme, plot, unit, ticks or [(i, str(i)) for i in range(plot.rounds)])
    grown = plot.box.inflate(theme.px(16) // 2 * 2, theme.px(16) // 2 * 2)
    dst.blit(_drawn(theme, (plot.box.w, plot.box.h), plot.rounds, plot.top, tuple(series)), grown)
    _marks(dst, theme, plot, series)
    if at is not None:
        _pointer(dst, theme, plot, series, at)
    _ends(dst, theme, rect, plot, series)
    return plot


def _grid(dst: pygame.Surface, theme: Theme, plot: Frame, unit: str, ticks: Sequence[tuple[int, str]]) -> None:
    for value in range(0, plot.top + 1, plot.step):
        y = round(plot.y(value))
        tone = mix(t.PARCHMENT, t.INK_SOFT, 0.5 if value == 0 else 0.22)
        pygame.draw.line(dst, tone, (plot.box.x, y), (plot.box.right, y), theme.px(1))
        text.draw(dst, theme, str(value), TICK, (plot.box.x - theme.px(12), y), "midright")
    fits = max(1, plot.box.w // theme.px(44))
    every = next((s for s in STEPS if (len(ticks) - 1) / s <= fits), STEPS[-1])
    for i, words in ticks[::every]:
        text.draw(dst, theme, words, TICK, (plot.x(i), plot.box.bottom + theme.px(16)), "center")
    style = text.Style("ital", 17, t.INK_SOFT)
    text.draw(dst, theme, unit, style, (plot.box.right, plot.box.bottom + theme.px(36)), "midright")


@POOL.keep
def _drawn(theme: Theme, size: Size, rounds: int, top: int, series: tuple[Series, ...]) -> pygame.Surface:
    """The lines alone, 8 units wider than the plot on every side."""
    pad = theme.px(16) // 2
    plot = Frame(pygame.Rect((pad, pad), size), rounds, top, 1)
    whole = (size[0] + 2 * pad, size[1] + 2 * pad)
    return supersample(whole, lambda s, k: _lines(s, k, theme, plot, series), 2, t.INK)


@functools.lru_cache(16)
def apart(series: tuple[Series, ...]) -> tuple[tuple[float, ...], ...]:
    """How many units each value of each line is drawn lower, so that equal ones lie side by side."""
    out = []
    for j, one in enumerate(series):
        shifts = []
        for i, value in enumerate(one.values):
            equal = [k for k, other in enumerate(series) if i < len(other.values) and other.values[i] == value]
            shifts.append((equal.index(j) - (len(equal) - 1) / 2) * APART)
        out.append(tuple(shifts))
    return tuple(out)


def _lines(s: pygame.Surface, k: float, theme: Theme, plot: Frame, series: tuple[Series, ...]) -> None:
    unit = theme.scale * k
    for one, low in reversed(list(zip(series, apart(series), strict=True))):
        points = [(plot.x(i) * k, plot.y(v) * k + low[i] * unit) for i, v in enumerate(one.values)]
        for width, colour in ((8.5, t.PARCHMENT_LIT), (5.2, t.INK), (3.8, theme.faction(one.faction).wash)):
            wide = width * theme.scale * k
            if len(points) > 1:
                pygame.draw.lines(s, colour, False, points, max(1, round(wide)))
            for point in points:
                pygame.draw.circle(s, colour, point, wide / 2)


def _marks(dst: pygame.Surface, theme: Theme, plot: Frame, series: Sequence[Series]) -> None:
    low = apart(tuple(series))
    every = max(2, round(theme.px(280) / max(1.0, plot.box.w / max(1, plot.rounds - 1))))
    for j, one in enumerate(series):
        for i in range(every // 2 + j % every, len(one.values) - 1, every):
            pieces.put(dst, theme, one.faction, theme.px(15), _spot(theme, plot, one, low[j], i), flat=True)


def _pointer(dst: pygame.Surface, theme: Theme, plot: Frame, series: Sequence[Series], at: int) -> None:
    x = round(plot.x(at))
    for y in range(plot.box.y + theme.px(4), plot.box.bottom, theme.px(7)):
        pygame.draw.line(dst, t.INK_SOFT, (x, y), (x, y + theme.px(3)), theme.px(1))
    for one, low in reversed(list(zip(series, apart(tuple(series)), strict=True))):
        if at < len(one.values):
            pieces.put(dst, theme, one.faction, theme.px(18), _spot(theme, plot, one, low, at), flat=True)


def _spot(theme: Theme, plot: Frame, one: Series, low: Sequence[float], i: int) -> tuple[float, float]:
    """Where a value is drawn."""
    return plot.x(i), plot.y(one.values[i]) + low[i] * theme.scale


def _ends(
    dst: pygame.Surface, theme: Theme, rect: pygame.Rect, plot: Frame, series: Sequence[Series]
) -> None:
    """Names and pieces at the ends of the lines, pushed apart so that none covers another."""
    order = sorted((s for s in series if s.values), key=lambda s: -s.values[-1])
    rows = spread_out([round(plot.y(one.values[-1])) for one in order], theme.px(26), plot.box.bottom)
    for one, label_y in zip(order, rows, strict=True):
        x = plot.x(len(one.values) - 1)
        pieces.put(dst, theme, one.faction, theme.px(24), (x, label_y))
        text.draw(dst, theme, one.name, END_NAME, (plot.box.right + theme.px(22), label_y), "midleft")
        text.draw(dst, theme, str(one.values[-1]), END_VALUE, (rect.right, label_y), "midright")


def spread_out(rows: Sequence[int], gap: int, lowest: int) -> list[int]:
    """Rows from the top down, moved as little as keeps them a gap apart and none below the lowest."""
    out: list[int] = []
    for y in rows:
        out.append(max(y, out[-1] + gap) if out else y)
    for i in reversed(range(len(out))):
        out[i] = min(out[i], lowest - gap * (len(out) - 1 - i))
    return out


def die_bars(
    dst: pygame.Surface, theme: Theme, rect: pygame.Rect, rolled: Sequence[int], expected: float
) -> None:
    """How often each face fell, with a line where fair dice would stand."""
    base, high = rect.bottom - theme.px(46), max([*rolled, expected, 1])
    unit = (base - rect.y - theme.px(4)) / high
    step = rect.w / 6
    pygame.draw.line(dst, t.INK_SOFT, (rect.x, base), (rect.right, base), theme.px(1))
    for i, count in enumerate(rolled):
        x = round(rect.x + step * (i + 0.5))
        bar = pygame.Rect(0, 0, round(min(theme.px(54), step * 0.6)), max(1, round(count * unit)))
        bar.midbottom = (x, base)
        _bar(dst, theme, bar, t.ATTACK_DIE)
        _promise(dst, theme, x, round(base - expected * unit), bar.w)
        inside = bar.h > theme.px(34)
        style = text.Style("uib", 18, t.PARCHMENT_LIT, emboss=t.BLACK) if inside else text.Style("uib", 18)
        y = base - theme.px(18) if inside else min(bar.y, round(base - expected * unit)) - theme.px(12)
        text.draw(dst, theme, str(count), style, (x, y), "center")
        dice.put(dst, i + 1, theme.px(26), (x, base + theme.px(25)), t.PLAIN_DIE, t.INK)


def _promise(dst: pygame.Surface, theme: Theme, x: int, y: int, wide: int) -> None:
    half = wide // 2 + theme.px(9)
    for colour, thick in ((t.PARCHMENT_LIT, 5), (t.INK, 2)):
        bar = pygame.Rect(0, 0, 2 * half, theme.px(thick))
        bar.center = (x, y)
        dst.fill(colour, bar)


def _bar(dst: pygame.Surface, theme: Theme, rect: pygame.Rect, colour: str) -> None:
    sheet = opaque((rect.w, rect.h))
    sheet.fill(colour)
    sheet.blit(gradient((rect.w, rect.h), (255, 210, 170, 50), (0, 0, 0, 60)), (0, 0))
    dst.blit(sheet, rect)
    pygame.draw.rect(dst, t.INK, rect, theme.px(1))


def small_bars(dst: pygame.Surface, theme: Theme, rect: pygame.Rect, rolled: Sequence[int]) -> None:
    """How often each face fell to one seat, its count on the bar's foot, with a line where fair dice would stand."""
    expected = sum(rolled) / 6
    high, step = max([*rolled, expected, 1]), rect.w / 6
    base, unit = rect.bottom - theme.px(15), (rect.h - theme.px(17)) / high
    for i, count in enumerate(rolled):
        x = round(rect.x + step * (i + 0.5))
        bar = pygame.Rect(0, 0, round(step * 0.62), max(1, round(count * unit)))
        bar.midbottom = (x, base)
        _bar(dst, theme, bar, t.ATTACK_DIE)
        text.draw(dst, theme, str(count), SMALL_COUNT, (x, base + theme.px(8)), "center")
    y = round(base - expected * unit)
    dst.fill(t.INK, (rect.x, y, rect.w, max(1, theme.px(1))))


def luck_bar(dst: pygame.Surface, theme: Theme, rect: pygame.Rect, value: float, most: float) -> None:
    """A bar from the middle of a rect to the right (better than expected) or the left (worse)."""
    long = round(abs(value) / max(most, 0.1) * rect.w / 2)
    bar = pygame.Rect(
        rect.centerx if value > 0 else rect.centerx - long, rect.centery - theme.px(8), long, theme.px(16)
    )
    if long:
        _bar(dst, theme, bar, t.GAIN if value > 0 else t.OXBLOOD)
    pygame.draw.line(dst, t.INK_SOFT, (rect.centerx, rect.y), (rect.centerx, rect.bottom), theme.px(1))
