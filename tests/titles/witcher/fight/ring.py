"""A fight laid in a few lines, choices spelled as people would, and what stands there afterwards.

    ring = hunt(hand="wolf_cleave_1", deck="wolf_aard_1 wolf_aard_2", life="f01 f02 f03")
    ring.do("lay wolf_cleave_1", "stop")
    assert ring.life == ["f03"]

Seat 0 fights, as a wolf; seat 1 is a viper, seat 2 a cat and so on. Decks and life pools are given from the top
down; a deck can be a number of cards that do not matter. All are persons, so that an attack waits to be named.
Specialties are used up unless `school` is given.

`hunt` and `duel` begin where the life pools are made and lie as given, `declare` and `attack` at the declaration.
Cards, fight cards and potions are counted after every choice.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, TypeVar

from game.kernel.chance import Stream, shuffle
from game.kernel.events import Event
from game.kernel.maps.locations import load_location_map
from game.kernel.naming import Naming
from game.kernel.resources import resource
from game.kernel.setup import SeatSetup
from game.titles import find_title
from game.titles.witcher.catalogue.load import base
from game.titles.witcher.content import Content, make_content
from game.titles.witcher.deal import new_state
from game.titles.witcher.fight.begin import TURNS, begin_monster_fight, begin_witcher_fight
from game.titles.witcher.frames import ASKING, NUMBER
from game.titles.witcher.naming import witcher_naming
from game.titles.witcher.setup import WitcherSetup
from game.titles.witcher.state import NONE, Fight, Slot, State, Witcher

E = TypeVar("E", bound=Event)
TITLE = find_title("witcher")
SCHOOLS = ("wolf", "viper", "cat", "bear", "griffin")
NEUTRAL = {1: "m110", 2: "m210", 3: "m305"}  # by level: monsters that do nothing between the pools and the end
STARTING = [f"{name}_{n}" for name in ("quick_slash", "cleave", "push_back", "aard", "yrden") for n in (1, 2)]
FILLERS = ("griffin", "bear", "cat", "cat", "cat")  # whose starting cards fill a deck, by seat
NOVIGRAD = 6  # where everybody stands, and no school is
KEYED = {
    "hand": "card",
    "deck": "card",
    "discard": "card",
    "potions": "potion",
    "trophies": "trophy",
    "kept": "kept",
}


@cache
def content_of(players: int, human: bool = False) -> Content:
    player = "human" if human else "random"
    seats = tuple(SeatSetup(player=player, faction=SCHOOLS[i]) for i in range(players))
    return make_content(load_location_map(resource("maps", "continent.tmx")), base(), WitcherSetup(seats=seats))


@dataclass
class Ring:
    content: Content
    state: State
    naming: Naming
    potions_in_all: int = 28
    log: list[Event] = field(default_factory=list)

    # -- laying it out ------------------------------------------------------------------------------
    def number(self, domain: str, key: str) -> int:
        return self.naming.keys[domain].index(key)

    def numbers(self, domain: str, words: str) -> tuple[int, ...]:
        return tuple(self.number(domain, word) for word in words.split())

    def lay(self, seat: int, **told: Any) -> Ring:
        """Give a witcher cards and things; the rest as it is. Common cards come out of pool and supply."""
        state, one = self.state, self.state.seats[seat]
        for name in ("hand", "deck", "discard"):
            told.setdefault(name, "")
        for name, value in told.items():
            if isinstance(value, int) and name == "deck":
                value = " ".join(f"{FILLERS[seat]}_{card}" for card in STARTING[:value])
            if name == "school":
                value = SCHOOLS.index(value)
            given = self.numbers(KEYED[name], value) if name in KEYED else value
            setattr(one, name, given[::-1] if name == "deck" else given)
        one.owned = tuple(sorted((*one.hand, *one.deck, *one.discard)))
        supply = [card for card in (*state.supply, *state.pool) if card not in one.owned]
        state.pool = tuple(card if card not in one.owned else supply.pop(0) for card in state.pool)
        state.supply = tuple(card for card in supply if card not in state.pool)
        state.potion_deck = ()
        self.potions_in_all = sum(len(other.potions) for other in state.seats)
        return self

    def give(self, words: str, seat: int = 0) -> Ring:
        """More hand cards, from nowhere."""
        one, cards = self.state.seats[seat], self.numbers("card", words)
        one.hand += cards
        one.owned = tuple(sorted((*one.owned, *cards)))
        return self

    def put_monster(self, key: str, terrain: int) -> None:
        """Into the slot of a terrain; the seat 0 comes to where it stands."""
        state, number = self.state, self.number("monster", key)
        for level, pile in enumerate(state.monsters):
            state.monsters[level] = tuple(one for one in pile if one != number)
        for slot in state.slots:
            slot.monster = NONE if slot.monster == number else slot.monster
        state.slots[terrain].monster = number
        state.seats[0].place = state.slots[terrain].token

    def begin(self, *told: dict[str, Any]) -> Ring:
        """Specialties are used up but of witchers whose school was given."""
        for side, given in zip(self.fight.sides, told, strict=False):
            side.specialties = 0 if "school" in given else 99
        return self.settle()

    def lay_dice(self, *dice: int) -> Ring:
        self.state.tape = dice
        return self

    def settle(self) -> Ring:
        TITLE.rules.settle(self.content, self.state, self.log)
        self.check()
        return self

    # -- choosing -----------------------------------------------------------------------------------
    def do(self, *choices: str) -> Ring:
        for choice in choices:
            option = self.naming.parse_option([int(w) if w.isdigit() else w for w in choice.split()])
            assert option in TITLE.rules.options(self.content, self.state), f"{choice} is not among {self.options()}"
            TITLE.rules.choose(self.content, self.state, option, self.log)
            self.check()
        return self

    def combo(self, *cards: str) -> Ring:
        """Lay these cards and stop."""
        return self.do(*(f"lay {card}" for card in cards), "stop")

    def at_random(self, seed: int = 1) -> Ring:
        """Choose at random until the fight is over and settled."""
        chance = Stream(seed)
        for _ in range(2000):
            if not self.state.stack:
                return self
            options = list(TITLE.rules.options(self.content, self.state))
            shuffle(chance, options)
            TITLE.rules.choose(self.content, self.state, options[0], self.log)
            self.check()
        raise AssertionError("the fight does not end")

    def refused(self, choice: str) -> str:
        """The sentence with which a choice is refused."""
        option = self.naming.parse_option([int(w) if w.isdigit() else w for w in choice.split()])
        assert option not in TITLE.rules.options(self.content, self.state)
        return TITLE.illegal(self.content, self.state, option)

    def check(self) -> None:
        """Every card is somewhere, once."""
        fight = self.state.fight
        for seat, one in enumerate(self.state.seats):
            cards = [*one.hand, *one.deck, *one.discard]
            if fight is not None and fight.seats[fight.side] == seat:
                cards += [card for card, _way in fight.combo if card not in fight.returned]
            assert sorted(cards) == list(one.owned), f"cards of seat {seat}"
        fight_cards = [*self.state.fight_deck, *((*fight.life, *fight.spent) if fight else ())]
        assert sorted(fight_cards) == list(range(20))
        potions = [*self.state.potion_deck, *self.state.potion_discard]
        potions += [kind for one in self.state.seats for kind in one.potions]
        potions += [kind for side in fight.sides for kind in side.potions] if fight else []
        assert len(potions) == self.potions_in_all

    # -- looking ------------------------------------------------------------------------------------
    def options(self, verb: str = "") -> list[str]:
        if not self.state.stack:
            return []
        spelled = (self.naming.spell_option(one) for one in TITLE.rules.options(self.content, self.state))
        return [" ".join(map(str, one)) for one in spelled if not verb or one[0] == verb]

    @property
    def asked(self) -> str:
        """What kind of question is put; nothing where all is over."""
        return ASKING[self.state.stack[-1][0]] if self.state.stack else ""

    @property
    def seat(self) -> int:
        """Who is asked."""
        return int(self.state.stack[-1][1])

    def one(self, seat: int = 0) -> Witcher:
        return self.state.seats[seat]

    @property
    def fight(self) -> Fight:
        assert self.state.fight is not None
        return self.state.fight

    def cards(self, where: str, seat: int = 0) -> list[str]:
        """Keys of hand or discard pile as they lie, or of the deck from the top down."""
        numbers: Sequence[int] = getattr(self.state.seats[seat], where)
        keys = [self.naming.keys["card"][number] for number in numbers]
        return keys[::-1] if where == "deck" else keys

    @property
    def life(self) -> list[str]:
        """The monster's life pool from the top down."""
        return [self.naming.keys["fight_card"][number] for number in self.fight.life][::-1]

    def told(self, kind: type[E]) -> list[E]:
        """The events of a kind, in order."""
        return [event for event in self.log if isinstance(event, kind)]

    def has_told(self, kind: type[Event]) -> bool:
        return any(isinstance(event, kind) for event in self.log)


