"""The best combo of a hand: every way of laying cards is looked at, depth first, up to a bound."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.bots.witcher.faces import Face
from game.bots.witcher.weights import Weights

MOST_NODES: Final = 400
KILL: Final = 1000.0
NO_LIMIT: Final = 99
HAND_LIMIT: Final = 7
BITS: Final = 4  # a colour's count in a packed number

Laid = tuple[tuple[int, int], ...]  # cards with the extension each uses, -1 for none


class Swing(NamedTuple):
    """What a combo with so many cards of some colours (all 0: of any) does more or less."""

    mask: int
    least: int
    most: int
    damage: int
    shield: int
    draw: int


class Terms(NamedTuple):
    """What counts in a fight turn.

    `foe`: cards that the other side can lose before it is out. `cap`: most damage. `room`: by how much the shield can
    rise. `combat`: cards drawn in step 4 without the symbols. `pool`, `discard`: own cards there. `least`: cards drawn
    at least. `most`: cards of the combo at most. `mute`: a colour without effect, or -1.
    """

    foe: int
    cap: int
    room: int
    combat: int
    pool: int
    discard: int
    monster: bool = True
    least: int = 0
    most: int = NO_LIMIT
    mute: int = -1
    swings: tuple[Swing, ...] = ()


class Best(NamedTuple):
    """A combo and what it is worth."""

    worth: float
    laid: Laid
    damage: int
    shields: int
    draws: int


def best_combo(faces: tuple[Face, ...], hand: tuple[int, ...], terms: Terms, weights: Weights, laid: Laid = ()) -> Best:
    """The best way to go on from what is laid; with nothing laid at least one card is."""
    return _Search(faces, terms, weights).run(hand, laid)


class _Search:
    __slots__ = ("best", "faces", "nodes", "terms", "weights")

    def __init__(self, faces: tuple[Face, ...], terms: Terms, weights: Weights) -> None:
        self.faces, self.terms, self.weights = faces, terms, weights
        self.best = Best(-KILL, (), 0, 0, 0)
        self.nodes = 0

    def run(self, hand: tuple[int, ...], laid: Laid) -> Best:
        if not laid:
            for card in hand:
                self._lay(card, -1, tuple(c for c in hand if c != card), (), (0, 0, 0, 0, 0, 0))
            return self.best
        totals = (0, 0, 0, 0, 0, 0)
        for i, (card, way) in enumerate(laid[:-1]):
            totals = self._added(totals, card, laid[i + 1][1], way)
        card, way = laid[-1]
        self._lay(card, way, hand, laid[:-1], totals)
        return self.best

    def _added(self, totals: tuple[int, ...], card: int, used: int, way: int) -> tuple[int, int, int, int, int, int]:
        """Damage, shields, draws, tops, backs and packed colours with one more card and the extension it uses up."""
        colour, d, s, n, t, b, ways = self.faces[card]
        td, ts, tn, tt, tb, colours = totals
        colours += 1 << (BITS * colour)
        if colour == self.terms.mute:
            return (td, ts, tn, tt, tb, colours)
        if used >= 0:
            _colour, d2, s2, n2, t2, b2 = ways[used]
            return (td + d + d2, ts + s + s2, tn + n + n2, tt + t + t2, tb + (1 if b or b2 else 0), colours)
        return (td + d, ts + s, tn + n, tt + t, tb + b, colours)

    def _lay(self, card: int, way: int, rest: tuple[int, ...], before: Laid, totals: tuple[int, ...]) -> None:
        self.nodes += 1
        laid = (*before, (card, way))
        self._judge(laid, len(rest), self._added(totals, card, -1, way))
        if self.nodes > MOST_NODES or len(laid) >= self.terms.most:
            return
        faces = self.faces
        for number, told in enumerate(faces[card][6]):
            colour = told[0]
            after = None
            for other in rest:
                if faces[other][0] == colour:
                    if after is None:
                        after = self._added(totals, card, number, way)
                    self._lay(other, number, tuple(c for c in rest if c != other), laid, after)

    def _judge(self, laid: Laid, left: int, totals: tuple[int, int, int, int, int, int]) -> None:
        terms, weights = self.terms, self.weights
        damage, shields, draws, tops, backs, colours = totals
        used = len(laid)
        for mask, least, most, d, s, n in terms.swings:
            count = used if not mask else _count(colours, mask)
            if least <= count <= most:
                damage += d
                shields += s
                draws += n
        damage = min(max(damage, 0), terms.cap)
        if damage >= terms.foe:
            worth = KILL - used
        else:
            shields = min(shields, terms.room)
            hand = min(HAND_LIMIT, left + backs + min(tops, terms.discard))
            drawn = min(max(terms.least, terms.combat + draws), terms.pool, HAND_LIMIT - hand)
            worth = weights.damage * damage + weights.shield * shields - weights.card * (used - backs)
            worth += weights.top * min(tops, terms.discard) + weights.hand[hand + max(0, drawn)]
            if terms.monster and damage == terms.foe - 1:
                worth += weights.last
        if worth > self.best.worth:
            self.best = Best(worth, laid, damage, shields, draws)


def _count(colours: int, mask: int) -> int:
    count = 0
    while mask:
        if mask & 1:
            count += colours & 15
        mask >>= 1
        colours >>= BITS
    return count
