"""The match as the boards at the table's edges show it: a witcher's board, hand, pool, monsters, trophy track."""

from __future__ import annotations

from collections.abc import Collection

from game.desktop.tables.base import seat_names
from game.desktop.tables.witcher import faces, rows, words
from game.desktop.tables.witcher.views.board import BoardModel
from game.desktop.tables.witcher.views.hand import HandModel
from game.desktop.tables.witcher.views.models import Held
from game.desktop.tables.witcher.views.models import State as Standing
from game.desktop.tables.witcher.views.monsters import MonsterSide, MonstersModel
from game.desktop.tables.witcher.views.pool import PoolModel, PoolSlot
from game.desktop.tables.witcher.views.track import TrackModel
from game.kernel.match import Match
from game.kernel.texts import gettext as _
from game.kernel.texts import ngettext
from game.titles.witcher import names
from game.titles.witcher.attributes import value
from game.titles.witcher.catalogue.ability_words import ability_words, specialty_words
from game.titles.witcher.content import Content
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.places import DEARER
from game.titles.witcher.pool import ANY_COST, price
from game.titles.witcher.refresh import card_price
from game.titles.witcher.setup import SCHOOLS
from game.titles.witcher.state import ALCHEMY, COMBAT, DEFENSE, NONE, SPECIALTY, State

BUY, GAIN, TRADE_FOR = NUMBER["buy"], NUMBER["gain"], NUMBER["trade_for"]
TITLES = {
    NUMBER["buy"]: "buy",
    NUMBER["gain"]: "gain",
    NUMBER["trade_for"]: "trade",
    NUMBER["mists"]: "mists",
    NUMBER["clear_pool"]: "clear",
}
PICKED = ("gain", "trade", "clear", "mists")  # a card is taken as it lies there
Cards = Collection[int]


def board(match: Match, seat: int, raisable: Collection[int], line: str) -> BoardModel:
    """A witcher's board; `raisable`: attributes that can be pointed at now."""
    content: Content = match.game.content
    state, one = match.state, match.state.seats[seat]
    school = one.school if one.school != NONE else seat % len(SCHOOLS)
    catalogue = content.catalogue
    called = match.game.setup.seats[seat].name or rows.player(match, seat, NONE)
    gives = tuple(value(content, state, seat, attribute) for attribute in (COMBAT, DEFENSE, ALCHEMY))
    return BoardModel(
        faces.seat(match, seat, called), one.level, one.attributes, (gives[0], gives[1], gives[2]),
        _(catalogue.schools[school].specialty),
        specialty_words(catalogue, school, max(1, one.attributes[SPECIALTY])), one.shield, one.gold,
        tuple(faces.potion(content, kind) for kind in one.potions),
        (one.trails[0] != NONE, one.trails[1] != NONE, one.trails[2] != NONE),
        (int(one.trail_quests[0] != NONE), int(one.trail_quests[1] != NONE), int(one.trail_quests[2] != NONE)),
        tuple(faces.quest(content, quest) for quest in one.quests),
        tuple(faces.trophy(content, number) for number in one.trophies),
        tuple(faces.kept(content, number) for number in one.kept),
        len(one.hand), len(one.deck), len(one.discard), line,
        (COMBAT in raisable, DEFENSE in raisable, ALCHEMY in raisable, SPECIALTY in raisable),
        dagon_trail=state.skellige.dagon_trails[seat] if state.skellige is not None else None,
    )  # fmt: skip


def hand(
    match: Match,
    seat: int,
    legal: Cards,
    chosen: Cards,
    notes: dict[int, str],
    why: dict[int, tuple[str, ...]],
    choosing: bool,
) -> HandModel:
    """The cards of a seat; `notes` stand on ribbons, `why` in tooltips. While something is chosen the others are
    dim."""  # fmt: skip
    content: Content = match.game.content
    cards = []
    for card in match.state.seats[seat].hand if seat >= 0 else ():
        state: Standing = "chosen" if card in chosen else "legal" if card in legal else "dim" if choosing else ""
        cards.append(Held(card, faces.action(content, card), state, notes.get(card, ""), why.get(card, ())))
    return HandModel(tuple(cards), empty=_("No cards in hand"))


