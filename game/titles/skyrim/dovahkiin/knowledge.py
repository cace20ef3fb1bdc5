"""What a seat may know of Dovahkiin's cards (RSK-COMP-12, -13), and dealing anew what it does not."""

from __future__ import annotations

from game.kernel.chance import Chancy, shuffle
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.equipment import ARMOR, FOR_DRAGONS, WEAPON
from game.titles.skyrim.dovahkiin.held import held_in_frames
from game.titles.skyrim.dovahkiin.saga import Saga
from game.titles.skyrim.state import HIDDEN, State, saga_of

DECKS = ("spell_deck", "objective_deck", "weapon_deck", "armor_deck", "shout_deck")


def hide(saga: Saga, seat: int) -> None:
    """Others' spells and objectives, and the order of every deck."""
    for other, board in enumerate(saga.boards):
        if other != seat:
            board.spells = (HIDDEN,) * len(board.spells)
            board.objectives = (HIDDEN,) * len(board.objectives)
    for name in DECKS:
        setattr(saga, name, (HIDDEN,) * len(getattr(saga, name)))


def deal_hidden(content: Content, state: State, seat: int, chance: Chancy) -> None:
    """Every unknown card is equally likely in every unknown place."""
    saga, full = saga_of(state), content.decks
    boards = saga.boards
    own = boards[seat] if seat >= 0 else None
    spells = _unknown(full.spells, saga.spell_discard, own.spells if own else (), chance)
    objectives = _unknown(full.objectives, saga.objective_discard, own.objectives if own else (), chance)
    for other, board in enumerate(boards):
        if other != seat:
            board.spells = _take(spells, len(board.spells))
            board.objectives = _take(objectives, len(board.objectives))
    saga.spell_deck = tuple(spells)
    saga.objective_deck = tuple(objectives)
    weapons = (*(one.weapon for one in boards), *held_in_frames(state, WEAPON))
    armors = (*(one.armor for one in boards), *held_in_frames(state, ARMOR))
    saga.weapon_deck = _gear(saga.weapon_deck, WEAPON, full.weapons, weapons, chance)
    saga.armor_deck = _gear(saga.armor_deck, ARMOR, full.armors, armors, chance)
    shouts = (*(shout for one in boards for shout in one.shouts), *saga.shouts_gone)
    saga.shout_deck = tuple(_unknown(full.shouts, shouts, (), chance))


def _gear(
    deck: tuple[int, ...], slot: str, full: tuple[int, ...], seen: tuple[int, ...], chance: Chancy
) -> tuple[int, ...]:
    """A deck of equipment; where one card is too many, what is for dragons has left the game (RSK-EQP-15)."""
    unknown = _unknown(full, seen, (), chance)
    return tuple(unknown if len(unknown) == len(deck) else (card for card in unknown if card != FOR_DRAGONS[slot]))


def _unknown(full: tuple[int, ...], open_cards: tuple[int, ...], own: tuple[int, ...], chance: Chancy) -> list[int]:
    left = list(full)
    for card in (*open_cards, *own):
        if card in left:
            left.remove(card)
    shuffle(chance, left)
    return left


def _take(cards: list[int], number: int) -> tuple[int, ...]:
    taken = tuple(cards[:number])
    del cards[:number]
    return taken
