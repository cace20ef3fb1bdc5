"""The witchers' stage: the Continent, the boards about it, and what lies over it for a while."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

import pygame

from game.desktop.board.look import Way
from game.desktop.commands import Command
from game.desktop.controller import Target
from game.desktop.kit.buttons import Look
from game.desktop.tables.askbar import AskModel
from game.desktop.tables.base import Errand
from game.desktop.tables.hand import Hand
from game.desktop.tables.rest import Rest, Spot
from game.desktop.tables.stage import Find, Stage
from game.desktop.tables.witcher import askpanel, closeup, faces, panels, rows, spotting, words
from game.desktop.tables.witcher.continent.look import Beast, ContinentLook, Figure, Mark, monster_key
from game.desktop.tables.witcher.continent.view import ContinentView
from game.desktop.tables.witcher.covers import Covers
from game.desktop.tables.witcher.layout import WitcherLayout, make_layout
from game.desktop.tables.witcher.table import SPEND, WitcherTable
from game.desktop.tables.witcher.views.base import Spot as ViewSpot
from game.desktop.tables.witcher.views.board import BoardView
from game.desktop.tables.witcher.views.cardsheet import CardGroup, CardsModel, CardsView
from game.desktop.tables.witcher.views.hand import HandModel, HandView
from game.desktop.tables.witcher.views.models import Held
from game.desktop.tables.witcher.views.models import State as Standing
from game.desktop.tables.witcher.views.monsters import MonstersModel, MonstersView
from game.desktop.tables.witcher.views.pool import PoolModel, PoolView
from game.desktop.tables.witcher.views.track import TrackModel, TrackView
from game.desktop.theme import Theme
from game.desktop.widgets.base import Action
from game.desktop.widgets.controls import Button
from game.desktop.widgets.layer import Layer
from game.kernel.match import Match, Step
from game.kernel.texts import N_, ngettext
from game.kernel.texts import gettext as _
from game.titles.witcher import events as e
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.setup import SCHOOLS
from game.titles.witcher.state import NONE, State
from game.titles.witcher.travel import matches

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene

WANDER, PAY_MOVE, REROLL = NUMBER["wander"], NUMBER["pay_move"], NUMBER["reroll"]
HELD = {"story": ("option",), "fight": ("ability", "potion"), "poker": ("dice",)}  # what has a place of its own there
FIGHTING = ("card", "potion", "power", "specialty", "option")  # places that stand for what can be pointed at
ABOVE = ("cover", "pool", "sheet")  # views that lie over the map, from below
GOING_ON = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_e, pygame.K_n)
POOL_KINDS = tuple(panels.TITLES)
TABS = {
    "mine": ("hero", N_("Your witcher (F5)")),
    "beasts": ("dragon", N_("Monsters and the Trophy Track (F3)")),
    "standings": ("crown", N_("Standings (F2)")),
    "chronicle": ("quill", N_("Chronicle (F4)")),
}
TAB_OF = {"track": "beasts"}  # the tab that shows a view
LOOK = N_("Your hand lies face down, for others may be looking: a curtain comes before it shows (L).")
LOG_TAIL = 40


def _view_spot(name: str) -> Find:
    def find(scene: TableScene) -> pygame.Rect | None:
        stage = scene.stage
        assert isinstance(stage, WitcherStage)
        view = stage.seen(name)
        tab = scene.layer.find(f"tab.{TAB_OF.get(name, name)}")
        return view.rect if view is not None else pygame.Rect(tab.rect) if tab else None

    return find


class WitcherStage(Stage):
    """`carrying`: the card that was pointed at before a place; `page`: what was asked to be seen over the map."""

    tabs: ClassVar[Mapping[int, str]] = {
        pygame.K_F2: "standings", pygame.K_F3: "beasts", pygame.K_F4: "chronicle", pygame.K_F5: "mine",
    }  # fmt: skip
    spots: ClassVar[Mapping[str, Find]] = {
        name: _view_spot(name) for name in ("mine", "beasts", "track", "hand", "pool")
    }
    board: ContinentView

    def __init__(self, scene: TableScene, table: WitcherTable) -> None:
        super().__init__(scene)
        self.table = table
        content = table.content
        signs = dict(zip(content.place_keys, content.action_of, strict=True))
        self.board = ContinentView(content.board, signs)
        self.hand = Hand(lambda _key, size: pygame.Surface(size))  # cards of land: none here
        self.mine = BoardView(panels.board(scene.session.match, 0, (), ""))
        self.cards = HandView(HandModel())
        self.beasts = MonstersView(MonstersModel(()))
        self.track = TrackView(TrackModel(4, ()))
        self.pool = PoolView(PoolModel(()))
        self.sheet = CardsView(CardsModel("", ()))
        self.covers = Covers(self)
        self._covered = ""
        self.carrying = NONE
        self.page = ""
        self.peek = NONE  # the seat whose board was asked to be seen
        self._asked: object = None
        self._noted = ""  # the place that the notes on the cards speak of
        scene.session.match.on_undo.append(lambda _match: self.covers.forget())

    # -- place ------------------------------------------------------------------------------------
    def layout(self, size: tuple[int, int], theme: Theme, ask_units: int, guided: bool) -> WitcherLayout:
        """See witcher/layout.py."""
        return make_layout(size, theme, ask_units, guided, bool(self._covered))

    @property
    def places(self) -> WitcherLayout:
        """Where everything lies."""
        assert isinstance(self.scene.places, WitcherLayout)
        return self.scene.places

    def place(self) -> None:
        """The map and the views."""
        places, theme = self.places, self.scene.theme
        self.board.place(places.board, theme, not places.floats)
        self.hand.place(pygame.Rect(0, 0, 1, 1), theme, "tab")
        self.cards.place(places.hand, theme)
        self.mine.place(places.mine if places.mine.w else places.sheet, theme)
        self.beasts.place(places.above if places.above.w else places.sheet, theme)
        self.track.place(places.track if places.track.w else places.sheet, theme)
        self._place_panel()
        px, board = theme.px, places.cover if self._covered else places.board
        high = min(board.h - px(16), px(330))
        wide = min(board.w - px(16), px(1120))
        tray = pygame.Rect(board.centerx - wide // 2, board.bottom - high - px(8), wide, high)
        self.pool.place(tray, theme)
        self._place_sheet()

    def _place_sheet(self) -> None:
        """As large as its cards want it, in the middle of what it lies over."""
        theme, room = self.scene.theme, self.places.cover if self._covered else self.places.board
        wide, high = self.sheet.wanted(theme, (room.w - theme.px(24), room.h - theme.px(24)))
        rect = pygame.Rect(0, 0, wide, high)
        rect.center = room.center
        if rect != self.sheet.rect or theme != self.sheet.given:
            self.sheet.place(rect, theme)

    def _place_panel(self) -> None:
        """What the open tab shows."""
        places, theme, name = self.places, self.scene.theme, self.open_name
        rect = places.sheet
        if name == "mine" and not places.mine.w:
            self.mine.place(rect, theme)
        elif name == "beasts" and not places.above.w:
            track = 0 if places.track.w else min(theme.px(150), rect.h // 4)
            gap = theme.px(8) if track else 0
            self.beasts.place(pygame.Rect(rect.x, rect.y, rect.w, rect.h - track - gap), theme)
            if track:
                self.track.place(pygame.Rect(rect.x, rect.bottom - track, rect.w, track), theme)

    # -- tabs -------------------------------------------------------------------------------------
    def _tab_names(self) -> tuple[str, ...]:
        """The panels that share a place."""
        places = self.places
        names = ["standings", "chronicle"]
        if not places.above.w:
            names.insert(0, "beasts")
        if not places.mine.w:
            names.insert(0, "mine")
        return tuple(names)

    @property
    def open_name(self) -> str:
        """The panel that is seen."""
        names, name = self._tab_names(), self.scene.open_panel
        if name in names:
            return name
        if self.places.floats:
            return ""
        return "chronicle" if self.places.above.w else names[0]

    @property
    def floats(self) -> bool:
        """In the narrowest windows panels open over the map."""
        return self.places.floats

    def is_folded(self, name: str) -> bool:
        """Whether a panel is one of those that share a place."""
        return name in self._tab_names() and self.open_name != name

    def log_is_seen(self) -> bool:
        """Whether the chronicle is in sight."""
        return self.open_name == "chronicle"

    def open_rect(self) -> pygame.Rect:
        """Where a panel lies over the map."""
        return self.places.sheet if self.places.floats and self.open_name else pygame.Rect(0, 0, 0, 0)

    # -- what is shown ----------------------------------------------------------------------------
    @property
    def match(self) -> Match:
        """The match that is shown."""
        return self.scene.match

    @property
    def state(self) -> State:
        """Its state."""
        state: State = self.match.state
        return state

    @property
    def kind(self) -> int:
        """The kind of question at hand, for the person that is asked; NONE else."""
        asked = self.scene.play.controller is not None and bool(self.state.stack)
        return int(self.state.stack[-1][0]) if asked else NONE

    def seat_shown(self) -> int:
        """Whose board lies there: that of the person at the machine, else whose turn it is."""
        if self.peek != NONE:
            return self.peek
        viewer = self.scene.hand_of()
        if viewer >= 0:
            return viewer
        asked = self.scene.play.controller
        return self.match.seat if asked is not None else max(0, rows.active_seat(self.match))

    def legal(self, domain: str) -> frozenset[int]:
        """What of a kind can be pointed at."""
        return frozenset(int(one.value) for one in self.scene.play.targets() if one.domain == domain)

    def chosen(self, domain: str) -> frozenset[int]:
        """What of a kind has been pointed at."""
        pointed = self.scene.play.controller.pointed if self.scene.play.controller else []
        return frozenset(int(one.value) for one in pointed if one.domain == domain)

    def show_board(self) -> None:
        """Figures, monsters, lights."""
        asked = (len(self.match.steps), self.scene.session.viewer)
        if asked != self._asked:
            self._asked, self.carrying = asked, NONE
        if self.carrying not in self._hand_of_asked() or self.kind != WANDER:
            self.carrying = NONE
        if self.covers.kind != self._covered:
            self._covered = self.covers.kind
            self.scene.place_all(self.scene.size, self.scene.theme)
        self.board.show(self.look())

    def _hand_of_asked(self) -> tuple[int, ...]:
        seat = self.scene.session.viewer
        return self.state.seats[seat].hand if seat >= 0 and not self.match.over else ()

    def look(self) -> ContinentLook:
        """The map at this moment."""
        state, content, viewer = self.state, self.table.content, self.scene.session.viewer
        keys, known = content.place_keys, content.catalogue.monsters
        active = rows.active_seat(self.match)
        beasts = tuple(
            Beast(terrain, known[slot.monster].key, known[slot.monster].level, keys[slot.token])
            for terrain, slot in enumerate(state.slots)
            if slot.monster != NONE and slot.token != NONE
        )
        marks: list[Mark] = []
        if viewer >= 0:
            one = state.seats[viewer]
            marks += [Mark(keys[quest.place], "quest") for quest in one.quests if quest.place != NONE]
            marks += [Mark(keys[at], "trail", terrain) for terrain, at in enumerate(one.trail_quests) if at != NONE]
        targets, source, roads = self._targets()
        aim = keys[state.stack[-1][2]] if self.kind == PAY_MOVE else ""
        choosing = bool(targets) and self.kind != NONE
        tavern = keys[state.tavern] if state.tavern != NONE else ""
        return ContinentLook(
            self._figures(active), beasts, tuple(marks), tavern, targets, source, aim, self._last(), choosing, roads
        )

    def _figures(self, active: int) -> tuple[Figure, ...]:
        state, keys = self.state, self.table.content.place_keys
        out, taken = [], dict[int, int]()
        order = sorted(range(len(state.seats)), key=lambda seat: (seat != active, seat))
        for seat in order:
            one = state.seats[seat]
            if one.place == NONE or not one.present or one.school == NONE:
                continue
            slot = taken.get(one.place, 0)
            taken[one.place] = slot + 1
            out.append(Figure(seat, SCHOOLS[one.school], keys[one.place], slot, seat == active))
        return tuple(out)

    def _targets(self) -> tuple[tuple[str, ...], str, tuple[tuple[str, str], ...]]:
        """What can be pointed at on the map, where one stands, and the roads that lead on."""
        content, state, keys = self.table.content, self.state, self.table.content.place_keys
        if self.scene.play.controller is None or self.match.over or self._covered:
            return (), "", ()
        places = sorted(self.legal("place"))
        here = state.seats[self.match.seat].place
        if self.carrying != NONE:
            places = [place for place in places if matches(content, self.carrying, place)]
        source = keys[here] if self.kind in (WANDER, PAY_MOVE) and here != NONE else ""
        targets = [keys[place] for place in places]
        roads = [(source, key) for key in targets] if self.kind == WANDER and source else []
        if self.kind == PAY_MOVE:
            roads = [(source, keys[state.stack[-1][2]])]
        for terrain in sorted(self.legal("terrain")):
            slot = state.slots[terrain]
            targets.append(monster_key(terrain) if slot.monster != NONE else keys[slot.token])
        seats = [f"seat:{seat}" for seat in sorted(self.legal("seat")) if state.seats[seat].place != NONE]
        return (*targets, *seats), source, tuple(roads)

    def _last(self) -> Way | None:
        keys = self.table.content.place_keys
        for step in reversed(self.match.steps[-30:]):
            for event in reversed(step.events):
                if isinstance(event, e.WitcherMoved):
                    return Way(keys[event.source], keys[event.place], rows.faction(self.match, event.seat))
        return None

    def read(self) -> None:
        """All views anew."""
        scene, match = self.scene, self.match
        seat, viewer = self.seat_shown(), scene.session.viewer
        attributes = self.legal("attribute")
        line = _("your turn") if self.kind != NONE and seat == match.seat and viewer == seat else ""
        self.mine.show(panels.board(match, seat, attributes, line))
        self.beasts.show(panels.monsters(match, viewer if viewer >= 0 else seat, self.legal("terrain")))
        self.track.show(panels.track(match, viewer))
        cards = self.legal("card")
        chosen = self.chosen("card") | ({self.carrying} if self.carrying != NONE else frozenset())
        self.pool.show(panels.pool(match, cards, self.chosen("card"), max(0, viewer)))
        self._show_hand(cards, chosen)
        self._show_sheet(cards)
        self._place_panel()

    def _show_hand(self, legal: frozenset[int], chosen: frozenset[int]) -> None:
        owner = self.scene.hand_of()
        own = legal
        if self.kind == WANDER:
            here = self.state.seats[self.match.seat].place
            own = frozenset(
                card for card in self._hand_of_asked() if here != NONE and words.carries(self.table.content, card, here)
            )
        notes, why = self._notes(owner)
        choosing = self.kind not in (NONE, WANDER) or bool(self._noted)
        self.cards.show(panels.hand(self.match, owner, own, chosen, notes, why, choosing and bool(own or notes)))

    def _notes(self, owner: int) -> tuple[dict[int, str], dict[int, tuple[str, ...]]]:
        """What each card would do: on ribbons while a place is aimed at, in tooltips always."""
        content, state = self.table.content, self.state
        notes: dict[int, str] = {}
        why: dict[int, tuple[str, ...]] = {}
        if owner < 0:
            return notes, why
        one = state.seats[owner]
        goal = self._goal()
        for card in one.hand:
            if goal != NONE and self.kind in (WANDER, PAY_MOVE) and matches(content, card, goal):
                notes[card] = _("alone")
            if self.kind == WANDER and one.place != NONE:
                to = [content.place_names[place] for place in words.carries(content, card, one.place)]
                told = _("Alone it carries you to {places}.").format(places=", ".join(to)) if to else ""
                why[card] = (told or _("Alone it carries you nowhere from here."),)
        return notes, why

    def _goal(self) -> int:
        """The place that is thought of."""
        if self.kind == PAY_MOVE:
            return int(self.state.stack[-1][2])
        keys = self.table.content.place_keys
        return keys.index(self._noted) if self._noted in keys else NONE

    # -- pages over the map -----------------------------------------------------------------------
    def _show_sheet(self, legal: frozenset[int]) -> None:
        content, state, seat = self.table.content, self.state, self.seat_shown()
        one = state.seats[seat]
        held = {*self._hand_of_asked(), *(card for card in state.pool if card != NONE)}
        apart = sorted(card for card in legal if card not in held)
        if apart:
            title = self.match.game.title.question(content, state)
            piled = [card for card in apart if card in one.discard]
            groups = ((_("Deck"), [card for card in apart if card not in piled]), (_("Discard pile"), piled))
            self._lay_sheet(title, "", groups, "legal")
        elif self.page == "discard":
            self._lay_sheet(_("Discard pile"), _("the last one first"), (("", list(reversed(one.discard))),))
        elif self.page == "deck":
            self._lay_sheet(_("All cards"), _("wherever they lie"), (("", list(one.owned)),))

    def _lay_sheet(
        self, title: str, line: str, groups: Sequence[tuple[str, Sequence[int]]], state: Standing = ""
    ) -> None:
        content = self.table.content
        told = tuple(
            CardGroup(name, tuple(Held(card, faces.action(content, card), state) for card in cards))
            for name, cards in groups
            if cards
        )
        self.sheet.show(CardsModel(title, told, line))
        self._place_sheet()

    @property
    def overlay(self) -> str:
        """What lies over the map: `pool`, `sheet`, or nothing."""
        if self.covers.holds:
            return ""
        legal = self.legal("card")
        pooled = {card for card in self.state.pool if card != NONE}
        if self.kind in POOL_KINDS and legal & pooled:
            return "pool"
        if legal - pooled - set(self._hand_of_asked()):
            return "sheet"
        if self._covered:
            return ""
        return "sheet" if self.page in ("deck", "discard") else self.page

    def _views(self) -> dict[str, spotting.AnyView]:
        """The views that are seen, from below."""
        places, name = self.places, self.open_name
        out: dict[str, spotting.AnyView] = {}
        cover = self.covers.view if self._covered else None
        if cover is not None:
            out["cover"] = cover
            over: dict[str, spotting.AnyView] = {"sheet": self.sheet, "pool": self.pool}
            return out | {name: view for name, view in over.items() if name == self.overlay}
        if self._face_down() == 0:
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

    def seen(self, name: str) -> spotting.AnyView | None:
        """A view, if it is seen."""
        return self._views().get(name)

    def _face_down(self) -> int:
        """How many cards the person who is asked holds, but cannot see for others may be looking."""
        seat, session = self.match.seat if not self.match.over else NONE, self.scene.session
        if seat == NONE or session.viewer == seat or seat not in session.people() or self.scene.hand_of() >= 0:
            return 0
        return len(self.state.seats[seat].hand)

    # -- buttons ----------------------------------------------------------------------------------
    def choices(self) -> tuple[tuple[str, str, str], ...]:
        """Answers that lie neither on the map nor among the cards, and what can be looked at."""
        play, title, state = self.scene.play, self.match.game.title, self.state
        controller = play.controller
        if controller is None:
            return ()
        if self.kind == REROLL:
            return self._rerolls()
        out = []
        for target in play.targets():
            if target.domain in ("card", "place", "verb", "number") or target.domain in HELD.get(self._covered, ()):
                continue
            found = [one for one in controller.left() if target in controller.path(one)]
            label = title.option_words(self.table.content, state, found[0])
            out.append((f"point.{target.domain}.{target.value}", label, label))
        return tuple(out)

    def _rerolls(self) -> tuple[tuple[str, str, str], ...]:
        """What is done with the dice that were picked up."""
        n = len(self.covers.picked)
        words_ = ngettext("Throw {n} die again", "Throw {n} dice again", n).format(n=n) if n else _("Keep all dice")
        return (("spot.dice.go", words_, words_),)

    def lay_ask(self, layer: Layer, asked: AskModel) -> pygame.Rect:
        """The answers in rows below the question, or as the buttons of what lies over the table."""
        verbs = tuple(key for key, _label in asked.verbs)
        found = askpanel.answers(asked, self.table.ending(verbs))
        if self._covered:
            self.covers.show(found, asked.ask.question, asked.ask.explain)
            self._cover_spots(layer)
            return pygame.Rect(0, 0, 0, 0)
        if asked.choices or asked.verbs or self.kind != NONE:
            found.append(self._pool_button())
        return askpanel.lay(layer, self.scene.theme, self.scene.places.ask, found, asked.ask.question)

    def _pool_button(self) -> askpanel.Answer:
        shown = self.overlay == "pool"
        label = _("Hide the pool") if shown else _("The pool")
        tip = f"{label}\n" + _("The six cards that can be gained (F6)")
        return askpanel.Answer("spot.page.pool", "", tip, "ghost", "cards")

    def draw_ask(self, dst: pygame.Surface, rect: pygame.Rect, asked: AskModel, room: pygame.Rect) -> None:
        """The question without its buttons."""
        if not self._covered:
            askpanel.draw(dst, self.scene.theme, rect, asked, room)

    def buttons(self, layer: Layer) -> None:
        """Tabs, and the places of all views."""
        if self._covered:
            if layer.find("spot.cover.go.0") is None and not any(w.key.startswith("spot.cover") for w in layer.walk()):
                self.covers.show((), "", "")
                self._cover_spots(layer)
            return
        self._tabs(layer)
        self._look_button(layer)
        for name, view in self._views().items():
            spotting.put(layer, self.scene.theme, name, view, self._may, self._tells)

    def _cover_spots(self, layer: Layer) -> None:
        for name, view in self._views().items():
            spotting.put(layer, self.scene.theme, name, view, self._may, self._tells)

    def _tabs(self, layer: Layer) -> None:
        theme, names, rect = self.scene.theme, self._tab_names(), self.places.tabs
        gap = theme.px(6)
        upright = self.places.floats
        for i, name in enumerate(names):
            icon, tip = TABS[name]
            if upright:
                high = min(theme.px(48), (rect.h - gap) // len(names) - gap)
                spot = pygame.Rect(rect.x + gap // 2, rect.y + gap + i * (high + gap), rect.w - gap, high)
            else:
                wide = (rect.w - gap * (len(names) - 1)) // len(names)
                spot = pygame.Rect(rect.x + i * (wide + gap), rect.y, wide, rect.h)
            look = Look("", "leather" if self.open_name == name else "ghost", 20, icon)
            layer.add(Button(theme, spot, f"tab.{name}", look, tooltip=_(tip)))

    def _look_button(self, layer: Layer) -> None:
        """The button that turns a hand face up which lies face down, since others may be looking."""
        n = self._face_down()
        if not n:
            return
        words_ = ngettext("Look at your card", "Look at your {n} cards", n).format(n=n)
        look = Look(words_, "leather", 16, sub=_("face down: others may see"))
        rect, px = self.places.hand, self.scene.theme.px
        spot = pygame.Rect(0, 0, min(rect.w, px(300)), min(rect.h, px(54)))
        spot.center = rect.center
        layer.add(Button(self.scene.theme, spot, "look", look, tooltip=_(LOOK)))

    def _target(self, view: str, spot: ViewSpot) -> Target | None:
        """What a place of a view stands for."""
        one = self.state.seats[self.seat_shown()]
        if view == "cover":
            return self.covers.target(spot.name, spot.value)
        if spot.name == "card":
            return Target("card", spot.value)
        if spot.name == "pool":
            return Target("card", self.state.pool[spot.value])
        if spot.name == "attribute":
            return Target("attribute", spot.value)
        if spot.name in ("monster", "trail"):
            return Target("terrain", spot.value)
        if spot.name == "potion" and spot.value < len(one.potions):
            return Target("potion", one.potions[spot.value])
        if spot.name == "quest" and spot.value < len(one.quests):
            return Target("story", one.quests[spot.value].story)
        return None

    def meant(self, view: str, name: str, value: int) -> Target | None:
        """What a place of a view stands for, by its name."""
        return self._target(view, ViewSpot(name, value, pygame.Rect(0, 0, 0, 0)))

    def _may(self, view: str, spot: ViewSpot) -> bool:
        if spot.name in ("deck", "discard"):
            return view != "cover"
        if view == "cover" and (spot.name == "go" or spot.name == "die" or spot.name.startswith("button")):
            return spot.enabled
        target = self._target(view, spot)
        if target is None:
            return False
        if view == "hand" and self.kind == WANDER:
            return any(one.value == spot.value and one.state in ("legal", "chosen") for one in self.cards.model.cards)
        return target in self.scene.play.targets() or target.value in self.chosen(target.domain)

    def _tells(self, view: str, spot: ViewSpot) -> str:
        return "" if spot.name in ("card", "pool") else spotting.tip_words(spot)

    # -- picture ----------------------------------------------------------------------------------
    def hole(self) -> pygame.Rect:
        """The map, or what lies over the table."""
        return self.places.cover if self._covered else self.board.map_rect()

    @property
    def board_is_seen(self) -> bool:
        """Whether nothing lies over the whole table."""
        return not self._covered

    def lies_over(self, pos: tuple[int, int]) -> bool:
        """What lies over the map."""
        if self._covered or self.open_rect().collidepoint(pos):
            return True
        over = {"pool": self.pool.rect, "sheet": self.sheet.rect}.get(self.overlay)
        return over is not None and over.collidepoint(pos)

    def parts(self, rest: Rest) -> Iterator[None]:
        """The panel of the open tab where that is painted and no view."""
        scenery, scene, name, rect = self.scene.scenery, self.scene, self.open_name, self.places.sheet
        scenery.tips, scenery.links, scenery.log_rect = [], [], pygame.Rect(0, 0, 0, 0)
        if self.places.floats or self._covered:
            return
        if name == "standings":
            said = (name, tuple(scenery.rows), scenery.outlook)
            scenery.tips = rest.part("panel", rect, said, scenery.paint_standings)
        elif name == "chronicle":
            scenery.log_rect = rect
            lines = scene.telling.lines
            log = (name, len(lines), tuple(lines[-LOG_TAIL:]), scenery.chronicle.offset)
            scenery.links = rest.part("panel", rect, log, scenery.paint_log)
        else:
            rest.part("panel", rect, name, _paint_nothing)
        yield

    def looks(self) -> object:
        """Equal where the views look the same."""
        layer = self.scene.layer
        out = []
        for name, view in self._views().items():
            view.point(spotting.aim(layer, name))
            if name not in ABOVE:
                out.append((name, view.looks()))
        return tuple(out)

    def still(self, dst: pygame.Surface) -> None:
        """The views beside the map."""
        for name, view in self._views().items():
            if name not in ABOVE and not (self.places.floats and name in ("mine", "beasts", "track")):
                view.draw(dst)

    def draw(self, dst: pygame.Surface) -> None:
        """What lies over the map."""
        views, scenery, rect = self._views(), self.scene.scenery, self.places.sheet
        for name in ABOVE:
            if name in views:
                views[name].draw(dst)
        if self.places.floats and self.open_name and not self._covered:
            if self.open_name == "standings":
                scenery.paint_standings(dst, rect)
            elif self.open_name == "chronicle":
                scenery.log_rect = rect
                scenery.links = scenery.paint_log(dst, rect)
            else:
                for name in ("mine", "beasts", "track"):
                    if name in views:
                        views[name].draw(dst)

    def draw_last(self, dst: pygame.Surface) -> None:
        """The card that is pointed at, large."""
        for name, view in self._views().items():
            key = view.aim.focused or view.aim.hovered
            spot = view.spot(key)
            if name not in ("hand", "pool", "sheet") or spot is None or self.scene.overlays.holds_play:
                continue
            card = self.state.pool[spot.value] if spot.name == "pool" else spot.value
            lines = "\n".join(spot.tip.lines) if spot.tip else ""
            room = self.places.board if self.places.floats else self.places.side
            whole = name == "hand" and self.cards.row.whole
            face = None if whole else faces.action(self.table.content, card)
            closeup.draw(dst, self.scene.theme, face, lines, spot.rect, room)

    # -- pointing ---------------------------------------------------------------------------------
    def hover(self, pos: tuple[int, int] | None) -> bool:
        """Whether another place is thought of, so that cards say what they are worth for it."""
        return self._note_aim()

    def _note_aim(self) -> bool:
        board = self.scene.board
        goal = board.aim if self.kind == WANDER and board.aim in board.look.targets else ""
        if goal == self._noted:
            return False
        self._noted = goal
        self._show_hand(self.legal("card"), frozenset({self.carrying} if self.carrying != NONE else ()))
        return True

    def update(self, dt_ms: int) -> bool:
        """What the hands are on: cards light the places that they lead to."""
        changed = self.covers.update(dt_ms) or self._note_aim()
        if self._covered:
            return self._ghost() or changed
        aim = spotting.aim(self.scene.layer, "hand")
        spot = self.cards.spot(aim.focused or aim.hovered)
        lit: tuple[str, ...] = ()
        if spot is not None and self.kind == WANDER and self._hand_of_asked():
            here = self.state.seats[self.match.seat].place
            keys = self.table.content.place_keys
            to = words.carries(self.table.content, spot.value, here) if here != NONE else []
            lit = tuple(keys[place] for place in to)
        if lit != self._lit:
            self._lit = lit
            self.scene.lights.settle()
            changed = True
        return changed

    _lit: tuple[str, ...] = ()

    def lit(self) -> tuple[str, ...]:
        """Places that a card in hand speaks of."""
        return self._lit

    def told_of(self, key: str) -> str:
        """What is told of what stands on the map."""
        viewer = self.scene.session.viewer
        kind, _colon, number = key.partition(":")
        if kind == "monster":
            return words.monster_tip(self.match, viewer, int(number))
        if kind == "seat":
            return self.scene.scenery.rows[int(number)].tip
        return words.place_tip(self.match, viewer, self.table.content.place_keys.index(key))

    def matters(self) -> list[pygame.Rect]:
        """What lies over the map."""
        return [self.pool.rect] if self.overlay == "pool" else []

    def advice_waits(self) -> str:
        """Advice rests on a hand: its owner turns it up first."""
        return _("Look at your hand first (L), then you are advised.") if self._face_down() else ""

    # -- time -------------------------------------------------------------------------------------
    def set_moving(self, match: Match, step: Step) -> int:
        """Dice fall, figures ride."""
        thrown = any(isinstance(event, e.DiceThrown | e.DieRolled) for event in step.events)
        until = self.scene.tempo.throw() if thrown else 0
        readers = () if self.scene.is_replay else match.game.setup.seats
        self.covers.stepped(match, step, [seat for seat, one in enumerate(readers) if one.is_human])
        keys = self.table.content.place_keys
        for event in step.events:
            if isinstance(event, e.WitcherMoved):
                active = rows.active_seat(match)
                figure = next((one for one in self._figures(active) if one.seat == event.seat), None)
                if figure is not None:
                    self.board.ride(figure, keys[event.source])
        return until

    @property
    def busy(self) -> bool:
        """Whether something moves that should be seen, or waits to be read."""
        return self.board.motions.busy or self.covers.busy

    def finish(self) -> bool:
        """Let everything arrive."""
        moved = self.board.motions.finish()
        return self.covers.finish() or moved

    @property
    def holds(self) -> bool:
        """Whether a page waits to be read."""
        return self.covers.holds

    def _ghost(self) -> bool:
        """A card that is pointed at lies in the combo as if it were played."""
        aim = spotting.aim(self.scene.layer, "cover")
        key = aim.focused or aim.hovered
        card = key[1] if key is not None and key[0] == "card" else NONE
        if not self.covers.point(card) or self._covered != "fight" or self.covers.holds:
            return False
        self.scene.stale = True
        return True

    # -- answers ----------------------------------------------------------------------------------
    def takes(self, key: int) -> bool:
        """A page that waits is read with any of the keys that go on."""
        if not self.covers.holds or key not in GOING_ON:
            return False
        self._go_on()
        return True

    def _go_on(self) -> None:
        self.covers.go_on()
        self.scene.refresh()

    def take(self, key: str) -> bool:
        """A place for the card that was pointed at first; where a monster may be placed; whose board is seen."""
        kind, _colon, number = key.partition(":")
        if kind == "seat" and key not in self.board.look.targets:
            self._look_at(int(number))
            return True
        if kind == "monster" and key not in self.board.look.targets:
            key = next((one.place for one in self.board.look.beasts if one.key == key), key)
        if ":" in key or self.scene.play.controller is None:
            return False
        place = self.table.content.place_keys.index(key)
        if place not in self.legal("place"):
            terrain = next((t for t in self.legal("terrain") if self.state.slots[t].token == place), NONE)
            if terrain != NONE:
                self.scene.point(Target("terrain", terrain))
            return terrain != NONE
        if self.carrying == NONE:
            return False
        card, self.carrying = self.carrying, NONE
        scene = self.scene
        scene.attempt(lambda: scene.play.choose(("move", place), Errand(SPEND, ("play", card))))
        scene.pointer.chosen()
        scene.refresh()
        return True

    def _look_at(self, seat: int) -> None:
        self.peek = NONE if self.peek == seat or seat == self.scene.hand_of() else seat
        self.scene.refresh()

    def press(self, pos: tuple[int, int]) -> bool:
        """A row of the standings shows that seat's board."""
        if self.open_name != "standings":
            return False
        for number, (rect, _words) in enumerate(self.scene.scenery.tips[-1 - len(self.scene.scenery.rows) :]):
            if rect.collidepoint(pos) and number < len(self.scene.scenery.rows):
                self._look_at(number)
                return True
        return False

    def use(self, action: Action) -> Command | None:
        """A card, a monster, an attribute; a pile to be looked at."""
        view, name, *rest = action.key.split(".")[1:]
        if view == "dice" or (view == "cover" and name not in FIGHTING):
            return self._use_cover(name, rest)
        if view == "page" or name in ("deck", "discard"):
            self._turn_page(name)
            return None
        number = rest[0]
        spot = ViewSpot(name, int(number), pygame.Rect(0, 0, 0, 0))
        target = self._target(view, spot)
        if target is None:
            return None
        if view == "hand" and target.domain == "card":
            self._use_card(int(target.value))
        else:
            self.scene.play.point(target)
        return None

    def _use_cover(self, name: str, rest: list[str]) -> Command | None:
        """A button of what lies over the table; a die."""
        if name == "go" and self.covers.holds:
            self.covers.go_on()
        elif name == "go":
            self.scene.play.choose(("reroll", self.covers.again()))
        elif name == "die":
            self.covers.pick(int(rest[0]))
        elif name.startswith("button"):
            return self.scene.answer(Action(self.covers.answers[int(name.removeprefix("button"))].key))
        return None

    def _turn_page(self, name: str) -> None:
        self.page = "" if self.page == name else name
        self.scene.stale = True

    def _use_card(self, card: int) -> None:
        """In hand: carries to where it leads, or is given."""
        play = self.scene.play
        if self.kind == WANDER:
            self.carrying = NONE if self.carrying == card else card
            play.version += 1
            return
        alone = ("play", card)
        if self.kind == PAY_MOVE and play.controller and not play.controller.pointed and alone in self.match.options():
            play.choose(alone)
        else:
            play.point(Target("card", card))

    def digit(self, digit: int) -> bool:
        """The first to the ninth card of the hand; an option, a die."""
        if self._covered:
            return self._cover_digit(digit)
        cards = self.cards.model.cards
        if not 1 <= digit <= len(cards) or "hand" not in self._views():
            return False
        widget = self.scene.layer.find(f"spot.hand.card.{cards[digit - 1].value}")
        if widget is None or not widget.enabled:
            return True
        self.scene.answer(Action(widget.key))
        return True

    def _cover_digit(self, digit: int) -> bool:
        """Of the things that lie side by side: the first, the second."""
        name = {"story": "option", "poker": "die", "fight": "card"}[self._covered]
        some = [w for w in self.scene.layer.walk() if w.key.startswith(f"spot.cover.{name}.")]
        if 1 <= digit <= len(some) and some[digit - 1].enabled:
            self.scene.answer(Action(some[digit - 1].key))
        return True

    def keys(self) -> dict[int, Callable[[], object]]:
        """The pool; the discard pile."""
        return {pygame.K_F6: lambda: self._turn_page("pool"), pygame.K_c: lambda: self._turn_page("discard")}


def _paint_nothing(dst: pygame.Surface, rect: pygame.Rect) -> list[Spot]:
    """A view will be drawn there."""
    return []
