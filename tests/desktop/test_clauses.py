"""F1 opens the rules at the clause that matters, and the page shows it lit."""

from __future__ import annotations

import pygame
import pytest

from game.desktop.commands import Goto
from game.desktop.pages import page
from game.desktop.scenes.base import render
from game.desktop.scenes.rules import Rules
from game.kernel.rules import Frame
from game.titles import find_title
from game.titles.skyrim import frames as f
from game.titles.skyrim.kinds import CLAUSES
from tests.bots.skyrim.table import laid_out
from tests.desktop.table_driver import Person, make_match, make_scene

QUESTIONS: list[tuple[str, Frame, str]] = [
    ("chaos", (f.DEFEND, 0, 21, 20, 3), "RSK-BAT-01"),
    ("chaos", (f.INVADE, 0), "RSK-INV-01"),
    ("chaos", (f.MOVE_IN, 0, 20, 22), "RSK-CAP-02"),
    ("chaos", (f.REINFORCE, 0, 3, 0), "RSK-REI-09"),
    ("chaos", (f.REINFORCE, 0, 3, 1), "RSK-CARD-10"),
    ("chaos", (f.REINFORCE, 0, 0, 0), "RSK-REI-08"),
    ("chaos", (f.PLACE_UNITS, 0, 20, 3), "RSK-REI-09"),
    ("civil-war", (f.MANEUVER, 0), "RSK-MAN-01"),
    ("civil-war", (f.MANEUVER_TO, 0, 20), "RSK-MAN-02"),
    ("civil-war", (f.MANEUVER_UNITS, 0, 20, 22), "RSK-MAN-05"),
    ("civil-war", (f.PLACE, 0, 2), "RSK-ELIM-05"),
    ("civil-war", (f.EXCHANGE, 0), "RSK-ELIM-03"),
    ("civil-war", (f.CLAIM, 0), "RSK-CIV-03"),
    ("civil-war", (f.GARRISON, 0), "RSK-CIV-04"),
]
SIZES = [((1280, 720), 1.0), ((1920, 1080), 1.0), ((1024, 640), 2.0)]


def test_every_question_of_chaos_and_civil_war_is_here() -> None:
    assert {frame[0] for _mode, frame, _clause in QUESTIONS} == set(range(f.CHOOSE_OBJECTIVES))


def test_every_question_of_dovahkiin_has_a_clause() -> None:
    ledger = next(iter(find_title("skyrim").rules_pages())).read_text(encoding="utf-8")
    for kind in range(f.TURN):
        assert f"`{CLAUSES[kind]}`" in ledger


@pytest.mark.parametrize(("mode", "frame", "clause"), QUESTIONS)
def test_f1_opens_the_clause_of_the_question(mode: str, frame: Frame, clause: str) -> None:
    match = make_match("human,random,random", 5, mode=mode)
    match.state = laid_out(match.game, {20: (0, 5), 22: (0, 3), 21: (1, 4), 40: (2, 2)}, frame, ((0, 1, 2, 3, 4),))
    scene = make_scene(match)
    scene.play.refresh()
    assert Person(scene).press(pygame.K_F1) == Goto("rules", ("skyrim", clause))


@pytest.mark.parametrize("clause", sorted({clause for _mode, _frame, clause in QUESTIONS} | {"RSK-END-02"}))
def test_the_page_shows_the_clause_lit(clause: str) -> None:
    size, scale = SIZES[sum(map(ord, clause)) % len(SIZES)]
    pygame.font.init()
    scene = page("rules", ("skyrim", clause))
    assert isinstance(scene, Rules)
    picture = render(scene, size, scale)
    plain = page("rules", ("skyrim", ""))
    assert isinstance(plain, Rules)
    render(plain, size, scale)
    assert plain.show_clause(clause)
    plain.update(16)
    before = pygame.Surface(size)
    plain.draw(before)
    place = scene.clause_rect(clause)
    assert place is not None
    seen = pygame.Rect((0, 0), size)
    assert seen.collidepoint(place.topleft)
    changed = [
        y for y in range(max(0, place.y), min(size[1], place.bottom))
        if picture.get_at((place.x + 2, y)) != before.get_at((place.x + 2, y))
    ]  # fmt: skip
    assert len(changed) > 20 * scale
    above = place.y - round(20 * scale)
    assert picture.get_at((place.x + 2, above)) == before.get_at((place.x + 2, above)), "it alone is lit"
