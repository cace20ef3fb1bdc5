"""Standing orders: who is asked in the turns of others (RSK-HERO-32, -33, RSK-SPL-05); hidden cards stay hidden."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.desktop.session import NOBODY, Session, Waiting
from game.desktop.tables.registry import make_table
from game.desktop.tables.skyrim.dovahkiin.orders import ALWAYS, ATTACKED, NEVER, Orders
from game.desktop.tables.skyrim.dovahkiin.table import SagaTable
from game.kernel.match import Match
from game.titles.skyrim import frames as f
from game.titles.skyrim.dovahkiin.battle_steps import A_DECLARED, D_DECLARED
from game.titles.skyrim.dovahkiin.keys import OBJECTIVES, SPELLS
from game.titles.skyrim.setup import FACTIONS
from tests.desktop.table_driver import InlineBots
from tests.desktop.tables.skyrim.dovahkiin import laid

HELP = (f.HELP, 0)


def _match(top: tuple[int, ...], people: int = 1, met: bool = False) -> Match:
    """Seat 1's turn; something is asked of seat 0."""
    found = laid.match(people=people)
    state = laid.lay(found, seat=1)
    state.stack[:] = [(f.TURN, 1, 4), (f.INVADE, 1), top]
    assert state.saga is not None
    state.saga.deeds = replace(state.saga.deeds, met_heroes=(0,) if met else ())
    return found


def _battle(step: int) -> tuple[int, ...]:
    return (f.BATTLE, 0, 3, 4, 2, 1, step, 0, 0, -1)


def _orders(match: Match, order: str, has_machine: bool = False) -> Orders:
    known = {FACTIONS[match.state.seats[0].faction]: order}
    return Orders(lambda: known, known.update, lambda _seat: has_machine)


@pytest.mark.parametrize(
    ("order", "top", "met", "asked"),
    [
        (ALWAYS, HELP, False, True),
        (ATTACKED, HELP, False, False),
        (ATTACKED, HELP, True, True),
        (NEVER, HELP, True, False),
        (ALWAYS, _battle(D_DECLARED), False, True),
        (ATTACKED, _battle(D_DECLARED), False, True),
        (NEVER, _battle(D_DECLARED), False, False),
        (NEVER, _battle(A_DECLARED), False, True),
    ],
)
def test_who_is_asked(order: str, top: tuple[int, ...], met: bool, asked: bool) -> None:
    match = _match(top, met=met)
    answer = _orders(match, order).answer(match)
    assert answer == (None if asked else ("pass",))


def test_in_the_own_turn_everybody_is_asked() -> None:
    match = _match(HELP)
    match.state.stack[0] = (f.TURN, 0, 4)
    assert _orders(match, NEVER).answer(match) is None


def _own_attack(spells: tuple[int, ...], people: int = 1) -> Match:
    """Seat 0 is asked in its own attack on seat 1."""
    match = _match(_battle(A_DECLARED), people)
    state = match.state
    state.stack[0], state.stack[1] = (f.TURN, 0, 4), (f.INVADE, 0)
    state.owner[3], state.units[3], state.owner[4], state.units[4] = 0, 5, 1, 3
    state.saga.boards[0].spells = spells
    return match


MET = OBJECTIVES.index("OBJ-15")
FITS, NO_FIT = SPELLS.index("SPL-06"), SPELLS.index("SPL-01")


@pytest.mark.parametrize(
    ("spell", "order", "has_machine", "asked"),
    [
        (FITS, ALWAYS, True, True),
        (FITS, ATTACKED, True, True),
        (FITS, NEVER, False, True),
        (NO_FIT, ALWAYS, True, False),
        (NO_FIT, ALWAYS, False, True),  # a curtain falls for whatever he holds
        (NO_FIT, ATTACKED, False, False),
        (NO_FIT, NEVER, False, False),
    ],
)
def test_who_holds_no_card_is_not_stopped_in_his_own_attacks(
    spell: int, order: str, has_machine: bool, asked: bool
) -> None:
    match = _own_attack((spell,))
    answer = _orders(match, order, has_machine).answer(match)
    assert answer == (None if asked else ("pass",))


@pytest.mark.parametrize(("spell", "waits"), [(FITS, Waiting.PERSON), (NO_FIT, Waiting.BOT)])
def test_the_only_person_goes_on_with_the_attack(spell: int, waits: Waiting) -> None:
    match = _own_attack((spell,))
    session = Session(match, InlineBots())
    session.stand_in(Orders(dict, lambda _known: None, session.has_machine).answer)
    assert session.waiting() is waits
    assert session.viewer == 0


def test_of_several_persons_the_one_who_has_the_machine_goes_on_and_his_hand_stays_open() -> None:
    match = _own_attack((NO_FIT,), people=2)
    session = Session(match, InlineBots())
    session.stand_in(Orders(dict, lambda _known: None, session.has_machine).answer)
    assert session.waiting() is Waiting.CURTAIN
    session.lift_curtain()
    assert session.waiting() is Waiting.BOT
    match.state.stack[-1] = (f.PURCHASES, 0)
    session.look_at_orders()
    assert (session.waiting(), session.viewer) == (Waiting.PERSON, 0)
    match.state.stack[-1] = _battle(A_DECLARED)
    session.look_at_orders()
    assert (session.waiting(), session.viewer) == (Waiting.BOT, 0)


@pytest.mark.parametrize("kind", [f.BATTLE, f.OBJECTIVE])
def test_the_wait_for_a_bot_does_not_tell_whether_it_had_a_choice(kind: int) -> None:
    found = []
    for spell in (FITS, NO_FIT):
        match = _own_attack((spell,))
        if kind == f.OBJECTIVE:
            match.state.stack[-1] = (f.OBJECTIVE, 0, 0)
            match.state.saga.boards[0].objectives = (MET,) if spell == FITS else ()
        pace = make_table(match.game).dwell_ms(match, 600)
        found.append(pace / 2 if len(match.options()) == 1 else pace)
    assert found[0] == found[1]


def test_orders_are_turned_over_and_kept_by_faction() -> None:
    known: dict[str, str] = {}
    orders = Orders(lambda: known, known.update, lambda _seat: False)
    seen = []
    for _turn in range(3):
        orders.turn_over("orc")
        seen.append(orders.of("orc"))
    assert seen == [ATTACKED, NEVER, ALWAYS]
    assert orders.of("thalmor") == ALWAYS


def test_the_session_passes_without_a_curtain() -> None:
    match = _match(_battle(D_DECLARED), people=2)
    session = Session(match, InlineBots())
    assert session.waiting() is Waiting.CURTAIN
    assert session.curtain_for == 0
    session.stand_in(_orders(match, NEVER).answer)
    assert session.curtain_for is None
    assert session.waiting() is Waiting.BOT
    session.pace_ms = 0
    step = session.tick(100)
    assert step is not None
    assert (step.seat, step.option) == (0, ("pass",))


def test_nothing_hidden_is_shown_to_nobody() -> None:
    match = laid.match(people=2)
    laid.lay(match)
    table = make_table(match.game)
    assert isinstance(table, SagaTable)
    assert table.hand(match, NOBODY) == []
    assert table.offered(match, NOBODY) == []
    shown = "\n".join(row.tip + str(row.notes) for row in table.standings(match, NOBODY))
    cards = table.content.cards
    for seat in range(4):
        board = match.state.saga.boards[seat]
        names = [cards.spells[one].name for one in board.spells]
        names += [cards.objectives[one].name for one in board.objectives]
        assert not [name for name in names if name in shown]
