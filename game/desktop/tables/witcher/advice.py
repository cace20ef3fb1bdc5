"""What the adviser would do and why, and why a bot did what it did; the words of `why` are those of the bots' judgement
(game/bots/witcher/explain.py). Nothing is said that others cannot see."""

from __future__ import annotations

from collections.abc import Callable

from game.bots.reason import Reason
from game.desktop.tables.base import seat_names
from game.kernel import phrases
from game.kernel.match import Match
from game.kernel.texts import gettext as _
from game.titles.witcher import names
from game.titles.witcher.content import Content
from game.titles.witcher.state import NONE, State

MOVES = ("move", "act", "fight", "duel", "meditate", "explore", "buy", "raise", "challenge", "resolve", "train")
Because = Callable[[Content, State, Reason, list[str]], str]


def sentence(match: Match, reason: Reason) -> str:
    """What to do, and why."""
    return _told(match, match.state, reason, _("{deed}. {why}"), _("{deed}."))


def why(match: Match, n: int, reason: Reason) -> str:
    """What a bot did at a step, and why."""
    who = seat_names(match)[match.steps[n].seat]
    words = _told(match, match.state_before(n), reason, _("{who}: {deed}. {why}"), _("{who}: {deed}."))
    return words.replace("{who}", who)


def _told(match: Match, state: State, reason: Reason, with_reason: str, alone: str) -> str:
    content: Content = match.game.content
    deed = match.game.title.option_words(content, state, reason.option)
    because = _WHY.get(reason.why)
    told = because(content, state, reason, seat_names(match)) if because else ""
    form = with_reason if told else alone
    return form.replace("{deed}", deed).replace("{why}", told)


def move_of(match: Match, n: int) -> int:
    """Where one goes, what one does there, what one gains."""
    return n if match.steps[n].option[0] in MOVES else -1


def _percent(share: float) -> str:
    return phrases.percent(max(1, min(99, round(share * 100))))


def _monster(content: Content, state: State, reason: Reason) -> str:
    slot = state.slots[reason.number]
    return names.monster(content, slot.monster) if slot.monster != NONE else names.terrain(reason.number)


def _hunts(content: Content, state: State, reason: Reason, called: list[str]) -> str:
    return _("{monster} can be slain there ({chance}).").format(
        monster=_monster(content, state, reason), chance=_percent(reason.chance)
    )


def _last_step(content: Content, state: State, reason: Reason, called: list[str]) -> str:
    return _("It would be the last step to victory ({chance}).").format(chance=_percent(reason.chance))


def _duel(content: Content, state: State, reason: Reason, called: list[str]) -> str:
    return _("{who} can be beaten there ({chance}).").format(who=called[reason.seat], chance=_percent(reason.chance))


def _too_strong(content: Content, state: State, reason: Reason, called: list[str]) -> str:
    foe = called[reason.seat] if reason.seat >= 0 else _monster(content, state, reason)
    return _("{foe} is still too strong ({chance}).").format(foe=foe, chance=_percent(reason.chance))


def _plain(words: Callable[[], str]) -> Because:
    return lambda content, state, reason, called: words()


def _attribute(words: Callable[[], str]) -> Because:
    return lambda content, state, reason, called: words().format(attribute=names.attribute(reason.number))


_WHY: dict[str, Because] = {
    "raises": _attribute(lambda: _("{attribute} rises there.")),
    "trains": _attribute(lambda: _("{attribute} can be trained there.")),
    "potion": _plain(lambda: _("There is a Potion to be had.")),
    "dice": _plain(lambda: _("There is Gold to be won at dice.")),
    "trade": _plain(lambda: _("A weak card can be traded for a better one.")),
    "gold": _plain(lambda: _("There is Gold, and a trail to look for.")),
    "alms": _plain(lambda: _("There are alms for an empty purse.")),
    "pool": _plain(lambda: _("Weak cards of the pool can be cleared away.")),
    "trail": _plain(lambda: _("A trail ends there.")),
    "quest": _plain(lambda: _("A Quest waits there.")),
    "onward": _plain(lambda: _("There is more to be done behind it.")),
    "hunts": _hunts,
    "duel": _duel,
    "last_step": _last_step,
    "too_strong": _too_strong,
    "masters": _attribute(lambda: _("{attribute} is mastered: that is a step on the Trophy Track.")),
    "mastery": _attribute(lambda: _("{attribute} is near its mastery.")),
    "explores": _plain(lambda: _("Here there is nobody to be beaten, but something to be found.")),
    "fights": _plain(lambda: _("It makes every fight easier.")),
    "brews": _plain(lambda: _("It brings a Potion, and lets more be drunk.")),
    "specialty": _plain(lambda: _("It makes the Specialty stronger.")),
    "fits": _plain(lambda: _("It fits the cards that are there.")),
    "cheap": _plain(lambda: _("It costs nothing here.")),
    "least": _plain(lambda: _("It is missed least.")),
    "kills": _plain(lambda: _("The Combo ends the fight.")),
    "combo": lambda c, s, reason, called: _("The Combo deals {n} Damage.").format(n=reason.number),
    "worth_it": _plain(lambda: _("Now it is worth most.")),
    "saved": _plain(lambda: _("What is not needed now is kept for later.")),
    "odds": _plain(lambda: _("So the odds are best.")),
}
