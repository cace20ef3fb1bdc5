"""Sea trips: who can sail where, what it costs, the die, the card, arrival (SKE-SHP, SKE-OUT, SKE-BCK)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.kernel.chance import shuffle
from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.witcher import exploring, kept
from game.titles.witcher.attributes import lower_shield
from game.titles.witcher.content import Content
from game.titles.witcher.decks import discard_cards
from game.titles.witcher.effects.moments import ARRIVING, SAILING
from game.titles.witcher.effects.run import roll, run
from game.titles.witcher.entering import enter, matches
from game.titles.witcher.frames import NUMBER, PHASE_III
from game.titles.witcher.skellige.dagon import EMERGED, is_dangerous, move_dagon, take_dagon_trail
from game.titles.witcher.skellige.events import SeaDeckShuffled, ShipLanded, TripBegan, TripJudged, TripTurned
from game.titles.witcher.skellige.open_sea import face_dagon
from game.titles.witcher.state import NONE, Skellige, State, Trip, Witcher
from game.titles.witcher.tokens import change_gold

PAY_TRIP: Final = NUMBER["pay_trip"]
BEFORE_DIE: Final = NUMBER["before_die"]
CHOOSE_DIE: Final = NUMBER["choose_die"]
DIVERT: Final = NUMBER["divert"]
VOYAGE: Final = NUMBER["voyage"]
TURN: Final = NUMBER["turn"]
CAST_OFF: Final[Option] = ("cast_off",)
AS_NAMED, DIVERTED, TURNED_BACK = range(3)  # courses
SAFE, DANGEROUS = range(2)  # halves of a card
Step = Callable[[Content, State, int, Out], None]


def sea_of(state: State) -> Skellige:
    """The module's part of the state, where it is played."""
    assert state.skellige is not None
    return state.skellige


# -- where to, and for what ---------------------------------------------------------------------------
def open_trips(content: Content, state: State, seat: int) -> list[Option]:
    """Trips from where a witcher stands that can be paid for."""
    one = state.seats[seat]
    return [content.offers.sail_to[goal] for goal in goals(content, state, seat) if can_pay(content, one, goal)]


def goals(content: Content, state: State, seat: int) -> list[int]:
    """Where a ship leads from here and now: out from a harbour, back from anywhere else (SKE-SHP-04 to -12)."""
    sea, place = sea_of(state), state.seats[seat].place
    if place not in sea.ships:
        return []
    if place not in content.harbours:
        return [harbour for harbour in content.harbours if harbour not in sea.ships]
    found = [] if sea.out else open_islands(content, state)
    return found + [content.open_sea] * (sea.dagon == EMERGED)


def open_islands(content: Content, state: State) -> list[int]:
    """Those that are printed or found, hold no ship and nobody who stayed there (SKE-OUT-04, -05, SKE-SHP-03)."""
    sea = sea_of(state)
    taken = {*sea.ships, *(one.place for one in state.seats if one.present)}
    return [place for place in content.islands if place in (*content.printed, *sea.found) and place not in taken]


def can_pay(content: Content, one: Witcher, goal: int) -> bool:
    """A card that matches, any card and one Gold, any two; to Dagon any one (SKE-OUT-01 to -03, SKE-FGT-03)."""
    if len(one.hand) > 1 or (one.hand and one.gold):
        return True
    return any(matches(content, card, goal) for card in one.hand)


def ask_payment(state: State, seat: int, goal: int) -> None:
    """The trip is named."""
    state.stack.append((PAY_TRIP, seat, goal))


def offer_pay_trip(content: Content, state: State, frame: Frame) -> list[Option]:
    """Which payment is used is the player's choice (SKE-OUT-20)."""
    _kind, seat, goal = frame
    one = state.seats[seat]
    hand = one.hand
    found: list[Option] = [("play", card) for card in hand if matches(content, card, goal)]
    if goal == content.open_sea:
        return found
    if one.gold:
        found += [("with_gold", card) for card in hand if not matches(content, card, goal)]
    return found + [("two", card, other) for i, card in enumerate(hand) for other in hand[i + 1 :]]


