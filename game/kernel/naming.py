"""Names at the edges, small ints inside: how frames, options and events are spelled for JSON, and read back.

A *field* is a name such as `source`; its *domain* says what its number stands for (`territory`, `card`, `seat`). A
field without a domain is a plain number, string or flag.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.kernel.errors import IllegalChoice
from game.kernel.events import Event, fields_of
from game.kernel.rules import Frame, FrameKind, Option
from game.kernel.texts import gettext as _

RESIGN: Option = ("resign",)


def did_you_mean(word: str, words: Iterable[str]) -> str:
    """`; did you mean 'riften'?` or nothing, to stand after a refusal."""
    near = difflib.get_close_matches(word, list(words), n=1)
    return _("; did you mean '{word}'?").format(word=near[0]) if near else ""


@dataclass(frozen=True)
class Naming:
    """The key of every number that leaves the program.

    `keys`: domain to its keys, in order of their numbers; a number of -1 is spelled null.
    `domains`: field to domain. `verbs`: an option's verb to the fields of its arguments.
    """

    keys: Mapping[str, tuple[str, ...]]
    domains: Mapping[str, str]
    verbs: Mapping[str, tuple[str, ...]]
    _numbers: dict[str, dict[str, int]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        numbers = {domain: {key: i for i, key in enumerate(keys)} for domain, keys in self.keys.items()}
        object.__setattr__(self, "_numbers", numbers)

    def spell(self, name: str, value: Any) -> Any:
        """A field's value as it leaves the program; tuples are spelled element by element."""
        if isinstance(value, tuple | list):
            return [self.spell(name, one) for one in value]
        domain = self.domains.get(name)
        if domain is None or isinstance(value, str):
            return value
        return None if value < 0 else self.keys[domain][value]

    def parse(self, name: str, value: Any) -> Any:
        """The inverse of `spell`; lists become tuples. Raises ValueError with what is wrong."""
        if isinstance(value, list):
            return tuple(self.parse(name, one) for one in value)
        domain = self.domains.get(name)
        if domain is None:
            if isinstance(value, float | dict) or value is None:
                wrong = _("{name} must be a whole number or a word, not {value!r}")
                raise ValueError(wrong.format(name=name, value=value))
            return value
        if value is None:
            return -1
        number = self._numbers[domain].get(value) if isinstance(value, str) else None
        if number is None:
            near = did_you_mean(str(value), self.keys[domain])
            raise ValueError(_("there is no {domain} {value!r}{near}").format(domain=domain, value=value, near=near))
        return number

    def spell_option(self, option: Option) -> list[Any]:
        """A choice as it leaves the program, such as `["attack", "whiterun", "fort_greymoor", 3]`."""
        verb = option[0]
        return [verb, *map(self.spell, self.verbs.get(verb, ()), option[1:])]

    def parse_option(self, choice: Any) -> Option:
        """The option that a choice names; legality is not looked at. Raises IllegalChoice with a sentence."""
        if not isinstance(choice, list) or not choice or not isinstance(choice[0], str):
            wrong = _("A choice is a list that begins with a verb, which {choice!r} is not.")
            raise IllegalChoice(wrong.format(choice=choice))
        verb, *arguments = choice
        if verb == RESIGN[0] and not arguments:
            return RESIGN
        names = self.verbs.get(verb)
        if names is None:
            near = did_you_mean(verb, self.verbs) or "."
            raise IllegalChoice(_("No choice begins with '{verb}'{near}").format(verb=verb, near=near))
        if len(arguments) != len(names):
            fields = ", ".join(names) or _("nothing")
            raise IllegalChoice(_("'{verb}' is followed by {fields}.").format(verb=verb, fields=fields))
        try:
            return (verb, *(self.parse(name, one) for name, one in zip(names, arguments, strict=True)))
        except ValueError as error:
            wrong = f"{str(error)[0].upper()}{str(error)[1:]}"
            raise IllegalChoice(wrong if wrong.endswith("?") else f"{wrong}.") from None

    def targets(self, option: Option) -> list[dict[str, Any]]:
        """What an option points at, in the order of its arguments: `{"territory": "whiterun"}`, `{"number": 3}`."""
        names = self.verbs.get(option[0], ())
        return [
            {self.domains.get(name, "number"): self.spell(name, value)}
            for name, value in zip(names, option[1:], strict=True)
        ]

    def spell_frame(self, kinds: Sequence[FrameKind[Any, Any]], frame: Frame) -> dict[str, Any]:
        """A frame as it stands in a position: its kind, its seat and its fields by name."""
        kind = kinds[frame[0]]
        named = {name: self.spell(name, value) for name, value in zip(kind.fields, frame[2:], strict=True)}
        return {"kind": kind.name, "seat": frame[1], **named}

    def parse_frame(self, kinds: Sequence[FrameKind[Any, Any]], plain: Any, seats: int) -> Frame:
        """The inverse of `spell_frame`. Raises ValueError with what is wrong."""
        if not isinstance(plain, dict):
            raise ValueError(_("a frame is an object with kind, seat and the fields of its kind"))
        number = next((i for i, kind in enumerate(kinds) if kind.name == plain.get("kind")), None)
        if number is None:
            known = [kind.name for kind in kinds]
            near = did_you_mean(str(plain.get("kind")), known)
            raise ValueError(_("there is no frame {kind!r}{near}").format(kind=plain.get("kind"), near=near))
        fields = kinds[number].fields
        if set(plain) != {"kind", "seat", *fields}:
            named = ", ".join(("kind", "seat", *fields))
            raise ValueError(_("a frame '{kind}' has the fields {fields}").format(kind=plain["kind"], fields=named))
        seat = plain["seat"]
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < seats:
            wrong = _("seat must be a number from 0 to {most}, not {seat!r}")
            raise ValueError(wrong.format(most=seats - 1, seat=seat))
        return (number, seat, *(self.parse(name, plain[name]) for name in fields))

    def spell_event(self, event: Event) -> dict[str, Any]:
        """An event as it leaves the program: its kind and its fields by name."""
        return {"kind": event.kind(), **{name: self.spell(name, value) for name, value in fields_of(event).items()}}

    def spell_outcome(self, event: Event) -> list[Any]:
        """What chance brought, as it stands in a record: the event's kind, then numbers or keys."""
        return [event.kind(), *(self.spell(event.kind(), value) for value in event.outcome())]
