"""The question at the witchers' table: its answers as buttons, in rows below it or on what lies over the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.desktop.tables import askpanel
from game.desktop.tables.askbar import AskModel
from game.desktop.tables.keys import PANS
from game.desktop.tables.witcher import words
from game.desktop.tables.witcher.desk import POOL_KINDS
from game.desktop.widgets.layer import Layer
from game.kernel.texts import gettext as _
from game.kernel.texts import ngettext
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.state import NONE

if TYPE_CHECKING:
    from game.desktop.tables.witcher.stage import WitcherStage

REROLL = NUMBER["reroll"]
ELSEWHERE = ("card", "place", "verb", "number")  # what lies among the cards, on the map or in the row of verbs
HELD = {"story": ("option",), "fight": ("ability", "potion"), "poker": ("dice",)}  # what has a place of its own there
GOING_ON = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_e, pygame.K_n)
LETTERS = (pygame.K_a, pygame.K_b)  # of a story's options
Choice = tuple[str, str, str]  # what a button does, its label, its tooltip


class Answers:
    """Asks the stage what is asked; lays what answers it."""

    def __init__(self, stage: WitcherStage) -> None:
        self.stage = stage

    def choices(self) -> tuple[Choice, ...]:
        """Answers that lie neither on the map nor among the cards, and what can be looked at."""
        stage = self.stage
        play, title, state = stage.scene.play, stage.match.game.title, stage.state
        controller = play.controller
        if controller is None:
            return ()
        if stage.kind == REROLL:
            return (self._rerolls(),)
        out = []
        for target in play.targets():
            if target.domain in ELSEWHERE or target.domain in HELD.get(stage.covered, ()):
                continue
            found = [one for one in controller.left() if target in controller.path(one)]
            label = title.option_words(stage.table.content, state, found[0])
            out.append((f"point.{target.domain}.{target.value}", label, ""))
        return tuple(out)

    def _rerolls(self) -> Choice:
        """What is done with the dice that were picked up."""
        n = len(self.stage.covers.picked)
        label = ngettext("Throw {n} die again", "Throw {n} dice again", n).format(n=n) if n else _("Keep all dice")
        return ("spot.dice.go", label, "")

    def lay(self, layer: Layer, asked: AskModel) -> pygame.Rect:
        """Rows below the question, or the buttons of what lies over the table."""
        stage, verbs = self.stage, tuple(key for key, _label in asked.verbs)
        found = askpanel.answers(asked, stage.table.ending(verbs), lambda verb: words.hint(stage.match, verb))
        if stage.covered:
            stage.covers.show(found, asked.ask.question, asked.ask.explain)
            stage.desk.show_sheet()
            stage.lay_spots(layer)
            return pygame.Rect(0, 0, 0, 0)
        if stage.kind not in (NONE, *POOL_KINDS):
            found.append(self._pool_button())
        return askpanel.lay(layer, stage.scene.theme, stage.scene.places.ask, found, asked.ask.question)

    def _pool_button(self) -> askpanel.Answer:
        shown = self.stage.desk.overlay == "pool"
        label = _("Hide the pool") if shown else _("The pool")
        tip = f"{label}\n" + _("The six cards that can be gained (F6)")
        return askpanel.Answer("spot.page.pool", "", tip, "ghost", "cards")

    def takes(self, key: int) -> bool:
        """A page that waits is read with any of the keys that go on; letters choose what carries them as a seal."""
        stage = self.stage
        if stage.covered and not stage.holds and key in (*LETTERS, *PANS):
            return self._letter(key)
        if not stage.holds or key not in GOING_ON:
            return False
        if stage.covers.tells:
            stage.scene.tempo.finish()
            stage.scene.play.look_again()
        else:
            stage.covers.go_on()
        stage.scene.refresh()
        return True

    def _letter(self, key: int) -> bool:
        """An option of a story; the map below does not move meanwhile."""
        if self.stage.covered == "story" and key in LETTERS:
            self.stage.hands.digit(LETTERS.index(key) + 1)
        return True
