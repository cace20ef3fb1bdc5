"""'Guide me' at the table: what the bot would choose from the same view, for whoever has the machine alone."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pygame
import pytest

from game.bots.bot import decision_chance
from game.bots.levels import ADVISER, make_bot
from game.bots.reason import Reason
from game.bots.skyrim.forecast import forecast
from game.bots.thinker import Thinker
from game.desktop.preferences import Keeper, Preferences
from game.desktop.scenes.table import TableScene
from game.desktop.session import Session, Waiting
from game.desktop.tables.guidebar import GuideModel, fitted, way
from game.desktop.tables.skyrim import advice
from game.desktop.tables.skyrim.table import SkyrimTable
from game.desktop.theme import Theme
from game.desktop.widgets.controls import Button
from game.kernel.game import Game
from game.kernel.match import Match
from game.kernel.rules import Frame, Option
from game.kernel.setup import parse_seats, read_setup
from game.titles import find_title
from game.titles.skyrim import frames as f
from game.titles.skyrim.cards import set_options, set_worth
from tests.bots.skyrim.table import laid_out
from tests.desktop.table_driver import Person, make_match, make_scene

SIZES = [((1280, 720), 1.0), ((1920, 1080), 1.0), ((2560, 1440), 1.25), ((1024, 640), 1.0), ((1024, 640), 2.0)]


def guided(match: Match, size: tuple[int, int] = (1280, 720), scale: float = 1.0) -> TableScene:
    scene = make_scene(match, size)
    scene.keeper.change(guide=True)
    scene.layout(size, Theme(scale))
    return scene


def wanted(match: Match) -> Option:
    """What the adviser's level would choose from the view of the seat that is asked."""
    seen = match.game.title.view(match.game.content, match.state, match.seat)
    chance = decision_chance(match.seed, len(match.steps))
    return make_bot("skyrim", ADVISER).choose(match.game, seen, match.options(), chance)


def settle(person: Person, frames: int = 4) -> None:
    for _ in range(frames):
        person.frame()


@pytest.mark.parametrize("mode", ["chaos", "civil-war"])
def test_advice_is_what_the_bot_would_do_and_doing_it_does_that(mode: str) -> None:
    scene = guided(make_match("human,normal,random", 3, mode=mode))
    person, match, kinds = Person(scene), scene.match, set[int]()
    for _ in range(900):
        person.frame()
        if match.over or (match.state.rounds >= 2 and len(kinds) > 6):
            break
        if not person.asked():
            assert scene.guide.words == ""
            continue
        person.frame()
        kinds.add(match.state.stack[-1][0])
        option = wanted(match)
        assert scene.guide.reason is not None
        assert scene.guide.reason.option == option
        assert scene.guide.words.endswith(".")
        assert "{" not in scene.guide.words
        person.press(pygame.K_g, pygame.KMOD_SHIFT)
        assert match.steps[-1].option == option
        while scene.guide._followed >= 0 and person.asked():
            person.frame()
        assert not (person.asked() and scene.table.takes_back(match)), "both halves were one advice"
    assert {f.REINFORCE, f.INVADE, f.DEFEND} <= kinds
    assert f.PLACE_UNITS not in kinds
    assert (f.CLAIM in kinds) == (mode == "civil-war")


RARE = [
    ((f.PLACE, 0, 2), 0),
    ((f.EXCHANGE, 0), 6),
    ((f.REINFORCE, 0, 3, 1), 5),
    ((f.REINFORCE, 0, 0, 0), 4),
    ((f.MANEUVER_TO, 0, 20), 0),
]


@pytest.mark.parametrize(("frame", "cards"), RARE)
def test_rare_decisions_are_advised_too(frame: Frame, cards: int) -> None:
    match = make_match("human,normal,random", 3)
    content = match.game.content
    near = content.connected[20]
    lands = {20: (0, 5), near[0]: (0, 2), near[1]: (1, 2), near[2]: (0, 1), 40: (2, 2), 41: (1, 3)}
    hand = tuple(sorted(content.land, key=lambda card: content.symbol[card])[:cards])
    match.state = laid_out(match.game, lands, frame, (hand, (), ()))
    assert len(match.options()) > 1
    scene = guided(match)
    person = Person(scene)
    scene.play.refresh()
    settle(person)
    assert scene.guide.reason is not None
    assert scene.guide.reason.option in match.options()
    assert scene.guide.words


def test_it_is_off_until_a_key_or_the_menu_turns_it_on() -> None:
    scene = make_scene(make_match("human,random,random", 5, 40))
    person = Person(scene)
    settle(person, 40)
    assert scene.guide.words == ""
    assert scene.layer.find("advised") is None
    person.press(pygame.K_g)
    settle(person)
    assert scene.keeper.now.guide
    assert scene.layer.find("advised") is not None
    person.press(pygame.K_g)
    settle(person)
    assert not scene.keeper.now.guide
    assert not scene.places.advice.h
    person.press(pygame.K_ESCAPE)
    off = label_of_guide(scene)
    for guided in (True, False, True):
        entry = scene.overlays.menu.find("guide") if scene.overlays.menu else None
        assert entry is not None, "the menu stays, and says so"
        person.click(entry.rect.center)
        assert scene.keeper.now.guide == guided
        assert (label_of_guide(scene) == off) != guided


