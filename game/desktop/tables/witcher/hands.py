"""What a person's hands do at the witchers' table: what each place stands for, and what comes of pressing it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.desktop.commands import Command
from game.desktop.controller import Target
from game.desktop.tables import spotting
from game.desktop.tables.base import Errand
from game.desktop.tables.views import Spot as ViewSpot
from game.desktop.tables.witcher import waters
from game.desktop.tables.witcher.atlas import WANDER
from game.desktop.tables.witcher.table import SPEND
from game.desktop.tables.witcher.waters import PAYING
from game.desktop.widgets.base import Action
from game.titles.witcher.state import NONE

if TYPE_CHECKING:
    from game.desktop.tables.witcher.stage import WitcherStage

FIGHTING = ("card", "potion", "power", "specialty", "option")  # places of a cover that stand for a target
OVER = ("cover", "sheet")  # views with buttons of their own


class Hands:
    """`carrying`: the card that was pointed at before a place; `page`: what was asked to be seen over the map."""

    def __init__(self, stage: WitcherStage) -> None:
        self.stage = stage
        self.carrying = NONE
        self.page = ""

    def target(self, view: str, spot: ViewSpot) -> Target | None:
        """What a place of a view stands for."""
        one = self.stage.state.seats[self.stage.seat_shown()]
        if view == "cover":
            return self.stage.covers.target(spot.name, spot.value)
        if spot.name == "card":
            return Target("card", spot.value)
        if spot.name == "pool":
            return Target("card", self.stage.state.pool[spot.value])
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
        return self.target(view, ViewSpot(name, value, pygame.Rect(0, 0, 0, 0)))

    def may(self, view: str, spot: ViewSpot) -> bool:
        """Whether a place of a view can be pressed now."""
        if spot.name in ("deck", "discard"):
            return view != "cover"
        if view in OVER and (spot.name in ("go", "die") or spot.name.startswith("button")):
            return spot.enabled
        target = self.target(view, spot)
        if target is None:
            return False
        if view == "hand" and self.stage.kind == WANDER:
            held = self.stage.desk.cards.model.cards
            return any(one.value == spot.value and one.state in ("legal", "chosen") for one in held)
        return target in self.stage.scene.play.targets() or target.value in self.stage.chosen(target.domain)

    def tells(self, view: str, spot: ViewSpot) -> str:
        """What its tooltip says; cards are seen large instead."""
        return "" if spot.name in ("card", "pool") else spotting.tip_words(spot)

    def take(self, key: str) -> bool:
        """A place for the card that was pointed at first; where a monster may be placed; whose board is seen."""
        kind, _colon, number = key.partition(":")
        if kind == "seat" and key not in self.stage.board.look.targets:
            self.look_at(int(number))
            return True
        if kind == "monster" and key not in self.stage.board.look.targets:
            key = next((one.place for one in self.stage.board.look.beasts if one.key == key), key)
        if kind in ("ship", "danger", "dagon"):
            return self._take_afloat(key)
        if ":" in key or self.stage.scene.play.controller is None:
            return False
        place = self.stage.table.content.place_keys.index(key)
        if place not in self.stage.legal("place"):
            terrain = next((t for t in self.stage.legal("terrain") if self.stage.state.slots[t].token == place), NONE)
            if terrain != NONE:
                self.stage.scene.point(Target("terrain", terrain))
            return terrain != NONE
        if self.carrying == NONE:
            return False
        card, self.carrying = self.carrying, NONE
        scene = self.stage.scene
        option = waters.option_to(self.stage.match, place)
        scene.attempt(lambda: scene.play.choose(option, Errand(SPEND, ("play", card))))
        scene.pointer.chosen()
        scene.refresh()
        return True

    def _take_afloat(self, key: str) -> bool:
        """A piece of the sea stands for its place, or for what can be done with it; else it is only looked at."""
        meant = waters.target(self.stage.match, key)
        if meant is None or meant not in self.stage.scene.play.targets():
            return False
        place = self.stage.table.key_of(meant) if meant.domain == "place" else ""
        if not place or not self.take(place):
            self.stage.scene.point(meant)
        return True

    def look_at(self, seat: int) -> None:
        """Show the board of another witcher, or the own one again."""
        self.stage.peek = NONE if self.stage.peek == seat or seat == self.stage.scene.hand_of() else seat
        self.stage.scene.refresh()

    def press(self, pos: tuple[int, int]) -> bool:
        """A row of the standings shows that seat's board."""
        if self.stage.desk.open_name != "standings":
            return False
        scenery = self.stage.scene.scenery
        n = len(scenery.rows)
        for number, (rect, _words) in enumerate(scenery.tips[-1 - n : -1]):  # the last one is of the bar at the top
            if rect.collidepoint(pos):
                self.look_at(number)
                return True
        return False

    def use(self, action: Action) -> Command | None:
        """A card, a monster, an attribute; a pile to be looked at."""
        view, name, *rest = action.key.split(".")[1:]
        if view == "dice" or (view in OVER and name not in FIGHTING):
            return self._use_cover(name, rest)
        if view == "page" or name in ("deck", "discard"):
            self.turn_page(name)
            return None
        number = rest[0]
        spot = ViewSpot(name, int(number), pygame.Rect(0, 0, 0, 0))
        target = self.target(view, spot)
        if target is None:
            return None
        if view == "hand" and target.domain == "card":
            self._use_card(int(target.value))
        else:
            self.stage.scene.play.point(target)
        return None

    def _use_cover(self, name: str, rest: list[str]) -> Command | None:
        """A button of what lies over the table; a die."""
        if name == "go" and self.stage.covers.holds:
            self.stage.covers.go_on()
        elif name == "go":
            self.stage.scene.play.choose(("reroll", self.stage.covers.again()))
        elif name == "die":
            self.stage.covers.pick(int(rest[0]))
        elif name.startswith("button"):
            return self.stage.scene.answer(Action(self.stage.covers.answers[int(name.removeprefix("button"))].key))
        return None

    def turn_page(self, name: str) -> None:
        """Show a pile or the pool over the map, or take it away."""
        self.page = "" if self.page == name else name
        self.stage.scene.stale = True

    def _use_card(self, card: int) -> None:
        """In hand: carries to where it leads, or is given."""
        play = self.stage.scene.play
        if self.stage.kind == WANDER:
            self.carrying = NONE if self.carrying == card else card
            play.version += 1
            return
        alone = ("play", card)
        nothing = play.controller is not None and not play.controller.pointed
        if self.stage.kind in PAYING and nothing and alone in self.stage.match.options():
            play.choose(alone)
        else:
            play.point(Target("card", card))

    def digit(self, digit: int) -> bool:
        """The first to the ninth card of the hand; an option, a die."""
        if self.stage.covered:
            return self._cover_digit(digit)
        cards = self.stage.desk.cards.model.cards
        if not 1 <= digit <= len(cards) or "hand" not in self.stage.desk.views():
            return False
        widget = self.stage.scene.layer.find(f"spot.hand.card.{cards[digit - 1].value}")
        if widget is None or not widget.enabled:
            return True
        self.stage.scene.answer(Action(widget.key))
        return True

    def _cover_digit(self, digit: int) -> bool:
        """Of the things that lie side by side: the first, the second."""
        name = "cover." + {"story": "option", "poker": "die", "fight": "card"}[self.stage.covered]
        if self.stage.desk.overlay == "sheet":
            name = "sheet.card"
        some = [w for w in self.stage.scene.layer.walk() if w.key.startswith(f"spot.{name}.")]
        if 1 <= digit <= len(some) and some[digit - 1].enabled:
            self.stage.scene.answer(Action(some[digit - 1].key))
        return True

    def keys(self) -> dict[int, Callable[[], object]]:
        """The pool; the discard pile."""
        return {pygame.K_F6: lambda: self.turn_page("pool"), pygame.K_c: lambda: self.turn_page("discard")}
