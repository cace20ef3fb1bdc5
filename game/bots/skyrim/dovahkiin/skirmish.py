"""Within a battle round of units: attack and defence spells, dice thrown again."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from game.bots.skyrim.dovahkiin.battle_odds import AttackTerms, outcome, rounds, terms_of
from game.bots.skyrim.dovahkiin.lookout import Lookout
from game.bots.skyrim.forecast import Forecast
from game.bots.skyrim.worth import asset, gain
from game.kernel.rules import Option
from game.titles.skyrim.dovahkiin.battle_dice import Bonuses, of_digits, parts_of, rerolled
from game.titles.skyrim.dovahkiin.battle_steps import (
    A_DECLARED,
    A_ROLLED,
    CRY,
    D_ROLLED,
    Battle,
    attack_spells,
    bonuses,
    defence_spells,
    losses,
    losses_of,
)
from game.titles.skyrim.dovahkiin.casting import PASS
from game.titles.skyrim.dovahkiin.catalogue import Does
from game.titles.skyrim.invasion import MOST_DEFENCE_DICE

CRY_GAIN: Final = 0.25  # units that a free throw must promise: it comes once a turn
PACIFIED: Final = 0.6  # of the danger that is over when one invasion is stopped: the attacker may come elsewhere
SIX: Final = 6


def answer_battle(look: Lookout, battle: Battle) -> Option:
    """What to do at a step."""
    if battle.step == CRY:
        return _cry(look, battle)
    if battle.step in (A_DECLARED, A_ROLLED):
        return _as_attacker(look, battle)
    return _as_defender(look, battle)


def best_reroll(look: Lookout, battle: Battle) -> int:
    """The dice to throw again that promise most."""
    dice = _dice_of(look, battle)
    return max(parts_of(dice.own), key=lambda part: _after(dice, part))


# -- dice thrown again --------------------------------------------------------------------------------
class _Dice(NamedTuple):
    """The dice of a round with what counts for them, from the side of whoever may throw again."""

    attack: int
    defence: int
    bonuses: Bonuses
    defends: bool

    @property
    def own(self) -> int:
        """Those that may be thrown again."""
        return self.defence if self.defends else self.attack


def _dice_of(look: Lookout, battle: Battle) -> _Dice:
    return _Dice(battle.attack, battle.defence, bonuses(look.content, look.seen, battle), battle.step == D_ROLLED)


def _balance(dice: _Dice) -> float:
    """Units that the dice as they lie cost the other, less the own."""
    lost, killed = losses_of(of_digits(dice.attack), of_digits(dice.defence), dice.bonuses)
    return lost - killed if dice.defends else killed - lost


@lru_cache(maxsize=4096)
def _after(dice: _Dice, part: int) -> float:
    """The same on average after throwing some again."""
    count = len(of_digits(part))
    throws = list(product(range(1, SIX + 1), repeat=count))
    if dice.defends:
        after = [dice._replace(defence=rerolled(dice.defence, part, new)) for new in throws]
    else:
        after = [dice._replace(attack=rerolled(dice.attack, part, new)) for new in throws]
    return sum(map(_balance, after)) / len(after)


def _best_again(look: Lookout, battle: Battle) -> float:
    """By how much throwing the best choice of dice again is better."""
    dice = _dice_of(look, battle)
    return max(_after(dice, part) for part in parts_of(dice.own)) - _balance(dice)


def _cry(look: Lookout, battle: Battle) -> Option:
    dice = _dice_of(look, battle)
    better, one = max((_after(dice, one) - _balance(dice), one) for one in of_digits(battle.attack))
    return ("reroll", one) if better > CRY_GAIN else PASS


# -- the attacker -------------------------------------------------------------------------------------
def _as_attacker(look: Lookout, battle: Battle) -> Option:
    best, choice = 0.0, PASS
    for option in attack_spells(look.content, look.seen, battle):
        card = look.content.cards.spells[option[1]]
        if card.effect.does == "reroll":
            worth = _best_again(look, battle) * look.outlook.loss_weight
        elif card.effect.does == "freeze":
            worth = _eases(look, battle, most=card.effect.dice)
        else:
            worth = _eases(look, battle, card.effect.bonus)
        worth -= look.ambition.magicka * card.cost
        if worth > best:
            best, choice = worth, option
    return choice


def _eases(look: Lookout, battle: Battle, each: int = 0, most: int = MOST_DEFENCE_DICE) -> float:
    """What more on each die, or fewer dice of the defender, are worth for the rest of this attack."""
    seen, outlook = look.seen, look.outlook
    usual = terms_of(look.content, seen, battle.source, battle.target)
    units, defenders = seen.units[battle.source], seen.units[battle.target]
    before, after = outcome(usual, units, defenders), outcome(usual.with_more(each, most=most), units, defenders)
    prize = (after.conquers - before.conquers) * gain(outlook, battle.target)
    return prize + outlook.loss_weight * max(0.0, before.lost - after.lost)


# -- the defender -------------------------------------------------------------------------------------
def _as_defender(look: Lookout, battle: Battle) -> Option:
    best, choice = 0.0, PASS
    for option in defence_spells(look.content, look.seen, battle):
        card = look.content.cards.spells[option[1]]
        worth = _defends(look, battle, card.effect.does, card.effect.bonus)
        worth -= 0.6 * look.ambition.magicka * card.cost
        if worth > best:
            best, choice = worth, option
    return choice


def _defends(look: Lookout, battle: Battle, does: Does, bonus: int) -> float:
    """What a defence card saves: units of this round, and the territory as far as it hangs on them."""
    unit = _defender_unit(look, battle)
    if does == "pacify":
        return PACIFIED * _goes_on(look, battle).conquers * asset(look.outlook, battle.target)
    if does == "ward":
        usual = terms_of(look.content, look.seen, battle.source, battle.target)
        warded = usual.with_more(guard=bonus)
        return unit * (_swing(battle.dice, battle.against, warded) - _swing(battle.dice, battle.against, usual))
    if does == "burn":
        usual = terms_of(look.content, look.seen, battle.source, battle.target)
        before = _swing(battle.dice, battle.against, usual)
        after = _swing(battle.dice - 1, battle.against, usual) if battle.dice > 1 else 0.0
        return unit * (1.0 + after - before)
    if does == "reroll":
        return unit * _best_again(look, battle)
    return unit * losses(look.content, look.seen, battle)[1]


def _goes_on(look: Lookout, battle: Battle) -> Forecast:
    """How the attack would go on."""
    terms = terms_of(look.content, look.seen, battle.source, battle.target)
    return outcome(terms, look.seen.units[battle.source], look.seen.units[battle.target])


def _defender_unit(look: Lookout, battle: Battle) -> float:
    """What a unit more after this round is worth to the defender."""
    seen = look.seen
    terms = terms_of(look.content, seen, battle.source, battle.target)
    units, defenders = seen.units[battle.source], seen.units[battle.target]
    falls = outcome(terms, units, defenders).conquers
    saved = falls - outcome(terms, units, defenders + 1).conquers
    return 0.7 + saved * asset(look.outlook, battle.target)


def _swing(dice: int, against: int, terms: AttackTerms) -> float:
    """Units that the defender gains on the attacker in a round."""
    return sum(chance * (mine - theirs) for mine, theirs, chance in rounds(dice, against, terms))
