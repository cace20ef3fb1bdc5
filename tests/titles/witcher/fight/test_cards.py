"""Every action card played in a fight, alone and with each of its extensions, against the tables 18.6 and 18.7."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from tests.titles.witcher.catalogue.tables import rows
from tests.titles.witcher.fight.ring import hunt

SCHOOLS = ("wolf", "viper", "cat", "bear", "griffin")
BASICS = {"Quick Slash": "D1", "Cleave": "D2 -1", "Push Back": "S1", "Aard": "D1", "Yrden": "+1"}  # WOW-TAB-21
FOLLOWER = {"blue": "quick_slash_1", "red": "cleave_1", "green": "push_back_1", "purple": "aard_1", "yellow": "yrden_1"}
COMBAT, DEFENSE = 3, 4
LIFE = [f"f{n:02}" for n in range(1, 13)]


@dataclass
class Printed:
    """A card as a table has it: its fight section, and each extension's colour and effect."""

    key: str
    section: str
    extensions: list[tuple[str, str]]


def printed() -> Iterator[Printed]:
    for row in rows("18.6", r"A\d\d"):
        extensions = re.findall(r"(\w+)\(([^)]*)\)", row[5])
        for terrain in ("forest", "mountain", "water"):
            yield Printed(f"{row[0].lower()}_{terrain}", row[4], extensions)
    for row in rows("18.7", r"\w+( \w+)? [12]"):
        name = row[0].rpartition(" ")[0]
        for column, school in enumerate(SCHOOLS, start=1):
            extensions = re.findall(r"(\w+)\(([^)]*)\)", row[column])
            yield Printed(f"{school}_{row[0].lower().replace(' ', '_')}", BASICS[name], extensions)


CARDS = {card.key: card for card in printed()}


def added(*signs: str) -> Counter[str]:
    """Damage, Shields, draws, cards taken and returned: `D2 -1` and `RT`."""
    found: Counter[str] = Counter()
    for sign in " ".join(signs).split():
        if sign in ("TD", "RT"):
            found[sign] += 1
        elif sign[0] in "DS":
            found[sign[0]] += int(sign[1:])
        elif sign != "-":
            found["draw"] += int(sign)
    return found


def others(card: str) -> str:
    """A school whose starting cards can lie beside this one."""
    return "cat" if card.startswith("bear") else "bear"


def follower(card: str, colour: str) -> str:
    return f"{'wolf' if card.startswith('viper') else 'viper'}_{FOLLOWER[colour]}"


def check(cards: tuple[str, ...], wanted: Counter[str]) -> None:
    """A combo of these cards, with a shield of 0 and room for all, against a monster that does nothing: its life, the
    shield, the hand and the discard pile after the turn. Where a card returns, it is the first."""
    school = others(cards[0])
    deck = [f"{school}_{card}_{n}" for card in ("quick_slash", "cleave", "aard") for n in (1, 2)]
    buried = [f"{school}_yrden_1", f"{school}_yrden_2"]
    made = hunt(
        hand=" ".join(cards),
        deck=" ".join(deck),
        discard=" ".join(buried),
        shield=0,
        attributes=(COMBAT, DEFENSE, 1, 1),
        life=" ".join(LIFE),
    ).combo(*cards)
    draws = max(0, COMBAT + wanted["draw"])
    returned = cards[:1] if wanted["RT"] else ()
    taken = buried[-1:] if wanted["TD"] else []
    assert made.life == LIFE[wanted["D"] :]
    assert made.one().shield == wanted["S"]
    assert sorted(made.cards("hand")) == sorted([*taken, *returned, *deck[:draws]])
    assert made.cards("deck") == deck[draws:]
    lying = [card for card in buried if card not in taken]
    assert made.cards("discard") == [*lying, *(card for card in cards if card not in returned)]


@pytest.mark.rule("WOW-WTN-09", "WOW-WTN-11", "WOW-WTN-12", "WOW-WTN-15", "WOW-CRD-03")
@pytest.mark.parametrize("key", CARDS)
def test_a_card_alone_does_what_its_fight_section_says(key: str) -> None:
    check((key,), added(CARDS[key].section))


EXTENDED = [(key, colour, effect) for key, card in CARDS.items() for colour, effect in card.extensions]


@pytest.mark.rule("WOW-CRD-04", "WOW-WTN-04", "WOW-WTN-07", "WOW-WTN-14", "WOW-WTN-18")
@pytest.mark.parametrize(("key", "colour", "effect"), EXTENDED)
def test_each_extension_joins_a_card_of_its_colour_and_adds_its_effect(key: str, colour: str, effect: str) -> None:
    after = follower(key, colour)
    check((key, after), added(CARDS[key].section, effect, CARDS[after].section))


@pytest.mark.rule("WOW-WTN-04")
@pytest.mark.parametrize("key", CARDS)
def test_no_other_colour_joins_it(key: str) -> None:
    all_five = [follower(key, colour) for colour in FOLLOWER]
    made = hunt(hand=" ".join([key, *all_five])).do(f"lay {key}")
    joining = {follower(key, colour) for colour, _effect in CARDS[key].extensions}
    assert set(made.options()) == {"stop", *(f"lay {card}" for card in joining)}


@pytest.mark.rule("WOW-CMP-02", "WOW-CRD-05")
def test_all_cards_were_played() -> None:
    assert len(CARDS) == 90 + 50
    assert len(EXTENDED) > 140
