"""The stage of Dovahkiin: that of all land, with the player board, and the hand in rows by kinds of cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

import pygame

from game.desktop.commands import Command
from game.desktop.kit.buttons import Look, wanted_width
from game.desktop.session import NOBODY
from game.desktop.tables.hand import HandModel
from game.desktop.tables.lands import strip
from game.desktop.tables.lands.stage import LandStage
from game.desktop.tables.layout import TableLayout
from game.desktop.tables.rest import REACH, Rest, Spot
from game.desktop.tables.skyrim.dovahkiin import looks, orders, plate, rows, spots
from game.desktop.tables.skyrim.dovahkiin.controller import FIGHT, HERO, REVIVE
from game.desktop.tables.skyrim.dovahkiin.handrows import HandRows
from game.desktop.tables.skyrim.dovahkiin.moments import Moments
from game.desktop.tables.skyrim.dovahkiin.pictures import picture
from game.desktop.tables.skyrim.dovahkiin.plate import Plate
from game.desktop.tables.skyrim.dovahkiin.words import choices, rage
from game.desktop.tables.stage import Find, Told
from game.desktop.theme import Theme
from game.desktop.widgets.base import Action, Widget
from game.desktop.widgets.controls import Button
from game.desktop.widgets.layer import Layer
from game.kernel.match import Match, Step
from game.kernel.texts import N_
from game.kernel.texts import gettext as _
from game.titles.skyrim.dovahkiin.duel import RAGE
from game.titles.skyrim.dovahkiin.events import HeroWalked, LandTakenByHero

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene
    from game.desktop.tables.skyrim.dovahkiin.table import SagaTable

PLATE, TABS, GAP = 84, 30, 3  # units: heights of the player board and of the row above it
HERO_TAB = ("hero", "hero", N_("Your board (F6)"), N_("Board"))


class SagaStage(LandStage):
    """Shows a `SagaTable`."""

    spots: ClassVar[Mapping[str, Find]] = {**LandStage.spots, **spots.SPOTS}
    tabs: ClassVar[Mapping[int, str]] = {**LandStage.tabs, pygame.K_F6: "hero"}
    table: SagaTable

    def __init__(self, scene: TableScene, table: SagaTable) -> None:
        super().__init__(scene, table)
        self.rows = HandRows()
        self.plate: Plate | None = None
        self.plate_at = pygame.Rect(0, 0, 0, 0)
        self._tabs_at = pygame.Rect(0, 0, 0, 0)
        self.moments = Moments(scene, table)
        self._swallows = False  # a click took away what lay under it
        self._waits = False  # wounds are shown when the dice lie
        lands = self.hand.picture
        self.hand.picture = lambda key, size: picture(table.content, key, size) if ":" in key else lands(key, size)
        self.orders = orders.Orders(self._known, self._keep, scene.session.has_machine)
        scene.session.stand_in(self.orders.answer)

    def _known(self) -> dict[str, str]:
        told = self.scene.keeper.now.standing_orders
        return dict(one.split(":", 1) for one in told if ":" in one)

    def _keep(self, known: dict[str, str]) -> None:
        self.scene.keeper.change(standing_orders=tuple(f"{key}:{value}" for key, value in sorted(known.items())))

    # -- place ------------------------------------------------------------------------------------
    def layout(self, size: tuple[int, int], theme: Theme, ask_units: int, guided: bool) -> TableLayout:
        """The player board lies where else the hand does, the hand above it."""
        found = super().layout(size, theme, ask_units, guided)
        px, hand = theme.px, found.hand.copy()
        if found.form == "wide":
            at = pygame.Rect(hand.x, found.ask.bottom - px(PLATE), hand.w, px(PLATE))
            hand = pygame.Rect(hand.x, 0, px(410), hand.h)
        elif found.form == "slips":
            at = pygame.Rect(hand.x, found.ask.y, hand.w, found.ask.h)
        else:
            at = pygame.Rect(hand.x, hand.bottom, found.side.x - 2 * hand.x, 0)
        self.plate_at = at
        tabs = pygame.Rect(at.x, at.y - px(TABS + GAP), min(at.w, px(560)), px(TABS))
        if found.form == "tab":
            tabs.bottom = hand.y - px(GAP)
        else:
            hand.h = px(34) if found.form == "slips" else hand.h  # few cards lie upon the row of buttons
            hand.bottom = tabs.y + (px(12) - px(GAP) if found.form == "wide" else px(6))
        self._tabs_at = tabs
        return replace(found, hand=hand)

    # -- what is shown ----------------------------------------------------------------------------
    def read(self) -> None:
        """The player board, too."""
        seat = self._whose()
        legal = rows.legal_cards(self.scene.play.targets())
        shown = rows.plate(self.table, self.scene.match, seat, legal) if seat != NOBODY else None
        self._waits = self.scene.tempo.rolling and self.plate is not None and shown is not None
        if self._waits and self.plate is not None and shown is not None:
            shown = replace(shown, health=self.plate.health, fallen=self.plate.fallen)
        self.plate = shown
        super().read()

    def _whose(self) -> int:
        """Whose board lies before the screen: what lies on it lies open, so it needs no curtain."""
        scene = self.scene
        if scene.session.viewer >= 0:
            return scene.session.viewer
        people = scene.session.people()
        if scene.match.over or not people:
            return NOBODY
        return scene.match.seat if scene.match.seat in people else NOBODY

    def _show_hand(self) -> None:
        super()._show_hand()
        scene, model, held = self.scene, self.hand.model, self.rows
        viewer, stack = scene.hand_of(), scene.match.state.stack
        held.sort(model.cards, self.table.offered(scene.match, viewer))
        held.follow(stack[-1] if stack else None, viewer, scene.match.seat == viewer)
        face_down = model.face_down if viewer == NOBODY else 0
        sets = model.offered if held.open == "land" else None
        self.hand.show(HandModel(held.shown, sets, model.legal, model.pointed, face_down, held.listed))

    def _face_down(self) -> int:
        """Copies of a spell that lie upon one another are as many cards."""
        if not super()._face_down():
            return 0
        return sum(one.copies for one in self.table.hand(self.scene.match, self.scene.match.seat))

    # -- buttons ----------------------------------------------------------------------------------
    @property
    def tabs_shown(self) -> int:
        """With one for the player board where that does not lie on the table."""
        return super().tabs_shown + (0 if self.scene.places.hand_lies else 1)

    def choices(self) -> tuple[tuple[str, str, str], ...]:
        """The hero, equipment, dice."""
        match, controller = self.scene.match, self.scene.play.controller
        if controller is None:
            return ()
        return choices(self.table, match, controller) + rage(self.table, match, controller)

    def buttons(self, layer: Layer) -> None:
        """The rows of the hand, and the standing order."""
        super().buttons(layer)
        if not self.scene.places.hand_lies:
            key, icon, tip, word = HERO_TAB
            layer.add(strip.tab(self.scene, super().tabs_shown, key, icon, _(tip), _(word)))
        if self.hand.visible and not self.hand.model.face_down:
            viewer, at = self.scene.hand_of(), self._tabs_at
            met = rows.met(self.table, self.scene.match, viewer) if viewer >= 0 else 0
            for one in self.rows.buttons(self.scene.theme, at, at.w - self._order_room(), met):
                layer.add(one)
        self._order(layer)

    def _order_look(self) -> Look:
        wide = self.scene.places.form != "slips"
        return Look(_(orders.NAMES[self.orders.of(self._faction())]) if wide else "", "leather", 14, "eye")

    def _order_room(self) -> int:
        """How wide the button of the standing order is; 0 where there is none."""
        faction, mix, theme = self._faction(), self.table.content.mix, self.scene.theme
        if not faction or not (mix.spells or (mix.heroes and mix.magicka)) or not self.hand.visible:
            return 0
        look = self._order_look()
        return wanted_width(theme, look) - theme.px(8) if look.label else theme.px(40)

    def _order(self, layer: Layer) -> None:
        """What is asked of the viewer in the turns of others."""
        wide = self._order_room()
        if not wide:
            return
        order = self.orders.of(self._faction())
        rect = pygame.Rect(self._tabs_at.right - wide, self._tabs_at.y, wide, self._tabs_at.h)
        tip = _("{words} Click to change it (O).").format(words=_(orders.WORDS[order]))
        layer.add(Button(self.scene.theme, rect, "spot.order", self._order_look(), tooltip=tip))

    def draw(self, dst: pygame.Surface) -> None:
        """What lies on the board of the row above the player board."""
        super().draw(dst)
        if self.scene.open_panel in ("", "cards"):
            for one in self._above():
                one.draw(dst)

    def _above(self) -> list[Widget]:
        """The stage's own controls that lie on the board."""
        found = self.scene.layer.walk()
        own = [one for one in found if one.key.startswith("spot.") or one.key == "look"]
        return [one for one in own if one.rect.colliderect(self.board.rect)]

    def _faction(self) -> str:
        """The seat whose order can be changed now."""
        viewer, people = self.scene.session.viewer, self.scene.session.people()
        return self.table.faction(self.scene.match.state, viewer) if viewer in people else ""

    # -- picture ----------------------------------------------------------------------------------
    def parts(self, rest: Rest) -> Iterator[None]:
        """The player board beside all else."""
        yield from super().parts(rest)
        if self.plate is not None and self.plate_at.h:
            yield
            scenery = self.scene.scenery
            told = rest.part("plate", self.plate_at, self.plate, self._paint_plate, True)
            scenery.tips = scenery.tips + told

    def _paint_plate(self, dst: pygame.Surface, rect: pygame.Rect) -> list[Spot]:
        if self.plate is None:
            return []
        return plate.draw(dst, self.scene.theme, rect, self.plate)

    def handed_over(self) -> None:
        """Nothing of the last person's board is shown."""
        super().handed_over()
        self.plate = None
        self.rows.forget()

    def _draw_panel(self, dst: pygame.Surface) -> None:
        if self.scene.open_panel == "hero":
            self._paint_plate(dst, self.open_rect())
            return
        super()._draw_panel(dst)

    def open_rect(self) -> pygame.Rect:
        """Where an open tab covers the board."""
        if self.scene.open_panel != "hero":
            return super().open_rect()
        sheet = self.scene.places.sheet.copy()
        sheet.h = min(sheet.h, self.scene.theme.px(PLATE + 16))
        return sheet

    # -- pointing ---------------------------------------------------------------------------------
    def tip_at(self, pos: tuple[int, int]) -> Told | None:
        """A dragon of the track."""
        found = super().tip_at(pos)
        if found is not None:
            return found
        for cell, words in zip(self.board.track_cells(), self.table.dragon_words(self.scene.match), strict=False):
            if cell.collidepoint(pos):
                return cell, words
        return None

    def matters(self) -> list[pygame.Rect]:
        """The player board, the row above it and the dragons' track, too."""
        return [*super().matters(), self.plate_at, self._tabs_at, *self.board.track_cells()]

    def lies_over(self, pos: tuple[int, int]) -> bool:
        """The track and the row of buttons, too."""
        places = [*self.board.track_cells(), *(one.rect for one in self._above())]
        return super().lies_over(pos) or any(place.collidepoint(pos) for place in places)

    def take(self, key: str) -> bool:
        """A click on the own hero where he stands takes him up, unless units there could do something else; one on a
        hero or dragon that nobody else can fight shows that fight, and one elsewhere leaves it."""
        play, target = self.scene.play, self.table.target_at(key)
        if play.controller is None:
            return False
        if (fought := self.table.fought(play.controller)) >= 0:
            if fought == target.value:
                return False
            play.back()
            self.scene.refresh()
            return target not in play.targets()
        if target in play.targets() or self.table.source_of(self.scene.match, play.controller, key):
            return False
        if (FIGHT, int(target.value)) in self.scene.match.options():
            play.controller.pointed.clear()
            play.aim_at(HERO, target)
            self.scene.refresh()
            return True
        if HERO not in play.targets() or key != self.table.hero_at(self.scene.match):
            return False
        self.scene.point(HERO)
        return True

    # -- time -------------------------------------------------------------------------------------
    def set_moving(self, match: Match, step: Step) -> int:
        """Heroes walk, and move in where they won; all stand as they stood until the dice lie."""
        until = super().set_moving(match, step)
        keys, saga = self.table.content.keys, match.state.saga
        self.board.keep_figures(until)
        for event in step.events:
            if isinstance(event, LandTakenByHero):
                self.board.spread(keys[event.source], keys[event.target], until)
            if isinstance(event, HeroWalked | LandTakenByHero) and saga is not None:
                figure = looks.hero_figure(match.state, saga, event.seat)
                self.board.walk(keys[event.source], keys[event.target], figure, until)
        return until

    @property
    def busy(self) -> bool:
        """A great moment is seen before bots play on."""
        return super().busy or self.moments.holds

    def dismiss(self) -> bool:
        """A great moment, too."""
        self._swallows = self.moments.rect().collidepoint(self.scene.pointer.pos)
        return super().dismiss() | self.moments.dismiss()

    def press(self, pos: tuple[int, int]) -> bool:
        """A click that took a great moment away does nothing else."""
        swallows, self._swallows = self._swallows, False
        return swallows or super().press(pos)

    def above(self) -> list[pygame.Rect]:
        """A great moment over the board."""
        rect, far = self.moments.rect(), 2 * self.scene.theme.px(REACH)
        return super().above() + ([rect.inflate(far, far)] if rect.w else [])

    def shown_large(self) -> pygame.Rect | None:
        """A great moment, else cards that were drawn."""
        return self.moments.rect() if self.moments.shown else super().shown_large()

    def draw_last(self, dst: pygame.Surface) -> None:
        """A great moment above all else."""
        super().draw_last(dst)
        self.moments.draw(dst)

    def update(self, dt_ms: int) -> bool:
        """Great moments; wounds, once the dice lie."""
        self._swallows = False
        told = self.moments.update(dt_ms)
        if self._waits and not self.scene.tempo.rolling:
            self._waits, self.scene.stale = False, True
        return super().update(dt_ms) or told

    # -- answers ----------------------------------------------------------------------------------
    def use(self, action: Action) -> Command | None:
        """Rows and orders."""
        _spot, what, *rest = action.key.split(".")
        if what == "row":
            self.rows.open = rest[0]
        elif what == "order":
            self.change_order()
        elif what == "rage":
            self._rage()
        return None

    def _rage(self) -> None:
        """The fight that is thought of begins with the Orc's rage."""
        play = self.scene.play
        target = self.table.fought(play.controller)
        if target >= 0:
            play.make((FIGHT, target), then=RAGE)

    def keys(self) -> dict[int, Callable[[], object]]:
        """J takes the hero up, C turns to the next row of cards, O changes the standing order."""
        return {
            **super().keys(), pygame.K_j: self.take_hero, pygame.K_c: self.next_row, pygame.K_o: self.change_order,
        }  # fmt: skip

    def take_hero(self) -> None:
        """Take the hero up, or bring him back."""
        for target in (HERO, REVIVE):
            if target in self.scene.play.targets():
                self.scene.point(target)
                return

    def next_row(self) -> None:
        """The next row of the hand."""
        self.rows.turn()
        self.scene.stale = True

    def change_order(self) -> None:
        """The next standing order."""
        faction = self._faction()
        if faction:
            self.orders.turn_over(faction)
            self.scene.session.look_at_orders()
            self.scene.stale = True
