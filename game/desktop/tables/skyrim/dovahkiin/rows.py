"""Dovahkiin's panels as plain data: phases, standings with each seat's board in short, the player board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.desktop.controller import Target
from game.desktop.tables.base import Phase, SeatRow, When
from game.desktop.tables.skyrim.dovahkiin import faces, looks
from game.desktop.tables.skyrim.dovahkiin.controller import card
from game.desktop.tables.skyrim.dovahkiin.plate import Plate, Slot
from game.kernel.match import Match
from game.kernel.texts import N_
from game.kernel.texts import gettext as _
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.conditions import is_met
from game.titles.skyrim.dovahkiin.phases import WINNING_POINTS
from game.titles.skyrim.dovahkiin.saga import NONE, Board
from game.titles.skyrim.frames import TURN
from game.titles.skyrim.state import HIDDEN, State, saga_of

if TYPE_CHECKING:
    from game.desktop.tables.skyrim.dovahkiin.table import SagaTable

LANDS: Final = (
    ("territory", N_("Territories held")),
    ("fort", N_("Forts held")),
    ("portal", N_("Portals held")),
)
SAGA: Final = {"health": N_("Health of the hero"), "magicka": N_("Magicka")}
# Where each of the six phases of RSK-DOV-18 stands among the parts of a turn (see phases.PHASES).
PHASE_OF: Final = (0, 0, 1, 2, 3, 4, 4, 5, 5, 5, 5)


def columns(content: Content) -> tuple[tuple[str, str], ...]:
    """What the standings count: land where it brings points, else hero and magicka."""
    if content.mix.victory == "endcard":
        return LANDS
    mix = content.mix
    shown = [LANDS[0], *(("health", SAGA["health"]),) * mix.heroes, *(("magicka", SAGA["magicka"]),) * mix.magicka]
    return tuple(shown)


def phases(content: Content, state: State) -> tuple[Phase, ...]:
    """The six phases, without those that the rules in use leave empty."""
    mix = content.mix
    named = (
        (_("Reinforce"), True), (_("Purchase"), mix.magicka or mix.dragons), (_("Invade"), True),
        (_("Maneuver"), True), (_("Objective"), mix.objectives), (_("Draw"), True),
    )  # fmt: skip
    if not state.stack:
        return tuple(Phase(name, "done") for name, used in named if used)
    bottom = state.stack[0]
    if bottom[0] != TURN:
        return (Phase(_("Set-up"), "now"), *(Phase(name, "next") for name, used in named if used))
    now = PHASE_OF[max(0, min(len(PHASE_OF), bottom[2]) - 1)]

    def stage(n: int) -> When:
        return "done" if n < now else "now" if n == now else "next"

    return tuple(Phase(name, stage(n)) for n, (name, used) in enumerate(named) if used)


def values(content: Content, board: Board, lands: tuple[int, int, int]) -> tuple[int, ...]:
    """The numbers of `columns`."""
    if content.mix.victory == "endcard":
        return lands
    mix = content.mix
    return (lands[0], *(board.health,) * mix.heroes, *(board.magicka,) * mix.magicka)


def notes(table: SagaTable, match: Match, row: SeatRow) -> tuple[tuple[str, str], ...]:
    """Units and cards of all kinds; equipment and shouts by their signs."""
    if not row.alive:
        return row.notes
    content, state = table.content, match.state
    board, mix = saga_of(state).boards[row.seat], content.mix
    found = [("sword", str(state.seats[row.seat].units))]
    if mix.victory == "endcard":
        found += [("health", str(board.health))] * mix.heroes + [("magicka", str(board.magicka))] * mix.magicka
    found += row.notes[1:-1] or [("cards", "0")]
    found += [("spell", str(len(board.spells)))] * mix.spells
    found += [("objective", str(len(board.objectives)))] * mix.objectives
    held = [("weapon", board.weapon), ("armor", board.armor), *(("shout", one) for one in board.shouts)]
    return (*found, *((looks.icon_of(content, kind, n), "") for kind, n in held if n not in (NONE, HIDDEN)))


def tip(table: SagaTable, match: Match, row: SeatRow) -> str:
    """What lies open on a player board, as sentences."""
    content, state = table.content, match.state
    board, faction = saga_of(state).boards[row.seat], row.faction
    lines = [row.tip]
    if content.mix.heroes and row.alive:
        hero = looks.hero_name(faction)
        if board.health:
            at = content.names[board.hero] if board.hero >= 0 else _("not on the map yet")
            lines.append(_("{hero}: {n} health, {land}.").format(hero=hero, n=board.health, land=at))
        else:
            lines.append(_("{hero} has fallen.").format(hero=hero))
        lines.append(_(looks.TRAITS[faction]))
    held = [("weapon", board.weapon), ("armor", board.armor), *(("shout", one) for one in board.shouts)]
    names = [faces.gift(table, kind, n).shown_name for kind, n in held if n not in (NONE, HIDDEN)]
    if names:
        lines.append(_("Bears: {cards}.").format(cards=", ".join(names)))
    return "\n".join(lines)


# -- the player board -----------------------------------------------------------------------------------
def plate(table: SagaTable, match: Match, seat: int, legal: frozenset[int]) -> Plate:
    """A seat's player board, with what can be used now."""
    content, state = table.content, match.state
    mix, board, faction = content.mix, saga_of(state).boards[seat], table.faction(state, seat)
    hero = looks.hero_name(faction) if mix.heroes else table.names(match)[seat]
    goal = WINNING_POINTS if mix.victory == "objectives" else 0
    return Plate(
        faction, hero, _hero_tip(table, match, seat) if mix.heroes else hero,
        board.health if mix.heroes else None, board.magicka if mix.magicka else None,
        board.points if mix.objectives else None, goal, tuple(_slots(table, match, seat, legal)),
        fallen=not board.health and bool(state.stack) and state.stack[0][0] == TURN,
    )  # fmt: skip


