"""Life pools: made, looked at, put in order, cards put under them or taken from them (WOW-FGT-02, -10, WOW-MON-03)."""

from __future__ import annotations

from typing import Final

from game.kernel.chance import below, shuffle
from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.witcher.content import Content
from game.titles.witcher.decks import HAND_LIMIT, to_hand
from game.titles.witcher.effects import ops as o
from game.titles.witcher.fight.conditions import FIGHT_OVER
from game.titles.witcher.fight.damage import lose_fight_cards, lose_from_pool, room_for_losses
from game.titles.witcher.fight.ends import knocked_out, monster_is_out
from game.titles.witcher.fight.events import (
    CardsLost,
    CardsUnderPool,
    CardTaken,
    FightCardsSeen,
    LifePoolMade,
    PoolLookedAt,
    PoolSeen,
)
from game.titles.witcher.fight.sides import fight_of, forget, is_monster, is_out, know, on_table, pool_of, witcher_at
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.state import State

ORDER_CARDS: Final = NUMBER["order_cards"]
TAKE_CARD: Final = NUMBER["take_card"]
TO_HAND, UNDER, INTO, OUT_OF_POOL = range(4)  # what take_card does with the card


def make_monster_pool(content: Content, state: State, out: Out) -> None:
    """As many fight cards as the monster's card shows; the rest stays aside unseen (WOW-MON-03)."""
    fight = fight_of(state)
    n = content.catalogue.monsters[fight.monster].life
    fight.life = state.fight_deck[-n:]
    state.fight_deck = state.fight_deck[:-n]
    if out is not None:
        out.append(LifePoolMade(-1, len(fight.life)))


def make_pool(state: State, side: int, out: Out) -> None:
    """Discard pile and deck together; the hand stays (WOW-FGT-01, -02)."""
    one = witcher_at(state, side)
    cards = [*one.deck, *one.discard]
    shuffle(state, cards)
    one.deck, one.discard = tuple(cards), ()
    if out is not None:
        out.append(LifePoolMade(fight_of(state).seats[side], len(cards)))


# -- looking at the top -------------------------------------------------------------------------------
def look(content: Content, state: State, side: int, whose: int, cards: int, take: int, drop: int, out: Out) -> None:
    """A witcher looks at the top cards of a pool, as many as are there; takes some into hand, discards some, and puts
    the rest back on top in any order (WOW-SPC-04, -06, -12)."""
    n = min(cards, len(pool_of(state, whose)))
    if n:
        _see(state, side, whose, n, out)
        ask_order(content, state, (ORDER_CARDS, fight_of(state).seats[side], whose, n, take, drop, 0, 0), out)


def look_under(state: State, side: int, whose: int, out: Out) -> None:
    """A witcher looks at the top card of a pool and may put it at the bottom (Nightwraith)."""
    _see(state, side, whose, 1, out)
    state.stack.append((ORDER_CARDS, fight_of(state).seats[side], whose, 1, 0, 0, 0, 1))


def _see(state: State, side: int, whose: int, n: int, out: Out) -> None:
    fight = fight_of(state)
    seat = fight.seats[side]
    seen = pool_of(state, whose)[-n:]
    know(state, seat, whose, seen)
    if out is not None:
        monster = is_monster(fight, whose)
        out.append(PoolLookedAt(seat, -1 if monster else fight.seats[whose], n))
        out.append(FightCardsSeen(seat, seen) if monster else PoolSeen(seat, seen))


def ask_order(content: Content, state: State, frame: Frame, out: Out) -> None:
    """Push what is still to be asked; nothing where one way is left."""
    kind, seat, whose, n, take, drop, placed, under = frame
    one = state.seats[seat]
    take = min(take, n, HAND_LIMIT - len(one.hand))
    fight = fight_of(state)
    drop = min(drop, n, room_for_losses(content, state)) if is_monster(fight, whose) else min(drop, n)
    if take > 0 or drop > 0 or n - placed > 1:
        state.stack.append((kind, seat, whose, n, take, drop, placed, under))


def offer_order_cards(content: Content, state: State, frame: Frame) -> list[Option]:
    """Which of the cards looked at is taken, is discarded, or lies on top of the rest."""
    _kind, seat, whose, _n, take, drop, placed, under = frame
    if under:
        return [("leave",), ("bottom",)]
    seen = looked_at(state, seat, whose)
    verb = "take" if take else "drop" if drop else "put"
    suffix = "_attack" if is_monster(fight_of(state), whose) else ""
    return [(verb + suffix, card) for card in reversed(seen[: len(seen) - placed])]


def looked_at(state: State, seat: int, whose: int) -> tuple[int, ...]:
    """What a seat has seen on top of a pool, the topmost last; so it stands in the seat's own view too."""
    return next(cards for who, side, cards in fight_of(state).known if (who, side) == (seat, whose))