def take_pay_trip(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """Pay and board (SKE-SHP-20, SKE-OUT-06)."""
    _kind, seat, goal = frame
    state.stack.pop()
    sea, one = sea_of(state), state.seats[seat]
    gold = int(option[0] == "with_gold")
    if out is not None:
        out.append(TripBegan(seat, one.place, goal, option[1:], gold))
    discard_cards(state, seat, option[1:], None)
    change_gold(state, seat, -gold, None)
    state.turn.moved = True
    if goal in content.islands:
        sea.out += 1
        sea.over = one.place  # the harbour's action is over for this stay (SKE-SHP-09)
        sea.trip = Trip(one.place, goal, False, 1, AS_NAMED, False, False)
        state.stack.append((VOYAGE, seat, 0))
        return
    sea.back += goal in content.harbours
    land(content, state, seat, goal, out)
    enter(content, state, seat, goal, out)
    if goal == content.open_sea:  # straight to phase II, and nothing else in it (SKE-FGT-05)
        state.stack[-1] = (TURN, seat, PHASE_III)
        face_dagon(content, state, seat, out)


def land(content: Content, state: State, seat: int, place: int, out: Out) -> None:
    """Ship and witcher together (SKE-OUT-13, SKE-BCK-03)."""
    sea, one = sea_of(state), state.seats[seat]
    if out is not None:
        out.append(ShipLanded(seat, one.place, place))
    move_ship(sea, one.place, place)
    one.place = place
    sea.over = NONE


def move_ship(sea: Skellige, source: int, place: int) -> None:
    """One ship from a place to another."""
    at = sea.ships.index(source)
    first, second, third = (place if n == at else ship for n, ship in enumerate(sea.ships))
    sea.ships = (first, second, third)


# -- the trip to an island ----------------------------------------------------------------------------
def trip_of(state: State) -> Trip:
    """The trip under way."""
    trip = sea_of(state).trip
    assert trip is not None
    return trip


def resume_voyage(content: Content, state: State, frame: Frame, out: Out) -> None:
    """Begin the next step; the last one takes the frame away."""
    kind, seat, step = frame
    if step + 1 < len(STEPS):
        state.stack[-1] = (kind, seat, step + 1)
    else:
        state.stack.pop()
    STEPS[step](content, state, seat, out)


def _before_die(content: Content, state: State, seat: int, out: Out) -> None:
    """Items that change the roll, while there is one (SKE-EVT-12)."""
    if usable(content, state, seat):
        state.stack.append((BEFORE_DIE, seat))


def usable(content: Content, state: State, seat: int) -> list[int]:
    """Kept cards that can be used before the die."""
    sea = sea_of(state)
    if sea.dagon == EMERGED or sea.trip is None or sea.trip.safe:
        return []
    serving = [card for card, _program in content.keepsakes.due[SAILING]]
    return [card for card in state.seats[seat].kept if card in serving]


def offer_before_die(content: Content, state: State, frame: Frame) -> list[Option]:
    """Use one, or let the die fall."""
    return [CAST_OFF, *(("use_item", card) for card in usable(content, state, frame[1]))]


def take_before_die(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """Another may be used after it."""
    seat: int = frame[1]
    state.stack.pop()
    if option == CAST_OFF:
        return
    state.stack[-1] = (VOYAGE, seat, 0)
    kept.use_up(content, state, seat, option[1], out)
    run(state, seat, next(program for card, program in content.keepsakes.due[SAILING] if card == option[1]))


def _roll(content: Content, state: State, seat: int, out: Out) -> None:
    """No die while Dagon has emerged, nor on a trip that is safe in any case (SKE-OUT-07, SKE-EMG-06)."""
    trip = trip_of(state)
    if sea_of(state).dagon == EMERGED:
        _read(content, state, seat, DANGEROUS, out)
    elif trip.safe:
        _read(content, state, seat, SAFE, out)
    elif trip.dice == 1:
        _judge(content, state, seat, roll(state, seat, out), out)
    else:
        one, other = roll(state, seat, out), roll(state, seat, out)
        if one == other:
            _judge(content, state, seat, one, out)
        else:
            state.stack.append((CHOOSE_DIE, seat, one, other))


def offer_choose_die(content: Content, state: State, frame: Frame) -> list[Option]:
    """One of the two."""
    return [("die", frame[2]), ("die", frame[3])]


def take_choose_die(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """It is the result."""
    state.stack.pop()
    _judge(content, state, frame[1], option[1], out)


def _judge(content: Content, state: State, seat: int, die: int, out: Out) -> None:
    """After a safe result Dagon rises, then the card is read (SKE-OUT-08, -09, -17)."""
    dangerous = is_dangerous(sea_of(state), die)
    if not dangerous:
        move_dagon(content, state, 1, out)
    _read(content, state, seat, DANGEROUS if dangerous else SAFE, out)


def _read(content: Content, state: State, seat: int, half: int, out: Out) -> None:
    """The top card, its one half; whoever had one read does not explore in this turn (SKE-OUT-10, -18, SKE-EXP-01)."""
    sea = sea_of(state)
    if out is not None:
        out.append(TripJudged(seat, half == SAFE))
    if not sea.sea:
        again = list(sea.sea_discard)
        shuffle(state, again)
        sea.sea, sea.sea_discard = tuple(again), ()
        if again and out is not None:
            out.append(SeaDeckShuffled(len(again)))
    if not sea.sea:
        return
    card, sea.sea = sea.sea[-1], sea.sea[:-1]
    state.turn.explore_barred = True
    exploring.read(content, state, seat, content.stories.first_sea + 2 * card + half, out)


def _emerge(content: Content, state: State, seat: int, out: Out) -> None:
    """Dagon emerged on this trip: when the section is resolved the shield is gone (SKE-OUT-17, SKE-EMG-02, -11)."""
    if trip_of(state).emerged:
        lower_shield(state, seat, state.seats[seat].shield, out)
        take_dagon_trail(state, seat, out)


def _choose_course(content: Content, state: State, seat: int, out: Out) -> None:
    """Where another island is to be reached, which (SKE-OUT-21)."""
    if trip_of(state).course == DIVERTED and elsewhere(content, state):
        state.stack.append((DIVERT, seat))


def elsewhere(content: Content, state: State) -> list[int]:
    """Islands but the one that was named."""
    return [place for place in open_islands(content, state) if place != trip_of(state).island]


def offer_divert(content: Content, state: State, frame: Frame) -> list[Option]:
    """Any other island that is open."""
    return [content.offers.sail_to[place] for place in elsewhere(content, state)]


def take_divert(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """It counts as the one named."""
    state.stack.pop()
    trip_of(state).island = option[1]


def _arrive(content: Content, state: State, seat: int, out: Out) -> None:
    """Or return; what is due on arriving comes before all else (SKE-OUT-13, -21, SKE-EFF-11)."""
    sea, trip = sea_of(state), trip_of(state)
    sea.trip = None
    if trip.course == TURNED_BACK:
        state.stack.pop()
        if out is not None:
            out.append(TripTurned(seat, trip.harbour))
        return
    land(content, state, seat, trip.island, out)
    if trip.no_action:
        sea.over = trip.island
    for program in kept.due(content, state, seat, ARRIVING):
        run(state, seat, program)


def _enter(content: Content, state: State, seat: int, out: Out) -> None:
    """SKE-OUT-14, SKE-SHP-17."""
    enter(content, state, seat, state.seats[seat].place, out)


STEPS: Final[tuple[Step, ...]] = (_before_die, _roll, _emerge, _choose_course, _arrive, _enter)


# -- leaving the match --------------------------------------------------------------------------------
def leave_sea(content: Content, state: State, seat: int, own_turn: bool, out: Out) -> None:
    """A passive seat's figure and ship go to the lowest harbour without a ship, its Dagon Trail token back
    (SKE-SHP-19)."""
    sea, place = sea_of(state), state.seats[seat].place
    if own_turn:
        sea.trip = None
    sea.dagon_trails = tuple(has and other != seat for other, has in enumerate(sea.dagon_trails))
    if place in sea.ships and place not in content.harbours:
        harbour = next(one for one in content.harbours if one not in sea.ships)
        if out is not None:
            out.append(ShipLanded(seat, place, harbour))
        move_ship(sea, place, harbour)
        state.seats[seat].place = harbour
