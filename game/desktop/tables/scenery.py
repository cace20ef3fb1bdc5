"""How the table looks: what rests is painted once onto a sheet, what moves is drawn above it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from game.desktop.kit import panels, surfaces
from game.desktop.kit.areas import gathered
from game.desktop.kit.buttons import Look, wanted_width
from game.desktop.tables import guidebar, landcard, side, tipplace
from game.desktop.tables.base import SeatRow
from game.desktop.tables.guidebar import GuideModel
from game.desktop.tables.pointer import Tip
from game.desktop.tables.rest import REACH, Rest, Spot
from game.desktop.tables.turnover import Turnover
from game.desktop.widgets import tips
from game.desktop.widgets.controls import Button
from game.desktop.widgets.layer import Layer
from game.kernel.texts import edition
from game.kernel.texts import gettext as _

LOG_TAIL = 40  # lines of the chronicle that can be in sight and change
MOST_RESTS = 2

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene


class Scenery:
    """Paints a table scene; keeps the places that have tooltips or name territories."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.chronicle = side.Chronicle()
        self.turnover = Turnover(scene)
        self.tips: list[Spot] = []
        self.links: list[Spot] = []
        self.log_rect = pygame.Rect(0, 0, 0, 0)
        self.rows: list[SeatRow] = []
        self.outlook = ""
        self._tip_key: object = None
        self._tip_rect = pygame.Rect(0, 0, 0, 0)
        self._rest = Rest()
        self._rests: list[tuple[object, Rest]] = []  # of the last layouts: what was covered is there again at once
        self._still: pygame.Surface | None = None
        self._unseen: list[pygame.Rect] = []  # where the window does not show what rests
        self._hole: object = None  # what the window shows in the hole
        self._seen: set[tuple[tuple[int, int, int, int], object]] = set()
        self._around: object = None
        self._fresh = False
        self._advice: GuideModel | None = None
        self._offers_whole = False

    def forget(self, covering: bool = False) -> None:
        """Another layout: paint all anew, unless it is `covering` or covered and was seen just before."""
        scene = self.scene
        if not covering:
            self._rests.clear()
        key = (scene.places, scene.size, scene.theme, edition(), scene.seen_by)
        self._rest = next((rest for known, rest in self._rests if known == key), Rest())
        self._rests = [(key, self._rest), *(one for one in self._rests if one[0] != key)][:MOST_RESTS]
        self._fresh = False

    # -- models and buttons -----------------------------------------------------------------------
    def rebuild(self) -> None:
        """Read the match, lay the buttons."""
        scene = self.scene
        self.rows = scene.table.standings(scene.match, scene.session.eyes)
        self.outlook = scene.table.outlook(scene.match)
        scene.bars.read(self.rows)
        old, places, theme = scene.layer, scene.places, scene.theme
        layer = Layer(theme)
        layer.bars, layer.keep = scene.stage.bars_free(), scene.stage.keeps_free()
        scene.bars.lay(layer)
        if scene.guide.on:
            self._advice = guidebar.model(scene)
            guidebar.buttons(layer, theme, places.advice, self._advice)
        scene.stage.buttons(layer)
        self._whole(layer)
        self._why(layer)
        layer.mouse, layer.keyboard, layer.heard = old.mouse, old.keyboard, old.heard
        if old.focused is not None and scene.keys.on_layer:
            layer.focus_key(old.focused.key)
        layer.show_no_tip()
        scene.pointer.compare(old, layer)
        pressed = next((w for w in old.walk() if w.pressed), None)
        scene.layer = layer
        self._carry_press(layer, pressed.key if pressed else "")
        self._fresh = False

    def _carry_press(self, layer: Layer, key: str) -> None:
        """What is being pressed or dragged goes on being so after the rebuilding."""
        widget = layer.find(key) if key else None
        if widget is not None and widget.enabled:
            layer.hold(widget)
        elif self.scene.pointer.inside and not layer.keyboard and not self.scene.overlays.holds_play:
            layer.rest_at(layer.mouse)

    def _whole(self, layer: Layer) -> None:
        """The button that shows the whole map again, in its corner while a part of it is seen."""
        scene, px = self.scene, self.scene.theme.px
        self._offers_whole = self._part_is_seen()
        if self._offers_whole and not scene.open_panel:
            rect = pygame.Rect(0, 0, px(44), px(44))
            rect.topright = (scene.places.board.right - px(10), scene.places.board.y + px(10))
            look, tip = Look("", "leather", 22, "whole"), _("The whole map (0)")
            layer.add(Button(scene.theme, rect, "whole_map", look, tooltip=tip))

    def _why(self, layer: Layer) -> None:
        """The button at the head of the chronicle that asks why the last bot moved as it did."""
        scene, px, head = self.scene, self.scene.theme.px, self.scene.stage.log_panel()
        if not head.w or scene.why.last_move() < 0:
            return
        look, tip = Look(_("Why?"), "leather", 15), _("Why the last bot moved as it did (I)")
        rect = pygame.Rect(0, 0, wanted_width(scene.theme, look), px(29))
        rect.topright = (head.right - px(16), head.y + px(9))
        layer.add(Button(scene.theme, rect, "why", look, tooltip=tip))

    def _part_is_seen(self) -> bool:
        return not self.scene.board.camera.is_fitted()

    def is_outdated(self) -> bool:
        """Whether other buttons are needed, for the map was zoomed."""
        return self._offers_whole != self._part_is_seen()

    # -- picture ----------------------------------------------------------------------------------
    def unseen(self) -> None:
        """The window shows something else: all of the table is drawn on it next."""
        self._unseen, self._hole = [pygame.Rect((0, 0), self.scene.size)], None

    def draw(self, dst: pygame.Surface) -> None:
        """The table, on a window that shows it as it was drawn last unless it is `unseen`."""
        self.turnover.begin()
        still, above = self.still(), self._above()
        for area in self._beside(gathered([*self._unseen, *above])):
            dst.blit(still, area, area)
        hole = self._hole_looks(above)
        other = hole is None or hole != self._hole
        if other and self.scene.stage.board_is_drawn:
            self._draw_board(dst)
        if other or above:
            self._draw_above(dst)
        self._unseen, self._hole = above, hole
        self.turnover.end()

    def _hole_looks(self, above: list[pygame.Rect]) -> object:
        """What is to be seen in the hole; None while that is not known."""
        scene, hole = self.scene, self.scene.stage.hole()
        if hole.collidelist(above) >= 0 or scene.guide.on or (scene.keys.shown and scene.keys.land):
            return None
        looks = scene.stage.hole_looks()
        return None if looks is None else (tuple(hole), looks)

    def _draw_above(self, dst: pygame.Surface) -> None:
        """All that lies above what rests, and above the board."""
        scene = self.scene
        scene.stage.draw(dst)
        self._ring_line(dst)
        scene.stage.draw_last(dst)
        scene.slips.draw(dst, scene.theme, self._room_for_slips())
        scene.layer.draw_tip(dst, self._sheets())
        scene.layer_tips(dst)

    def _above(self) -> list[pygame.Rect]:
        """Where something is drawn above what rests, the hole aside."""
        scene = self.scene
        told = scene.layer.tells or scene.pointer.tip or scene.slips.near or scene.keys.line
        if told or scene.overlays.any:
            return [pygame.Rect((0, 0), scene.size)]
        whole, far = scene.layer.find("whole_map"), 2 * scene.theme.px(REACH)
        over = [whole.rect] if whole is not None else []
        over += [self._room_for_slips()] if scene.slips.shown() else []
        return [*(rect.inflate(far, far) for rect in over), *scene.stage.above()]

    def _draw_board(self, dst: pygame.Surface) -> None:
        """The board with what the table itself shows on it."""
        scene = self.scene
        scene.board.draw(dst)
        whole = scene.layer.find("whole_map")
        if whole is not None:
            whole.draw(dst)
        guidebar.mark(dst, scene, scene.guide.places())
        self._ring_land(dst)

    def _room_for_slips(self) -> pygame.Rect:
        """The board, below the head of an open panel: its name and its button stay in sight."""
        board, head = self.scene.places.board.copy(), self.scene.theme.px(side.HEAD)
        if self.scene.open_panel == "chronicle":
            board.y, board.h = board.y + head, board.h - head
        return board

    def _ring_land(self, dst: pygame.Surface) -> None:
        """Ring the piece of the land that the keyboard aims at."""
        scene = self.scene
        if not (scene.keys.shown and scene.keys.land):
            return
        before = dst.get_clip()
        dst.set_clip(scene.board.map_rect().clip(before))
        at = scene.board.piece_rect(scene.keys.land)
        panels.focus_ring(dst, scene.theme, at, at.w / 2 / scene.theme.scale)
        dst.set_clip(before)

    def _ring_line(self, dst: pygame.Surface) -> None:
        """Ring the line of the chronicle that the keyboard is on."""
        at = next((rect for rect, line in self.chronicle.lines_at if line is self.scene.keys.line), None)
        if at is not None:
            panels.focus_ring(dst, self.scene.theme, at.inflate(-self.scene.theme.px(8), 0), 3)

    def still(self) -> pygame.Surface:
        """What rests, with its buttons and the hand; composed again where any of that looks different."""
        scene, rest = self.scene, self._resting()
        seen = scene.layer.looks() | scene.stage.looks()
        around = (rest.sheet, tuple(scene.stage.hole()))
        if self._still is None or self._still.get_size() != rest.sheet.get_size():
            self._still, self._around = surfaces.opaque(rest.sheet.get_size()), None
        self.turnover.keep(self._still)
        stale = rest.take_changed() + [pygame.Rect(rect) for rect, _looks in self._seen ^ seen]
        stale += self.turnover.take_stale()
        if around != self._around:
            stale = [self._still.get_rect()]
        self._seen, self._around = seen, around
        for area in self._areas(stale):
            self._compose(self._still, area)
            self._unseen.append(area)
        return self._still

    def _areas(self, stale: list[pygame.Rect]) -> list[pygame.Rect]:
        """What of the window is to be composed again, with the shadows about it; nothing is seen below the board."""
        if not stale:
            return []
        far, window = 2 * self.scene.theme.px(REACH), pygame.Rect((0, 0), self.scene.size)
        return self._beside(gathered([rect.inflate(far, far).clip(window) for rect in stale]))

    def _beside(self, areas: list[pygame.Rect]) -> list[pygame.Rect]:
        """What of areas lies beside the hole."""
        around = _around(self.scene.stage.hole(), pygame.Rect((0, 0), self.scene.size))
        parts = [area.clip(part) for area in areas for part in around]
        return [part for part in parts if part.w and part.h]

    def _compose(self, still: pygame.Surface, area: pygame.Rect) -> None:
        far = 2 * self.scene.theme.px(REACH)
        still.set_clip(area)
        still.blit(self._rest.sheet, area, area)
        self.scene.layer.draw_widgets(still, area.inflate(far, far))
        self.scene.stage.still(still)
        self.turnover.lay_over(still)
        still.set_clip(None)

    def _resting(self) -> Rest:
        """All that rests, brought up to date as far as the frame allows."""
        if not self._fresh:
            for _part in self._parts():
                pass
            self._fresh = not self._rest.owes
        return self._rest

    def lay(self) -> Iterator[None]:
        """Paint what rests for the first time, a part in each step."""
        yield from self._parts()
        yield
        self.still()

    def _parts(self) -> Iterator[None]:
        scene, places, rest = self.scene, self.scene.places, self._rest
        board = scene.stage.hole() if scene.stage.board_is_seen else pygame.Rect(0, 0, 0, 0)
        rest.lay(scene.size, board, scene.theme)
        yield
        # First, for their buttons are there already: shadows fall in the same order whoever has to wait.
        if scene.guide.on:
            rest.part("advice", places.advice, self._advice, self._paint_advice, True)
        rest.part("ask", places.ask, scene.bars.ask_said(), self._paint_ask, True)
        yield
        yield from scene.stage.parts(rest)
        yield
        bar = (scene.bars.top_said(), self.outlook)
        self.tips = self.tips + rest.part("top", places.top, bar, self._paint_top)
        yield

    def stale(self) -> None:
        """Later, see whether what rests is still right."""
        self._fresh = False

    def _paint_top(self, dst: pygame.Surface, rect: pygame.Rect) -> list[Spot]:
        self.scene.bars.draw_top(dst, rect)
        room = self.scene.bars.top_room()
        return [(pygame.Rect(room.x, room.y, room.w // 3, room.h), self.outlook)]

    def _paint_ask(self, dst: pygame.Surface, rect: pygame.Rect) -> list[Spot]:
        self.scene.bars.draw_ask(dst, rect)
        return []

    def _paint_advice(self, dst: pygame.Surface, rect: pygame.Rect) -> list[Spot]:
        assert self._advice is not None
        guidebar.draw(dst, self.scene.theme, rect, self._advice)
        return []

    def paint_standings(self, dst: pygame.Surface, rect: pygame.Rect) -> list[Spot]:
        """The seats; places with tooltips."""
        return side.standings(dst, self.scene.theme, rect, self.rows, self.scene.table.columns, self.outlook)

    def paint_log(self, dst: pygame.Surface, rect: pygame.Rect) -> list[Spot]:
        """The chronicle; places that name places on the map."""
        scene = self.scene
        return self.chronicle.draw(dst, scene.theme, rect, scene.telling.lines, len(scene.match.steps))

    def rest_log(self, rest: Rest, part: str, rect: pygame.Rect) -> None:
        """Paint the chronicle as a part of what rests."""
        lines = self.scene.telling.lines
        said = ("chronicle", len(lines), tuple(lines[-LOG_TAIL:]), self.chronicle.offset)
        self.log_rect = rect
        self.links = rest.part(part, rect, said, self.paint_log)

    def draw_log(self, dst: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw the chronicle over the board."""
        self.log_rect = rect
        self.links = self.paint_log(dst, rect)

    def draw_tip(self, dst: pygame.Surface, told: Tip, subject: pygame.Rect) -> None:
        """A tooltip near its subject; on the map where it covers least of what matters now."""
        scene = self.scene
        if not scene.places.hand_lies:  # letters are large and the window is small: the gist is enough
            told = "\n".join(told.split("\n")[:2]) if isinstance(told, str) else landcard.gist(told)
        if isinstance(told, str) and not subject.colliderect(scene.places.board):
            tips.draw(dst, scene.theme, told, subject, scene.layer.bars, (*scene.layer.keep, *self._sheets()))
            return
        matters = (*scene.stage.matters(), *self._sheets())
        key = (told, tuple(subject), tuple(map(tuple, matters)), scene.board.look.targets, scene.size)
        if key != self._tip_key:
            self._tip_key, self._tip_rect = key, self._tip_place(told, subject)
        if isinstance(told, str):
            tips.draw_at(dst, scene.theme, told, self._tip_rect)
        else:
            landcard.draw(dst, scene.theme, told, self._tip_rect)

    def _sheets(self) -> tuple[pygame.Rect, ...]:
        """What a lesson says lies above tooltips."""
        bubble = self.scene.overlays.bubble
        return (bubble.rect,) if bubble is not None else ()

    def _tip_place(self, told: Tip, subject: pygame.Rect) -> pygame.Rect:
        scene, board = self.scene, self.scene.board
        look, gap = board.look, scene.theme.px(8)
        whole = [one for one in scene.stage.matters() if not one.contains(subject)]  # a card's tooltip lies beside it
        matters = [subject.inflate(gap, gap), *whole, *self._sheets()]
        if look.source and board.aim:
            source, aim = board.piece_rect(look.source), board.piece_rect(board.aim)
            matters += [board.subject(look.source), board.subject(board.aim), *tipplace.along(source, aim, 4 * gap)]
        legal = [board.subject(key) for key in look.targets]
        theme = scene.theme
        size = tips.measure(theme, told) if isinstance(told, str) else landcard.measure(theme, told)
        room = scene.places.board.inflate(-gap, -gap)
        stands = [*board.obstacles(""), *scene.stage.lying()]
        return tipplace.best(size, subject, room, tipplace.Around(matters, legal, stands))


def _around(hole: pygame.Rect, whole: pygame.Rect) -> list[pygame.Rect]:
    """A rectangle without another in it: what the board covers need not be painted first."""
    low, right = whole.bottom - hole.bottom, whole.right - hole.right
    return [
        pygame.Rect(whole.x, whole.y, whole.w, hole.y - whole.y),
        pygame.Rect(whole.x, hole.bottom, whole.w, low),
        pygame.Rect(whole.x, hole.y, hole.x - whole.x, hole.h),
        pygame.Rect(hole.right, hole.y, right, hole.h),
    ]
