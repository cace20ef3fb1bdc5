"""Reads tiles.toml, says what is wrong with it, and freezes it for the rules.

>>> landscape().all[5].key
'L01'
"""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import Field, TypeAdapter, ValidationError

from game.kernel.errors import BadFile
from game.kernel.setup import Strict
from game.kernel.texts import gettext as _
from game.kernel.told import told
from game.titles.skye.setup import COLOURS
from game.titles.skye.tiles import (
    BROCH,
    CENTRE,
    LIGHTHOUSE,
    MOUNTAIN,
    NONE,
    SCROLL,
    SCROLLS,
    SYMBOLS,
    WATER,
    Patch,
    Tile,
    Tiles,
    patches_of,
    with_tables,
)

PATH: Final = Path(__file__).with_name("tiles.toml")
TERRAIN_LETTERS: Final = "PMW"
EDGE_LETTERS: Final = "NESWC"  # and the centre; bit by bit of a mask
CASTLE: Final = "castle_"  # before a castle's colour, in its key
Symbol = Literal["barrel", "sheep", "cattle", "farm", "broch", "lighthouse", "ship", "journeyman"]
Members = Annotated[str, Field(pattern="^N?E?S?W?C?$", min_length=1)]


class PlainTile(Strict):
    """A design as the file has it."""

    edges: Annotated[str, Field(pattern=f"^[{TERRAIN_LETTERS}]{{4}}$")]
    centre: Annotated[str, Field(pattern=f"^[{TERRAIN_LETTERS}]$")]
    roads: tuple[Annotated[str, Field(pattern="^N?E?S?W?$", min_length=1)], ...] = ()
    symbols: tuple[Symbol, ...] = ()
    broch: Members | None = None
    ships: tuple[Members, ...] = ()
    scroll: Literal["sheep2", "cattle1", "barrel2", "broch1", "ship2", "farm1", "lighthouse1"] | None = None
    colours: tuple[Literal["blue", "yellow", "red", "white", "green"], ...] = ()
    module: Literal["", "journeyman"] = ""


_FILE: Final = TypeAdapter(dict[str, PlainTile])


@functools.cache
def landscape() -> Tiles:
    """The tiles of the game, frozen: read once, shared by all matches. Raises BadFile for the first fault."""
    plain, faults = _examine(PATH)
    if faults:
        raise faults[0]
    return with_tables(_frozen(plain))


def files() -> tuple[Path, ...]:
    """The file of tiles, alone."""
    return (PATH,)


def find_faults(path: Path) -> list[BadFile]:
    """Everything that is wrong with a file of tiles."""
    return _examine(path)[1]


def _examine(path: Path) -> tuple[dict[str, PlainTile], list[BadFile]]:
    try:
        plain = _FILE.validate_python(tomllib.loads(path.read_text(encoding="utf-8")))
    except OSError as error:
        return {}, [BadFile(path, "", _("it cannot be read ({why})").format(why=error.strerror))]
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        return {}, [BadFile(path, "", str(error))]
    except ValidationError as error:
        return {}, [BadFile(path, ".".join(map(str, one["loc"])), told(one)) for one in error.errors()]
    faults = [BadFile(path, key, wrong) for key, tile in plain.items() for wrong in _faults(tile)]
    colours = [colour for tile in plain.values() for colour in tile.colours]
    if sorted(colours) != sorted(COLOURS):
        faults.append(BadFile(path, "colours", _("there is one castle of each colour")))
    return plain, faults


def _mask(members: str) -> int:
    return sum(1 << EDGE_LETTERS.index(letter) for letter in members)


def _patches(tile: PlainTile) -> tuple[Patch, ...]:
    north, east, south, west = map(TERRAIN_LETTERS.index, tile.edges)
    return patches_of((north, east, south, west), TERRAIN_LETTERS.index(tile.centre))


def _faults(tile: PlainTile) -> Iterator[str]:
    patches = _patches(tile)
    roads = [edge for road in tile.roads for edge in road]
    if len(set(roads)) < len(roads):
        yield _("two roads leave by one edge")
    if tile.symbols.count("ship") != len(tile.ships):
        yield _("each ship has a patch to lie in")
    if (tile.symbols.count("broch") == 1) != (tile.broch is not None):
        yield _("a broch has a patch to stand in, and nothing else has one")
    if any((WATER, _mask(ship)) not in patches for ship in tile.ships):
        yield _("a ship lies in a patch of water")
    if tile.broch is not None and (MOUNTAIN, _mask(tile.broch)) not in patches:
        yield _("a broch stands in a patch of mountain")
    if "lighthouse" in tile.symbols and all(terrain != WATER for terrain, _members in patches):
        yield _("a lighthouse stands by water")
    if tile.colours and (tile.symbols or tile.scroll or len(tile.roads) != 1):
        yield _("a castle has one road and no symbol")


def _frozen(plain: dict[str, PlainTile]) -> list[Tile]:
    """Castles in the order of colours, then the landscape tiles in the order of the file."""
    castles = {colour: tile for tile in plain.values() for colour in tile.colours}
    named = {f"{CASTLE}{colour}": castles[colour] for colour in COLOURS}
    named |= {key: tile for key, tile in plain.items() if not tile.colours}
    looks: list[Any] = [tile.model_dump_json() for tile in named.values()]
    return [_freeze(key, tile, looks.index(look)) for (key, tile), look in zip(named.items(), looks, strict=True)]


def _freeze(key: str, tile: PlainTile, design: int) -> Tile:
    patches = _patches(tile)
    counts = [tile.symbols.count(symbol) for symbol in SYMBOLS]
    counts[SCROLL] = int(tile.scroll is not None)
    north, east, south, west = map(TERRAIN_LETTERS.index, tile.edges)
    centre = next(i for i, (_terrain, mask) in enumerate(patches) if mask & CENTRE)
    return Tile(
        key=key,
        module=tile.module,
        castle=bool(tile.colours),
        design=design,
        edges=(north, east, south, west),
        centre=TERRAIN_LETTERS.index(tile.centre),
        patches=patches,
        roads=tuple(map(_mask, tile.roads)),
        counts=tuple(counts),
        scroll=SCROLLS.index(tile.scroll) if tile.scroll else NONE,
        broch=patches.index((MOUNTAIN, _mask(tile.broch))) if counts[BROCH] and tile.broch else NONE,
        ships=tuple(patches.index((WATER, _mask(ship))) for ship in tile.ships),
        lighthouse=tuple(i for i, (terrain, _mask) in enumerate(patches) if terrain == WATER)
        if counts[LIGHTHOUSE]
        else (),
        scroll_patch=centre if counts[SCROLL] else NONE,
    )
