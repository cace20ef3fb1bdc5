"""What every view is: a rect, a model, a picture that is kept, and named places for mouse, keys and pad.

A view draws in its own coordinates, from (0, 0); `spots` and `at` speak in those of the window.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Generic, TypeVar

import pygame

from game.desktop.kit.allowance import ALLOWANCE
from game.desktop.kit.surfaces import Size, clear, opaque
from game.desktop.theme import Theme
from game.kernel.texts import edition

Key = tuple[str, int]  # what a place is and which of its kind: ("card", 3)
M = TypeVar("M")

STEPS = 16  # a theme is fitted in such parts of a whole, so that few sizes of everything are drawn
LEAST = 0.5
MOST_GROWTH = 1.6


@dataclass(frozen=True, slots=True)
class Tip:
    """What a place tells on a closer look: a title and sentences."""

    title: str
    lines: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Spot:
    """A place that answers. One that is not `enabled` tells its tip (why it is off) and does nothing."""

    name: str
    value: int
    rect: pygame.Rect
    enabled: bool = True
    label: str = ""  # in words, for notices and tests
    tip: Tip | None = None

    @property
    def key(self) -> Key:
        """What it is and which."""
        return self.name, self.value


@dataclass(frozen=True, slots=True)
class Aim:
    """What the person's hands are on: under the pointer, under the keys or the pad, pressed down."""

    hovered: Key | None = None
    focused: Key | None = None
    pressed: Key | None = None

    def on(self, name: str, value: int) -> bool:
        """Whether either hand is on it."""
        return (name, value) in (self.hovered, self.focused)


NOWHERE = Aim()


def fitted(theme: Theme, size: Size, wants: tuple[float, float]) -> Theme:
    """The theme, made smaller where so many units have no room; letters never fall under their least."""
    share = min(theme.scale, size[0] / wants[0], size[1] / wants[1])
    return replace(theme, scale=max(LEAST, int(share * STEPS) / STEPS))


@dataclass
class Kept:
    """A drawing, and what it shows."""

    said: object = None
    sheet: pygame.Surface = field(default_factory=lambda: clear((1, 1)))


class View(Generic[M]):
    """Subclasses say where things lie (`lay`), what they look like (`paint`), and how much room they want."""

    wants: tuple[float, float] = (1920, 1028)  # units
    solid = False  # whether it fills its rect

    def __init__(self, model: M) -> None:
        self.model = model
        self.given = Theme()
        self.theme = Theme()
        self.aim = NOWHERE
        self.rect = pygame.Rect(0, 0, 1, 1)
        self._placed: object = None
        self.painted = 0  # how often it was drawn anew
        self._spots: tuple[Spot, ...] = ()
        self._moved: tuple[Spot, ...] = ()
        self._kept = Kept()
        self._coming = Kept()  # what is being painted, while it is not whole
        self._work: Iterator[None] | None = None

    @property
    def growth(self) -> float:
        """How much larger letters were asked for than its room allows all of it to be: paragraphs with room to spare
        follow.
        """
        return min(MOST_GROWTH, max(1.0, self.given.scale / self.theme.scale))

    @property
    def area(self) -> pygame.Rect:
        """Its rect in its own coordinates."""
        return pygame.Rect((0, 0), self.rect.size)

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        """Another place or scale; the same one changes nothing."""
        placed = (rect.x, rect.y, rect.w, rect.h, theme, edition())
        if placed == self._placed:
            return
        self._placed = placed
        self.rect, self.given = pygame.Rect(rect), theme
        self.theme = fitted(theme, rect.size, self.wants)
        self._lay()

    def wanted(self, theme: Theme, room: Size) -> Size:
        """How large it wants to be within a room."""
        return min(room[0], theme.px(self.wants[0])), min(room[1], theme.px(self.wants[1]))

    def show(self, model: M) -> None:
        """Another model; an equal one changes nothing."""
        if model != self.model:
            self.model = model
            self._lay()

    def point(self, aim: Aim) -> bool:
        """Other places under the hands; whether the picture changes."""
        changed = aim != self.aim
        self.aim = aim
        return changed

    def _lay(self) -> None:
        self._spots = tuple(self.lay())
        self._moved = tuple(replace(one, rect=one.rect.move(self.rect.topleft)) for one in self._spots)

    def lay(self) -> list[Spot]:
        """The places that answer, in the view's own coordinates and in the order of the keys."""
        return []

    def paint(self, dst: pygame.Surface) -> None:
        """Draw it, from (0, 0). A view has either this or `steps` of its own."""
        for _step in self.steps(dst):
            pass

    def steps(self, dst: pygame.Surface) -> Iterator[None]:
        """The same in steps, for a view that takes longer than the paint of a frame may; see Allowance.go_on."""
        self.paint(dst)
        yield from ()

    # -- places -----------------------------------------------------------------------------------
    @property
    def spots(self) -> tuple[Spot, ...]:
        """The places in the window, in the order of the keys; of two that overlap the later one lies on top."""
        return self._moved

    def order(self) -> tuple[Key, ...]:
        """Where the keys stop, one after the other."""
        return tuple(one.key for one in self._moved if one.enabled)

    def at(self, pos: tuple[int, int]) -> Spot | None:
        """The place under a pixel of the window."""
        return next((one for one in reversed(self._moved) if one.rect.collidepoint(pos)), None)

    def spot(self, key: Key | None) -> Spot | None:
        """The place of that name in the window."""
        return next((one for one in self._moved if one.key == key), None)

    def keeps(self) -> tuple[pygame.Rect, ...]:
        """What tooltips had better not cover, in the window."""
        return ()

    def own(self, name: str, value: int) -> Spot:
        """A place in the view's own coordinates."""
        return next(one for one in self._spots if one.key == (name, value))

    # -- picture ----------------------------------------------------------------------------------
    def looks(self) -> object:
        """Equal where the view looks the same."""
        return self.model, self.aim, self.theme, self.given, self.rect.size

    def looks_above(self) -> object:
        """Equal where `draw` adds the same to what was painted."""
        return ()

    def refresh(self) -> bool:
        """Paint it anew where it looks otherwise, as far as the frame allows; whether it is as it should be. A window
        of another size is filled at once.
        """
        said = self.looks()
        if said == self._kept.said:
            return True
        if self._coming.said != said:
            self._coming, self._work = Kept(said, self._empty_sheet()), None
        if self.is_seen and self._kept.sheet.get_size() != self.rect.size:
            ALLOWANCE.paint_all()
        if self._work is None:
            self._work = self.steps(self._coming.sheet)
        done = ALLOWANCE.go_on(self._work)
        if done:
            self._turn()
        return done

    @property
    def is_seen(self) -> bool:
        """Whether there is anything of it to be seen: it was painted since it was opened."""
        return self._kept.said is not None

    def forget(self) -> None:
        """It is opened anew: nothing that was seen before is seen again."""
        self._kept.said = None

    def _empty_sheet(self) -> pygame.Surface:
        """An empty one: the last that is not seen, where it has the size."""
        sheet = self._coming.sheet
        if sheet.get_size() != self.rect.size:
            return (opaque if self.solid else clear)(self.rect.size)
        if not self.solid:
            sheet.fill((0, 0, 0, 0))
        return sheet

    def _turn(self) -> None:
        """Show what was painted."""
        self._kept, self._coming, self._work = self._coming, Kept(None, self._kept.sheet), None
        self.painted += 1

    def draw(self, dst: pygame.Surface) -> None:
        """Draw it on the window, as it was until all of it was painted anew; nothing until there is anything of it."""
        self.refresh()
        if self.is_seen:
            dst.blit(self._kept.sheet, self.rect)
