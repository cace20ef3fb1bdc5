"""What lies over the whole table for a while: a fight, a story, dice poker; and the pages that wait to be read.

A page that tells what came of something waits until the person goes on; meanwhile nobody plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal

import pygame

from game.desktop.controller import Target
from game.desktop.kit.motion import DIE
from game.desktop.tables.base import seat_names
from game.desktop.tables.witcher import fights, gambling, stories
from game.desktop.tables.witcher.views.base import View
from game.desktop.tables.witcher.views.fight.models import FightModel
from game.desktop.tables.witcher.views.fight.motion import Kind, Move, length
from game.desktop.tables.witcher.views.fight.scene import FightView
from game.desktop.tables.witcher.views.models import Choice
from game.desktop.tables.witcher.views.poker import PokerModel, PokerView
from game.desktop.tables.witcher.views.story import StoryModel, StoryView
from game.kernel.match import Match, Step
from game.kernel.texts import gettext as _
from game.titles.witcher import events as e
from game.titles.witcher import names
from game.titles.witcher.fight import events as f
from game.titles.witcher.state import NONE

if TYPE_CHECKING:
    from game.desktop.tables.witcher.askpanel import Answer
    from game.desktop.tables.witcher.stage import WitcherStage

Cover = Literal["", "fight", "story", "poker"]
Model = FightModel | StoryModel | PokerModel
ALL = (True,) * 5
OUTCOMES = (f.MonsterKilled, f.MonsterDrivenAway, f.WitcherDefeated, f.DuelWon)


@dataclass(frozen=True, slots=True)
class Page:
    """Something that waits to be read: on which cover, and what stands there."""

    cover: Cover
    model: Model


@dataclass
class Moving:
    """Something on its way over the scene of a fight."""

    kind: Kind
    value: int
    own: bool
    age: int = 0


class Covers:
    """`picked`: dice that were picked up; `pages`: what waits to be read, the first one first."""

    def __init__(self, stage: WitcherStage) -> None:
        self.stage = stage
        self.picked: set[int] = set()
        self.pages: list[Page] = []
        self.answers: list[Answer] = []
        self._views: dict[Cover, View[Any]] = {}
        self._moves: list[Moving] = []
        self._scene: fights.Scene | None = None
        self._ghost = NONE
        self._question: object = None

    # -- which ------------------------------------------------------------------------------------
    @property
    def holds(self) -> bool:
        """Whether something waits to be read."""
        return bool(self.pages)

    @property
    def kind(self) -> Cover:
        """What lies over the table now."""
        if self.pages:
            return self.pages[0].cover
        stage = self.stage
        if stage.kind == stories.ANSWER:
            return "story"
        if stage.kind == gambling.REROLL:
            return "poker"
        fight = stage.state.fight
        if fight is not None and (stage.scene.hand_of() in fight.seats or not stage.scene.tempo.hurried):
            return "fight"
        return ""

    @property
    def view(self) -> View[Any] | None:
        """The view that is seen."""
        return self._views.get(self.kind)

    def read_now(self) -> list[pygame.Rect]:
        """What of the cover is read, so that nothing had better lie over it."""
        view = self.view
        return [view.right.move(view.rect.topleft)] if isinstance(view, StoryView) else []

    def opened(self) -> None:
        """Something else lies over the table now."""
        view = self.view
        if view is not None:
            view.forget()

    def all_views(self) -> tuple[View[Any], ...]:
        """Seen or not."""
        return tuple(self._views.values())

    # -- reading ----------------------------------------------------------------------------------
    def show(self, answers: Sequence[Answer], question: str, explain: str) -> None:
        """Read the match anew for what is seen; `answers` become its buttons."""
        cover, stage = self.kind, self.stage
        if not cover:
            return
        asked = (len(stage.match.steps), stage.kind)
        if asked != self._question:
            self._question = asked
            self.picked.clear()
        self.answers = list(answers)
        model = self._model(cover, self._buttons(), question, explain)
        view = self._views.get(cover)
        if view is None:
            view = self._views[cover] = _make(model)
        view.show(model)
        view.place(stage.places.cover, stage.scene.theme)
        self._animate()

    def _buttons(self) -> tuple[Choice, ...]:
        return tuple(
            Choice(f"button{n}", one.label or _("Back"), one.kind == "primary", key=_more(one))
            for n, one in enumerate(self.answers)
        )

    def _model(self, cover: Cover, buttons: tuple[Choice, ...], question: str, explain: str) -> Model:
        stage = self.stage
        if self.pages:
            return replace(self.pages[0].model, buttons=(Choice("go", _("Go on"), True, key=_("Enter")),))
        if cover == "story":
            return replace(stories.question(stage.match, stage.match.seat), buttons=buttons)
        if cover == "poker":
            return replace(gambling.question(stage.match, self.picked), buttons=buttons)
        viewer = stage.scene.hand_of()
        asked = stage.kind != NONE
        self._scene = fights.Scene(
            stage.match, viewer, asked, stage.legal, stage.cards.model, self._ghost, buttons, (question, explain)
        )
        return self._scene.model()

    # -- answers ----------------------------------------------------------------------------------
    def target(self, name: str, number: int) -> Target | None:
        """What a place of the view stands for."""
        if self.pages:
            return None
        if name == "option":
            return Target("option", number)
        if self.kind == "fight" and self._scene is not None:
            return fights.target(self._scene, name, number)
        return None

    def pick(self, die: int) -> None:
        """Pick a die up, or put it back."""
        self.picked ^= {die}

    def again(self) -> int:
        """The dice that are thrown again, as the rules number them."""
        own = gambling.five(self.stage.state.stack[-1][2])
        dice = sorted((own[i] for i in self.picked), reverse=True)
        return int("".join(map(str, dice))) if dice else 0

    def go_on(self) -> None:
        """What waited was read."""
        if self.pages:
            self.pages.pop(0)
            self._moves.clear()

    def forget(self) -> None:
        """Nothing waits any more: a choice was taken back."""
        self.pages.clear()
        self._moves.clear()

    def point(self, card: int) -> bool:
        """A card in hand is pointed at: it is shown as if it were laid; whether that changes anything."""
        changed = card != self._ghost
        self._ghost = card
        return changed

    # -- time -------------------------------------------------------------------------------------
    def stepped(self, match: Match, step: Step, people: Sequence[int]) -> None:
        """What a step tells and moves, before the new position is shown. `people`: seats whose pages wait."""
        self._keep_moves(match, step)
        if step.seat in people or any(getattr(event, "seat", NONE) in people for event in step.events):
            self._keep_pages(match, step, people)

    def _keep_moves(self, match: Match, step: Step) -> None:
        scene = self._scene
        if scene is None or self.kind != "fight":
            return
        self._moves = [Moving(*one) for one in fights.motions(step, scene.fight, scene.mine)]

    def _keep_pages(self, match: Match, step: Step, people: Sequence[int]) -> None:
        reader = step.seat if step.seat in people else next(iter(people))
        if stories.worth_a_page(step, people):
            self.pages.append(Page("story", stories.result(match, step, reader, reader)))
        ended = gambling.worth_a_page(step, people)
        if ended is not None:
            player = ended.seat if ended.seat in people else ended.other
            self.pages.append(Page("poker", gambling.result(match, ended, player)))
        view = self._views.get("fight")
        outcome = next((one for one in step.events if isinstance(one, OUTCOMES)), None)
        if outcome is not None and view is not None and isinstance(view.model, FightModel):
            words, more = _outcome(match, outcome, step)
            self.pages.insert(0, Page("fight", replace(view.model, question=words, hint=more, combo=(), tally=None)))

    @property
    def busy(self) -> bool:
        """Whether something moves, or waits to be read."""
        return bool(self._moves or self.pages)

    def finish(self) -> bool:
        """Let everything arrive; whether anything moved."""
        moved = bool(self._moves)
        self._moves.clear()
        self._animate()
        return moved

    def update(self, dt_ms: int) -> bool:
        """Let time pass: one move after the other; whether the picture changes."""
        changed = self._roll()
        if not self._moves:
            return changed
        reduced = self.stage.scene.theme.reduced
        left = dt_ms
        while self._moves and left > 0:
            first = self._moves[0]
            rest = length(first.kind, reduced) - first.age
            first.age += min(left, rest)
            left -= rest
            if rest <= dt_ms and first.age >= length(first.kind, reduced):
                self._moves.pop(0)
        self._animate()
        return True

    def _animate(self) -> None:
        view = self._views.get("fight")
        if not isinstance(view, FightView):
            return
        reduced = self.stage.scene.theme.reduced
        moves = tuple(
            Move(one.kind, one.age / length(one.kind, reduced) if i == 0 else 0.0, one.value, one.own)
            for i, one in enumerate(self._moves)
            if i == 0 or one.kind in ("laid", "turned")
        )
        view.animate(moves)

    def _roll(self) -> bool:
        """Dice of a poker that tumble."""
        view = self.view
        if not isinstance(view, PokerView):
            return False
        share = min(1.0, self.stage.scene.tempo.dice_age / DIE)
        return view.roll(share, share, (ALL, ALL) if share < 1 else ((False,) * 5, (False,) * 5))


def _more(one: Answer) -> str:
    """What a button's tooltip says beside its label."""
    return one.tip if one.tip != one.label else ""


def _make(model: Model) -> View[Any]:
    if isinstance(model, FightModel):
        return FightView(model)
    return StoryView(model) if isinstance(model, StoryModel) else PokerView(model)


def _outcome(match: Match, event: Any, step: Step) -> tuple[str, str]:
    """How a fight ended, and what else came of it."""
    content, called = match.game.content, seat_names(match)
    if isinstance(event, f.DuelWon):
        words = _("{who} wins the fight.").format(who=called[event.seat])
    else:
        monster = content.catalogue.monsters[event.monster]
        told = {
            f.MonsterKilled: _("{monster} is slain."),
            f.MonsterDrivenAway: _("{monster} is driven away."),
            f.WitcherDefeated: _("{monster} has beaten {who}."),
        }[type(event)]
        words = told.format(monster=names.monster(content, event.monster), who=called[event.seat])
        lore = {f.MonsterKilled: monster.slain, f.MonsterDrivenAway: monster.fled}.get(type(event), "")
        if lore:
            return words, _(lore)
    track = next((one for one in step.events if isinstance(one, e.TrackStepped)), None)
    return words, _("{n} steps on the Trophy Track.").format(n=track.track) if track else ""
