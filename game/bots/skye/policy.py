"""The policy: an answer to every question, from the view alone, so that undo, load and replay repeat it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from game.bots.handicap import NO_HANDICAP, Handicap
from game.bots.skye.building import Ground, layings
from game.bots.skye.buying import purchases
from game.bots.skye.handicap import Mood, mood_of
from game.bots.skye.journey import answers as journey
from game.bots.skye.journey.answers import use, walk_worth
from game.bots.skye.outlook import Outlook
from game.bots.skye.pricing import SPARED, Effort, Plan, Question, pricing_of
from game.bots.skye.weights import Weights, tuned
from game.kernel.chance import Stream, below
from game.kernel.game import Game
from game.kernel.rules import Option
from game.titles.skye import frames as f
from game.titles.skye.content import CONFIRM, PASS, Content
from game.titles.skye.journeyman.sparing import SPARE_ALL
from game.titles.skye.pricing import unpriced
from game.titles.skye.state import NONE, State

WIDTHS: Final = (2, 2)  # places of each tile that are tried, step by step
EFFORT: Final = Effort(first=2, second=5, last=10, better=6, best=6)
MANY: Final = 5  # tiles; the more there are, the less far each order is followed
# The same for who thinks longer, and behind the screens of rivals too.
WIDE: Final = (3, 2, 2)
WALKS: Final = 6
THOROUGH: Final = Effort(first=4, second=12, last=32, better=10, best=8, foresight=5)


@dataclass
class Asked:
    """One decision of the seat `seen.stack[-1][1]`, from its view."""

    weights: Weights
    handicap: Handicap
    content: Content
    seen: State
    options: list[Option]
    chance: Stream

    @cached_property
    def seat(self) -> int:
        """Who is asked."""
        seat: int = self.seen.stack[-1][1]
        return seat

    @cached_property
    def mood(self) -> Mood:
        """The errors of this round."""
        return mood_of(self.handicap, self.seen, self.seat)

    @cached_property
    def outlook(self) -> Outlook:
        """The position as the seat judges it."""
        return Outlook(self.weights, self.content, self.seen, self.seat, self.mood)


class Policy:
    """Weights, weakened by a handicap. Holds nothing that changes."""

    def __init__(
        self,
        weights: Weights | None = None,
        handicap: Handicap = NO_HANDICAP,
        widths: tuple[int, ...] = WIDTHS,
        effort: Effort = EFFORT,
        walks: int = 0,
    ) -> None:
        self.weights = weights or tuned()
        self.handicap = handicap
        self.widths = widths
        self.effort = effort
        self.walks = walks  # ways to lay the tiles that are thought through with the walk that follows

    def choose(self, game: Game, seen: State, options: list[Option], chance: Stream) -> Option:
        """One of `options`, for the seat that decides in the view."""
        return options[0] if len(options) == 1 else self.decide(game.content, seen, options, chance)

    def decide(self, content: Content, seen: State, options: list[Option], chance: Stream) -> Option:
        """The same as judgement has it."""
        kind, asked = seen.stack[-1][0], self.asked(content, seen, options, chance)
        if kind in ANSWERS:
            return ANSWERS[kind](self, asked)
        return journey.ANSWERS[kind](asked.outlook, options)

    def asked(self, content: Content, seen: State, options: list[Option], chance: Stream) -> Asked:
        """The decision at hand as this policy sees it."""
        return Asked(self.weights, self.handicap, content, seen, options, chance)

    def plan(self, asked: Asked) -> Plan:
        """The axe and all prices, given what is set already."""
        one, pieces = asked.seen.seats[asked.seat], asked.seen.journey
        question = Question(self.weights, asked.content, asked.seen, asked.mood, self.effort)
        axe = SPARED if pieces is not None and pieces.sparing[asked.seat] else one.axe
        return pricing_of(question).best(axe, one.prices)

    def price(self, asked: Asked) -> Option:
        """SKY-PRC-02: one step behind the screen."""
        one = asked.seen.seats[asked.seat]
        if CONFIRM in asked.options:
            return CONFIRM
        plan = self.plan(asked)
        if asked.options[0][0] == "axe":
            return SPARE_ALL if plan.axe == SPARED else asked.content.axe_on[plan.axe]
        place = unpriced(one)[0]
        return ("price", one.drawn[place], plan.prices[place])

    def buy(self, asked: Asked) -> Option:
        """SKY-BUY-01, after an advance that can be used."""
        used = use(asked.outlook, asked.options)
        if used is not None:
            return used
        if asked.mood.stops():
            return PASS
        found = purchases(asked.outlook, [option[1] for option in asked.options if option[0] == "buy"])
        return PASS if found[0].tile == NONE else asked.content.buy[found[0].tile]

    def build(self, asked: Asked) -> Option:
        """SKY-BLD-07."""
        outlook = asked.outlook
        strays = [option for option in asked.options if asked.mood.strays(option[1])]
        if strays:
            return strays[below(asked.chance, len(strays))]
        aims = outlook.aims(asked.seat)
        hand = outlook.one.aside
        widths = self.widths[: max(1, MANY - len(hand))]
        ground = Ground(asked.content.tiles, outlook.one.territory, aims, outlook.roads(asked.seat))
        found = layings(ground, hand, widths)
        laying = found[0]
        if self.walks and asked.seen.journey is not None:
            laying = max(found[: self.walks], key=lambda one: one.worth + walk_worth(outlook, one.placed))
        x, y, tile, rotation = laying.placed[0]
        return ("build", tile, x, y, rotation)


ANSWERS: Final[dict[int, Callable[[Policy, Asked], Option]]] = {
    f.PRICE: Policy.price,
    f.BUY: Policy.buy,
    f.BUY_SECOND: Policy.buy,
    f.BUILD: Policy.build,
}
