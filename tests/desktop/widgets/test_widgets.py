"""Controls answer to mouse and keyboard alike, and the layer moves one ring among them."""

from __future__ import annotations

import pygame
import pytest

from game.desktop.kit.buttons import Look
from game.desktop.kit.surfaces import opaque
from game.desktop.theme import Theme
from game.desktop.widgets import tips
from game.desktop.widgets.base import Action, Paint, Widget
from game.desktop.widgets.controls import Button, Segments, Slider, Toggle
from game.desktop.widgets.field import TextField
from game.desktop.widgets.layer import Layer
from game.desktop.widgets.scroll import ScrollArea, ScrollList, ScrollText

T = Theme()
R = pygame.Rect


def key(code: int, mod: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="")


def click(layer: Layer, pos: tuple[int, int]) -> list[Action]:
    events = [
        pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)),
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1),
        pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1),
    ]
    answers = [layer.handle(event) for event in events]
    return [answer for answer in answers if answer]


def button(x: int, y: int, name: str, **more: object) -> Button:
    return Button(T, R(x, y, 100, 40), name, Look(name), **more)  # type: ignore[arg-type]


def three() -> Layer:
    layer = Layer(T)
    for i, name in enumerate("abc"):
        layer.add(button(10 + i * 120, 10, name, enabled=name != "b"))
    return layer


def test_a_click_counts_where_it_ends() -> None:
    layer = three()
    assert click(layer, (20, 20)) == [Action("a")]
    layer.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(20, 20), button=1))
    assert layer.widgets[0].pressed
    assert layer.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=(20, 300), button=1)) is None
    assert not layer.widgets[0].pressed


def test_what_is_disabled_neither_answers_nor_takes_the_focus() -> None:
    layer = three()
    assert click(layer, (140, 20)) == []
    layer.handle(key(pygame.K_TAB))
    assert layer.focused is layer.widgets[0]
    layer.handle(key(pygame.K_TAB))
    assert layer.focused is layer.widgets[2]
    layer.handle(key(pygame.K_TAB))
    assert layer.focused is layer.widgets[0]
    layer.handle(key(pygame.K_TAB, pygame.KMOD_SHIFT))
    assert layer.focused is layer.widgets[2]


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE])
def test_enter_and_space_press(code: int) -> None:
    layer = three()
    layer.focus_key("c")
    assert layer.handle(key(code)) == Action("c")


def test_enter_presses_the_primary_button_when_nothing_has_the_focus() -> None:
    layer = three()
    layer.primary = "c"
    assert layer.handle(key(pygame.K_RETURN)) == Action("c")
    layer.primary = "b"
    assert layer.handle(key(pygame.K_RETURN)) is None


def test_arrows_go_to_the_neighbour() -> None:
    layer = Layer(T)
    for x, y, name in ((0, 0, "nw"), (200, 0, "ne"), (0, 100, "sw"), (200, 100, "se")):
        layer.add(button(x, y, name))
    layer.focus_key("nw")
    path = []
    for code in (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT, pygame.K_UP, pygame.K_UP):
        layer.handle(key(code))
        path.append(layer.focused.key if layer.focused else "")
    assert path == ["ne", "se", "sw", "nw", "nw"]


def test_the_ring_is_for_the_keyboard_only() -> None:
    layer = three()
    layer.handle(key(pygame.K_TAB))
    assert layer.widgets[0].ring
    click(layer, (260, 20))
    assert layer.focused is layer.widgets[2]
    assert not any(w.ring for w in layer.widgets)


def test_a_group_is_one_stop_for_tab() -> None:
    layer = Layer(T)
    for i, name in enumerate("abc"):
        layer.add(button(0, i * 50, name, group="cards"))
    layer.add(button(0, 200, "d"))
    layer.focus_key("b")
    layer.handle(key(pygame.K_TAB))
    assert layer.focused is layer.find("d")
    layer.handle(key(pygame.K_TAB, pygame.KMOD_SHIFT))
    assert layer.focused is layer.find("a")


