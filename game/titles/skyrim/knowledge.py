"""What a seat may know (RSK-COMP-12), and dealing anew what it does not."""

from __future__ import annotations

from game.kernel.chance import Chancy, below, fork, shuffle
from game.titles.skyrim.content import Content
from game.titles.skyrim.deal import end_card_depths
from game.titles.skyrim.dovahkiin.knowledge import deal_hidden, hide
from game.titles.skyrim.state import HIDDEN, State


def view(state: State, seat: int) -> State:
    """A copy without other hands, the order of the deck, and the coming chance."""
    seen = state.copy()
    for other, one in enumerate(seen.seats):
        if other != seat:
            one.hand = (HIDDEN,) * len(one.hand)
    seen.deck = (HIDDEN,) * len(seen.deck)
    if seen.saga is not None:
        hide(seen.saga, seat)
    seen.chance = 0
    seen.tape = ()
    return seen


def determinise(content: Content, seen: State, seat: int, chance: Chancy) -> State:
    """A whole state that agrees with a view: every place of an unknown card is equally likely for each of them.

    The End Game card lies only where RSK-SET-14 can have put it.
    """
    state = seen.copy()
    known = {*state.discard, *(state.seats[seat].hand if seat >= 0 else ())}
    unknown = [card for card in content.land if card not in known]
    shuffle(chance, unknown)
    for other, one in enumerate(state.seats):
        if other != seat and one.hand:
            held = len(one.hand)
            one.hand = tuple(unknown[:held])
            del unknown[:held]
    if content.end_card >= 0 and len(state.deck) > len(unknown):
        low, high = end_card_depths(content.size)
        high = min(high, len(unknown))
        unknown.insert(low + below(chance, high - low + 1), content.end_card)
    state.deck = tuple(unknown)
    if state.saga is not None:
        deal_hidden(content, state, seat, chance)
    state.chance = fork(chance)
    return state
