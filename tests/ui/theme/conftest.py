"""Leaves the application undressed, as other tests expect it."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QApplication


@pytest.fixture(autouse=True)
def undressed_afterwards(qapp: QApplication) -> Iterator[None]:
    font = QFont(qapp.font())
    yield
    qapp.setStyleSheet("")
    qapp.setFont(font)
    qapp.setPalette(QPalette())
