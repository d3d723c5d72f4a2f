"""The real window, as the tests of the shell open it."""

import pytest
from ui.shell.conftest import OpenWindow, open_window

from desktop.app.games import find_games

__all__ = ["OpenWindow", "open_window"]

LANGUAGES = ("en", "ja", "ru")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each game that is found, and each language."""
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", list(find_games()))
    if "language" in metafunc.fixturenames:
        metafunc.parametrize("language", LANGUAGES)
