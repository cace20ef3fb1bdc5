"""Spells and shouts of the own turn: which are worth their price, and where they are aimed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from game.bots.skyrim.campaign import march
from game.bots.skyrim.dovahkiin.battle_odds import outcome, terms_of
from game.bots.skyrim.dovahkiin.equipping import best_swap
from game.bots.skyrim.dovahkiin.heroics import does_there
from game.bots.skyrim.dovahkiin.lookout import WALL, Lookout
from game.bots.skyrim.placing import own_borders, place_worth
from game.bots.skyrim.worth import asset, gain, risk, threat
from game.kernel.rules import Option
from game.titles.skyrim.dovahkiin.casting import ENOUGH, PASS, cast_options, shout_options
from game.titles.skyrim.dovahkiin.catalogue import Does, Effect
from game.titles.skyrim.dovahkiin.in_force import effect_of
from game.titles.skyrim.dovahkiin.saga import MOST_HEALTH, NONE
from game.titles.skyrim.dovahkiin.spell_effects import raised
from game.titles.skyrim.dovahkiin.targets import Aim, hits, next_targets
from game.titles.skyrim.invasion import MOST_DEFENCE_DICE
from game.titles.skyrim.state import NEUTRAL

NOTHING: Final = 0.0
OFF_THE_WAY: Final = 0.25  # what a unit lost is worth where no own attack follows, as a share
A_TURN_BOUND: Final = 0.35  # of what a paralyzed stack threatens
FORESIGHT: Final = 0.6  # objectives that three cards to choose from are worth
NEEDLESS: Final = 0.05


class Cast(NamedTuple):
    """A spell or a shout as it is best played: what it is worth beyond its price, and its option."""

    worth: float
    option: Option


def best_cast(look: Lookout, *windows: str) -> Cast:
    """The spell in hand that promises most beyond its price; nothing worth it: an empty option."""
    best = Cast(NEEDLESS, ())
    for option in cast_options(look.content, look.seen, look.seat, *windows):
        spell = option[1]
        card = look.content.cards.spells[spell]
        worth = _worth_of(look, Aim(look.seat, spell, NONE), card.effect) - look.ambition.magicka * card.cost
        best = max(best, Cast(worth, option))
    return best


def best_shout(look: Lookout) -> Cast:
    """The shout that promises most; it costs nothing."""
    best = Cast(NEEDLESS, ())
    for option in shout_options(look.content, look.seen, look.seat):
        effect = look.content.cards.shouts[option[1]].effect
        best = max(best, Cast(_worth_of(look, Aim(look.seat, NONE, option[1]), effect), option))
    return best


def _worth_of(look: Lookout, aim: Aim, effect: Effect) -> float:
    """What it promises at its best target."""
    if effect.does in TARGETS:
        return best_target(look, aim)[0]
    return UNAIMED[effect.does](look, effect)


# -- targets ------------------------------------------------------------------------------------------
def best_target(look: Lookout, aim: Aim) -> tuple[float, int]:
    """The next target that promises most; -1 where there is none."""
    effect = effect_of(look.content, aim.spell, aim.shout)
    judge = TARGETS[effect.does]
    found = [(judge(look, aim, effect, t), t) for t in next_targets(look.content, look.seen, aim)]
    return max(found, default=(NOTHING, -1))


def aimed(look: Lookout, aim: Aim) -> Option:
    """What to name next."""
    worth, target = best_target(look, aim)
    if target < 0:
        return ENOUGH if hits(look.seen, aim.named) and aim.named else PASS
    effect = effect_of(look.content, aim.spell, aim.shout)
    if effect.does == "chain" and worth <= NOTHING and hits(look.seen, aim.named):
        return ENOUGH
    return ("aim", target)


def _strike(look: Lookout, aim: Aim, effect: Effect, target: int) -> float:
    """Units lost there: what the own attack on it gains, and what the rival loses."""
    lost = min(effect.units, look.seen.units[target] - 1)
    return _weakened(look, target, lost)


def _weakened(look: Lookout, target: int, lost: int) -> float:
    """What it is worth that a territory loses units."""
    if lost <= 0:
        return NOTHING
    owner = look.outlook.owner[target]
    weights = look.outlook.weights
    worth = lost * weights.foe_losses * look.outlook.share[owner] if owner != NEUTRAL else NOTHING
    return worth + _easier(look, target, lost)


def _easier(look: Lookout, target: int, lost: int, most: int = MOST_DEFENCE_DICE) -> float:
    """By how much the best own attack on a territory promises more, with fewer defenders or fewer of their dice."""
    outlook, seen = look.outlook, look.seen
    if outlook.units[target] == WALL:
        return NOTHING
    sources = [t for t in outlook.ground.connected[target] if seen.owner[t] == look.seat and seen.units[t] > 1]
    if not sources:
        return NOTHING
    prize, best = gain(outlook, target), NOTHING
    for source in sources:
        usual = terms_of(look.content, seen, source, target)
        before = outcome(usual, seen.units[source], seen.units[target])
        after = outcome(usual.with_more(most=most), seen.units[source], seen.units[target] - lost)
        if after.conquers < outlook.weights.least_chance:
            continue
        saved = outlook.loss_weight * (before.lost - after.lost)
        best = max(best, (after.conquers - before.conquers) * prize + max(0.0, saved))
    return best


def _chain(look: Lookout, aim: Aim, effect: Effect, target: int) -> float:
    """Each link for itself, with a look at what it leads to."""
    worth = _strike(look, aim, effect, target)
    if len(aim.named) + 1 >= effect.most:
        return worth
    further = [
        _strike(look, aim, effect, t)
        for t in look.content.adjacent[target]
        if t not in aim.named and look.seen.owner[t] != look.seat and look.seen.units[t] > 1
    ]
    return worth + max(further, default=NOTHING)


def _conjure(look: Lookout, aim: Aim, effect: Effect, target: int) -> float:
    return max(place_worth(look.outlook, target, effect.units), OFF_THE_WAY * effect.units)


def _raise(look: Lookout, aim: Aim, effect: Effect, target: int) -> float:
    units = raised(look.seen, effect)
    return max(place_worth(look.outlook, target, units), OFF_THE_WAY * units)


def _recall(look: Lookout, aim: Aim, effect: Effect, target: int) -> float:
    """Where the hero would do more than he does."""
    return does_there(look, target) - does_there(look, look.board.hero)


def _paralyze(look: Lookout, aim: Aim, effect: Effect, target: int) -> float:
    """The stack that threatens most of the own land."""
    outlook, force = look.outlook, look.seen.units[target] - 1
    if force < 2:
        return NOTHING
    worst = NOTHING
    for near in outlook.ground.connected[target]:
        if outlook.owner[near] == look.seat:
            safer = risk(outlook, threat(outlook, near), outlook.units[near]) - risk(
                outlook, threat(outlook, near, target), outlook.units[near]
            )
            worst += asset(outlook, near) * safer
    return A_TURN_BOUND * worst


def _freeze(look: Lookout, aim: Aim, effect: Effect, target: int) -> float:
    return _easier(look, target, 0, effect.dice)


def _inspire(look: Lookout, aim: Aim, effect: Effect, target: int) -> float:
    """The best attack out of a territory with the bonus, less the same without."""
    outlook, units = look.outlook, look.seen.units[target]
    if units < 2:
        return NOTHING
    foes = [t for t in outlook.ground.connected[target] if outlook.owner[t] != look.seat]
    best = NOTHING
    for foe in foes:
        if outlook.units[foe] == WALL:
            continue
        usual = terms_of(look.content, look.seen, target, foe)
        before = outcome(usual, units, look.seen.units[foe])
        after = outcome(usual.with_more(effect.bonus), units, look.seen.units[foe])
        if after.conquers >= outlook.weights.least_chance:
            more = (after.conquers - before.conquers) * gain(outlook, foe)
            best = max(best, more + outlook.loss_weight * max(0.0, before.lost - after.lost))
    return best


def _force(look: Lookout, aim: Aim, effect: Effect, target: int) -> float:
    """Units driven from where the own attack goes, to where they harm least."""
    if not aim.named:
        return _easier(look, target, min(effect.most, look.seen.units[target] - 1))
    owner = look.seen.owner[target]
    near = [t for t in look.content.connected[target] if look.seen.owner[t] == look.seat]
    return -float(len(near)) if owner != NEUTRAL else NOTHING


Judge = Callable[[Lookout, Aim, Effect, int], float]
TARGETS: Final[dict[Does, Judge]] = {
    "strike": _strike,
    "chain": _chain,
    "fury": _strike,
    "conjure": _conjure,
    "raise": _raise,
    "recall": _recall,
    "paralyze": _paralyze,
    "freeze": _freeze,
    "inspire": _inspire,
    "force": _force,
}


# -- spells without a target --------------------------------------------------------------------------
def _heal(look: Lookout, effect: Effect) -> float:
    """Health is worth what healing would cost, as far as the hero needs it."""
    board = look.board
    regained = min(effect.health, MOST_HEALTH - board.health)
    if regained < min(effect.health, 3):
        return NOTHING
    need = 1.3 if board.health < 5 else 0.8
    return regained * need * 2 * look.ambition.magicka


def _hide(look: Lookout, effect: Effect) -> float:
    """The largest idle stack gets to where it does something."""
    outlook = look.outlook
    idle = [
        t
        for t in look.content.land
        if outlook.owner[t] == look.seat and outlook.units[t] > 3 and not outlook.is_border(t)
    ]
    if not idle:
        return NOTHING
    extra = max(outlook.units[t] for t in idle) - 1
    borders = own_borders(outlook)
    return 0.5 * max((march(outlook, t, outlook.units[t] + extra) for t in borders), default=NOTHING)


def _foresee(look: Lookout, effect: Effect) -> float:
    """The best of three."""
    lacking = max(0, look.ambition.hand + 1 - len(look.aims))
    return FORESIGHT * look.point * min(1, lacking)


def _transmute(look: Lookout, effect: Effect) -> float:
    """A card that completes a set, or a better one."""
    return best_swap(look)[0]


UNAIMED: Final[dict[Does, Callable[[Lookout, Effect], float]]] = {
    "heal": _heal,
    "hide": _hide,
    "foresee": _foresee,
    "transmute": _transmute,
}