def take_order_cards(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """One card after another."""
    kind, seat, whose, n, take, drop, placed, under = frame
    state.stack.pop()
    if under:
        if option[0] == "bottom":
            pool = pool_of(state, whose)
            _set_pool(state, whose, (pool[-1], *pool[:-1]))
            know(state, seat, whose, ())
        return
    card = option[1]
    if take or drop:
        _to_top(state, whose, n, 0, card)
        _take_or_drop(content, state, frame, out)
        if state.stack[-1][0] == FIGHT_OVER:
            return
        n, take, drop = n - 1, max(0, take - 1), drop if take else drop - 1
    else:
        _to_top(state, whose, n, placed, card)
        placed += 1
    know(state, seat, whose, pool_of(state, whose)[-n:] if n else ())
    ask_order(content, state, (kind, seat, whose, n, take, drop, placed, under), out)


def _take_or_drop(content: Content, state: State, frame: Frame, out: Out) -> None:
    _kind, seat, whose, _n, take, _drop, _placed, _under = frame
    fight = fight_of(state)
    if take:
        one = state.seats[seat]
        card, one.deck = one.deck[-1], one.deck[:-1]
        to_hand(state, seat, card, out)
    elif is_monster(fight, whose):
        lose_fight_cards(state, 1, out)
        if not fight.life:
            monster_is_out(content, state, out)
    else:
        lose_from_pool(state, whose, 1, out)
        if is_out(state, whose):
            knocked_out(content, state, whose, out)


def _to_top(state: State, whose: int, n: int, placed: int, card: int) -> None:
    """Among the top n, bring a card up to just under those that are placed."""
    pool = pool_of(state, whose)
    loose = pool[len(pool) - n : len(pool) - placed]
    fixed = pool[len(pool) - placed :]
    rest = tuple(other for other in loose if other != card)
    _set_pool(state, whose, (*pool[: len(pool) - n], *rest, card, *fixed))


def _set_pool(state: State, whose: int, cards: tuple[int, ...]) -> None:
    fight = fight_of(state)
    if is_monster(fight, whose):
        fight.life = cards
    else:
        witcher_at(state, whose).deck = cards


# -- cards of the discard pile and of the own pool ----------------------------------------------------
def recover(state: State, side: int, n: int, out: Out) -> None:
    """The top cards of the own discard pile come to hand (WOW-WTN-13)."""
    one = witcher_at(state, side)
    seat = fight_of(state).seats[side]
    for _ in range(min(n, len(one.discard))):
        card, one.discard = one.discard[-1], one.discard[:-1]
        if out is not None:
            out.append(CardTaken(seat, card))
        to_hand(state, seat, card, out)


def put_under(content: Content, state: State, side: int, n: int, which: int, out: Out) -> None:
    """Cards of the own discard pile go under the life pool."""
    one = witcher_at(state, side)
    if which == o.CHOICE:
        ask_take(content, state, side, UNDER, n, out)
        return
    for _ in range(min(n, len(one.discard))):
        at = len(one.discard) - 1 if which == o.TOP else below(state, len(one.discard))
        _return(state, side, one.discard[at], False, out)


def ask_take(content: Content, state: State, side: int, why: int, n: int, out: Out) -> None:
    """Choose cards of the discard pile, or of the own life pool, one after another."""
    one = witcher_at(state, side)
    n = min(n, len(one.deck if why == OUT_OF_POOL else one.discard))
    if n > 0:
        state.stack.append((TAKE_CARD, fight_of(state).seats[side], side, why, n))


def offer_take_card(content: Content, state: State, frame: Frame) -> list[Option]:
    """Any of them; a life pool is shown without its order: it holds what lies nowhere else (WOW-CRD-12)."""
    _kind, seat, _side, why, _left = frame
    one = state.seats[seat]
    if why == OUT_OF_POOL:
        elsewhere = {*one.hand, *one.discard, *on_table(state, seat)}
        return [("pick", card) for card in one.owned if card not in elsewhere]
    return [("pick", card) for card in reversed(one.discard)]


def take_take_card(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """What becomes of it."""
    _kind, seat, side, why, left = frame
    state.stack.pop()
    card = option[1]
    one = state.seats[seat]
    if why == OUT_OF_POOL:
        _out_of_pool(state, side, card, out)
    elif why == TO_HAND:
        one.discard = tuple(other for other in one.discard if other != card)
        if out is not None:
            out.append(CardTaken(seat, card))
        to_hand(state, seat, card, out)
    else:
        _return(state, side, card, why == INTO, out)
    ask_take(content, state, side, why, left - 1, out)


def _out_of_pool(state: State, side: int, card: int, out: Out) -> None:
    """A card of the own pool is discarded, and the pool shuffled (Drowners' Nest)."""
    one = witcher_at(state, side)
    rest = [other for other in one.deck if other != card]
    shuffle(state, rest)
    one.deck = tuple(rest)
    one.discard += (card,)
    forget(state, side)
    if out is not None:
        out.append(CardsLost(fight_of(state).seats[side], (card,), False))


def _return(state: State, side: int, card: int, shuffled: bool, out: Out) -> None:
    one = witcher_at(state, side)
    one.discard = tuple(other for other in one.discard if other != card)
    if shuffled:
        cards = [card, *one.deck]
        shuffle(state, cards)
        one.deck = tuple(cards)
        forget(state, side)
    else:
        one.deck = (card, *one.deck)
    if out is not None:
        out.append(CardsUnderPool(fight_of(state).seats[side], (card,), shuffled))
