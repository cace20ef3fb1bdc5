"""The Witcher's sentences at the table: questions narrowed by what was pointed at, labels, what is told of a place."""

from __future__ import annotations

from game.desktop.controller import Controller
from game.desktop.tables.base import Ask, seat_names
from game.desktop.tables.witcher import rows, waters
from game.desktop.tables.witcher.views import suits
from game.kernel.match import Match
from game.kernel.texts import N_
from game.kernel.texts import gettext as _
from game.titles.witcher import names
from game.titles.witcher.content import Content
from game.titles.witcher.entering import matches
from game.titles.witcher.fight.conditions import DRIVEN_AWAY, KILLED
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.pool import ANY_COST
from game.titles.witcher.setup import SCHOOLS
from game.titles.witcher.state import ALCHEMY, COMBAT, DEFENSE, NONE, SPECIALTY, State
from game.titles.witcher.words import ACTION_WORDS, WAYS

EXPLAIN = {
    "choose_school": N_("Each school has a Specialty of its own, and ten cards to begin with."),
    "wander": N_("A road costs a card of the terrain it leads to, or any two cards, or a card and 1 Gold."),
    "pay_move": N_("Click a card: one of the right terrain is enough by itself."),
    "pay_trip": N_("Click a card: one of the right terrain is enough by itself."),
    "before_die": N_("What you use leaves the game."),
    "mists": N_("It comes to your discard pile; only the printed cost counts."),
    "deed": N_("This ends your travels: cards you have left can be kept."),
    "keep": N_("Click what you do not want to keep; then you draw up to three."),
    "buy": N_("Cards are the price: what you pay goes to your discard pile."),
    "pay_cards": N_("Click the cards that you give for it."),
    "clear_pool": N_("What is removed leaves the game; others take its place."),
    "trash": N_("Whatever leaves the game is never drawn again."),
    "trail": N_("With its trail a monster's ability can be foreseen."),
    "strike": N_("A card follows another whose extension shows its colour."),
}
FATIGUE = N_(
    "Fatigue: each step on the Trophy Track costs you cards, the more the higher it is, three at most. "
    "They are never drawn again."
)
ENDING = (
    "end_wandering", "rest", "end_discarding", "enough", "decline", "end_strike", "ready", "stop", "pass", "leave",
)  # fmt: skip
RAISES = {1: COMBAT, 2: DEFENSE, 3: ALCHEMY, 4: SPECIALTY}  # attributes by the actions of places
GAIN, FIGHT_OVER, PLACE_MONSTER = NUMBER["gain"], NUMBER["fight_over"], NUMBER["place_monster"]
BY_NUMBER = {NUMBER[name]: words for name, words in EXPLAIN.items()}


def ask(match: Match, controller: Controller) -> Ask:
    """The question; among several persons with the name of whoever is asked while it is another one's turn."""
    asked = _ask(match, controller)
    persons = sum(seat.is_human for seat in match.game.setup.seats)
    if persons < 2 or match.seat == rows.active_seat(match):
        return asked
    words = _("{who}: {question}").format(who=seat_names(match)[match.seat], question=asked.question)
    return Ask(words, asked.explain)


def _ask(match: Match, controller: Controller) -> Ask:
    """Narrowed by a card that was pointed at first."""
    state: State = match.state
    kind = state.stack[-1][0]
    content: Content = match.game.content
    explain = _explain(state)
    if kind in waters.PAYING and controller.pointed:
        card = names.card(content, int(controller.pointed[0].value))
        return Ask(
            _("{card} and what else?").format(card=card),
            _("Another card, or 1 Gold, takes you to {place}.").format(place=names.place(content, state.stack[-1][2])),
        )
    if kind == PLACE_MONSTER:
        return _ask_place(content, state.stack[-1][2])
    if kind == NUMBER["wander"] and not any(option[0] in WAYS for option in match.options()):
        explain = ""  # no road is paid for
    return Ask(match.game.title.question(content, state), explain)


def _explain(state: State) -> str:
    """What stands below the question: what it costs, or why it is asked."""
    kind = state.stack[-1][0]
    if kind == NUMBER["trash"] and len(state.stack) > 1 and state.stack[-2][0] == NUMBER["fatigue"]:
        return _(FATIGUE)
    if kind == GAIN:
        return gained_for(state)
    return _(BY_NUMBER[kind]) if kind in BY_NUMBER else ""


def _ask_place(content: Content, monster: int) -> Ask:
    """Which monster it is that is placed, and why that matters."""
    one = content.catalogue.monsters[monster]
    asked = _("Where does the strongest Monster begin: {monster}, level {level}, Life Pool {life}?")
    return Ask(
        asked.format(monster=names.monster(content, monster), level=suits.ROMAN[one.level], life=one.life),
        _("It is in the way of whoever lives near; two Monsters of level I come to the other places."),
    )


