"""Many matches with random choices over all numbers of seats, with and without Journeyman, looked through after every
choice.

`python -m tests.titles.skye.endurance 1000` plays a thousand and says what went wrong: a tile, gold, a road piece or a
bonus tile that is not where it was told to be, a fault that the audit finds, a view that offers something else or
cannot be dealt out again, a position that reads back as another, a match that does not end.
"""

from __future__ import annotations

import sys
import traceback
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from game.kernel.chance import Stream, below, fork
from game.kernel.events import Event
from game.kernel.game import Game
from game.kernel.position import parse_game_state
from game.kernel.setup import read_setup
from game.titles import find_title
from game.titles.skye import events as e
from game.titles.skye.journeyman import events as j
from game.titles.skye.journeyman.advancing import met_tracks
from game.titles.skye.journeyman.boards import BONUS
from game.titles.skye.kinds import KINDS
from game.titles.skye.setup import FEWEST, MOST
from game.titles.skye.state import State, journey_of
from tests.titles.skye.boards import Boards

TITLE = find_title("skye")
CAP = 4_000  # choices; a random match takes a tenth of them
LOOKED_AT_EVERY = 17  # choices between two views that are looked at
TELL_EVERY = 50
LEAVING_ONE_IN = 150  # choices between two players who leave, in matches where players leave
FIVE_GOLD = 4
ASKING = tuple(kind.name for kind in KINDS if kind.asks)
EAGER = {"advance": 8, "castle_advance": 8, "use_advance": 2, "mark": 7, "extra": 5, "spare_all": 5, "lay_road": 1}
"""Of ten times, how often a choice that leads somewhere is made where it is offered; else one at random."""
CHEAP = 7  # of ten prices, how many are low


@dataclass
class Found:
    """How matches ended, what kinds of questions they met, what was done, and a line for each that went wrong."""

    ends: Counter[str] = field(default_factory=Counter)
    asked: Counter[str] = field(default_factory=Counter)
    done: Counter[str] = field(default_factory=Counter)
    choices: int = 0
    wrong: list[str] = field(default_factory=list)


class Ledger:
    """Gold, VP, road pieces and bonus tiles kept by hand from what was told."""

    def __init__(self, seats: int) -> None:
        self.gold = [0] * seats
        self.points = [0] * seats
        self.pieces = [0] * seats
        self.roads = [0] * seats
        self.bonus: list[list[int]] = [[] for _ in range(seats)]

    def hear(self, events: list[Event]) -> None:
        for event in events:
            seat = getattr(event, "seat", -1)
            if isinstance(event, e.IncomeTaken):
                self.gold[seat] += event.gold
            elif isinstance(event, e.TileBought):
                self.gold[seat] -= 0 if event.by_bank else event.price
                self.gold[event.seller] += event.price
            elif isinstance(event, e.TilesKept):
                self.gold[seat] -= event.gold
            elif isinstance(event, e.GoldExchanged):
                self.gold[seat] -= 5 * event.points
                self.points[seat] += event.points
            elif isinstance(event, e.PlayerResigned):
                self.gold[seat] = 0
            elif isinstance(event, e.SlotScored | e.ScrollScored):
                self.points[seat] += event.points
            else:
                self.hear_journeyman(event, seat)

    def hear_journeyman(self, event: Event, seat: int) -> None:
        if isinstance(event, j.MarkerAdvanced):
            self.gold[seat] -= event.gold
            self.points[seat] += event.points
        elif isinstance(event, j.BonusTileTaken):
            self.points[seat] += event.points
            self.pieces[seat] += event.pieces
            if not event.pieces:
                self.bonus[seat].append(event.bonus)
        elif isinstance(event, j.BonusTileUsed):
            self.bonus[seat].remove(event.bonus)
            self.gold[seat] += 5 * (event.bonus == FIVE_GOLD)
        elif isinstance(event, j.RoadLaid):
            self.pieces[seat] -= 1
            self.roads[seat] += 1
        elif isinstance(event, j.BannersScored):
            self.points[seat] += event.warrior + event.herald

    def faults(self, state: State) -> list[str]:
        wrong = []
        for seat, one in enumerate(state.seats):
            if (one.gold + sum(one.prices), one.counted) != (self.gold[seat], self.gold[seat]):
                wrong.append(f"gold of {seat}: {one.gold}, {one.prices}, {one.counted}, told {self.gold[seat]}")
            if one.points != self.points[seat]:
                wrong.append(f"points of {seat}: {one.points}, told {self.points[seat]}")
            journey = state.journey
            if journey is not None:
                pieces = (journey.pieces[seat] + journey.new_pieces[seat], len(journey.roads[seat]))
                if pieces != (self.pieces[seat], self.roads[seat]):
                    wrong.append(f"road pieces of {seat}: {pieces}, told {self.pieces[seat]}, {self.roads[seat]}")
                if sorted(journey.bonus[seat] + journey.fresh[seat]) != sorted(self.bonus[seat]):
                    wrong.append(f"bonus tiles of {seat}: {journey.bonus[seat]}, told {self.bonus[seat]}")
        return wrong


def tiles_of(state: State) -> list[int]:
    """Every landscape tile, wherever it lies."""
    found = [*state.bag, *state.returned]
    for one in state.seats:
        found += [*one.drawn, *one.aside, *(placed[2] for placed in one.territory[1:])]
    return sorted(found)


