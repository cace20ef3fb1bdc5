"""Paints what The Witcher is played with into assets/witcher: the same bytes at each run.

    python -m build.paint_witcher [FOLDER] [--only NAME]...

NAME is the beginning of a picture's name, such as `figure` or `scene_m3`. Monsters take a few seconds each.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PIL import Image

from build import beast_dagon, beasts_great, beasts_middle, beasts_small
from build import witcher_cards as cards
from build import witcher_marks as marks
from build import witcher_schools as schools
from build.beast_stage import SIZE, scene, token
from build.card_gestures import FAMILIES
from build.ink_pen import symbol
from build.mood_scenery import MOODS, mood
from build.witcher_signs import ACTIONS, EFFECTS, KINDS, TERRAINS, anchor, coin, footprint

FOLDER = Path(__file__).resolve().parents[1] / "assets" / "witcher"
Painter = Callable[[], Image.Image]


def _pieces(scale: float) -> Iterator[tuple[str, Painter]]:
    def px(size: int) -> int:
        return max(8, round(size * scale))

    for terrain in TERRAINS:
        yield f"mark_{terrain}", partial(marks.mark, terrain, px(176))
        yield f"ring_{terrain}", partial(marks.ring, terrain, px(224))
        yield f"terrain_{terrain}", partial(symbol, TERRAINS[terrain], px(96))
    for terrain in cards.TOKEN_TONES:
        yield f"location_{terrain}", partial(cards.location_token, terrain, px(144))
        yield f"trail_{terrain}", partial(cards.trail_token, terrain, px(144))
    for key, sign in ACTIONS.items():
        yield f"place_{key}", partial(marks.action, sign, px(104))
    for key, sign in EFFECTS.items():
        yield f"effect_{key}", partial(symbol, sign, px(96))
    for colour, sign in KINDS.items():
        yield f"kind_{colour}", partial(symbol, sign, px(80))
    for school in schools.HEADS:
        yield f"figure_{school}", partial(schools.figure, school, px(200))
        yield f"school_{school}", partial(schools.medallion, school, px(224))
        yield f"emblem_{school}", partial(schools.emblem, school, px(96))
    for key in cards.FLASKS:
        yield f"potion_{key}", partial(cards.potion, key, px(144))
    yield "trail_dagon", partial(cards.dagon_trail, px(144))
    yield "mark_sea", partial(marks.sea, px(176))
    yield "ship", partial(marks.ship, px(160))
    yield "harbour", partial(marks.badge, px(64))
    yield "plate", partial(marks.plate, px(72))
    yield "tavern", partial(marks.tavern, px(144))
    yield "coin", partial(symbol, coin, px(112))
    yield "footprint", partial(symbol, footprint, px(96))
    yield "anchor", partial(symbol, anchor, px(64))


def _cards() -> Iterator[tuple[str, Painter]]:
    for colour, designs in FAMILIES.items():
        for design in designs:
            yield f"gesture_{design}", partial(cards.picture, colour, design)
    for pile in cards.BACKS:
        yield f"back_{pile}", partial(cards.back, pile)


BEASTS = {**beasts_small.BEASTS, **beasts_middle.BEASTS, **beasts_great.BEASTS, **beast_dagon.BEASTS}


def _stages(scale: float) -> Iterator[tuple[str, Painter]]:
    small = (max(48, round(SIZE[0] * scale)), max(28, round(SIZE[1] * scale)))
    side = max(32, round(640 * scale))
    for key, beast in BEASTS.items():
        level = int(key[1]) if key[1].isdecimal() else 2  # SKE-DAG-01
        yield f"token_{key}", partial(token, beast, level, max(16, round(208 * scale)))
        yield f"scene_{key}", partial(scene, beast, small)
    for name in MOODS:
        yield f"mood_{name}", partial(mood, name, (side, side))


def painters(scale: float = 1.0) -> dict[str, Painter]:
    """Every picture by its name; `scale` makes smaller pieces, for a test."""
    return dict([*_pieces(scale), *_cards(), *_stages(scale)])


OPAQUE = ("scene_", "mood_", "gesture_")
"""Pictures without a clear ground are kept as lossy WebP, everything with fine edges as PNG or lossless WebP."""


def save(picture: Image.Image, folder: Path, name: str) -> Path:
    """Write one picture in the form that suits it."""
    path = folder / f"{name}.webp"
    if name.startswith(OPAQUE):
        picture.convert("RGB").save(path, quality=84, method=6)
    else:
        picture.save(path, quality=92, method=6, alpha_quality=100)
    return path


def main(arguments: list[str]) -> None:
    """Paint all, or only what is named."""
    parser = argparse.ArgumentParser(description="Paint the pieces, cards and scenes of The Witcher.")
    parser.add_argument("folder", type=Path, nargs="?", default=FOLDER)
    parser.add_argument("--only", action="append", default=[], metavar="NAME")
    told = parser.parse_args(arguments)
    told.folder.mkdir(parents=True, exist_ok=True)
    for name, painter in painters().items():
        if not told.only or name.startswith(tuple(told.only)):
            save(painter(), told.folder, name)


if __name__ == "__main__":
    main(sys.argv[1:])
