"""The pages around a match by their names; each is imported when it is first opened, so that the window opens soon."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from time import sleep

from game.desktop import shelves
from game.desktop.scenes.base import Scene
from game.titles import TITLES

Faults = dict[Path, str]  # records that could not be loaded, and why


def _new_match(title: str, _clause: str, _faults: Faults) -> Scene:
    from game.desktop.scenes.new_match import NewMatch

    return NewMatch(shelves.new_match(title))


def _load(_title: str, _clause: str, faults: Faults) -> Scene:
    from game.desktop.scenes.load import Load

    return Load(shelves.load(faults))


def _rules(title: str, clause: str, _faults: Faults) -> Scene:
    from game.desktop.scenes.rules import Rules

    return Rules(shelves.rules(title, clause))


def _credits(_title: str, _clause: str, _faults: Faults) -> Scene:
    from game.desktop.scenes.credits import Credits

    return Credits(shelves.credits())


def _title_page(_title: str, _clause: str, _faults: Faults) -> Scene:
    from game.desktop.scenes.title_page import TitlePage

    return TitlePage(shelves.title_page(shelves.under_way()))


PAGES: dict[str, Callable[[str, str, Faults], Scene]] = {
    "title_page": _title_page,
    "new_match": _new_match,
    "load": _load,
    "rules": _rules,
    "credits": _credits,
}


def page(name: str, args: tuple[str, ...] = (), faults: Faults | None = None) -> Scene:
    """A page; of `args` the first is a title, the second where its rules are opened."""
    title, clause = (*args, "", "")[:2]
    return PAGES[name](title, clause, faults or {})


def read_ahead(wait: float) -> None:
    """After `wait` seconds, while the title page is looked at: read what the pages behind it need.

    What fails here fails again where it is told.
    """
    sleep(wait)
    with contextlib.suppress(Exception):
        from game.desktop.scenes import credits, laying, load, new_match, rules  # noqa: F401

        for title in TITLES:
            shelves.rules(title.info.key, "")
        shelves.load({})


def make_ready(title: str, wait: float) -> None:
    """After `wait` seconds: read what a title's table needs. What fails here fails again where it is told."""
    sleep(wait)
    with contextlib.suppress(Exception):
        from game.desktop.scenes import table  # noqa: F401 (imported here, so that the window need not wait for it)
        from game.desktop.tables.registry import table_class

        table_class(title).make_ready()