def test_segments() -> None:
    layer = Layer(T)
    part = layer.add(
        Segments(T, R(0, 0, 300, 38), "who", (("p", "Person"), ("b", "Bot"), ("e", "Empty")), "p")
    )
    assert click(layer, (150, 20)) == [Action("who", "b")]
    assert click(layer, (150, 20)) == []
    assert layer.handle(key(pygame.K_RIGHT)) == Action("who", "e")
    assert layer.handle(key(pygame.K_RIGHT)) is None
    assert layer.handle(key(pygame.K_SPACE)) == Action("who", "p")
    assert part.value == "p"


def test_toggle_and_its_row() -> None:
    layer = Layer(T)
    layer.add(Toggle(T, R(300, 10, 48, 26), "limit", False, row=R(0, 0, 348, 50)))
    assert click(layer, (20, 20)) == [Action("limit", True)]
    assert layer.handle(key(pygame.K_SPACE)) == Action("limit", False)


def test_slider() -> None:
    layer = Layer(T)
    slider = layer.add(Slider(T, R(0, 0, 224, 40), "pace", 2, 5))
    assert layer.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(212, 14), button=1)) == Action("pace", 4)
    moved = pygame.Event(pygame.MOUSEMOTION, pos=(5, 200), rel=(0, 0), buttons=(1, 0, 0))
    assert layer.handle(moved) == Action("pace", 0)
    layer.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=(5, 200), button=1))
    layer.focus(slider)
    assert layer.handle(key(pygame.K_RIGHT)) == Action("pace", 1)
    assert layer.handle(key(pygame.K_END)) == Action("pace", 4)


def field(value: str = "Ragnvald") -> tuple[Layer, TextField]:
    pygame.display.init()
    layer = Layer(T)
    box = layer.add(TextField(T, R(0, 0, 300, 38), "name", value, limit=12))
    layer.focus(box)
    return layer, box


def typed(layer: Layer, letters: str) -> Action | None:
    return layer.handle(pygame.Event(pygame.TEXTINPUT, text=letters))


def test_typing_replaces_what_is_selected() -> None:
    layer, box = field()
    assert typed(layer, "Þ") == Action("name", "Þ")
    assert typed(layer, "óra") == Action("name", "Þóra")
    layer.handle(key(pygame.K_HOME))
    assert layer.handle(key(pygame.K_DELETE)) == Action("name", "óra")
    assert layer.handle(key(pygame.K_RIGHT)) is None
    assert layer.handle(key(pygame.K_BACKSPACE)) == Action("name", "ra")
    assert box.caret == 0


def test_a_field_keeps_its_limit_and_refuses_what_it_must() -> None:
    layer, box = field("")
    typed(layer, "abcdefghijklmnop\n\t")
    assert box.value == "abcdefghijkl"
    digits = TextField(T, R(0, 0, 100, 38), "seed", "", accept=str.isdigit)
    digits.insert("12a3")
    assert digits.value == "123"


def test_selection_by_keys_and_enter() -> None:
    layer, box = field("abc")
    layer.handle(key(pygame.K_END))
    layer.handle(key(pygame.K_LEFT, pygame.KMOD_SHIFT))
    assert box.selection == (2, 3)
    assert typed(layer, "X") == Action("name", "abX")
    layer.handle(key(pygame.K_a, pygame.KMOD_CTRL))
    assert box.selection == (0, 3)
    assert layer.handle(key(pygame.K_RETURN)) == Action("name.enter", "abX")


def test_composed_letters_are_shown_but_not_kept() -> None:
    layer, box = field("")
    layer.handle(pygame.Event(pygame.TEXTEDITING, text="か", start=0, length=1))
    assert box.composing
    layer.handle(key(pygame.K_TAB))
    assert box.value == ""


