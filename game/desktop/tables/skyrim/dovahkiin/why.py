"""Why a bot did what heroes, dragons, spells and shouts allow: a sentence for each reason that everybody could see.

What rests on objectives or on cards in hand stays hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from game.bots.reason import HIDDEN, Reason
from game.desktop.tables.base import seat_names
from game.desktop.tables.skyrim.dovahkiin import looks
from game.desktop.tables.skyrim.words import percent
from game.kernel.match import Match
from game.kernel.texts import N_
from game.kernel.texts import gettext as _
from game.titles.skyrim import frames as f
from game.titles.skyrim.dovahkiin.catalogue import Card, Catalogue

if TYPE_CHECKING:
    from game.desktop.tables.skyrim.dovahkiin.table import SagaTable

FIGHT: Final = {
    "dragon": N_("{who}, fight with the dragon in {land}: the chance to slay it is {chance}."),
    "hero": N_("{who}, fight in {land}: the chance to defeat the hero of {rival} is {chance}."),
}
EFFECT: Final = {
    "weakens": N_("{who}, {card}: it weakens those who stand in the way."),
    "strengthens": N_("{who}, {card}: it strengthens the own units where it counts."),
    "heals": N_("{who}, {card}: {hero} needs the health."),
    "cards": N_("{who}, {card}: better cards may come of it."),
    "hinders": N_("{who}, {card}: it keeps a strong neighbour quiet."),
    "attack": N_("{who}, {card}: it makes the attack go better."),
    "defence": N_("{who}, {card}: it is worth it to hold this land."),
    "free": N_("{who}, {card}: a shout costs nothing."),
}
AIM: Final = {
    "weakens": N_("{who}, {card} on {land}: it weakens those who stand in the way."),
    "strengthens": N_("{who}, {card} on {land}: it strengthens the own units where it counts."),
    "hinders": N_("{who}, {card} on {land}: it keeps a strong neighbour quiet."),
}
SENTENCES: Final[dict[str, dict[str, str]]] = {
    "walk": {
        "fights": N_("{who}, {hero} to {land}: from there he can fight in {place} ({chance})."),
        "leads": N_("{who}, {hero} to {land}: his +1 helps the attacks from there."),
        "guards": N_("{who}, {hero} to {land}: his +1 helps units that enemies threaten."),
        "safer": N_("{who}, {hero} to {land}: he is safer there."),
    },
    "challenge": FIGHT,
    "strike": FIGHT,
    "rage": FIGHT,
    "break_off": {"wounds": N_("{who}, end of the fight: his wounds make it too dangerous.")},
    "heal": {
        "fight": N_("{who}, healing: {hero} needs his health for a fight."),
        "danger": N_("{who}, healing: {hero} could be attacked before the next turn."),
        "overflow": N_("{who}, healing: else magicka would go to waste."),
    },
    "revive": {
        "needed": N_("{who}, {hero} back in {land}: without him nobody wins."),
        "back": N_("{who}, {hero} back in {land}: he fights and strengthens again."),
    },
    "place_hero": {
        "leads": N_("{who}, {hero} to {land}: his +1 helps the attacks from there."),
        "quiet": N_("{who}, {hero} to {land}: nothing threatens him there."),
    },
    "cast": EFFECT,
    "shout": EFFECT,
    "aim": AIM,
    "reroll": {"dice": N_("{who}, dice once more: on the average new ones are better.")},
    "score": {
        "points": N_("{who}, {card}: it is the most that can be scored now."),
        "wins": N_("{who}, {card}: it wins the match."),
    },
}
MOVES: Final = frozenset(SENTENCES)
FOUGHT: Final = ("strike", "rage", "break_off")  # where, says the question


def sentence(table: SagaTable, match: Match, n: int, reason: Reason) -> str:
    """Who did what, and why; nothing of what lies hidden, and nothing where there are no words for it."""
    words = SENTENCES[reason.option[0]].get(reason.why, "") if reason.why != HIDDEN else ""
    return _(words).format(**_figures(table, match, n, reason)) if words else ""


def _figures(table: SagaTable, match: Match, n: int, reason: Reason) -> dict[str, Any]:
    names, state, seat = seat_names(match), match.state_before(n), match.steps[n].seat
    verb, land = reason.option[0], _land(state, reason)
    return {
        "who": names[seat],
        "hero": looks.hero_name(table.faction(state, seat)),
        "land": table.content.names[land] if land >= 0 else "",
        "place": table.content.names[reason.place] if reason.place >= 0 else "",
        "chance": percent(reason.chance),
        "rival": names[reason.seat] if 0 <= reason.seat < len(names) else _("nobody"),
        "card": _card(table, state, verb, reason.option),
    }


def _land(state: Any, reason: Reason) -> int:
    verb = reason.option[0]
    if verb in FOUGHT:
        return int(state.stack[-1][2])
    return int(reason.option[1]) if verb in ("walk", "challenge", "revive", "place_hero", "aim") else -1


def _card(table: SagaTable, state: Any, verb: str, option: Any) -> str:
    """What is cast, shouted or shown; for a target, what is aimed there."""
    cards: Catalogue = table.content.cards
    frame = state.stack[-1]
    if verb == "aim" and frame[0] == f.AIM:
        return str(cards.spells[frame[2]].shown_name if frame[2] >= 0 else cards.shouts[frame[3]].shown_name)
    known: dict[str, Sequence[Card]] = {"cast": cards.spells, "shout": cards.shouts, "score": cards.objectives}
    return str(known[verb][option[1]].shown_name) if verb in known else ""