def setup_of(number: int) -> dict[str, Any]:
    """The setup of a match: seats from two to five in turn, without and with Journeyman, options by its number."""
    chance = Stream(number)
    seats = FEWEST + number % (MOST - FEWEST + 1)
    entries = [{"player": ("human", "random")[below(chance, 2)]} for _ in range(seats)]
    options = {
        "first_game": not below(chance, 5),
        "bonus_tiles": ("individual", "shared")[below(chance, 2)],
    }
    modules = ["journeyman"] if number // (MOST - FEWEST + 1) % 2 else []
    return {"title": "skye", "mode": "base", "modules": modules, "seats": entries, "options": options}


def wish(game: Game, state: State, options: list[Any], chance: Stream) -> Any:
    """At random, but rather what leads further along the tracks: low prices sell, some markers advance."""
    if options[0][0] == "price" and below(chance, 10) < CHEAP:
        return options[below(chance, min(3, len(options)))]
    if options[0][0] == "mark" and below(chance, 2):
        seat = game.rules.decider(state)
        marks = [option for option in options if option[0] == "mark"]
        leading = [option for option in marks if met_tracks(game.content, state, seat, option[1:])]
        if leading:
            return leading[below(chance, len(leading))]
    for verb, often in EAGER.items():
        eager = [option for option in options if option[0] == verb]
        if eager and below(chance, 10) < often:
            return eager[below(chance, len(eager))]
    return options[below(chance, len(options))]


def faults(game: Game, state: State, chance: Stream) -> list[str]:
    """What is wrong with the views of a state, and with writing it down."""
    content, wrong = game.content, []
    decider = game.rules.decider(state)
    for seat in range(len(state.seats)):
        seen = TITLE.view(content, state, seat)
        wrong += [f"view of {seat}: {fault}" for fault in TITLE.audit(content, seen)]
        if seat == decider and game.options(seen) != game.options(state):
            wrong.append(f"view of {seat}: it offers other choices")
        dealt = TITLE.determinise(content, seen, seat, Stream(fork(chance)))
        wrong += [f"dealt for {seat}: {fault}" for fault in TITLE.audit(content, dealt)]
        if TITLE.view(content, dealt, seat) != seen:
            wrong.append(f"dealt for {seat}: it looks otherwise")
    if parse_game_state(game, TITLE.spell_state(content, state)) != state:
        wrong.append("position: it reads back as another")
    return wrong


def set_forward(game: Game, state: State, ledger: Ledger, chance: Stream) -> None:
    """Markers well along the tracks, as random play seldom gets: so that tiles of all numerals are used."""
    seats = range(len(state.seats))
    layout = [" ".join(BONUS[tile] for tile in journey_of(state).layout[seat]) for seat in seats]
    markers = [" ".join(str(below(chance, 9)) for _track in range(3)) for _seat in seats]
    state.journey = Boards(markers=markers, layout=layout).journey(game.content, len(seats))
    ledger.pieces = list(state.journey.pieces)
    ledger.bonus = [list(tiles) for tiles in state.journey.bonus]


def play(number: int, found: Found, cap: int = CAP) -> None:
    """One match to its end; what goes wrong is told with the choice it came after."""
    game = Game(TITLE, read_setup(TITLE.setup_model, setup_of(number)))
    chance, events = Stream(number), list[Event]()
    state = game.new(number, events)
    ledger, tiles = Ledger(len(state.seats)), sorted(game.content.bag)
    if state.journey is not None and number % 3 == 0:
        set_forward(game, state, ledger, chance)
    leaving = number % 16 in (3, 9)
    for choice in range(cap):
        ledger.hear(events)
        events.clear()
        wrong = [*TITLE.audit(game.content, state), *ledger.faults(state)]
        if tiles_of(state) != tiles:
            wrong.append("the tiles are not all there")
        if state.stack and choice % LOOKED_AT_EVERY == number % LOOKED_AT_EVERY:
            wrong += faults(game, state, chance)
        if wrong:
            found.wrong.append(f"match {number}, choice {choice}: {wrong}")
            return
        if not state.stack:
            found.ends["won" if state.winners else "lost"] += 1
            return
        found.choices += 1
        found.asked[KINDS[state.stack[-1][0]].name] += 1
        if leaving and below(chance, LEAVING_ONE_IN) == 0:
            present = [seat for seat, one in enumerate(state.seats) if one.alive]
            TITLE.resign(game.content, state, present[below(chance, len(present))], events)
        else:
            option = wish(game, state, game.options(state), chance)
            found.done[option[0]] += 1
            game.choose(state, option, events)
    found.ends["at the cap"] += 1


def endure(matches: int, first: int = 0, cap: int = CAP, tell_every: int = 0) -> Found:
    """Matches from number `first` on; how far it is can be told on the way."""
    found = Found()
    for number in range(first, first + matches):
        try:
            play(number, found, cap)
        except Exception:
            found.wrong.append(f"match {number}: {traceback.format_exc(limit=-4)}")
        if tell_every and (number + 1) % tell_every == 0:
            print(f"up to match {number}: {found.choices} choices; {dict(found.ends)}; {found.wrong}", flush=True)
    return found


def main() -> int:
    """Play as many as are asked for, from the first or from a number on."""
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    found = endure(matches, int(sys.argv[2]) if len(sys.argv) > 2 else 0, tell_every=TELL_EVERY)
    print(f"{matches} matches, {found.choices} choices; ends: {dict(found.ends)}; wrong: {len(found.wrong)}")
    print("asked:", dict(found.asked.most_common()))
    print("done:", dict(found.done.most_common()))
    print("never asked:", *(set(ASKING) - set(found.asked)))
    print(*found.wrong, sep="\n")
    return 1 if found.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
