"""Which choice of Journeyman a click on the ground would have been, so that the rules can say why not."""

from __future__ import annotations

from game.desktop.tables.skye.journey.ground import edge_of
from game.desktop.tables.skye.land.look import cell_of
from game.kernel.rules import Option
from game.titles.skye import frames as f
from game.titles.skye.state import State

TRIED = {f.PLAN: "mark", f.WALK: "walk"}


def refused(state: State, key: str) -> Option | None:
    """By the question at hand; None where the module asks nothing on the ground."""
    kind, edge = state.stack[-1][0], edge_of(key)
    if edge is not None:
        return ("lay_road", *edge)
    cell = cell_of(key)
    return (TRIED[kind], *cell) if kind in TRIED and cell is not None else None
