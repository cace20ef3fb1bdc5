"""What happened on the progress boards, and on the journeyman's way."""

from __future__ import annotations

from dataclasses import dataclass

from game.kernel.events import Event


@dataclass(frozen=True, slots=True)
class BonusTilesLaid(Event):
    """SKY-JRN-03 to -05: the bonus tiles on a board, in the order of its places; `shared`: on every board."""

    seat: int
    shared: bool
    bonus: tuple[int, ...]

    def outcome(self) -> tuple[int, ...]:
        """The tiles."""
        return self.bonus


@dataclass(frozen=True, slots=True)
class MarkerAdvanced(Event):
    """SKY-TRK-01, -02: a progress marker went onto a space, for `gold` and with `points` at once."""

    seat: int
    track: int
    space: int
    gold: int
    points: int


@dataclass(frozen=True, slots=True)
class AdvanceDeclined(Event):
    """SKY-REQ-18: an advance was left, and is lost."""

    seat: int


@dataclass(frozen=True, slots=True)
class BonusTileTaken(Event):
    """SKY-TRK-11: a bonus tile came off the board, with VP and road pieces (SKY-BON-03, -11)."""

    seat: int
    bonus: int
    points: int
    pieces: int


@dataclass(frozen=True, slots=True)
class SymbolReached(Event):
    """A new symbol holds from the next phase on: `symbol` is banner, income or shoe (SKY-TRK-10, SKY-JRN-09)."""

    seat: int
    track: int
    symbol: str
    amount: int


@dataclass(frozen=True, slots=True)
class BonusTileUsed(Event):
    """A bonus tile had its effect and was discarded (SKY-BON-01)."""

    seat: int
    bonus: int


@dataclass(frozen=True, slots=True)
class RoadLaid(Event):
    """SKY-ROAD-03: a road piece lies across an edge of a cell."""

    seat: int
    x: int
    y: int
    edge: int


@dataclass(frozen=True, slots=True)
class PlanConfirmed(Event):
    """SKY-MOV-21: a player is done planning; nobody learns more, and it cannot be taken back."""

    seat: int

    def outcome(self) -> tuple[int, ...]:
        """A bar to undo."""
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class PlanShown(Event):
    """SKY-MOV-21: the cells with waypoint markers, and the movement points of the walk."""

    seat: int
    plan: tuple[tuple[int, int], ...]
    points: int


@dataclass(frozen=True, slots=True)
class WaypointTaken(Event):
    """SKY-MOV-14: the pawn went to a marker cell by cell (from the one it stood on) and took it up."""

    seat: int
    way: tuple[tuple[int, int], ...]
    cost: int
    left: int


@dataclass(frozen=True, slots=True)
class WaypointsLost(Event):
    """SKY-MOV-16: markers that were out of reach came back without an advance."""

    seat: int
    plan: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class BannersScored(Event):
    """SKY-JRN-34: VP of the Warrior's and of the Herald's banner."""

    seat: int
    warrior: int
    herald: int
