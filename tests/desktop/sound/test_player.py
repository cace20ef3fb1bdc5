"""What is heard: volumes at once, few voices, no machine gun, the hearth, silence where there is no device."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from game.desktop.preferences import Keeper, Preferences
from game.desktop.sound.catalogue import SOUNDS
from game.desktop.sound.device import VOICES
from game.desktop.sound.player import HEARTH_VOICE, MOST_A_SECOND, START_MS, Sounds
from tests.desktop.sound.spy import Spy


def sounds_of(spy: Spy, **values: object) -> tuple[Sounds, Keeper]:
    keeper = Keeper(first=Preferences(**values))  # type: ignore[arg-type]
    sounds = Sounds(keeper, spy, random.Random(1))
    sounds.update(START_MS)
    sounds.update(16)
    return sounds, keeper


def test_nothing_is_opened_before_the_first_frames_are_drawn() -> None:
    spy = Spy()
    sounds = Sounds(Keeper(), spy)
    sounds.update(16)
    assert not spy.started
    assert not sounds.play("turn")
    sounds.update(START_MS)
    assert spy.started


def test_without_a_device_all_is_silent() -> None:
    spy = Spy(opens=False)
    sounds, keeper = sounds_of(spy, volume_hearth=100)
    keeper.change(volume=50)
    assert not sounds.play("turn")
    sounds.mute()
    sounds.close()
    assert spy.played == []


def test_volumes_scale_what_plays_at_once() -> None:
    spy = Spy()
    sounds, keeper = sounds_of(spy, volume=100)
    assert sounds.play("dice2")
    assert sounds.play("turn")
    dice, turn = spy.volumes[1], spy.volumes[2]
    keeper.change(volume_pieces=50)
    assert spy.volumes == {1: pytest.approx(dice / 4), 2: pytest.approx(turn)}
    keeper.change(volume=50, volume_pieces=100)
    assert spy.volumes == {1: pytest.approx(dice / 4), 2: pytest.approx(turn / 4)}
    keeper.change(volume=0)
    assert set(spy.volumes.values()) == {0}
    assert not sounds.play("card")


def test_mute_keeps_the_volume() -> None:
    spy = Spy()
    sounds, keeper = sounds_of(spy)
    sounds.play("turn")
    before = spy.volumes[1]
    assert sounds.mute()
    assert spy.volumes[1] == 0
    assert not sounds.play("card")
    assert keeper.now.volume == Preferences().volume
    assert not sounds.mute()
    assert spy.volumes[1] == before


def test_the_hearth_burns_while_it_is_wished_for() -> None:
    spy = Spy()
    sounds, keeper = sounds_of(spy)
    assert spy.played == []
    keeper.change(volume_hearth=60)
    assert spy.names() == ["hearth"]
    assert spy.looping == {HEARTH_VOICE}
    quiet = spy.volumes[HEARTH_VOICE]
    keeper.change(volume_hearth=100)
    assert spy.volumes[HEARTH_VOICE] > quiet
    assert len(spy.played) == 1
    sounds.mute()
    assert spy.faded == [HEARTH_VOICE]
    sounds.mute()
    assert spy.names() == ["hearth", "hearth"]
    keeper.change(volume_hearth=0)
    assert spy.faded == [HEARTH_VOICE, HEARTH_VOICE]


def test_the_same_dice_never_sound_the_same_twice_running() -> None:
    spy = Spy()
    sounds, _keeper = sounds_of(spy)
    for _ in range(20):
        sounds.update(1000)
        spy.all_end()
        assert sounds.play("dice3")
    variants = [variant for _voice, _name, variant, _volume in spy.played]
    assert all(one != other for one, other in pairwise(variants))
    assert set(variants) == set(range(1, SOUNDS["dice3"].variants + 1))
    assert len({volume for *_rest, volume in spy.played}) > 10


def test_no_more_than_so_many_a_second_and_none_twice_at_once() -> None:
    spy = Spy()
    sounds, _keeper = sounds_of(spy)
    names = [name for name in SOUNDS if name != "hearth"]
    for n in range(100):
        for name in names:
            sounds.play(name)
        sounds.update(10)
        if n % 3 == 0:
            spy.all_end()
    assert len(spy.played) <= MOST_A_SECOND
    spy.played.clear()
    sounds.update(2000)
    assert sounds.play("place")
    assert not sounds.play("place")


def test_where_all_voices_play_another_is_left_out() -> None:
    spy = Spy(volumes=dict.fromkeys(range(1, VOICES), 0.5))
    sounds, _keeper = sounds_of(spy)
    assert not sounds.play("turn")


def test_closing_lets_go_of_device_and_settings() -> None:
    spy = Spy()
    sounds, keeper = sounds_of(spy)
    sounds.play("victory")
    sounds.close()
    assert spy.closed
    assert keeper.on_change == []
