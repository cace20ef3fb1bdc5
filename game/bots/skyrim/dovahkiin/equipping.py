"""Weapons and armor: when two cards go for one, which is kept; cards swapped for better sets."""

from __future__ import annotations

from typing import Final

from game.bots.skyrim.dovahkiin.lookout import Lookout
from game.kernel.rules import Option
from game.titles.skyrim.cards import set_options, set_worth
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.equipment import (
    ARMOR,
    BOW,
    DAWNBREAKER,
    DRAGONSCALE,
    EBONY_MAIL,
    GREATSWORD,
    MACE,
    PLATE,
    ROBES,
    SPELLBREAKER,
    VOLENDRUNG,
    WEAPON,
    equip_options,
)
from game.titles.skyrim.dovahkiin.saga import NONE

A_CARD: Final = 2.0  # units that a card is worth as a part of a set to come
WEAPONS: Final = {VOLENDRUNG: 4.0, GREATSWORD: 3.6, DAWNBREAKER: 3.2, BOW: 2.6, MACE: 2.2}
ARMORS: Final = {PLATE: 3.2, ROBES: 3.0, EBONY_MAIL: 2.8, DRAGONSCALE: 2.6, SPELLBREAKER: 1.6}
FOR_DRAGONS: Final = 1.0  # of what is for dragons, when no dragon is left


def equipped(look: Lookout) -> Option | None:
    """Two cards for equipment, if that is worth more than what they bring as parts of sets."""
    options = equip_options(look.content, look.seen, look.seat)
    if not options:
        return None
    board = look.board
    hand = look.seen.seats[look.seat].hand
    best, choice = 0.0, None
    for slot, worn in ((WEAPON, board.weapon), (ARMOR, board.armor)):
        if worn != NONE:
            continue
        pairs = [option for option in options if option[1] == slot]
        for option in pairs:
            left = tuple(card for card in hand if card not in option[2:])
            price = hand_worth(look.content, hand) - hand_worth(look.content, left)
            worth = look.ambition.equipment + look.aiming("equipment") - price
            if worth > best:
                best, choice = worth, option
    return choice


def hand_worth(content: Content, hand: tuple[int, ...]) -> float:
    """Units that the cards of a hand bring sooner or later."""
    best = max((set_worth(content, option[1:]) for option in set_options(content, hand)), default=0)
    loose = len(hand) - (3 if best else 0)
    symbols = len({content.symbol[card] for card in hand})
    return best + A_CARD * min(loose, 3) + 0.3 * symbols


def weapon_kept(look: Lookout, new: int) -> int:
    """The better of two weapons."""
    return max((look.board.weapon, new), key=lambda one: _weapon_worth(look, one))


def armor_kept(look: Lookout, new: int) -> int:
    """The better of two armors."""
    return max((look.board.armor, new), key=lambda one: _armor_worth(look, one))


def _weapon_worth(look: Lookout, weapon: int) -> float:
    return FOR_DRAGONS if weapon == DAWNBREAKER and not look.saga.dragons else WEAPONS.get(weapon, 0.0)


def _armor_worth(look: Lookout, armor: int) -> float:
    return FOR_DRAGONS if armor == DRAGONSCALE and not look.saga.dragons else ARMORS.get(armor, 0.0)


# -- SPL-13 -------------------------------------------------------------------------------------------
def best_swap(look: Lookout) -> tuple[float, int, int]:
    """The best card to give and to take from the discard pile: what the hand gains, -1 for nothing."""
    hand, content = look.seen.seats[look.seat].hand, look.content
    before = hand_worth(content, hand)
    best = (0.0, -1, -1)
    firsts = {content.symbol[card]: card for card in look.seen.discard}
    for given in hand:
        rest = tuple(card for card in hand if card != given)
        for card in firsts.values():
            best = max(best, (hand_worth(content, (*rest, card)) - before, given, card))
    return best


def given(look: Lookout) -> int:
    """The card that goes."""
    hand = look.seen.seats[look.seat].hand
    best = best_swap(look)[1]
    if best >= 0:
        return best
    return max(hand, key=lambda card: hand_worth(look.content, tuple(one for one in hand if one != card)))


def taken(look: Lookout, without: int) -> int:
    """The card that comes for it: not the one that was given."""
    hand = look.seen.seats[look.seat].hand
    offered = [card for card in look.seen.discard if card != without]
    return max(offered, key=lambda card: (hand_worth(look.content, (*hand, card)), -card))
