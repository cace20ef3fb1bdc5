"""Paints what Isle of Skye is played with into assets/skye: the same bytes at each run.

    python -m build.skye.paint [FOLDER] [--only NAME]...

NAME is the beginning of a picture's name, such as `ground_L05` or `sign`. It also writes tiles.json: what stands where
on each design.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import numpy as np
from PIL import Image

from build.skye import pieces, signs
from build.skye.grounds import SIDE
from build.skye.progress_painting import EMBLEMS
from build.skye.roads import Line, roads_by_number
from build.skye.scoring_signs import SCORING
from build.skye.shapes import designs, shape
from build.skye.standing import Stand, standing
from build.skye.tile_ground import tile_ground
from game.titles.skye.tile_file import landscape
from game.titles.skye.tiles import SCROLLS, TURNS

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "skye"
INDEX = "tiles.json"
SIGN, CASTLE = 128, 192  # pixels
AREAS, AREA_STEP = 128, 40  # pixels, levels of grey
LINE_POINTS = 8  # of a road's line that are told
PAD = 1 / 9  # of a symbol's width: the halo around it
Painter = Callable[[], Image.Image]


def _free(painter: Painter) -> Image.Image:
    picture = painter()
    return signs.standing_free(picture, round(picture.width * PAD))


def _symbols() -> Iterator[tuple[str, Painter]]:
    """`sign_KEY` for panels, `on_KEY` with a halo for the ground."""
    found: dict[str, Painter] = {key: partial(signs.drawn, one, SIGN) for key, one in signs.SYMBOLS.items()}
    found |= {f"scroll_{one}": partial(signs.scroll, one, SIGN) for one in SCROLLS}
    found |= {f"castle_{clan}": partial(signs.drawn, partial(signs.castle, clan=clan), CASTLE) for clan in signs.CLANS}
    for key, painter in found.items():
        yield f"sign_{key}", painter
        yield f"on_{key}", partial(_free, painter)
    yield "sign_castle", partial(signs.drawn, signs.castle, SIGN)
    yield "sign_coin", partial(signs.drawn, signs.coin, SIGN)
    for key, sign in SCORING.items():
        yield f"scoring_{key}", partial(signs.drawn, sign, SIGN)


def _pieces() -> Iterator[tuple[str, Painter]]:
    for clan in signs.CLANS:
        for name, one in (("pawn", pieces.pawn), ("waypoint", pieces.waypoint), ("marker", pieces.marker)):
            yield f"{name}_{clan}", partial(signs.drawn, partial(one, clan), SIGN)
    for key, sign in pieces.REQUIREMENTS.items():
        yield f"require_{key}", partial(signs.drawn, sign, SIGN)
    for key, sign in pieces.BENEFITS.items():
        yield f"benefit_{key}", partial(signs.drawn, sign, SIGN)
    for key in pieces.BONUS:
        yield f"bonus_{key}", partial(signs.drawn, partial(pieces.bonus, key), SIGN)
    for count in (1, 2, 3):
        yield f"place_{count}", partial(signs.drawn, partial(pieces.bonus_place, count), SIGN)
    for key, sign in EMBLEMS.items():
        yield f"track_{key}", partial(signs.drawn, sign, SIGN)
    yield "axe", partial(signs.drawn, pieces.axe, SIGN)
    yield "piece", partial(pieces.road_piece, SIGN // 2, False)
    yield "piece_across", partial(pieces.road_piece, SIGN // 2, True)


def _areas(key: str) -> Image.Image:
    """Which patch each place of a design belongs to, as steps of grey: see land/pictures.py."""
    step = SIDE // AREAS
    numbers = shape(key).patch[step // 2 :: step, step // 2 :: step]
    return Image.fromarray((numbers * AREA_STEP).astype(np.uint8))


def _grounds() -> Iterator[tuple[str, Painter]]:
    for key in designs():
        yield f"areas_{key}", partial(_areas, key)
        for rotation in range(TURNS):
            yield f"ground_{key}_{rotation}", partial(tile_ground, key, rotation)


def painters() -> dict[str, Painter]:
    """Every picture by its name."""
    return dict([*_symbols(), *_pieces(), *_grounds()])


def save(picture: Image.Image, folder: Path, name: str) -> None:
    """Write one picture; a ground as lossy WebP, everything with a clear ground with its alpha kept whole."""
    quality = 72 if name.startswith("ground_") else 90
    whole = name.startswith("areas_")
    picture.save(folder / f"{name}.webp", lossless=whole, quality=quality, method=6, alpha_quality=100)


def _told(one: Stand, key: str) -> list[str | int]:
    """Symbol, then place and radius in thousandths of the side."""
    symbol = key if one.symbol == "castle" else one.symbol
    return [symbol, *(round(value * 1000) for value in (one.x, one.y, one.radius))]


def _points(line: Line) -> list[list[int]]:
    return [[round(value * 1000) for value in point] for point in line[:: len(line) // LINE_POINTS].tolist()] + [
        [round(value * 1000) for value in line[-1].tolist()]
    ]


def index() -> str:
    """Of each tile whose ground it has, what stands where on it, and the lines of each road, all unturned."""
    tiles = landscape().all
    lines = []
    for tile in tiles:
        ground = tiles[tile.design].key
        told = {
            "ground": ground,
            "symbols": [_told(one, tile.key) for one in standing(ground)],
            "roads": [[_points(line) for line in road] for road in roads_by_number(ground)],
        }
        lines.append(f"{json.dumps(tile.key)}: {json.dumps(told)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main(arguments: list[str]) -> None:
    """Paint all, or only what is named."""
    parser = argparse.ArgumentParser(description="Paint the tiles and symbols of Isle of Skye.")
    parser.add_argument("folder", type=Path, nargs="?", default=FOLDER)
    parser.add_argument("--only", action="append", default=[], metavar="NAME")
    told = parser.parse_args(arguments)
    told.folder.mkdir(parents=True, exist_ok=True)
    for name, painter in painters().items():
        if not told.only or name.startswith(tuple(told.only)):
            save(painter(), told.folder, name)
    (told.folder / INDEX).write_text(index(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