def label_of_guide(scene: TableScene) -> str:
    entry = scene.overlays.menu.find("guide") if scene.overlays.menu else None
    assert isinstance(entry, Button)
    return entry.look.label


def test_the_strip_goes_when_nobody_is_asked_any_more() -> None:
    scene = guided(make_match("human,random,random", 5))
    person = Person(scene)
    settle(person)
    assert scene.places.advice.h
    scene.session.resign(0)
    scene.play.refresh()
    settle(person)
    assert not scene.guide.on
    assert not scene.places.advice.h


def test_both_halves_follow_one_press_but_not_after_another_choice() -> None:
    scene = guided(make_match("human,random,random", 5))
    person, match = Person(scene), scene.match
    while not (person.asked() and match.state.stack[-1][0] == f.REINFORCE):
        person.frame()
        if person.asked() and match.state.stack[-1][0] == f.DEFEND:
            person.choose_by_keys()
    settle(person)
    made, number = len(match.steps), scene.guide.reason.number if scene.guide.reason else 0
    person.press(pygame.K_g, pygame.KMOD_SHIFT)
    settle(person)
    assert [step.option[0] for step in match.steps[made:]] == ["place", "units"]
    assert match.steps[-1].option == ("units", number)
    settle(person)
    person.press(pygame.K_g, pygame.KMOD_SHIFT)
    person.press(pygame.K_u)
    made = len(match.steps)
    settle(person, 6)
    assert len(match.steps) == made, "it was taken back, and stays so"


def test_the_chance_named_is_that_of_the_units_named() -> None:
    """Before the territory is chosen and after it, the advice is the same sentence."""
    match = make_match("human,normal,random", 3)
    content = match.game.content
    target = content.connected[20][0]
    lands = {20: (0, 3), target: (1, 3), 5: (0, 1), 40: (2, 2)}
    match.state = laid_out(match.game, lands, (f.REINFORCE, 0, 6, 0))
    scene = guided(match)
    person = Person(scene)
    scene.play.refresh()
    settle(person)
    reason, words = scene.guide.reason, scene.guide.words
    assert reason is not None
    assert reason.option == ("place", 20)
    assert 0 < reason.number < 6
    assert reason.chance == pytest.approx(forecast(3 + reason.number, 3).conquers)
    person.click(scene.board.window_point(content.keys[20]))
    settle(person)
    assert match.state.stack[-1][0] == f.PLACE_UNITS
    assert scene.guide.words == words


def test_a_set_that_is_kept_is_spoken_of() -> None:
    match = make_match("human,normal,random", 3)
    content = match.game.content
    lands = {20: (0, 5), content.connected[20][0]: (1, 2), 5: (0, 1), 40: (2, 2)}
    least = min(set_options(content, content.land), key=lambda one: set_worth(content, one[1:]))
    said = []
    for hand in ((), tuple(sorted(least[1:]))):
        match.state = laid_out(match.game, lands, (f.REINFORCE, 0, 6, 0), (hand, (), ()))
        scene = guided(match)
        scene.play.refresh()
        settle(Person(scene))
        assert scene.guide.reason is not None
        assert scene.guide.reason.option[0] == "place"
        said.append((scene.guide.reason.keeps, scene.guide.words))
    assert [keeps for keeps, _words in said] == [False, True]
    assert said[1][1].startswith(said[0][1])
    assert said[1][1] != said[0][1]


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1728, 918)])
def test_the_longest_advice_has_room(size: tuple[int, int]) -> None:
    match = make_match("human,random,random", 5)
    scene = guided(match, size)
    names, regions = match.game.content.names, match.game.content.region_names
    land, region = names.index(max(names, key=len)), regions.index(max(regions, key=len))
    option = ("place", land)
    reason = Reason(option, "completes", 0.77, land, region, 1, 12, keeps=True)
    words = advice.sentence(SkyrimTable(match.game), match, reason)
    room = scene.places.advice.w - scene.theme.px(44 + 10 + 6 + 110)
    assert " ".join(fitted(scene.theme, GuideModel(words, True), room)[1]) == words


@pytest.mark.parametrize("size", [(1280, 720), (1728, 918)])
def test_the_way_of_an_advised_attack_passes_under_pieces_and_names(size: tuple[int, int]) -> None:
    scene = guided(make_match("human,random,random", 5), size)
    keys, over = scene.match.game.content.keys, scene.board.obstacles("")
    ends = [(scene.board.piece_rect(a).center, scene.board.piece_rect(b).center) for a in keys for b in keys if a < b]
    drawn = [spot for a, b in ends for spot in way(scene.theme, a, b, 20, over)]
    assert len(drawn) > len(ends)
    assert all(pygame.Rect(spot.x - 1, spot.y - 1, 2, 2).collidelist(over) < 0 for spot in drawn)


