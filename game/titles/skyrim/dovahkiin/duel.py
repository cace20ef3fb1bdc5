"""Hero battles: heroes against heroes and dragons (RSK-HERO-08 to -19, -30, RSK-DRG)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.kernel.chance import die, throw
from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.catalogue import NOTHING, Effect
from game.titles.skyrim.dovahkiin.dragons import dragon_at, wound_dragon
from game.titles.skyrim.dovahkiin.duel_dice import ATTACK_DICE, DEFENCE_DICE, Terms, losses
from game.titles.skyrim.dovahkiin.equipment import armor_effect, weapon_effect
from game.titles.skyrim.dovahkiin.events import BowDrawn, DuelBrokenOff, DuelRolled, HeroChallenged
from game.titles.skyrim.dovahkiin.falling import hero_falls, hero_wins, slay_dragon
from game.titles.skyrim.dovahkiin.heroes import can_leave, hero_in, stirred
from game.titles.skyrim.dovahkiin.magicka import gain_magicka, regain_health
from game.titles.skyrim.dovahkiin.saga import NOWHERE, Saga
from game.titles.skyrim.dovahkiin.traits import has_trait
from game.titles.skyrim.frames import DUEL
from game.titles.skyrim.state import NEUTRAL, State, saga_of

STRIKE: Final[Option] = ("strike",)
RAGE: Final[Option] = ("rage",)
BREAK_OFF: Final[Option] = ("break_off",)


def challenge_options(content: Content, state: State, seat: int) -> list[Option]:
    """RSK-HERO-09, RSK-DRG-11: each dragon or enemy hero in a connected territory, if an own unit stays behind."""
    if not content.mix.heroes or not can_leave(state, seat):
        return []
    saga = saga_of(state)
    hero = saga.boards[seat].hero
    places = {dragon.territory for dragon in saga.dragons}
    places.update(one.hero for other, one in enumerate(saga.boards) if other != seat and one.hero != NOWHERE)
    return [("challenge", t) for t in content.connected[hero] if t in places]


def challenge(content: Content, state: State, seat: int, target: int, out: Out) -> None:
    """The hero battle is declared; the bow shoots before the first round of each attack (WPN-B)."""
    saga = saga_of(state)
    stirred(saga)
    state.stack.append((DUEL, seat, target, 0))
    if out is not None:
        out.append(HeroChallenged(seat, hero_in(state, target), saga.boards[seat].hero, target))
    weapon = weapon_effect(content, saga.boards[seat])
    if weapon.does == "first_shot":
        _shoot(state, seat, target, weapon, out)


def _shoot(state: State, seat: int, target: int, bow: Effect, out: Out) -> None:
    """One die; the last health point stays; once against each target and turn."""
    saga, defender = saga_of(state), hero_in(state, target)
    deeds = saga.deeds
    if has_shot(saga, defender, target):
        return
    if defender == NEUTRAL:
        saga.deeds = replace(deeds, shot_dragons=(*deeds.shot_dragons, target))
    else:
        saga.deeds = replace(deeds, shot_heroes=(*deeds.shot_heroes, defender))
    shot = die(state)
    lost = min(bow.health, target_health(saga, defender, target) - 1) if shot >= bow.die else 0
    _hurt(saga, defender, target, lost)
    if out is not None:
        out.append(BowDrawn(seat, defender, target, shot, lost))


def has_shot(saga: Saga, defender: int, target: int) -> bool:
    """Whether the bow was used on this target in this turn (WPN-B)."""
    deeds = saga.deeds
    return target in deeds.shot_dragons if defender == NEUTRAL else defender in deeds.shot_heroes


def target_health(saga: Saga, defender: int, target: int) -> int:
    """The health of the hero or dragon that is attacked."""
    if defender != NEUTRAL:
        return saga.boards[defender].health
    dragon = dragon_at(saga, target)
    assert dragon is not None
    return dragon.health


def _hurt(saga: Saga, defender: int, target: int, lost: int) -> None:
    if defender == NEUTRAL:
        wound_dragon(saga, target, lost)
    else:
        saga.boards[defender].health -= lost


def offer_duel(content: Content, state: State, frame: Frame) -> list[Option]:
    """Strike, with the Orc's rage once a turn (RSK-FAC-05); after any round break off (RSK-HERO-13)."""
    _kind, seat, _target, rounds = frame
    found = [STRIKE]
    if can_rage(content, state, seat):
        found.append(RAGE)
    if rounds:
        found.append(BREAK_OFF)
    return found


