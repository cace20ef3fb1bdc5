"""The washes of a map: parchment, sea ringed along the coast, land tinted by region, light and shade."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from build.map_ground import Ground
from build.map_noise import Field, blurred, clouds
from build.map_rasters import Rasters

Colours = npt.NDArray[np.float32]
PARCHMENT = (234, 216, 178)
SHALLOW, DEEP, RING = (170, 184, 175), (124, 147, 150), (66, 90, 98)
ROCK = (176, 158, 130)
SNOW = (240, 236, 226)
RINGS = ((4.5, 0.60, 1.0), (10.0, 0.44, 0.9), (17.0, 0.32, 0.85), (26.0, 0.22, 0.8), (37.0, 0.14, 0.75))
"""Of each ring along the coast: distance, strength, width; lengths in units."""


def rgb(colour: tuple[float, float, float]) -> Colours:
    """A colour as three floats."""
    return np.array(colour, np.float32)


def mix(sheet: Colours, colour: Colours, share: Field | float) -> None:
    """Lay a colour over the sheet, in place; `share` is one number or one for each pixel."""
    part = share[..., None] if isinstance(share, np.ndarray) else np.float32(share)
    sheet += (colour - sheet) * part


def hexed(colour: str) -> tuple[int, int, int]:
    """`#rrggbb` as three numbers."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def parchment(ground: Rasters) -> Colours:
    """Bare paper: stains, grain, fibres."""
    scale, shape = ground.scale, ground.shape
    stains = clouds(shape, 220 * scale, 5, 41)
    grain = clouds(shape, max(2.1, 4 * scale), 2, 42)
    noise = np.random.default_rng(43).standard_normal(shape, dtype=np.float32)
    fibres = blurred(noise, max(0.5, 0.5 * scale)) * (1.6 * scale)
    sheet = np.empty((*shape, 3), np.float32)
    sheet[:] = rgb(PARCHMENT)
    shift = stains * 9 + grain * 3.5 + np.clip(fibres, -2, 2) * 1.6
    sheet += shift[..., None] * rgb((1, 0.95, 0.8))
    return sheet


def sea(ground: Rasters, paper: Colours) -> Colours:
    """Water over the paper: darker away from land, ringed along the shore."""
    scale, off = ground.scale, ground.offshore
    deep = np.clip(off / 130, 0, 1) ** 0.8
    water = rgb(SHALLOW) + (rgb(DEEP) - rgb(SHALLOW)) * deep[..., None]
    sheet: Colours = (paper * 0.34 + water * 0.66).astype(np.float32)
    wobble = off + clouds(ground.shape, 46 * scale, 3, 44) * 2.2
    for distance, strength, width in RINGS:
        along = np.clip((width * 0.6 - np.abs(wobble - distance)) * scale + 0.5, 0, 1)
        mix(sheet, rgb(RING), (along * strength).astype(np.float32))
    mix(sheet, rgb((58, 66, 64)), (np.exp(-off / 4.5) * 0.30).astype(np.float32))
    return sheet


def relief(ground: Rasters) -> tuple[Field, Field]:
    """Height from 0 to about 1, and the light on it, 1 being flat ground."""
    scale, shape = ground.scale, ground.shape
    rolling = clouds(shape, 105 * scale, 5, 45, 0.48)
    crests = 1 - np.abs(clouds(shape, 150 * scale, 5, 46, 0.5)) * 2.6
    near = np.exp(-ground.from_mountains / 30)
    shore = np.clip(ground.inland / 80, 0, 1) ** 0.6
    height = (0.22 + rolling * 0.30 + np.clip(crests, -1, 1) * 0.16 + near * 0.55) * shore
    soft = blurred(height, 1.7 * scale)
    down, across = np.gradient(soft * np.float32(34))
    light = 1 + np.clip((-across - down) * np.float32(scale) * -0.5, -0.55, 0.5)
    return height.astype(np.float32), light.astype(np.float32)


def land(ground: Ground, paper: Colours, height: Field, light: Field) -> Colours:
    """Ground over the paper: tinted by region and most at frontiers, rocky in massifs, snowy up north."""
    colours = np.array([hexed(region.colour) for region in ground.map.regions] + [PARCHMENT], np.float32)
    tint = colours[ground.region]
    owned = (ground.region >= 0).astype(np.float32)
    rim = np.exp(-ground.from_frontier / 8.5)
    flat = 0.20 + 0.03 * clouds(ground.shape, 60 * ground.scale, 4, 47)
    sheet = paper.copy()
    sheet += (tint - sheet) * ((flat + rim * 0.27) * owned)[..., None]
    mix(sheet, rgb(ROCK), (np.exp(-ground.from_mountains / 7) * 0.5).astype(np.float32))
    north = np.clip(1 - np.arange(ground.shape[0], dtype=np.float32) / ground.shape[0] / 0.42, 0, 1)[:, None]
    snow = np.clip(north * 0.62 + (height - 0.62) * 0.7, 0, 0.42) * np.exp(-((rim * 2) ** 2))
    mix(sheet, rgb(SNOW), snow.astype(np.float32))
    mix(sheet, rgb((92, 66, 40)), (np.exp(-ground.inland / 3.2) * 0.16).astype(np.float32))
    shade = np.where(light < 1, 1 - (1 - light) * 0.62, 1 + (light - 1) * 0.36)
    sheet *= shade.astype(np.float32)[..., None]
    return sheet


def burnt(ground: Rasters, sheet: Colours) -> None:
    """Darker, browner edges of the whole sheet, in place."""
    height, width = ground.shape
    across = np.minimum(np.arange(width), width - 1 - np.arange(width)) / ground.scale
    down = np.minimum(np.arange(height), height - 1 - np.arange(height)) / ground.scale
    edge = np.minimum(across[None, :], down[:, None]).astype(np.float32)
    edge += clouds(ground.shape, 120 * ground.scale, 5, 48) * 26
    burn = np.clip(1 - edge / 105, 0, 1) ** 1.7
    sheet *= 1 - burn[..., None] * np.array([0.22, 0.28, 0.36], np.float32)
