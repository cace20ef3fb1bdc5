"""Weapons and armor: bought for cards, taken from the fallen, one of each on a hero (RSK-EQP, RSK-ELIM-08)."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import Final

from game.kernel.chance import shuffle
from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.catalogue import NOTHING, Effect
from game.titles.skyrim.dovahkiin.events import (
    ArmorLaidBack,
    ArmorTaken,
    EquipmentBought,
    WeaponLaidBack,
    WeaponTaken,
)
from game.titles.skyrim.dovahkiin.keys import ARMORS, WEAPONS
from game.titles.skyrim.dovahkiin.saga import NONE, Board, Saga
from game.titles.skyrim.frames import CHOOSE_ARMOR, CHOOSE_WEAPON
from game.titles.skyrim.state import State, saga_of

CARDS_FOR_EQUIPMENT: Final = 2  # RSK-EQP-01
WEAPON: Final = "weapon"
ARMOR: Final = "armor"
SLOTS: Final = (WEAPON, ARMOR)

GREATSWORD, BOW, DAWNBREAKER, MACE, VOLENDRUNG = range(len(WEAPONS))
PLATE, DRAGONSCALE, EBONY_MAIL, SPELLBREAKER, ROBES = range(len(ARMORS))
FOR_DRAGONS: Final = {WEAPON: DAWNBREAKER, ARMOR: DRAGONSCALE}  # RSK-EQP-15


def worn(saga: Saga, seat: int, slot: str) -> int:
    """The weapon or armor of a seat, or NONE."""
    board = saga.boards[seat]
    return board.weapon if slot == WEAPON else board.armor


def weapon_effect(content: Content, board: Board) -> Effect:
    """What a seat's weapon does; nothing where it has none."""
    return NOTHING if board.weapon == NONE else content.cards.weapons[board.weapon].effect


def highest_bonus(content: Content, board: Board) -> int:
    """What a seat's weapon adds to the highest die of the units beside its hero (WPN-E)."""
    effect = weapon_effect(content, board)
    return effect.bonus if effect.does == "highest_unit" else 0


def armor_effect(content: Content, board: Board) -> Effect:
    """What a seat's armor does; nothing where it has none."""
    return NOTHING if board.armor == NONE else content.cards.armors[board.armor].effect


def _wear(saga: Saga, seat: int, slot: str, card: int) -> None:
    if slot == WEAPON:
        saga.boards[seat].weapon = card
    else:
        saga.boards[seat].armor = card


def equip_options(content: Content, state: State, seat: int) -> list[Option]:
    """RSK-EQP-01, -02, -07: once a turn, any two cards for the top of a deck that is not empty, for a living hero."""
    if not content.mix.equipment:
        return []
    saga, hand = saga_of(state), state.seats[seat].hand
    if saga.deeds.equipped or not saga.boards[seat].health or len(hand) < CARDS_FOR_EQUIPMENT:
        return []
    decks = [slot for slot, deck in ((WEAPON, saga.weapon_deck), (ARMOR, saga.armor_deck)) if deck]
    return [("equip", slot, *pair) for slot in decks for pair in combinations(hand, CARDS_FOR_EQUIPMENT)]


def equip(content: Content, state: State, seat: int, option: Option, out: Out) -> None:
    """The cards go without bringing units (RSK-CARD-08); the top card of the deck is taken."""
    slot, cards = option[1], option[2:]
    saga, one = saga_of(state), state.seats[seat]
    one.hand = tuple(card for card in one.hand if card not in cards)
    state.discard += cards
    saga.deeds = replace(saga.deeds, equipped=1)
    if out is not None:
        out.append(EquipmentBought(seat, cards))
    if slot == WEAPON:
        card, saga.weapon_deck = saga.weapon_deck[-1], saga.weapon_deck[:-1]
    else:
        card, saga.armor_deck = saga.armor_deck[-1], saga.armor_deck[:-1]
    receive(state, seat, slot, card, 0, out)


def receive(state: State, seat: int, slot: str, card: int, under: int, out: Out) -> None:
    """Into the free slot, or to be chosen between (RSK-EQP-04, -05, -10). `under`: the other goes under its deck."""
    saga = saga_of(state)
    if out is not None:
        out.append(WeaponTaken(seat, card) if slot == WEAPON else ArmorTaken(seat, card))
    if worn(saga, seat, slot) == NONE:
        _wear(saga, seat, slot, card)
    else:
        state.stack.append((CHOOSE_WEAPON if slot == WEAPON else CHOOSE_ARMOR, seat, card, under))


def offer_choose_weapon(content: Content, state: State, frame: Frame) -> list[Option]:
    """The weapon in hand or the new one."""
    return [("keep_weapon", saga_of(state).boards[frame[1]].weapon), ("keep_weapon", frame[2])]


def offer_choose_armor(content: Content, state: State, frame: Frame) -> list[Option]:
    """The armor worn or the new one."""
    return [("keep_armor", saga_of(state).boards[frame[1]].armor), ("keep_armor", frame[2])]


def take_choose(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """RSK-EQP-05, -09, -10: the one not kept goes back."""
    kind, seat, new, under = frame
    state.stack.pop()
    saga = saga_of(state)
    slot = WEAPON if kind == CHOOSE_WEAPON else ARMOR
    old = worn(saga, seat, slot)
    _wear(saga, seat, slot, option[1])
    lay_back(state, seat, slot, old if option[1] == new else new, under, out)


def lay_back(state: State, seat: int, slot: str, card: int, under: int, out: Out) -> None:
    """Into its deck, under it or shuffled in; with the last dragon gone what is for dragons leaves (RSK-EQP-15)."""
    saga = saga_of(state)
    if out is not None:
        out.append(WeaponLaidBack(seat, card) if slot == WEAPON else ArmorLaidBack(seat, card))
    if card == FOR_DRAGONS[slot] and not saga.dragons:
        return
    deck = [card, *(saga.weapon_deck if slot == WEAPON else saga.armor_deck)]
    if not under:
        shuffle(state, deck)
    if slot == WEAPON:
        saga.weapon_deck = tuple(deck)
    else:
        saga.armor_deck = tuple(deck)


def lose_equipment(state: State, loser: int, victor: int, out: Out) -> None:
    """RSK-HERO-16, -30, RSK-ELIM-08: to the victor whose hero lives, else under the decks. The choice about the armor
    lies below that about the weapon."""
    saga = saga_of(state)
    for slot in reversed(SLOTS):
        card = worn(saga, loser, slot)
        if card == NONE:
            continue
        _wear(saga, loser, slot, NONE)
        if victor >= 0 and saga.boards[victor].health:
            receive(state, victor, slot, card, 1, out)
        else:
            lay_back(state, loser, slot, card, 1, out)


def forget_dragons(saga: Saga) -> None:
    """RSK-EQP-15: the last dragon is slain; what is for dragons leaves the decks."""
    saga.weapon_deck = tuple(card for card in saga.weapon_deck if card != DAWNBREAKER)
    saga.armor_deck = tuple(card for card in saga.armor_deck if card != DRAGONSCALE)
