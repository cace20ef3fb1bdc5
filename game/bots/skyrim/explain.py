"""Why an option is a good one, by the same judgement that the policy chooses with.

The vocabulary of `why`, by verb:

- attack: eliminates, breaks, completes, card, point, region, land; leads (to `place`).
- end_invasion: no_force, odds, losses. defend: dice, spared.
- place, units, to: completes, breaks, takes (`place` at `chance`, with these `number` units alone), gathers (`place`,
  with those that are still to come), guards (`near` enemies border on it), quiet.
- place in the set-up: compact, region, fort, joins, denies (to the rival `seat`), best (of what is left).
- follow: inland, onward, half, stays, none, guarded. maneuver: idle (to `place`). end_maneuver: none_idle, rest.
- exchange: owed, end_near, worth (`number` units each). end_reinforcements: better_set.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from game.bots.reason import Reason
from game.bots.skyrim import cards, maneuver, placing
from game.bots.skyrim.attack import attacks
from game.bots.skyrim.campaign import LEAST_FORCE, Link, best_link, march
from game.bots.skyrim.dovahkiin.assault import assaults
from game.bots.skyrim.dovahkiin.explain import chance_of, explain_saga
from game.bots.skyrim.dovahkiin.lookout import Lookout
from game.bots.skyrim.dovahkiin.policy import SagaPolicy
from game.bots.skyrim.forecast import forecast
from game.bots.skyrim.outlook import Outlook
from game.bots.skyrim.worth import asset, gain_parts, risk, threat
from game.kernel.game import Game
from game.kernel.rules import Frame, Option
from game.titles.skyrim import frames as f
from game.titles.skyrim.content import Content
from game.titles.skyrim.invasion import MOST_DEFENCE_DICE
from game.titles.skyrim.state import NEUTRAL, State

JUDGE: Final = SagaPolicy()
WHOLE_REGIONS: Final = ("completes", "breaks")
TAKES: Final = (*WHOLE_REGIONS, "takes", "gathers")
REINFORCING: Final = (f.REINFORCE, f.PLACE, f.PLACE_UNITS)
EVEN: Final = 0.5  # below this chance units alone are not called enough


def explain(game: Game, seen: State, option: Option) -> Reason:
    """What speaks most for one of the options of the decision at hand."""
    content: Content = game.content
    frame = seen.stack[-1]
    if seen.saga is not None:
        look = JUDGE.lookout(content, seen, frame[1])
        reason = explain_saga(look, frame, option) or EXPLAINERS[option[0]](content, seen, look.outlook, frame, option)
        if reason.why in TAKES and frame[0] in REINFORCING:
            return _struck_next(look, frame, reason)
        return replace(reason, chance=chance_of(look, option)) if option[0] == "attack" else reason
    outlook = JUDGE.outlook(content, seen, frame[1])
    return EXPLAINERS[option[0]](content, seen, outlook, frame, option)


def _struck_next(look: Lookout, frame: Frame, reason: Reason) -> Reason:
    """The same, of the attack that the policy of the saga would begin with from there."""
    land, extra = (reason.option[1], frame[2]) if reason.option[0] == "place" else (frame[2], frame[3])
    after = look.seen.copy()
    after.units[land] += extra
    then = JUDGE.lookout(look.content, after, look.seat)
    target = next((one.target for one in assaults(then) if one.source == land), -1)
    if target < 0:
        return reason
    after.units[land] -= extra - reason.number
    chance = chance_of(JUDGE.lookout(look.content, after, look.seat), ("attack", land, target, 3))
    why, _worth = _main_gain(look.outlook, target)
    why = "gathers" if chance < EVEN else why if why in WHOLE_REGIONS else "takes"
    struck = _of_conquest(look.outlook, reason.option, why, target, chance)
    return replace(struck, number=reason.number, keeps=reason.keeps)


# -- battles ------------------------------------------------------------------------------------------
def _attack(content: Content, seen: State, outlook: Outlook, frame: Frame, option: Option) -> Reason:
    _verb, source, target, _dice = option
    chance, _lost, _killed, left = forecast(outlook.units[source], outlook.units[target])
    why, worth = _main_gain(outlook, target)
    onward = _onward(outlook, target, int(left + 0.5) - 1) if why not in WHOLE_REGIONS else None
    if onward is not None and onward.worth * outlook.weights.chain > worth:
        return Reason(option, "leads", chance, onward.target)
    return _of_conquest(outlook, option, why, target, chance)


def _main_gain(outlook: Outlook, target: int) -> tuple[str, float]:
    """What of a conquest is worth most."""
    parts = gain_parts(outlook, target)
    why = max(parts, key=lambda part: parts[part])
    return why, parts[why]


def _onward(outlook: Outlook, here: int, force: int) -> Link | None:
    """What a conquering stack could take next."""
    if force < LEAST_FORCE:
        return None
    conquered, former = outlook.conquered, outlook.take(here)
    outlook.conquered = True
    link = best_link(outlook, here, force)
    outlook.conquered = conquered
    outlook.give_back(here, former)
    return link if link.target >= 0 else None


def _of_conquest(outlook: Outlook, option: Option, why: str, target: int, chance: float) -> Reason:
    """A reason that speaks of the territory that would be conquered, its region and its holder."""
    region = outlook.ground.region_of[target]
    held = outlook.held[outlook.seat][region] + 1
    return Reason(option, why, chance, target, region, outlook.owner[target], held)


def _end_invasion(content: Content, seen: State, outlook: Outlook, frame: Frame, option: Option) -> Reason:
    seat, units = outlook.seat, outlook.units
    if all(units[t] < LEAST_FORCE for t in placing.own_borders(outlook)):
        return Reason(option, "no_force")
    return Reason(option, "losses" if attacks(outlook) else "odds", seat=seat)


def _defend(content: Content, seen: State, outlook: Outlook, frame: Frame, option: Option) -> Reason:
    return Reason(option, "dice" if option[1] == MOST_DEFENCE_DICE else "spared", place=frame[3], number=option[1])


# -- units on the map ---------------------------------------------------------------------------------
def _place(content: Content, seen: State, outlook: Outlook, frame: Frame, option: Option) -> Reason:
    if frame[0] == f.CLAIM:
        return _claim(outlook, option)
    if frame[0] == f.GARRISON:
        return _stand(outlook, option, option[1], content.starting_units - seen.seats[frame[1]].units, 1)
    units = 1 if frame[0] == f.PLACE else placing.share_to_place(outlook.weights, frame[2])
    reason = _stand(outlook, option, option[1], frame[2], units)
    best = cards.best_set(content, seen, outlook.seat) if frame[0] == f.REINFORCE else None
    return replace(reason, keeps=best is not None)


def _stand(outlook: Outlook, option: Option, land: int, extra: int, number: int) -> Reason:
    """What `extra` more units do on a territory; `number` of them are spoken of, and the chance is theirs."""
    if not outlook.is_border(land):
        return Reason(option, "quiet", place=land, number=number)
    weights, units = outlook.weights, outlook.units[land]
    threatening = threat(outlook, land)
    safer = risk(outlook, threatening, units) - risk(outlook, threatening, units + extra)
    guards = weights.defence * asset(outlook, land) * safer
    if weights.campaign * march(outlook, land, units + extra) > guards:
        link = best_link(outlook, land, units + extra)
        if link.target >= 0:
            why, _worth = _main_gain(outlook, link.target)
            chance = forecast(units + number, outlook.units[link.target]).conquers
            why = "gathers" if chance < EVEN else why if why in WHOLE_REGIONS else "takes"
            return replace(_of_conquest(outlook, option, why, link.target, chance), number=number)
    enemies = sum(outlook.owner[near] not in (outlook.seat, NEUTRAL) for near in outlook.ground.connected[land])
    return Reason(option, "guards" if enemies else "quiet", place=land, number=number, near=enemies)


def _units(content: Content, seen: State, outlook: Outlook, frame: Frame, option: Option) -> Reason:
    if frame[0] == f.MANEUVER_UNITS:
        spare = option[1] == outlook.units[frame[2]] - 1 and not outlook.is_border(frame[2])
        return Reason(option, "idle" if spare else "stays", place=frame[2], number=option[1])
    return _stand(outlook, option, frame[2], frame[3], option[1])


def _follow(content: Content, seen: State, outlook: Outlook, frame: Frame, option: Option) -> Reason:
    source, target, units = frame[2], frame[3], option[1]
    most = outlook.units[source] - 1
    if not outlook.is_border(source):
        return Reason(option, "inland" if units == most else "stays", place=source, number=units)
    if units == 0:
        return Reason(option, "none" if outlook.is_border(target) else "guarded", place=source, number=units)
    return Reason(option, "onward" if units == most else "half", place=target, number=units)


def _maneuver(content: Content, seen: State, outlook: Outlook, frame: Frame, option: Option) -> Reason:
    goal = maneuver.maneuver_goal(content, outlook, option[1])
    return Reason(option, "idle", place=goal, number=outlook.units[option[1]] - 1)


def _to(content: Content, seen: State, outlook: Outlook, frame: Frame, option: Option) -> Reason:
    extra = outlook.units[frame[2]] - 1
    return _stand(outlook, option, option[1], extra, extra)


def _end_maneuver(content: Content, seen: State, outlook: Outlook, frame: Frame, option: Option) -> Reason:
    return Reason(option, "none_idle" if maneuver.maneuver_source(outlook) < 0 else "rest")


# -- cards --------------------------------------------------------------------------------------------
def _exchange(content: Content, seen: State, outlook: Outlook, frame: Frame, option: Option) -> Reason:
    number = cards.worth_of(content, seen, outlook.seat, option)
    if frame[0] == f.EXCHANGE or frame[3]:
        return Reason(option, "owed", number=number)
    return Reason(option, "end_near" if outlook.urgency > cards.END_IS_NEAR else "worth", number=number)


def _end_reinforcements(content: Content, seen: State, outlook: Outlook, frame: Frame, option: Option) -> Reason:
    return Reason(option, "better_set")


# -- set-up of Civil War ------------------------------------------------------------------------------
def _claim(outlook: Outlook, option: Option) -> Reason:
    land = option[1]
    parts = placing.claim_parts(outlook, land)
    why = max(parts, key=lambda part: parts[part])
    if parts[why] <= 0.0:
        why = "best"
    region = outlook.ground.region_of[land]
    rival = placing.rival_in(outlook, region)
    if why == "region" and not outlook.held[outlook.seat][region]:
        why = "compact"
    return Reason(option, why, 0.0, land, region, rival, outlook.held[outlook.seat][region] + 1)


Explainer = Callable[[Content, State, Outlook, Frame, Any], Reason]
EXPLAINERS: Final[dict[str, Explainer]] = {
    "attack": _attack,
    "end_invasion": _end_invasion,
    "defend": _defend,
    "place": _place,
    "units": _units,
    "follow": _follow,
    "maneuver": _maneuver,
    "to": _to,
    "end_maneuver": _end_maneuver,
    "exchange": _exchange,
    "end_reinforcements": _end_reinforcements,
}
