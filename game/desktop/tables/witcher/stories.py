"""The match as an open book: a card that is read with its options, then what came of the one that was chosen.

Nothing of an option that was not chosen is ever looked at here (WOW-EXP-08).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.desktop.tables.base import seat_names
from game.desktop.tables.witcher import faces, rolls, rows, told
from game.desktop.tables.witcher.views.story import Effect, Option, Status, StoryModel
from game.kernel.events import Event, visible
from game.kernel.match import Match, Step
from game.kernel.texts import gettext as _
from game.kernel.texts import ngettext
from game.titles.witcher import deck_events as d
from game.titles.witcher import events as e
from game.titles.witcher import names
from game.titles.witcher.catalogue.frozen import Choice, Sheet
from game.titles.witcher.content import Content
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.skellige import events as s
from game.titles.witcher.skellige.words import price_words
from game.titles.witcher.state import NONE, State

BASE_EVENTS = 56  # WOW-CMP-11: those after them are of Skellige
ANSWER, BUY = NUMBER["answer"], NUMBER["buy"]
MOST_BACK = 400  # steps in which the story is looked for that a result belongs to
LETTERS = ("A", "B", "C")
TOLD = (e.StoryRead, e.AnswerGiven, e.ResultTold, e.QuestResolved)  # what makes a step worth a page
# What happens in a story, and the symbol that stands before it.
GLYPHS: dict[type[Event], str] = {
    e.GoldChanged: "coin",
    e.ShieldChanged: "shield",
    e.AttributeChanged: "star",
    e.LevelRose: "star",
    e.PotionsDrawn: "flask",
    e.PotionDiscarded: "flask",
    e.TrailTaken: "trail",
    d.CardGained: "draw",
    d.CardsDrawn: "draw",
    d.CardsDiscarded: "draw",
    d.CardTrashed: "trash",
    e.QuestGained: "quest",
    e.QuestLost: "quest",
    e.KeptTaken: "gear",
    e.KeptPutAway: "gear",
    e.TrackStepped: "trophy",
    s.DagonMoved: "fangs",
    s.DagonTrailTaken: "trail",
    s.IslandFound: "quest",
    s.TripTurned: "return",
}


# What an effect asks of the reader, and the symbol that stands before it.
ASKED = {
    NUMBER[name]: glyph
    for name, glyph in (
        ("raise", "star"), ("trail", "trail"), ("gain", "draw"), ("trash", "trash"), ("trash_hand", "trash"),
        ("discard", "draw"), ("discard_potion", "flask"), ("move_and_act", "quest"), ("act_here", "quest"),
        ("pay_or_not", "coin"),
    )
}  # fmt: skip


def sheet(content: Content, story: int) -> Sheet:
    """The card of a story's number."""
    return content.stories.sheets[story]


def deck(content: Content, story: int) -> str:
    """Whose picture stands for it where it has none of its own."""
    if story >= content.stories.first_sea or story - content.stories.first_event >= BASE_EVENTS:
        return "sea"
    return "city" if story in content.catalogue.city else "wilds" if story < content.stories.first_event else "event"


def kicker(content: Content, story: int) -> str:
    """Where it comes from."""
    if story >= content.stories.first_sea:
        return _("Calm sea") if (story - content.stories.first_sea) % 2 == 0 else _("Rough sea")
    if story - content.stories.first_event >= BASE_EVENTS:
        return _("Tale of the isles {n}").format(n=story - content.stories.first_event - BASE_EVENTS + 1)
    if story >= content.stories.first_event:
        return _("Journal {n}").format(n=story - content.stories.first_event + 1)
    return _("City") if deck(content, story) == "city" else _("Wilds")


def question(match: Match, seat: int) -> StoryModel:
    """The card that is asked about, before its options are weighed."""
    content: Content = match.game.content
    state: State = match.state
    story: int = state.stack[-1][2]
    one = sheet(content, story)
    options = tuple(
        Option(LETTERS[i], _(choice.offer), _price(choice), *_may(match, seat, i, choice))
        for i, choice in enumerate(one.choices)
    )
    return StoryModel(
        _(one.title), _text(one), one.key, deck(content, story), kicker(content, story), options,
        name=seat_names(match)[seat], school=rows.faction(match, seat), status=status(match, seat),
        line=_("What comes of it is read after the choice"),
    )  # fmt: skip


def _price(choice: Choice) -> str:
    """What an option costs before anything comes of it."""
    goods = (choice.pay, choice.potions, choice.cards)
    return _("You pay {price}.").format(price=price_words(*goods)) if any(goods) else ""


def _may(match: Match, seat: int, option: int, choice: Choice) -> tuple[bool, str]:
    """Whether an option can be chosen, and why not."""
    if ("answer", option) in match.options():
        return True, ""
    gold = match.state.seats[seat].gold
    if choice.pay > gold:
        return False, _("You have only {gold}.").format(gold=names.gold(gold))
    return False, _("You do not have what it costs.")


def _text(one: Sheet) -> str:
    """The introduction."""
    return _(one.intro) if one.intro else ""