def test_the_caret_blinks_only_with_the_focus() -> None:
    layer, box = field()
    layer.update(0)
    changes = sum(layer.update(100) for _ in range(22))
    assert 3 <= changes <= 5
    layer.focus(None)
    layer.update(0)
    assert not any(layer.update(100) for _ in range(22))
    box.draw(opaque((300, 60)))


def column(rect: pygame.Rect) -> tuple[list[Widget], int]:
    return [Button(T, R(rect.x, rect.y + i * 50, rect.w, 40), f"b{i}", Look(str(i))) for i in range(20)], 990


def test_a_scroll_area_brings_the_focus_into_sight() -> None:
    layer = Layer(T)
    area = layer.add(ScrollArea(T, R(0, 0, 300, 200), "area", column))
    for _ in range(20):
        layer.handle(key(pygame.K_TAB))
        assert layer.focused is not None
        assert area.rect.contains(layer.focused.rect)
    assert area.offset == area.most
    assert click(layer, (50, 120))
    layer.handle(key(pygame.K_HOME))
    assert area.offset == 0


def test_what_is_out_of_sight_is_out_of_reach() -> None:
    layer = Layer(T)
    layer.add(ScrollArea(T, R(0, 0, 300, 200), "area", column))
    assert click(layer, (50, 225)) == []


def test_the_wheel_turns_the_area_under_the_mouse() -> None:
    layer = Layer(T)
    area = layer.add(ScrollArea(T, R(0, 0, 300, 200), "area", column))
    wheel = pygame.Event(pygame.MOUSEWHEEL, y=-1, x=0)
    layer.handle(wheel)
    assert area.offset == 0
    layer.handle(pygame.Event(pygame.MOUSEMOTION, pos=(50, 50), rel=(0, 0), buttons=(0, 0, 0)))
    layer.handle(wheel)
    assert area.offset == 72
    layer.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(294, 195), button=1))
    assert area.offset == area.most
    area.draw(opaque((300, 200)))


def test_a_list_is_chosen_from() -> None:
    layer = Layer(T)
    rows = layer.add(ScrollList(T, R(0, 0, 300, 200), "saves", 30, 50, lambda *_: None))
    assert click(layer, (50, 80)) == [Action("saves", 1)]
    assert click(layer, (50, 80)) == [Action("saves.open", 1)]
    assert layer.handle(key(pygame.K_END)) == Action("saves", 29)
    assert rows.rect.contains(rows.row(29))
    assert layer.handle(key(pygame.K_RETURN)) == Action("saves.open", 29)
    rows.draw(opaque((300, 200)))


def test_a_long_text_scrolls_by_keys() -> None:
    layer = Layer(T)

    def build(rect: pygame.Rect) -> tuple[list[Widget], int]:
        return [
            Paint(T, R(rect.x, rect.y + i * 100, rect.w, 90), lambda _s, _r: None) for i in range(30)
        ], 3000

    sheet = layer.add(ScrollText(T, R(0, 0, 300, 400), "rules", build))
    layer.focus(sheet)
    layer.handle(key(pygame.K_PAGEDOWN))
    assert sheet.offset > 300
    assert sheet.top_block(sheet.children) > 3


def test_tooltips_wait_for_the_mouse_and_never_cover_their_subject() -> None:
    layer = Layer(T)
    layer.add(button(10, 10, "a", tooltip="Begin\nNeeds two seats at least."))
    layer.handle(pygame.Event(pygame.MOUSEMOTION, pos=(20, 20), rel=(0, 0), buttons=(0, 0, 0)))
    layer.update(0)
    assert not layer.update(340)
    assert layer.update(20)
    layer.draw(opaque((640, 400)))
    window = R(0, 0, 640, 400)
    for x in range(0, 600, 60):
        for y in range(0, 360, 40):
            subject = R(x, y, 60, 40)
            tip = tips.place((220, 90), subject, window, 8)
            assert window.contains(tip)
            assert not tip.colliderect(subject)
