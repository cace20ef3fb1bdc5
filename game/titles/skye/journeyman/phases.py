"""The six phases with Journeyman, from top to bottom (section 16). Each begins with what was idle (SKY-JRN-46)."""

from __future__ import annotations

from typing import Final

from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.skye import building, buying, discarding, pricing, round_end
from game.titles.skye.content import Content
from game.titles.skye.frames import BUY_SECOND, INCOME, KEEPING, PAUSE, SCORING
from game.titles.skye.income import announce_round, pay_income
from game.titles.skye.journeyman.advancing import ask_for_symbol, symbol_amount, use_options, use_tile
from game.titles.skye.journeyman.boards import BANNER, HERALD, TWO_BUYS, WARRIOR
from game.titles.skye.journeyman.bonus import begin_phase, holds
from game.titles.skye.journeyman.events import BannersScored
from game.titles.skye.journeyman.roads import lay_options, lay_road, reveal_roads
from game.titles.skye.journeyman.walking import begin_walking
from game.titles.skye.state import BANNERS, State, journey_of, score, turn_order

GO_ON: Final[Option] = ("go_on",)


def begin_income(content: Content, state: State, out: Out) -> None:
    """Totals are noted, pieces and advances used in turn order, then comes all income at once (SKY-JRN-40)."""
    announce_round(state, out)
    begin_phase(state, out)
    journey_of(state).noted = tuple(one.points for one in state.seats)
    state.stack.append((INCOME, state.stack[0][1]))
    ask_to_pause(content, state)


def resume_income(content: Content, state: State, frame: Frame, out: Out) -> None:
    """By the totals that were noted (SKY-INC-04)."""
    state.stack.pop()
    journey = journey_of(state)
    pay_income(content, state, journey.noted, out)
    journey.noted = ()


def draw_and_price(content: Content, state: State, out: Out) -> None:
    """SKY-JRN-41."""
    begin_phase(state, out)
    pricing.draw_and_price(content, state, out)


def discard(content: Content, state: State, out: Out) -> None:
    """The screens are lifted, pieces laid behind them are seen (SKY-ROAD-10)."""
    begin_phase(state, out)
    reveal_roads(state, out)
    journey_of(state).sparing = (False,) * len(state.seats)
    discarding.discard(content, state, out)


def begin_buying(content: Content, state: State, out: Out) -> None:
    """First purchases, then those of Two Buys, then unsold tiles are kept, all in turn order (SKY-JRN-42)."""
    begin_phase(state, out)
    last_first = turn_order(state)[::-1]
    state.stack += [(KEEPING, seat) for seat in last_first]
    state.stack += [(BUY_SECOND, seat) for seat in last_first if holds(state, seat, TWO_BUYS)]
    buying.begin_buying(content, state, out)


def resume_keeping(content: Content, state: State, frame: Frame, out: Out) -> None:
    """Each kept tile with the journeyman gives its advance, one by one (SKY-JRN-25, -28, -39)."""
    state.stack.pop()
    seat = frame[1]
    kept = state.seats[seat].drawn
    buying.keep(state, seat, out)
    for tile in reversed(kept):
        ask_for_symbol(content, state, seat, tile)


def begin_building(content: Content, state: State, out: Out) -> None:
    """All build, all plan, then each walks (SKY-JRN-33, -43)."""
    begin_phase(state, out)
    state.stack += begin_walking(state, turn_order(state))
    building.begin_building(content, state, out)


def begin_scoring(content: Content, state: State, out: Out) -> None:
    """Pieces and advances are used in turn order, before anything is scored (SKY-JRN-44)."""
    begin_phase(state, out)
    state.stack.append((SCORING, state.stack[0][1]))
    ask_to_pause(content, state)


def resume_scoring(content: Content, state: State, frame: Frame, out: Out) -> None:
    """All banners, each track on its own, then the slots (SKY-JRN-34, -36)."""
    state.stack.pop()
    for seat in turn_order(state):
        warrior = symbol_amount(content, state, seat, WARRIOR, BANNER)
        herald = symbol_amount(content, state, seat, HERALD, BANNER)
        score(state.seats[seat], BANNERS, warrior + herald)
        if out is not None and (warrior or herald):
            out.append(BannersScored(seat, warrior, herald))
    round_end.end_round(content, state, out)


def ask_to_pause(content: Content, state: State) -> None:
    """Whoever has something to use before income or scoring (SKY-ASK-03)."""
    state.stack += [(PAUSE, seat) for seat in turn_order(state)[::-1] if _usable(content, state, seat)]


def _usable(content: Content, state: State, seat: int) -> list[Option]:
    return [*use_options(content, state, seat), *lay_options(state, seat)]


def offer_pause(content: Content, state: State, frame: Frame) -> list[Option]:
    """Lay a piece, use the tile, or go on (SKY-ASK-03)."""
    return [*_usable(content, state, frame[1]), GO_ON]


def take_pause(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """As often as something is left (SKY-ASK-03)."""
    seat, verb = frame[1], option[0]
    if verb == "use_advance":
        use_tile(content, state, seat, option[1], out)
    elif verb == "lay_road":
        lay_road(state, seat, option, out)
    if verb == "go_on" or not _usable(content, state, seat):
        state.stack.pop()
