"""Exact odds of hero battles, and that battles follow them (section 33 of the rules)."""

from __future__ import annotations

import csv
from dataclasses import replace
from pathlib import Path

import pytest

from game.kernel.chance import Stream, below, mix
from game.titles.skyrim.dovahkiin.card_file import catalogue
from game.titles.skyrim.dovahkiin.catalogue import NOTHING
from game.titles.skyrim.dovahkiin.duel_dice import PLAIN, Terms, losses
from game.titles.skyrim.dovahkiin.odds import UNARMED, Arms, duel_odds, odds_of, round_chances
from tests.titles.skyrim.dovahkiin.tale import tell

CARDS = catalogue()
DUELS = 20_000
DATA = Path(__file__).parents[3] / "data" / "skyrim-battle-odds.csv"


def fights(arms: Arms, health: int, against: int, duels: int, chance: Stream) -> float:
    """The share of seeded duels that the attacker wins, by dice one after another."""
    won = 0
    for _ in range(duels):
        own, other, terms, fed = health, against, arms.first, False
        if arms.bow != NOTHING and below(chance, 6) >= 3 and other > 1:
            other -= 1
        while own and other:
            attack = tuple(sorted((1 + below(chance, 6) for _ in range(3)), reverse=True))
            defence = tuple(sorted((1 + below(chance, 6) for _ in range(2)), reverse=True))
            lost, killed = losses(attack, defence, own, other, terms)
            own, other, terms = own - lost, other - killed, arms.later
            if arms.mace and killed and not fed:
                own, fed = min(10, own + 1) if own else 0, True
        won += own > 0
    return won / duels


@pytest.mark.rule("RSK-ACC-11", "RSK-HERO-17")
def test_the_odds_are_those_of_the_table() -> None:
    with DATA.open(encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file) if row["table"] == "duel"]
    assert len(rows) == 36
    for row in rows:
        odds = duel_odds(int(row["att_hp"]), int(row["def_hp"]))
        assert odds.wins == pytest.approx(float(row["probability"]), abs=1e-9), row


@pytest.mark.rule("RSK-ACC-12")
def test_seeded_duels_follow_the_odds() -> None:
    assert duel_odds(10, 10).wins == pytest.approx(0.6097, abs=5e-5)
    assert fights(UNARMED, 10, 10, DUELS, Stream(mix(7))) == pytest.approx(0.6097, abs=0.012)


ARMED = {
    "greatsword": Arms(Terms(greatsword=1), Terms(greatsword=1)),
    "dawnbreaker": Arms(Terms(dawnbreaker=True), Terms(dawnbreaker=True)),
    "mail": Arms(Terms(mail=1), Terms(mail=1)),
    "rage once": Arms(Terms(raging=True), PLAIN),
    "own plate": Arms(Terms(attack_plate=1), PLAIN),
    "their plate": Arms(Terms(defence_plate=1), PLAIN),
    "scales": Arms(Terms(scales=1), Terms(scales=1)),
    "bow": Arms(bow=CARDS.weapons[1].effect),
    "mace": Arms(mace=1),
}


@pytest.mark.rule("RSK-EQP-14", "RSK-FAC-05")
@pytest.mark.parametrize("name", ARMED)
def test_equipment_and_traits_are_counted_in(name: str) -> None:
    arms = ARMED[name]
    odds = duel_odds(6, 7, arms).wins
    assert fights(arms, 6, 7, 4000, Stream(mix(11))) == pytest.approx(odds, abs=0.03)
    assert (odds < duel_odds(6, 7).wins) == (name in ("mail", "their plate"))
    assert odds != pytest.approx(duel_odds(6, 7).wins, abs=1e-4)


def test_health_that_is_left_adds_up() -> None:
    for terms in (PLAIN, Terms(mail=1)):
        assert sum(chance for *_losses, chance in round_chances(2, 2, terms)) == pytest.approx(1)
    odds = duel_odds(1, 1)
    assert odds.health == pytest.approx(odds.wins)
    assert odds.against == pytest.approx(1 - odds.wins)
    assert duel_odds(0, 3) == (0.0, 0.0, 3.0)


def test_odds_are_read_off_the_table() -> None:
    """Equipment of both sides, the first round, and whether the Orc may still rage."""
    table = tell("whiterun 3 | riverwood 3", at="invade", heroes="whiterun | riverwood", health="6 | 7",
                 weapons="WPN-A", armors=" | ARM-A", factions="orc|thalmor")  # fmt: skip
    content, state = table.match.game.content, table.match.state
    riverwood = content.keys.index("riverwood")
    sword = Terms(greatsword=1)
    first = replace(sword, raging=True, defence_plate=1)
    assert odds_of(content, state, 0, riverwood) == duel_odds(6, 7, Arms(first, sword))
    table.lay_dice("1 1 1 6 6").do("challenge riverwood", "rage")
    assert odds_of(content, table.match.state, 0, riverwood) == duel_odds(4, 7, Arms(sword, sword))
