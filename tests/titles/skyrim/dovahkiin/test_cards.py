"""The file of cards against the tables of the ledger (sections 29 to 32), and what is wrong with a spoiled one."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from game.commands import check
from game.titles.skyrim.dovahkiin import card_file
from game.titles.skyrim.dovahkiin.card_file import PATH, catalogue, find_faults
from game.titles.skyrim.dovahkiin.catalogue import in_play
from game.titles.skyrim.mix import CHAOS, DOVAHKIIN, Mix
from tests.titles.skyrim.boards import ring
from tests.titles.skyrim.table import TITLE, game_of

CARDS = catalogue()
WINDOWS = {
    "PUR": "purchases",
    "A-DECL": "attack_declared",
    "A-ROLL": "attack_rolled",
    "D-DECL": "defence_declared",
    "D-ROLL": "defence_rolled",
    "MAN": "maneuver",
    "OWN": "own_turn",
}


def ledger(prefix: str) -> dict[str, list[str]]:
    """The cells of the ledger's rows whose key begins so."""
    [page] = TITLE.rules_pages()
    rows = [line.strip("|").split("|") for line in page.read_text(encoding="utf-8").splitlines() if line[:1] == "|"]
    cells = [[cell.strip() for cell in row] for row in rows]
    return {row[0]: row[1:] for row in cells if re.fullmatch(f"{prefix}-(\\d+|[A-E])", row[0])}


def deck_of(mix: Mix) -> tuple[int, ...]:
    """The spell cards of a mix."""
    return CARDS.decks(mix, game_of().content.board, 3).spells


def needs(cell: str) -> tuple[str, ...]:
    return () if cell == "-" else (cell,)


@pytest.mark.rule("RSK-OBJ-01", "RSK-OBJ-13")
def test_objectives_have_the_names_points_and_numbers_of_their_rows() -> None:
    rows = ledger("OBJ")
    assert [card.key for card in CARDS.objectives] == list(rows)
    for card in CARDS.objectives:
        name, points, condition, need = rows[card.key]
        assert (card.name, card.points, card.needs) == (name, int(points), needs(need))
        if four := re.search(r"\d+/\d+/\d+/\d+", condition):
            told = tuple(map(int, four[0].split("/")))
            assert told == (card.each if card.counts == "regions_with" else card.needed), card.key
        elif one := re.search(r"(?:>=|=|at least) (\d+)", condition):
            assert card.needed == (int(one[1]),) * 4, card.key
    assert Counter(card.points for card in CARDS.objectives) == {1: 12, 2: 10, 3: 6}


