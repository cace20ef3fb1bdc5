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
from game.desktop.tables.views import View
from game.desktop.tables.witcher import endings, fights, gambling, parade, stories
from game.desktop.tables.witcher.parade import Moving, Part
from game.desktop.tables.witcher.views.fight.models import FightModel
from game.desktop.tables.witcher.views.fight.motion import Move, length
from game.desktop.tables.witcher.views.fight.scene import FightView
from game.desktop.tables.witcher.views.models import Choice
from game.desktop.tables.witcher.views.poker import PokerModel, PokerView
from game.desktop.tables.witcher.views.story import StoryModel, StoryView
from game.kernel.match import Match, Step
from game.kernel.texts import gettext as _
from game.titles.witcher.fight import events as f
from game.titles.witcher.state import NONE

if TYPE_CHECKING:
    from game.desktop.tables.askpanel import Answer
    from game.desktop.tables.witcher.stage import WitcherStage

Cover = Literal["", "fight", "story", "poker"]
Model = FightModel | StoryModel | PokerModel
ALL = (True,) * 5


@dataclass(frozen=True, slots=True)
class Page:
    """Something that waits to be read: on which cover, what stands there, and by which clause it came about."""

    cover: Cover
    model: Model
    clause: str = ""


class Covers:
    """`picked`: dice that were picked up; `pages`: what waits to be read, the first one first."""

    def __init__(self, stage: WitcherStage) -> None:
        self.stage = stage
        self.picked: set[int] = set()
        self.pages: list[Page] = []
        self.answers: list[Answer] = []
        self._views: dict[Cover, View[Any]] = {}
        self._parts: list[Part] = []
        self._scene: fights.Scene | None = None
        self._ghost = NONE
        self._question: object = None

    # -- which ------------------------------------------------------------------------------------
    @property
    def holds(self) -> bool:
        """Whether something waits to be read."""
        return bool(self.pages)

    @property
    def tells(self) -> bool:
        """Whether blows are shown one after another, so that what is asked is not seen yet."""
        return any(part.model is not None for part in self._parts)

    @property
    def kind(self) -> Cover:
        """What lies over the table now."""
        if self.tells:
            return "fight"
        if self.pages:
            return self.pages[0].cover
        stage = self.stage
        if stage.kind == stories.ANSWER:
            return "story"
        if stage.kind == gambling.REROLL:
            return "poker"
        fight = stage.state.fight
        if fight is not None and endings.is_over(stage.state):
            return ""  # what follows is asked at the table
        if fight is not None and (stage.scene.hand_of() in fight.seats or not stage.scene.tempo.hurried):
            return "fight"
        return ""

    @property
    def clause(self) -> str:
        """The rule by which came about what waits to be read; empty where nothing does."""
        return self.pages[0].clause if self.pages and not self.tells else ""

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
        model = self._model(cover, self.buttons(), question, explain)
        view = self._views.get(cover)
        if view is None:
            view = self._views[cover] = _make(model)
        view.show(model)
        view.place(stage.places.cover, stage.scene.theme)
        self._animate()

    def buttons(self) -> tuple[Choice, ...]:
        """The answers that are buttons of the cover, or of a sheet of cards that lies over it."""
        return tuple(
            Choice(f"button{n}", one.label or _("Back"), one.kind == "primary", key=_more(one))
            for n, one in enumerate(self.answers)
        )

    def _model(self, cover: Cover, buttons: tuple[Choice, ...], question: str, explain: str) -> Model:
        stage = self.stage
        if self._parts and (told := self._parts[0].model) is not None:
            return told
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
        if self.pages or self.tells:
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
            self._parts.clear()
            self.stage.scene.play.look_again()

    def forget(self) -> None:
        """Nothing waits any more: a choice was taken back."""
        self.pages.clear()
        self._parts.clear()

    def point(self, card: int) -> bool:
        """A card in hand is pointed at: it is shown as if it were laid; whether that changes anything."""
        changed = card != self._ghost
        self._ghost = card
        return changed

    # -- time -------------------------------------------------------------------------------------
    def stepped(self, match: Match, step: Step, people: Sequence[int]) -> None:
        """What a step tells and moves, before the new position is shown. `people`: seats whose pages wait."""
        self._keep_moves(match, step, people)
        if step.seat in people or any(getattr(event, "seat", NONE) in people for event in step.events):
            self._keep_pages(match, step, people)

    def _keep_moves(self, match: Match, step: Step, people: Sequence[int]) -> None:
        if self.minds(match, step, people):
            self._parts += parade.unfold(match, step, self.stage.scene.hand_of(), self.stage.cards.model)
        elif self._scene is not None and self.kind == "fight" and not self.tells:
            self._parts = parade.plain(step, self._scene)

    def minds(self, match: Match, step: Step, people: Sequence[int]) -> bool:
        """Whether a step has blows that one of these seats must see, however fast bots play."""
        fight = match.state_before(len(match.steps) - 1).fight
        mine = fight is not None and any(seat in people for seat in fight.seats)
        return mine and any(isinstance(event, f.AttackRevealed) for event in step.events)

    def _keep_pages(self, match: Match, step: Step, people: Sequence[int]) -> None:
        reader = step.seat if step.seat in people else next(iter(people))
        ended = gambling.worth_a_page(step, people)
        if ended is not None:  # what the dice decided is read after them
            player = ended.seat if ended.seat in people else ended.other
            self.pages.append(Page("poker", gambling.result(match, ended, player)))
        if stories.worth_a_page(step, people) and stories.tells(told := stories.result(match, step, reader, reader)):
            self.pages.append(Page("story", told))
        fought = match.state_before(len(match.steps) - 1).fight is not None
        if fought and "fight" in self._views and endings.outcome_of(step) is not None:
            model = endings.final(match, step, self.stage.scene.hand_of(), self.stage.cards.model)
            self.pages.insert(0, Page("fight", model, endings.clause(match, step)))

    @property
    def busy(self) -> bool:
        """Whether something moves, or waits to be read."""
        return bool(self._parts or self.pages)

    def finish(self) -> bool:
        """Let everything arrive; whether anything moved."""
        moved = bool(self._parts)
        self._over()
        self._animate()
        return moved

    def _over(self) -> None:
        """All that moved has arrived: what is asked is seen."""
        if self.tells:
            self.stage.scene.stale = True
        self._parts.clear()

    def update(self, dt_ms: int) -> bool:
        """Let time pass: one move after the other; whether the picture changes."""
        changed = self._roll()
        if not self._parts:
            return changed
        reduced, left = self.stage.scene.theme.reduced, dt_ms
        while self._parts and left > 0:
            left = self._pass(self._parts[0].moves, left, reduced)
            if not self._parts[0].moves:
                self._parts.pop(0)
                self.stage.scene.stale = True
        self._animate()
        return True

    def _pass(self, moves: list[Moving], left: int, reduced: bool) -> int:
        """Let time pass for a part; what is left of it."""
        while moves and left > 0:
            first = moves[0]
            whole = length(first.kind, reduced)
            spent = min(left, whole - first.age)
            first.age += spent
            left -= spent
            if first.age >= whole:
                moves.pop(0)
        return left

    def _animate(self) -> None:
        view = self._views.get("fight")
        if not isinstance(view, FightView):
            return
        reduced = self.stage.scene.theme.reduced
        moves = tuple(
            Move(one.kind, one.age / length(one.kind, reduced) if i == 0 else 0.0, one.value, one.own)
            for i, one in enumerate(self._parts[0].moves if self._parts else ())
            if i == 0 or one.kind in ("laid", "turned", "fallen")
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
