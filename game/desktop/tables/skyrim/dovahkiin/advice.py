"""Advice on what only Dovahkiin asks: a sentence for each reason of `bots.skyrim.dovahkiin.explain`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from game.bots.reason import Reason
from game.desktop.tables.base import seat_names
from game.desktop.tables.skyrim.dovahkiin import looks
from game.desktop.tables.skyrim.words import percent
from game.kernel.match import Match
from game.kernel.texts import N_
from game.kernel.texts import gettext as _

if TYPE_CHECKING:
    from game.desktop.tables.skyrim.dovahkiin.table import SagaTable

# `what` is the choice itself, as the rules tell it.
SENTENCES: Final = {
    "fights": N_("{what}: from there he can fight in {place} ({chance})."),
    "leads": N_("{what}: from there the attack on {place} goes better."),
    "objective": N_("{what}: {objective} comes nearer."),
    "guards": N_("{what}: his +1 helps those whom enemies threaten."),
    "safer": N_("{what}: he is safer there."),
    "dragon": N_("{what}: the chance to slay the dragon is {chance}."),
    "hero": N_("{what}: the chance to defeat the hero of {rival} is {chance}."),
    "wounds": N_("{what}: his wounds make it too dangerous."),
    "fight": N_("{what}: he needs his health for a fight."),
    "danger": N_("{what}: he could be attacked before your next turn."),
    "overflow": N_("{what}: else magicka would go to waste."),
    "needed": N_("{what}: without him nobody wins."),
    "back": N_("{what}: on the board he fights and strengthens again."),
    "quiet": N_("{what}: nothing threatens him there."),
    "few": N_("{what}: more objectives in hand, more ways to points."),
    "spare": N_("{what}: there is magicka to spare."),
    "saves": N_("{what}: the magicka is better saved."),
    "enough": N_("{what}: nothing more is worth its price."),
    "weakens": N_("{what}: it weakens those you fight."),
    "strengthens": N_("{what}: it strengthens you where it counts."),
    "heals": N_("{what}: your hero needs it."),
    "cards": N_("{what}: better cards may come of it."),
    "hinders": N_("{what}: it keeps a strong neighbour quiet."),
    "free": N_("{what}: it costs nothing."),
    "done": N_("{what}: all that is worth it is struck."),
    "dice": N_("{what}: on the average new dice are better."),
    "dear": N_("{what}: it would cost more than it brings."),
    "nothing": N_("{what}: no card of yours would help here."),
    "attack": N_("{what}: it makes the attack go better."),
    "defence": N_("{what}: it is worth it to hold this land."),
    "points": N_("{what}: it is the most that you can score now."),
    "wins": N_("{what}: with it you win."),
    "met": N_("{what}: you meet it already."),
    "wanted": N_("{what}: an objective of yours asks for it."),
    "led": N_("{what}: units there attack better with him."),
    "near": N_("{what}: it is nearest to being done."),
    "far": N_("{what}: it is farthest from being done."),
    "dead": N_("{what}: nobody can meet it any more."),
    "order": N_("{what}: the order matters little."),
    "stronger": N_("{what}: it serves your hero best."),
    "set": N_("{what}: it fits the sets in your hand."),
    "none": N_("{what}: nothing can be scored now."),
}


def sentence(table: SagaTable, match: Match, reason: Reason) -> str:
    """What to do, and why."""
    why, verb = reason.why, reason.option[0]
    if why == "objective" and verb in ("equip", "keep_weapon", "keep_armor"):
        why = "wanted"
    elif why == "leads" and verb == "place_hero":
        why = "led"
    return _(SENTENCES.get(why, N_("{what}."))).format(**_figures(table, match, reason))


def _figures(table: SagaTable, match: Match, reason: Reason) -> dict[str, Any]:
    names, content = seat_names(match), table.content
    objectives = content.cards.objectives
    return {
        "what": table.game.title.option_words(content, match.state, reason.option),
        "place": content.names[reason.place] if reason.place >= 0 else _("the next land"),
        "chance": percent(reason.chance),
        "rival": names[reason.seat] if 0 <= reason.seat < len(names) else _("nobody"),
        "objective": objectives[reason.number].shown_name if 0 <= reason.number < len(objectives) else "",
        "hero": looks.hero_name(table.faction(match.state, match.seat)),
    }
