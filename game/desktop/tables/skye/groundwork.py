"""What is seen on the ground: the territory, where the tile in hand may lie, what is lit because it is spoken of."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, pieces, text
from game.desktop.kit.allowance import ALLOWANCE
from game.desktop.kit.pool import POOL
from game.desktop.kit.surfaces import clear
from game.desktop.tables import spotting
from game.desktop.tables.skye import art, history, reading, speaking, told
from game.desktop.tables.skye.journey.foresee import pieces_of
from game.desktop.tables.skye.land.look import Cell, Laid, TerritoryLook, cell_of
from game.desktop.theme import Theme
from game.kernel.texts import gettext as _
from game.titles.skye import events as e
from game.titles.skye import names
from game.titles.skye.grid import Territory
from game.titles.skye.state import NONE
from game.titles.skye.tracing import trace_seat

if TYPE_CHECKING:
    from game.desktop.tables.skye.stage import SkyeStage


class Groundwork:
    """Shows the match on the stage's ground."""

    def __init__(self, stage: SkyeStage) -> None:
        self.stage = stage
        self._plate: pygame.Surface | None = None
        self._plated: object = None
        self._said: tuple[Theme, str, str, str, bool] | None = None

    @property
    def territory(self) -> Territory:
        """What lies on the ground."""
        territory: Territory = self.stage.seen.state.seats[self.stage.seat_shown()].territory
        return territory

    def show(self) -> None:
        """The territory, with what can be laid where."""
        self._read_name()
        stage, builder = self.stage, self.stage.builder
        seat, said = stage.seat_shown(), self.spoken()
        look = TerritoryLook(
            art.land_of(self.territory), lit=said.lit, outlines=said.outlines, joined=said.joined, marked=said.marked
        )
        if not builder.asked or seat != stage.match.seat or stage.covers.kind:
            look = replace(look, newest=self._newest(seat))
        else:
            thought = builder.thought(stage.board.aim)
            ghost = Laid(*thought[0], art.key(builder.tile), thought[1]) if thought else None
            badges = builder.badges(thought[0] if thought else None)
            look = replace(look, opens=builder.opens(), badges=badges, ghost=ghost)
        stage.board.show_of(seat, stage.journeying.dress(seat, look))
        self._place_name()

    def _newest(self, seat: int) -> tuple[Cell, ...]:
        """What a clan has laid in this round."""
        laid = history.those(history.of_round(self.stage.match), e.TileBuilt)
        return tuple((one.x, one.y) for one in laid if one.seat == seat)

    def name_looks(self) -> object:
        """Equal where `draw_name` draws the same: another name comes with its territory."""
        if self._said is not None and self._said != self._plated and not self.stage.board.comes and ALLOWANCE.lasts():
            self._plated, self._plate = self._said, name_plate(*self._said)
            self._place_name()
        return self._plated, tuple(map(tuple, self.stage.board.kept))

    def draw_name(self, dst: pygame.Surface) -> None:
        """Whose territory it is."""
        if self._plate is not None:
            for rect in self.stage.board.kept:
                dst.blit(self._plate, rect)

    def _place_name(self) -> None:
        """In a corner where it hides neither tile nor cell; another clan's name is always seen."""
        board, peeks = self.stage.board, self.stage.peek != NONE
        if self._plate is None:
            return
        room, rect = self.stage.places.board, self._plate.get_rect()
        rect.topleft = room.topleft
        corners = [rect.copy() for _corner in range(4)]
        corners[1].topright, corners[2].bottomleft, corners[3].bottomright = (
            room.topright,
            room.bottomleft,
            room.bottomright,
        )
        over = board.obstacles("")
        free = next((one for one in corners if one.collidelist(over) < 0), rect if peeks else None)
        board.kept = (free,) if free is not None and rect.w <= room.w // 2 else ()

    def _read_name(self) -> None:
        """What the plate with the name says."""
        stage = self.stage
        clan = reading.clan(stage.seen, stage.seat_shown())
        points, peeks = names.points(clan.points), stage.peek != NONE
        self._said = (stage.scene.theme, clan.name, clan.faction, points, peeks)

    # -- what is spoken of ------------------------------------------------------------------------
    def spoken(self) -> speaking.Spoken:
        """What is lit because a scoring tile, the income or an area is pointed at."""
        seen, layer = self.stage.seen, self.stage.scene.layer
        aim = spotting.aim(layer, "scoring")
        on = aim.focused or aim.hovered
        slot = on[1] if on is not None else self.stage.hands.pinned
        tiles, territory = seen.content.tiles, self.territory
        if slot != NONE:
            number, seat = seen.state.scoring[slot], self.stage.seat_shown()
            parts = trace_seat(seen.content, seen.state, number, seat)
            return speaking.of_scoring(tiles, territory, number, parts, pieces_of(seen.state, seat))
        if spotting.aim(layer, "desk").hovered == ("barrels", 0):
            return speaking.of_barrels(tiles, territory, pieces_of(seen.state, self.stage.seat_shown()))
        number = self._area_under()
        return speaking.of_area(tiles, territory, number) if number != NONE else speaking.SILENCE

    def _area_under(self) -> int:
        """The area that the pointer is on; NONE where it is on none."""
        scene, board = self.stage.scene, self.stage.board
        pointer, territory = scene.pointer, self.territory
        if not pointer.over_board() or scene.keys.shown or self.stage.drag.carried:
            return NONE
        cell = board.cell_at(pointer.pos)
        place = next((n for n, one in enumerate(territory) if one[:2] == cell), NONE)
        if cell is None or place == NONE or scene.layer.under(pointer.pos) is not None:
            return NONE
        box = board.rect_of(cell)
        x, y = (pointer.pos[0] - box.x) / box.w, (pointer.pos[1] - box.y) / box.h
        return speaking.area_at(self.stage.seen.content.tiles, territory, place, x, y)

    def told_of(self, key: str) -> str:
        """What is told of a tile, or of a cell for the one in hand."""
        seen, builder, cell = self.stage.seen, self.stage.builder, cell_of(key)
        if words := self.stage.journeying.told_of(key):
            return "\n".join(words)
        gain = builder.gain(key) if builder.asked else None
        if gain is not None and cell in builder.gains:
            return "\n".join([_("If it is laid here"), *told.gain_lines(seen.content, seen.state, gain)])
        place = next((n for n, one in enumerate(self.territory) if one[:2] == cell), NONE)
        if place == NONE:
            return ""
        pieces_ = self.stage.journeying.pieces.lying(self.stage.seat_shown())
        return "\n".join(told.laid_lines(seen.content, self.territory, place, pieces_))


