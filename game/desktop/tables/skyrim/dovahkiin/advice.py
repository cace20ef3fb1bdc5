"""Advice on what only Dovahkiin asks: a sentence for each verb and reason of `bots.skyrim.dovahkiin.explain`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from game.bots.reason import Reason
from game.desktop.tables.skyrim.dovahkiin import looks
from game.desktop.tables.skyrim.words import percent
from game.kernel.match import Match
from game.kernel.texts import N_, ngettext
from game.kernel.texts import gettext as _
from game.titles.skyrim import frames as f
from game.titles.skyrim.dovahkiin.aid import REVIVAL_COST
from game.titles.skyrim.dovahkiin.heroes import hero_in
from game.titles.skyrim.dovahkiin.in_force import effect_of
from game.titles.skyrim.dovahkiin.saga import MOST_HEALTH, MOST_MAGICKA, NONE
from game.titles.skyrim.state import NEUTRAL, saga_of

if TYPE_CHECKING:
    from game.desktop.tables.skyrim.dovahkiin.table import SagaTable

FIGHTS: Final = {
    "dragon": N_("Attack {foe} in {place}: {hero} wins with a chance of {chance}, and a slain dragon teaches a shout."),
    "hero": N_("Attack {foe} in {place}: {hero} wins with a chance of {chance}."),
}
STRIKES: Final = dict.fromkeys(FIGHTS, N_("Strike: {hero} beats {foe} with a chance of {chance}."))
RAGES: Final = dict.fromkeys(FIGHTS, N_("Strike in rage: {hero} beats {foe} with a chance of {chance}."))
# `what` is the choice itself, as the rules tell it.
GEAR: Final = {
    "objective": N_("{what}: an objective of yours asks for it."),
    "stronger": N_("{what}: it serves {hero} best."),
}
SENTENCES: Final[dict[str, dict[str, str]]] = {
    # -- the hero
    "place_hero": {
        "leads": N_("Put {hero} in {land}: beside a hero units attack with 1 more on each die."),
        "quiet": N_("Put {hero} in {land}: most is to be done from there."),
    },
    "walk": {
        "fights": N_("Lead {hero} to {land}: from there {foe} can be fought, with a chance of {chance}."),
        "leads": N_("Lead {hero} to {land}: beside a hero units attack with 1 more on each die."),
        "objective": N_("Lead {hero} to {land}: {objective} asks for it."),
        "guards": N_("Lead {hero} to {land}: beside a hero units defend with 1 more on each die."),
        "safer": N_("Lead {hero} to {land}: it is safer there."),
    },
    "challenge": FIGHTS,
    "strike": STRIKES,
    "rage": RAGES,
    "break_off": {"wounds": N_("Break off: with {health} health left, {hero} risks too much.")},
    "heal": {
        "fight": N_("Heal {hero}, who has {health} of {full} health: then the next fight is less of a risk."),
        "danger": N_("Heal {hero}, who has {health} of {full} health: a rival's hero may attack before your turn."),
        "overflow": N_("Heal {hero}, who has {health} of {full} health: magicka above {most} would be lost."),
    },
    "revive": {
        "needed": N_("Bring {hero} back in {land}: without a living hero you cannot win."),
        "back": N_("Bring {hero} back in {land}: a hero fights, and strengthens the units there."),
    },
    "pass": {
        "safe": N_("Not now: no rival is likely to attack {hero} before your next turn."),
        "hale": N_("Not now: the risk that {hero} falls before your next turn is only {chance}."),
        "saves": N_("Not now: {hero} falls with a chance of {chance}, and healing changes too little for its price."),
        "away": N_("Not now: the magicka is worth more to you than {hero} back at once."),
        "over": N_("Not now: no turn of yours comes before the limit of rounds."),
        "dear": N_("Play nothing: your cards are worth more later than in this battle."),
        "nothing": N_("Play nothing: no card of yours helps here."),
        "dice": N_("Roll nothing again: these dice are good enough."),
    },
    # -- purchases
    "buy_objective": {
        "few": N_("Buy an objective: the more you hold, the sooner you meet one."),
        "overflow": N_("Buy an objective: you have {magicka} magicka, and what comes above {most} is lost."),
    },
    "buy_spell": {"spare": N_("Buy a spell: you have magicka enough to cast it, too.")},
    "end_purchases": {
        "saves": N_("Buy no more: keep {magicka} magicka to heal {hero}, and for your next turns."),
        "revival": N_("Buy nothing: save up, {price} magicka bring {hero} back."),
        "enough": N_("Buy no more: the magicka that is left is kept for your next turns."),
    },
    "cast": {
        "attack": N_("Cast {card} for {cost} magicka: this attack is worth it."),
        "defence": N_("Cast {card} for {cost} magicka: {place} is worth it."),
        "strike": N_("Cast {card} for {cost} magicka: it thins out a land that you may attack."),
        "chain": N_("Cast {card} for {cost} magicka: it thins out up to three lands in a row."),
        "fury": N_("Cast {card} for {cost} magicka: two lands side by side lose a unit each."),
        "freeze": N_("Cast {card} for {cost} magicka: where you attack they defend with one die alone."),
        "conjure": N_("Cast {card} for {cost} magicka: more units stand where you need them."),
        "raise": N_("Cast {card} for {cost} magicka: some of your fallen units come back."),
        "heal": N_("Cast {card} for {cost} magicka: {hero} has {health} of {full} health."),
        "hide": N_("Cast {card} for {cost} magicka: your units can go through the land of others."),
        "foresee": N_("Cast {card} for {cost} magicka: you choose the best of three objectives."),
        "transmute": N_("Cast {card} for {cost} magicka: it brings a territory card that fits your sets."),
        "recall": N_("Cast {card} for {cost} magicka: it carries {hero} to where a hero helps most."),
        "paralyze": N_("Cast {card} for {cost} magicka: a strong neighbour cannot attack you for a round."),
    },
    "shout": {"free": N_("Use the shout {shout}: it costs nothing.")},
    "aim": {
        "strike": N_("Aim at {land}: you may attack it next."),
        "chain": N_("Strike {land}: its units stand in your way."),
        "fury": N_("Name {land}: its units stand in your way."),
        "freeze": N_("Aim at {land}: you may attack it next."),
        "conjure": N_("Put them in {land}: they do most there."),
        "raise": N_("Put them in {land}: they do most there."),
        "force": N_("Aim at {land}: you may attack it next."),
        "inspire": N_("Name {land}: you attack best from there."),
        "recall": N_("Carry {hero} to {land}: a hero helps most there."),
        "paralyze": N_("Aim at {land}: from there you are threatened most."),
    },
    "enough": {"done": N_("No more: what else could be struck is not worth it.")},
    "units": {"push": N_("Drive away {number} from {place}: what stays is easier to beat.")},
    "give": {"set": N_("{what}: your sets need it least.")},
    "take": {"set": N_("{what}: it fits the sets in your hand.")},
    "reroll": {"dice": N_("{what}: on average new dice are better.")},
    "equip": GEAR,
    "keep_weapon": GEAR,
    "keep_armor": GEAR,
    # -- the end of the turn
    "end_maneuver": {
        "none_idle": N_("Move no more units: none stands idle behind the lines."),
        "rest": N_("Move no more units: all stand well enough."),
    },
    "score": {"wins": N_("Show {objective}: with it you win.")},
    "keep": {
        "met": N_("Keep {objective}: you meet it already."),
        "near": N_("Keep {objective}: it brings most for what is still to be done."),
    },
    "give_back": {"far": N_("Give back {objective}: the other two bring more for less.")},
    "replace": {"dead": N_("Put {objective} under the deck and take another: nobody can meet it any more.")},
    "put_under": {"order": N_("Put {objective} under first: it comes back soonest.")},
    "end_objectives": {"none": N_("End the phase: none of your objectives is met.")},
}


def sentence(table: SagaTable, match: Match, reason: Reason) -> str:
    """What to do, and why."""
    if reason.why == "points":
        return _points(table, reason)
    words = SENTENCES.get(reason.option[0], {}).get(_key(table, match, reason))
    return _(words or N_("{what}.")).format(**_figures(table, match, reason))


def _key(table: SagaTable, match: Match, reason: Reason) -> str:
    """The reason; where a card is cast or aimed outside a battle, what it does (a word of cards.toml)."""
    verb, frame = reason.option[0], match.state.stack[-1]
    if verb == "cast" and frame[0] != f.BATTLE:
        return effect_of(table.content, reason.option[1], NONE).does
    if verb == "aim":
        return effect_of(table.content, frame[2], frame[3]).does
    return "push" if frame[0] == f.PUSH else reason.why


def _points(table: SagaTable, reason: Reason) -> str:
    words = ngettext(
        "Show {objective}: {n} point, the most that you can score in this turn.",
        "Show {objective}: {n} points, the most that you can score in this turn.",
        reason.number,
    )
    return words.format(objective=table.content.cards.objectives[reason.option[1]].shown_name, n=reason.number)


def _figures(table: SagaTable, match: Match, reason: Reason) -> dict[str, Any]:
    """All that a sentence may name: of the seat that decides, and what all can see."""
    state, option, cards = match.state, reason.option, table.content.cards
    board = saga_of(state).boards[match.seat]
    named: dict[str, Any] = {
        "what": table.game.title.option_words(table.content, state, option),
        "hero": looks.hero_name(table.faction(state, match.seat)),
        "health": board.health,
        "full": MOST_HEALTH,
        "magicka": board.magicka,
        "most": MOST_MAGICKA,
        "chance": percent(reason.chance),
        "number": reason.number,
        "price": REVIVAL_COST,
    }
    if reason.place >= 0:
        named |= {"place": table.content.names[reason.place], "foe": _foe(table, match, reason.place)}
    if option[0] in ON_LAND:
        named["land"] = table.content.names[option[1]]
    elif option[0] in OF_OBJECTIVES:
        named["objective"] = cards.objectives[option[1]].shown_name
    elif option[0] == "cast":
        named |= {"card": cards.spells[option[1]].shown_name, "cost": cards.spells[option[1]].cost}
    elif option[0] == "shout":
        named["shout"] = cards.shouts[option[1]].shown_name
    if option[0] == "walk" and reason.why == "objective":
        named["objective"] = cards.objectives[reason.number].shown_name
    return named


def _foe(table: SagaTable, match: Match, territory: int) -> str:
    """The hero or the dragon in a territory."""
    seat = hero_in(match.state, territory)
    if seat == NEUTRAL:
        return looks.dragon_name(looks.dragon_places(match), territory)
    return looks.hero_name(table.faction(match.state, seat))


ON_LAND: Final = frozenset(("place_hero", "walk", "challenge", "revive", "aim"))
OF_OBJECTIVES: Final = frozenset(("score", "keep", "give_back", "replace", "put_under"))
