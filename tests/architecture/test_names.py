"""Names say what a thing is for."""

import re

from architecture.source import sources

SAY_NOTHING = {"utils", "util", "helpers", "helper", "manager", "managers", "misc", "common", "base", "core"}


def test_no_module_has_a_name_that_says_nothing() -> None:
    named = {
        one.name for one in sources("desktop", "tests", "packaging") if _words(one.path.stem) & SAY_NOTHING
    }
    folders = {one.name for one in sources("desktop", "tests") if _words(one.path.parent.name) & SAY_NOTHING}
    assert named | folders == set()


def test_camel_case_is_for_qt_overrides_alone() -> None:
    theirs = _qt_names()
    ours = [
        f"{one.at(node)} {name}"
        for one in sources("desktop")
        for name, node in one.functions()
        if re.search(r"[a-z][A-Z]", node.name) and node.name not in theirs
    ]
    assert ours == []


def _words(name: str) -> set[str]:
    return set(name.strip("_").split("_"))


def _qt_names() -> set[str]:
    from PySide6 import QtCore, QtGui, QtSvg, QtWidgets

    # Asked for by name: PySide makes its classes when they are first wanted.
    things = [getattr(module, name) for module in (QtCore, QtGui, QtSvg, QtWidgets) for name in dir(module)]
    return {name for one in things if isinstance(one, type) for name in dir(one)}
