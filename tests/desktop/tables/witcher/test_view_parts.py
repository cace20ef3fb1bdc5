"""What single views promise: cards fit, prices and marks stand there, sheets scroll, books keep secrets out."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

import pygame
import pytest

from game.desktop.tables.views import Aim, fitted
from game.desktop.tables.witcher.views import book, card, hand, marks
from game.desktop.tables.witcher.views.cardsheet import CardsView
from game.desktop.tables.witcher.views.pool import PoolSlot, price_words
from game.desktop.tables.witcher.views.story import StoryModel, StoryView
from game.desktop.theme import Theme
from tests.desktop.ink import plain_pictures
from tests.desktop.tables.witcher import samples_pages
from tests.desktop.tables.witcher.gallery import placed
from tests.desktop.tables.witcher.samples import DESIGNS, face


@pytest.fixture(autouse=True, scope="module")
def screen() -> Iterator[None]:
    with plain_pictures():
        pygame.init()
        pygame.display.set_mode((16, 16))
        yield


@pytest.mark.parametrize("key", DESIGNS)
@pytest.mark.parametrize("height", [90, 150, 190, 280, 373])
def test_a_card_is_as_large_as_it_says(key: str, height: int) -> None:
    sheet = card.whole(face(key), height)
    assert sheet.get_size() == (card.body(height)[0] + card.reach(height), height)
    assert card.short(face(key), height).get_size() == card.body(height, True)
    for i in range(len(face(key).tabs)):
        assert sheet.get_rect().contains(card.tab_box(face(key), height, i))


def test_tabs_do_not_cover_one_another() -> None:
    one = face("maim")
    four = dataclasses.replace(one, tabs=one.tabs * 2)
    boxes = [card.tab_box(four, 280, i) for i in range(4)]
    assert all(not a.colliderect(b) for i, a in enumerate(boxes) for b in boxes[:i])


def test_a_dim_card_is_darker_and_a_used_tab_stays_bright() -> None:
    bright, dim = card.whole(face("maim"), 280), card.whole(face("maim"), 280, -1, True)
    assert sum(pygame.transform.average_color(dim)[:3]) < sum(pygame.transform.average_color(bright)[:3])
    box = card.tab_box(face("maim"), 280, 0)
    at = (box.x + 6, box.bottom - 6)
    assert card.whole(face("maim"), 280, 0).get_at(at) == bright.get_at(at)
    assert card.whole(face("maim"), 280, 1).get_at(at) != bright.get_at(at)


@pytest.mark.parametrize("many", range(8))
@pytest.mark.parametrize("size", [(500, 150), (735, 220), (860, 250), (1240, 370)])
def test_a_hand_lies_within_its_rect_and_shows_a_part_of_each(many: int, size: tuple[int, int]) -> None:
    area = pygame.Rect((0, 0), size)
    row = hand.spread(area, many, Theme(size[1] / 370), True)
    assert len(row.bodies) == many
    for a, b in zip(row.bodies, row.bodies[1:], strict=False):
        assert b.x - a.x >= 40
    for body in row.bodies:
        assert area.contains(body)
        assert body.y - Theme(size[1] / 370).px(hand.RAISE) >= 0


def test_seven_cards_of_a_small_window_are_high_enough_to_be_read() -> None:
    row = hand.spread(pygame.Rect(0, 0, 490, 158), 7, Theme(0.6), False)
    assert row.bodies[0].h >= 110


def test_a_small_room_makes_the_theme_smaller_but_no_letters() -> None:
    small = fitted(Theme(2.0), (960, 540), (1920, 1080))
    assert small.scale == 0.5
    assert small.letter(20) == 14
    assert fitted(Theme(1.0), (3840, 2160), (1920, 1080)).scale == 1.0


def test_prices_are_told() -> None:
    assert price_words(PoolSlot(face("maim"), 0)) != price_words(PoolSlot(face("maim"), 1))
    view = placed("pool", (1920, 1080), 1.0)
    assert [one.enabled for one in view.spots] == [False, True, True, True, True, True]
    assert all(one.tip for one in view.spots)


def test_pips_tell_what_is_left_and_what_falls() -> None:
    sheet = pygame.Surface((200, 20))
    rect = sheet.get_rect()
    pictures = []
    for left, falling in ((10, 0), (10, 3), (7, 0)):
        sheet.fill((0, 0, 0))
        marks.pips(sheet, rect, 19, left, falling)
        pictures.append(pygame.image.tobytes(sheet, "RGB"))
    assert len(set(pictures)) == 3


def test_many_cards_scroll_and_the_keys_bring_them_into_sight() -> None:
    view = placed("trash", (1024, 640), 1.0)
    assert isinstance(view, CardsView)
    assert view.most > 0
    last = [one for one in view.spots if one.name == "card"][-1].key
    hidden = view.spot(last)
    assert hidden is not None
    assert hidden.rect.h == 0
    view.point(Aim(None, last))
    found = view.spot(last)
    assert found is not None
    assert found.rect.h > 0
    assert not view.scroll(100_000) or view.offset == view.most
    assert view.scroll(-100_000)
    assert view.offset == 0


def test_a_story_knows_no_result_before_the_choice() -> None:
    names = {one.name for one in dataclasses.fields(StoryModel)}
    made = samples_pages.story()
    assert made.answer is None
    assert not made.effects
    option = {one.name for one in dataclasses.fields(type(made.options[0]))}
    assert not option & {"result", "effects", "outcome"}
    assert "results" not in names


def test_an_option_that_cannot_be_paid_is_off() -> None:
    view = placed("story", (1280, 720), 1.0)
    assert isinstance(view, StoryView)
    assert view.order()[0] == ("option", 1)
    tip = view.spots[0].tip
    assert tip
    assert "You have only 1 Gold." in tip.lines


def test_a_drop_cap_stands_at_long_texts_that_begin_with_a_letter() -> None:
    theme, words = Theme(), samples_pages.STORY
    assert book.set_text(theme, words, 24, 600).cap == "T"
    assert not book.set_text(theme, "“" + words, 24, 600).cap
    assert not book.set_text(theme, "Short.", 24, 600).cap
    with_cap = book.set_text(theme, words, 24, 600)
    told = with_cap.cap + " ".join(line for line, _x, _y in with_cap.lines)
    assert told.split() == words.split()


def test_long_texts_are_set_smaller_until_they_fit() -> None:
    made = book.fit_text(Theme(), samples_pages.STORY * 2, (27, 14), (560, 420))
    assert made.height <= 420
    assert made.style.size < 27
