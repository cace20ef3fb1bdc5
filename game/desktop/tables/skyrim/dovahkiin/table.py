"""What the common table asks of Skyrim's where anything of Dovahkiin is in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game.bots.reason import HIDDEN, Reason
from game.desktop.board.look import BoardLook
from game.desktop.controller import Controller
from game.desktop.scenes.models import ResultModel
from game.desktop.tables.base import (
    Ask,
    HandCard,
    LandCard,
    Odds,
    Phase,
    SeatRow,
    seat_names,
)
from game.desktop.tables.lands.base import Moving
from game.desktop.tables.lands.battle import Battle
from game.desktop.tables.skyrim import rows as land_rows
from game.desktop.tables.skyrim.dovahkiin import (
    advice,
    chronicle,
    faces,
    fights,
    lands,
    looks,
    rows,
    sounds,
    why,
    words,
)
from game.desktop.tables.skyrim.dovahkiin.controller import HERO, SagaController
from game.desktop.tables.skyrim.dovahkiin.result import result_of
from game.desktop.tables.skyrim.dovahkiin.stage import SagaStage
from game.desktop.tables.skyrim.table import SkyrimTable
from game.kernel.game import Game
from game.kernel.match import Match, Step
from game.kernel.naming import Naming
from game.kernel.rules import Option
from game.kernel.texts import gettext as _
from game.titles.skyrim import frames as f
from game.titles.skyrim.dovahkiin import card_events as c
from game.titles.skyrim.dovahkiin import events as e
from game.titles.skyrim.dovahkiin.saga import NOWHERE
from game.titles.skyrim.odds import Campaign
from game.titles.skyrim.state import State, saga_of

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene


BY_CARDS = {f.REINFORCE, f.PURCHASES, f.INVADE, f.MANEUVER, f.OBJECTIVE, f.BATTLE}  # hidden cards make more choices
WEIGHTS = {f.BATTLE: 0.3, f.OBJECTIVE: 0.5}  # of a move's pace


class SagaTable(SkyrimTable):
    """Heroes, dragons, cards and magicka beside all that Skyrim has. `leads`: whether a hero was taken up."""

    fighting = frozenset({f.DEFEND, f.DUEL, f.BATTLE, f.REROLL})

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.columns = rows.columns(game.content)
        self.tellers = chronicle.TELLERS
        self.leads = False

    def make_stage(self, scene: TableScene) -> SagaStage:
        """With the player board."""
        return SagaStage(scene, self)

    def make_controller(self, naming: Naming, options: Sequence[Option]) -> Controller:
        """Cards of all kinds, heroes."""
        return SagaController(naming, options)

    def names(self, match: Match) -> list[str]:
        """What the seats are called."""
        return seat_names(match)

    def dwell_ms(self, match: Match, pace_ms: int) -> int:
        """The session makes an only choice in half the time; where hidden cards would make it one of several, the wait
        must not tell whether it is."""
        kind = match.state.stack[-1][0] if match.state.stack else -1
        dwell = round(super().dwell_ms(match, pace_ms) * WEIGHTS.get(kind, 1.0))
        return 2 * dwell if kind in BY_CARDS and len(match.options()) == 1 else dwell

    # -- board ------------------------------------------------------------------------------------
    def look(self, match: Match, controller: Controller | None) -> BoardLook:
        """Heroes and dragons stand on the map; a hero that was taken up shows how far he reaches."""
        found, state = super().look(match, controller), match.state
        if state.saga is None:
            return found
        places = looks.dragon_places(match)
        figures = looks.figures(self.content, state, places)
        self.leads = controller is not None and HERO in controller.pointed
        source = self.hero_at(match) if self.leads else found.source
        track = looks.track(state.saga, places) if self.content.mix.dragons else ()
        choosing = found.choosing or self.leads
        attack = found.attack and (not self.leads or bool(found.aim))  # no arrow of an attack while he may walk
        return replace(found, figures=figures, track=track, source=source, choosing=choosing, attack=attack)

    def hero_at(self, match: Match) -> str:
        """Where the hero of the seat that decides stands."""
        if match.over or match.state.saga is None:
            return ""
        at = match.state.saga.boards[match.seat].hero
        return self.content.keys[at] if at != NOWHERE else ""

    def _named(self, state: State, controller: Controller | None) -> tuple[str, str, bool]:
        keys = self.content.keys
        if state.stack and state.saga is not None:
            frame = state.stack[-1]
            if frame[0] == f.DUEL:
                hero = state.saga.boards[frame[1]].hero
                return (keys[hero] if hero != NOWHERE else ""), keys[frame[2]], True
            if frame[0] in (f.BATTLE, f.REROLL):
                return keys[frame[2]], keys[frame[3]], True
            if frame[0] == f.PUSH:
                return keys[frame[2]], keys[frame[3]], False
            if (target := self.fought(controller)) >= 0:
                return keys[state.saga.boards[frame[1]].hero], keys[target], True
        return super()._named(state, controller)

    @staticmethod
    def fought(controller: Controller | None) -> int:
        """The territory of the hero or dragon that a fight is thought of with; -1 where none is."""
        return controller.fought if isinstance(controller, SagaController) else -1

    def moving(self, step: Step) -> list[Moving]:
        """Units that were driven away, too."""
        keys = self.content.keys
        pushed = [
            Moving(keys[event.source], keys[event.target], event.units, False)
            for event in step.events
            if isinstance(event, c.UnitsPushed)
        ]
        return super().moving(step) + pushed

    def dragon_words(self, match: Match) -> list[str]:
        """What is told of the dragons on the track."""
        alive = {one.territory: one.health for one in saga_of(match.state).dragons}
        places = looks.dragon_places(match)
        out = []
        for t in places:
            words = _("In {land}: {n} of 10 health. At the end of each turn it is whole again.")
            told = words.format(land=self.content.names[t], n=alive[t]) if t in alive else _("Slain.")
            out.append(f"{looks.dragon_name(places, t)}\n{told}")
        return out

    # -- panels -----------------------------------------------------------------------------------
    def phases(self, match: Match) -> tuple[Phase, ...]:
        """Six of them."""
        return rows.phases(self.content, match.state)

    def standings(self, match: Match, viewer: int) -> list[SeatRow]:
        """With each seat's board in short."""
        out = []
        for row in super().standings(match, viewer):
            board = saga_of(match.state).boards[row.seat]
            lands = (row.values[0], row.values[1], row.values[2])
            shown = rows.values(self.content, board, lands)
            out.append(replace(row, values=shown, notes=rows.notes(self, match, row), tip=rows.tip(self, match, row)))
        return out

    def battle(self, match: Match) -> Battle | None:
        """Of heroes, too."""
        return fights.last(self, match)

    def thought(self, match: Match, source: str, aim: str) -> Battle | None:
        """A fight of heroes that is thought of, too."""
        state = match.state
        if self.leads and aim and state.stack and state.stack[-1][0] == f.INVADE:
            target = self.content.keys.index(aim)
            if fights.can_fight(self, state, target):
                return fights.thought(self, match, match.seat, target)
        return super().thought(match, source, aim)

    def campaign(self, state: State, source: int, target: int, keep: int = 1) -> Campaign:
        """With all that bears on it."""
        return fights.attack_of_units(self, state, source, target, keep)

    def hand(self, match: Match, viewer: int) -> list[HandCard]:
        """Cards of all kinds."""
        if viewer < 0:
            return []
        legal = self._legal(match, viewer)
        found = land_rows.hand(self, match, viewer)
        found += faces.spells(self, match, viewer, legal) + faces.objectives(self, match, viewer, legal)
        return found + faces.gear(self, match, viewer, legal)

    def _legal(self, match: Match, viewer: int) -> frozenset[int]:
        """The cards that a seat can point at now."""
        if match.over or match.seat != viewer or not match.state.stack:
            return frozenset()
        return rows.legal_cards(self.make_controller(match.game.naming, match.options()).targets())

    def offered(self, match: Match, viewer: int) -> list[HandCard]:
        """Cards that a question lays before the viewer."""
        if viewer < 0 or not match.state.stack:
            return []
        if match.state.stack[-1][0] == f.TAKE and match.seat == viewer:
            return land_rows.cards_of(self, match, viewer, [option[1] for option in match.options()])
        return faces.offered(self, match, viewer, self._legal(match, viewer))

    def cards_seen(self, match: Match, step: Step) -> tuple[int, list[HandCard]]:
        """Spells and objectives that came, and what a slain dragon taught."""
        for event in step.events:
            if isinstance(event, c.SpellSeen):
                return event.seat, self._spell(match, event)
            if isinstance(event, e.ShoutLearned):
                return event.seat, [faces.gear_card(self, match, event.seat, "shout", event.shout, frozenset())]
            if isinstance(event, e.WeaponTaken):
                return event.seat, [faces.gear_card(self, match, event.seat, "weapon", event.weapon, frozenset())]
            if isinstance(event, e.ArmorTaken):
                return event.seat, [faces.gear_card(self, match, event.seat, "armor", event.armor, frozenset())]
        return super().cards_seen(match, step)

    def _spell(self, match: Match, event: c.SpellSeen) -> list[HandCard]:
        held = faces.spells(self, match, event.seat, frozenset())
        return [one for one in held if one.key == f"spell:{event.spell}"]

    def odds(self, match: Match, source: str, aim: str) -> Odds | None:
        """Of heroes, and of units with heroes and spells."""
        return fights.odds(self, match, source, aim)

    def land(self, match: Match, viewer: int, key: str, source: str) -> LandCard:
        """Who stands there beside units."""
        return lands.card(self, match, viewer, super().land(match, viewer, key, source), key)

    def refusal(self, match: Match, controller: Controller, key: str) -> str:
        """Why a territory cannot be pointed at now."""
        own = lands.refusal(self, match, controller, key)
        return own if own is not None else super().refusal(match, controller, key)

    def result(self, match: Match) -> ResultModel:
        """Victory points by source, heroes and dragons."""
        return result_of(self, match)

    # -- words ------------------------------------------------------------------------------------
    def ask(self, match: Match, controller: Controller) -> Ask:
        """Questions of Dovahkiin, else those of all modes."""
        return words.ask(self, match, controller) or super().ask(match, controller)

    def verb(self, match: Match, controller: Controller, verb: str) -> str:
        """With prices."""
        return words.verb(self, match, verb) or super().verb(match, controller, verb)

    def verb_tip(self, match: Match, verb: str) -> str:
        """What it costs and brings."""
        return words.verb_tip(self, match, verb)

    def ending(self, verbs: Sequence[str]) -> str:
        """What ends a phase stands beside purchases and healing."""
        return next((verb for verb in verbs if verb in words.ENDINGS), "")

    def confirm(self, match: Match, number: int) -> str:
        """Of units that are driven away."""
        if match.state.stack[-1][0] == f.PUSH:
            return _("Drive {n}").format(n=number)
        return super().confirm(match, number)

    def advice(self, match: Match, reason: Reason) -> str:
        """On what only Dovahkiin asks in words of its own."""
        own = reason.option[0] in NEW_VERBS or reason.option[0] == "end_maneuver" or match.state.stack[-1][0] == f.PUSH
        if own:
            return advice.sentence(self, match, reason)
        return super().advice(match, reason)

    def move_of(self, match: Match, n: int) -> int:
        """What heroes do, and what is cast, shouted and scored, too."""
        return n if match.steps[n].option[0] in why.MOVES else super().move_of(match, n)

    def why(self, match: Match, n: int, reason: Reason) -> str:
        """What objectives have to do with it stays hidden."""
        verb = reason.option[0]
        if verb in why.MOVES and (words := why.sentence(self, match, n, reason)):
            return words
        hidden = reason.why in ("objective", "meets") or verb in NEW_VERBS
        return super().why(match, n, replace(reason, why=HIDDEN) if hidden else reason)

    def advised(self, reason: Reason) -> tuple[str, ...]:
        """Where the hero should go."""
        if reason.option[0] in NEW_VERBS:
            at = reason.option[1:2] if reason.option[0] in ("walk", "challenge", "revive", "aim", "place_hero") else ()
            return tuple(self.content.keys[t] for t in at)
        return super().advised(reason)

    def _option(self, state: State, option: Option) -> str:
        return self.game.title.option_words(self.content, state, option)

    def deed(self, state: Any, option: Option) -> str:
        """What undo takes back."""
        return self._option(state, option) if option[0] in NEW_VERBS else super().deed(state, option)

    def outlook(self, match: Match) -> str:
        """Who is nearest to ten points."""
        if match.over or self.content.mix.victory != "objectives":
            return super().outlook(match)
        boards = saga_of(match.state).boards
        best = max((board.points, seat) for seat, board in enumerate(boards) if match.state.seats[seat].alive)
        if not best[0]:
            return _("Ten victory points and a living hero win.")
        return _("Nearest to ten points: {who}, {n}.").format(who=seat_names(match)[best[1]], n=best[0])

    def sounds(self, match: Match, step: Step) -> list[str]:
        """Of what everybody may see."""
        return sounds.sounds(match, step)


NEW_VERBS = frozenset(
    (
        "give_back", "place_hero", "walk", "challenge", "strike", "rage", "break_off", "heal", "revive", "pass",
        "equip", "keep_weapon", "keep_armor", "buy_spell", "buy_objective", "end_purchases", "cast", "shout", "aim",
        "enough", "give", "take", "reroll", "score", "replace", "keep", "put_under", "end_objectives",
    )
)  # fmt: skip
TABLE = SagaTable
