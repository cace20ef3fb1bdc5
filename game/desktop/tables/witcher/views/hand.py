"""The cards in a hand: side by side, overlapping where they are many, raised under pointer and keys."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, text
from game.desktop.kit.pool import POOL
from game.desktop.kit.surfaces import clear, frame
from game.desktop.tables.views import Spot, Tip, View
from game.desktop.tables.witcher.views import card, marks, suits
from game.desktop.tables.witcher.views.models import ActionFace, Held, State
from game.desktop.theme import Theme
from game.kernel.texts import gettext as _

RAISE, NOTE = 22, 26  # units: how far a chosen card stands up, how high the ribbon of a note is
EDGE = 12  # units kept free around, for the light of a legal card
WHOLE_FROM, LEAST_SHORT = 150, 120  # pixels of height: from where cards are whole, how low short ones grow


@dataclass(frozen=True, slots=True)
class HandModel:
    """The cards from left to right. `name` is what the table hears; `backs`: face down (the other's hand)."""

    cards: tuple[Held, ...] = ()
    name: str = "card"
    backs: bool = False
    empty: str = ""  # what stands there without cards


@dataclass(frozen=True, slots=True)
class Row:
    """Where cards of a hand lie: the height of each, whether they are whole, their bodies."""

    height: int
    whole: bool
    bodies: tuple[pygame.Rect, ...] = field(default=())


def spread(rect: pygame.Rect, many: int, theme: Theme, notes: bool) -> Row:
    """Lay so many cards out in a rect: whole ones with free tabs where there is room, else short ones that overlap."""
    head = theme.px(RAISE) + (max(theme.px(NOTE), 19) + theme.px(6) if notes else 0)
    inner = rect.inflate(-2 * theme.px(EDGE), 0)
    room = inner.h - head - theme.px(EDGE)
    gap = theme.px(6)
    share = (inner.w - gap * (many - 1)) / max(1, many) / (card.WHOLE[0] + card.TAB)
    high = min(room, theme.px(300), int(share * card.WHOLE[1]))
    whole = high >= WHOLE_FROM
    if not whole:
        share = (inner.w - gap * (many - 1)) / max(1, many) / card.SHORT[0]
        high = max(min(room, LEAST_SHORT), min(room, theme.px(170), int(share * card.SHORT[1])))
    if many == 0:
        return Row(high, whole)
    wide = card.body(high, not whole)[0]
    out = card.reach(high) if whole else 0
    step = min(wide + out + gap, (inner.w - wide - out) // max(1, many - 1))
    x = inner.x + max(0, (inner.w - step * (many - 1) - wide - out) // 2)
    top = rect.y + head + (room - high) // 2
    return Row(high, whole, tuple(pygame.Rect(x + i * step, top, wide, high) for i in range(many)))


class HandView(View[HandModel]):
    """Up to seven cards; the spots are their bodies with their tabs."""

    wants = (900, 250)

    def lay(self) -> list[Spot]:
        """One place for each card; of two that overlap the right one lies on top."""
        model = self.model
        self.row = spread(self.area, len(model.cards), self.theme, any(one.note for one in model.cards))
        spots = []
        for one, body in zip(model.cards, self.row.bodies, strict=True):
            rect = body.copy()
            rect.w += card.reach(body.h) if self.row.whole and one.face else 0
            name = one.face.name if one.face else ""
            tip = Tip(name, one.why) if name else None
            spots.append(Spot(model.name, one.value, rect, one.state not in ("", "dim") or not one.why, name, tip))
        return spots

    def paint(self, dst: pygame.Surface) -> None:
        """From left to right, what is pointed at last."""
        model = self.model
        if not model.cards and model.empty:
            style = text.Style("ital", 19, t.PARCHMENT_DIM)
            text.draw(
                dst, self.theme, *text.squeezed(self.theme, model.empty, style, self.rect.w), self.area.center, "center"
            )
        for body, one in self._in_order():
            self._card(dst, body, one)

    def paint_at(self, dst: pygame.Surface) -> None:
        """Draw it where it lies on another view's sheet, without a picture of its own."""
        part = dst.subsurface(self.rect.clip(dst.get_rect()))
        part.set_clip(dst.get_clip().move(-self.rect.x, -self.rect.y))
        self.paint(part)

    def _in_order(self) -> Iterator[tuple[pygame.Rect, Held]]:
        pairs = list(zip(self.row.bodies, self.model.cards, strict=True))
        yield from sorted(pairs, key=lambda pair: 2 * self._up(pair[1]) + (pair[1].state == "chosen"))

    def _up(self, one: Held) -> bool:
        return self.aim.on(self.model.name, one.value)

    def _card(self, dst: pygame.Surface, body: pygame.Rect, one: Held) -> None:
        raised = one.state == "chosen" or self._up(one)
        rect = body.move(0, -self.theme.px(RAISE)) if raised else body
        put_card(dst, self.theme, rect, one, self.row.whole, self._up(one))
        if self.aim.focused == (self.model.name, one.value):
            panels.focus_ring(dst, self.theme, rect, 9)


def put_card(dst: pygame.Surface, theme: Theme, rect: pygame.Rect, one: Held, whole: bool, up: bool = False) -> None:
    """A card as it stands: light beneath a legal one, a gold edge, a ribbon with its note."""
    if one.face is None:
        card.shadow(dst, rect)
        dst.blit(card.back(rect.size), rect)
        return
    state = one.state if one.state != "ghost" else ""
    dst.blit(_standing(theme, one.face, rect.h, whole, state, up), rect.move(-_margin(theme), -_margin(theme)))
    if one.state == "ghost":
        around = rect.inflate(theme.px(10), theme.px(10))
        dst.blit(card.dashes(around.size, t.SOURCE, max(2, theme.px(3)), theme.px(12)), around)
    if one.note:
        note(dst, theme, rect, one.note)


def _margin(theme: Theme) -> int:
    """How far the light and the shadow of a card reach beyond it."""
    return 3 * max(4, theme.px(10)) + 2


@POOL.keep
def _standing(theme: Theme, face: ActionFace, height: int, whole: bool, state: State, up: bool) -> pygame.Surface:
    """A card with its light, shadow and edge in one picture: a hand is drawn often. Shared: do not draw on it."""
    pad = _margin(theme)
    size = card.body(height, not whole)
    rect = pygame.Rect((pad, pad), size)
    out = clear((size[0] + (card.reach(height) if whole else 0) + 2 * pad, height + 2 * pad))
    strong = state == "chosen" or up
    if strong or state == "legal":
        c = pygame.Color(t.GOLD_LIT)
        out.fill((c.r, c.g, c.b, 0))
        card.lit(out, rect, max(4, theme.px(10 if strong else 6)), t.GOLD_LIT, 235 if strong else 170)
    card.shadow(out, rect)
    dim = state == "dim"
    out.blit(card.whole(face, height, -1, dim) if whole else card.short(face, height, dim), rect)
    if state in ("legal", "chosen"):
        edge = t.GOLD_LIT if state == "chosen" else t.GOLD
        grown = rect.inflate(2, 2)
        out.blit(frame(grown.size, max(4, height // 25), edge, max(2, theme.px(2))), grown)
    return out


def note(dst: pygame.Surface, theme: Theme, rect: pygame.Rect, words: str) -> None:
    """A ribbon above a card."""
    style = text.Style("uib", 16, t.PARCHMENT_LIT)
    room = rect.w + theme.px(60)
    words, style = text.squeezed(theme, words, style, room - theme.px(12))
    band = pygame.Rect(
        0, 0, max(rect.w * 3 // 4, text.width(theme, words, style) + theme.px(16)), max(theme.px(26), 19)
    )
    band.midbottom = (rect.centerx, rect.y - theme.px(4))
    marks.plate(dst, band, t.OXBLOOD, t.GOLD, theme.px(4))
    text.draw(dst, theme, words, style, band.center, "center")


def said(one: Held) -> str:
    """A card in words, for those who listen: name, kind, terrain."""
    face = one.face
    if face is None:
        return _("A card face down")
    kind, land = suits.kind(face.colour), suits.land(face.terrain)
    return _("{name}, {kind}, {terrain}").format(name=face.name, kind=kind, terrain=land)
