"""What is said in few words: the chronicle's lines, advice, what a specialty does."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.bots.reason import Reason
from game.desktop.tables.base import LogLine
from game.desktop.tables.witcher import advice, chronicle, panels, words
from game.desktop.tables.witcher.table import WitcherTable
from game.desktop.tables.witcher.views.fight.panels import power_fits
from game.desktop.tables.witcher.views.fight.scene import FightView
from game.desktop.theme import Theme
from game.titles.witcher import events as e
from game.titles.witcher.catalogue.ability_words import specialty_words
from tests.desktop.tables.witcher.driver import make_match
from tests.desktop.tables.witcher.samples_fight import monster_fight
from tests.desktop.tables.witcher.test_stage import until

SIZES = [((1152, 540), 1.0), ((1152, 580), 1.0), ((1024, 580), 1.0), ((1280, 660), 2.0), ((1920, 1000), 1.0)]


def test_a_paragraph_of_a_story_is_no_line_of_the_chronicle() -> None:
    match = make_match()
    lines: list[LogLine] = []
    chronicle.write(match, [e.StoryRead(0, 3), e.AnswerGiven(0, 3, 0), e.ResultTold(0, 3)], 0, lines)
    assert len(lines) == 2


def test_advice_on_a_story_ends_with_one_stop() -> None:
    match = until("answer", "human,random,random").scene.match
    for option in match.options():
        said = advice.sentence(match, Reason(option, ""))
        assert said.endswith(".")
        assert not said.endswith("..")


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_all_that_a_specialty_does_can_be_read_in_a_fight(size: tuple[int, int], scale: float) -> None:
    catalogue, model = make_match().game.content.catalogue, monster_fight()
    assert model.me.power is not None
    for school in range(len(catalogue.schools)):
        for level in range(1, 6):
            power = replace(model.me.power, words=specialty_words(catalogue, school, level), level=level)
            view = FightView(replace(model, me=replace(model.me, power=power)))
            view.place(pygame.Rect((0, 0), size), Theme(scale))
            assert view.spots
            assert power_fits(view.theme, view.mine.power_box, power), power.words


def test_the_strongest_monster_is_told_of_where_it_is_placed() -> None:
    person = until("place_monster", "human,human")
    match, scene = person.scene.match, person.scene
    one = match.game.content.catalogue.monsters[match.state.stack[-1][2]]
    assert scene.play.controller is not None
    asked = words.ask(match, scene.play.controller)
    assert one.name in asked.question
    assert str(one.life) in asked.question
    assert all(one.name in side.words for side in panels.monsters(match, 0, ()).monsters)


def test_leaving_says_what_becomes_of_the_match() -> None:
    tables = {many: WitcherTable(make_match(",".join(["human"] * many)).game).leaving for many in (1, 2, 3)}
    assert len(set(tables.values())) == 3
