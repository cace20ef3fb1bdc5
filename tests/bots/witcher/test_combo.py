"""Combos: all ways of laying a hand, and what is chosen among them."""

from __future__ import annotations

from itertools import pairwise, permutations

from game.bots.witcher.combo import NO_LIMIT, Swing, Terms, best_combo
from game.bots.witcher.faces import faces_of
from game.bots.witcher.weights import tuned
from game.kernel.chance import Stream, shuffle
from game.titles.witcher.fight.combo import ways_to_match
from tests.titles.witcher.table import game_of

CONTENT = game_of().content
FACES = faces_of(CONTENT).cards
CALM = Terms(foe=99, cap=NO_LIMIT, room=4, combat=2, pool=9, discard=0)


def cards(keys: str) -> tuple[int, ...]:
    names = [card.key for card in CONTENT.catalogue.action_cards]
    return tuple(names.index(key) for key in keys.split())


def most_damage(hand: tuple[int, ...]) -> int:
    """By brute force."""
    best = 0
    for size in range(1, len(hand) + 1):
        for order in permutations(hand, size):
            total = 0
            for before, after in pairwise(order):
                ways = ways_to_match(CONTENT, before, after)
                if not ways:
                    break
                section = CONTENT.catalogue.action_cards[before].extensions
                total += max(section[way].fight.damage for way in ways)
            else:
                best = max(best, total + sum(FACES[card][1] for card in order))
    return best


def test_the_combo_that_kills_is_found_wherever_there_is_one() -> None:
    chance = Stream(8)
    for _ in range(60):
        pile = list(CONTENT.catalogue.common)
        shuffle(chance, pile)
        hand = tuple(pile[:5])
        most = most_damage(hand)
        if most:
            best = best_combo(FACES, hand, CALM._replace(foe=most), tuned())
            assert best.damage == most


def test_what_is_laid_follows_the_extensions() -> None:
    chance = Stream(9)
    for _ in range(60):
        pile = list(CONTENT.catalogue.common)
        shuffle(chance, pile)
        best = best_combo(FACES, tuple(pile[:6]), CALM, tuned())
        assert best.laid[0][1] == -1
        for (before, _way), (after, way) in pairwise(best.laid):
            assert way in ways_to_match(CONTENT, before, after)


def test_going_on_reaches_what_was_planned() -> None:
    hand = cards("a03_forest a18_forest a04_water a27_mountain")
    whole = best_combo(FACES, hand, CALM, tuned())
    laid = whole.laid[:1]
    rest = tuple(card for card in hand if card != laid[0][0])
    assert best_combo(FACES, rest, CALM, tuned(), laid) == whole


def test_a_shield_is_worth_nothing_where_there_is_no_room() -> None:
    hand = cards("a15_forest")
    assert best_combo(FACES, hand, CALM._replace(room=2), tuned()).worth > (
        best_combo(FACES, hand, CALM._replace(room=0), tuned()).worth
    )


def test_a_mute_colour_extends_but_does_nothing() -> None:
    hand = cards("a30_forest")
    assert best_combo(FACES, hand, CALM, tuned()).damage == 3
    assert best_combo(FACES, hand, CALM._replace(mute=4), tuned()).damage == 0


def test_swings_count_the_cards_of_a_colour() -> None:
    hand = cards("a05_forest a05_water")
    two_blue = Swing(1, 2, NO_LIMIT, 5, 0, 0)
    assert best_combo(FACES, hand, CALM._replace(swings=(two_blue,)), tuned()).damage == 1 + 1 + 1 + 5
