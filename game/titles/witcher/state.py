"""What is: everything that stands on the table in The Witcher: Old World, as plain data (WOW-STA-01 to -03).

Decks and piles have their top last. -1 is none, or hidden from the holder of a view. What everybody may know of a
hidden deck stands beside it: the cards that a witcher owns wherever they lie (WOW-CRD-12), and what left the game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.kernel.rules import Frame

NONE: Final = -1
HIDDEN: Final = -1
TERRAINS: Final = 3  # forest, mountain, water
COMBAT, DEFENSE, ALCHEMY, SPECIALTY = range(4)

Trio = tuple[int, int, int]
Four = tuple[int, int, int, int]


@dataclass(slots=True)
class Quest:
    """An exploration card that waits for its place, and which of its quests it is (a number of the catalogue).

    `place` is NONE where several will do (WOW-QST-09); `token` lies on the card, or NONE.
    """

    story: int
    quest: int
    place: int
    token: int

    def copy(self) -> Quest:
        """An independent copy."""
        return Quest(self.story, self.quest, self.place, self.token)


@dataclass(slots=True)
class Witcher:
    """One player. In a fight `deck` is the life pool. `trails` and `trail_quests`: the location token by terrain.

    `owned`: all own action cards wherever they lie, sorted: everybody saw them come and go.
    """

    school: int
    place: int
    level: int
    attributes: Four
    shield: int
    gold: int
    track: int  # steps on the trophy track
    deck: tuple[int, ...]
    hand: tuple[int, ...]
    discard: tuple[int, ...]
    owned: tuple[int, ...]
    potions: tuple[int, ...]  # unused ones
    trophies: tuple[int, ...]
    stock: int  # trophies of the own school that others can still win
    trails: Trio
    trail_quests: Trio
    quests: list[Quest]
    kept: tuple[int, ...]  # equipment, companions and cards to keep, by their numbers as such
    present: bool  # False: a seat that was left (WOW-END-02)

    def copy(self) -> Witcher:
        """An independent copy; tuples are shared."""
        return Witcher(
            self.school,
            self.place,
            self.level,
            self.attributes,
            self.shield,
            self.gold,
            self.track,
            self.deck,
            self.hand,
            self.discard,
            self.owned,
            self.potions,
            self.trophies,
            self.stock,
            self.trails,
            self.trail_quests,
            [one.copy() for one in self.quests],
            self.kept,
            self.present,
        )


@dataclass(slots=True)
class Turn:
    """The turn under way."""

    seat: int
    moved: bool  # a first movement was made (WOW-PH1-02)
    entered: bool  # the present place was entered in this turn (WOW-LOC-01)
    acted: tuple[int, ...]  # places whose action was used (WOW-LOC-02)
    challenged: tuple[int, ...]  # seats challenged to dice poker (WOW-DIC-03, -04)
    served: tuple[int, ...]  # kept cards used that serve once a turn
    explore_barred: bool
    ends: bool  # go to phase III
    draws: int  # cards more or fewer in phase III (WOW-PH3-08)
    draws_fixed: int  # NONE, or a number that nothing changes (Rotfiend)
    free_card: bool  # WOW-PH3-11

    def copy(self) -> Turn:
        """An independent copy."""
        return Turn(
            self.seat,
            self.moved,
            self.entered,
            self.acted,
            self.challenged,
            self.served,
            self.explore_barred,
            self.ends,
            self.draws,
            self.draws_fixed,
            self.free_card,
        )


@dataclass(slots=True)
class Slot:
    """The monster of a terrain, and the token that says where it stands; NONE where none is left."""

    monster: int
    token: int

    def copy(self) -> Slot:
        """An independent copy."""
        return Slot(self.monster, self.token)


@dataclass(slots=True)
class Side:
    """What one side of a fight has done and has against it. A monster's side uses few of the fields.

    `marks`: what lasts longer than the moment it was made in, as `(until, effect, *ints)` (see fight/marks.py).
    """

    abilities: tuple[int, ...]  # numbers of what can come into play: the monster's first, then trophies and things kept
    moments: int  # in which any of these, the specialty or a potion can come into play, one bit each
    turns: int  # fight turns begun
    potions: tuple[int, ...]  # used in this fight, face down
    used: tuple[int, ...]  # abilities used that serve once a fight
    specialties: int  # times the specialty was used
    draws: int  # more or fewer in step 4 of this fight turn
    damage: int  # more or less in the combo (a monster: the attack) of this fight turn
    dealt: int  # damage dealt to the other side in this fight turn
    blow: int  # of it, by the combo
    taken: int  # damage taken in this fight turn, before shields
    lost: int  # cards lost to the attack under way
    risen: int  # by how much the shield rose in this fight turn
    less_defense: int  # for this fight only
    marks: tuple[tuple[int, ...], ...]

    def copy(self) -> Side:
        """An independent copy; tuples are shared."""
        return Side(
            self.abilities,
            self.moments,
            self.turns,
            self.potions,
            self.used,
            self.specialties,
            self.draws,
            self.damage,
            self.dealt,
            self.blow,
            self.taken,
            self.lost,
            self.risen,
            self.less_defense,
            self.marks,
        )


@dataclass(slots=True)
class Fight:
    """A fight under way (WOW-STA-03). `seats`: attacker, and defender or NONE for a monster. `combo`: cards in the
    order played, each with the extension of the card before it that it uses (NONE for the first, and for a card that
    needs none). `known`: seat, side and cards, the topmost last, that the seat saw on top of the pool of that side."""

    seats: tuple[int, int]
    monster: int
    terrain: int  # slot of the monster, NONE where it stands in none
    pooled: bool  # the life pools are made: nothing is shuffled into a deck any more
    life: tuple[int, ...]  # the monster's pool of fight cards
    spent: tuple[int, ...]
    sides: list[Side]
    side: int  # 0 the attacker's fight turn, 1 the other's
    combo: tuple[tuple[int, int], ...]
    returned: tuple[int, ...]  # cards of the combo that came back to hand
    namer: int  # who names the next attack (WOW-MTN-02)
    attack: tuple[int, int]  # fight card and half (0 charge, 1 bite), NONE where none is turned over or named
    wagers: tuple[tuple[int, int], ...]  # seat, side
    known: tuple[tuple[int, int, tuple[int, ...]], ...]

    def copy(self) -> Fight:
        """An independent copy; tuples are shared."""
        return Fight(
            self.seats,
            self.monster,
            self.terrain,
            self.pooled,
            self.life,
            self.spent,
            [one.copy() for one in self.sides],
            self.side,
            self.combo,
            self.returned,
            self.namer,
            self.attack,
            self.wagers,
            self.known,
        )


@dataclass(slots=True)
class Trip:
    """A sea trip to an island under way (SKE-STA-03): from boarding until arrival or return."""

    harbour: int
    island: int  # as named
    safe: bool  # safe without a roll
    dice: int  # to roll, of which one is chosen
    course: int  # 0 as named, 1 diverted, 2 turned back
    no_action: bool
    emerged: bool  # Dagon emerged on it

    def copy(self) -> Trip:
        """An independent copy."""
        return Trip(
            self.harbour,
            self.island,
            self.safe,
            self.dice,
            self.course,
            self.no_action,
            self.emerged,
        )


@dataclass(slots=True)
class Skellige:
    """What the module adds (SKE-STA-01 to -04). `spent_tokens`: monster tokens drawn on islands, by level; `buried`:
    those of monsters that were killed and whose trophies were given back. What each player keeps (items, bonus cards)
    and seeks lies with `Witcher.kept` and `Witcher.quests`, the events with `State.events`."""

    dagon: int  # 0 to 3: danger spots from below; 4: emerged
    ships: Trio  # where each stands
    sea: tuple[int, ...]  # the exploration deck
    sea_discard: tuple[int, ...]
    found: tuple[int, ...]  # islands brought by events
    bonus: tuple[int, ...]
    dagon_trails: tuple[bool, ...]  # by seat
    spent_tokens: list[tuple[int, ...]]
    buried: tuple[int, ...]
    out: int  # trips to an island in this turn
    back: int
    over: int  # the place whose action is over for this stay, NONE else
    trip: Trip | None

    def copy(self) -> Skellige:
        """An independent copy; tuples are shared."""
        return Skellige(
            self.dagon,
            self.ships,
            self.sea,
            self.sea_discard,
            self.found,
            self.bonus,
            self.dagon_trails,
            self.spent_tokens[:],
            self.buried,
            self.out,
            self.back,
            self.over,
            self.trip.copy() if self.trip is not None else None,
        )


@dataclass(slots=True)
class State:
    """A match between two decisions. `rounds` counts the full rounds behind the present one, `turns` turns begun.

    `tokens`: the pile of location tokens of each terrain; `monsters`: the pile of monster tokens of each level;
    `driven_away` likewise; `extra`: the additional stack (WOW-SET-13). `pool` goes from left to right.
    """

    seats: list[Witcher]
    first: int
    rounds: int
    turns: int
    turn: Turn
    pool: tuple[int, ...]
    supply: tuple[int, ...]  # the common action deck
    supply_discard: tuple[int, ...]
    potion_deck: tuple[int, ...]
    potion_discard: tuple[int, ...]
    tokens: list[tuple[int, ...]]
    slots: list[Slot]
    monsters: list[tuple[int, ...]]
    driven_away: list[tuple[int, ...]]
    extra: tuple[int, ...]
    attribute_trophies: Four  # left of each
    fight_deck: tuple[int, ...]
    tavern: int  # place of the Closed Tavern token, NONE beside the board
    city: tuple[int, ...]
    wilds: tuple[int, ...]
    events: tuple[int, ...]  # those still in the deck, in order of their numbers
    trashed: tuple[int, ...]  # action cards that left the game, in the order in which they did
    told: tuple[int, ...]  # exploration cards that left the game, likewise
    skellige: Skellige | None  # the module, where it is played
    fight: Fight | None
    stack: list[Frame]
    winners: list[int]
    chance: int
    tape: tuple[int, ...]

    def copy(self) -> State:
        """An independent copy; tuples and frames are shared."""
        return State(
            [one.copy() for one in self.seats],
            self.first,
            self.rounds,
            self.turns,
            self.turn.copy(),
            self.pool,
            self.supply,
            self.supply_discard,
            self.potion_deck,
            self.potion_discard,
            self.tokens[:],
            [one.copy() for one in self.slots],
            self.monsters[:],
            self.driven_away[:],
            self.extra,
            self.attribute_trophies,
            self.fight_deck,
            self.tavern,
            self.city,
            self.wilds,
            self.events,
            self.trashed,
            self.told,
            self.skellige.copy() if self.skellige is not None else None,
            self.fight.copy() if self.fight is not None else None,
            self.stack[:],
            self.winners[:],
            self.chance,
            self.tape,
        )
