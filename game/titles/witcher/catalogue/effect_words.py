"""What effects do, in plain words, made from the same programs that the rules carry out.

Each phrase is a request without a capital or a stop, such as "gain 2 gold"; `sentence` makes a line of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import Final

from game.kernel.texts import N_, P_, ngettext
from game.kernel.texts import gettext as _
from game.titles.witcher.catalogue import terms as t
from game.titles.witcher.catalogue.frozen import Catalogue, Need
from game.titles.witcher.catalogue.need_words import (
    ATTRIBUTE_NAMES,
    COLOUR_NAMES,
    TERRAIN_NAMES,
    need_words,
    place_name,
    range_words,
)
from game.titles.witcher.catalogue.said import said
from game.titles.witcher.effects import moments as mo
from game.titles.witcher.effects import ops as o
from game.titles.witcher.effects.ops import Op


def effect_words(catalogue: Catalogue, program: int) -> tuple[str, ...]:
    """One phrase for each op of a program; what only tells a story is left out."""
    ops = catalogue.programs[program]
    return tuple(op_words(catalogue, op) for op in ops if op[0] != o.TELL)


def effect_line(catalogue: Catalogue, program: int) -> str:
    """All of a program in one phrase."""
    return ", ".join(effect_words(catalogue, program)) or _("nothing happens")


def sentence(phrase: str) -> str:
    """A phrase as a line of its own."""
    return phrase[:1].upper() + phrase[1:]


# -- ops: most are a table's line ---------------------------------------------------------------------
_PLAIN: Final = {
    o.POTIONS_TO: N_("draw potions until you hold {n}"),
    o.DEAL: N_("deal {n} Damage"),
    o.SUFFER: N_("take {n} Damage"),
    o.COMBO_SHIELD: N_("your Combo raises your Shield by {n} more"),
    o.EXTRA_CARD: N_("play one more card, of whatever colour"),
    o.STEP_4_LEAST: N_("still draw at least {n}"),
    o.FIRST_CARD_RANDOM: N_("your Combo begins with a random card of your hand"),
    o.COMBAT_TO: N_("your Combat counts as {n}"),
    o.SHIELD_RISE_AT_MOST: N_("your Shield rises by {n} at most"),
    o.SHIELD_PER_CARD: N_("lower your Shield by {n} for each card in hand"),
    o.DEFENSE_FOR_FIGHT: N_("your Defense counts as {n} lower"),
    o.HAND_FIRST: N_("its Damage takes the cards in your hand first"),
    o.BEGIN: N_("take the first turn"),
    o.FREE_POTION: N_("this potion does not count"),
    o.SPECIALTY_AGAIN: N_("use your Specialty a second time"),
    o.FREE_CARD: N_("your card in Phase III costs nothing"),
    o.NO_EXPLORING: N_("you may not explore in this turn"),
    o.MOVE_AND_ACT: N_("move to a connected place, where you may use its action"),
    o.GO_TO_PHASE_3: N_("go to Phase III"),
    o.HIT: N_("{n} Damage"),
    o.POTION_LIMIT: N_("hold up to {n} potions"),
    o.DAMAGE: N_("suffer {n} Damage"),
    o.DIVERT: N_("land on another island"),
    o.TURN_BACK: N_("sail back to the harbour you left"),
    o.NO_ACTION: N_("the action of the island cannot be used on this arrival"),
    o.SAFE_TRIP: N_("the trip is safe without a roll"),
    o.ROLL_TWICE: N_("roll two dice for the trip and choose one"),
    o.BEGIN_NOW: N_("take the first turn of the fight"),
    o.SHIELD_OVER: N_("raise your Shield by {n}, even above its highest"),
    o.SHIELD_PER_TROPHY: N_("lower your Shield by {n} for each Trophy card"),
}
_COUNTED: Final = {
    o.DRAW: P_("draw {n} card", "draw {n} cards"),
    o.DISCARD: P_("discard {n} card from your hand", "discard {n} cards from your hand"),
    o.TRASH: P_("trash {n} card", "trash {n} cards"),
    o.DISCARD_RANDOM: P_("discard {n} random card from your hand", "discard {n} random cards from your hand"),
    o.RECOVER: P_("take the top card of your discard pile", "take the top {n} cards of your discard pile"),
    o.COMBO_AT_MOST: P_("your Combo has {n} card at most", "your Combo has {n} cards at most"),
    o.FOE_LOSES_AT_MOST: P_("the opponent discards {n} card at most", "the opponent discards {n} cards at most"),
    o.POTIONS_AT_MOST: P_("you use {n} potion at most", "you use {n} potions at most"),
    o.LOSE_FEWER: P_("discard {n} card fewer", "discard {n} cards fewer"),
    o.PHASE_3_TO: P_("you draw only {n} card in Phase III", "you draw only {n} cards in Phase III"),
    o.DISCARD_FROM_POOL: P_(
        "discard {n} card of your choice from your Life Pool", "discard {n} cards of your choice from your Life Pool"
    ),
    o.HAND_INTO_POOL: P_(
        "put {n} card from your hand into your Life Pool, then draw as many",
        "put {n} cards from your hand into your Life Pool, then draw as many",
    ),
    o.INTO_POOL: P_(
        "shuffle {n} card of your choice from your discard pile into your Life Pool",
        "shuffle {n} cards of your choice from your discard pile into your Life Pool",
    ),
    o.ORDER_POOL: P_(
        "look at the top card of your Life Pool", "put the top {n} cards of your Life Pool into any order"
    ),
    o.TRASH_HAND: P_("trash {n} card from your hand", "trash {n} cards from your hand"),
}
_SIGNED: Final = {  # of rising numbers, of falling ones
    o.GOLD: (P_("gain {n} gold", "gain {n} gold"), P_("lose {n} gold", "lose {n} gold")),
    o.DAGON: (
        P_("Dagon rises by {n} spot", "Dagon rises by {n} spots"),
        P_("Dagon sinks by {n} spot", "Dagon sinks by {n} spots"),
    ),
    o.POTION: (
        P_("draw {n} potion", "draw {n} potions"),
        P_("discard {n} unused potion", "discard {n} unused potions"),
    ),
    o.SHIELD: (
        P_("raise your Shield by {n}", "raise your Shield by {n}"),
        P_("lower your Shield by {n}", "lower your Shield by {n}"),
    ),
    o.PHASE_3: (
        P_("draw {n} more card in Phase III", "draw {n} more cards in Phase III"),
        P_("draw {n} card fewer in Phase III", "draw {n} cards fewer in Phase III"),
    ),
    o.STEP_4: (
        P_("draw {n} more card at the turn's end", "draw {n} more cards at the turn's end"),
        P_("draw {n} card fewer at the turn's end", "draw {n} cards fewer at the turn's end"),
    ),
    o.COMBO: (
        P_("your Combo deals {n} Damage more", "your Combo deals {n} Damage more"),
        P_("your Combo deals {n} Damage less", "your Combo deals {n} Damage less"),
    ),
    o.ATTACK: (
        P_("the attack deals {n} Damage more", "the attack deals {n} Damage more"),
        P_("the attack deals {n} Damage less", "the attack deals {n} Damage less"),
    ),
    o.HIT_LEVEL: (
        P_("Damage of its level and {n}", "Damage of its level and {n}"),
        P_("Damage of its level less {n}", "Damage of its level less {n}"),
    ),
}


def _counted(words: tuple[str, str], n: int) -> str:
    return ngettext(*words, abs(n)).format(n=abs(n))


def _signed(op: int, n: int) -> str:
    return _counted(_SIGNED[op][n < 0], n)


# -- ops with words of their own ----------------------------------------------------------------------
_RAISED: Final = (
    N_("raise an Attribute of your choice by 1"),
    N_("raise your lowest Attribute by 1"),
    N_("raise your two lowest Attributes by 1"),
)
_TRAILS: Final = {
    o.TRAIL_ANY: N_("gain a Trail token of your choice"),
    o.TRAIL_EACH: N_("gain a Trail token of each terrain"),
    o.TRAIL_VISITORS: N_("gain each Trail token that the visitor has"),
}
_QUESTS: Final = {
    t.QUEST_TERRAIN: N_("begin a Quest to a place of this terrain: {place}"),
    t.QUEST_LOCATION: N_("begin a Quest to {place}"),
    t.QUEST_OWN_SCHOOL: N_("begin a Quest to your own school"),
    t.QUEST_OWN_OR_RIVAL_SCHOOL: N_("begin a Quest to your own or another player's school"),
}
_UNDER_POOL: Final = {
    o.TOP: P_(
        "put the top card of your discard pile under your Life Pool",
        "put the top {n} cards of your discard pile under your Life Pool",
    ),
    o.CHOICE: P_(
        "put {n} card of your choice from your discard pile under your Life Pool",
        "put {n} cards of your choice from your discard pile under your Life Pool",
    ),
    o.RANDOM: P_(
        "put {n} random card of your discard pile under your Life Pool",
        "put {n} random cards of your discard pile under your Life Pool",
    ),
}


def _potions_to(_catalogue: Catalogue, n: int) -> str:
    return _(_PLAIN[o.POTIONS_TO]).format(n=n) if n else _("discard all your potions")


def _shield_to(_catalogue: Catalogue, n: int) -> str:
    return _("raise your Shield to its highest") if n == o.FULL else _("your Shield falls to {n}").format(n=n)


def _attribute(_catalogue: Catalogue, attribute: int, n: int) -> str:
    words = _("raise {attribute} by {n}") if n > 0 else _("lower {attribute} by {n}")
    return words.format(attribute=_(ATTRIBUTE_NAMES[attribute]), n=abs(n))


def _trail(_catalogue: Catalogue, which: int) -> str:
    if which in _TRAILS:
        return _(_TRAILS[which])
    return _("gain a Trail token of this terrain: {terrain}").format(terrain=_(TERRAIN_NAMES[which]))


def _take(_catalogue: Catalogue, cost: int) -> str:
    if cost == o.ANY_COST:
        return _("gain any card of the pool to your discard pile")
    return _("gain a card of cost {n} to your discard pile").format(n=cost)


def _quest(catalogue: Catalogue, number: int) -> str:
    quest = catalogue.quests[number]
    terrain = quest.kind == t.QUEST_TERRAIN
    place = "" if quest.place < 0 else _(TERRAIN_NAMES[quest.place]) if terrain else place_name(quest.place)
    words = _(_QUESTS[quest.kind]).format(place=place)
    return _("{quest}, which costs {n} gold there").format(quest=words, n=quest.cost) if quest.cost else words


def _passage(_catalogue: Catalogue, terrain: int, cards: int) -> str:
    name = _(TERRAIN_NAMES[terrain])
    if not cards:
        return _("move to a connected place of this terrain for no card: {terrain}").format(terrain=name)
    return ngettext(
        "move to a connected place of this terrain for {n} card of any kind: {terrain}",
        "move to a connected place of this terrain for {n} cards of any kind: {terrain}",
        cards,
    ).format(n=cards, terrain=name)


def _training(_catalogue: Catalogue, cheaper: int, least: int) -> str:
    return _("the price is {n} gold lower, but at least {least}").format(n=cheaper, least=least)


def _combo_per(_catalogue: Catalogue, colour: int, n: int, most: int) -> str:
    words = (
        _("each card of this colour deals {n} Damage more, {most} at most in all: {colour}")
        if most
        else _("each card of this colour deals {n} Damage more: {colour}")
    )
    return words.format(colour=_(COLOUR_NAMES[colour]), n=n, most=most)


def _look_at_foe(_catalogue: Catalogue, look: int, discard: int, bottom: int) -> str:
    if discard:
        words = _("look at the top {n} cards of the opponent's Life Pool and discard {discard} of them")
        return words.format(n=look, discard=discard)
    if bottom:
        return _("look at the top card of the opponent's Life Pool, which may then go to the bottom")
    return _("look at the top {n} cards of the opponent's Life Pool").format(n=look)


# -- ops with branches --------------------------------------------------------------------------------
def _rising(catalogue: Catalogue, programs: Sequence[int]) -> str:
    """Programs of 1, 2, 3 ..., equal neighbours together: `1–3: gain 2 gold; 4–6: gain 3 gold`."""
    spans: list[tuple[int, int, int]] = []
    for number, program in enumerate(programs, start=1):
        low = spans.pop()[0] if spans and spans[-1][2] == program else number
        spans.append((low, number, program))
    return _bands(catalogue, ((_span(low, high), program) for low, high, program in spans))


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"


def _bands(catalogue: Catalogue, bands: Iterable[tuple[str, int]]) -> str:
    told = (_("{band}: {what}").format(band=band, what=effect_line(catalogue, program)) for band, program in bands)
    return "; ".join(told)


def _test(catalogue: Catalogue, attribute: int, *programs: int) -> str:
    bands = _bands(catalogue, zip(("3–7", "8–10", "11–13", "14–16"), programs, strict=True))
    words = _("roll a die and add twice your {attribute}: {bands}")
    return words.format(attribute=_(ATTRIBUTE_NAMES[attribute]), bands=bands)


def _by_level(catalogue: Catalogue, level: int, *programs: int) -> str:
    bands = _rising(catalogue, programs)
    if level == o.WITCHER:
        return _("by your Witcher level: {bands}").format(bands=bands)
    return _("by your level of {attribute}: {bands}").format(attribute=_(ATTRIBUTE_NAMES[level]), bands=bands)


def _short_fight(catalogue: Catalogue, draw: int, *told: int) -> str:
    lows, programs = told[::2], told[1::2]
    spans = [_span(low, high - 1) for low, high in pairwise(lows)]
    bands = _bands(catalogue, zip([*spans, range_words(lows[-1], mo.NO_BOUND)], programs, strict=True))
    return ngettext(
        "draw {n} card and play a Combo; by its Damage: {bands}",
        "draw {n} cards and play a Combo; by its Damage: {bands}",
        draw,
    ).format(n=draw, bands=bands)


def _either(catalogue: Catalogue, words: str, one: int, other: int) -> str:
    """Two branches with what decides between them."""
    told = (effect_line(catalogue, one), effect_line(catalogue, other))
    return _("{condition}: {one}; otherwise: {other}").format(condition=words, one=told[0], other=told[1])


def _if(catalogue: Catalogue, *told: int) -> str:
    return _either(catalogue, need_words(Need(*told[:4])), *told[4:])


def _poker(catalogue: Catalogue, *told: int) -> str:
    dice = ", ".join(map(str, told[:5]))
    words = _("throw five dice, with one second throw, for a better hand than {dice}").format(dice=dice)
    return _either(catalogue, words, *told[5:])


def _by_place(catalogue: Catalogue, own: int, other: int) -> str:
    return _either(catalogue, _("at your own school"), own, other)


def _host(catalogue: Catalogue, program: int) -> str:
    what = effect_line(catalogue, program)
    return _("the player whose school it is gets this: {what}").format(what=what)


def _pay(catalogue: Catalogue, gold: int, potions: int, cards: int, then: int, otherwise: int) -> str:
    prices = (
        (gold, P_("for {n} gold", "for {n} gold")),
        (potions, P_("for {n} unused potion", "for {n} unused potions")),
        (cards, P_("for {n} card from your hand", "for {n} cards from your hand")),
    )
    price = next(ngettext(*words, n).format(n=n) for n, words in prices if n)
    return _either(catalogue, price, then, otherwise)


def _others(catalogue: Catalogue, program: int) -> str:
    return _("every other player gets this: {what}").format(what=effect_line(catalogue, program))


_WORDS: Final[dict[int, Callable[..., str]]] = {
    o.POTIONS_TO: _potions_to,
    o.SHIELD_TO: _shield_to,
    o.ATTRIBUTE: _attribute,
    o.RAISE: lambda c, which: _(_RAISED[which]),
    o.ROLL: lambda c, *programs: _("roll a die: {bands}").format(bands=_rising(c, programs)),
    o.IF: _if,
    o.TRAIL: _trail,
    o.TAKE: _take,
    o.QUEST: _quest,
    o.EVENT: lambda c, event: _("read Event {n}").format(n=event + 1),
    o.TEST: _test,
    o.BY_LEVEL: _by_level,
    o.BY_PLACE: _by_place,
    o.SHORT_FIGHT: _short_fight,
    o.POKER: _poker,
    o.HOST: _host,
    o.KEEP: lambda c, kept: _("keep this: {name}").format(name=said(c.kept[kept].name)),
    o.LEAVE: lambda c, kept: _("this leaves the game: {name}").format(name=said(c.kept[kept].name)),
    o.TRAINING: _training,
    o.PASSAGE: _passage,
    o.COMBO_PER: _combo_per,
    o.DAMAGE_AT_MOST: lambda c, n: _("you deal {n} Damage at most").format(n=n) if n else _("you deal no Damage"),
    o.MUTE: lambda c, colour: _("cards of this colour have no effect, but may be extended: {colour}").format(
        colour=_(COLOUR_NAMES[colour])
    ),
    o.NAME_ATTACK: lambda c, how: (
        _("the attack is the one that costs you more cards") if how == o.WORSE else _("name the attack yourself")
    ),
    o.UNDER_POOL: lambda c, n, which: _counted(_UNDER_POOL[which], n),
    o.LOOK_AT_FOE: _look_at_foe,
    o.HIT_ATTRIBUTE: lambda c, attribute: _("Damage as high as your {attribute}").format(
        attribute=_(ATTRIBUTE_NAMES[attribute])
    ),
    o.PAY: _pay,
    o.OTHERS: _others,
    o.SEA_EVENT: lambda c, event: _("read “{story}”").format(story=said(c.events[event].title)),
    o.SEA_QUEST: lambda c, quest: _("begin a Quest to {place}, with this card").format(
        place=place_name(c.quests[quest].place)
    ),
    o.ISLAND: lambda c, place: _("this island is found: {place}").format(place=place_name(place)),
    o.DISCARD_RANDOM_LEVEL: lambda c: _("discard as many random cards as its level"),
}


def op_words(catalogue: Catalogue, op: Op) -> str:
    """What one op does."""
    number, *told = op
    if number in _WORDS:
        return _WORDS[number](catalogue, *told)
    if number in _SIGNED:
        return _signed(number, told[0])
    if number in _COUNTED:
        return _counted(_COUNTED[number], told[0])
    return _(_PLAIN[number]).format(n=abs(told[0]) if told else 0)
