"""The input controller: one for all titles. What is pointed at narrows the options until one is left.

Every option is a path of targets: `("attack", 12, 31, 3)` is a territory, another territory, a number. The options of a
decision form a tree of such paths. A click, a key, a stick or a drag points at a target; legal next targets glow.
Knows no pygame, so that it is tested without a window.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.kernel.naming import Naming
from game.kernel.rules import Option

NUMBER = "number"
VERB = "verb"
UNORDERED = frozenset({"card"})  # targets that can be pointed at in any order


@dataclass(frozen=True, slots=True)
class Target:
    """Something that can be pointed at: a domain (`territory`, `card`, `number`, `verb`) and which one."""

    domain: str
    value: int | str


class Controller:
    """The decision at hand and what has been pointed at so far. `domains`: fields that the records spell as mere
    numbers, and what can be pointed at for them."""

    def __init__(self, naming: Naming, options: Sequence[Option], domains: Mapping[str, str] | None = None) -> None:
        self._naming = naming
        self._domains = {**naming.domains, **(domains or {})}
        self._paths = {option: self.path(option) for option in options}
        self.pointed: list[Target] = []

    def path(self, option: Option) -> tuple[Target, ...]:
        """What is pointed at, in order, to choose an option."""
        fields = self._naming.verbs[option[0]]
        if not fields:
            return (Target(VERB, option[0]),)
        domains = (self._domains.get(field, NUMBER) for field in fields)
        return tuple(Target(domain, value) for domain, value in zip(domains, option[1:], strict=True))

    def left(self) -> list[Option]:
        """The options that agree with what has been pointed at."""
        return [option for option, path in self._paths.items() if self._agrees(path)]

    def _agrees(self, path: tuple[Target, ...]) -> bool:
        return self._rest(path) is not None

    def _rest(self, path: tuple[Target, ...]) -> tuple[Target, ...] | None:
        """What of a path is still to be pointed at; None where it does not agree."""
        rest = list(path)
        for target in self.pointed:
            if rest and (rest[0] == target):
                rest.pop(0)
            elif target.domain in UNORDERED and target in rest:
                rest.remove(target)
            else:
                return None
        return tuple(rest)

    def targets(self) -> list[Target]:
        """What can be pointed at next, in the order of the options."""
        found: dict[Target, None] = {}
        for option in self.left():
            rest = self._rest(self._paths[option])
            assert rest is not None
            if not rest:
                found[Target(VERB, option[0])] = None
            elif rest[0].domain in UNORDERED:
                found.update(dict.fromkeys(target for target in rest if target.domain in UNORDERED))
            else:
                found[rest[0]] = None
        return list(found)

    def point(self, target: Target) -> Option | None:
        """Point at a target; the option when that settles it. A target that is not legal changes nothing."""
        if target not in self.targets():
            return None
        if target.domain == VERB:
            same = [option for option in self.left() if option[0] == target.value]
            return same[0] if len(same) == 1 else None
        self.pointed.append(target)
        return self.settled()

    def settled(self) -> Option | None:
        """The one option left, where only numbers of it have not been pointed at: nothing is chosen by half a click."""
        left = self.left()
        if len(left) != 1 or not self.pointed:
            return None
        rest = self._rest(self._paths[left[0]])
        return left[0] if rest is not None and all(target.domain == NUMBER for target in rest) else None

    def then(self, option: Option) -> Option | None:
        """What is chosen with an option in the same breath, where the rules ask for both one after the other."""
        return None

    def back(self) -> bool:
        """Take the last pointing back; False where nothing was pointed at."""
        if not self.pointed:
            return False
        self.pointed.pop()
        return True

    def numbers(self) -> list[int]:
        """The numbers that can be chosen next, in order; empty where something else is asked."""
        return [int(target.value) for target in self.targets() if target.domain == NUMBER]
