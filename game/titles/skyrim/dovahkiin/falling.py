"""How hero battles end: heroes and dragons fall, equipment changes hands, territories are taken (RSK-HERO-14 to -19,
-30, RSK-DRG-07 to -13)."""

from __future__ import annotations

from dataclasses import replace

from game.kernel.events import Out
from game.titles.skyrim.cards import draw
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.equipment import forget_dragons, lose_equipment
from game.titles.skyrim.dovahkiin.events import DragonSlain, HeroFell, LandTakenByHero, ShoutLearned
from game.titles.skyrim.dovahkiin.heroes import stirred
from game.titles.skyrim.dovahkiin.saga import NOWHERE
from game.titles.skyrim.state import DRAGON, NEUTRAL, State, saga_of


def hero_falls(state: State, loser: int, victor: int, out: Out) -> None:
    """RSK-HERO-15, -16, -18, -30: he leaves the board; the victor (a dragon: NEUTRAL) decides where equipment goes."""
    saga = saga_of(state)
    board = saga.boards[loser]
    if out is not None:
        out.append(HeroFell(loser, victor, board.hero))
    board.hero, board.health, board.fell = NOWHERE, 0, 0
    stirred(saga)
    if victor != NEUTRAL:
        saga.boards[victor].duels += 1
    lose_equipment(state, loser, victor, out)


def hero_wins(content: Content, state: State, seat: int, loser: int, target: int, out: Out) -> None:
    """RSK-HERO-14: the victor stays where he is, or moves in where the beaten hero stood alone."""
    hero_falls(state, loser, seat, out)
    if not state.units[target]:
        state.seats[loser].lands -= 1
        _move_in(content, state, seat, target, loser, out)


def slay_dragon(content: Content, state: State, seat: int, target: int, out: Out) -> None:
    """RSK-DRG-07 to -12: the hero moves in; a shout and a territory card are drawn at once."""
    saga = saga_of(state)
    board = saga.boards[seat]
    if out is not None:
        out.append(DragonSlain(seat, target))
    saga.dragons = tuple(one for one in saga.dragons if one.territory != target)
    if not saga.dragons:
        forget_dragons(saga)
    board.slain += 1
    saga.deeds = replace(saga.deeds, slain=saga.deeds.slain + 1)
    _move_in(content, state, seat, target, DRAGON, out)
    if saga.shout_deck:
        board.shouts += saga.shout_deck[-1:]
        saga.shout_deck = saga.shout_deck[:-1]
        if out is not None:
            out.append(ShoutLearned(seat, board.shouts[-1]))
    draw(content, state, seat, out)


def _move_in(content: Content, state: State, seat: int, target: int, loser: int, out: Out) -> None:
    """The victor holds the territory alone; this is not his move of the turn (RSK-DRG-10)."""
    board = saga_of(state).boards[seat]
    source = board.hero
    by_portal = target not in content.adjacent[source]
    board.hero = target
    state.owner[target] = seat
    state.seats[seat].lands += 1
    state.conquests += ((target, loser, int(by_portal)),)
    if out is not None:
        out.append(LandTakenByHero(seat, source, target, max(loser, NEUTRAL), by_portal))
