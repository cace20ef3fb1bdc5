"""The cut fonts have every letter that the languages of the program are written with."""

from __future__ import annotations

import pytest
from fontTools.ttLib import TTFont

from build import cut_fonts
from game.kernel.resources import resource
from tests.pseudo import FILLER, pseudo

GERMAN = "äöüßÄÖÜ„“‚‘–…«»"
PORTUGUESE = "ãõçáâàêéíóôúüÃÕÇÁÂÀÊÉÍÓÔÚÜºª“”‘’—"
OTHERS = "ÀÈÌÒÙàèìòùÂÎÛâîûëïÿŸæœÆŒñÑ¿¡åÅøØðÐþÞłŁśŚžŽčČřŘőŐűŰğĞşŞ·−×°"


@pytest.mark.parametrize("cut", cut_fonts.CUTS, ids=lambda cut: cut.key)
def test_a_font_has_the_letters_of_the_languages(cut: cut_fonts.Cut) -> None:
    letters = TTFont(resource("assets", "fonts", f"{cut.key}.ttf")).getBestCmap()
    made_up = pseudo("".join(map(chr, range(0x20, 0x7F)))) + "".join(FILLER)
    wanted = GERMAN + PORTUGUESE + OTHERS + made_up
    assert "".join(sorted({letter for letter in wanted if ord(letter) not in letters})) == ""


def test_the_fonts_are_cut_to_hold_them() -> None:
    kept = {point for first, last in cut_fonts.LATIN for point in range(first, last + 1)}
    assert {letter for letter in GERMAN + PORTUGUESE + OTHERS if ord(letter) not in kept} == set()
