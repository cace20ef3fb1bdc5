"""Spells, objectives, equipment and shouts as cards in hand: what they do, when they can be used, why not now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from game.desktop.tables.base import HandCard
from game.desktop.tables.skyrim.dovahkiin import looks
from game.desktop.tables.skyrim.dovahkiin.controller import card
from game.kernel.match import Match
from game.kernel.texts import N_, ngettext
from game.kernel.texts import gettext as _
from game.titles.skyrim import frames as f
from game.titles.skyrim.dovahkiin.catalogue import Card
from game.titles.skyrim.dovahkiin.conditions import progress
from game.titles.skyrim.dovahkiin.saga import NONE, Board, Saga
from game.titles.skyrim.state import HIDDEN

if TYPE_CHECKING:
    from game.desktop.tables.skyrim.table import SkyrimTable

WINDOWS: Final = {
    "purchases": N_("When: in the purchases of your own turn."),
    "attack_declared": N_("When: in an attack of your units, before the roll."),
    "attack_rolled": N_("When: in an attack of your units, after the roll."),
    "defence_declared": N_("When: your land is attacked by units, before the roll."),
    "defence_rolled": N_("When: your land is attacked by units, after the roll."),
    "maneuver": N_("When: in the maneuver of your own turn."),
    "own_turn": N_("When: at any moment of your own turn, outside of battles."),
}
KINDS: Final = {
    "attack": N_("Attack spell, {n} magicka to cast."),
    "support": N_("Support spell, {n} magicka to cast."),
    "defence": N_("Defence spell, {n} magicka to cast."),
}
NOW: Final = N_("Click it to use it now.")
CLICKED: Final = {  # what becomes of an objective that is clicked where it is not scored, by the question
    f.CHOOSE_OBJECTIVES: N_("Click it to give it back."),
    f.KEEP: N_("Click it to keep it."),
    f.PUT_UNDER: N_("Click it to lay it under the deck."),
}


def spells(table: SkyrimTable, match: Match, seat: int, legal: frozenset[int]) -> list[HandCard]:
    """A seat's spells; copies lie upon one another."""
    board = _saga(match).boards[seat]
    held = [one for one in board.spells if one != HIDDEN]
    out = []
    for number in sorted(set(held)):
        spell, value = table.content.cards.spells[number], card("spell", number)
        copies = held.count(number)
        name = spell.shown_name if copies == 1 else _("{card} ×{n}").format(card=spell.shown_name, n=copies)
        head = _(KINDS[spell.kind]).format(n=spell.cost)
        now = _(NOW) if value in legal else spell_waits(table, match, seat, number)
        tip = "\n".join((name, head, spell.shown_text, _(WINDOWS[spell.window]), now))
        face = _card(table, "spell", number, name, tip, str(spell.cost), "magicka", value in legal)
        out.append(replace(face, copies=copies))
    return out


def spell_waits(table: SkyrimTable, match: Match, seat: int, number: int) -> str:
    """Why a spell cannot be cast now, in one sentence."""
    state, spell, saga = match.state, table.content.cards.spells[number], _saga(match)
    board, own_turn = saga.boards[seat], _turn_of(match) == seat
    if table.content.mix.heroes and not board.health:
        return _("Not now: your hero has fallen, and only he can cast.")
    if board.magicka < spell.cost:
        return _("Not now: it costs {n} magicka, you have {have}.").format(n=spell.cost, have=board.magicka)
    if spell.kind == "defence":
        return _("It waits: you are asked when your land is attacked.")
    if not own_turn:
        return _("Not now: it is not your turn.")
    if saga.deeds.spell_cast:
        return _("Not now: you have cast your one spell of this turn.")
    if spell.window.startswith("attack"):
        return _("You are asked for it then.")
    kind = state.stack[-1][0] if state.stack else -1
    fits = {"purchases": f.PURCHASES, "maneuver": f.MANEUVER}
    if fits.get(spell.window, kind) == kind:
        return _("Not now: there is nothing it could change.")
    return _("Not now: it is another phase of your turn.")


def objectives(table: SkyrimTable, match: Match, seat: int, legal: frozenset[int]) -> list[HandCard]:
    """A seat's objectives, each with how far it is."""
    held = [one for one in _saga(match).boards[seat].objectives if one != HIDDEN]
    return [_objective(table, match, seat, one, legal) for one in dict.fromkeys(held)]


