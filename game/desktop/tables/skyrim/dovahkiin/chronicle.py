"""Lines of the chronicle for what Dovahkiin adds: short, beside the shield of whoever did it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from game.desktop.tables.base import seat_names
from game.desktop.tables.skyrim.dovahkiin import looks
from game.kernel.events import Event
from game.kernel.match import Match
from game.kernel.texts import gettext as _
from game.kernel.texts import ngettext
from game.titles.skyrim.dovahkiin import card_events as c
from game.titles.skyrim.dovahkiin import events as e
from game.titles.skyrim.state import NEUTRAL

if TYPE_CHECKING:
    from game.desktop.tables.skyrim.table import SkyrimTable

Told = tuple[str, tuple[int, ...]]
Teller = Callable[["SkyrimTable", Match, Any], Told]


def _hero(table: SkyrimTable, match: Match, seat: int) -> str:
    return looks.hero_name(table.faction(match.state, seat))


def _foe(table: SkyrimTable, match: Match, seat: int, territory: int) -> str:
    """A hero, or a dragon by its name."""
    if seat == NEUTRAL:
        return looks.dragon_name(looks.dragon_places(match), territory)
    return _hero(table, match, seat)


def _land(table: SkyrimTable, territory: int) -> str:
    return str(table.content.names[territory])


def _challenged(table: SkyrimTable, match: Match, ev: Any) -> Told:
    words = _("{hero} challenges {other} in {land}")
    return words.format(
        hero=_hero(table, match, ev.seat), other=_foe(table, match, ev.defender, ev.target),
        land=_land(table, ev.target),
    ), (ev.target,)  # fmt: skip


def _rolled(table: SkyrimTable, match: Match, ev: Any) -> Told:
    words = _("{hero} loses {n}, {other} {m} health")
    return words.format(
        hero=_hero(table, match, ev.seat), n=ev.attacker_lost, other=_foe(table, match, ev.defender, ev.target),
        m=ev.defender_lost,
    ), ()  # fmt: skip


def _fell(table: SkyrimTable, match: Match, ev: Any) -> Told:
    """Where he stood: the dragon that did it lies beside that land."""
    hero, land = _hero(table, match, ev.seat), _land(table, ev.territory)
    if ev.victor == NEUTRAL:
        return _("{hero} falls to a dragon, from {land}").format(hero=hero, land=land), (ev.territory,)
    words = _("{hero} falls to {other} in {land}")
    return words.format(hero=hero, other=_hero(table, match, ev.victor), land=land), (ev.territory,)


def _slain(table: SkyrimTable, match: Match, ev: Any) -> Told:
    words = _("{hero} slays {dragon} in {land}")
    return words.format(
        hero=_hero(table, match, ev.seat), dragon=_foe(table, match, NEUTRAL, ev.territory),
        land=_land(table, ev.territory),
    ), (ev.territory,)  # fmt: skip


def _walked(table: SkyrimTable, match: Match, ev: Any) -> Told:
    words = _("{hero} walks to {land}")
    return words.format(hero=_hero(table, match, ev.seat), land=_land(table, ev.target)), (ev.target,)


def _placed(table: SkyrimTable, match: Match, ev: Any) -> Told:
    words = _("{hero} stands in {land}")
    return words.format(hero=_hero(table, match, ev.seat), land=_land(table, ev.territory)), (ev.territory,)


def _taken(table: SkyrimTable, match: Match, ev: Any) -> Told:
    words = _("{hero} takes {land}")
    return words.format(hero=_hero(table, match, ev.seat), land=_land(table, ev.target)), (ev.target,)


def _scored(table: SkyrimTable, match: Match, ev: Any) -> Told:
    name = table.content.cards.objectives[ev.objective].shown_name
    words = ngettext("Fulfils {card}: {n} point", "Fulfils {card}: {n} points", ev.points)
    return words.format(card=name, n=ev.points), ()


def _struck(table: SkyrimTable, match: Match, ev: Any) -> Told:
    words = ngettext("{land} loses {n} unit", "{land} loses {n} units", ev.units)
    return words.format(land=_land(table, ev.territory), n=ev.units), (ev.territory,)


def _pushed(table: SkyrimTable, match: Match, ev: Any) -> Told:
    words = ngettext("{n} unit is driven to {land}", "{n} units are driven to {land}", ev.units)
    return words.format(n=ev.units, land=_land(table, ev.target)), (ev.target,)


def _magicka(table: SkyrimTable, match: Match, ev: Any) -> Told:
    """What is paid is told with what it was paid for."""
    return (_("Receives {n} magicka").format(n=ev.change) if ev.change > 0 else ""), ()


def _gear(kind: str, field: str) -> Teller:
    def tell(table: SkyrimTable, match: Match, ev: Any) -> Told:
        cards = {"weapon": table.content.cards.weapons, "armor": table.content.cards.armors}[kind]
        return _("Receives {card}").format(card=cards[getattr(ev, field)].shown_name), ()

    return tell


def _rerolled(table: SkyrimTable, match: Match, ev: Any) -> Told:
    old, new = (" ".join(map(str, dice)) for dice in (ev.old_dice, ev.dice))
    return _("Rolls {old} again: {new}").format(old=old, new=new), ()


def _broken(table: SkyrimTable, match: Match, ev: Any) -> Told:
    words = _("Spellbreaker undoes it in {land}")
    return words.format(land=_land(table, ev.territory)), (ev.territory,)


def _whole(table: SkyrimTable, match: Match, ev: Any) -> Told:
    """The rules' own sentence."""
    lands = tuple(one for one in (getattr(ev, "territory", -1), getattr(ev, "target", -1)) if one >= 0)
    return table.game.title.event_words(table.content, ev, seat_names(match)), lands[:1]


