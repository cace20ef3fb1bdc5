"""One round of a hero battle as arithmetic: dice, equipment, losses (RSK-HERO-11, -12, -17, RSK-DRG-03, -04, -14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

ATTACK_DICE: Final = 3
DEFENCE_DICE: Final = 2
RAGE: Final = 1  # RSK-FAC-05


@dataclass(frozen=True, slots=True)
class Terms:
    """What works in a round. On the attacker's side: `raging` (RSK-FAC-05), `greatsword`: bonus of his highest die
    (WPN-A), `dawnbreaker` (WPN-C, against a dragon); on the defender's: `mail`: bonus of his lower die (ARM-C). Health
    spared in a first round: `attack_plate`, `defence_plate` (ARM-A); `scales`: the most that an attacker loses before a
    dragon (ARM-B), 0 for no limit."""

    raging: bool = False
    greatsword: int = 0
    dawnbreaker: bool = False
    mail: int = 0
    attack_plate: int = 0
    defence_plate: int = 0
    scales: int = 0


PLAIN: Final = Terms()


def with_bonuses(attack: tuple[int, ...], defence: tuple[int, ...], terms: Terms) -> tuple[list[int], list[int]]:
    """Highest and lower die are determined before bonuses; afterwards the dice are ordered anew (RSK-EQP-11)."""
    strong, firm = list(attack), list(defence)
    strong[0] += terms.greatsword
    firm[-1] += terms.mail
    if terms.raging:
        strong = [die + RAGE for die in strong]
    return sorted(strong, reverse=True), sorted(firm, reverse=True)


def losses(
    attack: tuple[int, ...], defence: tuple[int, ...], health: int, against: int, terms: Terms = PLAIN
) -> tuple[int, int]:
    """Health that attacker and defender lose, for dice sorted highest first and the health both have before.

    Pairs are settled from the highest down; once a side has no health left the rest is ignored, so that never both
    fall (RSK-HERO-17).
    """
    lost, killed = 0, 0
    spared, parried = terms.attack_plate, terms.defence_plate
    for pair, (strong, firm) in enumerate(zip(*with_bonuses(attack, defence, terms), strict=False)):
        if strong > firm or (strong == firm and terms.dawnbreaker and not pair):
            if parried:
                parried -= 1
            else:
                killed += 1
        elif spared:
            spared -= 1
        elif not (terms.scales and lost >= terms.scales):
            lost += 1
        if killed == against or lost == health:
            break
    return lost, killed
