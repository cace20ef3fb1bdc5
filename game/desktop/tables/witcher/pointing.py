"""What the hands are on at the witchers' table, and what is shown for it: places a card leads to, what a card is worth
for a place, the card that lies in the combo as if it were played, what is told of a thing on the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.desktop.tables import spotting
from game.desktop.tables.witcher import waters, words
from game.desktop.tables.witcher.atlas import WANDER
from game.titles.witcher.state import NONE

if TYPE_CHECKING:
    from game.desktop.tables.witcher.stage import WitcherStage


class Pointing:
    """`lit`: places that the card in hand speaks of."""

    def __init__(self, stage: WitcherStage) -> None:
        self.stage = stage
        self.lit: tuple[str, ...] = ()

    def note_aim(self) -> bool:
        """Cards say what they are worth for the place that is thought of; whether it is another than before."""
        stage, board = self.stage, self.stage.board
        goal = board.aim if stage.kind == WANDER and board.aim in board.look.targets else ""
        if goal == stage.desk.noted:
            return False
        stage.desk.noted = goal
        stage.desk.show_hand(stage.legal("card"), stage.carried())
        return True

    def light(self) -> bool:
        """Light where the card that is pointed at leads by itself; whether that is another place than before."""
        lit = self._led_to()
        if lit == self.lit:
            return False
        self.lit = lit
        self.stage.scene.lights.settle()
        return True

    def _led_to(self) -> tuple[str, ...]:
        stage = self.stage
        aim = spotting.aim(stage.scene.layer, "hand")
        spot = stage.cards.spot(aim.focused or aim.hovered)
        seat = stage.match.seat
        here = stage.state.seats[seat].place if not stage.match.over else NONE
        if spot is None or stage.kind != WANDER or not stage.hand_of_asked() or here == NONE:
            return ()
        content = stage.table.content
        return tuple(content.place_keys[place] for place in waters.alone(content, stage.state, seat, spot.value))

    def ghost(self) -> bool:
        """A card that is pointed at lies in the combo as if it were played; whether it is another than before."""
        stage = self.stage
        aim = spotting.aim(stage.scene.layer, "cover")
        key = aim.focused or aim.hovered
        card = key[1] if key is not None and key[0] == "card" else NONE
        if not stage.covers.point(card) or stage.covered != "fight" or stage.holds:
            return False
        stage.scene.stale = True
        return True

    def told_of(self, key: str) -> str:
        """What is told of what stands on the map."""
        stage = self.stage
        viewer = stage.scene.session.viewer
        kind, _colon, number = key.partition(":")
        if kind == "monster":
            return words.monster_tip(stage.match, viewer, int(number))
        if kind in ("ship", "danger", "dagon"):
            return waters.tip(stage.match, viewer, kind, int(number))
        if kind == "seat":
            return stage.scene.scenery.rows[int(number)].tip
        return words.place_tip(stage.match, viewer, stage.table.content.place_keys.index(key))
