"""Barrow: a tiny title that needs what the great ones will need from the kernel, and nothing else.

Each round all seats secretly bid a card from a hidden hand; all bids are shown together, and the highest digs up a
curse
for a rival. The victim may ward it with a card, out of turn; whoever cursed may break the ward with another, and so on:
effects that interrupt effects, nested as deep as the hands last. A curse runs through a list of effects with a
counter in
its frame. The module `storm` adds a phase of its own with a piece of state of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from game.kernel.chance import Chancy, Stream, fork, shuffle
from game.kernel.events import Event, Out
from game.kernel.naming import Naming
from game.kernel.rules import Frame, FrameKind, Option, Rules
from game.kernel.setup import Setup
from game.kernel.title import Mode, Standing, Title, TitleInfo

BID, CURSE, ANSWER, SHELTER, ROUND, REVEAL, EFFECTS = range(7)
HIDDEN: Final = -1
HAND: Final = 4
COINS: Final = 3
EFFECT_LIST: Final = ("lose", "lose", "gain")  # what a curse does: the victim loses two coins, one goes to the curser


@dataclass(slots=True)
class Storm:
    """The module's piece of state."""

    sheltered: list[bool]

    def copy(self) -> Storm:
        return Storm(self.sheltered[:])


@dataclass(slots=True)
class State:
    hands: list[tuple[int, ...]]
    bids: list[int]
    coins: list[int]
    deck: tuple[int, ...]
    discard: tuple[int, ...]
    stack: list[Frame]
    rounds: int
    winners: list[int]
    chance: int
    tape: tuple[int, ...]
    storm: Storm | None

    def copy(self) -> State:
        return State(
            self.hands[:],
            self.bids[:],
            self.coins[:],
            self.deck,
            self.discard,
            self.stack[:],
            self.rounds,
            self.winners[:],
            self.chance,
            self.tape,
            self.storm.copy() if self.storm else None,
        )


@dataclass(frozen=True, slots=True)
class Content:
    seats: int
    phases: tuple[str, ...]  # a module inserts its own in this one list


@dataclass(frozen=True, slots=True)
class BidsShown(Event):
    bids: tuple[int, ...]

    def outcome(self) -> tuple[int, ...]:
        return self.bids


@dataclass(frozen=True, slots=True)
class CoinsChanged(Event):
    seat: int
    coins: int


def spend(state: State, seat: int, card: int) -> None:
    hand = list(state.hands[seat])
    hand.remove(card)
    state.hands[seat] = tuple(hand)
    state.discard += (card,)


def resume_round(content: Content, state: State, frame: Frame, out: Out) -> None:
    _, seat, phase = frame
    if phase == len(content.phases):
        state.rounds += 1
        if min(map(len, state.hands)) == 0 or min(state.coins) <= 0:
            best = max(state.coins)
            state.winners = [i for i, coins in enumerate(state.coins) if coins == best]
            state.stack.clear()
            return
        state.stack[-1] = (ROUND, (seat + 1) % content.seats, 0)
        return
    state.stack[-1] = (ROUND, seat, phase + 1)
    {"bid": begin_bid, "storm": begin_storm}[content.phases[phase]](content, state, seat)


def begin_bid(content: Content, state: State, seat: int) -> None:
    """A frame for each seat; the last pushed answers first, and nobody sees another's answer."""
    state.stack.append((REVEAL, seat))
    state.stack += [(BID, (seat + i) % content.seats) for i in reversed(range(content.seats))]


def begin_storm(content: Content, state: State, seat: int) -> None:
    state.stack += [(SHELTER, i) for i in reversed(range(content.seats))]


def offer_bid(content: Content, state: State, frame: Frame) -> list[Option]:
    return [("bid", card) for card in dict.fromkeys(state.hands[frame[1]])]


