"""What all tests share: the switch that writes golden playthroughs anew."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from game.kernel.texts import use_language

os.environ["LANGUAGE"] = "en"  # the tests' sentences are those of the sources, whatever the machine speaks


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write tests/golden anew instead of comparing")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files with slow tests first: where several workers share the files, none begins the longest one at the end."""
    slow = {item.path for item in items if item.get_closest_marker("slow")}
    items.sort(key=lambda item: item.path not in slow)


@pytest.fixture
def update_golden(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--update-golden"))


@pytest.fixture(autouse=True)
def own_language() -> Iterator[None]:
    """A test that speaks another language leaves it behind in no other test."""
    yield
    use_language("")
