"""A position as a witcher judges it: what every place, attribute and deed is worth now. Read from the view alone."""

from __future__ import annotations

from typing import Final

from game.bots.witcher import at_sea
from game.bots.witcher.combo import HAND_LIMIT
from game.bots.witcher.faces import Faces
from game.bots.witcher.odds import Odds
from game.bots.witcher.weights import Weights
from game.bots.witcher.worth import average, card_worth, known
from game.titles.witcher import content as c
from game.titles.witcher import kept, solo
from game.titles.witcher.attributes import ATTRIBUTES, MOST
from game.titles.witcher.content import Content
from game.titles.witcher.places import DEARER, TRAINED_ANYWHERE
from game.titles.witcher.state import ALCHEMY, NONE, SPECIALTY, Four, State, Witcher
from game.titles.witcher.tokens import TRAIL_GOLD

MUCH_GOLD: Final = 10
LEARNT_HERE: Final = {c.COMBAT: 0, c.DEFENSE: 1, c.ALCHEMY: 2, c.SPECIALTY: 3}
HAND_NEXT: Final = 4  # cards in hand at the beginning of an average turn
PRIZES: Final = (1, 2, 3, 3, 3)  # Gold for a witcher, by steps (WOW-WVW-07)
BOUNTY: Final = 2


