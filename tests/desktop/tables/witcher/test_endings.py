"""What is said at the end of a fight: why it ended, what it brings, which rule; what follows is asked at the table."""

from __future__ import annotations

from typing import Any

import pytest

from game.desktop.commands import Goto
from game.desktop.tables.witcher import endings
from game.desktop.tables.witcher.views.fight.models import FightModel, Monster
from game.desktop.tables.witcher.views.hand import HandModel
from game.kernel.match import Match
from game.titles.witcher import events as e
from game.titles.witcher import names
from game.titles.witcher.fight import events as f
from tests.desktop.tables.witcher.driver import make_match, make_scene, play_step, witchers
from tests.desktop.tables.witcher.test_blows import until

CLAUSES = {f.MonsterKilled: "WOW-OUT-01", f.MonsterDrivenAway: "WOW-OUT-02", f.WitcherDefeated: "WOW-OUT-03"}


def ended(kind: type[Any]) -> tuple[Match, FightModel]:
    match = until(lambda events: any(isinstance(one, kind) for one in events))
    step = match.steps[-1]
    return match, endings.final(match, step, endings.outcome_of(step).seat, HandModel())


@pytest.mark.parametrize("kind", [f.MonsterKilled, f.MonsterDrivenAway, f.WitcherDefeated])
def test_an_end_names_its_rule_and_what_it_gave(kind: type[Any]) -> None:
    match, model = ended(kind)
    step, content = match.steps[-1], match.game.content
    assert endings.clause(match, step) == CLAUSES[kind]
    seat = endings.outcome_of(step).seat
    said = " ".join(model.told)
    after = step.events[step.events.index(endings.outcome_of(step)) :]
    for one in after:
        if isinstance(one, f.TrophyWon) and one.seat == seat:
            assert names.trophy(content, one.trophy) in said
        if isinstance(one, e.TrailTaken) and one.seat == seat:
            assert names.terrain(one.terrain) in said
    if kind is not f.WitcherDefeated and not match.over:
        assert names.gold(2) in said
    if kind is f.WitcherDefeated:
        assert names.gold(2) not in said
        assert isinstance(model.foe, Monster)
        assert str(model.foe.life.left) in model.told[0]
    assert not model.hand.cards


def test_each_kind_of_end_says_something_else() -> None:
    whys = [ended(kind)[1].told[0] for kind in CLAUSES]
    assert len(set(whys)) == len(whys)


def test_a_knock_out_by_the_last_combo_is_not_told_as_a_blow() -> None:
    blow = [f.ComboLaid(0, (), 1, 0, 0), f.CardsLost(0, (3,), False), f.KnockedOut(0)]
    laid = [f.CardsLost(0, (3,), False), f.ComboLaid(0, (), 1, 0, 0), f.KnockedOut(0)]
    assert endings._knocked_out(blow, 0) != endings._knocked_out(laid, 0)
    assert endings._knocked_out(laid, 0) != endings._knocked_out(laid, 1)


def test_rules_open_at_the_end_that_is_read_and_what_follows_is_asked_at_the_table() -> None:
    for seed in range(1, 30):
        probe = make_match("human:Ada,random", seed)
        while not probe.over and not any(isinstance(one, f.MonsterDrivenAway) for one in _last(probe)):
            play_step(probe)
        if not probe.over and probe.steps[-1].seat == probe.seat == 0 and endings.is_over(probe.state):
            break
    match = make_match("human:Ada,random", probe.seed, len(probe.steps) - 1)
    scene = make_scene(match)
    scene.refresh()
    scene.session.choose(probe.steps[-1].option)
    stage = witchers(scene)
    for _ in range(400):
        scene.update(50)
    assert stage.holds
    command = scene.rules()
    assert isinstance(command, Goto)
    assert command.args[-1] == "WOW-OUT-02"
    while stage.holds:
        stage.covers.go_on()
    scene.refresh()
    assert stage.covers.kind == ""
    command = scene.rules()
    assert isinstance(command, Goto)
    assert command.args[-1] != "WOW-OUT-02"


def _last(match: Match) -> list[Any]:
    return list(match.steps[-1].events) if match.steps else []
