"""Words made from the records: what is told agrees with what is done."""

from __future__ import annotations

import re

import pytest

from game.titles.witcher.catalogue import terms as t
from game.titles.witcher.catalogue.ability_words import ability_words, specialty_words
from game.titles.witcher.catalogue.effect_words import effect_line, effect_words, op_words, sentence
from game.titles.witcher.catalogue.frozen import Ability, Need
from game.titles.witcher.catalogue.load import FOLDER, load_book
from game.titles.witcher.catalogue.need_words import need_words, place_name, place_names, range_words
from game.titles.witcher.catalogue.said import DOMAIN, Said, said, texts_of
from game.titles.witcher.effects import moments as mo
from game.titles.witcher.effects import ops as o
from game.titles.witcher.skellige.load import sea_book, with_skellige
from tests.pseudo import pseudo, pseudo_language

CATALOGUE = with_skellige()
FIELD = re.compile(r"[{}]")


def abilities() -> list[Ability]:
    return list(CATALOGUE.abilities)


def test_every_program_can_be_told_with_its_numbers() -> None:
    for number, program in enumerate(CATALOGUE.programs):
        words = effect_words(CATALOGUE, number)
        assert len(words) == sum(op[0] != o.TELL for op in program)
        for op, said_of_it in zip([op for op in program if op[0] != o.TELL], words, strict=True):
            assert said_of_it == op_words(CATALOGUE, op)
            assert said_of_it
            assert not FIELD.search(said_of_it)
            if op[0] in (o.GOLD, o.DEAL, o.DRAW, o.SHIELD, o.PHASE_3, o.STEP_4):
                assert re.findall(r"\d+", said_of_it) == [str(abs(op[1]))]
    assert effect_line(CATALOGUE, CATALOGUE.programs.index(())) == "nothing happens"


def phrases(op: int) -> set[str]:
    """What the ops of a number are called, without their figures."""
    said_of = (op_words(CATALOGUE, one) for program in CATALOGUE.programs for one in program if one[0] == op)
    return {re.sub(r"\d+", "#", words) for words in said_of}


def test_every_op_has_words_of_its_own() -> None:
    told = [phrases(op) for op in range(len(o.OPS)) if op != o.TELL]
    assert all(told)
    assert sum(map(len, told)) == len(set().union(*told))


def test_gains_and_losses_are_told_apart() -> None:
    for op in (o.GOLD, o.POTION, o.SHIELD, o.PHASE_3, o.STEP_4, o.COMBO, o.ATTACK, o.HIT_LEVEL):
        assert op_words(CATALOGUE, (op, 2)) != op_words(CATALOGUE, (op, -2))
    assert op_words(CATALOGUE, (o.GOLD, 2)) == "gain 2 gold"
    assert sentence("gain 2 gold") == "Gain 2 gold"


def test_branches_are_told_by_their_bands() -> None:
    option = CATALOGUE.explorations[13].choices[1]
    assert effect_line(CATALOGUE, option.program) == (
        "roll a die: 1–3: lower your Shield by 3; 4–6: lower your Shield by 2, begin a Quest to Novigrad"
    )
    event = CATALOGUE.events[6].choices[0]
    assert "0–2: draw 2 potions; 3–4: draw 3 potions; 5 or more:" in effect_line(CATALOGUE, event.program)


def test_every_ability_is_one_sentence_that_names_its_moment_and_price() -> None:
    for ability in abilities():
        words = ability_words(CATALOGUE, ability)
        assert words.endswith(".")
        assert words[0].isupper()
        assert not FIELD.search(words)
        assert ("once in each fight" in words.lower()) == (ability.limit == mo.FIGHT)
        assert ("unused potion" in words) >= bool(ability.potions)
        assert ("your first" in words or "first" in words) >= ability.first