TELLERS: Final[dict[type[Event], Teller]] = {
    e.DragonCame: lambda t, m, ev: (
        _("{dragon} settles in {land}").format(
            dragon=_foe(t, m, NEUTRAL, ev.territory), land=_land(t, ev.territory)
        ), (ev.territory,),
    ),
    e.ObjectivesSeen: _whole,
    e.ObjectiveReturned: lambda t, m, ev: (_("Gives an objective back"), ()),
    e.HeroPlaced: _placed,
    e.HeroWalked: _walked,
    e.HeroHealed: lambda t, m, ev: (
        _("{hero} regains {n} health").format(hero=_hero(t, m, ev.seat), n=ev.health), ()
    ),
    e.MagickaChanged: _magicka,
    e.HeroChallenged: _challenged,
    e.BowDrawn: lambda t, m, ev: (_("Auriel's Bow: a {die}, {n} health").format(die=ev.die, n=ev.lost), ()),
    e.DuelRolled: _rolled,
    e.DuelBrokenOff: lambda t, m, ev: (_("{hero} breaks off").format(hero=_hero(t, m, ev.seat)), ()),
    e.HeroFell: _fell,
    e.HeroLeft: _whole,
    e.HeroHeldAlone: lambda t, m, ev: (
        _("{hero} holds {land} alone").format(hero=_hero(t, m, ev.seat), land=_land(t, ev.territory)),
        (ev.territory,),
    ),
    e.LandTakenByHero: _taken,
    e.LandDeserted: _whole,
    e.DragonSlain: _slain,
    e.ShoutLearned: lambda t, m, ev: (
        _("Learns {card}").format(card=t.content.cards.shouts[ev.shout].shown_name), ()
    ),
    e.DragonsRecovered: _whole,
    e.EquipmentBought: lambda t, m, ev: (_("Exchanges two cards for equipment"), ()),
    e.WeaponTaken: _gear("weapon", "weapon"),
    e.ArmorTaken: _gear("armor", "armor"),
    e.SpellsTaken: _whole,
    e.SpellsDiscarded: _whole,
    e.ObjectivesDiscarded: _whole,
    c.SpellBought: lambda t, m, ev: (_("Buys a spell"), ()),
    c.SpellSeen: lambda t, m, ev: (
        _("The spell is {card}").format(card=t.content.cards.spells[ev.spell].shown_name), ()
    ),
    c.ObjectivesDrawn: lambda t, m, ev: (_("Draws objectives"), ()),
    c.ObjectiveKept: lambda t, m, ev: (_("Keeps one of them"), ()),
    c.ObjectiveScored: _scored,
    c.ObjectiveReplaced: lambda t, m, ev: (_("Exchanges an objective that dragons are wanted for"), ()),
    c.SpellCast: lambda t, m, ev: (
        _("Casts {card}").format(card=t.content.cards.spells[ev.spell].shown_name), ()
    ),
    c.Shouted: lambda t, m, ev: (
        _("Shouts {card}").format(card=t.content.cards.shouts[ev.shout].shown_name), ()
    ),
    c.EffectLaid: lambda t, m, ev: (_("Its target is {land}").format(land=_land(t, ev.territory)), (ev.territory,)),
    c.SpellBroken: _broken,
    c.SpellFailed: lambda t, m, ev: (_("The spell finds no target"), ()),
    c.UnitsStruck: _struck,
    c.UnitsPushed: _pushed,
    c.CardSwapped: _whole,
    c.HeroRecalled: lambda t, m, ev: (
        _("{hero} is recalled to {land}").format(hero=_hero(t, m, ev.seat), land=_land(t, ev.target)), (ev.target,)
    ),
    c.InvasionStopped: lambda t, m, ev: (
        _("The invasion of {land} is stopped").format(land=_land(t, ev.target)), (ev.target,)
    ),
    c.DiceRerolled: _rerolled,
    c.SpellDeckRenewed: _whole,
    c.ObjectiveDeckRenewed: _whole,
}  # fmt: skip
