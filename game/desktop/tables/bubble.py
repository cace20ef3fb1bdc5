"""How a lesson looks: a sheet of parchment that points at a thing on the table, and a lit frame about that thing.

It lies over the table and takes only what is meant for itself; all else goes to the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, text
from game.desktop.kit.buttons import Look, wanted_width
from game.desktop.tables import keywords, spots, tipplace
from game.desktop.tables.course import Course
from game.desktop.theme import Theme
from game.desktop.widgets.base import ENTER
from game.desktop.widgets.controls import Button
from game.desktop.widgets.layer import MOUSE, Layer
from game.kernel.texts import N_, ngettext
from game.kernel.texts import gettext as _

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene

WORDS, SMALL_WORDS, SMALLEST_WORDS = text.Style("body", 19), text.Style("body", 17), text.Style("body", text.LEAST)
COUNT = text.Style("ital", 16, t.INK_SOFT)
LOW = 400  # units of a window below which every line of the sheet would cover the question
WIDTHS = (360, 460, 300, 580)  # units, the best first
PAD, FRAME, BUTTON = 18, 8, 38
AIR = {False: (14, 8, 6), True: (8, 4, 2)}  # units above and below the words, between buttons; by whether it is low
ALONG = 6  # steps from one end of a side of the subject to the other
MESH = 12  # steps from one side of the window to the other
TAIL = 11  # half the foot of the pointer
REACH = 44  # units that it reaches at most: a longer one would lie across what is to be read
NEARLY = 40  # pixels that a subject may move before the sheet follows
NEAR = 30.0  # what a pixel between sheet and subject costs, in pixels covered
TWICE_MS = 350  # a second click so soon on another step was meant for the one before
ASIDE = ("skip", "leave")  # buttons at the left end, where those that go on never lie


LEAVE = N_("Leave the lesson? The match goes on without it.")
STYLES = ((WORDS, SMALL_WORDS), (SMALL_WORDS, text.Style("body", 15), SMALLEST_WORDS))  # in narrow windows smaller


@dataclass(frozen=True)
class Said:
    """What stands on the sheet."""

    words: str
    count: str
    buttons: tuple[tuple[str, str, str], ...]  # key, label, tip
    styles: tuple[text.Style, ...] = (WORDS, SMALL_WORDS)  # of the words, the best first
    low: bool = False  # letters are large and the window is small
    keys: str = ""  # what answers, for whoever uses the keyboard

    @property
    def air(self) -> tuple[int, int, int]:
        """Units above the words, below them, and between the buttons."""
        return AIR[self.low]


class Bubble:
    """Shows a course over its table."""

    def __init__(self, scene: TableScene, course: Course) -> None:
        self.scene = scene
        self.course = course
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.subject: pygame.Rect | None = None
        self.layer = Layer(scene.theme)
        self._said: Said | None = None
        self._key: object = None
        self._placed_for: pygame.Rect | None = None
        self._style = WORDS
        self._age = 0
        self._inside = False
        self._leaving = False  # whether it asks if the lesson is left

    # -- what it says -----------------------------------------------------------------------------
    def said(self) -> Said:
        """The words and buttons of this moment."""
        course = self.course
        total, places = len(course.lesson.steps), self.scene.places
        if self._leaving:
            leaving = (("stay", _("Go on learning"), _("Enter")), ("leave", _("Leave the lesson"), "Q"))
            return Said(_(LEAVE), "", leaving, STYLES[places.stacked], not places.hand_lies)
        buttons: list[tuple[str, str, str]] = []
        if course.shown and course.step.tells:
            buttons.append(("next", _("Finish") if course.last else _("Next"), _("Enter")))
        if course.shown and course.step.rest:
            buttons.append(("rest", _(course.step.rest), _("The adviser chooses until the next phase (Y)")))
        if not (course.shown and course.last):
            buttons.append(("skip", _("Skip"), _("Skip the lesson: the match goes on without it (Q)")))
        count = ngettext("{n} of {total}", "{n} of {total}", total).format(n=course.number + 1, total=total)
        count = count if course.shown else ""
        return Said(course.words, count, tuple(buttons), STYLES[places.stacked], not places.hand_lies, self._keys())

    def _keys(self) -> str:
        """The keys for this step, where a key was used last and the window has room for them."""
        low = self.scene.size[1] < self.scene.theme.px(LOW)
        if low or not (self.scene.keys.last and self.course.shown):
            return ""
        return _("Enter goes on.") if self.course.step.tells else keywords.of_question(self.scene)

    # -- events -----------------------------------------------------------------------------------
    def takes(self, event: pygame.Event) -> bool:
        """Whether an event is for the sheet and not for the table below it."""
        if event.type in MOUSE:
            return self.rect.collidepoint(event.pos) or any(w.pressed for w in self.layer.walk())
        return event.type == pygame.KEYDOWN and self._action_of(event.key) != ""

    def _action_of(self, key: int) -> str:
        said = self.said()
        keys = {pygame.K_q: "skip", pygame.K_y: "rest", **dict.fromkeys(ENTER, "next")}
        if self._leaving:
            keys = {pygame.K_q: "leave", **dict.fromkeys((*ENTER, pygame.K_ESCAPE), "stay")}
        action = keys.get(key, "")
        return action if any(action == one for one, _label, _tip in said.buttons) else ""

    def handle(self, event: pygame.Event) -> None:
        """Answer an event that was taken."""
        if event.type == pygame.KEYDOWN:
            self._do(self._action_of(event.key))
            return
        if not self._inside:
            self._inside = True
            self.scene.pointer.handle(pygame.Event(pygame.WINDOWLEAVE))
        if event.type == pygame.MOUSEBUTTONDOWN and self._age < TWICE_MS:
            return
        action = self.layer.handle(event)
        if action:
            self._do(action.key)

    def _do(self, action: str) -> None:
        deeds = {"next": self.course.go_on, "leave": self.course.end, "rest": self.course.rest}
        self._leaving = action == "skip"
        deeds.get(action, _stay)()
        self._age = 0

    def leave(self, event: pygame.Event) -> None:
        """The mouse is elsewhere."""
        if self._inside and event.type == pygame.MOUSEMOTION:
            self._inside = False
            self.layer.handle(event)

    # -- time and place ---------------------------------------------------------------------------
    def update(self, dt_ms: int) -> bool:
        """Let time pass, and see what is to be said; whether it looks different."""
        self._age += dt_ms
        self.course.update()
        if self.course.over:
            return True
        if self.scene.stale:
            return False  # the table is read first
        changed = self._settle()
        return self.layer.update(dt_ms) or changed

    def _settle(self) -> bool:
        """Find the subject and the place; whether anything moved."""
        scene, said = self.scene, self.said()
        if self.course.at == "target" and scene.guide.thinking:
            return False  # what is advised is about to be pointed at
        subject = spots.find(scene, self.course.at)
        covered = tuple(tuple(one) for one in scene.stage.pressed() if self.rect.colliderect(one))
        key = (said, scene.size, scene.theme, self.course.at, covered)
        if key == self._key and subject == self.subject:
            return False
        kept = key == self._key and self._stays(subject)
        if key != self._key:
            self._age = 0
        self._key, self.subject, self._said = key, subject, said
        if not kept:
            self._placed_for = subject
            self.rect, self._style = place(scene, said, subject)
            self._lay_buttons(said)
        return True

    def _stays(self, subject: pygame.Rect | None) -> bool:
        """Whether the sheet may lie where it lies though its subject has moved."""
        if subject is None or self._placed_for is None:
            return subject is self._placed_for
        far = max(abs(subject.centerx - self._placed_for.centerx), abs(subject.centery - self._placed_for.centery))
        return far < NEARLY and not self.rect.colliderect(framed(self.scene.theme, subject))

    def _lay_buttons(self, said: Said) -> None:
        theme, old = self.scene.theme, self.layer
        self.layer = Layer(theme)
        self.layer.mouse, self.layer.keyboard = old.mouse, False
        for rect, (key, label, tip) in zip(_button_rects(theme, self.rect, said), said.buttons, strict=True):
            self.layer.add(Button(theme, rect, key, _look(key, label), tooltip=tip))
        if self._inside:
            self.layer.rest_at(old.mouse)

    # -- picture ----------------------------------------------------------------------------------
    @property
    def frame(self) -> pygame.Rect | None:
        """The frame about the subject, as far as the window goes."""
        window = pygame.Rect((0, 0), self.scene.size)
        return framed(self.scene.theme, self.subject).clip(window) if self.subject else None

    @property
    def points(self) -> bool:
        """Whether a pointer leads to the frame: it is near, and the sheet does not lie on it."""
        return self.frame is not None and 0 < _apart(self.rect, self.frame) <= self.scene.theme.px(REACH)

    def draw(self, dst: pygame.Surface) -> None:
        """The frame, the pointer, the sheet."""
        said, theme = self._said, self.scene.theme
        if said is None:
            return
        if self.frame:
            light_frame(dst, theme, self.frame)
        panels.panel(dst, theme, self.rect, "parchment", 6, 27, 16)
        if self.points and self.frame:
            point_at(dst, theme, self.rect, self.frame)
        pad = theme.px(PAD)
        area = pygame.Rect(self.rect.x + pad, self.rect.y + theme.px(said.air[0]), self.rect.w - 2 * pad, self.rect.h)
        text.paragraph(dst, theme, said.words, self._style, area, 1.22)
        if said.keys:
            area.y += text.paragraph_height(theme, said.words, self._style, area.w, 1.22)
            text.paragraph(dst, theme, said.keys, COUNT, area, 1.22)
        foot = self.rect.bottom - theme.px(said.air[0]) - theme.px(BUTTON) // 2
        left = max((one.rect.right + theme.px(12) for one in self.layer.walk() if one.key in ASIDE), default=area.x)
        text.draw(dst, theme, said.count, COUNT, (left, foot), "midleft")
        self.layer.draw(dst)


def _stay() -> None:
    """Nothing comes of asking first."""


def _look(key: str, label: str) -> Look:
    return Look(label, "primary" if key in ("next", "stay") else "leather" if key == "rest" else "ghost", 15)


def framed(theme: Theme, subject: pygame.Rect) -> pygame.Rect:
    """A subject with the frame about it."""
    return subject.inflate(2 * theme.px(FRAME), 2 * theme.px(FRAME))


def _wide(theme: Theme, key: str, label: str) -> int:
    return wanted_width(theme, _look(key, label)) - theme.px(8)


def _rows(theme: Theme, said: Said, wide: int) -> list[list[tuple[int, int]]]:
    """The buttons that go on in rows that fit, from below: their numbers and widths. The others and the count stand
    beside the lowest."""
    rows: list[list[tuple[int, int]]] = [[]]
    beside = sum(_wide(theme, key, label) + theme.px(12) for key, label, _tip in said.buttons if key in ASIDE)
    left = wide - beside - text.width(theme, said.count, COUNT) - theme.px(12)
    for n, (key, label, _tip) in enumerate(said.buttons):
        if key in ASIDE:
            continue
        need = _wide(theme, key, label)
        if need > left and (rows[-1] or len(rows) == 1):
            rows.append([])
            left = wide
        rows[-1].append((n, min(need, wide)))
        left -= need + theme.px(8)
    return rows


def measure(theme: Theme, said: Said, style: text.Style, wide: int) -> tuple[int, int]:
    """The size of the sheet at a width in pixels."""
    room = wide - 2 * theme.px(PAD)
    words = text.paragraph_height(theme, said.words, style, room, 1.22)
    words += text.paragraph_height(theme, said.keys, COUNT, room, 1.22) if said.keys else 0
    rows = len(_rows(theme, said, room))
    above, below, between = said.air
    return wide, theme.px(2 * above + below - between) + words + rows * theme.px(BUTTON + between)


def _button_rects(theme: Theme, sheet: pygame.Rect, said: Said) -> list[pygame.Rect]:
    """Those that go on from the lower right corner, the others in the lower left one."""
    room, pad = sheet.w - 2 * theme.px(PAD), theme.px(PAD)
    rows = _rows(theme, said, room)
    high, out = theme.px(BUTTON), dict[int, pygame.Rect]()
    y = sheet.bottom - theme.px(said.air[0]) - high
    for n, (key, label, _tip) in enumerate(said.buttons):
        if key in ASIDE:
            out[n] = pygame.Rect(sheet.x + pad, y, min(_wide(theme, key, label), room), high)
    for row in rows:
        x = sheet.right - pad
        for n, wide in row:
            out[n] = pygame.Rect(x - wide, y, wide, high)
            x -= wide + theme.px(8)
        y -= high + theme.px(said.air[2])
    return [out[n] for n in range(len(said.buttons))]


def place(scene: TableScene, said: Said, subject: pygame.Rect | None) -> tuple[pygame.Rect, text.Style]:
    """Within the window, never over its subject; over what is pressed now only where nothing else is left, and over as
    little else that matters as can be; with the largest letters that allow it."""
    theme, px = scene.theme, scene.theme.px
    pressed = scene.stage.pressed()
    room = pygame.Rect((0, 0), scene.size).inflate(-px(16), -px(16))
    target = framed(theme, subject) if subject else pressed[0].unionall(pressed[1:])
    clear = target.inflate(2 * px(16), 2 * px(16))  # room for the pointer
    around = _around(scene, clear)
    aimed = [*pressed, *around.legal]
    last: list[tuple[int, pygame.Rect, text.Style]] = []
    for style in said.styles:
        free: list[pygame.Rect] = []
        for units in WIDTHS:
            size = measure(theme, said, style, min(px(units), room.w))
            if size[1] <= room.h:
                free += [one for one in _beside(clear, size, room) if not one.colliderect(target)]
        tiers = [[one for one in free if one.collidelist(some) < 0] for some in (aimed, pressed, pressed[:1])]
        for worse, some in enumerate((*tiers, free)):
            if some:
                cost = {tuple(one): tipplace.cost(one, clear, around) + NEAR * _apart(one, clear) for one in some}
                last.append((worse, min(some, key=lambda one: cost[tuple(one)]), style))
                break
        if last and last[-1][0] == 0:
            return last[-1][1:]
    least = said.styles[-1]
    if last:
        return min(last, key=lambda one: one[0])[1:]
    return pygame.Rect(room.topleft, measure(theme, said, least, room.w)), least


def _around(scene: TableScene, clear: pygame.Rect) -> tipplace.Around:
    """What a sheet had better not cover."""
    look, board = scene.board.look, scene.board
    matters = [clear, *scene.stage.pressed(), *scene.stage.matters(), scene.places.top]
    if not scene.stage.board_is_seen:
        return tipplace.Around(matters, [], [])
    matters += [board.subject(key) for key in (look.source, look.aim) if key]
    return tipplace.Around(matters, [board.subject(key) for key in look.targets], board.obstacles(""))


def _beside(subject: pygame.Rect, size: tuple[int, int], room: pygame.Rect) -> list[pygame.Rect]:
    """Places on all four sides of a subject, and all over the room."""
    w, h = size
    out: list[pygame.Rect] = []
    for i in range(ALONG + 1):
        x = subject.x - w + (subject.w + w) * i // ALONG
        y = subject.y - h + (subject.h + h) * i // ALONG
        for at in ((x, subject.y - h), (x, subject.bottom), (subject.x - w, y), (subject.right, y)):
            out.append(pygame.Rect(at, size).clamp(room))
    across, down = room.w - w, room.h - h
    spots = ((room.x + across * i // MESH, room.y + down * j // MESH) for i in range(MESH + 1) for j in range(MESH + 1))
    out += [pygame.Rect(at, size) for at in spots]
    return [one for n, one in enumerate(out) if one not in out[:n]]


def _apart(a: pygame.Rect, b: pygame.Rect) -> int:
    dx = max(0, a.left - b.right, b.left - a.right)
    dy = max(0, a.top - b.bottom, b.top - a.bottom)
    return dx + dy


def light_frame(dst: pygame.Surface, theme: Theme, frame: pygame.Rect) -> None:
    """A frame of light about the thing that is spoken of."""
    rect = frame.inflate(-2 * theme.px(5), -2 * theme.px(5))
    panels.outline(dst, theme, rect, t.NIGHT, 5, 6, 6, 150)
    panels.outline(dst, theme, rect, t.TARGET, 4, 3, 6)
    panels.outline(dst, theme, rect, t.SOURCE, 3, 1, 6)


def point_at(dst: pygame.Surface, theme: Theme, sheet: pygame.Rect, target: pygame.Rect) -> None:
    """A tongue of parchment from the sheet to its subject."""
    tip = pygame.Vector2(_nearest(target, sheet.center))
    half, inset = theme.px(TAIL), theme.px(TAIL + 8)
    foot = pygame.Vector2(_nearest(sheet.inflate(-2 * inset, -2 * inset), tip))
    edge = pygame.Vector2(_nearest(sheet, tip))
    sideways = abs(edge.x - tip.x) < abs(edge.y - tip.y)  # the tongue leaves at the upper or lower edge
    base = pygame.Vector2(foot.x, edge.y) if sideways else pygame.Vector2(edge.x, foot.y)
    across = pygame.Vector2(half, 0) if sideways else pygame.Vector2(0, half)
    inward = (pygame.Vector2(sheet.center) - base) * 0.04  # the foot lies on the sheet, so that no edge parts them
    points = [base + across + inward, tip, base - across + inward]
    pygame.draw.polygon(dst, t.PARCHMENT, points)
    pygame.draw.aalines(dst, t.INK_SOFT, False, points)


def _nearest(rect: pygame.Rect, to: tuple[int, int] | pygame.Vector2) -> tuple[float, float]:
    return max(rect.left, min(rect.right - 1, to[0])), max(rect.top, min(rect.bottom - 1, to[1]))
