"""Tiles, cells and scoring tiles in the words of tooltips."""

from __future__ import annotations

from collections.abc import Sequence

from game.desktop.tables.skye.foresee import Gain, rounds_of
from game.desktop.tables.skye.journey import words as journey
from game.kernel.phrases import listed
from game.kernel.texts import N_, ngettext
from game.kernel.texts import gettext as _
from game.titles.skye import names
from game.titles.skye.areas import areas
from game.titles.skye.content import SLOTS, Content
from game.titles.skye.grid import Territory
from game.titles.skye.journeyman.pieces import Roads
from game.titles.skye.network import connected
from game.titles.skye.scoring import MAJORITIES
from game.titles.skye.state import State
from game.titles.skye.tiles import BARREL, JOURNEYMAN, SCROLL, SYMBOLS

TERRAIN_WORDS = (N_("Pasture"), N_("Mountain"), N_("Water"))
SCROLL_LINES = (
    N_("Scroll: at the end 1 point for every 2 sheep; in a completed area double."),
    N_("Scroll: at the end 1 point for each cattle; in a completed area double."),
    N_("Scroll: at the end 1 point for every 2 tiles with barrels; in a completed area double."),
    N_("Scroll: at the end 1 point for each broch; in a completed area double."),
    N_("Scroll: at the end 1 point for every 2 ships; in a completed area double."),
    N_("Scroll: at the end 1 point for each farm; in a completed area double."),
    N_("Scroll: at the end 1 point for each lighthouse; in a completed area double."),
)

# The scoring tiles in as few words as stand beside their signs.
SCORING_SHORT = (
    N_("2 for each square of two by two tiles"),
    N_("1 for each completed area"),
    N_("1 for each sheep"),
    N_("3 for each completed area of three tiles or more"),
    N_("1, 3 or 6 for one, two or more brochs in a mountain area"),
    N_("5 for each set of broch, farm and lighthouse"),
    N_("5 for the most tiles with barrels, 2 for the second most"),
    N_("5 for the most ships, 2 for the second most"),
    N_("5 for the most gold, 2 for the second most"),
    N_("1 for each animal on or around a farm's tile"),
    N_("2 for each cattle joined to the castle by road"),
    N_("3 for each water with a ship and a lighthouse"),
    N_("3 for each column of three tiles or more"),
    N_("1 for each tile joined to the castle by road"),
    N_("2 for each tile of the largest completed water"),
    N_("2 for each completed mountain area"),
    *journey.SCORING_SHORT,
)


def symbols(content: Content, tile: int) -> str:
    """What can be seen on a tile."""
    one = content.tiles.all[tile]
    if one.castle:
        return _("The castle")
    shown = [
        ngettext(*names.SYMBOL_WORDS[symbol], count).format(n=count)
        for symbol, count in enumerate(one.counts[: len(SYMBOLS)])
        if count
    ]
    words = ", ".join(shown)
    return words[:1].upper() + words[1:] if words else _("Land alone")


def tile_lines(content: Content, tile: int) -> tuple[str, ...]:
    """A tile for a tooltip: what is on it, what its scroll is worth."""
    one = content.tiles.all[tile]
    lines = [symbols(content, tile)]
    if one.counts[SCROLL]:
        lines.append(_(SCROLL_LINES[one.scroll]))
    if one.counts[JOURNEYMAN]:
        lines.append(_("The journeyman: whoever buys or keeps it may advance a track at once."))
    return tuple(lines)


def laid_lines(content: Content, territory: Territory, place: int, pieces: Roads = ()) -> tuple[str, ...]:
    """A tile that lies: with the areas it belongs to, and whether a road leads from it to the castle."""
    tile = territory[place][2]
    found = areas(content.tiles, territory)
    lines = list(tile_lines(content, tile))
    joined = place in connected(content.tiles, territory, pieces)
    barrels = content.tiles.all[tile].counts[BARREL]
    if place and joined:
        lines.append(
            _("A road leads to the castle: 1 gold each round.") if barrels else _("A road leads to the castle.")
        )
    elif barrels:
        lines.append(_("No road leads to the castle: its barrels bring nothing."))
    for number in dict.fromkeys(found.of[place]):
        area = found.all[number]
        text = (
            ngettext("{terrain}: completed, {n} tile.", "{terrain}: completed, {n} tiles.", area.size)
            if area.completed
            else ngettext("{terrain}: open, {n} tile.", "{terrain}: open, {n} tiles.", area.size)
        )
        lines.append(text.format(terrain=_(TERRAIN_WORDS[area.terrain]), n=area.size))
    return tuple(lines)


def signed(n: int) -> str:
    """`+2`, `−1`, `0`."""
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"


def when(content: Content, state: State, slot: int) -> str:
    """In which rounds a slot is still counted."""
    left = rounds_of(content, state, slot)
    if not left:
        return _("counted for the last time")
    told = listed([str(n) for n in left])
    return ngettext("counts in round {rounds}", "counts in rounds {rounds}", len(left)).format(rounds=told)


def rounds_left(content: Content, state: State, slot: int) -> str:
    """The same in as few words as stand in a row."""
    left = rounds_of(content, state, slot)
    told = ", ".join(str(n) for n in left)
    return ngettext("round {rounds}", "rounds {rounds}", len(left)).format(rounds=told) if left else ""


def gain_lines(content: Content, state: State, gain: Gain) -> tuple[str, ...]:
    """What a tile would bring, part by part."""
    lines = []
    for slot, points in enumerate(gain.slots):
        if points:
            text = _("{slot}, {scoring}: {points}, {when}.")
            scoring = names.scoring(state.scoring[slot])
            lines.append(
                text.format(slot=SLOTS[slot], scoring=scoring, points=signed(points), when=when(content, state, slot))
            )
    if gain.scrolls:
        lines.append(_("Scrolls at the end: {points}.").format(points=signed(gain.scrolls)))
    if gain.barrels:
        lines.append(
            ngettext("{n} more tile of barrels by road.", "{n} more tiles of barrels by road.", gain.barrels).format(
                n=gain.barrels
            )
        )
    if gain.completed > 0:
        lines.append(ngettext("Completes {n} area.", "Completes {n} areas.", gain.completed).format(n=gain.completed))
    return tuple(lines) or (_("No points by itself; later tiles may build on it."),)


def parts_line(content: Content, scoring: int, amounts: Sequence[tuple[int, int]]) -> str:
    """What was counted: `amounts` are the points of each part with how many tiles brought them."""
    if scoring in MAJORITIES:
        return _("{n} in all").format(n=sum(points for points, _tiles in amounts)) if amounts else ""
    counts: dict[int, int] = {}
    for points, _tiles in amounts:
        counts[points] = counts.get(points, 0) + 1
    # Translators: so many times so many points.
    told = [_("{times} × {points}").format(times=times, points=points) for points, times in sorted(counts.items())]
    return " + ".join(told)
