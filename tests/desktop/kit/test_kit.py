"""The kit draws without a display, crisp at every scale, and the same picture each time."""

from __future__ import annotations

import pygame
import pytest

from game.desktop import theme as t
from game.desktop.kit import arrows, buttons, cards, charts, dice, icons, panels, pieces, surfaces, text
from game.desktop.theme import FACTIONS, Theme, fitting_scale
from game.kernel.resources import resource

SCALES = (1.0, 1.25, 2.0)


def painted(sheet: pygame.Surface) -> int:
    return pygame.mask.from_surface(sheet, 60).count()


@pytest.mark.parametrize("scale", SCALES)
def test_letters_follow_the_scale_and_never_fall_under_14(scale: float) -> None:
    assert Theme(scale).letter(10) == max(14, round(10 * scale))
    assert Theme(scale).letter(20) == round(20 * scale)
    assert Theme(scale).px(0) == 0
    assert Theme(scale).px(0.2) >= 1


@pytest.mark.parametrize(
    ("size", "scale"), [((1024, 640), 1), ((1920, 1080), 1), ((2560, 1440), 1.25), ((3840, 2160), 2)]
)
def test_a_window_gets_a_scale(size: tuple[int, int], scale: float) -> None:
    assert fitting_scale(size) == scale


@pytest.mark.parametrize("scale", SCALES)
def test_wrapped_lines_fit_and_lose_no_word(scale: float) -> None:
    theme, words = Theme(scale), "Hold forts and portals, slay dragons, outlive the civil war. " * 4
    lines = text.wrap(theme, words.strip(), text.BODY, theme.px(300))
    assert all(text.width(theme, line, text.BODY) <= theme.px(300) for line in lines)
    assert " ".join(lines) == words.strip()


def test_a_text_too_long_ends_in_an_ellipsis() -> None:
    theme = Theme()
    cut = text.fitted(theme, "Shrine of Boethiah", text.BODY, 80)
    assert cut.endswith("…")
    assert text.width(theme, cut, text.BODY) <= 80
    assert text.fitted(theme, "Riften", text.BODY, 300) == "Riften"


def test_a_link_in_a_line_says_where_it_stands() -> None:
    sheet = surfaces.clear((400, 40))
    runs = [text.Run("Took ", text.BODY), text.Run("Riften", text.BODY, "riften"), text.Run(".", text.BODY)]
    [(rect, key)] = text.rich(sheet, Theme(), runs, (10, 4))
    assert key == "riften"
    assert rect.x == 10 + text.width(Theme(), "Took ", text.BODY)


def test_every_letter_of_the_cut_fonts_is_there() -> None:
    pygame.font.init()
    for face in ("title", "titleb", "body", "bodyb", "ital", "ui", "uib", "uix"):
        metrics = text.face_font(face, 20).metrics("AZaz09äöüßéłőžŞ–—…’“”×−·%+")
        assert None not in metrics, face


def test_figures_of_the_sans_are_tabular() -> None:
    widths = {text.face_font("uib", 40).size(figure)[0] for figure in "0123456789"}
    assert len(widths) == 1


@pytest.mark.parametrize("name", FACTIONS)
@pytest.mark.parametrize("size", [20, 42, 84])
def test_pieces_show_number_and_emblem(name: str, size: int) -> None:
    plain = pieces.shield("classic", name, size)
    assert painted(plain) > size * size * 0.4
    numbered = pieces.shield("classic", name, size, 12)
    assert pygame.image.tobytes(plain, "RGBA") != pygame.image.tobytes(numbered, "RGBA")
    assert pieces.shield("classic", name, size, 12) is numbered


def test_all_icons_load_at_twenty_pixels() -> None:
    names = [p.stem for p in sorted(resource("assets", "icons").glob("*.svg"))]
    assert len(names) >= 27
    for name in names:
        assert painted(icons.icon(name, 20, t.INK)) > 20, name


@pytest.mark.parametrize("kind", ["primary", "leather", "ghost"])
def test_the_states_of_a_button_differ(kind: buttons.Kind) -> None:
    states: tuple[buttons.State, ...] = ("normal", "hover", "pressed", "disabled")
    pictures = set()
    for state in states:
        sheet = surfaces.opaque((200, 80))
        buttons.draw(sheet, Theme(), pygame.Rect(30, 15, 140, 50), buttons.Look("Roll", kind), state)
        pictures.add(pygame.image.tobytes(sheet, "RGB"))
    assert len(pictures) == 4


@pytest.mark.parametrize("size", [(40, 36), (300, 60), (900, 700), (4, 4), (1, 30)])
def test_sheets_of_any_size(size: tuple[int, int]) -> None:
    for kind in ("parchment", "leather"):
        sheet = panels.sheet(Theme(), kind, size)
        assert sheet.get_size() == size
    assert surfaces.shadow(size, 6, 12, 150).get_size() == (size[0] + 48, size[1] + 48)


def test_materials_tile() -> None:
    sheet = surfaces.material("leather", (2500, 1300), 5)
    assert sheet.get_size() == (2500, 1300)
    assert sheet.get_at((2499, 1299))[:3] != (0, 0, 0)


@pytest.mark.parametrize("value", range(7))
def test_dice_have_as_many_pips_as_they_say(value: int) -> None:
    pips = pygame.mask.from_threshold(dice.die(value, 80), "#F3E7C9", (40, 40, 40, 255))
    assert len(pips.connected_components(20)) == value


def test_an_arrow_leads_from_one_place_to_another() -> None:
    sheet, corner = arrows.arrow((100, 100), (300, 160))
    box = sheet.get_bounding_rect(min_alpha=200).move(corner)
    assert box.left > 100
    assert box.right < 300
    assert arrows.outline((5, 5), (5, 5), arrows.ATTACK) == []
    assert arrows.arrow((0, 0), (9, 3))[0].get_width() > 0


def test_a_card_keeps_a_long_name() -> None:
    theme = Theme()
    picture = surfaces.opaque(cards.picture_size(theme))
    card = cards.compose(theme, cards.CardFace("Nightcaller Temple", "thief", "#3D4A3C", "orc", True), picture)
    assert card.get_size() == cards.CARD
    assert cards.card_size(Theme(2), 1.25) == (305, 440)


def test_the_chart_knows_its_rounds() -> None:
    series = [charts.Series("orc", "Orcs", (9, 12, 14)), charts.Series("imperial", "Imperials", (9, 6, 4))]
    plot = charts.line_chart(
        surfaces.opaque((600, 300)), Theme(), pygame.Rect(0, 0, 600, 300), series, "Round", 1
    )
    assert plot.top >= 14
    assert [plot.round_at(plot.x(i)) for i in range(3)] == [0, 1, 2]
    lonely = [charts.Series("orc", "Orcs", (48,))]
    assert (
        charts.line_chart(
            surfaces.opaque((300, 200)), Theme(), pygame.Rect(0, 0, 300, 200), lonely, "Round"
        ).rounds
        == 1
    )