class Outlook:
    """One seat's judgement of one position."""

    def __init__(self, faces: Faces, weights: Weights, seen: State, seat: int) -> None:
        self.faces, self.weights, self.seen, self.seat = faces, weights, seen, seat
        self.content: Content = faces.content
        self.one: Witcher = seen.seats[seat]
        self.odds = Odds(faces, weights, seen, seat)
        self._chances: dict[tuple[int, int], float] = {}
        self._duels: dict[tuple[int, int], float] = {}
        self._odds: dict[int, Odds] = {}
        self._places: dict[tuple[int, Four, int], tuple[float, int, int]] = {}
        self._rivals: dict[int, list[int]] = {}
        self._arrivals: dict[tuple[int, int], float] = {}

    # -- trophies ------------------------------------------------------------------------------------
    def step(self) -> float:
        """The next step on the trophy track, won in a fight."""
        return self.weights.win if self.one.track + 1 >= self.content.trophies_needed else self.weights.step

    def can_master(self, attribute: int) -> bool:
        """Whether the trophy of an attribute is there and not owned yet."""
        trophy = self.content.attribute_trophy[attribute]
        return bool(self.seen.attribute_trophies[attribute]) and trophy not in self.one.trophies

    def mastery(self) -> float:
        """What a meditation is worth now: the last step is not to be had by it."""
        if self.one.track + 1 >= self.content.trophies_needed:
            return self.weights.helper
        return self.weights.mastery_alone if self.content.players == 1 else self.weights.mastery

    def way_to_mastery(self, attributes: Four) -> float:
        """What the way made so far is worth."""
        parts = sorted(
            (self.weights.towards[attributes[a] - 1] for a in ATTRIBUTES if self.can_master(a)), reverse=True
        )
        return self.mastery() * sum(part * self.weights.second_mastery**i for i, part in enumerate(parts))

    def raising(self, attribute: int, attributes: Four) -> float:
        """What one level more is worth."""
        level = attributes[attribute]
        if level >= MOST:
            return 0.0
        gain = self.weights.attribute[attribute][level - 1]
        if attribute == ALCHEMY:
            gain += self.potion()
        return gain + self.way_to_mastery(raised(attributes, attribute)) - self.way_to_mastery(attributes)

    # -- gold, potions, cards ------------------------------------------------------------------------
    def gold(self, gold: int) -> float:
        """What the next piece of Gold is worth to whoever has so much."""
        return self.weights.gold if gold < MUCH_GOLD else self.weights.saved_gold

    def potion(self) -> float:
        """One more potion."""
        return self.weights.potion[min(len(self.one.potions), len(self.weights.potion) - 1)]

    def card(self, card: int) -> float:
        """A card in the own deck."""
        return card_worth(self.faces, self.weights, self.one.owned, card)

    def worst(self, cards: tuple[int, ...]) -> int:
        """Of own cards, the one that is worth least."""
        return min(cards, key=lambda card: (self.card(card), card))

    def better(self, cards: tuple[int, ...]) -> float:
        """By how much cards are better than the deck on average."""
        if not cards:
            return 0.0
        return sum(map(self.card, cards)) / len(cards) - average(self.faces, self.weights, self.one.owned)

    # -- fights --------------------------------------------------------------------------------------
    def may_hunt(self) -> bool:
        """Alone, the last monster waits (WOW-SOL-04)."""
        return self.content.players > 1 or solo.may_fight_monsters(self.content, self.seen, self.seat)

    def can_fight(self, terrain: int) -> bool:
        """Whether a monster is there and its price can be paid."""
        monster = self.seen.slots[terrain].monster
        if monster == NONE or not self.may_hunt():
            return False
        return len(self.one.potions) >= self.content.catalogue.monsters[monster].ability.potions

    def chance(self, terrain: int, hand: int) -> float:
        """To kill a monster with so many cards in hand."""
        key = (terrain, min(hand, HAND_LIMIT))
        if key not in self._chances:
            self._chances[key] = self.odds.against(terrain, hand)
        return self._chances[key]

    def hunt(self, terrain: int, chance: float) -> float:
        """What a fight against a monster is worth at a chance to kill it."""
        weights = self.weights
        won = self.step() + BOUNTY * weights.gold
        lost = -weights.defeat + (weights.trail if self.one.trails[terrain] == NONE else 0.0)
        return chance * won + (1.0 - chance) * lost

    def odds_of(self, seat: int) -> Odds:
        """The chances of another witcher."""
        if seat not in self._odds:
            self._odds[seat] = Odds(self.faces, self.weights, self.seen, seat)
        return self._odds[seat]

    def duel_chance(self, other: int, hand: int) -> float:
        """To beat a witcher."""
        key = (other, min(hand, HAND_LIMIT))
        if key not in self._duels:
            self._duels[key] = self.odds.in_duel(self.odds_of(other), hand)
        return self._duels[key]

    def duel(self, other: int, chance: float) -> float:
        """What a fight against a witcher is worth."""
        weights, rival = self.weights, self.seen.seats[other]
        gold = weights.gold * PRIZES[min(rival.track, len(PRIZES) - 1)]
        owned = self.content.school_trophy[rival.school] in self.one.trophies
        won = weights.own_again if owned else self.step()
        lost = weights.defeat + weights.gold * PRIZES[min(self.one.track, len(PRIZES) - 1)]
        return chance * (won + gold) - (1.0 - chance) * lost

    # -- places --------------------------------------------------------------------------------------
    def place(self, place: int, attributes: Four, gold: int) -> tuple[float, int, int]:
        """What the action of a place is worth, the attribute it raises or NONE, and the Gold it costs."""
        key = (place, attributes, gold)
        if key not in self._places:
            self._places[key] = self._place(place, attributes, gold)
        return self._places[key]

    def _place(self, place: int, attributes: Four, gold: int) -> tuple[float, int, int]:
        action = self.content.action_of[place]
        weights = self.weights
        if action > c.ALMS:
            return at_sea.island(self, place, attributes, gold)
        if action in LEARNT_HERE:
            attribute = LEARNT_HERE[action]
            if attributes[attribute] > min(self.one.level, MOST - 1):
                return (0.0, NONE, 0)
            return (self.raising(attribute, attributes), attribute, 0)
        if action == c.TRAIN:
            return self.training(place, attributes, gold)
        if action == c.POTION:
            return (self.potion(), NONE, 0)
        if action == c.POKER:
            worth = weights.poker_alone if self.content.players == 1 else weights.poker
            return (worth if gold else 0.0, NONE, 0)
        if action == c.TRADE:
            return (self.trading(), NONE, 0)
        if action == c.TRAIL_QUEST:
            return (self.gold(gold) + weights.trail_quest * self.open_trails(), NONE, 0)
        return (weights.alms if gold else self.gold(0) + weights.alms, NONE, 0)

    def training(self, place: int, attributes: Four, gold: int) -> tuple[float, int, int]:
        """The best training at a school, less its price."""
        best = (0.0, NONE, 0)
        at_home = self.content.school_of[place] == self.one.school
        letter = kept.letter(self.content, self.seen, self.seat)
        for attribute in (*TRAINED_ANYWHERE, SPECIALTY) if at_home else TRAINED_ANYWHERE:
            price = attributes[attribute] + 1
            if letter != NONE:
                price = kept.by_letter(self.content, letter, price)
            if attributes[attribute] < MOST and price <= gold:
                worth = self.raising(attribute, attributes) - self.spent(gold, price)
                if worth > best[0]:
                    best = (worth, attribute, price)
        return best

    def spent(self, gold: int, price: int) -> float:
        """What a price is worth to whoever has so much."""
        return sum(self.gold(gold - 1 - i) for i in range(price))

    def trading(self) -> float:
        """A card of hand for one of the pool."""
        hand, pool = self.one.hand, known(self.seen.pool)
        if not hand or NONE in hand:
            return 0.0
        costs = self.content.card_cost
        gains = [
            max((self.card(card) for card in pool if costs[card] <= costs[away] + DEARER), default=0.0)
            - self.card(away)
            for away in hand
        ]
        return self.weights.trade * max(0.0, *gains)

    def open_trails(self) -> float:
        """1 where a trail can still be sought."""
        one = self.one
        return float(any(one.trails[t] == one.trail_quests[t] == NONE for t in range(3) if self.seen.tokens[t]))

    def arrival(self, place: int, gold: int) -> float:
        """What waits at a place besides its action: trail quests, quests, witchers to challenge, a friend's Gold."""
        key = (place, gold)
        if key not in self._arrivals:
            self._arrivals[key] = self._arrival(place, gold)
        return self._arrivals[key]

    def _arrival(self, place: int, gold: int) -> float:
        one, weights, content = self.one, self.weights, self.content
        worth = 0.0
        if place in one.trail_quests:
            worth += TRAIL_GOLD * weights.gold + weights.trail
        for quest in one.quests:
            if self.waits_at(quest.place, place) and content.catalogue.quests[quest.quest].cost <= gold:
                worth += weights.quest
        if one.kept:
            worth += weights.gold * kept.arrival_gold(content, self.seen, self.seat, place)
        return worth + weights.challenge * len(self.challengeable(place, gold))

    def waits_at(self, wanted: int, place: int) -> bool:
        """Whether a quest can be resolved at a place."""
        if wanted != NONE:
            return wanted == place
        if self.content.players == 1:
            return self.content.school_of[place] != NONE
        return any(one.present and self.content.home[one.school] == place for one in self.seen.seats)

    def challengeable(self, place: int, gold: int) -> list[int]:
        """Witchers at a place who can be challenged to dice."""
        if gold < 1:
            return []
        return [
            other
            for other, rival in enumerate(self.seen.seats)
            if other != self.seat
            and rival.place == place
            and rival.present
            and rival.gold > 0
            and other not in self.seen.turn.challenged
        ]

    # -- deeds ---------------------------------------------------------------------------------------
    def best_deed(self, place: int, hand: int, better: float, attributes: Four, barred: bool = False) -> float:
        """What phase II is worth at a place with so many cards left in hand; `barred`: without exploring."""
        at_dagon = place == self.content.open_sea
        worth = 0.0 if barred or at_dagon or self.seen.turn.explore_barred else self.weights.explore
        if at_dagon and at_sea.danger(self.seen) == 1.0:
            worth = at_sea.facing_dagon(self, hand)
        for attribute in ATTRIBUTES:
            if attributes[attribute] >= MOST and self.can_master(attribute):
                worth = max(worth, self.mastery())
        for terrain, slot in enumerate(self.seen.slots):
            if slot.token == place and self.can_fight(terrain):
                worth = max(worth, self.hunt(terrain, self.better_chance(terrain, hand, better, attributes)))
        for other in self.rivals_at(place):
            worth = max(worth, self.duel(other, self.duel_chance(other, hand)))
        return worth

    def better_chance(self, terrain: int, hand: int, better: float, attributes: Four) -> float:
        """To kill a monster with what the turn has brought."""
        if not better and attributes == self.one.attributes:
            return self.chance(terrain, hand)
        return self.odds.against(terrain, hand, better, attributes)

    def rivals_at(self, place: int) -> list[int]:
        """The witchers who can be fought at a place."""
        if place not in self._rivals:
            self._rivals[place] = self._rivals_at(place)
        return self._rivals[place]

    def _rivals_at(self, place: int) -> list[int]:
        if (
            self.content.players == 1
            or self.content.school_of[place] != NONE
            or place in (self.seen.tavern, self.content.open_sea)
        ):
            return []
        return [
            other
            for other, rival in enumerate(self.seen.seats)
            if other != self.seat
            and rival.present
            and rival.place == place
            and rival.school != NONE
            and other not in self.seen.turn.challenged
        ]

    # -- the next turn -------------------------------------------------------------------------------
    def prospects(self) -> list[float]:
        """What the next turn can do from each place: two steps of actions, and fights within reach."""
        weights, one = self.weights, self.one
        places = range(len(self.content.adjacent))
        ships = at_sea.ships_of(self.seen)
        ways = [at_sea.ways(self.content, self.seen, place, ships, False) for place in places]
        acts = [
            self.place(place, one.attributes, one.gold)[0] + self.arrival(place, one.gold) + at_sea.voyage(self, place)
            for place in places
        ]
        found = []
        fights = [(slot.token, t) for t, slot in enumerate(self.seen.slots) if self.can_fight(t)]
        for start in places:
            best = 0.0
            for near in ways[start]:
                then = max((acts[p] for p in ways[near] if p != start), default=0.0)
                best = max(best, acts[near] + weights.way * then)
            for place, terrain in fights:
                far = self.faces.distance[start][place]
                if far < HAND_NEXT:
                    worth = self.hunt(terrain, self.chance(terrain, HAND_NEXT - far))
                    best = max(best, weights.later_fight * worth)
            found.append(weights.ahead * best)
        return found


def raised(attributes: Four, attribute: int) -> Four:
    """One level more of an attribute."""
    levels = list(attributes)
    levels[attribute] = min(MOST, levels[attribute] + 1)
    first, second, third, fourth = levels
    return (first, second, third, fourth)
