"""Phase 6: scoring, and the end of the round (SKY-SCO-01, SKY-RND-05, -06)."""

from __future__ import annotations

from game.kernel.events import Out
from game.titles.skye.content import Content
from game.titles.skye.discarding import mix_bag
from game.titles.skye.ending import final_scoring
from game.titles.skye.events import SlotScored
from game.titles.skye.frames import ROUND
from game.titles.skye.scoring import evaluate
from game.titles.skye.state import State, score, turn_order


def end_round(content: Content, state: State, out: Out) -> None:
    """Tiles given back are mixed in when everybody has built (SKY-AXE-04); the slots count from A to D (SKY-SCO-02)."""
    mix_bag(state)
    order = turn_order(state)
    for slot in content.rounds[state.rounds][0]:
        scoring = state.scoring[slot]
        for seat, points in zip(order, evaluate(content, state, scoring, order), strict=True):
            score(state.seats[seat], slot, points)
            if out is not None:
                out.append(SlotScored(seat, slot, scoring, points))
    if state.rounds + 1 == len(content.rounds):
        final_scoring(content, state, out)
        return
    state.rounds += 1
    at_first: bool = order[0] == state.stack[0][1]  # not where the starting player has left
    state.stack[-1] = (ROUND, order[at_first], 0)  # SKY-RND-05