def ring(players: int = 2, seed: int = 1, human: bool = False) -> Ring:
    """Everybody at Novigrad with 3 Gold and the starting deck, three monsters on the map, and no frame left."""
    content = content_of(players, human)
    seats = tuple(SeatSetup(player="random", faction=SCHOOLS[i]) for i in range(players))
    state = new_state(content, WitcherSetup(seats=seats), seed, None)
    state.stack.clear()
    for one in state.seats:
        one.deck = content.catalogue.schools[one.school].deck
        one.owned = tuple(sorted(one.deck))
        one.hand = one.discard = ()
        one.gold, one.place = 3, NOVIGRAD
    for terrain, level in enumerate((1, 1, 2)):
        state.slots[terrain] = Slot(state.monsters[level - 1][-1], state.tokens[terrain][-1])
        state.monsters[level - 1] = state.monsters[level - 1][:-1]
        state.tokens[terrain] = state.tokens[terrain][:-1]
    return Ring(content, state, witcher_naming(content))


def declare(monster: str, dice: Iterable[int] = (), players: int = 2, human: bool = True, **told: Any) -> Ring:
    """A fight against a monster from its declaration on."""
    made = ring(players, human=human)
    made.put_monster(monster, 0)
    made.lay(0, **told).lay_dice(*dice)
    begin_monster_fight(made.content, made.state, 0, 0, made.log)
    return made.begin(told)


