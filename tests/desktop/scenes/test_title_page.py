"""The title page in low windows."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.desktop import saves
from game.desktop.app import App
from game.desktop.scenes.title_page import TitlePage
from game.desktop.theme import Theme
from game.desktop.widgets.scroll import ScrollArea


@pytest.mark.parametrize("size", [(1152, 640), (1280, 720)])
def test_a_new_user_sees_offer_and_links_without_scrolling(
    size: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(saves.VARIABLE, str(tmp_path))
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(size)
    app = App()
    try:
        page = app.title_page()
        assert isinstance(page, TitlePage)
        page.layout(size, Theme(1.0))
        areas = [one for one in page.layer.walk() if isinstance(one, ScrollArea)]
        assert page.layer.find("learn") is not None
        assert all(not one.most for one in areas)
    finally:
        app.close()
