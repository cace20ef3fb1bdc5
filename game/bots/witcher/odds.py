"""The chance to win a fight, from what is known of a deck."""

from __future__ import annotations

from functools import cached_property, lru_cache
from math import erf, sqrt
from typing import Final

from game.bots.witcher.combo import HAND_LIMIT, NO_LIMIT, Swing
from game.bots.witcher.faces import Faces
from game.bots.witcher.sparring import PLAIN, Fighter, Quirk, endurance
from game.bots.witcher.weights import Weights
from game.titles.witcher.attributes import VALUES
from game.titles.witcher.content import Content
from game.titles.witcher.effects import moments as m
from game.titles.witcher.effects import ops as o
from game.titles.witcher.fight.abilities import Ability
from game.titles.witcher.state import ALCHEMY, COMBAT, DEFENSE, NONE, SPECIALTY, Four, State, Witcher

FEW, MANY = 1, 5  # hands between which the length of a fight is read off
KAYA_OPS: Final = (o.BEGIN,)
MIDDLE: Final = 2  # the level of monsters that is played through; others are set off against it
USUAL: Final = 2  # level of Alchemy and Specialty, which few attacks look at
A_DUEL: Final = 2  # the level of monster that a witcher is measured against


def likelihood(ahead: float, spread: float) -> float:
    """That something normally spread around `ahead` is above 0."""
    return 0.5 + 0.5 * erf(ahead / (spread * sqrt(2.0)))


@lru_cache(maxsize=256)
def quirk_of(content: Content, monster: int) -> Quirk:
    """What of a monster's ability can be played through; the rest is in the weights."""
    ability = content.abilities.all[content.abilities.of_monster[monster]]
    cap, draws, first_draws, least, mute = NO_LIMIT, 0, 0, 0, -1
    swings: list[Swing] = []
    for op in (*ability.standing, *content.abilities.programs[ability.program]):
        if op[0] in (o.DAMAGE_AT_MOST, o.FOE_LOSES_AT_MOST):
            cap = op[1]
        elif op[0] == o.COMBAT_TO:
            first_draws = -1
        elif op[0] == o.STEP_4 and not ability.needs:
            draws = op[1]
        elif op[0] == o.STEP_4_LEAST:
            least = op[1]
        elif op[0] == o.MUTE:
            mute = op[1]
        elif op[0] in (o.COMBO, o.STEP_4, o.SHIELD) and ability.needs:
            swings += swings_of(ability, op)
    return Quirk(cap, draws, first_draws, least, mute, tuple(swings))


def swings_of(ability: Ability, op: o.Op) -> list[Swing]:
    """An op that depends on the combo, as a swing; none where it depends on more."""
    if len(ability.needs) != 1 or ability.needs[0].measure not in (m.COLOURS, m.COMBO):
        return []
    need = ability.needs[0]
    mask = need.argument if need.measure == m.COLOURS else 0
    n = op[1]
    return [
        Swing(
            mask,
            need.least,
            need.most,
            n if op[0] == o.COMBO else 0,
            n if op[0] in (o.SHIELD, o.COMBO_SHIELD) else 0,
            n if op[0] == o.STEP_4 else 0,
        )
    ]


