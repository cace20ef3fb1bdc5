"""Location Actions (WOW-LOC)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.witcher import kept, poker
from game.titles.witcher.attributes import MOST, raise_attribute
from game.titles.witcher.content import Content
from game.titles.witcher.deck_events import PoolCleared
from game.titles.witcher.decks import trash_card
from game.titles.witcher.events import ActionUsed, AttributeTrained, TrailQuestBegun, TrailQuestMissed
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.pool import gain_to_hand, refill, take_from_pool
from game.titles.witcher.potions import draw_potions
from game.titles.witcher.skellige import islands
from game.titles.witcher.state import ALCHEMY, COMBAT, DEFENSE, NONE, SPECIALTY, State
from game.titles.witcher.tokens import change_gold, draw_token, return_tokens, set_trio

TRAIN: Final = NUMBER["train"]
TRADE_AWAY: Final = NUMBER["trade_away"]
TRADE_FOR: Final = NUMBER["trade_for"]
CLEAR_POOL: Final = NUMBER["clear_pool"]
TRAIL_QUEST: Final = NUMBER["trail_quest"]
ACT_HERE: Final = NUMBER["act_here"]
ACT: Final[Option] = ("act",)
DECLINE: Final[Option] = ("decline",)
ENOUGH: Final[Option] = ("enough",)
DEARER: Final = 1  # how much dearer a traded card may be (WOW-LOC-17)
TRAINED_ANYWHERE: Final = (COMBAT, DEFENSE, ALCHEMY)  # WOW-LOC-33

Can = Callable[[Content, State, int], bool]
Do = Callable[[Content, State, int, Out], None]


def action_open(content: Content, state: State, seat: int) -> bool:
    """Whether the action of the place where a witcher stands would do something for them."""
    place = state.seats[seat].place
    if state.skellige is not None and state.skellige.over == place:
        return False
    return _ACTIONS[content.action_of[place]][0](content, state, seat)


def act(content: Content, state: State, seat: int, out: Out) -> None:
    """Use the action of one's place, once in a turn (WOW-LOC-02)."""
    place = state.seats[seat].place
    state.turn.acted += (place,)
    if out is not None:
        out.append(ActionUsed(seat, place))
    _ACTIONS[content.action_of[place]][1](content, state, seat, out)


def offer_act_here(content: Content, state: State, frame: Frame) -> list[Option]:
    """The action of a place that a card led to (WOW-TAB-32)."""
    return [ACT, DECLINE]


