"""The scene of a fight, for a monster or for another witcher: six parts, each painted anew only when it changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.desktop import theme as t
from game.desktop.kit import text
from game.desktop.kit.allowance import ALLOWANCE
from game.desktop.kit.fitting import put
from game.desktop.kit.surfaces import drop, opaque, table
from game.desktop.tables.views import Aim, Key, Spot, Tip, View
from game.desktop.tables.witcher.views.fight import layout, moving, tidings
from game.desktop.tables.witcher.views.fight.arena import Arena
from game.desktop.tables.witcher.views.fight.blow import BlowPanel
from game.desktop.tables.witcher.views.fight.models import Fighter, FightModel
from game.desktop.tables.witcher.views.fight.motion import Move
from game.desktop.tables.witcher.views.fight.offers import Offers
from game.desktop.tables.witcher.views.fight.panels import MonsterPanel, WitcherPanel
from game.desktop.tables.witcher.views.hand import HandView
from game.desktop.theme import Theme
from game.kernel.texts import N_
from game.kernel.texts import gettext as _

SOURCE = N_("A monster attacks with the top card of its own Life Pool: each attack makes that smaller by one card.")
Paint = Callable[[pygame.Surface], None]


@dataclass
class Part:
    """A part of the scene: where it lies, what it says (equal where it looks the same), how it is painted."""

    rect: pygame.Rect
    said: object
    paint: Paint


class FightView(View[FightModel]):
    """Spots: card (hand), laid and ghost (combo), potion, power, specialty, rival (0), foe (0), mine (0), blow 0-1, and
    the buttons by their names. `moves` are drawn over what rests."""

    wants = layout.WANTS
    solid = True

    def __init__(self, model: FightModel) -> None:
        super().__init__(model)
        self.moves: tuple[Move, ...] = ()
        self.hand = HandView(model.hand)
        self._sheet = self._under = opaque((1, 1))
        self._said: dict[str, object] = {}
        self._whole = False  # every part was painted since the scene was opened
        self._pressing = False  # what is seen is another window's: no part waits

    def animate(self, moves: tuple[Move, ...]) -> bool:
        """Other things on their way; whether the picture changes."""
        changed = moves != self.moves
        self.moves = moves
        return changed

    def looks(self) -> object:
        """What moves changes the picture too."""
        return super().looks(), self.moves

    # -- places -----------------------------------------------------------------------------------

    def lay(self) -> list[Spot]:
        """The six parts and their places, in the order of the keys: hand, what is at hand, buttons, the rest."""
        theme, model = self.theme, self.model
        self.places = layout.make(self.area, theme)
        at = self.places
        self.arena = Arena(theme, at.arena, model)
        self.blow = BlowPanel(theme, at.blow, model)
        self.offers = Offers(theme, at.offers, model)
        self.mine = WitcherPanel(theme, at.mine, model.me, (), self.growth)
        self.foe: MonsterPanel | WitcherPanel
        if isinstance(model.foe, Fighter):
            self.foe = WitcherPanel(theme, at.foe, model.foe, model.facts, self.growth)
        else:
            self.foe = MonsterPanel(theme, at.foe, model.foe, model.facts, self.growth)
        self.hand.show(model.hand)
        self.hand.place(at.hand, self._hand_theme())
        return [*self.hand.spots, *self._mine_spots(), *self.offers.spots(), *self.arena.spots(), *self._foe_spots()]

    def _hand_theme(self) -> Theme:
        return self.theme

    def _mine_spots(self) -> list[Spot]:
        power = self.model.me.power
        if power is None:
            return []
        why = _("Used in this Fight.") if power.used else power.why
        tip = Tip(power.name, tuple(words for words in (power.words, why) if words))
        return [Spot("specialty", 0, self.mine.power_box, power.legal, power.name, tip)]

    def _foe_spots(self) -> list[Spot]:
        foe = self.model.foe
        spots = []
        if isinstance(foe, Fighter):
            if foe.power:
                assert isinstance(self.foe, WitcherPanel)
                tip = Tip(foe.power.name, (foe.power.words,))
                spots.append(Spot("rival", 0, self.foe.power_box, False, foe.power.name, tip))
        else:
            spots.append(Spot("foe", 0, self.places.foe, False, foe.name, Tip(foe.name, (foe.words,))))
        if self.model.blow:
            title = self.model.blow_title
            tip = Tip(title, (_(SOURCE),))
            spots.append(Spot("blow", self.model.blow.chosen, self.blow.card, False, title, tip))
        return spots

    # -- parts ------------------------------------------------------------------------------------
    def _parts(self) -> dict[str, Part]:
        """What moves ends in the first two: they are painted first."""
        model, at, aim = self.model, self.places, self.aim
        flying = frozenset(one.value for one in self.moves if one.kind == "laid")
        turning = any(one.kind == "turned" for one in self.moves)
        return {
            "arena": Part(
                at.arena,
                (model.foe, model.combo, model.tally, model.turn, model.rivals, flying, _on(aim, "laid", "ghost")),
                lambda dst: self.arena.paint(dst, aim, flying),
            ),
            "blow": Part(
                at.blow,
                (model.blow, model.blow_title, model.blow_empty, model.before, turning),
                lambda dst: self.blow.paint(dst, not turning),
            ),
            "foe": Part(at.foe, (model.foe, model.facts, _on(aim, "rival")), self._paint_foe),
            "mine": Part(at.mine, (model.me, _on(aim, "specialty")), lambda dst: self.mine.paint(dst, aim)),
            "offers": Part(
                at.offers,
                (
                    model.potions,
                    model.potions_line,
                    model.powers,
                    model.buttons,
                    _on(aim, "potion", "power", *_names(model)),
                ),
                lambda dst: self.offers.paint(dst, aim),
            ),
            "hand": Part(
                at.lower.union(at.hand),
                (model.hand, model.question, model.hint, model.told, _on(aim, "card")),
                self._paint_hand,
            ),
        }

    def _paint_foe(self, dst: pygame.Surface) -> None:
        if isinstance(self.foe, WitcherPanel):
            aim = Aim(("specialty", 0)) if self.aim.on("rival", 0) else Aim()
            self.foe.paint(dst, aim)
        else:
            self.foe.paint(dst)

    def _paint_hand(self, dst: pygame.Surface) -> None:
        """The question on a line, the cards below."""
        theme, at, model = self.theme, self.places, self.model
        style = text.Style("bodyb", 28 if model.told else 23, t.PARCHMENT_LIT, emboss=t.BLACK)
        y = at.question.centery
        end = put(dst, theme, model.question, style, (at.question.x, y), at.question.w).right
        room = at.question.right - end - theme.px(14)
        hint = text.Style("ital", 20, t.PARCHMENT_DIM)
        if model.hint and text.width(theme, model.hint, hint.sized(text.LEAST)) <= room:
            put(dst, theme, model.hint, hint, (end + theme.px(14), y), room)
        if model.told:
            box = at.hand.inflate(-theme.px(12), -theme.px(16))
            tidings.paint(dst, theme, (*model.told, model.lore) if model.lore else model.told, bool(model.lore), box)
            return
        self.hand.point(self.aim)
        self.hand.paint_at(dst)

    # -- picture ----------------------------------------------------------------------------------
    def _ground(self) -> pygame.Surface:
        """The oak, and the shadows that the five plates throw on it."""
        out, px, at = opaque(self.rect.size), self.theme.px, self.places
        out.blit(table(self.rect.size), (0, 0))
        for rect in (at.foe, at.arena, at.blow, at.mine, at.offers):
            drop(out, rect, px(6), px(12), 150, (px(3), px(6)))
        return out

    def paint(self, dst: pygame.Surface) -> None:
        """All parts on the oak."""
        dst.blit(self._ground(), (0, 0))
        for part in self._parts().values():
            part.paint(dst)

    def draw(self, dst: pygame.Surface) -> None:
        """What was painted last of each part, and what moves above them; nothing until there is something of all."""
        self.refresh()
        if not self._whole:
            return
        dst.blit(self._sheet, self.rect)
        if self.moves:
            moving.draw(dst, self)

    def forget(self) -> None:
        """Another fight: nothing of the last one is seen."""
        super().forget()
        self._said, self._whole = {name: said for name, said in self._said.items() if name == "frame"}, False

    def refresh(self) -> bool:
        """Paint parts that changed, as many as the frame allows; a window of another size is filled at once."""
        frame = (self.rect.size, self.theme, self.given)
        if self._said.get("frame") != frame:
            self._pressing = self._whole
            if not (self._pressing or ALLOWANCE.lasts()):
                return False
            self._under = self._ground()
            self._sheet = self._under.copy()
            self._said, self._whole = {"frame": frame}, False
        parts = self._parts()
        changed = [name for name, part in parts.items() if self._said.get(name) != part.said]
        while changed and (self._pressing or ALLOWANCE.lasts()):
            name = changed.pop(0)
            self._paint_part(parts[name])
            self._said[name] = parts[name].said
        self._whole = self._whole or not changed
        self._pressing = self._pressing and not self._whole
        return not changed

    def _paint_part(self, part: Part) -> None:
        self._sheet.set_clip(part.rect)
        self._sheet.blit(self._under, part.rect, part.rect)
        part.paint(self._sheet)
        self._sheet.set_clip(None)
        self.painted += 1


def _names(model: FightModel) -> tuple[str, ...]:
    return tuple(one.name for one in model.buttons)


def _on(aim: Aim, *names: str) -> tuple[Key | None, ...]:
    """The hands as far as they are on places of some names: others do not change a part."""
    return tuple(one if one and one[0] in names else None for one in (aim.hovered, aim.focused, aim.pressed))
