"""What is heard at the table, when, and that nothing hidden is betrayed by it."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Iterator

import pygame
import pytest

from game.desktop import commands as c
from game.desktop.loop import Stage
from game.desktop.pages import page
from game.desktop.preferences import Keeper, Preferences
from game.desktop.scenes.rules import Rules
from game.desktop.scenes.table import TableScene
from game.desktop.sound.catalogue import SOUNDS
from game.desktop.sound.player import START_MS, Sounds
from game.desktop.tables.hearing import DICE_AT, HURRIED_GAP, SIGNALS
from game.desktop.tables.skyrim.sounds import sounds
from game.kernel.events import Event
from game.kernel.match import Match, Step
from game.titles.skyrim import events as e
from tests.desktop.sound.spy import Spy
from tests.desktop.table_driver import FRAME_MS, Person, lands, make_match, make_scene, play_step, until_opened


class Listener(Person):
    """A person who writes down what is heard after each frame, and when."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self.heard: list[tuple[int, str]] = []

    def frame(self, ms: int = FRAME_MS, draw: bool = False) -> bool:
        changed = super().frame(ms, draw)
        self.heard += [(self.scene.clock, name) for name in self.scene.listen()]
        return changed

    def names(self) -> set[str]:
        return {name for _at, name in self.heard}


@pytest.fixture(scope="module")
def played() -> Match:
    match = make_match("human,random,random", seed=3, max_rounds=12)
    while not match.over:
        play_step(match)
    return match


def told(match: Match, *events: Event) -> list[str]:
    step = match.steps[-1]
    return sounds(match, dataclasses.replace(step, events=events))


# -- which --------------------------------------------------------------------------------------------
def test_all_names_are_in_the_catalogue(played: Match) -> None:
    again, names = Match(played.game, played.seed), set[str]()
    again.on_step.append(lambda match, step: names.update(sounds(match, step)))
    for step in played.steps:
        again.choose(step.option)
    assert names <= set(SOUNDS)
    assert {"dice1", "dice2", "dice3", "place", "move", "attack", "fall", "card", "conquest", "turn"} <= names
    assert names & {"victory", "defeat"}


def test_a_card_that_only_its_owner_sees_is_not_heard(played: Match) -> None:
    for seat in range(3):
        for card in (0, 1, 40):
            assert told(played, e.CardDrawn(seat), e.CardSeen(seat, card)) == ["card"]
            assert told(played, e.CardSeen(seat, card)) == []
    assert told(played, e.CardsTaken(0, 1, 2), e.CardsSeen(0, 1, (3, 4))) == ["card"]


def test_the_end_card_is_heard_when_it_is_shown_and_only_then(played: Match) -> None:
    for step in played.steps:
        shown = any(isinstance(event, e.EndCardDrawn) for event in step.events)
        assert ("end_card" in sounds(played, step)) == shown


def test_a_bell_for_people_alone(played: Match) -> None:
    assert told(played, e.TurnBegan(0, 1, 3, 0)) == ["turn"]
    assert told(played, e.TurnBegan(1, 1, 3, 0)) == []


def test_defeat_only_where_no_person_won(played: Match) -> None:
    assert told(played, e.MatchEnded((0,))) == ["victory"]
    assert told(played, e.MatchEnded((1,))) == ["defeat"]
    assert told(make_match("random,random", steps=1), e.MatchEnded((1,))) == ["victory"]


def test_a_region_is_heard_when_it_is_whole() -> None:
    match = make_match("human,random", steps=1)
    lands = match.game.content.regions[0][1]
    event = e.TerritoryConquered(0, lands[0], lands[1], -1, False)
    for land in lands:
        match.state.owner[land] = 0
    assert told(match, event) == ["conquest", "region"]
    match.state.owner[lands[-1]] = 1
    assert told(match, event) == ["conquest"]


# -- when ---------------------------------------------------------------------------------------------
def attacking(speed: str = "normal") -> Listener:
    """A person who has just thrown the dice of an attack."""
    listener = Listener(make_scene(make_match("human,human", seed=4), speed=speed))  # type: ignore[arg-type]
    match = listener.scene.match
    for _ in range(2000):
        if any(isinstance(event, e.AttackDeclared) for event in (match.steps[-1].events if match.steps else ())):
            break
        listener.frame(1000)
        if listener.scene.overlays.curtain:
            listener.press(pygame.K_RETURN)
        elif listener.asked():
            listener.choose_by_keys()
    else:
        pytest.fail("nobody attacked")
    return listener


def test_dice_are_heard_when_they_fall_and_losses_when_they_lie() -> None:
    listener = attacking()
    scene = listener.scene
    for _ in range(200):
        if any(isinstance(event, e.DiceRolled) for event in scene.match.steps[-1].events):
            break
        listener.frame()
        if listener.asked():
            listener.heard.clear()
            listener.choose_by_keys()
    began = scene.clock
    for _ in range(60):
        listener.frame(20)
    dice = [at - began for at, name in listener.heard if name.startswith("dice")]
    fall = [at - began for at, name in listener.heard if name == "fall"]
    assert len(dice) == 2
    assert DICE_AT <= dice[0] < dice[1] < fall[0]
    assert fall[0] >= scene.tempo.until > 0


