"""What stays as it is during a match: the map, the catalogue, the setup's switches, and tables made from them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from game.kernel.maps.locations import LocationMap
from game.kernel.texts import Shown
from game.titles.witcher.catalogue.frozen import Catalogue
from game.titles.witcher.catalogue.terms import LOCATIONS, TERRAINS
from game.titles.witcher.fight.abilities import Abilities, make_abilities
from game.titles.witcher.keepsakes import Keepsakes, make_keepsakes
from game.titles.witcher.offers import Offers, make_offers
from game.titles.witcher.setup import SCHOOLS, WitcherSetup
from game.titles.witcher.skellige.models import ACTIONS as ISLAND_ACTIONS
from game.titles.witcher.skellige.models import Place, PlacesFile
from game.titles.witcher.state import NONE
from game.titles.witcher.storybook import Storybook, make_storybook

# The numbers of the location actions (WOW-LOC-06 to -38); places.py has what each does.
(TRAIN, COMBAT, DEFENSE, ALCHEMY, SPECIALTY, POTION, POKER, TRADE, TRAIL_QUEST, ALMS) = range(10)
# Those of the islands follow (SKE-LOC-04 to -34); skellige/islands.py has what each does.
SEA_ACTIONS: Final = {name: number for number, name in enumerate(ISLAND_ACTIONS, start=ALMS + 1)}
ACTIONS: Final = {
    "behelt_nar": TRAIN, "kaer_seren": TRAIN, "hengfors": TRAIL_QUEST, "kaer_morhen": TRAIN, "ban_ard": ALCHEMY,
    "cidaris": DEFENSE, "novigrad": POKER, "vizima": ALMS, "vengerberg": TRADE, "cintra": POTION,
    "haern_caduch": TRAIN, "beauclair": POTION, "glenmore": SPECIALTY, "doldeth": TRAIL_QUEST, "loc_ichaer": POKER,
    "gorthur_gvaed": TRAIN, "dhuwod": POTION, "stygga": TRAIN, "ard_modron": COMBAT,
}  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False)
class Content:
    """Places by the numbers of the ledger, everything else by the numbers of the catalogue."""

    board: LocationMap
    catalogue: Catalogue
    abilities: Abilities
    players: int
    humans: tuple[bool, ...]  # by seat (WOW-MTN-14)
    place_keys: tuple[str, ...]
    place_names: Shown
    terrain_of: tuple[int, ...]  # of each place; WILD is all three (WOW-MAP-03)
    school_of: tuple[int, ...]
    action_of: tuple[int, ...]
    adjacent: tuple[tuple[int, ...], ...]
    home: tuple[int, ...]  # where each school's witcher starts (WOW-SET-24)
    tokens: tuple[tuple[int, ...], ...]  # of each terrain (WOW-MAP-02: none for Behelt Nar)
    card_cost: tuple[int, ...]
    card_terrain: tuple[int, ...]
    monster_level: tuple[int, ...]
    monsters_of: tuple[tuple[int, ...], ...]  # by level
    potion_cards: tuple[int, ...]  # every card by its kind
    school_trophy: tuple[int, ...]
    attribute_trophy: tuple[int, ...]
    stories: Storybook
    keepsakes: Keepsakes
    hunted: int  # monsters that have tokens; those after them have none
    dagon: int  # the number of Dagon among the monsters, NONE without Skellige, as are the next three
    open_sea: int  # where it is when it has emerged
    islands: tuple[int, ...]
    printed: tuple[int, ...]  # islands that are there from the beginning
    harbours: tuple[int, ...]
    trophies_needed: int  # WOW-TRO-11
    max_rounds: int  # 0: none
    turn_limit: int
    offers: Offers


def make_content(
    board: LocationMap, catalogue: Catalogue, setup: WitcherSetup, at_sea: PlacesFile | None = None
) -> Content:
    """The content of a match on a map of boards.py; `at_sea` tells of the islands that are on it after the places of
    the Continent, where Skellige is played."""
    places = board.locations
    keys = tuple(place.key for place in places)
    on_land = keys[: len(LOCATIONS)]
    sea: Mapping[str, Place] = at_sea.places if at_sea is not None else {}
    islands = range(len(on_land), len(keys))
    tokened = [*range(len(on_land)), *(place for place in islands if sea[keys[place]].printed)]
    terrains = tuple(TERRAINS.index(one.terrain) for one in places)
    monsters, trophies = catalogue.monsters, catalogue.trophies
    storybook = make_storybook(catalogue)
    return Content(
        board=board,
        catalogue=catalogue,
        abilities=make_abilities(catalogue),
        players=len(setup.seats),
        humans=tuple(seat.is_human for seat in setup.seats),
        place_keys=keys,
        place_names=Shown([one.name for one in places]),
        terrain_of=terrains,
        school_of=tuple((*SCHOOLS, "manticore").index(place.school) if place.school else NONE for place in places),
        action_of=tuple(ACTIONS[key] if key in ACTIONS else SEA_ACTIONS[sea[key].action] for key in keys),
        adjacent=tuple(tuple(on_land.index(other) for other in board.neighbours(key)) for key in keys),
        home=tuple(school.start for school in catalogue.schools),
        tokens=tuple(tuple(p for p in tokened if terrains[p] == t) for t in range(3)),
        card_cost=tuple(card.cost for card in catalogue.action_cards),
        card_terrain=tuple(card.terrain for card in catalogue.action_cards),
        monster_level=tuple(monster.level for monster in monsters),
        monsters_of=tuple(_monsters_of(catalogue, level) for level in range(4)),
        potion_cards=tuple(kind for kind, potion in enumerate(catalogue.potions) for _ in range(potion.copies)),
        school_trophy=tuple([one.school for one in trophies].index(school) for school in range(len(SCHOOLS))),
        attribute_trophy=tuple([one.attribute for one in trophies].index(attribute) for attribute in range(4)),
        stories=storybook,
        keepsakes=make_keepsakes(catalogue, storybook.keys),
        hunted=len(monsters) - (catalogue.dagon != NONE),
        dagon=catalogue.dagon,
        open_sea=keys.index("open_sea") if sea else NONE,
        islands=tuple(place for place in islands if keys[place] != "open_sea"),
        printed=tuple(place for place in tokened if place in islands),
        harbours=tuple(place.number for place in places if place.harbour) if sea else (),
        trophies_needed=setup.options.trophies,
        max_rounds=setup.options.max_rounds,
        turn_limit=setup.options.turn_limit,
        offers=make_offers(catalogue, players=len(setup.seats), places=len(keys), stories=len(storybook.sheets)),
    )


def _monsters_of(catalogue: Catalogue, level: int) -> tuple[int, ...]:
    """Those whose tokens are drawn: not Dagon."""
    return tuple(
        monster for monster, one in enumerate(catalogue.monsters) if one.level == level and monster != catalogue.dagon
    )
