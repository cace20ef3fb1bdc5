"""Phase 1: income (SKY-INC)."""

from __future__ import annotations

from typing import Final

from game.kernel.events import Out
from game.titles.skye.content import Content
from game.titles.skye.events import IncomeTaken, RoundBegan
from game.titles.skye.network import connected
from game.titles.skye.state import Seat, State, change_gold, turn_order
from game.titles.skye.tiles import BARREL

CASTLE_GOLD: Final = 5  # SKY-INC-01


def take_income(content: Content, state: State, out: Out) -> None:
    """All at once, by the points as the phase begins (SKY-INC-04, -06)."""
    order = turn_order(state)
    if out is not None:
        out.append(RoundBegan(state.rounds + 1, state.stack[0][1]))
    points = [state.seats[seat].points for seat in order]
    each_ahead = content.rounds[state.rounds][1]
    for seat, own in zip(order, points, strict=True):
        one = state.seats[seat]
        barrels = connected_barrels(content, one)
        behind = each_ahead * sum(other > own for other in points)
        change_gold(one, CASTLE_GOLD + barrels + behind)
        if out is not None:
            out.append(IncomeTaken(seat, CASTLE_GOLD, barrels, behind))


def connected_barrels(content: Content, one: Seat) -> int:
    """Tiles with barrels that a road connects to the castle, however many are drawn on them (SKY-INC-02, -07)."""
    territory, every = one.territory, content.tiles.all
    return sum(every[territory[place][2]].counts[BARREL] for place in connected(content.tiles, territory))
