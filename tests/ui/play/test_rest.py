"""Every screen comes to rest: a width that follows a height that follows the width goes round for ever.

Nobody sees more of it than a flicker and a warm machine, and where a test looks it may find either picture.
"""

import pytest
from PySide6.QtWidgets import QApplication
from support.rest import restless
from ui.play.conftest import OpenLively
from ui.shell.pages import click, lift_curtain, open_dealt, tile_of

from desktop.ui.main_window import MainWindow

GAMES = ("tranquility", "the_west", "shinra_tower")
SIZES = ((1280, 800), (901, 633), (640, 480))
PANEL_WIDTHS = range(280, 540, 26)


def rests_in_all_sizes(app: QApplication, window: MainWindow) -> None:
    for size in SIZES:
        window.resize(*size)
        assert restless(app) == set(), size
    window.resize(*SIZES[0])


@pytest.mark.parametrize("text_percent", [100, 200])
@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_every_screen_comes_to_rest_at_every_size(
    qapp: QApplication, open_lively: OpenLively, language: str, text_percent: int
) -> None:
    window = open_lively(language, motion="off", text_percent=text_percent)
    rests_in_all_sizes(qapp, window)
    for game in GAMES:
        click(tile_of(window, game))
        rests_in_all_sizes(qapp, window)
        page = open_dealt(window, game)
        if page.curtain.isVisible():
            rests_in_all_sizes(qapp, window)
            lift_curtain(page)
        rests_in_all_sizes(qapp, window)
        for width in PANEL_WIDTHS:
            page.panel.set_width(width)
            assert restless(qapp) == set(), width
        window.go_home()
