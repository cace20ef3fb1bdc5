"""What stays as it is during a match: the board read from its map, the mode's switches, and tables made from both.

Option tuples are made once here and shared by all states: a list of options is then a list of pointers, which is
half as
much again in speed. Beyond a table's end the rules build tuples themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.kernel.maps.territories import Territory, TerritoryMap
from game.kernel.rules import Option
from game.kernel.texts import Shown
from game.titles.skyrim.dovahkiin.card_file import catalogue
from game.titles.skyrim.dovahkiin.catalogue import Catalogue, Decks
from game.titles.skyrim.mix import Mix
from game.titles.skyrim.setup import SkyrimSetup

SYMBOLS: Final = ("warrior", "thief", "mage")  # RSK-CARD-02
TABLE_UNITS: Final = 160
MOST_UNITS: Final = 100_000  # in one place; a position with more is refused
UNIT_LIMIT: Final = 75  # RSK-COMP-09
STARTING_UNITS: Final = {3: 40, 4: 35, 5: 30}  # RSK-CIV-02, on 48 territories
SAGA_UNITS: Final = {2: 29, 3: 28, 4: 24, 5: 20}  # RSK-DOV-07
BOOK_TERRITORIES: Final = 48

UNITS: Final[tuple[Option, ...]] = tuple(("units", n) for n in range(TABLE_UNITS))
FOLLOW: Final[tuple[Option, ...]] = tuple(("follow", n) for n in range(TABLE_UNITS))

# attacks[dice][source]: each connected territory with the options to attack it with 1 to `dice` dice
Attacks = tuple[tuple[tuple[tuple[int, tuple[Option, ...]], ...], ...], ...]


@dataclass(frozen=True, slots=True, eq=False)
class Content:
    """Territories and regions are numbered in the order of the map; `connected` is RSK-VOC-03, `adjacent`
    RSK-VOC-01."""

    board: TerritoryMap
    mode: str
    mix: Mix
    cards: Catalogue
    decks: Decks
    size: int
    land: tuple[int, ...]
    keys: tuple[str, ...]
    names: Shown
    region_keys: tuple[str, ...]
    region_names: Shown
    region_of: tuple[int, ...]
    regions: tuple[tuple[int, tuple[int, ...]], ...]  # bonus, territories
    forts: tuple[int, ...]
    portals: tuple[int, ...]
    symbol: tuple[int, ...]
    adjacent: tuple[tuple[int, ...], ...]
    connected: tuple[tuple[int, ...], ...]
    attacks: Attacks
    place_at: tuple[Option, ...]
    maneuver_from: tuple[Option, ...]
    maneuver_to: tuple[Option, ...]
    end_card: int  # its number; -1 where the deck has none (RSK-CIV-06)
    starting_units: int  # of each seat where units are not dealt
    unit_limit: int  # 0: none
    max_rounds: int  # 0: none


def make_content(board: TerritoryMap, setup: SkyrimSetup) -> Content:
    """The content of a match on a map."""
    lands, regions = board.territories, board.regions
    keys = tuple(land.key for land in lands)
    region_of = tuple([region.key for region in regions].index(land.region) for land in lands)
    adjacent = tuple(tuple(sorted(map(keys.index, land.neighbours))) for land in lands)
    connected = _connected(lands, adjacent)
    size = len(lands)
    mix = setup.mix
    return Content(
        board=board,
        mode=setup.mode,
        mix=mix,
        cards=catalogue(),
        decks=catalogue().decks(mix, board, len(setup.seats)),
        size=size,
        land=tuple(range(size)),
        keys=keys,
        names=Shown(land.name for land in lands),
        region_keys=tuple(region.key for region in regions),
        region_names=Shown(region.name for region in regions),
        region_of=region_of,
        regions=tuple(
            (region.bonus, tuple(i for i in range(size) if region_of[i] == r)) for r, region in enumerate(regions)
        ),
        forts=tuple(i for i, land in enumerate(lands) if land.fort),
        portals=tuple(i for i, land in enumerate(lands) if land.portal),
        symbol=tuple(SYMBOLS.index(land.symbol) for land in lands),
        adjacent=adjacent,
        connected=connected,
        attacks=_attacks(connected),
        place_at=tuple(("place", t) for t in range(size)),
        maneuver_from=tuple(("maneuver", t) for t in range(size)),
        maneuver_to=tuple(("to", t) for t in range(size)),
        end_card=size if mix.victory == "endcard" else -1,
        starting_units=0 if mix.set_up == "dealt" else starting_units(setup, size),
        unit_limit=UNIT_LIMIT if setup.options.unit_limit else 0,
        max_rounds=setup.options.max_rounds,
    )


def starting_units(setup: SkyrimSetup, territories: int) -> int:
    """RSK-CIV-02, RSK-DOV-07, RSK-MIX-13; on a map of another size in proportion, rounded up (RSK-CIV-11), within the
    limit (RSK-COMP-09)."""
    seats = len(setup.seats)
    table = SAGA_UNITS if setup.mix.dragons or seats == 2 else STARTING_UNITS
    units = -(-table[seats] * territories // BOOK_TERRITORIES)
    return min(units, UNIT_LIMIT) if setup.options.unit_limit else units


def _connected(lands: Sequence[Territory], adjacent: Sequence[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    """RSK-VOC-02, -03, RSK-PORT-01: adjacent by land or sea, or both with a portal."""
    portals = {i for i, land in enumerate(lands) if land.portal}
    return tuple(
        tuple(sorted({*near, *(portals - {i} if i in portals else ())})) for i, near in enumerate(adjacent)
    )


def _attacks(connected: Sequence[Sequence[int]]) -> Attacks:
    flat = [[[("attack", s, t, d) for d in (1, 2, 3)] for t in near] for s, near in enumerate(connected)]
    return tuple(
        tuple(
            tuple((t, tuple(flat[s][k][:dice])) for k, t in enumerate(near)) for s, near in enumerate(connected)
        )
        for dice in range(4)
    )
