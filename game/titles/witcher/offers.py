"""Options that point at one thing, made once a match and shared by all states: a list of them is a list of pointers."""

from __future__ import annotations

from dataclasses import dataclass

from game.kernel.rules import Option
from game.titles.witcher.catalogue.frozen import Catalogue


@dataclass(frozen=True, slots=True, eq=False)
class Offers:
    """By verb; each verb's options by the number of what they point at."""

    move: tuple[Option, ...]  # by place
    sail_to: tuple[Option, ...]  # by place
    fight: tuple[Option, ...]  # by terrain
    duel: tuple[Option, ...]  # by seat
    challenge: tuple[Option, ...]
    meditate: tuple[Option, ...]  # by attribute
    resolve: tuple[Option, ...]  # by story
    follow: tuple[Option, ...]  # by kept card
    discard_potion: tuple[Option, ...]
    gain: tuple[Option, ...]  # by action card, as are all that follow
    trash: tuple[Option, ...]
    discard: tuple[Option, ...]
    buy: tuple[Option, ...]
    pay: tuple[Option, ...]
    clear: tuple[Option, ...]
    trade_away: tuple[Option, ...]
    trade_for: tuple[Option, ...]


def make_offers(catalogue: Catalogue, *, players: int, places: int, stories: int) -> Offers:
    """The options of a match: `players`, `places`, `stories` are how many there are."""
    cards = len(catalogue.action_cards)
    return Offers(
        move=_options("move", places),
        sail_to=_options("sail_to", places),
        fight=_options("fight", 3),
        duel=_options("duel", players),
        challenge=_options("challenge", players),
        meditate=_options("meditate", 4),
        resolve=_options("resolve", stories),
        follow=_options("follow", len(catalogue.kept)),
        discard_potion=_options("discard_potion", len(catalogue.potions)),
        gain=_options("gain", cards),
        trash=_options("trash", cards),
        discard=_options("discard", cards),
        buy=_options("buy", cards),
        pay=_options("pay", cards),
        clear=_options("clear", cards),
        trade_away=_options("trade_away", cards),
        trade_for=_options("trade_for", cards),
    )


def _options(verb: str, number: int) -> tuple[Option, ...]:
    return tuple((verb, n) for n in range(number))
