"""Why an option of Dovahkiin is a good one, by the same judgement that the policy chooses with.

The vocabulary of `why`, by verb, beside that of `bots.skyrim.explain`:

- attack: objective (`number`: the one that it brings nearer), meets (the one that it completes).
- maneuver: regroups (a stack that does more elsewhere).
- walk: fights (`place`, at `chance`), leads (to an attack on `place`), objective, guards (`near` enemies), safer.
- challenge, strike, rage: dragon, hero (`seat`; `chance` to win to the end, as the table tells it). break_off: wounds.
- heal: fight, overflow, danger. revive: needed, back. place_hero: leads, quiet.
- pass, of healing: safe, hale (at `chance` to fall), saves, over (no own turn comes), away (a fallen one); of cards in
  a battle: dear, nothing, dice.
- buy_objective: few, overflow. buy_spell: spare. end_purchases: saves, revival, enough.
- cast, aim, shout, units that are driven: weakens, strengthens, heals, cards, hinders; free (a shout). enough: done.
- reroll: dice. cast in a battle: attack, defence (of `place`).
- score: points (`number`), wins. keep, give_back: met, near, far (`number`: the objective). replace: dead. put_under:
  order.
- equip, keep_weapon, keep_armor: objective, stronger. give, take: set. end_objectives: none.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.bots.reason import Reason
from game.bots.skyrim.dovahkiin import duelling, equipping, health, heroics, troops
from game.bots.skyrim.dovahkiin.aims import Aim, rests_on
from game.bots.skyrim.dovahkiin.battle_odds import outcome, terms_of
from game.bots.skyrim.dovahkiin.lookout import Lookout
from game.kernel.rules import Frame, Option
from game.titles.skyrim import frames as f
from game.titles.skyrim.dovahkiin.aid import HEALING_COST
from game.titles.skyrim.dovahkiin.battle_steps import CRY, Battle
from game.titles.skyrim.dovahkiin.conditions import is_met
from game.titles.skyrim.dovahkiin.heroes import hero_in
from game.titles.skyrim.dovahkiin.in_force import effect_of
from game.titles.skyrim.dovahkiin.income import INCOME
from game.titles.skyrim.dovahkiin.odds import odds_of
from game.titles.skyrim.dovahkiin.phases import WINNING_POINTS
from game.titles.skyrim.dovahkiin.saga import MOST_MAGICKA, NONE, NOWHERE
from game.titles.skyrim.state import NEUTRAL

EFFECTS: Final = {
    "strike": "weakens",
    "chain": "weakens",
    "fury": "weakens",
    "force": "weakens",
    "freeze": "weakens",
    "conjure": "strengthens",
    "raise": "strengthens",
    "inspire": "strengthens",
    "recall": "strengthens",
    "hide": "strengthens",
    "paralyze": "hinders",
    "heal": "heals",
    "foresee": "cards",
    "transmute": "cards",
}
SLIGHT: Final = 0.25  # a risk for the hero below this is called small


def explain_saga(look: Lookout, frame: Frame, option: Option) -> Reason | None:
    """What speaks most for an option; None where the reasons of Chaos and Civil War say it."""
    if option[0] == "units" and frame[0] == f.PUSH:
        return Reason(option, "weakens", place=frame[2], number=option[1])
    explainer = SAGA_EXPLAINERS.get(option[0])
    return explainer(look, frame, option) if explainer else None


# -- units --------------------------------------------------------------------------------------------
def _attack(look: Lookout, frame: Frame, option: Option) -> Reason | None:
    """An objective, where it is worth more than the land; else the reasons of Chaos, with the hero's bonus."""
    target = option[2]
    aim = _aim_for(look, target)
    if aim is None:
        return None
    chance = chance_of(look, option)
    region, owner = look.outlook.ground.region_of[target], look.outlook.owner[target]
    completes = aim.needed - aim.done == 1 and aim.lacks == (target,)
    return Reason(option, "meets" if completes else "objective", chance, target, region, owner, aim.number)


def chance_of(look: Lookout, option: Option) -> float:
    """The chance that an attack conquers, with all bonuses."""
    _verb, source, target, _dice = option
    terms = terms_of(look.content, look.seen, source, target)
    return outcome(terms, look.seen.units[source], look.seen.units[target]).conquers


