"""What positions mean to the seat on turn, in all copies at once: the reckoning of `outlook.py` and `worth.py`."""

from __future__ import annotations

from typing import Final

import numpy as np

from game.bots.skyrim.lookahead.boards import Boards
from game.bots.skyrim.lookahead.field import Bools, Field, Ints, Odds, Reals, odds
from game.bots.skyrim.lookahead.minds import Minds, minds_of
from game.bots.skyrim.outlook import FULL_FUTURE, LAND_IN_UNITS, LEAST_COST, PATIENT_ROUNDS, THIN
from game.bots.skyrim.tempers import DUEL
from game.bots.skyrim.worth import FIRST_CARD_AT_END, OTHER_THREATS, WEAK_LANDS

FINE: Final = 16  # steps of a unit in which promises are compared
SHIFT: Final = 5000  # makes every promise positive
MOST_FEARED: Final = 1000  # units; more make no difference
BITS: Final = 8  # room for the number of a territory
MASK: Final = (1 << BITS) - 1
LINKS: Final = 2  # conquests of one stack in a row that are reckoned with at a table
LINKS_IN_A_DUEL: Final = 4
ONE: Final = np.float32(1.0)


class Ending:
    """How near the end is: see `Outlook`."""

    def __init__(self, boards: Boards) -> None:
        field, alive = boards.field, boards.alive.sum(axis=0)
        copies = boards.copies
        self.alive = alive
        self.horizon = np.ones(copies, np.float32)
        self.urgency = np.zeros(copies, np.float32)
        self.next_ends = np.zeros(copies, np.float32)
        if field.last_ending:
            drawn = boards.drawn + boards.top
            safe = np.maximum(drawn, field.first_ending - 1)
            left = np.maximum(1, field.last_ending - safe)
            self.urgency = np.minimum(1.0, np.maximum(0, drawn + alive - safe) / left).astype(np.float32)
            self.next_ends = np.where(drawn + 1 >= field.first_ending, 1.0 / left, 0.0).astype(np.float32)
            expected = safe - drawn + (left + 1) / 2
            self.horizon = np.minimum(1.0, expected / np.maximum(1, alive) / FULL_FUTURE).astype(np.float32)
        if field.max_rounds:
            rounds = field.max_rounds - boards.rounds
            self.horizon = np.minimum(self.horizon, np.float32((rounds - 1) / FULL_FUTURE))
            if rounds <= 1:
                self.urgency = np.ones(copies, np.float32)


