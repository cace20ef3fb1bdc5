"""The window and its loop: draws when something changed, at rest ticks slowly and draws nothing."""

from __future__ import annotations

import contextlib
import gc
import warnings
from collections.abc import Callable, Iterable

import pygame

from game.desktop.commands import Back, Command, Quit
from game.desktop.gamepad import Pads
from game.desktop.held import HeldKeys
from game.desktop.kit import surfaces
from game.desktop.kit.allowance import ALLOWANCE
from game.desktop.opening import Opening
from game.desktop.preferences import Keeper
from game.desktop.scenes.base import Scene
from game.desktop.sound.player import Silence, Sounds
from game.desktop.tables.slips import Slips
from game.desktop.theme import SCALES, Theme, fitting_scale
from game.kernel.resources import resource
from game.kernel.texts import gettext as _

SMALLEST = (1024, 640)
MOVING_FPS, RESTING_FPS = 60, 15  # waiting for an event instead would cost more: SDL looks for one each millisecond
LONGEST_MS = 100  # what a frame may tell of itself: after a hiccup things go on from where they were
RESIZED = (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED)
TWICE_MS, TWICE_PX = 350, 40  # a second click so soon and so near was meant for the scene before
CTRL = pygame.KMOD_CTRL | pygame.KMOD_META  # the same key on every system's keyboard
SCALE_KEYS = {
    pygame.K_PLUS: 1, pygame.K_EQUALS: 1, pygame.K_KP_PLUS: 1, pygame.K_MINUS: -1, pygame.K_KP_MINUS: -1,
    pygame.K_0: 0, pygame.K_KP0: 0,
}  # fmt: skip
MANY = 5  # collections of the younger generation, after which the one of all would not be far
STILL_MS = 400  # how long after the last change the loop keeps its quick pace

Router = Callable[[Command], Scene | None]


def window_icon(size: int = 64) -> pygame.Surface:
    """The program's icon; 16, 24, 32, 48, 64, 128, 256 or 512 pixels."""
    return pygame.image.load(resource("assets", "icon", f"skald-{size}.png"))


def folded(events: Iterable[pygame.Event]) -> list[pygame.Event]:
    """Of mouse motions that follow one another only the last counts, their way added up; of new sizes the
    last.
    """
    out: list[pygame.Event] = []
    for event in events:
        if event.type in RESIZED:
            out = [e for e in out if e.type not in RESIZED]
        last = out[-1] if out else None
        if event.type == pygame.MOUSEMOTION and last is not None and last.type == pygame.MOUSEMOTION:
            rel = (last.rel[0] + event.rel[0], last.rel[1] + event.rel[1])
            event = pygame.Event(pygame.MOUSEMOTION, pos=event.pos, rel=rel, buttons=event.buttons)
            out.pop()
        out.append(event)
    return out


def _is_for_scale(event: pygame.Event) -> bool:
    """Ctrl with plus, minus or zero; AltGr, which some systems tell as Ctrl and Alt, writes letters."""
    if event.type != pygame.KEYDOWN or event.key not in SCALE_KEYS:
        return False
    return bool(event.mod & CTRL) and not event.mod & pygame.KMOD_ALT


def _hold_least_size() -> None:
    """Let the window's frame stop at the smallest size; pygame's display has no call of its own for it."""
    with warnings.catch_warnings(), contextlib.suppress(pygame.error, AttributeError):
        warnings.simplefilter("ignore", DeprecationWarning)
        pygame.Window.from_display_module().minimum_size = SMALLEST


