"""Which messages the source asks for, read from its syntax trees, and with which facts."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from tests.i18n.po_file import ROOT

SOURCE = ROOT / "desktop"

Names = frozenset[str] | None
"""Names of facts; None when the source builds them in a way that cannot be read here."""


@dataclass(frozen=True)
class Use:
    """A message asked for at one place of the source."""

    id: str
    facts: Names
    where: str


@dataclass(frozen=True)
class Ruled:
    """A verdict given at one place: its rule, whether it allows, and its facts."""

    rule: str
    allowed: bool
    facts: Names
    where: str


@cache
def _trees() -> tuple[tuple[str, ast.Module], ...]:
    files = sorted(SOURCE.rglob("*.py"))
    return tuple((str(path.relative_to(ROOT)), ast.parse(path.read_text("utf-8"))) for path in files)


def _calls() -> Iterator[tuple[str, ast.Call, dict[str, Names]]]:
    """Every call with its place and the dictionaries known by name in its function."""
    for file, tree in _trees():
        scopes = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        inner = {id(node) for scope in scopes for node in ast.walk(scope) if node is not scope}
        tops = [scope for scope in scopes if id(scope) not in inner]
        for scope in (*tops, tree):
            known = _dictionaries(scope)
            for node in _own_nodes(scope, tops):
                if isinstance(node, ast.Call):
                    yield f"{file}:{node.lineno}", node, known


def _own_nodes(scope: ast.AST, tops: list[ast.FunctionDef]) -> Iterator[ast.AST]:
    if not isinstance(scope, ast.Module):
        yield from ast.walk(scope)
        return
    inside = {id(node) for top in tops for node in ast.walk(top)}
    yield from (node for node in ast.walk(scope) if id(node) not in inside)


def _dictionaries(scope: ast.AST) -> dict[str, Names]:
    """Names bound to a dictionary written out in this function."""
    known: dict[str, Names] = {}
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            keys = _keys(node.value, {})
            known[name] = None if name in known and known[name] != keys else keys
    return known


def _keys(node: ast.expr | None, known: dict[str, Names]) -> Names:
    if node is None:
        return frozenset()
    if isinstance(node, ast.Name):
        return known.get(node.id)
    if not isinstance(node, ast.Dict):
        return None
    keys = [_literal(key) for key in node.keys]
    return None if None in keys else frozenset(key for key in keys if key is not None)


def _literal(node: ast.expr | None) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _called(call: ast.Call) -> str:
    match call.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
        case _:
            return ""


def _argument(call: ast.Call, position: int, name: str) -> ast.expr | None:
    if position < len(call.args):
        return call.args[position]
    return next((keyword.value for keyword in call.keywords if keyword.arg == name), None)


def _keywords(call: ast.Call) -> Names:
    if any(keyword.arg is None for keyword in call.keywords):
        return None
    return frozenset(keyword.arg for keyword in call.keywords if keyword.arg is not None)


@cache
def uses() -> tuple[Use, ...]:
    """Every message that is asked for by a literal id."""
    return tuple(use for where, call, known in _calls() for use in _uses_of(where, call, known))


def _uses_of(where: str, call: ast.Call, known: dict[str, Names]) -> Iterator[Use]:
    first = _literal(call.args[0]) if call.args else None
    match _called(call):
        case "tr" if first is not None:
            yield Use(first, _keywords(call), where)
        case "Message" if first is not None:
            yield Use(first, _keys(_argument(call, 1, "facts"), known), where)
        case "BadInputError" if first is not None:
            yield Use(f"app.input.{first}", _keys(_argument(call, 1, "facts"), known), where)
        case "Event":
            if first is not None:
                yield Use(first, _keys(_argument(call, 2, "facts"), known), where)
            public = _literal(_argument(call, 5, "public_id"))
            if public:
                yield Use(public, _keys(_argument(call, 6, "public_facts"), known), where)
        case _:
            pass


@cache
def verdicts() -> tuple[Ruled, ...]:
    """Every verdict that is given by a literal rule id."""
    found: list[Ruled] = []
    for where, call, _ in _calls():
        rule = _literal(call.args[0]) if call.args else None
        if rule is not None and _called(call) in ("allow", "refuse"):
            found.append(Ruled(rule, _called(call) == "allow", _keywords(call), where))
    return tuple(found)


@cache
def literals() -> frozenset[str]:
    """Every string that stands in the source by itself, docstrings aside."""
    return frozenset(
        node.value
        for _, tree in _trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and " " not in node.value
    )
