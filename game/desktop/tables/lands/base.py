"""What a title about land tells its stage."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.desktop.board.look import BoardLook
from game.desktop.controller import Controller
from game.desktop.tables.base import CardSet, HandCard, LandCard, Odds, TitleTable
from game.desktop.tables.lands.battle import Battle
from game.desktop.tables.lands.stage import LandStage
from game.kernel.maps.territories import TerritoryMap
from game.kernel.match import Match, Step
from game.kernel.texts import N_

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene


@dataclass(frozen=True, slots=True)
class Moving:
    """What a step moves on the board: `conquest` colours the target anew."""

    source: str
    target: str
    units: int
    conquest: bool


class LandTable(TitleTable):
    """A table whose board is a map of territories."""

    leaving = N_("Gives up: your units become neutral, the others play on.")
    sure = N_("Leave: my units become neutral")
    board: TerritoryMap

    def make_stage(self, scene: TableScene) -> LandStage:
        """Map, hand, standings, last battle, chronicle."""
        return LandStage(scene, self)

    @abstractmethod
    def look(self, match: Match, controller: Controller | None) -> BoardLook:
        """The board; with a controller, a person is choosing."""

    @abstractmethod
    def battle(self, match: Match) -> Battle | None:
        """The last dice."""

    def thought(self, match: Match, source: str, aim: str) -> Battle | None:
        """An attack that is thought of, before its first roll."""
        return None

    def fights(self, match: Match) -> bool:
        """Whether the decision at hand belongs to a fight."""
        return False

    @abstractmethod
    def hand(self, match: Match, viewer: int) -> list[HandCard]:
        """What `viewer` may see of the own hand."""

    @abstractmethod
    def sets(self, match: Match, viewer: int) -> list[CardSet]:
        """Sets that can be exchanged now, best first."""

    @abstractmethod
    def odds(self, match: Match, source: str, aim: str) -> Odds | None:
        """The chance of an attack, if that is what is thought of."""

    @abstractmethod
    def land(self, match: Match, viewer: int, key: str, source: str) -> LandCard:
        """What is told of a place pointed at, with the odds of taking it from `source`; the viewer is spoken to."""

    @abstractmethod
    def region_tip(self, match: Match, viewer: int, key: str) -> str:
        """The tooltip of a region; the viewer is spoken to."""

    @abstractmethod
    def moving(self, step: Step) -> list[Moving]:
        """What a step moves on the board."""

    @abstractmethod
    def cards_seen(self, match: Match, step: Step) -> tuple[int, list[HandCard]]:
        """Cards that came to a seat in a step and that it alone has seen: whose, and which."""