def pool(match: Match, legal: Cards, chosen: Cards, seat: int) -> PoolModel:
    """The six cards with what each costs the seat that looks."""
    content: Content = match.game.content
    state = match.state
    kind = state.stack[-1][0] if state.stack else -1
    asking = kind in TITLES and bool(legal)
    slots = []
    for slot, card in enumerate(state.pool):
        if card == NONE:
            slots.append(PoolSlot(None))
            continue
        worth = card_price(content, state, slot) if kind == BUY else price(content, state, slot)
        shown = worth if kind == BUY or kind not in TITLES else -1
        why = ""
        if asking and card not in legal:
            why = _not_now(content, state, seat, card, worth)
        slots.append(PoolSlot(faces.action(content, card), shown, card in legal, card in chosen, why))
    titles = {
        "buy": _("Gain a card"), "gain": _("Gain a card"), "trade": _("Trade for a card"), "clear": _("Clear the pool"),
        "mists": _("Gain a card"),
    }  # fmt: skip
    lines = {
        "buy": _("Pay with cards of your hand."), "gain": words.gained_for(state),
        "trade": _("Marks of slots do not count here."),
        "clear": _("Cards that are removed leave the game."),
        "mists": _("Only the printed cost counts here."),
    }  # fmt: skip
    what = TITLES.get(kind, "")
    return PoolModel(
        tuple(slots), titles.get(what, _("The pool")), lines.get(what, ""), asking, what in PICKED,
        len(state.supply),
    )  # fmt: skip


def _not_now(content: Content, state: State, seat: int, card: int, worth: int) -> str:
    """Why a card is not to be had."""
    frame = state.stack[-1]
    if frame[0] == BUY:
        return _too_dear(len(state.seats[seat].hand), worth)
    if frame[0] == GAIN and frame[2] != ANY_COST:
        told = _("Its cost is {n}: only a card of cost {cost} can be taken now.")
        return told.format(n=content.card_cost[card], cost=frame[2])
    if frame[0] == TRADE_FOR:
        told = _("Its cost is {n}: the trade reaches up to cost {most}.")
        return told.format(n=content.card_cost[card], most=content.card_cost[frame[2]] + DEARER)
    return _("It cannot be chosen now.")


def _too_dear(held: int, worth: int) -> str:
    return ngettext(
        "It costs {price}; you have {n} card to pay with.", "It costs {price}; you have {n} cards to pay with.", held
    ).format(price=names.count_cards(worth), n=held)


def monsters(match: Match, viewer: int, legal: Collection[int]) -> MonstersModel:
    """The three on the map: where each stands, what it does, whether the viewer has its trail."""
    content: Content = match.game.content
    state = match.state
    out = []
    for terrain, slot in enumerate(state.slots):
        if slot.monster == NONE:
            out.append(MonsterSide(terrain, words=_to_come(content, state, terrain), legal=terrain in legal))
            continue
        one = content.catalogue.monsters[slot.monster]
        mine = state.seats[viewer] if viewer >= 0 else None
        where = faces.place(content, slot.token) if slot.token != NONE else ""
        out.append(
            MonsterSide(
                terrain, one.key, _(one.name), one.level, where, one.life,
                ability_words(content.catalogue, one.ability),
                mine is not None and mine.trails[terrain] != NONE,
                mine is not None and mine.place == slot.token and mine.school != NONE, terrain in legal,
            )
        )  # fmt: skip
    return MonstersModel(tuple(out))


def _to_come(content: Content, state: State, terrain: int) -> str:
    """What may come to a slot while the strongest monster is placed; empty when none will."""
    if not state.stack or state.stack[-1][0] != words.PLACE_MONSTER:
        return ""
    one = content.catalogue.monsters[state.stack[-1][2]]
    told = _("{place}: {monster} by choice, or a Monster of level I. {ability}")
    ability = ability_words(content.catalogue, one.ability)
    return told.format(place=faces.place(content, state.slots[terrain].token), monster=_(one.name), ability=ability)


def track(match: Match, viewer: int) -> TrackModel:
    """How many steps each seat has made."""
    called = seat_names(match)
    steps = tuple((faces.seat(match, n, called[n]), one.track) for n, one in enumerate(match.state.seats))
    return TrackModel(match.game.content.trophies_needed, steps, viewer)
