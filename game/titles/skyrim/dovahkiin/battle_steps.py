"""A battle round of units in steps, with the spells, traits and bonuses that may change it (RSK-SPL-07, -08).

The attacker has named his dice, the defender his. Then, each only where by what all can see a card might be played: the
attacker's spell, the defender's, the roll, the attacker's Battle cry, the attacker's spell, the defender's. So asking
betrays nothing of a hand (RSK-SPL-25).
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from game.kernel.chance import die, throw
from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.skyrim.battle import compare, take_losses
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.battle_dice import Bonuses, digits, of_digits, parts_of, rerolled, with_bonus
from game.titles.skyrim.dovahkiin.card_events import DiceRerolled, DiceThrown, EffectLaid, InvasionStopped
from game.titles.skyrim.dovahkiin.casting import PASS, affordable, may_cast, perhaps_held, spend
from game.titles.skyrim.dovahkiin.catalogue import Spell
from game.titles.skyrim.dovahkiin.equipment import highest_bonus
from game.titles.skyrim.dovahkiin.heroes import hero_in, hero_lives
from game.titles.skyrim.dovahkiin.in_force import attack_bonus, defence_dice, lay
from game.titles.skyrim.dovahkiin.keys import STEPS
from game.titles.skyrim.dovahkiin.saga import NONE, InForce
from game.titles.skyrim.dovahkiin.spell_effects import is_broken, strike
from game.titles.skyrim.dovahkiin.targets import can_freeze
from game.titles.skyrim.dovahkiin.traits import has_trait
from game.titles.skyrim.events import DiceRolled
from game.titles.skyrim.frames import BATTLE, REROLL
from game.titles.skyrim.state import NEUTRAL, State, saga_of

A_DECLARED, D_DECLARED, CRY, A_ROLLED, D_ROLLED = range(len(STEPS))


class Battle(NamedTuple):
    """`dice` and `against` are those named, or what spells left of them; `attack` and `defence` the dice thrown, as
    digits highest first (641), 0 before; `spell` the defence card of this round, or NONE."""

    source: int
    target: int
    dice: int
    against: int
    step: int = A_DECLARED
    attack: int = 0
    defence: int = 0
    spell: int = NONE


def begin_battle(
    content: Content, state: State, source: int, target: int, dice: int, against: int, out: Out
) -> None:
    """Both sides have named their dice."""
    _proceed(content, state, Battle(source, target, dice, against), out)


def _proceed(content: Content, state: State, battle: Battle, out: Out) -> None:
    """To the next question, or to the losses."""
    untold = False
    for step in range(battle.step, len(STEPS)):
        if step == CRY and not battle.attack:
            battle = battle._replace(
                attack=digits(throw(state, battle.dice)), defence=digits(throw(state, battle.against))
            )
            untold = True
        battle = battle._replace(step=step)
        seat = asked(content, state, battle)
        if seat != NEUTRAL:
            if untold and out is not None:
                out.append(DiceThrown(*_sides(state, battle), of_digits(battle.attack), of_digits(battle.defence)))
            state.stack.append((BATTLE, seat, *battle))
            return
    _settle(content, state, battle, not untold, out)


def _sides(state: State, battle: Battle) -> tuple[int, int, int, int]:
    return state.owner[battle.source], state.owner[battle.target], battle.source, battle.target


# -- who is asked -------------------------------------------------------------------------------------
def asked(content: Content, state: State, battle: Battle) -> int:
    """The seat that is asked at a step; NEUTRAL where nobody is."""
    attacker, defender, _source, _target = _sides(state, battle)
    if battle.step == CRY:
        return attacker if _can_cry(content, state, battle) else NEUTRAL
    if battle.step in (A_DECLARED, A_ROLLED):
        return attacker if could_attack(content, state, battle) else NEUTRAL
    return defender if could_defend(content, state, defender, STEPS[battle.step], battle) else NEUTRAL


def _can_cry(content: Content, state: State, battle: Battle) -> bool:
    """RSK-FAC-03, -09: once in the own turn, where the dice as they lie cost the attacker a unit."""
    attacker = state.owner[battle.source]
    if saga_of(state).deeds.trait_used or not has_trait(content, state, attacker, "stormcloak"):
        return False
    return losses(content, state, battle)[0] > 0


def attack_spells(content: Content, state: State, battle: Battle) -> list[Option]:
    """What the attacker can play at this step (SPL-03, -05, -06)."""
    seat = state.owner[battle.source]
    if not may_cast(content, state, seat):
        return []
    return _that_attack(content, state, battle, affordable(content, state, seat))


def could_attack(content: Content, state: State, battle: Battle) -> bool:
    """Whether the attacker might play a card at this step, by what everybody can see (RSK-SPL-25)."""
    seat = state.owner[battle.source]
    if not may_cast(content, state, seat):
        return False
    return bool(_that_attack(content, state, battle, perhaps_held(content, state, seat)))


def _that_attack(content: Content, state: State, battle: Battle, cards: list[tuple[int, Spell]]) -> list[Option]:
    window, seat = STEPS[battle.step], state.owner[battle.source]
    return [
        ("cast", number)
        for number, card in cards
        if card.window == window
        and (card.effect.does != "freeze" or can_freeze(content, state, seat, battle.target))
    ]


def could_defend(content: Content, state: State, defender: int, window: str, battle: Battle) -> bool:
    """The same of a defender, who plays one card in a round at most (RSK-SPL-04, -05, -15, -25)."""
    if defender == NEUTRAL or not content.mix.spells or battle.spell != NONE:
        return False
    if not hero_lives(content, state, defender):
        return False
    return any(card.window == window for _number, card in perhaps_held(content, state, defender))


def defence_spells(content: Content, state: State, battle: Battle) -> list[Option]:
    """What the defender can play at this step (SPL-16 to -20); Circle of Protection only where a unit would fall."""
    window = STEPS[battle.step]
    found = affordable(content, state, state.owner[battle.target])
    return [
        ("cast", number)
        for number, card in found
        if card.window == window and (card.effect.does != "protect" or losses(content, state, battle)[1])
    ]


def offer_battle(content: Content, state: State, frame: Frame) -> list[Option]:
    """Pass, or what the step allows."""
    battle = Battle(*frame[2:])
    if battle.step == CRY:
        shown = dict.fromkeys(of_digits(battle.attack))
        return [PASS, *(("reroll", one) for one in shown)]
    if battle.step in (A_DECLARED, A_ROLLED):
        return [PASS, *attack_spells(content, state, battle)]
    return [PASS, *defence_spells(content, state, battle)]


def take_battle(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """Carry out what was chosen, then on to the next step."""
    state.stack.pop()
    battle = Battle(*frame[2:])
    after: Battle | None = battle
    if option[0] == "reroll":
        saga = saga_of(state)
        saga.deeds = replace(saga.deeds, trait_used=1)
        after = _reroll(state, battle, frame[1], option[1], out)
    elif option[0] == "cast":
        after = _cast(content, state, battle, frame[1], option[1], out)
    if after is not None:
        _proceed(content, state, after._replace(step=after.step + 1), out)


# -- spells -------------------------------------------------------------------------------------------
def _cast(content: Content, state: State, battle: Battle, seat: int, spell: int, out: Out) -> Battle | None:
    """The battle as it goes on; None where it does not, or where dice are chosen first."""
    effect = spend(content, state, seat, spell, out)
    if content.cards.spells[spell].kind == "defence":
        battle = battle._replace(spell=spell)
    if effect.does == "reroll":
        state.stack.append((REROLL, seat, *battle))
        return None
    if effect.does == "freeze":
        return _freeze(content, state, battle, seat, spell, out)
    if effect.does == "bind":
        _lay(content, state, battle, seat, spell, out)
    elif effect.does == "pacify":
        lay(state, InForce(spell, NONE, seat, NONE, battle.target))
        if out is not None:
            out.append(InvasionStopped(seat, battle.target))
        return None
    elif effect.does == "burn":
        return _burn(state, battle, effect.units, out)
    return battle


def _lay(content: Content, state: State, battle: Battle, seat: int, spell: int, out: Out) -> None:
    """Ice Storm and Bound Weapon are aimed at the target, where Spellbreaker may undo them (RSK-EQP-13)."""
    if is_broken(content, state, seat, battle.target, out):
        return
    binds = content.cards.spells[spell].effect.does == "bind"
    lay(state, InForce(spell, NONE, seat, battle.source if binds else NONE, battle.target))
    if out is not None:
        out.append(EffectLaid(seat, battle.target))


def _freeze(content: Content, state: State, battle: Battle, seat: int, spell: int, out: Out) -> Battle:
    """RSK-SPL-18: two dice named become one."""
    _lay(content, state, battle, seat, spell, out)
    return battle._replace(against=defence_dice(content, state, battle.target, battle.against))


def _burn(state: State, battle: Battle, units: int, out: Out) -> Battle | None:
    """SPL-19: a unit sent falls before the roll (RSK-SPL-19); with the last one the round is over."""
    saga = saga_of(state)
    strike(state, battle.source, units, out)
    saga.deeds = replace(saga.deeds, lost=saga.deeds.lost + units)
    return battle._replace(dice=battle.dice - units) if battle.dice > units else None


# -- dice thrown again --------------------------------------------------------------------------------
def offer_reroll(content: Content, state: State, frame: Frame) -> list[Option]:
    """RSK-SPL-23: one to all of the own dice."""
    battle = Battle(*frame[2:])
    return [("reroll", part) for part in parts_of(battle.attack if battle.step == A_ROLLED else battle.defence)]


def take_reroll(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """The new results stand (SPL-05, -18)."""
    state.stack.pop()
    battle = _reroll(state, Battle(*frame[2:]), frame[1], option[1], out)
    _proceed(content, state, battle._replace(step=battle.step + 1), out)


def _reroll(state: State, battle: Battle, seat: int, old: int, out: Out) -> Battle:
    new = tuple(die(state) for _ in of_digits(old))
    if out is not None:
        out.append(DiceRerolled(seat, of_digits(old), new))
    if battle.step == D_ROLLED:
        return battle._replace(defence=rerolled(battle.defence, old, new))
    return battle._replace(attack=rerolled(battle.attack, old, new))


# -- bonuses and losses -------------------------------------------------------------------------------
def standing_bonuses(content: Content, state: State, source: int, target: int) -> Bonuses:
    """Those of an attack from one territory on another as things stand (RSK-BAT-12, RSK-HERO-07, SPL-06, SHO-D,
    WPN-E)."""
    leads, guards = hero_in(state, source), hero_in(state, target)
    each = int(leads != NEUTRAL) + attack_bonus(content, state, source, target)
    highest = 0 if leads == NEUTRAL else highest_bonus(content, saga_of(state).boards[leads])
    return Bonuses(each, highest, int(guards != NEUTRAL))


def bonuses(content: Content, state: State, battle: Battle) -> Bonuses:
    """The same with the defence card of the round (SPL-17)."""
    found = standing_bonuses(content, state, battle.source, battle.target)
    ward = content.cards.spells[battle.spell].effect.bonus if battle.spell != NONE else 0
    return found._replace(guard=found.guard + ward)


def losses_of(attack: tuple[int, ...], defence: tuple[int, ...], plus: Bonuses) -> tuple[int, int]:
    """What attacker and defender would lose by dice, highest first."""
    return compare(with_bonus(attack, plus.each, plus.highest), with_bonus(defence, plus.guard, 0))


def losses(content: Content, state: State, battle: Battle) -> tuple[int, int]:
    """The same by the dice of a battle as they lie."""
    return losses_of(of_digits(battle.attack), of_digits(battle.defence), bonuses(content, state, battle))


def _settle(content: Content, state: State, battle: Battle, told: bool, out: Out) -> None:
    """Losses fall; those of the invasion are counted (SPL-08), the defender's perhaps prevented (SPL-20)."""
    lost, killed = losses(content, state, battle)
    if battle.spell != NONE and content.cards.spells[battle.spell].effect.does == "protect":
        killed = 0
    if out is not None:
        attack, defence = of_digits(battle.attack), of_digits(battle.defence)
        plus = bonuses(content, state, battle).on_dice(len(attack), len(defence))
        out.append(DiceRolled(*_sides(state, battle), attack, defence, lost, killed, *plus, told))
    saga = saga_of(state)
    saga.deeds = replace(saga.deeds, lost=saga.deeds.lost + lost)
    take_losses(content, state, battle.source, battle.target, battle.dice, lost, killed, out)
