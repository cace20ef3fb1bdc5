"""'Why?': a sentence for what a bot did, for each level, on request; nothing that lies hidden is in it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.bots import worker
from game.bots.arena import ask
from game.bots.levels import explainer, make_bot
from game.bots.reason import HIDDEN, Reason
from game.bots.thinker import ONLOOKER, Thinker
from game.bots.worker import Wish, advise
from game.desktop.kit import surfaces
from game.desktop.session import Session
from game.desktop.tables.skyrim import why
from game.desktop.tables.skyrim.table import SkyrimTable
from game.desktop.tables.skyrim.words import percent
from game.desktop.theme import Theme
from game.desktop.widgets.base import Action
from game.kernel.chance import Stream
from game.kernel.codec import pack
from game.kernel.game import Game
from game.kernel.match import Match, Replaced
from game.kernel.rules import Option
from game.kernel.setup import SeatSetup
from tests.desktop.fitting import SIZES, see
from tests.desktop.table_driver import Person, Witnesses, make_match, make_scene
from tests.pseudo import pseudo_language

LEVELS = ("random", "easy", "normal", "hard")
PATIENCE = 60.0


def played(seats: str, steps: int, seed: int = 5, mode: str = "chaos") -> Match:
    """A match in which each seat plays as its level does, and persons as `normal`."""
    match = make_match(seats, seed, mode=mode)
    bots = [make_bot("skyrim", "normal" if one.is_human else one.player) for one in match.game.setup.seats]
    while len(match.steps) < steps and not match.over:
        seat, n = match.seat, len(match.steps)
        match.choose(ask(match.game, bots[seat], match.state, seat, match.options(), match.seed, n))
    return match


def moves(match: Match) -> Iterator[int]:
    """All that can be asked about."""
    return (n for n in range(len(match.steps)) if why.move_of(match, n) == n)


def reason_of(match: Match, n: int, state: Any = None) -> Reason:
    """What the bots' process finds."""
    step, title, content = match.steps[n], match.game.title, match.game.content
    state = match.state_before(n) if state is None else state
    own, onlooker = (pack(title.view(content, state, eyes)) for eyes in (step.seat, ONLOOKER))
    setup = match.game.setup.model_dump_json()
    said = advise(Wish(1, "skyrim", setup, own, 0, step.option, onlooker))
    assert said.reason is not None, said.wrong
    return said.reason


# -- words --------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("seats", "mode"), [("easy,normal,hard,hard", "chaos"), ("hard,normal,easy", "civil-war")])
def test_every_move_of_every_level_has_its_sentence(seats: str, mode: str) -> None:
    verbs: set[str] = set()
    for seed in (5, 6):
        match = played(seats, 900, seed, mode)
        table = SkyrimTable(match.game)
        for n in moves(match):
            words = table.why(match, n, reason_of(match, n))
            verbs.add(match.steps[n].option[0])
            assert "{" not in words
            assert words.endswith(".")
    assert verbs >= {"attack", "place", "to", "end_invasion"}


def test_an_attack_that_breaks_a_region_says_so_with_its_chance() -> None:
    match = played("hard,hard,hard", 900)
    table, content = SkyrimTable(match.game), match.game.content
    found = [n for n in moves(match) if reason_of(match, n).why == "breaks" and match.steps[n].option[0] == "attack"]
    assert found
    for n in found:
        reason, owner = reason_of(match, n), match.state_before(n).owner
        lands = content.regions[reason.region][1]
        assert {owner[land] for land in lands} == {reason.seat}
        words = table.why(match, n, reason)
        assert content.region_names[reason.region] in words
        assert f"({percent(reason.chance)})" in words