def _hero_tip(table: SagaTable, match: Match, seat: int) -> str:
    board, faction = saga_of(match.state).boards[seat], table.faction(match.state, seat)
    hero = looks.hero_name(faction)
    if not board.health and match.state.stack and match.state.stack[0][0] == TURN:
        where = _("Has fallen. Ten magicka bring him back, on any territory of yours.")
    elif board.hero < 0:
        where = _("Not on the map yet.")
    else:
        where = _("Stands in {land}.").format(land=table.content.names[board.hero])
    return "\n".join((hero, where, _(looks.TRAITS[faction])))


def _slots(table: SagaTable, match: Match, seat: int, legal: frozenset[int]) -> list[Slot]:
    mix, board = table.content.mix, saga_of(match.state).boards[seat]
    out = []
    if mix.equipment:
        for kind, number, icon, name in (
            ("weapon", board.weapon, "sword", _("No weapon")), ("armor", board.armor, "armor", _("No armor")),
        ):  # fmt: skip
            free = _("Two territory cards bring one, in the Reinforce phase.")
            out.append(_slot(table, match, seat, kind, number, legal) if number >= 0 else Slot(icon, name, free, False))
    if mix.dragons:
        none = Slot("shout", _("No shout yet"), _("Who slays a dragon learns one."), False)
        out += [_slot(table, match, seat, "shout", one, legal) for one in board.shouts] or [none]
    return out


def _slot(table: SagaTable, match: Match, seat: int, kind: str, number: int, legal: frozenset[int]) -> Slot:
    found = faces.gear_card(table, match, seat, kind, number, legal)
    words = "\n".join(found.tip.split("\n")[1:])
    return Slot(looks.icon_of(table.content, kind, number), found.name, words, True, card(kind, number) in legal)


def met(table: SagaTable, match: Match, seat: int) -> int:
    """How many of the objectives that a seat is seen to hold are met now."""
    held = [one for one in saga_of(match.state).boards[seat].objectives if one != HIDDEN]
    return sum(is_met(table.content, match.state, seat, one) for one in held)


def legal_cards(targets: list[Target]) -> frozenset[int]:
    """The cards that can be pointed at."""
    return frozenset(int(one.value) for one in targets if one.domain == "card")
