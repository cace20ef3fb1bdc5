"""What is told of Skyrim's lands and regions when they are pointed at, and why a land cannot be chosen now."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from game.desktop.controller import Controller
from game.desktop.tables.base import LandCard, Neighbour, Odds, seat_names
from game.desktop.tables.skyrim.rows import SYMBOL_NAMES
from game.desktop.tables.skyrim.words import percent
from game.kernel import phrases
from game.kernel.match import Match
from game.kernel.texts import gettext as _
from game.kernel.texts import ngettext
from game.titles.skyrim import frames as f
from game.titles.skyrim.content import SYMBOLS, Content
from game.titles.skyrim.words import units_words

if TYPE_CHECKING:
    from game.desktop.tables.skyrim.table import SkyrimTable


def card(table: SkyrimTable, match: Match, viewer: int, key: str, source: str) -> LandCard:
    """Holder, region, what stands there, neighbours; over land that can be attacked the odds."""
    content, state = table.content, match.state
    t = content.keys.index(key)
    owner, units = state.owner[t], state.units[t]
    if not units:
        holder = _("Free")
    elif owner == viewer >= 0:
        holder = _("Yours: {units}").format(units=units_words(units))
    else:
        who = seat_names(match)[owner] if owner >= 0 else _("Neutral")
        holder = _("{who}: {units}").format(who=who, units=units_words(units))
    odds, cost = _odds(table, match, t, source)
    faction = table.faction(state, owner)
    return LandCard(
        content.names[t], faction, units, holder, _facts(table, match, viewer, t), _near(table, match, t), odds, cost
    )


def _facts(table: SkyrimTable, match: Match, viewer: int, t: int) -> tuple[tuple[str, str], ...]:
    content = table.content
    region = content.region_of[t]
    bonus = content.regions[region][0]
    words = ngettext("{region}: {n} unit a turn for all of it.", "{region}: {n} units a turn for all of it.", bonus)
    words = words.format(region=content.region_names[region], n=bonus)
    facts = [("territory", f"{words} {holders(table, match, viewer, region)}".strip())]
    points = counts_points(content)
    if t in content.forts:
        worth = _("A fort: one point, and one more territory for reinforcements.")
        facts.append(("fort", worth if points else _("A fort: it counts as one more territory for reinforcements.")))
    if t in content.portals:
        worth = _("A portal: one point, and a way to every other portal.")
        facts.append(("portal", worth if points else _("A portal: a way to every other portal.")))
    symbol = SYMBOLS[content.symbol[t]]
    held = viewer >= 0 and t in match.state.seats[viewer].hand
    words = _("You hold its card, a {symbol}.") if held else _("Its card shows a {symbol}.")
    facts.append((symbol, words.format(symbol=_(SYMBOL_NAMES[symbol]))))
    return tuple(facts)


def counts_points(content: Content) -> bool:
    """Whether land, forts and portals bring points that may decide (RSK-END-02, RSK-CIV-10)."""
    victory = content.mix.victory
    return bool(victory == "endcard" or (victory == "conquest" and content.max_rounds))


def _near(table: SkyrimTable, match: Match, t: int) -> tuple[Neighbour, ...]:
    """By land and sea; those through portals only where the land has one are too many to name."""
    content, state = table.content, match.state
    mine = state.owner[t]
    near = sorted(content.adjacent[t], key=lambda u: (state.owner[u] == mine, content.names[u]))
    return tuple(
        Neighbour(table.faction(state, state.owner[u]), content.names[u], state.units[u], state.owner[u] != mine)
        for u in near
    )


def sources(table: SkyrimTable, match: Match, target: int) -> list[int]:
    """Where the seat that invades could attack a land from, the best first; units fight neither dragons nor heroes
    (RSK-INV-12)."""
    content, state = table.content, match.state
    if not state.stack or state.stack[-1][0] != f.INVADE or state.owner[target] == match.seat:
        return []
    if not state.units[target]:
        return []
    near = [s for s in content.connected[target] if state.owner[s] == match.seat and state.units[s] > 1]
    return sorted(near, key=lambda s: -state.units[s])


def _odds(table: SkyrimTable, match: Match, target: int, source: str) -> tuple[Odds | None, str]:
    state, names, keys = match.state, table.content.names, table.content.keys
    if not match.state.stack or match.state.stack[-1][0] != f.INVADE:
        return None, ""
    if not match.game.setup.seats[match.seat].is_human:
        return None, ""
    near = sources(table, match, target)
    if source:
        near = [s for s in near if keys[s] == source]
    if not near:
        return None, ""
    best = table.campaign(state, near[0], target)
    words = _("From {source}: {chance}. You lose about {lost}, they {killed}.")
    cost = words.format(
        source=names[near[0]], chance=percent(best.conquers),
        lost=phrases.decimal(best.lost), killed=phrases.decimal(best.killed),
    )  # fmt: skip
    for other in near[1:3]:
        chance = percent(table.campaign(state, other, target).conquers)
        cost += " " + _("From {source}: {chance}.").format(source=names[other], chance=chance)
    return Odds(best.conquers, percent(best.conquers)), cost


def region_tip(table: SkyrimTable, match: Match, viewer: int, key: str) -> str:
    """A region: bonus, and who holds how much of it."""
    r = table.content.region_keys.index(key)
    bonus, lands = table.content.regions[r]
    line = ngettext(
        "{n} unit each turn for holding all {all} territories.",
        "{n} units each turn for holding all {all} territories.",
        bonus,
    ).format(n=bonus, all=len(lands))
    held = holders(table, match, viewer, r)
    return f"{table.content.region_names[r]}\n{line}" + (f"\n{held}" if held else "")


def holders(table: SkyrimTable, match: Match, viewer: int, region: int) -> str:
    """Who holds how much of a region, in one sentence: the viewer first, then by number."""
    lands = table.content.regions[region][1]
    counts = Counter(match.state.owner[t] for t in lands if match.state.owner[t] >= 0)
    seats = sorted(counts, key=lambda seat: (seat != viewer, -counts[seat], seat))
    if not seats:
        return ""
    names, first = seat_names(match), seats[0]
    you = first == viewer
    if counts[first] == len(lands):
        return _("You hold all of it.") if you else _("{who}: all {n} of it.").format(who=names[first], n=len(lands))
    words = _("You hold {n} of its {all} territories") if you else _("{who}: {n} of its {all} territories")
    parts = [words.format(who=names[first], n=counts[first], all=len(lands))]
    parts += [_("{who}: {n}").format(who=names[seat], n=counts[seat]) for seat in seats[1:]]
    return "; ".join(parts) + "."


# -- what cannot be chosen ----------------------------------------------------------------------------
ASKED = {f.PLACE_UNITS: "place", f.PLACE: "place", f.REINFORCE: "place", f.CLAIM: "place", f.GARRISON: "place"}
ASKED |= {f.MANEUVER: "maneuver", f.MANEUVER_TO: "to"}


def refusal(table: SkyrimTable, match: Match, controller: Controller, key: str) -> str:
    """Why a land cannot be pointed at, in one short sentence."""
    content, state, t = table.content, match.state, table.content.keys.index(key)
    kind = state.stack[-1][0]
    if kind == f.INVADE:
        return _no_attack(table, match, controller, t)
    if kind == f.DEFEND:
        return _("Say first with how many dice you defend.")
    if kind == f.EXCHANGE or any(target.domain == "card" for target in controller.pointed):
        return _("Choose cards of your hand first.")
    if kind in (f.MOVE_IN, f.MANEUVER_UNITS) or (kind == f.PLACE_UNITS and state.owner[t] == match.seat):
        return _("Say first how many units.")
    if kind == f.PLACE_UNITS:
        return _("{territory} is not yours.").format(territory=content.names[t])
    return table.game.title.illegal(content, state, (ASKED[kind], t))


def _no_attack(table: SkyrimTable, match: Match, controller: Controller, t: int) -> str:
    content, state, seat = table.content, match.state, match.seat
    lands = [int(target.value) for target in controller.pointed if target.domain == "territory"]
    names = content.names
    if lands and not (state.owner[t] == seat and t != lands[0]):
        return table.game.title.illegal(content, state, ("attack", lands[0], t, 1))
    foes = [u for u in content.connected[t] if state.owner[u] != seat]
    if state.owner[t] == seat:
        if not foes:
            return _("No enemy borders on {land}.").format(land=names[t])
        return table.game.title.illegal(content, state, ("attack", t, foes[0], 1))
    near = sources(table, match, t)
    if near:
        words = _("Choose first where the attack comes from: {lands}.")
        return words.format(lands=", ".join(names[s] for s in near))
    if any(state.owner[u] == seat for u in content.connected[t]):
        return _("Beside {land} you hold one unit only, and one always stays behind.").format(land=names[t])
    return _("No territory of yours borders on {land}.").format(land=names[t])


def only_source(table: SkyrimTable, match: Match, controller: Controller, key: str) -> str:
    """The one land that can attack another."""
    if controller.pointed:
        return ""
    near = sources(table, match, table.content.keys.index(key))
    return table.content.keys[near[0]] if len(near) == 1 else ""
