"""The 56 Events (table 18.11): every form does what its row says."""

from __future__ import annotations

import re

import pytest

from game.titles.witcher.catalogue import terms as t
from game.titles.witcher.catalogue.frozen import Ability, Kept
from game.titles.witcher.catalogue.load import base
from game.titles.witcher.effects import moments as mo
from game.titles.witcher.effects import ops as o
from tests.titles.witcher.catalogue.tables import as_signs, rows, signs

ROWS = {int(row[0]): row[1:] for row in rows("18.11", r"\d+")}
CHOICES = [
    (number, letter, told.removesuffix("."))
    for number, (form, content) in ROWS.items()
    if form == "choice"
    for letter, told in zip("ab", re.fullmatch(r"A: (.*)\. B: (.*)", content).groups(), strict=True)  # type: ignore[union-attr]
    if f"{number}{letter}" not in ("22b", "25b", "26b", "29b", "32b")  # WOW-TAB-47: looked at below
]
DEEDS = [
    number for number, (form, _content) in ROWS.items() if form.startswith(("test", "short fight", "by ", "plain"))
]
CARDS = [number for number, (form, _content) in ROWS.items() if form.startswith(("Equipment", "Companion"))]


def kept(number: int) -> Kept:
    return next(one for one in base().kept if one.key == f"e{number:02}")


def does(ability: Ability) -> tuple[tuple[int, ...], ...]:
    return base().programs[ability.program]


@pytest.mark.rule("WOW-CMP-05")
def test_there_are_56_events_in_order_of_their_numbers() -> None:
    assert list(ROWS) == list(range(1, 57))
    assert [event.key for event in base().events] == [f"e{n:02}" for n in ROWS]


@pytest.mark.rule("WOW-TAB-26", "WOW-TAB-46", "WOW-EVT-01")
@pytest.mark.parametrize(("number", "letter", "told"), CHOICES, ids=[f"{n}{letter}" for n, letter, _told in CHOICES])
def test_a_choice_does_what_its_row_says(number: int, letter: str, told: str) -> None:
    one, other = base().events[number - 1].choices
    chosen = one if letter == "a" else other
    assert chosen.offer
    assert signs(chosen.program) == as_signs(told)


@pytest.mark.rule("WOW-TAB-26", "WOW-EVT-01", "WOW-EVT-11")
@pytest.mark.parametrize("number", [n for n in DEEDS if n != 10])
def test_a_deed_does_what_its_row_says(number: int) -> None:
    form, content = ROWS[number]
    (deed,) = base().events[number - 1].choices
    assert deed.offer
    wanted = as_signs(content)
    if form not in ("test", "plain"):
        fight = re.fullmatch(r"short fight, (\S+), (draw \d)", form)
        wanted = f"{fight[1]}, short fight, {fight[2]}: {wanted}" if fight else f"{form}: {wanted}"
    assert signs(deed.program) == wanted


@pytest.mark.rule("WOW-TAB-47", "WOW-EVT-01")
def test_the_sting_is_told_at_the_own_school_or_at_anothers() -> None:
    catalogue = base()
    ((number, own, other),) = catalogue.programs[catalogue.events[9].choices[0].program]
    assert number == o.BY_PLACE
    assert signs(own) == "P+2, Any+1"
    _tell, gold, (host, program), end = catalogue.programs[other]
    assert (gold, host, end) == ((o.GOLD, 4), o.HOST, (o.GO_TO_PHASE_3,))
    told, *gains = catalogue.programs[program]
    assert catalogue.texts[told[1]].startswith("A stranger has brought")
    assert gains == [(o.TRAIL, o.TRAIL_VISITORS), (o.RAISE, o.ANY)]


@pytest.mark.rule("WOW-EVT-01", "WOW-EVT-02")
@pytest.mark.parametrize("number", CARDS)
def test_equipment_and_companions_are_kept(number: int) -> None:
    (take,) = base().events[number - 1].choices
    assert not take.offer
    assert signs(take.program) == ("Keep, go to Phase III" if number == 16 else "Keep")
    card = kept(number)
    assert t.KEPT_KINDS[card.kind] == ROWS[number][0].split(":")[0].lower()
    assert card.text
    assert card.use
    assert len(card.abilities) == (2 if number == 50 else 1)


