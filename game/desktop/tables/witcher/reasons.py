"""Why a choice is a good one: a sentence for each reason of `bots.witcher.explain`, the same for advice and for a look
back. It stands by itself, after the words of the choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.bots.reason import Reason
from game.kernel import phrases
from game.kernel.texts import N_
from game.kernel.texts import gettext as _
from game.titles.witcher import names
from game.titles.witcher.content import Content
from game.titles.witcher.state import NONE, State

SENTENCES: Final = {
    "raises": N_("{place} raises {attribute}."),
    "trains": N_("At {place} {attribute} can be trained."),
    "potion": N_("A Potion is to be had there."),
    "dice": N_("A throw of the dice may bring Gold."),
    "trade": N_("A weak card can be traded there for a better one."),
    "gold": N_("There is Gold at {place}, and a trail to follow."),
    "alms": N_("Whoever has nothing is given something there."),
    "pool": N_("Weak cards can be cleared out of the pool there."),
    "odds": N_("The odds are best that way."),
    "quest": N_("A Quest waits at {place}."),
    "onward": N_("There is more to do behind it."),
    "masters": N_("{attribute} is mastered: its Trophy is there for the taking."),
    "explores": N_("Stories bring Gold, cards and Quests."),
    "mastery": N_("Mastered, {attribute} brings a Trophy."),
    "fights": N_("{attribute} counts in every fight."),
    "brews": N_("Alchemy brings a Potion, and lets more of them be used in a fight."),
    "specialty": N_("A higher Specialty does more in every fight."),
    "fits": N_("It does more for this deck than the others."),
    "cheap": N_("It costs nothing, and the deck has a use for it."),
    "least": N_("It is missed least."),
    "kills": N_("This combo ends the fight."),
    "worth_it": N_("Now it does more than it costs."),
    "coins": N_("There is Gold at {place}."),
    "island": N_("{place} has something to offer to whoever comes."),
    "arena": N_("{place} lets a witcher choose what to fight."),
    "saved": N_("There is nothing now that is worth its price."),
}
COMBO: Final = N_("The combo deals {n}.")
HUNTS: Final = N_("{monster}, {place}: killed in about {chance} of fights.")
HUNTS_ANYWHERE: Final = N_("It helps against {monster}.")
TOO_STRONG: Final = N_("{monster} would be killed in about {chance} of fights only.")
LAST_STEP: Final = N_("The last step: {foe} is beaten in about {chance} of fights.")
DUEL: Final = N_("{rival} is beaten in about {chance} of fights.")
DUEL_TOO_HARD: Final = N_("{rival} would be beaten in about {chance} of fights only.")
DAGON: Final = N_("Dagon is driven back in about {chance} of fights.")
TRAIL: Final = N_("The trail of {monster} ends at {place}.")


def reason_words(content: Content, state: State, seats: Sequence[str], reason: Reason) -> str:
    """The sentence; empty where there is no more to say than what was chosen. `seats`: their names."""
    named = _named(content, state, seats, reason)
    return _(_sentence(reason)).format(**named) if _sentence(reason) else ""


def _sentence(reason: Reason) -> str:
    rival = reason.seat >= 0
    if reason.why == "combo":
        return COMBO if reason.number else ""
    if reason.why == "hunts":
        return HUNTS if reason.option and reason.option[0] not in ("seek", "trail") else HUNTS_ANYWHERE
    if reason.why == "too_strong":
        return DUEL_TOO_HARD if rival else TOO_STRONG
    if reason.why == "duel":
        return DUEL
    if reason.why == "dagon":
        return DAGON
    if reason.why == "last_step":
        return LAST_STEP
    return TRAIL if reason.why == "trail" else SENTENCES.get(reason.why, "")


def _named(content: Content, state: State, seats: Sequence[str], reason: Reason) -> dict[str, Any]:
    """What the sentence can speak of."""
    named: dict[str, Any] = {"chance": phrases.percent(round(reason.chance * 100)), "n": reason.number}
    if reason.place >= 0:
        named["place"] = names.place(content, reason.place)
    if reason.seat >= 0:
        named["rival"] = named["foe"] = seats[reason.seat]
    elif reason.why in ("hunts", "too_strong", "last_step", "trail"):
        monster = state.slots[reason.number].monster
        named["monster"] = named["foe"] = names.monster(content, monster) if monster != NONE else ""
    elif reason.why in ("raises", "trains", "masters", "mastery", "fights"):
        named["attribute"] = names.attribute(reason.number)
    return named
