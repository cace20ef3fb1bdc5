"""The viewer's cards at the lower left: a set that can be exchanged is raised and bound by a ribbon."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.desktop import theme as t
from game.desktop.kit import cards, panels
from game.desktop.kit.cards import CardFace
from game.desktop.tables.base import CardSet, HandCard
from game.desktop.tables.layout import Form
from game.desktop.theme import Theme

STEP, RAISED, HOVER_ZOOM = 128, 22, 1.25
SLIP, SLIP_GAP, MOST_SLIPS = 26, 2, 5  # a slip's height, what lies between two, how many in a column
LINE, LINE_WIDE, MOST_LINES = 31, 400, 7  # the same of cards listed one to a line, and how wide it is at the most

Picture = Callable[[str, tuple[int, int]], pygame.Surface]


@dataclass(frozen=True)
class HandModel:
    """The cards in order, the set offered, which can be pointed at, and which are."""

    cards: tuple[HandCard, ...] = ()
    offered: CardSet | None = None
    legal: frozenset[int] = frozenset()
    pointed: frozenset[int] = frozenset()
    face_down: int = 0  # cards of the person who is asked that must not be seen now
    listed: bool = False  # one to a line, with all that they say in figures

    def ordered(self) -> list[HandCard]:
        """The cards of the offered set first."""
        inside = self.offered.cards if self.offered else ()
        return sorted(self.cards, key=lambda card: (card.value not in inside, 0))


class Hand:
    """Draws the hand and says what lies under the pointer."""

    def __init__(self, picture: Picture) -> None:
        self.picture = picture
        self._made: dict[object, pygame.Surface] = {}
        self.model = HandModel()
        self.theme = Theme()
        self.rect = pygame.Rect(0, 0, 1, 1)
        self.form: Form = "wide"
        self.visible = True
        self.hovered: int | None = None
        self.focused: int | None = None
        self.lit: int | None = None  # the card of the land that is pointed at
        self._spots: list[tuple[pygame.Rect, HandCard]] = []
        self.ribbon: pygame.Rect | None = None

    def place(self, rect: pygame.Rect, theme: Theme, form: Form) -> None:
        """Another place or scale."""
        if theme != self.theme:
            self._made.clear()
        self.rect, self.theme, self.form = pygame.Rect(rect), theme, form
        self._lay()

    def show(self, model: HandModel) -> None:
        """Other cards."""
        self.model = model
        if not any(card.value == self.hovered for card in model.cards):
            self.hovered = None
        self._lay()

    def _lay(self) -> None:
        """Where each card lies."""
        ordered = self.model.ordered()
        rects = self._slips(len(ordered)) if self.in_lines else self._row(ordered)
        self._spots = list(zip(rects, ordered, strict=True))
        self.ribbon = self._ribbon_rect()

    @property
    def in_lines(self) -> bool:
        """Whether cards lie as lines: where there is no height for them, or where each says much."""
        return self.form == "slips" or self.model.listed

    def _row(self, ordered: list[HandCard]) -> list[pygame.Rect]:
        """Side by side; the more cards, the more they overlap."""
        size, n, px = cards.card_size(self.theme), len(ordered), self.theme.px
        room = max(px(10) * (n - 1), self.rect.w - size[0])
        step = min(px(STEP), room // max(1, n - 1))
        base = self.rect.bottom - px(188) if self.form == "wide" else self.rect.y + px(8)
        up = px(RAISED if self.form == "wide" else 6)
        return [
            pygame.Rect((self.rect.x + i * step, base - (up if self._is_raised(card) else 0)), size)
            for i, card in enumerate(ordered)
        ]

    def _is_raised(self, card: HandCard) -> bool:
        inside = self.model.offered.cards if self.model.offered else ()
        return card.value in self.model.pointed or (not self.model.pointed and (card.value in inside or card.ready))

    def _slips(self, n: int) -> list[pygame.Rect]:
        """One above the other, out over the sea where there are many; two columns where that would be too high."""
        if self.model.listed and self.form != "slips":
            return self._listed(n)
        px, columns = self.theme.px, 1 if n <= (MOST_LINES if self.model.listed else MOST_SLIPS) else 2
        rows = -(-n // columns)
        wide, high = self.rect.w // columns, px(SLIP)
        head = high if self.model.offered and not self.model.pointed else 0
        top = self.rect.bottom - px(8) - max(rows * high + head, min(self.rect.h - px(8), 3 * high)) + head
        size = (wide - px(SLIP_GAP), high - px(SLIP_GAP))
        return [pygame.Rect((self.rect.x + i // rows * wide, top + i % rows * high), size) for i in range(n)]

    def _listed(self, n: int) -> list[pygame.Rect]:
        """One to a line where there would be room for cards; in a low hand as many columns as are needed."""
        px, high = self.theme.px, self.theme.px(LINE)
        most = MOST_LINES if self.form == "wide" else max(1, (self.rect.h - px(8)) // high)
        columns = -(-n // most) or 1
        rows, wide = -(-n // columns), min(self.rect.w // columns, px(LINE_WIDE))
        top = self.rect.bottom - px(14) - rows * high if self.form == "wide" else self.rect.y + px(8)
        size = (wide - px(SLIP_GAP), high - px(SLIP_GAP + 1))
        return [pygame.Rect((self.rect.x + i // rows * wide, top + i % rows * high), size) for i in range(n)]

    def _ribbon_rect(self) -> pygame.Rect | None:
        offered = self.model.offered
        if offered is None or self.model.pointed:
            return None
        if self.in_lines and self._spots:
            first, high = self._spots[0][0], self.theme.px(SLIP)
            return pygame.Rect(self.rect.x, first.y - high, self.rect.w - self.theme.px(SLIP_GAP), high - 2)
        rects = [rect for rect, card in self._spots if card.value in offered.cards]
        if not rects:
            return None
        whole = rects[0].unionall(rects[1:])
        high = self.theme.px(32)
        top = min(whole.y + self.theme.px(166), self.rect.bottom - high - self.theme.px(6))
        return pygame.Rect(whole.x + self.theme.px(6), top, whole.w - self.theme.px(12), high)

    def card_at(self, pos: tuple[int, int]) -> HandCard | None:
        """The card under a pixel of the window; the one that lies on top."""
        if not self.visible:
            return None
        if self.hovered is not None and self.form == "tab":
            rect = self._hover_rect()
            if rect and rect.collidepoint(pos):
                return next((card for _r, card in self._spots if card.value == self.hovered), None)
        for rect, card in self._spots:
            if rect.collidepoint(pos):
                return card
        return None

    def on_ribbon(self, pos: tuple[int, int]) -> bool:
        """Whether the ribbon lies there."""
        return self.visible and self.ribbon is not None and self.ribbon.collidepoint(pos)

    def hover(self, pos: tuple[int, int] | None) -> bool:
        """Follow the pointer; whether the picture changes."""
        card = self.card_at(pos) if pos else None
        value = card.value if card and not (pos and self.on_ribbon(pos)) else None
        changed = value != self.hovered
        self.hovered = value
        return changed

    def rects(self) -> list[pygame.Rect]:
        """Where the cards lie."""
        return [rect for rect, _card in self._spots]

    def spot(self, value: int) -> pygame.Rect:
        """Where a card lies."""
        return next((rect for rect, card in self._spots if card.value == value), self.rect)

    def subject(self, value: int) -> pygame.Rect:
        """What a tooltip on a card must leave free: the card, and the larger one that is raised for it."""
        rect, larger = self.spot(value), self._hover_rect()
        return rect.union(larger) if larger and self._up() == value else rect

    def pointed_at(self) -> HandCard | None:
        """The card that pointer or keyboard is on."""
        up = self._up()
        return next((card for card in self.model.cards if card.value == up), None) if self.visible else None

    def _up(self) -> int | None:
        return self.focused if self.focused is not None else self.hovered

    def _hover_rect(self) -> pygame.Rect | None:
        up = self._up()
        found = next((rect for rect, card in self._spots if card.value == up), None)
        if found is None or self.model.listed:
            return None
        size = cards.card_size(self.theme, HOVER_ZOOM)
        rect = pygame.Rect((0, 0), size)
        low = min(self.rect.bottom, found.bottom)
        if self.form == "slips":
            low = min(self.rect.y, *(rect.y for rect, _card in self._spots))
        if self.ribbon:
            low = min(low, self.ribbon.y)  # what the set is worth stays in sight
        rect.midbottom = (found.centerx, low - self.theme.px(2))
        rect.x = max(self.theme.px(14), rect.x)  # with its shadow and the ring about it
        return rect

    def area(self) -> pygame.Rect:
        """What the cards cover."""
        rects = [rect for rect, _card in self._spots] + self.backs()
        larger = self._hover_rect()
        rects += [larger] if larger else []
        return rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)

    def looks(self) -> object:
        """Equal where the hand looks the same."""
        return self.model, self.hovered, self.focused, self.visible, self.lit

    def draw(self, dst: pygame.Surface) -> None:
        """The rightmost first, so that names are seen; the hovered one last and larger."""
        if not self.visible:
            return
        self._draw_backs(dst)
        for rect, card in reversed(self._spots):
            if self.in_lines:
                cards.slip(dst, self.theme, rect, self._face(card), card.value in self.model.pointed)
                continue
            hidden = 0 if card is self._spots[0][1] else self._hidden(rect)
            cards.draw(dst, self.theme, self._sheet(card, 1.0, hidden), rect.topleft)
        offered = self.model.offered
        if self.ribbon and offered:
            cards.ribbon(dst, self.theme, self.ribbon, offered.words, offered.option is not None)
        larger, up = self._hover_rect(), self._up()
        raised = next((card for _r, card in self._spots if card.value == up), None)
        if larger and raised:
            cards.draw(dst, self.theme, self._sheet(raised, HOVER_ZOOM), larger.topleft)
            if self.focused is not None:
                panels.focus_ring(dst, self.theme, larger, 7)
        for rect, card in self._spots:
            chosen = card.value in self.model.pointed and not self.in_lines
            raised_here = card.value == up and not self.model.listed
            if not raised_here and (chosen or card.value in (self.lit, up)):
                panels.outline(dst, self.theme, rect, t.GOLD_LIT, 1, 3, 4 if self.in_lines else 7)

    def backs(self) -> list[pygame.Rect]:
        """Where cards lie face down, in a wide window."""
        if not self.model.face_down or self.form != "wide":
            return []
        px, size = self.theme.px, cards.card_size(self.theme, 0.75)
        top = self.rect.bottom - px(74) - size[1]
        return [pygame.Rect((self.rect.x + i * px(46), top), size) for i in range(min(5, self.model.face_down))]

    def look_rect(self) -> pygame.Rect | None:
        """Where the button lies that lets the owner look at cards that lie face down; None where a tab does that."""
        px = self.theme.px
        if not self.model.face_down or self.form == "tab":
            return None
        if self.form == "slips":
            return pygame.Rect(self.rect.x, self.rect.bottom - px(72), self.rect.w, px(54))
        return pygame.Rect(self.rect.x, self.rect.bottom - px(66), min(self.rect.w, px(300)), px(50))

    def _draw_backs(self, dst: pygame.Surface) -> None:
        for rect in self.backs():
            cards.draw(dst, self.theme, cards.back(self.theme, rect.size), rect.topleft)

    def _hidden(self, rect: pygame.Rect) -> int:
        """How much of a card its left neighbour covers."""
        left = max((one.right for one, _card in self._spots if one.x < rect.x), default=rect.x)
        return max(0, left - rect.x)

    def _face(self, card: HandCard) -> CardFace:
        inside = self.model.offered.cards if self.model.offered else ()
        golden = card.value in inside or card.value in self.model.pointed or card.ready
        return CardFace(card.name, card.symbol, card.tint, card.faction, golden, card.mark, card.share, card.note)

    def _sheet(self, card: HandCard, zoom: float, hidden: int = 0) -> pygame.Surface:
        face = self._face(card)
        key = (card, zoom, face.in_set, hidden, self.theme)
        if key not in self._made:
            if len(self._made) > 64:
                self._made.clear()
            picture = self.picture(card.key, cards.picture_size(self.theme, zoom))
            self._made[key] = cards.compose(self.theme, face, picture, zoom, hidden)
        return self._made[key]
