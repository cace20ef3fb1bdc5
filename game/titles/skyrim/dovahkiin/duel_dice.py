"""One round of a hero battle as arithmetic: dice, equipment, losses (RSK-HERO-11, -12, -17, RSK-DRG-03, -04, -14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

ATTACK_DICE: Final = 3
DEFENCE_DICE: Final = 2


@dataclass(frozen=True, slots=True)
class Terms:
    """What works in a round. On the attacker's side: `raging` (RSK-FAC-05), `greatsword` (WPN-A), `dawnbreaker` (WPN-C,
    against a dragon); on the defender's: `mail` (ARM-C). Losses spared: `attack_plate` and `defence_plate` in a
    first round (ARM-A), `scales` for an attacker before a dragon (ARM-B)."""

    raging: bool = False
    greatsword: bool = False
    dawnbreaker: bool = False
    mail: bool = False
    attack_plate: bool = False
    defence_plate: bool = False
    scales: bool = False


PLAIN: Final = Terms()


def with_bonuses(attack: tuple[int, ...], defence: tuple[int, ...], terms: Terms) -> tuple[list[int], list[int]]:
    """Highest and lower die are determined before bonuses; afterwards the dice are ordered anew (RSK-EQP-11)."""
    strong, firm = list(attack), list(defence)
    if terms.greatsword:
        strong[0] += 1
    if terms.raging:
        strong = [die + 1 for die in strong]
    if terms.mail:
        firm[-1] += 1
    return sorted(strong, reverse=True), sorted(firm, reverse=True)


def losses(
    attack: tuple[int, ...], defence: tuple[int, ...], health: int, against: int, terms: Terms = PLAIN
) -> tuple[int, int]:
    """Health that attacker and defender lose, for dice sorted highest first and the health both have before.

    Pairs are settled from the highest down; once a side has no health left the rest is ignored, so that never both
    fall (RSK-HERO-17).
    """
    lost, killed = 0, 0
    spared, parried = int(terms.attack_plate), int(terms.defence_plate)
    for pair, (strong, firm) in enumerate(zip(*with_bonuses(attack, defence, terms), strict=False)):
        if strong > firm or (strong == firm and terms.dawnbreaker and not pair):
            if parried:
                parried = 0
            else:
                killed += 1
        elif spared:
            spared = 0
        elif not (terms.scales and lost):
            lost += 1
        if killed == against or lost == health:
            break
    return lost, killed
