"""Makes the maps of Skye: `python -m build.skye.make_maps [FOLDER]`.

After it, paint the pictures: `python -m build.skye.paint_maps`. From then on the map files are the only place where
shapes are told: edit them in Tiled as you like, `check` them, and paint again.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from build.map_places import Box
from build.map_tmx import Value, Writer
from build.skye import board_shapes as shapes
from build.skye.board_shapes import Spot
from game.titles.skye.boards import PROGRESS, SCORE_BOARD
from game.titles.skye.journeyman.boards import TRACKS

MAPS = Path(__file__).resolve().parents[2] / "maps"
FILES = {
    SCORE_BOARD: "skye_board",
    "progress_board_2_4": "progress_board_2-4",
    "progress_board_5": "progress_board_5",
}
GROUND = "clan_territory"


def _values(facts: Iterable[tuple[str, object]]) -> dict[str, Value]:
    return {name: value if isinstance(value, int) else str(value) for name, value in facts}


def _spaces(writer: Writer, spots: Iterable[Spot]) -> Iterator[list[str]]:
    for spot in spots:
        values: dict[str, Value] = {"key": spot.key, "track": spot.track, "index": spot.index}
        yield writer.box("space", values | _values(spot.facts.items()), spot.box)


def _slot(writer: Writer, of: str, kind: str, index: int, box: Box) -> list[str]:
    return writer.box("slot", {"of": of, "kind": kind, "index": index}, box)


def ground() -> str:
    """The ground of a territory: Tiled's own grid, and the castle in its middle."""
    side = 2 * shapes.REACH + 1
    writer = Writer()
    writer.picture(f"{GROUND}.jpg", side * shapes.CELL, side * shapes.CELL)
    at = shapes.REACH * shapes.CELL
    castle = writer.box("cell", {"key": "castle", "index": 0}, Box(at, at, shapes.CELL, shapes.CELL))
    writer.objects("cells", "#c39a4a", [castle])
    return writer.text(side, side, shapes.CELL, {"skald": "grid", "title": "skye", "version": 1})


def score_board() -> str:
    """Score track, rounds, and the slots of the scoring tiles."""
    wide, high = shapes.SCORE_SIZE
    writer = Writer()
    writer.picture(f"{FILES[SCORE_BOARD]}.jpg", wide, high)
    writer.objects("spaces", "#7a1f1b", _spaces(writer, shapes.score_spots()))
    slots = (_slot(writer, "board", "scoring", index, box) for index, box in shapes.scoring_slots())
    writer.objects("slots", "#6ba485", slots)
    values: dict[str, Value] = {"skald": "track", "title": "skye", "version": 1, "board": SCORE_BOARD}
    return writer.text(wide // shapes.SCORE_TILE, high // shapes.SCORE_TILE, shapes.SCORE_TILE, values)


def _track_slots(writer: Writer, board: str, spots: Sequence[Spot]) -> Iterator[list[str]]:
    for index, box in shapes.board_labels(board):
        yield _slot(writer, "board", "label", index, box)
    rivers = shapes.rivers(board)
    for row, track in enumerate(TRACKS):
        yield _slot(writer, track, "label", 0, shapes.track_label(row))
        for line, river in enumerate(rivers, start=1):
            near = [spot for spot in spots if spot.track == track]
            x = shapes.at_height(river, shapes.ROWS[row])
            y = (
                sum(spot.box.y + spot.box.height / 2 for spot in sorted(near, key=lambda one: abs(one.box.x - x))[:2])
                / 2
            )
            yield _slot(writer, track, "bridge", line, shapes.about(x, y, *shapes.BRIDGE))
    for spot in spots:
        x, y = spot.box.x + spot.box.width / 2, spot.box.y + spot.box.height / 2
        yield _slot(writer, spot.key, "marker", 0, shapes.about(x, y, shapes.MARKER))
        if "bonus" in spot.facts:
            up = shapes.SPACE / 2 + shapes.BONUS / 2 + 2
            yield _slot(writer, spot.key, "bonus", 0, shapes.about(x, y - up, shapes.BONUS))


def _arrows(writer: Writer, spots: Sequence[Spot]) -> Iterator[list[str]]:
    for track in TRACKS:
        a, b = [spot for spot in spots if spot.track == track][-2:]
        points = [(spot.box.x + spot.box.width / 2, spot.box.y + spot.box.height) for spot in (a, b)]
        yield writer.shape("", "arrow", {"a": a.key, "b": b.key}, points, "polyline")


def progress_board(board: str) -> str:
    """The three tracks of a side."""
    spots = list(shapes.track_spots(board))
    writer = Writer()
    writer.picture(f"{FILES[board]}.jpg", *shapes.SIZE)
    lines = (
        writer.shape("", "line", {"index": index}, river, "polyline")
        for index, river in enumerate(shapes.rivers(board), start=1)
    )
    writer.objects("lines", "#315f9e", lines)
    writer.objects("spaces", "#7a1f1b", _spaces(writer, spots))
    writer.objects("arrows", "#c39a4a", _arrows(writer, spots))
    writer.objects("slots", "#6ba485", _track_slots(writer, board, spots))
    values: dict[str, Value] = {"skald": "track", "title": "skye", "version": 1, "board": board}
    return writer.text(shapes.SIZE[0] // shapes.TILE, shapes.SIZE[1] // shapes.TILE, shapes.TILE, values)


def make() -> dict[str, str]:
    """All map files as text by their names; the same at each run."""
    boards = {FILES[board]: progress_board(board) for board in PROGRESS}
    return {GROUND: ground(), FILES[SCORE_BOARD]: score_board(), **boards}


def main(arguments: list[str]) -> None:
    """Write the maps into the given folder, or in their place under maps/."""
    folder = Path(arguments[0]) if arguments else MAPS
    for name, text in make().items():
        (folder / f"{name}.tmx").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
