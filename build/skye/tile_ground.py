"""A tile without its symbols, at each turn: washes, coasts, ink, what grows, roads.

What depends on the distance to a border (rings along the coast, washes) is faded out near the rim, for the neighbour
cannot know it.
"""

from __future__ import annotations

import numpy as np
from PIL import Image, ImageChops, ImageFilter
from scipy import ndimage

from build.ink_pen import INK
from build.skye.grounds import SIDE, Field, Sheet, cloud, grounds, over, smooth
from build.skye.growth import mark
from build.skye.pavement import pave
from build.skye.shapes import Numbers, rim, shape
from build.skye.sowing import sown
from game.titles.skye.tiles import MOUNTAIN, PASTURE, TERRAINS, WATER

UNIT = SIDE / 256
RINGS = ((8, 0.55), (16, 0.36), (26, 0.22))  # distance and strength
SHALLOW, RING, SHORE = (178, 192, 178), (66, 96, 108), (226, 204, 154)
WASHES = {PASTURE: (112, 124, 70), MOUNTAIN: (126, 96, 66)}
MARK = 0.20  # of the side
CAST = (40, 26, 14)


def _distances(ground: Numbers) -> list[Field]:
    """How far each pixel is from each terrain."""
    far = np.full(ground.shape, 999.0)
    return [
        ndimage.distance_transform_edt(ground != terrain) if (ground == terrain).any() else far
        for terrain in range(len(TERRAINS))
    ]


def _washes(ground: Numbers, near: list[Field]) -> Sheet:
    inside = smooth(0.01, 0.13, rim())
    sheet: Sheet = np.choose(ground[..., None], grounds()).astype(np.float64)
    wet = ground == WATER
    to_land = np.minimum(near[PASTURE], near[MOUNTAIN])
    sheet = over(sheet, SHALLOW, np.exp(-to_land / (13 * UNIT)) * inside * wet * 0.62)
    unsteady = cloud(61, 1.6, 5) * 1.2
    for distance, strength in RINGS:
        ring = np.clip(1.5 * UNIT - np.abs(to_land - (distance + unsteady) * UNIT), 0, 1)
        sheet = over(sheet, RING, ring * strength * inside * wet)
    for terrain, colour in WASHES.items():
        other = np.minimum(near[PASTURE + MOUNTAIN - terrain], near[WATER])
        sheet = over(sheet, colour, np.exp(-other / (8 * UNIT)) * 0.50 * inside * (ground == terrain))
    return over(sheet, SHORE, np.clip(1 - near[WATER] / (5.5 * UNIT), 0, 1) * 0.75 * inside * ~wet)


def _inked(sheet: Sheet, ground: Numbers, near: list[Field]) -> Sheet:
    """Ink along the borders, stronger at the coast."""
    border = np.zeros(ground.shape, bool)
    border[:, 1:] |= ground[:, 1:] != ground[:, :-1]
    border[1:] |= ground[1:] != ground[:-1]
    if not border.any():
        return sheet
    away = ndimage.distance_transform_edt(~border)
    coast = np.clip(1 - near[WATER] / (5 * UNIT), 0, 1)
    wide = (1.35 + 0.75 * coast) * UNIT + cloud(71, 1.0, 12) * 0.25
    return over(sheet, INK, np.clip(wide - away + 0.5, 0, 1) * (0.82 + 0.14 * coast))


def _growth(key: str, rotation: int) -> tuple[Image.Image, Image.Image]:
    """What grows there, and the shadow of it."""
    half, size = SIDE // 2, int(SIDE * MARK)
    whole = Image.new("RGBA", (SIDE * 2, SIDE * 2), (*INK, 0))  # room for what hangs over the rim
    for one in sown(key, rotation):
        steep = one.terrain == MOUNTAIN
        grown = mark(one.terrain, int(size * (0.92 if one.on_rim else 0.86)) if steep else size, one.seed)
        at = (int(half + one.x * SIDE - grown.width / 2), int(half + one.y * SIDE - grown.height))
        whole.alpha_composite(grown, at)
    box = (half, half, half + SIDE, half + SIDE)
    soft = ImageChops.offset(whole.getchannel("A").filter(ImageFilter.GaussianBlur(2.4)), 3, 3)
    return whole.crop(box), soft.crop(box).point(lambda value: value * 0.34)


def tile_ground(key: str, rotation: int) -> Image.Image:
    """The picture of a design turned so many quarters clockwise."""
    ground: Numbers = np.rot90(shape(key).terrain, -rotation)
    near = _distances(ground)
    sheet = _inked(_washes(ground, near), ground, near)
    picture = Image.fromarray(np.clip(sheet, 0, 255).astype(np.uint8))
    grown, cast = _growth(key, rotation)
    picture.paste(CAST, (0, 0, SIDE, SIDE), cast)
    pave(picture, key, rotation, ground)
    picture.paste(grown, (0, 0), grown)
    return picture