def take_bid(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    state.bids[frame[1]] = option[1]
    state.stack.pop()


def resume_reveal(content: Content, state: State, frame: Frame, out: Out) -> None:
    bids = tuple(state.bids)
    if out is not None:
        out.append(BidsShown(bids))
    for seat, card in enumerate(bids):
        spend(state, seat, card)
        state.bids[seat] = HIDDEN
    state.stack[-1] = (CURSE, bids.index(max(bids)))


def offer_curse(content: Content, state: State, frame: Frame) -> list[Option]:
    return [("curse", seat) for seat in range(content.seats) if seat != frame[1]]


def take_curse(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    state.stack[-1] = (EFFECTS, frame[1], option[1], 0)
    state.stack.append((ANSWER, option[1], frame[1], 0))


def offer_answer(content: Content, state: State, frame: Frame) -> list[Option]:
    return [("let",), *(("play", card) for card in dict.fromkeys(state.hands[frame[1]]))]


def take_answer(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """Letting it be settles the chain; an odd number of wards stops the curse below."""
    _, seat, other, wards = frame
    state.stack.pop()
    if option[0] == "play":
        spend(state, seat, option[1])
        state.stack.append((ANSWER, other, seat, wards + 1))
    elif wards % 2:
        assert state.stack[-1][0] == EFFECTS
        state.stack.pop()


def resume_effects(content: Content, state: State, frame: Frame, out: Out) -> None:
    _, seat, victim, done = frame
    if done == len(EFFECT_LIST):
        state.stack.pop()
        return
    state.stack[-1] = (EFFECTS, seat, victim, done + 1)
    who, change = (victim, -1) if EFFECT_LIST[done] == "lose" else (seat, 1)
    state.coins[who] += change
    if out is not None:
        out.append(CoinsChanged(who, change))


def offer_shelter(content: Content, state: State, frame: Frame) -> list[Option]:
    return [("shelter",), ("stand",)]


def take_shelter(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    assert state.storm is not None
    state.storm.sheltered[frame[1]] = option[0] == "shelter"
    state.stack.pop()


Kind = FrameKind[State, Content]


class Barrow(Title[State, Content, Setup]):
    info = TitleInfo("barrow", "Barrow", "A trial.", (Mode("base", "Base", "", 2, 4),), (), (), ("storm",))
    setup_model = Setup
    state_class = State
    rules = Rules(
        (
            Kind("bid", (), offer_bid, take_bid),
            Kind("curse", (), offer_curse, take_curse),
            Kind("answer", ("other", "wards"), offer_answer, take_answer),
            Kind("shelter", (), offer_shelter, take_shelter),
            Kind("round", ("phase",), resume=resume_round),
            Kind("reveal", (), resume=resume_reveal),
            Kind("effects", ("victim", "done"), resume=resume_effects),
        )
    )

    def content(self, setup: Setup) -> Content:
        return Content(len(setup.seats), ("storm", "bid") if "storm" in setup.modules else ("bid",))

    def new(self, content: Content, setup: Setup, seed: int, out: Out = None) -> State:
        chance = Stream(seed)
        deck = list(range(content.seats * HAND + 6))
        shuffle(chance, deck)
        hands = [tuple(deck.pop() for _ in range(HAND)) for _ in range(content.seats)]
        storm = Storm([False] * content.seats) if "storm" in content.phases else None
        start: list[Frame] = [(ROUND, 0, 0)]
        coins, bids = [COINS] * content.seats, [HIDDEN] * content.seats
        state = State(hands, bids, coins, tuple(deck), (), start, 0, [], chance.chance, (), storm)
        self.rules.settle(content, state, out)
        return state

    def view(self, content: Content, state: State, seat: int) -> State:
        seen = state.copy()
        for other in range(content.seats):
            if other != seat:
                seen.hands[other] = (HIDDEN,) * len(seen.hands[other])
                seen.bids[other] = HIDDEN
        seen.deck = (HIDDEN,) * len(seen.deck)
        seen.chance, seen.tape = 0, ()
        return seen

    def determinise(self, content: Content, seen: State, seat: int, chance: Chancy) -> State:
        state = seen.copy()
        known = {*state.discard, *state.hands[seat]}
        cards = [card for card in range(content.seats * HAND + 6) if card not in known]
        shuffle(chance, cards)
        for other in range(content.seats):
            if other != seat:
                state.hands[other] = tuple(cards.pop() for _ in state.hands[other])
                pending = any(frame[:2] == (BID, other) for frame in state.stack)
                bidding = any(frame[0] == REVEAL for frame in state.stack)
                state.bids[other] = state.hands[other][0] if bidding and not pending else HIDDEN
        state.deck = tuple(cards)
        state.chance = fork(chance)
        return state

    def resign(self, content: Content, state: State, seat: int, out: Out = None) -> None:
        state.winners = [other for other in range(content.seats) if other != seat]
        state.stack.clear()

    def standings(self, content: Content, state: State) -> list[Standing]:
        return [Standing(seat, "", coins, (coins,)) for seat, coins in enumerate(state.coins)]

    def audit(self, content: Content, state: State) -> list[str]:
        cards = sum(map(len, state.hands)) + len(state.deck) + len(state.discard)
        return [] if cards == content.seats * HAND + 6 else [f"state.deck: {cards} cards"]

    def naming(self, content: Content) -> Naming:
        verbs = {"bid": ("card",), "curse": ("victim",), "let": (), "play": ("card",), "shelter": (), "stand": ()}
        return Naming({}, {}, verbs)

    def spell_state(self, content: Content, state: State) -> dict[str, Any]:
        raise NotImplementedError

    def parse_state(self, content: Content, plain: Any) -> State:
        raise NotImplementedError

    def digest(self, content: Content) -> str:
        return "1"

    def illegal(self, content: Content, state: State, option: Option) -> str:
        return "That cannot be done now."

    def question(self, content: Content, state: State) -> str:
        return self.rules.kinds[state.stack[-1][0]].name

    def option_words(self, content: Content, state: State, option: Option) -> str:
        return " ".join(map(str, option))

    def event_words(self, content: Content, event: Event, names: Sequence[str]) -> str:
        return event.kind()

    def rounds(self, state: State) -> tuple[int, int]:
        return state.rounds + 1, state.rounds

    def clause(self, state: State) -> str:
        return ""

    def rules_pages(self) -> tuple[Path, ...]:
        return (Path(__file__),)
