"""Matches of Dovahkiin as they could lie on the table, laid by hand: heroes, dragons, cards, wounds."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

from game.kernel.game import Game
from game.kernel.match import Match
from game.kernel.setup import read_setup
from game.titles import find_title
from game.titles.skyrim import frames as f
from game.titles.skyrim.dovahkiin.saga import NONE, NOWHERE, Board, Deeds, Dragon, Saga
from game.titles.skyrim.state import State

ALL_ON = {"heroes": True, "equipment": True, "dragons": True, "magicka": True, "spells": True, "objectives": True}
LAND, SPELLS, OBJECTIVES = (2, 9, 17, 30), (0, 0, 15, 5), (0, 10, 23)


def board(**values: Any) -> Board:
    """A player board with only what matters told."""
    plain: dict[str, Any] = {
        "hero": NOWHERE, "health": 0, "magicka": 0, "points": 0, "spells": (), "objectives": (), "weapon": NONE,
        "armor": NONE, "shouts": (), "slain": 0, "duels": 0, "fell": 0, "warded": 0, "declined": 0,
    }  # fmt: skip
    return Board(**{**plain, **values})


def match(seats: int = 4, people: int = 1, seed: int = 5, **options: Any) -> Match:
    """A match of a mix with everything on, its units dealt; the first seats are people's."""
    title = find_title("skyrim")
    players = [{"player": "human" if n < people else "normal"} for n in range(seats)]
    plain = {
        "title": "skyrim", "mode": "custom", "seats": players,
        "options": {**ALL_ON, "set_up": "dealt", "victory": "objectives", **options},
    }  # fmt: skip
    return Match(Game(title, read_setup(title.setup_model, plain)), seed)


def lay(found: Match, seat: int = 0, kind: int = f.INVADE) -> State:
    """Lay a saga upon the board of a match: it is `seat`'s turn. Seat 0 has a wounded hero, cards of all kinds and some
    points; the last seat's hero has fallen."""
    state: State = found.state
    content = found.game.content
    for place, t in enumerate(random.Random(7).sample(content.land, content.size)):
        state.owner[t], state.units[t] = place % len(state.seats), 1 + place % 5
    lands = [[t for t in content.land if state.owner[t] == one] for one in range(len(state.seats))]
    dragons = []
    for n, one in enumerate((*lands[1][-2:], *lands[-1][-2:])):
        state.owner[one], state.units[one] = -1, 0
        dragons.append(Dragon(one, 10 - 3 * (n == 1)))
    for one in range(len(state.seats)):
        mine = [t for t in content.land if state.owner[t] == one]
        state.seats[one].lands, state.seats[one].units = len(mine), sum(state.units[t] for t in mine)
    boards = [
        board(
            hero=lands[one][2], health=10 - one, magicka=4 + one, points=one, objectives=(3 + one, 9 + one),
            spells=(one,), shouts=(3,) if one == 1 else (), weapon=one if one == 2 else NONE,
        )
        for one in range(len(state.seats))
    ]  # fmt: skip
    boards[0] = board(
        hero=lands[0][3], health=7, magicka=6, points=4, spells=SPELLS, objectives=OBJECTIVES, weapon=1, armor=3,
        shouts=(0,), slain=1,
    )  # fmt: skip
    boards[-1] = board(magicka=9, points=6, objectives=(4,))
    state.saga = Saga(
        boards=boards, dragons=tuple(dragons), spell_deck=(7, 8), spell_discard=(), objective_deck=(5, 6),
        objective_discard=(), weapon_deck=(2,), armor_deck=(4,), shout_deck=(1, 2), deeds=Deeds(), in_force=(),
        shouts_gone=(),
    )  # fmt: skip
    state.seats[0].hand = LAND
    state.stack[:] = [(f.TURN, seat, 4), (kind, seat)]
    return state


def dragon_beside(match: Match, weapon: int = NONE) -> int:
    """Bring a dragon next to the hero of seat 0; its territory."""
    state = match.state
    hero = state.saga.boards[0].hero
    at: int = match.game.content.connected[hero][0]
    old = state.saga.dragons[0]
    state.owner[old.territory], state.units[old.territory] = 1, 2
    state.saga.dragons = (replace(old, territory=at), *state.saga.dragons[1:])
    state.owner[at], state.units[at] = -1, 0
    state.units[hero] = 3
    state.saga.boards[0].weapon = weapon
    return at
