"""The match as the scene of a fight: both sides, the combo as it grows, the blow, what is at hand.

What the person at the machine cannot know is never looked at: the other's hand and all life pools are numbers here.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import replace
from functools import cached_property
from typing import Any

from game.desktop.controller import Target
from game.desktop.tables.base import seat_names
from game.desktop.tables.witcher import faces
from game.desktop.tables.witcher.views.fight.models import (
    Blow,
    Fact,
    Fighter,
    FightModel,
    Half,
    Laid,
    Life,
    Monster,
    Power,
    Sum,
    Tally,
    Told,
)
from game.desktop.tables.witcher.views.fight.motion import Kind
from game.desktop.tables.witcher.views.hand import HandModel
from game.desktop.tables.witcher.views.models import Choice, Held, Offered, Pile
from game.kernel.events import Event
from game.kernel.match import Match
from game.kernel.texts import gettext as _
from game.kernel.texts import ngettext
from game.titles.witcher import events as e
from game.titles.witcher import names
from game.titles.witcher.attributes import value
from game.titles.witcher.catalogue.ability_words import ability_words, specialty_words
from game.titles.witcher.catalogue.effect_words import effect_line, sentence
from game.titles.witcher.content import Content
from game.titles.witcher.fight import events as f
from game.titles.witcher.fight.abilities import KEPT, TROPHY
from game.titles.witcher.fight.combo import Sum as Added
from game.titles.witcher.fight.combo import add_up, ways_to_match
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.state import ALCHEMY, COMBAT, DEFENSE, NONE, SPECIALTY, Fight, State

MOST_BACK = 400  # steps in which the beginning of a fight is looked for
MOST_TOLD = 3
COMBO, NAMING = NUMBER["combo"], NUMBER["name_attack"]
HURTING = (f.DamageDealt, f.CardsLost, e.ShieldChanged)
Losses = tuple[tuple[str, str, int], ...]  # a symbol, what, how many
Legal = Callable[[str], Collection[int]]


def own_side(fight: Fight, viewer: int) -> int:
    """The side that is seen as one's own: the viewer's, else the attacker's."""
    return fight.seats.index(viewer) if viewer >= 0 and viewer in fight.seats else 0


