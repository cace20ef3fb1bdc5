"""What is pointed at for the choices of Dovahkiin: cards of all kinds lie in one hand, and a hero is taken up before he
walks or fights, for his land may also be one that units attack from. A fight is shown before its first blow."""

from __future__ import annotations

from typing import Final

from game.desktop.controller import VERB, Controller, Target
from game.kernel.rules import Option
from game.titles.skyrim.dovahkiin.duel import STRIKE

HERO: Final = Target("hero", 0)
REVIVE: Final = Target("revive", 0)
LED_BY: Final = {"walk": HERO, "revive": REVIVE}
FIGHT: Final = "challenge"
SLOTS: Final = ("weapon", "armor")
# Cards of all kinds share the domain `card`: territory cards by their numbers, the others beyond them.
BEYOND: Final = {"spell": 1000, "objective": 2000, "shout": 3000, "weapon": 4000, "armor": 5000}
CARD_OF: Final = {
    "cast": "spell", "shout": "shout", "score": "objective", "replace": "objective", "keep": "objective",
    "put_under": "objective", "give_back": "objective", "keep_weapon": "weapon", "keep_armor": "armor",
}  # fmt: skip


def card(kind: str, number: int) -> int:
    """What a card in hand is called by."""
    return BEYOND[kind] + number


def kind_of(value: int) -> tuple[str, int]:
    """The kind of a card in hand, `land` for territory cards, and its number within it."""
    for kind, base in reversed(BEYOND.items()):
        if value >= base:
            return kind, value - base
    return "land", value


class SagaController(Controller):
    """See above."""

    def path(self, option: Option) -> tuple[Target, ...]:
        """What is pointed at, in order, to choose an option."""
        verb = option[0]
        if verb in CARD_OF:
            return (Target("card", card(CARD_OF[verb], option[1])),)
        if verb in LED_BY:
            return LED_BY[verb], Target("territory", option[1])
        if verb == FIGHT:
            return HERO, Target("territory", option[1]), Target(VERB, FIGHT)
        if verb == "equip":
            slot = option[1] if isinstance(option[1], int) else SLOTS.index(option[1])
            return Target("card", option[2]), Target("card", option[3]), Target("slot", slot)
        if verb == "reroll":
            return (Target("faces", option[1]),)
        return super().path(option)

    def then(self, option: Option) -> Option | None:
        """The first blow comes with the challenge: nobody can break off before it."""
        return STRIKE if option[0] == FIGHT else super().then(option)

    @property
    def fought(self) -> int:
        """The territory of the hero or dragon that a fight is thought of with; -1 where none is."""
        if len(self.pointed) < 2 or self.pointed[0] != HERO or self.left()[0][0] != FIGHT:
            return -1
        return int(self.pointed[1].value)
