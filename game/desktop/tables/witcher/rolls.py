"""A die that was rolled in a story: the bands of the option that was chosen, and what the one that was reached does.

What the other bands would have done stays secret, like the option that was not chosen (WOW-EXP-08).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from game.desktop.tables.witcher.views.trials import Band, DieTest
from game.kernel.events import Event
from game.kernel.match import Match
from game.kernel.texts import gettext as _
from game.titles.witcher import events as e
from game.titles.witcher import names
from game.titles.witcher.catalogue.effect_words import effect_line, sentence
from game.titles.witcher.content import Content
from game.titles.witcher.effects.ops import ROLL, TEST
from game.titles.witcher.effects.outside import BANDS

FACES, MOST = 6, 16  # of a die; the highest sum of a test


def trial(match: Match, events: Sequence[Event], seat: int) -> DieTest | None:
    """The die of a step, and what it meant."""
    rolled = next((event for event in events if isinstance(event, e.DieRolled) and event.seat == seat), None)
    if rolled is None:
        return None
    content: Content = match.game.content
    op = _op(content, events)
    if op is None:
        return DieTest(rolled.die, total=rolled.die)
    if op[0] == ROLL:
        return DieTest(rolled.die, total=rolled.die, bands=tuple(_bands(content, _faces(op), rolled.die)))
    level = match.state_before(len(match.steps) - 1).seats[seat].attributes[op[1]]
    bonus = _("2 × {attribute} {level}").format(attribute=names.attribute(op[1]), level=level)
    total = 2 * level + rolled.die
    return DieTest(rolled.die, bonus, 2 * level, total, tuple(_bands(content, _sums(op), total)))


def _op(content: Content, events: Sequence[Event]) -> tuple[int, ...] | None:
    """What rolled the die, in the program of the story that was answered or read."""
    read: Any = next((one for one in events if isinstance(one, e.AnswerGiven)), None)
    read = read or next((one for one in events if isinstance(one, e.StoryRead)), None)
    if read is None:
        return None
    programs = content.stories.programs[read.story]
    chosen = read.option if isinstance(read, e.AnswerGiven) else 0
    if len(programs) > 1 and not isinstance(read, e.AnswerGiven):
        return None
    return next((op for op in content.catalogue.programs[programs[chosen]] if op[0] in (ROLL, TEST)), None)


def _faces(op: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """First and last face of each band, and its program."""
    for program, faces in groupby(range(1, FACES + 1), key=lambda face: op[face]):
        span = list(faces)
        yield span[0], span[-1], program


def _sums(op: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """The same of a test's sums, the lowest first."""
    top = MOST
    out = []
    for least, at in BANDS:
        out.append((max(3, least), top, op[at]))
        top = least - 1
    return reversed(out)


def _bands(content: Content, spans: Iterator[tuple[int, int, int]], total: int) -> Iterator[Band]:
    for first, last, program in spans:
        reached = first <= total <= last
        words = sentence(effect_line(content.catalogue, program)) if reached else ""
        yield Band(f"{first}\N{EN DASH}{last}" if last > first else str(first), words, reached)
