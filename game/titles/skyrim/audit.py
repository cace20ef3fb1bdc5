"""What cannot be: pieces and cards not accounted for, counters that disagree, frames that no play leads to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from game.kernel.rules import Frame
from game.kernel.texts import gettext as _
from game.titles.skyrim import frames as f
from game.titles.skyrim.cards import MOST_CARDS
from game.titles.skyrim.content import MOST_UNITS, Content
from game.titles.skyrim.dovahkiin import card_audit
from game.titles.skyrim.dovahkiin.audit import CHECKS, OF_OTHERS, lone_fault, saga_faults
from game.titles.skyrim.dovahkiin.card_audit import audit_cards
from game.titles.skyrim.dovahkiin.phases import PHASES as SAGA_PHASES
from game.titles.skyrim.frames import SAGA_FRAMES
from game.titles.skyrim.invasion import MOST_ATTACK_DICE
from game.titles.skyrim.placing import free_territories
from game.titles.skyrim.state import DRAGON, HIDDEN, NEUTRAL, State
from game.titles.skyrim.turn import PHASES


def audit(content: Content, state: State) -> list[str]:
    """Every fault of a state, as `path: what is wrong`; of a view only what it shows."""
    return [
        *_seats(content, state),
        *_board(content, state),
        *_cards(content, state),
        *_counters(content, state),
        *_stack(content, state),
        *saga_faults(content, state),
        *(audit_cards(content, state) if state.saga is not None else ()),
    ]


def _at(place: str, wrong: str, **fields: object) -> str:
    return f"{place}: {wrong.format(**fields)}"


def _seats(content: Content, state: State) -> Iterator[str]:
    factions = [seat.faction for seat in state.seats]
    standing = [0] * (len(factions) + 1)  # those of neutral units last
    for owner, units in zip(state.owner, state.units, strict=True):
        if owner < len(factions):
            standing[owner] += units
    for i, seat in enumerate(state.seats):
        if factions.index(seat.faction) != i:
            yield _at(f"state.seats.{i}.faction", _("seat {n} plays it already"), n=factions.index(seat.faction))
        if seat.lands != state.owner.count(i):
            wrong = _("{told}, but {n} territories are his")
            yield _at(f"state.seats.{i}.lands", wrong, told=seat.lands, n=state.owner.count(i))
        units = standing[i]
        if seat.units != units:
            yield _at(
                f"state.seats.{i}.units", _("{told}, but {n} of his stand on the board"), told=seat.units, n=units
            )
        if not seat.alive and (units or seat.hand):
            yield _at(f"state.seats.{i}.alive", _("an eliminated player has neither units nor cards"))
        if seat.alive and not units and not _setting_up(state):
            yield _at(f"state.seats.{i}.alive", _("a player without a unit is eliminated"))
        if content.unit_limit and units > content.unit_limit:
            wrong = _("{n} are more than the limit of {limit}")
            yield _at(f"state.seats.{i}.units", wrong, n=units, limit=content.unit_limit)


def _setting_up(state: State) -> bool:
    """Whether not all units stand yet, also where all but one left the match before they did."""
    return state.stack[0][0] == f.SET_UP if state.stack else not state.turns


def _board(content: Content, state: State) -> Iterator[str]:
    for t, key in enumerate(content.keys):
        owner, units = state.owner[t], state.units[t]
        if not NEUTRAL <= owner < len(state.seats):
            yield _at(f"state.territories.{key}.owner", _("there is no seat {seat}"), seat=owner)
        elif not units and (owner != NEUTRAL or not _setting_up(state)) and (wrong := lone_fault(content, state, t)):
            yield _at(f"state.territories.{key}.units", wrong)


def _cards(content: Content, state: State) -> Iterator[str]:
    places = [
        *((f"state.seats.{i}.hand", seat.hand) for i, seat in enumerate(state.seats)),
        ("state.deck", state.deck),
        ("state.discard", state.discard),
    ]
    found: dict[int, str] = {}
    for place, cards in places:
        for card in cards:
            if card == HIDDEN:
                continue
            name = "end_game" if card == content.size else content.keys[card]
            if card in found:
                yield _at(place, _("the card {card} is in {other} too"), card=name, other=found[card])
            elif card == content.size and (card != content.end_card or place != "state.deck"):
                yield _at(place, _("the End Game card cannot be here"))
            found[card] = place
    total = sum(len(cards) for _place, cards in places)
    full = content.size + (content.end_card >= 0)
    if total != full and not (state.winners and total == content.size):  # the End Game card leaves when it is drawn
        yield _at("state.deck", _("{n} cards are in play, there should be {all}"), n=total, all=full)
    if content.end_card >= 0 and not state.winners and HIDDEN not in state.deck and content.end_card not in found:
        yield _at("state.deck", _("the End Game card is missing"))
    owed = {frame[1] for frame in state.stack if frame[0] == f.FORCED_EXCHANGE}
    for i, seat in enumerate(state.seats):
        if len(seat.hand) > MOST_CARDS and i not in owed and not state.winners:
            yield _at(f"state.seats.{i}.hand", _("nobody keeps more than {n} cards"), n=MOST_CARDS)


def _counters(content: Content, state: State) -> Iterator[str]:
    seats = len(state.seats)
    if not 0 <= state.first < seats:
        yield _at("state.first", _("there is no seat {seat}"), seat=state.first)
    if any(not 0 <= seat < seats for seat in state.winners):
        yield _at("state.winners", _("there is no such seat"))
    if any(not 1 <= die <= 6 for die in state.tape):
        yield _at("state.tape", _("a die shows 1 to 6"))
    if content.max_rounds and state.rounds >= content.max_rounds and not state.winners:
        yield _at("state.rounds", _("play ends after {n}"), n=content.max_rounds)
    for i, (_territory, loser, _portal) in enumerate(state.conquests):
        if not (NEUTRAL <= loser < seats or (loser == DRAGON and content.mix.dragons)):
            yield _at(f"state.conquests.{i}.loser", _("there is no seat {seat}"), seat=loser)


def _stack(content: Content, state: State) -> Iterator[str]:
    if bool(state.stack) == bool(state.winners):
        yield _at("state.stack", _("a match has either winners or a frame that goes on"))
        return
    if not state.stack:
        return
    if state.stack[0][0] not in (f.TURN, f.SET_UP):
        yield _at("state.stack.0", _("below all lies a turn or the set-up"))
        return
    for i, frame in enumerate(state.stack):
        if i and frame[0] in (f.TURN, f.SET_UP):
            yield _at(f"state.stack.{i}", _("a turn lies below all"))
        elif not state.seats[frame[1]].alive and not (i == 0 and frame[0] == f.SET_UP):
            yield _at(f"state.stack.{i}.seat", _("seat {seat} is out of the match"), seat=frame[1])
        elif i and frame[0] not in _OF_OTHERS and frame[1] != state.stack[0][1]:
            yield _at(f"state.stack.{i}.seat", _("it is the turn of seat {seat}"), seat=state.stack[0][1])
        elif wrong := _frame(content, state, frame):
            yield _at(f"state.stack.{i}", wrong)
    if state.stack[-1][0] >= f.TURN:
        yield _at("state.stack", _("the last frame must ask something"))


def _frame(content: Content, state: State, frame: Frame) -> str:
    if frame[0] in SAGA_FRAMES and state.saga is None:
        return _("this match is played without anything of Dovahkiin")
    check = _CHECKS.get(frame[0])
    return check(content, state, frame) if check else ""


def _own(state: State, seat: int, *territories: int) -> bool:
    return all(isinstance(t, int) and t >= 0 and state.owner[t] == seat for t in territories)


def _whole(*numbers: object) -> bool:
    return all(isinstance(n, int) and not isinstance(n, bool) for n in numbers)


def _check_turn(content: Content, state: State, frame: Frame) -> str:
    phases = PHASES if state.saga is None else SAGA_PHASES
    return "" if _whole(frame[2]) and 0 <= frame[2] <= len(phases) else _("there is no such phase")


def _check_defend(content: Content, state: State, frame: Frame) -> str:
    _kind, seat, source, target, dice = frame
    attacker = state.stack[0][1]
    if not _own(state, seat, target) or not _own(state, attacker, source) or seat == attacker:
        return _("source and target must belong to attacker and defender")
    if target not in content.connected[source]:
        return _("source and target are not connected")
    if not _whole(dice) or not 1 <= dice <= min(MOST_ATTACK_DICE, state.units[source] - 1):
        return _("dice: the source has not so many units to send")
    return ""


def _check_two_own(content: Content, state: State, frame: Frame) -> str:
    _kind, seat, source, target = frame
    if not _own(state, seat, source, target) or source == target:
        return _("source and target must be two territories of this seat")
    return "" if state.units[source] > 1 else _("source: one unit always stays")


def _check_source(content: Content, state: State, frame: Frame) -> str:
    if not _own(state, frame[1], frame[2]) or state.units[frame[2]] < 2:
        return _("source must be a territory of this seat with two units or more")
    return ""


def _check_reinforce(content: Content, state: State, frame: Frame) -> str:
    _kind, _seat, left, owed = frame
    if not _whole(left, owed) or not 0 <= left <= MOST_UNITS or owed not in (0, 1):
        return _("left is a number from 0 to {most}, owed is 0 or 1").format(most=MOST_UNITS)
    return (
        "" if not owed or len(state.seats[frame[1]].hand) >= MOST_CARDS else _("owed: only a hand of five owes a set")
    )


def _check_place(content: Content, state: State, frame: Frame) -> str:
    right = _whole(frame[2]) and 0 < frame[2] <= MOST_UNITS
    return "" if right else _("left is a number from 1 to {most}").format(most=MOST_UNITS)


def _check_place_units(content: Content, state: State, frame: Frame) -> str:
    _kind, seat, territory, left = frame
    if not _own(state, seat, territory):
        return _("territory must belong to this seat")
    below = state.stack[state.stack.index(frame) - 1]
    if below[0] not in (f.REINFORCE, f.PLACE) or not _whole(left) or below[2] != left or left < 1:
        return _("left must be what the frame below has to place")
    return ""


def _check_exchange(content: Content, state: State, frame: Frame) -> str:
    return "" if len(state.seats[frame[1]].hand) > MOST_CARDS else _("only a hand above five is forced to exchange")


def _check_claim(content: Content, state: State, frame: Frame) -> str:
    return "" if free_territories(content, state) else _("no territory is free")


_CHECKS: dict[int, Callable[[Content, State, Frame], str]] = {
    f.TURN: _check_turn,
    f.DEFEND: _check_defend,
    f.MOVE_IN: _check_two_own,
    f.MANEUVER_UNITS: _check_two_own,
    f.MANEUVER_TO: _check_source,
    f.REINFORCE: _check_reinforce,
    f.PLACE: _check_place,
    f.PLACE_UNITS: _check_place_units,
    f.EXCHANGE: _check_exchange,
    f.CLAIM: _check_claim,
    **CHECKS,
    **card_audit.CHECKS,
}
_OF_OTHERS: Final = (f.DEFEND, f.CLAIM, f.GARRISON, *OF_OTHERS, *card_audit.OF_OTHERS)
