"""The match as the map shows it: who stands where, what can be pointed at, which roads lead on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.desktop.board.look import Way
from game.desktop.tables.witcher import rows, waters
from game.desktop.tables.witcher.continent.look import Beast, ContinentLook, Figure, Mark, monster_key, seat_key
from game.desktop.tables.witcher.waters import PAYING
from game.titles.witcher import events as e
from game.titles.witcher.entering import matches
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.setup import SCHOOLS
from game.titles.witcher.skellige.events import ShipLanded
from game.titles.witcher.state import NONE

if TYPE_CHECKING:
    from game.desktop.tables.witcher.stage import WitcherStage

WANDER = NUMBER["wander"]
LOOK_BACK = 30  # steps in which the last move is looked for


class Atlas:
    """Reads a stage's match."""

    def __init__(self, stage: WitcherStage) -> None:
        self.stage = stage

    def look(self) -> ContinentLook:
        """The map at this moment."""
        stage = self.stage
        state, content, viewer = stage.state, stage.table.content, stage.scene.session.viewer
        keys, known = content.place_keys, content.catalogue.monsters
        active = rows.active_seat(self.stage.match)
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
        aim = keys[state.stack[-1][2]] if self.stage.kind in PAYING else ""
        choosing = bool(targets) and self.stage.kind != NONE
        tavern = keys[state.tavern] if state.tavern != NONE else ""
        return ContinentLook(
            self.figures(active), beasts, tuple(marks), tavern, targets, source, aim, self._last(), choosing, roads,
            waters.look(stage.match),
        )  # fmt: skip

    def figures(self, active: int) -> tuple[Figure, ...]:
        """The witchers, whoever has the turn nearest to the place."""
        state, keys = self.stage.state, self.stage.table.content.place_keys
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
        content, state, keys = self.stage.table.content, self.stage.state, self.stage.table.content.place_keys
        if self.stage.scene.play.controller is None or self.stage.match.over or self.stage.covered:
            return (), "", ()
        places = sorted(self.stage.legal("place"))
        here = state.seats[self.stage.match.seat].place
        if self.stage.hands.carrying != NONE:
            places = [place for place in places if matches(content, self.stage.hands.carrying, place)]
        source = keys[here] if self.stage.kind in (WANDER, *PAYING) and here != NONE else ""
        targets = [keys[place] for place in places]
        roads = [(source, key) for key in targets] if self.stage.kind == WANDER and source else []
        if self.stage.kind in PAYING:
            roads = [(source, keys[state.stack[-1][2]])]
        for terrain in sorted(self.stage.legal("terrain")):
            slot = state.slots[terrain]
            targets.append(monster_key(terrain) if slot.monster != NONE else keys[slot.token])
        seats = [seat_key(seat) for seat in sorted(self.stage.legal("seat")) if state.seats[seat].place != NONE]
        return (*targets, *seats), source, tuple(roads)

    def _last(self) -> Way | None:
        keys = self.stage.table.content.place_keys
        for step in reversed(self.stage.match.steps[-LOOK_BACK:]):
            for event in reversed(step.events):
                if isinstance(event, e.WitcherMoved | ShipLanded):
                    return Way(keys[event.source], keys[event.place], rows.faction(self.stage.match, event.seat))
        return None
