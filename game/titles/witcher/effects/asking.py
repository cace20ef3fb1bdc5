"""What effects ask of players: a hand card to discard, a trail, a road to take."""

from __future__ import annotations

from typing import Final

from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.witcher import places, travel
from game.titles.witcher.content import Content
from game.titles.witcher.decks import discard_cards, trash_card
from game.titles.witcher.effects.run import run
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.potions import ask_discard as ask_discard_potions
from game.titles.witcher.state import State
from game.titles.witcher.tokens import change_gold, open_trails, take_trail

DISCARD: Final = NUMBER["discard"]
TRASH_HAND: Final = NUMBER["trash_hand"]
PAY_OR_NOT: Final = NUMBER["pay_or_not"]
PAY_PRICE: Final[Option] = ("pay_price",)
TRAIL: Final = NUMBER["trail"]
TRAILS: Final[tuple[Option, ...]] = (("trail", 0), ("trail", 1), ("trail", 2))


def ask_discard(state: State, seat: int, n: int, trash: bool = False) -> None:
    """Which `n` hand cards go, to the discard pile or out of the game, is the player's choice; no more than there
    are."""
    n = min(n, len(state.seats[seat].hand))
    if n > 0:
        state.stack.append((TRASH_HAND if trash else DISCARD, seat, n))


def offer_discard(content: Content, state: State, frame: Frame) -> list[Option]:
    """One card after another."""
    discard = content.offers.discard
    return [discard[card] for card in state.seats[frame[1]].hand]


def take_discard(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """To the own discard pile."""
    _kind, seat, left = frame
    state.stack.pop()
    discard_cards(state, seat, (option[1],), out)
    ask_discard(state, seat, left - 1)


def take_trash_hand(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """Out of the game."""
    _kind, seat, left = frame
    state.stack.pop()
    trash_card(state, seat, option[1], out)
    ask_discard(state, seat, left - 1, trash=True)


def offer_pay_or_not(content: Content, state: State, frame: Frame) -> list[Option]:
    """The price can be paid, or not."""
    return [PAY_PRICE, places.DECLINE]


def take_pay_or_not(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """Pay in full and get the one, else the other (SKE-EFF-06)."""
    _kind, seat, gold, potions, cards, then, otherwise = frame
    state.stack.pop()
    if option != PAY_PRICE:
        run(state, seat, otherwise)
        return
    run(state, seat, then)
    change_gold(state, seat, -gold, out)
    ask_discard_potions(state, seat, potions)
    ask_discard(state, seat, cards)


def ask_trail(state: State, seat: int) -> None:
    """Which trail is the player's choice; nothing where none can be taken (WOW-TOK-04)."""
    if open_trails(state, seat):
        state.stack.append((TRAIL, seat))


def offer_trail(content: Content, state: State, frame: Frame) -> list[Option]:
    """The terrains whose trail can be taken."""
    return [TRAILS[terrain] for terrain in open_trails(state, frame[1])]


def take_trail_choice(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """Take it."""
    state.stack.pop()
    take_trail(content, state, frame[1], option[1], out)


def offer_move_and_act(content: Content, state: State, frame: Frame) -> list[Option]:
    """Any connected place (WOW-TAB-32)."""
    move = content.offers.move
    return [move[place] for place in content.adjacent[state.seats[frame[1]].place]]


def take_move_and_act(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """Go there for nothing; the action there may follow, if it was not used in this turn."""
    seat: int = frame[1]
    state.stack.pop()
    travel.move(content, state, seat, option[1], (), 0, out)
    if option[1] not in state.turn.acted and places.action_open(content, state, seat):
        state.stack.append((places.ACT_HERE, seat))
