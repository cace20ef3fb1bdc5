"""What magicka is kept for before cards are bought and played, and help that is bought at any time."""

from __future__ import annotations

from typing import Final

from game.bots.skyrim.dovahkiin.health import FIT, points_to_heal
from game.bots.skyrim.dovahkiin.heroics import best_post
from game.bots.skyrim.dovahkiin.lookout import Lookout
from game.kernel.rules import Option
from game.titles.skyrim.dovahkiin.aid import HEAL, HEALING_COST, REVIVAL_COST, help_options
from game.titles.skyrim.dovahkiin.income import INCOME
from game.titles.skyrim.dovahkiin.phases import WINNING_POINTS
from game.titles.skyrim.dovahkiin.purchases import OBJECTIVE_PRICE

SOON: Final = 4  # points that are missing from which on a fallen hero is more urgent than objectives


def saving(look: Lookout) -> int:
    """Magicka that is not spent on cards: for the revival of a hero who is needed soon, or for an objective."""
    board, mix = look.board, look.content.mix
    if mix.heroes and not board.health:
        near = mix.victory == "objectives" and board.points >= WINNING_POINTS - SOON
        return REVIVAL_COST if near or not mix.objectives or len(look.aims) >= look.ambition.hand else 0
    return _hoarded(look)


def _hoarded(look: Lookout) -> int:
    """What an objective wants to see in the purse."""
    magicka = look.board.magicka
    for aim in look.aims:
        if aim.counts == "magicka" and magicka >= aim.needed - INCOME and not _better_met(look, aim.points):
            return min(aim.needed, magicka)
    return 0


def _better_met(look: Lookout, points: int) -> bool:
    """Whether an objective of as many points is met already."""
    return any(aim.met and aim.points >= points and aim.counts != "magicka" for aim in look.aims)


def for_health(look: Lookout) -> int:
    """Magicka kept for the wounds of a living hero, or for his return: spells may wait."""
    health, mix = look.board.health, look.content.mix
    if not (mix.heroes and mix.magicka and health):
        return 0
    return HEALING_COST * max(FIT - health, points_to_heal(look, 0))


def helped(look: Lookout) -> Option | None:
    """Healing or revival where it is due, among the options of any question of the own or another's turn."""
    options = help_options(look.content, look.seen, look.seat)
    if not options:
        return None
    if options[0] == HEAL:
        return HEAL if points_to_heal(look, _kept(look)) else None
    return ("revive", best_post(look))


def _kept(look: Lookout) -> int:
    """Magicka that healing leaves: for the next objective, or what an objective in hand asks for."""
    few = look.content.mix.objectives and len(look.aims) < look.ambition.hand
    return max(_hoarded(look), OBJECTIVE_PRICE if few else 0)
