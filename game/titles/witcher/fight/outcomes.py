"""What follows a fight, in the order of WOW-OUT-22: shield, cards together, fatigue, gold, shuffle, phase III."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.kernel.chance import shuffle
from game.kernel.events import Out
from game.kernel.rules import Frame
from game.titles.witcher import kept, monsters
from game.titles.witcher.attributes import fit_shield, raise_shield
from game.titles.witcher.content import Content
from game.titles.witcher.decks import draw, shuffle_together
from game.titles.witcher.effects import moments as m
from game.titles.witcher.effects.run import EFFECTS, run
from game.titles.witcher.fatigue import step_up
from game.titles.witcher.fight.conditions import (
    ATTACKER_WON,
    DEFEATED,
    DEFENDER_WON,
    DRIVEN_AWAY,
    FIGHT_OVER,
    KILLED,
)
from game.titles.witcher.fight.doing import FULL_SHIELD
from game.titles.witcher.fight.events import (
    DuelWon,
    MonsterDrivenAway,
    MonsterKilled,
    TavernClosed,
    TrophyWon,
    WitcherDefeated,
)
from game.titles.witcher.fight.moments import reach
from game.titles.witcher.fight.sides import fight_of
from game.titles.witcher.fight.witcher_turn import put_away
from game.titles.witcher.pool import gain
from game.titles.witcher.skellige.dagon import driven_back, take_dagon_trail
from game.titles.witcher.state import NONE, State
from game.titles.witcher.tokens import change_gold, take_trail

BOUNTY: Final = 2  # gold for a monster that is killed or driven away (WOW-OUT-04, -12)
MOST_PRIZE: Final = 3  # gold for a witcher (WOW-WVW-07)
DEFENDER_DRAWS: Final = {ATTACKER_WON: 3, DEFENDER_WON: 4}  # WOW-WVW-08, -09
LOSS: Final = -1  # card in phase III (WOW-PH3-09)

Step = Callable[[Content, State, int, int, Out], None]


def resume_fight_over(content: Content, state: State, frame: Frame, out: Out) -> None:
    """Begin the next step; the last one takes the frame away."""
    kind, seat, outcome, step = frame
    state.stack[-1] = (kind, seat, outcome, step + 1)
    steps_of(content, state, outcome)[step](content, state, seat, outcome, out)


def steps_of(content: Content, state: State, outcome: int) -> tuple[Step, ...]:
    """What follows by the kind of fight: a duel, a monster of the board, Dagon, one of an island's arena."""
    fight = fight_of(state)
    if outcome in DEFENDER_DRAWS:
        return DUEL
    if fight.terrain != NONE:
        return HUNT
    return AGAINST_DAGON if fight.monster == content.dagon else ARENA


def _tell(content: Content, state: State, seat: int, outcome: int, out: Out) -> None:
    if out is None:
        return
    fight = fight_of(state)
    if outcome in _TOLD:
        out.append(_TOLD[outcome](seat, fight.monster))
    else:
        winner = 0 if outcome == ATTACKER_WON else 1
        out.append(DuelWon(fight.seats[winner], fight.seats[1 - winner]))


_TOLD: Final = {KILLED: MonsterKilled, DRIVEN_AWAY: MonsterDrivenAway, DEFEATED: WitcherDefeated}


def tidy(content: Content, state: State, out: Out) -> None:
    """What held for the fight ends, the combo is put away, used potions and fight cards go back, and the shields rise
    (WOW-OUT-20, -21, -24, WOW-POT-05, WOW-WVW-11)."""
    fight = fight_of(state)
    put_away(state, fight.side if fight.seats[fight.side] != NONE else 0)
    for side, seat in enumerate(fight.seats):
        own = fight.sides[side]
        own.less_defense = 0
        own.marks = ()
        if seat != NONE:
            fit_shield(content, state, seat, out)
            raise_shield(content, state, seat, FULL_SHIELD, out)
            state.potion_discard += own.potions
            own.potions = ()
    cards = [*state.fight_deck, *fight.life, *fight.spent]
    shuffle(state, cards)
    state.fight_deck, fight.life, fight.spent = tuple(cards), (), ()
    fight.pooled = False
    fight.known = ()


def _tidy(content: Content, state: State, seat: int, outcome: int, out: Out) -> None:
    _tell(content, state, seat, outcome, out)
    tidy(content, state, out)
    _owe_what_is_due(content, state)


def _owe_what_is_due(content: Content, state: State) -> None:
    """What kept cards do after each fight waits below until all is settled; cards won by this one do nothing yet
    (SKE-EFF-11, SKE-BON-05)."""
    for seat in fight_of(state).seats:
        if seat != NONE:
            for program in kept.due(content, state, seat, m.FIGHT_OVER):
                state.stack.insert(-1, (EFFECTS, seat, program, 0))


# -- against a monster (WOW-OUT) ----------------------------------------------------------------------
def _trophy(content: Content, state: State, seat: int, outcome: int, out: Out) -> None:
    """WOW-OUT-04, -05."""
    if outcome == KILLED:
        _win_trophy(content, state, seat, fight_of(state).monster, out)


def _win_trophy(content: Content, state: State, seat: int, trophy: int, out: Out) -> None:
    """A trophy and its step; victory leaves nothing on the stack."""
    state.seats[seat].trophies += (trophy,)
    if out is not None:
        out.append(TrophyWon(seat, trophy))
    step_up(content, state, seat, out)
    if not state.stack:
        state.fight = None


