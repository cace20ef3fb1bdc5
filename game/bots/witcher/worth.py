"""What a card is worth to a deck."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.bots.witcher.faces import Face, Faces
from game.bots.witcher.weights import Weights
from game.titles.witcher.catalogue.terms import WILD
from game.titles.witcher.state import NONE

COLOURS: Final = 6
OTHERS: Final = 3  # other cards in an average hand
REMEMBERED: Final = 1024


@lru_cache(maxsize=REMEMBERED)
def colours_of(faces: Faces, owned: tuple[int, ...]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """By colour: the chance that another card of a hand has it, and that one of them can be followed by it."""
    cards = faces.cards
    size = max(1, len(owned))
    having, leading = [0] * COLOURS, [0] * COLOURS
    for card in owned:
        having[cards[card][0]] += 1
        for colour in {way[0] for way in cards[card][6]}:
            leading[colour] += 1
    return (
        tuple(1.0 - (1.0 - n / size) ** OTHERS for n in having),
        tuple(1.0 - (1.0 - n / size) ** OTHERS for n in leading),
    )


@lru_cache(maxsize=REMEMBERED * 8)
def card_worth(faces: Faces, weights: Weights, owned: tuple[int, ...], card: int) -> float:
    """What a card does in the fights of a deck, and on the road."""
    colour, damage, shield, draw, top, back, ways = faces.cards[card]
    following, leading = colours_of(faces, owned)
    worth = symbols_worth(weights, (colour, damage, shield, draw, top, back))
    worth += sum(following[way[0]] * (weights.face_link + symbols_worth(weights, way)) for way in ways)
    worth += weights.face_linked * leading[colour]
    if faces.content.card_terrain[card] == WILD:
        worth += weights.face_wild
    return worth


def symbols_worth(weights: Weights, way: tuple[int, int, int, int, int, int]) -> float:
    """What symbols are worth by themselves."""
    _colour, damage, shield, draw, top, back = way
    return (
        weights.face_damage * damage
        + weights.face_shield * shield
        + weights.face_draw * draw
        + weights.face_top * top
        + weights.face_back * back
    )


def single_worth(face: Face, weights: Weights) -> float:
    """What a card does in a fight turn by itself."""
    return symbols_worth(weights, face[:6])


def average(faces: Faces, weights: Weights, owned: tuple[int, ...]) -> float:
    """Of a deck."""
    return sum(card_worth(faces, weights, owned, card) for card in owned) / max(1, len(owned))


def known(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Without places where no card lies."""
    return tuple(card for card in cards if card != NONE)