def can_rage(content: Content, state: State, seat: int) -> bool:
    """Whether a hero may rage in a round in which he attacks (RSK-FAC-05)."""
    return not saga_of(state).deeds.trait_used and has_trait(content, state, seat, "orc")


def take_duel(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """One round, or the end of it."""
    kind, seat, target, rounds = frame
    saga, defender = saga_of(state), hero_in(state, target)
    if option == BREAK_OFF:
        state.stack.pop()
        if out is not None:
            out.append(DuelBrokenOff(seat, defender, target))
        return
    if option == RAGE:
        saga.deeds = replace(saga.deeds, trait_used=1)
    state.stack[-1] = (kind, seat, target, rounds + 1)
    _round(content, state, seat, target, option == RAGE, out)


def duel_terms(content: Content, state: State, seat: int, target: int, raging: bool) -> Terms:
    """What equipment and trait do in the coming round; Plate in the first against that opponent in the turn
    (RSK-EQP-12)."""
    saga = saga_of(state)
    own, defender = saga.boards[seat], hero_in(state, target)
    dragon = defender == NEUTRAL
    first = target not in saga.deeds.met_dragons if dragon else defender not in saga.deeds.met_heroes
    weapon, armor = weapon_effect(content, own), armor_effect(content, own)
    shield = NOTHING if dragon else armor_effect(content, saga.boards[defender])
    return Terms(
        raging=raging,
        greatsword=weapon.bonus if weapon.does == "highest_attack" else 0,
        dawnbreaker=weapon.does == "dragon_ties" and dragon,
        mail=shield.bonus if shield.does == "lower_defence" else 0,
        attack_plate=armor.health if armor.does == "first_round" and first else 0,
        defence_plate=shield.health if shield.does == "first_round" and first else 0,
        scales=armor.most if armor.does == "dragon_harm" and dragon else 0,
    )


def _round(content: Content, state: State, seat: int, target: int, raging: bool, out: Out) -> None:
    """RSK-HERO-11, RSK-DRG-03: three dice against two, whatever the health."""
    saga, defender = saga_of(state), hero_in(state, target)
    own = saga.boards[seat]
    terms = duel_terms(content, state, seat, target, raging)
    attack, defence = throw(state, ATTACK_DICE), throw(state, DEFENCE_DICE)
    lost, killed = losses(attack, defence, own.health, target_health(saga, defender, target), terms)
    if out is not None:
        out.append(DuelRolled(seat, defender, target, attack, defence, raging, lost, killed))
    _meet(saga, defender, target)
    own.health -= lost
    _hurt(saga, defender, target, killed)
    stirred(saga)
    if killed:
        _feed_mace(content, saga, seat, out)
    if not own.health:
        state.stack.pop()
        hero_falls(state, seat, defender, out)
    elif not target_health(saga, defender, target):
        state.stack.pop()
        if defender == NEUTRAL:
            slay_dragon(content, state, seat, target, out)
        else:
            hero_wins(content, state, seat, defender, target, out)


def _meet(saga: Saga, defender: int, target: int) -> None:
    deeds = saga.deeds
    if defender == NEUTRAL:
        if target not in deeds.met_dragons:
            saga.deeds = replace(deeds, met_dragons=(*deeds.met_dragons, target))
    elif defender not in deeds.met_heroes:
        saga.deeds = replace(deeds, met_heroes=(*deeds.met_heroes, defender))


def _feed_mace(content: Content, saga: Saga, seat: int, out: Out) -> None:
    """WPN-D: the first blood of the own turn."""
    own = saga.boards[seat]
    mace = weapon_effect(content, own)
    if mace.does != "drain" or saga.deeds.drained:
        return
    saga.deeds = replace(saga.deeds, drained=1)
    if content.mix.magicka:
        gain_magicka(saga, seat, mace.magicka, out)
    elif own.health:
        regain_health(saga, seat, mace.health, out)
