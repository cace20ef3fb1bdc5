"""Where the parts of the fight's scene lie, for any rect."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.desktop.theme import Theme

WANTS = (1900.0, 1000.0)  # units
SIDE, LEAST_SIDE = 310, 200  # units, pixels
UPPER, LOW_UPPER = 0.64, 0.62  # the share of the upper row; in low windows the words below need more
LOW = 620  # pixels


@dataclass(frozen=True, slots=True)
class FightLayout:
    """Rects in the scene's own pixels; `gap` lies between any two. `lower` is the question with the hand."""

    gap: int
    foe: pygame.Rect
    arena: pygame.Rect
    blow: pygame.Rect
    mine: pygame.Rect
    lower: pygame.Rect
    question: pygame.Rect
    hand: pygame.Rect
    offers: pygame.Rect


def make(area: pygame.Rect, theme: Theme) -> FightLayout:
    """Two columns beside the picture, one row below it."""
    gap = max(6, theme.px(14))
    inner = area.inflate(-2 * max(6, theme.px(20)), -2 * gap)
    side = max(LEAST_SIDE, min(theme.px(SIDE), area.w * 22 // 100))
    high = round((inner.h - gap) * (UPPER if area.h >= LOW else LOW_UPPER))
    low = inner.y + high + gap
    left, right = inner.x, inner.right - side
    middle = pygame.Rect(left + side + gap, inner.y, inner.w - 2 * side - 2 * gap, high)
    lower = pygame.Rect(middle.x, low, middle.w, inner.bottom - low)
    line = max(24, theme.px(38))
    question = pygame.Rect(lower.x + theme.px(6), lower.y, lower.w - theme.px(12), line)
    hand = pygame.Rect(
        lower.x, question.bottom - theme.px(4), lower.w, lower.bottom + gap // 2 - question.bottom + theme.px(4)
    )
    return FightLayout(
        gap,
        pygame.Rect(left, inner.y, side, high),
        middle,
        pygame.Rect(right, inner.y, side, high),
        pygame.Rect(left, low, side, lower.h),
        lower,
        question,
        hand,
        pygame.Rect(right, low, side, lower.h),
    )
