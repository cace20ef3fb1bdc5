"""Whom the hero challenges, and how he fights: stakes weighed, odds exact."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.bots.skyrim.dovahkiin.duel_odds import Choice, Fight, Stakes, best_choice
from game.bots.skyrim.dovahkiin.lookout import WALL, Lookout
from game.titles.skyrim.dovahkiin.aid import REVIVAL_COST
from game.titles.skyrim.dovahkiin.catalogue import Counts
from game.titles.skyrim.dovahkiin.duel import can_rage, challenge_options, duel_terms, has_shot, target_health
from game.titles.skyrim.dovahkiin.duel_dice import Terms
from game.titles.skyrim.dovahkiin.equipment import weapon_effect
from game.titles.skyrim.dovahkiin.heroes import hero_in
from game.titles.skyrim.dovahkiin.odds import bow_hits
from game.titles.skyrim.dovahkiin.phases import WINNING_POINTS
from game.titles.skyrim.dovahkiin.saga import MOST_HEALTH, NONE
from game.titles.skyrim.state import NEUTRAL

SHOWDOWN: Final = 6  # points from which on a hero's life decides about victory
DECISIVE: Final = 3.0  # points that the fall of a hero with ten points is worth
WINNING_SOON: Final = 2  # points that are missing when everything hangs on the hero


def best_challenge(look: Lookout) -> tuple[float, int]:
    """The hero battle that promises most from where the hero stands, and what; -1 where there is none."""
    places = [option[1] for option in challenge_options(look.content, look.seen, look.seat)]
    found = [(challenge_worth(look, t), t) for t in places]
    return max(found, default=(0.0, -1))


def challenge_worth(look: Lookout, target: int) -> float:
    """What a hero battle promises if it is fought well, wherever the hero stands now."""
    return prospects(look, target, look.board.health or MOST_HEALTH).worth


def prospects(look: Lookout, target: int, health: int) -> Choice:
    """A hero battle that is not begun, fought well with so much health."""
    against = target_health(look.saga, hero_in(look.seen, target), target)
    weapon, shot = weapon_effect(look.content, look.board), has_shot(look.saga, hero_in(look.seen, target), target)
    if weapon.does == "first_shot" and against > 1 and not shot:
        hit = choice_in(look, target, health, max(1, against - weapon.health), False)
        miss = choice_in(look, target, health, against, False)
        hits = bow_hits(weapon)
        return miss._replace(
            worth=hits * hit.worth + (1 - hits) * miss.worth, wins=hits * hit.wins + (1 - hits) * miss.wins
        )
    return choice_in(look, target, health, against, False)


def choice_in(look: Lookout, target: int, health: int, against: int, begun: bool) -> Choice:
    """What to do in a hero battle as it stands."""
    now = duel_terms(look.content, look.seen, look.seat, target, False)
    first = now.attack_plate or now.defence_plate
    later = replace(now, attack_plate=0, defence_plate=0) if first else now
    rage = can_rage(look.content, look.seen, look.seat)
    fight = Fight(now if first else later, later, rage, stakes_of(look, target).rounded())
    return best_choice(fight, health, against, first, rage, begun)


def stakes_of(look: Lookout, target: int) -> Stakes:
    """What a hero battle is about."""
    ambition, defender = look.ambition, hero_in(look.seen, target)
    falls = fall_worth(look)
    health = ambition.health if look.content.mix.magicka else ambition.health / 2
    if defender == NEUTRAL:
        wins = _land(look, target) + ambition.shout * bool(look.saga.shout_deck) + ambition.card
        wins += _scores(look, "dragons_this_turn", "dragons_slain")
        return Stakes(wins, falls, health, 0.0)
    rival = look.outlook.rivalry[defender]
    wins = rival * ambition.hero + _scores(look, "heroes_defeated") + _booty(look, defender)
    points = look.saga.boards[defender].points
    if look.content.mix.victory == "objectives" and points >= SHOWDOWN:
        wins += DECISIVE * look.point * (points - SHOWDOWN + 1) / (WINNING_POINTS - SHOWDOWN + 1)
    if look.outlook.units[target] == WALL:
        wins += _land(look, target)
    return Stakes(wins, falls, health, 0.3 * rival * ambition.health)


def fall_worth(look: Lookout) -> float:
    """What the own hero's fall would cost: his help, his equipment, his revival; near ten points the victory."""
    ambition, board = look.ambition, look.board
    lost = ambition.hero + ambition.equipment * ((board.weapon != NONE) + (board.armor != NONE))
    if look.content.mix.magicka:
        missing = max(0, REVIVAL_COST - board.magicka)
        lost += 0.5 * ambition.magicka * REVIVAL_COST + 0.3 * missing * ambition.magicka
    if look.content.mix.victory == "objectives":
        near = max(0, board.points - SHOWDOWN + 1)
        lost += look.point * near / (WINNING_POINTS - SHOWDOWN)
        if board.points >= WINNING_POINTS - WINNING_SOON:
            lost += look.point
    return lost


def _land(look: Lookout, target: int) -> float:
    outlook = look.outlook
    region = outlook.ground.region_of[target]
    onward = outlook.prices.next_in[region][outlook.held[look.seat][region]]
    worth = outlook.horizon * (outlook.prices.land[target] + onward)
    return worth + (look.ambition.magicka if look.content.mix.magicka else 0.0)


def _scores(look: Lookout, *counts: Counts) -> float:
    """What objectives about fights are worth, of which one is done."""
    found = [
        look.point * aim.points / max(1, aim.needed - aim.done)
        for aim in look.aims
        if aim.counts in counts and not aim.met
    ]
    return sum(found) * (0.5 if look.scores >= 2 else 1.0)


def _booty(look: Lookout, rival: int) -> float:
    """Equipment that would change hands and is better than none."""
    own, theirs = look.board, look.saga.boards[rival]
    free = (own.weapon == NONE and theirs.weapon != NONE) + (own.armor == NONE and theirs.armor != NONE)
    return look.ambition.equipment * free


def plain_terms(look: Lookout, attacker: int, target: int) -> Terms:
    """What works when another's hero attacks the own one."""
    return duel_terms(look.content, look.seen, attacker, target, False)
