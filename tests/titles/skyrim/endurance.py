"""Many matches with random choices over all modes, mixes, numbers of seats and options, looked through after every
choice.

`python -m tests.titles.skyrim.endurance 1000` plays a thousand and says what went wrong: a fault that the audit finds,
a view that offers something else or cannot be dealt out again, a question that tells others what somebody holds, a
position that reads back as another, a match that does not end.
"""

from __future__ import annotations

import sys
import traceback
from collections import Counter
from dataclasses import dataclass, field, fields
from typing import Any

from game.kernel.chance import Stream, below, fork
from game.kernel.events import Event
from game.kernel.game import Game
from game.kernel.position import parse_game_state
from game.kernel.setup import read_setup
from game.titles import find_title
from game.titles.skyrim.events import EndCardDrawn, RoundLimitReached
from game.titles.skyrim.frames import ASKING
from game.titles.skyrim.mix import Mix, fault
from game.titles.skyrim.setup import FACTIONS, SEATS
from game.titles.skyrim.state import State
from tests.titles.skyrim.hidden import overheard

TITLE = find_title("skyrim")
CAP = 20_000  # choices; rounds are limited long before
LOOKED_AT_EVERY = 97  # choices between two views that are looked at
TELL_EVERY = 50
LEAVING_ONE_IN = 400  # choices between two players who leave, in matches where players leave
MODES = ("dovahkiin", "custom", "dovahkiin", "custom", "custom", "chaos", "dovahkiin", "custom", "custom", "civil-war")
SET_UPS = ("dealt", "placed", "random")
VICTORIES = ("endcard", "objectives", "conquest")
EAGER = {"challenge": 5, "strike": 6, "equip": 8, "cast": 5, "shout": 5, "score": 8, "walk": 2, "attack": 4}
"""Of ten times, how often a choice that leads somewhere is made where it is offered; else a verb at random."""
ENDS = {EndCardDrawn: "End Game card", RoundLimitReached: "limit of rounds"}
LAST_ONE, TEN_POINTS = "last one left", "ten points and a hero"
WARLIKE = {"attack": 9}  # instead, in one match of three: players fall, and their cards change hands


@dataclass
class Found:
    """How matches ended, what kinds of questions and verbs they met, and a line for each that went wrong."""

    ends: Counter[str] = field(default_factory=Counter)
    asked: Counter[str] = field(default_factory=Counter)
    chosen: Counter[str] = field(default_factory=Counter)
    choices: int = 0
    wrong: list[str] = field(default_factory=list)


def any_mix(chance: Stream) -> dict[str, Any]:
    """A legal mix, each as likely as another."""
    while True:
        plain: dict[str, Any] = {one.name: bool(below(chance, 2)) for one in fields(Mix)}
        plain["set_up"] = SET_UPS[below(chance, len(SET_UPS))]
        plain["victory"] = VICTORIES[below(chance, len(VICTORIES))]
        if not fault(Mix(**plain)):
            return plain


def setup_of(number: int) -> dict[str, Any]:
    """The setup of a match: modes in turn, seats, factions and options by its number."""
    chance = Stream(number)
    mode = MODES[number % len(MODES)]
    fewest, most = SEATS[mode]
    seats = fewest + below(chance, most - fewest + 1)
    options: dict[str, Any] = {"max_rounds": (12, 30, 60)[below(chance, 3)], "unit_limit": below(chance, 8) == 0}
    if mode == "custom":
        options |= any_mix(chance)
    elif mode == "dovahkiin":
        options["random_setup"] = bool(below(chance, 2))
    entries: list[dict[str, Any]] = [{"player": ("human", "random")[below(chance, 2)]} for _ in range(seats)]
    for seat, entry in enumerate(entries):
        entry["faction"] = FACTIONS[(seat + number) % len(FACTIONS)]
    return {"title": "skyrim", "mode": mode, "modules": [], "seats": entries, "options": options}


def wish(options: list[Any], chance: Stream, eagerness: dict[str, int]) -> Any:
    """A verb first, so that attacks do not drown all else; rather one that leads to fights and cards."""
    for verb, often in eagerness.items():
        eager = [option for option in options if option[0] == verb]
        if eager and below(chance, 10) < often:
            return eager[below(chance, len(eager))]
    verbs = sorted({option[0] for option in options})
    verb = verbs[below(chance, len(verbs))]
    some = [option for option in options if option[0] == verb]
    return some[below(chance, len(some))]


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
    return wrong + overheard(game, state, chance)


def ending(state: State, events: list[Event]) -> str:
    """How a match came to its end, by what happened last."""
    for kind, told in ENDS.items():
        if any(isinstance(event, kind) for event in events):
            return told
    return LAST_ONE if sum(one.alive for one in state.seats) == 1 else TEN_POINTS


def play(number: int, found: Found, cap: int = CAP) -> None:
    """One match to its end; what goes wrong is told with the choice it came after."""
    game = Game(TITLE, read_setup(TITLE.setup_model, setup_of(number)))
    chance, state = Stream(number), game.new(number)
    leaving = number % 4 == 3
    last: Any = None
    events: list[Event] = []
    for choice in range(cap):
        wrong = list(TITLE.audit(game.content, state))
        if state.stack and choice % LOOKED_AT_EVERY == number % LOOKED_AT_EVERY:
            wrong += faults(game, state, chance)
        if wrong:
            found.wrong.append(f"match {number}, choice {choice}, after {last}: {wrong}")
            return
        if not state.stack:
            found.ends[ending(state, events) if state.winners else "nobody won"] += 1
            return
        found.asked[ASKING[state.stack[-1][0]]] += 1
        if leaving and below(chance, LEAVING_ONE_IN) == 0:
            present = [seat for seat, one in enumerate(state.seats) if one.alive]
            last = ("resign", present[below(chance, len(present))])
            events = []
            TITLE.resign(game.content, state, last[1], events)
        else:
            last = wish(game.options(state), chance, WARLIKE if number % 3 == 0 else EAGER)
            found.chosen[last[0]] += 1
            events = []
            game.choose(state, last, events)
        found.choices += 1
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
    print("chosen:", dict(found.chosen.most_common()))
    print("never asked:", *(set(ASKING) - set(found.asked)))
    print(*found.wrong, sep="\n")
    return 1 if found.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
