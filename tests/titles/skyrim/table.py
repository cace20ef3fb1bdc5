"""A table laid in one line, choices spelled as people would, and what stands there afterwards.

    table = lay("whiterun 5 | fort_greymoor 2", at="invade", tape="6 5 4 3 2")
    table.do("attack whiterun fort_greymoor 3", "defend 2")
    assert table.units("fort_greymoor") == 3

Lands are given seat by seat, parted by `|`, each a key with its units (1 where none are given); all other
territories are neutral with one unit, or those of the seat `rest`. A seat that holds nothing is out of the match.
Everything goes through positions and the match, and the audit must be content before and after every choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Self

import pytest

from game.kernel.codec import state_hash
from game.kernel.errors import IllegalChoice
from game.kernel.game import Game
from game.kernel.match import Match
from game.kernel.position import parse_game_state
from game.kernel.setup import read_setup
from game.titles import find_title
from game.titles.skyrim.setup import FACTIONS

TITLE = find_title("skyrim")
END_CARD = "end_game"


def setup_of(seats: int = 3, mode: str = "chaos", **options: Any) -> dict[str, Any]:
    """A setup of random seats with the factions in order."""
    entries = [{"player": "random", "faction": FACTIONS[i]} for i in range(seats)]
    return {"title": "skyrim", "mode": mode, "seats": entries, "options": options}


def game_of(seats: int = 3, mode: str = "chaos", **options: Any) -> Game:
    """A game; the same one for the same arguments, since reading the map takes longer than most tests."""
    return _game(seats, mode, tuple(sorted(options.items())))


@cache
def _game(seats: int, mode: str, options: tuple[tuple[str, Any], ...]) -> Game:
    return Game(TITLE, read_setup(TITLE.setup_model, setup_of(seats, mode, **dict(options))))


def new_match(seats: int = 3, mode: str = "chaos", seed: int = 1, **options: Any) -> Table:
    """A match from its set-up on."""
    return Table(Match(game_of(seats, mode, **options), seed))


def words_of(text: str) -> list[Any]:
    """`attack whiterun riverwood 3` as a spelled choice."""
    return [int(word) if word.lstrip("-").isdigit() else word for word in text.split()]


@dataclass
class Table:
    """A match with eyes on it."""

    match: Match

    def do(self, *choices: str) -> Self:
        """Make choices one after another; `resign N` takes seat N out, whoever's decision it is."""
        for choice in choices:
            verb, *rest = words_of(choice)
            if verb == "resign" and rest:
                self.match.resign(rest[0])
            else:
                self.match.choose_spelled([verb, *rest])
            self.check()
        return self

    def lay_dice(self, tape: str) -> Self:
        """Lay the results of the next dice."""
        self.match.state.tape = tuple(map(int, tape.split()))
        return self

    def check(self) -> None:
        assert self.match.game.title.audit(self.match.game.content, self.match.state) == []

    def refused(self, choice: str) -> str:
        """The sentence with which a choice is refused; nothing may change by it."""
        before, steps = state_hash(self.match.state), len(self.match.steps)
        with pytest.raises(IllegalChoice) as refusal:
            self.match.choose_spelled(words_of(choice))
        assert state_hash(self.match.state) == before
        assert len(self.match.steps) == steps
        return str(refusal.value)

    def options(self, verb: str = "") -> list[str]:
        """The legal options, spelled in one line each; only those of a verb, if given."""
        spelled = (self.match.game.naming.spell_option(option) for option in self.match.options())
        return [" ".join(map(str, one)) for one in spelled if not verb or one[0] == verb]

    def targets(self, source: str) -> set[str]:
        """What can be attacked from a territory."""
        return {one.split()[2] for one in self.options("attack") if one.split()[1] == source}

    @property
    def plain(self) -> dict[str, Any]:
        return self.match.game.title.spell_state(self.match.game.content, self.match.state)

    @property
    def asked(self) -> str:
        """What kind of question is put; nothing where the match is over."""
        return str(self.plain["stack"][-1]["kind"]) if self.plain["stack"] else ""

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

    @property
    def winners(self) -> list[int]:
        return list(self.match.state.winners)

    def units(self, *keys: str) -> Any:
        """The units of a territory, or a list for several."""
        found = [self.plain["territories"][key]["units"] for key in keys]
        return found[0] if len(keys) == 1 else found

    def owner(self, key: str) -> int | None:
        owner: int | None = self.plain["territories"][key]["owner"]
        return owner

    def lands(self, seat: int | None) -> list[str]:
        return [key for key, land in self.plain["territories"].items() if land["owner"] == seat]

    def total(self, seat: int | None) -> int:
        """All units of a seat (None: neutral ones)."""
        return sum(land["units"] for land in self.plain["territories"].values() if land["owner"] == seat)

    def hand(self, seat: int) -> list[str]:
        return list(self.plain["seats"][seat]["hand"])

    def alive(self, seat: int) -> bool:
        return bool(self.plain["seats"][seat]["alive"])

    @property
    def deck(self) -> list[str]:
        """Top first."""
        return list(self.plain["deck"])

    @property
    def discard(self) -> list[str]:
        return list(self.plain["discard"])

    def events(self, *kinds: str, steps: int = 1) -> list[dict[str, Any]]:
        """The events of the last steps, spelled."""
        happened = [event for step in self.match.steps[-steps:] for event in step.events]
        spelled = [self.match.game.naming.spell_event(event) for event in happened]
        return [one for one in spelled if not kinds or one["kind"] in kinds]

    def opening(self, kind: str) -> list[dict[str, Any]]:
        """The events of the set-up."""
        spelled = [self.match.game.naming.spell_event(event) for event in self.match.opening]
        return [one for one in spelled if one["kind"] == kind]