def test_the_button_does_it() -> None:
    scene = guided(make_match("human,random,random", 5))
    person = Person(scene)
    while not person.asked():
        person.frame()
    settle(person)
    person.frame(400)
    option, widget = wanted(scene.match), scene.layer.find("advised")
    assert widget is not None
    person.click(widget.rect.center)
    assert scene.match.steps[-1].option == option


def test_what_is_advised_is_marked_and_another_pointing_does_not_matter() -> None:
    scene = guided(make_match("human,random,random", 5))
    person = Person(scene)
    while not (person.asked() and scene.match.state.stack[-1][0] == f.INVADE):
        person.frame()
        if person.asked() and scene.match.state.stack[-1][0] != f.INVADE:
            person.frame()
            person.press(pygame.K_g, pygame.KMOD_SHIFT)
    settle(person)
    option = wanted(scene.match)
    assert option[0] == "attack"
    keys = scene.match.game.content.keys
    assert scene.guide.places() == (keys[option[1]], keys[option[2]])
    other = next(key for key in scene.board.look.targets if key != keys[option[1]])
    person.click(scene.board.window_point(other))
    person.press(pygame.K_g, pygame.KMOD_SHIFT)
    assert scene.match.steps[-1].option == option


def test_advice_that_comes_too_late_is_dropped() -> None:
    scene = guided(make_match("human,random,random", 5))
    person = Person(scene)
    while not (person.asked() and scene.match.state.stack[-1][0] == f.REINFORCE):
        person.frame()
        if person.asked() and scene.match.state.stack[-1][0] == f.DEFEND:
            person.choose_by_keys()
    settle(person)
    before = scene.guide.reason
    assert before is not None
    scene.play.choose(scene.match.options()[0])
    assert scene.guide.reason is None
    settle(person)
    assert scene.guide.reason is not None
    assert scene.guide.reason.option in scene.match.options()
    person.press(pygame.K_u)
    settle(person)
    assert scene.guide.reason == before, "equal views, equal advice"


def test_two_people_at_one_machine_are_advised_one_at_a_time() -> None:
    scene = guided(make_match("human:Ada,human:Bo,random", 5))
    person, advised = Person(scene), set[int]()
    for _ in range(1500):
        person.frame()
        waiting = scene.session.waiting()
        if waiting is not Waiting.PERSON or scene.session.viewer != scene.match.seat:
            assert scene.guide.words == ""
        if scene.overlays.curtain:
            person.press(pygame.K_RETURN)
        elif person.asked():
            person.frame()
            if scene.guide.reason:
                advised.add(scene.match.seat)
                assert scene.guide.reason.option == wanted(scene.match)
            person.choose_by_keys()
        if advised == {0, 1}:
            break
    assert advised == {0, 1}


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_the_strip_covers_nothing(size: tuple[int, int], scale: float) -> None:
    scene = guided(make_match("human,random,random", 5, 60), size, scale)
    places = scene.places
    assert places.advice.h >= 36 * scale
    assert not places.advice.colliderect(places.board)
    assert not places.advice.colliderect(places.ask)
    assert pygame.Rect((0, 0), size).contains(places.advice)
    surface = pygame.Surface(size)
    scene.update(1000)
    scene.draw(surface)


def test_an_empty_seat_of_persons_has_no_strip() -> None:
    scene = guided(make_match("normal,random,random", 5))
    assert not scene.guide.on
    assert not scene.places.advice.h


# -- in the bots' process -----------------------------------------------------------------------------
@pytest.fixture
def thinker() -> Iterator[Thinker]:
    made = Thinker()
    yield made
    made.close()


def test_the_bots_process_advises_and_is_not_killed_for_it(thinker: Thinker) -> None:
    title = find_title("skyrim")
    plain = {"seats": [seat.model_dump() for seat in parse_seats("human,normal,normal")]}
    match = Match(Game(title, read_setup(title.setup_model, plain)), 4)
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1280, 720))
    keeper = Keeper(first=Preferences(speed="fast", guide=True))
    scene = TableScene(Session(match, thinker), SkyrimTable(match.game), keeper)
    scene.layout((1280, 720), Theme(1.0))
    person, pids, advised = Person(scene), set[int | None](), 0
    until = time.monotonic() + 60
    while advised < 12 and time.monotonic() < until:
        person.frame(20)
        if person.asked() and scene.guide.reason:
            assert scene.guide.reason.option == wanted(match)
            pids.add(thinker.pid)
            advised += 1
            person.press(pygame.K_g, pygame.KMOD_SHIFT)
        else:
            time.sleep(0.004)
    assert advised == 12
    assert len(pids) == 1
