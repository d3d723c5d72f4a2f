"""The source as the architecture tests read it."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]
DESKTOP = CHECKOUT / "desktop"
ROOMS = {"app", "engine", "games", "players", "session", "ui", "wording"}
ROOMS_OF_A_GAME = {"rules", "physics", "table", "bot", "manifest"}

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Source:
    """One Python file, read and parsed."""

    path: Path
    text: str
    tree: ast.Module

    @property
    def name(self) -> str:
        """The path as it is written in lists and messages, from the checkout's root."""
        return self.path.relative_to(CHECKOUT).as_posix()

    def functions(self) -> Iterator[tuple[str, Function]]:
        """Every function with its dotted name in the file."""
        yield from _functions(self.tree, "")

    def at(self, node: ast.AST) -> str:
        """Where a node stands, as ``file:line``."""
        return f"{self.name}:{getattr(node, 'lineno', 1)}"


@cache
def sources(*folders: str) -> tuple[Source, ...]:
    """All Python files below these folders of the checkout, in order."""
    paths = sorted(path for folder in folders for path in (CHECKOUT / folder).rglob("*.py"))
    texts = [(path, path.read_text(encoding="utf-8")) for path in paths]
    return tuple(Source(path, text, ast.parse(text, str(path))) for path, text in texts)


def _functions(node: ast.AST, prefix: str) -> Iterator[tuple[str, Function]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = f"{prefix}{child.name}"
            if not isinstance(child, ast.ClassDef):
                yield name, child
            yield from _functions(child, f"{name}.")
        else:
            yield from _functions(child, prefix)