# -- what lies hidden ---------------------------------------------------------------------------------
def test_no_sentence_depends_on_cards_that_others_cannot_see() -> None:
    """Whatever the bot's hand and the deck hold, as far as the table knows: the sentence is the same."""
    match = played("hard,normal,hard", 1200)
    title, content, table, compared = match.game.title, match.game.content, SkyrimTable(match.game), 0
    for n in moves(match):
        state = match.state_before(n)
        if not state.seats[match.steps[n].seat].hand:
            continue
        told = table.why(match, n, reason_of(match, n))
        for seed in range(3):
            other = title.determinise(content, title.view(content, state, ONLOOKER), ONLOOKER, Stream(seed))
            if match.steps[n].option in match.game.options(other):
                assert table.why(match, n, reason_of(match, n, other)) == told
                compared += 1
    assert compared > 300


def test_a_reason_that_rests_on_the_hand_is_withheld(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("hard,hard", 300)
    n = next(n for n in moves(match) if match.state_before(n).seats[match.steps[n].seat].hand)

    def talkative(_game: Game, seen: Any, option: Option) -> Reason:
        return Reason(option, "worth", number=sum(seen.seats[match.steps[n].seat].hand))

    monkeypatch.setattr(worker, "explainer", lambda _title: talkative)
    reason = reason_of(match, n)
    assert reason == Reason(match.steps[n].option, HIDDEN)
    assert "hidden" in SkyrimTable(match.game).why(match, n, reason)


def test_a_set_that_is_kept_in_hand_is_not_spoken_of() -> None:
    """To a person's own hand the guide says so; of another's nobody hears."""
    match = played("hard,hard,hard", 1500)
    explain = explainer("skyrim")
    title, content = match.game.title, match.game.content
    kept = []
    for n in moves(match):
        step = match.steps[n]
        seen = title.view(content, match.state_before(n), step.seat)
        if explain(match.game, seen, step.option).keeps:
            kept.append(n)
    assert kept
    assert not any(reason_of(match, n).keeps or reason_of(match, n).why == HIDDEN for n in kept)


def test_that_cards_could_be_exchanged_is_no_move() -> None:
    match = make_match("random,random", steps=300)
    ends = [n for n, step in enumerate(match.steps) if step.option[0] == "end_reinforcements"]
    assert all(why.move_of(match, n) == -1 for n in ends)
    assert "end_reinforcements" not in why.MOVES


# -- at the table -------------------------------------------------------------------------------------
def asked_at(match: Match, **values: Any) -> Person:
    return Person(make_scene(match, bots=Witnesses(), paused=True, **values))


def said(person: Person) -> str:
    person.frame()
    return person.scene.why.words


@pytest.mark.parametrize("level", LEVELS)
def test_a_key_tells_why_the_last_bot_moved(level: str) -> None:
    match = played(f"human:Ada,{level},{level}", 260)
    person = asked_at(match)
    n = person.scene.why.last_move()
    assert not match.game.setup.seats[match.steps[n].seat].is_human
    person.press(pygame.K_i)
    words = said(person)
    if level == "random":
        assert "random" in words
    else:
        assert words == person.scene.table.why(match, n, reason_of(match, n))
    assert words in person.scene.slips.shown()
    person.press(pygame.K_i)
    person.frame()
    assert person.scene.slips.shown().count(words) == 1


def test_of_a_program_and_of_one_that_was_replaced() -> None:
    match = make_match("human:Ada,random", steps=200)
    person = asked_at(match)
    seat = match.steps[person.scene.why.last_move()].seat
    match.seat_anew(seat, SeatSetup(player="exec:raven", name="raven"))
    person.press(pygame.K_i)
    assert "raven" in said(person)
    while match.seat != seat or not any(one[0] == "place" for one in match.options()):
        match.choose(match.options()[-1])
    option = next(one for one in match.options() if one[0] == "place")
    match.choose(option, Replaced("random", "slow", "10", "raven"))
    person.press(pygame.K_i)
    assert "10 seconds" in said(person)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 640)])
