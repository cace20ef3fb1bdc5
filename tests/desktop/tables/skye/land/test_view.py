"""A territory in the window: pointing, zoom, what is drawn anew, and pictures at any size."""

from __future__ import annotations

import pygame
import pytest

from game.desktop.kit.ahead import AHEAD
from game.desktop.kit.allowance import ALLOWANCE
from game.desktop.tables.skye.land.look import Badge, Laid, Open, TerritoryLook, Token, cell_of, key_of
from game.desktop.tables.skye.land.pictures import TilePictures
from game.desktop.tables.skye.land.small import still
from game.desktop.tables.skye.land.view import TerritoryView
from game.desktop.theme import Theme
from game.titles.skye.tile_file import landscape

RECT = pygame.Rect(20, 60, 900, 560)
LAND = (Laid(0, 0, "castle_blue"), Laid(1, 0, "L69", 2), Laid(0, -1, "L04", 1), Laid(0, -2, "L16", 3))


@pytest.fixture(autouse=True)
def window() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1000, 700))


def placed(look: TerritoryLook) -> TerritoryView:
    view = TerritoryView()
    view.place(RECT, Theme())
    view.show(look)
    view.fit()
    return view


def pixels(view: TerritoryView) -> bytes:
    dst = pygame.Surface((1000, 700))
    view.draw(dst)
    return pygame.image.tobytes(dst, "RGB")


@pytest.fixture(autouse=True)
def nothing_owed() -> None:
    """As in a window that rests."""
    with ALLOWANCE.frame():
        pass


def test_every_tile_has_a_picture_at_every_turn_and_size() -> None:
    pictures = TilePictures()
    for tile in landscape().all:
        for rotation in range(4):
            assert pictures.at(tile.key, rotation, 40).get_size() == (40, 40)
    assert pictures.at("L01", 5, 31).get_size() == (31, 31)
    assert pictures.symbol("scroll_farm1", 50).get_width() == 50
    assert pictures.scoring_icon("S20", 33).get_width() == 33


def test_a_turned_tile_is_another_picture_and_symbols_stay_upright() -> None:
    pictures = TilePictures()
    plain, turned = pictures.at("L05", 0, 120), pictures.at("L05", 1, 120)
    assert pygame.image.tobytes(pygame.transform.rotate(plain, -90), "RGB") != pygame.image.tobytes(turned, "RGB")
    assert pictures.at("L05", 1, 120) is turned
    assert pictures.is_ready("L05", 1, 120)
    assert not pictures.is_ready("L05", 1, 121)


@pytest.mark.parametrize("notches", [-6, -2, 0, 1, 3, 8])
def test_cells_and_rects_are_inverse_at_every_zoom(notches: int) -> None:
    view = placed(TerritoryLook(land=LAND))
    view.zoom(notches, RECT.center)
    view.pan(13, -7)
    for cell in [(x, y) for x in range(-4, 5) for y in range(-4, 5)]:
        box = view.rect_of(cell)
        assert box.size == (view.side, view.side)
        for pos in (box.topleft, (box.right - 1, box.bottom - 1), box.center):
            if RECT.collidepoint(pos):
                assert view.cell_at(pos) == cell
    assert view.cell_at((RECT.x - 1, RECT.y)) is None


def test_only_tiles_and_open_cells_can_be_pointed_at() -> None:
    look = TerritoryLook(land=LAND, opens=(Open((-1, 0)), Open((0, 1), bright=False)))
    view = placed(look)
    assert view.at(view.rect_of((-1, 0)).center) == "-1,0"
    assert view.at(view.rect_of((1, 0)).center) == "1,0"
    assert view.at(view.rect_of((2, 2)).center) == ""
    assert look.targets == ("-1,0", "0,1")
    assert cell_of(key_of((-3, 12))) == (-3, 12)
    assert cell_of("seat:2") is None


def test_all_of_a_territory_is_seen_when_it_is_fitted_and_stays_so_as_it_grows() -> None:
    view = placed(TerritoryLook(land=LAND))
    grown = (*LAND, *(Laid(0, y, "L04") for y in range(1, 6)))
    view.show(TerritoryLook(land=grown))
    for one in grown:
        assert RECT.contains(view.rect_of(one.cell))
    view.zoom(4, RECT.center)
    side, at = view.side, view.rect_of((0, 0))
    view.show(TerritoryLook(land=(*grown, Laid(1, 1, "L04"))))
    assert (view.side, view.rect_of((0, 0))) == (side, at)


def test_a_cell_out_of_sight_is_revealed() -> None:
    view = placed(TerritoryLook(land=LAND))
    view.zoom(6, RECT.center)
    assert view.reveal("5,0")
    assert RECT.contains(view.rect_of((5, 0)))
    assert not view.reveal("5,0")


