"""Where Dagon is when it has emerged: nobody comes here but to fight it (SKE-FGT)."""

from __future__ import annotations

from typing import Final

from game.kernel.events import Out
from game.kernel.rules import Option
from game.titles.witcher.content import Content
from game.titles.witcher.fight.begin import begin_hunt
from game.titles.witcher.skellige.dagon import EMERGED
from game.titles.witcher.state import NONE, State

FACE_DAGON: Final[Option] = ("face_dagon",)


def fights(content: Content, state: State) -> list[Option]:
    """Who began the turn here may fight it again while it is here (SKE-FGT-07, -10)."""
    return [FACE_DAGON] if state.skellige is not None and state.skellige.dagon == EMERGED else []


def face_dagon(content: Content, state: State, seat: int, out: Out) -> None:
    """By the base rules for monsters, in no slot (SKE-FGT-06)."""
    begin_hunt(content, state, seat, content.dagon, NONE, out)
