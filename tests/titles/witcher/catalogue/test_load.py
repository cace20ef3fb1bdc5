"""Broken copies of the catalogue: one clear sentence each, with the file and the place in it."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from game.kernel.errors import BadFile
from game.titles.witcher.catalogue import load
from game.titles.witcher.catalogue.compile import compile_book
from game.titles.witcher.catalogue.frozen import facts

Break = Callable[[str, str, str], BadFile]
CITY, EVENTS, CARDS = "city.toml", "events.toml", "action_cards.toml"
OTHER_DEED = 'does = [{ quest = { at = "water", event = 1 } }]'


@pytest.fixture
def broken(tmp_path: Path) -> Break:
    """Changes something in a copy of a file; the first fault that is found."""
    for path in load.files():
        shutil.copy(path, tmp_path)

    def change(file: str, old: str, new: str) -> BadFile:
        path = tmp_path / file
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        _book, faults = load.examine(tmp_path)
        assert 1 <= len(faults) <= 3, list(map(str, faults))
        assert faults[0].path == path
        with pytest.raises(BadFile) as caught:
            load.load_book(tmp_path)
        assert str(caught.value) == str(faults[0])
        assert load.find_faults(path)[0].wrong == faults[0].wrong
        return faults[0]

    return change


def test_what_is_shipped_has_no_fault() -> None:
    assert load.examine(load.FOLDER)[1] == []
    assert load.base() is load.base()


@pytest.mark.parametrize(
    ("file", "old", "new", "place", "wrong"),
    [
        (CITY, "{ gold = 2 }", "{ golt = 2 }", "c02.b.effect.1", "'golt' is not known here; did you mean 'gold'?"),
        (CITY, "{ gold = 2 }", "{ gold = 2, trash = 1 }", "c02.b.effect.1", "an effect is one word"),
        (CITY, "{ gold = 2 }", '{ gold = "2" }', "c02.b.effect.1.gold", "whole number"),
        (CITY, "{ gold = 2 }", "{ gold = 12 }", "c02.b.effect.1.gold", "at most 9"),
        (CITY, 'at = "novigrad"', 'at = "novigrat"', "c14.b.effect.2.quest.at", "did you mean 'novigrad'?"),
        (CITY, "event = 32", "event = 57", "c13.a.effect.2.quest", "there is no Event 57"),
        (CITY, '"1-3" = [{ shield', '"1-4" = [{ shield', "c14.b.results.1-4", "missing"),
        (CITY, 'offer = "Ask for trial by combat."', "", "c02.a.offer", "missing"),
        (CITY, 'offer = "Ask for', 'ofer = "Ask for', "c02.a", "'ofer' is not known here; did you mean 'offer'?"),
        (EVENTS, "[e49]", "[e57]", "e49", "missing"),
        (CITY, 'mood = "funny"', 'mood = "sad"', "c01.mood", "'funny', 'eerie' or 'tender'"),
        (CITY, 'quest = "Go to supper with Lorenz in Novigrad."', "", "c14.b.quest", "asks for it"),
        (CITY, 'kept = "The Scholar\'s Letter"', "", "c05.a.kept", "asks for it"),
        (CITY, "{ gold = 2 }", "{ deal = 2 }", "c02.b.effect.1.deal", "cannot stand here"),
        ("wilds.toml", '"1-3" = "You dance', '"1-2" = "You dance', "w28.a.results.1-3", "sentence of this band"),
        ("wilds.toml", 'offer = "Pull."', 'offer = "' + "pull " * 15 + '"', "w24.a.offer", "15 words; 1 to 14"),
        (EVENTS, "{ leave = 50 }", "{ leave = 51 }", "e51.a.effect.1.leave", "no card that is kept"),
        (EVENTS, "{ leave = 50 }", "{ leave = 60 }", "e51.a.effect.1.leave", "no Event 60"),
        (EVENTS, '"5+" = [{ shield_to', '"6+" = [{ shield_to', "e07.results.6+", "missing"),
        (EVENTS, 'kind = "equipment"\n', "", "e01", "two options, or a deed"),
        (EVENTS, 'moment = "own_turn"', 'moment = "own_tern"', "e01.abilities.1.moment", "did you mean 'own_turn'?"),
        (EVENTS, 'does = [{ deal = 2 }]', OTHER_DEED, "e01.abilities.1.does.1.quest", "stand"),
        ("monsters.toml", "life = 10", "life = 14", "m101.life", "other Life Pools"),
        ("monsters.toml", "level = 1", "level = 2", "m101.level", "another level"),
        ("monsters.toml", "before_pool", "befor_pool", "m101.ability.moment", "did you mean 'before_pool'?"),
        ("monsters.toml", 'needs = { hand = "0-1" }', 'needs = { hand = "1-0" }', "m101.trophy.needs.hand", "no range"),
        ("monsters.toml", 'needs = { hand = "0-1" }', 'needs = { hend = "1" }', "m101.trophy.needs", "mean 'hand'?"),
        ("monster_fight.toml", "hit = 3", "hit = 9", "f01.charge.1.hit", "'L+2'"),
        ("monster_fight.toml", 'discard_random = "L"', "discard_random = 2", "f08.charge.1.discard_random", "by level"),
        ("potions.toml", "copies = 4", "copies = 5", "", "29"),
        ("trophies.toml", 'school = "wolf"', 'school = "viper"', "trophy_wolf", "its key tells"),
        ("trophies.toml", "copies = 4", "copies = 3", "trophy_wolf.copies", "must be 4"),
        ("schools.toml", "look = 3, discard = 0", "look = 3, discart = 0", "viper.levels.1", "did you mean 'discard'?"),
        ("schools.toml", 'start = "stygga"', 'start = "stigga"', "cat.start", "did you mean 'stygga'?"),
        (CARDS, "take_top = true", "take_top = 1", "designs.a21.fight.take_top", "true or false"),
        (CARDS, 'terrain = "wild"', 'terrain = "wilt"', "starting.quick_slash.schools.bear.1.terrain", "?"),
        (CARDS, "[designs.a30]", "[designs.a31]", "designs.a30", "missing"),
        (CARDS, 'name = "Roll"', "name = Roll", "", "is not TOML"),
    ],
)  # fmt: skip
def test_a_fault_is_told_with_its_place(broken: Break, file: str, old: str, new: str, place: str, wrong: str) -> None:
    fault = broken(file, old, new)
    assert fault.place == place
    assert wrong in fault.wrong
    assert "\n" not in str(fault)
    assert not re.search(r"pydantic|Input should|type=", str(fault))


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    for path in load.files()[1:]:
        shutil.copy(path, tmp_path)
    (tmp_path / "city.toml").write_bytes(b"\xff\xfe")
    _book, faults = load.examine(tmp_path)
    assert [(fault.path.name, fault.place) for fault in faults] == [(CARDS, ""), (CITY, "")]
    assert "cannot be read" in str(faults[0])
    assert "UTF-8" in str(faults[1])


@pytest.mark.parametrize(
    ("old", "new", "alike"),
    [
        ('title = "Four Times Vespers"', 'title = "Three Times Vespers"', True),
        ("effect = [{ gold = 2 }]", "effect = [{ gold = 3 }]", False),
        ("pay = 1", "pay = 2", False),
        ("event = 32", "event = 33", False),
    ],
)
def test_what_the_rules_read_changes_with_effects_and_not_with_texts(
    tmp_path: Path, old: str, new: str, alike: bool
) -> None:
    for path in load.files():
        shutil.copy(path, tmp_path)
    text = (tmp_path / "city.toml").read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "city.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    book, _faults = load.examine(tmp_path)
    assert book is not None
    assert (facts(compile_book(book)) == facts(load.base())) == alike
