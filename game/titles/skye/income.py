"""Phase 1: income (SKY-INC)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.kernel.events import Out
from game.titles.skye.content import Content
from game.titles.skye.events import IncomeTaken, RoundBegan
from game.titles.skye.journeyman.income import axe_income, track_income
from game.titles.skye.network import connected
from game.titles.skye.state import State, change_gold, turn_order
from game.titles.skye.tiles import BARREL

CASTLE_GOLD: Final = 5  # SKY-INC-01


def take_income(content: Content, state: State, out: Out) -> None:
    """All at once, by the points as the phase begins (SKY-INC-04, -06)."""
    announce_round(state, out)
    pay_income(content, state, [one.points for one in state.seats], out)


def announce_round(state: State, out: Out) -> None:
    """A round begins."""
    if out is not None:
        out.append(RoundBegan(state.rounds + 1, state.stack[0][1]))


def pay_income(content: Content, state: State, points: Sequence[int], out: Out) -> None:
    """`points`: everybody's VP as the phase began; who has left is not ahead of anybody (SKY-INC-03, -04)."""
    order = turn_order(state)
    each_ahead = content.rounds[state.rounds][1]
    for seat in order:
        barrels = connected_barrels(content, state, seat)
        behind = each_ahead * sum(points[other] > points[seat] for other in order)
        track, axe = (0, 0) if state.journey is None else (track_income(content, state, seat), axe_income(state, seat))
        change_gold(state.seats[seat], CASTLE_GOLD + barrels + behind + track + axe)
        if out is not None:
            out.append(IncomeTaken(seat, CASTLE_GOLD, barrels, behind, track, axe))


def connected_barrels(content: Content, state: State, seat: int) -> int:
    """Tiles with barrels that a road connects to the castle, however many are drawn on them (SKY-INC-02, -07)."""
    territory, every = state.seats[seat].territory, content.tiles.all
    pieces = () if state.journey is None else state.journey.roads[seat]
    return sum(every[territory[place][2]].counts[BARREL] for place in connected(content.tiles, territory, pieces))
