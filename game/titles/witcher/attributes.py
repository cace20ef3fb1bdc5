"""The four attributes, the witcher level and the shield (WOW-ATT)."""

from __future__ import annotations

from typing import Final

from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.witcher.content import Content
from game.titles.witcher.decks import draw
from game.titles.witcher.events import AttributeChanged, LevelRose, ShieldChanged
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.potions import draw_potions
from game.titles.witcher.state import ALCHEMY, DEFENSE, Four, State

RAISE: Final = NUMBER["raise"]
MOST: Final = 5
VALUES: Final = (0, 1, 2, 3, 4, 4)  # by level (WOW-ATT-02)
LEVEL_CARDS: Final = (0, 0, 1, 1, 2, 2)  # on reaching a witcher level (WOW-ATT-10)
ATTRIBUTES: Final = (0, 1, 2, 3)
RAISE_OPTIONS: Final[tuple[tuple[Option, ...], ...]] = tuple(
    tuple(("raise", a) for a in ATTRIBUTES if mask >> a & 1) for mask in range(16)
)


def value(content: Content, state: State, seat: int, attribute: int) -> int:
    """What an attribute is worth by the table; in a fight with what lowers Defense there (WOW-ATT-02)."""
    level = state.seats[seat].attributes[attribute]
    if attribute == DEFENSE and state.fight is not None and seat in state.fight.seats:
        level = max(1, level - state.fight.sides[state.fight.seats.index(seat)].less_defense)
    return VALUES[level]


def raise_attribute(content: Content, state: State, seat: int, attribute: int, out: Out) -> None:
    """One level more with all that follows: shield, potion, witcher level (WOW-ATT-03, -04, -09, -13)."""
    one = state.seats[seat]
    level = one.attributes[attribute] + 1
    if level > MOST:
        return
    _set_level(state, seat, attribute, level, out)
    if attribute == DEFENSE:
        raise_shield(content, state, seat, 1, out)
    elif attribute == ALCHEMY:
        draw_potions(content, state, seat, 1, out)
    while min(one.attributes) > one.level:
        one.level += 1
        if out is not None:
            out.append(LevelRose(seat, one.level))
        draw(content, state, seat, LEVEL_CARDS[one.level], out)


def lower_attribute(content: Content, state: State, seat: int, attribute: int, out: Out) -> None:
    """One level less; never below 1, never from 5 (WOW-ATT-06 to -08, -11)."""
    level = state.seats[seat].attributes[attribute] - 1
    if level < 1 or level == MOST - 1:
        return
    _set_level(state, seat, attribute, level, out)
    if attribute == DEFENSE:
        fit_shield(content, state, seat, out)


def _set_level(state: State, seat: int, attribute: int, level: int, out: Out) -> None:
    one = state.seats[seat]
    a, b, c, d = one.attributes
    before = one.attributes[attribute]
    levels: Four = ((level, b, c, d), (a, level, c, d), (a, b, level, d), (a, b, c, level))[attribute]
    one.attributes = levels
    if out is not None:
        out.append(AttributeChanged(seat, attribute, level, level > before))


def raise_shield(content: Content, state: State, seat: int, n: int, out: Out) -> None:
    """Up to the Defense value (WOW-ATT-05); one that stands above it stays as it is."""
    shield = state.seats[seat].shield
    _set_shield(state, seat, max(shield, min(shield + n, value(content, state, seat, DEFENSE))), out)


def lift_over(state: State, seat: int, n: int, out: Out) -> None:
    """Above the Defense value too (SKE-EFF-17)."""
    _set_shield(state, seat, state.seats[seat].shield + n, out)


def fit_shield(content: Content, state: State, seat: int, out: Out) -> None:
    """Defense fell: the shield falls with it if it stands above (WOW-ATT-06)."""
    _set_shield(state, seat, min(state.seats[seat].shield, value(content, state, seat, DEFENSE)), out)


def lower_shield(state: State, seat: int, n: int, out: Out) -> None:
    """Down to 0 at most (WOW-ATT-05)."""
    _set_shield(state, seat, max(0, state.seats[seat].shield - n), out)


def _set_shield(state: State, seat: int, shield: int, out: Out) -> None:
    one = state.seats[seat]
    change = shield - one.shield
    one.shield = shield
    if change and out is not None:
        out.append(ShieldChanged(seat, shield, change))


def open_mask(levels: Four) -> int:
    """The attributes that can rise, one bit each (WOW-ATT-13)."""
    return sum(1 << a for a in ATTRIBUTES if levels[a] < MOST)


def lowest_mask(levels: Four, among: int = 15) -> int:
    """The lowest of those in `among`, as far as they can rise (WOW-ATT-14)."""
    least = min((levels[a] for a in ATTRIBUTES if among >> a & 1), default=MOST)
    if least == MOST:
        return 0
    return sum(1 << a for a in ATTRIBUTES if among >> a & 1 and levels[a] == least)


def ask_raise(state: State, seat: int, mask: int) -> None:
    """Which of the attributes in `mask` rises is the player's choice; nothing where none can."""
    if mask:
        state.stack.append((RAISE, seat, mask, 0))


def ask_raise_lowest(state: State, seat: int, times: int) -> None:
    """A lowest attribute, then a lowest of the others (WOW-ATT-14)."""
    mask = lowest_mask(state.seats[seat].attributes)
    if mask:
        state.stack.append((RAISE, seat, mask, times - 1))


def offer_raise(content: Content, state: State, frame: Frame) -> list[Option]:
    """Those of the mask."""
    return list(RAISE_OPTIONS[frame[2]])


def take_raise(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """Raise it; where another one is owed, it is a lowest of the rest."""
    _kind, seat, _mask, left = frame
    attribute: int = option[1]
    state.stack.pop()
    if left:
        others = lowest_mask(state.seats[seat].attributes, 15 & ~(1 << attribute))
        if others:
            state.stack.append((RAISE, seat, others, left - 1))
    raise_attribute(content, state, seat, attribute, out)