def take_act_here(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """Use it or not."""
    state.stack.pop()
    if option[0] == "act":
        act(content, state, frame[1], out)


def _can_raise(attribute: int) -> Can:
    def can(content: Content, state: State, seat: int) -> bool:
        """WOW-LOC-07."""
        one = state.seats[seat]
        return one.attributes[attribute] <= min(one.level, MOST - 1)

    return can


def _raise(attribute: int) -> Do:
    def do(content: Content, state: State, seat: int, out: Out) -> None:
        """WOW-LOC-06, -08."""
        raise_attribute(content, state, seat, attribute, out)

    return do


def _can_draw_potion(content: Content, state: State, seat: int) -> bool:
    return bool(state.potion_deck or state.potion_discard)


def _draw_potion(content: Content, state: State, seat: int, out: Out) -> None:
    """WOW-LOC-09."""
    draw_potions(content, state, seat, 1, out)


def _can_trade(content: Content, state: State, seat: int) -> bool:
    """WOW-LOC-20."""
    hand = state.seats[seat].hand
    if not hand:
        return False
    costs = content.card_cost
    return _cheapest(content, state) <= max(costs[card] for card in hand) + DEARER


def _cheapest(content: Content, state: State) -> int:
    costs = content.card_cost
    return min((costs[card] for card in state.pool if card != NONE), default=MOST)


def _trade(content: Content, state: State, seat: int, out: Out) -> None:
    state.stack.append((TRADE_AWAY, seat))


def offer_trade_away(content: Content, state: State, frame: Frame) -> list[Option]:
    """Hand cards for which the pool has one (WOW-LOC-16, -17)."""
    least = _cheapest(content, state) - DEARER
    costs, away = content.card_cost, content.offers.trade_away
    return [away[card] for card in state.seats[frame[1]].hand if costs[card] >= least]


def take_trade_away(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """The card leaves the game once the other is named."""
    state.stack[-1] = (TRADE_FOR, frame[1], option[1])


def offer_trade_for(content: Content, state: State, frame: Frame) -> list[Option]:
    """Pool cards by printed cost; slot marks do not count (WOW-LOC-17)."""
    costs, wanted = content.card_cost, content.offers.trade_for
    most = costs[frame[2]] + DEARER
    return [wanted[card] for card in state.pool if card != NONE and costs[card] <= most]


def take_trade_for(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """Trash the one, gain the other to hand (WOW-LOC-16, -18)."""
    _kind, seat, away = frame
    state.stack.pop()
    trash_card(state, seat, away, out)
    gain_to_hand(content, state, seat, option[1], out)


def _always(content: Content, state: State, seat: int) -> bool:
    return True


def _gold_and_trail_quest(content: Content, state: State, seat: int, out: Out) -> None:
    """WOW-LOC-21, -22."""
    change_gold(state, seat, 1, out)
    if _trail_quests(state, seat):
        state.stack.append((TRAIL_QUEST, seat))


def _trail_quests(state: State, seat: int) -> list[int]:
    """The terrains of which a trail quest can be sought (WOW-LOC-24, -27)."""
    one = state.seats[seat]
    return [
        terrain
        for terrain, slot in enumerate(state.slots)
        if slot.monster != NONE and one.trails[terrain] == one.trail_quests[terrain] == NONE and state.tokens[terrain]
    ]


def offer_trail_quest(content: Content, state: State, frame: Frame) -> list[Option]:
    """Name a monster, or do without."""
    return [("seek", terrain) for terrain in _trail_quests(state, frame[1])] + [DECLINE]


def take_trail_quest(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """Draw the place; one's own is drawn anew, and where no other is left there is no quest: nobody knows that before
    (WOW-LOC-22, -23, -28)."""
    seat: int = frame[1]
    state.stack.pop()
    if option[0] == "decline":
        return
    terrain: int = option[1]
    one = state.seats[seat]
    token = draw_token(state, terrain)
    if token == one.place:
        token = draw_token(state, terrain)
        return_tokens(state, terrain, (one.place,))
    if token == NONE:
        if out is not None:
            out.append(TrailQuestMissed(seat, terrain))
        return
    one.trail_quests = set_trio(one.trail_quests, terrain, token)
    if out is not None:
        out.append(TrailQuestBegun(seat, terrain, token))


def _can_give_alms(content: Content, state: State, seat: int) -> bool:
    return state.seats[seat].gold == 0 or any(card != NONE for card in state.pool)


def _alms(content: Content, state: State, seat: int, out: Out) -> None:
    """WOW-LOC-30, -32."""
    if not state.seats[seat].gold:
        change_gold(state, seat, 1, out)
    if any(card != NONE for card in state.pool):
        state.stack.append((CLEAR_POOL, seat, NONE))


def offer_clear_pool(content: Content, state: State, frame: Frame) -> list[Option]:
    """None, one or two of the six (WOW-LOC-31)."""
    clear = content.offers.clear
    return [ENOUGH, *(clear[card] for card in state.pool if card not in (NONE, frame[2]))]


def take_clear_pool(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """Both are named before the pool slides."""
    _kind, seat, first = frame
    if option[0] == "clear" and first == NONE:
        state.stack[-1] = (CLEAR_POOL, seat, option[1])
        return
    state.stack.pop()
    cards = tuple(card for card in (first, *option[1:]) if card != NONE)
    if not cards:
        return
    for card in cards:
        take_from_pool(state, card)
    state.trashed += cards
    if out is not None:
        out.append(PoolCleared(cards))
    refill(content, state, out)


def train_price(content: Content, state: State, seat: int, attribute: int) -> int:
    """The present level and one (WOW-LOC-33)."""
    return state.seats[seat].attributes[attribute] + 1


def _trainable(content: Content, state: State, seat: int) -> list[int]:
    """Combat, Defense, Alchemy; Specialty at the own school only (WOW-LOC-33 to -35)."""
    one = state.seats[seat]
    at_home = content.school_of[one.place] == one.school
    taught = (*TRAINED_ANYWHERE, SPECIALTY) if at_home else TRAINED_ANYWHERE
    return [attribute for attribute in taught if one.attributes[attribute] < MOST]


def _training(content: Content, state: State, seat: int) -> list[Option]:
    """What can be paid, as it is or with a letter that makes it cheaper (WOW-LOC-37)."""
    gold = state.seats[seat].gold
    found: list[Option] = []
    letter = kept.letter(content, state, seat)
    for attribute in _trainable(content, state, seat):
        full = train_price(content, state, seat, attribute)
        if full <= gold:
            found.append(("train", attribute))
        if letter != NONE and kept.by_letter(content, letter, full) <= gold:
            found.append(("train_by_letter", attribute))
    return found


def _can_train(content: Content, state: State, seat: int) -> bool:
    return bool(_training(content, state, seat))


def _train(content: Content, state: State, seat: int, out: Out) -> None:
    state.stack.append((TRAIN, seat))


def offer_train(content: Content, state: State, frame: Frame) -> list[Option]:
    """Which attribute, and whether a kept letter is shown."""
    return _training(content, state, frame[1])


def take_train(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """Pay and rise by one level (WOW-LOC-33, -36, -38)."""
    seat: int = frame[1]
    attribute: int = option[1]
    state.stack.pop()
    price = train_price(content, state, seat, attribute)
    if option[0] == "train_by_letter":
        letter = kept.letter(content, state, seat)
        price = kept.by_letter(content, letter, price)
        kept.put_away(content, state, seat, letter, out)
    state.seats[seat].gold -= price
    if out is not None:
        out.append(AttributeTrained(seat, attribute, price))
    raise_attribute(content, state, seat, attribute, out)


# What each location offers, by the action's number in `content.ACTIONS`.
_ACTIONS: Final[tuple[tuple[Can, Do], ...]] = (
    (_can_train, _train),
    (_can_raise(COMBAT), _raise(COMBAT)),
    (_can_raise(DEFENSE), _raise(DEFENSE)),
    (_can_raise(ALCHEMY), _raise(ALCHEMY)),
    (_can_raise(SPECIALTY), _raise(SPECIALTY)),
    (_can_draw_potion, _draw_potion),
    (poker.can_play_locals, poker.play_locals),
    (_can_trade, _trade),
    (_always, _gold_and_trail_quest),
    (_can_give_alms, _alms),
    *islands.ACTIONS,
)
