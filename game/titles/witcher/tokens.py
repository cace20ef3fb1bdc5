"""Location tokens: where monsters and quests are, and trail tokens (WOW-TOK)."""

from __future__ import annotations

from typing import Final

from game.kernel.chance import shuffle
from game.kernel.events import Out
from game.titles.witcher.content import Content
from game.titles.witcher.events import GoldChanged, TokensReturned, TrailTaken
from game.titles.witcher.state import NONE, State, Trio

TRAIL_GOLD: Final = 1  # on a trail quest (WOW-LOC-22)


def has_trail(state: State, seat: int, terrain: int) -> bool:
    """Whether a witcher holds the trail token of a terrain's monster (WOW-TOK-02)."""
    return state.seats[seat].trails[terrain] != NONE


def set_trio(trio: Trio, terrain: int, token: int) -> Trio:
    """A trio with another token at one terrain."""
    first, second, third = trio
    return ((token, second, third), (first, token, third), (first, second, token))[terrain]


def draw_token(state: State, terrain: int) -> int:
    """The top token of a pile; NONE where it is empty."""
    pile = state.tokens[terrain]
    if not pile:
        return NONE
    state.tokens[terrain] = pile[:-1]
    return pile[-1]


def return_tokens(state: State, terrain: int, tokens: tuple[int, ...]) -> None:
    """Tokens go back face down, and the pile is shuffled."""
    if tokens:
        pile = [*state.tokens[terrain], *tokens]
        shuffle(state, pile)
        state.tokens[terrain] = tuple(pile)


def open_trails(state: State, seat: int) -> list[int]:
    """The terrains of which a witcher can take a trail token (WOW-TOK-05, -06)."""
    trails = state.seats[seat].trails
    return [terrain for terrain, pile in enumerate(state.tokens) if pile and trails[terrain] == NONE]


def take_trail(content: Content, state: State, seat: int, terrain: int, out: Out) -> bool:
    """Take the top token of a pile, terrain side up, where there is one and none is held; a trail quest of the terrain
    is cancelled, its gold goes to the bank (WOW-TOK-04 to -07)."""
    one = state.seats[seat]
    if one.trails[terrain] != NONE or not state.tokens[terrain]:
        return False
    one.trails = set_trio(one.trails, terrain, draw_token(state, terrain))
    quest = one.trail_quests[terrain]
    if quest != NONE:
        one.trail_quests = set_trio(one.trail_quests, terrain, NONE)
        return_tokens(state, terrain, (quest,))
    if out is not None:
        out.append(TrailTaken(seat, terrain))
    return True


def release(content: Content, state: State, terrain: int, out: Out) -> None:
    """The monster of a terrain left: its token and all trail tokens and trail quests of the terrain go back
    (WOW-TOK-08, -09)."""
    slot = state.slots[terrain]
    back = [slot.token]
    slot.token = NONE
    for one in state.seats:
        back += [one.trails[terrain], one.trail_quests[terrain]]
        one.trails = set_trio(one.trails, terrain, NONE)
        one.trail_quests = set_trio(one.trail_quests, terrain, NONE)
    return_tokens(state, terrain, tuple(token for token in back if token != NONE))
    if out is not None:
        out.append(TokensReturned(terrain))


def change_gold(state: State, seat: int, change: int, out: Out) -> None:
    """Gold from the bank or to it, never below none (WOW-SCP-10, WOW-TAB-29)."""
    one = state.seats[seat]
    change = max(change, -one.gold)
    one.gold += change
    if change and out is not None:
        out.append(GoldChanged(seat, one.gold, change))
