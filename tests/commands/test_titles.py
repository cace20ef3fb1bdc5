from __future__ import annotations

from tests.commands.shell import Shell


def test_titles_are_told_with_all_that_a_setup_can_name(shell: Shell) -> None:
    (skyrim,) = (one for one in shell.json("titles") if one["title"] == "skyrim")
    assert set(skyrim) == {"title", "name", "modes", "modules", "options", "factions", "levels"}
    seats = {"chaos": [2, 5], "civil-war": [3, 5], "dovahkiin": [2, 5], "custom": [2, 5]}
    assert {mode["mode"]: mode["seats"] for mode in skyrim["modes"]} == seats
    assert [one["faction"] for one in skyrim["factions"]] == ["stormcloak", "thalmor", "orc", "imperial", "forsworn"]
    assert {"random", "normal"} <= {one["level"] for one in skyrim["levels"]}
    words = shell.told("titles")
    assert all(one["option"] in words for one in skyrim["options"])


def test_no_window_opens_for_a_title_that_is_not_there(shell: Shell) -> None:
    assert "skyee" in shell.refused("play", "--title", "skyee")
