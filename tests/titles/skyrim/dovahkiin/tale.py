"""A table of Dovahkiin laid in one line, as `table.lay` does for Chaos and Civil War.

    table = tell("whiterun 5 | riverwood 3", heroes="whiterun | riverwood", spells=["SPL-01"], magicka="5 | 0")
    table.do("cast SPL-01", "aim riverwood")

What goes seat by seat is parted by `|` or given as a list. Cards named nowhere lie in their decks in order, those of
`spell_deck`, `objective_deck` on top, top first; `..._discard` of `*`: they are discarded instead. A seat without a
hero has a fallen one. `rest`: whose the other territories are; they have one unit each.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from game.kernel import plain as readable
from game.kernel.game import Game
from game.kernel.match import Match
from game.kernel.position import parse_game_state
from game.titles.skyrim.dovahkiin.saga import NONE, NOWHERE, Board, Deeds, Dragon, InForce, Saga
from game.titles.skyrim.naming import TOP_FIRST
from game.titles.skyrim.setup import FACTIONS
from tests.titles.skyrim import table as plain
from tests.titles.skyrim.table import Table, game_of

PHASES = {"reinforce": 2, "purchases": 3, "invade": 4, "maneuver": 5, "objective": 6}


class Tale(Table):
    """A match of Dovahkiin with eyes on it."""

    @property
    def saga(self) -> Saga:
        saga: Saga | None = self.match.state.saga
        assert saga is not None
        return saga

    def board(self, seat: int) -> Board:
        return self.saga.boards[seat]

    def spells(self, seat: int) -> list[str]:
        return list(self.plain["saga"]["boards"][seat]["spells"])

    def objectives(self, seat: int) -> list[str]:
        return list(self.plain["saga"]["boards"][seat]["objectives"])

    def pile(self, name: str) -> list[str]:
        """A deck (top first) or discard pile, such as `spell_deck`."""
        return list(self.plain["saga"][name])

    def hero(self, seat: int) -> str:
        """Where he stands; nothing of a fallen one."""
        return str(self.plain["saga"]["boards"][seat]["hero"] or "")

    def again(self) -> Tale:
        """The same match out of its position."""
        state = parse_game_state(self.match.game, self.plain)
        assert state == self.match.state
        return self


def tell(
    lands: str,
    *,
    at: str = "purchases",
    turn: int = 0,
    seats: int | None = None,
    rest: int | None = None,
    factions: str = "",
    heroes: str = "",
    health: str = "",
    magicka: str = "",
    points: str = "",
    spells: Sequence[str] = (),
    objectives: Sequence[str] = (),
    shouts: Sequence[str] = (),
    weapons: str = "",
    armors: str = "",
    slain: str = "",
    duels: str = "",
    dragons: str = "",
    spell_deck: str = "",
    spell_discard: str = "",
    objective_deck: str = "",
    objective_discard: str = "",
    in_force: Sequence[InForce] = (),
    deeds: dict[str, Any] | None = None,
    hands: Sequence[str] = (),
    deck: str = "",
    discard: str = "",
    tape: str = "",
    conquests: Sequence[tuple[str, int | None, bool]] = (),
    mix: str = "",
    chance: int = 1,
    game: Game | None = None,
    **options: Any,
) -> Tale:
    """A match at a decision. `at`: `reinforce N`, `purchases`, `invade`, `maneuver`, `objective`, or `turn`: the turn
    of seat `turn` begins. `conquests`: territory, former owner, whether by portal. `mix`: the switches of a custom
    match. Nobody is asked about help."""
    holdings = [plain._holding(part) for part in lands.split("|")]
    count = seats or max(2, len(holdings))
    game = game or game_of(count, "custom" if mix else "dovahkiin", **switches(mix), **options)
    owners: dict[str, tuple[int | None, int]] = {
        key: (seat, units) for seat, held in enumerate(holdings) for key, units in held
    }
    lairs = _lairs(dragons)
    owners |= dict.fromkeys(lairs, (None, 0))
    territories = {}
    for key in game.content.keys:
        owner, units = owners.get(key, (rest, 1))
        territories[key] = {"owner": owner, "units": units}
    alive = [any(land["owner"] == seat for land in territories.values()) for seat in range(count)]
    held = [hand.split() for hand in (*hands, *("",) * (count - len(hands)))]
    draw, discarded = plain._cards(game, deck.split(), discard, {card for hand in held for card in hand})
    saga = _saga(
        game, count, _each(heroes, count), _each(health, count), _each(magicka, count), _each(points, count),
        _several(spells, count), _several(objectives, count), _several(shouts, count), _each(weapons, count),
        _each(armors, count), _each(slain, count), _each(duels, count), lairs,
    )  # fmt: skip
    _lay_decks(game, saga, spell_deck, spell_discard, objective_deck, objective_discard)
    saga.in_force, saga.deeds = tuple(in_force), replace(Deeds(), **deeds or {})
    named = [one for one in factions.split("|") if one] or [*FACTIONS[1:], FACTIONS[0]]
    state: dict[str, Any] = {
        "seats": [{"faction": named[i].strip(), "alive": alive[i], "hand": held[i]} for i in range(count)],
        "territories": territories,
        "deck": draw,
        "discard": discarded,
        "stack": _stack(at, plain._before(turn, alive) if at == "turn" else turn),
        "conquests": [{"territory": t, "loser": loser, "by_portal": portal} for t, loser, portal in conquests],
        "first": 0,
        "turns": 1,
        "rounds": 0,
        "winners": [],
        "chance": chance,
        "tape": [int(die) for die in tape.split()],
        "saga": readable.spell(readable.Shape(game.naming, game.rules.kinds, TOP_FIRST), saga),
    }
    table = Tale(Match(game, 1, parse_game_state(game, state)))
    if at == "turn":
        table.do("end_maneuver")
    table.check()
    return table


def switches(mix: str) -> dict[str, Any]:
    """`heroes magicka=false victory=objectives` as options of a custom match."""
    pairs = (word.partition("=") for word in mix.split())
    return {name: {"": True, "false": False}.get(value, value) for name, _is, value in pairs}


def _lairs(text: str) -> dict[str, int]:
    """`helgen 3 riften`: territories of dragons with their health, 10 where none is given."""
    found: dict[str, int] = {}
    for word in text.split():
        if word.isdigit():
            found[[*found][-1]] = int(word)
        else:
            found[word] = 10
    return found


def _each(text: str, count: int) -> list[str]:
    parts = [part.strip() for part in text.split("|")]
    return [*parts, *("",) * (count - len(parts))]


def _several(texts: Sequence[str], count: int) -> list[list[str]]:
    return [text.split() for text in (*texts, *("",) * (count - len(texts)))]


def _number(game: Game, domain: str, key: str) -> int:
    return game.naming.keys[domain].index(key) if key else NONE


def _saga(
    game: Game, count: int, heroes: list[str], health: list[str], magicka: list[str], points: list[str],
    spells: list[list[str]], objectives: list[list[str]], shouts: list[list[str]], weapons: list[str],
    armors: list[str], slain: list[str], duels: list[str], dragons: dict[str, int],
) -> Saga:  # fmt: skip
    boards = [
        Board(
            hero=_number(game, "territory", heroes[i]) if heroes[i] else NOWHERE,
            health=int(health[i] or 10) if heroes[i] else 0,
            magicka=int(magicka[i] or 0),
            points=int(points[i] or 0),
            spells=tuple(_number(game, "spell", key) for key in spells[i]),
            objectives=tuple(_number(game, "objective", key) for key in objectives[i]),
            weapon=_number(game, "weapon", weapons[i]),
            armor=_number(game, "armor", armors[i]),
            shouts=tuple(_number(game, "shout", key) for key in shouts[i]),
            slain=int(slain[i] or 0),
            duels=int(duels[i] or 0),
            fell=0,
            warded=0,
            declined=1,
        )
        for i in range(count)
    ]
    decks = game.content.decks
    weapon_deck = tuple(card for card in decks.weapons if all(board.weapon != card for board in boards))
    armor_deck = tuple(card for card in decks.armors if all(board.armor != card for board in boards))
    shout_deck = tuple(card for card in decks.shouts if all(card not in board.shouts for board in boards))
    places = tuple(Dragon(_number(game, "territory", key), left) for key, left in dragons.items())
    return Saga(boards, places, (), (), (), (), weapon_deck, armor_deck, shout_deck, (), Deeds(), ())


def _lay_decks(
    game: Game, saga: Saga, spell_deck: str, spell_discard: str, objective_deck: str, objective_discard: str
) -> None:
    spells = [card for board in saga.boards for card in board.spells]
    objectives = [card for board in saga.boards for card in board.objectives]
    decks = game.content.decks
    saga.spell_deck, saga.spell_discard = _pile(game, "spell", decks.spells, spells, spell_deck, spell_discard)
    saga.objective_deck, saga.objective_discard = _pile(
        game, "objective", decks.objectives, objectives, objective_deck, objective_discard
    )


def _pile(
    game: Game, domain: str, all_cards: tuple[int, ...], held: list[int], top: str, discard: str
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Deck, its top last, and discard pile."""
    first = [_number(game, domain, key) for key in top.split()]
    gone = [_number(game, domain, key) for key in discard.split() if key != "*"]
    others = list(all_cards)
    for card in (*held, *first, *gone):
        others.remove(card)
    if discard == "*":
        return tuple(reversed(first)), tuple(others)
    return tuple(reversed([*first, *others])), tuple(gone)


def _stack(at: str, seat: int) -> list[dict[str, Any]]:
    kind, *left = at.split()
    kind = "maneuver" if kind == "turn" else kind
    below = {"kind": "turn", "seat": seat, "phase": PHASES[kind]}
    asked: dict[str, Any] = {"kind": kind, "seat": seat}
    if kind == "reinforce":
        asked |= {"left": int(left[0]) if left else 0, "owed": 0}
    if kind == "objective":
        asked |= {"replaced": 0}
    return [below, asked]
