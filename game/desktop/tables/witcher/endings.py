"""How a fight ended: the scene as the last blow left it, with the words for it: why it ended, and what that brings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from game.desktop.tables.base import seat_names
from game.desktop.tables.witcher import parade
from game.desktop.tables.witcher.views.fight.models import Fighter, FightModel
from game.desktop.tables.witcher.views.hand import HandModel
from game.kernel.events import Event
from game.kernel.match import Match, Step
from game.kernel.phrases import listed
from game.kernel.texts import gettext as _
from game.kernel.texts import ngettext
from game.titles.witcher import deck_events as d
from game.titles.witcher import events as e
from game.titles.witcher import names
from game.titles.witcher.fight import events as f
from game.titles.witcher.fight.outcomes import BOUNTY
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.skellige import events as s
from game.titles.witcher.state import NONE, State

FIGHT_OVER, GAIN, TRASH = NUMBER["fight_over"], NUMBER["gain"], NUMBER["trash"]
CLAUSES: Final = {
    f.MonsterKilled: "WOW-OUT-01", f.MonsterDrivenAway: "WOW-OUT-02", f.WitcherDefeated: "WOW-OUT-03",
    f.DuelWon: "WOW-WVW-04",
}  # fmt: skip
OF_DAGON: Final = {f.MonsterDrivenAway: "SKE-RES-01", f.WitcherDefeated: "SKE-RES-08"}


def outcome_of(step: Step) -> Any:
    """The event that ended a fight; None where none ended."""
    return next((one for one in step.events if isinstance(one, parade.OUTCOMES)), None)


def is_over(state: State) -> bool:
    """Whether a fight has ended and only what follows it is asked."""
    return any(frame[0] == FIGHT_OVER for frame in state.stack)


def clause(match: Match, step: Step) -> str:
    """The rule by which a fight ended."""
    event = outcome_of(step)
    at_sea = getattr(event, "monster", None) == match.game.content.dagon
    return OF_DAGON[type(event)] if at_sea and type(event) in OF_DAGON else CLAUSES[type(event)]


def final(match: Match, step: Step, viewer: int, hand: HandModel) -> FightModel:
    """The scene after the last step of a fight. `hand`: the cards as they were seen before it."""
    event = outcome_of(step)
    scene = parade.before(match, viewer, hand, (_headline(match, event), ""))
    model = replace(scene.model(), combo=(), tally=None)
    if any(isinstance(one, f.AttackRevealed) for one in step.events):
        model = replace(model, turn=scene.turn(False))
    own = scene.fight.seats[scene.mine]
    model = parade.after(model, step.events, own)
    left = 0 if isinstance(model.foe, Fighter) else model.foe.life.left
    brings = " ".join(_brings(match, step, event, own, scene.fight.seats[0]))
    told = tuple(one for one in (_why(match, step, event, left), brings) if one)
    return replace(model, hand=HandModel(), told=told, lore=_lore(match, event))


def _named(match: Match, event: Any) -> dict[str, str]:
    """Who stood against whom."""
    called = seat_names(match)
    if isinstance(event, f.DuelWon):
        return {"who": called[event.loser], "foe": called[event.seat]}
    return {"who": called[event.seat], "foe": names.monster(match.game.content, event.monster)}


def _headline(match: Match, event: Any) -> str:
    words = {
        f.DuelWon: _("{foe} has beaten {who}."),
        f.MonsterKilled: _("Won: {foe} is slain."),
        f.MonsterDrivenAway: _("Half won: {foe} is driven away."),
        f.WitcherDefeated: _("Lost: {foe} has beaten {who}."),
    }
    if isinstance(event, f.MonsterDrivenAway) and event.monster == match.game.content.dagon:
        return _("Won: {foe} is driven back.").format(**_named(match, event))
    return words[type(event)].format(**_named(match, event))


def _lore(match: Match, event: Any) -> str:
    """What the monster's sheet tells of such an end."""
    if isinstance(event, f.DuelWon):
        return ""
    monster = match.game.content.catalogue.monsters[event.monster]
    lore = {f.MonsterKilled: monster.slain, f.MonsterDrivenAway: monster.fled}.get(type(event), "")
    return _(lore) if lore else ""


