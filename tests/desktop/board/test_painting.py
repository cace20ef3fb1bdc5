"""The board is painted in cells and steps: each is small, and together they are what painting all at once would be."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from dataclasses import replace

import pygame
import pytest

from game.desktop.board import patterns as figures
from game.desktop.board.camera import CELL
from game.desktop.board.canvas import Grid, cells_of
from game.desktop.board.look import BoardLook, Piece, Way
from game.desktop.board.painting import bared
from game.desktop.board.view import SETTLE_MS, BoardView
from game.desktop.theme import NEUTRAL, Theme
from game.kernel.maps.territories import TerritoryMap
from tests.pictures import difference, drawn, settled

SEATS = ("stormcloak", "thalmor", "orc", "imperial", "forsworn")
RECT = pygame.Rect(0, 0, 960, 600)
MIDDLE = RECT.center


def looking(land: TerritoryMap, seats: tuple[str, ...] = SEATS) -> BoardLook:
    return BoardLook({one.key: Piece(seats[i % len(seats)], 1 + i % 9) for i, one in enumerate(land.territories)})


def conquered(look: BoardLook, source: str, target: str) -> BoardLook:
    faction = look.pieces[source].faction
    return replace(look, pieces={**look.pieces, target: Piece(faction, 2)}, last=Way(source, target, faction))


def looks(land: TerritoryMap, first: BoardLook) -> Iterator[BoardLook]:
    """Positions that follow one another: conquests, and choices in between."""
    keys = [one.key for one in land.territories]
    look = first
    for i in range(6):
        look = conquered(look, keys[7 * i], keys[7 * i + 1])
        yield look
        yield replace(look, choosing=True, targets=(keys[3 * i], keys[3 * i + 9]), source=keys[3 * i + 20])


def board_of(land: TerritoryMap, look: BoardLook, theme: Theme | None = None) -> BoardView:
    board = BoardView(land)
    board.place(RECT, theme or Theme(), True)
    board.show(look)
    board.update(1000)
    return board


def picture(board: BoardView) -> pygame.Surface:
    return settled(board, RECT.size)


def pass_time(board: BoardView, frames: int) -> None:
    for _ in range(frames):
        board.update(16)


@pytest.mark.parametrize("seed", [3, 4])
@pytest.mark.parametrize("notches", [0, 2])
@pytest.mark.parametrize("theme", [Theme(), Theme(patterns=True)])
def test_what_is_painted_bit_by_bit_is_what_is_painted_at_once(
    land: TerritoryMap, uneven: Callable[[int], None], notches: int, theme: Theme, seed: int
) -> None:
    uneven(seed)
    slow = board_of(land, looking(land), theme)
    slow.zoom(notches, MIDDLE)
    for look in looks(land, looking(land)):
        slow.show(look)
        pass_time(slow, 3)  # often left off in the middle
    quick = board_of(land, look, theme)
    quick.zoom(notches, MIDDLE)
    assert not difference(picture(slow), picture(quick))


def test_a_change_of_owner_repaints_what_lies_about_it_alone(land: TerritoryMap) -> None:
    board = board_of(land, looking(land))
    keys = [one.key for one in land.territories]
    whole = board.camera.k**2 * land.size[0] * land.size[1]
    before = board.pixels_painted
    board.show(conquered(board.look, keys[10], keys[11]))
    board.update(1000)
    assert 0 < board.pixels_painted - before <= whole * 0.35


def test_no_step_of_laying_paints_more_than_a_cell(land: TerritoryMap) -> None:
    board = BoardView(land)
    board.place(RECT, Theme(), True)
    board.show(looking(land))
    cell = round(board.camera.k * CELL) ** 2
    painted = [0]
    for _step in board.lay():
        painted.append(board.pixels_painted)
    assert max(b - a for a, b in itertools.pairwise(painted)) <= cell
    assert len(painted) > len(land.territories)


def test_while_the_wheel_turns_nothing_is_painted_then_what_is_seen(land: TerritoryMap) -> None:
    board = board_of(land, looking(land))
    sheet = pygame.Surface(RECT.size)
    painted = board.pixels_painted
    for _ in range(6):
        board.zoom(0.5, MIDDLE)
        board.update(16)
        board.draw(sheet)
    assert board.pixels_painted == painted
    board.update(SETTLE_MS)
    board.update(1000)
    largest = land.size[0] * land.size[1] * board.camera.k**2
    assert 0 < board.pixels_painted - painted < largest * 0.7


def test_where_the_map_is_dragged_to_is_painted_too(land: TerritoryMap) -> None:
    board, other = (board_of(land, looking(land)) for _ in range(2))
    sheet = pygame.Surface(RECT.size)
    for one in (board, other):
        one.zoom(3, (0, 0))
    board.update(1000)
    for _ in range(20):
        board.pan(-40, -30)
        board.draw(sheet)
        other.pan(-40, -30)
    assert not difference(picture(board), picture(other))


def test_the_seats_are_told_apart_by_hatching_alone(land: TerritoryMap) -> None:
    """In grey, on the same land: the mean difference of any two seats' hatchings is seen; nobody's land has none."""
    key = max(land.territories, key=lambda one: len(one.polygon)).key
    seen = {}
    for faction in (*SEATS, NEUTRAL):
        themes = [Theme(patterns=patterns) for patterns in (False, True)]
        sheets = [drawn(board_of(land, BoardLook({key: Piece(faction, 0)}), theme), RECT.size) for theme in themes]
        plain, hatched = (pygame.image.tobytes(pygame.transform.grayscale(one), "RGB") for one in sheets)
        seen[faction] = [a - b for a, b in zip(plain[::3], hatched[::3], strict=True)]
    assert not any(seen[NEUTRAL])
    for faction in SEATS:
        assert max(seen[faction]) >= 12, faction
    seen_in = [tuple(v > 6 for v in seen[faction]) for faction in SEATS]
    assert len(set(seen_in)) == len(SEATS)


def test_another_palette_paints_the_land_anew(land: TerritoryMap) -> None:
    board = board_of(land, looking(land))
    before = picture(board)
    board.place(RECT, Theme(palette="contrast"), True)
    assert difference(picture(board), before)
    board.place(RECT, Theme(), True)
    assert not difference(picture(board), before)


@pytest.mark.parametrize("wide", [90, 137, 396])
def test_cells_enlarged_one_by_one_fit_together(wide: int) -> None:
    """The tint has one pixel more than its cells: so every cell continues the one before."""
    fine, cells = 45, (3, 2)
    tint = pygame.Surface((fine * cells[0] + 1, fine * cells[1] + 1))
    for x in range(tint.get_width()):
        for y in range(tint.get_height()):
            tint.set_at((x, y), ((x * 7 + y) % 256, (x + y * 3) % 256, (x * y) % 256))
    small, large = (Grid((cells[0] * CELL, cells[1] * CELL), n) for n in (fine, wide))
    parts = pygame.Surface(large.size)
    for cell in large.cells():
        part = tint.subsurface(small.rect(cell, 1))
        parts.blit(pygame.transform.smoothscale(part, large.rect(cell).size), large.rect(cell))
    whole = pygame.transform.smoothscale(tint, large.size)
    assert not difference(parts, whole)


def test_a_map_that_cells_do_not_fill_has_smaller_ones_at_its_edge() -> None:
    grid = Grid((CELL + 100, CELL), CELL)
    assert grid.size == (CELL + 100, CELL)
    assert [grid.rect(cell).size for cell in sorted(grid.cells())] == [(CELL, CELL), (100, CELL)]


def test_the_cells_of_a_box() -> None:
    assert cells_of(pygame.Rect(90, 0, 20, 10), 100) == {(0, 0), (1, 0)}
    assert cells_of(pygame.Rect(100, 0, 20, 10), 100) == {(1, 0)}
    assert cells_of(pygame.Rect(100, 0, 20, 10), 100, 1) == {(0, 0), (1, 0)}


def test_what_a_drag_bares_is_two_strips() -> None:
    whole = pygame.Rect(0, 0, 100, 60)
    assert bared(whole, 10, -5) == [pygame.Rect(0, 0, 10, 60), pygame.Rect(10, 55, 90, 5)]
    assert bared(whole, -10, 0)[0] == pygame.Rect(90, 0, 10, 60)


def test_dots_cover_as_much_of_the_land_as_the_other_figures() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    inked = {seat: pygame.transform.average_color(figures.hatching(seat, (480, 480)))[0] for seat in SEATS}
    assert inked["forsworn"] >= 0.8 * min(value for seat, value in inked.items() if seat != "forsworn")
