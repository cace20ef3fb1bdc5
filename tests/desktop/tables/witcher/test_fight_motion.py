"""Motions of a fight: they begin and end where they should, and hold still where motion is reduced."""

from __future__ import annotations

import pygame
import pytest

from game.desktop.kit import surfaces
from game.desktop.tables.witcher.views.fight import motion
from game.desktop.tables.witcher.views.fight.motion import Kind, Move
from game.desktop.tables.witcher.views.fight.scene import FightView
from game.desktop.tables.witcher.views.poker import NO_MARKS, PokerView, tumbled
from tests.desktop.tables.witcher.gallery import placed
from tests.pictures import difference, drawn

START, GOAL = pygame.Rect(10, 400, 60, 90), pygame.Rect(300, 100, 120, 180)


def test_a_card_goes_from_hand_to_combo() -> None:
    assert motion.between(START, GOAL, 0, False) == START
    assert motion.between(START, GOAL, 1, False) == GOAL
    halfway = motion.between(START, GOAL, 0.5, False)
    assert START.x < halfway.x < GOAL.x


def test_with_reduced_motion_it_fades_in_where_it_will_be() -> None:
    assert motion.between(START, GOAL, 0.2, True) == GOAL
    assert motion.alpha(0, True) == 0
    assert motion.alpha(1, True) == 255
    assert motion.length("laid", True) < motion.length("laid", False)


def test_a_card_is_turned_over_once() -> None:
    faces = [motion.turning(i / 20, False)[1] for i in range(21)]
    assert faces == sorted(faces)
    assert not faces[0]
    assert faces[-1]
    assert motion.turning(0.5, False)[0] < 0.1
    assert motion.turning(0.3, True) == (1.0, True)


def test_pips_fall_one_after_the_other() -> None:
    early, late = motion.falling(0.4, 0, 4, False), motion.falling(0.4, 3, 4, False)
    assert early[0] > late[0]
    assert motion.falling(1, 3, 4, False)[1] == 0
    assert motion.falling(0.6, 2, 4, True)[0] == 0


def test_a_blow_leaves_nothing_behind() -> None:
    assert motion.shaken(1, False) == (0, 0)
    assert motion.shaken(0.1, True)[0] == 0


def test_a_die_ends_at_its_value() -> None:
    for value in range(1, 7):
        assert tumbled(value, 1, 2, False) == (value, 0)
        assert tumbled(value, 0.99, 2, False)[0] == value
        assert tumbled(value, 0.2, 2, True) == (value, 0)


@pytest.fixture
def fight() -> FightView:
    pygame.init()
    pygame.display.set_mode((16, 16))
    view = placed("fight", (1280, 720), 1.0)
    assert isinstance(view, FightView)
    return view


def picture(view: FightView) -> bytes:
    sheet = surfaces.opaque((1280, 720))
    view.draw(sheet)
    return pygame.image.tobytes(sheet, "RGB")


@pytest.mark.parametrize(("kind", "value"), [("laid", 21), ("turned", 0), ("fallen", 3), ("hit", 0)])
def test_what_moves_is_seen_and_then_rests(fight: FightView, kind: Kind, value: int) -> None:
    rest = picture(fight)
    assert fight.animate((Move(kind, 0.3, value, True),))
    assert picture(fight) != rest
    fight.animate(())
    assert picture(fight) == rest


def test_a_card_on_its_way_does_not_lie_there_yet(fight: FightView) -> None:
    place = fight.arena.place_of(20)
    assert place is not None
    at = place.move(fight.rect.topleft).center
    sheet = surfaces.opaque((1280, 720))
    fight.draw(sheet)
    lying = sheet.get_at(at)
    fight.animate((Move("laid", 0.0, 20, True),))
    fight.draw(sheet)
    assert sheet.get_at(at) != lying


def test_dice_that_roll_change_the_picture() -> None:
    view = placed("poker", (1280, 720), 1.0)
    assert isinstance(view, PokerView)
    some = (True, False, True, False, False)
    before = drawn(view, (1280, 720))
    assert view.roll(0.4, 1.0, (some, NO_MARKS))
    assert difference(drawn(view, (1280, 720)), before)
    assert not view.roll(0.4, 1.0, (some, NO_MARKS))


@pytest.mark.parametrize("name", ["fight", "duel"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_what_falls_is_as_high_as_its_row_before_the_panel_is_painted(name: str, size: tuple[int, int]) -> None:
    view = placed(name, size, 1.0)
    assert isinstance(view, FightView)
    before = [panel.pips_at.copy() for panel in (view.foe, view.mine)]
    assert all(one.h <= 30 for one in before)
    drawn(view, size)
    assert [panel.pips_at for panel in (view.foe, view.mine)] == before
