"""The contract between the loop and what fills the window."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator

import pygame

from game.desktop import theme as t
from game.desktop.commands import Back, Command
from game.desktop.kit import surfaces, text
from game.desktop.kit.surfaces import Size, gradient, rgba
from game.desktop.theme import Theme
from game.desktop.widgets.base import Action, Paint, Painter
from game.desktop.widgets.field import TextField
from game.desktop.widgets.layer import Layer
from game.desktop.widgets.scroll import ScrollArea


class Scene(ABC):
    """Fills the window.

    `layout` is called before anything else and whenever the size or the scale changes.
    """

    tells_trouble = False  # whether the scene itself says what is wrong with the settings

    @abstractmethod
    def layout(self, size: Size, theme: Theme) -> None:
        """Find a place for everything in a window of this size in pixels."""

    def lay(self, size: Size, theme: Theme) -> Iterator[None]:
        """`layout` in short steps, with all that the first frame shows, while another scene has the window."""
        self.layout(size, theme)
        yield from ()

    @abstractmethod
    def handle(self, event: pygame.Event) -> Command | None:
        """Answer an event."""

    @abstractmethod
    def update(self, dt_ms: int) -> bool:
        """Let time pass; True when something looks different and must be drawn."""

    @abstractmethod
    def draw(self, surface: pygame.Surface) -> None:
        """Draw everything."""

    def redraw(self, surface: pygame.Surface) -> None:
        """Bring a surface up to date on which this scene was drawn last, and nothing since."""
        self.draw(surface)

    def wish(self) -> Command | None:
        """What the scene asks for by itself, after time has passed."""
        return None

    def leave(self) -> None:
        """Another scene takes the window."""
        return

    def listen(self) -> list[str]:
        """Names of the sounds made since the last call."""
        return []

    def typing(self) -> bool:
        """Whether letters are text now, and no commands."""
        return False

    def asks_number(self) -> bool:
        """Whether less and more mean a number now."""
        return False

    def steer(self, across: float, down: float, notches: float) -> None:
        """Move what is looked at by so many pixels, and nearer by notches of the wheel."""
        return


class LayerScene(Scene):
    """A scene that is one layer of controls on the oak table.

    Subclasses say what is on it and what it answers.
    """

    primary = ""
    vignette = 150

    def __init__(self) -> None:
        self.size: Size = (0, 0)
        self.theme = Theme()
        self.layer = Layer(self.theme)
        self._kept = ""  # what had the keyboard when another scene took the window

    @abstractmethod
    def build(self) -> None:
        """Put the controls for `self.size` and `self.theme` on `self.layer`."""

    @abstractmethod
    def answer(self, action: Action) -> Command | None:
        """What a used control leads to."""

    def escape(self) -> Command | None:
        """What the Escape key leads to."""
        return Back()

    def layout(self, size: Size, theme: Theme) -> None:
        """Build anew; what had the focus keeps it, and stays in sight."""
        self.size, self.theme, before = size, theme, self.layer.focused
        self.rebuild()
        if before and self.layer.focused and self.layer.keyboard:
            self.layer.focus(self.layer.focused)
            self.layer.show_no_tip()

    def lay(self, size: Size, theme: Theme) -> Iterator[None]:
        """Build, then draw each control once where nobody sees it: letters and sheets are kept."""
        self.layout(size, theme)
        yield
        yield from self.drawn()

    def drawn(self) -> Iterator[None]:
        """The second half of laying."""
        sheet = surfaces.opaque(self.size)
        sheet.blit(surfaces.table(self.size, self.vignette), (0, 0))
        outer = self.layer.widgets
        inner = [widget for widget in self.layer.walk() if widget not in outer]
        for widget in [*inner, *outer]:
            if widget.rect.colliderect(sheet.get_rect()):
                yield
                widget.draw(sheet)

    def rebuild(self) -> None:
        """Build the layer again after the data changed; focus and scrolling stay where they were."""
        old = self.layer
        offsets = {area.key: area.offset for area in _areas(old)}
        self.layer = Layer(self.theme, self.primary)
        self.build()
        for area in _areas(self.layer):
            area.scroll_to(offsets.get(area.key, 0))
        self.layer.mouse, self.layer.keyboard, self.layer.heard = old.mouse, old.keyboard, old.heard
        if old.focused:
            old.focused.focus_lost()
        key, self._kept = old.focused.key if old.focused else self._kept, ""
        found = next((w for w in self.layer.walk() if key and w.key == key), None)
        if found and found.can_focus():
            self.layer.focus(found, reveal=False)
        elif not old.focused and not old.widgets:
            self.layer.focus(self.layer.find(self.primary) if self.primary else None, reveal=False)
        self.layer.show_no_tip()

    def handle(self, event: pygame.Event) -> Command | None:
        """Controls first; then Escape."""
        action = self.layer.handle(event)
        if action:
            return self.answer(action)
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            return self.escape()
        return None

    def update(self, dt_ms: int) -> bool:
        """Blinking and tooltips."""
        return self.layer.update(dt_ms)

    def draw(self, surface: pygame.Surface) -> None:
        """Table, controls."""
        surface.blit(surfaces.table(self.size, self.vignette), (0, 0))
        self.layer.draw(surface)

    def listen(self) -> list[str]:
        """Those of its controls."""
        return self.layer.listen()

    def typing(self) -> bool:
        """While a field has the keyboard."""
        return isinstance(self.layer.focused, TextField)

    def steer(self, across: float, down: float, notches: float) -> None:
        """Scroll what has the keyboard, else the largest text on the page."""
        self.layer.scroll(down)

    def leave(self) -> None:
        """Let go of the keyboard, until the scene comes back."""
        self._kept = self.layer.focused.key if self.layer.focused else self._kept
        self.layer.focus(None)

    def below_heading(self, paint: Painter) -> pygame.Rect:
        """Add a page's heading, painted by `paint`; what is left of the page below it."""
        whole = self.middle(1808, 980)
        head = pygame.Rect(whole.x, whole.y, whole.w, heading_height(self.theme, self.size))
        self.layer.add(Paint(self.theme, head, paint))
        return pygame.Rect(whole.x, head.bottom, whole.w, whole.bottom - head.bottom)

    def middle(self, widest: float, tallest: float) -> pygame.Rect:
        """The part of the window that is used: all but the margin, at most so many units, in the middle."""
        margin = self.theme.px(20 if self.size[0] < self.theme.px(1400) else 56)
        top = self.theme.px(16 if self.size[1] < self.theme.px(900) else 34)
        w = min(self.size[0] - 2 * margin, self.theme.px(widest))
        h = min(self.size[1] - 2 * top, self.theme.px(tallest))
        return pygame.Rect((self.size[0] - w) // 2, max(top, (self.size[1] - h) // 2), w, h)


def _areas(layer: Layer) -> list[ScrollArea]:
    return [w for w in layer.walk() if isinstance(w, ScrollArea)]


def heading(dst: pygame.Surface, theme: Theme, rect: pygame.Rect, title: str, line: str) -> None:
    """A page's title and the line below it, with a gold rule that fades; `heading_height` says how high it
    is.
    """
    small = rect.h < theme.px(90)
    big = text.PAGE_TITLE.sized(32) if small else text.PAGE_TITLE
    below = text.PAGE_LINE.sized(19) if small else text.PAGE_LINE
    title, big = text.squeezed(theme, title, big, rect.w, 19)
    text.draw(dst, theme, title, big, rect.topleft)
    y = rect.y + theme.px(40 if small else 58)
    line, below = text.squeezed(theme, line, below, rect.w)
    text.draw(dst, theme, line, below, (rect.x + theme.px(2), y))
    fade = gradient((min(rect.w, theme.px(900)), theme.px(1)), rgba(t.GOLD, 220), rgba(t.GOLD, 0), True)
    dst.blit(fade, (rect.x, rect.y + theme.px(68 if small else 96)))


def heading_height(theme: Theme, window: Size) -> int:
    """Low windows get a smaller heading."""
    return theme.px(80 if window[1] < theme.px(900) else 122)


def render(
    scene: Scene, size: Size, scale: float = 1.0, palette: str = "classic", patterns: bool = False
) -> pygame.Surface:
    """A still picture of a scene; no window is needed."""
    scene.layout(size, Theme(scale, palette, patterns))
    scene.update(1000)
    sheet = surfaces.opaque(size)
    scene.draw(sheet)
    return sheet