class Judgement:
    """A seat's judgement of its copies as they stand; it does not follow what happens afterwards."""

    def __init__(self, boards: Boards, seat: int) -> None:
        self.boards, self.seat = boards, seat
        self.field: Field = boards.field
        self.ending = Ending(boards)
        self.minds: Minds = minds_of(self.field.chaos, boards.kind[seat], self.ending.alive)
        self.links = LINKS_IN_A_DUEL if self.ending.alive.max(initial=0) <= DUEL else LINKS
        self.end_weight = ONE - self.ending.horizon + self.ending.urgency
        self.own = boards.owner == seat
        self.theirs = ~self.own
        self.share, self.rivalry, ahead = self._shares()
        stuck = max(0, boards.rounds - PATIENT_ROUNDS)
        self.patience: Reals = (ONE / (ONE + self.minds.weary * stuck)).astype(np.float32)
        self.loss_weight = self._loss_weight(ahead)
        self.at = boards.owner.astype(np.intp) * boards.copies + boards.columns  # where a table by owner tells of it
        hostile = (boards.units - 1) * (self.theirs & (boards.owner < boards.seats))
        self.hostile = hostile.astype(np.float32)
        self.greatest = self.field.greatest_near(self.hostile)
        self.threat = self.greatest + np.float32(OTHER_THREATS) * (self.field.sum_near(self.hostile) - self.greatest)
        self.prize = self._prize()
        self.foe = (self.minds.foe_losses * self.share).ravel().take(self.at, mode="clip")

    def _shares(self) -> tuple[Reals, Reals, Reals]:
        """By seat, with a row for neutrals: share of the rivals' strength, rivalry; and how far ahead the seat is."""
        boards, seat = self.boards, self.seat
        strength = (boards.force + LAND_IN_UNITS * boards.lands).astype(np.float32)
        strength[:-1] *= boards.alive
        own = strength[seat].copy()
        strength[seat] = strength[-1] = 0.0
        total = np.maximum(strength.sum(axis=0), ONE)
        rivals = self.ending.alive - 1
        share = strength / total
        return share, share * rivals.astype(np.float32), np.maximum(0.0, own * rivals / total - 1.0).astype(np.float32)

    def _loss_weight(self, ahead: Reals) -> Reals:
        minds, boards = self.minds, self.boards
        weight = minds.own_losses * (LEAST_COST + (1.0 - LEAST_COST) * self.ending.horizon)
        weight = weight / (1.0 + minds.ahead * ahead)
        thickness = np.maximum(0.0, boards.force.sum(axis=0) / boards.field.size - THIN).astype(np.float32)
        weight = weight / (1.0 + minds.thick * thickness / FULL_FUTURE)
        return np.asarray(weight * self.patience, np.float32)

    def _prize(self) -> Reals:
        """What conquering a territory is worth, without the card of the turn."""
        field, minds, boards, seat = self.field, self.minds, self.boards, self.seat
        horizon = self.ending.horizon
        index = np.arange(field.regions)[:, None] * field.held_row + boards.held[seat]
        by_region = horizon * (
            minds.region_progress * field.step.take(index) + minds.region_done * field.done.take(index)
        )
        whole = boards.held[:-1] == field.lands_in
        whole[seat] = False
        if whole.any():
            strength = ONE + minds.leader * (self.rivalry[:-1] - ONE)
            broken = (whole * strength[:, None, :]).sum(axis=0)
            by_region = by_region + field.bonus * (minds.region_broken * horizon) * broken
        worth: Reals = by_region.astype(np.float32).take(field.region_of, axis=0)
        worth += horizon * minds.land
        worth[field.fort_at] += horizon * minds.fort
        worth[field.portal_at] += horizon * minds.portal
        prey = self._prey()
        if prey.any():
            worth += prey.ravel().take(self.at, mode="clip")
        if self.end_weight.any():
            dear = np.float32(0.5) * self.rivalry.ravel().take(self.at, mode="clip") + ONE
            worth += field.points * dear * (minds.point * self.end_weight)
        return worth

    def _prey(self) -> Reals:
        """By owner: what his last lands are worth beside themselves."""
        minds, boards = self.minds, self.boards
        lands = boards.lands
        prey = np.zeros(lands.shape, np.float32)
        some = minds.elimination + minds.taken_card * boards.cards
        few = np.maximum(lands[:-1], 1)
        prey[:-1] = np.where(few <= 1, some, minds.weak_rival * some / (few * few))
        prey[:-1] *= (lands[:-1] < WEAK_LANDS) & boards.alive
        prey[self.seat] = 0.0
        return prey

    def lead(self) -> Reals:
        """Points before the best rival."""
        points = self.boards.points[:-1].copy()
        points[self.seat] = 0
        lead: Reals = self.boards.points[self.seat] - points.max(axis=0)
        return lead

    def card_gain(self) -> Reals:
        """What the card of the turn adds to the first conquest, by territory."""
        minds, ending = self.minds, self.ending
        worth = minds.first_card * (FIRST_CARD_AT_END + (1.0 - FIRST_CARD_AT_END) * ending.horizon)
        worth = (worth * ~self.boards.conquered).astype(np.float32)
        if not ending.next_ends.any():
            return worth[None, :]
        clock = minds.clock * ending.next_ends * ~self.boards.conquered
        found: Reals = (worth + np.where(self.lead() + self.field.points > 0, clock, -clock)).astype(np.float32)
        return found

    def risk(self, threatening: Reals, units: Reals | np.float32) -> Reals:
        """The chance to lose a territory before the next own turn."""
        attack = threatening * threatening
        stand = self.minds.steadiness * units
        lost: Reals = attack / np.maximum(attack + stand * stand, np.float32(1e-6))
        return lost

    def next_targets(self) -> Ints:
        """For each territory the neighbour that is best to go on to, as a flat index; an own one if all are."""
        boards = self.boards
        promise = self.prize - self.loss_weight * np.minimum(boards.units, MOST_FEARED)
        coded = ((promise + np.float32(SHIFT)) * np.float32(FINE)).astype(np.int32)
        coded *= self.theirs
        coded <<= BITS
        coded += np.arange(self.field.size, dtype=np.int32)[:, None]
        best = self.field.greatest_near(coded)
        best &= MASK
        flat: Ints = best.astype(np.intp)
        flat *= boards.copies
        flat += boards.columns
        return flat

    def march(self, after: Ints, force: Ints, links: int, card: Reals | None = None) -> Reals:
        """The expected gain of a few conquests in a row from each territory, with so many units there; the first of
        them brings the `card` of the turn besides."""
        minds, copies = self.minds, self.boards.copies
        here = np.arange(self.field.size)[:, None] * copies + self.boards.columns
        units, prize, foe, theirs = (x.ravel() for x in (self.boards.units, self.prize, self.foe, self.theirs))
        total = np.zeros(force.shape, np.float32)
        weight = np.ones(force.shape, np.float32)
        before = here
        for _ in range(links):
            there = after.ravel().take(here, mode="clip")
            found = odds(force, units.take(there, mode="clip"))
            gain = prize.take(there, mode="clip")
            if card is not None:
                gain += card
                card = None
            worth = self.promise(found, gain, foe.take(there, mode="clip"))
            good = (worth > minds.least_gain) & (found.conquers >= minds.least_chance)
            good &= theirs.take(there, mode="clip") & (there != before)
            weight *= good
            total += weight * worth
            weight *= minds.discount * found.conquers
            force = np.maximum(found.left.astype(np.int32) - 1, 0)
            before, here = here, there
        return total

    def promise(self, found: Odds, prize: Reals, foe: Reals) -> Reals:
        """What an attack to the end brings."""
        worth: Reals = found.conquers * prize - self.loss_weight * found.lost + foe * found.killed
        return worth

    def asset(self) -> Reals:
        """What own territories are worth keeping for."""
        field, minds, boards = self.field, self.minds, self.boards
        held = boards.held[self.seat]
        part = minds.region_progress * (field.bonus / (field.lands_in**2)) * held
        by_region = np.where(held == field.lands_in, minds.region_done * field.bonus, part) * self.ending.horizon
        worth: Reals = by_region.astype(np.float32).take(field.region_of, axis=0)
        worth += minds.land
        worth[field.fort_at] += minds.fort
        if self.end_weight.any():
            worth += field.points * (minds.point * self.end_weight)
        return worth

    def borders(self) -> Bools:
        """Own territories next to others."""
        found: Bools = self.own & self.field.greatest_near(self.theirs)
        return found

    def place_worth(self, extra: Ints) -> Reals:
        """What so many more units do on each territory; nothing can be said of those that are no border."""
        units = self.boards.units
        minds = self.minds
        more = units + extra
        safer = self.risk(self.threat, units.astype(np.float32)) - self.risk(self.threat, more.astype(np.float32))
        conquests = self.march(self.next_targets(), more, self.links, self.card_gain())
        worth: Reals = minds.campaign * conquests + minds.defence * self.patience * self.asset() * safer
        return np.where(self.borders(), worth, np.float32(-1e9))