def status(match: Match, seat: int) -> tuple[Status, ...]:
    """What a witcher has, to weigh the choice."""
    one = match.state.seats[seat]
    return (
        Status("shield", _("Shield"), str(one.shield)),
        Status("flask", _("Potions"), str(len(one.potions))),
        Status("draw", _("Hand"), names.count_cards(len(one.hand))),
        Status("coin", _("Gold"), str(one.gold)),
    )


def worth_a_page(step: Step, seats: Sequence[int]) -> bool:
    """Whether a step told one of these seats what came of a story."""
    return any(isinstance(event, e.ResultTold | e.AnswerGiven) and event.seat in seats for event in step.events)


def tells(model: StoryModel) -> bool:
    """Whether there is anything to be read of what came of a choice: where dice or a fight come first there is not."""
    return bool(model.text or model.effects or model.trial or model.kept)


def latest(match: Match, seat: int) -> Any:
    """The story that a witcher is in: the event in which it was read or answered last; None where there was none."""
    for step in reversed(match.steps[-MOST_BACK:]):
        for event in reversed(step.events):
            if isinstance(event, e.StoryRead | e.AnswerGiven) and event.seat == seat:
                return event
    return None


def result(match: Match, step: Step, seat: int, viewer: int) -> StoryModel:
    """What came of a choice, or of a card that leaves none; where dice or a fight decided it, of the card before."""
    content: Content = match.game.content
    events = list(visible(step.events, viewer))
    story = _story(events)
    given = next((event for event in events if isinstance(event, e.AnswerGiven)), None)
    earlier = latest(match, seat) if story == NONE else None
    if earlier is not None:
        story, given = earlier.story, earlier if isinstance(earlier, e.AnswerGiven) else None
    one = sheet(content, story) if story != NONE else None
    texts = [_(content.catalogue.texts[event.text]) for event in events if isinstance(event, e.ResultTold)]
    answer = None
    if given is not None:
        chosen = sheet(content, given.story).choices[given.option]
        answer = Option(LETTERS[given.option], _(chosen.offer))
    elif one is not None and earlier is None:
        texts.insert(0, _text(one))
    kept = next((faces.kept(content, event.kept) for event in events if isinstance(event, e.KeptTaken)), None)
    return StoryModel(
        _(one.title) if one else "", "\n".join(part for part in texts if part), one.key if one else "",
        deck(content, story) if one else "wilds", kicker(content, story) if one else "", (), answer,
        tuple(_effects(match, events, seat)), rolls.trial(match, events, seat), kept, "", seat_names(match)[seat],
        rows.faction(match, seat), status(match, seat),
    )  # fmt: skip


def _story(events: Sequence[Any]) -> int:
    """The card that the result belongs to: the last that was read, else the one that was answered."""
    for event in reversed(events):
        if isinstance(event, e.StoryRead | e.AnswerGiven):
            return event.story
    return NONE


def _effects(match: Match, events: Sequence[Event], seat: int) -> list[Effect]:
    """What came of it for the reader, in order; then what is asked of the reader for it."""
    called = seat_names(match)
    out = []
    for event in _of_the_story(match, events, seat):
        glyph = GLYPHS.get(type(event))
        if glyph is None or getattr(event, "seat", seat) != seat:
            continue
        words = told.words(match, event, called)
        if words:
            out.append(Effect(glyph, words))
    return [*out, *_promised(match, seat), *_asked(match, seat)]


def _of_the_story(match: Match, events: Sequence[Any], seat: int) -> list[Any]:
    """Without what the end of the turn brought in the same step: the cards drawn before the pool, and all after."""
    asked = match.state.stack[-1][0] if match.state.stack else NONE
    end = next(
        (n for n, one in enumerate(events) if isinstance(one, e.TurnBegan | e.NothingBought)),
        len(events) if asked == BUY else NONE,
    )
    if end == NONE:
        return list(events)
    drawn = [n for n, one in enumerate(events[:end]) if isinstance(one, d.CardsDrawn) and one.seat == seat]
    return list(events[: drawn[-1] if drawn else end])


def _promised(match: Match, seat: int) -> list[Effect]:
    """What is not seen before the end of the turn."""
    turn, before = match.state.turn, match.state_before(len(match.steps) - 1).turn
    if turn.seat != seat or before.seat != seat or match.state.turns != match.state_before(len(match.steps) - 1).turns:
        return []
    out = []
    if turn.free_card and not before.free_card:
        out.append(Effect("draw", _("The card of the pool is free at the end of this turn")))
    more = turn.draws - before.draws
    if more > 0:
        words = ngettext("Draws {n} card more at the end of this turn", "Draws {n} cards more at the end of this turn",
                         more)  # fmt: skip
        out.append(Effect("draw", words.format(n=more)))
    elif more < 0:
        words = ngettext(
            "Draws {n} card fewer at the end of this turn", "Draws {n} cards fewer at the end of this turn", -more
        )
        out.append(Effect("draw", words.format(n=-more)))
    return out


def _asked(match: Match, seat: int) -> list[Effect]:
    """What is still to be chosen for it."""
    frame = match.state.stack[-1] if match.state.stack else (NONE, NONE)
    if frame[1] != seat or frame[0] not in ASKED:
        return []
    return [Effect(ASKED[frame[0]], match.game.title.question(match.game.content, match.state))]
