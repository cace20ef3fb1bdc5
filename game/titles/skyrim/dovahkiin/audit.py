"""What cannot be in Dovahkiin: heroes, dragons, cards not accounted for, frames that no play leads to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from game.kernel.rules import Frame
from game.kernel.texts import gettext as _
from game.titles.skyrim import frames as f
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.dragons import dragon_at
from game.titles.skyrim.dovahkiin.equipment import FOR_DRAGONS, SLOTS
from game.titles.skyrim.dovahkiin.held import held_in_frames
from game.titles.skyrim.dovahkiin.heroes import can_leave, hero_in
from game.titles.skyrim.dovahkiin.saga import MOST_HEALTH, MOST_MAGICKA, NONE, NOWHERE, Board, Saga
from game.titles.skyrim.dovahkiin.set_up import KEPT_OBJECTIVES
from game.titles.skyrim.state import HIDDEN, NEUTRAL, State, saga_of


def at(place: str, wrong: str, **fields: object) -> str:
    """`path: what is wrong`."""
    return f"{place}: {wrong.format(**fields)}"


def saga_faults(content: Content, state: State) -> Iterator[str]:
    """Every fault of the part of Dovahkiin."""
    saga = state.saga
    if (saga is not None) != content.mix.any_saga:
        yield at("state.saga", _("it is there exactly where a rule of Dovahkiin is on"))
        return
    if saga is None:
        return
    if len(saga.boards) != len(state.seats):
        yield at("state.saga.boards", _("there is one for each seat"))
        return
    for seat, board in enumerate(saga.boards):
        yield from _board(content, state, seat, board)
    yield from _dragons(content, state, saga)
    yield from _decks(content, state, saga)


def _board(content: Content, state: State, seat: int, board: Board) -> Iterator[str]:
    place = f"state.saga.boards.{seat}"
    if not 0 <= board.health <= MOST_HEALTH:
        yield at(f"{place}.health", _("it is a number from 0 to {most}"), most=MOST_HEALTH)
    elif (board.hero == NOWHERE) != (not board.health):
        yield at(f"{place}.health", _("a hero has health exactly while he stands on the board"))
    if board.hero != NOWHERE and state.owner[board.hero] != seat:
        yield at(f"{place}.hero", _("he stands where his seat does not rule"))
    if board.hero != NOWHERE and not content.mix.heroes:
        yield at(f"{place}.hero", _("this match is played without heroes"))
    if board.magicka and not content.mix.magicka:
        yield at(f"{place}.magicka", _("this match is played without magicka"))
    if not 0 <= board.magicka <= MOST_MAGICKA:
        yield at(f"{place}.magicka", _("it is a number from 0 to {most}"), most=MOST_MAGICKA)
    if not board.health and (board.weapon != NONE or board.armor != NONE):
        yield at(f"{place}.weapon", _("equipment is for living heroes"))
    counted = (board.slain, board.duels, board.fell)
    if min(counted) < 0 or not {board.warded, board.declined} <= {0, 1}:
        yield at(place, _("what is counted is not below 0, and a flag is 0 or 1"))
    if not state.seats[seat].alive and (board.health or board.spells or board.objectives or board.shouts):
        yield at(place, _("an eliminated player has neither hero nor cards"))


def _dragons(content: Content, state: State, saga: Saga) -> Iterator[str]:
    if saga.dragons and not content.mix.dragons:
        yield at("state.saga.dragons", _("this match is played without dragons"))
    if len({one.territory for one in saga.dragons}) != len(saga.dragons):
        yield at("state.saga.dragons", _("two dragons never share a territory"))
    for i, one in enumerate(saga.dragons):
        place = f"state.saga.dragons.{i}"
        if not 1 <= one.health <= MOST_HEALTH:
            yield at(f"{place}.health", _("it is a number from 1 to {most}"), most=MOST_HEALTH)
        if one.territory < 0 or state.owner[one.territory] != NEUTRAL or state.units[one.territory]:
            yield at(f"{place}.territory", _("a dragon stands alone"))


def _decks(content: Content, state: State, saga: Saga) -> Iterator[str]:
    """Equipment and shouts: each in its deck, on a board, or in an open question (spells and objectives:
    `card_audit`)."""
    boards, full = saga.boards, content.decks
    for slot, worn, deck, cards in zip(
        SLOTS,
        ([one.weapon for one in boards], [one.armor for one in boards]),
        (saga.weapon_deck, saga.armor_deck),
        (full.weapons, full.armors),
        strict=True,
    ):
        found = [*(card for card in worn if card != NONE), *deck, *held_in_frames(state, slot)]
        gone = FOR_DRAGONS[slot]
        if not saga.dragons and gone in cards and len(found) < len(cards) and gone not in found:
            found.append(gone)  # RSK-EQP-15
        yield from _compare(slot, cards, found, state)
    shouts = [card for one in boards for card in one.shouts]
    yield from _compare("shout", full.shouts, [*shouts, *saga.shout_deck, *saga.shouts_gone], state)


def _compare(name: str, full: tuple[int, ...], found: list[int], state: State) -> Iterator[str]:
    """Where the match is over a card may have been in a question that nobody answered any more."""
    place = f"state.saga.{name}_deck"
    known = Counter(card for card in found if card != HIDDEN)
    if known - Counter(full):
        yield at(place, _("a card is there twice, or is not in this match"))
    elif len(found) != len(full) and not state.winners:
        yield at(place, _("{n} cards are in play, there should be {all}"), n=len(found), all=len(full))


def lone_fault(content: Content, state: State, territory: int) -> str:
    """What is wrong with a territory without a unit: only heroes and dragons hold one alone (RSK-HERO-27)."""
    saga = state.saga
    if state.owner[territory] != NEUTRAL:
        if saga is not None and hero_in(state, territory) != NEUTRAL:
            return ""
        return _("an owned territory holds at least one unit")
    if saga is not None and dragon_at(saga, territory):
        return ""
    return _("no territory is ever empty")


def _check_duel(content: Content, state: State, frame: Frame) -> str:
    _kind, seat, target, rounds = frame
    saga = saga_of(state)
    if not 0 <= target < content.size or (not dragon_at(saga, target) and hero_in(state, target) in (NEUTRAL, seat)):
        return _("target: neither a dragon nor an enemy hero is there")
    if not can_leave(state, seat) or target not in content.connected[saga.boards[seat].hero]:
        return _("target: the hero cannot attack there")
    return "" if rounds >= 0 else _("rounds is not below 0")


def _check_choice(content: Content, state: State, frame: Frame) -> str:
    kind, seat, card, under = frame
    board = saga_of(state).boards[seat]
    worn = board.weapon if kind == f.CHOOSE_WEAPON else board.armor
    if NONE in (card, worn):
        return _("there are not two cards to choose between")
    return "" if under in (0, 1) else _("under is 0 or 1")


def _check_objectives(content: Content, state: State, frame: Frame) -> str:
    held = len(saga_of(state).boards[frame[1]].objectives)
    return "" if held > KEPT_OBJECTIVES else _("this seat has no objective to give back")


def _check_place_hero(content: Content, state: State, frame: Frame) -> str:
    placed = saga_of(state).boards[frame[1]].hero != NOWHERE
    return _("the hero stands on the board already") if placed else ""


def _check_aid(content: Content, state: State, frame: Frame) -> str:
    return "" if frame[2] in (0, 1) else _("ending is 0 or 1")


CHECKS: Final[dict[int, Callable[[Content, State, Frame], str]]] = {
    f.DUEL: _check_duel,
    f.CHOOSE_WEAPON: _check_choice,
    f.CHOOSE_ARMOR: _check_choice,
    f.CHOOSE_OBJECTIVES: _check_objectives,
    f.PLACE_HERO: _check_place_hero,
    f.AID: _check_aid,
}
# Questions that may be put to another than the one whose turn it is.
OF_OTHERS: Final = (f.HELP, f.CHOOSE_WEAPON, f.CHOOSE_ARMOR, f.CHOOSE_OBJECTIVES, f.PLACE_HERO)
