"""What all tests share: the switch that writes golden playthroughs anew."""

from __future__ import annotations

import os

import pytest

os.environ["LANGUAGE"] = "en"  # the tests' sentences are those of the sources, whatever the machine speaks


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write tests/golden anew instead of comparing")


@pytest.fixture
def update_golden(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--update-golden"))
