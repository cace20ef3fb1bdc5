"""What the policy holds dear, as data: one number a consideration.

The unit of worth is about one unit on the board, so that gains can be set against losses. `bonus` below is the bonus of
a region, `horizon` the share of the game's future (1 at its beginning, 0 at its end; see `outlook.py`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Weights:
    """A temper. All numbers are to be read as 'times'; see each line for what they are times of."""

    # What a conquest is worth.
    land: float = 1.2  # any territory, times horizon: it brings units
    fort: float = 0.5  # on top of it, for a fort, times horizon
    portal: float = 0.3  # likewise, for a portal
    region_done: float = 2.0  # bonus, when it is the region's last territory
    region_progress: float = 1.0  # bonus, the more of the region is held and the fewer borders it has
    region_broken: float = 1.5  # bonus, when a rival held the region whole
    leader: float = 1.0  # 1: breaking a region counts in proportion to its holder's strength; 0: for all alike
    elimination: float = 3.0  # the last territory of a rival
    taken_card: float = 2.0  # each card that comes with it
    weak_rival: float = 1.0  # the two above, over lands squared, for a rival with two to five territories
    first_card: float = 2.2  # the first conquest of a turn brings a card
    point: float = 2.0  # a point, the more the nearer the end
    clock: float = 4.0  # chance that this turn's card ends the match, for a leader; against it otherwise
    # What a battle costs.
    own_losses: float = 1.0  # an own unit lost
    foe_losses: float = 0.8  # a rival's unit killed, times the rival's share of all rivals' strength
    ahead: float = 0.5  # own losses weigh less, the further ahead
    thick: float = 0.5  # own losses weigh less, the thicker the stacks of all: against stalemate
    weary: float = 0.3  # from the twentieth round on, own losses and what could be lost again weigh less: likewise
    exposure: float = 0.5  # the share of a gain that the risk of losing it again takes away
    hole: float = 1.0  # bonus, times the risk of losing the source behind, where its region is whole
    # When to attack.
    least_gain: float = 0.2  # attacks that promise less are left
    least_chance: float = 0.45  # attacks that conquer less often are left
    chain: float = 0.6  # what the conquering stack may do from there
    discount: float = 0.85  # of each further link of a chain
    # Where units stand.
    campaign: float = 1.0  # what they may conquer from there
    defence: float = 1.5  # what they keep safe there
    steadiness: float = 1.2  # units that stand, against those that threaten them, in the risk of losing a territory
    concentration: float = 0.5  # the share of the units left that is placed at a time
    keep: float = 0.7  # units that stay behind a conquest, times those that threaten them
    exchange_from: float = 6.5  # the least worth of a set that is turned in at will
    # Where to settle in the set-up of Civil War.
    claim_border: float = 0.15  # against regions with many borders, each
    claim_neighbour: float = 0.15  # for each connected territory of one's own
    claim_denial: float = 3.0  # for the last free territory of a region that a rival would fill
    claim_fort: float = 0.3  # for a fort


HAND: Final = Weights()