def gained_for(state: State) -> str:
    """What a card of the pool is gained for, what it costs, where it goes."""
    if not state.stack or state.stack[-1][0] != GAIN:
        return ""
    cost = state.stack[-1][2]
    outcome = next((frame[2] for frame in state.stack if frame[0] == FIGHT_OVER), NONE)
    if outcome in (KILLED, DRIVEN_AWAY):
        told = _("A reward of the fight: one card of cost {cost}. It is free, and is shuffled into your deck.")
    elif outcome != NONE:
        told = _("After a lost fight: one card of cost {cost}. It is free, and is shuffled into your deck.")
    elif cost == ANY_COST:
        told = _("Any one card. It is free, and goes to your discard pile.")
    else:
        told = _("One card of cost {cost}. It is free, and goes to your discard pile.")
    return told.format(cost=cost)


def hint(match: Match, key: str) -> str:
    """What a choice costs and gives, where its label does not tell."""
    if key != "act":
        return ""
    content: Content = match.game.content
    one = match.state.seats[match.seat]
    action = content.action_of[one.place]
    if action not in RAISES:
        return ""
    level = one.attributes[RAISES[action]]
    return _("From level {now} to level {then}; it costs nothing.").format(now=level, then=level + 1)


def verb(match: Match, controller: Controller, key: str) -> str:
    """What choosing a verb would do: by the option that it settles."""
    found = next((option for option in controller.left() if option[0] == key), None)
    return match.game.title.option_words(match.game.content, match.state, found) if found else key


def ending(verbs: tuple[str, ...]) -> str:
    """What ends a phase, or declines."""
    return next((one for one in ENDING if one in verbs), verbs[0] if len(verbs) == 1 else "")


def place_tip(match: Match, viewer: int, place: int) -> str:
    """What is told of a place on the map: terrain, action, who is there, and how the viewer comes there."""
    content: Content = match.game.content
    state: State = match.state
    called = seat_names(match)
    terrain, action = terrain_words(content, place), action_words(content, place)
    lines = [_("{terrain}. {action}.").format(terrain=terrain, action=action)] if place != content.open_sea else []
    for slot in state.slots:
        if slot.token == place and slot.monster != NONE:
            monster = _("{monster} stands here.").format(monster=names.monster(content, slot.monster))
            lines.append(monster)
    here = [called[seat] for seat, one in enumerate(state.seats) if one.place == place and one.present]
    if here:
        lines.append(_("Here: {who}.").format(who=", ".join(here)))
    if state.tavern == place:
        lines.append(_("The tavern is closed: witchers do not fight each other here."))
    lines += waters.place_lines(match, viewer, place)
    if viewer >= 0:
        lines += _errands(match, viewer, place) + _ways(match, viewer, place)
    if place == content.open_sea:
        return "\n".join([names.place(content, place), *lines])
    return "\n".join([_("{number} {place}").format(number=place, place=names.place(content, place)), *lines])


def terrain_words(content: Content, place: int) -> str:
    """The terrain of a place."""
    return names.terrain(content.terrain_of[place])


def action_words(content: Content, place: int) -> str:
    """What can be done there."""
    words = _(ACTION_WORDS[content.action_of[place]])
    school = content.school_of[place]
    if 0 <= school < len(SCHOOLS):
        return _("{action} ({school})").format(action=words, school=names.school(school))
    return words


def _errands(match: Match, viewer: int, place: int) -> list[str]:
    """What waits for the viewer there."""
    content: Content = match.game.content
    one = match.state.seats[viewer]
    out = [
        _("Your Quest “{story}” waits here.").format(story=names.story(content, quest.story))
        for quest in one.quests
        if quest.place == place
    ]
    if place in one.trail_quests:
        terrain = one.trail_quests.index(place)
        out.append(_("A trail leads here: {terrain}.").format(terrain=names.terrain(terrain)))
    return out


def _ways(match: Match, viewer: int, place: int) -> list[str]:
    """By which cards the viewer comes there from where the figure stands."""
    content: Content = match.game.content
    one = match.state.seats[viewer]
    if match.over or place not in waters.ways(content, match.state, viewer):
        return []
    if place == content.open_sea:
        return [_("By any one card.")] if one.hand else [_("No card of yours leads there.")]
    alone = [card for card in one.hand if matches(content, card, place)]
    ways = []
    if alone:
        ways.append(_("By {cards} alone.").format(cards=names.cards(content, alone)))
    if len(one.hand) > 1:
        ways.append(_("By any two cards."))
    if one.hand and one.gold:
        ways.append(_("By any card and 1 Gold."))
    return [" ".join(ways)] if ways else [_("No card of yours leads there.")]


def monster_tip(match: Match, viewer: int, terrain: int) -> str:
    """What is told of a monster on the map."""
    from game.desktop.tables.witcher import panels

    one = panels.monsters(match, viewer, ()).monsters[terrain]
    lines = [
        _("Level {level}, {terrain}. Life Pool {life}.").format(
            level=one.level, terrain=names.terrain(terrain), life=one.life
        ),
        one.words,
    ]
    if one.trail:
        lines.append(_("You have its trail."))
    return "\n".join([one.name, *lines])
