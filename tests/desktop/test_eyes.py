"""Whole scenes as colour-blind eyes see them: what must be told apart in play still is, in every palette."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache

import pygame
import pytest

from game.desktop.board.look import BoardLook, Way
from game.desktop.kit import charts, dice, pieces
from game.desktop.kit.eyes import VIEWS, seen
from game.desktop.kit.surfaces import opaque
from game.desktop.scenes.base import LayerScene, render
from game.desktop.scenes.chart_view import ChartView
from game.desktop.scenes.new_match import NewMatch
from game.desktop.scenes.result import Result
from game.desktop.scenes.table import TableScene
from game.desktop.stills import still
from game.desktop.theme import ATTACK_DIE, DEFENCE_DIE, PALETTES, Theme
from game.desktop.widgets.controls import Segments
from tests.desktop.colours import Rgb, ciede2000, lab_of
from tests.desktop.table_driver import lands, make_match, make_scene, play_step

SIZE = (1280, 720)
SURE, PLAIN = 15.0, 8.0  # CIEDE2000: told apart at a glance, even in small; seen where it is large or a line

pytestmark = pytest.mark.parametrize("view", VIEWS)
in_every_palette = pytest.mark.parametrize("palette", PALETTES)


@lru_cache(None)
def _seen(colour: Rgb, view: str) -> Rgb:
    return seen(colour, view)


def far(one: Rgb, two: Rgb, view: str) -> float:
    """How far apart two colours of a picture are for an eye."""
    return ciede2000(lab_of(_seen(one, view)), lab_of(_seen(two, view)))


def mean(sheet: pygame.Surface, rect: pygame.Rect) -> Rgb:
    r, g, b, _a = pygame.transform.average_color(sheet, rect.clip(sheet.get_rect()))
    return round(r), round(g), round(b)


@lru_cache(4)
def table(palette: str) -> tuple[TableScene, pygame.Surface]:
    match = make_match("human,normal,normal,normal,normal", seed=5, steps=220)
    scene = make_scene(match, SIZE, speed="normal", paused=True)
    scene.session.lift_curtain()
    return scene, render(scene, SIZE, 1.0, palette)


def pixel(sheet: pygame.Surface, at: tuple[int, int]) -> Rgb:
    r, g, b, _a = sheet.get_at(at)
    return r, g, b


def field(scene: TableScene, sheet: pygame.Surface, land: str) -> Rgb:
    """The field of a piece on the map, beside its figure."""
    piece = scene.board.piece_rect(land)
    spot = pygame.Rect(0, 0, 3, max(3, piece.h // 6))
    spot.center = (piece.centerx - round(piece.w * 0.27), piece.centery)
    return mean(sheet, spot)


@in_every_palette
def test_owners_of_neighbouring_territories(view: str, palette: str) -> None:
    scene, sheet = table(palette)
    owners, board = lands(scene).board.look.owners, lands(scene).board.board
    borders = 0
    for land in board.territories:
        for other in land.neighbours:
            if owners[land.key] != owners[other]:
                borders += 1
                distance = far(field(scene, sheet, land.key), field(scene, sheet, other), view)
                assert distance >= SURE, f"{land.key} ({owners[land.key]}), {other} ({owners[other]}): {distance:.1f}"
    assert borders > 20


# -- light on the map ---------------------------------------------------------------------------------
LAND = "riverwood"
MARKS: dict[str, Callable[[BoardLook], BoardLook]] = {
    "legal target": lambda look: replace(look, targets=(*look.targets, LAND)),
    "source": lambda look: replace(look, source=LAND),
    "last move": lambda look: replace(look, last=Way("", LAND, "orc")),
    "aim": lambda look: replace(look, targets=(*look.targets, LAND)),
}


@lru_cache(None)
def marked(mark: str) -> pygame.Surface:
    """The board while something is chosen, with a mark on one territory, or with none."""
    scene, _sheet = table("classic")
    board, before = lands(scene).board, lands(scene).board.look
    plain = BoardLook(before.pieces, ("windhelm", "morthal", "markarth"), choosing=True)
    board.show(MARKS[mark](plain) if mark else plain)
    board.aim = LAND if mark == "aim" else ""
    board.update(1000)
    sheet = opaque(SIZE)
    board.draw(sheet)
    part = sheet.subsurface(board.piece_rect(LAND).inflate(130, 110).clip(sheet.get_rect())).copy()
    board.aim = ""
    board.show(before)
    return part


def changed(one: pygame.Surface, two: pygame.Surface, view: str) -> float:
    """The share of a picture's pixels that look otherwise in another."""
    w, h = one.get_size()
    spots = [(x, y) for x in range(0, w, 2) for y in range(0, h, 2)]
    pairs = [(pixel(one, at), pixel(two, at)) for at in spots]
    return sum(a != b and far(a, b, view) >= PLAIN for a, b in pairs) / len(spots)


