"""A fight laid in a few lines, choices spelled as people would, and what stands there afterwards.

    ring = hunt("m109", hand="wolf_cleave_1", deck="wolf_aard_1 wolf_aard_2", life="f01 f02")
    ring.do("play wolf_cleave_1", "stop")
    assert ring.lost_by_monster == 2

The deck and the monster's life are given from the top down. `hunt` begins where the life pools are made and laid so;
`declare` begins at the declaration. The audit of cards must be content after every choice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

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
from game.titles.witcher.fight.begin import begin_monster_fight, begin_witcher_fight
from game.titles.witcher.frames import ASKING, NUMBER
from game.titles.witcher.naming import witcher_naming
from game.titles.witcher.setup import WitcherSetup
from game.titles.witcher.state import NONE, Slot, State

TITLE = find_title("witcher")
SCHOOLS = ("wolf", "viper", "cat", "bear", "griffin")


@cache
def content_of(players: int, human: bool = False) -> Content:
    seats = tuple(SeatSetup(player="human" if human else "random", faction=SCHOOLS[i]) for i in range(players))
    setup = WitcherSetup(seats=seats)
    return make_content(load_location_map(resource("maps", "continent.tmx")), base(), setup)


def fresh(players: int, seed: int, human: bool) -> tuple[Content, State]:
    """A match set up, with everybody at their school and no frame left."""
    content = content_of(players, human)
    seats = tuple(SeatSetup(player="random", faction=SCHOOLS[i]) for i in range(players))
    state = new_state(content, WitcherSetup(seats=seats), seed, None)
    state.stack.clear()
    for one in state.seats:
        one.deck = content.catalogue.schools[one.school].deck
        one.owned = tuple(sorted(one.deck))
        one.hand = one.discard = ()
        one.gold, one.place = 3, 6
    for terrain, level in enumerate((1, 1, 2)):
        state.slots[terrain] = Slot(state.monsters[level - 1][-1], state.tokens[terrain][-1])
        state.monsters[level - 1] = state.monsters[level - 1][:-1]
        state.tokens[terrain] = state.tokens[terrain][:-1]
    return content, state


@dataclass
class Ring:
    content: Content
    state: State
    naming: Naming
    log: list[Event] = field(default_factory=list)
    owned: list[Counter[int]] = field(default_factory=list)

    # -- laying it out ------------------------------------------------------------------------------
    def number(self, domain: str, key: str) -> int:
        return self.naming.keys[domain].index(key)

    def numbers(self, domain: str, words: str) -> tuple[int, ...]:
        return tuple(self.number(domain, word) for word in words.split())

    def lay(self, seat: int, **told: Any) -> Ring:
        """Give a witcher cards and things: hand, deck, discard, potions, trophies, kept as keys; the rest as it is.
        The deck is given from the top down."""
        one = self.state.seats[seat]
        domains = {
            "hand": "card", "deck": "card", "discard": "card", "potions": "potion", "trophies": "trophy",
            "kept": "kept",
        }  # fmt: skip
        for name, value in told.items():
            if name in domains:
                value = self.numbers(domains[name], value)
            if name == "deck":
                value = value[::-1]
            setattr(one, name, value)
        one.owned = tuple(sorted((*one.hand, *one.deck, *one.discard)))
        return self

    def settle(self) -> Ring:
        TITLE.rules.settle(self.content, self.state, self.log)
        self.owned = [Counter(one.owned) for one in self.state.seats]
        self.check()
        return self

    # -- choosing -----------------------------------------------------------------------------------
    def do(self, *choices: str) -> Ring:
        for choice in choices:
            option = self.naming.parse_option([int(w) if w.isdigit() else w for w in choice.split()])
            options = TITLE.rules.options(self.content, self.state)
            assert option in options, f"{choice} is not among {self.options()}"
            TITLE.rules.choose(self.content, self.state, option, self.log)
            self.check()
        return self

    def at_random(self, seed: int = 1, until: Callable[[Ring], bool] = lambda ring: False) -> Ring:
        """Choose at random until the fight is over and settled."""
        chance = Stream(seed)
        for _ in range(2000):
            if not self.state.stack or until(self):
                return self
            options = list(TITLE.rules.options(self.content, self.state))
            assert options
            shuffle(chance, options)
            TITLE.rules.choose(self.content, self.state, options[0], self.log)
            self.check()
        raise AssertionError("the fight does not end")

    def check(self) -> None:
        """Every card is somewhere, once."""
        fight = self.state.fight
        for seat, one in enumerate(self.state.seats):
            cards = [*one.hand, *one.deck, *one.discard]
            if fight is not None and fight.seats[fight.side] == seat:
                cards += [card for card, _way in fight.combo if card not in fight.returned]
            assert sorted(cards) == list(one.owned), f"cards of seat {seat}"
        cards = list(self.state.fight_deck)
        if fight is not None:
            cards += [*fight.life, *fight.spent]
        assert sorted(cards) == list(range(20)), "fight cards"
        held = [kind for one in self.state.seats for kind in one.potions]
        used = [kind for side in fight.sides for kind in side.potions] if fight is not None else []
        every = [*held, *used, *self.state.potion_deck, *self.state.potion_discard]
        assert len(every) == self.potions_in_all, "potions"
        if fight is not None:
            for side in fight.sides:
                assert side.dealt >= 0 <= side.taken

    potions_in_all: int = 28

    # -- looking ------------------------------------------------------------------------------------
    def options(self, verb: str = "") -> list[str]:
        if not self.state.stack:
            return []
        spelled = (self.naming.spell_option(one) for one in TITLE.rules.options(self.content, self.state))
        return [" ".join(map(str, one)) for one in spelled if not verb or one[0] == verb]

    @property
    def asked(self) -> str:
        return ASKING[self.state.stack[-1][0]] if self.state.stack else ""

    @property
    def seat(self) -> int:
        return int(self.state.stack[-1][1])

    def cards(self, where: str, seat: int = 0) -> list[str]:
        """Keys of hand or discard pile as they lie, or of the deck from the top down."""
        numbers: Sequence[int] = getattr(self.state.seats[seat], where)
        keys = [self.naming.keys["card"][number] for number in numbers]
        return keys[::-1] if where == "deck" else keys

    @property
    def life(self) -> list[str]:
        assert self.state.fight is not None
        return [self.naming.keys["fight_card"][number] for number in self.state.fight.life][::-1]

    def told(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.log if isinstance(event, kind)]


def ring(players: int = 2, seed: int = 1, human: bool = False) -> Ring:
    content, state = fresh(players, seed, human)
    return Ring(content, state, witcher_naming(content))


def declare(monster: str, players: int = 2, terrain: int = 0, human: bool = False, seed: int = 1, **told: Any) -> Ring:
    """A fight against a monster at its declaration."""
    made = ring(players, seed, human)
    state = made.state
    number = made.number("monster", monster)
    for level, pile in enumerate(state.monsters):
        state.monsters[level] = tuple(one for one in pile if one != number)
    for slot in state.slots:
        if slot.monster == number:
            slot.monster = NONE
    state.slots[terrain].monster = number
    _give(made, 0, told)
    state.seats[0].place = state.slots[terrain].token
    begin_monster_fight(made.content, state, 0, terrain, made.log)
    return made.settle()


def _give(made: Ring, seat: int, told: dict[str, Any]) -> None:
    made.lay(seat, **told)
    state = made.state
    state.potion_deck = ()
    made.potions_in_all = sum(len(one.potions) for one in state.seats) + len(state.potion_discard)


def hunt(monster: str, life: str = "", first: bool = True, **told: Any) -> Ring:
    """A fight against a monster with the pools laid: the witcher's turn first where `first`."""
    hand, deck, discard = (told.pop(name, "") for name in ("hand", "deck", "discard"))
    levels = {"players": told.pop("players", 2), "human": told.pop("human", False)}
    made = ring(**levels)
    state = made.state
    number = made.number("monster", monster)
    for level, pile in enumerate(state.monsters):
        state.monsters[level] = tuple(one for one in pile if one != number)
    for slot in state.slots:
        if slot.monster == number:
            slot.monster = NONE
    state.slots[0].monster = number
    _give(made, 0, {"hand": hand, "deck": deck, "discard": discard, **told})
    state.seats[0].place = state.slots[0].token
    tape = state.tape
    begin_monster_fight(made.content, state, 0, 0, made.log)
    fight = state.fight
    assert fight is not None
    state.stack[-1] = (NUMBER["fight"], 0, BEGIN_TURN)
    fight.pooled, fight.side = True, int(not first)
    wanted = made.numbers("fight_card", life)[::-1]
    rest = [card for card in range(20) if card not in wanted]
    fight.life = wanted or tuple(rest[: made.content.catalogue.monsters[number].life])
    state.fight_deck = tuple(card for card in range(20) if card not in fight.life)
    state.tape = tape
    return made.settle()


def duel(attacker: dict[str, Any], defender: dict[str, Any], players: int = 2, pooled: bool = True) -> Ring:
    """A fight between the witchers of seats 0 and 1; with the pools laid, or from the declaration."""
    made = ring(players)
    state = made.state
    made.lay(0, **attacker)
    made.lay(1, **defender)
    state.potion_deck = ()
    made.potions_in_all = sum(len(one.potions) for one in state.seats)
    begin_witcher_fight(made.content, state, 0, 1, made.log)
    if pooled:
        assert state.fight is not None
        state.fight.pooled = True
        state.stack[-1] = (NUMBER["fight"], 0, BEGIN_TURN)
    return made.settle()


BEGIN_TURN = 5