@POOL.keep
def name_plate(theme: Theme, words: str, faction: str, points: str, peeks: bool) -> pygame.Surface:
    """A clan's name and points. Shared: do not draw on it."""
    px = theme.px
    name, quiet = text.Style("titleb", 17, t.PARCHMENT_LIT, emboss=t.BLACK), text.Style("ui", 16, t.PARCHMENT_DIM)
    hint = _("Esc: back to the own") if peeks else ""
    wide = px(46) + text.width(theme, words, name) + px(10) + text.width(theme, points, quiet) + px(14)
    wide += text.width(theme, hint, quiet) + px(12) if hint else 0
    plate = pygame.Rect(px(10), px(10), wide + -wide % px(16), px(36))  # few widths: each is a sheet of its own
    out = clear((plate.right + px(10), plate.bottom + px(12)))
    panels.panel(out, theme, plate, "leather", 5, 4, 6)
    pieces.put(out, theme, faction, px(24), (plate.x + px(22), plate.centery), emblem=True)
    x = text.draw(out, theme, words, name, (plate.x + px(42), plate.centery), "midleft").right + px(10)
    x = text.draw(out, theme, points, quiet, (x, plate.centery), "midleft").right + px(12)
    text.draw(out, theme, hint, quiet.on(t.GOLD_LIT), (x, plate.centery), "midleft")
    return out