def lay(
    lands: str,
    *,
    at: str = "invade",
    turn: int = 0,
    seats: int | None = None,
    rest: int | None = None,
    hands: Sequence[str] = (),
    deck: str = "",
    discard: str = "",
    tape: str = "",
    conquered: str = "",
    first: int = 0,
    rounds: int = 0,
    mode: str = "chaos",
    chance: int = 1,
    game: Game | None = None,
    **options: Any,
) -> Table:
    """A match at a decision.

    `at`: `invade`, `maneuver`, `reinforce N` (N units left), or `turn`: the turn of seat `turn` begins, with all that
    the rules count then. `deck`: the cards on top, top first; all that lie nowhere else follow in the map's order, in
    Chaos with the End Game card in the middle. `discard` of `*`: those that would follow are discarded instead.
    `conquered`: territories taken this turn, from nobody. `game`: on another board than the book's.
    """
    holdings = [_holding(part) for part in lands.split("|")]
    count = seats or max(2 if mode == "chaos" else 3, len(holdings))
    game = game or game_of(count, mode, **options)
    territories = _territories(game, holdings, rest)
    alive = [any(land["owner"] == seat for land in territories.values()) for seat in range(count)]
    held = [hand.split() for hand in (*hands, *("",) * (count - len(hands)))]
    before = _before(turn, alive) if at == "turn" else turn
    draw, discarded = _cards(game, deck.split(), discard, {card for hand in held for card in hand})
    state: dict[str, Any] = {
        "seats": [{"faction": FACTIONS[i], "alive": alive[i], "hand": held[i]} for i in range(count)],
        "territories": territories,
        "deck": draw,
        "discard": discarded,
        "stack": _stack(at, before),
        "conquests": [{"territory": key, "loser": None, "by_portal": False} for key in conquered.split()],
        "first": first,
        "turns": 1,
        "rounds": rounds,
        "winners": [],
        "chance": chance,
        "tape": [int(die) for die in tape.split()],
    }
    table = Table(Match(game, 1, parse_game_state(game, state)))
    if at == "turn":
        table.do("end_maneuver")
    return table


def _cards(game: Game, top: list[str], discard: str, held: set[str]) -> tuple[list[str], list[str]]:
    """Deck and discard pile."""
    away = held | set(top) | set(discard.split())
    others = [key for key in game.content.keys if key not in away]
    if game.content.end_card >= 0 and END_CARD not in top:
        others.insert(len(others) // 2, END_CARD)
    return (top, others) if discard == "*" else (top + others, discard.split())


def _holding(part: str) -> list[tuple[str, int]]:
    held: list[tuple[str, int]] = []
    for word in part.split():
        if word.isdigit():
            held[-1] = (held[-1][0], int(word))
        else:
            held.append((word, 1))
    return held


def _territories(game: Game, holdings: list[list[tuple[str, int]]], rest: int | None) -> dict[str, dict[str, Any]]:
    """Holdings by seat; all others are the rest's, with one unit each."""
    owners = {key: (seat, units) for seat, held in enumerate(holdings) for key, units in held}
    found = {}
    for key in game.content.keys:
        owner, units = owners.get(key, (rest, 1))
        found[key] = {"owner": owner, "units": units}
    return found


def _before(turn: int, alive: list[bool]) -> int:
    seat = (turn - 1) % len(alive)
    while not alive[seat]:
        seat = (seat - 1) % len(alive)
    return seat


def _stack(at: str, seat: int) -> list[dict[str, Any]]:
    kind, *left = at.split()
    if kind == "turn":
        kind = "maneuver"
    phase = {"reinforce": 1, "invade": 2, "maneuver": 3}[kind]
    below = {"kind": "turn", "seat": seat, "phase": phase}
    asked: dict[str, Any] = {"kind": kind, "seat": seat}
    if kind == "reinforce":
        asked |= {"left": int(left[0]) if left else 0, "owed": 0}
    return [below, asked]