# Number: moment, first turn only, limit, monsters only, hand cards to discard, ops
ABILITIES = {
    1: (mo.OWN_TURN, True, mo.FIGHT, False, 1, ((o.DEAL, 2),)),
    5: (mo.ATTACK_HITS, True, mo.FIGHT, True, 0, ((o.ATTACK, -2),)),
    11: (mo.ENTERING, False, mo.ALWAYS, False, 0, ((o.GOLD, 1),)),
    13: (mo.OWN_TURN, False, mo.FIGHT, False, 0, ((o.SHIELD, 2),)),
    14: (mo.OWN_TURN, True, mo.FIGHT, False, 0, ((o.DEAL, 2),)),
    15: (mo.OWN_TURN, False, mo.FIGHT, False, 1, ((o.DEAL, 2),)),
    16: (mo.MOVING, False, mo.TURN, False, 0, ((o.PASSAGE, t.FOREST, 0),)),
    18: (mo.FOE_TURN, False, mo.FIGHT, False, 0, ((o.LOOK_AT_FOE, 2, 1, 0),)),
    22: (mo.EXPLORING, False, mo.ONCE, False, 0, ((o.GOLD, 4),)),
    23: (mo.WHO_BEGINS, False, mo.ALWAYS, True, 0, ((o.BEGIN,),)),
    25: (mo.OWNED, False, mo.ALWAYS, False, 0, ((o.POTION_LIMIT, 5),)),
    26: (mo.COMBO_LAID, False, mo.ALWAYS, False, 0, ((o.COMBO_PER, t.BLUE, 1, 0),)),
    28: (mo.COMBO_LAID, False, mo.FIGHT, False, 0, ((o.COMBO_SHIELD, 1),)),
    29: (mo.EXPLORING, False, mo.ONCE, False, 0, ((o.EVENT, 29),)),
    31: (mo.AT_STEP_4, True, mo.FIGHT, False, 0, ((o.STEP_4, 2),)),
    32: (mo.MOVING, False, mo.TURN, False, 0, ((o.PASSAGE, t.WATER, 1),)),
    50: (mo.COMBO_LAID, True, mo.FIGHT, True, 0, ((o.COMBO, 3),)),
    56: (mo.OWN_TURN, False, mo.FIGHT, False, 0, ((o.INTO_POOL, 1),)),
}


@pytest.mark.rule("WOW-TAB-47", "WOW-TAB-35", "WOW-TAB-36")
@pytest.mark.parametrize("number", ABILITIES)
def test_a_kept_card_serves_as_its_row_says(number: int) -> None:
    ability = kept(number).abilities[0]
    told = (ability.moment, ability.first, ability.limit, ability.monsters_only, ability.cards, does(ability))
    assert told == ABILITIES[number]
    assert not ability.potions


def test_what_is_particular_of_some_kept_cards() -> None:
    assert [t.LOCATIONS[n] for n in kept(11).abilities[0].places] == ["hengfors", "loc_ichaer"]
    assert [tuple(need) for need in kept(28).abilities[0].needs] == [(mo.COLOURS, 1 << t.GREEN, 1, mo.NO_BOUND)]
    leaving = kept(50).abilities[1]
    assert (leaving.moment, leaving.limit, signs(leaving.program)) == (mo.AFTER_KILL, mo.ALWAYS, "E51")


@pytest.mark.rule("WOW-TAB-47")
def test_mirles_pots_fall_on_three_sides() -> None:
    ability = kept(20).abilities[0]
    assert (ability.moment, ability.first, ability.limit) == (mo.OWN_TURN, True, mo.FIGHT)
    ((roll, *programs),) = does(ability)
    both = ((o.SUFFER, 1), (o.DEAL, 2))
    assert roll == o.ROLL
    assert [base().programs[p] for p in programs] == [both[:1], both, both, both, both[1:], both[1:]]


@pytest.mark.rule("WOW-TAB-47")
@pytest.mark.parametrize(
    ("number", "told"), [(22, "Keep"), (25, "Keep"), (26, "Keep"), (29, "G+4, C0, Keep"), (32, "Keep")]
)
def test_some_choices_leave_their_card_with_the_player(number: int, told: str) -> None:
    assert signs(base().events[number - 1].choices[1].program) == told
    assert kept(number).kind == t.CARD


@pytest.mark.rule("WOW-TAB-37")
def test_the_damaged_band_of_event_55_is_read_like_its_fellows() -> None:
    told = base().programs[base().events[54].choices[0].program][-1]
    assert signs(told[-2]) == "Sh-1, Low+1"


@pytest.mark.rule("WOW-TAB-38")
def test_the_best_band_of_event_36_costs_nothing() -> None:
    told = base().programs[base().events[35].choices[0].program][-1]
    assert [signs(program) for program in told[-2:]] == ["Sh-1, T1, C1", "C1"]


def test_no_event_is_named_twice_as_a_card_to_keep() -> None:
    keys = [one.key for one in base().kept]
    assert len(set(keys)) == len(keys) == 21