class Scene:
    """Gathers the model of a fight. `ghost`: a card in hand that is pointed at; `legal`: what can be pointed at;
    `state`: another one than the present, in which the fight is over.
    """

    def __init__(
        self, match: Match, viewer: int, asked: bool, legal: Legal, hand: HandModel, ghost: int,
        buttons: tuple[Choice, ...], question: tuple[str, str], state: State | None = None,
    ) -> None:  # fmt: skip
        self.match, self.viewer, self.asked, self.legal = match, viewer, asked, legal
        self.content: Content = match.game.content
        self.state: State = match.state if state is None else state
        assert self.state.fight is not None
        self.fight: Fight = self.state.fight
        self.mine = own_side(self.fight, viewer)
        self.hand, self.ghost, self.buttons, self.question = hand, ghost, buttons, question
        self.called = seat_names(match)

    def model(self) -> FightModel:
        """All of it."""
        fight, me = self.fight, self.fight.seats[self.mine]
        own_turn = fight.side == self.mine
        added = self._added
        hurt = min(added.damage, self._left(1 - self.mine)) if added and own_turn else 0
        struck = min(added.damage, self._left(self.mine)) if added and not own_turn else 0
        question, hint = self.question
        return FightModel(
            self._monster(hurt) if fight.monster != NONE else self._fighter(1 - self.mine, hurt, False),
            self._fighter(self.mine, struck, True), self._hand(me), self.turn(own_turn), question, hint,
            self._combo(), not own_turn, self._tally(added) if added else None, self._blow(), self._blow_title(),
            self._blow_empty(), tuple(self._before()), tuple(self._facts()), *self._potions(), tuple(self._powers()),
            self.buttons, "" if fight.monster != NONE else "duel",
        )  # fmt: skip

    # -- sides ------------------------------------------------------------------------------------
    def _left(self, side: int) -> int:
        fight = self.fight
        return len(fight.life) if self._is_monster(side) else len(self.state.seats[fight.seats[side]].deck)

    def _is_monster(self, side: int) -> bool:
        return side == 1 and self.fight.monster != NONE

    def _life(self, side: int, falling: int) -> Life:
        left = self._left(side)
        seat = NONE if self._is_monster(side) else self.fight.seats[side]
        total = next((event.number for event in _events(self.match, f.LifePoolMade) if event.seat == seat), left)
        line = ""
        if falling:
            line = ngettext("{n} of them falls to this Combo", "{n} of them fall to this Combo", falling)
        return Life(max(total, left), left, falling, line.format(n=falling))

    def _monster(self, falling: int) -> Monster:
        one = self.content.catalogue.monsters[self.fight.monster]
        words = ability_words(self.content.catalogue, one.ability)
        own = self.fight.seats[self.mine]
        if self._addresses_another:
            words = _("To {who}: {words}").format(who=self.called[own], words=words)
        return Monster(one.key, _(one.name), one.level, max(0, self.fight.terrain), self._life(1, falling), words)

    def _fighter(self, side: int, falling: int, own: bool) -> Fighter:
        seat = self.fight.seats[side]
        one, called = self.state.seats[seat], self.called[seat]
        content = self.content
        pile = Pile(len(one.discard), faces.action(content, one.discard[-1]) if one.discard else None)
        drunk, may = len(self.fight.sides[side].potions), value(content, self.state, seat, ALCHEMY)
        potions = "" if own else _("{n} of {most} Potions used").format(n=drunk, most=may)
        return Fighter(
            faces.seat(self.match, seat, called), one.level, one.shield, value(content, self.state, seat, DEFENSE),
            self._life(side, falling), self._shield_change(side), len(one.hand), pile, self._power(side, own), potions,
        )  # fmt: skip

    def _shield_change(self, side: int) -> int:
        """By how much the combo that lies there would raise the shield."""
        if self.fight.side != side or not self.fight.combo or self._is_monster(side):
            return 0
        one = self.state.seats[self.fight.seats[side]]
        added = self._added
        most = value(self.content, self.state, self.fight.seats[side], DEFENSE)
        return max(0, min(most - one.shield, added.shields)) if added else 0

    def _power(self, side: int, own: bool) -> Power:
        """The specialty."""
        one = self.state.seats[self.fight.seats[side]]
        level = max(1, one.attributes[SPECIALTY])
        catalogue = self.content.catalogue
        number = self.content.abilities.of_specialty[one.school][level - 1]
        legal = own and self.asked and number in self.legal("ability")
        used = bool(self.fight.sides[side].specialties)
        return Power(
            _(catalogue.schools[one.school].specialty), level, specialty_words(catalogue, one.school, level), legal,
            used and not legal, why=_why_not(legal or used),
        )  # fmt: skip

    def specialty(self) -> int:
        """The number of one's own specialty as an ability."""
        one = self.state.seats[self.fight.seats[self.mine]]
        return self.content.abilities.of_specialty[one.school][max(1, one.attributes[SPECIALTY]) - 1]

    def _hand(self, me: int) -> HandModel:
        """The own cards, or their backs."""
        if self.viewer == me:
            return self.hand
        backs = tuple(Held(n, None) for n in range(len(self.state.seats[me].hand)))
        return HandModel(backs, backs=True, empty=_("No cards in hand"))

    @property
    def _addresses_another(self) -> bool:
        """Whether "you" on this page is not the person who is asked."""
        return self.asked and self.viewer != self.fight.seats[self.mine] != self.match.seat

    # -- the combo --------------------------------------------------------------------------------
    def _with_ghost(self) -> tuple[tuple[int, int], ...]:
        """The combo with the card that is pointed at."""
        combo = self.fight.combo
        top = self.state.stack[-1][0] if self.state.stack else NONE
        if self.ghost == NONE or top != COMBO or self.ghost not in self.legal("card"):
            return combo
        ways = ways_to_match(self.content, combo[-1][0], self.ghost) if combo else [NONE]
        return (*combo, (self.ghost, ways[0])) if ways else combo

    def _combo(self) -> tuple[Laid, ...]:
        combo, real = self._with_ghost(), len(self.fight.combo)
        return tuple(
            Laid(card, faces.action(self.content, card), combo[i + 1][1] if i + 1 < len(combo) else NONE, i >= real)
            for i, (card, _way) in enumerate(combo)
        )

    @cached_property
    def _added(self) -> Added | None:
        """What the combo comes to, with the card that is pointed at."""
        combo = self._with_ghost()
        if not combo or self._is_monster(self.fight.side):
            return None
        if combo == self.fight.combo:
            return add_up(self.content, self.state, self.fight.side)
        thought = self.state.copy()
        assert thought.fight is not None
        thought.fight.combo = combo
        return add_up(self.content, thought, self.fight.side)

    def _tally(self, added: Added) -> Tally:
        side, seat = self.fight.side, self.fight.seats[self.fight.side]
        more = self.fight.sides[side].damage
        combat = value(self.content, self.state, seat, COMBAT)
        draws = max(0, combat + added.draws + self.fight.sides[side].draws)
        how = f"{added.damage} {more:+d}" if more else ""
        sums = [Sum("damage", str(max(0, added.damage + more)), _("Damage"), how)]
        if added.shields:
            sums.append(Sum("shield", f"+{added.shields}", _("Shield")))
        told = f"{combat} {added.draws:+d}" if added.draws else _("Combat {n}").format(n=combat)
        sums.append(Sum("draw", str(draws), _("cards drawn"), told))
        if added.tops:
            sums.append(Sum("top", str(added.tops), _("from the discard pile")))
        if added.backs:
            sums.append(Sum("return", str(len(added.backs)), _("back to hand")))
        return Tally(tuple(sums))

    # -- the blow ---------------------------------------------------------------------------------
    @property
    def _naming(self) -> bool:
        """Whether somebody is asked how the monster attacks: the last blow is past then."""
        return bool(self.state.stack) and self.state.stack[-1][0] == NAMING

    def _blow(self) -> Blow | None:
        if self.fight.monster == NONE:
            return None
        if self._naming:
            return self._card(self.fight.attack[0], NONE) if self.fight.attack[0] != NONE else None
        shown = next(_events(self.match, f.AttackRevealed), None)
        own = self.fight.seats[self.mine]
        return self.blow_of(shown, suffered(_since_blow(self.match), own)) if shown else None

    def blow_of(self, shown: f.AttackRevealed, cost: tuple[Losses, int]) -> Blow:
        """A monster's card that was turned over, and what it cost."""
        return replace(self._card(shown.fight_card, max(0, shown.half)), losses=cost[0], damage=cost[1])

    def _card(self, number: int, half: int) -> Blow:
        one = self.content.catalogue.fight_cards[number]
        charge, bite = (
            Half(words=sentence(effect_line(self.content.catalogue, program))) for program in (one.charge, one.bite)
        )
        return Blow(charge, bite, half)

    def _blow_title(self) -> str:
        if self.fight.monster == NONE:
            return _("The fight so far")
        return _("The blow: {monster}").format(monster=names.monster(self.content, self.fight.monster))

    def _blow_empty(self) -> str:
        return _("The card is turned over once the attack is named.") if self.fight.monster != NONE else ""

    def _before(self) -> list[Told]:
        """What went before, the latest first; the monster's last attack lies there as a card."""
        out, shown = list[Told](), self._naming
        for event in _events(self.match, f.ComboLaid, f.AttackRevealed):
            if isinstance(event, f.ComboLaid):
                own = event.seat == self.fight.seats[self.mine]
                words = _("Combo of {n}, Damage {damage}").format(n=len(event.cards), damage=event.damage)
                out.append(Told(_("You") if own and event.seat == self.viewer else self.called[event.seat], words, own))
            elif not shown:
                shown = True
            else:
                one = self.content.catalogue.fight_cards[event.fight_card]
                what = effect_line(self.content.catalogue, one.bite if event.half else one.charge)
                name = _("Bite: {what}") if event.half else _("Charge: {what}")
                out.append(Told(names.monster(self.content, self.fight.monster), name.format(what=what)))
        return out[:MOST_TOLD]

    def _facts(self) -> list[Fact]:
        fight, out = self.fight, list[Fact]()
        if fight.terrain != NONE:
            has = self.state.seats[fight.seats[0]].trails[fight.terrain] != NONE
            out.append((_("Trail token"), _("yes") if has else _("none")))
        turns = fight.sides[self.mine].turns
        if turns:
            out.append((_("Fight Turn"), str(turns)))
        for seat, side in fight.wagers:
            on = fight.seats[side]
            who = self.called[on] if on >= 0 else names.monster(self.content, fight.monster)
            out.append((self.called[seat], _("1 Gold on {who}").format(who=who)))
        return out

    def turn(self, own: bool) -> str:
        """Whose fight turn it is, in words."""
        if own:
            mine = self.fight.seats[self.mine]
            return _("Your Fight Turn") if mine == self.viewer else _("Fight Turn: {who}").format(who=self.called[mine])
        other = self.fight.seats[1 - self.mine]
        who = self.called[other] if other >= 0 else names.monster(self.content, self.fight.monster)
        return _("Fight Turn: {who}").format(who=who)

    # -- what is at hand --------------------------------------------------------------------------
    def _potions(self) -> tuple[tuple[Offered, ...], str]:
        side = self.fight.sides[self.mine]
        seat = self.fight.seats[self.mine]
        one = self.state.seats[seat]
        legal = self.legal("potion") if self.asked and seat == self.viewer else ()
        out = [
            Offered(i, faces.potion(self.content, kind), kind in legal, why=_why_not(kind in legal))
            for i, kind in enumerate(one.potions)
        ]
        drunk = [
            Offered(len(out) + i, faces.potion(self.content, kind), used=True) for i, kind in enumerate(side.potions)
        ]
        may = value(self.content, self.state, seat, ALCHEMY)
        line = _("{n} of {most} used").format(n=len(side.potions), most=may) if out or drunk else ""
        return (*out, *drunk), line

    def _powers(self) -> list[Offered]:
        """Trophies and what is kept that can come into play here."""
        side, legal, abilities = self.fight.sides[self.mine], self.legal("ability"), self.content.abilities.all
        out, seen = [], set[tuple[int, int]]()
        for number in side.abilities:
            kind, bearer = abilities[number].bearer
            if kind not in (TROPHY, KEPT) or (kind, bearer) in seen:
                continue
            seen.add((kind, bearer))
            face = faces.trophy(self.content, bearer) if kind == TROPHY else faces.kept(self.content, bearer)
            can = self.asked and number in legal
            out.append(Offered(number, face, can, number in side.used and not can, why=_why_not(can)))
        return out


