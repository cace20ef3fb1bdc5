"""Where a tooltip about the map lies: over the sea or the quietest land, never over what is aimed at."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import pygame

COARSE = 24  # pixels from one place that is tried to the next
BESIDE = 10.0  # what a pixel covered costs, in pixels away from the subject, by how much it matters:
MATTERS, LEGAL, STANDS = 200.0, 4.0, 1.0


@dataclass(frozen=True)
class Around:
    """What lies about: `matters` (subject, odds, arrow, question), `legal` targets, whatever else `stands` there."""

    matters: Sequence[pygame.Rect]
    legal: Sequence[pygame.Rect]
    stands: Sequence[pygame.Rect]


def best(size: tuple[int, int], subject: pygame.Rect, room: pygame.Rect, around: Around) -> pygame.Rect:
    """The place in a room that costs least; the nearest are tried first, until none can cost less."""
    rect = pygame.Rect((0, 0), size)
    places = [
        rect.move(x, y)
        for x in _steps(room.x, room.right - size[0])
        for y in _steps(room.y, room.bottom - size[1])
    ]
    least, found = math.inf, rect
    for place in sorted(places, key=lambda one: _apart(one, subject)):
        if BESIDE * _apart(place, subject) >= least:
            break
        price = cost(place, subject, around)
        if price < least:
            least, found = price, place
    return found


def _steps(first: int, last: int) -> Iterable[int]:
    return [*range(first, max(first, last), COARSE), max(first, last)]


def cost(rect: pygame.Rect, subject: pygame.Rect, around: Around) -> float:
    """What a place costs: what it covers, and how far it is from its subject."""
    groups = ((MATTERS, around.matters), (LEGAL, around.legal), (STANDS, around.stands))
    covered = sum(weight * _overlap(rect, group) for weight, group in groups)
    return covered + BESIDE * _apart(rect, subject)


def _apart(rect: pygame.Rect, subject: pygame.Rect) -> int:
    dx = max(0, subject.left - rect.right, rect.left - subject.right)
    return dx + max(0, subject.top - rect.bottom, rect.top - subject.bottom)


def _overlap(rect: pygame.Rect, group: Sequence[pygame.Rect]) -> int:
    parts = [rect.clip(group[i]) for i in rect.collidelistall(list(group))]
    return sum(part.w * part.h for part in parts)


def along(a: pygame.Rect, b: pygame.Rect, thick: int) -> list[pygame.Rect]:
    """Squares along the way of an arrow."""
    start, end = pygame.Vector2(a.center), pygame.Vector2(b.center)
    out = []
    for i in range(1, 6):
        spot = pygame.Rect(0, 0, thick, thick)
        at = start.lerp(end, i / 6)
        spot.center = (round(at.x), round(at.y))
        out.append(spot)
    return out