def _objective(table: SkyrimTable, match: Match, seat: int, number: int, legal: frozenset[int]) -> HandCard:
    what, value = table.content.cards.objectives[number], card("objective", number)
    done, needed = progress(table.content, match.state, seat, number)
    worth = ngettext("Worth {n} victory point.", "Worth {n} victory points.", what.points).format(n=what.points)
    far = _("Done: {n} of {all}.").format(n=min(done, needed), all=needed)
    if done >= needed:
        far += " " + _("You meet it: show it in the Objective phase of your turn.")
    if value in legal:
        asked = match.state.stack[-1][0] if match.state.stack else -1
        far += " " + _(CLICKED.get(asked, NOW))
    tip = "\n".join((what.shown_name, worth, what.says(len(match.state.seats)), far))
    share = min(1.0, done / needed) if needed else 1.0
    ready = value in legal or done >= needed
    note = _("{n} of {all}").format(n=min(done, needed), all=needed)
    return _card(table, "objective", number, what.shown_name, tip, str(what.points), "crown", ready, share, note)


def gear(table: SkyrimTable, match: Match, seat: int, legal: frozenset[int]) -> list[HandCard]:
    """Weapon, armor, shouts."""
    saga = _saga(match)
    board = saga.boards[seat]
    held = [("weapon", board.weapon), ("armor", board.armor), *(("shout", one) for one in board.shouts)]
    return [
        gear_card(table, match, seat, kind, number, legal) for kind, number in held if number not in (NONE, HIDDEN)
    ]


def gear_card(
    table: SkyrimTable, match: Match, seat: int, kind: str, number: int, legal: frozenset[int]
) -> HandCard:
    """A weapon, an armor or a shout."""
    what, value = gift(table, kind, number), card(kind, number)
    words = {"weapon": _("Weapon of your hero."), "armor": _("Armor of your hero."), "shout": _("Dragon shout.")}
    parts = [what.shown_name, words[kind], what.shown_text]
    if kind == "shout":
        parts.append(_(NOW) if value in legal else shout_waits(table, match, seat))
    icon = {"weapon": "sword", "armor": "armor", "shout": "shout"}[kind]
    return _card(table, kind, number, what.shown_name, "\n".join(parts), "", icon, value in legal)


def gift(table: SkyrimTable, kind: str, number: int) -> Card:
    """What a weapon, an armor or a shout says."""
    cards = table.content.cards
    found: Sequence[Card] = {"weapon": cards.weapons, "armor": cards.armors, "shout": cards.shouts}[kind]
    return found[number]


def shout_waits(table: SkyrimTable, match: Match, seat: int) -> str:
    """Why a shout cannot be used now, in one sentence."""
    saga = _saga(match)
    if not saga.boards[seat].health:
        return _("Not now: your hero has fallen.")
    if _turn_of(match) != seat:
        return _("Not now: it is not your turn.")
    if saga.deeds.shouted:
        return _("Not now: you have shouted once in this turn.")
    if match.state.stack and match.state.stack[-1][0] == f.PURCHASES:
        return _("Not now: there is nothing beside your hero that it could strike.")
    return _("When: in the purchases of your own turn, before the invasion.")


def offered(table: SkyrimTable, match: Match, seat: int, legal: frozenset[int]) -> list[HandCard]:
    """Cards that a question lays before a seat to choose among, wherever they lie."""
    kinds: dict[int, str] = {
        f.KEEP: "objective", f.PUT_UNDER: "objective", f.CHOOSE_OBJECTIVES: "objective",
        f.CHOOSE_WEAPON: "weapon", f.CHOOSE_ARMOR: "armor",
    }  # fmt: skip
    kind = kinds.get(match.state.stack[-1][0], "") if match.state.stack else ""
    if not kind or match.seat != seat:
        return []
    numbers = [option[1] for option in match.options() if len(option) > 1]
    if kind == "objective":
        return [_objective(table, match, seat, one, legal) for one in numbers]
    return [gear_card(table, match, seat, kind, one, legal) for one in numbers]


def _card(
    table: SkyrimTable, kind: str, number: int, name: str, tip: str, mark: str, symbol: str, ready: bool,
    share: float = -1, note: str = "",
) -> HandCard:
    tint = looks.tint_of(table.content, kind, number)
    return HandCard(
        card(kind, number), f"{kind}:{number}", name, symbol, tint, None, tip, mark, ready, share, note,
        _lights(table, kind, number),
    )  # fmt: skip


def _lights(table: SkyrimTable, kind: str, number: int) -> tuple[str, ...]:
    """The lands that an objective names; all forts or portals where it counts them."""
    if kind != "objective":
        return ()
    what, content = table.content.cards.objectives[number], table.content
    counted = {"forts": content.forts, "portals": content.portals}.get(what.counts, ())
    return what.among or tuple(content.keys[t] for t in counted)


def _saga(match: Match) -> Saga:
    found: Saga | None = match.state.saga
    assert found is not None
    return found


def board_of(match: Match, seat: int) -> Board:
    """A seat's player board."""
    return _saga(match).boards[seat]


def _turn_of(match: Match) -> int:
    """Whose turn it is."""
    stack = match.state.stack
    return int(stack[0][1]) if stack and stack[0][0] == f.TURN else -1
