"""What a person's hands do at the clans' table: what comes of pressing, carrying, turning, and of the keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.desktop.commands import Command
from game.desktop.controller import Target
from game.desktop.tables.skye.land.look import cell_of
from game.desktop.tables.skye.reading import BUYING
from game.desktop.tables.views import Spot
from game.desktop.widgets.base import ACTIVATE, Action
from game.titles.skye.state import NONE

if TYPE_CHECKING:
    from game.desktop.tables.skye.stage import SkyeStage

GOING_ON = (*ACTIVATE, pygame.K_ESCAPE, pygame.K_e, pygame.K_n)
BACK = (pygame.K_ESCAPE, pygame.K_BACKSPACE)
ARROWS = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)


class Hands:
    """`pinned`: the slot whose tiles stay lit."""

    def __init__(self, stage: SkyeStage) -> None:
        self.stage = stage
        self.pinned = NONE

    def begin(self) -> None:
        """Another question: the keyboard is on nothing that answered the last one."""
        keys, layer = self.stage.scene.keys, self.stage.scene.layer
        if keys.on_layer and layer.focused is not None and layer.focused.key not in ("chart", "menu"):
            keys.on_layer = keys.shown = False
            layer.focus(None)

    # -- places of views --------------------------------------------------------------------------
    def may(self, view: str, spot: Spot) -> bool:
        """Whether a place of a view can be pressed now."""
        if view in ("scoring", "seats", "lands"):
            return True
        if view in ("board", "strip"):
            return self.stage.journeying.may(spot)
        if view == "desk":
            return spot.name == "land" or (spot.name in ("hand", "tile", "turn") and self.stage.builder.asked)
        if view == "screen":
            return spot.enabled and self.stage.screening.asked
        return view == "market" and spot.enabled and self.stage.kind in BUYING and not self.stage.covers.lifting

    def use(self, action: Action) -> Command | None:
        """A place of a view, or a button of the stage."""
        view, *rest = action.key.split(".")[1:]
        deeds: dict[str, Callable[[list[str]], object]] = {
            "page": lambda rest: self.turn_page(rest[0]),
            "count": self._count,
            "build": lambda rest: self.lay() if rest[0] == "lay" else self.stage.builder.take_back(),
            "screen": self._screen,
            "market": lambda rest: self.stage.scene.play.point(Target("tile", int(rest[1]))),
            "scoring": lambda rest: self.pin(int(rest[1])),
            "seats": lambda rest: self.look_at(int(rest[1])),
            "lands": lambda rest: self.look_at(int(rest[1])),
            "desk": self._desk,
            "strip": lambda rest: self.turn_page("board"),
            "board": lambda rest: self.stage.journeying.use(["track" if rest[0] == "next" else rest[0], *rest[1:]]),
            "journey": self.stage.journeying.use,
        }  # fmt: skip
        if view == "drop":
            self._drop(rest, action.value)
        elif view in deeds:
            deeds[view](rest)
        self.stage.scene.play.version += 1
        return None

    def turn_page(self, name: str) -> None:
        """Show something over the ground, or take it away."""
        if name in ("lands", "ground", "points") or (name == "board" and self.stage.journeying.on):
            self.stage.covers.turn(name)  # type: ignore[arg-type]

    def _count(self, rest: list[str]) -> None:
        covers = self.stage.covers
        simple: dict[str, Callable[[], object]] = {
            "go": covers.go_on, "all": covers.pass_over, "older": lambda: covers.browse(-1),
            "newer": lambda: covers.browse(1),
        }  # fmt: skip
        simple[rest[0]]()

    def _screen(self, rest: list[str]) -> None:
        screening = self.stage.screening
        name, place = rest[0], int(rest[1]) if len(rest) > 1 else 0
        if name == "confirm":
            screening.confirm()
        elif name == "anew":
            draft = screening.draft
            screening.change(type(draft)(draft.tiles, draft.gold, NONE, (0,) * len(draft.tiles)))
        elif name == "axe" or (name == "tile" and screening.draft.axe == NONE):
            screening.axe(place)
        elif name == "tile":
            screening.touch(place)
        elif name in ("less", "more"):
            screening.gold(place, 1 if name == "more" else -1)
        elif name == "coin":
            screening.gold(screening.current, place)
        elif name == "token":
            screening.axe(screening.current)

    def _desk(self, rest: list[str]) -> None:
        if rest[0] == "tile":
            self.stage.builder.take(int(rest[1]))
        elif rest[0] in ("hand", "turn"):
            self.stage.builder.rotate(-1 if rest == ["turn", "0"] else 1)
        elif rest[0] == "land":
            self.turn_page("ground")

    def _drop(self, rest: list[str], where: object) -> None:
        """Something that was carried comes down."""
        assert isinstance(where, tuple)
        view, name, value = rest[0], rest[1], int(rest[2])
        if view == "screen":
            spot = next(
                (one for one in self.stage.covers.screen.spots if one.name == "tile" and _near(one, where)), None
            )
            if spot is not None:
                self.stage.screening.drop(name, value, spot.value)
        elif view == "desk" and self.stage.board.rect.collidepoint(where) and not self.stage.covers.kind:
            self.put(self.stage.board.at(where))

    def pin(self, slot: int) -> None:
        """Leave the tiles of a slot lit, or no longer."""
        self.pinned = NONE if self.pinned == slot else slot

    def look_at(self, seat: int) -> None:
        """Show a clan's territory large, or the own one again."""
        stage = self.stage
        usual = stage.usual_seat()
        stage.peek = NONE if seat in (stage.peek, usual) else seat
        if stage.covers.page in ("lands", "points", "board"):
            stage.covers.page = ""
        if stage.covers.kind in ("screen", "market", "board"):
            stage.covers.page = "ground"
        stage.scene.stale = True

    # -- building ---------------------------------------------------------------------------------
    def put(self, key: str) -> bool:
        """Put the tile in hand on a cell; on the same one again, lay it. Whether the cell takes it."""
        builder = self.stage.builder
        if self.stage.journeying.put(key):
            return True
        if not builder.asked or not key or self.stage.seat_shown() != self.stage.match.seat:
            return False
        cell = cell_of(key)
        if cell not in builder.gains:
            return False
        if builder.put(cell):
            self.lay()
        self.stage.scene.play.version += 1
        return True

    def lay(self) -> None:
        """Lay the tile for good."""
        scene, option = self.stage.scene, self.stage.builder.option()
        if option is not None:
            scene.attempt(lambda: scene.play.choose(option))
            scene.pointer.chosen()

    # -- keys -------------------------------------------------------------------------------------
    def takes(self, key: int) -> bool:
        """Answer a key before everything else."""
        stage, covers = self.stage, self.stage.covers
        if covers.holds:
            return self._read_on(key)
        if covers.page == "points" and key in (pygame.K_LEFT, pygame.K_RIGHT):
            covers.browse(1 if key == pygame.K_RIGHT else -1)
        elif covers.page and key in BACK:
            covers.turn(covers.page)
        elif stage.peek != NONE and key in BACK:
            stage.peek = NONE
        elif stage.journeying.takes(key):
            pass
        elif stage.builder.cell is not None and key in BACK:
            stage.builder.take_back()
        elif not self._takes_question(key):
            return False
        stage.scene.refresh()
        return True

    def _read_on(self, key: int) -> bool:
        if key not in GOING_ON:
            return False
        self.stage.covers.go_on()
        self.stage.scene.refresh()
        return True

    def _takes_question(self, key: int) -> bool:
        """Keys that mean something for what is asked."""
        stage, keys = self.stage, self.stage.scene.keys
        on_widget = keys.shown and keys.on_layer
        kind = stage.covers.kind
        if kind == "screen":
            if key in ACTIVATE and not on_widget:
                self.primary()
                return True
            return stage.screening.takes(key)
        if kind == "market" and stage.kind in BUYING and key in ARROWS and not (on_widget and self._on_answers()):
            first = next((w for w in stage.scene.layer.walk() if w.key.startswith("spot.market.") and w.enabled), None)
            if first is not None:
                keys.go(("widget", first.key))
            return first is not None
        placed = stage.builder.cell is not None and not kind
        if placed and key in ACTIVATE and not on_widget and (not keys.land or cell_of(keys.land) == stage.builder.cell):
            self.lay()
            return True
        return False

    def _on_answers(self) -> bool:
        """Whether the keyboard is on something that answers what is asked."""
        focused, layer = self.stage.scene.layer.focused, self.stage.scene.layer
        if focused is None or layer.find(focused.key) is None:
            return False
        return self.stage.places.ask.contains(focused.rect) or focused.key.startswith("spot.market.")

    def primary(self) -> None:
        """What the question waits for: confirm, lay, or end the phase."""
        stage = self.stage
        if stage.covers.holds:
            stage.covers.go_on()
        elif stage.journeying.primary():
            pass
        elif stage.covers.kind == "screen":
            screening = stage.screening
            if screening.draft.axe == NONE and not screening.draft.spares:
                screening.axe(screening.current)
            elif screening.why_not():
                stage.scene.slips.tell_near(screening.why_not(), stage.scene.places.ask)
            else:
                screening.confirm()
        elif stage.builder.cell is not None:
            self.lay()
        else:
            stage.scene.play.end_phase()

    def turn(self, quarters: int) -> None:
        """Turn the tile in hand."""
        self.stage.builder.rotate(quarters)
        self.stage.scene.play.version += 1

    def keys(self) -> dict[int, Callable[[], object]]:
        """The stage's own keys."""
        return {
            pygame.K_z: lambda: self.turn(-1),
            pygame.K_t: lambda: self.turn(1),
            pygame.K_e: self.primary,
            pygame.K_o: lambda: self.turn_page("lands"),
            pygame.K_F5: lambda: self.turn_page("ground"),
            pygame.K_F6: lambda: self.turn_page("points"),
            pygame.K_F7: lambda: self.turn_page("board"),
            pygame.K_b: self.stage.journeying.toggle_road,
            pygame.K_j: self.stage.journeying.toggle_use,
        }

    def digit(self, digit: int) -> bool:
        """While tiles are laid: take the first, second or third in hand; else the clan of that number is looked at."""
        stage = self.stage
        if stage.journeying.digit(digit):
            return True
        if stage.builder.asked:
            aside = stage.match.state.seats[stage.match.seat].aside
            if 1 <= digit <= len(aside):
                stage.builder.take(aside[digit - 1])
                stage.scene.play.version += 1
                stage.scene.refresh()
            return digit > 0
        return False

    # -- wheel ------------------------------------------------------------------------------------
    def wheel(self, notches: float, pos: tuple[int, int]) -> bool:
        """Over a tile behind the screen: gold; over the tile in hand or a cell for it: turn it."""
        stage, step = self.stage, 1 if notches > 0 else -1
        if stage.covers.kind == "screen":
            spot = stage.covers.screen.at(pos)
            if spot is not None and spot.name in ("tile", "less", "more"):
                stage.screening.gold(spot.value, step)
            return stage.covers.screen.rect.collidepoint(pos)
        if stage.covers.kind:
            return stage.board.rect.collidepoint(pos)
        if not stage.builder.asked:
            return False
        on_cell = stage.board.at(pos) in stage.board.look.targets and stage.board.rect.collidepoint(pos)
        if on_cell or stage.column.desk.rect.collidepoint(pos):
            self.turn(step)
            return True
        return False


def _near(spot: Spot, pos: tuple[int, ...]) -> bool:
    """Whether something comes down on a tile, or on what lies below it."""
    return spot.rect.inflate(0, spot.rect.h // 2).collidepoint(pos)
