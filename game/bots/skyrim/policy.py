"""The policy: an answer to every question, from the view alone, so that undo, load and replay repeat it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.bots.handicap import NO_HANDICAP, Handicap, fraction
from game.bots.skyrim import cards, maneuver, placing
from game.bots.skyrim.attack import Attack, attacks
from game.bots.skyrim.ground import ground_of
from game.bots.skyrim.handicap import Mood, mood_of
from game.bots.skyrim.outlook import Front, Outlook, read_outlook
from game.bots.skyrim.tempers import Tempers, tuned
from game.bots.skyrim.weights import Weights
from game.kernel.chance import Stream, below
from game.kernel.game import Game
from game.kernel.rules import Frame, Option
from game.titles.skyrim import frames as f
from game.titles.skyrim.content import Content
from game.titles.skyrim.invasion import END_INVASION, MOST_ATTACK_DICE, MOST_DEFENCE_DICE
from game.titles.skyrim.maneuver import END_MANEUVER
from game.titles.skyrim.reinforcements import END_REINFORCEMENTS
from game.titles.skyrim.state import State


class Policy:
    """Tempers, weakened by a handicap. Holds nothing that changes."""

    def __init__(self, tempers: Tempers | None = None, handicap: Handicap = NO_HANDICAP) -> None:
        self.tempers = tempers or tuned()
        self.handicap = handicap

    def choose(self, game: Game, seen: State, options: list[Option], chance: Stream) -> Option:
        """One of `options`, for the seat that decides in the view."""
        if len(options) == 1:
            return options[0]
        return self.decide(game.content, seen, chance)

    def decide(self, content: Content, seen: State, chance: Stream) -> Option:
        """The same without the list of options: judgement asks the rules only for what it needs."""
        frame = seen.stack[-1]
        return ANSWERS[frame[0]](self, content, seen, frame, chance)

    def outlook(self, content: Content, seen: State, seat: int) -> Outlook:
        """The position as this policy judges it."""
        return read_outlook(ground_of(content), self.weights(content, seen), seen, seat)

    def front(self, content: Content, seen: State, seat: int) -> Front:
        """Only who stands where."""
        return Front(ground_of(content), self.weights(content, seen), seat, seen.owner, seen.units)

    def weights(self, content: Content, seen: State) -> Weights:
        """What this policy holds dear in a match as it stands."""
        return self.tempers.of(content.end_card >= 0, sum([one.alive for one in seen.seats]))

    def pick_attack(self, outlook: Outlook, mood: Mood, conquests: int) -> Attack | None:
        """The best attack, as far as the handicap lets it be seen."""
        if mood.stops(conquests):
            return None
        found = attacks(outlook)
        if self.handicap.noise:
            found = sorted((a._replace(worth=a.worth + mood.error(a.source, a.target)) for a in found), reverse=True)
        return found[0] if found and found[0].worth > outlook.weights.least_gain else None

    def pick_place(self, outlook: Outlook, left: int, chance: Stream) -> int:
        """The best place, or now and then any border."""
        astray = self.astray(outlook, chance)
        return placing.best_place(outlook, left) if astray is None else astray

    def astray(self, outlook: Outlook, chance: Stream) -> int | None:
        """Any border, as often as the handicap has it; else None."""
        if not self.handicap.stray or fraction(chance) >= self.handicap.stray:
            return None
        borders = placing.own_borders(outlook)
        return borders[below(chance, len(borders))] if borders else None


def _defend(policy: Policy, content: Content, seen: State, frame: Frame, chance: Stream) -> Option:
    """Two dice are better than one against any attack (RSK-BAT-01)."""
    return ("defend", min(MOST_DEFENCE_DICE, seen.units[frame[3]]))


def _invade(policy: Policy, content: Content, seen: State, frame: Frame, chance: Stream) -> Option:
    seat: int = frame[1]
    mood = mood_of(policy.handicap, seen, seat)
    attack = policy.pick_attack(policy.outlook(content, seen, seat), mood, len(seen.conquests))
    if attack is None:
        return END_INVASION
    return ("attack", attack.source, attack.target, min(MOST_ATTACK_DICE, seen.units[attack.source] - 1))


def _move_in(policy: Policy, content: Content, seen: State, frame: Frame, chance: Stream) -> Option:
    front = policy.front(content, seen, frame[1])
    return ("follow", maneuver.following(front, frame[2], frame[3]))


def _reinforce(policy: Policy, content: Content, seen: State, frame: Frame, chance: Stream) -> Option:
    outlook = policy.outlook(content, seen, frame[1])
    left, owed = frame[2], bool(frame[3])
    exchange = cards.set_to_exchange(content, seen, outlook, owed)
    if exchange is not None:
        return exchange
    return content.place_at[policy.pick_place(outlook, left, chance)] if left else END_REINFORCEMENTS


def _place_units(policy: Policy, content: Content, seen: State, frame: Frame, chance: Stream) -> Option:
    return ("units", placing.share_to_place(policy.weights(content, seen), frame[3]))


def _place(policy: Policy, content: Content, seen: State, frame: Frame, chance: Stream) -> Option:
    return content.place_at[policy.pick_place(policy.outlook(content, seen, frame[1]), frame[2], chance)]


def _maneuver(policy: Policy, content: Content, seen: State, frame: Frame, chance: Stream) -> Option:
    source = maneuver.maneuver_source(policy.front(content, seen, frame[1]))
    return END_MANEUVER if source < 0 else content.maneuver_from[source]


def _maneuver_to(policy: Policy, content: Content, seen: State, frame: Frame, chance: Stream) -> Option:
    outlook = policy.outlook(content, seen, frame[1])
    return content.maneuver_to[maneuver.maneuver_goal(content, outlook, frame[2])]


def _maneuver_units(policy: Policy, content: Content, seen: State, frame: Frame, chance: Stream) -> Option:
    """All but the one that stays: the source stands behind the lines."""
    return ("units", seen.units[frame[2]] - 1)


def _exchange(policy: Policy, content: Content, seen: State, frame: Frame, chance: Stream) -> Option:
    best = cards.best_set(content, seen, frame[1])
    assert best is not None, "six cards always hold a set"
    return best


def _claim(policy: Policy, content: Content, seen: State, frame: Frame, chance: Stream) -> Option:
    return content.place_at[placing.best_claim(policy.outlook(content, seen, frame[1]))]


def _garrison(policy: Policy, content: Content, seen: State, frame: Frame, chance: Stream) -> Option:
    outlook = policy.outlook(content, seen, frame[1])
    astray = policy.astray(outlook, chance)
    return content.place_at[placing.best_garrison(outlook) if astray is None else astray]


Answer = Callable[[Policy, Content, State, Frame, Stream], Option]
ANSWERS: Final[dict[Any, Answer]] = {
    f.DEFEND: _defend,
    f.INVADE: _invade,
    f.MOVE_IN: _move_in,
    f.REINFORCE: _reinforce,
    f.PLACE_UNITS: _place_units,
    f.MANEUVER: _maneuver,
    f.MANEUVER_TO: _maneuver_to,
    f.MANEUVER_UNITS: _maneuver_units,
    f.PLACE: _place,
    f.EXCHANGE: _exchange,
    f.CLAIM: _claim,
    f.GARRISON: _garrison,
}