def _reward(content: Content, state: State, seat: int, outcome: int, out: Out) -> None:
    """WOW-OUT-04, -12, -16 to -18; what becomes of the monster (WOW-OUT-06 to -13, -19)."""
    terrain = fight_of(state).terrain
    if outcome == DEFEATED:
        state.turn.draws += LOSS
        take_trail(content, state, seat, terrain, out)
        gain(content, state, seat, 0, out)
        return
    change_gold(state, seat, BOUNTY, out)
    if outcome == KILLED:
        monsters.killed(content, state, terrain, out)
        reach(content, state, 0, m.KILLED)
    else:
        monsters.driven_away(content, state, terrain, out)
        gain(content, state, seat, 0, out)


def _settle(content: Content, state: State, seat: int, outcome: int, out: Out) -> None:
    """All is shuffled; then what comes after a killed monster is carried out (Edgar)."""
    shuffle_together(state, seat, out)
    after = [
        content.abilities.all[number].program
        for number in fight_of(state).sides[0].abilities
        if outcome == KILLED and content.abilities.all[number].moment == m.AFTER_KILL
    ]
    state.fight = None
    state.stack.pop()
    for program in after:
        run(state, seat, program)


def _arena_reward(content: Content, state: State, seat: int, outcome: int, out: Out) -> None:
    """The usual outcome, but for what the board would see of it (SKE-LOC-29 to -31, -37)."""
    monster = fight_of(state).monster
    if outcome == KILLED:
        change_gold(state, seat, BOUNTY, out)
        reach(content, state, 0, m.KILLED)
        return
    monsters.back_to_pile(content, state, monster)
    if outcome == DEFEATED:
        state.turn.draws += LOSS
    else:
        change_gold(state, seat, BOUNTY, out)
    gain(content, state, seat, 0, out)


def _dagon_reward(content: Content, state: State, seat: int, outcome: int, out: Out) -> None:
    """In place of the base rewards (SKE-RES-03 to -16)."""
    if outcome == DEFEATED:
        state.turn.draws += LOSS
        take_dagon_trail(state, seat, out)
    else:
        change_gold(state, seat, BOUNTY, out)
        driven_back(content, state, seat, out)
    gain(content, state, seat, 0, out)


HUNT: Final[tuple[Step, ...]] = (_tidy, _trophy, _reward, _settle)
ARENA: Final[tuple[Step, ...]] = (_tidy, _trophy, _arena_reward, _settle)
AGAINST_DAGON: Final[tuple[Step, ...]] = (_tidy, _dagon_reward, _settle)


# -- witcher against witcher (WOW-WVW) ----------------------------------------------------------------
def _school_trophy(content: Content, state: State, seat: int, outcome: int, out: Out) -> None:
    """WOW-WVW-06, -12, -13."""
    loser = state.seats[fight_of(state).seats[1]]
    trophy = content.school_trophy[loser.school]
    if outcome == ATTACKER_WON and loser.stock and trophy not in state.seats[seat].trophies:
        loser.stock -= 1
        _win_trophy(content, state, seat, trophy, out)


def _prize(content: Content, state: State, seat: int, outcome: int, out: Out) -> None:
    """Gold by the loser's place on the track before this fight; wagers alike (WOW-WVW-07, -09, -14 to -16)."""
    fight = fight_of(state)
    winner = 0 if outcome == ATTACKER_WON else 1
    gold = prize(state.seats[fight.seats[1 - winner]].track)
    change_gold(state, fight.seats[winner], gold, out)
    for bettor, side in fight.wagers:
        if side == winner:
            change_gold(state, bettor, 1 + gold, out)
    fight.wagers = ()
    state.tavern = state.seats[seat].place
    if out is not None:
        out.append(TavernClosed(state.tavern))


def prize(track: int) -> int:
    """WOW-WVW-07."""
    return min(track + 1, MOST_PRIZE)


def _consolation(content: Content, state: State, seat: int, outcome: int, out: Out) -> None:
    """The loser gains a card, if still there to choose; an attacker draws one fewer (WOW-WVW-08, -10)."""
    if outcome == DEFENDER_WON:
        state.turn.draws += LOSS
    loser = fight_of(state).seats[1 if outcome == ATTACKER_WON else 0]
    if state.seats[loser].present:
        gain(content, state, loser, 0, out)


def _part(content: Content, state: State, seat: int, outcome: int, out: Out) -> None:
    """WOW-WVW-08, -09, -11."""
    defender = fight_of(state).seats[1]
    state.fight = None
    state.stack.pop()
    shuffle_together(state, seat, out)
    shuffle_together(state, defender, out)
    if state.seats[defender].present:
        draw(content, state, defender, DEFENDER_DRAWS[outcome], out)


DUEL: Final[tuple[Step, ...]] = (_tidy, _school_trophy, _prize, _consolation, _part)


def settle_without_attacker(content: Content, state: State, out: Out) -> None:
    """The attacker left a duel that is decided: wagers are paid and the defender draws at once. The turn is over, so
    nobody is asked any more: the loser's card is lost."""
    stack = state.stack
    while stack[-1][0] != FIGHT_OVER:
        stack.pop()
    _kind, seat, outcome, step = stack[-1]
    for one in DUEL[step:]:
        if one is not _consolation:
            one(content, state, seat, outcome, out)
