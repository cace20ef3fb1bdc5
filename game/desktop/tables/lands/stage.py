"""The stage of titles about land: map, hand at the lower left, standings, last battle and chronicle at the side."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, ClassVar

import pygame

from game.desktop.board.look import Piece
from game.desktop.board.view import BoardView
from game.desktop.controller import Target
from game.desktop.kit.buttons import Look
from game.desktop.session import NOBODY
from game.desktop.tables import oddsbar, seatrows
from game.desktop.tables.base import CardSet, LandCard
from game.desktop.tables.drawn import Drawn
from game.desktop.tables.hand import Hand, HandModel
from game.desktop.tables.lands import battle, strip
from game.desktop.tables.lands.battle import Battle
from game.desktop.tables.lands.fight import Fight
from game.desktop.tables.layout import TableLayout, make_layout
from game.desktop.tables.rest import REACH, Rest, Spot
from game.desktop.tables.stage import Find, Stage, Told
from game.desktop.theme import Theme
from game.desktop.widgets.controls import Button
from game.desktop.widgets.layer import Layer
from game.kernel.match import Match, Step
from game.kernel.texts import N_, ngettext
from game.kernel.texts import gettext as _

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene
    from game.desktop.tables.lands.base import LandTable

TABS = (  # key, icon, tooltip, a word of seven letters at the most
    ("standings", "crown", N_("Standings (F2)"), N_("Ranks")),
    ("battle", "dice", N_("Last battle (F3)"), N_("Battle")),
    ("chronicle", "quill", N_("Chronicle (F4)"), N_("Story")),
)
CARDS_TAB = ("cards", "cards", N_("Your cards (F5)"), N_("Cards"))
LOOK = N_("Your hand lies face down, for others may be looking: a curtain comes before it shows (L).")


def _battle_spot(scene: TableScene) -> pygame.Rect | None:
    if scene.places.wide:
        return scene.places.panels(scene.theme, len(scene.scenery.rows))[1]
    assert isinstance(scene.stage, LandStage)
    if scene.stage.fight.slip.w:
        return scene.stage.fight.slip
    if scene.open_panel == "battle":
        return scene.stage.open_rect()
    tab = scene.layer.find("tab.battle")
    return pygame.Rect(tab.rect) if tab else None


class LandStage(Stage):
    """Shows a `LandTable`."""

    tabs: ClassVar[Mapping[int, str]] = {
        pygame.K_F2: "standings", pygame.K_F3: "battle", pygame.K_F4: "chronicle", pygame.K_F5: "cards",
    }  # fmt: skip
    spots: ClassVar[Mapping[str, Find]] = {"battle": _battle_spot}
    board: BoardView

    def __init__(self, scene: TableScene, table: LandTable) -> None:
        super().__init__(scene)
        self.table = table
        self.board = BoardView(table.board)
        self.hand = Hand(self.board.picture)
        self.drawn = Drawn(scene, table)
        self.fight = Fight(scene, table)
        self._battle_rect: pygame.Rect | None = None
        self._odds_rect = pygame.Rect(0, 0, 0, 0)
        self._odds_key: object = None
        self._odds_at = pygame.Rect(0, 0, 0, 0)

    # -- place ------------------------------------------------------------------------------------
    def layout(self, size: tuple[int, int], theme: Theme, ask_units: int, guided: bool) -> TableLayout:
        """See tables/layout.py."""
        return make_layout(size, theme, ask_units, guided)

    def place(self) -> None:
        """Board and hand."""
        places, theme = self.scene.places, self.scene.theme
        self.board.place(places.board, theme, places.shows_all(theme))
        self.hand.place(places.hand, theme, places.form)

    # -- what is shown ----------------------------------------------------------------------------
    def show_board(self) -> None:
        """Pieces and lights."""
        self.board.show(self.table.look(self.scene.match, self.scene.play.controller))

    def read(self) -> None:
        """The hand and the last battle."""
        self._show_hand()
        self.hand.visible = self.scene.places.hand_lies or self.scene.open_panel == "cards"
        self.fight.read()

    @property
    def battle(self) -> Battle | None:
        """The fight that is shown."""
        return self.fight.battle

    def _show_hand(self) -> None:
        scene, viewer = self.scene, self.scene.hand_of()
        cards = self.table.hand(scene.match, viewer)
        sets = self.table.sets(scene.match, viewer)
        legal = frozenset(int(x.value) for x in scene.play.targets() if x.domain == "card")
        pointed = scene.play.controller.pointed if scene.play.controller else []
        chosen = frozenset(int(x.value) for x in pointed if x.domain == "card")
        self.hand.show(HandModel(tuple(cards), sets[0] if sets else None, legal, chosen, self._face_down()))

    def _face_down(self) -> int:
        """How many cards the person who is asked holds, but cannot see for others may be looking."""
        match, session = self.scene.match, self.scene.session
        seat = match.seat
        if session.viewer == seat or seat not in session.people():
            return 0
        return len(self.table.hand(match, seat))

    @property
    def offered(self) -> CardSet | None:
        """The set that is offered for exchange."""
        return self.hand.model.offered

    # -- buttons ----------------------------------------------------------------------------------
    def buttons(self, layer: Layer) -> None:
        """Tabs in a narrow window; the button that turns a hand up."""
        if not self.scene.places.wide:
            self._tabs(layer)
        self._look(layer)

    def _tabs(self, layer: Layer) -> None:
        tabs = TABS if self.scene.places.hand_lies else (*TABS, CARDS_TAB)
        for i, (key, icon, tip, word) in enumerate(tabs):
            words = _(LOOK) if key == "cards" and self.hand.model.face_down else _(tip)
            layer.add(strip.tab(self.scene, i, key, icon, words, _(word)))

    def _look(self, layer: Layer) -> None:
        """The button that turns a hand face up which lies face down, since others may be looking."""
        n, rect = self.hand.model.face_down, self.hand.look_rect()
        if rect is None:
            return
        words = ngettext("Look at your card", "Look at your {n} cards", n).format(n=n)
        look = Look(words, "leather", 16, sub=_("face down: others may see"))
        layer.add(Button(self.scene.theme, rect, "look", look, tooltip=_(LOOK)))

    # -- picture ----------------------------------------------------------------------------------
    def parts(self, rest: Rest) -> Iterator[None]:
        """Three panels, or the strip of tabs."""
        scene, places, scenery = self.scene, self.scene.places, self.scene.scenery
        self._battle_rect = None
        if places.wide:
            one, two, three = places.panels(scene.theme, len(scenery.rows))
            said = (tuple(scenery.rows), scenery.outlook)
            differs = partial(seatrows.changed, scene.theme, one)
            scenery.tips = rest.part("standings", one, said, scenery.paint_standings, within=differs)
            yield
            self._battle_rect = two
            rest.part("battle", two, self.battle, self._paint_battle)
            yield
            scenery.rest_log(rest, "log", three)
        else:
            points = (tuple(scenery.rows), places.hand_lies)
            scenery.tips = rest.part("strip", places.side, points, self._paint_strip)

    def _paint_battle(self, dst: pygame.Surface, rect: pygame.Rect) -> list[Spot]:
        battle.frame(dst, self.scene.theme, rect, self.battle)
        return []

    def _paint_strip(self, dst: pygame.Surface, rect: pygame.Rect) -> list[Spot]:
        return strip.paint(dst, self.scene.theme, rect, self.scene.scenery.rows, self.tabs_shown)

    @property
    def tabs_shown(self) -> int:
        """How many tabs a narrow window has."""
        return len(TABS) + (not self.scene.places.hand_lies)

    def draw(self, dst: pygame.Surface) -> None:
        """Odds, dice, the hand where it lies over the board, an open panel."""
        scene = self.scene
        self._draw_odds(dst)
        if self._battle_rect and self.battle and not scene.open_panel:
            battle.fall(dst, scene.theme, self._battle_rect, self.battle, scene.tempo.dice_age)
        if self.hand.visible and self.hand.area().colliderect(self.board.rect):
            self.hand.draw(dst)
        if scene.open_panel:
            self._draw_panel(dst)
            why = scene.layer.find("why")
            if why is not None:
                why.draw(dst)
        self.fight.draw_slip(dst)

    def draw_last(self, dst: pygame.Surface) -> None:
        """Cards that were drawn."""
        self.drawn.draw(dst)

    def hole_looks(self) -> object:
        """The map."""
        return self.board.looks()

    def above(self) -> list[pygame.Rect]:
        """The dice beside the board; odds, drawn cards and their shadows over it; a hand and panels reach out of it."""
        scene, hand = self.scene, self.hand
        if scene.open_panel or (hand.visible and hand.area().colliderect(self.board.rect)):
            return super().above()
        far = 2 * scene.theme.px(REACH)
        over = [scene.places.board.inflate(far, far)] if self.board.aim or self.drawn.shown else []
        over += [self.fight.slip.inflate(far, far)] if self.fight.slip.w else []
        return [*over, *([self._battle_rect] if self._battle_rect and self.battle else [])]

    def _draw_panel(self, dst: pygame.Surface) -> None:
        """The panel of an open tab, over the board."""
        scene, sheet = self.scene, self.open_rect()
        if scene.open_panel == "standings":
            scene.scenery.paint_standings(dst, sheet)
        elif scene.open_panel == "battle":
            self._paint_battle(dst, sheet)
            if self.battle:
                battle.fall(dst, scene.theme, sheet, self.battle, scene.tempo.dice_age)
        elif scene.open_panel == "chronicle":
            scene.scenery.draw_log(dst, sheet)

    def open_rect(self) -> pygame.Rect:
        """Where an open tab covers the board."""
        scene, sheet = self.scene, self.scene.places.sheet.copy()
        heights = {"standings": 96 + 83 * len(scene.scenery.rows), "battle": 176}
        if scene.open_panel in heights:
            sheet.h = min(sheet.h, scene.theme.px(heights[scene.open_panel]))
        return sheet if scene.open_panel in ("standings", "battle", "chronicle") else pygame.Rect(0, 0, 0, 0)

    def _draw_odds(self, dst: pygame.Surface) -> None:
        scene = self.scene
        source, aim = self.board.look.source, self.board.aim
        if aim and not source and scene.play.controller:
            source = self.table.source_of(scene.match, scene.play.controller, aim)
        odds = self.table.odds(scene.match, source, aim)
        self._odds_rect = pygame.Rect(0, 0, 0, 0)
        if odds is None or self.board.motions.busy or scene.session.viewer == NOBODY:
            return
        if scene.places.form == "tab" and self.fight.slip.w:
            return  # the slip tells them, and the map has no room
        piece, name = self.board.piece_rect(aim), self.board.subject(aim)
        if aim in self.board.look.figures:
            piece = piece.union(self.board.figure_rect(aim))
        key = (source, aim, tuple(piece), scene.size)
        if key != self._odds_key:
            busy = self.board.obstacles(aim)
            self._odds_key = key
            self._odds_at = oddsbar.place(self.board.ink, piece, name, busy, scene.places.board)
        rect = self._odds_rect = self._odds_at
        oddsbar.draw(dst, self.board.ink, rect, piece.union(name), odds)

    # -- pointing ---------------------------------------------------------------------------------
    def log_panel(self) -> pygame.Rect:
        """The lowest of the side column's panels."""
        scene = self.scene
        if scene.places.wide:
            return scene.places.panels(scene.theme, len(scene.scenery.rows))[2]
        return super().log_panel()

    def hole(self) -> pygame.Rect:
        """The map, whatever is open above it."""
        return self.board.map_rect()

    def lies_over(self, pos: tuple[int, int]) -> bool:
        """Cards and open panels."""
        above = (self.open_rect(), self.fight.slip)
        return self.hand.card_at(pos) is not None or any(one.collidepoint(pos) for one in above)

    def press(self, pos: tuple[int, int]) -> bool:
        """The set's ribbon exchanges it; a card is pointed at."""
        scene = self.scene
        if self.fight.slip.collidepoint(pos):
            scene.layer.dirty = self.fight.dismiss() or scene.layer.dirty
            return True
        if self.hand.on_ribbon(pos):
            scene.attempt(self.exchange)
            scene.pointer.chosen()
            scene.refresh()
            return True
        card = self.hand.card_at(pos)
        if card is not None:
            scene.point(Target("card", card.value))
        return card is not None

    def tip_at(self, pos: tuple[int, int]) -> Told | None:
        """The ribbon, a card."""
        if self.hand.ribbon and self.offered and self.hand.on_ribbon(pos):
            return self.hand.area(), self.offered.tip
        card = self.hand.card_at(pos)
        return (self.hand.subject(card.value), card.tip) if card is not None else None

    def told_of(self, key: str) -> LandCard:
        """What is told of a land, with the odds of taking it from where an attack was begun."""
        scene = self.scene
        source = self.board.look.source if self.board.look.attack else ""
        return self.table.land(scene.match, scene.session.viewer, key, source)

    def region_at(self, pos: tuple[int, int]) -> Told | None:
        """What is told of a region whose title lies there."""
        region = self.board.region_at(pos)
        if not region:
            return None
        near = pygame.Rect(pos[0] - 20, pos[1] - 12, 40, 24)
        return near, self.table.region_tip(self.scene.match, self.scene.session.viewer, region)

    def region_rect(self, key: str) -> pygame.Rect:
        """A region's title."""
        return self.board.title_rect(key)

    def shown_large(self) -> pygame.Rect | None:
        """Cards that were drawn."""
        return self.drawn.at

    def matters(self) -> list[pygame.Rect]:
        """The odds, the hand, cards that were drawn, the slip of a fight."""
        gap, drawn = self.scene.theme.px(8), self.drawn.at
        large = [drawn] if drawn else []
        return [self._odds_rect.inflate(2 * gap, 2 * gap), self.hand.area(), self.fight.slip, *large]

    def lying(self) -> list[pygame.Rect]:
        """The cards of the hand."""
        return self.hand.rects() if self.hand.visible else []

    def advice_waits(self) -> str:
        """Advice rests on a hand: its owner turns it up first."""
        scene = self.scene
        if self.hand.model.face_down and scene.match.seat in scene.session.people():
            return _("Look at your hand first (L), then you are advised.")
        return ""

    # -- time -------------------------------------------------------------------------------------
    def set_moving(self, match: Match, step: Step) -> int:
        """Dice first; units when the losses show."""
        until = self._roll(match)
        look = self.board.look
        for one in self.table.moving(step):
            before, mover = look.pieces.get(one.target), look.pieces.get(one.source)
            if one.conquest:
                self.board.spread(one.source, one.target, until)
            if mover:
                self.board.glide(one.source, one.target, Piece(mover.faction, one.units), before, until)
        return until

    def _roll(self, match: Match) -> int:
        """Throw the dice of the last step, if it had any; when the losses they bring may show."""
        dice, tempo = self.table.battle(match), self.scene.tempo
        if dice is None or dice.serial != len(match.steps) - 1:
            return 0
        until = tempo.throw()
        self.fight.thrown()
        for key, piece in self.table.look(match, None).pieces.items():
            if self.board.look.pieces.get(key) not in (None, piece):
                self.board.hold(key, until)
        return until

    def dismiss(self) -> bool:
        """Cards that were drawn."""
        return self.drawn.dismiss()

    def update(self, dt_ms: int) -> bool:
        """Cards that were drawn; the slip of a fight."""
        gone = self.fight.update(dt_ms)
        return self.drawn.update(dt_ms) or gone

    # -- answers ----------------------------------------------------------------------------------
    def deeds(self) -> dict[str, Callable[[], object]]:
        """The exchange of a set."""
        return {"exchange": self.exchange}

    def keys(self) -> dict[int, Callable[[], object]]:
        """The exchange of a set."""
        return {pygame.K_x: self.exchange}

    def exchange(self) -> None:
        """Exchange the set that is offered."""
        offered, play = self.offered, self.scene.play
        if offered and offered.option and play.controller:
            play.choose(offered.option)