def test_a_click_lets_all_be_heard_at_once() -> None:
    listener = attacking()
    scene = listener.scene
    scene.hearing._stepped(scene.match, _step(scene.match, e.TurnBegan(0, 1, 3, 0), e.CardDrawn(0)))
    listener.heard.clear()
    scene.tempo.finish()
    listener.frame(1)
    assert {"turn", "card"} <= listener.names()


def test_what_is_taken_back_is_not_heard() -> None:
    listener = attacking()
    scene = listener.scene
    scene.hearing._stepped(scene.match, _step(scene.match, e.CardDrawn(0)))
    listener.heard.clear()
    for undone in scene.match.on_undo:
        undone(scene.match)
    listener.frame(3000)
    assert "card" not in listener.names()


def _step(match: Match, *events: Event) -> Step:
    return dataclasses.replace(match.steps[-1], events=events)


def test_hurried_bots_make_no_din() -> None:
    listener = Listener(make_scene(make_match("random,random,random", seed=2, max_rounds=6)))
    listener.play()
    plain = sorted(at for at, name in listener.heard if name not in SIGNALS)
    assert "victory" in listener.names() or "end_card" in listener.names() or listener.frame(2000)
    assert plain
    seconds = plain[-1] // 1000 + 1
    assert len(plain) <= seconds * 1000 // HURRIED_GAP + 1


def test_a_whole_match_is_heard() -> None:
    listener = Listener(make_scene(make_match("human,random", seed=3, max_rounds=8), speed="normal"))
    listener.play(by_keys=True)
    listener.frame(5000)
    assert {"dice1", "dice2", "place", "move", "fall", "attack", "conquest", "turn"} <= listener.names()
    assert {"victory", "defeat"} & listener.names()


def test_a_curtain_is_heard() -> None:
    listener = Listener(make_scene(make_match("human,human", seed=4, max_rounds=8)))
    for _ in range(20_000):
        listener.frame()
        if listener.scene.overlays.curtain:
            break
        if listener.asked():
            listener.choose_by_keys()
    assert "curtain" in listener.names()


# -- in the window ------------------------------------------------------------------------------------
@pytest.fixture
def spy() -> Spy:
    return Spy()


@pytest.fixture
def stage(spy: Spy) -> Iterator[Stage]:
    scene = make_scene(make_match("human,random", seed=1), (1024, 640))
    rules = page("rules", ("skyrim",))
    made = Sounds(Keeper(first=Preferences()), spy, random.Random(1))
    stage = Stage(scene, lambda command: rules if isinstance(command, c.Goto) else scene, (1024, 640), sounds=made)
    stage.frame(START_MS, [])
    for _ in range(40):
        stage.frame(50, [])
        spy.all_end()
    spy.played.clear()
    yield stage
    pygame.display.quit()


def key(code: int) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode="")


def click(pos: tuple[int, int]) -> list[pygame.Event]:
    down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False)
    return [down, pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False)]


def later(stage: Stage, ms: int = 600) -> None:
    for _ in range(ms // 50):
        stage.frame(50, [])
    until_opened(stage)
    stage.frame(50, [])


def test_buttons_pages_and_refusals(stage: Stage, spy: Spy) -> None:
    scene = stage.scene
    assert isinstance(scene, TableScene)
    speed, undo = scene.layer.find("speed"), scene.layer.find("undo")
    assert speed is not None
    assert undo is not None
    assert not undo.enabled
    stage.frame(16, click(speed.rect.center))
    assert spy.names() == ["press"]
    later(stage)
    stage.frame(16, click(undo.rect.center))
    assert spy.names() == ["press", "refused"]
    later(stage)
    stage.frame(16, [key(pygame.K_F1)])
    later(stage)
    rules = stage.scene
    assert isinstance(rules, Rules)
    assert spy.names() == ["press", "refused", "page"]
    later(stage)
    back = rules.layer.find("back")
    assert back is not None
    stage.frame(16, click(back.rect.center))
    later(stage)
    assert isinstance(stage.scene, TableScene)
    assert spy.names() == ["press", "refused", "page", "page"]


def test_a_land_that_is_no_target_is_refused_aloud(stage: Stage, spy: Spy) -> None:
    scene = stage.scene
    assert isinstance(scene, TableScene)
    others = [land.key for land in lands(scene).table.board.territories if land.key not in scene.board.look.targets]
    scene.point(scene.table.target_at(others[0]))
    stage.frame(16, [])
    assert spy.names() == ["refused"]
    later(stage)
    scene.point(scene.table.target_at(scene.board.look.targets[0]))
    later(stage)
    assert "refused" not in spy.names()[1:]


M = [key(pygame.K_m), pygame.Event(pygame.KEYUP, key=pygame.K_m, mod=0, unicode="")]


def test_m_mutes_and_says_so(stage: Stage, spy: Spy) -> None:
    scene = stage.scene
    assert isinstance(scene, TableScene)
    stage.frame(16, M)
    assert stage.sounds.muted
    (off,) = stage.slips.shown()
    speed = scene.layer.find("speed")
    assert speed is not None
    stage.frame(16, click(speed.rect.center))
    assert spy.played == []
    stage.frame(16, M)
    assert not stage.sounds.muted
    (on,) = stage.slips.shown()
    stage.frame(16, M)
    assert stage.slips.shown() == [off] != [on]
