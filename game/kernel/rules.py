"""The stack of frames and the doors to it: who decides, what is on offer, what a choice does.

Everything that a rule *will do* is a frame on the state's stack: a plain tuple `(kind, seat, ...)` of ints, shared
by copies and never changed in place. A rule that asks several things pushes frames; a card that interrupts another
effect pushes its frames above it, and the frame below goes on when it comes to the top again.

A question put to several seats at once and in secret is a frame for each of them, with the answers kept in hidden
fields of the state that views leave out until a frame below reveals them all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, Self, TypeAlias, TypeVar

from game.kernel.events import Out

Frame: TypeAlias = tuple[Any, ...]
Option: TypeAlias = tuple[Any, ...]


class State(Protocol):
    """What every title's state has; the rest is the title's own."""

    stack: list[Frame]
    chance: int
    tape: tuple[int, ...]
    winners: list[int]

    def copy(self) -> Self:
        """An independent copy; frames and tuples are shared."""
        ...


S = TypeVar("S", bound=State)
C = TypeVar("C")

Offer: TypeAlias = Callable[[C, S, Frame], list[Option]]
Take: TypeAlias = Callable[[C, S, Frame, Option, Out], None]
Resume: TypeAlias = Callable[[C, S, Frame, Out], None]


@dataclass(frozen=True)
class FrameKind(Generic[S, C]):
    """One kind of frame. A kind that asks has `offer` and `take`; one that only runs has `resume`.

    `fields` names what follows kind and seat in the tuple; the names decide how it is spelled outside (see naming.py).
    """

    name: str
    fields: tuple[str, ...] = ()
    offer: Offer[C, S] | None = None
    take: Take[C, S] | None = None
    resume: Resume[C, S] | None = None
    in_the_open: bool = False  # answered without looking at anything hidden: no curtain falls for it

    @property
    def asks(self) -> bool:
        """Whether a frame of this kind puts a question to its seat."""
        return self.offer is not None


def _asks_nothing(content: Any, state: Any, frame: Frame) -> list[Option]:
    raise AssertionError(f"frame {frame} only runs: it has no options")


def _takes_nothing(content: Any, state: Any, frame: Frame, option: Option, out: Out) -> None:
    raise AssertionError(f"frame {frame} only runs: it takes no choice")


def _runs_nothing(content: Any, state: Any, frame: Frame, out: Out) -> None:
    raise AssertionError(f"frame {frame} neither asks nor runs")


class Rules(Generic[S, C]):
    """A title's frame kinds in order of their numbers: first those that ask, then those that only run.

    `choose` does not check legality: search and playouts pass only what `options` gave. `Match.choose` is the
    checked door.
    """

    __slots__ = ("_first_running", "_offers", "_resumes", "_takes", "kinds")

    def __init__(self, kinds: Sequence[FrameKind[S, C]]) -> None:
        asking = [kind.asks for kind in kinds]
        if asking != sorted(asking, reverse=True):
            raise ValueError("kinds that ask come before kinds that only run")
        self.kinds = tuple(kinds)
        self._first_running = sum(asking)
        self._offers = [kind.offer or _asks_nothing for kind in kinds]
        self._takes = [kind.take or _takes_nothing for kind in kinds]
        self._resumes = [kind.resume or _runs_nothing for kind in kinds]

    def decider(self, state: S) -> int:
        """The seat that is asked now. Only where the match is not over."""
        seat: int = state.stack[-1][1]
        return seat

    def options(self, content: C, state: S) -> list[Option]:
        """Every legal option of the decision at hand, never empty; only where the match is not over."""
        frame = state.stack[-1]
        return self._offers[frame[0]](content, state, frame)

    def choose(self, content: C, state: S, option: Option, out: Out = None) -> None:
        """Carry out one of `options`, then run on to the next question or the end (an empty stack)."""
        frame = state.stack[-1]
        self._takes[frame[0]](content, state, frame, option, out)
        self.settle(content, state, out)

    def play(self, content: C, state: S, pick: Callable[[list[Option]], Option], cap: int) -> int:
        """Let `pick` answer every decision until the match is over or `cap` decisions are made; returns their number.

        The same as `options` and `choose` again and again, without a call of each: for simulations and playouts.
        """
        stack = state.stack
        offers, takes, resumes, first_running = self._offers, self._takes, self._resumes, self._first_running
        decisions = 0
        while stack and decisions < cap:
            frame = stack[-1]
            kind: int = frame[0]
            if kind < first_running:
                takes[kind](content, state, frame, pick(offers[kind](content, state, frame)), None)
                decisions += 1
            else:
                resumes[kind](content, state, frame, None)
        if stack:
            self.settle(content, state)
        return decisions

    def settle(self, content: C, state: S, out: Out = None) -> None:
        """Run the frames that ask nothing until one asks or none is left."""
        stack = state.stack
        first_running = self._first_running
        resumes = self._resumes
        while stack:
            frame = stack[-1]
            kind: int = frame[0]
            if kind < first_running:
                return
            resumes[kind](content, state, frame, out)