@pytest.mark.parametrize("mark", MARKS)
def test_what_the_lamp_marks_is_seen(view: str, mark: str) -> None:
    assert changed(marked(""), marked(mark), view) >= 0.25


@pytest.mark.parametrize(("one", "two"), list(itertools.combinations(MARKS, 2)))
def test_marks_are_told_from_one_another(view: str, one: str, two: str) -> None:
    assert changed(marked(one), marked(two), view) >= 0.05


# -- result and new match -----------------------------------------------------------------------------
@lru_cache(4)
def result(palette: str) -> tuple[Result, pygame.Surface]:
    match = make_match("human,random,random,random,random", seed=3, max_rounds=6)
    while not match.over:
        play_step(match)
    scene = still("result", "skyrim", match)
    assert isinstance(scene, Result)
    return scene, render(scene, (1920, 1080), 1.0, palette)


def lines(scene: Result, sheet: pygame.Surface) -> dict[str, Rgb]:
    """The colours of a chart's lines where they run alone, away from the forms that stand on them."""
    chart = next(w for w in scene.layer.walk() if isinstance(w, ChartView))
    plot = charts.chart_frame(scene.theme, chart.area, scene.model.series)
    out: dict[str, Rgb] = {}
    for one in scene.model.series:
        others = [other for other in scene.model.series if other is not one]
        for i in range(1, len(one.values)):
            near = [abs(plot.y(one.values[i]) - plot.y(other.values[i])) for other in others if i < len(other.values)]
            x, y = round(plot.x(i)), round(plot.y(one.values[i]))
            colour = pixel(sheet, (x, y))
            wash = pygame.Color(scene.theme.faction(one.faction).wash)
            if min(near, default=99) > 14 and ciede2000(lab_of(colour), lab_of((wash.r, wash.g, wash.b))) < 4:
                out[one.faction] = colour
    return out


@in_every_palette
def test_the_lines_of_the_chart(view: str, palette: str) -> None:
    scene, sheet = result(palette)
    found = lines(scene, sheet)
    assert len(found) >= 4
    for a, b in itertools.combinations(found, 2):
        assert far(found[a], found[b], view) >= 12, f"{a} and {b}"


@in_every_palette
def test_the_shields_of_the_standings(view: str, palette: str) -> None:
    """Beside form and emblem: the field of every seat's piece as the pages draw it."""
    fields = {}
    for faction in PALETTES[palette]:
        sheet = opaque((120, 120))
        pieces.put(sheet, Theme(palette=palette), faction, 84, (60, 60))
        fields[faction] = mean(sheet, pygame.Rect(54, 54, 12, 12))
    for a, b in itertools.combinations(fields, 2):
        assert far(fields[a], fields[b], view) >= SURE, f"{a} and {b}"


def test_the_dice_of_attack_and_defence_and_those_that_do_not_count(view: str) -> None:
    faces, pips = {}, {}
    for colour, faded in itertools.product((ATTACK_DIE, DEFENCE_DIE), (False, True)):
        sheet = opaque((60, 60))
        sheet.fill("#241610")
        dice.put(sheet, 1, 40, (30, 30), colour, faded=faded)
        faces[colour, faded], pips[colour, faded] = mean(sheet, pygame.Rect(14, 24, 6, 10)), pixel(sheet, (30, 29))
    assert far(faces[ATTACK_DIE, False], faces[DEFENCE_DIE, False], view) >= 12  # side and shield say it, too
    for colour in (ATTACK_DIE, DEFENCE_DIE):
        assert far(pips[colour, False], pips[colour, True], view) >= 2 * SURE


def test_who_plays_a_seat_is_seen(view: str) -> None:
    scene = still("new_match", "skyrim", None)
    assert isinstance(scene, NewMatch)
    sheet = render(scene, SIZE)
    rows = [w for w in scene.layer.walk() if isinstance(w, Segments) and w.key.startswith("who.")]
    assert len(rows) == 5
    for row in rows:
        if row.clip and not row.clip.contains(row.rect):
            continue
        parts = [row.part(i) for i in range(len(row.options))]
        tops = [pygame.Rect(part.x + 4, part.y + 2, part.w - 8, 4) for part in parts]  # above the letters
        faces = {value: mean(sheet, top) for (value, _label), top in zip(row.options, tops, strict=True)}
        chosen = faces.pop(row.value)
        assert all(far(chosen, other, view) >= 2 * SURE for other in faces.values())


def test_the_mode_that_is_chosen_is_seen(view: str) -> None:
    scene = still("new_match", "skyrim", None)
    assert isinstance(scene, LayerScene)
    sheet = render(scene, SIZE)
    chosen, other = (scene.layer.find(f"mode.{mode}") for mode in ("chaos", "civil-war"))
    assert chosen is not None
    assert other is not None
    one, two = (mean(sheet, pygame.Rect(w.rect.x + 12, w.rect.bottom - 16, 40, 10)) for w in (chosen, other))
    assert far(one, two, view) >= 2 * SURE