@pytest.mark.rule("RSK-VOC-08")
def test_the_capitals_are_the_seats_of_the_nine_holds() -> None:
    [page] = TITLE.rules_pages()
    told = re.findall(r"^\| \w+ \| [\w ()]+ \| \d \| \d \| (\w+) \|", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(told) == 9
    for key in ("OBJ-19", "OBJ-28"):
        [card] = [card for card in CARDS.objectives if card.key == key]
        assert sorted(card.among) == sorted(told)


def test_the_text_of_an_objective_names_the_number_of_the_match() -> None:
    assert "at least 30 territories" in CARDS.objectives[23].says(2)
    assert "at least 20 territories" in CARDS.objectives[23].says(5)
    assert "at least 2 of the territories" in CARDS.objectives[26].says(4)


@pytest.mark.rule("RSK-SPL-16", "RSK-SPL-22")
def test_spells_have_the_rows_of_the_ledger() -> None:
    rows = ledger("SPL")
    assert [card.key for card in CARDS.spells] == list(rows)
    for card in CARDS.spells:
        name, copies, kind, window, cost, _effect, need = rows[card.key]
        assert (card.name, card.copies, card.kind, card.cost) == (name, int(copies), kind, int(cost))
        assert (card.window, card.needs) == (WINDOWS[window], needs(need))
    kinds = Counter(CARDS.spells[number].kind for number in deck_of(DOVAHKIIN))
    assert kinds == {"attack": 13, "support": 10, "defence": 7}


@pytest.mark.rule("RSK-COMP-06", "RSK-SHO-10", "RSK-EQP-14")
def test_shouts_weapons_and_armor_have_the_names_of_the_ledger() -> None:
    assert {card.key: card.name for card in CARDS.shouts} == {key: row[0] for key, row in ledger("SHO").items()}
    for prefix, cards in (("WPN", CARDS.weapons), ("ARM", CARDS.armors)):
        assert {card.key: card.name for card in cards} == {key: row[1] for key, row in ledger(prefix).items()}
    assert list(map(len, CARDS.kinds())) == [28, 20, 4, 5, 5]
    assert len(deck_of(DOVAHKIIN)) == 30


@pytest.mark.rule("RSK-MIX-10", "RSK-MIX-18")
@pytest.mark.parametrize(
    ("off", "gone"),
    [
        ("heroes", "OBJ-07 OBJ-16 SPL-09 SPL-10 SPL-14"),
        ("magicka", "OBJ-08"),
        ("equipment", "OBJ-09"),
        ("dragons", "OBJ-15 OBJ-25 WPN-C ARM-B"),
        ("objectives", "SPL-12"),
        ("spells", "ARM-E"),
        ("spells dragons", "OBJ-15 OBJ-25 WPN-C ARM-B ARM-D ARM-E"),
        ("", ""),
    ],
)
def test_cards_that_need_a_rule_switched_off_are_not_in_their_decks(off: str, gone: str) -> None:
    mix = replace(DOVAHKIIN, **dict.fromkeys(off.split(), False))  # type: ignore[arg-type]
    left = [cards[number].key for cards in CARDS.kinds() for number in in_play(cards, mix)]
    assert sorted({card.key for cards in CARDS.kinds() for card in cards} - set(left)) == sorted(gone.split())
    assert set(deck_of(mix)) == (set(in_play(CARDS.spells, mix)) if mix.spells else set())
    decks = CARDS.decks(mix, game_of().content.board, 3)
    assert decks.weapons == (in_play(CARDS.weapons, mix) if mix.equipment else ())
    assert decks.armors == (in_play(CARDS.armors, mix) if mix.equipment else ())
    assert decks.shouts == ((0, 1, 2, 3) if mix.dragons else ())


def test_without_any_of_these_rules_only_cards_that_need_none_are_left() -> None:
    assert len(in_play(CARDS.shouts, CHAOS)) == 4
    assert [CARDS.armors[number].key for number in in_play(CARDS.armors, CHAOS)] == ["ARM-A", "ARM-C"]


@pytest.mark.rule("RSK-OBJ-14")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_book_board_has_all_objectives_and_another_one_those_that_it_can_give(players: int) -> None:
    assert CARDS.decks(DOVAHKIIN, game_of().content.board, players).objectives == tuple(range(28))
    small = {CARDS.objectives[n].key for n in CARDS.decks(DOVAHKIIN, ring(12, 4), players).objectives}
    assert small >= {"OBJ-01", "OBJ-02", "OBJ-08", "OBJ-11", "OBJ-16", "OBJ-26"}  # of 12 lands in 4 regions
    assert not small & {"OBJ-07", "OBJ-17", "OBJ-18", "OBJ-19", "OBJ-22", "OBJ-28"}  # places of Skyrim
    assert not small & {"OBJ-12", "OBJ-13", "OBJ-24"}  # 2 forts, 2 portals, 12 territories


# -- spoiled files ------------------------------------------------------------------------------------
SPOILED = [
    ('[objectives.OBJ-01]\nname = "Road Warden"', '[objectives.OBJ-01]\nname = ""', "objectives.OBJ-01.name"),
    ('counts = "conquered_regions"', 'counts = "conquered_region"', "objectives.OBJ-02.counts"),
    ("needed = [30, 27, 24, 20]", "needed = [30, 27, 24]", "objectives.OBJ-24.needed"),
    ("each = [2, 2, 2, 1]", "needed = 9", "objectives.OBJ-27.counts"),
    ("among = [\"high_hrothgar\"]\n", "", "objectives.OBJ-07.among"),
    ("at least {needed} territories this turn and still", "at least {each} territories this turn and still",
     "objectives.OBJ-01.text"),
    ('needs = ["magicka"]', 'needs = ["magic"]', "objectives.OBJ-08.needs"),
    ("[spells.SPL-20]", "[spells.SPL-21]", "spells.SPL-21"),
    ('effect = { does = "fury", units = 1 }', 'effect = { does = "furry", units = 1 }', "spells.SPL-04.effect.does"),
    ('effect = { does = "fury", units = 1 }', 'effect = { does = "fury" }', "spells.SPL-04.effect"),
    ('effect = { does = "pacify" }', 'effect = { does = "pacify", bonus = 1 }', "spells.SPL-16.effect"),
    ('window = "maneuver"', 'window = "defence_rolled"', "spells.SPL-11.window"),
    ("copies = 2\n", "", "spells.SPL-01.copies"),
    ("[armors.ARM-E]", "[armors.ARM-F]", "armors.ARM-E"),
    ("[shouts.SHO-A]", "[shouts", ""),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "place"), SPOILED)
def test_a_fault_is_told_by_its_place(tmp_path: Path, old: str, new: str, place: str) -> None:
    text = PATH.read_text(encoding="utf-8")
    assert old in text
    spoiled = tmp_path / PATH.name
    spoiled.write_text(text.replace(old, new, 1), encoding="utf-8")
    faults = find_faults(spoiled)
    assert any(
        str(fault).startswith(f"{spoiled}: {place}" if not place else f"{spoiled}, {place}") for fault in faults
    ), [str(fault) for fault in faults]


def test_cards_must_stand_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    text = PATH.read_text(encoding="utf-8")
    spoiled = tmp_path / PATH.name
    moved = text.replace("[shouts.SHO-A]", "[shouts.X]").replace("[shouts.SHO-B]", "[shouts.SHO-A]")
    spoiled.write_text(moved.replace("[shouts.X]", "[shouts.SHO-B]"), encoding="utf-8")
    assert ["order" in str(fault) for fault in find_faults(spoiled)] == [True]


def test_the_file_is_checked_with_the_others(tmp_path: Path) -> None:
    assert card_file.files()[0] in check.shipped()
    assert check.check_file(PATH) == []
    missing = tmp_path / PATH.name
    assert "cannot be read" in str(find_faults(missing)[0])


def test_a_record_tells_of_cards_that_do_something_else_but_not_of_other_names() -> None:
    content = game_of(3, "dovahkiin").content

    def digest(**changes: object) -> str:
        spells = (replace(CARDS.spells[0], **changes), *CARDS.spells[1:])  # type: ignore[arg-type]
        return TITLE.digest(replace(content, cards=replace(CARDS, spells=spells)))

    assert digest() == TITLE.digest(content) == digest(name="Fire", text="It burns.")
    assert digest(cost=1) != digest() != digest(effect=replace(CARDS.spells[0].effect, units=3))
