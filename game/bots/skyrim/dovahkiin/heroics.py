"""Where the hero goes, and where he comes back."""

from __future__ import annotations

from typing import Final

from game.bots.skyrim.dovahkiin.aims import rests_on, steps_between
from game.bots.skyrim.dovahkiin.assault import best_with
from game.bots.skyrim.dovahkiin.battle_odds import AttackTerms
from game.bots.skyrim.dovahkiin.duelling import challenge_worth
from game.bots.skyrim.dovahkiin.health import danger
from game.bots.skyrim.dovahkiin.lookout import Lookout
from game.bots.skyrim.worth import asset, risk, threat
from game.titles.skyrim.dovahkiin.battle_dice import Bonuses
from game.titles.skyrim.dovahkiin.equipment import highest_bonus
from game.titles.skyrim.dovahkiin.heroes import STEPS, walk_options
from game.titles.skyrim.dovahkiin.saga import MOST_HEALTH, NOWHERE
from game.titles.skyrim.state import NEUTRAL

BESIDE: Final = 1.6  # an own hero beside them: units stand for so many
CONTENT: Final = 0.45  # what walking in Invasion must promise more than staying, as a share of `stand_by`


# -- walking ------------------------------------------------------------------------------------------
def walk_to_attack(look: Lookout) -> int:
    """Where the hero does most in this invasion; -1 to stay."""
    goals = [option[1] for option in walk_options(look.content, look.seen, look.seat)]
    if not goals:
        return -1
    here = look.board.hero
    stay = does_there(look, here)
    best, goal = max((does_there(look, t), t) for t in goals)
    return goal if best - stay > CONTENT * look.ambition.stand_by else -1


def does_there(look: Lookout, territory: int) -> float:
    """What the hero adds to the invasion from a territory, less the danger there."""
    return helps_attack(look, territory) + _challenges(look, territory) + _afterwards(look, territory)


def helps_attack(look: Lookout, territory: int) -> float:
    """The best attack from there with his bonus, less the same without."""
    if look.seen.units[territory] < 2:
        return 0.0
    plain, led = AttackTerms(), AttackTerms(Bonuses(1, highest_bonus(look.content, look.board)))
    with_him = best_with(look, territory, led)
    return with_him - best_with(look, territory, plain) if with_him > 0.0 else 0.0


def _challenges(look: Lookout, territory: int) -> float:
    """The best hero battle from there."""
    return max((challenge_worth(look, t) for t in _opponents(look, territory)), default=0.0)


def best_fight(look: Lookout, territory: int) -> int:
    """Whom to fight from there; -1 where nobody is."""
    return max(_opponents(look, territory), key=lambda t: challenge_worth(look, t), default=-1)


def _opponents(look: Lookout, territory: int) -> list[int]:
    """Where dragons and rivals' heroes stand that could be fought from a territory."""
    if not look.seen.units[territory]:
        return []
    saga = look.saga
    places = {one.territory for one in saga.dragons}
    places |= {one.hero for seat, one in enumerate(saga.boards) if seat != look.seat and one.hero != NOWHERE}
    return [t for t in look.content.connected[territory] if t in places]


def _afterwards(look: Lookout, territory: int) -> float:
    """What it is worth that he stands there when the turn ends: objectives, the units he guards, less the danger."""
    outlook = look.outlook
    worth = 0.0
    for aim in look.aims:
        if aim.counts == "hero_at":
            goal = rests_on(look.content, look.content.cards.objectives[aim.number])[0]
            if territory == goal:
                worth += look.point * aim.points
            else:
                steps = steps_between(look.content, look.seen, look.seat, territory, goal)
                worth += 0.3 * look.point * aim.points / (1.0 + max(0, steps - 1) // STEPS)
    units = look.seen.units[territory]
    if units:
        threatening = threat(outlook, territory)
        safer = risk(outlook, threatening, units) - risk(outlook, threatening, BESIDE * units)
        worth += asset(outlook, territory) * safer
    return worth - danger(look, territory, look.board.health or MOST_HEALTH)


def walk_to_stay(look: Lookout) -> int:
    """Where the hero waits for the others' turns best; -1 to stay."""
    goals = [option[1] for option in walk_options(look.content, look.seen, look.seat)]
    if not goals:
        return -1
    best, goal = max((_afterwards(look, t) + 0.01 * look.seen.units[t], t) for t in goals)
    return goal if best > _afterwards(look, look.board.hero) + 0.1 else -1


# -- coming back --------------------------------------------------------------------------------------
def best_post(look: Lookout) -> int:
    """Where a hero who is put on the board does most."""
    own = [t for t in look.content.land if look.seen.owner[t] == look.seat]
    return max(own, key=lambda t: _post_worth(look, t))


def _post_worth(look: Lookout, territory: int) -> float:
    units = look.seen.units[territory]
    terms = AttackTerms(Bonuses(1))
    worth = 0.5 * (best_with(look, territory, terms) - best_with(look, territory, AttackTerms())) + 0.05 * units
    worth += 0.5 * max(0.0, _challenges(look, territory)) if look.board.health else 0.0
    dragons = sum(look.seen.owner[t] == NEUTRAL and not look.seen.units[t] for t in look.content.connected[territory])
    return worth + 0.5 * min(dragons, 1) + 0.5 * _afterwards(look, territory)
