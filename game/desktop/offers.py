"""The first matches that teach, as the pages before a match offer them: once on the title page, always where a match is
made."""

from __future__ import annotations

from dataclasses import replace

from game.desktop.preferences import Preferences
from game.desktop.scenes.base import Scene
from game.desktop.scenes.models import Offer
from game.desktop.tables.registry import lessons_of
from game.kernel.texts import gettext as _
from game.titles import TITLES, find_title


def of_title(key: str) -> tuple[Offer, ...]:
    """One for each mode and each module that can be learnt."""
    found, game = lessons_of(key), _(find_title(key).info.name)
    return tuple(Offer(key, mode, _(lesson.name), _(lesson.about), game) for mode, lesson in found.items())


def first(wishes: Preferences) -> tuple[Offer, ...]:
    """What a new user is offered: the first lesson of each title, until any was finished or declined."""
    if wishes.taught:
        return ()
    return tuple(offer for title in TITLES for offer in of_title(title.info.key)[:1])


def put(page: Scene, wishes: Preferences) -> None:
    """Offer it on the title page."""
    from game.desktop.scenes.title_page import TitlePage

    if isinstance(page, TitlePage) and page.model.under_way is None:
        page.model = replace(page.model, offers=first(wishes))
