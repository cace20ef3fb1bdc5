"""Setting up: piles and decks, schools, monsters, hands (WOW-SET)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.kernel.chance import Chancy, Stream, below, shuffle
from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.witcher.attributes import ask_raise, open_mask
from game.titles.witcher.content import Content
from game.titles.witcher.deck_events import PoolFilled
from game.titles.witcher.decks import draw
from game.titles.witcher.events import FirstPlayerFound, SchoolChosen, SchoolsDrawn
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.monsters import settle_monster
from game.titles.witcher.pool import SLOTS, refill
from game.titles.witcher.setup import SCHOOLS, WitcherSetup
from game.titles.witcher.skellige.dagon import deal_skellige
from game.titles.witcher.skellige.events import ShipsPlaced
from game.titles.witcher.state import NONE, TERRAINS, Four, Slot, State, Witcher
from game.titles.witcher.tokens import change_gold, draw_token
from game.titles.witcher.turn import fresh_turn

SETTING_UP: Final = NUMBER["setting_up"]
CHOOSE_SCHOOL: Final = NUMBER["choose_school"]
PLACE_MONSTER: Final = NUMBER["place_monster"]
TURN: Final = NUMBER["turn"]
CHEAP: Final = 3  # cards of cost 0 that the pool begins with (WOW-SET-02)
# Cards in hand and Gold by turn order, by number of players (WOW-SET-19, -20).
HANDS: Final = {
    1: ((5, 3),),
    2: ((3, 2), (5, 4)),
    3: ((3, 2), (4, 4), (5, 6)),
    4: ((2, 4), (3, 5), (4, 6), (5, 7)),
    5: ((2, 5), (3, 5), (4, 5), (4, 7), (5, 7)),
}
EXTRA: Final = (0, 0, 0, 0, 1, 2)  # level-I tokens set apart, by number of players (WOW-SET-13)
MANY: Final = 4  # players from which on both copies of the trophies lie out, and an attribute rises before play


def new_state(content: Content, setup: WitcherSetup, seed: int, out: Out) -> State:
    """Everything that needs no school, before the first question."""
    chance = Stream(seed)
    players = content.players
    first = below(chance, players)
    catalogue = content.catalogue
    state = State(
        seats=[_unknown() for _ in range(players)],
        first=first,
        rounds=0,
        turns=0,
        turn=fresh_turn(first),
        pool=(NONE,) * SLOTS,
        supply=_shuffled(chance, catalogue.common),
        supply_discard=(),
        potion_deck=_shuffled(chance, content.potion_cards),
        potion_discard=(),
        tokens=[_shuffled(chance, content.tokens[terrain]) for terrain in range(TERRAINS)],
        slots=[Slot(NONE, NONE) for _ in range(TERRAINS)],
        monsters=[_shuffled(chance, content.monsters_of[level]) for level in (1, 2, 3)],
        driven_away=[(), (), ()],
        extra=(),
        attribute_trophies=_trophies(chance, players),
        fight_deck=_shuffled(chance, range(len(catalogue.fight_cards))),
        tavern=NONE,
        city=_shuffled(chance, catalogue.city),
        wilds=_shuffled(chance, catalogue.wilds),
        events=content.stories.events,
        trashed=(),
        told=(),
        skellige=deal_skellige(content, chance),
        fight=None,
        stack=[(SETTING_UP, first, 0)],
        winners=[],
        chance=chance.chance,
        tape=(),
    )
    if out is not None:
        out.append(FirstPlayerFound(first))
        if state.skellige is not None:
            out.append(ShipsPlaced(state.skellige.ships))
    _seat_chosen(content, state, setup, out)
    _lay_out_pool(content, state, out)
    return state


def _unknown() -> Witcher:
    """Somebody who has chosen no school yet (WOW-SET-17, -26)."""
    trio = (NONE, NONE, NONE)
    return Witcher(
        NONE, NONE, 1, (1, 1, 1, 1), 1, 0, 0, (), (), (), (), (), (), 0, trio, trio, [], (), True
    )  # fmt: skip


def _shuffled(chance: Chancy, cards: Iterable[int]) -> tuple[int, ...]:
    pile = list(cards)
    shuffle(chance, pile)
    return tuple(pile)


def _trophies(chance: Stream, players: int) -> Four:
    """One or two of each attribute; alone a single one, drawn (WOW-SET-05, WOW-SOL-01)."""
    if players == 1:
        drawn = below(chance, 4)
        return (int(drawn == 0), int(drawn == 1), int(drawn == 2), int(drawn == 3))
    copies = 2 if players >= MANY else 1
    return (copies, copies, copies, copies)


def _lay_out_pool(content: Content, state: State, out: Out) -> None:
    """Three cards of cost 0 on the right-most slots, then the next three (WOW-SET-02)."""
    supply = list(state.supply)
    cheap: list[int] = []
    revealed: list[int] = []
    while len(cheap) < CHEAP:
        card = supply.pop()
        (cheap if content.card_cost[card] == 0 else revealed).append(card)
    supply += revealed
    shuffle(state, supply)
    state.supply = tuple(supply)
    state.pool = (NONE,) * (SLOTS - CHEAP) + tuple(cheap)
    if out is not None:
        out.append(PoolFilled(tuple(cheap)))
    refill(content, state, out)


def _seat_chosen(content: Content, state: State, setup: WitcherSetup, out: Out) -> None:
    """Schools that the setup names, and all of them where chance deals them (WOW-SET-16)."""
    for seat, one in enumerate(setup.seats):
        if one.faction:
            take_school(content, state, seat, SCHOOLS.index(one.faction), out)
    if setup.options.schools == "random":
        free = _free_schools(state)
        shuffle(state, free)
        for seat, witcher in enumerate(state.seats):
            if witcher.school == NONE:
                take_school(content, state, seat, free.pop(), out)


def _free_schools(state: State) -> list[int]:
    taken = [one.school for one in state.seats]
    return [school for school in range(len(SCHOOLS)) if school not in taken]


def take_school(content: Content, state: State, seat: int, school: int, out: Out) -> None:
    """Figure, starting deck, and the trophies that others can win (WOW-SET-17, -18, -24)."""
    one = state.seats[seat]
    one.school = school
    one.place = content.home[school]
    one.owned = content.catalogue.schools[school].deck
    one.deck = _shuffled(state, one.owned)
    one.stock = content.players - 1
    if out is not None:
        out.append(SchoolChosen(seat, school))


def resume_setting_up(content: Content, state: State, frame: Frame, out: Out) -> None:
    """The order of setting up, from top to bottom."""
    _kind, seat, step = frame
    count = content.players
    if step < count:
        # Counter-clockwise from the player to the right of the first one, who comes last (WOW-SET-15).
        state.stack[-1] = (SETTING_UP, seat, step + 1)
        _draft(content, state, (state.first - 1 - step) % count, out)
    elif step == count:
        state.stack[-1] = (SETTING_UP, seat, step + 1)
        _set_monsters(content, state, out)
    elif step == count + 1:
        state.stack[-1] = (SETTING_UP, seat, step + 1)
        _deal_hands(content, state, out)
    elif step < 2 * count + 2 and count >= MANY:
        # From the first player on, clockwise (WOW-SET-21).
        state.stack[-1] = (SETTING_UP, seat, step + 1)
        riser = (state.first + step - count - 2) % count
        if state.seats[riser].present:
            ask_raise(state, riser, open_mask(state.seats[riser].attributes))
    else:
        first = state.first
        while not state.seats[first].present:
            first = (first + 1) % count
        state.stack[-1] = (TURN, first, 0)


def _draft(content: Content, state: State, seat: int, out: Out) -> None:
    """Two of the schools left are drawn and one is kept; the only one left is taken."""
    if state.seats[seat].school != NONE:
        return
    free = _free_schools(state)
    shuffle(state, free)
    drawn = tuple(free[:2])
    if out is not None:
        out.append(SchoolsDrawn(seat, drawn))
    if len(drawn) == 1 or not state.seats[seat].present:
        take_school(content, state, seat, drawn[0], out)
    else:
        state.stack.append((CHOOSE_SCHOOL, seat, *drawn))


def offer_choose_school(content: Content, state: State, frame: Frame) -> list[Option]:
    """One of the two."""
    return [("school", school) for school in sorted(frame[2:])]


def take_choose_school(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """The other goes back among those left."""
    state.stack.pop()
    take_school(content, state, frame[1], option[1], out)


def _set_monsters(content: Content, state: State, out: Out) -> None:
    """A token for each slot, and monsters by the number of players (WOW-SET-07 to -13, WOW-SOL-01)."""
    for terrain in range(TERRAINS):
        state.slots[terrain].token = draw_token(state, terrain)
    if content.players == 2:
        monster = _top(state, 2)
        first = state.first
        state.stack.append((PLACE_MONSTER, first if state.seats[first].present else 1 - first, monster))
        return
    levels = (1, 2, 3) if content.players == 1 else (1, 1, 1)
    _set_at_random(state, list(range(TERRAINS)), [_top(state, level) for level in levels], out)
    extra = EXTRA[content.players]
    state.extra = tuple(_top(state, 1) for _ in range(extra))


def _top(state: State, level: int) -> int:
    pile = state.monsters[level - 1]
    state.monsters[level - 1] = pile[:-1]
    return pile[-1]


def _set_at_random(state: State, terrains: list[int], monsters: list[int], out: Out) -> None:
    shuffle(state, monsters)
    for terrain, monster in zip(terrains, monsters, strict=True):
        settle_monster(state, terrain, monster, out)


def offer_place_monster(content: Content, state: State, frame: Frame) -> list[Option]:
    """Any of the three slots (WOW-SET-10)."""
    return [("place", terrain) for terrain in range(TERRAINS)]


def take_place_monster(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """The level-II monster there, two of level I at the others by chance."""
    state.stack.pop()
    terrain: int = option[1]
    settle_monster(state, terrain, frame[2], out)
    others = [other for other in range(TERRAINS) if other != terrain]
    _set_at_random(state, others, [_top(state, 1), _top(state, 1)], out)


def _deal_hands(content: Content, state: State, out: Out) -> None:
    """WOW-SET-19."""
    for place, (cards, gold) in enumerate(HANDS[content.players]):
        seat = (state.first + place) % content.players
        draw(content, state, seat, cards, out)
        change_gold(state, seat, gold, out)
