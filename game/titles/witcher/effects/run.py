"""Programs begin here; what each of their ops does stands in outside.py, and for fights in fight/."""

from __future__ import annotations

from typing import Final

from game.kernel.chance import die
from game.kernel.events import Out
from game.titles.witcher.events import DieRolled
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.state import State

EFFECTS: Final = NUMBER["effects"]


def run(state: State, seat: int, program: int) -> None:
    """A program begins once the frames above are done; it is carried out from left to right (WOW-TAB-46)."""
    state.stack.append((EFFECTS, seat, program, 0))


def roll(state: State, seat: int, out: Out) -> int:
    """A die, in the open."""
    thrown = die(state)
    if out is not None:
        out.append(DieRolled(seat, thrown))
    return thrown
