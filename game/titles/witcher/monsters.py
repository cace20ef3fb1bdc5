"""Monsters come and go (WOW-OUT-06 to -13, WOW-SOL-05, -06)."""

from __future__ import annotations

from typing import Final

from game.kernel.chance import shuffle
from game.kernel.events import Out
from game.titles.witcher.content import Content
from game.titles.witcher.events import MonsterAppeared
from game.titles.witcher.state import NONE, State
from game.titles.witcher.tokens import draw_token, release

HIGHEST: Final = 3


def killed(content: Content, state: State, terrain: int, out: Out) -> None:
    """The token leaves the game and one a level higher appears; the caller gives the trophy. None in solo
    (WOW-OUT-06 to -08, WOW-SOL-05)."""
    level = content.monster_level[state.slots[terrain].monster]
    state.slots[terrain].monster = NONE
    release(content, state, terrain, out)
    if content.players == 1:
        return
    if level == 1 and state.extra:
        monster = state.extra[-1]
        state.extra = state.extra[:-1]
    else:
        monster = draw_monster(state, min(level + 1, HIGHEST))
    settle_monster(state, terrain, monster, out)


def driven_away(content: Content, state: State, terrain: int, out: Out) -> None:
    """To the pile of those driven away; one of the same level appears (WOW-OUT-13)."""
    monster = state.slots[terrain].monster
    level = content.monster_level[monster]
    state.slots[terrain].monster = NONE
    release(content, state, terrain, out)
    state.driven_away[level - 1] += (monster,)
    settle_monster(state, terrain, draw_monster(state, level), out)


def draw_monster(state: State, level: int) -> int:
    """The top token of a level; where all are gone, one of the next higher, then of a lower level (WOW-OUT-10,
    -11)."""
    for other in (*range(level, HIGHEST + 1), *range(level - 1, 0, -1)):
        pile: tuple[int, ...] = state.monsters[other - 1]
        if not pile:
            away = list(state.driven_away[other - 1])
            shuffle(state, away)
            pile, state.driven_away[other - 1] = tuple(away), ()
        if pile:
            state.monsters[other - 1] = pile[:-1]
            return pile[-1]
    return NONE


def settle_monster(state: State, terrain: int, monster: int, out: Out) -> None:
    """A monster comes to a slot, with a token that says where it stands, if none lies there yet (WOW-OUT-09)."""
    if monster == NONE:
        return
    slot = state.slots[terrain]
    slot.monster = monster
    if slot.token == NONE:
        slot.token = draw_token(state, terrain)
    if out is not None:
        out.append(MonsterAppeared(monster, terrain, slot.token))


def back_to_pile(content: Content, state: State, monster: int) -> None:
    """A token that stood in no slot is shuffled into the pile of its level (SKE-LOC-29)."""
    level = content.monster_level[monster]
    pile = [*state.monsters[level - 1], monster]
    shuffle(state, pile)
    state.monsters[level - 1] = tuple(pile)
