"""The policy for all modes: where nothing of Dovahkiin is on, judgement of land and units alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from game.bots.handicap import NO_HANDICAP, Handicap, fraction, normal
from game.bots.skyrim import cards
from game.bots.skyrim.attack import Attack
from game.bots.skyrim.dovahkiin import (
    bargains,
    duelling,
    equipping,
    health,
    heroics,
    purse,
    skirmish,
    spellcraft,
    troops,
)
from game.bots.skyrim.dovahkiin.ambition import USUAL, Ambition
from game.bots.skyrim.dovahkiin.assault import assaults
from game.bots.skyrim.dovahkiin.lookout import Lookout, front_of, look_out
from game.bots.skyrim.handicap import Mood, mood_of
from game.bots.skyrim.outlook import Front, Outlook
from game.bots.skyrim.policy import ANSWERS, Policy
from game.bots.skyrim.tempers import Tempers
from game.bots.skyrim.weights import Weights
from game.kernel.chance import Stream
from game.kernel.rules import Frame, Option
from game.titles.skyrim import frames as f
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.battle_steps import Battle
from game.titles.skyrim.dovahkiin.casting import PASS
from game.titles.skyrim.dovahkiin.duel import target_health
from game.titles.skyrim.dovahkiin.heroes import hero_in
from game.titles.skyrim.dovahkiin.scoring import END_OBJECTIVES, offer_objective
from game.titles.skyrim.dovahkiin.targets import Aim
from game.titles.skyrim.invasion import END_INVASION, MOST_ATTACK_DICE, most_defence_dice
from game.titles.skyrim.maneuver import END_MANEUVER
from game.titles.skyrim.reinforcements import END_REINFORCEMENTS
from game.titles.skyrim.state import State

ERRORS_IN_RATING: Final = 0.25  # of the rate of an objective, for each unit of noise
ERRORS_IN_DUELS: Final = 1.5  # in what a hero battle promises, for each unit of noise
FLEETING: Final = 0.3  # points by which what is done only for now goes before what may be scored later too


class SagaPolicy(Policy):
    """Tempers and an ambition, weakened by a handicap. Holds nothing that changes."""

    def __init__(
        self,
        tempers: Tempers | None = None,
        handicap: Handicap = NO_HANDICAP,
        ambition: Ambition = USUAL,
    ) -> None:
        super().__init__(tempers, handicap)
        self.ambition = ambition

    def decide(self, content: Content, seen: State, chance: Stream) -> Option:
        """The answer to the question on top of the stack."""
        if seen.saga is None:
            return super().decide(content, seen, chance)
        frame = seen.stack[-1]
        answer = SAGA_ANSWERS.get(frame[0])
        if answer is None:
            return ANSWERS[frame[0]](self, content, seen, frame, chance)
        return answer(Asked(self, content, seen, frame, chance))

    def outlook(self, content: Content, seen: State, seat: int) -> Outlook:
        """Land and units, with walls and objectives where there are any."""
        if seen.saga is None:
            return super().outlook(content, seen, seat)
        return self.lookout(content, seen, seat).outlook

    def front(self, content: Content, seen: State, seat: int) -> Front:
        """Only who stands where."""
        if seen.saga is None:
            return super().front(content, seen, seat)
        return front_of(content, self.weights(content, seen), seen, seat)

    def lookout(self, content: Content, seen: State, seat: int) -> Lookout:
        """The whole position as this policy judges it."""
        return look_out(content, self.weights(content, seen), self.ambition, seen, seat)


@dataclass(frozen=True, slots=True)
class Asked:
    """A question, and who answers it."""

    policy: SagaPolicy
    content: Content
    seen: State
    frame: Frame
    chance: Stream

    @property
    def seat(self) -> int:
        """Who is asked."""
        return int(self.frame[1])

    @property
    def weights(self) -> Weights:
        """What the policy holds dear in the match as it stands."""
        return self.policy.weights(self.content, self.seen)

    @property
    def mood(self) -> Mood:
        """The errors of the turn."""
        return mood_of(self.policy.handicap, self.seen, self.seat)

    def look(self) -> Lookout:
        """The position as judged."""
        return self.policy.lookout(self.content, self.seen, self.seat)

    def strays(self) -> bool:
        """Whether this time something is done without a plan."""
        stray = self.policy.handicap.stray
        return bool(stray) and fraction(self.chance) < stray

    def error(self, spread: float) -> float:
        """An error of judgement."""
        noise = self.policy.handicap.noise
        return spread * noise * normal(self.chance) if noise else 0.0

    def rated(self, look: Lookout, objective: int) -> float:
        """What an objective promises, as far as the handicap lets it be seen."""
        return look.rate(objective) * (1.0 + self.error(ERRORS_IN_RATING))


# -- set-up -------------------------------------------------------------------------------------------
def _give_back(asked: Asked) -> Option:
    """The one that promises least; before the board is laid only points and numbers tell."""
    look = asked.look()
    held = look.board.objectives
    return ("give_back", min(held, key=lambda one: asked.rated(look, one)))


def _place_hero(asked: Asked) -> Option:
    return ("place_hero", heroics.best_post(asked.look()))


def _claim(asked: Asked) -> Option:
    return asked.content.place_at[troops.claim(asked.look())]


# -- reinforcements -----------------------------------------------------------------------------------
def _reinforce(asked: Asked) -> Option:
    content, seen = asked.content, asked.seen
    look = asked.look()
    left, owed = asked.frame[2], bool(asked.frame[3])
    exchange = cards.set_to_exchange(content, seen, look.outlook, owed)
    if exchange is not None:
        return exchange
    if not owed:
        revived = _revived(look)
        if revived is not None:
            return revived
        equipped = None if asked.strays() else equipping.equipped(look)
        if equipped is not None:
            return equipped
    return content.place_at[_place_at(asked, look, left)] if left else END_REINFORCEMENTS


def _place_at(asked: Asked, look: Lookout, left: int) -> int:
    astray = asked.policy.astray(look.outlook, asked.chance)
    return troops.best_place(look, left) if astray is None else astray


def _place(asked: Asked) -> Option:
    return asked.content.place_at[_place_at(asked, asked.look(), asked.frame[2])]


def _revived(look: Lookout) -> Option | None:
    """A fallen hero comes back as soon as he can."""
    return None if look.board.health else purse.helped(look)


# -- purchases ----------------------------------------------------------------------------------------
def _purchases(asked: Asked) -> Option:
    look = asked.look()
    if asked.strays():
        return ("end_purchases",)
    return _revived(look) or bargains.bargain(look)


def _aim(asked: Asked) -> Option:
    return spellcraft.aimed(asked.look(), Aim(*asked.frame[1:]))


def _push(asked: Asked) -> Option:
    """As many as may go."""
    most = 2
    return ("units", min(most, asked.seen.units[asked.frame[2]] - 1))


def _give(asked: Asked) -> Option:
    return ("give", equipping.given(asked.look()))


def _take(asked: Asked) -> Option:
    return ("take", equipping.taken(asked.look(), asked.frame[2]))


# -- invasion -----------------------------------------------------------------------------------------
def _invade(asked: Asked) -> Option:
    """Walk to where it helps, attack with units, then with the hero."""
    look = asked.look()
    revived = _revived(look)
    if revived is not None:
        return revived
    goal = -1 if asked.policy.handicap.stray and asked.mood.stops(-1) else heroics.walk_to_attack(look)
    if goal >= 0:
        return ("walk", goal)
    attack = _picked(asked, look)
    if attack is not None:
        source, target = attack.source, attack.target
        return ("attack", source, target, min(MOST_ATTACK_DICE, asked.seen.units[source] - 1))
    return _hero_fights(asked, look) or END_INVASION


def _picked(asked: Asked, look: Lookout) -> Attack | None:
    """The best attack, as far as the handicap lets it be seen."""
    mood = asked.mood
    if mood.stops(len(asked.seen.conquests)):
        return None
    found = assaults(look)
    if asked.policy.handicap.noise:
        found = sorted((a._replace(worth=a.worth + mood.error(a.source, a.target)) for a in found), reverse=True)
    return found[0] if found and found[0].worth > look.outlook.weights.least_gain else None


def _hero_fights(asked: Asked, look: Lookout) -> Option | None:
    """The hero battle that is worth it, healed for it first where that pays."""
    worth, target = duelling.best_challenge(look)
    if target < 0:
        return None
    worth += ERRORS_IN_DUELS * asked.mood.error(look.board.hero, target)
    if worth < look.ambition.least_duel:
        return None
    if health.points_to_fight(look, target):
        return ("heal",)
    return ("challenge", target)


def _duel(asked: Asked) -> Option:
    look, target, rounds = asked.look(), asked.frame[2], asked.frame[3]
    against = target_health(look.saga, hero_in(asked.seen, target), target)
    return (duelling.choice_in(look, target, look.board.health, against, rounds > 0).verb,)


def _defend(asked: Asked) -> Option:
    """Two dice are better than one against any attack (RSK-BAT-01)."""
    return ("defend", most_defence_dice(asked.content, asked.seen, asked.frame[3]))


def _battle(asked: Asked) -> Option:
    if asked.strays():
        return PASS
    return skirmish.answer_battle(asked.look(), Battle(*asked.frame[2:]))


def _reroll(asked: Asked) -> Option:
    return ("reroll", skirmish.best_reroll(asked.look(), Battle(*asked.frame[2:])))


# -- maneuver -----------------------------------------------------------------------------------------
def _maneuver(asked: Asked) -> Option:
    """Units first: where the hero waits hangs on where they stand."""
    look = asked.look()
    revived = _revived(look)
    if revived is not None:
        return revived
    source = troops.maneuver_source(look)
    if source >= 0:
        return asked.content.maneuver_from[source]
    cast = spellcraft.best_cast(look, "maneuver")
    if cast.option:
        return cast.option
    goal = heroics.walk_to_stay(look)
    return END_MANEUVER if goal < 0 else ("walk", goal)


def _maneuver_to(asked: Asked) -> Option:
    return asked.content.maneuver_to[troops.maneuver_goal(asked.look(), asked.frame[2])]


# -- objectives ---------------------------------------------------------------------------------------
def _objective(asked: Asked) -> Option:
    """The most points; what holds only for now goes before what may hold again."""
    look = asked.look()
    met = [aim for aim in look.aims if aim.met]
    if met:
        best = max(met, key=lambda aim: (aim.points + FLEETING * aim.fleeting, -aim.number))
        return ("score", best.number)
    dead = [o for o in offer_objective(asked.content, asked.seen, asked.frame) if o[0] == "replace"]
    return _revived(look) or (dead[0] if dead else END_OBJECTIVES)


def _keep(asked: Asked) -> Option:
    look = asked.look()
    drawn = look.board.objectives[-asked.frame[2] :]
    return ("keep", max(drawn, key=lambda one: asked.rated(look, one)))


def _put_under(asked: Asked) -> Option:
    """The best goes first, and so comes soonest."""
    look = asked.look()
    drawn = look.board.objectives[-asked.frame[2] :]
    return ("put_under", max(drawn, key=lambda one: look.rate(one)))


# -- help, equipment ----------------------------------------------------------------------------------
def _help(asked: Asked) -> Option:
    look = asked.look()
    if asked.strays() and look.board.health:
        return PASS
    return purse.helped(look) or PASS


def _choose_weapon(asked: Asked) -> Option:
    return ("keep_weapon", equipping.weapon_kept(asked.look(), asked.frame[2]))


def _choose_armor(asked: Asked) -> Option:
    return ("keep_armor", equipping.armor_kept(asked.look(), asked.frame[2]))


# Questions that are missing here are answered as in Chaos, with the outlook of the saga.
SAGA_ANSWERS: Final[dict[Any, Callable[[Asked], Option]]] = {
    f.CHOOSE_OBJECTIVES: _give_back,
    f.PLACE_HERO: _place_hero,
    f.CLAIM: _claim,
    f.REINFORCE: _reinforce,
    f.PLACE: _place,
    f.PURCHASES: _purchases,
    f.AIM: _aim,
    f.PUSH: _push,
    f.GIVE: _give,
    f.TAKE: _take,
    f.INVADE: _invade,
    f.DUEL: _duel,
    f.DEFEND: _defend,
    f.BATTLE: _battle,
    f.REROLL: _reroll,
    f.MANEUVER: _maneuver,
    f.MANEUVER_TO: _maneuver_to,
    f.OBJECTIVE: _objective,
    f.KEEP: _keep,
    f.PUT_UNDER: _put_under,
    f.HELP: _help,
    f.CHOOSE_WEAPON: _choose_weapon,
    f.CHOOSE_ARMOR: _choose_armor,
}
