"""How the table looks: what rests is painted once onto a sheet, what moves is drawn above it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, pieces, surfaces, text
from game.desktop.kit.buttons import Look, wanted_width
from game.desktop.session import NOBODY
from game.desktop.tables import guidebar, landcard, oddsbar, side, tipplace
from game.desktop.tables.base import Battle, SeatRow
from game.desktop.tables.guidebar import GuideModel
from game.desktop.tables.pointer import Tip
from game.desktop.tables.rest import Rest, Spot
from game.desktop.widgets import tips
from game.desktop.widgets.controls import Button
from game.desktop.widgets.layer import Layer
from game.kernel.texts import N_, ngettext
from game.kernel.texts import gettext as _

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene

TABS = (
    ("standings", "crown", N_("Standings (F2)")),
    ("battle", "dice", N_("Last battle (F3)")),
    ("chronicle", "quill", N_("Chronicle (F4)")),
)

LOG_TAIL = 40  # lines that can be in sight and change
LOOK = N_("Your hand lies face down, for others may be looking: a curtain comes before it shows (L).")
CARDS_TAB = ("cards", "cards", N_("Your cards (F5)"))


class Scenery:
    """Paints a table scene; keeps the places that have tooltips or name territories."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.chronicle = side.Chronicle()
        self.tips: list[Spot] = []
        self.links: list[Spot] = []
        self.log_rect = pygame.Rect(0, 0, 0, 0)
        self.rows: list[SeatRow] = []
        self.battle: Battle | None = None
        self._outlook = ""
        self._battle_rect: pygame.Rect | None = None
        self._odds_rect = pygame.Rect(0, 0, 0, 0)
        self._odds_key: object = None
        self._odds_at = pygame.Rect(0, 0, 0, 0)
        self._tip_key: object = None
        self._tip_rect = pygame.Rect(0, 0, 0, 0)
        self._rest = Rest()
        self._still: pygame.Surface | None = None
        self._still_key: object = None
        self._fresh = False
        self._advice: GuideModel | None = None
        self._offers_whole = False

    def forget(self) -> None:
        """Another size: paint all anew."""
        self._rest = Rest()
        self._fresh = False

    # -- models and buttons -----------------------------------------------------------------------
    def rebuild(self) -> None:
        """Read the match, lay the buttons."""
        scene = self.scene
        self.rows = scene.table.standings(scene.match, scene.session.eyes)
        self.battle = scene.table.battle(scene.match)
        self._outlook = scene.table.outlook(scene.match)
        scene.bars.read(self.rows)
        old, places, theme = scene.layer, scene.places, scene.theme
        layer = Layer(theme)
        layer.bars = self._bars_free()
        scene.bars.lay(layer)
        if scene.guide.on:
            self._advice = guidebar.model(scene)
            guidebar.buttons(layer, theme, places.advice, self._advice)
        if not places.wide:
            self._tabs(layer)
        self._look(layer)
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

    def _bars_free(self) -> tuple[pygame.Rect, ...]:
        """What tooltips of its own parts must not hide: question and advice with their answers, the side column."""
        places = self.scene.places
        return places.ask.union(places.advice) if places.advice.h else places.ask, places.side

    def _carry_press(self, layer: Layer, key: str) -> None:
        """What is being pressed or dragged goes on being so after the rebuilding."""
        widget = layer.find(key) if key else None
        if widget is not None and widget.enabled:
            layer.hold(widget)
        elif self.scene.pointer.inside and not layer.keyboard and not self.scene.overlays.holds_play:
            layer.rest_at(layer.mouse)

    def _tabs(self, layer: Layer) -> None:
        scene, px, strip = self.scene, self.scene.theme.px, self.scene.places.side
        high = min(px(52), (strip.h - px(20)) // 8)
        tabs = TABS if scene.places.hand_lies else (*TABS, CARDS_TAB)
        for i, (key, icon, tip) in enumerate(tabs):
            rect = pygame.Rect(strip.x + px(6), strip.y + px(10) + i * (high + px(6)), strip.w - px(12), high)
            look = Look("", "leather" if scene.open_panel == key else "ghost", 22, icon)
            words = _(LOOK) if key == "cards" and scene.hand.model.face_down else _(tip)
            layer.add(Button(scene.theme, rect, f"tab.{key}", look, tooltip=words))

    def _look(self, layer: Layer) -> None:
        """The button that turns a hand face up which lies face down, since others may be looking."""
        scene, n, rect = self.scene, self.scene.hand.model.face_down, self.scene.hand.look_rect()
        if rect is None:
            return
        words = ngettext("Look at your card", "Look at your {n} cards", n).format(n=n)
        look = Look(words, "leather", 16, sub=_("face down: others may see"))
        layer.add(Button(scene.theme, rect, "look", look, tooltip=_(LOOK)))

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
        scene, px = self.scene, self.scene.theme.px
        shown = scene.places.wide or scene.open_panel == "chronicle"
        if not shown or scene.why.last_move() < 0:
            return
        head = scene.places.panels(scene.theme, len(self.rows))[2] if scene.places.wide else scene.places.sheet
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
    def draw(self, dst: pygame.Surface) -> None:
        """The whole table."""
        scene = self.scene
        still, seen = self.still(), scene.board.map_rect()
        for part in _around(seen, dst.get_rect()):
            dst.blit(still, part, part)
        scene.board.draw(dst)
        whole = scene.layer.find("whole_map")
        if whole is not None:
            whole.draw(dst)
        guidebar.mark(dst, scene, scene.guide.places())
        self._ring_land(dst)
        self._draw_odds(dst)
        if self._battle_rect and self.battle and not scene.open_panel:
            side.battle_dice(dst, scene.theme, self._battle_rect, self.battle, scene.tempo.dice_age)
        if scene.hand.visible and scene.hand.area().colliderect(scene.board.rect):
            scene.hand.draw(dst)
        if scene.open_panel:
            self._draw_panel(dst)
            why = scene.layer.find("why")
            if why is not None:
                why.draw(dst)
        self._ring_line(dst)
        scene.drawn.draw(dst)
        scene.slips.draw(dst, scene.theme, self._room_for_slips())
        scene.layer.draw_tip(dst)
        scene.layer_tips(dst)

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
        """What rests, with its buttons and the hand; painted again where a button looks different."""
        scene = self.scene
        rest = self._resting()
        key = (self._rest.version, scene.layer.looks(), scene.hand.looks())
        if key != self._still_key or self._still is None:
            if self._still is None or self._still.get_size() != rest.get_size():
                self._still = surfaces.opaque(rest.get_size())
            self._still.blit(rest, (0, 0))
            scene.layer.draw_widgets(self._still)
            scene.hand.draw(self._still)
            self._still_key = key
        return self._still

    def _resting(self) -> pygame.Surface:
        """The sheet of all that rests, brought up to date."""
        if not self._fresh:
            self._fresh = True
            for _part in self._parts():
                pass
        return self._rest.sheet

    def lay(self) -> Iterator[None]:
        """Paint what rests for the first time, a part in each step."""
        yield from self._parts()
        yield
        self.still()

    def _parts(self) -> Iterator[None]:
        scene, places, rest = self.scene, self.scene.places, self._rest
        rest.lay(scene.size, scene.board.map_rect(), scene.theme)
        self._battle_rect = None
        yield
        if places.wide:
            one, two, three = places.panels(scene.theme, len(self.rows))
            self.tips = rest.part("standings", one, (tuple(self.rows), self._outlook), self._paint_standings)
            yield
            self._battle_rect = two
            rest.part("battle", two, self.battle, self._paint_battle)
            yield
            self.log_rect = three
            said = (len(scene.telling.lines), tuple(scene.telling.lines[-LOG_TAIL:]), self.chronicle.offset)
            self.links = rest.part("log", three, said, self._paint_log)
        else:
            strip = (tuple(self.rows), places.hand_lies)
            self.tips = rest.part("strip", places.side, strip, self._paint_strip)
        yield
        bar = (scene.bars.top_said(), self._outlook)
        self.tips = self.tips + rest.part("top", places.top, bar, self._paint_top)
        yield
        if scene.guide.on:
            rest.part("advice", places.advice, self._advice, self._paint_advice)
        yield
        rest.part("ask", places.ask, scene.bars.ask_said(), self._paint_ask)

    def stale(self) -> None:
        """Later, see whether what rests is still right."""
        self._fresh = False

    def _paint_top(self, dst: pygame.Surface, rect: pygame.Rect) -> list[Spot]:
        self.scene.bars.draw_top(dst, rect)
        room = self.scene.bars.top_room()
        return [(pygame.Rect(room.x, room.y, room.w // 3, room.h), self._outlook)]

    def _paint_ask(self, dst: pygame.Surface, rect: pygame.Rect) -> list[Spot]:
        self.scene.bars.draw_ask(dst, rect)
        return []

    def _paint_advice(self, dst: pygame.Surface, rect: pygame.Rect) -> list[Spot]:
        assert self._advice is not None
        guidebar.draw(dst, self.scene.theme, rect, self._advice)
        return []

    def _paint_standings(self, dst: pygame.Surface, rect: pygame.Rect) -> list[Spot]:
        return side.standings(dst, self.scene.theme, rect, self.rows, self.scene.table.columns, self._outlook)

    def _paint_battle(self, dst: pygame.Surface, rect: pygame.Rect) -> list[Spot]:
        side.battle_frame(dst, self.scene.theme, rect, self.battle)
        return []

    def _paint_log(self, dst: pygame.Surface, rect: pygame.Rect) -> list[Spot]:
        scene = self.scene
        return self.chronicle.draw(dst, scene.theme, rect, scene.telling.lines, len(scene.match.steps))

    def _paint_strip(self, dst: pygame.Surface, strip: pygame.Rect) -> list[Spot]:
        """Tabs, and every seat's points below them."""
        scene, px, spots = self.scene, self.scene.theme.px, list[Spot]()
        dst.blit(panels.sheet(scene.theme, "leather", (strip.w, strip.h), 0, 6), strip)
        high = min(px(52), (strip.h - px(20)) // 8)
        tabs = 3 if scene.places.hand_lies else 4
        y = strip.y + px(10) + tabs * (high + px(6)) + px(4)
        step = min(px(66), (strip.bottom - y) // max(1, len(self.rows)))
        for row in self.rows:
            spot = pygame.Rect(strip.x + px(4), y, strip.w - px(8), step - px(2))
            if row.active:
                panels.outline(dst, scene.theme, spot, t.GOLD, -1, 2, 4)
            size = min(px(30), step - px(24))
            if size >= px(12):
                at = (spot.centerx, spot.y + size // 2 + px(4))
                pieces.put(dst, scene.theme, row.faction, size, at, emblem=True)
            style = text.Style("uix", 19, t.GOLD_LIT if row.leads else t.PARCHMENT_LIT)
            text.draw(dst, scene.theme, str(row.points), style, (spot.centerx, spot.bottom - px(11)), "center")
            spots.append((spot, row.tip))
            y += step
        return spots

    def _draw_panel(self, dst: pygame.Surface) -> None:
        """The panel of an open tab, over the board."""
        scene, sheet = self.scene, self.scene.places.sheet.copy()
        if scene.open_panel == "cards":
            return
        if scene.open_panel == "standings":
            sheet.h = min(sheet.h, scene.theme.px(96 + 83 * len(self.rows)))
            self._paint_standings(dst, sheet)
        elif scene.open_panel == "battle":
            sheet.h = min(sheet.h, scene.theme.px(176))
            self._paint_battle(dst, sheet)
            if self.battle:
                side.battle_dice(dst, scene.theme, sheet, self.battle, scene.tempo.dice_age)
        else:
            self.log_rect = sheet
            self.links = self._paint_log(dst, sheet)

    def open_rect(self) -> pygame.Rect:
        """Where an open tab covers the board."""
        sheet = self.scene.places.sheet.copy()
        heights = {"standings": 96 + 83 * len(self.rows), "battle": 176}
        if self.scene.open_panel in heights:
            sheet.h = min(sheet.h, self.scene.theme.px(heights[self.scene.open_panel]))
        return sheet if self.scene.open_panel in ("standings", "battle", "chronicle") else pygame.Rect(0, 0, 0, 0)

    def _draw_odds(self, dst: pygame.Surface) -> None:
        scene = self.scene
        source, aim = scene.board.look.source, scene.board.aim
        if aim and not source and scene.play.controller:
            source = scene.table.source_of(scene.match, scene.play.controller, aim)
        odds = scene.table.odds(scene.match, source, aim)
        self._odds_rect = pygame.Rect(0, 0, 0, 0)
        if odds is None or scene.board.motions.busy or scene.session.viewer == NOBODY:
            return
        piece = scene.board.piece_rect(aim)
        key = (source, aim, tuple(piece), scene.size)
        if key != self._odds_key:
            name, busy = scene.board.subject(aim), scene.board.obstacles(aim)
            self._odds_key = key
            self._odds_at = oddsbar.place(scene.board.ink, piece, name, busy, scene.places.board)
        rect = self._odds_rect = self._odds_at
        oddsbar.draw(dst, scene.board.ink, rect, piece, odds)

    def draw_tip(self, dst: pygame.Surface, told: Tip, subject: pygame.Rect) -> None:
        """A tooltip near its subject; on the map where it covers least of what matters now."""
        scene = self.scene
        if not scene.places.hand_lies:  # letters are large and the window is small: the gist is enough
            told = "\n".join(told.split("\n")[:2]) if isinstance(told, str) else landcard.gist(told)
        if isinstance(told, str) and not subject.colliderect(scene.places.board):
            tips.draw(dst, scene.theme, told, subject, scene.layer.bars)
            return
        key = (told, tuple(subject), tuple(self._odds_rect), scene.board.look.targets, scene.size)
        if key != self._tip_key:
            self._tip_key, self._tip_rect = key, self._tip_place(told, subject)
        if isinstance(told, str):
            tips.draw_at(dst, scene.theme, told, self._tip_rect)
        else:
            landcard.draw(dst, scene.theme, told, self._tip_rect)

    def _tip_place(self, told: Tip, subject: pygame.Rect) -> pygame.Rect:
        scene, board = self.scene, self.scene.board
        look, gap = board.look, scene.theme.px(8)
        matters = [subject.inflate(gap, gap), self._odds_rect.inflate(2 * gap, 2 * gap), scene.hand.area()]
        if look.source and board.aim:
            source, aim = board.piece_rect(look.source), board.piece_rect(board.aim)
            matters += [board.subject(look.source), board.subject(board.aim), *tipplace.along(source, aim, 4 * gap)]
        legal = [board.subject(key) for key in look.targets]
        theme = scene.theme
        size = tips.measure(theme, told) if isinstance(told, str) else landcard.measure(theme, told)
        room = scene.places.board.inflate(-gap, -gap)
        return tipplace.best(size, subject, room, tipplace.Around(matters, legal, board.obstacles("")))


def _around(hole: pygame.Rect, whole: pygame.Rect) -> list[pygame.Rect]:
    """A rectangle without another in it: what the board covers need not be painted first."""
    low, right = whole.bottom - hole.bottom, whole.right - hole.right
    return [
        pygame.Rect(whole.x, whole.y, whole.w, hole.y - whole.y),
        pygame.Rect(whole.x, hole.bottom, whole.w, low),
        pygame.Rect(whole.x, hole.y, hole.x - whole.x, hole.h),
        pygame.Rect(hole.right, hole.y, right, hole.h),
    ]