def hunt(
    monster: str = NEUTRAL[1],
    life: str = "",
    first: bool = True,
    dice: Iterable[int] = (),
    players: int = 2,
    human: bool = True,
    **told: Any,
) -> Ring:
    """A fight against a monster with the pools laid; the witcher's turn first where `first`. The monster's life is the
    cards given, or its number of them."""
    made = ring(players, human=human)
    made.put_monster(monster, 0)
    made.lay(0, **told).lay_dice(*dice)
    begin_monster_fight(made.content, made.state, 0, 0, made.log)
    fight = made.fight
    fight.pooled, fight.side = True, int(not first)
    fight.life = made.numbers("fight_card", life)[::-1]
    fight.life = fight.life or tuple(range(made.content.catalogue.monsters[fight.monster].life))
    made.state.fight_deck = tuple(card for card in range(20) if card not in fight.life)
    made.state.stack[-1] = (NUMBER["fight"], 0, TURNS)
    return made.begin(told)


def attack(attacker: dict[str, Any], defender: dict[str, Any], players: int = 2) -> Ring:
    """A fight between the witchers of seats 0 and 1 from its declaration on."""
    made = ring(players)
    made.lay(0, **attacker).lay(1, **defender)
    begin_witcher_fight(made.content, made.state, 0, 1, made.log)
    return made.begin(attacker, defender)


def duel(attacker: dict[str, Any], defender: dict[str, Any], dice: Iterable[int] = (), players: int = 2) -> Ring:
    """A fight between the witchers of seats 0 and 1 with the pools laid."""
    made = ring(players)
    made.lay(0, **attacker).lay(1, **defender).lay_dice(*dice)
    begin_witcher_fight(made.content, made.state, 0, 1, made.log)
    made.fight.pooled = True
    made.state.stack[-1] = (NUMBER["fight"], 0, TURNS)
    return made.begin(attacker, defender)
