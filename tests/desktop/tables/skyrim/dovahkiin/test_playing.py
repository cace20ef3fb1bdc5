"""A person plays Dovahkiin at the table, by the mouse alone, with whatever can be pointed at."""

from __future__ import annotations

import random

import pygame
import pytest

from game.desktop.controller import Target
from game.desktop.tables.base import LogLine
from game.desktop.tables.registry import make_table
from game.desktop.tables.skyrim.dovahkiin.controller import kind_of
from game.desktop.tables.skyrim.dovahkiin.stage import SagaStage
from game.desktop.tables.skyrim.dovahkiin.table import SagaTable
from game.desktop.tables.skyrim.dovahkiin.words import choices
from game.kernel.events import visible
from game.kernel.match import Match
from tests.desktop.table_driver import Person, make_match, make_scene
from tests.desktop.tables.skyrim.dovahkiin import laid

ENDINGS = ("end_", "pass", "enough", "break_off")


class SagaPerson(Person):
    """Points at heroes, cards of all kinds, dice."""

    def pick(self) -> Target:
        targets = self.scene.play.targets()
        numbers = [one for one in targets if one.domain == "number"]
        if numbers:
            return numbers[-1]
        ends = [one for one in targets if one.domain == "verb" and str(one.value).startswith(ENDINGS)]
        others = [one for one in targets if one not in ends]
        if ends and (not others or self.chance.random() < 0.15):
            return self.chance.choice(ends)
        by_domain: dict[str, list[Target]] = {}
        for one in others:
            by_domain.setdefault(one.domain, []).append(one)
        return self.chance.choice(by_domain[self.chance.choice(sorted(by_domain))])

    def choose_by_mouse(self) -> None:
        scene, stage, target = self.scene, self.scene.stage, self.pick()
        assert isinstance(stage, SagaStage)
        if target.domain == "territory":
            self.click(scene.board.window_point(scene.table.key_of(target)))
        elif target.domain == "card":
            kind = kind_of(int(target.value))[0]
            row = "offer" if "offer" in stage.rows.cards else kind if kind in stage.rows.cards else "gear"
            if stage.rows.open != row:
                tab = scene.layer.find(f"spot.row.{row}")
                assert tab is not None, f"no way to the {row} cards"
                self.click(tab.rect.center)
            rect = scene.hand.spot(int(target.value))
            self.click((rect.x + 6, rect.y + 8))
        elif target.domain in ("hero", "revive", "slot", "faces"):
            widget = scene.layer.find(f"point.{target.domain}.{target.value}")
            assert widget is not None, f"there is no button for {target}"
            self.click(widget.rect.center)
        else:
            self.click(self.button(target).center)


def test_a_person_plays_by_the_mouse() -> None:
    match = make_match("human,random,random", 11, mode="dovahkiin", random_setup=True)
    scene = make_scene(match, (1280, 720))
    person = SagaPerson(scene, 3)
    stuck = made = 0
    while not match.over and made < 90 and person.frames < 900:
        before = (len(match.steps), scene.play.version)
        person.frame(draw=person.frames % 60 == 0)
        if scene.overlays.curtain:
            person.press(pygame.K_RETURN)
        elif person.asked():
            person.choose_by_mouse()
            made += 1
        stuck = stuck + 1 if (len(match.steps), scene.play.version) == before else 0
        assert stuck < 60, (match.state.stack[-1], scene.play.targets(), scene.slips.shown(), scene.slips.near)
    assert sum(step.seat == 0 for step in match.steps) > 20


@pytest.mark.parametrize(("seed", "mode"), [(20, "dovahkiin"), (21, "dovahkiin"), (22, "custom")])
def test_whatever_is_asked_is_told(seed: int, mode: str) -> None:
    """Random play of two persons and two bots to the end: all that the panels say can be said in every position."""
    told = {"random_setup": True} if mode == "dovahkiin" else {**laid.ALL_ON, "victory": "endcard"}
    match = make_match("human,human,random,random", seed, mode=mode, **told)
    table = make_table(match.game)
    assert isinstance(table, SagaTable)
    chance, lines, verbs = random.Random(seed), list[LogLine](), set[str]()
    while not match.over and len(match.steps) < 4000:
        seat, options = match.seat, match.options()
        often = options[0][0] in ("place", "attack", "end_invasion")
        if match.game.setup.seats[seat].is_human and len(options) > 1 and (len(match.steps) % 3 == 0 or not often):
            _point_at_all(table, match, chance)
        option = chance.choice(options)
        assert table.deed(match.state, option)
        step = match.choose(option)
        verbs.add(step.option[0])
        table.log(match, visible(step.events, seat), len(match.steps), lines)
        table.sounds(match, step)
        table.cards_seen(match, step)
        if len(match.steps) % 7 == 0 and not match.over:
            _read_all(table, match, seat)
    assert {"walk", "challenge", "strike", "keep"} <= verbs
    assert all(line.words and "{" not in line.words for line in lines)
    found = table.result(match)
    assert [one.points for one in found.standings] == [row.whole for one in found.standings for row in found.shares
                                                       if row.faction == one.faction]  # fmt: skip


def _point_at_all(table: SagaTable, match: Match, chance: random.Random) -> None:
    """Every way to point at a choice says what is asked and where it goes on."""
    controller = table.make_controller(match.game.naming, match.options())
    while True:
        asked = table.ask(match, controller)
        assert asked.question
        assert "{" not in asked.question + asked.explain
        targets = controller.targets()
        buttons = {key for key, _label, _tip in choices(table, match, controller)}
        for target in targets:
            if target.domain == "verb":
                assert table.verb(match, controller, str(target.value)) != target.value
            elif target.domain == "card":
                cards = table.hand(match, match.seat) + table.offered(match, match.seat)
                assert int(target.value) in {card.value for card in cards}
            elif target.domain != "territory":
                assert target.domain == "number" or f"point.{target.domain}.{target.value}" in buttons
        key = chance.choice(table.content.keys)
        if table.target_at(key) not in targets and not controller.numbers():
            assert table.refusal(match, controller, key) is not None
        on = [one for one in targets if one.domain not in ("verb", "number")]
        if not on or controller.point(chance.choice(on)) is not None:
            return


def _read_all(table: SagaTable, match: Match, seat: int) -> None:
    for viewer in (seat, -1):
        for row in table.standings(match, viewer):
            assert "{" not in row.tip
    table.look(match, None)
    table.battle(match)
    table.dragon_words(match)
    assert table.phases(match)
    assert table.playing(match)
    for key in table.content.keys[::9]:
        assert "{" not in table.land(match, seat, key, "").words
