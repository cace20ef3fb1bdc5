"""The boards about the map and what lies over it: where each lies, what it shows, which are seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.desktop.kit.buttons import Look
from game.desktop.tables import menu, spotting
from game.desktop.tables.panelled import Panels, Tab
from game.desktop.tables.rest import Rest
from game.desktop.tables.views import NOWHERE
from game.desktop.tables.witcher import closeup, faces, panels, waters, words
from game.desktop.tables.witcher.atlas import WANDER
from game.desktop.tables.witcher.views import cardsheet
from game.desktop.tables.witcher.views.board import BoardView
from game.desktop.tables.witcher.views.cardsheet import CardGroup, CardsModel, CardsView
from game.desktop.tables.witcher.views.hand import HandModel, HandView
from game.desktop.tables.witcher.views.models import Choice, Held
from game.desktop.tables.witcher.views.models import State as Standing
from game.desktop.tables.witcher.views.monsters import MonstersModel, MonstersView
from game.desktop.tables.witcher.views.pool import PoolModel, PoolView
from game.desktop.tables.witcher.views.track import TrackModel, TrackView
from game.desktop.tables.witcher.waters import PAYING
from game.desktop.widgets.controls import Button
from game.desktop.widgets.layer import Layer
from game.kernel.texts import N_, ngettext
from game.kernel.texts import gettext as _
from game.titles.witcher.entering import matches
from game.titles.witcher.state import NONE

if TYPE_CHECKING:
    from game.desktop.tables.witcher.stage import WitcherStage

POOL_KINDS = tuple(panels.TITLES)
TABS = {
    "mine": ("hero", N_("Your witcher (F5)")),
    "beasts": ("dragon", N_("Monsters and the Trophy Track (F3)")),
    "standings": ("crown", N_("Standings (F2)")),
    "chronicle": ("quill", N_("Chronicle (F4)")),
}
LOOK = N_("Your hand lies face down, for others may be looking: a curtain comes before it shows (L).")


class Desk(Panels):
    """`noted`: the place on the map that the notes on the cards speak of."""

    stage: WitcherStage
    floating = ("mine", "beasts", "track")
    above = ("cover", "pool", "sheet")  # from below

    def __init__(self, stage: WitcherStage) -> None:
        self.stage = stage
        self.mine = BoardView(panels.board(stage.match, 0, (), ""))
        self.cards = HandView(HandModel())
        self.beasts = MonstersView(MonstersModel(()))
        self.track = TrackView(TrackModel(4, ()))
        self.pool = PoolView(PoolModel(()))
        self.sheet = CardsView(CardsModel("", ()))
        self.noted = ""

    # -- place and models -------------------------------------------------------------------------
    def place(self) -> None:
        """All views."""
        places, theme = self.stage.places, self.stage.scene.theme
        self.cards.place(places.hand, theme)
        self.mine.place(places.mine if places.mine.w else places.sheet, theme)
        self.beasts.place(places.above if places.above.w else places.sheet, theme)
        self.track.place(places.track if places.track.w else places.sheet, theme)
        self.place_panel()
        self.place_pool()
        self.place_sheet()

    def read(self) -> None:
        """All views anew."""
        stage = self.stage
        match, seat, viewer = stage.match, stage.seat_shown(), stage.scene.session.viewer
        asked = stage.kind != NONE and seat == match.seat and viewer == seat
        if not stage.covered:
            self.mine.show(panels.board(match, seat, stage.legal("attribute"), _("your turn") if asked else ""))
            self.beasts.show(panels.monsters(match, viewer if viewer >= 0 else seat, stage.legal("terrain")))
            self.track.show(panels.track(match, viewer))
        cards = stage.legal("card")
        self.pool.show(panels.pool(match, cards, stage.chosen("card"), max(0, viewer)))
        self.place_pool()
        self.show_hand(cards, stage.chosen("card") | stage.carried())
        self.show_sheet()
        self.place_panel()

    def place_pool(self) -> None:
        """At the foot of the map, within its frame, no higher than its cards."""
        theme, places = self.stage.scene.theme, self.stage.places
        over = places.cover if self.stage.covered else self.stage.board.map_rect()
        room = over.inflate(-theme.px(16), -theme.px(16))
        rect = pygame.Rect((0, 0), self.pool.wanted(theme, room.size))
        rect.midbottom = room.midbottom
        if rect != self.pool.rect or theme != self.pool.given:
            self.pool.place(rect, theme)

    def place_sheet(self) -> None:
        """As large as its cards want it, in the middle of what it lies over."""
        theme, room = self.stage.scene.theme, self.stage.places.cover if self.stage.covered else self.stage.places.board
        theme, (wide, high) = cardsheet.grown(self.sheet, theme, (room.w - theme.px(24), room.h - theme.px(24)))
        rect = pygame.Rect(0, 0, wide, high)
        rect.center = room.center
        if rect != self.sheet.rect or theme != self.sheet.given:
            self.sheet.place(rect, theme)

    def place_panel(self) -> None:
        """What the open tab shows."""
        places, theme, name = self.stage.places, self.stage.scene.theme, self.open_name
        rect = places.sheet
        if name == "mine" and not places.mine.w:
            self.mine.place(rect, theme)
        elif name == "beasts" and not places.above.w:
            track = 0 if places.track.w else min(theme.px(150), rect.h // 4)
            gap = theme.px(8) if track else 0
            self.beasts.place(pygame.Rect(rect.x, rect.y, rect.w, rect.h - track - gap), theme)
            if track:
                self.track.place(pygame.Rect(rect.x, rect.bottom - track, rect.w, track), theme)

    def tab_names(self) -> tuple[str, ...]:
        """The panels that share a place."""
        places = self.stage.places
        names = ["standings", "chronicle"]
        if not places.above.w:
            names.insert(0, "beasts")
        if not places.mine.w:
            names.insert(0, "mine")
        return tuple(names)

    @property
    def open_name(self) -> str:
        """The panel that is seen."""
        names, name = self.tab_names(), self.stage.scene.open_panel
        if name in names:
            return name
        if self.stage.places.floats:
            return ""
        return "chronicle" if self.stage.places.above.w else names[0]

    def show_hand(self, legal: frozenset[int], chosen: frozenset[int]) -> None:
        """The cards of whoever sits at the machine."""
        owner = self.stage.scene.hand_of()
        own = legal
        if self.stage.kind == WANDER:
            content, state, seat = self.stage.table.content, self.stage.state, self.stage.match.seat
            own = frozenset(card for card in self.stage.hand_of_asked() if waters.alone(content, state, seat, card))
        notes, why = self._notes(owner)
        choosing = self.stage.kind not in (NONE, WANDER) or bool(self.noted)
        self.cards.show(panels.hand(self.stage.match, owner, own, chosen, notes, why, choosing and bool(own or notes)))

    def _notes(self, owner: int) -> tuple[dict[int, str], dict[int, tuple[str, ...]]]:
        """What each card would do: on ribbons while a place is aimed at, in tooltips always."""
        content, state = self.stage.table.content, self.stage.state
        notes: dict[int, str] = {}
        why: dict[int, tuple[str, ...]] = {}
        if owner < 0:
            return notes, why
        one = state.seats[owner]
        goal = self._goal()
        for card in one.hand:
            if goal != NONE and self.stage.kind in (WANDER, *PAYING) and matches(content, card, goal):
                notes[card] = _("alone")
            if self.stage.kind == WANDER and one.place != NONE:
                to = [content.place_names[place] for place in waters.alone(content, state, owner, card)]
                told = _("Alone it carries you to {places}.").format(places=", ".join(to)) if to else ""
                why[card] = (told or _("Alone it carries you nowhere from here."),)
        return notes, why

    def _goal(self) -> int:
        """The place that is thought of."""
        if self.stage.kind in PAYING:
            return int(self.stage.state.stack[-1][2])
        keys = self.stage.table.content.place_keys
        return keys.index(self.noted) if self.noted in keys else NONE

    def show_sheet(self) -> None:
        """Cards that lie neither in hand nor in the pool: those that are asked about, or a pile to be looked at."""
        state, seat = self.stage.state, self.stage.seat_shown()
        legal, controller = self.stage.legal("card"), self.stage.scene.play.controller
        one = state.seats[seat]
        held = {*self.stage.hand_of_asked(), *(card for card in state.pool if card != NONE)}
        apart = sorted(card for card in legal if card not in held)
        if apart and controller is not None:
            asked = words.ask(self.stage.match, controller)
            piled = [card for card in apart if card in one.discard]
            covered = [card for card in self.stage.hand_of_asked() if card in legal] if self.stage.covered else []
            groups = (
                (_("Hand"), covered), (_("Deck"), [card for card in apart if card not in piled]),
                (_("Discard pile"), piled),
            )  # fmt: skip
            buttons = self.stage.covers.buttons() if self.stage.covered else ()
            self._lay_sheet(asked.question, asked.explain, groups, "legal", buttons)
        elif self.stage.hands.page == "discard":
            self._lay_sheet(_("Discard pile"), _("the last one first"), (("", list(reversed(one.discard))),))
        elif self.stage.hands.page == "deck":
            self._lay_sheet(_("All cards"), _("wherever they lie"), (("", list(one.owned)),))

    def _lay_sheet(
        self, title: str, line: str, groups: Sequence[tuple[str, Sequence[int]]], state: Standing = "",
        buttons: tuple[Choice, ...] = (),
    ) -> None:  # fmt: skip
        content = self.stage.table.content
        told = tuple(
            CardGroup(name, tuple(Held(card, faces.action(content, card), state) for card in cards))
            for name, cards in groups
            if cards
        )
        self.sheet.show(CardsModel(title, told, line, buttons=buttons))
        self.place_sheet()

    @property
    def overlay(self) -> str:
        """What lies over the map: `pool`, `sheet`, or nothing."""
        if self.stage.covers.holds:
            return ""
        legal = self.stage.legal("card")
        pooled = {card for card in self.stage.state.pool if card != NONE}
        if self.stage.kind in POOL_KINDS and legal & pooled:
            return "pool"
        if legal - pooled - set(self.stage.hand_of_asked()):
            return "sheet"
        if self.stage.covered:
            return ""
        return "sheet" if self.stage.hands.page in ("deck", "discard") else self.stage.hands.page

    def views(self) -> dict[str, spotting.AnyView]:
        """The views that are seen, from below."""
        places, name = self.stage.places, self.open_name
        out: dict[str, spotting.AnyView] = {}
        cover = self.stage.covers.view if self.stage.covered else None
        if cover is not None:
            out["cover"] = cover
            over: dict[str, spotting.AnyView] = {"sheet": self.sheet, "pool": self.pool}
            return out | {name: view for name, view in over.items() if name == self.overlay}
        if self.face_down() == 0:
            out["hand"] = self.cards
        if places.mine.w or name == "mine":
            out["mine"] = self.mine
        if places.above.w or name == "beasts":
            out["beasts"] = self.beasts
        if places.track.w or (name == "beasts" and not places.above.w):
            out["track"] = self.track
        if self.overlay == "pool":
            out["pool"] = self.pool
        elif self.overlay == "sheet":
            out["sheet"] = self.sheet
        return out

    def all_views(self) -> tuple[spotting.AnyView, ...]:
        """Seen or not."""
        return self.mine, self.cards, self.beasts, self.track, self.pool, self.sheet

    def face_down(self) -> int:
        """How many cards the person who is asked holds, but cannot see for others may be looking."""
        seat, session = self.stage.match.seat if not self.stage.match.over else NONE, self.stage.scene.session
        if seat == NONE or session.viewer == seat or self.stage.scene.hand_of() >= 0:
            return 0
        if not self.stage.match.game.setup.seats[seat].is_human or seat not in session.people():
            return 0
        return len(self.stage.state.seats[seat].hand)

    def tabs(self, layer: Layer) -> None:
        """The buttons that change the panel."""
        self.lay_tabs(layer, [Tab(f"tab.{name}", *TABS[name], self.open_name == name) for name in self.tab_names()])

    def look_button(self, layer: Layer) -> None:
        """The button that turns a hand face up which lies face down, since others may be looking."""
        n = self.face_down()
        if not n:
            return
        words_ = ngettext("Look at your card", "Look at your {n} cards", n).format(n=n)
        look = Look(words_, "leather", 16, sub=_("face down: others may see"))
        rect, px = self.stage.places.hand, self.stage.scene.theme.px
        spot = pygame.Rect(0, 0, min(rect.w, px(300)), min(rect.h, px(54)))
        spot.center = rect.center
        layer.add(Button(self.stage.scene.theme, spot, "look", look, tooltip=_(LOOK)))

    def paint_panel(self, rest: Rest, rect: pygame.Rect, name: str) -> None:
        """The standings."""
        if name != "standings":
            super().paint_panel(rest, rect, name)
            return
        scenery = self.stage.scene.scenery
        said = (name, tuple(scenery.rows), scenery.outlook)
        scenery.tips = rest.part("panel", rect, said, scenery.paint_standings)

    @property
    def covers_board(self) -> bool:
        """Whether anything lies above the map and what is beside it, a cover aside."""
        panel = self.stage.places.floats and self.open_name and not self.stage.covered
        views = self.views()
        aimed = any(view.aim != NOWHERE for view in views.values())
        return bool(panel) or aimed or any(name in views for name in ("pool", "sheet"))

    def draw(self, dst: pygame.Surface) -> None:
        """What lies over the map."""
        views = self.views()
        for name in self.above:
            if name == "sheet" and name in views and self.stage.covered:  # hand and question stand on the sheet
                dst.blit(menu.veil(self.stage.scene.size), self.stage.places.cover, self.stage.places.cover)
            if name in views:
                views[name].draw(dst)
        if self.stage.places.floats and self.open_name and not self.stage.covered:
            scenery, rect = self.stage.scene.scenery, self.stage.places.sheet
            if self.open_name == "standings":
                scenery.paint_standings(dst, rect)
            elif self.open_name == "chronicle":
                scenery.draw_log(dst, rect)
            else:
                for name in self.floating:
                    if name in views:
                        views[name].draw(dst)

    def _close_room(self) -> pygame.Rect:
        """Where a card is seen large."""
        return self.stage.places.board if self.stage.places.floats else self.stage.places.side

    def closeup_rect(self) -> pygame.Rect:
        """What a card of the pool, seen large, takes with its price."""
        return closeup.sheet_of(self.stage.scene.theme, "\n", self._close_room())

    def draw_last(self, dst: pygame.Surface) -> None:
        """The card that is pointed at, large."""
        for name, view in self.views().items():
            key = view.aim.focused or view.aim.hovered
            spot = view.spot(key)
            if name not in ("hand", "pool", "sheet") or spot is None or self.stage.scene.overlays.holds_play:
                continue
            card = self.stage.state.pool[spot.value] if spot.name == "pool" else spot.value
            lines = "\n".join(spot.tip.lines) if spot.tip else ""
            room = self._close_room()
            whole = name == "hand" and self.cards.row.whole
            face = None if whole else faces.action(self.stage.table.content, card)
            closeup.draw(dst, self.stage.scene.theme, face, lines, spot.rect, room)