def target(scene: Scene, name: str, number: int) -> Target | None:
    """What a place of the scene stands for."""
    seat = scene.fight.seats[scene.mine]
    potions = scene.state.seats[seat].potions
    if name == "card":
        return Target("card", number)
    if name == "potion":
        return Target("potion", potions[number]) if number < len(potions) else None
    if name == "power":
        return Target("ability", number)
    return Target("ability", scene.specialty()) if name == "specialty" else None


def _events(match: Match, *kinds: type[Any]) -> Iterator[Any]:
    """Events of some kinds since the fight began, the latest first."""
    for step in reversed(match.steps[-MOST_BACK:]):
        for event in reversed(step.events):
            if isinstance(event, kinds):
                yield event
            if isinstance(event, f.MonsterChallenged | f.WitcherAttacked):
                return


def _why_not(can: bool) -> str:
    """What the tooltip of something that lies there says of using it now."""
    return "" if can else _("Not at this moment.")


def _since_blow(match: Match) -> list[Event]:
    """What came of the last attack of the monster, in order."""
    found = list[Event]()
    for event in _events(match, *HURTING, f.FightTurnBegan, f.AttackRevealed):
        if isinstance(event, f.AttackRevealed):
            break
        found.append(event)
    return found[::-1]


def suffered(events: Iterable[Event], seat: int) -> tuple[Losses, int]:
    """What an attack of the monster cost a witcher, and its damage; `events` follow it."""
    own = list[Any]()
    for event in events:
        if isinstance(event, f.FightTurnBegan):
            break
        if isinstance(event, HURTING) and event.seat == seat:
            own.append(event)
    lost = [one for one in own if isinstance(one, f.CardsLost)]
    rows = (
        ("shield", _("Shield"), -sum(min(0, one.change) for one in own if isinstance(one, e.ShieldChanged))),
        ("discard", _("Life Pool"), sum(len(one.cards) for one in lost if not one.from_hand)),
        ("draw", _("Hand"), sum(len(one.cards) for one in lost if one.from_hand)),
    )
    damage = sum(one.damage for one in own if isinstance(one, f.DamageDealt))
    return tuple(row for row in rows if row[2]), damage


def motions(events: Iterable[Event], fight: Fight, mine: int) -> list[tuple[Kind, int, bool]]:
    """What of some events is seen moving: kind, value, whether on one's own side."""
    own, out = fight.seats[mine], list[tuple[Kind, int, bool]]()
    for event in events:
        if isinstance(event, f.CardPlayed):
            out.append(("laid", event.card, event.seat == own))
        elif isinstance(event, f.AttackRevealed):
            out.append(("turned", event.fight_card, False))
        elif isinstance(event, f.DamageDealt) and event.damage:
            out.append(("hit", event.damage, event.seat == own))
        elif isinstance(event, f.CardsLost) and not event.from_hand:
            out.append(("fallen", len(event.cards), event.seat == own))
        elif isinstance(event, f.FightCardsLost):
            out.append(("fallen", len(event.fight_cards), False))
    return out