class Odds:
    """Chances of one witcher, whose hand is known or of whom its size is."""

    def __init__(self, faces: Faces, weights: Weights, seen: State, seat: int) -> None:
        self.faces, self.weights, self.seen, self.seat = faces, weights, seen, seat
        self.one: Witcher = seen.seats[seat]

    def lasting(self, level: int, hand: int) -> float:
        """Cards that a monster of a level loses on average, by the size of the hand."""
        low, high = self.span
        whole = low + (high - low) * (max(0, min(hand, HAND_LIMIT)) - FEW) / (MANY - FEW)
        return whole * self.weights.level[level - 1]

    @cached_property
    def span(self) -> tuple[float, float]:
        """The same against a monster of the middle level with few cards in hand, and with many."""
        one = self.one
        attributes = (one.attributes[COMBAT], one.attributes[DEFENSE], USUAL, USUAL)
        shield = VALUES[one.attributes[DEFENSE]]
        low, high = (
            endurance(self.faces, self.weights, Fighter(one.owned, min(n, len(one.owned)), attributes, shield), MIDDLE)
            for n in (FEW, MANY)
        )
        return low, high

    @cached_property
    def extras(self) -> float:
        """What is not played through: potions, specialty, trophies and things kept."""
        weights, one = self.weights, self.one
        worth = weights.potion_in_fight * min(len(one.potions), VALUES[one.attributes[ALCHEMY]])
        worth += weights.specialty[one.school][one.attributes[SPECIALTY] - 1]
        abilities = self.faces.content.abilities
        helpers = sum(1 for kept in one.kept if abilities.of_kept[kept])
        return worth + weights.helper * (len(one.trophies) + helpers)

    def begins(self, terrain: int) -> bool:
        """Whether the first fight turn is the witcher's."""
        return self.one.trails[terrain] != NONE or self.has_first_turn()

    def has_first_turn(self) -> bool:
        """Whether it is so against every monster."""
        abilities = self.faces.content.abilities
        numbers = (number for kept in self.one.kept for number in abilities.of_kept[kept])
        return any(op[0] in KAYA_OPS for number in numbers for op in abilities.all[number].standing)

    def toughness(self, monster: int, begins: bool) -> float:
        """The life of a monster, with what its ability adds, less a first strike."""
        weights = self.weights
        life = self.faces.content.catalogue.monsters[monster].life + weights.ability[monster]
        return life - (weights.first_strike if begins else 0.0)

    def against(self, terrain: int, hand: int, better: float = 0.0, attributes: Four | None = None) -> float:
        """The chance to kill the monster of a terrain with so many cards in hand that are better than the deck by so
        much on average, and attributes raised on the way."""
        ahead = self.weights.quality * better
        if attributes is not None and attributes != self.one.attributes:
            own = self.one.attributes
            ahead += self.weights.combat_in_fight * (VALUES[attributes[COMBAT]] - VALUES[own[COMBAT]])
            ahead += self.weights.defense_in_fight * (VALUES[attributes[DEFENSE]] - VALUES[own[DEFENSE]])
        return self.against_monster(self.seen.slots[terrain].monster, self.begins(terrain), hand, -ahead)

    def against_monster(self, monster: int, begins: bool, hand: int, fear: float = 0.0) -> float:
        """The chance to kill a monster that lasts longer by `fear`."""
        ahead = self.lasting(self.faces.content.monster_level[monster], hand) + self.extras - fear
        return likelihood(ahead + 0.5 - self.toughness(monster, begins), self.weights.spread)

    def exactly(self, terrain: int) -> float:
        """The same for the hand as it is and the monster of a terrain with its ability."""
        weights, one = self.weights, self.one
        content = self.faces.content
        monster = self.seen.slots[terrain].monster
        quirk = quirk_of(content, monster)
        hand = tuple(sorted(one.hand))
        defense = VALUES[one.attributes[DEFENSE]]
        who = Fighter(one.owned, hand, one.attributes, min(one.shield, defense))
        lasting = endurance(self.faces, weights, who, content.monster_level[monster], quirk)
        toughness = self.toughness(monster, self.begins(terrain))
        if quirk != PLAIN:
            toughness -= weights.ability[monster]
        return likelihood(lasting + self.extras + 0.5 - toughness, weights.spread)

    def in_duel(self, rival: Odds, hand: int) -> float:
        """The chance to beat another witcher as attacker."""
        weights = self.weights
        own = self.lasting(A_DUEL, hand) + self.extras
        theirs = rival.lasting(A_DUEL, len(rival.one.hand)) + rival.extras
        return likelihood(own + weights.duel_first - theirs, weights.duel_spread)
