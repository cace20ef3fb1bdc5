"""Paints the pictures of the maps of Skye from the map files: `python -m build.skye.paint_maps [FOLDER]`."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

from build.ink_pen import INK, LEATHER, OXBLOOD
from build.skye import board_paper as paper
from build.skye.growth import bush, peak
from build.skye.make_maps import FILES, GROUND, MAPS
from build.skye.progress_painting import ProgressPainting
from game.kernel.maps.track_model import Place, TrackMap
from game.kernel.maps.tracks import load_grid_map, load_track_map
from game.titles.skye.boards import PROGRESS, ROUNDS, SCORE, SCORE_BOARD
from game.titles.skye.content import SLOTS
from game.titles.skye.tiles import MOUNTAIN, PASTURE, WATER

SHADE = (198, 178, 140)  # light must be seen on the ground, so that it lies in the shade
FIELDS = ((238, 222, 186), (224, 206, 164))
FIFTH = (212, 184, 126)


def paint_ground(folder: Path) -> Image.Image:
    """Parchment in the shade; its grid is drawn where it is seen."""
    ground = load_grid_map(folder / f"{GROUND}.tmx")
    return paper.pictured(paper.parchment(ground.size, 13, 0.10, SHADE) * 0.84)


def _box(place: Place) -> tuple[float, float, float, float]:
    return place.x, place.y, place.x + place.width - 1, place.y + place.height - 1


def _hollow(picture: Image.Image, place: Place, grow: int = 0) -> None:
    """A shallow tray in which something lies."""
    x0, y0, x1, y1 = _box(place)
    box = (round(x0 - grow), round(y0 - grow), round(x1 + grow), round(y1 + grow))
    veil = Image.new("L", picture.size, 0)
    ImageDraw.Draw(veil).rounded_rectangle(box, 10, fill=196)
    picture.paste(LEATHER, (0, 0, *picture.size), veil)
    ImageDraw.Draw(picture).rounded_rectangle(box, 10, outline=INK, width=3)


def paint_scores(folder: Path) -> Image.Image:
    """The score track around trays for the scoring tiles and the rounds."""
    board = load_track_map(folder / f"{FILES[SCORE_BOARD]}.tmx")
    picture = _country(board)
    _track(picture, board)
    for index, letter in enumerate(SLOTS):
        slot = board.slot("board", "scoring", index)
        if slot is not None:
            _hollow(picture, slot.place)
            x, y = slot.place.centre
            paper.figure(picture, letter, (x, slot.place.y - 42), 60, OXBLOOD, "titleb")
            paper.figure(picture, letter, (x, y), 150, (112, 86, 64), "titleb")
    rounds = [one.place for one in board.track(ROUNDS)]
    last = rounds[-1]
    whole = Place(rounds[0].x, last.y, last.x + last.width - rounds[0].x, last.height)
    _hollow(picture, whole, 12)
    paper.framed(picture, 16)
    return picture


def _country(board: TrackMap) -> Image.Image:
    """A stretch of coast behind the trays: hills, a firth, meadows."""
    w, h = board.size
    sheet = paper.parchment(board.size, 17, 0.10)
    land, share = paper.banded(board.size, (MOUNTAIN, PASTURE, WATER), (0, round(h * 0.47), round(h * 0.60)), 60, 74)
    sheet = sheet * (1 - share[..., None] * 0.8) + land * share[..., None] * 0.8
    picture = paper.pictured(sheet)
    chance = np.random.default_rng(4)
    grown: list[tuple[float, float, Image.Image]] = []
    for x, y in (chance.random((260, 2)) * [w - 400, 58] + [200, 564]).tolist():
        if all(abs(x - other) > 60 or abs(y - below) > 34 for other, below, _one in grown):
            seed = int(chance.integers(0, 8))
            grown.append((x, y, peak(54, seed) if y < 582 else bush(28, seed)))
    for x, y, one in sorted(grown, key=lambda item: item[1]):
        paper.put(picture, one, (x, y - one.height / 2), 0.3)
    return picture


def _track(picture: Image.Image, board: TrackMap) -> None:
    draw = ImageDraw.Draw(picture)
    for one in board.track(SCORE):
        fifth = one.index % 5 == 0
        draw.rectangle(_box(one.place), fill=FIFTH if fifth else FIELDS[one.index % 2], outline=INK, width=3)
        size, colour = (46, OXBLOOD) if fifth else (32, INK)
        paper.figure(picture, str(one.index), one.place.centre, size, colour)


def paint(folder: Path = MAPS) -> dict[str, Image.Image]:
    """Every picture by the name of its map."""
    boards = {FILES[key]: ProgressPainting(load_track_map(folder / f"{FILES[key]}.tmx")).paint() for key in PROGRESS}
    return {GROUND: paint_ground(folder), FILES[SCORE_BOARD]: paint_scores(folder), **boards}


def main(arguments: list[str]) -> None:
    """Paint the pictures beside the maps of a folder, or under maps/."""
    folder = Path(arguments[0]) if arguments else MAPS
    for name in (GROUND, *FILES.values()):
        (folder / f"{name}.jpg").touch()  # a map without its picture is not read
    for name, picture in paint(folder).items():
        picture.save(folder / f"{name}.jpg", quality=86, optimize=True)


if __name__ == "__main__":
    main(sys.argv[1:])
