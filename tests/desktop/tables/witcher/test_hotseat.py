"""Several persons at one machine: who is asked, whose things lie where, and how a hand that lies face down is seen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame

from game.desktop.scenes.table import TableScene
from game.desktop.tables.witcher import faces, parade
from game.desktop.tables.witcher.views.fight.models import Monster
from game.desktop.tables.witcher.views.fight.scene import FightView
from game.desktop.tables.witcher.views.hand import HandModel
from game.desktop.tables.witcher.views.models import Held
from game.desktop.tables.witcher.views.poker import PokerView
from game.desktop.theme import Theme
from game.kernel.match import Match
from game.titles.witcher.frames import NUMBER
from tests.desktop.tables.witcher.driver import Wanderer, make_match, make_scene, play_step, witchers

TWO = "human:Ada,human:Bo"


def match_at(kind: str, wanted: Callable[[Match], bool] = lambda _match: True, seats: str = TWO) -> Match:
    """A match of two persons in which that is asked."""
    for seed in range(1, 60):
        match = make_match(seats, seed, max_rounds=12)
        while not match.over and not (match.state.stack[-1][0] == NUMBER[kind] and wanted(match)):
            play_step(match)
        if not match.over:
            return match
    raise AssertionError(f"{kind} was never asked")


def between_witchers(match: Match) -> bool:
    """Whether dice are thrown by two witchers, and the one that was challenged is asked."""
    poker = next(frame for frame in reversed(match.state.stack) if frame[0] == NUMBER["poker"])
    return bool(poker[2] >= 0 and match.seat == poker[2])


def guided(match: Match) -> TableScene:
    scene = make_scene(match)
    scene.keeper.change(guide=True)
    scene.layout((1280, 720), Theme(1.0))
    for _ in range(6):
        scene.update(400)
    return scene


def test_dice_are_advised_though_the_hand_lies_face_down() -> None:
    scene = guided(match_at("reroll", between_witchers))
    assert scene.session.viewer != scene.match.seat
    assert scene.guide.reason is not None
    assert scene.layer.find("advised") is not None
    assert scene.stage.advice_waits() == ""


def test_where_advice_rests_on_a_hand_it_is_looked_at_by_its_key_and_by_a_button() -> None:
    match = match_at("answer", lambda match: bool(match.state.seats[match.seat].hand))
    scene = guided(match)
    assert scene.session.viewer != match.seat
    assert scene.guide.reason is None
    assert scene.stage.advice_waits()
    look = scene.layer.find("look")
    assert look is not None
    person = Wanderer(scene)
    person.press(pygame.K_l)
    scene.update(16)
    assert scene.overlays.curtain is not None
    person.press(pygame.K_RETURN)
    for _ in range(4):
        scene.update(400)
    assert scene.session.viewer == match.seat
    assert set(witchers(scene).hand_of_asked()) == set(match.state.seats[match.seat].hand)
    assert scene.guide.reason is not None


def test_rows_of_dice_stay_with_their_witchers_and_the_one_who_is_asked_is_named() -> None:
    match = match_at("reroll", between_witchers)
    person = Wanderer(make_scene(match))
    person.frame(400, True)
    scene, view, names = person.scene, witchers(person.scene).covers.view, ("Ada", "Bo")
    assert isinstance(view, PokerView)
    rival = match.seat
    rows = [(side.name, side.dice) for side in (view.model.mine, view.model.other) if side]
    assert rows[1][0] == names[rival]
    assert names[rival] in view.model.question
    die = scene.layer.find("spot.cover.die.2")
    assert die is not None
    assert view.upper.move(view.rect.topleft).contains(die.rect)
    person.click(die.rect.center)
    scene.refresh()
    assert view.model.other is not None
    assert view.model.other.picked == (False, False, True, False, False)
    assert not any(view.model.mine.picked)
    witchers(scene).covers.picked.clear()
    scene.play.choose(("reroll", 0))
    scene.refresh()
    assert match.seat != rival
    assert [(side.name, side.dice) for side in (view.model.mine, view.model.other) if side] == rows
    assert names[match.seat] in view.model.question


def test_whoever_names_the_attack_is_asked_by_name_and_sees_no_blow_that_is_past() -> None:
    match = match_at("name_attack", lambda match: match.state.fight.sides[0].turns > 1)
    scene, names = make_scene(match), ("Ada", "Bo")
    scene.update(400)
    view = witchers(scene).covers.view
    assert isinstance(view, FightView)
    fighter = match.state.fight.seats[0]
    assert match.seat != fighter
    assert names[match.seat] in view.model.question
    assert view.model.blow is None
    assert view.model.before
    assert isinstance(view.model.foe, Monster)
    assert names[fighter] in view.model.foe.words


def test_the_curtain_tells_whoever_chose_last_to_stay_and_others_to_hand_the_machine_over() -> None:
    for stays in (True, False):
        match = match_at("wander", lambda match: bool(match.state.seats[match.seat].hand))
        scene = make_scene(match)
        last = match.seat if stays else 1 - match.seat
        match.steps[-1] = replace(match.steps[-1], seat=last, by_person=True)
        scene.update(16)
        assert scene.overlays.curtain is not None
        assert scene.overlays.curtain.model.stays == stays


def test_in_the_end_the_winners_board_lies_there() -> None:
    shown = set()
    for seed in range(1, 9):
        match = make_match(TWO, seed, max_rounds=3)
        while not match.over:
            play_step(match)
        scene = make_scene(match)
        scene.update(400)
        assert witchers(scene).seat_shown() == match.state.winners[0]
        shown.add(match.state.winners[0])
    assert shown == {0, 1}


def test_when_a_fight_is_over_no_card_glows_as_if_it_could_be_chosen() -> None:
    match = match_at("combo", lambda match: len(match.state.seats[0].hand) > 1, "human:Ada")
    content, seat = match.game.content, match.state.seats[0]
    lit = tuple(Held(card, faces.action(content, card), "legal") for card in seat.hand)
    play_step(match)
    model = parade.before(match, 0, HandModel(lit)).model()
    assert [card.value for card in model.hand.cards] == [card.value for card in lit]
    assert all(card.state == "" for card in model.hand.cards)
