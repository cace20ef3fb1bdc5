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
from game.titles.witcher.state import COMBAT, DEFENSE, Four

BOUTS: Final = 6
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
        total += _Bout(faces, weights, who, level, quirk, Stream((SEED + bout * STEP) & M63)).lasts()
    return total / BOUTS


class _Bout:
    """One fight. `gone`: cards that the monster has lost."""

    __slots__ = ("attacks", "chance", "combat", "defense", "discard", "faces", "gone", "hand", "pool", "quirk",
                 "shield", "weights", "who")  # fmt: skip

    def __init__(self, faces: Faces, weights: Weights, who: Fighter, level: int, quirk: Quirk, chance: Stream) -> None:
        self.faces, self.weights, self.who, self.quirk, self.chance = faces.cards, weights, who, quirk, chance
        self.attacks = faces.attacks[level]
        if isinstance(who.hand, int):
            pool = list(who.owned)
            shuffle(chance, pool)
            self.hand, self.pool = pool[: who.hand], pool[who.hand :]
        else:
            self.hand = list(who.hand)
            self.pool = [card for card in who.owned if card not in who.hand]
            shuffle(chance, self.pool)
        self.discard: list[int] = []
        self.combat, self.defense = VALUES[who.attributes[COMBAT]], VALUES[who.attributes[DEFENSE]]
        self.shield, self.gone = who.shield, 0

    def lasts(self) -> int:
        """Attack and answer in turn until the witcher is out."""
        for turn in range(MOST_TURNS):
            self.suffer()
            if not self.pool and not self.hand:
                break
            self.gone += 1
            self.answer(not turn)
            if not self.pool and not self.hand:
                break
        return self.gone

    def suffer(self) -> None:
        """An attack at random, with its damage, discards and trashed cards."""
        hand, pool, chance = self.hand, self.pool, self.chance
        damage, by, discards, trashed = self.attacks[below(chance, len(self.attacks))][below(chance, 2)]
        if by >= 0:
            damage += self.who.attributes[by]
        for _ in range(min(discards, len(hand))):
            self.discard.append(hand.pop(below(chance, len(hand))))
            discards -= 1
        for _ in range(trashed):
            if hand or pool:
                (hand or pool).pop()
        stopped = min(self.shield, damage)
        self.shield -= stopped
        for _ in range(damage - stopped + discards):
            if pool or hand:
                self.discard.append((pool or hand).pop())

    def answer(self, first: bool) -> None:
        """The best combo, and the cards drawn after it."""
        quirk, pool = self.quirk, self.pool
        draws = self.combat + quirk.draws + (quirk.first_draws if first else 0)
        laid: tuple[int, ...] = ()
        if self.hand:
            cap = quirk.cap if first else NO_LIMIT
            room = self.defense - self.shield
            terms = Terms(
                ENDLESS, cap, room, draws, len(pool), len(self.discard), True, quirk.least, NO_LIMIT, quirk.mute,
                quirk.swings,
            )  # fmt: skip
            best = best_combo(self.faces, tuple(self.hand), terms, self.weights)
            self.gone += best.damage
            self.shield = min(self.defense, self.shield + max(0, best.shields))
            laid = tuple(card for card, _way in best.laid)
            self.hand = [card for card in self.hand if card not in laid]
            self.hand += _returned(self.faces, best.laid, self.discard)
            draws = max(quirk.least, draws + best.draws)
        for _ in range(min(draws, len(pool), HAND_LIMIT - len(self.hand))):
            self.hand.append(pool.pop())
        self.discard += [card for card in laid if card not in self.hand]


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
