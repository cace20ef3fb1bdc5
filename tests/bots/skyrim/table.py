"""Games and positions to judge."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.bots.skyrim.policy import Policy
from game.kernel.game import Game
from game.kernel.rules import Frame
from game.kernel.setup import SeatSetup
from game.titles import find_title
from game.titles.skyrim.frames import TURN
from game.titles.skyrim.setup import SkyrimOptions, SkyrimSetup
from game.titles.skyrim.state import NEUTRAL, Seat, State
from tests.bots import wandering as shared

STRONG = 9  # units of a neutral force that nobody attacks


def skyrim(levels: Sequence[str], mode: str = "chaos", max_rounds: int = 0, board: str = "") -> Game:
    return Game(
        find_title("skyrim"),
        SkyrimSetup.model_validate(
            {
                "mode": mode,
                "seats": tuple(SeatSetup(player=level) for level in levels),
                "options": SkyrimOptions(max_rounds=max_rounds),
                "map": board,
            }
        ),
    )


def wandering(game: Game, seed: int, decisions: int, policy: Policy) -> Iterator[State]:
    """Positions of a match in which most choices are judged."""
    return shared.wandering(game, seed, decisions, policy, 3)


def laid_out(
    game: Game,
    lands: dict[int, tuple[int, int]],
    frame: Frame,
    hands: Sequence[tuple[int, ...]] = (),
    drawn: int = 10,
) -> State:
    """A position with the owner and units of some territories; the others stand neutral and strong.

    It is the turn of the frame's seat. `drawn` cards of the deck have gone: to the hands and the discard pile.
    """
    content = game.content
    owner = [lands.get(t, (NEUTRAL, STRONG))[0] for t in content.land]
    units = [lands.get(t, (NEUTRAL, STRONG))[1] for t in content.land]
    seats = []
    for number in range(len(game.setup.seats)):
        own = [t for t in content.land if owner[t] == number]
        hand = hands[number] if number < len(hands) else ()
        seats.append(Seat(number, hand, bool(own), len(own), sum(units[t] for t in own)))
    held = [card for hand in hands for card in hand]
    rest = [t for t in content.land if t not in held]
    gone = max(0, drawn - len(held))
    deck = (*rest[gone:], content.end_card) if content.end_card >= 0 else tuple(rest[gone:])
    stack = [(TURN, frame[1], 2), frame]
    return State(seats, owner, units, deck, tuple(rest[:gone]), stack, (), 0, 5, 2, [], 1, ())
