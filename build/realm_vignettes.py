"""The drawing of each place, as a list of what stands there from back to front; unknown places get a plain town.

x runs from 0 to 1.32, y from 0 at the top to 1 at the foot, as shares of the drawing's height.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PIL import Image

from build import realm_houses as built
from build.map_glyphs import Sheet
from build.realm_ground import VIGNETTE, Realm
from build.realm_houses import (
    GILT,
    GREEN,
    GREY,
    GREY_SHADE,
    RED,
    SLATE,
    THATCH,
    boat,
    crag,
    house,
    palisade,
    tower,
    wall,
    water,
)  # fmt: skip
from game.kernel.maps.locations import Location

WIDE = VIGNETTE[0] / VIGNETTE[1]
GRAIN = (GREY, GREY_SHADE)
Part = Callable[[Sheet], None]


def _do(draw: Callable[..., None], *numbers: float, **more: object) -> Part:
    def part(sheet: Sheet) -> None:
        draw(sheet, *numbers, **more)

    return part


_house, _tower, _wall, _crag = (partial(_do, draw) for draw in (house, tower, wall, crag))
_palisade, _water, _boat = (partial(_do, draw) for draw in (palisade, water, boat))

TOWN: tuple[Part, ...] = (
    _house(0.30, 0.62, 0.24, 0.20, roof=SLATE),
    _tower(0.60, 0.66, 0.11, 0.34, cap="spire", roof=RED),
    _house(0.76, 0.64, 0.26, 0.21),
    _house(0.14, 0.76, 0.27, 0.23),
    _house(0.46, 0.76, 0.27, 0.22, roof=THATCH),
    _house(0.88, 0.78, 0.27, 0.23, roof=SLATE),
    _wall(0.10, 0.92, 1.12, 0.13, gate=True),
)
KEEP: tuple[Part, ...] = (
    _crag(0.06, 0.98, 1.2, 0.34),
    _tower(0.36, 0.68, 0.15, 0.34),
    _tower(0.80, 0.68, 0.15, 0.30),
    _wall(0.34, 0.70, 0.62, 0.17, gate=True),
)
PLACES: dict[str, tuple[Part, ...]] = {
    "behelt_nar": (  # a ruined fortress of the desert, its domes broken
        _crag(0.04, 0.98, 1.24, 0.26, seed=4),
        _tower(0.30, 0.76, 0.16, 0.42, cap="dome", roof=GILT),
        _tower(0.88, 0.76, 0.14, 0.36, cap="ruin"),
        _tower(0.56, 0.76, 0.22, 0.30, cap="dome", roof=GILT),
        _wall(0.18, 0.80, 0.94, 0.15, gate=True),
    ),
    "kaer_seren": (  # a slender keep above the sea
        _crag(0.10, 0.94, 1.05, 0.40, seed=7),
        _tower(0.62, 0.60, 0.15, 0.46, cap="both"),
        _tower(0.34, 0.60, 0.11, 0.24),
        _tower(0.88, 0.60, 0.10, 0.20),
        _wall(0.36, 0.62, 0.62, 0.12),
        _water(0.02, 0.94, 1.1),
    ),
    "hengfors": (
        _house(0.12, 0.66, 0.26, 0.22, roof=SLATE),
        _house(0.90, 0.66, 0.26, 0.22, roof=SLATE),
        _tower(0.46, 0.72, 0.20, 0.42, cap="both", roof=SLATE),
        _house(0.66, 0.74, 0.28, 0.24),
        _house(0.20, 0.80, 0.28, 0.23),
        _wall(0.10, 0.92, 1.12, 0.12, gate=True),
    ),
    "kaer_morhen": (  # three old towers on a crag
        _crag(0.02, 0.98, 1.28, 0.42, seed=2),
        _tower(0.58, 0.58, 0.18, 0.46, cap="ruin"),
        _tower(0.26, 0.62, 0.14, 0.34, cap="crown"),
        _tower(0.94, 0.62, 0.12, 0.26, cap="ruin"),
        _wall(0.24, 0.66, 0.84, 0.17, gate=True),
    ),
    "ban_ard": (  # the academy
        _tower(0.22, 0.80, 0.13, 0.46, cap="dome", roof=SLATE),
        _tower(0.96, 0.80, 0.13, 0.42, cap="dome", roof=SLATE),
        _tower(0.56, 0.78, 0.20, 0.52, cap="dome", roof=SLATE),
        _house(0.36, 0.84, 0.28, 0.24),
        _house(0.72, 0.84, 0.28, 0.24),
        _wall(0.12, 0.94, 1.1, 0.11, gate=True),
    ),
    "cidaris": (
        _house(0.40, 0.66, 0.26, 0.22),
        _tower(0.70, 0.70, 0.12, 0.36, cap="spire", roof=SLATE),
        _house(0.86, 0.72, 0.26, 0.22),
        _house(0.48, 0.82, 0.28, 0.23, roof=THATCH),
        _house(0.80, 0.90, 0.28, 0.22, roof=RED),
        _boat(0.08, 0.90, 0.26),
        _water(0.0, 0.91, 0.62),
    ),
    "novigrad": (  # the great harbour town
        _tower(0.62, 0.56, 0.13, 0.36, cap="spire", roof=GILT),
        _house(0.28, 0.58, 0.24, 0.20),
        _house(0.84, 0.58, 0.24, 0.20, roof=SLATE),
        _tower(0.34, 0.72, 0.11, 0.32, cap="spire", roof=RED),
        _house(0.50, 0.70, 0.25, 0.21),
        _tower(0.98, 0.76, 0.13, 0.34, cap="crown"),
        _house(0.74, 0.76, 0.26, 0.22),
        _house(0.16, 0.80, 0.26, 0.22, roof=SLATE),
        _wall(0.12, 0.93, 1.12, 0.14, gate=True),
    ),
    "vizima": (  # the king's town: a palace behind two walls
        _tower(0.40, 0.60, 0.12, 0.34, cap="both", roof=SLATE),
        _tower(0.82, 0.60, 0.12, 0.34, cap="both", roof=SLATE),
        _tower(0.58, 0.60, 0.18, 0.44, cap="both", roof=SLATE),
        _wall(0.28, 0.68, 0.78, 0.12),
        _house(0.12, 0.82, 0.27, 0.22),
        _house(0.48, 0.83, 0.27, 0.22),
        _house(0.92, 0.82, 0.27, 0.22),
        _wall(0.08, 0.95, 1.16, 0.12, gate=True),
    ),
    "vengerberg": TOWN,
    "cintra": (  # the lions' castle at the sea
        _tower(0.30, 0.72, 0.15, 0.40, cap="both", roof=RED),
        _tower(0.86, 0.72, 0.15, 0.40, cap="both", roof=RED),
        _tower(0.56, 0.70, 0.19, 0.30, cap="crown"),
        _wall(0.26, 0.78, 0.80, 0.18, gate=True),
        _house(0.14, 0.92, 0.27, 0.20),
        _house(0.90, 0.92, 0.27, 0.20),
    ),
    "haern_caduch": (  # a squat hall behind stakes
        _tower(0.50, 0.72, 0.32, 0.44, cap="crown", stone=GRAIN),
        _tower(0.26, 0.78, 0.16, 0.26, cap="crown", stone=GRAIN),
        _house(0.80, 0.82, 0.32, 0.26, roof=THATCH),
        _palisade(0.10, 0.96, 1.14, 0.15),
    ),
    "beauclair": (  # slender towers of a palace
        _tower(0.26, 0.78, 0.10, 0.40, cap="spire", roof=SLATE),
        _tower(0.44, 0.76, 0.10, 0.50, cap="spire", roof=GREEN),
        _tower(0.80, 0.76, 0.10, 0.46, cap="spire", roof=GREEN),
        _tower(0.98, 0.78, 0.10, 0.36, cap="spire", roof=SLATE),
        _tower(0.58, 0.78, 0.18, 0.42, cap="spire", roof=RED),
        _wall(0.20, 0.88, 0.92, 0.15, gate=True),
        _house(0.12, 0.97, 0.24, 0.18),
        _house(0.92, 0.97, 0.24, 0.18),
    ),
    "glenmore": (  # a town of the elves at the sea
        _tower(0.52, 0.74, 0.12, 0.46, cap="spire", roof=GREEN),
        _tower(0.86, 0.76, 0.11, 0.34, cap="dome", roof=GREEN),
        _house(0.62, 0.84, 0.27, 0.23, roof=GREEN),
        _house(0.36, 0.88, 0.27, 0.23, roof=THATCH),
        _house(0.84, 0.94, 0.28, 0.23, roof=GREEN),
        _boat(0.06, 0.92, 0.24),
        _water(0.0, 0.93, 0.5),
    ),
    "doldeth": (  # a mining town
        _crag(0.44, 0.78, 0.84, 0.42, seed=9),
        _tower(0.78, 0.40, 0.12, 0.22),
        _house(0.18, 0.72, 0.27, 0.23, roof=SLATE),
        _house(0.46, 0.86, 0.28, 0.24, roof=RED),
        _house(0.12, 0.92, 0.28, 0.24, roof=THATCH),
        _house(0.86, 0.94, 0.28, 0.24, roof=SLATE),
    ),
    "loc_ichaer": (  # houses at the lake
        _tower(0.60, 0.70, 0.12, 0.38, cap="spire", roof=SLATE),
        _house(0.28, 0.74, 0.28, 0.24, roof=THATCH),
        _house(0.80, 0.76, 0.28, 0.24, roof=THATCH),
        _house(0.50, 0.86, 0.28, 0.24),
        _boat(0.92, 0.94, 0.22),
        _water(0.08, 0.92, 1.1),
    ),
    "gorthur_gvaed": (  # a hidden tower in the marsh
        _crag(0.22, 0.92, 0.88, 0.26, seed=11),
        _tower(0.56, 0.68, 0.18, 0.52, cap="spire", roof=GREEN, stone=GRAIN),
        _tower(0.38, 0.72, 0.12, 0.26, cap="spire", roof=GREEN, stone=GRAIN),
        _tower(0.82, 0.72, 0.12, 0.20, cap="ruin", stone=GRAIN),
        _water(0.06, 0.92, 1.18),
    ),
    "dhuwod": (  # a village behind stakes
        _house(0.40, 0.70, 0.30, 0.26, roof=THATCH),
        _house(0.80, 0.74, 0.30, 0.26, roof=THATCH),
        _house(0.16, 0.82, 0.30, 0.26, roof=THATCH),
        _house(0.58, 0.88, 0.30, 0.25, roof=THATCH),
        _palisade(0.10, 0.96, 0.46, 0.11),
        _palisade(0.78, 0.96, 0.44, 0.11),
    ),
    "stygga": (  # a castle on a needle of rock
        _crag(0.30, 0.98, 0.72, 0.54, seed=5),
        _tower(0.48, 0.48, 0.11, 0.24, cap="both", roof=RED),
        _tower(0.74, 0.48, 0.09, 0.18, cap="spire", roof=RED),
        _wall(0.46, 0.50, 0.40, 0.12),
    ),
    "ard_modron": (  # a fortress of the passes
        _tower(0.26, 0.74, 0.17, 0.32, cap="crown", stone=GRAIN),
        _tower(0.90, 0.74, 0.17, 0.32, cap="crown", stone=GRAIN),
        _tower(0.56, 0.70, 0.22, 0.40, cap="crown", stone=GRAIN),
        _wall(0.24, 0.86, 0.84, 0.22, gate=True, stone=GRAIN),
        _house(0.12, 0.97, 0.26, 0.20, roof=SLATE),
        _house(0.94, 0.97, 0.26, 0.20, roof=SLATE),
    ),
    "ard_skellig": (  # the jarls' hold on its rock, longhouses below
        _crag(0.06, 0.86, 0.86, 0.44, seed=14),
        _tower(0.40, 0.48, 0.17, 0.28, cap="crown", stone=GRAIN),
        _tower(0.62, 0.52, 0.12, 0.20, cap="both", roof=SLATE, stone=GRAIN),
        _house(0.78, 0.80, 0.32, 0.24, roof=THATCH),
        _house(0.30, 0.94, 0.32, 0.24, roof=THATCH),
        _boat(0.86, 0.96, 0.26),
        _water(0.70, 0.97, 0.56),
    ),
    "isle_of_mists": (  # a lonely beacon between wrecks
        _crag(0.34, 0.92, 0.66, 0.30, seed=15),
        _tower(0.58, 0.66, 0.15, 0.46, cap="ruin", stone=GRAIN),
        _house(0.82, 0.82, 0.24, 0.20, roof=SLATE),
        _boat(0.10, 0.92, 0.28),
        _water(0.02, 0.94, 0.60),
    ),
    "eyna": (  # the druids' village
        _house(0.30, 0.72, 0.26, 0.24, roof=GREEN),
        _house(0.84, 0.74, 0.26, 0.24, roof=GREEN),
        _house(0.54, 0.80, 0.34, 0.30, roof=THATCH),
        _palisade(0.14, 0.92, 0.36, 0.11),
        _palisade(0.78, 0.92, 0.40, 0.11),
    ),
    "hen_inis": (_tower(0.40, 0.80, 0.15, 0.30, cap="ruin"), _house(0.64, 0.86, 0.26, 0.22, roof=THATCH)),
    "huandre_heuangi": (  # an old ring for fights
        _tower(0.28, 0.80, 0.13, 0.26, cap="crown"),
        _tower(0.88, 0.80, 0.13, 0.26, cap="crown"),
        _wall(0.28, 0.86, 0.72, 0.20, gate=True),
    ),
    "aenye_ard": (_crag(0.22, 0.92, 0.88, 0.62, seed=18), _house(0.16, 0.94, 0.24, 0.18, roof=THATCH)),
    "loc_gwen": (_house(0.30, 0.82, 0.26, 0.22), _house(0.78, 0.84, 0.26, 0.22, roof=SLATE), _water(0.2, 0.92, 0.9)),
    "pawen_y_creuan": (_crag(0.30, 0.92, 0.66, 0.36, seed=20), _tower(0.56, 0.66, 0.13, 0.36, cap="ruin", stone=GRAIN)),
    "open_sea": (),
}


def parts_of(place: Location) -> Sequence[Part]:
    """What stands at a place."""
    return PLACES.get(place.key, KEEP if place.school else TOWN)


def vignette(place: Location, size: float) -> Image.Image:
    """The drawing of a place, `size` pixels high, running out into the ground at its foot."""
    sheet = Sheet(size, WIDE)
    built.yard(sheet, 0.26, 0.93, 0.8, 0.3)
    for part in parts_of(place):
        part(sheet)
    return sheet.done(0.9)


def drawn(ground: Realm) -> Image.Image:
    """All places on a clear sheet of the picture's size, the southern over the northern."""
    sheet = Image.new("RGBA", ground.size, (*built.DARK, 0))
    across = ground.size[0] / ground.span[0]
    boxes = sorted(zip(ground.vignettes(), ground.map.locations, strict=True), key=lambda one: one[0][3])
    for (left, top, _right, low), place in boxes:
        if not parts_of(place):  # nothing but water
            continue
        picture = vignette(place, (low - top) * across)
        sheet.alpha_composite(picture, (max(0, round(left * across)), max(0, round(top * across))))
    return sheet