# -- why ----------------------------------------------------------------------------------------------
def _why(match: Match, step: Step, event: Any, left: int) -> str:
    """Whose cards are gone, and by what. `left`: life cards of the monster."""
    named = _named(match, event)
    out = next((one for one in step.events if isinstance(one, f.KnockedOut)), None)
    if out is None:
        return _("The Life Pool of {foe} is empty, and {who} still has a card.").format(**named)
    words = [_knocked_out(step.events, out.seat).format(**named)]
    if isinstance(event, f.MonsterDrivenAway):
        words.append(
            _("{foe} has no card left either, so it flees.").format(**named)
            if not left
            else _("{foe} has only 1 card left, so it flees.").format(**named)
        )
    elif isinstance(event, f.WitcherDefeated):
        text = ngettext("{foe} still has {n} card.", "{foe} still has {n} cards.", left)
        words.append(text.format(n=left, **named))
    return " ".join(words)


def _knocked_out(events: Sequence[Event], seat: int) -> str:
    """By a blow, or since the last cards were laid."""
    last = next(
        (one for one in reversed(_before_end(events)) if isinstance(one, f.ComboLaid | f.CardsLost)
         and one.seat == seat), None,
    )  # fmt: skip
    if isinstance(last, f.ComboLaid):
        return _("{who} laid the last cards with this Combo: Life Pool and hand are empty, and that is a knock-out.")
    return _("The Life Pool and the hand of {who} are empty, and that is a knock-out.")


def _before_end(events: Sequence[Event]) -> list[Event]:
    at = next(n for n, one in enumerate(events) if isinstance(one, f.KnockedOut))
    return list(events[:at])


# -- what it brings -----------------------------------------------------------------------------------
def _brings(match: Match, step: Step, event: Any, own: int, active: int) -> Iterator[str]:
    """Gains, then what it costs: told for the witcher at whose side one looks. `active`: who fights in the own turn."""
    who, lost = seat_names(match)[own], own == active and own == _beaten(event)
    gains = [*_gains(match, step, own), *_pending(match, event, own)]
    if gains:
        yield _("{who} gets {things}.").format(who=who, things=listed(gains))
    tiring = next((frame for frame in match.state.stack if frame[0] == TRASH and frame[1] == own), None)
    if tiring is not None:
        words = ngettext("Fatigue: {n} own card leaves the game.", "Fatigue: {n} own cards leave the game.", tiring[2])
        yield words.format(n=tiring[2])
    if isinstance(event, f.MonsterDrivenAway):
        yield _("Driving away wins no Trophy and no step on the Trophy Track.")
    if isinstance(event, f.WitcherDefeated):
        yield _("{foe} stays and recovers.").format(**_named(match, event))
    if lost:
        yield _("{who} draws 1 card fewer at the end of this turn.").format(who=who)


def _beaten(event: Any) -> int:
    """Who lost."""
    if isinstance(event, f.DuelWon):
        return event.loser
    return event.seat if isinstance(event, f.WitcherDefeated) else NONE


def _gains(match: Match, step: Step, own: int) -> Iterator[str]:
    """What the events after the end gave."""
    content, past = match.game.content, False
    for one in step.events:
        past = past or isinstance(one, parade.OUTCOMES)
        if not past or getattr(one, "seat", -1) != own:
            continue
        if isinstance(one, d.DeckShuffled) and not is_over(match.state):
            return
        words = _gain(content, one)
        if words:
            yield words


def _gain(content: Any, one: Any) -> str:
    if isinstance(one, f.TrophyWon):
        return _("the Trophy {trophy}").format(trophy=names.trophy(content, one.trophy))
    if isinstance(one, e.TrackStepped):
        return _("step {n} on the Trophy Track").format(n=one.track)
    if isinstance(one, e.GoldChanged) and one.change > 0:
        return names.gold(one.change)
    if isinstance(one, e.TrailTaken):
        return _("a Trail token ({terrain})").format(terrain=names.terrain(one.terrain))
    if isinstance(one, s.DagonTrailTaken):
        return _("a Dagon Trail token")
    if isinstance(one, s.BonusDrawn):
        return names.kept(content, one.kept)
    if isinstance(one, d.CardGained):
        return names.card(content, one.card)
    return _("a full Shield ({n})").format(n=one.shield) if isinstance(one, e.ShieldChanged) and one.change > 0 else ""


def _pending(match: Match, event: Any, own: int) -> Iterator[str]:
    """What is still to come when something is asked first."""
    state: State = match.state
    over = is_over(state)
    fatigued = any(frame[0] == TRASH for frame in state.stack)
    if isinstance(event, f.MonsterKilled) and event.seat == own and over and fatigued:
        yield names.gold(BOUNTY)
    for frame in state.stack if over else ():
        if frame[0] == GAIN and frame[1] == own:
            yield _("a card of cost {cost} from the pool, free").format(cost=frame[2])
