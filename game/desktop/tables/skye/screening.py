"""A person behind the screen: moves axe and gold about, by hand or by keys, and confirms when all lies right."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.desktop.tables.base import Errand
from game.desktop.tables.skye import drafting
from game.desktop.tables.skye.drafting import Draft
from game.desktop.tables.skye.journey.secret import secret_of
from game.desktop.tables.skye.table import PRICES
from game.kernel.texts import gettext as _
from game.titles.skye import frames as f
from game.titles.skye.state import NONE

if TYPE_CHECKING:
    from game.desktop.tables.skye.stage import SkyeStage

STEPS = {
    pygame.K_UP: 1, pygame.K_DOWN: -1, pygame.K_PLUS: 1, pygame.K_KP_PLUS: 1, pygame.K_EQUALS: 1, pygame.K_MINUS: -1,
    pygame.K_KP_MINUS: -1,
}  # fmt: skip
DIGITS = {getattr(pygame, f"K_{n}"): n for n in range(10)} | {getattr(pygame, f"K_KP{n}"): n for n in range(10)}


class Screening:
    """`current`: the place of the tile that the keys are on. The draft is forgotten when another question comes."""

    def __init__(self, stage: SkyeStage) -> None:
        self.stage = stage
        self.draft = Draft((), 0)
        self.current = 0
        self._typed = ""
        self._for: object = None

    @property
    def asked(self) -> bool:
        """Whether the person who has the machine prices now."""
        return self.stage.kind == f.PRICE and self.stage.scene.session.viewer == self.stage.match.seat

    def read(self) -> None:
        """What the rules know, where it is not what was known."""
        if not self.asked:
            self.draft, self._for = Draft((), 0), None
            return
        seat = self.stage.match.seat
        one = self.stage.match.state.seats[seat]
        known = (len(self.stage.match.steps), seat)
        if known != self._for and not self.stage.scene.play.auto:
            mine = self._for is not None and self.draft.tiles == one.drawn
            laid = drafting.laid_out(one, secret_of(self.stage.match.state, seat))
            if not mine or laid.axe != NONE or any(laid.prices):
                self.draft, self.current = laid, 0
            self._for = known

    def change(self, draft: Draft) -> None:
        """Something was moved."""
        if draft != self.draft:
            self.draft = draft
            self.stage.scene.play.version += 1

    def touch(self, place: int) -> None:
        """The keys are on this tile from now on."""
        if place != self.current and 0 <= place < len(self.draft.tiles):
            self.current, self._typed = place, ""
            self.stage.scene.play.version += 1

    def axe(self, place: int) -> None:
        """The axe on a tile; where it lay elsewhere, gold and axe change places."""
        self.touch(place)
        draft = self.draft
        if draft.axe not in (NONE, place) and draft.prices[place]:
            self.change(draft.swapped(place, draft.axe))
        else:
            self.change(draft.with_axe(place))

    def gold(self, place: int, by: int) -> None:
        """More or less gold at a tile."""
        self.touch(place)
        self._typed = ""
        self.change(self.draft.more(place, by))

    def digit(self, digit: int) -> None:
        """Type a price for the tile that the keys are on."""
        self._typed = (self._typed + str(digit)).lstrip("0")
        most = self.draft.left + self.draft.prices[self.current]
        if int(self._typed or "0") > most:
            self._typed = str(digit)
        self.change(self.draft.with_price(self.current, int(self._typed or "0")))

    def takes(self, key: int) -> bool:
        """Arrows choose a tile and lay gold; digits are a price; X is the axe."""
        if not self.asked or not self.draft.tiles:
            return False
        n = len(self.draft.tiles)
        if key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.touch((self.current + (1 if key == pygame.K_RIGHT else -1)) % n)
        elif key in STEPS:
            self.gold(self.current, STEPS[key])
        elif key in DIGITS:
            self.digit(DIGITS[key])
        elif key == pygame.K_x:
            self.axe(self.current)
        else:
            return False
        return True

    def drop(self, kind: str, value: int, place: int) -> None:
        """Something that was dragged comes down on a tile."""
        if kind == "token":
            self.axe(place)
        else:
            self.gold(place, value)

    def why_not(self) -> str:
        """What is still missing; empty where it can be confirmed."""
        if self.draft.axe == NONE and not self.draft.spares:
            return _("First put the axe to one of the tiles.")
        return _("Each of the others needs at least 1 gold.") if self.draft.unpriced else ""

    def confirm(self) -> None:
        """Lay it down: nobody changes it any more."""
        one = self.stage.match.state.seats[self.stage.match.seat]
        secret = secret_of(self.stage.match.state, self.stage.match.seat)
        option = drafting.next_choice(one, self.draft, secret) if self.asked else None
        if option is not None:
            self.stage.scene.play.choose(option, Errand(PRICES, drafting.as_option(self.draft)))
