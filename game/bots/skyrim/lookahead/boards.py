"""Many copies of one match: the columns of its arrays."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

import numpy as np

from game.bots.skyrim.lookahead.field import Bools, Field, Ints, Reals
from game.bots.skyrim.lookahead.luck import Luck
from game.titles.skyrim.content import Content
from game.titles.skyrim.deal import end_card_depths
from game.titles.skyrim.state import NEUTRAL, State

SHARED: Final = ("field", "seats", "hero", "deck", "drawn", "first", "rounds")


@dataclass(slots=True, eq=False)
class Boards:
    """Positions between two steps. The last index is the copy, the one before the territory or card where there are
    such.

    The owner of neutral territories is the number after the last seat, and likewise in `lands`, `force`, `points` and
    `held` (by seat; `held` by region too). `holder` of a card: a seat, or one of the two numbers after it: in the deck,
    gone. `deck` by place from the top and by world; `top` cards of it have been drawn, `drawn` before. `kind` of mind
    by seat. `share` is what `hero` has won of a match that is `over`.
    """

    field: Field
    seats: int
    hero: int
    deck: Ints
    drawn: int
    first: int
    rounds: int
    world: Ints
    owner: Ints
    units: Ints
    holder: Ints
    top: Ints
    held: Ints
    lands: Ints
    force: Ints
    points: Ints
    cards: Ints
    alive: Bools
    kind: Ints
    conquered: Bools
    over: Bools
    share: Reals

    @property
    def copies(self) -> int:
        """How many there are."""
        return len(self.world)

    @property
    def columns(self) -> Ints:
        """Their numbers."""
        return np.arange(len(self.world))

    def take(self, columns: Ints) -> Boards:
        """Some of the copies, as boards of their own."""
        shared = {name: getattr(self, name) for name in SHARED}
        return Boards(**shared, **{name: getattr(self, name).take(columns, axis=-1) for name in BY_COPY})

    def put(self, columns: Ints, some: Boards) -> None:
        """Bring copies that were taken out back."""
        for name in BY_COPY:
            getattr(self, name)[..., columns] = getattr(some, name)

    def end(self, columns: Ints) -> None:
        """Points decide these matches (RSK-END-02 to -04)."""
        field, places = self.field, np.arange(self.seats)
        key = np.zeros((self.seats, len(columns)))
        owner, units = self.owner[:, columns], self.units[:, columns]
        for seat in places:
            own = owner == seat
            parts = (own * field.points, own, own * field.fort, own * field.portal)
            for part in parts:
                key[seat] = key[seat] * (2 * field.size + 1) + part.sum(axis=0)
            key[seat] += (own * units).sum(axis=0) / (1.0 + units.sum(axis=0))
        key[~self.alive[:, columns]] = -1.0
        winners = key == key.max(axis=0)
        self.share[columns] = winners[self.hero] / winners.sum(axis=0)
        self.over[columns] = True


BY_COPY: Final = tuple(one.name for one in fields(Boards) if one.name not in SHARED)


def boards_of(field: Field, content: Content, seen: State, hero: int, luck: Luck) -> Boards:
    """One copy of a view for each world; what the seat cannot know is dealt anew in each."""
    seats, worlds = len(seen.seats), luck.worlds
    owner = np.array([seats if one == NEUTRAL else one for one in seen.owner], np.int8)[field.place]
    units = np.array(seen.units, np.int32)[field.place]
    held = np.zeros((seats + 1, field.regions), np.int16)
    np.add.at(held, (owner, field.region_of), 1)
    force = np.bincount(owner, units, seats + 1).astype(np.int32)
    points = np.bincount(owner, field.points[:, 0], seats + 1).astype(np.int32)
    holder, deck = _dealt(field, content, seen, hero, luck)

    def each(values: Ints) -> Ints:
        return np.repeat(np.asarray(values)[..., None], worlds, axis=-1)

    return Boards(
        field=field,
        seats=seats,
        hero=hero,
        deck=deck,
        drawn=field.size + 1 - len(seen.deck),
        first=seen.first,
        rounds=seen.rounds,
        world=np.arange(worlds),
        owner=each(owner),
        units=each(units),
        holder=holder,
        top=np.zeros(worlds, np.int32),
        held=each(held),
        lands=each(held.sum(axis=1, dtype=np.int32)),
        force=each(force),
        points=each(points),
        cards=each(np.array([len(one.hand) for one in seen.seats], np.int32)),
        alive=each(np.array([one.alive for one in seen.seats])),
        kind=np.zeros((seats, worlds), np.int8),
        conquered=np.full(worlds, bool(seen.conquests)),
        over=np.zeros(worlds, bool),
        share=np.zeros(worlds, np.float32),
    )


def _dealt(field: Field, content: Content, seen: State, hero: int, luck: Luck) -> tuple[Ints, Ints]:
    """Holders of cards and the deck: what `knowledge.determinise` deals, for all worlds at once."""
    seats, worlds = len(seen.seats), luck.worlds
    own = [int(field.number[card]) for card in seen.seats[hero].hand]
    gone = [int(field.number[card]) for card in seen.discard]
    holder = np.full((field.size, worlds), seats, np.int8)
    holder[own] = hero
    holder[gone] = seats + 1
    hidden = np.flatnonzero(holder[:, 0] == seats)
    order = hidden[np.argsort(luck.by_world(len(hidden)), axis=0, kind="stable")]
    dealt = 0
    for seat, one in enumerate(seen.seats):
        if seat != hero and one.hand:
            hand = order[dealt : dealt + len(one.hand)]
            np.put_along_axis(holder, hand, np.int8(seat), axis=0)
            dealt += len(one.hand)
    deck = order[dealt:]
    if content.end_card >= 0 and len(seen.deck) > len(deck):
        deck = _with_end_card(field, deck, luck)
    return holder, deck


def _with_end_card(field: Field, deck: Ints, luck: Luck) -> Ints:
    """The End Game card, which is the number after the last, at its depth (RSK-SET-14)."""
    low, high = end_card_depths(field.size)
    high = min(high, len(deck))
    under = low + (luck.by_world(1)[0] * (high - low + 1)).astype(np.int64)
    above = len(deck) - under
    row = np.arange(len(deck) + 1)[:, None]
    padded = np.concatenate([deck, deck[-1:]]) if len(deck) else np.zeros((1, luck.worlds), np.int64)
    shifted = np.concatenate([padded[:1], padded[:-1]])
    return np.where(row < above, padded, np.where(row == above, field.size, shifted))
