"""What a seat may know, and dealing anew what it does not.

Hidden are the hands of others, the order of every deck (one's own too), the faces of trail tokens, and chance. Which
cards a hidden pile can hold follows from what lies open.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.kernel.chance import Chancy, fork, shuffle
from game.titles.witcher import kept
from game.titles.witcher.content import Content
from game.titles.witcher.entering import matches
from game.titles.witcher.fight.knowledge import view_fight
from game.titles.witcher.fight.sides import on_table, pool_of
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.skellige.audit import monster_places
from game.titles.witcher.skellige.knowledge import deal_sea, hide_sea
from game.titles.witcher.state import HIDDEN, NONE, TERRAINS, State
from game.titles.witcher.tokens import set_trio

STORY = NUMBER["story"]
PLACE_MONSTER = NUMBER["place_monster"]
PAY_MOVE = NUMBER["pay_move"]
PAY_TRIP = NUMBER["pay_trip"]
TRADE_FOR = NUMBER["trade_for"]


def back(content: Content, terrain: int) -> int:
    """What everybody sees of a trail token."""
    return len(content.place_keys) + terrain


def _hidden(pile: tuple[int, ...]) -> tuple[int, ...]:
    return (HIDDEN,) * len(pile)


def view(content: Content, state: State, seat: int) -> State:
    """A copy without what `seat` cannot know."""
    seen = state.copy()
    view_fight(seen, seat)
    for other, one in enumerate(seen.seats):
        one.deck = _hidden(one.deck)
        if other != seat:
            one.hand = _hidden(one.hand)
        for terrain, token in enumerate(one.trails):
            if token != NONE:
                one.trails = set_trio(one.trails, terrain, back(content, terrain))
    seen.supply = _hidden(seen.supply)
    seen.potion_deck = _hidden(seen.potion_deck)
    seen.tokens = [_hidden(pile) for pile in seen.tokens]
    seen.monsters = [_hidden(pile) for pile in seen.monsters]
    seen.extra = _hidden(seen.extra)
    seen.fight_deck = _hidden(seen.fight_deck)
    seen.city = _hidden(seen.city)
    seen.wilds = _hidden(seen.wilds)
    hide_sea(seen)
    seen.chance = 0
    seen.tape = ()
    return seen


def determinise(content: Content, seen: State, seat: int, chance: Chancy) -> State:
    """A whole state that agrees with a view: every order of what is unknown is equally likely."""
    state = seen.copy()
    for other in range(len(state.seats)):
        _deal_cards(content, state, other, seat, chance)
    _deal_supply(content, state, chance)
    _deal_potions(content, state, chance)
    for terrain in range(TERRAINS):
        _deal_tokens(content, state, terrain, chance)
    _deal_monsters(content, state, chance)
    _deal_fight_cards(content, state, seat, chance)
    _deal_stories(content, state, chance)
    deal_sea(content, state, chance)
    _fill_in_known(state, seat)
    state.chance = fork(chance)
    return state


def _on_top(state: State, owner: int, seat: int) -> tuple[int, ...]:
    """What `seat` saw on top of the pool of an owner (NONE: the monster), the topmost last."""
    fight = state.fight
    if fight is None or owner not in fight.seats:
        return ()
    seen = (cards for who, side, cards in fight.known if who == seat and fight.seats[side] == owner)
    return max(seen, key=len, default=())


def _named(state: State, owner: int) -> tuple[int, ...]:
    """The hand cards that an owner named before they go: everybody heard it (WOW-LOC-16)."""
    return tuple(frame[2] for frame in state.stack if frame[:2] == (TRADE_FOR, owner))


def _shuffled(cards: Iterable[int], chance: Chancy) -> list[int]:
    pile = list(cards)
    shuffle(chance, pile)
    return pile


def _led_to(content: Content, state: State, owner: int) -> int:
    """Where the only card of an owner leads, who has just said that it is played for it (WOW-PH1-04, SKE-OUT-01)."""
    frame, one = state.stack[-1] if state.stack else (NONE, NONE), state.seats[owner]
    if frame[1] != owner or frame[0] not in (PAY_MOVE, PAY_TRIP) or len(one.hand) != 1 or one.gold:
        return NONE
    place: int = frame[2]
    if frame[0] == PAY_MOVE and any(kept.passage_to(content, state, owner, place, cards) != NONE for cards in (0, 1)):
        return NONE  # any card may be sailed with, or none is asked
    return place


def _first_to(content: Content, cards: list[int], goal: int) -> int:
    """The index of the first card that leads to a place; 0 where none does."""
    return next((n for n, card in enumerate(cards) if matches(content, card, goal)), 0)


def _deal_cards(content: Content, state: State, owner: int, seat: int, chance: Chancy) -> None:
    one = state.seats[owner]
    top = _on_top(state, owner, seat)
    held = one.hand if owner == seat else _named(state, owner)
    away = {*one.discard, *on_table(state, owner), *top, *held}
    unknown = _shuffled((card for card in one.owned if card not in away), chance)
    if owner != seat:
        goal = _led_to(content, state, owner)
        if goal != NONE:
            unknown.insert(0, unknown.pop(_first_to(content, unknown, goal)))
        more = len(one.hand) - len(held)
        one.hand = (*held, *unknown[:more])
        del unknown[:more]
    one.deck = (*unknown, *top)


def _deal_supply(content: Content, state: State, chance: Chancy) -> None:
    away = {*state.pool, *state.supply_discard, *state.trashed}
    for one in state.seats:
        away.update(one.owned)
    state.supply = tuple(_shuffled((card for card in content.catalogue.common if card not in away), chance))


def _deal_potions(content: Content, state: State, chance: Chancy) -> None:
    left = list(content.potion_cards)
    away = [*state.potion_discard, *(potion for one in state.seats for potion in one.potions)]
    if state.fight is not None:
        away += [potion for side in state.fight.sides for potion in side.potions]
    for potion in away:
        left.remove(potion)
    state.potion_deck = tuple(_shuffled(left, chance))


def _deal_tokens(content: Content, state: State, terrain: int, chance: Chancy) -> None:
    """The faces of trail tokens are as unknown as the pile."""
    away = {slot.token for slot in state.slots}
    for one in state.seats:
        away.update(one.trail_quests)
        away.update(quest.token for quest in one.quests)
    unknown = _shuffled((token for token in content.tokens[terrain] if token not in away), chance)
    for one in state.seats:
        if one.trails[terrain] != NONE:
            one.trails = set_trio(one.trails, terrain, unknown.pop())
    state.tokens[terrain] = tuple(unknown)


def _deal_monsters(content: Content, state: State, chance: Chancy) -> None:
    away = {slot.monster for slot in state.slots}
    away.update(monster for pile in state.driven_away for monster in pile)
    away.update(trophy for one in state.seats for trophy in one.trophies)
    away.update(frame[2] for frame in state.stack if frame[0] == PLACE_MONSTER)
    away.update(monster for _place, monsters in monster_places(content, state) for monster in monsters)
    for level in (1, 2, 3):
        unknown = _shuffled((monster for monster in content.monsters_of[level] if monster not in away), chance)
        if level == 1:
            apart = len(state.extra)
            state.extra = tuple(unknown[:apart])
            del unknown[:apart]
        state.monsters[level - 1] = tuple(unknown)


def _deal_fight_cards(content: Content, state: State, seat: int, chance: Chancy) -> None:
    fight = state.fight
    top = _on_top(state, NONE, seat)
    away = {*fight.spent, *top} if fight is not None else set()
    unknown = _shuffled((card for card in range(len(content.catalogue.fight_cards)) if card not in away), chance)
    if fight is not None:
        living = len(fight.life) - len(top)
        fight.life = (*unknown[:living], *top)
        del unknown[:living]
    state.fight_deck = tuple(unknown)


def _deal_stories(content: Content, state: State, chance: Chancy) -> None:
    away = {*state.told, *(frame[2] for frame in state.stack if frame[0] == STORY)}
    for one in state.seats:
        away.update(quest.story for quest in one.quests)
        away.update(content.keepsakes.story_of[card] for card in one.kept)
    catalogue = content.catalogue
    state.city = tuple(_shuffled((story for story in catalogue.city if story not in away), chance))
    state.wilds = tuple(_shuffled((story for story in catalogue.wilds if story not in away), chance))


def _fill_in_known(state: State, seat: int) -> None:
    """What others saw on top of a pool is what lies there now."""
    fight = state.fight
    if fight is not None:
        fight.known = tuple(
            (who, side, cards if who == seat else pool_of(state, side)[-len(cards) :])
            for who, side, cards in fight.known
        )
