"""The bars of a replay: above, that it is one; below, where it stands, the line of time and the transport."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, text
from game.desktop.kit.buttons import Kind, Look, wanted_width
from game.desktop.replay.timeline import Line, Timeline
from game.desktop.tables import readings
from game.desktop.tables.bars import Bars
from game.desktop.tables.base import SeatRow, seat_names
from game.desktop.widgets.controls import Button
from game.desktop.widgets.layer import Layer
from game.kernel.events import EVERYTHING
from game.kernel.texts import N_
from game.kernel.texts import gettext as _

if TYPE_CHECKING:
    from game.desktop.replay.scene import ReplayScene

_PLAY, _PAUSE = ("play", N_("Play (Space, or P)")), ("pause", N_("Pause (Space, or P)"))
WHERE = text.Style("bodyb", 19, t.INK)
HIDDEN = text.Style("ital", 17, t.INK_SOFT)
LEAST = 100  # units: a lower bar has no room for words


@dataclass(frozen=True, slots=True)
class Transport:
    """What the lower bar says: where the replay stands, and whose eyes see it."""

    at: int
    where: str
    hidden: str
    playing: bool
    rate: str
    eyes: str
    may_change_eyes: bool
    may_play_on: bool
    end: bool


class ReplayBars(Bars):
    """Reads a replay scene; the line of time is gathered once."""

    ask = 126
    scene: ReplayScene

    def __init__(self, scene: ReplayScene) -> None:
        super().__init__(scene)
        self.said = Transport(0, "", "", False, "", "", False, False, False)

    @cached_property
    def line(self) -> Line:
        """Rounds, turns and marks of the whole reel."""
        reel = self.scene.session.reel
        marks = self.scene.table.marks(reel.standing(len(reel)))
        return Line(len(reel), reel.rounds, reel.turns, tuple(marks))

    def read(self, rows: Sequence[SeatRow]) -> None:
        """Read the match anew."""
        scene, session = self.scene, self.scene.session
        top = readings.top(scene, rows)
        line = _("Replay  ·  {line}").format(line=top.line)
        self._top = replace(top, line=line, replay=True, turn=top.turn or _("The match is over"))
        self.said = Transport(
            session.at, self._where(rows), hidden_words(scene), session.playing, scene.tempo.speed_name,
            eyes_name(scene, session.eyes), len(session.allowed) > 1, not scene.match.over, session.at_end,
        )  # fmt: skip

    def _where(self, rows: Sequence[SeatRow]) -> str:
        session = self.scene.session
        turn = next((row.name for row in rows if row.active), "")
        values = {"round": self._round(session.at), "n": session.at, "all": len(session.reel), "who": turn}
        if self.scene.match.over or not turn:
            return _("Round {round}. Choice {n} of {all}.").format(**values)
        return _("Round {round}, turn of {who}. Choice {n} of {all}.").format(**values)

    def _round(self, point: int) -> int:
        return max((number for begun, number in self.line.rounds if begun <= point), default=1)

    def told(self, point: int) -> str:
        """What is said of a point under the mouse."""
        return _("Round {round}, choice {n}").format(round=self._round(point), n=point)

    @property
    def has_words(self) -> bool:
        """Whether the lower bar has room for the two sentences above the line of time."""
        return self.scene.places.ask.h > self.scene.theme.px(LEAST)

    # -- buttons ----------------------------------------------------------------------------------
    def _lay_ask(self, layer: Layer) -> pygame.Rect:
        """The line of time, and the transport below it; the room for words above them."""
        scene, px, bar = self.scene, self.scene.theme.px, self.scene.places.ask
        high = px(38)
        row = pygame.Rect(bar.x + px(12), bar.bottom - high - px(8), bar.w - px(24), high)
        line = pygame.Rect(bar.x + px(6), row.y - px(38), bar.w - px(12), px(36))
        layer.add(Timeline(scene.theme, line, self.line, self.said.at, self.told))
        self._lay_transport(layer, row)
        if not self.has_words:
            return pygame.Rect(bar.x, bar.y, 0, 0)
        return pygame.Rect(bar.x + px(20), bar.y + px(6), bar.w - px(40), line.y - bar.y - px(4))

    def _lay_transport(self, layer: Layer, row: pygame.Rect) -> None:
        said, px = self.said, self.scene.theme.px
        back, on = said.at > 0, not said.end
        x, wide = row.x, min(px(46), (row.w - px(60)) // 8)
        for key, icon, tip, enabled in (
            ("to_start", "to-start", N_("To the start (Home)"), back),
            ("step_back", "step-back", N_("A step back (Left; Page up for a turn)"), back),
            ("play", *(_PAUSE if said.playing else _PLAY), True),
            ("step_on", "step-on", N_("A step on (Right; Page down for a turn)"), on),
            ("to_end", "to-end", N_("To the end (End)"), on),
        ):  # fmt: skip
            kind: Kind = "primary" if key == "play" else "leather"
            self._button(layer, pygame.Rect(x, row.y, wide, row.h), key, Look("", kind, 19, icon), _(tip), enabled)
            x += wide + px(6)
        self._lay_words(layer, pygame.Rect(x + px(8), row.y, row.right - x - px(8), row.h), wide)

    def _lay_words(self, layer: Layer, room: pygame.Rect, least: int) -> None:
        """Speed at the left, eyes and playing on at the right; labels go where there is no room for them."""
        said, px, gap = self.said, self.scene.theme.px, self.scene.theme.px(6)
        looks = [Look(said.rate, "ghost", 16, "speed"), Look(said.eyes, "ghost", 16, "eye")]
        looks.append(Look(_("Play on from here"), "leather", 17, "branch"))
        widths = [max(px(96), wanted_width(self.scene.theme, look)) for look in looks]
        for i in (0, 1, 2):
            if sum(widths) + 2 * gap > room.w:
                looks[i], widths[i] = replace(looks[i], label="", size=19), least
        rate, eyes, play_on = widths
        tips = (
            _("How fast it goes (V): {rate}").format(rate=said.rate),
            _("Whose hands are seen (H): {eyes}").format(eyes=said.eyes) + "\n" + said.hidden,
            _("Play on from here as a new match (B)") if said.may_play_on else _("Here the match is over."),
        )
        right = room.right - play_on
        rects = [pygame.Rect(room.x, room.y, rate, room.h), pygame.Rect(right - gap - eyes, room.y, eyes, room.h)]
        rects.append(pygame.Rect(right, room.y, play_on, room.h))
        enabled = (True, said.may_change_eyes, said.may_play_on)
        for key, rect, look, tip, on in zip(("rate", "eyes", "branch"), rects, looks, tips, enabled, strict=True):
            self._button(layer, rect, key, look, tip, on)

    def _button(self, layer: Layer, rect: pygame.Rect, key: str, look: Look, tip: str, enabled: bool) -> None:
        layer.add(Button(self.scene.theme, rect, key, look, tooltip=tip, enabled=enabled))

    # -- picture ----------------------------------------------------------------------------------
    def ask_said(self) -> object:
        """Equal where the lower bar looks the same."""
        return self.said.where, self.said.hidden, tuple(self._rooms[1])

    def draw_ask(self, dst: pygame.Surface, rect: pygame.Rect) -> None:
        """The sheet, and the two sentences side by side."""
        th, room = self.scene.theme, self._rooms[1]
        panels.panel(dst, th, rect, "parchment", 5, 15, 12)
        if not room.w:
            return
        style = text.shrunk(th, self.said.where, WHERE, room.w, 15)
        at = text.draw(dst, th, text.fitted(th, self.said.where, style, room.w), style, room.midleft, "midleft")
        left = max(1, room.right - at.right - th.px(24))
        hidden = text.shrunk(th, self.said.hidden, HIDDEN, left, 14)
        lines = text.wrap(th, self.said.hidden, hidden, left)[:2]
        for i, line in enumerate(lines):
            y = room.centery + round((i - (len(lines) - 1) / 2) * th.px(16))
            text.draw(dst, th, line, hidden, (room.right, y), "midright")


def eyes_name(scene: ReplayScene, eyes: int) -> str:
    """Whose eyes, in a word or two."""
    if eyes == EVERYTHING:
        return _("All hands")
    return seat_names(scene.match)[eyes] if eyes >= 0 else _("Open hands only")


def hidden_words(scene: ReplayScene) -> str:
    """Whose hidden things are shown and why, in one sentence."""
    session = scene.session
    if session.reel.over:
        if session.eyes == EVERYTHING:
            return _("The match is over: all hands lie open.")
        return _("Shown as {who} saw it.").format(who=eyes_name(scene, session.eyes))
    if session.eyes >= 0:
        return _("Still under way: no hand is shown but that of {who}.").format(who=eyes_name(scene, session.eyes))
    return _("Still under way: no hand is shown.")
