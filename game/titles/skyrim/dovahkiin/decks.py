"""Drawing spells and objectives, renewing their decks (RSK-BUY-07)."""

from __future__ import annotations

from game.kernel.chance import shuffle
from game.kernel.events import Out
from game.titles.skyrim.dovahkiin.card_events import ObjectiveDeckRenewed, SpellDeckRenewed
from game.titles.skyrim.state import State, saga_of


def spells_left(state: State) -> bool:
    """Whether a spell can be drawn at all."""
    saga = saga_of(state)
    return bool(saga.spell_deck or saga.spell_discard)


def objectives_left(state: State) -> bool:
    """Whether an objective can be drawn at all."""
    saga = saga_of(state)
    return bool(saga.objective_deck or saga.objective_discard)


def draw_spell(state: State, out: Out) -> int:
    """The top card; an empty deck is renewed first. Only where one is left."""
    saga = saga_of(state)
    if not saga.spell_deck:
        saga.spell_deck, saga.spell_discard = _shuffled(state, saga.spell_discard), ()
        if out is not None:
            out.append(SpellDeckRenewed(len(saga.spell_deck)))
    spell = saga.spell_deck[-1]
    saga.spell_deck = saga.spell_deck[:-1]
    return spell


def draw_objectives(state: State, number: int, out: Out) -> tuple[int, ...]:
    """So many cards, fewer where there are fewer; a deck that runs out in the middle is renewed."""
    drawn: tuple[int, ...] = ()
    while len(drawn) < number and objectives_left(state):
        renew_objectives(state, out)
        saga = saga_of(state)
        drawn += saga.objective_deck[-1:]
        saga.objective_deck = saga.objective_deck[:-1]
    return drawn


def renew_objectives(state: State, out: Out) -> None:
    """Where the deck is empty, the discard pile becomes the deck."""
    saga = saga_of(state)
    if saga.objective_deck or not saga.objective_discard:
        return
    saga.objective_deck, saga.objective_discard = _shuffled(state, saga.objective_discard), ()
    if out is not None:
        out.append(ObjectiveDeckRenewed(len(saga.objective_deck)))


def _shuffled(state: State, pile: tuple[int, ...]) -> tuple[int, ...]:
    cards = list(pile)
    shuffle(state, cards)
    return tuple(cards)