def test_some_abilities_as_they_are_read() -> None:
    def told(key: str) -> str:
        return ability_words(CATALOGUE, next(one for one in CATALOGUE.trophies if one.key == key).ability)

    assert told("m105") == (
        "Once in each fight, after your Combo, if it deals 3 or more Damage: "
        "put the top card of your discard pile under your Life Pool."
    )
    assert told("trophy_wolf") == "Once in each fight, with a Combo of 3 or more cards: your Combo deals 1 Damage more."
    (edgar, _leaving) = next(one.abilities for one in CATALOGUE.kept if one.key == "e50")
    assert ability_words(CATALOGUE, edgar) == (
        "Once in each fight, with your first Combo, against a Monster: your Combo deals 3 Damage more."
    )
    archespore = next(one for one in CATALOGUE.monsters if one.key == "m102")
    assert ability_words(CATALOGUE, archespore.ability) == "To begin the fight: discard 1 unused potion."


def test_conditions() -> None:
    assert need_words(Need(mo.HAND, 0, 0, 1)) == "with 0 or 1 cards in hand"
    assert need_words(Need(mo.POOL, 0, 0, 0)) == "with your Life Pool empty"
    assert need_words(Need(mo.COLOURS, 1 << t.RED, 2, mo.NO_BOUND)) == "with 2 or more red cards in the Combo"
    assert [range_words(*span) for span in ((3, 3), (0, 1), (2, 4), (5, mo.NO_BOUND))] == [
        "3",
        "0 or 1",
        "2 to 4",
        "5 or more",
    ]


@pytest.mark.parametrize("school", range(5))
def test_a_specialty_tells_the_numbers_that_it_uses(school: int) -> None:
    told = [specialty_words(CATALOGUE, school, level) for level in range(1, 6)]
    assert told[3] == told[4]
    assert len(set(told)) == 4
    for words, level in zip(told, CATALOGUE.schools[school].levels, strict=True):
        assert {int(n) for n in re.findall(r"\d+", words)} >= {n for n in level[:6] if n}


def test_places_have_the_names_of_the_map() -> None:
    assert place_name(10) == "Haern Caduch"
    assert place_names(()) == ""
    assert place_names((2, 14)) == "Hengfors or Loc Ichaer"


def test_the_words_change_with_the_language_and_so_do_the_texts_of_cards() -> None:
    with pseudo_language():
        assert op_words(CATALOGUE, (o.GOLD, 2)) == pseudo("gain {n} gold").format(n=2)
        assert said("Windmill") == pseudo("Windmill")
        for ability in abilities():
            assert not re.search(r"[A-Za-z]", ability_words(CATALOGUE, ability))
        for program in range(len(CATALOGUE.programs)):
            assert not re.search(r"[A-Za-z]", effect_line(CATALOGUE, program))
    assert said("Windmill") == "Windmill"
    assert DOMAIN == "witcher"


def test_translators_get_every_text_that_a_person_reads() -> None:
    book = load_book(FOLDER)
    texts = {
        text
        for part in (book, sea_book())
        for name in type(part).model_fields
        for _place, text in texts_of(getattr(part, name))
    }
    assert isinstance(book.city["c01"].title, Said)
    for sheet in (*CATALOGUE.explorations, *CATALOGUE.events):
        assert {sheet.title, *filter(None, (sheet.intro, *(one.offer for one in sheet.choices)))} <= texts
    assert set(CATALOGUE.texts) <= texts
    for one in CATALOGUE.kept:
        assert {one.name, one.use} <= texts
    for monster in CATALOGUE.monsters:
        assert {monster.name, monster.lore, monster.slain, monster.fled} <= texts
    names = {card.name for card in CATALOGUE.action_cards} | {potion.name for potion in CATALOGUE.potions}
    names |= {trophy.name for trophy in CATALOGUE.trophies}
    assert names | {part for school in CATALOGUE.schools for part in (school.name, school.specialty)} <= texts
    assert not {book.city["c01"].scene, book.city["c01"].mood} & texts