class Stage:
    """Holds the window and the scene in it. `route` turns a command into the next scene, or None to stay."""

    def __init__(
        self,
        first: Scene,
        route: Router,
        size: tuple[int, int] | None = None,
        keeper: Keeper | None = None,
        sounds: Sounds | Silence | None = None,
    ) -> None:
        pygame.display.init()
        pygame.font.init()
        self.route = route
        self._opening: Opening | None = None
        self.keeper = keeper or Keeper()
        self.sounds = sounds or Silence()
        self.pads = Pads()
        self._held = HeldKeys()
        self.running = True
        self.fullscreen = False
        self._place: tuple[int, int] | None = None  # of the window, before it filled the screen
        self.slips = Slips()
        self._dirty = True
        self._shown: Scene | None = None  # what the window shows, and nothing else
        self._still = 0
        self._tidied: Scene | None = None  # the scene whose things were put out of the collector's sight
        self._clicked: tuple[int, int] | None = None  # where the click was that led to this scene
        self._since_click = 0
        self._laid_out: tuple[tuple[int, int], Theme, str] = ((0, 0), Theme(), "")
        pygame.display.set_icon(window_icon())
        pygame.display.set_caption("Skald")
        self.windowed = size or self._first_size()
        self.window = pygame.display.set_mode(self.windowed, pygame.RESIZABLE)
        self._opened_with = self.windowed
        self._show_oak()
        _hold_least_size()
        pygame.key.set_repeat(400, 40)
        pygame.key.stop_text_input()
        self.scene = first
        if self.keeper.now.fullscreen:
            self._switch_fullscreen()
        self.show(first)
        self.follow()

    def _first_size(self) -> tuple[int, int]:
        """As large as it was when it was left, but not larger than the screen."""
        desktop = pygame.display.get_desktop_sizes()[0]
        w, h = self.keeper.now.window or (min(1920, desktop[0] * 9 // 10), min(1080, desktop[1] * 17 // 20))
        return max(SMALLEST[0], min(w, desktop[0])), max(SMALLEST[1], min(h, desktop[1]))

    def _show_oak(self) -> None:
        """The bare table at once: the first scene takes a while to be laid."""
        self.window.blit(surfaces.table(self.window.get_size()), (0, 0))
        pygame.display.flip()
        pygame.event.pump()

    def keep_size(self) -> None:
        """Remember how large a person has made the window."""
        size = self.windowed if self.fullscreen else self.window.get_size()
        if size != self._opened_with:
            self.keeper.change(window=size)

    @property
    def theme(self) -> Theme:
        """The theme for the window and the person as they are."""
        wish = self.keeper.now
        scale = fitting_scale(self.window.get_size()) if wish.scale is None else wish.scale
        return Theme(scale, wish.palette, wish.patterns, wish.reduced_motion)

    @property
    def _wanted(self) -> tuple[tuple[int, int], Theme, str]:
        """All that a layout depends on."""
        return self.window.get_size(), self.theme, self.keeper.now.language

    def open(self, scene: Scene) -> None:
        """Lay a scene behind the one that has the window, then show it."""
        self._opening = None if scene is self.scene else Opening(scene, *self._wanted)
        if self._opening is None:
            self.show(scene)
        self._go_on_opening()

    def _go_on_opening(self) -> None:
        opening = self._opening
        if opening is not None and opening.wanted != self._wanted:
            opening = self._opening = Opening(opening.scene, *self._wanted)
        if opening is not None and opening.go_on():
            self._opening = None
            self.show(opening.scene, laid=True)
            self._since_click = 0

    def show(self, scene: Scene, laid: bool = False) -> None:
        """Give the window to a scene."""
        if scene is not self.scene:
            self.scene.leave()
            self.scene.listen()  # the button that led away is heard as the page
            self.sounds.play("page")
            self._held.spend()
        self.scene = scene
        self._laid_out = self._wanted
        if not laid:
            scene.layout(*self._laid_out[:2])
        self._forget()

    def _forget(self) -> None:
        """Whatever the window shows, all of it is drawn next."""
        self._dirty, self._shown = True, None

    def follow(self) -> None:
        """Do as the settings say: the whole screen or a window, and another layout where the old one is not right."""
        if self.keeper.now.fullscreen != self.fullscreen:
            self._switch_fullscreen()
        if self._wanted != self._laid_out:
            self.show(self.scene)
        if not self.scene.tells_trouble and self.slips.tell(self.keeper.trouble):
            self._dirty = True

    def change_scale(self, step: int) -> None:
        """The interface larger (1) or smaller (-1) by a step, or as the window wants it (0)."""
        now = self.theme.scale
        larger, smaller = [x for x in SCALES if x > now + 0.01], [x for x in SCALES if x < now - 0.01]
        scale = larger[:1] if step > 0 else smaller[-1:] if step < 0 else [None]
        if scale:
            self.keeper.change(scale=scale[0])

    def obey(self, command: Command) -> None:
        """Carry a command out."""
        if isinstance(command, Quit):
            self.running = False
            return
        scene = self.route(command)
        if scene is not None:
            self.open(scene)
        elif isinstance(command, Back):
            self._dirty = True

    def handle(self, event: pygame.Event) -> None:
        """What concerns the window is done here, the rest is the scene's."""
        first = self._held.first(event)
        if event.type == pygame.QUIT:
            self.running = False
        elif event.type in RESIZED:
            self._resized()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self._forget()
        elif self._held.spent(event):
            pass
        elif event.type == pygame.KEYDOWN and event.key in self._switches():
            if first:
                self._switches()[event.key]()
        elif _is_for_scale(event):
            self.change_scale(SCALE_KEYS[event.key])
        elif self._takes_slip(event):
            self._dirty = True
        elif self._opening is None:
            self._pass_on(event)
        self.follow()

    def _switches(self) -> dict[int, Callable[[], object]]:
        """Keys of the program, whatever scene is shown."""
        keys: dict[int, Callable[[], object]] = {pygame.K_F11: self._turn_fullscreen}
        return keys if self.scene.typing() else {**keys, pygame.K_m: self._mute}

    def _turn_fullscreen(self) -> None:
        self.keeper.change(fullscreen=not self.fullscreen)

    def _takes_slip(self, event: pygame.Event) -> bool:
        """Whether a click takes away a slip that lies over the scene."""
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != 1 or self.scene.tells_trouble:
            return False
        return self.slips.click(event.pos)

    def _pass_on(self, event: pygame.Event) -> None:
        if event.type == pygame.MOUSEBUTTONDOWN and self._is_second(event.pos):
            return
        scene, command = self.scene, self.scene.handle(event)
        if command is not None:
            self.obey(command)
        if self.scene is not scene or self._opening is not None:
            self._clicked = event.pos if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) else None
            self._since_click = 0

    def _mute(self) -> None:
        """All sounds off, or on again."""
        off, on = _("All sounds are off. M turns them on again."), _("Sounds are on again.")
        self.slips.answer(*((off, on) if self.sounds.mute() else (on, off)))
        self._dirty = True

    def _is_second(self, pos: tuple[int, int]) -> bool:
        """Whether a press is the second half of a double click on what lay there before."""
        if self._clicked is None or self._since_click >= TWICE_MS:
            return False
        return max(abs(pos[0] - self._clicked[0]), abs(pos[1] - self._clicked[1])) <= TWICE_PX

    def _resized(self) -> None:
        surface = pygame.display.get_surface()
        if surface is None:
            return
        w, h = surface.get_size()
        if not self.fullscreen and (w < SMALLEST[0] or h < SMALLEST[1]):
            surface = pygame.display.set_mode((max(w, SMALLEST[0]), max(h, SMALLEST[1])), pygame.RESIZABLE)
        self.window = surface
        self._forget()

    def _switch_fullscreen(self) -> None:
        """The whole screen, or the window as it was."""
        if not self.fullscreen:
            self.windowed = self.window.get_size()
            self.keep_size()
            self._to_corner()
        self.fullscreen = not self.fullscreen
        size, flags = ((0, 0), pygame.FULLSCREEN) if self.fullscreen else (self.windowed, pygame.RESIZABLE)
        self.window = pygame.display.set_mode(size, flags)
        self._forget()
        if not self.fullscreen and self._place is not None:
            pygame.display.set_window_position(self._place)

    def _to_corner(self) -> None:
        """Where no window manager sees to it, the whole screen begins where the window was; on the first screen only,
        for a window on another would leave it.
        """
        self._place = pygame.display.get_window_position()
        wide, high = pygame.display.get_desktop_sizes()[0]
        if self._place[0] < wide and self._place[1] < high:
            pygame.display.set_window_position((0, 0))

    def frame(self, dt_ms: int, events: Iterable[pygame.Event]) -> bool:
        """One turn of the loop; True when it drew."""
        for event in self.pads.translated(folded(events), dt_ms, self.scene):
            self.handle(event)
            if not self.running:
                return False
        self._since_click += min(dt_ms, 1000 // RESTING_FPS)
        self._go_on_opening()
        with ALLOWANCE.frame():
            drew = self._draw_what_changed(dt_ms)
        self._listen(dt_ms)
        self._dirty = ALLOWANCE.owes
        self._still = 0 if drew or self._opening else self._still + dt_ms
        return drew

    def _draw_what_changed(self, dt_ms: int) -> bool:
        """Let time pass, then draw; whether there was anything to be drawn."""
        changed = self.scene.update(dt_ms)
        wish = None if self._opening else self.scene.wish()
        if wish is not None:
            self.obey(wish)
        drew = self.slips.update(dt_ms) or changed or self._dirty
        if drew:
            self._draw()
            pygame.display.flip()
        return drew

    def _draw(self) -> None:
        """The scene, and the slips over it."""
        if self._shown is self.scene:
            self.scene.redraw(self.window)
        else:
            self.scene.draw(self.window)
        self._shown = self.scene
        if not self.scene.tells_trouble and self.slips.shown():
            self.slips.draw(self.window, self.theme, self.window.get_rect())
            self._shown = None

    def _listen(self, dt_ms: int) -> None:
        """Let what happened be heard."""
        for name in self.scene.listen():
            self.sounds.play(name)
        self.sounds.update(dt_ms)

    def tidy(self) -> None:
        """While nothing moves: throw away what is dead, and let what lives be looked through no more.

        Left to itself the collector looks through all that the program holds, in the middle of a motion, for longer
        than two frames.
        """
        if self._still >= STILL_MS and (self._tidied is not self.scene or gc.get_count()[2] >= MANY):
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            self._tidied = self.scene

    def run(self) -> None:
        """Turn until somebody quits; then leave at once."""
        clock, dt = pygame.time.Clock(), 0
        while self.running:
            self.frame(dt, pygame.event.get())
            self.tidy()
            dt = min(LONGEST_MS, clock.tick(MOVING_FPS if self._still < STILL_MS else RESTING_FPS))
        gc.unfreeze()
        self.keep_size()
        self.scene.leave()
        pygame.display.quit()
