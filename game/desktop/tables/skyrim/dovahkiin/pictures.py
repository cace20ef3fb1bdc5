"""Pictures on the cards of Dovahkiin: a sign in light upon the colour of its kind."""

from __future__ import annotations

import pygame

from game.desktop import theme as t
from game.desktop.kit import icons
from game.desktop.kit.pool import POOL
from game.desktop.kit.surfaces import Size, gradient, material, mix, opaque
from game.desktop.tables.skyrim.dovahkiin.looks import icon_of, tint_of
from game.titles.skyrim.content import Content


def picture(content: Content, key: str, size: Size) -> pygame.Surface:
    """The picture of a card by its key, such as `spell:3`. Shared: do not draw on it."""
    kind, number = key.split(":")
    return _painted(icon_of(content, kind, int(number)), tint_of(content, kind, int(number)), size)


@POOL.keep
def _painted(icon: str, tint: str, size: Size) -> pygame.Surface:
    out = opaque(size)
    out.fill(mix(tint, t.LEATHER_DARK, 0.25))
    leather = material("leather", size, 11)
    leather.set_alpha(70)
    out.blit(leather, (0, 0))
    w, h = size
    glow = opaque(size)
    glow.fill("#000000")
    for n in range(8):
        reach = round(min(w, h) * (0.62 - n * 0.06))
        tone = mix("#000000", mix(tint, t.GOLD_LIT, 0.45), 0.07 * (n + 1))
        pygame.draw.circle(glow, tone, (w // 2, round(h * 0.46)), reach)
    out.blit(pygame.transform.gaussian_blur(glow, max(2, w // 12)), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    out.blit(gradient(size, (255, 240, 210, 26), (0, 0, 0, 90)), (0, 0))
    mark, at = round(min(w, h) * 0.58), (w // 2, round(h * 0.44))
    icons.put(out, icon, mark, t.NIGHT, (at[0] + max(1, w // 60), at[1] + max(1, w // 45)))
    icons.put(out, icon, mark, t.PARCHMENT_LIT, at)
    return out
