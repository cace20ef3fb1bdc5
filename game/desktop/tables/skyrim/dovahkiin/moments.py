"""Great moments are told large: a hero falls or comes back, a dragon is slain, a shout is learnt. A sheet lies over the
map for a while; any click or key takes it away."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import pygame

from game.desktop import theme as t
from game.desktop.board import figures
from game.desktop.kit import icons, panels, text
from game.desktop.kit.surfaces import MULT
from game.desktop.tables.base import seat_names
from game.desktop.tables.skyrim.dovahkiin import looks
from game.desktop.theme import Theme
from game.kernel.match import Match, Step
from game.kernel.texts import gettext as _
from game.titles.skyrim.dovahkiin.aid import REVIVAL_COST
from game.titles.skyrim.dovahkiin.events import DragonSlain, DuelRolled, HeroFell, HeroPlaced, ShoutLearned
from game.titles.skyrim.dovahkiin.saga import NONE
from game.titles.skyrim.frames import TURN
from game.titles.skyrim.state import NEUTRAL

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene
    from game.desktop.tables.skyrim.dovahkiin.table import SagaTable

SHOWN_MS, HELD_MS = 4200, 1500  # how long a moment is seen, and how long bots wait for it
MOST_WAITING = 3
WIDE, PICTURE, PAD, TITLE_LINE = 540, 92, 18, 30  # units
SHARES = (1.0, 0.85, 0.7, 0.6)  # of the letters, where the board is low
TITLE, WORDS = text.Style("titleb", 26, t.GOLD_LIT, emboss=t.BLACK), text.Style("body", 19, t.PARCHMENT_LIT)


@dataclass(frozen=True, slots=True)
class Moment:
    """What is told: the picture of whom, dimmed where that one has fallen, a title and a sentence."""

    picture: str
    fallen: bool
    title: str
    words: str


def moments(table: SagaTable, match: Match, step: Step) -> list[Moment]:
    """Those of a step. A shout is told with the dragon that taught it."""
    out: list[Moment] = []
    fought = next((event.target for event in step.events if isinstance(event, DuelRolled)), -1)
    learned = next((event for event in step.events if isinstance(event, ShoutLearned)), None)
    for event in step.events:
        if isinstance(event, HeroFell):
            out.append(_fell(table, match, event, fought))
        elif isinstance(event, DragonSlain):
            out.append(_slain(table, match, event, learned))
        elif isinstance(event, HeroPlaced) and _is_back(match, event):
            out.append(_back(table, match, event))
    return out


def _fell(table: SagaTable, match: Match, event: HeroFell, fought: int) -> Moment:
    """Who did it (in `fought` lies the dragon, if one did), what he lost, and how he comes back (RSK-HERO-15, -16, -22,
    RSK-MIX-05)."""
    faction, mix = table.faction(match.state, event.seat), table.content.mix
    hero, victor = looks.hero_name(faction), _victor(table, match, event, fought)
    lines = [_("Defeated by {other} in {land}.").format(other=victor, land=table.content.names[event.territory])]
    before = match.state_before(len(match.steps) - 1).saga
    board = before.boards[event.seat] if before is not None else None
    if board is not None and (board.weapon != NONE or board.armor != NONE):
        taken = _("{other} takes his weapon and armor.").format(other=victor)
        lines.append(_("Weapon and armor are lost.") if event.victor == NEUTRAL else taken)
    if mix.magicka:
        words = _("{n} magicka bring the hero back, with full health, on any land of {who}.")
    else:
        words = _("The hero is back at the second turn of {who} from now.")
    lines.append(words.format(n=REVIVAL_COST, who=seat_names(match)[event.seat]))
    return Moment(f"hero_{faction}", True, _("{hero} falls").format(hero=hero), " ".join(lines))


def _victor(table: SagaTable, match: Match, event: HeroFell, fought: int) -> str:
    if event.victor != NEUTRAL:
        return looks.hero_name(table.faction(match.state, event.victor))
    return looks.dragon_name(looks.dragon_places(match), fought)


def _slain(table: SagaTable, match: Match, event: DragonSlain, learned: ShoutLearned | None) -> Moment:
    places = looks.dragon_places(match)
    hero = looks.hero_name(table.faction(match.state, event.seat))
    dragon, land = looks.dragon_name(places, event.territory), table.content.names[event.territory]
    lines = [_("{hero} takes {land}.").format(hero=hero, land=land)]
    if learned is not None:
        shout = table.content.cards.shouts[learned.shout]
        lines.append(_("Shout learnt: {card}. {words}").format(card=shout.shown_name, words=shout.shown_text))
    number = places.index(event.territory) % 4 if event.territory in places else 0
    title = _("{hero} slays {dragon}").format(hero=hero, dragon=dragon)
    return Moment(f"dragon_{number}", True, title, " ".join(lines))


def _is_back(match: Match, event: HeroPlaced) -> bool:
    """Whether a hero is revived, and not placed at the beginning."""
    stack = match.state_before(len(match.steps) - 1).stack
    return bool(stack) and bool(stack[0][0] == TURN)


def _back(table: SagaTable, match: Match, event: HeroPlaced) -> Moment:
    faction = table.faction(match.state, event.seat)
    title = _("{hero} is back").format(hero=looks.hero_name(faction))
    words = _("In {land}, with full health.").format(land=table.content.names[event.territory])
    return Moment(f"hero_{faction}", False, title, words)


def _room(theme: Theme, wide: int) -> int:
    """Beside the picture, on a sheet so wide."""
    return wide - theme.px(PICTURE + 3 * PAD)


def _title(theme: Theme, moment: Moment, room: int) -> tuple[text.Style, tuple[str, ...]]:
    """On one line, if that can be; else on as many as it takes."""
    style = text.shrunk(theme, moment.title, TITLE, room, 18)
    return style, text.wrap(theme, moment.title, style, room)


def _height(theme: Theme, moment: Moment, wide: int) -> int:
    """Of a sheet so wide that tells a moment."""
    px, room = theme.px, _room(theme, wide)
    title = px(TITLE_LINE * len(_title(theme, moment, room)[1]) + 6)
    told = text.paragraph_height(theme, moment.words, WORDS, room, 1.15)
    return max(px(PICTURE), title + told) + 2 * px(PAD)


class Moments:
    """Shows them over a table scene, one after the other, when nothing moves any more."""

    def __init__(self, scene: TableScene, table: SagaTable) -> None:
        self.scene, self.table = scene, table
        self.shown: Moment | None = None
        self._waiting: list[Moment] = []
        self._age = 0
        scene.match.on_step.append(self._stepped)
        scene.match.on_undo.append(lambda _match: self._forget())

    def _stepped(self, match: Match, step: Step) -> None:
        self._waiting = (self._waiting + moments(self.table, match, step))[-MOST_WAITING:]

    def _forget(self) -> None:
        self._waiting.clear()
        self.dismiss()

    @property
    def holds(self) -> bool:
        """Whether what goes on by itself waits until it was seen."""
        return bool(self._waiting) or (self.shown is not None and self._age < HELD_MS)

    def dismiss(self) -> bool:
        """Take away what is shown; whether anything was."""
        had, self.shown = self.shown is not None, None
        return had

    def update(self, dt_ms: int) -> bool:
        """Show the next one; whether the picture changes."""
        if self.shown is not None:
            self._age += dt_ms
            return self.dismiss() if self._age >= SHOWN_MS else False
        scene = self.scene
        if not self._waiting or scene.overlays.curtain or scene.tempo.rolling or scene.board.motions.busy:
            return False
        self.shown, self._age = self._waiting.pop(0), 0
        return True

    def rect(self) -> pygame.Rect:
        """Where the sheet lies: in the upper third of the board; empty while there is none."""
        return self._laid()[1]

    def _laid(self) -> tuple[Theme, pygame.Rect]:
        """The sheet with its theme: smaller where letters are large and the board is low."""
        theme, board = self.scene.theme, self.scene.places.board
        if self.shown is None:
            return theme, pygame.Rect(0, 0, 0, 0)
        for share in SHARES:
            smaller = replace(theme, scale=theme.scale * share)
            wide = min(smaller.px(WIDE), board.w - smaller.px(24))
            high = _height(smaller, self.shown, wide)
            if high <= board.h:
                break
        high = min(high, board.h)
        return smaller, pygame.Rect(board.centerx - wide // 2, board.y + (board.h - high) // 3, wide, high)

    def draw(self, dst: pygame.Surface) -> None:
        """Leather with the picture at its left."""
        shown, (theme, rect) = self.shown, self._laid()
        if shown is None:
            return
        px = theme.px
        panels.panel(dst, theme, rect, "leather", 7, 6, 24)
        at = (rect.x + px(PAD) + px(PICTURE) // 2, rect.centery)
        sheet = figures.portrait(shown.picture, px(PICTURE))
        if shown.fallen:
            sheet = sheet.copy()
            sheet.fill((150, 138, 126), special_flags=MULT)
        dst.blit(sheet, sheet.get_rect(center=at))
        if shown.fallen:
            icons.put(dst, "close", px(34), t.OXBLOOD_LIT, (at[0] + px(30), at[1] + px(30)))
        x, room = rect.x + px(2 * PAD + PICTURE), _room(theme, rect.w)
        style, lines = _title(theme, shown, room)
        for i, line in enumerate(lines):
            text.draw(dst, theme, line, style, (x, rect.y + px(PAD - 3 + TITLE_LINE * i)))
        area = pygame.Rect(x, rect.y + px(PAD - 2) + px(TITLE_LINE * len(lines) + 6), room, rect.h)
        text.paragraph(dst, theme, shown.words, WORDS, area, 1.15)
