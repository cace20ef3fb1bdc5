"""Fights played through in a hurry, to learn how long a witcher lasts: what an estimate of the chance to win rests on.

A monster with endless life attacks at random until the witcher is out; what counts is how many of its cards are gone
by then. Its real life, and what is not played through, are set against that afterwards.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from game.bots.witcher.combo import HAND_LIMIT, NO_LIMIT, Laid, Swing, Terms, best_combo
from game.bots.witcher.faces import Face, Faces
from game.bots.witcher.weights import Weights
from game.kernel.chance import M63, STEP, Stream, below, shuffle
from game.titles.witcher.attributes import VALUES
from game.titles.witcher.state import Four

BOUTS: Final = 8
MOST_TURNS: Final = 40
ENDLESS: Final = 99
SEED: Final = 0x5350415252  # the same luck for all that is compared
REMEMBERED: Final = 4096


class Quirk(NamedTuple):
    """What a monster's ability changes, as far as it is played through: most damage in the first fight turn, cards
    drawn in step 4 more or fewer (in the first), at least so many, a mute colour, and swings."""

    cap: int = NO_LIMIT
    draws: int = 0
    first_draws: int = 0
    least: int = 0
    mute: int = -1
    swings: tuple[Swing, ...] = ()


PLAIN: Final = Quirk()


class Fighter(NamedTuple):
    """A witcher before a fight. `hand`: the cards, or where it is not known how many at random."""

    owned: tuple[int, ...]
    hand: tuple[int, ...] | int
    attributes: Four
    shield: int


@lru_cache(maxsize=REMEMBERED)
def endurance(faces: Faces, weights: Weights, who: Fighter, level: int, quirk: Quirk = PLAIN) -> float:
    """How many cards a monster of a level, which begins, loses on average before the witcher is out."""
    total = 0
    for bout in range(BOUTS):
        total += _bout(faces, weights, who, level, quirk, Stream((SEED + bout * STEP) & M63))
    return total / BOUTS


def _bout(faces: Faces, weights: Weights, who: Fighter, level: int, quirk: Quirk, chance: Stream) -> int:
    cards, attacks = faces.cards, faces.attacks[level]
    if isinstance(who.hand, int):
        pool = list(who.owned)
        shuffle(chance, pool)
        hand = pool[: who.hand]
        pool = pool[who.hand :]
    else:
        hand = list(who.hand)
        pool = [card for card in who.owned if card not in who.hand]
        shuffle(chance, pool)
    discard: list[int] = []
    combat, defense = VALUES[who.attributes[0]], VALUES[who.attributes[1]]
    shield, gone = who.shield, 0
    for turn in range(MOST_TURNS):
        # the attack
        damage, by, discards, trashed = attacks[below(chance, len(attacks))][below(chance, 2)]
        if by >= 0:
            damage += who.attributes[by]
        for _ in range(min(discards, len(hand))):
            discard.append(hand.pop(below(chance, len(hand))))
            discards -= 1
        for _ in range(trashed):
            if hand:
                hand.pop()
            elif pool:
                pool.pop()
        stopped = min(shield, damage)
        shield -= stopped
        lost = damage - stopped + discards
        while lost and pool:
            discard.append(pool.pop())
            lost -= 1
        while lost and hand:
            discard.append(hand.pop())
            lost -= 1
        if not pool and not hand:
            return gone
        gone += 1
        # the answer
        laid: tuple[int, ...] = ()
        drawn = combat
        if hand:
            terms = Terms(
                ENDLESS, quirk.cap if not turn else NO_LIMIT, defense - shield,
                combat + quirk.draws + (quirk.first_draws if not turn else 0),
                len(pool), len(discard), True, quirk.least, NO_LIMIT, quirk.mute, quirk.swings,
            )  # fmt: skip
            best = best_combo(cards, tuple(hand), terms, weights)
            gone += best.damage
            shield = min(defense, shield + max(0, best.shields))
            laid = tuple(card for card, _way in best.laid)
            hand = [card for card in hand if card not in laid]
            hand += _returned(cards, best.laid, discard)
            drawn = max(quirk.least, terms.combat + best.draws)
        for _ in range(min(drawn, len(pool), HAND_LIMIT - len(hand))):
            hand.append(pool.pop())
        discard += [card for card in laid if card not in hand]
        if not pool and not hand:
            return gone
    return gone


def _returned(cards: tuple[Face, ...], laid: Laid, discard: list[int]) -> list[int]:
    """Cards that come back to hand, and those taken from the discard pile."""
    back: list[int] = []
    for i, (card, _way) in enumerate(laid):
        _colour, _d, _s, _n, top, returns, ways = cards[card]
        used = laid[i + 1][1] if i + 1 < len(laid) else -1
        if used >= 0:
            top += ways[used][4]
            returns = returns or ways[used][5]
        if returns:
            back.append(card)
        for _ in range(top):
            if discard:
                back.append(discard.pop())
    return back