def _aim_for(look: Lookout, target: int) -> Aim | None:
    """The objective that a conquest brings furthest, if it is near."""
    wanted = [aim for aim in look.aims if not aim.met and target in aim.lacks and aim.needed - aim.done <= 2]
    return max(wanted, key=lambda aim: (look.worth(aim) / (aim.needed - aim.done), aim.number), default=None)


def _maneuver(look: Lookout, frame: Frame, option: Option) -> Reason:
    source = option[1]
    why = "idle" if troops.is_idle(look, source) else "regroups"
    return Reason(option, why, place=troops.maneuver_goal(look, source), number=look.seen.units[source] - 1)


def _end_maneuver(look: Lookout, frame: Frame, option: Option) -> Reason:
    return Reason(option, "none_idle" if troops.maneuver_source(look) < 0 else "rest")


# -- heroes -------------------------------------------------------------------------------------------
def _walk(look: Lookout, frame: Frame, option: Option) -> Reason:
    goal = option[1]
    for aim in look.aims:
        if aim.counts == "hero_at" and goal in rests_on(look.content, look.content.cards.objectives[aim.number]):
            return Reason(option, "objective", place=goal, number=aim.number)
    if frame[0] == f.INVADE:
        fight = heroics.best_fight(look, goal)
        if fight >= 0:
            won = duelling.prospects(look, fight, look.board.health)
            if won.worth > look.ambition.least_duel:
                chance = odds_of(look.content, look.seen, look.seat, fight).wins
                return Reason(option, "fights", chance, fight, seat=hero_in(look.seen, fight))
        if heroics.helps_attack(look, goal) > 0:
            return Reason(option, "leads", place=goal)
    near = _enemies(look, goal)
    return Reason(option, "guards" if near and look.seen.units[goal] else "safer", place=goal, near=near)


def _enemies(look: Lookout, territory: int) -> int:
    near = look.outlook.ground.connected[territory]
    return sum(look.seen.owner[t] not in (look.seat, NEUTRAL) for t in near)


def _fight(look: Lookout, frame: Frame, option: Option) -> Reason:
    """To challenge, or to strike on."""
    target = option[1] if option[0] == "challenge" else frame[2]
    rival, chance = hero_in(look.seen, target), odds_of(look.content, look.seen, look.seat, target).wins
    return Reason(option, "dragon" if rival == NEUTRAL else "hero", chance, target, seat=rival)


def _break_off(look: Lookout, frame: Frame, option: Option) -> Reason:
    return Reason(option, "wounds", place=frame[2], seat=hero_in(look.seen, frame[2]), number=look.board.health)


def _heal(look: Lookout, frame: Frame, option: Option) -> Reason:
    board = look.board
    if frame[0] == f.INVADE and duelling.best_challenge(look)[1] >= 0:
        return Reason(option, "fight", number=board.health)
    if board.magicka + INCOME > MOST_MAGICKA:
        return Reason(option, "overflow", number=board.health)
    threatened = health.chance_to_fall(look, board.hero, board.health)
    return Reason(option, "danger" if threatened else "fight", number=board.health)


def _revive(look: Lookout, frame: Frame, option: Option) -> Reason:
    wins = look.content.mix.victory == "objectives"
    return Reason(option, "needed" if wins else "back", place=option[1])


def _place_hero(look: Lookout, frame: Frame, option: Option) -> Reason:
    return Reason(option, "leads" if heroics.helps_attack(look, option[1]) > 0 else "quiet", place=option[1])


# -- cards --------------------------------------------------------------------------------------------
def _buy_objective(look: Lookout, frame: Frame, option: Option) -> Reason:
    few = len(look.aims) < look.ambition.hand
    return Reason(option, "few" if few else "overflow", number=len(look.aims))


def _buy_spell(look: Lookout, frame: Frame, option: Option) -> Reason:
    return Reason(option, "spare", number=look.board.magicka)


def _end_purchases(look: Lookout, frame: Frame, option: Option) -> Reason:
    magicka, why = look.board.magicka, "enough"
    if look.content.mix.heroes and not look.board.health:
        why = "revival"
    elif look.content.mix.heroes and magicka >= HEALING_COST:
        why = "saves"
    return Reason(option, why, number=magicka)


