"""A question as the policy answers it: who asks, what lies open, what judgement makes of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from game.bots.handicap import Handicap
from game.bots.witcher import at_sea
from game.bots.witcher.faces import faces_of
from game.bots.witcher.fighting import Brawl
from game.bots.witcher.handicap import ROUTE, Mood, mood_of
from game.bots.witcher.outlook import Outlook
from game.bots.witcher.route import Router, Walk
from game.bots.witcher.weights import Weights
from game.kernel.chance import Stream
from game.kernel.rules import Frame, Option
from game.titles.witcher.content import Content
from game.titles.witcher.state import State


@dataclass
class Asked:
    """One decision of the seat `frame[1]`, from its view."""

    weights: Weights
    handicap: Handicap
    content: Content
    seen: State
    frame: Frame
    options: list[Option]
    chance: Stream

    @cached_property
    def outlook(self) -> Outlook:
        """The position as the seat judges it."""
        return Outlook(faces_of(self.content), self.weights, self.seen, self.frame[1])

    @cached_property
    def mood(self) -> Mood:
        """The errors of this turn."""
        return mood_of(self.handicap, self.seen, self.frame[1])

    def brawl(self, side: int) -> Brawl:
        """The fight under way as a side sees it."""
        return Brawl(faces_of(self.content), self.weights, self.seen, side)

    def walks(self) -> list[Walk]:
        """The best walk by first step, the best first, as far as the handicap lets them be seen."""
        found = Router(self.outlook).by_first_step()
        if not self.handicap.noise:
            return found
        misjudged = (one._replace(worth=one.worth + self.mood.error(ROUTE, (one.places or (-1,))[-1])) for one in found)
        return sorted(misjudged, reverse=True)

    def towards(self, place: int) -> Option:
        """The first step to a neighbouring place, by road or by ship."""
        sails = at_sea.by_sea(self.content, self.outlook.one.place, place)
        return (self.content.offers.sail_to if sails else self.content.offers.move)[place]
