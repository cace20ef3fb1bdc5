"""Behind the screen with Journeyman: no axe, road pieces; all of it becomes the choices that the rules ask for."""

from __future__ import annotations

import pygame

from game.desktop.tables.skye.drafting import Draft, as_option, from_option, next_choice
from game.desktop.tables.skye.journey.secret import secret_of
from game.kernel.match import Match
from game.titles.skye import frames as f
from game.titles.skye.journeyman.boards import NO_AXE
from game.titles.skye.journeyman.roads import inner_edges
from game.titles.skye.state import NONE, journey_of
from tests.desktop.tables.skye.journey.driver import give, journey_match, play_until, wanderer


def pricing(bonus: int = NO_AXE, pieces: int = 2) -> Match:
    match = journey_match("human,random", 5)
    play_until(match, f.PRICE, 3, lambda one: one.state.seats[one.seat].gold >= 4)
    give(match, match.seat, bonus, pieces)
    return match


def told(match: Match, draft: Draft) -> None:
    """Make the choices until the rules take the confirmation."""
    seat = match.seat
    for _n in range(30):
        one = match.state.seats[seat]
        errand = as_option(draft)
        option = next_choice(one, from_option(one, errand, secret_of(match.state, seat)), secret_of(match.state, seat))
        assert option in match.options()
        if option == ("confirm",):
            return
        match.choose(option)
    raise AssertionError("it was never confirmed")


def test_all_three_are_priced_and_pieces_lie() -> None:
    match = pricing()
    seat = match.seat
    one = match.state.seats[seat]
    edges = inner_edges(one.territory)[:2]
    told(match, Draft(one.drawn, one.gold, NONE, (1, 1, 1), edges, spares=True))
    assert match.state.seats[seat].prices == (1, 1, 1)
    assert match.state.seats[seat].axe == NONE
    assert set(journey_of(match.state).drafted[seat]) == set(edges)


def test_another_mind_takes_all_of_it_back() -> None:
    match = pricing()
    seat = match.seat
    one = match.state.seats[seat]
    a, b = inner_edges(one.territory)[:2]
    told(match, Draft(one.drawn, one.gold, NONE, (1, 1, 1), (a,), spares=True))
    gold = one.gold + 3
    told(match, Draft(one.drawn, gold, 1, (2, 0, 1), (b,), spares=True))
    assert match.state.seats[seat].prices == (2, 0, 1)
    assert match.state.seats[seat].axe == one.drawn[1]
    assert journey_of(match.state).drafted[seat] == (b,)


def test_a_draft_is_ready_without_an_axe_only_by_the_bonus_tile() -> None:
    assert Draft((1, 2, 3), 9, NONE, (1, 1, 1), spares=True).ready
    assert not Draft((1, 2, 3), 9, NONE, (1, 1, 1)).ready
    assert not Draft((1, 2, 3), 9, NONE, (1, 0, 1), spares=True).ready


def test_a_person_prices_all_three_by_keys() -> None:
    match = pricing()
    seat = match.seat
    person = wanderer(match)
    for _n in range(3):
        person.press(pygame.K_UP)
        person.press(pygame.K_RIGHT)
    person.finish_pricing(lambda: person.press(pygame.K_RETURN))
    assert match.state.seats[seat].axe == NONE
    assert len(match.state.seats[seat].prices) == 3


def test_a_piece_is_laid_behind_the_screen_by_mouse_and_taken_up_again() -> None:
    match = pricing(pieces=1)
    seat = match.seat
    person = wanderer(match)
    person.use("spot.journey.road")
    person.frame(16, True)
    key = person.scene.board.look.targets[0]
    person.choose_place(key, False)
    assert len(person.stage.screening.draft.roads) == 1
    assert journey_of(match.state).drafted[seat] == ()  # nothing is told before it is confirmed
    person.frame(400, True)
    person.choose_place(key, False)
    assert not person.stage.screening.draft.roads
    person.frame(400, True)
    person.choose_place(key, False)
    person.use("spot.journey.road")
    assert person.stage.covers.kind == "screen"
    person.press(pygame.K_x)
    for _n in range(2):
        person.press(pygame.K_RIGHT)
        person.press(pygame.K_UP)
    person.finish_pricing(lambda: person.press(pygame.K_RETURN))
    laid = (*journey_of(match.state).drafted[seat], *journey_of(match.state).roads[seat])
    assert len(laid) == 1
