"""From plain records to boards of tracks and to grids, each object by itself; the rest is for the checks."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import ConfigDict, Field

from game.kernel.maps.faults import Fault
from game.kernel.maps.objects import Key, ObjectReader, Properties
from game.kernel.maps.tmx import Thing
from game.kernel.maps.track_model import (
    BoardArrow,
    BoardLine,
    GridCell,
    GridMap,
    Place,
    TrackMap,
    TrackSlot,
    TrackSlotKind,
    TrackSpace,
)
from game.kernel.texts import gettext as _

Number = Annotated[int, Field(ge=0, le=999)]


class _Track(Properties):
    skald: Literal["track"]
    version: Annotated[int, Field(ge=1, le=1)]
    title: Key
    board: Key


class _Grid(Properties):
    skald: Literal["grid"]
    version: Annotated[int, Field(ge=1, le=1)]
    title: Key


class _Space(Properties):
    """What else it tells are facts of its title."""

    model_config = ConfigDict(strict=True, extra="allow", frozen=True)
    key: Key
    track: Key
    index: Number


class _Slot(Properties):
    of: Key
    kind: TrackSlotKind
    index: Number = 0


class _Line(Properties):
    index: Number


class _Arrow(Properties):
    a: Key
    b: Key


class _Cell(Properties):
    key: Key
    index: Number


def _place(thing: Thing) -> Place:
    return Place(thing.x, thing.y, thing.width, thing.height)


class _BoxReader(ObjectReader):
    def _boxed(self, thing: Thing) -> bool:
        if thing.width > 0 and thing.height > 0:
            return True
        self.faults.append(Fault(thing.layer, thing.called, "", _("is no box")))
        return False


class TrackReader(_BoxReader):
    """Turns one sheet into a TrackMap and keeps what is wrong in `faults`."""

    needed: ClassVar[tuple[str, ...]] = ("spaces", "slots")
    types: ClassVar[dict[str, str]] = {"spaces": "space", "slots": "slot", "lines": "line", "arrows": "arrow"}

    def read(self) -> TrackMap | None:
        """The board, or None where an object cannot be understood; objects are not compared."""
        head = self._properties(_Track, self.sheet.properties, "", "")
        picture = self._picture()
        self._layers()
        spaces = tuple(filter(None, map(self._space, self._things("spaces"))))
        slots = tuple(filter(None, map(self._slot, self._things("slots"))))
        lines = tuple(filter(None, map(self._line, self._things("lines"))))
        arrows = tuple(filter(None, map(self._arrow, self._things("arrows"))))
        if self.faults or head is None or picture is None:
            return None
        sheet = self.sheet
        return TrackMap(
            path=sheet.path, title=head.title, board=head.board, size=sheet.size, picture=sheet.path.parent / picture,
            spaces=spaces, slots=slots, lines=lines, arrows=arrows,
        )  # fmt: skip

    def _space(self, thing: Thing) -> TrackSpace | None:
        told = self._properties(_Space, thing.properties, thing.layer, thing.called)
        if not self._boxed(thing) or told is None:
            return None
        return TrackSpace(told.key, told.track, told.index, _place(thing), dict(told.model_extra or {}))

    def _slot(self, thing: Thing) -> TrackSlot | None:
        told = self._properties(_Slot, thing.properties, thing.layer, thing.called)
        if not self._boxed(thing) or told is None:
            return None
        return TrackSlot(told.of, told.kind, told.index, _place(thing))

    def _line(self, thing: Thing) -> BoardLine | None:
        told = self._properties(_Line, thing.properties, thing.layer, thing.called)
        if not self._shaped(thing, False, 2) or told is None:
            return None
        return BoardLine(told.index, thing.points)

    def _arrow(self, thing: Thing) -> BoardArrow | None:
        told = self._properties(_Arrow, thing.properties, thing.layer, thing.called)
        if not self._shaped(thing, False, 2) or told is None:
            return None
        return BoardArrow(told.a, told.b)


class GridReader(_BoxReader):
    """Turns one sheet into a GridMap and keeps what is wrong in `faults`."""

    needed: ClassVar[tuple[str, ...]] = ("cells",)
    types: ClassVar[dict[str, str]] = {"cells": "cell"}

    def read(self) -> GridMap | None:
        """The ground, or None where an object cannot be understood; objects are not compared."""
        head = self._properties(_Grid, self.sheet.properties, "", "")
        picture = self._picture()
        self._layers()
        cells = tuple(filter(None, map(self._cell, self._things("cells"))))
        wide, high = self.sheet.tile
        if wide != high:
            self.faults.append(Fault("", "", "", _("its cells are no squares")))
        if self.faults or head is None or picture is None:
            return None
        sheet = self.sheet
        return GridMap(sheet.path, head.title, sheet.size, wide, sheet.path.parent / picture, cells)

    def _cell(self, thing: Thing) -> GridCell | None:
        told = self._properties(_Cell, thing.properties, thing.layer, thing.called)
        if not self._boxed(thing) or told is None:
            return None
        return GridCell(told.key, told.index, _place(thing))
