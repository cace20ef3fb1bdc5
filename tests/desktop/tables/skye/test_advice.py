"""'Guide me' and 'Why?': what bots judge is told in sentences, and nothing of it before the screens are lifted."""

from __future__ import annotations

import pygame
import pytest

from game.bots.levels import explainer
from game.bots.skye import explain
from game.desktop.preferences import Keeper, Preferences
from game.desktop.scenes.table import TableScene
from game.desktop.session import Session
from game.desktop.tables.skye import advice, counsel
from game.desktop.tables.skye.reasons import DENIES, SENTENCES
from game.desktop.tables.skye.table import SkyeTable
from game.desktop.theme import Theme
from game.kernel.match import Match
from game.titles.skye import frames as f
from tests.desktop.table_driver import Witnesses
from tests.desktop.tables.skye.driver import Chieftain, make_match, play_step, play_until


def guided(match: Match) -> Chieftain:
    """A person who asked for advice."""
    pygame.display.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((64, 64))
    keeper = Keeper(first=Preferences(speed="fast", ask_before_slips=False, guide=True))
    scene = TableScene(Session(match, Witnesses()), SkyeTable(match.game), keeper)
    scene.layout((1280, 720), Theme())
    person = Chieftain(scene)
    for _ in range(4):
        person.frame(100, True)
    return person


@pytest.mark.parametrize("kind", ["price", "buy", "build"])
def test_each_question_is_advised_on_in_a_sentence(kind: str) -> None:
    match = make_match("human,random,random", 4)
    play_until(match, kind, 2)
    person = guided(match)
    reason = person.scene.guide.reason
    assert reason is not None
    assert reason.option in match.options()
    assert "{" not in person.scene.guide.words
    if kind == "build":
        assert person.scene.guide.places() == person.scene.table.advised(reason)
        assert (
            set(person.scene.guide.places()) <= set(person.scene.board.look.targets) or not person.stage.builder.gains
        )


def test_following_the_advice_lays_axe_and_prices_and_leaves_the_last_word_to_the_person() -> None:
    match = make_match("human,random,random", 4)
    play_until(match, "price", 2)
    person, seat = guided(match), match.seat
    person.press(pygame.K_g, pygame.KMOD_SHIFT)
    for _ in range(30):
        person.frame(100)
    assert match.state.stack[-1] == (f.PRICE, seat)
    draft = person.stage.screening.draft
    assert draft.ready
    assert draft.prices == match.state.seats[seat].prices
    person.finish_pricing(lambda: person.press(pygame.K_RETURN))


@pytest.mark.parametrize("seed", range(3))
def test_every_reason_of_the_bots_has_a_sentence(seed: int) -> None:
    match = make_match("random,random,random", seed)
    told = explainer("skye")
    said = 0
    while not match.over and len(match.steps) < 90:
        n = len(match.steps)
        play_step(match)
        step, seen = (
            match.steps[n],
            match.game.title.view(match.game.content, match.state_before(n), match.steps[n].seat),
        )
        if advice.move_of(match, n) != n and step.option[0] not in ("axe", "price"):
            continue
        reason = told(match.game, seen, step.option)
        words = advice.why(match, n, reason)
        assert "{" not in words
        assert words.endswith((".", "!", "?"))
        if reason.why != "judged":
            assert reason.why in SENTENCES or (reason.why == "denies" and step.option[0] in DENIES)
            said += 1
    assert said
    assert explain.EXPLAINERS


def test_nothing_is_told_of_prices_while_somebody_still_sets_them() -> None:
    match = make_match("random,random,random", 2)
    while match.state.rounds < 1 or match.state.stack[-1][0] != f.PRICE:
        play_step(match)
    first = match.seat
    while match.state.stack[-1] == (f.PRICE, first):
        play_step(match)
    mine = [n for n, step in enumerate(match.steps) if step.seat == first][-4:]
    assert any(frame[0] == f.PRICE for frame in match.state.stack)
    assert all(advice.move_of(match, n) == -1 for n in mine)
    while any(frame[0] == f.PRICE for frame in match.state.stack):
        play_step(match)
    assert {advice.move_of(match, n) for n in mine} - {-1}


def test_undo_never_names_what_lies_behind_a_screen() -> None:
    match = make_match("human:Ada,human:Bo", 7)
    play_until(match, "price")
    table, content = SkyeTable(match.game), match.game.content
    for option in match.options():
        words = table.deed(match.state, option)
        assert not any(tile.key in words for tile in content.tiles.all)
        assert words == table.deed(match.state, match.options()[0])


@pytest.mark.parametrize("kind", ["price", "buy"])
def test_the_tile_that_is_advised_is_marked_where_it_lies(kind: str) -> None:
    match = make_match("human,random,random", 4)
    play_until(match, kind, 2)
    person = guided(match)
    reason, spot = person.scene.guide.reason, counsel.advised(person.stage)
    assert reason is not None
    assert (spot is None) == (reason.option[0] == "pass")
    if spot is not None:
        tile = person.stage.screening.draft.tiles[spot.value] if kind == "price" else spot.value
        assert tile == reason.option[1]
    person.scene.guide.toggle()
    assert counsel.advised(person.stage) is None
