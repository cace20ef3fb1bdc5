"""How hard the monsters are (WOW-TAB-44, -45): a simple greedy witcher against the Monster Fight cards alone.

No specialty, potion, trophy or ability of a monster: only cards, Combat and Defense. Gained cards are drawn from the
common deck at random; who has the monster's trail begins.

    python build/witcher_balance.py [FIGHTS]
"""

from __future__ import annotations

import dataclasses
import sys
from collections import Counter
from functools import partial
from statistics import fmean
from typing import Final

from game.kernel.chance import Stream, below, mix, shuffle
from game.kernel.maps.locations import load_location_map
from game.kernel.resources import resource
from game.kernel.rules import Option
from game.kernel.setup import SeatSetup
from game.titles import find_title
from game.titles.witcher.catalogue.load import base
from game.titles.witcher.catalogue.terms import SCHOOLS
from game.titles.witcher.content import Content, make_content
from game.titles.witcher.deal import new_state
from game.titles.witcher.fight.begin import begin_monster_fight
from game.titles.witcher.fight.combo import add_up
from game.titles.witcher.fight.conditions import DRIVEN_AWAY, KILLED
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.setup import WitcherSetup
from game.titles.witcher.state import NONE, Slot, State

RULES: Final = find_title("witcher").rules
FIGHT_OVER: Final = NUMBER["fight_over"]
COMBO: Final = NUMBER["combo"]
CASES: Final = (  # level, gained cards, Combat, Defense
    (1, 4, 2, 2),
    (2, 7, 3, 2),
    (3, 9, 3, 3),
    (1, 0, 1, 1),
)


def bare_content() -> Content:
    """The base game with monsters, schools and cards alone: nothing but fight cards hurts, and nothing helps."""
    setup = WitcherSetup(seats=(SeatSetup(player="random"),))
    content = make_content(load_location_map(resource("maps", "continent.tmx")), base(), setup)
    nothing = [dataclasses.replace(one, moment=0, standing=(), program=0) for one in content.abilities.all]
    return dataclasses.replace(content, abilities=dataclasses.replace(content.abilities, all=tuple(nothing)))


def worth(content: Content, card: int) -> float:
    """What a card brings in a fight, extensions at half their worth."""
    one = content.catalogue.action_cards[card]
    extensions = [0.3 + section.damage + section.shield + 0.6 * section.draw for _colour, section in one.extensions]
    return one.fight.damage + 0.9 * one.fight.shield + 0.6 * one.fight.draw + 0.5 * max(extensions, default=0.0)


def deck_of(content: Content, school: int, gained: int, chance: Stream) -> list[int]:
    """A starting deck with so many common cards."""
    common = list(content.catalogue.common)
    shuffle(chance, common)
    cards = [*content.catalogue.schools[school].deck, *common[:gained]]
    shuffle(chance, cards)
    return cards


def fight(content: Content, school: int, case: tuple[int, int, int, int], trail: bool, seed: int) -> int:
    """One fight; its outcome."""
    level, gained, combat, defense = case
    chance = Stream(mix(seed))
    state = new_state(content, WitcherSetup(seats=(SeatSetup(player="random"),)), mix(seed), None)
    monsters = content.monsters_of[level]
    state.slots[0] = Slot(monsters[below(chance, len(monsters))], content.tokens[0][0])
    one = state.seats[0]
    cards = deck_of(content, school, gained, chance)
    one.school, one.attributes, one.shield = school, (combat, defense, 1, 1), defense
    one.owned, one.hand, one.deck = tuple(sorted(cards)), tuple(cards[:3]), tuple(cards[3:])
    one.trails = (content.tokens[0][1] if trail else NONE, NONE, NONE)
    state.stack.clear()
    begin_monster_fight(content, state, 0, 0, None)
    RULES.settle(content, state)
    while all(frame[0] != FIGHT_OVER for frame in state.stack):
        RULES.choose(content, state, choose(content, state))
    return int(next(frame[2] for frame in state.stack if frame[0] == FIGHT_OVER))


def choose(content: Content, state: State) -> Option:
    """The combo that brings the most, card by card; of losses the poorest card."""
    options = RULES.options(content, state)
    if len(options) == 1:
        return options[0]
    if state.stack[-1][0] == COMBO:
        return max(options, key=partial(_best, content, state))
    return min(options, key=lambda option: worth(content, option[1]))


def _best(content: Content, state: State, option: Option) -> float:
    """What the best combo that begins so is worth."""
    assert state.fight is not None
    if option == ("stop",):
        return _value(content, state)
    after = state.copy()
    assert after.fight is not None
    way = option[2] if len(option) > 2 else NONE
    if after.fight.combo and way == NONE:
        before = content.catalogue.action_cards[after.fight.combo[-1][0]]
        colour = content.catalogue.action_cards[option[1]].colour
        way = next(i for i, extension in enumerate(before.extensions) if extension.colour == colour)
    after.fight.combo += ((option[1], way),)
    after.seats[0].hand = tuple(card for card in after.seats[0].hand if card != option[1])
    return max(_best(content, after, other) for other in RULES.options(content, after))


def _value(content: Content, state: State) -> float:
    fight, one = state.fight, state.seats[0]
    assert fight is not None
    total = add_up(content, state, 0)
    shields = min(total.shields, one.attributes[1] - one.shield)
    returned = total.tops + len(total.backs)
    kills = 100.0 if total.damage >= len(fight.life) else 0.0
    return kills + total.damage + 0.9 * shields + 0.5 * total.draws + 0.5 * returned - 0.2 * len(fight.combo)


def main() -> None:
    """Print the share of fights won and of monsters driven away, by case, and how far the schools lie apart."""
    fights = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    content = bare_content()
    for case in CASES:
        print("level {}, {} gained, Combat {}, Defense {}".format(*case))
        for trail in (True, False):
            kills, away = [], []
            for school in range(len(SCHOOLS)):
                found = Counter(
                    fight(content, school, case, trail, len(SCHOOLS) * seed + school) for seed in range(fights)
                )
                kills.append(100 * found[KILLED] / fights)
                away.append(100 * found[DRIVEN_AWAY] / fights)
            print(
                f"  {'with' if trail else 'without'} trail: killed {fmean(kills):.0f} % ({min(kills):.0f} to "
                f"{max(kills):.0f} by school), driven away {fmean(away):.0f} %"
            )


if __name__ == "__main__":
    main()