def _cast(look: Lookout, frame: Frame, option: Option) -> Reason:
    if frame[0] == f.BATTLE:
        defends = look.content.cards.spells[option[1]].kind == "defence"
        return Reason(option, "defence" if defends else "attack", place=frame[3], number=option[1])
    return Reason(option, EFFECTS[effect_of(look.content, option[1], NONE).does], number=option[1])


def _shout(look: Lookout, frame: Frame, option: Option) -> Reason:
    return Reason(option, "free", number=option[1])


def _aimed(look: Lookout, frame: Frame, option: Option) -> Reason:
    return Reason(option, EFFECTS[effect_of(look.content, frame[2], frame[3]).does], place=option[1])


def _pass(look: Lookout, frame: Frame, option: Option) -> Reason:
    """Of healing, or of cards in a battle."""
    if frame[0] == f.HELP:
        return _unhealed(look, option)
    if Battle(*frame[2:]).step == CRY:
        return Reason(option, "dice")
    return Reason(option, "dear" if look.board.spells else "nothing")


def _unhealed(look: Lookout, option: Option) -> Reason:
    """Why a wounded hero stays so, or a fallen one away."""
    board = look.board
    if not _plays_again(look):
        return Reason(option, "over", number=board.health)
    if not board.health:
        return Reason(option, "away")
    chance = health.chance_to_fall(look, board.hero, board.health)
    why = "safe" if not chance else "hale" if chance < SLIGHT else "saves"
    return Reason(option, why, chance, number=board.health)


def _plays_again(look: Lookout) -> bool:
    """Whether a turn of the own seat comes before the limit of rounds."""
    seen, content, seats = look.seen, look.content, len(look.seen.seats)
    if not content.max_rounds or seen.rounds + 1 < content.max_rounds:
        return True
    active = seen.stack[0][1]
    return bool((active - seen.first) % seats < (look.seat - seen.first) % seats)


def _score(look: Lookout, frame: Frame, option: Option) -> Reason:
    points = look.content.cards.objectives[option[1]].points
    wins = look.content.mix.victory == "objectives" and look.board.points + points >= WINNING_POINTS
    alive = not look.content.mix.heroes or look.board.hero != NOWHERE
    return Reason(option, "wins" if wins and alive else "points", number=points)


def _keep(look: Lookout, frame: Frame, option: Option) -> Reason:
    near = is_met(look.content, look.seen, look.seat, option[1])
    return Reason(option, "met" if near else "near", number=option[1])


def _give_back(look: Lookout, frame: Frame, option: Option) -> Reason:
    return Reason(option, "far", number=option[1])


def _equip(look: Lookout, frame: Frame, option: Option) -> Reason:
    return Reason(option, "objective" if look.aiming("equipment") else "stronger")


def _said(why: str) -> Callable[[Lookout, Frame, Any], Reason]:
    return lambda look, frame, option: Reason(option, why)


def _swapped(look: Lookout, frame: Frame, option: Option) -> Reason:
    return Reason(option, "set", number=round(max(0.0, equipping.best_swap(look)[0])))


SagaExplainer = Callable[[Lookout, Frame, Any], Reason | None]
SAGA_EXPLAINERS: Final[dict[str, SagaExplainer]] = {
    "attack": _attack,
    "maneuver": _maneuver,
    "end_maneuver": _end_maneuver,
    "walk": _walk,
    "challenge": _fight,
    "strike": _fight,
    "rage": _fight,
    "break_off": _break_off,
    "heal": _heal,
    "revive": _revive,
    "place_hero": _place_hero,
    "buy_objective": _buy_objective,
    "buy_spell": _buy_spell,
    "end_purchases": _end_purchases,
    "cast": _cast,
    "shout": _shout,
    "aim": _aimed,
    "enough": _said("done"),
    "pass": _pass,
    "reroll": _said("dice"),
    "score": _score,
    "keep": _keep,
    "give_back": _give_back,
    "replace": _said("dead"),
    "put_under": _said("order"),
    "end_objectives": _said("none"),
    "equip": _equip,
    "keep_weapon": _said("stronger"),
    "keep_armor": _said("stronger"),
    "give": _swapped,
    "take": _swapped,
}
