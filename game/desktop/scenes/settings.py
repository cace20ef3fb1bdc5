"""The settings page: every change takes effect at once and is kept; Back returns to where it was opened."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.desktop.commands import Back, Command
from game.desktop.kit import panels
from game.desktop.kit.buttons import Look
from game.desktop.preferences import Keeper, Language, Palette
from game.desktop.scenes import setting_rows as rows
from game.desktop.scenes.base import LayerScene, heading, heading_height
from game.desktop.scenes.setting_rows import Made, Pick, Row, Told
from game.desktop.tables.tempo import SPEEDS
from game.desktop.theme import SCALES
from game.desktop.widgets.base import Action, Paint
from game.desktop.widgets.controls import Button
from game.desktop.widgets.scroll import EDGE, ScrollArea
from game.kernel.texts import N_
from game.kernel.texts import gettext as _

VOLUME_STEP = 10  # percent
PALETTES: tuple[tuple[Palette, str, str], ...] = (
    ("classic", N_("As painted"), N_("The colours that the factions are known by.")),
    ("clear", N_("Far apart"), N_("Blue, ochre and rust: told apart best by colour-blind eyes.")),
    ("contrast", N_("High contrast"), N_("Deep and bright, and the figures easiest to read.")),
)
LANGUAGES: tuple[tuple[Language, str], ...] = (
    ("", N_("The system's")), ("en", "English"), ("de", "Deutsch"), ("pt_BR", "Português do Brasil"),
)  # fmt: skip
VOLUMES = (
    ("volume", N_("All sounds"), N_("How loud everything is together; M turns it off and on.")),
    ("volume_pieces", N_("Pieces and dice"), N_("What happens on the table.")),
    ("volume_signals", N_("Signals"), N_("Your turn, a conquest, the end.")),
    ("volume_hearth", N_("Hearth"), N_("The fire that crackles meanwhile.")),
)


class Settings(LayerScene):
    """Answers with `Back`; what is changed goes to the keeper, and from there to everything that follows it."""

    primary = "back"
    tells_trouble = True

    def __init__(self, keeper: Keeper) -> None:
        super().__init__()
        self.keeper = keeper
        self._shown: object = None

    # -- layout -----------------------------------------------------------------------------------
    def build(self) -> None:
        """Three columns, two, or one that scrolls, as the width allows."""
        th, gap = self.theme, self.theme.px(20)
        whole = self.middle(1560, 980)
        head = pygame.Rect(whole.x, whole.y, whole.w - th.px(140), heading_height(th, self.size))
        self.layer.add(Paint(th, head, self._heading))
        body = pygame.Rect(whole.x, head.bottom, whole.w, whole.bottom - head.bottom)
        groups = self._groups(body.w)
        wide = (body.w - gap * (len(groups) - 1)) // len(groups)
        for n, group in enumerate(groups):
            self._panel(pygame.Rect(body.x + n * (wide + gap), body.y, wide, body.h), n, group)
        back = pygame.Rect(whole.right - th.px(120), whole.y, th.px(120), th.px(48))
        self.layer.add(Button(th, back, "back", Look(_("Back"), "ghost", 18)))
        self.layer.primary = ""  # Enter on a slider does not leave
        self._shown = (self.keeper.now, self.keeper.trouble)

    def _groups(self, wide: int) -> Sequence[Sequence[Row]]:
        trouble = self.keeper.trouble
        told: list[Row] = [lambda column: rows.note(self.theme, column, trouble)] if trouble else []
        seen, looks = [*told, *self._seen()], self._colours()
        heard, played = self._heard(), self._played()
        if wide >= self.theme.px(1260):
            return ([*seen, *played], looks, [*heard, *self._language()])
        if wide >= self.theme.px(780):
            return ([*seen, *looks, *self._language()], [*heard, *played])
        return ([*seen, *looks, *heard, *played, *self._language()],)

    def _panel(self, rect: pygame.Rect, number: int, group: Sequence[Row]) -> None:
        th, inset = self.theme, self.theme.px(8)
        pad = inset + th.px(EDGE)
        high = rows.stack(th, group)(rect.inflate(-2 * pad, 0))[1]
        rect.h = min(rect.h, high + 2 * pad + th.px(4))
        self.layer.add(Paint(th, rect, lambda s, r: _leather(s, self, r, 3 + 4 * number)))
        area = rect.inflate(-2 * inset, -2 * inset)
        self.layer.add(ScrollArea(th, area, f"panel.{number}", rows.stack(th, group)))

    def _heading(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        kept = _("Every change takes effect at once, and is kept.")
        lost = _("Every change holds until you quit.")
        heading(surface, self.theme, rect, _("Settings"), lost if self.keeper.trouble else kept)

    # -- rows -------------------------------------------------------------------------------------
    def _title(self, words: str) -> Row:
        return lambda column: rows.title(self.theme, column, words)

    def _switch(self, key: str, name: str, words: str) -> Row:
        on = bool(getattr(self.keeper.now, key))
        return lambda column: rows.switch(self.theme, column, Told(key, name, words), on)

    def _seen(self) -> list[Row]:
        return [
            self._title(_("What you see")),
            self._follows,
            self._scale,
            self._switch("fullscreen", _("Full screen"), _("The F11 key does it everywhere.")),
            self._switch(
                "reduced_motion", _("Reduced motion"), _("Nothing glides or tumbles; what changes fades in at once.")
            ),
        ]

    def _follows(self, column: pygame.Rect) -> Made:
        told = Told("follows", _("Size follows the window"), _("Letters and buttons grow with it."))
        return rows.switch(self.theme, column, told, self.keeper.now.scale is None)

    def _scale(self, column: pygame.Rect) -> Made:
        words = _("Ctrl with plus or minus changes it everywhere, Ctrl with 0 lets it follow the window.")
        told = Told("scale", _("Size of letters and buttons"), words)
        options = [(f"{scale:g}", _("{n} %").format(n=round(scale * 100))) for scale in SCALES]
        scale = self.theme.scale if self.keeper.now.scale is None else self.keeper.now.scale
        return rows.choice(self.theme, column, told, options, f"{scale:g}")

    def _colours(self) -> list[Row]:
        patterns = _("Every faction's land has a pattern of its own, too.")
        return [
            self._title(_("The factions' colours")),
            self._palettes,
            self._switch("patterns", _("Patterns on the land"), patterns),
        ]

    def _palettes(self, column: pygame.Rect) -> Made:
        told = Told("palette", _("Palette"), _("Forms and emblems are the same in all."))
        cards = [Pick(key, _(name), _(words), key) for key, name, words in PALETTES]
        return rows.picks(self.theme, column, told, cards, lambda: self.keeper.now.palette, 1)

    def _language(self) -> list[Row]:
        def build(column: pygame.Rect) -> Made:
            told = Told("language", _("Language"), _("Of everything that is written here."))
            cards = [Pick(key, _(name)) for key, name in LANGUAGES]
            return rows.picks(self.theme, column, told, cards, lambda: self.keeper.now.language, 2)

        return [self._title(_("What you read")), build]

    def _heard(self) -> list[Row]:
        return [self._title(_("What you hear")), *(self._volume(*one) for one in VOLUMES)]

    def _volume(self, key: str, name: str, words: str) -> Row:
        def value() -> str:
            percent = int(getattr(self.keeper.now, key))
            return _("{n} %").format(n=percent) if percent else _("silent")

        index, steps = round(int(getattr(self.keeper.now, key)) / VOLUME_STEP), 100 // VOLUME_STEP + 1
        told = Told(key, _(name), _(words))
        return lambda column: rows.slider(self.theme, column, told, index, steps, value)

    def _played(self) -> list[Row]:
        slip = _("One question, where much could be lost.")
        return [
            self._title(_("How it is played")),
            self._speed,
            self._switch("ask_before_slips", _("Ask before a costly slip"), slip),
            self._switch("guide", _("Guide me"), _("A sentence of advice on every decision of yours.")),
            self._taught,
        ]

    def _speed(self, column: pygame.Rect) -> Made:
        told = Told("speed", _("Bots' speed"), _("The V key changes it at the table."))
        options = [(key, _(name)) for key, name, _ms in SPEEDS]
        return rows.choice(self.theme, column, told, options, self.keeper.now.speed)

    def _taught(self, column: pygame.Rect) -> Made:
        told = Told("taught", _("First matches"), _("The first match of every mode explains itself."))
        why_not = "" if self.keeper.now.taught else _("The next match of every mode is its first already.")
        return rows.button(self.theme, column, told, _("Explain them once more"), why_not)

    # -- answers ----------------------------------------------------------------------------------
    def answer(self, action: Action) -> Command | None:
        """Change a setting, or leave."""
        if action.key == "back":
            return Back()
        key, value = action.key.partition(".")[0], action.value
        change: dict[str, Callable[[], dict[str, object]]] = {
            "follows": lambda: {"scale": None if value else self._nearest()},
            "scale": lambda: {"scale": float(str(value))},
            "taught": lambda: {"taught": ()},
        }
        if key.startswith("volume"):
            self.keeper.change(**{key: int(str(value)) * VOLUME_STEP})
            self._shown = (self.keeper.now, self.keeper.trouble)  # the slider that is held has moved already
            self.layer.dirty = True
        else:
            self.keeper.change(**change.get(key, lambda: {key: value})())
        return None

    def _nearest(self) -> float:
        """The step nearest to the scale that follows the window now."""
        return min(SCALES, key=lambda scale: abs(scale - self.theme.scale))

    def update(self, dt_ms: int) -> bool:
        """Show what was changed, here or by a key that works everywhere."""
        if self._shown != (self.keeper.now, self.keeper.trouble):
            self.rebuild()
        return super().update(dt_ms)


def _leather(surface: pygame.Surface, scene: LayerScene, rect: pygame.Rect, seed: int) -> None:
    panels.panel(surface, scene.theme, rect, "leather", 7, seed)
