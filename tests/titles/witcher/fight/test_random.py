"""Whole fights with random choices: they end, and every card is somewhere after each choice."""

from __future__ import annotations

import pytest

from game.kernel.chance import Stream, below, shuffle
from game.titles.witcher.fight.begin import begin_monster_fight, begin_witcher_fight
from tests.titles.witcher.fight.ring import Ring, ring

SHIELDS = (0, 1, 2, 3, 4, 4)


def equip(made: Ring, seat: int, chance: Stream) -> None:
    """Cards, levels, potions, trophies and things kept at random."""
    state, content = made.state, made.content
    one = state.seats[seat]
    gained = list(content.catalogue.common)
    shuffle(chance, gained)
    taken = {card for other in state.seats for card in other.owned}
    cards = [*one.owned, *(card for card in gained if card not in taken)][: 8 + below(chance, 12)]
    shuffle(chance, cards)
    one.owned = tuple(sorted(cards))
    state.supply = tuple(card for card in state.supply if card not in cards)
    state.pool = tuple(card if card not in cards else -1 for card in state.pool)
    cut, end = below(chance, 6), below(chance, 4)
    one.hand, one.discard, one.deck = tuple(cards[:cut]), tuple(cards[cut : cut + end]), tuple(cards[cut + end :])
    one.attributes = tuple(1 + below(chance, 5) for _ in range(4))  # type: ignore[assignment]
    one.level = min(one.attributes)
    one.shield = below(chance, SHIELDS[one.attributes[1]] + 1)
    one.school = (below(chance, 5) if seat == 0 else state.seats[0].school + seat) % 5
    drawn = below(chance, 5)
    one.potions, state.potion_deck = state.potion_deck[:drawn], state.potion_deck[drawn:]
    for name, number in (("trophies", len(content.catalogue.trophies)), ("kept", len(content.catalogue.kept))):
        some = list(range(number))
        shuffle(chance, some)
        setattr(one, name, tuple(some[: below(chance, 6)]))
    one.trails = tuple(pile[0] if below(chance, 2) else -1 for pile in state.tokens)  # type: ignore[assignment]
    for terrain, token in enumerate(one.trails):
        state.tokens[terrain] = tuple(other for other in state.tokens[terrain] if other != token)


def random_hunt(seed: int) -> Ring:
    """A fight against one monster after another, for 1 to 5 players, half of the time among persons."""
    made = ring(1 + seed % 5, seed=seed, human=seed % 2 == 0)
    equip(made, 0, Stream(seed))
    made.put_monster(made.naming.keys["monster"][seed % 28], 0)
    begin_monster_fight(made.content, made.state, 0, 0, made.log)
    return made.settle()


def random_duel(seed: int) -> Ring:
    """A fight between witchers, for 2 to 5 players."""
    made = ring(2 + seed % 4, seed=seed)
    chance = Stream(seed + 1000)
    for seat in (0, 1):
        equip(made, seat, chance)
    begin_witcher_fight(made.content, made.state, 0, 1, made.log)
    return made.settle()


@pytest.mark.parametrize("seed", range(84))
def test_hunts_with_random_choices_end(seed: int) -> None:
    assert random_hunt(seed).at_random(seed).state.fight is None


@pytest.mark.parametrize("seed", range(60))
def test_duels_with_random_choices_end(seed: int) -> None:
    assert random_duel(seed).at_random(seed).state.fight is None
