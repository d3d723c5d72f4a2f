"""What comes from others is declared where a person looks for it."""

import ast
import re
import sys
import tomllib

from architecture.source import CHECKOUT, sources

DISTRIBUTION_OF = {"PySide6": "pyside6-essentials", "shiboken6": "pyside6-essentials", "numpy": "pyqtgraph"}
"""Imported name -> the declared package that brings it, where the two differ."""
OF_A_CHECKOUT = {"babel"}


def declared() -> set[str]:
    """The packages that pyproject.toml installs to play, in lower case."""
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return {re.split(r"[<>=!~\[; ]", one, maxsplit=1)[0].lower() for one in project["dependencies"]}


def test_everything_imported_is_declared() -> None:
    imported: set[str] = set()
    for source in sources("desktop"):
        for node in ast.walk(source.tree):
            if isinstance(node, ast.Import):
                imported |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                imported.add(node.module.partition(".")[0])
    foreign = imported - set(sys.stdlib_module_names) - {"desktop"} - OF_A_CHECKOUT
    assert {DISTRIBUTION_OF.get(name, name).lower() for name in foreign} <= declared()


def test_everything_declared_is_named_with_its_licence() -> None:
    told = (CHECKOUT / "THIRD_PARTY.md").read_text(encoding="utf-8").lower().replace(" ", "-")
    assert [name for name in sorted(declared()) if name not in told] == []
