"""The command line for the tests of commands."""

from pathlib import Path

import pytest
from support.commands import Commands


@pytest.fixture
def commands(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Commands:
    return Commands(capsys, tmp_path)
