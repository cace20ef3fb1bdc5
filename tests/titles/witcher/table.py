"""A table laid in a few lines, choices spelled as people would, and what stands there afterwards.

    table = lay(3)
    table.stand(0, "vizima", hand="a01_forest", gold=0).entered()
    table.do("act", "enough")
    assert table.gold(0) == 1

`lay` begins at the first turn's phase I, seat 0 at turn: wolf, viper, cat, bear, griffin in the order of seats, each at
their school with an empty hand, three Gold and no Potions; monsters stand in Dhuwod, Ard Modron and Glenmore. Cards
named come from wherever they lie; decks, piles and pools are given from the top down. The audit must be content before
and after every choice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from game.kernel.codec import state_hash
from game.kernel.errors import IllegalChoice
from game.kernel.game import Game
from game.kernel.match import Match
from game.kernel.position import parse_game_state
from game.kernel.setup import read_setup
from game.titles import find_title
from game.titles.witcher.content import Content
from game.titles.witcher.effects.run import run
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.setup import SCHOOLS
from game.titles.witcher.state import NONE, Quest, State, Witcher
from game.titles.witcher.tokens import set_trio
from game.titles.witcher.turn import fresh_turn

TITLE = find_title("witcher")
WANDERING, DEED, DISCARDING, DRAWING, BUYING = 2, 3, 4, 5, 6  # the phase that a turn frame will begin next
AT = {"wander": WANDERING, "deed": DEED, "keep": DISCARDING}
NAMED = ("forest", "mountain", "water")


def setup_of(seats: int = 3, player: str = "random", modules: str = "", **options: Any) -> dict[str, Any]:
    entries = [{"player": player, "faction": SCHOOLS[i]} for i in range(seats)]
    return {"title": "witcher", "mode": "base", "modules": modules.split(), "seats": entries, "options": options}


def game_of(seats: int = 3, **options: Any) -> Game:
    """A game; the same one for the same arguments, since reading map and cards takes longer than most tests."""
    return _game(seats, tuple(sorted(options.items())))


@cache
def _game(seats: int, options: tuple[tuple[str, Any], ...]) -> Game:
    return Game(TITLE, read_setup(TITLE.setup_model, setup_of(seats, **dict(options))))


def new_match(seats: int = 3, seed: int = 1, **options: Any) -> Table:
    """A match from its set-up on, schools given."""
    return Table(Match(game_of(seats, **options), seed))


def drafted(seats: int, seed: int = 1, schools: str = "draft") -> Table:
    """A match from its set-up on, schools not given."""
    plain = setup_of(seats, schools=schools)
    for entry in plain["seats"]:
        del entry["faction"]
    return Table(Match(Game(TITLE, read_setup(TITLE.setup_model, plain)), seed))


def lay(seats: int = 3, at: str = "wander", seed: int = 1, **options: Any) -> Table:
    """A quiet table at the first turn of seat 0."""
    game = game_of(seats, **options)
    state = game.new(seed)
    while NUMBER["setting_up"] == state.stack[0][0]:
        game.choose(state, game.options(state)[0])
    table = Table(Match(game, seed, state))
    state.first, state.turn, state.turns, state.rounds = 0, fresh_turn(0), 1, 0
    for seat, one in enumerate(state.seats):
        one.level, one.attributes, one.shield, one.gold = 1, (1, 1, 1, 1), 1, 3
        one.owned = table.content.catalogue.schools[one.school].deck
        one.deck, one.hand, one.discard = one.owned[::-1], (), ()
        one.potions = ()
        assert seat == one.school
    for terrain, place in (("forest", "dhuwod"), ("mountain", "ard_modron"), ("water", "glenmore")):
        table.lair(terrain, place)
    kinds = dict.fromkeys(table.content.potion_cards)
    state.potion_deck = tuple(kind for kind in kinds for _ in range(4))
    return table.ask(at)


def spelled(text: str) -> list[Any]:
    """`reroll 33` as a spelled choice."""
    return [int(word) if word.lstrip("-").isdigit() else word for word in text.split()]


@dataclass
class Table:
    """A match with eyes on it."""

    match: Match

    # -- laying it out ----------------------------------------------------------------------------------
    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    @property
    def content(self) -> Content:
        content: Content = self.match.game.content
        return content

    def number(self, domain: str, key: str) -> int:
        return self.match.game.naming.keys[domain].index(key)

    def numbers(self, domain: str, keys: str) -> tuple[int, ...]:
        return tuple(self.number(domain, key) for key in keys.split())

    def ask(self, at: str, seat: int = 0) -> Table:
        """Stand at a question of the turn of a seat: `wander`, `deed` or `keep`; or where `buy` would be asked."""
        self.state.turn.seat = seat
        if at == "buy":
            self.state.stack[:] = [(NUMBER["turn"], seat, BUYING - 1)]
            self._settle()
        else:
            self.state.stack[:] = [(NUMBER["turn"], seat, AT[at]), (NUMBER[at], seat)]
        return self

    def _settle(self) -> None:
        self.match.game.rules.settle(self.content, self.state, self.match.opening)

    def entered(self, seat: int = 0) -> Table:
        """As if the place had been entered in this turn."""
        self.state.turn.moved = self.state.turn.entered = True
        return self

    def stand(self, seat: int, place: str = "", **told: Any) -> Table:
        """Where a witcher stands, and what lies with them: `hand`, `deck` (top first), `discard`, `potions`, `kept`,
        `trophies`, `levels` (four), `level`, `shield`, `gold`, `track`."""
        one = self.state.seats[seat]
        if place:
            one.place = self.number("place", place)
        laying: dict[str, Callable[[Witcher, Any], None]] = {
            "hand": self._lay_hand,
            "deck": self._lay_deck,
            "discard": self._lay_discard,
            "potions": self._lay_potions,
            "kept": self._lay_kept,
            "trophies": self._lay_trophies,
            "levels": self._lay_levels,
        }
        for name, value in told.items():
            if name in laying:
                laying[name](one, value)
            else:
                setattr(one, name, value)
        return self

    def _fetch(self, one: Witcher, keys: str) -> tuple[int, ...]:
        """Cards taken from where they lie, the witcher's own from now on."""
        cards = self.numbers("card", keys)
        for card in cards:
            if card not in one.owned:
                assert card in self.state.supply + self.state.pool
                one.owned = tuple(sorted((*one.owned, card)))
                if card in self.state.pool:
                    self._replace_in_pool(card)
                self.state.supply = tuple(other for other in self.state.supply if other != card)
        for pile in ("hand", "deck", "discard"):
            setattr(one, pile, tuple(card for card in getattr(one, pile) if card not in cards))
        return cards

    def _replace_in_pool(self, card: int) -> None:
        self.state.pool = tuple(self.state.supply[0] if other == card else other for other in self.state.pool)
        self.state.supply = (card, *self.state.supply[1:])

    def _lay_hand(self, one: Witcher, keys: str) -> None:
        cards = self._fetch(one, keys)
        one.deck = (*one.hand, *one.deck)
        one.hand = cards

    def _lay_deck(self, one: Witcher, keys: str) -> None:
        """These and no others: what lay there before is discarded, below what is discarded already."""
        cards = self._fetch(one, keys)
        one.discard = (*one.deck, *one.discard)
        one.deck = cards[::-1]

    def _lay_discard(self, one: Witcher, keys: str) -> None:
        """From the top down; what lay there before goes under the deck."""
        cards = self._fetch(one, keys)
        one.deck = (*one.discard, *one.deck)
        one.discard = cards[::-1]

    def _lay_potions(self, one: Witcher, keys: str) -> None:
        self.state.potion_deck += one.potions
        one.potions = self.numbers("potion", keys)
        left = list(self.state.potion_deck)
        for potion in one.potions:
            left.remove(potion)
        self.state.potion_deck = tuple(left)

    def _lay_kept(self, one: Witcher, keys: str) -> None:
        one.kept = self.numbers("kept", keys)
        stories = {self.content.keepsakes.story_of[card] for card in one.kept}
        for name in ("city", "wilds", "events"):
            setattr(self.state, name, tuple(story for story in getattr(self.state, name) if story not in stories))

    def _lay_trophies(self, one: Witcher, keys: str) -> None:
        one.trophies = self.numbers("trophy", keys)
        for trophy in one.trophies:
            told = self.content.catalogue.trophies[trophy]
            if told.monster != NONE:
                self.clear_monster(told.monster)
            elif told.attribute != NONE:
                left = list(self.state.attribute_trophies)
                left[told.attribute] -= 1
                self.state.attribute_trophies = (left[0], left[1], left[2], left[3])
            else:
                self.state.seats[told.school].stock -= 1

    def _lay_levels(self, one: Witcher, levels: Sequence[int]) -> None:
        one.attributes = (levels[0], levels[1], levels[2], levels[3])
        one.level = min(levels)

    def clear_monster(self, monster: int) -> None:
        """Take a monster out of the piles; where it stands, another of its level takes its place."""
        level = self.content.monster_level[monster]
        pile = self.state.monsters[level - 1]
        for slot in self.state.slots:
            if slot.monster == monster:
                slot.monster, pile = pile[-1], pile[:-1]
        self.state.extra = tuple(other for other in self.state.extra if other != monster)
        self.state.monsters[level - 1] = tuple(other for other in pile if other != monster)

    def monster(self, terrain: str, key: str, place: str) -> Table:
        """Which monster stands in a slot, and where."""
        slot = self.state.slots[self.number("terrain", terrain)]
        wanted = self.number("monster", key)
        if slot.monster != wanted:
            self.clear_monster(wanted)
            level = self.content.monster_level[slot.monster]
            self.state.monsters[level - 1] = (slot.monster, *self.state.monsters[level - 1])
            slot.monster = wanted
        return self.lair(terrain, place)

    def lair(self, terrain: str, place: str) -> Table:
        """Where the monster of a slot stands."""
        number, token = self.number("terrain", terrain), self.number("place", place)
        slot = self.state.slots[number]
        pile = self.state.tokens[number]
        self.state.tokens[number] = tuple(slot.token if other == token else other for other in pile)
        slot.token = token
        return self

    def pile(self, terrain: str, keys: str) -> Table:
        """What lies on top of a pile of location tokens; tokens that lie in the slot change places."""
        number = self.number("terrain", terrain)
        slot = self.state.slots[number]
        top = self.numbers("place", keys)
        rest = [token for token in (*self.state.tokens[number], slot.token) if token not in top]
        slot.token = rest.pop()
        self.state.tokens[number] = (*rest, *top[::-1])
        return self

    def only_tokens(self, terrain: str, keys: str, holder: int = 1) -> Table:
        """Nothing but these in a pile: the others lie on quests of another seat."""
        self.pile(terrain, keys)
        number = self.number("terrain", terrain)
        top = self.numbers("place", keys)
        others = [token for token in self.state.tokens[number] if token not in top]
        self.state.tokens[number] = top[::-1]
        for token in others:
            story, quest = self._free_quest()
            self.state.seats[holder].quests.append(Quest(story, quest, token, token))
        return self

    def _free_quest(self) -> tuple[int, int]:
        for number, quest in enumerate(self.content.catalogue.quests):
            if quest.card in self.state.city + self.state.wilds:
                self.take_story(quest.card)
                return quest.card, number
        raise AssertionError("no quest is left")

    def take_story(self, story: int) -> None:
        self.state.city = tuple(other for other in self.state.city if other != story)
        self.state.wilds = tuple(other for other in self.state.wilds if other != story)

    def quest(self, seat: int, key: str, place: str = "", token: bool = False) -> Table:
        """A quest by its key, such as `c14_b`, at a place, with its token lying there or not."""
        number = self.number("quest", key)
        story = self.content.catalogue.quests[number].card
        self.take_story(story)
        where = self.number("place", place) if place else NONE
        if token:
            terrain = self.content.terrain_of[where]
            self.pile(NAMED[terrain], place)
            self.state.tokens[terrain] = self.state.tokens[terrain][:-1]
        self.state.seats[seat].quests.append(Quest(story, number, where, where if token else NONE))
        return self

    def trail(self, seat: int, terrain: str, quest: str = "") -> Table:
        """A trail token, or a trail quest that leads to a place."""
        number = self.number("terrain", terrain)
        one = self.state.seats[seat]
        if quest:
            self.pile(terrain, quest)
        token = self.state.tokens[number][-1]
        self.state.tokens[number] = self.state.tokens[number][:-1]
        if quest:
            one.trail_quests = set_trio(one.trail_quests, number, token)
        else:
            one.trails = set_trio(one.trails, number, token)
        return self

    def pool(self, keys: str) -> Table:
        """The six cards, from left to right."""
        cards = self.numbers("card", keys)
        supply = [*self.state.supply, *self.state.pool]
        self.state.supply = tuple(card for card in supply if card not in cards)
        self.state.pool = cards
        return self

    def supply(self, keys: str, discard: bool = False) -> Table:
        """What lies on top of the common deck; with `discard` all the rest lies on the discard pile."""
        top = self.numbers("card", keys)
        rest = tuple(card for card in self.state.supply if card not in top)
        self.state.supply = top[::-1] if discard else (*rest, *top[::-1])
        self.state.supply_discard = rest if discard else ()
        return self

    def stories(self, where: str, keys: str) -> Table:
        """What lies on top of the city or the wilds."""
        top = self.numbers("story", keys)
        rest = tuple(story for story in getattr(self.state, where) if story not in top)
        setattr(self.state, where, (*rest, *top[::-1]))
        return self

    def dice(self, tape: str) -> Table:
        """Lay the results of the next dice."""
        self.state.tape = tuple(map(int, tape.split()))
        return self

    def resolve_option(self, story: str, option: str = "a", seat: int = 0) -> Table:
        """Carry out the result of an option, as if it had been chosen, at the present question of the turn."""
        number = self.number("story", story)
        self.take_story(number)
        self.state.events = tuple(other for other in self.state.events if other != number)
        programs = self.content.stories.programs[number]
        self.state.stack.append((NUMBER["story"], seat, number, 0))
        run(self.state, seat, programs["ab".index(option)])
        self._settle()
        self.check()
        return self

    def whole(self) -> Table:
        """What was laid can be written down and read back, and the audit is content."""
        self.check()
        game = self.match.game
        assert parse_game_state(game, TITLE.spell_state(game.content, self.state)) == self.state
        return self

    # -- choosing ---------------------------------------------------------------------------------------
    def do(self, *choices: str) -> Table:
        """Make choices one after another; `resign N` takes seat N out, whoever's decision it is."""
        self.check()
        for choice in choices:
            verb, *rest = spelled(choice)
            if verb == "resign" and rest:
                self.match.resign(rest[0])
            else:
                self.match.choose_spelled([verb, *rest])
            self.check()
        return self

    def check(self) -> None:
        assert TITLE.audit(self.content, self.state) == []

    def refused(self, choice: str) -> str:
        """The sentence with which a choice is refused; nothing may change by it."""
        before, steps = state_hash(self.state), len(self.match.steps)
        with pytest.raises(IllegalChoice) as refusal:
            self.match.choose_spelled(spelled(choice))
        assert state_hash(self.state) == before
        assert len(self.match.steps) == steps
        return str(refusal.value)

    # -- looking ----------------------------------------------------------------------------------------
    def options(self, verb: str = "") -> list[str]:
        """The legal options, spelled in one line each; only those of a verb, if given."""
        said = (self.match.game.naming.spell_option(option) for option in self.match.options())
        return [" ".join(map(str, one)) for one in said if not verb or one[0] == verb]

    def offers(self, verb: str) -> set[str]:
        """What an option of a verb points at."""
        return {one.partition(" ")[2] for one in self.options(verb)}

    @property
    def plain(self) -> dict[str, Any]:
        return dict(TITLE.spell_state(self.content, self.state))

    @property
    def asked(self) -> str:
        """What kind of question is put; nothing where the match is over."""
        return str(self.plain["stack"][-1]["kind"]) if self.state.stack else ""

    @property
    def frame(self) -> dict[str, Any]:
        return dict(self.plain["stack"][-1])

    @property
    def seat(self) -> int:
        return self.match.seat

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return int(self.plain["stack"][0]["seat"])

    def of(self, seat: int, name: str) -> Any:
        """A witcher's field, spelled."""
        return self.plain["seats"][seat][name]

    def gold(self, seat: int = 0) -> int:
        return self.state.seats[seat].gold

    def cards(self, where: str, seat: int = 0) -> list[str]:
        """`hand`, `discard` (top first) or `deck` (top first) of a seat."""
        keys: list[str] = self.of(seat, where)
        return keys[::-1] if where == "discard" else keys

    def level(self, attribute: str, seat: int = 0) -> int:
        return int(self.of(seat, "attributes")[attribute])

    def events(self, *kinds: str, steps: int = 1) -> list[dict[str, Any]]:
        """The events of the last steps, spelled."""
        happened = [event for step in self.match.steps[-steps:] for event in step.events]
        said = [self.match.game.naming.spell_event(event) for event in happened]
        return [one for one in said if not kinds or one["kind"] in kinds]

    def opening(self, kind: str) -> list[dict[str, Any]]:
        """The events of the set-up."""
        said = [self.match.game.naming.spell_event(event) for event in self.match.opening]
        return [one for one in said if one["kind"] == kind]
