"""Laying tiles: the one in hand, how it is turned, the cell it was put on, and what it would bring where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.desktop.tables.skye.foresee import Gain, best_turn, fits_of, gain, standing
from game.desktop.tables.skye.land.look import Badge, Cell, Open, cell_of
from game.desktop.tables.skye.told import signed
from game.desktop.tables.skye.turning import first_turns, next_turn
from game.kernel.rules import Option
from game.kernel.texts import gettext as _
from game.titles.skye import frames as f
from game.titles.skye.state import NONE
from game.titles.skye.tiles import TURNS

if TYPE_CHECKING:
    from game.desktop.tables.skye.stage import SkyeStage

Gains = dict[Cell, dict[int, Gain]]  # by cell and rotation


class Builder:
    """`tile` in hand and its `turn`; `cell`: where it was put and not yet laid."""

    def __init__(self, stage: SkyeStage) -> None:
        self.stage = stage
        self.tile = NONE
        self.turn = 0
        self.cell: Cell | None = None
        self.gains: Gains = {}
        self._turned = 0  # the turn in hand before the tile was turned for a cell
        self._handled = False  # whether the person has taken or turned a tile: advice puts no other one in hand
        self._for: object = None

    @property
    def asked(self) -> bool:
        """Whether the person lays tiles now."""
        return self.stage.kind == f.BUILD and self.stage.journeying.tool != "road"

    def read(self) -> None:
        """What can be laid where; a question that is new begins with the first tile that fits."""
        if not self.asked:
            self.tile, self.cell, self.gains, self._for = NONE, None, {}, None
            return
        options = self.stage.match.options()
        tiles = list(dict.fromkeys(option[1] for option in options if option[0] == "build"))
        known = (len(self.stage.match.steps), self.stage.match.seat)
        if self._for is None or self._for[:2] != known:  # type: ignore[index]
            self.cell, self._handled = None, False
            if self.tile not in tiles:
                self._hold(tiles[0])
        self._follow(options)
        self._foresee(options)

    def _follow(self, options: list[Option]) -> None:
        """Whoever is advised has the tile in hand that is meant, turned as it is meant."""
        reason = self.stage.scene.guide.reason
        if self._handled or self.cell is not None or reason is None:
            return
        if reason.option[0] == "build" and reason.option in options:
            _verb, tile, _x, _y, turn = reason.option
            self._hold(tile)
            self.turn = self._turned = turn

    def _foresee(self, options: list[Option]) -> None:
        key = (len(self.stage.match.steps), self.stage.match.seat, self.tile)
        if key == self._for:
            return
        self._for = key
        seen, seat = self.stage.seen, self.stage.match.seat
        before = standing(seen.content, seen.state, seat, seen.state.seats[seat].territory)
        first = first_turns(seen.content.tiles, self.tile)
        self.gains = {
            cell: {
                turn: gain(seen.content, seen.state, seat, (*cell, self.tile, turn), before)
                for turn in turns
                if first[turn] == turn
            }
            for cell, turns in fits_of(options, self.tile).items()
        }

    # -- hands ------------------------------------------------------------------------------------
    def take(self, tile: int) -> None:
        """Take another tile in hand."""
        self._handled = True
        self._hold(tile)

    def _hold(self, tile: int) -> None:
        if tile != self.tile:
            self.tile, self.turn, self.cell = tile, 0, None

    def rotate(self, quarters: int) -> None:
        """Turn the tile; one that lies on a cell already is turned to the next way it fits there."""
        if self.tile == NONE:
            return
        self._handled = True
        turns = self.gains.get(self.cell, {}) if self.cell is not None else {}
        for _quarter in range(TURNS):
            self.turn = next_turn(self.stage.seen.content.tiles, self.tile, self.turn, quarters)
            if not turns or self.turn in turns:
                break
        self._turned = self.turn

    def put(self, cell: Cell) -> bool:
        """Put the tile on a cell, turned as it fits; whether it lies there already."""
        if self.cell == cell:
            return True
        turns = self.gains.get(cell)
        if turns is None:
            return False
        if self.cell is None:
            self._turned = self.turn
        self.cell, self.turn = cell, best_turn(turns, self._turned)
        return False

    def take_back(self) -> bool:
        """Take the tile up again; whether it lay anywhere."""
        if self.cell is None:
            return False
        self.cell, self.turn = None, self._turned
        return True

    def option(self) -> Option | None:
        """The choice that lays it."""
        return ("build", self.tile, *self.cell, self.turn) if self.cell is not None else None

    # -- picture ----------------------------------------------------------------------------------
    def thought(self, aim: str) -> tuple[Cell, int] | None:
        """The cell and turn that are thought of: where it was put, else what is aimed at."""
        if self.cell is not None:
            return self.cell, self.turn
        cell = cell_of(aim) if aim else None
        if cell is None or cell not in self.gains:
            return None
        return cell, best_turn(self.gains[cell], self.turn)

    def gain(self, aim: str) -> Gain | None:
        """What that would bring."""
        thought = self.thought(aim)
        return self.gains[thought[0]][thought[1]] if thought is not None else None

    def opens(self) -> tuple[Open, ...]:
        """All legal cells; bright those that take the tile as it lies in hand."""
        return tuple(Open(cell, self.turn in turns) for cell, turns in self.gains.items())

    def badges(self, thought: Cell | None) -> tuple[Badge, ...]:
        """What it would bring in each cell."""
        out = []
        for cell, turns in self.gains.items():
            turn = self.turn if cell == self.cell else best_turn(turns, self.turn)
            one = turns[turn]
            later = _("later {points}").format(points=signed(one.later)) if one.later else ""
            brief = f"({signed(one.later)})" if one.later else ""
            note = _("turned") if self.turn not in turns and cell != thought else ""
            out.append(Badge(cell, signed(one.now), later, note, brief))
        return tuple(out)
