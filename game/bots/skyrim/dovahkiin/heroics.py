"""Where the hero goes, when he is healed, and where he comes back."""

from __future__ import annotations

from typing import Final

from game.bots.skyrim.dovahkiin.aims import rests_on, steps_between
from game.bots.skyrim.dovahkiin.assault import best_with
from game.bots.skyrim.dovahkiin.battle_odds import Terms, highest_bonus
from game.bots.skyrim.dovahkiin.duel_odds import fight_to_the_end
from game.bots.skyrim.dovahkiin.duelling import challenge_worth, fall_worth, plain_terms, prospects
from game.bots.skyrim.dovahkiin.lookout import Lookout
from game.bots.skyrim.worth import asset, risk, threat
from game.titles.skyrim.dovahkiin.aid import HEAL, HEALING_COST, help_options
from game.titles.skyrim.dovahkiin.duel_dice import PLAIN as PLAIN_DUEL
from game.titles.skyrim.dovahkiin.heroes import STEPS, walk_goals, walk_options
from game.titles.skyrim.dovahkiin.saga import MOST_HEALTH, MOST_MAGICKA, NOWHERE
from game.titles.skyrim.state import NEUTRAL

FEAR: Final = 0.6  # how often a rival who could attack the hero will, roughly
BESIDE: Final = 1.6  # an own hero beside them: units stand for so many
CONTENT: Final = 0.45  # what walking in Invasion must promise more than staying, as a share of `stand_by`
BEFORE_A_FIGHT: Final = 1.2  # what healing must promise for its price


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
    content, seen = look.content, look.seen
    if seen.units[territory] < 2:
        return 0.0
    plain = Terms()
    led = Terms(1, highest_bonus(content, seen, look.seat))
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


def danger(look: Lookout, territory: int, health: int) -> float:
    """What rivals' heroes who can reach a territory threaten a hero with so much health."""
    chance = chance_to_fall(look, territory, health)
    return chance * fall_worth(look) if chance else 0.0


def chance_to_fall(look: Lookout, territory: int, health: int) -> float:
    """The chance that one of the rivals' heroes who can reach a territory beats the own one there."""
    safe = 1.0
    for seat, board in enumerate(look.saga.boards):
        if seat == look.seat or board.hero == NOWHERE or not look.seen.seats[seat].alive:
            continue
        if _reaches(look, seat, board.hero, territory):
            terms = plain_terms(look, seat, look.board.hero) if look.board.hero != NOWHERE else PLAIN_DUEL
            safe *= 1.0 - FEAR * fight_to_the_end(board.health, health, terms)
    return 1.0 - safe


def _reaches(look: Lookout, seat: int, hero: int, territory: int) -> bool:
    """Whether a rival's hero can come beside a territory in his turn and attack."""
    near = look.content.connected[territory]
    if not look.seen.units[hero]:
        return False
    if hero in near:
        return True
    return any(t in near and look.seen.units[t] for t in walk_goals(look.content, look.seen, seat, hero))


# -- healing and revival ------------------------------------------------------------------------------
def heals_now(look: Lookout, spare: int) -> bool:
    """Whether one more health is worth its price, with so much magicka kept for something else."""
    board = look.board
    if not board.health or board.health >= MOST_HEALTH or board.magicka - HEALING_COST < spare:
        return False
    if board.magicka + 3 > MOST_MAGICKA and not spare:
        return True
    price = HEALING_COST * look.ambition.magicka
    less = danger(look, board.hero, board.health) - danger(look, board.hero, board.health + 1)
    return less > price


def heals_to_fight(look: Lookout, target: int) -> bool:
    """Whether one more health promises more in a hero battle than it costs."""
    board = look.board
    if board.health >= MOST_HEALTH or board.magicka < HEALING_COST or not look.content.mix.magicka:
        return False
    before = prospects(look, target, board.health).worth
    after = prospects(look, target, board.health + 1).worth
    return after - max(0.0, before) > BEFORE_A_FIGHT * HEALING_COST * look.ambition.magicka


def helped(look: Lookout, spare: int) -> tuple[int | str, ...] | None:
    """Healing or revival where it is due, among the options of any question of the own or another's turn."""
    options = help_options(look.content, look.seen, look.seat)
    if not options:
        return None
    if options[0] == HEAL:
        return HEAL if heals_now(look, spare) else None
    return ("revive", best_post(look))


def best_post(look: Lookout) -> int:
    """Where a hero who is put on the board does most."""
    own = [t for t in look.content.land if look.seen.owner[t] == look.seat]
    return max(own, key=lambda t: _post_worth(look, t))


def _post_worth(look: Lookout, territory: int) -> float:
    units = look.seen.units[territory]
    terms = Terms(1)
    worth = 0.5 * (best_with(look, territory, terms) - best_with(look, territory, Terms())) + 0.05 * units
    worth += 0.5 * max(0.0, _challenges(look, territory)) if look.board.health else 0.0
    dragons = sum(look.seen.owner[t] == NEUTRAL and not look.seen.units[t] for t in look.content.connected[territory])
    return worth + 0.5 * min(dragons, 1) + 0.5 * _afterwards(look, territory)
