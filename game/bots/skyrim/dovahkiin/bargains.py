"""The Purchasing phase: what is bought and played, in which order."""

from __future__ import annotations

from typing import Final

from game.bots.skyrim.dovahkiin.lookout import Lookout
from game.bots.skyrim.dovahkiin.purse import for_health, saving
from game.bots.skyrim.dovahkiin.spellcraft import best_cast, best_shout
from game.kernel.rules import Option
from game.titles.skyrim.dovahkiin.income import INCOME
from game.titles.skyrim.dovahkiin.purchases import (
    BUY_OBJECTIVE,
    BUY_SPELL,
    END_PURCHASES,
    OBJECTIVE_PRICE,
    objective_refusal,
    spell_price,
    spell_refusal,
)
from game.titles.skyrim.dovahkiin.saga import MOST_MAGICKA

USE: Final = 1  # magicka that a spell costs to play, at least


def bargain(look: Lookout) -> Option:
    """The next thing to do in the phase."""
    shout = best_shout(look)
    if shout.option:
        return shout.option
    saved = saving(look)
    cast = best_cast(look, "purchases", "own_turn")
    if cast.option and look.board.magicka - look.content.cards.spells[cast.option[1]].cost >= saved:
        return cast.option
    if wants_objective(look, saved):
        return BUY_OBJECTIVE
    if wants_spell(look, max(saved, for_health(look))):
        return BUY_SPELL
    return END_PURCHASES


def wants_objective(look: Lookout, saved: int) -> bool:
    """One more to choose among, as long as few are in hand."""
    if objective_refusal(look.content, look.seen, look.seat):
        return False
    if look.board.magicka - OBJECTIVE_PRICE < saved:
        return False
    return len(look.aims) < look.ambition.hand or look.board.magicka + INCOME > MOST_MAGICKA


def wants_spell(look: Lookout, saved: int) -> bool:
    """Few are in hand, and magicka to play it is left."""
    if spell_refusal(look.content, look.seen, look.seat):
        return False
    price = spell_price(look.content, look.seen, look.seat)
    if look.board.magicka - price - USE < saved:
        return False
    return len(look.board.spells) < look.ambition.spells
