"""Areas that are to be drawn again."""

from __future__ import annotations

from collections.abc import Iterable

import pygame


def gathered(boxes: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Areas that cover all boxes: those are made one that take no more together than one by one."""
    out: list[pygame.Rect] = []
    for box in boxes:
        one = pygame.Rect(box)
        while one.w and one.h and (n := next((n for n, other in enumerate(out) if _are_near(one, other)), -1)) >= 0:
            one.union_ip(out.pop(n))
        out += [one] if one.w and one.h else []
    return out


def _are_near(one: pygame.Rect, other: pygame.Rect) -> bool:
    both = one.union(other)
    return both.w * both.h <= one.w * one.h + other.w * other.h
