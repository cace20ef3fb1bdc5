"""The page of a new match offers Dovahkiin and mixes: only what is sound can begin (RSK-MIX-02, -03, -17)."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

from game.desktop import shelves
from game.desktop.scenes.base import render
from game.desktop.scenes.models import MatchDraft
from game.desktop.scenes.new_match import NewMatch
from game.desktop.tables.skyrim.dovahkiin import mixes
from game.desktop.widgets.base import Action
from game.titles.skyrim.mix import DOVAHKIIN_AT_RANDOM, fault
from game.titles.skyrim.setup import SkyrimSetup


def _page(mode: str) -> NewMatch:
    page = NewMatch(shelves.new_match("skyrim"))
    render(page, (1920, 1080))
    page.answer(Action(f"mode.{mode}", value=mode))
    return page


def _set(page: NewMatch, key: str, value: int) -> MatchDraft:
    page.answer(Action(f"option.{key}", value=value))
    return page.draft


@pytest.mark.parametrize(
    ("mode", "offered"),
    [
        ("chaos", {"unit_limit", "max_rounds"}),
        ("dovahkiin", {"random_setup", "unit_limit", "max_rounds"}),
        ("custom", {*mixes.FLAGS, *mixes.WORDED, "unit_limit", "max_rounds"}),
    ],
)
def test_switches_are_offered_where_they_mean_something(mode: str, offered: set[str]) -> None:
    page = _page(mode)
    assert {one.key for one in page.model.options if one.fits(page.draft)} == offered
    labels = {widget.key for widget in page.layer.walk() if widget.key.startswith("option.")}
    assert labels == {f"option.{key}" for key in offered}


def test_a_mix_begins_as_the_books_own_and_can_be_played() -> None:
    page = _page("custom")
    mix = mixes.mix_of(page.draft)
    assert (mix.heroes, mix.equipment, mix.magicka, mix.victory) == (True, True, True, "endcard")
    assert shelves.objection(page.draft) is None
    setup = shelves.setup_of(page.draft)
    assert isinstance(setup, SkyrimSetup)
    assert setup.mix == mix


def test_magicka_comes_with_heroes_until_it_is_taken_out() -> None:
    page = _page("custom")
    assert _set(page, "magicka", 0).option("magicka") == 0
    assert _set(page, "dragons", 1).option("magicka") == 0
    assert _set(page, "heroes", 0).option("magicka") == 0
    assert _set(page, "heroes", 1).option("magicka") == 1


def test_heroes_leave_magicka_as_it_was_chosen_beside_spells() -> None:
    page = _page("custom")
    assert _set(page, "spells", 1).option("magicka") == 1
    _set(page, "magicka", 0)
    assert _set(page, "heroes", 0).option("magicka") == 0
    assert _set(page, "heroes", 1).option("magicka") == 0
    assert _set(page, "spells", 0).option("magicka") == 0
    assert _set(page, "spells", 1).option("magicka") == 1


def test_objectives_decide_as_soon_as_they_are_in() -> None:
    page = _page("custom")
    assert mixes.mix_of(_set(page, "objectives", 1)).victory == "objectives"
    assert mixes.mix_of(_set(page, "victory", 0)).victory == "endcard"
    assert mixes.mix_of(_set(page, "objectives", 1)).objectives
    assert mixes.mix_of(_set(page, "objectives", 0)).victory == "endcard"


def test_every_unsound_mix_is_told_and_cannot_begin() -> None:
    page = _page("custom")
    for flags in itertools.product((0, 1), repeat=len(mixes.FLAGS)):
        for victory in range(3):
            options = tuple(sorted([*zip(mixes.FLAGS, flags, strict=True), ("victory", victory)]))
            draft = replace(page.draft, options=options)
            unsound = bool(fault(mixes.mix_of(draft)))
            assert bool(mixes.wrong(draft)) == unsound
            assert (shelves.objection(draft) is None) != unsound
    _set(page, "heroes", 0)
    assert page.answer(Action("begin")) is None


def test_a_quick_beginning_reaches_the_rules() -> None:
    page = _page("dovahkiin")
    setup = shelves.setup_of(_set(page, "random_setup", 1))
    assert isinstance(setup, SkyrimSetup)
    assert setup.mix == DOVAHKIIN_AT_RANDOM


def test_settings_of_a_match_are_read_back() -> None:
    page = _page("custom")
    _set(page, "set_up", 2)
    draft = _set(page, "spells", 1)
    setup = shelves.setup_of(draft)
    assert mixes.mix_of(replace(draft, options=tuple(mixes.read(setup).items()))) == mixes.mix_of(draft)
