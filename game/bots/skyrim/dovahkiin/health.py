"""What threatens the own hero, and when he is healed: several points at once are weighed, since one alone seldom saves
him."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.bots.skyrim.dovahkiin.duel_odds import fight_to_the_end
from game.bots.skyrim.dovahkiin.duelling import fall_worth, plain_terms, prospects
from game.bots.skyrim.dovahkiin.lookout import Lookout
from game.titles.skyrim.dovahkiin.aid import HEALING_COST
from game.titles.skyrim.dovahkiin.duel_dice import PLAIN as PLAIN_DUEL
from game.titles.skyrim.dovahkiin.heroes import walk_goals
from game.titles.skyrim.dovahkiin.income import INCOME
from game.titles.skyrim.dovahkiin.saga import MOST_HEALTH, MOST_MAGICKA, NOWHERE

FEAR: Final = 0.6  # how often a rival who could attack the hero with good odds will, roughly
UNTRIED: Final = 0.35  # the chance to win up to which he will not
GOOD_ODDS: Final = 0.75  # and that from which on he does
FIT: Final = 5  # health up to which a hero is healed for the fights to come, when no fight is near
FITNESS: Final = 1.3  # what a point of health up to there is worth, for its price
BEFORE_A_FIGHT: Final = 1.2  # what healing must promise for its price, with a fight in sight


# -- danger -------------------------------------------------------------------------------------------
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
            wins = fight_to_the_end(board.health, health, terms)
            safe *= 1.0 - wins * _attacks(wins)
    return 1.0 - safe


def _attacks(wins: float) -> float:
    """How often a rival tries a fight that he wins with this chance."""
    return FEAR * min(1.0, max(0.0, (wins - UNTRIED) / (GOOD_ODDS - UNTRIED)))


def _reaches(look: Lookout, seat: int, hero: int, territory: int) -> bool:
    """Whether a rival's hero can come beside a territory in his turn and attack."""
    near = look.content.connected[territory]
    if not look.seen.units[hero]:
        return False
    if hero in near:
        return True
    return any(t in near and look.seen.units[t] for t in walk_goals(look.content, look.seen, seat, hero))


# -- healing ------------------------------------------------------------------------------------------
def points_to_heal(look: Lookout, spare: int) -> int:
    """The points of health that are worth their price where the hero stands, with so much magicka kept."""
    board = look.board
    if not board.health:
        return 0
    before = danger(look, board.hero, board.health)
    price = HEALING_COST * look.ambition.magicka
    wasted = max(0, board.magicka + INCOME - MOST_MAGICKA) * look.ambition.magicka

    def promise(points: int) -> float:
        risk = chance_to_fall(look, board.hero, board.health + points)
        fit = max(0, min(FIT, board.health + points) - board.health) * FITNESS * price * (1.0 - risk)
        return before - risk * fall_worth(look) + fit + min(wasted, points * price) - points * price

    return _best_points(look, spare, promise)


def points_to_fight(look: Lookout, target: int) -> int:
    """The points of health that make a hero battle promise so much more that they are worth their price."""
    if not look.content.mix.magicka:
        return 0
    health, price = look.board.health, BEFORE_A_FIGHT * HEALING_COST * look.ambition.magicka
    before = max(0.0, prospects(look, target, health).worth)
    return _best_points(
        look, 0, lambda points: prospects(look, target, health + points).worth - before - points * price
    )


def _best_points(look: Lookout, spare: int, promise: Callable[[int], float]) -> int:
    """So many points of health as promise most; none where nothing is to be gained."""
    board = look.board
    most = min(MOST_HEALTH - board.health, (board.magicka - spare) // HEALING_COST)
    best, many = 0.0, 0
    for points in range(1, most + 1):
        worth = promise(points)
        if worth > best:
            best, many = worth, points
    return many
