"""What every view of The Witcher keeps to: words have room, places match what is drawn, nothing is drawn in vain."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from game.desktop.kit import surfaces
from game.desktop.tables.views import Aim, Spot, View
from game.desktop.tables.witcher.views.fight.scene import FightView
from tests.desktop.fitting import SIZES
from tests.desktop.ink import Ink, in_english, plain_pictures, watching
from tests.desktop.tables.witcher.gallery import GALLERY, placed
from tests.desktop.tables.witcher.samples import same
from tests.pseudo import pseudo, pseudo_language

ROMAN = re.compile(r"\b[IV]+\b")
OVER = {"card", "laid", "ghost"}  # cards may lie over one another


@pytest.fixture(autouse=True, scope="module")
def screen() -> Iterator[None]:
    with plain_pictures():
        pygame.init()
        pygame.display.set_mode((16, 16))
        yield


def seen(name: str, size: tuple[int, int], scale: float, say: Callable[[str], str]) -> Ink:
    """All letters of a view, drawn on a sheet of its own size."""
    view = placed(name, size, scale, say, whole=True)
    sheet = surfaces.opaque(view.rect.size)
    with watching(view.rect.size) as ink:
        view.paint(sheet)
    return ink


@pytest.mark.parametrize("name", GALLERY)
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_words_have_room(name: str, size: tuple[int, int], scale: float) -> None:
    with pseudo_language():
        ink = seen(name, size, scale, pseudo)
    assert not {words for words in ink.english if in_english(ROMAN.sub("", words))}
    assert not ink.out_of_sight()
    assert not ink.over_one_another()
    if ink.cut:
        english = seen(name, size, scale, same)
        assert set(ink.cut) <= set(english.cut), f"{ink.cut}"


@pytest.mark.parametrize("name", GALLERY)
@pytest.mark.parametrize(("size", "scale"), list(SIZES[:2]))
def test_english_is_whole_in_usual_windows(name: str, size: tuple[int, int], scale: float) -> None:
    ink = seen(name, size, scale, same)
    assert not ink.cut
    assert not ink.over_one_another()


@pytest.mark.parametrize("name", GALLERY)
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_places_lie_within_and_answer(name: str, size: tuple[int, int], scale: float) -> None:
    view = placed(name, size, scale)
    for one in view.spots:
        if not one.rect.w or not one.rect.h:
            continue  # it is scrolled out of sight
        assert view.rect.contains(one.rect), one
        if one.enabled:
            assert any(view.at(pos) == one for pos in _pixels(one.rect)), f"{one} is covered"


def _pixels(rect: pygame.Rect) -> Iterator[tuple[int, int]]:
    for i in range(1, 10):
        for j in range(1, 10):
            yield rect.x + rect.w * i // 10, rect.y + rect.h * j // 10


@pytest.mark.parametrize("name", GALLERY)
def test_places_do_not_overlap(name: str) -> None:
    spots = [one for one in placed(name, (1280, 720), 1.0).spots if one.rect.w and one.rect.h]
    for i, one in enumerate(spots):
        for other in spots[:i]:
            if not (one.name in OVER and other.name in OVER):
                assert not one.rect.colliderect(other.rect), (one, other)


@pytest.mark.parametrize("name", GALLERY)
def test_keys_stop_at_every_place_that_can_be_used(name: str) -> None:
    view = placed(name, (1920, 1080), 1.0)
    order = view.order()
    assert len(set(order)) == len(order)
    assert set(order) == {one.key for one in view.spots if one.enabled}


@pytest.mark.parametrize("name", GALLERY)
def test_what_is_off_says_why_or_tells_more(name: str) -> None:
    for one in placed(name, (1920, 1080), 1.0).spots:
        assert one.tip or one.label or one.enabled, one


def _refuse(*_args: Any, **_how: Any) -> pygame.Surface:
    raise AssertionError("a picture was made though nothing changed")


@pytest.mark.parametrize("name", GALLERY)
def test_the_same_model_is_not_drawn_again(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    view = placed(name, (1280, 720), 1.0)
    window, other = surfaces.opaque((1280, 720)), surfaces.opaque((1280, 720))
    view.draw(window)
    painted = view.painted
    assert painted
    again = placed(name, (1280, 720), 1.0).model
    monkeypatch.setattr(pygame, "Surface", _refuse)
    view.show(again)
    view.point(view.aim)
    view.draw(other)
    assert view.painted == painted
    assert pygame.image.tobytes(window, "RGB") == pygame.image.tobytes(other, "RGB")


@pytest.mark.parametrize("name", GALLERY)
def test_hands_are_seen(name: str) -> None:
    view = placed(name, (1280, 720), 1.0)
    view.point(Aim())
    found = [one for one in view.spots if one.enabled]
    for one in found[:: max(1, len(found) // 4)]:
        plain, pointed = _picture(view, Aim()), _picture(view, Aim(None, one.key))
        assert plain != pointed, one


def _picture(view: View[Any], aim: Aim) -> bytes:
    sheet = surfaces.opaque((1280, 720))
    view.point(aim)
    view.draw(sheet)
    return pygame.image.tobytes(sheet, "RGB")


def test_a_hand_repaints_its_part_of_the_fight_alone() -> None:
    view = placed("fight", (1280, 720), 1.0)
    assert isinstance(view, FightView)
    window = surfaces.opaque((1280, 720))
    view.point(Aim(("potion", 2)))
    view.draw(window)
    painted = view.painted
    view.point(Aim(("potion", 1)))
    view.draw(window)
    assert view.painted == painted + 1


def test_parts_that_are_painted_again_leave_no_traces() -> None:
    """A scene drawn part by part looks like one drawn at once."""
    by_parts, at_once = placed("fight", (1280, 720), 1.0), placed("fight", (1280, 720), 1.0)
    for aim in (Aim(("card", 0)), Aim(("potion", 2)), Aim(None, ("specialty", 0)), Aim(("lay", 0)), Aim()):
        last = _picture(by_parts, aim)
    assert last == _picture(at_once, Aim())


def test_a_spot_is_found_by_its_key() -> None:
    view = placed("story", (1920, 1080), 1.0)
    one = view.spot(("option", 1))
    assert isinstance(one, Spot)
    assert view.at(one.rect.center) == one
    assert view.spot(("option", 7)) is None
    assert view.at((-5, -5)) is None