def test_mouse_tab_and_line_reach_it(size: tuple[int, int]) -> None:
    match = played("human:Ada,hard,hard", 300)
    person = asked_at(match, size=size)
    scene = person.scene
    if not scene.places.wide:
        assert scene.layer.find("why") is None
        person.press(pygame.K_F4)
        person.frame(draw=True)
    button = scene.layer.find("why")
    assert button is not None
    person.frame(draw=True)
    person.click(button.rect.center)
    first = said(person)
    assert first in scene.slips.shown()
    scene.why.words = ""
    scene.keys.go(("widget", "why"))
    person.press(pygame.K_RETURN)
    assert said(person) == first
    person.press(pygame.K_F4)
    if not scene.places.wide:
        person.press(pygame.K_F4)
    person.frame(draw=True)
    assert ("widget", "why") in scene.keys.stops()


def test_a_line_of_the_chronicle_tells_why_that_happened() -> None:
    match = played("human:Ada,hard,hard", 300)
    person = asked_at(match, size=(1920, 1080))
    scene = person.scene
    person.frame(draw=True)
    ada = scene.table.standings(match, 0)[0].faction
    for rect, line in scene.scenery.chronicle.lines_at:
        if line.head or not line.words.startswith(("Attacks", "Takes", "Places")):
            continue
        scene.why.words = ""
        person.click((rect.right - 4, rect.centery))
        person.frame(400)
        if line.faction == ada:
            assert said(person) == ""
            continue
        n = why.move_of(match, line.step - 1)
        assert n >= 0
        assert said(person) == scene.table.why(match, n, reason_of(match, n))
    person.press(pygame.K_F4)
    assert scene.keys.line is not None
    person.press(pygame.K_RETURN)
    person.frame()


def test_what_is_taken_back_meanwhile_is_not_told() -> None:
    match = played("human:Ada,hard,hard", 300)
    person = asked_at(match)
    scene = person.scene
    scene.why.ask()
    n = scene.why.last_move()
    match.stand(match.steps[:n], [match.state_before(i) for i in range(n + 1)])
    assert said(person) == ""


def test_without_a_bots_move_or_anybody_who_knows_there_is_no_button() -> None:
    person = asked_at(make_match("human:Ada,human:Bo", steps=60), size=(1920, 1080))
    assert person.scene.layer.find("why") is None
    person.press(pygame.K_i)
    assert said(person) == ""
    silent = make_scene(played("human:Ada,hard", 100), (1920, 1080))
    assert silent.layer.find("why") is None


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_button_and_sentence_have_room_in_any_language(size: tuple[int, int], scale: float) -> None:
    match = played("human,hard,hard", 300)
    with pseudo_language():
        scene = make_scene(match, bots=Witnesses(), paused=True)
        scene.session.lift_curtain()
        scene.layout(size, Theme(scale))
        if not scene.places.wide:
            scene.open_tab("chronicle")
            scene.refresh()
        scene.draw(surfaces.opaque(size))
        assert scene.layer.find("why") is not None
        see(scene, f"why, {size} at {scale}", over=True)
        scene.answer(Action("why"))
        scene.update(10)
        assert scene.why.words in scene.slips.shown()
        scene.draw(surfaces.opaque(size))
        assert all(scene.places.board.contains(rect) for rect in scene.slips._rects)


# -- the bots' process --------------------------------------------------------------------------------
def test_the_bots_process_tells_why_and_goes_on_advising() -> None:
    match = played("human:Ada,hard,hard", 200)
    thinker = Thinker()
    assert Session(match, thinker).witness
    n = SkyrimTable(match.game).move_of(match, next(moves(match)))
    step = match.steps[n]
    thinker.wish(match.game, match.state, match.seat, match.seed, len(match.steps))
    thinker.wonder(match.game, match.state_before(n), step.seat, step.option)
    advice = reason = None
    until = time.monotonic() + PATIENCE
    while (advice is None or reason is None) and time.monotonic() < until:
        advice, reason = advice or thinker.advice(), reason or thinker.reason()
        time.sleep(0.005)
    thinker.close()
    assert reason == reason_of(match, n)
    assert advice is not None
    assert advice.option in match.options()