def test_what_is_shown_is_seen() -> None:
    plain = TerritoryLook(land=LAND)
    view = placed(plain)
    seen = {pixels(view)}
    for look in (
        TerritoryLook(land=LAND, opens=(Open((-1, 0)),)),
        TerritoryLook(land=LAND, opens=(Open((-1, 0), bright=False),)),
        TerritoryLook(land=LAND, opens=(Open((-1, 0)),), badges=(Badge((-1, 0), "+2"),)),
        TerritoryLook(land=LAND, opens=(Open((-1, 0)),), badges=(Badge((-1, 0), "+2", "later +3", "turned"),)),
        TerritoryLook(land=LAND, ghost=Laid(-1, 0, "L10")),
        TerritoryLook(land=LAND, ghost=Laid(-1, 0, "L10", 1)),
        TerritoryLook(land=LAND, lit=((1, 0),)),
        TerritoryLook(land=LAND, newest=((1, 0),)),
        TerritoryLook(land=LAND, outlines=((((0, 0), 0), ((0, -1), 0)),)),
        TerritoryLook(land=LAND, outlines=((((0, 0), 1),),)),
        TerritoryLook(land=LAND, joined=(((0, 0), 0),)),
        TerritoryLook(land=LAND, marked=(((0, -1), "sheep"),)),
        TerritoryLook(land=LAND, tokens=(Token((0, 0), "pawn_blue"),)),
        TerritoryLook(land=LAND, tokens=(Token((0, 0), "pawn_blue", "2"), Token((0, 0), "waypoint_red"))),
        TerritoryLook(land=LAND, pieces=(((0, 0), (1, 0)),)),
        TerritoryLook(land=LAND, pieces=(((0, 0), (0, -1)),)),
        TerritoryLook(land=LAND, way=((0, 0), (0, -1))),
    ):
        view.show(look)
        picture = pixels(view)
        assert picture not in seen
        seen.add(picture)
    view.show(plain)
    assert pixels(view) in seen
    view.aim = "1,0"
    assert pixels(view) not in seen


def test_at_rest_nothing_changes_and_an_aim_stops_breathing() -> None:
    view = placed(TerritoryLook(land=LAND, opens=(Open((-1, 0)),)))
    assert not view.update(16)
    view.pulsing, view.aim = True, "-1,0"
    assert view.update(16)
    for _ in range(2000):
        if not view.update(16):
            break
    assert not view.update(16)


def test_a_still_picture_fits_its_room() -> None:
    for room in ((232, 156), (60, 200), (640, 480)):
        sheet = still(LAND, room)
        assert sheet.get_width() <= room[0]
        assert sheet.get_height() <= room[1]


@pytest.mark.parametrize("rotation", range(4))
def test_the_patches_of_a_tile_cover_it_and_lie_at_the_edges_that_the_rules_say(rotation: int) -> None:
    pictures, tiles, side = TilePictures(), landscape(), 60
    middles = ((30, 1), (58, 30), (30, 58), (1, 30))
    for number, tile in enumerate(tiles.all):
        shapes = [pictures.area(tile.key, patch, rotation, side) for patch in range(len(tile.patches))]
        for edge, at in enumerate(middles):
            seen = [shape.get_at(at).a for shape in shapes]
            assert seen.index(max(seen)) == tiles.patch_at[number][rotation][edge], tile.key
        assert all(sum(shape.get_at((x, 20)).a for shape in shapes) > 200 for x in range(0, side, 7)), tile.key


@pytest.mark.parametrize("rotation", range(4))
def test_the_lines_of_a_road_end_at_the_edges_that_the_rules_say(rotation: int) -> None:
    pictures, tiles = TilePictures(), landscape()
    middles = ((0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5))
    for number, tile in enumerate(tiles.all):
        roads = pictures.roads(tile.key, rotation)
        assert len(roads) == len(tile.roads)
        for road, mask in zip(roads, tiles.roads[number][rotation], strict=True):
            ends = [end for line in road for end in (line[0], line[-1])]
            for edge, (x, y) in enumerate(middles):
                meets = any(abs(x - a) + abs(y - b) < 0.02 for a, b in ends)
                assert meets == bool(mask >> edge & 1), tile.key


def test_a_frame_without_time_shows_the_size_before_and_catches_up() -> None:
    view = placed(TerritoryLook(land=LAND))
    pixels(view)
    view.zoom(1, RECT.center)
    with ALLOWANCE.frame():
        ALLOWANCE.use_up()
        coarse = pixels(view)
    assert ALLOWANCE.owes
    sharp = pixels(view)
    assert sharp != coarse
    assert pixels(view) == sharp
    ALLOWANCE.owes = False


def test_what_will_be_wanted_is_made_beside_the_frames() -> None:
    pictures = TilePictures()
    assert not pictures.is_ready("L33", 2, 77)
    with ALLOWANCE.frame():
        pictures.ahead("L33", 2, 77)
        pictures.warm()
    AHEAD.wait()
    assert pictures.is_ready("L33", 2, 77)


def test_another_territory_is_seen_when_all_of_it_is_painted() -> None:
    view = placed(TerritoryLook(LAND))
    before = pixels(view)
    view.show(TerritoryLook(LAND[:2]))
    with ALLOWANCE.frame():
        ALLOWANCE.use_up()
        assert pixels(view) == before
        assert view.comes
    after = pixels(view)
    assert not view.comes
    assert after != before
    ALLOWANCE.owes = False


def test_it_looks_the_same_until_another_cell_is_aimed_at_or_other_tiles_lie_there() -> None:
    view = placed(TerritoryLook(LAND))
    first = view.looks()
    assert view.looks() == first
    view.aim = "1,0"
    assert view.looks() != first
    view.aim = ""
    view.show(TerritoryLook(LAND[:2]))
    assert view.looks() != first
